/* The sums of before the battle, as command and page have them. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/sums/wrg/system.h"

#define ENTRIES 14

/* Key after key with its text; what is expected, "key value" a line. */
typedef struct {
  const char *kind;
  const char *entry[ENTRIES];
  const char *results; /* NULL: refused … */
  const char *rule;    /* … by this rule */
} Case;

static MuSumInput
entered (const Case *c)
{
  const MuSumKind *kind = mu_sum_kind_find (c->kind);
  MuSumInput input;
  ck_assert_msg (kind != NULL, "no kind %s", c->kind);
  mu_sum_input_init (&input, kind);
  for (int i = 0; i + 1 < ENTRIES && c->entry[i]; i += 2) {
    g_autoptr (GError) error = NULL;
    ck_assert_msg (mu_sum_input_read (&input, c->entry[i], c->entry[i + 1], &error), "%s %s: %s",
                   c->kind, c->entry[i], error ? error->message : "");
  }
  return input;
}

static MuSumAnswer *
answer_to (const Case *c, const MuReadings *readings, gboolean odds)
{
  const MuSumInput input = entered (c);
  MuDice dice;
  mu_dice_init_seeded (&dice, 3, 0);
  return mu_sum_work (&input, readings, &dice, odds);
}

static char *
results_of (const MuSumAnswer *answer)
{
  GString *lines = g_string_new (NULL);
  for (guint i = 0; i < answer->results->len; i++) {
    const MuSumResult *result = g_ptr_array_index (answer->results, i);
    g_string_append_printf (lines, "%s%s %s", i ? "; " : "", result->key, result->value);
  }
  return g_string_free (lines, FALSE);
}

