/* What a name may be, which names are alike, and the names that Muster makes itself. */
#include <string.h>

#include "lists/words/file_name.h"
#include "lists/words/name.h"
#include "lists/words/plain.h"
#include "tests/lists/common.h"

#define PALM "\U0001F334" /* four bytes */

static char *
repeat (const char *text, int times)
{
  GString *all = g_string_new (NULL);
  for (int i = 0; i < times; i++)
    g_string_append (all, text);
  return g_string_free (all, FALSE);
}

/* --- what comes in ------------------------------------------------------------ */

static const struct {
  const char *typed;
  const char *tidy;
} tidied[] = {
  { "", "" },
  { "Rome", "Rome" },
  { "Rome ", "Rome" },
  { "  Rome  and\u00A0 Carthage \u3000", "Rome and Carthage" },
  { " \u00A0 ", "" },
  { "A\u0308gypten", "Ägypten" },
  { "Ägypten", "Ägypten" },
  { "\uFEFFRo\u200Bme\u200E", "Rome" },
  { "Ro\u00ADme", "Rome" },
  { "نمی\u200Cخواهم", "نمی\u200Cخواهم" },
  { "👨\u200D👩\u200D👧", "👨\u200D👩\u200D👧" },
  { "a\nb", "a\nb" },
  { "a\tb", "a\tb" },
  { "\xFF", "\xFF" },
};

START_TEST (names_are_tidied)
{
  g_autofree char *tidy = mu_name_tidy (tidied[_i].typed);
  ck_assert_str_eq (tidy, tidied[_i].tidy);
  g_autofree char *again = mu_name_tidy (tidy);
  ck_assert_str_eq (again, tidy);
}
END_TEST

static const struct {
  const char *name;
  MuNameFault fault;
} faulty[] = {
  { "Rome", MU_NAME_GOOD },
  { "", MU_NAME_EMPTY },
  { "Rome\nand Carthage", MU_NAME_CONTROL },
  { "Rome\tand Carthage", MU_NAME_CONTROL },
  { "Rome\rand Carthage", MU_NAME_CONTROL },
  { "Rome\x1B[41m", MU_NAME_CONTROL },
  { "Rome\x7F", MU_NAME_CONTROL },
  { "Rome\xC2\x85", MU_NAME_CONTROL },
  { "Rome\xC2\x9B"
    "31m",
    MU_NAME_CONTROL },
  { "Rome\u2028", MU_NAME_CONTROL },
  { "Rome\u2029", MU_NAME_CONTROL },
  { "Rome\u202Eemor", MU_NAME_CONTROL },
  { "Rome\u2066x", MU_NAME_CONTROL },
  { "Rome\u2069", MU_NAME_CONTROL },
  { "Rome\xEF\xBF\xBF", MU_NAME_UNREADABLE },
  { "Rome\xFF", MU_NAME_UNREADABLE },
  { "نمی\u200Cخواهم", MU_NAME_GOOD },
};

START_TEST (faulty_names_are_refused)
{
  const MuNameFault fault = mu_name_fault (faulty[_i].name, MU_NAME_MAX);
  g_autofree char *words = mu_name_refusal ("The name", fault, MU_NAME_MAX);
  ck_assert_int_eq (fault, faulty[_i].fault);
  ck_assert ((words == NULL) == (fault == MU_NAME_GOOD));
  ck_assert (words == NULL || g_str_has_prefix (words, "The name "));
}
END_TEST

START_TEST (length_is_in_characters)
{
  g_autofree char *most = repeat (PALM, MU_NAME_MAX);
  g_autofree char *more = g_strconcat (most, "a", NULL);
  ck_assert_int_eq (mu_name_fault (most, MU_NAME_MAX), MU_NAME_GOOD);
  ck_assert_int_eq (mu_name_fault (more, MU_NAME_MAX), MU_NAME_LONG);
}
END_TEST

static const struct {
  const char *one;
  const char *other;
  gboolean same;
} pairs[] = {
  { "Rome", "rome", TRUE },       { "Rome", "Rome ", TRUE },
  { "Rome", "Ro\u200Bme", TRUE }, { "Ägypten", "a\u0308GYPTEN", TRUE },
  { "Straße", "STRASSE", TRUE },  { "Rome", "Roma", FALSE },
  { "Rome 2", "Rome  2", TRUE },  { "Ägypten", "Agypten", FALSE },
  { "Ⅱ", "II", FALSE },           { "", " ", TRUE },
};

START_TEST (names_that_nobody_can_tell_apart_are_the_same)
{
  ck_assert_int_eq (mu_name_same (pairs[_i].one, pairs[_i].other), pairs[_i].same);
}
END_TEST

/* --- what Muster makes ------------------------------------------------------------ */

#define LEAGUE "Second Punic War league 2026, round 3, "

