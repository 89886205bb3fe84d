CREATE TABLE problem_file (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    added BIGINT NOT NULL
);

CREATE TABLE problem_progress (
    player TEXT NOT NULL,
    problem TEXT NOT NULL,
    state TEXT NOT NULL,
    mistakes BIGINT NOT NULL,
    helped BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (player, problem)
);

CREATE TABLE problem_effort (
    problem TEXT NOT NULL PRIMARY KEY,
    nodes BIGINT NOT NULL
);
