/* Lists as text: what is written reads back the same, what is typed is understood, and what
 * is wrong is told with its line and what was expected. */
#include "lists/text/text.h"

#include <string.h>

#include "tests/lists/book/all_books.h"
#include "tests/lists/common.h"

static MuList *
read_text (const char *text, const MuShelf *books)
{
  g_autoptr (GError) error = NULL;
  MuList *list = mu_list_read_text (text, strlen (text), "typed.txt", books, &error);
  if (!list)
    ck_abort_msg ("%s\n%s", error->message, text);
  return list;
}

static void
expect_same (const MuList *a, const MuList *b, const char *text)
{
  g_autofree char *one = mu_list_write_data (a, NULL);
  g_autofree char *other = mu_list_write_data (b, NULL);
  if (strcmp (one, other) != 0)
    ck_abort_msg ("%s\n%s\n%s", text, one, other);
}

/* --- back and forth ------------------------------------------------------ */

static void
tame (char **field, gboolean lines)
{
  for (char *at = *field; *at; at++)
    if (g_ascii_iscntrl (*at) && !(lines && (*at == '\n' || *at == '\t')))
      *at = '"';
}

/* What the text can hold: names as they are saved, anything but control characters. */
static MuList *
random_tame_list (guint64 *state)
{
  static const char *const names[]
      = { "unit 1", "Unit 2",   "a, b", "x: y", "\"q\"", " blank ", "7 up",
          "(crew)", "[option]", "#no",  ">no",  "same",  "same",    "" };
  MuList *list = random_list (state);
  tame (&list->name, FALSE);
  tame (&list->player, FALSE);
  tame (&list->tags, FALSE);
  tame (&list->notes, TRUE);
  for (guint i = 0; i < list->units->len; i++) {
    MuListUnit *unit = mu_list_unit (list, i);
    tame (&unit->name, FALSE);
    tame (&unit->notes, TRUE);
    if (next_below (state, 3) == 0)
      set_text (&unit->name, names[next_below (state, G_N_ELEMENTS (names))]);
    if (next_below (state, 6) == 0)
      set_text (&unit->option, names[next_below (state, G_N_ELEMENTS (names))]);
  }
  for (guint i = 0; i < list->generals->len; i++)
    if (next_below (state, 2))
      set_text (&mu_list_general (list, i)->name, names[next_below (state, G_N_ELEMENTS (names))]);
  mu_list_tidy_names (list);
  return list;
}

START_TEST (what_is_written_reads_back_the_same)
{
  guint64 state = 1000 + (guint64) _i;
  for (int i = 0; i < 20; i++) {
    g_autoptr (MuList) list = random_tame_list (&state);
    gsize length;
    g_autofree char *text = mu_list_write_text (list, &length);
    ck_assert_uint_eq (length, strlen (text));
    g_autoptr (MuList) again = read_text (text, NULL);
    g_autoptr (MuList) with_books = read_text (text, shelf);
    g_autofree char *text_again = mu_list_write_text (again, NULL);
    expect_same (list, again, text);
    expect_same (list, with_books, text);
    ck_assert_str_eq (text, text_again);
  }
}
END_TEST

/* Control characters become blanks; the rest stays. */
START_TEST (any_list_can_be_written)
{
  guint64 state = 3000 + (guint64) _i;
  g_autoptr (MuList) list = random_list (&state);
  g_autofree char *text = mu_list_write_text (list, NULL);
  g_autoptr (MuList) again = read_text (text, NULL);
  ck_assert_uint_eq (again->units->len, list->units->len);
  ck_assert_int_eq (mu_list_points (again), mu_list_points (list));
}
END_TEST

START_TEST (the_samples_read_back)
{
  static const char *const files[] = { "zama-roman.xml", "zama-carthaginian.xml" };
  g_autoptr (MuList) list = sample (files[_i]);
  g_autofree char *text = mu_list_write_text (list, NULL);
  g_autoptr (MuList) again = read_text (text, shelf);
  expect_same (list, again, text);
}
END_TEST

