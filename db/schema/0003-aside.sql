-- The club file, version 3: a battle on the table may be set aside for another one
-- and come back.
--
-- A battle set aside points to the one that is, or was, on the table in its place,
-- and its sums to it. The older of such a pair comes back by undoing, the newer one
-- by doing again; both go with the battle that they point to.
ALTER TABLE table_battle ADD COLUMN aside_for INTEGER
  REFERENCES table_battle (id) ON DELETE CASCADE;

DROP INDEX table_battle_tonight;
CREATE UNIQUE INDEX table_battle_tonight ON table_battle (battle_id IS NULL)
  WHERE battle_id IS NULL AND aside_for IS NULL;
CREATE INDEX table_battle_aside ON table_battle (aside_for) WHERE aside_for IS NOT NULL;

ALTER TABLE kept_sum ADD COLUMN aside_with INTEGER
  REFERENCES table_battle (id) ON DELETE CASCADE;

CREATE INDEX kept_sum_aside ON kept_sum (aside_with) WHERE aside_with IS NOT NULL;
