CREATE TABLE house (
    id BIGINT NOT NULL PRIMARY KEY,
    heartbeat BIGINT NOT NULL
);

INSERT INTO house (id, heartbeat) VALUES (1, 0);

CREATE TABLE game (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    header TEXT NOT NULL,
    facts BIGINT NOT NULL,
    stamp BIGINT NOT NULL,
    white TEXT NOT NULL,
    black TEXT NOT NULL,
    variant TEXT NOT NULL,
    result TEXT NOT NULL,
    plies BIGINT NOT NULL,
    started BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    position TEXT NOT NULL
);

CREATE INDEX game_by_ended ON game (ended);

CREATE TABLE fact (
    game TEXT NOT NULL REFERENCES game (id),
    number BIGINT NOT NULL,
    stamp BIGINT NOT NULL,
    unix BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, number)
);

CREATE TABLE command (
    game TEXT NOT NULL REFERENCES game (id),
    id TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (game, id)
);

CREATE TABLE record (
    id TEXT NOT NULL PRIMARY KEY,
    place BIGINT NOT NULL,
    digest TEXT NOT NULL,
    title TEXT NOT NULL,
    kind TEXT NOT NULL,
    variant TEXT NOT NULL,
    white TEXT NOT NULL,
    black TEXT NOT NULL,
    event TEXT NOT NULL,
    site TEXT NOT NULL,
    round TEXT NOT NULL,
    date TEXT NOT NULL,
    day_least BIGINT NOT NULL,
    day_most BIGINT NOT NULL,
    result TEXT NOT NULL,
    plies BIGINT NOT NULL,
    opening TEXT NOT NULL,
    position TEXT NOT NULL,
    added BIGINT NOT NULL,
    deleted BIGINT NOT NULL,
    needle TEXT NOT NULL
);

CREATE UNIQUE INDEX record_by_digest ON record (digest);
CREATE UNIQUE INDEX record_by_place ON record (place);

CREATE TABLE record_text (
    place BIGINT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL
);

CREATE TABLE result (
    game TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    white TEXT NOT NULL,
    white_kind TEXT NOT NULL,
    black TEXT NOT NULL,
    black_kind TEXT NOT NULL,
    result TEXT NOT NULL,
    unix BIGINT NOT NULL
);

CREATE INDEX result_by_time ON result (kind, unix, game);

CREATE TABLE rating (
    kind TEXT NOT NULL,
    player TEXT NOT NULL,
    player_kind TEXT NOT NULL,
    unix BIGINT NOT NULL,
    game TEXT NOT NULL,
    rating TEXT NOT NULL,
    deviation TEXT NOT NULL,
    volatility TEXT NOT NULL,
    PRIMARY KEY (kind, player, player_kind, unix, game)
);
