/* Files that are broken, foreign or meant to harm: each is refused with the
 * right code, its name and line, and leaves nothing behind. */
#include <glib/gstdio.h>
#include <libxml/xmlerror.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lists/xml/xml.h"
#include "tests/lists/common.h"

#define HEAD                                                                                       \
  "<army-list version=\"1\" rules=\"wrg5\" name=\"N\" year=\"-202\" points=\"1000\">\n"            \
  " <book id=\"test\" edition=\"1\"/>\n"
#define TAIL "</army-list>\n"
#define UNIT(rest)                                                                                 \
  HEAD " <unit name=\"U\" option=\"o\" troop=\"Reg C HI HTW Sh\" ranks=\"2\" line=\"0\" "          \
       "order=\"hold\" " rest "/>\n" TAIL
#define TROOP(notation)                                                                            \
  HEAD " <unit name=\"U\" option=\"o\" troop=\"" notation "\" figures=\"9\" ranks=\"2\" "          \
       "line=\"0\" order=\"hold\"/>\n" TAIL
#define X30 "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"

typedef struct {
  const char *what;
  const char *data;
  MuFileError code;
  int line;
  const char *words;
} Bad;

#define NOT_XML MU_FILE_ERROR_NOT_XML
#define HOSTILE MU_FILE_ERROR_HOSTILE
#define FOREIGN MU_FILE_ERROR_FOREIGN
#define INVALID MU_FILE_ERROR_INVALID

