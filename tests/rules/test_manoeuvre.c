/* Time and distance of changes in direction and formation. */
#include "rules/wrg/move/manoeuvre.h"
#include "tests/rules/common.h"

static const MuWrgHindrance disordered = { .disordered = true };
static const MuWrgHindrance difficult = { .difficult = true };
static const MuWrgHindrance both = { .difficult = true, .disordered = true };
static const MuWrgHindrance tired = { .tired = true };
static const MuWrgHindrance worn = { .tired = true, .disordered = true };

/* wrg.move.direction.charge-cost, worked examples 15 and 17 */
START_TEST (delay_shortens_charges)
{
  ck_assert_int_eq (mu_wrg_charge_after (160, 240, 1), 200); /* LC that turn */
  static const int cavalry[] = { 180, 150, 120, 90, 0 };
  for (int quarters = 0; quarters <= 4; quarters++)
    ck_assert_int_eq (mu_wrg_charge_after (120, 180, quarters), cavalry[quarters]);
  ck_assert_int_eq (mu_wrg_charge_after (60, 80, 1), 65); /* HI */
  ck_assert_int_eq (mu_wrg_charge_after (60, 80, 2), 50);
  ck_assert_int_eq (mu_wrg_charge_after (60, 80, 3), 40);
}
END_TEST

/* wrg.move.direction.charge-cost, wrg.move.direction.wheel, worked example 16 */
START_TEST (a_wheel_goes_before_the_charge)
{
  const MuTroop horse = troop ("Irr C LC JLS");
  const int left = mu_wrg_charge_after (160, 240, 3);
  ck_assert_int_eq (left, 120); /* the pivot */
  ck_assert_int_eq (left + mu_wrg_wheel_paces (&horse, 3, NULL), 240);
}
END_TEST

/* wrg.move.direction.wheel: full speed for regulars, irregular LC and LI */
START_TEST (irregulars_wheel_slowly)
{
  static const struct {
    const char *notation;
    int paces; /* in a whole period */
  } wheels[] = { { "Reg C HI HTW Sh", 60 }, { "Irr C HI HTW Sh", 30 }, { "Irr C LC JLS", 160 },
                 { "Irr C LI S", 80 },      { "Irr C MC JLS", 60 },    { "Irr C El JLS", 40 } };
  for (size_t i = 0; i < sizeof wheels / sizeof wheels[0]; i++) {
    const MuTroop who = troop (wheels[i].notation);
    ck_assert_int_eq (mu_wrg_wheel_paces (&who, 4, NULL), wheels[i].paces);
    ck_assert_int_eq (mu_wrg_wheel_paces (&who, 2, NULL), wheels[i].paces / 2);
    /* wrg.move.manoeuvre */
    ck_assert_int_eq (mu_wrg_wheel_paces (&who, 4, &disordered), wheels[i].paces / 2);
  }
}
END_TEST

/* wrg.move.direction.turn, wrg.move.manoeuvre, wrg.fatigue.zero */
START_TEST (turns_take_a_quarter_or_two)
{
  static const struct {
    const char *notation;
    int quarters;
  } turns[] = { { "Reg C HI HTW Sh", 1 }, { "Reg C HC JLS", 1 }, { "Irr C LC JLS", 1 },
                { "Irr C LI S", 1 },      { "Irr A MI JLS", 2 }, { "Irr C HC JLS", 2 },
                { "Reg C LCh B", 2 },     { "Irr C El JLS", 2 }, { "Reg C Art", 2 },
                { "Reg C HCm JLS", 2 } };
  for (size_t i = 0; i < sizeof turns / sizeof turns[0]; i++) {
    const MuTroop who = troop (turns[i].notation);
    ck_assert_int_eq (mu_wrg_turn_time (&who, NULL), turns[i].quarters);
    ck_assert_int_eq (mu_wrg_turn_time (&who, &difficult), turns[i].quarters);
    ck_assert_int_eq (mu_wrg_turn_time (&who, &disordered), 2 * turns[i].quarters);
    ck_assert_int_eq (mu_wrg_turn_time (&who, &tired), 2 * turns[i].quarters);
    ck_assert_int_eq (mu_wrg_turn_time (&who, &worn), 4 * turns[i].quarters);
  }
  ck_assert_int_eq (mu_wrg_square_turn_time (NULL), 1); /* wrg.move.square */
  ck_assert_int_eq (mu_wrg_square_turn_time (&disordered), 2);
}
END_TEST

/* wrg.move.direction.turn, worked example 18 */
START_TEST (ranks_become_files)
{
  const MuWrgShape line = { .wide = 12, .deep = 2 };
  const MuWrgShape column = mu_wrg_shape_turned (line, false);
  ck_assert_int_eq (column.wide, 2);
  ck_assert_int_eq (column.deep, 12);
  ck_assert_int_eq (mu_wrg_shape_turned (line, true).wide, 12);
  ck_assert_int_eq (mu_wrg_shape_turned (line, true).deep, 2);
}
END_TEST

