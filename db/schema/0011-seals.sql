-- Seals upon a side's papers that were given with a salt, which is kept with the papers: without
-- one the papers are hidden. Seals of before stay in battle_plan, which needs no row for these.

CREATE TABLE battle_seal (
  battle_id INTEGER NOT NULL,
  side      INTEGER NOT NULL,
  seal      TEXT NOT NULL CHECK (length (seal) = 19),
  salt      TEXT CHECK (length (salt) = 32),
  PRIMARY KEY (battle_id, side),
  FOREIGN KEY (battle_id, side) REFERENCES battle_side (battle_id, side) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
