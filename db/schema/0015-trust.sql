-- The club file, version 15: what each act leaves so that nobody has to be trusted blindly.

-- Every act that is kept leaves a token here: the newest is the file's own, the others are those of
-- the acts before it. A program that has the file open, and finds another one under its name, sees by
-- them whether that one goes on from what it knows.
CREATE TABLE club_line (
  one    INTEGER PRIMARY KEY CHECK (one = 1),
  tokens BLOB NOT NULL CHECK (length (tokens) % 8 = 0 AND length (tokens) <= 8192) -- newest first
) STRICT;
INSERT INTO club_line VALUES (1, x'');