/* wrg.move.direction.free, wrg.move.direction.free-models: widest free column */
START_TEST (narrow_columns_wheel_free)
{
  static const struct {
    MuTroopType type;
    int horses, widest, otherwise;
  } columns[] = {
    { MU_TROOP_SHC, 0, 4, 4 }, { MU_TROOP_HC, 0, 3, 3 },  { MU_TROOP_LC, 0, 2, 2 },
    { MU_TROOP_HI, 0, 4, 4 },  { MU_TROOP_LMI, 0, 3, 3 }, { MU_TROOP_LI, 0, 2, 2 },
    { MU_TROOP_MCM, 0, 3, 2 }, { MU_TROOP_EL, 0, 1, 2 },  { MU_TROOP_LCH, 2, 1, 2 },
    { MU_TROOP_HCH, 4, 1, 2 },
  };
  const MuReadings two = { .choice[MU_READING_FREE_WHEEL_MODELS] = 1 };
  for (size_t i = 0; i < sizeof columns / sizeof columns[0]; i++)
    for (int wide = 1; wide <= 6; wide++) {
      ck_assert_int_eq (mu_wrg_wheels_free (NULL, columns[i].type, columns[i].horses, wide),
                        wide <= columns[i].widest);
      ck_assert_int_eq (mu_wrg_wheels_free (&two, columns[i].type, columns[i].horses, wide),
                        wide <= columns[i].otherwise);
    }
}
END_TEST

/* wrg.move.direction.incline */
START_TEST (drilled_foot_inclines)
{
  const MuTroop legion = troop ("Reg B HI HTW Sh"), levy = troop ("Reg D MI JLS");
  const MuTroop tribe = troop ("Irr A MI JLS"), horse = troop ("Reg A HC JLS");
  ck_assert_int_eq (mu_wrg_incline_barred (&legion), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_incline_paces (&legion), 30);
  /* wrg.move.manoeuvre */
  ck_assert_int_eq (mu_wrg_incline_of (80, NULL), 40);
  ck_assert_int_eq (mu_wrg_incline_of (80, &disordered), 20);
  ck_assert_int_eq (mu_wrg_incline_of (0, NULL), 0);
  ck_assert_int_eq (mu_wrg_incline_barred (&levy), MU_RULE_WRG_MOVE_DIRECTION_INCLINE);
  ck_assert_int_eq (mu_wrg_incline_barred (&tribe), MU_RULE_WRG_MOVE_DIRECTION_INCLINE);
  ck_assert_int_eq (mu_wrg_incline_barred (&horse), MU_RULE_WRG_MOVE_DIRECTION_INCLINE);
}
END_TEST

/* wrg.move.formation.frontage, wrg.move.manoeuvre, worked example 19 */
START_TEST (fronts_grow_and_shrink)
{
  ck_assert_int_eq (mu_wrg_frontage_figures (true, 1, NULL), 4);
  ck_assert_int_eq (mu_wrg_frontage_figures (false, 1, NULL), 2);
  ck_assert_int_eq (mu_wrg_frontage_figures (true, 4, NULL), 16);
  ck_assert_int_eq (mu_wrg_frontage_figures (true, 1, &difficult), 2);
  ck_assert_int_eq (mu_wrg_frontage_figures (true, 1, &disordered), 2);
  ck_assert_int_eq (mu_wrg_frontage_figures (true, 1, &both), 1);
  ck_assert_int_eq (mu_wrg_frontage_figures (false, 1, &both), 0);
  ck_assert_int_eq (mu_wrg_frontage_figures (false, 2, &both), 1);
  ck_assert_int_eq (mu_wrg_frontage_figures (true, 2, &tired), 4);
}
END_TEST

/* The time for so many figures is the first that is enough. */
START_TEST (time_and_figures_agree)
{
  static const MuWrgHindrance *const all[]
      = { NULL, &disordered, &difficult, &both, &tired, &worn };
  for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
    for (int regular = 0; regular <= 1; regular++)
      for (int figures = 1; figures <= 40; figures++) {
        const int time = mu_wrg_frontage_time (regular, figures, all[i]);
        ck_assert_int_ge (mu_wrg_frontage_figures (regular, time, all[i]), figures);
        ck_assert_int_lt (mu_wrg_frontage_figures (regular, time - 1, all[i]), figures);
      }
}
END_TEST

/* wrg.move.formation.special, wrg.move.formation.dismount, wrg.move.formation.lap */
START_TEST (formations_take_time)
{
  static const int quarters[MU_WRG_FORMATION_CHANGES] = {
    [MU_WRG_FORM_WEDGE] = 4,   [MU_WRG_FORM_SQUARE] = 4, [MU_WRG_FORM_COLUMN] = 2,
    [MU_WRG_FORM_TESTUDO] = 2, [MU_WRG_DISMOUNT] = 2,    [MU_WRG_REMOUNT] = 4,
    [MU_WRG_DISEMBARK] = 2,    [MU_WRG_EMBARK] = 4,      [MU_WRG_LAP_ROUND] = 1,
  };
  for (int i = 0; i < MU_WRG_FORMATION_CHANGES; i++) {
    const MuWrgFormationChange change = (MuWrgFormationChange) i;
    ck_assert_int_eq (mu_wrg_formation_time (change, NULL), quarters[i]);
    ck_assert_int_eq (mu_wrg_formation_time (change, &disordered), 2 * quarters[i]);
  }
}
END_TEST

