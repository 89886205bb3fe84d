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

## The list

problems-built-in = Plateau’s own
problems-collections = Collections
problems-done = { $solved } of { $count } solved
problems-count =
    { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
problems-none = There is no such problem.
problems-search = Search in names and files
problems-show = Show
problems-show-state =
    { $state ->
        [unsolved] Not solved yet
        [unseen] New
        [tried] Tried, not solved
        [solved] Solved
       *[all] All
    }
problems-order =
    { $order ->
        [difficulty] By difficulty
       *[place] As they come
    }
problems-difficulty =
    { $level ->
        [1] very easy
        [2] easy
        [3] medium
        [4] hard
       *[5] very hard
    }
problems-unmeasured = difficulty not known yet
problems-unseen = new
problems-tried = tried
problems-solved = solved
problems-mistakes =
    { $mistakes ->
        [one] solved, { $mistakes } mistake
       *[other] solved, { $mistakes } mistakes
    }
problems-helped = solved with help
problems-pages = Pages
problems-page = { $page } of { $count }
problems-page-before = Previous
problems-page-behind = Next
problems-add = Add problems
problems-add-do = Add
problems-add-hint = SGF or rows of N, B, _ and -. Files can also be dropped on the list.
problems-paste = Or paste problems
problems-reading = being read…
problems-throw = Remove { $name } from the list
problems-thrown = { $name } is no longer in the list.
problems-faults =
    { $count ->
        [one] { $count } thing in it could not be read.
       *[other] { $count } things in it could not be read.
    }

## A problem

problem-number = Problem { $number }
problem-about = About the problem
problem-opening = The problem is being opened…
problem-to-list = Problems
problem-to-game = Back to the game
problem-draw-region = On the board of the game you can draw the region that matters.
problem-next = Next unsolved
problem-all-solved = All problems of this collection are solved.
problem-solver = The solver
problem-thinks = The solver is at work. You can already try a move.
problem-waits = Your question waits until the solver is done.
problem-cancel = Stop
problem-search-again = Search again
problem-effort = Effort
problem-numbers = Still to prove
problem-proof =
    { $color ->
        [white] White
       *[black] Black
    } first: { $proof } to prove, { $disproof } to disprove
problem-line = Line looked at
problem-verdict = Verdict
problem-from-here = From here:
problem-solution = Solution
problem-show-why = Show why
problem-solved = Solved!
problem-why-others =
    { $count ->
        [one] Why { $count } other move fails
       *[other] Why { $count } other moves fail
    }
problem-start = Begin anew
problem-other-first =
    { $color ->
        [white] Let White move first
       *[black] Let Black move first
    }
problem-other-side = Let the other side move first
problem-swap = Swap sides
problem-part = See the part that matters
problem-to-now = Back to your move
problem-in-library = What was tried is in the library.
problem-mark-shut = not playable
problem-keys = In the problem
