#include "tests/lists/common.h"

#include <stdlib.h>

#include "lists/xml/data.h"

const char test_book_xml[]
    = "<army-book version='1' id='test' edition='2' rules='wrg5' name='Test' from='-275' to='-146'"
      " region='mediterranean' country='plain' generals='regular'>\n"
      "<home>Here</home>\n"
      "<option id='guard' name='Guard' min='0' max='30' unit-min='1' unit-max='30'"
      " bodyguard='yes' order='hold' ranks='1' line='1'>\n"
      " <troop notation='Reg A HC JLS Sh'/><troop notation='Reg B HC JLS Sh'/>\n"
      " <troop notation='Irr B HC JLS Sh'/>\n"
      "</option>\n"
      "<option id='foot' name='Foot' min='10' max='120' unit-min='5' unit-max='60' order='attack'"
      " ranks='2' line='0'>\n"
      " <troop notation='Reg C HI HTW Sh'/>\n"
      " <troop notation='Reg B HI HTW Sh' label='veterans' from='-200'/>\n"
      " <troop notation='Irr C HI HTW Sh' label='allies'/>\n"
      "</option>\n"
      "<option id='light' name='Light' min='0' max='100' unit-min='5' unit-max='44'"
      " order='skirmish' ranks='2' line='0'>\n"
      " <troop notation='Reg C LI JLS Sh'/><troop notation='Irr C LI JLS Sh'/>\n"
      " <at-most count='2' per='1' option='foot'/>\n"
      "</option>\n"
      "<option id='horse' name='Horse' min='0' max='20' unit-min='10' unit-max='50'"
      " order='attack' ranks='2' line='0'>\n"
      " <troop notation='Reg C HC JLS Sh'/><troop notation='Reg A HC JLS Sh'/>\n"
      "</option>\n"
      "<option id='elephants' name='Elephants' min='0' max='20' from='-262' to='-150' unit-min='1'"
      " unit-max='10' order='attack' ranks='1' line='0'>\n"
      " <troop notation='Irr C El JLS'><crew weapon='JLS'/></troop>\n"
      " <troop notation='Irr C El JLS B'><crew weapon='JLS'/><crew weapon='B'/></troop>\n"
      "</option>\n"
      "<option id='chariots' name='Chariots' min='0' max='40' unit-min='1' unit-max='12'"
      " order='skirmish' ranks='1' line='0'>\n"
      " <troop notation='Irr B LCh JLS' horses='2'><crew weapon='JLS'/></troop>\n"
      "</option>\n"
      "<option id='engines' name='Engines' min='0' max='40' unit-min='1' unit-max='20'"
      " order='hold' ranks='1' line='0'>\n"
      " <troop notation='Reg C Art'><crew weapon='engine'/><crew weapon='engine'/></troop>\n"
      " <troop notation='Reg C Art'><crew weapon='engine'/><crew weapon='engine'/>"
      "<crew weapon='engine'/></troop>\n"
      "</option>\n"
      "<option id='tribes' name='Tribes' min='0' max='60' unit-min='5' unit-max='50'"
      " order='attack' ranks='2' line='0'>\n"
      " <troop notation='Irr C LMI JLS Sh'/>\n"
      " <needs count='30' option='foot'/>\n"
      "</option>\n"
      "<option id='pirates' name='Pirates' min='0' max='60' unit-min='5' unit-max='50'"
      " order='attack' ranks='2' line='0'>\n"
      " <troop notation='Irr C LMI JLS Sh'/>\n"
      " <not-with option='horse'/>\n"
      "</option>\n"
      "</army-book>\n";

MuTroop
troop (const char *notation)
{
  MuTroop read;
  if (mu_troop_parse (notation, &read, NULL) != MU_TROOP_PARSE_OK)
    ck_abort_msg ("no troop: %s", notation);
  return read;
}

MuBook *
test_book (void)
{
  g_autoptr (GError) error = NULL;
  MuBook *book
      = mu_book_read_data (test_book_xml, sizeof test_book_xml - 1, "test-book.xml", &error);
  if (!book)
    ck_abort_msg ("%s", error->message);
  return book;
}

