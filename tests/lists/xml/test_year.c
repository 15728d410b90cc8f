/* Years as people write them: what is read, what is refused, and that nothing becomes another. */
#include "lists/words/year.h"

#include "tests/lists/common.h"

#define THIN   "\xE2\x80\x89"
#define NARROW "\xE2\x80\xAF"
#define NBSP   "\xC2\xA0"
#define MINUS  "\xE2\x88\x92"
#define EN     "\xE2\x80\x93"

static const struct {
  const char *text;
  int year;
  MuEra era;
} rows[] = {
  { "58 BC", -58, MU_ERA_BC },
  { "58 B.C.", -58, MU_ERA_BC },
  { "58 B. C.", -58, MU_ERA_BC },
  { "58 bc", -58, MU_ERA_BC },
  { "58 b.c", -58, MU_ERA_BC },
  { "58BC", -58, MU_ERA_BC },
  { "BC 58", -58, MU_ERA_BC },
  { "BC58", -58, MU_ERA_BC },
  { "B.C. 58", -58, MU_ERA_BC },
  { "58 BCE", -58, MU_ERA_BC },
  { "58 B.C.E.", -58, MU_ERA_BC },
  { "  58  BC  ", -58, MU_ERA_BC },
  { "58" NBSP "BC", -58, MU_ERA_BC },
  { "58" THIN "BC", -58, MU_ERA_BC },
  { "58" NARROW "v." NARROW "Chr.", -58, MU_ERA_BC },
  { "58 v. Chr.", -58, MU_ERA_BC },
  { "58 v.Chr.", -58, MU_ERA_BC },
  { "58 v. chr", -58, MU_ERA_BC },
  { "v. Chr. 58", -58, MU_ERA_BC },
  { "58 v. u. Z.", -58, MU_ERA_BC },
  { "-58", -58, MU_ERA_BC },
  { "- 58", -58, MU_ERA_BC },
  { MINUS "58", -58, MU_ERA_BC },
  { MINUS NBSP "58", -58, MU_ERA_BC },
  { EN "58", -58, MU_ERA_BC },
  { "\xE2\x80\x91"
    "58",
    -58, MU_ERA_BC }, /* no-break hyphen */
  { "0058 BC", -58, MU_ERA_BC },
  { "AD 9", 9, MU_ERA_AD },
  { "9 AD", 9, MU_ERA_AD },
  { "A.D. 9", 9, MU_ERA_AD },
  { "a.d.9", 9, MU_ERA_AD },
  { "9 CE", 9, MU_ERA_AD },
  { "9 C.E.", 9, MU_ERA_AD },
  { "9 n. Chr.", 9, MU_ERA_AD },
  { "+9", 9, MU_ERA_AD },
  { "58", 58, MU_ERA_NONE },
  { "58.", 58, MU_ERA_NONE },
  { "3000 BC", -3000, MU_ERA_BC },
  { "1 BC", -1, MU_ERA_BC },
  { "1", 1, MU_ERA_NONE },
  { "1250", 1250, MU_ERA_NONE },
};

START_TEST (years_are_read)
{
  MuEra era;
  int year;
  ck_assert_msg (mu_year_parse (rows[_i].text, &year, &era) == MU_YEAR_READ, "“%s”", rows[_i].text);
  ck_assert_int_eq (year, rows[_i].year);
  ck_assert_int_eq (era, rows[_i].era);
}
END_TEST

