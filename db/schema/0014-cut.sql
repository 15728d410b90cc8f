-- The club file, version 14: copies of campaigns that are cut to what one player may know, and papers
-- that stay sealed through the exchange.

-- A campaign with a row here is such a copy: of the side at that place. Entries of the history up to
-- that number were done before it was cut, and tell nothing that could be taken back.
CREATE TABLE campaign_cut (
  campaign_id INTEGER PRIMARY KEY REFERENCES campaign (id) ON DELETE CASCADE,
  side        INTEGER NOT NULL CHECK (side BETWEEN 0 AND 11),
  number      INTEGER NOT NULL CHECK (number >= 1)
) STRICT;

-- What a side laid down for a battle to come. Its code alone is known until both sides have theirs;
-- then salt and papers come, and are held to the code. The fixture may be set anew under its number.
CREATE TABLE fixture_seal (
  campaign_id INTEGER NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
  fixture_id  INTEGER NOT NULL,
  side        INTEGER NOT NULL CHECK (side BETWEEN 0 AND 11),
  seal        TEXT NOT NULL CHECK (length (seal) = 19),
  salt        TEXT CHECK (length (salt) = 32),
  orders      TEXT CHECK (length (orders) <= 1000000),     -- XML; '': none
  deployment  TEXT CHECK (length (deployment) <= 1000000), -- XML; '': none
  PRIMARY KEY (fixture_id, side),
  CHECK ((salt IS NULL) = (orders IS NULL) AND (salt IS NULL) = (deployment IS NULL))
) STRICT;

CREATE INDEX fixture_seal_campaign ON fixture_seal (campaign_id);

-- The papers behind a seal that was given in this file: no act tells of them, and nobody else gets
-- them before they are opened.
CREATE TABLE kept_papers (
  seal       TEXT PRIMARY KEY CHECK (length (seal) = 19),
  salt       TEXT NOT NULL CHECK (length (salt) = 32),
  orders     TEXT NOT NULL CHECK (length (orders) <= 1000000),
  deployment TEXT NOT NULL CHECK (length (deployment) <= 1000000)
) STRICT, WITHOUT ROWID;
