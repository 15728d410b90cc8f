-- The club file, version 10: each army list names the editions of the allies' books that it was
-- made with.

CREATE TABLE list_ally (
  list_id INTEGER NOT NULL REFERENCES army_list (id) ON DELETE CASCADE,
  book    TEXT NOT NULL CHECK (length (book) BETWEEN 1 AND 120),
  edition INTEGER NOT NULL CHECK (edition BETWEEN 1 AND 9999),
  PRIMARY KEY (list_id, book)
) STRICT, WITHOUT ROWID;

-- Until now an edition of a book had the allies that were kept with it, and the newest of a book
-- those that were newest. Copies stand in the order in which they were kept: a list gets what it
-- was judged by when it was last saved. Where a newer edition of its own book had been kept by
-- then, that is the last copy of the allies' book before its own book's; else the last one of that
-- time. Copy and list are of one transaction, in which a second may end.
INSERT INTO list_ally (list_id, book, edition)
SELECT needed.list_id, needed.book, coalesce (
  (SELECT copy.edition FROM book_copy AS copy
    WHERE copy.book = needed.book AND copy.taken <= needed.saved
      AND (needed.until IS NULL OR copy.rowid < needed.until)
    ORDER BY copy.rowid DESC LIMIT 1),
  (SELECT copy.edition FROM book_copy AS copy WHERE copy.book = needed.book
    ORDER BY copy.rowid LIMIT 1)) AS edition
FROM (
  SELECT DISTINCT list.id AS list_id, unit.book AS book,
    strftime ('%Y-%m-%dT%H:%M:%SZ', list.changed, '+2 seconds') AS saved,
    (SELECT own.rowid FROM book_copy AS own
      WHERE own.book = list.book_id AND own.edition = list.book_version
        AND EXISTS (SELECT 1 FROM book_copy AS newer
          WHERE newer.book = own.book AND newer.edition > own.edition
            AND newer.taken <= strftime ('%Y-%m-%dT%H:%M:%SZ', list.changed, '+2 seconds'))
    ) AS until
  FROM army_list AS list JOIN list_unit AS unit ON unit.list_id = list.id
  WHERE unit.book <> '' AND unit.book <> list.book_id
) AS needed
WHERE EXISTS (SELECT 1 FROM book_copy AS copy WHERE copy.book = needed.book);