/* clang-format off */
static const Bad table[] = {
  { "empty file", "", NOT_XML, 1, "empty" },
  { "blanks only", " \n \n", NOT_XML, 3, "no XML" },
  { "plain text", "Dear Scipio", NOT_XML, 1, "no XML" },
  { "cut short in a tag", HEAD " <unit name=\"U", NOT_XML, 3, "closing quote" },
  { "cut short between tags", HEAD, NOT_XML, 3, "cut short" },
  { "cut short in a comment", HEAD "<!-- and then", NOT_XML, 3, "cut short" },
  { "wrong end tag", HEAD "</army>\n", NOT_XML, 3, "another's end tag" },
  { "something behind", HEAD TAIL "<more/>", NOT_XML, 4, "after the end" },
  { "attribute twice", "<army-list version=\"1\" version=\"1\"/>", NOT_XML, 1, "twice" },
  { "no quotes", "<army-list version=1/>", NOT_XML, 1, "in quotes" },
  { "bare ampersand", HEAD "<notes>A & B</notes>" TAIL, NOT_XML, 3, "&amp;" },
  { "unknown entity", HEAD "<notes>&nbsp;</notes>" TAIL, NOT_XML, 3, "&amp;" },
  { "not UTF-8", HEAD "<notes>caf\xe9</notes>" TAIL, NOT_XML, 3, "UTF-8" },
  { "control character", HEAD "<notes>\x01</notes>" TAIL, NOT_XML, 3, "not allow" },
  { "character reference to nothing", HEAD "<notes>&#0;</notes>" TAIL, NOT_XML, 3, "not allow" },

  { "entity bomb", "<?xml version=\"1.0\"?>\n<!DOCTYPE army-list [\n<!ENTITY a \"ha\">\n<!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">\n"
    "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;\">\n<!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;\">\n]>\n<army-list name=\"&d;\">&d;</army-list>",
    HOSTILE, 2, "DOCTYPE" },
  { "external entity", "<!DOCTYPE x [<!ENTITY f SYSTEM \"file:///etc/passwd\">]><army-list>&f;</army-list>", HOSTILE, 1, "DOCTYPE" },
  { "external document type", "<!DOCTYPE x SYSTEM \"http://127.0.0.1:1/x.dtd\"><army-list/>", HOSTILE, 1, "DOCTYPE" },
  { "parameter entity", "<!DOCTYPE x [\n<!ENTITY % p SYSTEM \"http://127.0.0.1:1/\">\n%p;]>\n<army-list/>", HOSTILE, 1, "DOCTYPE" },

  { "other XML", "<?xml version=\"1.0\"?>\n<html><body/></html>", FOREIGN, 2, "<html>" },
  { "an army book", "<army-book version=\"1\"/>", FOREIGN, 1, "expected <army-list>" },
  { "foreign namespace", "<army-list xmlns=\"http://example.org/\" version=\"1\"/>", FOREIGN, 1, "<army-list> is in the namespace “http://example.org/”" },
  { "foreign namespace with a prefix", "<m:army-list xmlns:m=\"urn:x\" version=\"1\"/>", FOREIGN, 1, "write it without “m:”" },
  { "namespace within", HEAD " <notes xmlns=\"urn:x\">A</notes>\n" TAIL, INVALID, 3, "<notes> is in the namespace “urn:x”" },
  { "attribute in a namespace", "<army-list xmlns:x=\"urn:y\" x:a=\"1\" version=\"1\" rules=\"wrg5\" name=\"N\" year=\"-202\" points=\"1000\"><book id=\"b\" edition=\"1\"/></army-list>", INVALID, 1, "“x:a” is in the namespace “urn:y”" },
  { "newer version", "<army-list version=\"4\"><new/></army-list>", FOREIGN, 1, "format 4; this one reads format 3" },
  { "much newer version", "<army-list version=\"99999999999999999999\"/>", FOREIGN, 1, "newer Muster" },

  { "no version", "<army-list/>", INVALID, 1, "version is missing" },
  { "version nonsense", "<army-list version=\"one\"/>", INVALID, 1, "version of <army-list> is “one”" },
  { "unknown attribute", UNIT ("figures=\"9\" colour=\"red\""), INVALID, 3, "no attribute “colour”" },
  { "attribute missing", UNIT (""), INVALID, 3, "figures is missing" },
  { "negative", UNIT ("figures=\"-9\""), INVALID, 3, "figures of <unit> is “-9”" },
  { "zero", UNIT ("figures=\"0\""), INVALID, 3, "1 to 999" },
  { "too large", UNIT ("figures=\"1000\""), INVALID, 3, "1 to 999" },
  { "huge", UNIT ("figures=\"99999999999999\""), INVALID, 3, "1 to 999" },
  { "beyond any integer", UNIT ("figures=\"999999999999999999999999999999999999\""), INVALID, 3, "1 to 999" },
  { "fraction", UNIT ("figures=\"9.5\""), INVALID, 3, "“9.5”" },
  { "no number", UNIT ("figures=\"many\""), INVALID, 3, "“many”" },
  { "unknown element", HEAD " <elephant/>\n" TAIL, INVALID, 3, "<elephant> cannot stand in <army-list>" },
  { "text between", HEAD " hello\n" TAIL, INVALID, 3, "text in <army-list>" },
  { "wrong order", HEAD " <notes/>\n <unit name=\"U\" option=\"o\" troop=\"Reg C HI\" figures=\"9\" ranks=\"2\" line=\"0\" order=\"hold\"/>\n" TAIL, INVALID, 4, "out of order" },
  { "book missing", "<army-list version=\"1\" rules=\"wrg5\" name=\"N\" year=\"-202\" points=\"1000\"/>", INVALID, 1, "<book> is missing" },
  { "allies' edition 0", HEAD " <allies book=\"a\" edition=\"0\"/>\n" TAIL, INVALID, 3, "1 to 9999" },
  { "allies without an edition", HEAD " <allies book=\"a\"/>\n" TAIL, INVALID, 3, "edition" },
  { "year 0", "<army-list version=\"1\" rules=\"wrg5\" name=\"N\" year=\"0\" points=\"1000\"/>", INVALID, 1, "not 0" },
  { "unknown rules", "<army-list version=\"1\" rules=\"dbm\" name=\"N\" year=\"1\" points=\"1\"><book id=\"b\" edition=\"1\"/></army-list>", INVALID, 1, "rules is “dbm”; expected one of: wrg5, awfp, abd" },
  { "rules that are no key", "<army-list version=\"1\" rules=\"WRG 5th\" name=\"N\" year=\"1\" points=\"1\"/>", INVALID, 1, "wrg5, awfp or abd" },
  { "overlong name", "<army-list version=\"1\" rules=\"wrg5\" name=\"" X30 X30 X30 X30 "x\" year=\"1\" points=\"1\"/>", INVALID, 1, "at most 120 characters" },

  { "no troop", TROOP (""), INVALID, 3, "empty" },
  { "unknown training", TROOP ("Mad C HI"), INVALID, 3, "at “Mad”" },
  { "unknown class", TROOP ("Reg E HI"), INVALID, 3, "at “E”" },
  { "unknown type", TROOP ("Reg C Tank"), INVALID, 3, "at “Tank”" },
  { "unknown weapon", TROOP ("Reg C HI HTW Gun Sh"), INVALID, 3, "at “Gun”" },
  { "weapon twice", TROOP ("Reg C HI HTW HTW"), INVALID, 3, "twice" },
  { "rides with no unit", HEAD " <general name=\"G\" rank=\"commander\" training=\"regular\" rides-with=\"3\"/>\n" TAIL, INVALID, 3, "rides with unit 3, but the list has 0" },
};
/* clang-format on */

