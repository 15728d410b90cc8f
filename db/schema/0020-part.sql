-- The club file, version 20: what a battle has that its rule system alone knows, as the hex table its
-- map and its scenario. It is a document of that system's, as its files have it.

CREATE TABLE battle_part (
  battle_id INTEGER PRIMARY KEY REFERENCES battle (id) ON DELETE CASCADE,
  part      TEXT NOT NULL CHECK (length (part) BETWEEN 1 AND 400000)
) STRICT;