static const Case cases[] = {
  /* wrg.scouting.outscouted */
  { "scouting", { "a", "30", "b", "20" }, "strength-a 30; strength-b 20; outscouted b" },
  { "scouting", { "a", "29", "b", "20" }, "strength-a 29; strength-b 20; outscouted none" },
  /* wrg.terrain.count, wrg.terrain.choose: (4 + 3 + 5) / 3 */
  { "terrain", { "a", "4", "b", "3", "roll", "5" }, "pieces 4" },
  { "terrain",
    { "a", "4", "b", "4", "roll", "6", "half", "left-of-b" },
    "pieces 4; chooses b; places a" },
  { "terrain", { "a", "4", "b", "3", "roll", "5,2" }, NULL, "wrg.terrain.count" },
  /* wrg.campaign.terrain */
  { "terrain", { "a", "4", "b", "3", "roll", "5", "map", "yes" }, NULL, "wrg.campaign.terrain" },
  /* wrg.terrain.hills */
  { "terrain-hill", { "roll", "4" }, "placed-by positioner" },
  { "terrain-hill", { "roll", "3", "half", "left-of-a" }, "placed-by opponent; side a" },
  /* wrg.terrain.pieces, wrg.terrain.area, wrg.terrain.lines */
  { "terrain-piece", { "piece", "marsh" }, "allowed yes" },
  { "terrain-piece", { "piece", "steep-hill" }, "allowed yes" },
  { "terrain-piece", { "piece", "marsh", "country", "desert" }, NULL, "wrg.terrain.pieces" },
  { "terrain-piece", { "piece", "wood", "area", "40" }, NULL, "wrg.terrain.area" },
  { "terrain-piece", { "piece", "steep-hill", "height", "12" }, NULL, "wrg.terrain.area" },
  { "terrain-piece", { "piece", "river", "to", "fort" }, NULL, "wrg.terrain.lines" },
  { "terrain-piece",
    { "piece", "hamlet", "fields", "2", "gateways", "1" },
    NULL,
    "wrg.terrain.hamlet-fields" },
  /* wrg.deploy.flank-march.arrival, wrg.deploy.arrival.dice, wrg.deploy.arrival.when */
  { "arrival",
    { "troop", "Reg C LC JLS Sh", "edge", "side", "roll", "4" },
    "earliest 2; period 2; arrival at-once" },
  { "arrival",
    { "troop", "Reg C HI P Sh", "edge", "side-beyond", "roll", "3" },
    "earliest 5; period 5; arrival after-moves" },
  { "arrival",
    { "troop", "Reg C HI P Sh", "edge", "side", "roll", "5" },
    "earliest 4; period 4; arrival not-yet" },
  { "arrival",
    { "troop", "Reg C HI P Sh", "edge", "side", "roll", "5", "general", "yes" },
    "earliest 4; period 4; arrival at-once" },
  { "arrival",
    { "troop", "Irr C HI HTW Sh", "edge", "own", "roll", "6", "general", "yes" },
    "earliest 2; period 2; arrival not-yet" },
  /* wrg.deploy.forced-march */
  { "arrival",
    { "troop", "Reg C HI P Sh", "edge", "side", "roll", "4", "forced", "yes" },
    "earliest 3; period 3; arrival at-once" },
  { "arrival",
    { "troop", "Reg C HI P Sh", "edge", "side", "roll", "4", "mounted", "yes" },
    "earliest 2; period 2; arrival at-once" },
  /* wrg.deploy.arrival.retry */
  { "arrival",
    { "troop", "Reg C HI P Sh", "edge", "side", "roll", "2", "period", "6" },
    "earliest 4; period 6; arrival lost" },
  { "arrival",
    { "troop", "Reg C HI P Sh", "edge", "side", "roll", "4", "period", "7" },
    NULL,
    "wrg.deploy.arrival.retry" },
  { "arrival",
    { "troop", "Reg C HI P Sh", "edge", "side", "roll", "4", "period", "3" },
    NULL,
    "wrg.deploy.flank-march.arrival" },
  { "arrival",
    { "troop", "Reg C HI P Sh", "edge", "side", "roll", "4", "ordered", "3" },
    NULL,
    "wrg.deploy.flank-march.arrival" },
  { "arrival",
    { "troop", "Reg C HI P Sh", "edge", "side", "roll", "4", "ordered", "6" },
    "earliest 4; period 6; arrival at-once" },
  { "arrival",
    { "troop", "Reg C HI P Sh", "edge", "enemy", "roll", "4" },
    NULL,
    "wrg.deploy.flank-march.point" },
  /* wrg.deploy.flank-march.side, wrg.deploy.outscouted */
  { "arrival",
    { "troop", "Reg C HI P Sh", "edge", "side", "flank", "left", "roll", "4" },
    NULL,
    "wrg.deploy.flank-march.side" },
  { "arrival",
    { "troop", "Reg C HI P Sh", "edge", "side", "flank", "left", "scouting", "outscouting", "roll",
      "4" },
    "earliest 4; period 4; arrival at-once" },
  { "arrival",
    { "troop", "Reg C HI P Sh", "edge", "own", "scouting", "outscouted", "roll", "4" },
    NULL,
    "wrg.deploy.outscouted" },
  /* wrg.deploy.off-table */
  { "off-table", { "points", "1000", "off", "500" }, "allowed yes; room 0" },
  { "off-table", { "points", "1000", "off", "501" }, NULL, "wrg.deploy.off-table" },
  { "off-table",
    { "points", "1000", "off", "1", "scouting", "outscouted" },
    NULL,
    "wrg.deploy.outscouted" },
  /* wrg.leave-table.return, wrg.leave-table.timing, wrg.leave-table.rally */
  { "return",
    { "troop", "Irr C LC JLS Sh", "how", "evading", "left", "4", "roll", "4" },
    "period 5; return at-once; rally forward" },
  { "return",
    { "troop", "Irr C LC JLS Sh", "how", "evading", "left", "4", "roll", "3" },
    "period 5; return after-moves; rally done" },
  { "return",
    { "troop", "Reg C HC L Sh", "how", "pursuing", "left", "4", "period", "6", "roll", "4" },
    "period 6; return at-once; rally done" },
  { "return",
    { "troop", "Reg C HC L Sh", "how", "pursuing", "left", "4", "period", "6", "try", "1", "roll",
      "4" },
    "period 6; return at-once; rally back" },
  { "return",
    { "troop", "Irr C LC JLS Sh", "how", "evading", "left", "4", "period", "7", "roll", "1" },
    "period 7; return lost" },
  { "return",
    { "troop", "Irr C LC JLS Sh", "how", "evading", "left", "4", "period", "8", "roll", "4" },
    NULL,
    "wrg.leave-table.return" },
  { "return",
    { "troop", "Irr C LC JLS Sh", "how", "routing", "left", "4", "roll", "4" },
    NULL,
    "wrg.leave-table.return" },
  /* wrg.leave-table.chased */
  { "return",
    { "troop", "Irr C LC JLS Sh", "how", "evading", "left", "4", "chased", "yes", "roll", "4" },
    NULL,
    "wrg.leave-table.chased" },
  /* wrg.points.forced-march, wrg.points.forced-march.straggling: 10 of 20 march for 5 */
  { "forced-march",
    { "troop", "Reg C HI HTW Sh", "figures", "20" },
    "surcharge 50; left-out 10; figures 10" },
  { "forced-march",
    { "troop", "Reg C HI HTW Sh", "figures", "18", "mounts", "yes" },
    "surcharge 16; left-out 2; figures 16" },
  /* wrg.points.army, wrg.points.command */
  { "unit", { "troop", "Reg C HI HTW Sh", "figures", "20" }, "each 6; command 10; points 130" },
  { "unit",
    { "troop", "Irr C LI B", "figures", "10", "as", "sub-unit" },
    "each 2; command 10; points 30" },
  { "unit",
    { "troop", "Irr C El", "figures", "3", "crew", "P,JLS,B", "armed-drivers", "yes" },
    "each 35; command 25; points 130" },
  { "unit",
    { "troop", "Irr C LCh JLS", "figures", "4", "crew", "JLS", "horses", "3" },
    /* 10, a horse more 2, crew 5 */
    "each 17; command 25; points 93" },
  { "unit",
    { "troop", "Irr B LC JLS B Sh", "figures", "12", "forced", "yes" },
    "each 8; command 25; points 115; surcharge 10; left-out 2; figures 10" },
  { "unit",
    { "troop", "Reg B HC L Sh", "figures", "6", "as", "bodyguard" },
    NULL,
    "wrg.units.bodyguard" },
  { "unit", { "troop", "Reg C HI HTW Sh", "figures", "4" }, NULL, "wrg.units.min-size" },
  { "unit", { "troop", "Reg C HI HTW Sh", "figures", "51" }, NULL, "wrg.units.max-size" },
  { "unit", { "troop", "Reg C El", "figures", "2" }, NULL, "wrg.troops.elephant.irregular" },
  /* wrg.points.arming-unarmed */
  { "unit",
    { "troop", "Reg C HI HTW Sh", "figures", "20", "armed-drivers", "yes" },
    NULL,
    "wrg.points.arming-unarmed" },
  /* wrg.points.artillery, wrg.troops.artillery.oxen */
  { "item",
    { "item", "30-mina", "training", "irregular", "count", "2" },
    "each 60; points 120; crew 8; oxen 16" },
  { "item", { "item", "field-work", "training", "regular", "count", "3" }, "each 4; points 12" },
  { "item", { "item", "caltrops", "training", "irregular" }, NULL, "wrg.points.defences" },
  { "item", { "item", "elephant-disguise", "training", "regular" }, NULL, "wrg.points.siege" },
  /* wrg.points.forced-march: wagons at 10 and 10: half of them stay */
  { "item",
    { "item", "wagon", "training", "irregular", "count", "6", "forced", "yes" },
    "left-out 3; each 10; points 60" },
  { "item",
    { "item", "boat", "training", "regular", "forced", "yes" },
    NULL,
    "wrg.points.forced-march" },
  { "item",
    { "item", "wagon", "training", "regular", "count", "1", "forced", "yes" },
    NULL,
    "wrg.points.forced-march.straggling" },
  /* wrg.points.army, wrg.points.generals, wrg.points.command, wrg.points.transport,
   * wrg.points.artillery, wrg.points.defences: 640, 100, 10 + 10, 30 + 8, 80 and 30 */
  { "army",
    { "units", "640", "generals", "commander", "command", "regular-unit,irregular-sub-unit",
      "regular", "wagon:3,30-mina:2,stone-wall:2", "irregular", "pack-camel:4", "agreed", "1000" },
    "points 908; room 92" },
  { "army", { "units", "1200", "agreed", "1000" }, "points 1200; room -200" },
  { "army", { "units", "900", "generals", "commander:1,subordinate:1" }, "points 1050" },
  { "army", { "units", "800", "generals", "commander,subordinate" }, NULL, "wrg.generals.cinc" },
  { "army", { "generals", "commander:2" }, NULL, "wrg.generals.cinc" },
  { "army", { "regular", "elephant-disguise" }, NULL, "wrg.points.siege" },
  { "army", { "irregular", "boat,caltrops:5" }, NULL, "wrg.points.defences" },
  /* wrg.generals.personality */
  { "leadership", { "training", "regular", "roll", "5" }, "personality rash" },
  { "leadership", { "training", "irregular", "roll", "1" }, "personality cautious" },
  { "leadership", { "training", "regular", "roll", "6" }, NULL, "wrg.dice" },
  /* wrg.deploy.area: worked examples 4 and 5 */
  { "deployment", { "width", "72", "depth", "48" }, "width 480; depth 120" },
  { "deployment", { "width", "96", "depth", "60" }, "width 720; depth 180" },
  { "deployment", { "width", "72", "depth", "24" }, NULL, "wrg.deploy.area" },
  { "deployment", { "width", "72", "depth", "48", "scale", "15" }, "width 1200; depth 360" },
  /* wrg.orders.time-limit */
  { "writing", { "a", "400", "b", "601" }, "bonus a; paces 20" },
  { "writing", { "a", "400", "b", "600" }, "bonus none; paces 0" },
  /* wrg.orders.messenger, wrg.orders.messenger.timing */
  { "messenger",
    { "troop", "Irr C LC", "paces", "400", "period", "3" },
    "periods 2; delivered 4; obeyed 5" },
  { "messenger", { "troop", "Reg C Art", "paces", "40" }, NULL, "wrg.orders.messenger" },
  /* wrg.signals.improvised, wrg.signals.regular-five */
  { "signals",
    { "training", "regular", "visual", "1", "audible", "1", "audio-visual", "5" },
    "allowed yes" },
  { "signals", { "training", "regular", "visual", "2" }, NULL, "wrg.signals.improvised" },
  { "signals", { "training", "irregular", "audio-visual", "1" }, NULL, "wrg.signals.regular-five" },
  /* wrg.signals.reception, wrg.signals.mixed-training */
  { "signal",
    { "troop", "Reg C HI P Sh", "kind", "audible", "training", "irregular", "paces", "250" },
    "obeys yes; period 2" },
  { "signal",
    { "troop", "Reg C HI P Sh", "kind", "audible", "training", "irregular", "paces", "251" },
    "obeys no; rule wrg.signals.reception" },
  { "signal",
    { "troop", "Reg C HI P Sh", "kind", "audio-visual", "training", "regular", "seen", "yes",
      "elephant", "yes" },
    "obeys no; rule wrg.signals.mixed-training" },
  /* wrg.weather.wind.trumpets */
  { "signal",
    { "troop", "Reg C HI P Sh", "kind", "audible", "training", "regular", "paces", "100",
      "strong-wind", "yes" },
    "obeys yes; period 2" },
  { "signal",
    { "troop", "Reg C HI P Sh", "kind", "audible", "training", "regular", "paces", "101",
      "strong-wind", "yes" },
    "obeys no; rule wrg.weather.wind.trumpets" },
  { "signal",
    { "troop", "Reg C HI P Sh", "kind", "visual", "training", "regular", "paces", "900", "seen",
      "yes" },
    "obeys yes; period 2" },
};