START_TEST (a_sample_reads_like_this)
{
  g_autoptr (MuList) list = sample ("zama-roman.xml");
  g_autofree char *text = mu_list_write_text (list, NULL);
  ck_assert (g_str_has_prefix (text, "Army: Scipio at Zama\n"
                                     "Book: roman-mid-republican, edition 1\n"
                                     "Year: 202 BC\n"
                                     "Points: 1000\n"
                                     "General: "));
  ck_assert_ptr_nonnull (strstr (text, " Triarii: Reg B HI LTS Sh, "));
  ck_assert_ptr_nonnull (strstr (text, " [option triarii]\n"));
}
END_TEST

/* --- as people type ------------------------------------------------------ */

static const char typed[]
    = "\xEF\xBB\xBF# Saturday\r\n"
      "army: Scipio's own\r\n"
      "PLAYER:  Giulia \r\n"
      "Book: mid republican ROMAN\r\n"
      "Year: 202 bc\r\n"
      "Points: 1200\r\n"
      "General: Scipio, rides with Guard, irregular\r\n"
      "General: Laelius, subordinate, regular, rides with unit 2\r\n"
      "Item: 3 caltrops, regular\r\n"
      "\r\n"
      "  6 Guard: Reg B HC JLS Sh, bodyguard [option bodyguard]\r\n"
      "> first\r\n"
      "# between\r\n"
      "> second\r\n"
      "12 triarii : Reg B HI LTS Sh\r\n"
      "Notes: one\r\n"
      "Notes: two\r\n"
      "24 \"Hastati: V\": Reg C HI HTW Sh, 4 deep, attack, line 2, forced march";

START_TEST (what_people_type_is_understood)
{
  g_autoptr (MuList) list = read_text (typed, shelf);
  const MuListUnit *triarii = mu_list_unit (list, 1);
  const MuListUnit *hastati = mu_list_unit (list, 2);
  const MuBook *book = mu_shelf_find (shelf, "roman-mid-republican");
  const MuBookOption *option = mu_book_option (book, "triarii");
  ck_assert_str_eq (list->name, "Scipio's own");
  ck_assert_str_eq (list->player, "Giulia");
  ck_assert_str_eq (list->book_id, "roman-mid-republican");
  ck_assert_int_eq (list->book_version, book->version);
  ck_assert_int_eq (list->year, -202);
  ck_assert_int_eq (list->points_limit, 1200);
  ck_assert_str_eq (list->notes, "one\ntwo");
  ck_assert_int_eq (mu_list_general (list, 0)->rides_with, 0);
  ck_assert (mu_list_general (list, 0)->commander && !mu_list_general (list, 0)->regular);
  ck_assert_int_eq (mu_list_general (list, 1)->rides_with, 1);
  ck_assert (!mu_list_general (list, 1)->commander);
  ck_assert_int_eq (mu_list_item (list, 0)->count, 3);
  ck_assert_str_eq (mu_list_unit (list, 0)->notes, "first\nsecond");
  ck_assert (mu_list_unit (list, 0)->bodyguard);
  ck_assert_str_eq (triarii->name, "triarii");
  ck_assert_str_eq (triarii->option, "triarii");
  ck_assert_int_eq (triarii->ranks, option->ranks);
  ck_assert_int_eq (triarii->line, option->line);
  ck_assert_int_eq (triarii->order, option->order);
  ck_assert_str_eq (hastati->name, "Hastati: V");
  ck_assert_int_eq (hastati->ranks, 4);
  ck_assert_int_eq (hastati->line, 1);
  ck_assert_int_eq (hastati->order, MU_ORDER_ATTACK);
  ck_assert (hastati->forced_march);
}
END_TEST

/* An option is known by its name, or by troops that no other has; an elephant's crew is the
 * book's. */
START_TEST (what_is_not_said_follows_from_the_book)
{
  g_autoptr (MuList) carthage = sample ("zama-carthaginian.xml");
  const MuListUnit *elephants = NULL;
  for (guint i = 0; i < carthage->units->len; i++)
    if (mu_list_unit (carthage, i)->troop.type == MU_TROOP_EL)
      elephants = mu_list_unit (carthage, i);
  char notation[64];
  mu_troop_format (&elephants->troop, notation, sizeof notation);
  g_autofree char *text
      = g_strdup_printf ("Army: x\nBook: carthaginian-later\nYear: -202\n3 Beasts: %s\n", notation);
  g_autoptr (MuList) list = read_text (text, shelf);
  g_autoptr (MuList) bare = read_text (text, NULL);
  ck_assert_str_eq (mu_list_unit (list, 0)->option, elephants->option);
  ck_assert_int_eq (mu_list_unit (list, 0)->crew.count, elephants->crew.count);
  ck_assert_str_eq (mu_list_unit (bare, 0)->option, "");
  ck_assert_int_eq (mu_list_unit (bare, 0)->crew.count, 0);
}
END_TEST

