-- The club file, version 18: a general's ability in a battle, and the totals of two dice that were
-- thrown for it, where his rules have that; 0 in all three where they have not.

ALTER TABLE battle_general ADD COLUMN ability INTEGER NOT NULL DEFAULT 0
  CHECK (ability BETWEEN 0 AND 255); -- number of the rule system's
ALTER TABLE battle_general ADD COLUMN total INTEGER NOT NULL DEFAULT 0
  CHECK (total = 0 OR total BETWEEN 2 AND 12);
ALTER TABLE battle_general ADD COLUMN again INTEGER NOT NULL DEFAULT 0
  CHECK (again = 0 OR again BETWEEN 2 AND 12); -- of the second throw, which holds
