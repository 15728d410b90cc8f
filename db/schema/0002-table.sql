-- The club file, version 2: battles fought on the club's table, the sums worked
-- for them and the dice thrown for those.
--
-- Sides and phases are stored as numbers of the rules' headers, marks as those
-- of db/kept_sums.h. What a sum asks for and a battle's sheet are texts of the
-- layers above, kept as they are.

-- A battle on the table from its preliminaries on. While battle_id is NULL it is
-- tonight's, of which there is one at most; recorded, it points to the battle, and
-- is tonight's again if that is taken back.
CREATE TABLE table_battle (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  campaign_id INTEGER REFERENCES campaign (id) ON DELETE CASCADE,
  battle_id   INTEGER UNIQUE REFERENCES battle (id) ON DELETE SET NULL,
  sheet       TEXT NOT NULL CHECK (length (sheet) BETWEEN 1 AND 1000000), -- not yet fought
  began       TEXT NOT NULL CHECK (length (began) = 20)
) STRICT;

CREATE UNIQUE INDEX table_battle_tonight ON table_battle (battle_id IS NULL)
  WHERE battle_id IS NULL;
CREATE INDEX table_battle_campaign ON table_battle (campaign_id);

-- A sum worked at the table, or something done by hand (kind empty), with what it
-- does to a unit. battle_id NULL: tonight's.
CREATE TABLE kept_sum (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  battle_id  INTEGER REFERENCES battle (id) ON DELETE SET NULL,
  taken_back INTEGER NOT NULL DEFAULT 0 CHECK (taken_back IN (0, 1)),
  time       TEXT NOT NULL CHECK (length (time) = 20),
  period     INTEGER NOT NULL CHECK (period BETWEEN 0 AND 255),
  kind       TEXT NOT NULL CHECK (length (kind) <= 40),
  input      TEXT NOT NULL CHECK (length (input) <= 16000),
  headline   TEXT NOT NULL CHECK (length (headline) <= 400),
  side       INTEGER CHECK (side BETWEEN 0 AND 1),
  unit       INTEGER CHECK (unit BETWEEN 0 AND 63),
  casualties INTEGER NOT NULL CHECK (casualties BETWEEN 0 AND 10000000),
  mark       INTEGER NOT NULL CHECK (mark BETWEEN 0 AND 9),
  by_side    INTEGER CHECK (by_side BETWEEN 0 AND 1),
  by_unit    INTEGER CHECK (by_unit BETWEEN 0 AND 63),
  CHECK ((side IS NULL) = (unit IS NULL)),
  CHECK ((by_side IS NULL) = (by_unit IS NULL)),
  CHECK (side IS NOT NULL OR (casualties = 0 AND mark = 0 AND by_side IS NULL)),
  CHECK (taken_back = 0 OR battle_id IS NULL)
) STRICT;

CREATE INDEX kept_sum_battle ON kept_sum (battle_id);

-- Rolls of a sum or of a table battle's preliminaries point to it; purposes get
-- room for those that sums bring.
CREATE TABLE roll_of_2 (
  id        INTEGER PRIMARY KEY AUTOINCREMENT,
  battle_id INTEGER REFERENCES battle (id) ON DELETE SET NULL,
  sum_id    INTEGER REFERENCES kept_sum (id) ON DELETE SET NULL,
  table_id  INTEGER REFERENCES table_battle (id) ON DELETE SET NULL,
  purpose   INTEGER NOT NULL CHECK (purpose BETWEEN 0 AND 63),
  subject   INTEGER NOT NULL CHECK (subject >= -1),
  seed      INTEGER NOT NULL,
  stream    INTEGER NOT NULL,
  number    INTEGER NOT NULL,
  die       INTEGER NOT NULL CHECK (die BETWEEN 0 AND 2),
  value     INTEGER NOT NULL CHECK (CASE die
                                    WHEN 0 THEN value BETWEEN 1 AND 6
                                    WHEN 1 THEN value BETWEEN 2 AND 5
                                    ELSE value BETWEEN 1 AND 10 END),
  real      INTEGER NOT NULL CHECK (real IN (0, 1)),
  time      TEXT NOT NULL CHECK (length (time) = 20)
) STRICT;

INSERT INTO roll_of_2 (id, battle_id, purpose, subject, seed, stream, number, die, value, real, time)
SELECT id, battle_id, purpose, subject, seed, stream, number, die, value, real, time FROM roll
ORDER BY id;

DROP TABLE roll;
ALTER TABLE roll_of_2 RENAME TO roll;

CREATE INDEX roll_battle ON roll (battle_id);
CREATE INDEX roll_sum ON roll (sum_id) WHERE sum_id IS NOT NULL;
CREATE INDEX roll_table ON roll (table_id) WHERE table_id IS NOT NULL;