/* Whether the option is told or found, the horses are the book's. */
START_TEST (horses_that_are_not_said_are_the_books)
{
  static const char *const told[] = { "", " [option scythed-chariots]" };
  g_autofree char *text
      = g_strdup_printf ("Army: x\nBook: seleucid\nYear: -190\n7 Scythed: Irr A LCh%s\n", told[_i]);
  g_autoptr (MuList) list = read_text (text, shelf);
  ck_assert_str_eq (mu_list_unit (list, 0)->option, "scythed-chariots");
  ck_assert_int_eq (mu_list_unit (list, 0)->crew.horses, 4);
}
END_TEST

START_TEST (years_are_read_as_people_write_them)
{
  static const struct {
    const char *text;
    int year;
  } rows[] = { { "202 BC", -202 }, { "-202", -202 }, { "451 AD", 451 }, { "AD 451", 451 },
               { "451", 451 },     { "9 ce", 9 },    { "44 BCE", -44 }, { "3000 BC", -3000 },
               { "1250", 1250 },   { "+7", 7 },      { "  1 AD ", 1 } };
  g_autofree char *text
      = g_strdup_printf ("Army: x\nBook: b\nYear: %s\n", rows[_i % COUNT (rows)].text);
  g_autoptr (MuList) list = read_text (text, NULL);
  ck_assert_int_eq (list->year, rows[_i % COUNT (rows)].year);
}
END_TEST

/* --- as files come ------------------------------------------------------- */

static const char plain_text[] = "Army: G\xC3\xA4ius\nBook: mid republican roman\nYear: 202 BC\n"
                                 "Notes: one\n20 Hastati: Reg C HI HTW Sh, 2 deep\n> two\n";

static MuList *
read_bytes (const char *data, gsize length)
{
  g_autoptr (GError) error = NULL;
  MuList *list = mu_list_read_text (data, length, "typed.txt", shelf, &error);
  if (!list)
    ck_abort_msg ("%s", error->message);
  return list;
}

/* Reads the plain text in another form and expects the same list. */
static void
expect_plain (const char *data, gsize length)
{
  g_autoptr (MuList) wanted = read_text (plain_text, shelf);
  g_autoptr (MuList) list = read_bytes (data, length);
  ck_assert_str_eq (mu_list_unit (wanted, 0)->name, "Hastati");
  ck_assert_str_eq (mu_list_unit (wanted, 0)->option, "hastati");
  ck_assert_int_eq (mu_list_unit (wanted, 0)->figures, 20);
  expect_same (wanted, list, data);
}

START_TEST (texts_are_read_in_the_encodings_of_their_programs)
{
  static const struct {
    const char *encoding, *mark;
    gsize mark_length;
    gboolean assumed;
  } forms[] = { { "UTF-8", "", 0, FALSE },
                { "UTF-8", "\xEF\xBB\xBF", 3, FALSE },
                { "UTF-16LE", "\xFF\xFE", 2, FALSE },
                { "UTF-16BE", "\xFE\xFF", 2, FALSE },
                { "UTF-32LE", "\xFF\xFE\0\0", 4, FALSE },
                { "UTF-32BE", "\0\0\xFE\xFF", 4, FALSE },
                { "WINDOWS-1252", "", 0, TRUE } };
  gsize size = 0;
  g_autofree char *coded
      = g_convert (plain_text, -1, forms[_i].encoding, "UTF-8", NULL, &size, NULL);
  g_autoptr (GString) data = g_string_new_len (forms[_i].mark, (gssize) forms[_i].mark_length);
  g_string_append_len (data, coded, (gssize) size);
  expect_plain (data->str, data->len);
  g_autoptr (MuList) list = read_bytes (data->str, data->len);
  ck_assert_int_eq (list->remark != NULL, forms[_i].assumed);
  if (list->remark)
    ck_assert_str_eq (list->remark,
                      "this is not UTF-8 and was read as Windows-1252, as in “Gäius”; if "
                      "letters are wrong, save the file as UTF-8");
}
END_TEST

