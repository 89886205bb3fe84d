# Problems of life and death, and questions about the groups of a game.

page-title-problems = Problems
page-title-problem = Problem
page-title-ask = Does this live?
page-start-problems = Life and death in Go, judged move by move

## Asking about a group of a game

ask-title = Does this live?
ask-how = Touch a stone of the group. If you like, touch vacant points too, or draw over them: then only they may be played on.
ask-no-target = No group is chosen yet.
ask-target = The group of { $point }.
ask-no-region = The region is worked out.
ask-region =
    { $count ->
        [one] The region has 1 point.
       *[other] The region has { $count } points.
    }
ask-do = Ask the solver
ask-clear = Forget the region
ask-mark-target = asked about
ask-mark-region = in the region
