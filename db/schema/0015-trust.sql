-- The club file, version 15: what each act leaves so that nobody has to be trusted blindly.

-- Every act that is kept leaves a token here: the newest is the file's own, the others are those of
-- the acts before it. A program that has the file open, and finds another one under its name, sees by
-- them whether that one goes on from what it knows.
CREATE TABLE club_line (
  one    INTEGER PRIMARY KEY CHECK (one = 1),
  tokens BLOB NOT NULL CHECK (length (tokens) % 8 = 0 AND length (tokens) <= 8192) -- newest first
) STRICT;
INSERT INTO club_line VALUES (1, x'');

-- Battles that were deleted, with all that hung on them, until they come back: the newest fifty.
-- effects is what was deleted, as acts have it, and code the SHA-256 of that; which fight it was is
-- told beside it, for it may have been recorded anew.
CREATE TABLE battle_gone (
  id      INTEGER PRIMARY KEY AUTOINCREMENT,
  battle  INTEGER NOT NULL CHECK (battle >= 1), -- its number
  name    TEXT NOT NULL CHECK (length (name) BETWEEN 1 AND 120),
  digest  INTEGER NOT NULL,
  seed    INTEGER NOT NULL,
  stream  INTEGER NOT NULL,
  gone    TEXT NOT NULL CHECK (length (gone) = 20),
  effects BLOB NOT NULL,
  code    TEXT NOT NULL CHECK (length (code) = 64)
) STRICT;

-- What a battle rests on (db/battle_proof.h), as it was found when it came into the file, and by
-- which rules: a battle that other rules fought is history. Battles of before get a row when the
-- file is opened.
CREATE TABLE battle_trust (
  battle_id INTEGER PRIMARY KEY REFERENCES battle (id) ON DELETE CASCADE,
  trust     INTEGER NOT NULL CHECK (trust BETWEEN 1 AND 3),
  engine    TEXT NOT NULL CHECK (length (engine) = 16)
) STRICT;

-- Where a battle's seed comes from (db/seed_story.h). A battle without a row was fought by an older
-- Muster, which did not record it. joint: both sides made the seed of the fight, and it was prepared
-- under another.
CREATE TABLE battle_seed (
  battle_id INTEGER PRIMARY KEY REFERENCES battle (id) ON DELETE CASCADE,
  origin    INTEGER NOT NULL CHECK (origin BETWEEN 0 AND 3),
  again     INTEGER NOT NULL CHECK (again BETWEEN 0 AND 1000000),
  joint     INTEGER NOT NULL CHECK (joint BETWEEN 0 AND 1),
  prepared  INTEGER NOT NULL CHECK (joint = 1 OR prepared = 0) -- unsigned, as battle.seed
) STRICT;

-- All of the sum that a seal begins: it binds a side to its part of the seed. Seals of before have
-- no row.
CREATE TABLE battle_seal_sum (
  battle_id INTEGER NOT NULL,
  side      INTEGER NOT NULL,
  sum       TEXT NOT NULL CHECK (length (sum) = 64),
  PRIMARY KEY (battle_id, side),
  FOREIGN KEY (battle_id, side) REFERENCES battle_seal (battle_id, side) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
