/* Every kind of sum: well described, and with an answer or a reason for whatever
 * is entered. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/sums/wrg/notation.h"
#include "tests/sums/stand_tables.h"

#define TRIES 1000

static gboolean
is_key (const char *text)
{
  return g_regex_match_simple ("^[a-z0-9]+(-[a-z0-9]+)*$", text, 0, 0);
}

static void
check_words (const MuField *field)
{
  ck_assert_msg (field->words && field->words[0], "%s has no words", field->key);
  guint words = g_strv_length ((char **) field->words);
  ck_assert_uint_le (words, field->kind == MU_FIELD_CHOICE ? 64 : MU_SUM_WORDS);
  ck_assert_msg (field->word_labels, "%s: no labels", field->key);
  ck_assert_uint_eq (words, g_strv_length ((char **) field->word_labels));
  for (guint i = 0; i < words; i++) /* classes are capitals; "rain+winds" */
    ck_assert_msg (g_regex_match_simple ("^[A-Da-z0-9]+([-+][a-z0-9]+)*$", field->words[i], 0, 0),
                   "%s: %s", field->key, field->words[i]);
}

static void
check_field (const MuSumKind *kind, const MuField *field)
{
  ck_assert_msg (is_key (field->key), "%s %s", kind->key, field->key);
  ck_assert_msg (field->label && field->label[0], "%s %s: no label", kind->key, field->key);
  ck_assert_msg (field->argument || (field->help && field->help[0]), "%s %s: no help", kind->key,
                 field->key);
  if (field->kind == MU_FIELD_CHOICE || field->kind == MU_FIELD_SET
      || field->kind == MU_FIELD_COUNTS)
    check_words (field);
  if (field->kind == MU_FIELD_NUMBER) {
    ck_assert_msg (field->min < field->max, "%s %s: no range", kind->key, field->key);
    ck_assert_msg (field->start >= field->min && field->start <= field->max,
                   "%s %s: starts outside of its range", kind->key, field->key);
  }
  if (field->kind == MU_FIELD_DICE)
    ck_assert_msg (field->max >= 1 && field->max <= MU_SUM_DICE, "%s %s", kind->key, field->key);
  ck_assert_int_eq (mu_sum_field (kind, field->key), (int) (field - kind->fields));
}

START_TEST (every_kind_is_well_described)
{
  const MuSumKind *kind;
  for (guint i = 0; (kind = mu_sum_kind_at (i)) != NULL; i++) {
    guint fields = 0;
    ck_assert_msg (is_key (kind->key), "%s", kind->key);
    ck_assert_ptr_eq (mu_sum_kind_find (kind->key), kind);
    ck_assert (kind->title && kind->title[0] && kind->summary && kind->summary[0] && kind->more);
    for (const MuField *field = kind->fields; field->key; field++, fields++)
      check_field (kind, field);
    ck_assert_msg (fields >= 1 && fields <= MU_SUM_FIELDS, "%s has %u fields", kind->key, fields);
  }
}
END_TEST

START_TEST (every_tab_is_used_and_named)
{
  for (int s = 0; mu_sum_systems[s]; s++) {
    const MuSumSystem *system = mu_sum_systems[s];
    const MuSumKind *kind;
    gboolean used[MU_SUM_TABS] = { FALSE };
    for (guint i = 0; (kind = mu_sum_kind_at (i)) != NULL; i++)
      if (mu_sum_kind_system (kind) == system)
        used[kind->tab] = TRUE;
    ck_assert_uint_le (g_strv_length ((char **) system->tabs), MU_SUM_TABS);
    for (int tab = 0; system->tabs[tab]; tab++)
      ck_assert_msg (used[tab] && system->tabs[tab][0], "%s: tab %d", system->key, tab);
  }
}
END_TEST

/* --- whatever is entered ------------------------------------------------ */

static const char *const troops[]
    = { "Irr C LI S",         "Irr C LC JLS B Sh", "Reg B HI P Sh", "Reg C SHI HTW Sh",
        "Irr A LHI 2HCW",     "Irr D MI B",        "Irr C El JLS",  "Reg A SHC L",
        "Irr B EHCm L",       "Reg C HCh JLS",     "Irr C LCh B",   "Reg C Art",
        "Reg C LMI JLS B Sh", "Irr B HC L Sh",     "Reg B MC CB",   "Irr B MCm B Arab" };