static const struct {
  const char *text;
  MuYearFault fault;
} bad[] = {
  { "", MU_YEAR_EMPTY },
  { " " NBSP, MU_YEAR_EMPTY },
  { "soon", MU_YEAR_NO_NUMBER },
  { "BC", MU_YEAR_NO_NUMBER },
  { "58 AC", MU_YEAR_NO_NUMBER },
  { "58 BCX", MU_YEAR_NO_NUMBER },
  { "58 or so", MU_YEAR_NO_NUMBER },
  { "c. 58 BC", MU_YEAR_NO_NUMBER },
  { "5 8 BC", MU_YEAR_NO_NUMBER },
  { "5O BC", MU_YEAR_NO_NUMBER },
  { "l0 BC", MU_YEAR_NO_NUMBER },
  { "1,000 BC", MU_YEAR_NO_NUMBER },
  { "1.000 v. Chr.", MU_YEAR_NO_NUMBER },
  { "5.8", MU_YEAR_NO_NUMBER },
  { "58-", MU_YEAR_NO_NUMBER },
  { "300-100 BC", MU_YEAR_NO_NUMBER },
  { "--58", MU_YEAR_NO_NUMBER },
  { "58 BC AD", MU_YEAR_NO_NUMBER },
  { "\xD9\xA5\xD9\xA8 BC", MU_YEAR_NO_NUMBER },      /* Arabic digits */
  { "\xEF\xBC\x95\xEF\xBC\x98", MU_YEAR_NO_NUMBER }, /* wide ones */
  { "58 \xFF", MU_YEAR_NO_NUMBER },
  { "-58 BC", MU_YEAR_TWO_ERAS },
  { "AD -9", MU_YEAR_TWO_ERAS },
  { "BC 58 BC", MU_YEAR_TWO_ERAS },
  { "AD 9 BC", MU_YEAR_TWO_ERAS },
  { "0", MU_YEAR_ZERO },
  { "0 BC", MU_YEAR_ZERO },
  { "-0", MU_YEAR_ZERO },
  { "000", MU_YEAR_ZERO },
  { "3001 BC", MU_YEAR_OUTSIDE },
  { "-3001", MU_YEAR_OUTSIDE },
  { "1251", MU_YEAR_OUTSIDE },
  { "AD 1251", MU_YEAR_OUTSIDE },
  { "99999999999999999999999", MU_YEAR_OUTSIDE },
  { "-4294967238", MU_YEAR_OUTSIDE },
};

START_TEST (what_is_no_year_is_refused_with_what_is_taken)
{
  MuEra era;
  int year;
  ck_assert_msg (mu_year_parse (bad[_i].text, &year, &era) == bad[_i].fault, "“%s”", bad[_i].text);
  ck_assert_int_eq (year, 0);
  ck_assert_int_eq (era, MU_ERA_NONE);
  g_autofree char *why = mu_year_refusal (bad[_i].text, bad[_i].fault);
  ck_assert (g_utf8_validate (why, -1, NULL));
  ck_assert_ptr_nonnull (strstr (why, ". Years are 3000 BC to 1250 AD, as “58 BC” or “AD 9”"));
}
END_TEST

START_TEST (every_year_is_read_as_it_is_written)
{
  for (int year = MU_YEAR_FIRST; year <= MU_YEAR_LAST; year++) {
    g_autofree char *text = mu_year_format (year);
    int read;
    const MuYearFault fault = mu_year_parse (text, &read, NULL);
    ck_assert_int_eq (fault, year == 0 ? MU_YEAR_ZERO : MU_YEAR_READ);
    ck_assert_int_eq (read, year);
  }
}
END_TEST

/* Whatever stands there, it is the number that stands there or nothing. */
START_TEST (no_number_becomes_another)
{
  static const char *const parts[]
      = { "5", "8", "0", " ", "BC", "AD", "-", MINUS, EN, ".", "O", NBSP, "v. Chr.", "x", "+" };
  guint64 state = 77;
  for (int i = 0; i < 20000; i++) {
    g_autoptr (GString) text = g_string_new (NULL);
    for (guint n = next_below (&state, 6); n > 0; n--)
      g_string_append (text, parts[next_below (&state, G_N_ELEMENTS (parts))]);
    int year;
    if (mu_year_parse (text->str, &year, NULL) != MU_YEAR_READ)
      continue;
    const char *digits = text->str + strcspn (text->str, "0123456789");
    ck_assert_int_eq (atoi (digits), abs (year));
    ck_assert_uint_eq (strcspn (digits + strspn (digits, "0123456789"), "0123456789x"),
                       strlen (digits + strspn (digits, "0123456789")));
  }
}
END_TEST

START_TEST (years_are_taken_from_among_words)
{
  static const struct {
    const char *words;
    guint taken;
    int year;
  } cases[] = { { "202|gauls", 1, 202 },      { "202|BC|gauls", 2, -202 },   { "BC|202", 2, -202 },
                { "202|v.|Chr.|x", 3, -202 }, { "202|B.|C.|E.|x", 4, -202 }, { "gauls|202", 0, 0 },
                { "202 BC", 1, -202 },        { "AD|9|202", 2, 9 },          { "", 0, 0 } };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto (GStrv) words = g_strsplit (cases[i].words, "|", -1);
    MuEra era;
    int year;
    ck_assert_uint_eq (mu_year_take (words, &year, &era), cases[i].taken);
    ck_assert_int_eq (year, cases[i].year);
  }
}
END_TEST

