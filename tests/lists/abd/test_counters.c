/* Armies as counters: which counter troops become, how many an army makes of every shipped book in
 * both systems, who is in which, what is told as lost, and what losses of counters cost the units.
 */
#include <string.h>

#include "lists/abd/counters.h"
#include "lists/fill/fill.h"
#include "lists/system.h"
#include "lists/xml/error.h"
#include "tests/lists/book/all_books.h"
#include "tests/lists/common.h"

static const MuRuleSystem systems[] = { MU_RULES_WRG5, MU_RULES_AWFP };

/* --- armies -------------------------------------------------------------- */

static MuList *
fill (const MuBook *book, MuRuleSystem rules, int year)
{
  GError *error = NULL;
  const int points = mu_list_system (rules)->usual_points ();
  g_autoptr (MuFilled) filled = mu_fill_new (book, rules, year, points, "", MU_FILL_PLAIN, &error);
  ck_assert_msg (filled != NULL, "%s", error ? error->message : "");
  return g_steal_pointer (&filled->list);
}

static MuHexArmy *
convert (const MuList *list, int scale)
{
  GError *error = NULL;
  MuHexArmy *army = mu_hex_army_new (list, scale, &error);
  ck_assert_msg (army != NULL, "%s", error ? error->message : "");
  ck_assert_ptr_null (error);
  return army;
}

static const MuHexCounter *
counter_at (const MuHexArmy *army, guint index)
{
  return army->counters->pdata[index];
}

static int
count_of (const MuHexArmy *army, MuAbdType type)
{
  int count = 0;
  for (guint i = 0; i < army->counters->len; i++)
    count += counter_at (army, i)->type == type;
  return count;
}

static gboolean
tells (const MuHexArmy *army, const char *name, const char *what)
{
  for (guint i = 0; i < army->losses->len; i++) {
    const char *sentence = army->losses->pdata[i];
    if (g_str_has_prefix (sentence, name) && strstr (sentence, what))
      return TRUE;
  }
  return FALSE;
}

/* Everybody is in a counter, or is told as left out. */
static void
check_shares (const MuHexArmy *army, const MuList *list)
{
  g_autofree int *of_unit = g_new0 (int, list->units->len + 1);
  g_autofree int *of_counter = g_new0 (int, army->counters->len + 1);
  for (guint i = 0; i < army->shares->len; i++) {
    const MuHexShare *share = &g_array_index (army->shares, MuHexShare, i);
    ck_assert_int_gt (share->figures, 0);
    of_unit[share->unit] += share->figures;
    of_counter[share->counter] += share->figures;
  }
  for (guint i = 0; i < army->counters->len; i++)
    ck_assert_int_eq (of_counter[i], counter_at (army, i)->share);
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    if (of_unit[i] > 0)
      ck_assert_int_eq (of_unit[i], mu_list_system_of (list)->strength (unit));
    else
      ck_assert_msg (tells (army, unit->name, "left out") || tells (army, unit->name, "Camp"),
                     "%s, %s: nobody has been told", list->name, unit->name);
  }
}

static void
check_counters (const MuHexArmy *army, const MuList *list)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < army->counters->len; i++) {
    const MuHexCounter *counter = counter_at (army, i);
    const gboolean camp = i + 1 == army->counters->len;
    ck_assert_int_eq (counter->type == MU_ABD_CP, camp);
    ck_assert_int_eq (counter->unit < 0, camp);
    ck_assert_int_eq (counter->share > 0, !camp);
    ck_assert_int_lt (counter->unit, (int) list->units->len);
    ck_assert_int_eq (mu_name_fault (counter->name, MU_NAME_MAX), MU_NAME_GOOD);
    ck_assert_msg (g_hash_table_add (names, counter->name), "%s twice", counter->name);
  }
}

static void
check_army (const MuHexArmy *army, const MuList *list)
{
  check_counters (army, list);
  check_shares (army, list);
  ck_assert_uint_eq (army->leaders->len, MIN (list->generals->len, MU_ABD_LEADERS));
  ck_assert_uint_gt (army->losses->len, 0);
  for (guint i = 0; i < army->losses->len; i++)
    ck_assert_ptr_null (strchr (army->losses->pdata[i], '%'));
}