static const char *const stands[] = {
  "Trained Veteran HI close pilum Sh",   "Irregular Warband UI loose javelin Sh",
  "Irregular Warrior SI sling",          "Trained Elite HC lance Sh",
  "Trained Warrior HI close pike",       "Irregular Fanatic UC spear",
  "Irregular Poor LAI loose bow",        "Trained Warrior Arty",
  "Irregular Warrior EL javelin",        "Irregular Veteran SC bow",
  "Irregular Warrior HCh scythed",       "Irregular Warrior LCm javelin",
  "Trained Veteran LAI close longspear", "Irregular Warrior UI loose longbow",
};

static void
enter_troop (GRand *chance, const MuField *field, MuFieldValue *value)
{
  const char *text = field->notation == &mu_wrg_notation
                         ? troops[g_rand_int_range (chance, 0, G_N_ELEMENTS (troops))]
                         : stands[g_rand_int_range (chance, 0, G_N_ELEMENTS (stands))];
  ck_assert_msg (field->notation->read (text, value, NULL), "%s", text);
}

static gint64
between (GRand *chance, const MuField *field)
{
  gint64 low = MAX (field->min, -1000), high = MIN (field->max, low + 2000);
  if (g_rand_boolean (chance))
    high = MIN (high, MAX (low, 12));
  return low == high ? low : g_rand_int_range (chance, (gint32) low, (gint32) high + 1);
}

static void
enter_some_words (GRand *chance, const MuField *field, MuFieldValue *value)
{
  for (int i = 0; field->words[i]; i++) {
    if (!g_rand_int_range (chance, 0, 4)) {
      value->set |= (guint64) 1 << i;
      value->times[i] = (gint8) between (chance, field);
    }
  }
}

static void
enter_anything (GRand *chance, const MuField *field, MuFieldValue *value)
{
  value->given = field->required ? g_rand_int_range (chance, 0, 20) > 0 : g_rand_boolean (chance);
  if (!value->given)
    return;
  switch (field->kind) {
  case MU_FIELD_TROOP:
    enter_troop (chance, field, value);
    break;
  case MU_FIELD_NUMBER:
  case MU_FIELD_POINTS:
    value->number = between (chance, field);
    break;
  case MU_FIELD_CHOICE:
    value->number = g_rand_int_range (chance, 0, (gint32) g_strv_length ((char **) field->words));
    break;
  case MU_FIELD_FLAG:
    value->number = g_rand_boolean (chance);
    break;
  case MU_FIELD_SET:
  case MU_FIELD_COUNTS:
    enter_some_words (chance, field, value);
    break;
  case MU_FIELD_DICE:
    value->face_count = (guint8) g_rand_int_range (chance, MAX (field->min, 1), field->max + 1);
    for (guint i = 0; i < value->face_count; i++)
      value->faces[i] = (guint8) g_rand_int_range (chance, 1, field->die == MU_DIE_TEN ? 11 : 7);
    break;
  case MU_FIELD_WEAPON:
    value->number = g_rand_int_range (chance, 0, MU_WEAPONS);
    break;
  case MU_FIELD_CREW:
    value->crew.count = (guint8) g_rand_int_range (chance, 1, 5);
    for (guint i = 0; i < value->crew.count; i++)
      value->crew.weapon[i] = (guint8) g_rand_int_range (chance, 0, MU_WEAPON_ENGINE);
    break;
  }
}

static void
check_answer (const MuSumInput *input, const MuSumAnswer *answer)
{
  g_autofree char *text = mu_sum_input_to_text (input);
  const char *key = input->kind->key;
  if (answer->refusal) {
    ck_assert_msg (answer->results->len == 0 && !answer->headline, "%s\n%s", key, text);
    ck_assert_msg (g_utf8_validate (answer->refusal, -1, NULL), "%s\n%s", key, text);
    return;
  }
  ck_assert_msg (answer->headline && answer->headline[0], "%s: no headline\n%s", key, text);
  ck_assert_msg (answer->results->len > 0, "%s: nothing for scripts\n%s", key, text);
  for (guint i = 0; i < answer->trace.count; i++)
    ck_assert_msg (mu_rule_id (answer->trace.line[i].rule)[0], "%s: line without rule\n%s", key,
                   text);
  ck_assert_msg (answer->losses >= 0, "%s\n%s", key, text);
  if (answer->losses_field >= 0)
    ck_assert_int_eq (input->kind->fields[answer->losses_field].kind, MU_FIELD_TROOP);
}

