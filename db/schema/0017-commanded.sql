-- The club file, version 17: whether Muster commands a side during its battle.
--
-- What a row must tell of is a check of the whole row, which SQLite does not change on a table that
-- is there. The columns of before keep their order, and the new one has a default: acts of earlier
-- versions bring rows back without it.

CREATE TABLE battle_terms_of_17 (
  battle_id     INTEGER NOT NULL,
  side          INTEGER NOT NULL,
  arabs         INTEGER NOT NULL CHECK (arabs IN (0, 1)),   -- by nation
  wells         INTEGER NOT NULL CHECK (wells IN (0, 1)),   -- water to hand
  torches       INTEGER NOT NULL CHECK (torches IN (0, 1)), -- lights by night
  order_seconds INTEGER NOT NULL CHECK (order_seconds BETWEEN 0 AND 36000), -- 0: not timed
  commanded     INTEGER NOT NULL DEFAULT 0 CHECK (commanded IN (0, 1)), -- Muster is its general
  PRIMARY KEY (battle_id, side),
  FOREIGN KEY (battle_id, side) REFERENCES battle_side (battle_id, side) ON DELETE CASCADE,
  CHECK (arabs = 1 OR wells = 1 OR torches = 1 OR order_seconds > 0 OR commanded = 1)
) STRICT, WITHOUT ROWID;

INSERT INTO battle_terms_of_17 SELECT *, 0 FROM battle_terms;

DROP TABLE battle_terms;
ALTER TABLE battle_terms_of_17 RENAME TO battle_terms;