START_TEST (every_army_comes_to_a_dozen_counters)
{
  const MuBook *book = book_to_try (shelf, _i);
  for (gsize s = 0; s < G_N_ELEMENTS (systems); s++)
    for (int n = 0; n < 2; n++) {
      g_autoptr (MuList) list = fill (book, systems[s], n ? book->to : book->from);
      g_autoptr (MuHexArmy) army = convert (list, 0);
      check_army (army, list);
      ck_assert_msg (army->counters->len >= 10 && army->counters->len <= 16, "%s: %u counters",
                     list->name, army->counters->len);
      ck_assert_int_eq (army->scale, mu_hex_scale (list, NULL));
    }
}
END_TEST

/* From one figure a counter, if there were room, to an army in one. */
START_TEST (any_scale_gives_a_whole_army_or_a_reason)
{
  const MuBook *book = book_to_try (shelf, _i);
  g_autoptr (MuList) list = fill (book, systems[_i % 2], book->from);
  guint before = MU_ABD_UNITS;
  for (int scale = 1; scale < 400; scale += 1 + scale / 4) {
    g_autoptr (GError) error = NULL;
    g_autoptr (MuHexArmy) army = mu_hex_army_new (list, scale, &error);
    if (!army) {
      ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID));
      ck_assert_uint_eq (before, MU_ABD_UNITS);
      continue;
    }
    check_army (army, list);
    ck_assert_uint_ge (army->counters->len, 2);
    ck_assert_uint_le (army->counters->len, before + 2); /* rounding aside */
    before = army->counters->len;
  }
  ck_assert_uint_le (before, 5);
}
END_TEST

typedef struct {
  const char *book;
  int year;
  MuAbdType type;
  int least[2]; /* in figures, in stands */
} Known;

static const Known known[] = {
  { "macedonian-alexandrian", -331, MU_ABD_PX, { 3, 3 } },
  { "macedonian-alexandrian", -331, MU_ABD_HC, { 2, 2 } },
  { "roman-mid-republican", -210, MU_ABD_HI, { 5, 5 } },
  { "roman-mid-republican", -210, MU_ABD_MM, { 1, 1 } },
  { "roman-early-imperial", 100, MU_ABD_HI, { 5, 5 } },
  { "parthian", -53, MU_ABD_MA, { 5, 5 } },
  { "parthian", -53, MU_ABD_CT, { 2, 2 } },
  { "hunnic", 440, MU_ABD_MA, { 4, 4 } },
  { "indian-mauryan", -326, MU_ABD_EL, { 2, 1 } },
  { "indian-mauryan", -326, MU_ABD_HA, { 3, 3 } },
  { "norman", 1066, MU_ABD_KT, { 4, 4 } },
  { "crusader", 1187, MU_ABD_KT, { 4, 3 } },
  { "british-ancient", -55, MU_ABD_CH, { 3, 3 } },
  { "british-ancient", -55, MU_ABD_LI, { 2, 2 } },
  { "gallic", -58, MU_ABD_LI, { 4, 4 } },
  { "sassanid", 363, MU_ABD_CT, { 3, 3 } },
  { "egyptian-new-kingdom", -1274, MU_ABD_CH, { 3, 3 } },
  { "egyptian-new-kingdom", -1274, MU_ABD_LA, { 1, 1 } },
  { "anglo-saxon", 1066, MU_ABD_HI, { 2, 2 } },
  { "mongol", 1241, MU_ABD_MA, { 4, 4 } },
  { "arab-early", 600, MU_ABD_CC, { 1, 1 } },
  { "greek-later-hoplite", -400, MU_ABD_HI, { 4, 4 } },
};