/* wrg.move.formation.dismounted-type */
START_TEST (riders_dismount)
{
  static const struct {
    const char *rider;
    const char *foot;
  } riders[] = { { "Reg B SHC L", "SHI" },  { "Reg B EHC L", "HI" },   { "Irr C HC JLS", "HI" },
                 { "Reg C MC JLS", "MI" },  { "Irr C LC JLS", "LI" },  { "Irr C EHCm JLS", "HI" },
                 { "Irr A HCm JLS", "HI" }, { "Irr D MCm JLS", "MI" }, { "Reg A HC JLS", "HI" } };
  MuTroopType foot;
  for (size_t i = 0; i < sizeof riders / sizeof riders[0]; i++) {
    const MuTroop who = troop (riders[i].rider);
    ck_assert_int_eq (mu_wrg_dismounted (&who, false, &foot), MU_RULE_NONE);
    ck_assert_str_eq (mu_troop_type_name (foot), riders[i].foot);
  }
}
END_TEST

/* wrg.move.formation.dismounted-type */
START_TEST (some_stay_mounted)
{
  static const char *const never[]
      = { "Irr C El JLS", "Reg B HCh JLS", "Irr B LCh B", "Reg C HI HTW Sh", "Reg C Art" };
  static const char *const proud[] = { "Irr A HC JLS", "Irr B LC JLS" };
  MuTroopType foot;
  for (size_t i = 0; i < sizeof never / sizeof never[0]; i++) {
    const MuTroop who = troop (never[i]);
    ck_assert_int_eq (mu_wrg_dismounted (&who, true, &foot),
                      MU_RULE_WRG_MOVE_FORMATION_DISMOUNTED_TYPE);
  }
  for (size_t i = 0; i < sizeof proud / sizeof proud[0]; i++) {
    const MuTroop who = troop (proud[i]);
    ck_assert_int_eq (mu_wrg_dismounted (&who, false, &foot),
                      MU_RULE_WRG_MOVE_FORMATION_DISMOUNTED_TYPE);
    ck_assert_int_eq (mu_wrg_dismounted (&who, true, &foot), MU_RULE_NONE);
  }
}
END_TEST

/* wrg.move.formation.mounts */
START_TEST (mounts_wait)
{
  ck_assert_int_eq (mu_wrg_remount_barred (true, false), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_remount_barred (false, false), MU_RULE_WRG_MOVE_FORMATION_MOUNTS);
  ck_assert_int_eq (mu_wrg_remount_barred (true, true), MU_RULE_WRG_MOVE_FORMATION_MOUNTS);
  ck_assert_int_eq (MU_WRG_MOUNTS_BEHIND, 20);
}
END_TEST

/* wrg.move.formation.lap */
START_TEST (overlaps_lap_round)
{
  MuRule barred;
  for (int overlapped = 1; overlapped <= 6; overlapped++) {
    ck_assert_int_eq (mu_wrg_lap_figures (overlapped, false, false, &barred),
                      overlapped < 3 ? overlapped : 3);
    ck_assert_int_eq (barred, MU_RULE_NONE);
    ck_assert_int_eq (mu_wrg_lap_figures (overlapped, true, false, &barred), 0);
    ck_assert_int_eq (barred, MU_RULE_WRG_MOVE_FORMATION_LAP);
    ck_assert_int_eq (mu_wrg_lap_figures (overlapped, false, true, NULL), 0);
  }
  ck_assert_int_eq (mu_wrg_lap_figures (0, false, false, &barred), 0);
  ck_assert_int_eq (barred, MU_RULE_WRG_MOVE_FORMATION_LAP);
}
END_TEST

/* wrg.move.direction.normal-cost */
START_TEST (time_comes_off_the_move)
{
  static const int left[] = { 120, 90, 60, 30, 0, 0 };
  for (int quarters = 0; quarters <= 5; quarters++)
    ck_assert_int_eq (mu_wrg_move_after (120, quarters), left[quarters]);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("manoeuvre");
  tcase_add_test (tests, delay_shortens_charges);
  tcase_add_test (tests, a_wheel_goes_before_the_charge);
  tcase_add_test (tests, irregulars_wheel_slowly);
  tcase_add_test (tests, turns_take_a_quarter_or_two);
  tcase_add_test (tests, ranks_become_files);
  tcase_add_test (tests, narrow_columns_wheel_free);
  tcase_add_test (tests, drilled_foot_inclines);
  tcase_add_test (tests, fronts_grow_and_shrink);
  tcase_add_test (tests, time_and_figures_agree);
  tcase_add_test (tests, formations_take_time);
  tcase_add_test (tests, riders_dismount);
  tcase_add_test (tests, some_stay_mounted);
  tcase_add_test (tests, mounts_wait);
  tcase_add_test (tests, overlaps_lap_round);
  tcase_add_test (tests, time_comes_off_the_move);
  return run_case ("manoeuvre", tests);
}
