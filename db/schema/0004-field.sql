-- The club file, version 4: what a battle is fought on, and what each side laid down
-- before it: how its units stand and their written orders.
--
-- Fields and order sheets are kept as their XML with a code of its bytes, the first
-- twelve hexadecimal digits of their SHA-256. Enums are stored as the numbers of the
-- rules' headers. A battle without rows here was fought on open ground, lined up as
-- the rules do it, without written orders and in fine weather.

CREATE TABLE battle_field (
  battle_id INTEGER PRIMARY KEY REFERENCES battle (id) ON DELETE CASCADE,
  width     INTEGER NOT NULL CHECK (width BETWEEN 100 AND 4000), -- paces, as in field
  depth     INTEGER NOT NULL CHECK (depth BETWEEN 100 AND 4000),
  field     TEXT NOT NULL CHECK (length (field) BETWEEN 1 AND 1000000),
  code      TEXT NOT NULL CHECK (length (code) = 12)
) STRICT;

-- Of battles that the day's weather and light had their effects in. Faces are those
-- thrown before the battle, 0 where none was; the weather's own stands in battle.
CREATE TABLE battle_sky (
  battle_id  INTEGER PRIMARY KEY REFERENCES battle (id) ON DELETE CASCADE,
  outside    INTEGER NOT NULL CHECK (outside IN (0, 1)), -- of both regions
  coast      INTEGER NOT NULL CHECK (coast IN (0, 1)),
  onset      INTEGER NOT NULL CHECK (onset BETWEEN 0 AND 6),
  onset_wind INTEGER NOT NULL CHECK (onset_wind BETWEEN 0 AND 6),
  wind       INTEGER NOT NULL CHECK (wind BETWEEN 0 AND 6),
  fog        INTEGER NOT NULL CHECK (fog BETWEEN 0 AND 6),
  sun        INTEGER NOT NULL CHECK (sun BETWEEN 0 AND 6),
  start      INTEGER NOT NULL CHECK (start BETWEEN 0 AND 6)
) STRICT;

-- A side's papers: its order sheet, and the code under which orders and deployment
-- were sealed. hidden: what is sealed was never opened.
CREATE TABLE battle_plan (
  battle_id INTEGER NOT NULL,
  side      INTEGER NOT NULL,
  orders    TEXT CHECK (length (orders) BETWEEN 1 AND 1000000),
  code      TEXT CHECK (length (code) = 12),
  seal      TEXT CHECK (length (seal) = 14),
  hidden    INTEGER NOT NULL CHECK (hidden IN (0, 1)),
  PRIMARY KEY (battle_id, side),
  FOREIGN KEY (battle_id, side) REFERENCES battle_side (battle_id, side) ON DELETE CASCADE,
  CHECK ((orders IS NULL) = (code IS NULL)),
  CHECK (orders IS NOT NULL OR seal IS NOT NULL),
  CHECK (hidden = 0 OR (orders IS NULL AND seal IS NOT NULL))
) STRICT, WITHOUT ROWID;

-- The units that their player placed, or formed other than their list says.
CREATE TABLE battle_deployment (
  battle_id INTEGER NOT NULL,
  side      INTEGER NOT NULL,
  position  INTEGER NOT NULL,
  placed    INTEGER NOT NULL CHECK (placed IN (0, 1)),
  x         INTEGER NOT NULL CHECK (x BETWEEN 0 AND 4000), -- paces, middle of the front
  y         INTEGER NOT NULL CHECK (y BETWEEN 0 AND 4000),
  turned    INTEGER NOT NULL CHECK (turned BETWEEN 0 AND 65535), -- parts of a circle
  formation INTEGER NOT NULL CHECK (formation BETWEEN 0 AND 4),
  ranks     INTEGER NOT NULL CHECK (ranks BETWEEN 0 AND 50), -- 0: as in the list
  PRIMARY KEY (battle_id, side, position),
  FOREIGN KEY (battle_id, side, position)
    REFERENCES battle_unit (battle_id, side, position) ON DELETE CASCADE,
  CHECK (placed = 1 OR (x = 0 AND y = 0 AND turned = 0))
) STRICT, WITHOUT ROWID;