/* Chances of one throw add up to all of them; melee-odds tells period after period. */
static void
check_bars (const MuSumInput *input, const MuSumAnswer *answer)
{
  guint64 ways = 0, of = 0;
  for (guint i = 0; i < answer->bars->len; i++) {
    const MuSumBar *bar = g_ptr_array_index (answer->bars, i);
    ck_assert_msg (bar->of > 0 && bar->ways <= bar->of, "%s: %s", input->kind->key, bar->label);
    ways += bar->ways;
    of = bar->of;
  }
  if (answer->bars->len > 0 && !g_str_equal (input->kind->key, "melee-odds"))
    ck_assert_msg (ways == of, "%s: %u ways of %u", input->kind->key, (guint) ways, (guint) of);
}

static void
try_once (const MuSumKind *kind, GRand *chance, guint *answered)
{
  MuSumInput input;
  MuDice dice;
  mu_sum_input_init (&input, kind);
  input.tables = mu_sum_kind_system (kind)->looks_up ? stand_tables () : NULL;
  for (int i = 0; kind->fields[i].key; i++)
    enter_anything (chance, &kind->fields[i], &input.value[i]);
  mu_dice_init_seeded (&dice, g_rand_int (chance), 0);
  const gboolean odds = *answered % 16 == 0; /* not each time: some take a while */
  g_autoptr (MuSumAnswer) answer = mu_sum_work (&input, NULL, &dice, odds);
  check_answer (&input, answer);
  check_bars (&input, answer);
  *answered += answer->refusal ? 0 : 1;
}

/* A combat that is fought out thousands of times takes its time. */
static int
tries_of (const MuSumKind *kind)
{
  return g_str_equal (kind->key, "awfp-duel") ? TRIES / 20 : TRIES;
}

/* Never a number where there is a reason, never neither. */
START_TEST (whatever_is_entered_gets_an_answer_or_a_reason)
{
  const MuSumKind *kind;
  for (guint i = 0; (kind = mu_sum_kind_at (i)) != NULL; i++) {
    g_autoptr (GRand) chance = g_rand_new_with_seed (i + 1);
    guint answered = 0;
    const int tries = tries_of (kind);
    for (int n = 0; n < tries || (answered == 0 && n < 50 * TRIES); n++)
      try_once (kind, chance, &answered);
    ck_assert_msg (answered > 0, "%s never answers", kind->key);
  }
}
END_TEST

/* What was entered reads back from a kept sum, and gives the same answer. */
START_TEST (kept_sums_read_back_alike)
{
  const MuSumKind *kind;
  for (guint i = 0; (kind = mu_sum_kind_at (i)) != NULL; i++) {
    g_autoptr (GRand) chance = g_rand_new_with_seed (i + 77);
    for (int n = 0; n < tries_of (kind) / 8; n++) {
      MuSumInput input, again;
      mu_sum_input_init (&input, kind);
      input.tables = mu_sum_kind_system (kind)->looks_up ? stand_tables () : NULL;
      for (int f = 0; kind->fields[f].key; f++)
        enter_anything (chance, &kind->fields[f], &input.value[f]);
      g_autofree char *text = mu_sum_input_to_text (&input);
      g_autoptr (GError) error = NULL;
      if (!mu_sum_input_from_text (&again, kind, text, &error))
        continue; /* times 0, or a sign that stands for nothing: cannot be typed */
      again.tables = input.tables;
      MuDice one, two;
      mu_dice_init_seeded (&one, 5, 0);
      mu_dice_init_seeded (&two, 5, 0);
      g_autoptr (MuSumAnswer) first = mu_sum_work (&input, NULL, &one, FALSE);
      g_autoptr (MuSumAnswer) second = mu_sum_work (&again, NULL, &two, FALSE);
      ck_assert_msg (g_strcmp0 (first->headline, second->headline) == 0, "%s\n%s", kind->key, text);
    }
  }
}
END_TEST