START_TEST (a_pair_keeps_both_names_apart)
{
  g_autofree char *pair = mu_name_pair ("%s against %s", LEAGUE "Anna: Scipio at Zama",
                                        LEAGUE "Bruno: Hannibal at Zama", MU_NAME_MAX);
  ck_assert_int_le (g_utf8_strlen (pair, -1), MU_NAME_MAX);
  ck_assert_ptr_nonnull (strstr (pair, "Anna: Sci"));
  ck_assert_ptr_nonnull (strstr (pair, " against "));
  ck_assert_ptr_nonnull (strstr (pair, "Bruno: Ha"));
  g_autofree char *fits = mu_name_pair ("%s against %s", "Rome", "Carthage", MU_NAME_MAX);
  ck_assert_str_eq (fits, "Rome against Carthage");
}
END_TEST

/* Names of the longest length that differ nowhere, at their beginning, in the middle, at the end.
 */
START_TEST (any_pair_fits_and_is_told_apart)
{
  static const char *const letters[] = { "a", "ä", PALM };
  for (gsize letter = 0; letter < G_N_ELEMENTS (letters); letter++)
    for (int at = 0; at < MU_NAME_MAX; at++) {
      g_autofree char *before = repeat (letters[letter], at);
      g_autofree char *after = repeat (letters[letter], MU_NAME_MAX - 1 - at);
      g_autofree char *one = g_strconcat (before, "1", after, NULL);
      g_autofree char *other = g_strconcat (before, "2", after, NULL);
      g_autofree char *pair = mu_name_pair ("%s|%s", one, other, MU_NAME_MAX);
      g_auto (GStrv) both = g_strsplit (pair, "|", 2);
      ck_assert_int_eq (mu_name_fault (pair, MU_NAME_MAX), MU_NAME_GOOD);
      ck_assert_str_ne (both[0], both[1]);
      ck_assert_ptr_nonnull (strchr (both[0], '1'));
      ck_assert_ptr_nonnull (strchr (both[1], '2'));
    }
}
END_TEST

START_TEST (a_short_name_beside_a_long_one_stays_whole)
{
  g_autofree char *name = repeat (PALM, MU_NAME_MAX);
  g_autofree char *last = mu_name_pair ("%s (%s)", name, "Rome", MU_NAME_MAX);
  g_autofree char *first = mu_name_pair ("%s (%s)", "Rome", name, MU_NAME_MAX);
  ck_assert_int_eq (g_utf8_strlen (last, -1), MU_NAME_MAX);
  ck_assert (g_str_has_suffix (last, "… (Rome)"));
  ck_assert_int_eq (g_utf8_strlen (first, -1), MU_NAME_MAX);
  ck_assert (g_str_has_prefix (first, "Rome (" PALM));
}
END_TEST

START_TEST (tails_and_frames_stay_whole)
{
  g_autofree char *name = repeat (PALM, MU_NAME_MAX);
  g_autofree char *copy = mu_name_with_tail (name, " (2)", MU_NAME_MAX);
  g_autofree char *ours = mu_name_in ("%s (ours)", name, MU_NAME_MAX);
  g_autofree char *small = mu_name_with_tail ("Rome", " (2)", MU_NAME_MAX);
  ck_assert_int_eq (mu_name_fault (copy, MU_NAME_MAX), MU_NAME_GOOD);
  ck_assert (g_str_has_suffix (copy, "… (2)"));
  ck_assert_int_eq (mu_name_fault (ours, MU_NAME_MAX), MU_NAME_GOOD);
  ck_assert (g_str_has_suffix (ours, "… (ours)"));
  ck_assert_str_eq (small, "Rome (2)");
}
END_TEST

/* An accent is not cut from its letter, nor one of a family from the others. */
START_TEST (letters_stay_whole)
{
  g_autofree char *accents = mu_name_cut ("abcx\u0323\u0301efgh", 6);
  g_autofree char *family = mu_name_cut ("ab👨\u200D👩\u200D👧cdefg", 6);
  ck_assert_str_eq (accents, "abc…");
  ck_assert_str_eq (family, "ab…");
}
END_TEST

START_TEST (any_text_is_made_a_name)
{
  g_autofree char *long_one = repeat ("\u202E" PALM "\n", 400);
  g_autofree char *made = mu_name_made (long_one, MU_NAME_MAX);
  g_autofree char *small = mu_name_made ("Zama\x1B[41m,\n evening 1", MU_NAME_MAX);
  ck_assert_int_eq (mu_name_fault (made, MU_NAME_MAX), MU_NAME_GOOD);
  ck_assert_str_eq (small, "Zama [41m, evening 1");
}
END_TEST

/* --- what is shown ------------------------------------------------------------------ */

