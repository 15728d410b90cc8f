-- The club file, version 1.
--
-- Enums are stored as the numbers of the rules' headers (rules/battle_terms.h,
-- rules/dice/dice.h, rules/wrg/setup.h). Unsigned 64-bit numbers (seed, stream,
-- digest) are stored as the signed number of the same bits. Times are ISO 8601
-- in UTC, dates as the club's calendar has them. House rules are the keys of
-- those switched away from the book, parted by blanks. Numbers of lists, battles
-- and campaigns are never given twice, so that an old number in someone's hand
-- cannot come to mean another army.

CREATE TABLE club (
  id      INTEGER PRIMARY KEY CHECK (id = 1),
  name    TEXT NOT NULL CHECK (length (name) BETWEEN 1 AND 120),
  created TEXT NOT NULL CHECK (length (created) = 20)
) STRICT;

INSERT INTO club (id, name, created)
VALUES (1, 'Our club', strftime ('%Y-%m-%dT%H:%M:%SZ', 'now'));

CREATE TABLE setting (
  key   TEXT PRIMARY KEY CHECK (length (key) BETWEEN 1 AND 120),
  value TEXT NOT NULL CHECK (length (value) <= 4000)
) STRICT, WITHOUT ROWID;

CREATE TABLE player (
  id   INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE CHECK (length (name) BETWEEN 1 AND 120)
) STRICT;

-- Army lists ---------------------------------------------------------------

CREATE TABLE army_list (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  name         TEXT NOT NULL UNIQUE CHECK (length (name) BETWEEN 1 AND 120),
  player_id    INTEGER REFERENCES player (id),
  rules        INTEGER NOT NULL CHECK (rules BETWEEN 1 AND 3),
  book_id      TEXT NOT NULL CHECK (length (book_id) <= 120),
  book_version INTEGER NOT NULL CHECK (book_version >= 0),
  year         INTEGER NOT NULL CHECK (year BETWEEN -9999 AND 9999),
  points_limit INTEGER NOT NULL CHECK (points_limit BETWEEN 0 AND 100000),
  points       INTEGER NOT NULL CHECK (points >= 0), -- when it was saved
  notes        TEXT NOT NULL CHECK (length (notes) <= 4000),
  changed      TEXT NOT NULL CHECK (length (changed) = 20)
) STRICT;

CREATE INDEX army_list_player ON army_list (player_id);