START_TEST (damaged_encodings_are_refused_with_the_remedy)
{
  static const struct {
    const char *data;
    gsize length;
    const char *told;
  } forms[] = {
    { "\xFF\xFE"
      "A\0\n\0\x00\xD8"
      "b\0",
      10, ":2: this is damaged UTF-16LE text; save the file as" },
    { "\xFF\xFE"
      "A\0\n\0b",
      7, ":2: this is damaged UTF-16LE text" },
    { "\xFE\xFF\0A\0\0\0B", 8, ": this is damaged UTF-16BE text" },
    { "A\0r\0m\0y\0", 8,
      ":1: there are zero bytes, as in no text or in UTF-16 without its mark; save" },
    { "Army: x\nPl\0", 11, ":2: there are zero bytes" },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) list
      = mu_list_read_text (forms[_i].data, forms[_i].length, "t.txt", NULL, &error);
  ck_assert_ptr_null (list);
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID));
  ck_assert_msg (strstr (error->message, forms[_i].told), "%s", error->message);
}
END_TEST

static char *
replaced (const char *what, const char *with)
{
  GString *text = g_string_new (plain_text);
  g_string_replace (text, what, with, 0);
  return g_string_free (text, FALSE);
}

START_TEST (texts_are_read_with_other_blanks_and_ends_of_lines)
{
  static const struct {
    const char *what, *with;
  } forms[] = { { "\n", "\r\n" },
                { "\n", "\r" },
                { "> two\n", "> two\n\x1A" },
                { "> two\n", "> two\r\n\x1A\x1A\r\n" },
                { "> two\n", "> two\x1A" },
                { ": ", ":\xC2\xA0 " },
                { "20 Hastati", "20\xC2\xA0Hastati" },
                { "20 Hastati", "\xE2\x80\x89"
                                "20\xE2\x80\xAFHastati" },
                { "20 Hastati", "20 \xE2\x80\x8BHastati" },
                { "mid republican", "mid\xC2\xA0republican" },
                { "HI HTW", "HI\xC2\xA0HTW" },
                { "2 deep", "2\xC2\xA0"
                            "deep" },
                { "202 BC", "202\xC2\xA0"
                            "BC" },
                { "202 BC", "202 B.C." },
                { "202 BC", "BC 202" },
                { "202 BC", "\xE2\x88\x92"
                            "202" },
                { "20 Hastati", "20x Hastati" },
                { "20 Hastati", "20X Hastati" },
                { "20 Hastati", "20 x Hastati" },
                { "20 Hastati", "20 x\xC2\xA0Hastati" },
                { "20 Hastati", "20\xC3\x97 Hastati" },
                { "20 Hastati", "20 \xC3\x97 Hastati" },
                { "20 Hastati", "20\xC3\x97Hastati" },
                { "20 Hastati", "020 Hastati" },
                { "20 Hastati", "20 \"Hastati\"" },
                { "20 Hastati", "20 “Hastati”" },
                { "20 Hastati", "20 „Hastati“" },
                { ", 2 deep", " (2 deep)" },
                { ", 2 deep", " (2\xC2\xA0"
                              "deep)" } };
  g_autofree char *text = replaced (forms[_i].what, forms[_i].with);
  /* a note keeps what stands in it */
  if (strcmp (forms[_i].what, ": ") != 0) {
    expect_plain (text, strlen (text));
    return;
  }
  g_autoptr (MuList) list = read_bytes (text, strlen (text));
  ck_assert_str_eq (mu_list_unit (list, 0)->option, "hastati");
  ck_assert_int_eq (list->year, -202);
}
END_TEST

/* Names that look like more of the number are written so that they stay names. */
START_TEST (names_like_numbers_stay_names)
{
  static const char *const names[] = { "x",
                                       "x men",
                                       "X ray",
                                       "\xC3\x97 men",
                                       "O",
                                       "0",
                                       "0 men",
                                       "7 up",
                                       "1st Cohort",
                                       "l0",
                                       "I Italica",
                                       "a\xC2\xA0z",
                                       "\xE2\x80\x8Bmen",
                                       "“men”",
                                       "men”",
                                       "O men",
                                       "II",
                                       "\xD9\xA0" };
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (MuList) list = test_list ();
    set_text (&mu_list_unit (list, 0)->name, names[i]);
    g_autofree char *text = mu_list_write_text (list, NULL);
    g_autoptr (MuList) again = read_text (text, NULL);
    g_autofree char *due = mu_name_tidy (names[i]);
    ck_assert_str_eq (mu_list_unit (again, 0)->name, due);
    ck_assert_int_eq (mu_list_unit (again, 0)->figures, mu_list_unit (list, 0)->figures);
  }
}
END_TEST