static void
expect (const Bad *bad, gboolean refused, const GError *error, const char *name)
{
  g_autofree char *place = g_strdup_printf ("%s:%d: ", name, bad->line);
  if (!refused)
    ck_abort_msg ("%s: was read", bad->what);
  if (!g_error_matches (error, MU_FILE_ERROR, (int) bad->code)
      || !g_str_has_prefix (error->message, place) || !strstr (error->message, bad->words))
    ck_abort_msg ("%s: expected code %d, %s… %s, got code %d, %s", bad->what, bad->code, place,
                  bad->words, error->code, error->message);
  ck_assert_ptr_null (xmlGetLastError ()); /* nothing is left for the next reader */
}

START_TEST (bad_input_is_refused_with_its_line)
{
  const Bad *bad = &table[_i];
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) list = mu_list_read_data (bad->data, strlen (bad->data), "bad.xml", &error);
  expect (bad, list == NULL, error, "bad.xml");
}
END_TEST

START_TEST (bad_files_are_refused_by_their_path)
{
  const Bad *bad = &table[_i];
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("muster-bad-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "bad list.xml", NULL);
  ck_assert (g_file_set_contents (path, bad->data, -1, NULL));
  g_autoptr (MuList) list = mu_list_read_file (path, &error);
  expect (bad, list == NULL, error, path);
  g_unlink (path);
  g_rmdir (folder);
}
END_TEST

static GError *
refuse (const char *data, gsize length)
{
  GError *error = NULL;
  g_autoptr (MuList) list = mu_list_read_data (data, length, "bad.xml", &error);
  ck_assert_ptr_null (list);
  return error;
}

static char *
repeat (const char *head, const char *middle, int times)
{
  GString *text = g_string_new (head);
  for (int i = 0; i < times; i++)
    g_string_append (text, middle);
  return g_string_free (text, FALSE);
}

START_TEST (a_picture_is_no_list)
{
  static const char png[] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
  g_autoptr (GError) error = refuse (png, sizeof png);
  ck_assert (g_error_matches (error, MU_FILE_ERROR, NOT_XML));
  ck_assert (strstr (error->message, "bad.xml:1: this is no text file"));
}
END_TEST

/* Every reader of XML must know UTF-16, and must be as wary of it. */
START_TEST (utf16_is_read_and_guarded)
{
  static const struct {
    const char *encoding, *mark;
    gsize length;
  } forms[] = { { "UTF-16LE", "\xff\xfe", 2 },
                { "UTF-16BE", "\xfe\xff", 2 },
                { "UTF-16LE", "", 0 },
                { "UTF-16BE", "", 0 },
                { "UTF-32LE", "\xff\xfe\0\0", 4 } };
  static const struct {
    const char *text;
    int code;
    const char *words;
  } cases[] = {
    { "<?xml version='1.0' encoding='UTF-16'?>\n<a/>", FOREIGN, "bad.xml:2: this is a <a> file" },
    { "<!DOCTYPE x SYSTEM 'http://127.0.0.1:1/'><a/>", HOSTILE, "DOCTYPE" },
    { "<a>\n<b", NOT_XML, "bad.xml:2: " },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    gsize size = 0;
    g_autofree char *wide
        = g_convert (cases[i].text, -1, forms[_i].encoding, "UTF-8", NULL, &size, NULL);
    g_autoptr (GString) data = g_string_new_len (forms[_i].mark, (gssize) forms[_i].length);
    g_string_append_len (data, wide, (gssize) size);
    g_autoptr (GError) error = refuse (data->str, data->len);
    ck_assert_int_eq (error->code, cases[i].code);
    ck_assert_msg (strstr (error->message, cases[i].words), "%s", error->message);
  }
}
END_TEST

START_TEST (damaged_utf16_is_refused)
{
  static const char lone[] = "\xff\xfe<\0a\0\n\0\x00\xd8/\0>\0";
  static const char zero[] = "\xff\xfe<\0a\0\0\0/\0>\0";
  g_autoptr (GError) half = refuse (lone, sizeof lone - 1);
  g_autoptr (GError) odd = refuse (lone, 7);
  g_autoptr (GError) nought = refuse (zero, sizeof zero - 1);
  ck_assert (
      strstr (half->message, "bad.xml:2: this is damaged UTF-16LE text; save the file as UTF-8"));
  ck_assert (strstr (odd->message, "this is damaged UTF-16LE text"));
  ck_assert (strstr (nought->message, "this is damaged UTF-16LE text"));
  ck_assert (g_error_matches (half, MU_FILE_ERROR, NOT_XML));
}
END_TEST

START_TEST (other_encodings_are_refused)
{
  static const char utf7[] = "<?xml version='1.0' encoding='UTF-7'?><a b+AD0-'1'/>";
  g_autoptr (GError) seven = refuse (utf7, sizeof utf7 - 1);
  ck_assert (g_error_matches (seven, MU_FILE_ERROR, NOT_XML));
}
END_TEST

START_TEST (a_zero_byte_is_refused)
{
  static const char data[] = HEAD "<notes>a\0b</notes>" TAIL;
  g_autoptr (GError) error = refuse (data, sizeof data - 1);
  ck_assert (g_error_matches (error, MU_FILE_ERROR, NOT_XML));
  ck_assert (strstr (error->message, "bad.xml:3: "));
}
END_TEST

START_TEST (nesting_stops_at_its_limit)
{
  g_autofree char *deep = repeat ("", "<a>", MU_XML_MAX_BYTES / 3);
  g_autofree char *just = repeat ("", "<a>", MU_XML_MAX_DEPTH);
  g_autoptr (GError) too_deep = refuse (deep, strlen (deep));
  g_autoptr (GError) deep_enough = refuse (just, strlen (just));
  ck_assert (g_error_matches (too_deep, MU_FILE_ERROR, HOSTILE));
  ck_assert (strstr (too_deep->message, "bad.xml:1: elements nested deeper"));
  ck_assert (g_error_matches (deep_enough, MU_FILE_ERROR, NOT_XML));
}
END_TEST

START_TEST (a_hundred_megabytes_are_not_even_read)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("muster-bad-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "large.xml", NULL);
  ck_assert (g_file_set_contents (path, "<a><a><a>", -1, NULL));
  ck_assert_int_eq (truncate (path, 100 << 20), 0);
  ck_assert_ptr_null (mu_list_read_file (path, &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, HOSTILE));
  ck_assert (g_str_has_prefix (error->message, path));
  g_unlink (path);
  g_rmdir (folder);
}
END_TEST

START_TEST (data_beyond_the_limit_is_refused)
{
  g_autofree char *large = g_strnfill (MU_XML_MAX_BYTES + 1, ' ');
  g_autoptr (GError) error = refuse (large, MU_XML_MAX_BYTES + 1);
  ck_assert (g_error_matches (error, MU_FILE_ERROR, HOSTILE));
}
END_TEST

/* Tags, not the text or the comments between them. */
START_TEST (endless_attributes_are_refused_on_their_line)
{
  g_autofree char *many = repeat ("<!-- a=b -->\n<army-list", " a=''", 200000);
  g_autofree char *equals = repeat (HEAD "<!--", "=", 200);
  g_autofree char *notes = repeat ("--><notes>", "=", 200);
  g_autofree char *fine = g_strconcat (equals, notes, "</notes>" TAIL, NULL);
  g_autoptr (GError) error = refuse (many, strlen (many));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, HOSTILE));
  ck_assert (strstr (error->message, "bad.xml:2: more attributes"));
  g_autoptr (GError) none = NULL;
  g_autoptr (MuList) list = mu_list_read_data (fine, strlen (fine), "fine.xml", &none);
  ck_assert_ptr_nonnull (list);
}
END_TEST

