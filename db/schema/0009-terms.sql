-- The club file, version 9: what is told of a side of a battle beside its army and its papers.
-- A side without a row here has none of it.

CREATE TABLE battle_terms (
  battle_id     INTEGER NOT NULL,
  side          INTEGER NOT NULL,
  arabs         INTEGER NOT NULL CHECK (arabs IN (0, 1)),   -- by nation
  wells         INTEGER NOT NULL CHECK (wells IN (0, 1)),   -- water to hand
  torches       INTEGER NOT NULL CHECK (torches IN (0, 1)), -- lights by night
  order_seconds INTEGER NOT NULL CHECK (order_seconds BETWEEN 0 AND 36000), -- 0: not timed
  PRIMARY KEY (battle_id, side),
  FOREIGN KEY (battle_id, side) REFERENCES battle_side (battle_id, side) ON DELETE CASCADE,
  CHECK (arabs = 1 OR wells = 1 OR torches = 1 OR order_seconds > 0)
) STRICT, WITHOUT ROWID;