START_TEST (sums_answer_or_refuse)
{
  const Case *c = &cases[_i];
  g_autoptr (MuSumAnswer) answer = answer_to (c, NULL, FALSE);
  g_autofree char *results = results_of (answer);
  if (c->results) {
    ck_assert_msg (!answer->refusal, "%s: %s", c->kind, answer->refusal);
    ck_assert_str_eq (results, c->results);
    ck_assert_ptr_nonnull (answer->headline);
  } else {
    ck_assert_msg (answer->refusal != NULL, "%s: not refused: %s", c->kind, results);
    ck_assert_str_eq (mu_rule_id (answer->refused_by), c->rule);
    ck_assert_str_eq (results, "");
  }
}
END_TEST

static gboolean
is_one_of_ours (const MuSumKind *kind)
{
  for (const MuSumKind *ours = mu_sums_before; ours->key; ours++)
    if (ours == kind)
      return TRUE;
  return FALSE;
}

/* Bars run over all ways, and the die just thrown is on one of them or on none. */
static void
assert_whole (const char *kind, const MuSumAnswer *answer)
{
  guint64 ways = 0, of = 0;
  guint now = 0;
  for (guint i = 0; i < answer->bars->len; i++) {
    const MuSumBar *bar = g_ptr_array_index (answer->bars, i);
    ways += bar->ways;
    of = bar->of;
    now += bar->now ? 1 : 0;
  }
  ck_assert_msg (ways == of && of > 0, "%s: %d of %d", kind, (int) ways, (int) of);
  ck_assert_uint_le (now, 1);
  ck_assert_ptr_nonnull (answer->odds_title);
}

