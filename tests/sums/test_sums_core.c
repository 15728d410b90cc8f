/* What all sums share: reading, writing, refusing, rolling. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/sums/wrg/notation.h"

static const char *const words[] = { "near", "far", NULL };
static const char *const factors[] = { "uphill", "cover", "rout", NULL };

static const MuField fields[] = {
  { .key = "who",
    .kind = MU_FIELD_TROOP,
    .label = "Who",
    .notation = &mu_wrg_notation,
    .required = TRUE,
    .argument = TRUE },
  { .key = "count", .kind = MU_FIELD_NUMBER, .label = "Count", .min = -3, .max = 40, .start = 1 },
  { .key = "left", .kind = MU_FIELD_POINTS, .label = "Left", .max = 4000 },
  { .key = "where",
    .kind = MU_FIELD_CHOICE,
    .label = "Where",
    .words = words,
    .word_labels = words },
  { .key = "tired", .kind = MU_FIELD_FLAG, .label = "Tired" },
  { .key = "holds",
    .kind = MU_FIELD_SET,
    .label = "Holds",
    .words = factors,
    .word_labels = factors },
  { .key = "counts",
    .kind = MU_FIELD_COUNTS,
    .label = "Counts",
    .words = factors,
    .word_labels = factors,
    .min = -3,
    .max = 9,
    .signs = 1u << 1 },
  { .key = "dice", .kind = MU_FIELD_DICE, .label = "Dice", .min = 1, .max = 3 },
  { .key = "using", .kind = MU_FIELD_WEAPON, .label = "Using" },
  { .key = "crew", .kind = MU_FIELD_CREW, .label = "Crew" },
  { .key = NULL },
};

static MuRule
closed (const MuSumInput *input, int field, int word)
{
  gboolean tired = mu_sum_number (input, "tired", 0) != 0;
  gboolean uphill = field == mu_sum_field (input->kind, "holds") && word == 0;
  return tired && uphill ? MU_RULE_WRG_MELEE_TACTICAL_UPHILL : MU_RULE_NONE;
}

static int
dice (const MuSumInput *input, int field, MuDie *die)
{
  (void) field;
  *die = mu_sum_value (input, "who")->troop.regular ? MU_DIE_AVERAGE : MU_DIE_ORDINARY;
  return 2;
}

static void
work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuFieldValue *thrown = mu_sum_value (task->input, "dice");
  int sum = 0;
  for (guint i = 0; i < thrown->face_count; i++)
    sum += thrown->faces[i];
  mu_sum_result_number (answer, "sum", sum);
  mu_sum_headline (answer, "%d", sum);
}

static const MuSumKind kind = {
  .key = "test", .title = "Test", .fields = fields, .closed = closed, .dice = dice, .work = work
};

/* An input with these texts, key after key, ended by NULL. */
static MuSumInput
entered (const char *key, ...)
{
  MuSumInput input;
  va_list values;
  mu_sum_input_init (&input, &kind);
  va_start (values, key);
  for (; key; key = va_arg (values, const char *)) {
    g_autoptr (GError) error = NULL;
    const char *text = va_arg (values, const char *);
    ck_assert_msg (mu_sum_input_read (&input, key, text, &error), "%s=%s: %s", key, text,
                   error ? error->message : "");
  }
  va_end (values);
  return input;
}

static MuSumAnswer *
answer_of (const MuSumInput *input)
{
  MuDice source;
  mu_dice_init_seeded (&source, 7, 0);
  return mu_sum_work (input, NULL, &source, FALSE);
}

static void
assert_refused (const MuSumInput *input, const char *part)
{
  g_autoptr (MuSumAnswer) answer = answer_of (input);
  ck_assert_ptr_nonnull (answer->refusal);
  ck_assert_msg (strstr (answer->refusal, part) != NULL, "“%s” lacks “%s”", answer->refusal, part);
  ck_assert_uint_eq (answer->results->len, 0);
}