START_TEST (well_known_armies_look_like_themselves)
{
  const Known *row = &known[_i];
  for (gsize s = 0; s < G_N_ELEMENTS (systems); s++) {
    g_autoptr (MuList) list = fill (mu_shelf_find (shelf, row->book), systems[s], row->year);
    g_autoptr (MuHexArmy) army = convert (list, 0);
    ck_assert_msg (count_of (army, row->type) >= row->least[s], "%s, system %u: %d %s", list->name,
                   (guint) s, count_of (army, row->type), mu_abd_type_key (row->type));
  }
}
END_TEST

/* abd.17.3.triple */
START_TEST (tribes_are_barbarians)
{
  static const struct {
    const char *book;
    int year;
    gboolean barbarian;
  } rows[] = { { "gallic", -58, TRUE },     { "british-ancient", -55, TRUE },
               { "german-early", 9, TRUE }, { "roman-mid-republican", -210, FALSE },
               { "parthian", -53, FALSE },  { "hunnic", 440, FALSE },
               { "norman", 1066, FALSE },   { "scythian", -500, FALSE } };
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (MuList) list
        = fill (mu_shelf_find (shelf, rows[i].book), MU_RULES_WRG5, rows[i].year);
    g_autoptr (MuHexArmy) army = convert (list, 0);
    ck_assert_msg (army->barbarian == rows[i].barbarian, "%s", list->name);
  }
}
END_TEST

/* --- how many ------------------------------------------------------------ */

/* A list of such units alone, without generals. */
static MuList *
list_of (const char *const *notations, const int *counts, int units)
{
  MuList *list = test_list ();
  g_ptr_array_set_size (list->units, 0);
  g_ptr_array_set_size (list->generals, 0);
  for (int i = 0; i < units; i++) {
    MuListUnit *unit = mu_list_unit_new ();
    g_autofree char *name = g_strdup_printf ("Unit %c", 'A' + i);
    set_text (&unit->name, name);
    unit->troop = troop (notations[i]);
    unit->figures = counts[i];
    g_ptr_array_add (list->units, unit);
  }
  return list;
}

typedef struct {
  int figures[3]; /* of three units of one type */
  int scale;
  const char *counters; /* names by size */
} Cut;

/* Half a counter or more is one; what is over of one counts with the next. */
static const Cut cuts[] = {
  { { 20, 20, 20 }, 20, "Unit A=20 Unit B=20 Unit C=20 " },
  { { 40, 10, 10 }, 20, "Unit A (1)=20 Unit A (2)=20 Unit B=20 " },
  { { 29, 0, 0 }, 20, "Unit A=29 " },
  { { 30, 0, 0 }, 20, "Unit A (1)=15 Unit A (2)=15 " },
  { { 9, 9, 9 }, 20, "Unit B=27 " },
  { { 4, 4, 30 }, 20, "Unit C (1)=19 Unit C (2)=19 " },
  { { 30, 5, 4 }, 20, "Unit A (1)=20 Unit A (2)=19 " },
  { { 3, 0, 0 }, 20, "Unit A=3 " }, /* an army of its own */
};

START_TEST (half_a_counter_is_one)
{
  static const char *const notations[]
      = { "Reg C HI HTW Sh", "Reg C HI HTW Sh", "Reg B HI HTW Sh" };
  const Cut *cut = &cuts[_i];
  int units = 0;
  while (units < 3 && cut->figures[units] > 0)
    units++;
  g_autoptr (MuList) list = list_of (notations, cut->figures, units);
  g_autoptr (MuHexArmy) army = convert (list, cut->scale);
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i + 1 < army->counters->len; i++)
    g_string_append_printf (text, "%s=%d ", counter_at (army, i)->name,
                            counter_at (army, i)->share);
  ck_assert_str_eq (text->str, cut->counters);
  check_army (army, list);
}
END_TEST

