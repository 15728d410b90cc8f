/* Standing orders, defaults and signals of a side. */
#include <string.h>

#include "rules/wrg/orders/order_sheet.h"
#include "tests/rules/common.h"

#define COUNT(a)  ((int) (sizeof (a) / sizeof (a)[0]))
#define BIT(type) MU_TROOP_BIT (MU_TROOP_##type)
#define FOR(own_) .own = (own_)
#define ACT(act_) .act = MU_WRG_ACT_##act_
#define LINE(...)                                                                                  \
  {                                                                                                \
    .in_case.of = MU_WRG_NO_ONE, __VA_ARGS__                                                       \
  }

/* worked example 12: light horse attack light foot and horse, the disordered and whoever shows
 * them a flank, and skirmish with the rest; elephants attack */
static const MuWrgStandingOrders manual = {
  .words = 30,
  .count = 3,
  .line = { LINE (FOR (BIT (LC)), ACT (ATTACK), .in_case.types = BIT (LI) | BIT (LC),
                  .in_case.states = MU_WRG_ENEMY_DISORDERED | MU_WRG_ENEMY_SHOWS_FLANK),
            LINE (FOR (BIT (LC)), ACT (SKIRMISH)), LINE (FOR (BIT (EL)), ACT (ATTACK)) },
};

static const struct {
  MuTroopType own;
  MuWrgMet met;
  int line;
} cases[] = {
  { MU_TROOP_LC, { .types = BIT (LI) }, 0 },
  { MU_TROOP_LC, { .types = BIT (HI) }, 1 },
  { MU_TROOP_LC, { .types = BIT (HI), .states = MU_WRG_ENEMY_DISORDERED }, 0 },
  { MU_TROOP_LC, { .types = BIT (HI), .states = MU_WRG_ENEMY_SHOWS_FLANK }, 0 },
  { MU_TROOP_LC, { .types = BIT (HI), .states = MU_WRG_ENEMY_FIGHTING }, 1 },
  { MU_TROOP_EL, { .types = BIT (HI) }, 2 },
  { MU_TROOP_HI, { .types = BIT (HI) }, -1 },
  /* wrg.reaction.order-conflict */
  { MU_TROOP_LC, { .types = BIT (HI) | BIT (LI) }, 1 },
  { MU_TROOP_LC, { .types = BIT (HI) | BIT (LI), .rash = true }, 0 },
};

/* wrg.orders.standing: worked example 12 */
START_TEST (troops_act_by_opponent_and_circumstance)
{
  ck_assert_int_eq (mu_wrg_standing_now (&manual, cases[_i].own, &cases[_i].met), cases[_i].line);
}
END_TEST

START_TEST (some_troops_are_not_spoken_of)
{
  const MuWrgStandingOrders all = { .count = 1, .line = { LINE (ACT (HOLD)) } };
  ck_assert (mu_wrg_standing_covers (&manual, MU_TROOP_LC));
  ck_assert (!mu_wrg_standing_covers (&manual, MU_TROOP_HI));
  for (int type = 0; type < MU_TROOP_FIGHTING_TYPES; type++)
    ck_assert (mu_wrg_standing_covers (&all, (MuTroopType) type));
}
END_TEST

static const struct {
  MuWrgStandingOrders standing;
  const char *refused;
  int line;
} sheets[] = {
  { { .count = 0 }, "", 0 },
  { { .words = 500 }, "", 0 },
  { { .words = 501 }, "wrg.orders.standing", 0 },
  { { .count = 2, .line = { LINE (ACT (HOLD)), LINE (FOR (BIT (LC)), ACT (AT_WILL)) } },
    "wrg.orders.invalid",
    1 },
  { { .count = 1, .line = { LINE (FOR (BIT (LC))) } }, "wrg.orders.form", 0 },
  { { .count = 1, .line = { LINE (FOR (BIT (ART)), ACT (ATTACK)) } }, "wrg.orders.attack", 0 },
  { { .count = 1, .line = { LINE (FOR (BIT (EL)), ACT (SKIRMISH)) } }, "wrg.orders.skirmish", 0 },
  { { .count = 1, .line = { LINE (FOR (BIT (LHI)), ACT (SKIRMISH)) } }, "", 0 },
  { { .count = 2, .line = { LINE (ACT (HOLD)), LINE (ACT (ATTACK)) } },
    "wrg.orders.conditional",
    1 },
  { { .count = 2,
      .line
      = { LINE (FOR (BIT (LC) | BIT (HC)), ACT (HOLD)), LINE (FOR (BIT (HC)), ACT (ATTACK)) } },
    "wrg.orders.conditional",
    1 },
  { { .count = 2,
      .line = { LINE (FOR (BIT (LC)), ACT (HOLD)), LINE (FOR (BIT (HC)), ACT (ATTACK)) } },
    "",
    0 },
};