/* --- what is wrong ------------------------------------------------------- */

#define HEAD "Army: x\nBook: b\nYear: 1\n"
#define UNIT HEAD "5 a: Reg C HI HTW Sh"

static const struct {
  const char *text;
  const char *told; /* after the file's name */
} faults[] = {
  { "", ":0: Army: is missing" },
  { "Army: x\n", ":1: Book: is missing" },
  { "Army: x\nBook: b\n\n5 a: Reg C HI\n", ":4: Year: is missing; expected it before" },
  { "Armee: x\n", ":1: “Armee” begins no line of a list; expected Army:, Player:" },
  { "just words\n", ":1: “just words” begins no line" },
  { HEAD "Army: y\n", ":4: Army: is there twice" },
  { UNIT "\nPlayer: y\n", ":5: Player: comes after units" },
  { "Army: x\nYear: soon\n", ":2: “soon” is no year. Years are 3000 BC to 1250 AD, as “58 BC”" },
  { "Army: x\nYear: 0\n", ":2: There is no year 0" },
  { "Army: x\nYear: 1251\n", ":2: “1251” lies outside the years of the game" },
  { "Army: x\nYear: -5 BC\n", ":2: “-5 BC” says its era twice" },
  { "Army: x\nYear: 99999999999999\n", ":2: “99999999999999” lies outside" },
  { "Army: x\nYear: 5 BC or so\n", ":2: “5 BC or so” is no year" },
  { HEAD "Points: many\n", ":4: “many” is no number; expected the points, 1 to 100000" },
  { HEAD "Points: 0\n", ":4: the points is 0; expected 1 to" },
  { HEAD "Rules: chess\n", ":4: “chess” is no book of rules; expected one of: wrg5, awfp, abd" },
  { HEAD "Priest: maybe\n", ":4: “maybe” is no answer; expected one of: no, yes" },
  { HEAD "Book: c, second\n", ":4: Book: is there twice" },
  { "Book: c, second\n", ":1: expected “edition” and its number" },
  { HEAD "Allies: c\n", ":4: the line ends where , edition and its number was expected" },
  { HEAD "Allies: c, second\n", ":4: expected “edition” and its number" },
  { HEAD "Allies: c, edition 1\nAllies: c, edition 2\n", ":5: the allies' book c is there twice" },
  { HEAD "Item: 3 tanks, regular\n", ":4: “tanks, regular” is no item; expected one of: " },
  { HEAD "Item: 3 caltrops\n", ":4: the line ends where , and regular or irregular was expected" },
  { HEAD "Item: 3 bolt-shooter, regular\n", ":4: engines are units" },
  { HEAD "Item: 3 boat, regular\nItem: 1 boat, regular\n", ":5: boat is there twice" },
  { HEAD "General: G, tall\n", ":4: “tall” cannot be said of a general; expected commander" },
  { HEAD "General: G, rides with Nobody\n", ":4: “Nobody” is not one unit of this list" },
  { HEAD "General: G, rides with a\n5 a: Reg C HI\n5 a: Reg C HI\n", ":4: “a” is not one unit" },
  { HEAD "General: G, rides with unit 2\n5 a: Reg C HI\n", ":4: “unit 2” is not one unit" },
  { HEAD "> note\n", ":4: > stands before any unit" },
  { HEAD "0 a: Reg C HI\n", ":4: the number of figures is 0; expected 1 to 999" },
  { HEAD "1000 a: Reg C HI\n", ":4: the number of figures is 1000" },
  { HEAD "5 a\n", ":4: the line ends where : and the troop in notation was expected" },
  { HEAD "5 \"a: Reg C HI\n", ":4: a quote is not closed" },
  { HEAD "5 \"a\" b: Reg C HI\n", ":4: “b: Reg C HI” is too much" },
  { HEAD "5 a:\n", ":4: troop “” cannot be read at “”: the notation is empty" },
  { HEAD "5 a: Reg C XX Sh\n", ":4: troop “Reg C XX Sh” cannot be read at “XX”: expected a troop" },
  { HEAD "5 a: Reg E HI\n", ":4: troop “Reg E HI” cannot be read at “E”: expected a class" },
  { UNIT ", very deep\n", ":4: “very deep” cannot be said of a unit; expected “4 deep”" },
  { UNIT ", 99 deep\n", ":4: the depth is 99; expected 1 to 50" },
  { UNIT ", 4 wide\n", ":4: expected “deep” after" },
  { UNIT ", line 0\n", ":4: the line is 0; expected 1 to 10" },
  { UNIT ", mixed up\n", ":4: “up” is no way to be mixed" },
  { UNIT " (crew X)\n", ":4: “X)” is no weapon; expected one of: sidearm, L, LTS" },
  { UNIT " (crew JLS\n", ":4: the line ends where ) was expected" },
  { UNIT " (9 horses)\n", ":4: the number of horses is 9; expected 2 to 4" },
  { UNIT " (2 mules)\n", ":4: expected “horses”" },
  { UNIT " [hastati]\n", ":4: expected “option” and its id" },
  { UNIT " [option h\n", ":4: the line ends where ] was expected" },
  { UNIT " [option h; b]\n", ":4: expected “book” and its id" },
  { UNIT " [option h] too\n", ":4: “too” is too much" },
  { "Army: x\nPlayer: \001\n", ":2: there is a control character" },
  { "Army: x\nPlayer: \x81\n", ":2: this is no text in UTF-8, nor in Windows-1252; save the file" },
  { "Army: \xC3\xA4\nPlayer: \xE4\n", ":2: this is no text in UTF-8, nor in Windows-1252" },
  { "\xEF\xBB\xBF"
    "Army: \xC3\xA4\n\xE4",
    ":2: this is no text in UTF-8" },
  { HEAD "2O Hastati: Reg C HI\n", ":4: “2O” is no number that can be relied on" },
  { HEAD "2 O Hastati: Reg C HI\n", ":4: “2 O” is no number that can be relied on" },
  { HEAD "1O Hastati: Reg C HI\n", ":4: “1O” is no number" },
  { HEAD "1l Hastati: Reg C HI\n", ":4: “1l” is no number" },
  { HEAD "2 0 Hastati: Reg C HI\n", ":4: “2 0” is no number" },
  { HEAD "2\xC2\xA0"
         "0 Hastati: Reg C HI\n",
    ":4: “2\xC2\xA0"
    "0” is no number" },
  { HEAD "2 l0 Hastati: Reg C HI\n", ":4: “2 l0” is no number" },
  { HEAD "l0 Hastati: Reg C HI\n", ":4: “l0 Hastati” begins no line of a list" },
  { HEAD "O5 Hastati: Reg C HI\n", ":4: “O5 Hastati” begins no line of a list" },
  { HEAD "2\xD9\xA0 Hastati: Reg C HI\n", ":4: “2\xD9\xA0” is no number that can be relied on" },
  { HEAD "2 \xD9\xA0 Hastati: Reg C HI\n", ":4: “2 \xD9\xA0” is no number" },
  { HEAD "\xD9\xA2\xD9\xA0 Hastati: Reg C HI\n",
    ":4: “\xD9\xA2\xD9\xA0 Hastati: Reg C HI” is no number" },
  { HEAD "\xEF\xBC\x92\xEF\xBC\x90 Hastati: Reg C HI\n",
    ":4: “\xEF\xBC\x92\xEF\xBC\x90 Hastati: Reg C HI” is no" },
  { HEAD "20. Hastati: Reg C HI\n", ":4: “20.” is no number" },
  { HEAD "20) Hastati: Reg C HI\n", ":4: “20)” is no number" },
  { HEAD "20-24 Hastati: Reg C HI\n", ":4: “20-24” is no number" },
  { HEAD "1,000 Hastati: Reg C HI\n", ":4: “1,000” is no number" },
  { HEAD "20xHastati: Reg C HI\n", ":4: “20xHastati” is no number" },
  { HEAD "20: Reg C HI\n", ":4: the unit has no name" },
  { HEAD "20 : Reg C HI\n", ":4: the unit has no name" },
  { HEAD "Points: 1O00\n", ":4: “O00” is too much" },
  { HEAD "Item: 3O caltrops, regular\n", ":4: “3O” is no number" },
  { UNIT ", 4 deep, 2 deep\n", ":4: the depth is said twice" },
  { UNIT " (4 deep), 2 deep\n", ":4: the depth is said twice" },
  { UNIT " (99 deep)\n", ":4: the depth is 99; expected 1 to 50" },
  { UNIT " (2 deep\n", ":4: the line ends where ) was expected" },
  { UNIT ", attack, hold\n", ":4: the order is said twice" },
  { UNIT ", line 1, line 2\n", ":4: the line is said twice" },
  { UNIT ", 4O deep\n", ":4: expected “deep” after" },
  { HEAD "5 “a: Reg C HI\n", ":4: a quote is not closed" },
  { "Army: x\x1APlayer: y\n", ":1: there is a control character" },
  { "<?xml version='1.0'?>\n", ":1: “<?xml version='1.0'?>” begins no line of a list" },
};

