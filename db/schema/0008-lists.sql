-- The club file, version 8: army lists with editions, tags, items, allies' units and forced
-- marches, of up to 256 units; what was done to them, so that it can be undone after a restart;
-- and the army books as they were when lists were made with them.
--
-- Kinds are stored as the numbers of their headers: of items rules/wrg/points.h, of changes
-- db/changes.h.

-- SQLite changes no check of a table that is there: tables which number units are rebuilt.

ALTER TABLE army_list ADD COLUMN edition INTEGER NOT NULL DEFAULT 1
  CHECK (edition BETWEEN 1 AND 999999);
ALTER TABLE army_list ADD COLUMN tags TEXT NOT NULL DEFAULT '' CHECK (length (tags) <= 120);
ALTER TABLE army_list ADD COLUMN priest INTEGER NOT NULL DEFAULT 0 CHECK (priest IN (0, 1));

CREATE TABLE list_unit_of_8 (
  list_id  INTEGER NOT NULL REFERENCES army_list (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 255),
  name     TEXT NOT NULL CHECK (length (name) <= 120),
  option   TEXT NOT NULL CHECK (length (option) <= 120),
  book     TEXT NOT NULL DEFAULT '' CHECK (length (book) <= 120), -- of allies
  troop    TEXT NOT NULL CHECK (length (troop) BETWEEN 1 AND 64), -- notation
  crew     TEXT NOT NULL CHECK (length (crew) <= 160), -- of a model: weapons, parted by blanks
  horses   INTEGER NOT NULL CHECK (horses BETWEEN 0 AND 4),
  figures  INTEGER NOT NULL CHECK (figures BETWEEN 1 AND 999),
  ranks    INTEGER NOT NULL CHECK (ranks BETWEEN 1 AND 255),
  line     INTEGER NOT NULL CHECK (line BETWEEN 0 AND 255),
  orders   INTEGER NOT NULL CHECK (orders BETWEEN 0 AND 2),
  sub_unit INTEGER NOT NULL CHECK (sub_unit IN (0, 1)),
  bodyguard INTEGER NOT NULL CHECK (bodyguard IN (0, 1)),
  forced_march INTEGER NOT NULL DEFAULT 0 CHECK (forced_march IN (0, 1)),
  notes    TEXT NOT NULL DEFAULT '' CHECK (length (notes) <= 4000),
  stand    TEXT NOT NULL DEFAULT '' CHECK (length (stand) <= 160), -- Fast Play notation
  PRIMARY KEY (list_id, position)
) STRICT, WITHOUT ROWID;

INSERT INTO list_unit_of_8 (list_id, position, name, option, troop, crew, horses, figures, ranks,
                            line, orders, sub_unit, bodyguard)
SELECT list_id, position, name, option, troop, crew, horses, figures, ranks, line, orders,
       sub_unit, bodyguard FROM list_unit;

DROP TABLE list_unit;
ALTER TABLE list_unit_of_8 RENAME TO list_unit;

CREATE TABLE list_general_of_8 (
  list_id    INTEGER NOT NULL REFERENCES army_list (id) ON DELETE CASCADE,
  position   INTEGER NOT NULL CHECK (position BETWEEN 0 AND 63),
  name       TEXT NOT NULL CHECK (length (name) <= 120),
  commander  INTEGER NOT NULL CHECK (commander IN (0, 1)),
  regular    INTEGER NOT NULL CHECK (regular IN (0, 1)),
  rides_with INTEGER NOT NULL CHECK (rides_with BETWEEN -1 AND 255),
  troop      TEXT NOT NULL DEFAULT '' CHECK (length (troop) <= 160), -- Fast Play notation
  PRIMARY KEY (list_id, position)
) STRICT, WITHOUT ROWID;

INSERT INTO list_general_of_8 (list_id, position, name, commander, regular, rides_with)
SELECT list_id, position, name, commander, regular, rides_with FROM list_general;

DROP TABLE list_general;
ALTER TABLE list_general_of_8 RENAME TO list_general;

CREATE TABLE list_item (
  list_id  INTEGER NOT NULL REFERENCES army_list (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 63),
  kind     INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 31),
  regular  INTEGER NOT NULL CHECK (regular IN (0, 1)),
  count    INTEGER NOT NULL CHECK (count BETWEEN 1 AND 9999),
  PRIMARY KEY (list_id, position),
  UNIQUE (list_id, kind, regular)
) STRICT, WITHOUT ROWID;

CREATE TABLE force_of_8 (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  side_id  INTEGER NOT NULL REFERENCES campaign_side (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 255), -- in the side's army
  name     TEXT NOT NULL CHECK (length (name) <= 120),
  troop    TEXT NOT NULL CHECK (length (troop) BETWEEN 1 AND 64),
  start    INTEGER NOT NULL CHECK (start BETWEEN 1 AND 999),
  present  INTEGER NOT NULL CHECK (present BETWEEN 0 AND start),
  UNIQUE (side_id, position)
) STRICT;

INSERT INTO force_of_8 (id, side_id, position, name, troop, start, present)
SELECT id, side_id, position, name, troop, start, present FROM force ORDER BY id;

DROP TABLE force;
ALTER TABLE force_of_8 RENAME TO force;