MuCampaignRuleValues
campaign_rules (const char *text)
{
  MuCampaignRuleValues rules;
  g_autoptr (GError) error = NULL;
  if (!mu_campaign_rules_parse (text, &rules, &error))
    ck_abort_msg ("%s", error->message);
  return rules;
}

void
set_text (char **field, const char *text)
{
  g_free (*field);
  *field = g_strdup (text);
}

MuListUnit *
add_unit (MuList *list, const MuBook *book, const char *name, const char *id, int figures)
{
  const MuBookOption *option = mu_book_option (book, id);
  const MuBookTroop *way = mu_book_option_usual (option, list->year);
  MuListUnit *unit = mu_list_unit_new ();
  set_text (&unit->name, name);
  set_text (&unit->option, id);
  unit->troop = way->troop;
  unit->crew = way->crew;
  unit->figures = figures;
  unit->ranks = option->ranks;
  unit->line = option->line;
  unit->order = option->order;
  g_ptr_array_add (list->units, unit);
  return unit;
}

MuListGeneral *
add_general (MuList *list, const char *name, gboolean commander, int rides_with)
{
  MuListGeneral *general = mu_list_general_new ();
  set_text (&general->name, name);
  general->commander = commander;
  general->regular = TRUE;
  general->rides_with = rides_with;
  g_ptr_array_add (list->generals, general);
  return general;
}

MuList *
test_list (void)
{
  g_autoptr (MuBook) book = test_book ();
  MuList *list = mu_list_new ("Test list");
  set_text (&list->book_id, "test");
  list->book_version = 2;
  list->year = -202;
  add_unit (list, book, "Guards", "guard", 4)->bodyguard = TRUE;
  add_unit (list, book, "Foot", "foot", 40)->ranks = 4;
  add_unit (list, book, "Light", "light", 12);
  add_unit (list, book, "Horse", "horse", 10);
  add_unit (list, book, "Elephants", "elephants", 2);
  add_general (list, "General", TRUE, GUARD);
  list->points_limit = mu_list_points (list);
  return list;
}

MuList *
sample (const char *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = mu_data_path ("samples", file);
  MuList *list = mu_list_read_file (path, &error);
  if (!list)
    ck_abort_msg ("%s", error->message);
  return list;
}

#if defined __has_feature
#if __has_feature(address_sanitizer)
#define EACH 3
#endif
#endif
#ifndef EACH
#define EACH 1
#endif

int
books_to_try (const MuShelf *shelf)
{
  return ((int) mu_shelf_count (shelf) + EACH - 1) / EACH;
}

const MuBook *
book_to_try (const MuShelf *shelf, int number)
{
  return mu_shelf_at (shelf, (guint) number * EACH);
}