START_TEST (spans_hold_years)
{
  static const struct {
    const char *text;
    int in[3], out[3]; /* 0: fewer */
  } cases[] = {
    { "202", { 202, -202 }, { 201, -203 } },
    { "202 BC", { -202 }, { 202 } },
    { "-202", { -202 }, { 202 } },
    { "AD 202", { 202 }, { -202 } },
    { "300 BC..100 BC", { -300, -100, -200 }, { -301, 200, -99 } },
    { "100bc..300bc", { -300, -100, -200 }, { -301, 200, -99 } },
    { "300..100 BC", { -300, -100, -200 }, { -301, 200, -99 } },
    { "100..300", { 100, 300, -200 }, { 50, -50, 301 } },
    { "-300..100", { -300, 100, 1 }, { -301, 101 } },
    { "100 BC..AD 100", { -100, 100, 1 }, { -101, 101 } },
    { "300 BC..", { -300, 900 }, { -301 } },
    { "..300 BC", { -3000, -300 }, { -299, 1 } },
    { "100..", { -100, 100, 1000 }, { -101 } },
    { "..", { -3000, 1250, 1 }, { 0 } },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    MuYearSpan span;
    ck_assert_msg (mu_year_span_parse (cases[i].text, &span, NULL) == MU_YEAR_READ, "%s",
                   cases[i].text);
    for (int j = 0; j < 3; j++) {
      ck_assert_msg (!cases[i].in[j] || mu_year_span_holds (&span, cases[i].in[j]), "%s: %d",
                     cases[i].text, cases[i].in[j]);
      ck_assert_msg (!cases[i].out[j] || !mu_year_span_holds (&span, cases[i].out[j]), "%s: %d",
                     cases[i].text, cases[i].out[j]);
    }
  }
}
END_TEST

START_TEST (faults_of_spans_are_told)
{
  MuYearSpan span;
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;
  ck_assert_int_eq (mu_year_span_parse ("soon..9", &span, &first), MU_YEAR_NO_NUMBER);
  ck_assert_str_eq (first, "soon");
  ck_assert_int_eq (mu_year_span_parse ("9..0", &span, &last), MU_YEAR_ZERO);
  ck_assert_str_eq (last, "0");
  ck_assert_int_eq (mu_year_span_parse ("", &span, NULL), MU_YEAR_EMPTY);
}
END_TEST

START_TEST (spans_meet_the_years_of_books)
{
  const MuYearSpan either = mu_year_span_of (202, MU_ERA_NONE);
  const MuYearSpan bc = mu_year_span_of (-202, MU_ERA_BC);
  ck_assert (mu_year_span_meets (&either, -275, -146) && mu_year_span_meets (&either, 193, 284));
  ck_assert (!mu_year_span_meets (&either, -100, 100));
  ck_assert (mu_year_span_meets (&bc, -275, -146) && !mu_year_span_meets (&bc, 193, 284));
}
END_TEST

START_TEST (eras_are_known)
{
  ck_assert (mu_year_is_era ("BC") && mu_year_is_era ("b.c.") && mu_year_is_era ("n. Chr."));
  ck_assert (!mu_year_is_era ("") && !mu_year_is_era ("58") && !mu_year_is_era ("Gauls"));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("year");
  tcase_add_loop_test (tests, years_are_read, 0, COUNT (rows));
  tcase_add_loop_test (tests, what_is_no_year_is_refused_with_what_is_taken, 0, COUNT (bad));
  tcase_add_test (tests, every_year_is_read_as_it_is_written);
  tcase_add_test (tests, no_number_becomes_another);
  tcase_add_test (tests, years_are_taken_from_among_words);
  tcase_add_test (tests, spans_hold_years);
  tcase_add_test (tests, faults_of_spans_are_told);
  tcase_add_test (tests, spans_meet_the_years_of_books);
  tcase_add_test (tests, eras_are_known);
  return run_case ("year", tests);
}
