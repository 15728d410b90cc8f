-- The club file, version 14: copies of campaigns that are cut to what one player may know.

-- A campaign with a row here is such a copy: of the side at that place. Entries of the history up to
-- that number were done before it was cut, and tell nothing that could be taken back.
CREATE TABLE campaign_cut (
  campaign_id INTEGER PRIMARY KEY REFERENCES campaign (id) ON DELETE CASCADE,
  side        INTEGER NOT NULL CHECK (side BETWEEN 0 AND 11),
  number      INTEGER NOT NULL CHECK (number >= 1)
) STRICT;
