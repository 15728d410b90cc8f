-- The club file, version 19: a battle that people play at one screen, as far as it has come. There
-- is one at most. It is what was prepared, what its players answered since, and the dice of the
-- fight that were thrown at the table; the rest follows from these.

CREATE TABLE game (
  id          INTEGER PRIMARY KEY CHECK (id = 1),
  campaign_id INTEGER REFERENCES campaign (id) ON DELETE CASCADE,
  side_a      INTEGER NOT NULL CHECK (side_a BETWEEN 0 AND 255), -- of the campaign: their places
  side_b      INTEGER NOT NULL CHECK (side_b BETWEEN 0 AND 255),
  player_a    INTEGER NOT NULL CHECK (player_a BETWEEN 0 AND 15), -- who answers: a person, the machine
  player_b    INTEGER NOT NULL CHECK (player_b BETWEEN 0 AND 15),
  sheet       TEXT NOT NULL CHECK (length (sheet) BETWEEN 1 AND 1000000), -- not yet fought
  began       TEXT NOT NULL CHECK (length (began) = 20)
) STRICT;

-- As battle_answer has them.
CREATE TABLE game_answer (
  number       INTEGER PRIMARY KEY CHECK (number >= 0),
  kind         INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 65535),
  side         INTEGER NOT NULL CHECK (side BETWEEN 0 AND 1),
  period       INTEGER NOT NULL CHECK (period BETWEEN 1 AND 255),
  body         INTEGER NOT NULL CHECK (body BETWEEN -1 AND 32767),
  other        INTEGER NOT NULL CHECK (other BETWEEN -1 AND 32767),
  value        INTEGER NOT NULL,
  second_value INTEGER NOT NULL
) STRICT;

-- A die of the fight that was thrown at the table, by its place in the battle's stream.
CREATE TABLE game_die (
  number  INTEGER PRIMARY KEY CHECK (number >= 0),
  purpose INTEGER NOT NULL CHECK (purpose BETWEEN 0 AND 63),
  subject INTEGER NOT NULL CHECK (subject >= -1),
  die     INTEGER NOT NULL CHECK (die BETWEEN 0 AND 2),
  value   INTEGER NOT NULL CHECK (value BETWEEN 1 AND 10)
) STRICT;
