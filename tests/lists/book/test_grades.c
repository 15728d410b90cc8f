/* One scale of grades over all army books. Who departs from it says in the option's note why, in a
 * sentence that begins with “Graded apart:”. With --list the program prints those options instead.
 */
#include <stdio.h>
#include <string.h>

#include "lists/xml/data.h"
#include "tests/lists/book/all_books.h"
#include "tests/lists/book/grades.h"
#include "tests/lists/common.h"

#define REASON_MIN 20 /* characters: less is no reason */
#define PAGE_MAX   100000

/* Where a way does not keep to the scale. */
typedef struct {
  const char *rule; /* its row in GRADES.md */
  const char *what; /* NULL: it keeps to it */
} Departure;

static Departure
departure_of (const MuBookOption *option, const MuBookTroop *way)
{
  for (int i = 0; i < grade_rules_count; i++) {
    const char *what = grade_rules[i].departs (option, way);
    if (what)
      return (Departure){ grade_rules[i].name, what };
  }
  for (int i = 0; i < kinds_count; i++) {
    const char *what = departure_from (&kinds[i], option, way);
    if (what)
      return (Departure){ kinds[i].name, what };
  }
  return (Departure){ NULL, NULL };
}

/* The reason that the note gives, to the end of its sentence; NULL if none. Free with g_free. */
static char *
reason_of (const MuBookOption *option)
{
  const char *mark = option->note ? strstr (option->note, GRADED_APART) : NULL;
  if (!mark)
    return NULL;
  mark += strlen (GRADED_APART);
  const char *end = strchr (mark, '.');
  char *reason = g_strndup (mark, end ? (gsize) (end - mark) : strlen (mark));
  return g_strdelimit (reason, "\n", ' ');
}

static void
hold_way (const MuBook *book, const MuBookOption *option, const MuBookTroop *way,
          Departure departure)
{
  char notation[64];
  g_autofree char *reason = reason_of (option);
  if (reason && g_utf8_strlen (reason, -1) >= REASON_MIN)
    return;
  ck_abort_msg (
      "%s: %s (%s), %s: %s departs from “%s” of GRADES.md: %s. Grade it so, or say in the "
      "option's note why not: “" GRADED_APART "…”",
      book->id, option->name, option->id, way->label ? way->label : "usual way",
      mu_troop_format (&way->troop, notation, sizeof notation), departure.rule, departure.what);
}

static gboolean
hold_option (const MuBook *book, const MuBookOption *option)
{
  gboolean departs = FALSE;
  for (guint i = 0; i < option->troops->len; i++) {
    const MuBookTroop *way = g_ptr_array_index (option->troops, i);
    const Departure departure = departure_of (option, way);
    if (departure.what)
      hold_way (book, option, way, departure);
    departs = departs || departure.what;
  }
  return departs;
}

START_TEST (every_option_keeps_to_the_scale_or_says_why_not)
{
  ck_assert_ptr_nonnull (shelf);
  const MuBook *book = book_to_try (shelf, _i);
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    const gboolean departs = hold_option (book, option);
    if (!departs && option->note && strstr (option->note, GRADED_APART))
      ck_abort_msg ("%s: %s (%s) says that it is graded apart, and keeps to the scale", book->id,
                    option->name, option->id);
  }
}
END_TEST

/* Units that no list could have: larger than the whole option, or of figures fewer than a unit
 * (wrg.units.min-size). */
START_TEST (no_unit_is_larger_than_its_option_or_too_small)
{
  ck_assert_ptr_nonnull (shelf);
  const MuBook *book = book_to_try (shelf, _i);
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    const MuBookTroop *first = g_ptr_array_index (option->troops, 0);
    const MuTroopType type = (MuTroopType) first->troop.type;
    if (option->unit_max > option->max)
      ck_abort_msg ("%s: a unit of %s may be larger than the option", book->id, option->name);
    if (!option->bodyguard && !mu_type_is_model (type) && !mu_type_is_transport (type)
        && option->unit_min < 5)
      ck_abort_msg ("%s: a unit of %s may be too small", book->id, option->name);
  }
}
END_TEST

/* --- the page -------------------------------------------------------------- */

static gboolean
has_row (const char *page, const char *name)
{
  g_autofree char *row = g_strdup_printf ("\n| %s |", name);
  return strstr (page, row) != NULL;
}

