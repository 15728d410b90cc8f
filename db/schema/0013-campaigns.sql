-- The club file, version 13: campaigns of two to twelve sides that go on day by day, with what
-- happens to units between the battles, fixtures, a map, and acts that copies can exchange.
--
-- SQLite changes no check of a table that is there: tables that bound sides, strengths and kinds
-- are rebuilt. What acts changed is kept by the place of each column: those of before stay where
-- they were, and new ones come after them.

-- Numbers drawn by lot (uid) name a campaign in every copy of it. Days are counted from the day
-- on which it began. Rules are keys with values, parted by blanks; those that are not named stand
-- at their defaults. Weather dice of the campaign come from its seed.
ALTER TABLE campaign ADD COLUMN uid INTEGER NOT NULL DEFAULT 0;
ALTER TABLE campaign ADD COLUMN first_day INTEGER NOT NULL DEFAULT 1
  CHECK (first_day BETWEEN 1 AND 31);
ALTER TABLE campaign ADD COLUMN day INTEGER NOT NULL DEFAULT 0 CHECK (day BETWEEN 0 AND 99999);
ALTER TABLE campaign ADD COLUMN rules TEXT NOT NULL DEFAULT '' CHECK (length (rules) <= 4000);
ALTER TABLE campaign ADD COLUMN seed INTEGER NOT NULL DEFAULT 0;
-- Battles are numbered on and on: a number of one that was taken back is not given again.
ALTER TABLE campaign ADD COLUMN numbered INTEGER NOT NULL DEFAULT 0 CHECK (numbered >= 0);
UPDATE campaign SET uid = random () & 0x7fffffffffffffff, seed = random (),
  numbered = coalesce ((SELECT max (b.campaign_number) FROM battle AS b
                        WHERE b.campaign_id = campaign.id), 0);

CREATE TABLE campaign_side_of_13 (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  campaign_id INTEGER NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
  position    INTEGER NOT NULL CHECK (position BETWEEN 0 AND 11),
  name        TEXT NOT NULL CHECK (length (name) BETWEEN 1 AND 120),
  player_id   INTEGER REFERENCES player (id),
  army        TEXT NOT NULL, -- the list as XML
  UNIQUE (campaign_id, position)
) STRICT;

INSERT INTO campaign_side_of_13 (id, campaign_id, position, name, player_id, army)
SELECT id, campaign_id, position, name, player_id, army FROM campaign_side ORDER BY id;

DROP TABLE campaign_side;
ALTER TABLE campaign_side_of_13 RENAME TO campaign_side;

CREATE INDEX campaign_side_player ON campaign_side (player_id);

-- A unit may come to more than it began with: another joined it. One that joined another is not
-- there on its own any more.
CREATE TABLE force_of_13 (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  side_id  INTEGER NOT NULL REFERENCES campaign_side (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 255), -- in the side's army
  name     TEXT NOT NULL CHECK (length (name) <= 120),
  troop    TEXT NOT NULL CHECK (length (troop) BETWEEN 1 AND 64), -- as it is now
  start    INTEGER NOT NULL CHECK (start BETWEEN 1 AND 999),
  present  INTEGER NOT NULL CHECK (present BETWEEN 0 AND 999),
  joined   INTEGER REFERENCES force (id),
  UNIQUE (side_id, position)
) STRICT;

INSERT INTO force_of_13 (id, side_id, position, name, troop, start, present)
SELECT id, side_id, position, name, troop, start, present FROM force ORDER BY id;

DROP TABLE force;
ALTER TABLE force_of_13 RENAME TO force;

CREATE INDEX force_joined ON force (joined);

-- Which of the campaign's sides fought here; without a number, the side of the same place.
ALTER TABLE battle_side ADD COLUMN campaign_position INTEGER
  CHECK (campaign_position BETWEEN 0 AND 11);

-- The day of the campaign on which it was fought.
ALTER TABLE battle ADD COLUMN campaign_day INTEGER NOT NULL DEFAULT 0
  CHECK (campaign_day BETWEEN 0 AND 99999);

-- How the loss falls: who is not named in these is dead. The wounded and the stragglers are
-- expected back on a day of the campaign.
ALTER TABLE force_loss ADD COLUMN wounded INTEGER NOT NULL DEFAULT 0
  CHECK (wounded BETWEEN 0 AND 999);
ALTER TABLE force_loss ADD COLUMN wounded_until INTEGER NOT NULL DEFAULT 0
  CHECK (wounded_until BETWEEN 0 AND 199999);
ALTER TABLE force_loss ADD COLUMN straggling INTEGER NOT NULL DEFAULT 0
  CHECK (straggling BETWEEN 0 AND 999);
ALTER TABLE force_loss ADD COLUMN straggling_until INTEGER NOT NULL DEFAULT 0
  CHECK (straggling_until BETWEEN 0 AND 199999);