/* splitmix64 */
guint32
next_below (guint64 *state, guint32 limit)
{
  guint64 z = *state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  z = (z ^ z >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return (guint32) (((z ^ z >> 31) >> 32) * limit >> 32);
}

/* Letters that XML must escape or that take several bytes are among them. */
static char *
random_text (guint64 *state, guint32 most)
{
  static const char *const letters[]
      = { "a", "Z", " ", "\"", "'", "<", ">", "&", "é", "Ω", "𐤀", "]]>", "\t", "\n", "\r", "0" };
  GString *text = g_string_new (NULL);
  for (guint32 left = next_below (state, most); left > 0; left--)
    g_string_append (text, letters[next_below (state, G_N_ELEMENTS (letters))]);
  return g_string_free (text, FALSE);
}

static MuTroop
random_troop (guint64 *state)
{
  const guint written = (1u << MU_WEAPON_ENGINE) - 2u;
  return (MuTroop){
    .regular = next_below (state, 2),
    .class = (uint8_t) next_below (state, 4),
    .type = (uint8_t) next_below (state, MU_TROOP_FIGHTING_TYPES),
    .shield = next_below (state, 2),
    .breed = (uint8_t) next_below (state, 3),
    .weapons = (uint16_t) (next_below (state, 1u << MU_WEAPON_ENGINE)
                           & next_below (state, 1u << MU_WEAPON_ENGINE) & written),
  };
}

static MuListUnit *
random_unit (guint64 *state)
{
  MuListUnit *unit = mu_list_unit_new ();
  g_free (unit->name);
  unit->name = random_text (state, 30);
  set_text (&unit->option, next_below (state, 2) ? "foot" : "no such option");
  unit->troop = random_troop (state);
  unit->figures = 1 + (int) next_below (state, MU_LIST_FIGURES_MAX);
  unit->ranks = 1 + (int) next_below (state, MU_LIST_RANKS_MAX);
  unit->line = (int) next_below (state, MU_LIST_LINES_MAX + 1);
  unit->order = (MuOrder) next_below (state, 3);
  unit->sub_unit = next_below (state, 4) == 0;
  unit->bodyguard = next_below (state, 4) == 0;
  unit->mixed = (MuMixedHow) next_below (state, MU_MIXED_HOWS);
  unit->crew.count = (uint8_t) next_below (state, MU_CREW_MAX + 1);
  for (int i = 0; i < unit->crew.count; i++)
    unit->crew.weapon[i] = (uint8_t) next_below (state, MU_WEAPONS);
  unit->crew.horses = next_below (state, 2) ? (uint8_t) (2 + next_below (state, 3)) : 0;
  return unit;
}

static const char *const some_stands[]
    = { "Trained Veteran HI close pilum Sh", "Irregular Fanatic UI loose javelin Sh",
        "Irregular Warrior SC skirmish bow" };

static void
add_second_of_unit (MuListUnit *unit, guint64 *state)
{
  unit->forced_march = next_below (state, 2) == 0;
  set_text (&unit->book, next_below (state, 2) ? "numidian" : "");
  g_free (unit->notes);
  unit->notes = random_text (state, 50);
}

/* What only format 2 holds. */
static void
add_second_format (MuList *list, guint64 *state)
{
  list->edition = 1 + (int) next_below (state, MU_LIST_EDITIONS_MAX);
  list->priest = next_below (state, 2) == 0;
  g_free (list->tags);
  list->tags = random_text (state, 20);
  for (guint i = 0; i < list->units->len; i++)
    add_second_of_unit (mu_list_unit (list, i), state);
  for (guint i = 0; i < list->generals->len; i++)
    set_text (&mu_list_general (list, i)->troop, next_below (state, 2) ? "HC S" : "");
  for (MuExtra kind = MU_EXTRA_FLAME_THROWER; kind <= MU_EXTRA_ELEPHANT_DISGUISE; kind++)
    if (next_below (state, 4) == 0)
      g_ptr_array_add (list->items, mu_list_item_new (kind, next_below (state, 2) == 0,
                                                      1 + (int) next_below (state, 9999)));
}

/* What only format 3 holds. */
static void
add_third_format (MuList *list, guint64 *state)
{
  static const char *const books[] = { "numidian", "gaul", "a <book> & more" };
  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    if (next_below (state, 2))
      mu_list_set_ally_edition (list, books[i], 1 + (int) next_below (state, MU_BOOK_EDITIONS_MAX));
}

MuList *
random_list (guint64 *state)
{
  g_autofree char *name = random_text (state, 40);
  MuList *list = mu_list_new (name);
  g_free (list->player);
  g_free (list->notes);
  list->player = random_text (state, 20);
  list->notes = random_text (state, 200);
  list->rules = (MuRuleSystem) (1 + next_below (state, 3));
  list->year = -1 - (int) next_below (state, 3000);
  list->book_version = 1 + (int) next_below (state, 9);
  list->points_limit = 1 + (int) next_below (state, MU_LIST_POINTS_MAX);
  for (guint32 left = next_below (state, 12); left > 0; left--)
    g_ptr_array_add (list->units, random_unit (state));
  for (guint32 left = next_below (state, 4); left > 0; left--)
    add_general (list, "One <of> them", next_below (state, 2),
                 (int) next_below (state, list->units->len + 1) - 1);
  if (next_below (state, 2))
    add_second_format (list, state);
  if (next_below (state, 2))
    add_third_format (list, state);
  for (guint i = 0; list->rules == MU_RULES_AWFP && i < list->units->len; i++)
    set_text (&mu_list_unit (list, i)->stand,
              some_stands[next_below (state, G_N_ELEMENTS (some_stands))]);
  mu_list_take_prices (list, NULL);
  return list;
}

int
run_case (const char *name, TCase *tests)
{
  Suite *suite = suite_create (name);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