CREATE TABLE battle_unit_of_8 (
  battle_id     INTEGER NOT NULL,
  side          INTEGER NOT NULL,
  position      INTEGER NOT NULL CHECK (position BETWEEN 0 AND 255),
  figures_start INTEGER NOT NULL CHECK (figures_start BETWEEN 1 AND 999),
  figures_left  INTEGER NOT NULL CHECK (figures_left BETWEEN 0 AND figures_start),
  casualties    INTEGER NOT NULL CHECK (casualties >= 0),
  carried       INTEGER NOT NULL CHECK (carried >= 0),
  inflicted     INTEGER NOT NULL CHECK (inflicted >= 0),
  fate          INTEGER NOT NULL CHECK (fate BETWEEN 0 AND 6),
  worst_row     INTEGER NOT NULL CHECK (worst_row BETWEEN 0 AND 7),
  breaks        INTEGER NOT NULL CHECK (breaks BETWEEN 0 AND 255),
  PRIMARY KEY (battle_id, side, position),
  FOREIGN KEY (battle_id, side) REFERENCES battle_side (battle_id, side) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

INSERT INTO battle_unit_of_8 (battle_id, side, position, figures_start, figures_left, casualties,
                              carried, inflicted, fate, worst_row, breaks)
SELECT battle_id, side, position, figures_start, figures_left, casualties, carried, inflicted,
       fate, worst_row, breaks FROM battle_unit;

DROP TABLE battle_unit;
ALTER TABLE battle_unit_of_8 RENAME TO battle_unit;

CREATE TABLE kept_sum_of_8 (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  battle_id  INTEGER REFERENCES battle (id) ON DELETE SET NULL,
  taken_back INTEGER NOT NULL DEFAULT 0 CHECK (taken_back IN (0, 1)),
  time       TEXT NOT NULL CHECK (length (time) = 20),
  period     INTEGER NOT NULL CHECK (period BETWEEN 0 AND 255),
  kind       TEXT NOT NULL CHECK (length (kind) <= 40),
  input      TEXT NOT NULL CHECK (length (input) <= 16000),
  headline   TEXT NOT NULL CHECK (length (headline) <= 400),
  side       INTEGER CHECK (side BETWEEN 0 AND 1),
  unit       INTEGER CHECK (unit BETWEEN 0 AND 255),
  casualties INTEGER NOT NULL CHECK (casualties BETWEEN 0 AND 10000000),
  mark       INTEGER NOT NULL CHECK (mark BETWEEN 0 AND 9),
  by_side    INTEGER CHECK (by_side BETWEEN 0 AND 1),
  by_unit    INTEGER CHECK (by_unit BETWEEN 0 AND 255),
  aside_with INTEGER REFERENCES table_battle (id) ON DELETE CASCADE,
  CHECK ((side IS NULL) = (unit IS NULL)),
  CHECK ((by_side IS NULL) = (by_unit IS NULL)),
  CHECK (side IS NOT NULL OR (casualties = 0 AND mark = 0 AND by_side IS NULL)),
  CHECK (taken_back = 0 OR battle_id IS NULL)
) STRICT;

INSERT INTO kept_sum_of_8 (id, battle_id, taken_back, time, period, kind, input, headline, side,
                           unit, casualties, mark, by_side, by_unit, aside_with)
SELECT id, battle_id, taken_back, time, period, kind, input, headline, side, unit, casualties,
       mark, by_side, by_unit, aside_with FROM kept_sum ORDER BY id;

DROP TABLE kept_sum;
ALTER TABLE kept_sum_of_8 RENAME TO kept_sum;

CREATE INDEX kept_sum_battle ON kept_sum (battle_id);

-- What was done to the army lists, the last change last. Those undone are the newest and can be
-- done again until something new is done. A list that was deleted comes back under its number.
-- Lists are kept as their XML.
CREATE TABLE change (
  id      INTEGER PRIMARY KEY AUTOINCREMENT,
  made    TEXT NOT NULL CHECK (length (made) = 20),
  who     TEXT NOT NULL CHECK (length (who) <= 120), -- as the computer knows them
  kind    INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 2), -- changed, added, deleted
  list_id INTEGER NOT NULL CHECK (list_id >= 1),
  words   TEXT NOT NULL CHECK (length (words) <= 400),
  before  TEXT CHECK (length (before) BETWEEN 1 AND 1000000),
  after   TEXT CHECK (length (after) BETWEEN 1 AND 1000000),
  undone  INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
  CHECK ((before IS NULL) = (kind = 1)),
  CHECK ((after IS NULL) = (kind = 2))
) STRICT;

CREATE INDEX change_list ON change (list_id);

-- The XML of an army book in the edition that lists of this club were made with.
CREATE TABLE book_copy (
  book    TEXT NOT NULL CHECK (length (book) BETWEEN 1 AND 120),
  edition INTEGER NOT NULL CHECK (edition BETWEEN 1 AND 9999),
  content TEXT NOT NULL CHECK (length (content) BETWEEN 1 AND 1000000),
  code    TEXT NOT NULL CHECK (length (code) = 12), -- of the content's bytes
  taken   TEXT NOT NULL CHECK (length (taken) = 20),
  PRIMARY KEY (book, edition)
) STRICT;