ALTER TABLE force_loss ADD COLUMN captured INTEGER NOT NULL DEFAULT 0
  CHECK (captured BETWEEN 0 AND 999);

ALTER TABLE force_loss ADD COLUMN wounded_back INTEGER NOT NULL DEFAULT 0
  CHECK (wounded_back IN (0, 1));
ALTER TABLE force_loss ADD COLUMN straggling_back INTEGER NOT NULL DEFAULT 0
  CHECK (straggling_back IN (0, 1));
CREATE INDEX force_loss_wounded ON force_loss (wounded_until) WHERE wounded > 0 AND wounded_back = 0;
CREATE INDEX force_loss_straggling ON force_loss (straggling_until)
  WHERE straggling > 0 AND straggling_back = 0;

-- What is noted of an act tells columns that a row does not hold as NULL, whatever their default:
-- rows of before are written again with all of theirs.
UPDATE battle SET campaign_day = 0;
UPDATE force_loss SET wounded = 0;

-- What came to a unit or left it but for battles: its strength is what it began with, less what
-- it lost in battles, and all of these. Numbers are drawn by lot.
CREATE TABLE force_change (
  id        INTEGER PRIMARY KEY CHECK (id >= 1),
  force_id  INTEGER NOT NULL REFERENCES force (id) ON DELETE CASCADE,
  day       INTEGER NOT NULL CHECK (day BETWEEN 0 AND 99999),
  kind      INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 31), -- db/campaigns.h
  figures   INTEGER NOT NULL CHECK (figures BETWEEN -999 AND 999 AND figures <> 0),
  numbered  INTEGER NOT NULL CHECK (numbered >= 0), -- the campaign's last battle before it
  battle_id INTEGER REFERENCES battle (id) ON DELETE CASCADE, -- from which they come back
  origin    INTEGER NOT NULL REFERENCES force (id) ON DELETE CASCADE -- whose they were: of a unit
                                                      -- that joined this one, or its own
) STRICT;

CREATE INDEX force_change_force ON force_change (force_id);
CREATE INDEX force_change_battle ON force_change (battle_id);
CREATE INDEX force_change_origin ON force_change (origin, kind);

-- Figures bought for a unit; until they have arrived they are on their way from home.
CREATE TABLE force_recruit (
  id       INTEGER PRIMARY KEY CHECK (id >= 1),
  force_id INTEGER NOT NULL REFERENCES force (id) ON DELETE CASCADE,
  day      INTEGER NOT NULL CHECK (day BETWEEN 0 AND 99999),
  due      INTEGER NOT NULL CHECK (due BETWEEN 0 AND 199999), -- the day on which they arrive
  figures  INTEGER NOT NULL CHECK (figures BETWEEN 1 AND 999),
  points   INTEGER NOT NULL CHECK (points BETWEEN 0 AND 1000000), -- for all of them
  arrived  INTEGER NOT NULL DEFAULT 0 CHECK (arrived IN (0, 1))
) STRICT;

CREATE INDEX force_recruit_force ON force_recruit (force_id);

-- What a unit is known for, and what it was made by it.
CREATE TABLE force_honour (
  id        INTEGER PRIMARY KEY CHECK (id >= 1),
  force_id  INTEGER NOT NULL REFERENCES force (id) ON DELETE CASCADE,
  day       INTEGER NOT NULL CHECK (day BETWEEN 0 AND 99999),
  kind      INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 7), -- db/campaigns.h
  words     TEXT NOT NULL CHECK (length (words) BETWEEN 1 AND 400),
  battle_id INTEGER REFERENCES battle (id) ON DELETE CASCADE
) STRICT;

CREATE INDEX force_honour_force ON force_honour (force_id);
CREATE INDEX force_honour_battle ON force_honour (battle_id);

-- Battles to come, on a day of the campaign; played once there is a battle.
CREATE TABLE fixture (
  id          INTEGER PRIMARY KEY CHECK (id >= 1),
  campaign_id INTEGER NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
  day         INTEGER NOT NULL CHECK (day BETWEEN 0 AND 99999),
  name        TEXT NOT NULL CHECK (length (name) BETWEEN 1 AND 120),
  side_a      INTEGER NOT NULL CHECK (side_a BETWEEN 0 AND 11),
  side_b      INTEGER NOT NULL CHECK (side_b BETWEEN 0 AND 11),
  place       TEXT NOT NULL DEFAULT '' CHECK (length (place) <= 120), -- of the map; '': none
  battle_id   INTEGER REFERENCES battle (id) ON DELETE SET NULL,
  CHECK (side_a <> side_b)
) STRICT;

CREATE INDEX fixture_campaign ON fixture (campaign_id, day);
CREATE INDEX fixture_battle ON fixture (battle_id);