/* A set whose last word was taken away again is as though never entered. */
START_TEST (an_empty_set_closes_nothing)
{
  const MuSumKind *kind = mu_sum_kind_find ("flame-thrower");
  MuSumInput input;
  MuDice dice;
  mu_sum_input_init (&input, kind);
  ck_assert (mu_sum_input_read (&input, "shooter", "Reg C SHI", NULL));
  ck_assert (mu_sum_input_read (&input, "target", "door", NULL));
  ck_assert (mu_sum_input_read (&input, "distance", "9", NULL));
  input.value[mu_sum_field (kind, "tactical")].given = TRUE;
  mu_dice_init_seeded (&dice, 5, 0);
  g_autoptr (MuSumAnswer) none = mu_sum_work (&input, NULL, &dice, FALSE);
  ck_assert_ptr_null (none->refusal);
  input.value[mu_sum_field (kind, "tactical")].set = 1;
  g_autoptr (MuSumAnswer) one = mu_sum_work (&input, NULL, &dice, FALSE);
  ck_assert_ptr_nonnull (one->refusal);
}
END_TEST

/* wrg.reaction.deduct1.no-shields, wrg.reaction.deduct2.missile-armed,
 * wrg.reaction.deduct2.li-charge: what the notation says need not be entered. */
START_TEST (what_follows_is_counted_and_told)
{
  static const struct {
    const char *troop, *implied[4];
    gboolean charged;
  } bodies[] = {
    { "Reg C HI LTS Sh", { NULL }, TRUE },
    { "Reg C HI LTS", { "no-shields", NULL }, FALSE },
    { "Reg C SHI LTS", { NULL }, FALSE },
    { "Irr C LI S Sh", { "missile-armed", NULL }, FALSE },
    { "Irr C LI S", { "no-shields", "missile-armed", "li-charge", NULL }, TRUE },
    { "Irr C El B", { "no-shields", NULL }, FALSE },
  };
  for (guint i = 0; i < G_N_ELEMENTS (bodies); i++) {
    const MuSumKind *kind = mu_sum_kind_find ("reaction");
    const int place = mu_sum_field (kind, "factors");
    MuSumInput input;
    mu_sum_input_init (&input, kind);
    ck_assert (mu_sum_input_read (&input, "troop", bodies[i].troop, NULL));
    ck_assert (mu_sum_input_read (&input, "charged", bodies[i].charged ? "yes" : "no", NULL));
    for (int word = 0; kind->fields[place].words[word]; word++)
      ck_assert_msg (mu_sum_word_implied (&input, place, word)
                         == g_strv_contains (bodies[i].implied, kind->fields[place].words[word]),
                     "%s: %s", bodies[i].troop, kind->fields[place].words[word]);
  }
}
END_TEST

/* Entered or implied, it counts once. */
START_TEST (what_is_entered_is_not_implied)
{
  static const char *const entered[] = { NULL, "no-shields", "no-shields,missile-armed" };
  for (guint i = 0; i < G_N_ELEMENTS (entered); i++) {
    const MuSumKind *kind = mu_sum_kind_find ("reaction");
    MuSumInput input;
    MuDice dice;
    mu_sum_input_init (&input, kind);
    ck_assert (mu_sum_input_read (&input, "troop", "Irr C LI S", NULL));
    ck_assert (mu_sum_input_read (&input, "orders", "hold", NULL));
    ck_assert (mu_sum_input_read (&input, "dice", "3,3,3", NULL));
    if (entered[i])
      ck_assert (mu_sum_input_read (&input, "factors", entered[i], NULL));
    mu_dice_init_seeded (&dice, 5, 0);
    g_autoptr (MuSumAnswer) answer = mu_sum_work (&input, NULL, &dice, FALSE);
    ck_assert_int_eq (mu_trace_total (&answer->trace), 9 - 1 - 2);
    const gboolean told = answer->notes->len > 0
                          && g_str_has_prefix (g_ptr_array_index (answer->notes, 0), "Counted");
    ck_assert_int_eq (told, i < 2);
  }
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("sums kinds");
  TCase *tests = tcase_create ("kinds");
  suite_add_tcase (suite, tests);
  tcase_set_timeout (tests, 120);
  tcase_add_test (tests, every_kind_is_well_described);
  tcase_add_test (tests, every_tab_is_used_and_named);
  tcase_add_test (tests, whatever_is_entered_gets_an_answer_or_a_reason);
  tcase_add_test (tests, kept_sums_read_back_alike);
  tcase_add_test (tests, an_empty_set_closes_nothing);
  tcase_add_test (tests, what_follows_is_counted_and_told);
  tcase_add_test (tests, what_is_entered_is_not_implied);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