START_TEST (texts_read_back_to_themselves)
{
  static const char *const pairs[][2] = {
    { "who", "Irr B LC JLS B Sh" },
    { "count", "-3" },
    { "left", "412.25" },
    { "left", "0.5" },
    { "left", "1000" },
    { "where", "far" },
    { "tired", "no" },
    { "holds", "uphill,rout" },
    { "counts", "uphill:2,cover:-2" },
    { "dice", "6,1,3" },
    { "using", "sidearm" },
    { "using", "2HCW" },
    { "crew", "P,JLS,B" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++) {
    MuSumInput input = entered (pairs[i][0], pairs[i][1], NULL);
    g_autofree char *text = mu_sum_input_write (&input, pairs[i][0]);
    ck_assert_str_eq (text, pairs[i][1]);
  }
}
END_TEST

START_TEST (a_whole_input_survives_its_text)
{
  MuSumInput input
      = entered ("who", "Reg C HI HTW Sh", "count", "12", "holds", "cover", "dice", "4,5", NULL);
  input.value[0].from = (MuSumUnit){ .side = 1, .unit = 3 };
  g_autofree char *text = mu_sum_input_to_text (&input);
  MuSumInput again;
  g_autoptr (GError) error = NULL;
  ck_assert (mu_sum_input_from_text (&again, &kind, text, &error));
  g_autofree char *second = mu_sum_input_to_text (&again);
  ck_assert_str_eq (text, second);
  ck_assert_int_eq (again.value[0].from.side, 1);
  ck_assert_int_eq (again.value[0].from.unit, 3);
}
END_TEST

START_TEST (bad_texts_are_refused_by_name)
{
  static const char *const bad[][3] = {
    { "who", "Reg E HI", "class" },
    { "who", "", "Irr B" },
    { "count", "41", "--count" },
    { "count", "x", "--count" },
    { "count", "+", "--count" },
    { "left", "3.3", "quarters" },
    { "left", "-1", "points" },
    { "left", "1001", "points" },
    { "where", "off", "near, far" },
    { "tired", "maybe", "yes" },
    { "holds", "uphill,uphill", "twice" },
    { "holds", "cover,,rout", "two commas" },
    { "holds", "", "nothing" },
    { "counts", "cover:2", "sign" },
    { "counts", "rout:10", "rout" },
    { "counts", "rout:0", "leave it out" },
    { "dice", "1,2,3,4", "more than 3" },
    { "dice", "7", "--dice" },
    { "using", "axe", "no weapon" },
    { "crew", "P,axe", "no weapon" },
    { "none", "1", "none" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++) {
    MuSumInput input;
    g_autoptr (GError) error = NULL;
    mu_sum_input_init (&input, &kind);
    ck_assert_msg (!mu_sum_input_read (&input, bad[i][0], bad[i][1], &error), "%s=%s", bad[i][0],
                   bad[i][1]);
    ck_assert_msg (strstr (error->message, bad[i][2]) != NULL, "%s: “%s” lacks “%s”", bad[i][1],
                   error->message, bad[i][2]);
  }
}
END_TEST

START_TEST (bad_lines_leave_the_input_alone)
{
  static const char *const bad[] = { "who",          "who=Reg",    "nobody=1",  "who.unit=c:1",
                                     "who.unit=a:x", "count.unit", "x.unit=a:1" };
  MuSumInput input = entered ("count", "5", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++) {
    g_autoptr (GError) error = NULL;
    ck_assert_msg (!mu_sum_input_from_text (&input, &kind, bad[i], &error), "%s", bad[i]);
    ck_assert_ptr_nonnull (error);
    ck_assert_int_eq (mu_sum_number (&input, "count", 0), 5);
  }
}
END_TEST

START_TEST (what_is_missing_or_cannot_be_is_refused)
{
  MuSumInput nobody = entered ("count", "5", NULL);
  assert_refused (&nobody, "Who");
  MuSumInput range = entered ("who", "Reg C HI", NULL);
  range.value[1] = (MuFieldValue){ .given = TRUE, .number = 41 };
  assert_refused (&range, "41");
  MuSumInput contradicts = entered ("who", "Reg C HI", "tired", "yes", "holds", "uphill", NULL);
  assert_refused (&contradicts, "uphill");
}
END_TEST

/* wrg.troops.elephant.irregular: for scripts such an answer is "no". */
START_TEST (forbidden_troops_are_a_no)
{
  MuSumInput input = entered ("who", "Reg C El", NULL);
  g_autoptr (MuSumAnswer) answer = answer_of (&input);
  ck_assert (answer->forbidden);
  ck_assert_str_eq (mu_rule_id (answer->refused_by), "wrg.troops.elephant.irregular");
}
END_TEST

/* wrg.dice: an average die carries no 6. */
START_TEST (typed_faces_are_checked_and_kept_as_real)
{
  MuSumInput input = entered ("who", "Reg C HI", "dice", "4,6", NULL);
  assert_refused (&input, "6");
  input = entered ("who", "Reg C HI", "dice", "4,5", NULL);
  g_autoptr (MuSumAnswer) answer = answer_of (&input);
  ck_assert_str_eq (answer->headline, "9");
  ck_assert (!answer->rolled);
  ck_assert_uint_eq (answer->roll_count, 2);
  ck_assert_int_eq (answer->roll[1].value, 5);
  ck_assert_int_eq (answer->roll[1].real, 1);
}
END_TEST

START_TEST (open_dice_are_rolled_from_the_source)
{
  MuSumInput input = entered ("who", "Irr C HI", NULL);
  g_autoptr (MuSumAnswer) answer = answer_of (&input);
  const int expected
      = mu_dice_at (7, 0, 0, MU_DIE_ORDINARY) + mu_dice_at (7, 0, 1, MU_DIE_ORDINARY);
  ck_assert (answer->rolled);
  ck_assert_int_eq (atoi (answer->headline), expected);
  ck_assert_uint_eq (answer->roll_count, 2);
  ck_assert (mu_dice_verify (&answer->roll[0]) && mu_dice_verify (&answer->roll[1]));
}
END_TEST

static const MuSumBar *
bar_of (const MuSumAnswer *answer, const char *label)
{
  for (guint i = 0; i < answer->bars->len; i++) {
    const MuSumBar *bar = g_ptr_array_index (answer->bars, i);
    if (g_str_equal (bar->label, label))
      return bar;
  }
  return NULL;
}

/* Two ordinary dice: 7 six ways of 36; two average ones (2 3 3 4 4 5): 7 ten ways. */
START_TEST (chances_come_from_throwing_every_face)
{
  static const struct {
    const char *who, *label;
    guint64 ways;
    guint bars;
  } rows[] = { { "Irr C HI", "7", 6, 11 },
               { "Irr C HI", "12", 1, 11 },
               { "Reg C HI", "7", 10, 7 },
               { "Reg C HI", "4", 1, 7 } };
  MuSumInput input = entered ("who", rows[_i].who, "dice", "3,4", NULL);
  MuDice source;
  mu_dice_init_seeded (&source, 7, 0);
  g_autoptr (MuSumAnswer) answer = mu_sum_work (&input, NULL, &source, TRUE);
  const MuSumBar *bar = bar_of (answer, rows[_i].label);
  ck_assert_ptr_nonnull (bar);
  ck_assert_uint_eq (bar->ways, rows[_i].ways);
  ck_assert_uint_eq (bar->of, 36);
  ck_assert_uint_eq (answer->bars->len, rows[_i].bars);
  ck_assert (bar_of (answer, "7")->now && !bar_of (answer, "8")->now);
  ck_assert_str_eq (answer->headline, "7"); /* the throw itself is left as it was */
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("sums core");
  TCase *tests = tcase_create ("core");
  suite_add_tcase (suite, tests);
  tcase_add_test (tests, texts_read_back_to_themselves);
  tcase_add_test (tests, a_whole_input_survives_its_text);
  tcase_add_test (tests, bad_texts_are_refused_by_name);
  tcase_add_test (tests, bad_lines_leave_the_input_alone);
  tcase_add_test (tests, what_is_missing_or_cannot_be_is_refused);
  tcase_add_test (tests, forbidden_troops_are_a_no);
  tcase_add_test (tests, typed_faces_are_checked_and_kept_as_real);
  tcase_add_test (tests, open_dice_are_rolled_from_the_source);
  tcase_add_loop_test (tests, chances_come_from_throwing_every_face, 0, 4);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