START_TEST (faults_are_told_with_line_and_cure)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) list
      = mu_list_read_text (faults[_i].text, strlen (faults[_i].text), "t.txt", NULL, &error);
  g_autofree char *told = g_strconcat ("t.txt", faults[_i].told, NULL);
  ck_assert_ptr_null (list);
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID));
  ck_assert_msg (g_str_has_prefix (error->message, told), "%s\n%s", error->message, told);
}
END_TEST

static void
expect_fault (const char *text, const char *told)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) list = mu_list_read_text (text, strlen (text), "t.txt", NULL, &error);
  ck_assert_ptr_null (list);
  ck_assert_ptr_nonnull (strstr (error->message, told));
}

START_TEST (nothing_is_longer_than_a_list_holds)
{
  GString *text = g_string_new ("Army: ");
  for (int i = 0; i < MU_LIST_NAME_MAX; i++)
    g_string_append (text, "é");
  g_string_append (text, "\nBook: b\nYear: 1\n");
  mu_list_free (read_text (text->str, NULL));
  g_string_insert (text, 6, "é");
  expect_fault (text->str, ":1: “é");
  g_string_assign (text, HEAD);
  for (int i = 0; i < MU_LIST_UNITS_MAX; i++)
    g_string_append (text, "5 a: Reg C HI\n");
  mu_list_free (read_text (text->str, NULL));
  g_string_append (text, "5 a: Reg C HI\n");
  expect_fault (text->str, "more than ");
  g_string_assign (text, HEAD);
  for (int i = 0; i <= MU_LIST_GENERALS_MAX; i++)
    g_string_append (text, "General: G\n");
  expect_fault (text->str, ":12: more than 8 generals");
  g_string_assign (text, HEAD "Notes:");
  for (int i = 0; i <= MU_LIST_NOTES_MAX; i++)
    g_string_append (text, "x");
  expect_fault (text->str, ":4: the notes are too long");
  g_string_free (text, TRUE);
}
END_TEST

