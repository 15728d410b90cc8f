-- The club file, version 5: what was laid down between two periods of a battle that the
-- rules resolve, and by which it went on: how a body stands, or that a side concedes.
--
-- Enums are stored as the numbers of the rules' headers.

CREATE TABLE battle_ruling (
  battle_id  INTEGER NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
  number     INTEGER NOT NULL CHECK (number >= 0), -- in the order in which they were laid down
  after      INTEGER NOT NULL CHECK (after BETWEEN 0 AND 255), -- the period that was over
  kind       INTEGER NOT NULL CHECK (kind IN (0, 1)), -- a body stands so; a side concedes
  side       INTEGER NOT NULL CHECK (side IN (0, 1)), -- who concedes
  body       INTEGER NOT NULL CHECK (body BETWEEN 0 AND 32767),
  fate       INTEGER NOT NULL CHECK (fate BETWEEN 0 AND 5),
  disordered INTEGER NOT NULL CHECK (disordered IN (0, 1)),
  x          INTEGER NOT NULL CHECK (x BETWEEN 0 AND 4000), -- paces, middle of the front
  y          INTEGER NOT NULL CHECK (y BETWEEN 0 AND 4000),
  facing     INTEGER NOT NULL CHECK (facing BETWEEN 0 AND 65535), -- parts of a circle
  files      INTEGER NOT NULL CHECK (files BETWEEN 0 AND 65535),
  figures    INTEGER NOT NULL CHECK (figures BETWEEN 0 AND 65535),
  carried    INTEGER NOT NULL CHECK (carried BETWEEN 0 AND 19), -- men
  PRIMARY KEY (battle_id, number)
) STRICT, WITHOUT ROWID;