START_TEST (too_many_units_generals_or_crew_are_refused)
{
  static const struct {
    const char *tag;
    int most;
    const char *words;
  } rows[] = {
    { "<general name=\"G\" rank=\"commander\" training=\"regular\"/>\n", MU_LIST_GENERALS_MAX,
      "more than 8 generals" },
    { "<unit name=\"U\" option=\"o\" troop=\"Reg C HI\" figures=\"9\" ranks=\"2\" line=\"0\""
      " order=\"hold\"/>\n",
      MU_LIST_UNITS_MAX, "more than 256 units" },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *most = repeat (HEAD, rows[i].tag, rows[i].most);
    g_autofree char *fine = g_strconcat (most, TAIL, NULL);
    g_autofree char *bad = g_strconcat (most, rows[i].tag, TAIL, NULL);
    g_autofree char *place = g_strdup_printf ("bad.xml:%d: ", 3 + rows[i].most);
    g_autoptr (GError) error = refuse (bad, strlen (bad));
    ck_assert (g_error_matches (error, MU_FILE_ERROR, INVALID));
    ck_assert (g_str_has_prefix (error->message, place));
    ck_assert (strstr (error->message, rows[i].words));
    g_autoptr (MuList) list = mu_list_read_data (fine, strlen (fine), "fine.xml", NULL);
    ck_assert_ptr_nonnull (list);
  }
}
END_TEST