START_TEST (too_large_a_file_is_not_looked_at)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strnfill (MU_LIST_TEXT_MAX_BYTES + 1, '#');
  ck_assert_ptr_null (mu_list_read_text (text, MU_LIST_TEXT_MAX_BYTES + 1, "t.txt", NULL, &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_HOSTILE));
}
END_TEST

/* --- the table ----------------------------------------------------------- */

START_TEST (a_table_has_a_row_a_unit)
{
  g_autoptr (MuList) list = test_list ();
  set_text (&list->name, "=1+1");
  set_text (&mu_list_unit (list, FOOT)->name, "the \"best\", ever");
  gsize length;
  g_autofree char *csv = mu_list_write_csv (list, MU_CSV_COMMA, &length);
  g_auto (GStrv) rows = g_strsplit (csv, "\r\n", -1);
  ck_assert_uint_eq (length, strlen (csv));
  ck_assert_uint_eq (g_strv_length (rows), list->units->len + 2);
  ck_assert (g_str_has_prefix (rows[0], "army,player,book,year,unit,name,troop,"));
  ck_assert (g_str_has_prefix (rows[1],
                               "\"'=1+1\",\"\",\"test\",-202,1,\"Guards\",\"Reg A HC JLS Sh\","
                               "\"\",0,4,1,2,hold,"));
  ck_assert_ptr_nonnull (strstr (rows[1], ",\"General\",no,yes,no,no,\"guard\",\"\",\"\""));
  ck_assert_ptr_nonnull (strstr (rows[2], ",2,\"the \"\"best\"\", ever\",\"Reg C HI HTW Sh\","));
  ck_assert_ptr_nonnull (strstr (rows[5], "\"JLS\",0,2,1,1,attack,"));
}
END_TEST