START_TEST (who_are_too_few_join_their_kin)
{
  static const char *const notations[] = { "Reg C HI HTW Sh", "Irr C LI B",        "Irr C LI JLS",
                                           "Irr C MCm B",     "Reg C HC JLS B Sh", "Reg D Wagon" };
  static const int counts[] = { 40, 5, 40, 2, 10, 3 };
  g_autoptr (MuList) list = list_of (notations, counts, COUNT (counts));
  g_autoptr (MuHexArmy) army = convert (list, 20);
  check_army (army, list);
  ck_assert_int_eq (count_of (army, MU_ABD_HI), 2);
  ck_assert_int_eq (count_of (army, MU_ABD_MM), 2);
  ck_assert_int_eq (count_of (army, MU_ABD_HC), 1);
  ck_assert_int_eq (count_of (army, MU_ABD_LA) + count_of (army, MU_ABD_CC), 0);
  ck_assert (tells (army, "Unit B", "counted among the Mixed Missile"));
  ck_assert (tells (army, "Unit B", "in that of Unit C"));
  ck_assert (tells (army, "Unit D", "left out"));
  ck_assert (tells (army, "Unit E", "no arrows"));
  ck_assert (tells (army, "Unit F", "Camp"));
}
END_TEST

/* What a list has besides its troops, and what stands in no counter. */
START_TEST (what_is_lost_is_told)
{
  static const char *const notations[]
      = { "Reg C HI HTW Sh", "Reg B HI HTW Sh", "Reg C Art", "Irr B HCm JLS" };
  static const int counts[] = { 40, 40, 6, 20 };
  g_autoptr (MuList) list = list_of (notations, counts, COUNT (counts));
  mu_list_unit (list, 1)->sub_unit = TRUE;
  mu_list_unit (list, 0)->forced_march = TRUE;
  g_ptr_array_set_size (list->items, 0);
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_WAGON, TRUE, 3));
  g_autoptr (MuHexArmy) army = convert (list, 20);
  check_army (army, list);
  ck_assert (tells (army, "Unit A", "straggle behind"));
  ck_assert (tells (army, "Unit B", "no parts"));
  ck_assert (tells (army, "Unit C", "engines count as bowmen"));
  ck_assert (tells (army, "Unit D", "one kind of counter"));
  ck_assert (tells (army, list->name, "stay with the Camp"));
  ck_assert (tells (army, list->name, "better and worse are alike as Heavy Infantry"));
  ck_assert (tells (army, list->name, "weapons, shields and armour"));
}
END_TEST

/* awfp.priest.one: who has come to the field with the army is no counter; the general's own stand
 * is among the troops. */
START_TEST (priests_and_unreadable_stands_are_nobody)
{
  g_autoptr (MuList) list
      = fill (mu_shelf_find (shelf, "roman-mid-republican"), MU_RULES_AWFP, -210);
  set_text (&mu_list_unit (list, 0)->stand, "Trained Marines");
  MuListUnit *priest = mu_list_unit_copy (mu_list_unit (list, 1));
  set_text (&priest->option, MU_LIST_PRIEST);
  set_text (&priest->name, "The priest");
  priest->figures = 1;
  list->priest = TRUE;
  g_ptr_array_add (list->units, priest);
  g_autoptr (MuHexArmy) army = convert (list, 0);
  check_army (army, list);
  ck_assert (tells (army, "The priest", "no priests"));
  ck_assert (tells (army, mu_list_unit (list, 0)->name, "nobody can say"));
}
END_TEST

START_TEST (armies_that_meet_have_one_scale)
{
  for (int i = 0; i + 1 < books_to_try (shelf); i += 5) {
    const MuBook *one = book_to_try (shelf, i), *two = book_to_try (shelf, i + 1);
    g_autoptr (MuList) a = fill (one, MU_RULES_WRG5, one->from);
    g_autoptr (MuList) b = fill (two, systems[i % 2], two->to);
    const int scale = mu_hex_scale (a, b);
    g_autoptr (MuHexArmy) army = convert (a, scale);
    g_autoptr (MuHexArmy) enemy = convert (b, scale);
    ck_assert_int_eq (scale, mu_hex_scale (b, a));
    ck_assert_uint_ge (army->counters->len + enemy->counters->len, 20);
    ck_assert_uint_le (army->counters->len + enemy->counters->len, 32);
    ck_assert_uint_ge (MIN (army->counters->len, enemy->counters->len), 6);
  }
}
END_TEST