START_TEST (more_crew_than_a_model_holds_is_refused)
{
  g_autofree char *seventeen
      = repeat (HEAD "<unit name=\"U\" option=\"o\" troop=\"Irr C El\" figures=\"1\" ranks=\"1\""
                     " line=\"0\" order=\"hold\">\n",
                "<crew weapon=\"JLS\"/>\n", MU_CREW_MAX + 1);
  g_autofree char *bad = g_strconcat (seventeen, "</unit>", TAIL, NULL);
  g_autoptr (GError) error = refuse (bad, strlen (bad));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, INVALID));
  ck_assert (g_str_has_prefix (error->message, "bad.xml:20: more than 16 crew"));
}
END_TEST

/* Whatever is cut off, there is an error and no list. */
START_TEST (no_beginning_of_a_list_is_a_list)
{
  g_autoptr (MuList) list = sample ("zama-carthaginian.xml");
  gsize length;
  g_autofree char *data = mu_list_write_data (list, &length);
  for (gsize cut = 0; cut + 1 < length; cut += 7) {
    g_autoptr (GError) error = refuse (data, cut);
    ck_assert (g_error_matches (error, MU_FILE_ERROR, NOT_XML));
  }
}
END_TEST

/* A changed byte gives a list or an error that says where. */
START_TEST (a_changed_byte_is_read_or_refused)
{
  g_autoptr (MuList) list = sample ("zama-roman.xml");
  guint64 state = (guint64) _i;
  gsize length;
  g_autofree char *data = mu_list_write_data (list, &length);
  for (int i = 0; i < 40; i++) {
    g_autoptr (GError) error = NULL;
    const gsize at = next_below (&state, (guint32) length);
    const char was = data[at];
    data[at] = (char) next_below (&state, 256);
    g_autoptr (MuList) changed = mu_list_read_data (data, length, "bad.xml", &error);
    ck_assert ((changed == NULL) == (error != NULL));
    if (error)
      ck_assert (g_str_has_prefix (error->message, "bad.xml:"));
    data[at] = was;
  }
}
END_TEST

START_TEST (a_byte_order_mark_does_no_harm)
{
  static const char data[] = "\xef\xbb\xbf" HEAD TAIL;
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) list = mu_list_read_data (data, sizeof data - 1, "bom.xml", &error);
  if (!list)
    ck_abort_msg ("%s", error->message);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("bad_input");
  tcase_add_loop_test (tests, bad_input_is_refused_with_its_line, 0, COUNT (table));
  tcase_add_loop_test (tests, bad_files_are_refused_by_their_path, 0, COUNT (table));
  tcase_add_test (tests, a_picture_is_no_list);
  tcase_add_loop_test (tests, utf16_is_read_and_guarded, 0, 5);
  tcase_add_test (tests, damaged_utf16_is_refused);
  tcase_add_test (tests, other_encodings_are_refused);
  tcase_add_test (tests, a_zero_byte_is_refused);
  tcase_add_test (tests, nesting_stops_at_its_limit);
  tcase_add_test (tests, a_hundred_megabytes_are_not_even_read);
  tcase_add_test (tests, data_beyond_the_limit_is_refused);
  tcase_add_test (tests, endless_attributes_are_refused_on_their_line);
  tcase_add_test (tests, too_many_units_generals_or_crew_are_refused);
  tcase_add_test (tests, more_crew_than_a_model_holds_is_refused);
  tcase_add_test (tests, no_beginning_of_a_list_is_a_list);
  tcase_add_loop_test (tests, a_changed_byte_is_read_or_refused, 0, 20);
  tcase_add_test (tests, a_byte_order_mark_does_no_harm);
  return run_case ("bad_input", tests);
}
