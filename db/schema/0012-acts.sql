-- The club file, version 12: what was done in each campaign, by whom and when, with what it
-- changed in the file, so that any of it can be taken back.

-- An act that was taken back names the act that did so, which can be taken back in its turn.
-- Numbers drawn by lot name an act in every copy of the campaign; its place in this file is
-- its number.
CREATE TABLE campaign_act (
  id          INTEGER PRIMARY KEY CHECK (id >= 1),
  campaign_id INTEGER NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
  number      INTEGER NOT NULL CHECK (number >= 1),
  made        TEXT NOT NULL CHECK (length (made) = 20),
  who         TEXT NOT NULL CHECK (length (who) <= 120), -- as the computer knows them
  kind        INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 3), -- began, house rules, battle, taken back
  battle      INTEGER NOT NULL CHECK (battle >= 0), -- its number, gone while it is taken back; 0: none
  about       TEXT NOT NULL CHECK (length (about) <= 400),
  effects     BLOB NOT NULL, -- a changeset of SQLite's session extension
  code        TEXT NOT NULL CHECK (length (code) = 12), -- of the effects' bytes
  undone_by   INTEGER REFERENCES campaign_act (id) DEFERRABLE INITIALLY DEFERRED,
  UNIQUE (campaign_id, number)
) STRICT;

-- What fell by an act that takes back: the act chosen and those that followed from it.
CREATE TABLE campaign_act_fall (
  by_act INTEGER NOT NULL REFERENCES campaign_act (id) ON DELETE CASCADE,
  act_id INTEGER NOT NULL REFERENCES campaign_act (id) ON DELETE CASCADE,
  PRIMARY KEY (by_act, act_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX campaign_act_fall_act ON campaign_act_fall (act_id);
CREATE INDEX campaign_act_undone_by ON campaign_act (undone_by);