/* However large and small they are. */
START_TEST (a_scale_leaves_room)
{
  static const char *const notations[] = { "Irr C LMI JLS Sh", "Reg C HI P Sh" };
  static const int few[] = { 1, 1 }, many[] = { 999, 999 };
  g_autoptr (MuList) small = list_of (notations, few, 2);
  g_autoptr (MuList) large = list_of (notations, many, 2);
  g_autoptr (MuHexArmy) army = convert (small, mu_hex_scale (small, large));
  g_autoptr (MuHexArmy) enemy = convert (large, mu_hex_scale (large, small));
  ck_assert_uint_le (army->counters->len, 3);
  ck_assert_uint_le (enemy->counters->len, MU_ABD_UNITS);
  ck_assert_int_ge (mu_hex_scale (small, NULL), 1);
}
END_TEST

START_TEST (what_cannot_be_says_why)
{
  static const char *const notations[] = { "Reg C HI HTW Sh", "Reg D Wagon" };
  static const int counts[] = { 200, 5 };
  g_autoptr (MuList) list = list_of (notations, counts, 2);
  GError *error = NULL;
  ck_assert_ptr_null (mu_hex_army_new (list, 5, &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID));
  ck_assert_ptr_nonnull (strstr (error->message, "40 counters and a Camp"));
  g_clear_error (&error);
  g_ptr_array_remove_index (list->units, 0);
  ck_assert_ptr_null (mu_hex_army_new (list, 0, &error));
  ck_assert_ptr_nonnull (strstr (error->message, "nobody in it fights"));
  g_clear_error (&error);
  g_ptr_array_set_size (list->units, 0);
  ck_assert_ptr_null (mu_hex_army_new (list, 0, &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID));
  g_clear_error (&error);
}
END_TEST

/* --- leaders and losses -------------------------------------------------- */

typedef struct {
  int generals, chief; /* -1: none commands in chief */
  const char *leaders;
} Lead;

/* abd.2.0.leader-cp */
static const Lead leads[] = {
  { 0, -1, "" },   { 1, 0, "A" },    { 2, 0, "AC" },   { 2, 1, "CA" },
  { 2, -1, "BB" }, { 3, -1, "BBC" }, { 4, 0, "ACCC" }, { 8, 0, "ACCCCC" },
};

START_TEST (generals_become_leaders)
{
  const Lead *lead = &leads[_i];
  g_autoptr (MuList) list = test_list ();
  g_autoptr (GString) text = g_string_new (NULL);
  g_ptr_array_set_size (list->generals, 0);
  for (int i = 0; i < lead->generals; i++) {
    g_autofree char *name = g_strdup_printf ("General %d", i);
    add_general (list, name, i == lead->chief, MU_LIST_NO_UNIT);
  }
  g_autoptr (MuHexArmy) army = convert (list, 0);
  for (guint i = 0; i < army->leaders->len; i++)
    g_string_append_c (text, (char) ('A' + g_array_index (army->leaders, guint8, i)));
  ck_assert_str_eq (text->str, lead->leaders);
  ck_assert_int_eq (tells (army, "General 6", "left out"), lead->generals > 6);
  ck_assert_int_eq (tells (army, list->name, "nobody leads"), lead->generals == 0);
}
END_TEST

static GArray *
losses_of (const MuHexArmy *army, const MuList *list, const MuHexEnd *ends)
{
  GArray *lost = mu_hex_army_losses (army, list, ends);
  ck_assert_uint_eq (lost->len, list->units->len);
  for (guint i = 0; i < lost->len; i++) {
    ck_assert_int_ge (g_array_index (lost, int, i), 0);
    ck_assert_int_le (g_array_index (lost, int, i), mu_list_unit (list, i)->figures);
  }
  return lost;
}

