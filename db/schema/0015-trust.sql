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