START_TEST (a_table_opens_in_spreadsheets)
{
  static const struct {
    MuCsvSeparator separator;
    const char *head, *row;
  } forms[] = { { MU_CSV_COMMA, "army,player,book,", "\"Rome\",\"\",\"test\",-202,1," },
                { MU_CSV_SEMICOLON, "army;player;book;", "\"Rome\";\"\";\"test\";-202;1;" },
                { MU_CSV_TAB, "army\tplayer\tbook\t", "\"Rome\"\t\"\"\t\"test\"\t-202\t1\t" } };
  g_autoptr (MuList) list = test_list ();
  set_text (&list->name, "Rome");
  g_autofree char *plain = mu_list_write_csv (list, forms[_i].separator, NULL);
  ck_assert (g_str_has_prefix (plain, forms[_i].head)); /* no mark where there is nothing to mark */
  ck_assert_ptr_nonnull (strstr (plain, forms[_i].row));
  set_text (&mu_list_unit (list, 0)->name, "Gäius");
  gsize length;
  g_autofree char *marked = mu_list_write_csv (list, forms[_i].separator, &length);
  ck_assert_uint_eq (length, strlen (marked));
  ck_assert (g_str_has_prefix (marked, "\xEF\xBB\xBF"));
  ck_assert (g_str_has_prefix (marked + 3, forms[_i].head));
}
END_TEST

START_TEST (no_text_of_a_table_is_a_formula)
{
  static const char *const texts[]
      = { "=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\n=1", "＝1+1", "＋1", "－1", "＠A1" };
  g_autoptr (MuList) list = test_list ();
  set_text (&list->name, texts[_i]);
  set_text (&mu_list_unit (list, 0)->name, texts[_i]);
  set_text (&mu_list_unit (list, 0)->notes, texts[_i]);
  set_text (&mu_list_unit (list, 0)->option, texts[_i]);
  g_autofree char *csv = mu_list_write_csv (list, MU_CSV_SEMICOLON, NULL);
  g_autofree char *bare = g_strdup_printf ("\"%s\"", texts[_i]);
  g_autofree char *safe = g_strdup_printf ("\"'%s\"", texts[_i]);
  ck_assert_ptr_null (strstr (csv, bare));
  ck_assert_ptr_nonnull (strstr (csv, safe));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("text");
  tcase_add_unchecked_fixture (tests, open_shelf, close_shelf);
  tcase_add_loop_test (tests, what_is_written_reads_back_the_same, 0, 40);
  tcase_add_loop_test (tests, any_list_can_be_written, 0, 40);
  tcase_add_loop_test (tests, the_samples_read_back, 0, 2);
  tcase_add_test (tests, a_sample_reads_like_this);
  tcase_add_test (tests, what_people_type_is_understood);
  tcase_add_test (tests, what_is_not_said_follows_from_the_book);
  tcase_add_loop_test (tests, horses_that_are_not_said_are_the_books, 0, 2);
  tcase_add_loop_test (tests, years_are_read_as_people_write_them, 0, 11);
  tcase_add_loop_test (tests, texts_are_read_in_the_encodings_of_their_programs, 0, 7);
  tcase_add_loop_test (tests, damaged_encodings_are_refused_with_the_remedy, 0, 5);
  tcase_add_loop_test (tests, texts_are_read_with_other_blanks_and_ends_of_lines, 0, 29);
  tcase_add_test (tests, names_like_numbers_stay_names);
  tcase_add_loop_test (tests, a_table_opens_in_spreadsheets, 0, 3);
  tcase_add_loop_test (tests, no_text_of_a_table_is_a_formula, 0, 10);
  tcase_add_loop_test (tests, faults_are_told_with_line_and_cure, 0, COUNT (faults));
  tcase_add_test (tests, nothing_is_longer_than_a_list_holds);
  tcase_add_test (tests, too_large_a_file_is_not_looked_at);
  tcase_add_test (tests, a_table_has_a_row_a_unit);
  return run_case ("text", tests);
}