/* Free with g_free. */
static char *
read_page (void)
{
  gsize length = 0;
  g_autofree char *path = mu_data_path ("books", "GRADES.md");
  char *page = mu_file_read (path, PAGE_MAX, &length, NULL);
  ck_assert_msg (page != NULL, "%s cannot be read", path);
  return page;
}

START_TEST (the_page_has_a_row_for_each_rule)
{
  g_autofree char *page = read_page ();
  for (int i = 0; i < kinds_count; i++)
    if (!has_row (page, kinds[i].name))
      ck_abort_msg ("GRADES.md has no row “%s”", kinds[i].name);
  for (int i = 0; i < grade_rules_count; i++)
    if (!has_row (page, grade_rules[i].name))
      ck_abort_msg ("GRADES.md has no row “%s”", grade_rules[i].name);
  ck_assert_ptr_nonnull (strstr (page, GRADED_APART));
}
END_TEST

static gboolean
is_rule (const char *name)
{
  for (int i = 0; i < kinds_count; i++)
    if (strcmp (name, kinds[i].name) == 0)
      return TRUE;
  for (int i = 0; i < grade_rules_count; i++)
    if (strcmp (name, grade_rules[i].name) == 0)
      return TRUE;
  return FALSE;
}

/* Below a heading of the page every row of the table is a rule. */
static void
expect_rules_below (const char *page, const char *heading)
{
  const char *at = strstr (page, heading);
  ck_assert_msg (at != NULL, "GRADES.md has no “%s”", heading);
  const char *end = strstr (at + strlen (heading), "\n## ");
  g_autofree char *part = end ? g_strndup (at, (gsize) (end - at)) : g_strdup (at);
  g_auto (GStrv) rows = g_strsplit (part, "\n| ", -1);
  ck_assert_uint_ge (g_strv_length (rows), 4);
  for (int i = 3; rows[i]; i++) { /* behind the heading, the head of the table and its line */
    g_auto (GStrv) cells = g_strsplit (rows[i], " |", 2);
    if (!is_rule (cells[0]))
      ck_abort_msg ("“%s” of GRADES.md is no rule of the test", cells[0]);
  }
}

START_TEST (the_page_claims_no_rule_that_is_not_held)
{
  g_autofree char *page = read_page ();
  expect_rules_below (page, "## Rules for all");
  expect_rules_below (page, "## Kinds that are known by name");
}
END_TEST

/* --- the rules themselves -------------------------------------------------- */

/* What they are on one option of one way, so that each can fail. */
static const struct {
  const char *name, *label, *notation;
  int from, to;
  int morale;       /* of its stand, -1: not said */
  const char *rule; /* that it breaks; NULL: none */
} cases[] = {
  { "Cretan archers", NULL, "Reg C LI B Sh", -320, -275, -1, NULL },
  { "Archers", "Cretans", "Irr C LI B Sh", -320, -275, -1, "Cretan archers, from 450 BC" },
  { "Archers", "Cretans", "Irr C LI B Sh", -600, -500, -1, NULL },
  { "Archers", "Cretans", "Reg C LI B Sh", -600, -500, -1, "Cretan archers, to 451 BC" },
  { "Slingers", "Rhodians", "Irr B LI S", -401, -300, -1, "Rhodian slingers, from 450 BC" },
  { "Nobles", NULL, "Irr A HC JLS", -400, -300, MU_AWFP_ELITE, "Irregular A" },
  { "Sworn men", NULL, "Irr A LMI JLS Sh", -400, -300, MU_AWFP_FANATIC, NULL },
  { "Sworn men", NULL, "Irr C LMI JLS Sh", -400, -300, MU_AWFP_FANATIC, "Fanatics" },
  { "Veterans", NULL, "Reg A HI HTW Sh", 100, 200, -1, "Regular A" },
  { "Guards", NULL, "Reg A HI HTW Sh", 100, 200, -1, NULL },
  { "Warriors", NULL, "Reg C LMI JLS Sh", -400, -300, MU_AWFP_WARBAND, "Warbands" },
  { "Warriors", NULL, "Irr C LI JLS Sh", -400, -300, MU_AWFP_WARBAND, "Warbands" },
  { "Spearmen", NULL, "Irr C HI P Sh", -300, -200, -1, "Pikemen" },
  { "Legionaries", NULL, "Reg C MI HTW Sh", 50, 100, -1, "Legionaries, Polybius to Diocletian" },
  { "Legionaries", NULL, "Reg C HI HTW Sh", 50, 100, -1, NULL },
  { "Agrianians", NULL, "Irr B LI JLS", -330, -320, -1, "Agrianians" },
  { "Thracians", "with the rhomphaia", "Irr B LMI 2HCW Sh", -100, -50, -1,
    "Men with the rhomphaia" },
  { "Levy of the land", NULL, "Irr C LMI JLS", 500, 600, -1, "Levies" },
  { "Companions", NULL, "Reg B HC L", -330, -320, -1, "Companions on a stand" },
  { "Companions", NULL, "Reg B HC L", -330, -320, MU_AWFP_ELITE, NULL },
  { "Turkish ghulams", NULL, "Irr B HC B Sh", 900, 1000, -1, "Ghulams and mamluks" },
  { "Cars", NULL, "Irr A LCh", -300, -200, -1, NULL },
  { "Drunken elephants", NULL, "Irr A El JLS", 600, 650, -1, "Irregular A" },
  { "Elephants", NULL, "Reg C El JLS", 600, 650, -1, "Elephants" },
  { "Knights", NULL, "Irr B HC L", 1100, 1150, -1, "Knights" },
  { "Peasants", NULL, "Irr D LMI JLS", 1100, 1150, -1, NULL },
  { "Numidian cavalry", NULL, "Irr C MC JLS Sh", -218, -202, -1,
    "Numidian and Moorish horse, before Diocletian" },
};

