/* Army lists as people type them, in troop notation, and as tables for other programs.
 *
 *   Army: Hannibal at Zama
 *   Player: Giulia                                   (as all heads but Army, Book, Year
 *   Book: carthaginian-later, edition 1               it can be left out)
 *   Allies: numidian, edition 2                      (one of these lines for each book)
 *   Year: 202 BC
 *   Points: 1000
 *   General: Hannibal, commander, regular, rides with Sacred Band
 *   Item: 4 caltrops, regular
 *   Notes: one line; more of these lines are further lines
 *
 *   24 Hastati: Reg C HI HTW Sh, 4 deep, attack, line 1 [option hastati]
 *   > notes of the unit before
 *   3 Elephants: Irr C El JLS B (crew JLS, B), 1 deep, attack, line 1 [option elephants]
 *   4 Chariots: Irr B LCh JLS (crew JLS; 2 horses), skirmish [option x; book numidian]
 *   # is skipped to the end of its line
 *
 * Other heads: Rules (wrg5, awfp, abd), Edition, Tags, Priest (yes, no). A general may be
 * on a stand of his own: on HC S. A unit may also be: sub-unit, bodyguard, forced march,
 * mixed behind, mixed flanks. Heads stand before units. Line 1 is the front. What begins or
 * ends with a blank, begins with a quote or holds the mark after which the next part
 * begins, stands in "quotes", with a quote in it written twice. */
#ifndef MUSTER_LISTS_TEXT_TEXT_H
#define MUSTER_LISTS_TEXT_TEXT_H

#include "lists/book/book.h"
#include "lists/list/list.h"

#define MU_LIST_TEXT_MAX_BYTES (8u << 20)

/* The text; free with g_free. It reads back the same list, but for control characters, which
 * become blanks (line breaks of notes stay). Never translated. */
char *mu_list_write_text (const MuList *list, gsize *length);

/* In UTF-8, UTF-16 with a mark or Windows-1252 (lists/xml/encoding.h); the list's remark says what
 * was guessed. Any blanks and ends of lines will do, and a Ctrl-Z at the end; "20x" is 20. Errors
 * name the line and what was expected: MU_FILE_ERROR_INVALID, HOSTILE for more bytes than above,
 * UNREADABLE. name: shown in messages. shelf: where a book can be found that is named in full, and
 * what is not said of a unit: its option, by name or by its troops, how deep, in which line and how
 * its troops usually fight. NULL: what is not said stays empty. */
MuList *mu_list_read_text (const char *data, gsize length, const char *name, const MuShelf *shelf,
                           GError **error);
MuList *mu_list_read_text_file (const char *path, const MuShelf *shelf, GError **error);

/* What parts the columns of a table: programs of countries whose numbers have a decimal comma
 * want a semicolon. */
typedef enum { MU_CSV_COMMA, MU_CSV_SEMICOLON, MU_CSV_TAB } MuCsvSeparator;

/* A table for spreadsheets: a row a unit, with the army's name in each. Texts that a
 * spreadsheet would take for a formula get an apostrophe before them. Where there are letters
 * beyond ASCII it begins with the mark of UTF-8, without which spreadsheets read them wrong. Free
 * with g_free. */
char *mu_list_write_csv (const MuList *list, MuCsvSeparator separator, gsize *length);

#endif
