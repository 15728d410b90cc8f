-- The club file, version 7: the orders that a side changed between two periods of a battle that
-- the rules resolve, as the order sheet of the bodies that were written to.
--
-- Sheets are kept as their XML with a code of its bytes, as in battle_plan. Enums are stored as
-- the numbers of the rules' headers.

CREATE TABLE battle_new_orders (
  battle_id INTEGER NOT NULL,
  after     INTEGER NOT NULL CHECK (after BETWEEN 0 AND 255), -- the period that was over
  side      INTEGER NOT NULL,
  orders    TEXT NOT NULL CHECK (length (orders) BETWEEN 1 AND 1000000),
  code      TEXT NOT NULL CHECK (length (code) = 12),
  PRIMARY KEY (battle_id, after, side),
  FOREIGN KEY (battle_id, side) REFERENCES battle_side (battle_id, side) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