START_TEST (the_rules_tell_what_departs)
{
  MuBookTroop way = { .troop = troop (cases[_i].notation), .stand = MU_BOOK_STAND_OPEN };
  way.from = cases[_i].from;
  way.to = cases[_i].to;
  way.label = (char *) cases[_i].label;
  way.stand.morale = cases[_i].morale;
  g_autoptr (GPtrArray) ways = g_ptr_array_new ();
  g_ptr_array_add (ways, &way);
  const MuBookOption option = { .name = (char *) cases[_i].name, .troops = ways };
  const Departure departure = departure_of (&option, &way);
  if (g_strcmp0 (departure.rule, cases[_i].rule) != 0)
    ck_abort_msg ("%s, %s: %s, not %s", cases[_i].name, cases[_i].notation,
                  departure.rule ? departure.rule : "nothing",
                  cases[_i].rule ? cases[_i].rule : "nothing");
}
END_TEST

/* --- who departs ----------------------------------------------------------- */

static void
print_option (const MuBook *book, const MuBookOption *option)
{
  g_autofree char *reason = reason_of (option);
  for (guint i = 0; i < option->troops->len; i++) {
    const MuBookTroop *way = g_ptr_array_index (option->troops, i);
    const Departure departure = departure_of (option, way);
    char notation[64];
    if (departure.what)
      printf ("%s\t%s\t%s\t%s\t%s\t%s\n", book->id, option->id,
              mu_troop_format (&way->troop, notation, sizeof notation), departure.rule,
              departure.what, reason ? reason : "-");
  }
}

static int
print_departures (void)
{
  for (guint i = 0; i < mu_shelf_count (shelf); i++) {
    const MuBook *book = mu_shelf_at (shelf, i);
    for (guint j = 0; j < book->options->len; j++)
      print_option (book, g_ptr_array_index (book->options, j));
  }
  close_shelf ();
  return 0;
}

int
main (int argc, char **argv)
{
  shelf = mu_shelf_open (NULL, NULL); /* once, before the tests fork */
  if (shelf && argc > 1 && strcmp (argv[1], "--list") == 0)
    return print_departures ();
  const int books = shelf ? books_to_try (shelf) : 1;
  TCase *tests = tcase_create ("grades");
  tcase_add_loop_test (tests, every_option_keeps_to_the_scale_or_says_why_not, 0, books);
  tcase_add_loop_test (tests, no_unit_is_larger_than_its_option_or_too_small, 0, books);
  tcase_add_test (tests, the_page_has_a_row_for_each_rule);
  tcase_add_test (tests, the_page_claims_no_rule_that_is_not_held);
  tcase_add_loop_test (tests, the_rules_tell_what_departs, 0, COUNT (cases));
  const int status = run_case ("grades", tests);
  close_shelf ();
  return status;
}