-- Weather dice that were thrown at the club's table; the others come from the campaign's seed.
-- A climate is region * 4 + country.
CREATE TABLE campaign_die (
  campaign_id INTEGER NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
  day         INTEGER NOT NULL CHECK (day BETWEEN 0 AND 99999),
  climate     INTEGER NOT NULL CHECK (climate BETWEEN 0 AND 7),
  number      INTEGER NOT NULL CHECK (number BETWEEN 0 AND 63),
  face        INTEGER NOT NULL CHECK (face BETWEEN 1 AND 6),
  PRIMARY KEY (campaign_id, day, climate, number)
) STRICT, WITHOUT ROWID;

-- The map as its XML, who holds which of its places now, and the forces on it.
CREATE TABLE campaign_map (
  campaign_id INTEGER PRIMARY KEY REFERENCES campaign (id) ON DELETE CASCADE,
  map         TEXT NOT NULL CHECK (length (map) BETWEEN 1 AND 1000000)
) STRICT;

CREATE TABLE campaign_holder (
  campaign_id INTEGER NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
  place       TEXT NOT NULL CHECK (length (place) BETWEEN 1 AND 120),
  side        INTEGER NOT NULL CHECK (side BETWEEN 0 AND 11),
  PRIMARY KEY (campaign_id, place)
) STRICT, WITHOUT ROWID;

-- Units that march together. way: the places that it still goes to, parted by blanks; it left
-- place on the day that set_out tells. Units without a row in host_force are at home.
CREATE TABLE host (
  id      INTEGER PRIMARY KEY CHECK (id >= 1),
  side_id INTEGER NOT NULL REFERENCES campaign_side (id) ON DELETE CASCADE,
  name    TEXT NOT NULL CHECK (length (name) BETWEEN 1 AND 120),
  place   TEXT NOT NULL CHECK (length (place) BETWEEN 1 AND 120),
  way     TEXT NOT NULL DEFAULT '' CHECK (length (way) <= 4000),
  set_out INTEGER NOT NULL DEFAULT 0 CHECK (set_out BETWEEN 0 AND 99999),
  forced  INTEGER NOT NULL DEFAULT 0 CHECK (forced IN (0, 1)) -- forced march
) STRICT;

CREATE INDEX host_side ON host (side_id);

CREATE TABLE host_force (
  force_id INTEGER PRIMARY KEY REFERENCES force (id) ON DELETE CASCADE,
  host_id  INTEGER NOT NULL REFERENCES host (id) ON DELETE CASCADE
) STRICT;

CREATE INDEX host_force_host ON host_force (host_id);

-- Points for objectives, and what a side may spend on replacements (kind, db/campaigns.h).
CREATE TABLE side_points (
  id      INTEGER PRIMARY KEY CHECK (id >= 1),
  side_id INTEGER NOT NULL REFERENCES campaign_side (id) ON DELETE CASCADE,
  day     INTEGER NOT NULL CHECK (day BETWEEN 0 AND 99999),
  kind    INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 7),
  quarters INTEGER NOT NULL CHECK (quarters BETWEEN -4000000 AND 4000000 AND quarters <> 0),
  words   TEXT NOT NULL CHECK (length (words) <= 400)
) STRICT;

CREATE INDEX side_points_side ON side_points (side_id);

-- doing: what the act was told to do, as XML, so that a copy of the campaign can do it too.
CREATE TABLE campaign_act_of_13 (
  id          INTEGER PRIMARY KEY CHECK (id >= 1),
  campaign_id INTEGER NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
  number      INTEGER NOT NULL CHECK (number >= 1),
  made        TEXT NOT NULL CHECK (length (made) = 20),
  who         TEXT NOT NULL CHECK (length (who) <= 120), -- as the computer knows them
  kind        INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 63), -- db/acts.h
  battle      INTEGER NOT NULL CHECK (battle >= 0), -- its number, gone while it is taken back; 0: none
  about       TEXT NOT NULL CHECK (length (about) <= 400),
  effects     BLOB NOT NULL, -- a changeset of SQLite's session extension
  code        TEXT NOT NULL CHECK (length (code) = 12), -- of the effects' bytes
  undone_by   INTEGER REFERENCES campaign_act (id) DEFERRABLE INITIALLY DEFERRED,
  doing       TEXT NOT NULL DEFAULT '' CHECK (length (doing) <= 4000000),
  UNIQUE (campaign_id, number)
) STRICT;

INSERT INTO campaign_act_of_13 (id, campaign_id, number, made, who, kind, battle, about, effects,
                                code, undone_by)
SELECT id, campaign_id, number, made, who, kind, battle, about, effects, code, undone_by
FROM campaign_act ORDER BY id;

DROP TABLE campaign_act;
ALTER TABLE campaign_act_of_13 RENAME TO campaign_act;

CREATE INDEX campaign_act_undone_by ON campaign_act (undone_by);
