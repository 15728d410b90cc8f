-- The club file, version 16: lists and battles of any rule system that Muster knows, and what a
-- battle's players were asked.
--
-- SQLite changes no check of a table that is there, so both are rebuilt, under the numbers that were
-- given last. Their columns keep their order: what acts changed is kept by it.

CREATE TABLE army_list_of_16 (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  name         TEXT NOT NULL UNIQUE CHECK (length (name) BETWEEN 1 AND 120),
  player_id    INTEGER REFERENCES player (id),
  rules        INTEGER NOT NULL CHECK (rules BETWEEN 1 AND 255), -- number of a rule system
  book_id      TEXT NOT NULL CHECK (length (book_id) <= 120),
  book_version INTEGER NOT NULL CHECK (book_version >= 0),
  year         INTEGER NOT NULL CHECK (year BETWEEN -9999 AND 9999),
  points_limit INTEGER NOT NULL CHECK (points_limit BETWEEN 0 AND 100000),
  points       INTEGER NOT NULL CHECK (points >= 0), -- when it was saved
  notes        TEXT NOT NULL CHECK (length (notes) <= 4000),
  changed      TEXT NOT NULL CHECK (length (changed) = 20),
  edition      INTEGER NOT NULL DEFAULT 1 CHECK (edition BETWEEN 1 AND 999999),
  tags         TEXT NOT NULL DEFAULT '' CHECK (length (tags) <= 120),
  priest       INTEGER NOT NULL DEFAULT 0 CHECK (priest IN (0, 1))
) STRICT;

INSERT INTO army_list_of_16 SELECT * FROM army_list;
DELETE FROM sqlite_sequence WHERE name = 'army_list_of_16';
INSERT INTO sqlite_sequence (name, seq)
SELECT 'army_list_of_16', seq FROM sqlite_sequence WHERE name = 'army_list';

DROP TABLE army_list;
ALTER TABLE army_list_of_16 RENAME TO army_list;

CREATE INDEX army_list_player ON army_list (player_id);

CREATE TABLE battle_of_16 (
  id              INTEGER PRIMARY KEY AUTOINCREMENT,
  campaign_id     INTEGER REFERENCES campaign (id),
  campaign_number INTEGER CHECK (campaign_number >= 1), -- which of the campaign's battles
  name         TEXT NOT NULL CHECK (length (name) BETWEEN 1 AND 120),
  fought_on    TEXT NOT NULL CHECK (date (fought_on, '+0 days') IS fought_on),
  recorded     TEXT NOT NULL CHECK (length (recorded) = 20),
  rules        INTEGER NOT NULL CHECK (rules BETWEEN 1 AND 255), -- number of a rule system
  readings     TEXT NOT NULL,
  seed         INTEGER NOT NULL,
  stream       INTEGER NOT NULL,
  month        INTEGER NOT NULL CHECK (month BETWEEN 1 AND 12),
  region       INTEGER NOT NULL CHECK (region BETWEEN 0 AND 1),
  country      INTEGER NOT NULL CHECK (country BETWEEN 0 AND 3),
  weather      INTEGER NOT NULL CHECK (weather BETWEEN 0 AND 5),
  weather_face INTEGER NOT NULL CHECK (weather_face BETWEEN 0 AND 6),
  outscouted   INTEGER NOT NULL CHECK (outscouted BETWEEN 0 AND 2),
  winner       INTEGER NOT NULL CHECK (winner BETWEEN 0 AND 2),
  periods      INTEGER NOT NULL CHECK (periods BETWEEN 0 AND 255),
  digest       INTEGER NOT NULL,
  campaign_day INTEGER NOT NULL DEFAULT 0 CHECK (campaign_day BETWEEN 0 AND 99999),
  CHECK ((campaign_id IS NULL) = (campaign_number IS NULL)),
  UNIQUE (campaign_id, campaign_number)
) STRICT;

INSERT INTO battle_of_16 SELECT * FROM battle;
DELETE FROM sqlite_sequence WHERE name = 'battle_of_16';
INSERT INTO sqlite_sequence (name, seq)
SELECT 'battle_of_16', seq FROM sqlite_sequence WHERE name = 'battle';

DROP TABLE battle;
ALTER TABLE battle_of_16 RENAME TO battle;

CREATE UNIQUE INDEX battle_once_in_campaign ON battle (campaign_id, digest, seed, stream)
  WHERE campaign_id IS NOT NULL;
CREATE UNIQUE INDEX battle_once_outside ON battle (name, digest, seed, stream)
  WHERE campaign_id IS NULL;

-- What a player answered when the battle asked him; number is its question's in the battle. What
-- kinds and values mean is told by the battle's rule system.
CREATE TABLE battle_answer (
  battle_id    INTEGER NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
  number       INTEGER NOT NULL CHECK (number >= 0),
  kind         INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 65535),
  side         INTEGER NOT NULL CHECK (side BETWEEN 0 AND 1),
  period       INTEGER NOT NULL CHECK (period BETWEEN 1 AND 255),
  body         INTEGER NOT NULL CHECK (body BETWEEN -1 AND 32767), -- -1: none
  other        INTEGER NOT NULL CHECK (other BETWEEN -1 AND 32767),
  value        INTEGER NOT NULL,
  second_value INTEGER NOT NULL,
  PRIMARY KEY (battle_id, number)
) STRICT, WITHOUT ROWID;