/* wrg.orders.standing, wrg.orders.invalid, wrg.orders.conditional, wrg.orders.attack,
 * wrg.orders.skirmish */
START_TEST (a_sheet_is_taken_or_refused)
{
  int line = -1;
  const MuRule refused = mu_wrg_standing_judge (&sheets[_i].standing, &line);
  ck_assert_str_eq (mu_rule_id (refused), sheets[_i].refused);
  if (refused != MU_RULE_NONE)
    ck_assert_int_eq (line, sheets[_i].line);
  ck_assert_int_eq (mu_wrg_standing_judge (&sheets[_i].standing, NULL), refused);
}
END_TEST

/* wrg.orders.default */
START_TEST (without_orders_lights_skirmish_mounted_attack_foot_hold)
{
  for (int type = 0; type < MU_TROOP_FIGHTING_TYPES; type++) {
    int paces;
    const MuWrgActOrder act = mu_wrg_default_act ((MuTroopType) type, &paces);
    const bool light = type == MU_TROOP_LC || type == MU_TROOP_LI;
    const bool mounted = mu_type_is_mounted ((MuTroopType) type);
    ck_assert_int_eq (act, light     ? MU_WRG_ACT_SKIRMISH
                           : mounted ? MU_WRG_ACT_ATTACK
                                     : MU_WRG_ACT_HOLD);
    ck_assert_int_eq (paces, light || mounted ? 100 : 0);
    ck_assert_int_eq (mu_wrg_default_act ((MuTroopType) type, NULL), act);
  }
}
END_TEST

#define V MU_WRG_SIGNAL_VISUAL
#define A MU_WRG_SIGNAL_AUDIBLE
#define B MU_WRG_SIGNAL_AUDIO_VISUAL

static const struct {
  MuWrgSignalBook book;
  bool regular;
  const char *refused;
} books[] = {
  { { .defined = 0 }, false, "" },
  { { .defined = 0x03, .kind = { V, A } }, false, "" },
  { { .defined = 0x7f, .kind = { A, A, B, B, B, B, B } }, true, "" },
  { { .defined = 0x7f, .kind = { A, A, B, B, B, B, B } }, false, "wrg.signals.regular-five" },
  { { .defined = 0x7f, .kind = { A, B, B, B, B, B, B } }, true, "wrg.signals.regular-five" },
  { { .defined = 0x03, .kind = { V, V } }, true, "wrg.signals.improvised" },
  { { .defined = 0x07, .kind = { V, A, A } }, true, "wrg.signals.improvised" },
};

/* wrg.signals.improvised, wrg.signals.regular-five */
START_TEST (signal_books_have_limits)
{
  ck_assert_str_eq (mu_rule_id (mu_wrg_signal_book_judge (&books[_i].book, books[_i].regular)),
                    books[_i].refused);
}
END_TEST

START_TEST (audio_visual_signals_are_known)
{
  const MuWrgSignalBook book = { .defined = 0x07, .kind = { A, B, B, B } };
  ck_assert_int_eq (mu_wrg_signal_book_av (&book), 0x06);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("standing orders");
  tcase_add_loop_test (tests, troops_act_by_opponent_and_circumstance, 0, COUNT (cases));
  tcase_add_test (tests, some_troops_are_not_spoken_of);
  tcase_add_loop_test (tests, a_sheet_is_taken_or_refused, 0, COUNT (sheets));
  tcase_add_test (tests, without_orders_lights_skirmish_mounted_attack_foot_hold);
  tcase_add_loop_test (tests, signal_books_have_limits, 0, COUNT (books));
  tcase_add_test (tests, audio_visual_signals_are_known);
  return run_case ("standing orders", tests);
}