/* Whole figures of so many sixths. */
static void
expect_sixths (const MuHexArmy *army, const MuList *list, MuHexEnd end, int sixths)
{
  MuHexEnd ends[MU_ABD_UNITS];
  for (guint i = 0; i < army->counters->len; i++)
    ends[i] = end;
  g_autoptr (GArray) lost = losses_of (army, list, ends);
  g_autofree int *in = g_new0 (int, list->units->len + 1);
  for (guint i = 0; i < army->shares->len; i++)
    in[g_array_index (army->shares, MuHexShare, i).unit]
        += g_array_index (army->shares, MuHexShare, i).figures;
  for (guint i = 0; i < lost->len; i++)
    ck_assert_int_eq (g_array_index (lost, int, i), (in[i] * sixths + 3) / 6);
}

START_TEST (all_alike_lose_alike)
{
  static const struct {
    MuHexEnd end;
    int sixths;
  } rows[] = {
    { { MU_FATE_ON_TABLE, FALSE }, 0 },  { { MU_FATE_ON_TABLE, TRUE }, 1 },
    { { MU_FATE_OFF_TABLE, FALSE }, 1 }, { { MU_FATE_OFF_TABLE, TRUE }, 1 },
    { { MU_FATE_DESTROYED, FALSE }, 4 }, { { MU_FATE_DESTROYED, TRUE }, 4 },
  };
  const MuBook *book = book_to_try (shelf, _i);
  g_autoptr (MuList) list = fill (book, systems[_i % 2], book->to);
  g_autoptr (MuHexArmy) army = convert (list, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    expect_sixths (army, list, rows[i].end, rows[i].sixths);
}
END_TEST

/* A counter that fares worse never costs any unit less. */
START_TEST (worse_is_never_cheaper)
{
  static const MuHexEnd steps[]
      = { { MU_FATE_ON_TABLE, FALSE }, { MU_FATE_ON_TABLE, TRUE }, { MU_FATE_DESTROYED, TRUE } };
  guint64 state = 218 + (guint64) _i;
  const MuBook *book = book_to_try (shelf, _i);
  g_autoptr (MuList) list = fill (book, systems[_i % 2], book->from);
  g_autoptr (MuHexArmy) army = convert (list, 0);
  int step[MU_ABD_UNITS] = { 0 };
  MuHexEnd ends[MU_ABD_UNITS] = { 0 };
  g_autoptr (GArray) before = losses_of (army, list, ends);
  for (guint left = 2 * army->counters->len; left > 0; left--) {
    const guint32 worse = next_below (&state, army->counters->len);
    step[worse] = MIN (step[worse] + 1, 2);
    ends[worse] = steps[step[worse]];
    GArray *now = losses_of (army, list, ends);
    for (guint i = 0; i < now->len; i++)
      ck_assert_int_ge (g_array_index (now, int, i), g_array_index (before, int, i));
    g_array_unref (before);
    before = now;
  }
}
END_TEST

int
main (void)
{
  shelf = mu_shelf_open (NULL, NULL);
  const int books = shelf ? books_to_try (shelf) : 1;
  TCase *tests = tcase_create ("counters");
  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, every_army_comes_to_a_dozen_counters, 0, books);
  tcase_add_loop_test (tests, any_scale_gives_a_whole_army_or_a_reason, 0, books);
  tcase_add_loop_test (tests, well_known_armies_look_like_themselves, 0, COUNT (known));
  tcase_add_test (tests, tribes_are_barbarians);
  tcase_add_loop_test (tests, half_a_counter_is_one, 0, COUNT (cuts));
  tcase_add_test (tests, who_are_too_few_join_their_kin);
  tcase_add_test (tests, what_is_lost_is_told);
  tcase_add_test (tests, priests_and_unreadable_stands_are_nobody);
  tcase_add_test (tests, armies_that_meet_have_one_scale);
  tcase_add_test (tests, a_scale_leaves_room);
  tcase_add_test (tests, what_cannot_be_says_why);
  tcase_add_loop_test (tests, generals_become_leaders, 0, COUNT (leads));
  tcase_add_loop_test (tests, all_alike_lose_alike, 0, books);
  tcase_add_loop_test (tests, worse_is_never_cheaper, 0, books);
  const int status = run_case ("counters", tests);
  close_shelf ();
  return status;
}