START_TEST (chances_are_whole)
{
  const Case *c = &cases[_i];
  const MuSumKind *kind = mu_sum_kind_find (c->kind);
  g_autoptr (MuSumAnswer) answer = answer_to (c, NULL, TRUE);
  ck_assert (is_one_of_ours (kind));
  if (!answer->refusal && kind->has_odds)
    assert_whole (c->kind, answer);
  else
    ck_assert_uint_eq (answer->bars->len, 0);
}
END_TEST

/* Every open die is rolled and kept. */
START_TEST (open_dice_are_rolled)
{
  static const Case open[] = {
    { "terrain", { "a", "3", "b", "3" } },
    { "terrain-hill", { NULL } },
    { "leadership", { "training", "irregular" } },
    { "arrival", { "troop", "Reg C HI P Sh", "edge", "own" } },
    { "return", { "troop", "Reg C HI P Sh", "how", "by-order", "left", "2" } },
  };
  for (guint i = 0; i < G_N_ELEMENTS (open); i++) {
    g_autoptr (MuSumAnswer) answer = answer_to (&open[i], NULL, TRUE);
    ck_assert_msg (!answer->refusal, "%s: %s", open[i].kind, answer->refusal);
    ck_assert (answer->rolled);
    ck_assert_uint_eq (answer->roll_count, 1);
    ck_assert (mu_dice_verify (&answer->roll[0]));
  }
}
END_TEST

