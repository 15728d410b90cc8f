-- Which of a side's papers Muster planned because its player had laid none down. A side
-- without a row here has only what he laid down himself.

CREATE TABLE battle_planned (
  battle_id  INTEGER NOT NULL,
  side       INTEGER NOT NULL,
  deployment INTEGER NOT NULL CHECK (deployment IN (0, 1)),
  orders     INTEGER NOT NULL CHECK (orders IN (0, 1)),
  PRIMARY KEY (battle_id, side),
  FOREIGN KEY (battle_id, side) REFERENCES battle_side (battle_id, side) ON DELETE CASCADE,
  CHECK (deployment = 1 OR orders = 1)
) STRICT, WITHOUT ROWID;