static const struct {
  const char *text;
  const char *shown;
  const char *line;
} shown[] = {
  { "plain", "plain", "plain" },
  { "two\nlines\tand a tab", "two\nlines\tand a tab", "two lines and a tab" },
  { "\x1B[31mred", " [31mred", " [31mred" },
  { "\xC2\x9B"
    "31mred",
    " 31mred", " 31mred" },
  { "a\xC2\x85"
    "b\u2028c\u2029d",
    "a b c d", "a b c d" },
  { "\u202Eevil\u202C\u2066x\u2069", "evilx", "evilx" },
  { "\uFEFFa\u200Eb\u200Fc\u061Cd", "abcd", "abcd" },
  { "a\x7F"
    "b",
    "a b", "a b" },
  { "a\xEF\xBF\xBE"
    "b\xF4\x8F\xBF\xBF",
    "a\uFFFDb\uFFFD", "a\uFFFDb\uFFFD" },
  { "\xFFz", "\uFFFDz", "\uFFFDz" },
  { "نمی\u200Cخواهم 👨\u200D👩", "نمی\u200Cخواهم 👨\u200D👩", "نمی\u200Cخواهم 👨\u200D👩" },
};

START_TEST (foreign_text_is_safe_to_show)
{
  g_autofree char *text = mu_plain_text (shown[_i].text);
  g_autofree char *line = mu_plain_line (shown[_i].text);
  ck_assert_str_eq (text, shown[_i].shown);
  ck_assert_str_eq (line, shown[_i].line);
}
END_TEST

/* --- names of files -------------------------------------------------------------------- */

static const struct {
  const char *name;
  const char *ending;
  const char *file;
} files[] = {
  { "The Zama campaign", ".xml", "The Zama campaign.xml" },
  { "Rome: 202/201 \\ \"x\"?", ".pdf", "Rome- 202-201 - -x--.pdf" },
  { ".hidden", ".xml", "hidden.xml" },
  { "Rome. ", ".xml", "Rome.xml" },
  { "Ro\nme\u202E", ".xml", "Ro me.xml" },
  { "army.XML", ".xml", "army.xml" },
  { "army.xml.xml", ".xml", "army.xml.xml" },
  { "CON", ".txt", "_CON.txt" },
  { "nul.x", ".txt", "_nul.x.txt" },
  { "...", ".xml", "muster.xml" },
  { "", "", "muster" },
  { "A\u0308gypten", ".svg", "Ägypten.svg" },
};

START_TEST (a_name_is_made_a_file_s)
{
  g_autofree char *file = mu_file_name (files[_i].name, files[_i].ending);
  ck_assert_str_eq (file, files[_i].file);
}
END_TEST

START_TEST (a_file_s_name_is_short_enough)
{
  static const char *const letters[] = { "a", "ä", "x\u0323", PALM };
  for (gsize i = 0; i < G_N_ELEMENTS (letters); i++) {
    g_autofree char *name = repeat (letters[i], MU_NAME_MAX);
    g_autofree char *file = mu_file_name (name, ".muster");
    ck_assert_uint_le (strlen (file), MU_FILE_NAME_BYTES);
    ck_assert (g_utf8_validate (file, -1, NULL));
    ck_assert (g_str_has_suffix (file, ".muster"));
    ck_assert_uint_ge (strlen (file), MIN (strlen (name), MU_FILE_NAME_BYTES - 8));
  }
}
END_TEST

static const struct {
  const char *path;
  const char *endings;
  const char *whole;
} endings[] = {
  { "/x/army", "xml", "/x/army.xml" },
  { "/x/army.XML", "xml", "/x/army.XML" },
  { "/x/armyxml", "xml", "/x/armyxml.xml" },
  { "/x/army.txt", "xml", "/x/army.txt.xml" },
  { "/x/map.PNG", "xml;svg;png;pdf", "/x/map.PNG" },
  { "/x/map", "xml;svg;png;pdf", "/x/map.xml" },
  { "/x/.xml", "xml", "/x/.xml.xml" },
};

START_TEST (what_is_typed_without_an_ending_gets_it)
{
  g_autofree char *whole = mu_file_with_ending (endings[_i].path, endings[_i].endings);
  ck_assert_str_eq (whole, endings[_i].whole);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("name");
  tcase_add_loop_test (tests, names_are_tidied, 0, G_N_ELEMENTS (tidied));
  tcase_add_loop_test (tests, faulty_names_are_refused, 0, G_N_ELEMENTS (faulty));
  tcase_add_test (tests, length_is_in_characters);
  tcase_add_loop_test (tests, names_that_nobody_can_tell_apart_are_the_same, 0,
                       G_N_ELEMENTS (pairs));
  tcase_add_test (tests, a_pair_keeps_both_names_apart);
  tcase_add_test (tests, any_pair_fits_and_is_told_apart);
  tcase_add_test (tests, a_short_name_beside_a_long_one_stays_whole);
  tcase_add_test (tests, tails_and_frames_stay_whole);
  tcase_add_test (tests, letters_stay_whole);
  tcase_add_test (tests, any_text_is_made_a_name);
  tcase_add_loop_test (tests, foreign_text_is_safe_to_show, 0, G_N_ELEMENTS (shown));
  tcase_add_loop_test (tests, a_name_is_made_a_file_s, 0, G_N_ELEMENTS (files));
  tcase_add_test (tests, a_file_s_name_is_short_enough);
  tcase_add_loop_test (tests, what_is_typed_without_an_ending_gets_it, 0, G_N_ELEMENTS (endings));
  return run_case ("name", tests);
}