/* wrg.terrain.count, a die of each player */
START_TEST (two_dice_by_house_rule)
{
  const Case open = { "terrain", { "a", "3", "b", "3" } };
  const Case typed = { "terrain", { "a", "3", "b", "3", "roll", "6,5" } };
  const Case one = { "terrain", { "a", "3", "b", "3", "roll", "6" } };
  MuReadings two = { 0 };
  two.choice[MU_READING_TERRAIN_DICE] = 1;
  g_autoptr (MuSumAnswer) rolled = answer_to (&open, &two, TRUE);
  ck_assert_uint_eq (rolled->roll_count, 2);
  ck_assert (mu_dice_verify (&rolled->roll[1]));
  ck_assert_int_eq (mu_trace_total (&rolled->trace),
                    6 + rolled->roll[0].value + rolled->roll[1].value);
  assert_whole ("terrain", rolled);
  g_autoptr (MuSumAnswer) answer = answer_to (&typed, &two, FALSE);
  g_autofree char *results = results_of (answer);
  ck_assert_str_eq (results, "pieces 5");
  g_autoptr (MuSumAnswer) refused = answer_to (&one, &two, FALSE);
  ck_assert_int_eq (refused->refused_by, MU_RULE_WRG_TERRAIN_COUNT);
}
END_TEST

/* wrg.deploy.arrival.blocked; wrg.army.stone-forts */
START_TEST (notes_say_what_follows)
{
  static const struct {
    Case sum;
    const char *part;
  } noted[] = {
    { { "arrival", { "troop", "Reg C HI P Sh", "edge", "own", "roll", "4", "blocked", "yes" } },
      "recoils" },
    { { "item", { "item", "stone-wall", "training", "regular" } }, "consent" },
    { { "scouting", { "a", "1", "b", "9" } }, "deploys all" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (noted); i++) {
    g_autoptr (MuSumAnswer) answer = answer_to (&noted[i].sum, NULL, FALSE);
    gboolean found = FALSE;
    for (guint n = 0; n < answer->notes->len; n++)
      found = found || strstr (g_ptr_array_index (answer->notes, n), noted[i].part);
    ck_assert_msg (found, "%s: no note of “%s”", noted[i].sum.kind, noted[i].part);
  }
}
END_TEST

/* A sum's lines add up to what it answers. */
START_TEST (lines_sum_to_the_points)
{
  const Case *c = &cases[_i];
  g_autoptr (MuSumAnswer) answer = answer_to (c, NULL, FALSE);
  if (answer->refusal || answer->compared)
    return;
  for (guint i = 0; i < answer->results->len; i++) {
    const MuSumResult *result = g_ptr_array_index (answer->results, i);
    if (strcmp (result->key, "points") == 0)
      ck_assert_int_eq (mu_trace_total (&answer->trace), atoi (result->value));
  }
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("sums before");
  TCase *tests = tcase_create ("before");
  suite_add_tcase (suite, tests);
  tcase_add_loop_test (tests, sums_answer_or_refuse, 0, (int) G_N_ELEMENTS (cases));
  tcase_add_loop_test (tests, chances_are_whole, 0, (int) G_N_ELEMENTS (cases));
  tcase_add_loop_test (tests, lines_sum_to_the_points, 0, (int) G_N_ELEMENTS (cases));
  tcase_add_test (tests, open_dice_are_rolled);
  tcase_add_test (tests, two_dice_by_house_rule);
  tcase_add_test (tests, notes_say_what_follows);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