CREATE TABLE list_unit (
  list_id  INTEGER NOT NULL REFERENCES army_list (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 63),
  name     TEXT NOT NULL CHECK (length (name) <= 120),
  option   TEXT NOT NULL CHECK (length (option) <= 120),
  troop    TEXT NOT NULL CHECK (length (troop) BETWEEN 1 AND 64), -- notation
  crew     TEXT NOT NULL CHECK (length (crew) <= 160), -- of a model: weapons, parted by blanks
  horses   INTEGER NOT NULL CHECK (horses BETWEEN 0 AND 4),
  figures  INTEGER NOT NULL CHECK (figures BETWEEN 1 AND 999),
  ranks    INTEGER NOT NULL CHECK (ranks BETWEEN 1 AND 255),
  line     INTEGER NOT NULL CHECK (line BETWEEN 0 AND 255),
  orders   INTEGER NOT NULL CHECK (orders BETWEEN 0 AND 2),
  sub_unit INTEGER NOT NULL CHECK (sub_unit IN (0, 1)),
  bodyguard INTEGER NOT NULL CHECK (bodyguard IN (0, 1)),
  PRIMARY KEY (list_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE list_general (
  list_id    INTEGER NOT NULL REFERENCES army_list (id) ON DELETE CASCADE,
  position   INTEGER NOT NULL CHECK (position BETWEEN 0 AND 63),
  name       TEXT NOT NULL CHECK (length (name) <= 120),
  commander  INTEGER NOT NULL CHECK (commander IN (0, 1)),
  regular    INTEGER NOT NULL CHECK (regular IN (0, 1)),
  rides_with INTEGER NOT NULL CHECK (rides_with BETWEEN -1 AND 63),
  PRIMARY KEY (list_id, position)
) STRICT, WITHOUT ROWID;

-- Campaigns ----------------------------------------------------------------

CREATE TABLE campaign (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  name     TEXT NOT NULL UNIQUE CHECK (length (name) BETWEEN 1 AND 120),
  year     INTEGER NOT NULL CHECK (year BETWEEN -9999 AND 9999),
  month    INTEGER NOT NULL CHECK (month BETWEEN 1 AND 12),
  region   INTEGER NOT NULL CHECK (region BETWEEN 0 AND 1),
  country  INTEGER NOT NULL CHECK (country BETWEEN 0 AND 3),
  readings TEXT NOT NULL,
  created  TEXT NOT NULL CHECK (length (created) = 20)
) STRICT;

-- A side owns a copy of its army as it was when the campaign began.
CREATE TABLE campaign_side (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  campaign_id INTEGER NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
  position    INTEGER NOT NULL CHECK (position BETWEEN 0 AND 1),
  name        TEXT NOT NULL CHECK (length (name) BETWEEN 1 AND 120),
  player_id   INTEGER REFERENCES player (id),
  army        TEXT NOT NULL, -- the list as XML
  UNIQUE (campaign_id, position)
) STRICT;

CREATE INDEX campaign_side_player ON campaign_side (player_id);

CREATE TABLE force (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  side_id  INTEGER NOT NULL REFERENCES campaign_side (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 63), -- in the side's army
  name     TEXT NOT NULL CHECK (length (name) <= 120),
  troop    TEXT NOT NULL CHECK (length (troop) BETWEEN 1 AND 64),
  start    INTEGER NOT NULL CHECK (start BETWEEN 1 AND 999),
  present  INTEGER NOT NULL CHECK (present BETWEEN 0 AND start),
  UNIQUE (side_id, position)
) STRICT;

-- Battles ------------------------------------------------------------------

CREATE TABLE battle (
  id              INTEGER PRIMARY KEY AUTOINCREMENT,
  campaign_id     INTEGER REFERENCES campaign (id),
  campaign_number INTEGER CHECK (campaign_number >= 1), -- which of the campaign's battles
  name         TEXT NOT NULL CHECK (length (name) BETWEEN 1 AND 120),
  fought_on    TEXT NOT NULL CHECK (date (fought_on, '+0 days') IS fought_on),
  recorded     TEXT NOT NULL CHECK (length (recorded) = 20),
  rules        INTEGER NOT NULL CHECK (rules BETWEEN 1 AND 3),
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
  CHECK ((campaign_id IS NULL) = (campaign_number IS NULL)),
  UNIQUE (campaign_id, campaign_number)
) STRICT;

-- A fight counts once in a campaign. Outside, the same fight may be kept under
-- several names, but not twice under one.
CREATE UNIQUE INDEX battle_once_in_campaign ON battle (campaign_id, digest, seed, stream)
  WHERE campaign_id IS NOT NULL;
CREATE UNIQUE INDEX battle_once_outside ON battle (name, digest, seed, stream)
  WHERE campaign_id IS NULL;

-- With the army as it came to the field: later edits of the list leave history alone.
CREATE TABLE battle_side (
  battle_id      INTEGER NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
  side           INTEGER NOT NULL CHECK (side BETWEEN 0 AND 1),
  army_name      TEXT NOT NULL CHECK (length (army_name) BETWEEN 1 AND 120),
  army           TEXT NOT NULL, -- the list as XML
  scouting       INTEGER NOT NULL CHECK (scouting >= 0),
  start_quarters INTEGER NOT NULL CHECK (start_quarters >= 0),
  left_quarters  INTEGER NOT NULL CHECK (left_quarters >= 0),
  general_lost   INTEGER NOT NULL CHECK (general_lost IN (0, 1)),
  PRIMARY KEY (battle_id, side)
) STRICT, WITHOUT ROWID;

CREATE TABLE battle_general (
  battle_id   INTEGER NOT NULL,
  side        INTEGER NOT NULL,
  position    INTEGER NOT NULL CHECK (position BETWEEN 0 AND 63),
  name        TEXT NOT NULL CHECK (length (name) <= 120),
  personality INTEGER NOT NULL CHECK (personality BETWEEN 0 AND 2),
  face        INTEGER NOT NULL CHECK (face BETWEEN 0 AND 6),
  PRIMARY KEY (battle_id, side, position),
  FOREIGN KEY (battle_id, side) REFERENCES battle_side (battle_id, side) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE battle_unit (
  battle_id     INTEGER NOT NULL,
  side          INTEGER NOT NULL,
  position      INTEGER NOT NULL CHECK (position BETWEEN 0 AND 63),
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

-- Packed as rules/event.h says, 28 bytes each.
CREATE TABLE battle_events (
  battle_id INTEGER PRIMARY KEY REFERENCES battle (id) ON DELETE CASCADE,
  count     INTEGER NOT NULL CHECK (count >= 0),
  events    BLOB NOT NULL CHECK (length (events) = 28 * count)
) STRICT;

-- What a campaign battle did to a force; taking the battle back goes by this.
CREATE TABLE force_loss (
  battle_id INTEGER NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
  force_id  INTEGER NOT NULL REFERENCES force (id),
  before    INTEGER NOT NULL CHECK (before BETWEEN 1 AND 999),
  after     INTEGER NOT NULL CHECK (after BETWEEN 0 AND before),
  PRIMARY KEY (battle_id, force_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX force_loss_force ON force_loss (force_id);

-- Every roll ever made. One whose battle is taken back stays, without battle.
CREATE TABLE roll (
  id        INTEGER PRIMARY KEY AUTOINCREMENT,
  battle_id INTEGER REFERENCES battle (id) ON DELETE SET NULL,
  purpose   INTEGER NOT NULL CHECK (purpose BETWEEN 0 AND 9),
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

CREATE INDEX roll_battle ON roll (battle_id);
