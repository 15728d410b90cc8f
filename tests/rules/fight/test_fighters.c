#include "rules/wrg/fight/fighters.h"
#include "rules/wrg/move/formation.h"
#include "rules/wrg/troop/crew.h"
#include "tests/rules/common.h"

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

static MuWrgFighters
fighters (const char *fighter, const char *target, MuWeapon weapon, int body, int files)
{
  return (MuWrgFighters){ .fighter = troop (fighter),
                          .target = troop (target),
                          .weapon = weapon,
                          .period = 1,
                          .body = body,
                          .files = files,
                          .contact = files };
}

static int
count_of (const MuWrgFighters *one)
{
  MuTrace trace;
  int count = 0;
  ck_assert_int_eq (mu_wrg_fighters (NULL, one, &count, &trace), MU_FIGHTERS_OK);
  ck_assert_int_eq (mu_trace_total (&trace), count);
  return count;
}

/* Worked example 7: wrg.melee.eligible.ranks, wrg.melee.eligible.rear-ranks: ten
 * files, deep enough. */
static const struct {
  const char *fighter, *target;
  MuWeapon weapon;
  int body, period;
  bool recoiled;
  int count;
} deep[] = {
  { "Reg C HI P Sh", "Reg C HI LTS", MU_WEAPON_PIKE, 40, 1, false, 10 + 5 + 5 + 5 },
  { "Reg C HI P Sh", "Reg C HI LTS", MU_WEAPON_PIKE, 60, 4, false, 25 },
  { "Reg C HI P Sh", "Reg C HI LTS", MU_WEAPON_SIDEARM, 40, 2, true, 10 },
  { "Reg C HI P Sh", "Reg C HI LTS", MU_WEAPON_PIKE, 22, 1, false, 10 + 5 + 2 }, /* a short rank */
  { "Reg C HI LTS Sh", "Reg C HI LTS", MU_WEAPON_LONG_SPEAR, 40, 3, false, 15 },
  { "Reg C HI LTS Sh", "Reg C HI LTS", MU_WEAPON_LONG_SPEAR, 40, 3, true, 10 },
  { "Reg C HI HTW Sh", "Reg C HI LTS", MU_WEAPON_HEAVY_THROWING, 40, 1, false, 15 },
  { "Reg C HI HTW Sh", "Reg C HI LTS", MU_WEAPON_HEAVY_THROWING, 40, 2, false, 10 },
  { "Reg C HI HTW Sh", "Irr C El", MU_WEAPON_HEAVY_THROWING, 40, 2, false, 15 },
  { "Reg C LMI JLS Sh", "Reg C HI LTS", MU_WEAPON_LIGHT_SPEAR, 20, 1, false, 15 },
  { "Reg C HI 2HCW", "Reg C HI LTS", MU_WEAPON_TWO_HANDED, 40, 1, false, 10 },
  { "Irr C HI LTS Sh", "Reg C HI LTS", MU_WEAPON_LONG_SPEAR, 40, 1, false, 10 },
  { "Reg C LI JLS Sh", "Reg C HI LTS", MU_WEAPON_LIGHT_SPEAR, 40, 1, false, 10 },
  { "Reg C HC L Sh", "Reg C HI LTS", MU_WEAPON_LANCE, 40, 1, false, 10 },
};

START_TEST (ranks_fight_by_their_weapons)
{
  MuWrgFighters one
      = fighters (deep[_i].fighter, deep[_i].target, deep[_i].weapon, deep[_i].body, 10);
  one.period = deep[_i].period;
  one.recoiled = deep[_i].recoiled;
  ck_assert_int_eq (count_of (&one), deep[_i].count);
}
END_TEST

START_TEST (rear_ranks_need_order_and_like_arms)
{
  MuWrgFighters one = fighters ("Reg C HI P Sh", "Reg C HI", MU_WEAPON_PIKE, 40, 10);
  MuTrace trace;
  int count;
  mu_wrg_fighters (NULL, &one, &count, &trace);
  ck_assert_uint_eq (trace.count, 4);
  assert_line (&trace, 0, "wrg.melee.eligible.contact", 10);
  assert_line (&trace, 3, "wrg.melee.eligible.rear-ranks", 5);
  one.disordered = true; /* wrg.disorder.effect.fighting */
  ck_assert_int_eq (count_of (&one), 10);
  one.disordered = false;
  one.rear_shoots = true;
  ck_assert_int_eq (count_of (&one), 10);
  one.rear_shoots = false;
  one.rear_unlike = true;
  ck_assert_int_eq (count_of (&one), 10);
}
END_TEST

/* wrg.melee.eligible.second-figure: of nine, four behind; switched, five */
START_TEST (every_second_from_the_right)
{
  MuReadings own = { .choice = { 0 } };
  const MuWrgFighters one = fighters ("Reg C HI LTS Sh", "Reg C HI", MU_WEAPON_LONG_SPEAR, 18, 9);
  int count;
  ck_assert_int_eq (count_of (&one), 9 + 4);
  own.choice[MU_READING_SECOND_FIGURE] = 1;
  ck_assert_int_eq (mu_wrg_fighters (&own, &one, &count, NULL), MU_FIGHTERS_OK);
  ck_assert_int_eq (count, 9 + 5);
}
END_TEST

/* wrg.melee.eligible.overlap: three past the open side, one past the other, and
 * the ranks behind them too */
START_TEST (overlaps_reach_so_far)
{
  MuWrgFighters one = fighters ("Reg C HI LTS Sh", "Reg C HI", MU_WEAPON_LONG_SPEAR, 30, 15);
  MuTrace trace;
  int count;
  one.contact = 6;
  one.beyond_unshielded = 5;
  one.beyond_shielded = 4;
  ck_assert_int_eq (mu_wrg_fighters (NULL, &one, &count, &trace), MU_FIGHTERS_OK);
  assert_line (&trace, 1, "wrg.melee.eligible.overlap", 3);
  assert_line (&trace, 2, "wrg.melee.eligible.overlap", 1);
  ck_assert_int_eq (count, 6 + 3 + 1 + 5);
  ck_assert_int_eq (mu_wrg_overlap_most (MU_TROOP_EL, MU_TROOP_HI, false), 1);
  ck_assert_int_eq (mu_wrg_overlap_most (MU_TROOP_HCH, MU_TROOP_HI, true), 1);
  ck_assert_int_eq (mu_wrg_overlap_most (MU_TROOP_LI, MU_TROOP_ART, true), 3);
}
END_TEST

/* Worked example 27: two light infantry touch the elephant, three lap each side */
START_TEST (light_infantry_round_an_elephant)
{
  MuWrgFighters one = fighters ("Irr C LI JLS", "Irr C El", MU_WEAPON_LIGHT_SPEAR, 12, 12);
  one.contact = 2;
  one.beyond_unshielded = one.beyond_shielded = 5;
  ck_assert_int_eq (count_of (&one), 8);
}
END_TEST

/* Worked example 6, wrg.formation.wedge: 1 + 2 + 3 fight with four: the point,
 * one past the shielded side, two past the other */
START_TEST (a_wedge_fights_with_its_flanks)
{
  MuWrgFighters one = fighters ("Irr C LC JLS Sh", "Reg C HI Sh", MU_WEAPON_LIGHT_SPEAR, 6, 1);
  MuTrace trace;
  int count;
  one.formation = MU_FORMATION_WEDGE;
  ck_assert_int_eq (mu_wrg_fighters (NULL, &one, &count, &trace), MU_FIGHTERS_OK);
  ck_assert_int_eq (count, 4);
  assert_line (&trace, 0, "wrg.melee.eligible.contact", 1);
  assert_line (&trace, 1, "wrg.formation.wedge", 2);
  assert_line (&trace, 2, "wrg.formation.wedge", 1);
  one.body = 15; /* 1 + 2 + 3 + 4 + 5: three at most past the open side */
  ck_assert_int_eq (count_of (&one), 1 + 3 + 1);
}
END_TEST

START_TEST (what_cannot_fight_is_refused)
{
  MuWrgFighters one = fighters ("Reg C HI LTS Sh", "Reg C HI", MU_WEAPON_LONG_SPEAR, 20, 10);
  int count = 99;
  one.weapon = MU_WEAPON_PIKE;
  ck_assert_int_eq (mu_wrg_fighters (NULL, &one, &count, NULL), MU_FIGHTERS_NOT_CARRIED);
  one.weapon = MU_WEAPON_LONG_SPEAR;
  one.contact = 0;
  ck_assert_int_eq (mu_wrg_fighters (NULL, &one, &count, NULL), MU_FIGHTERS_NO_CONTACT);
  one.contact = 9;
  one.beyond_shielded = 2;
  ck_assert_int_eq (mu_wrg_fighters (NULL, &one, &count, NULL), MU_FIGHTERS_TOO_MANY);
  one.beyond_shielded = 0;
  one.files = 21;
  ck_assert_int_eq (mu_wrg_fighters (NULL, &one, &count, NULL), MU_FIGHTERS_TOO_MANY);
  one.files = 10;
  one.period = 0;
  ck_assert_int_eq (mu_wrg_fighters (NULL, &one, &count, NULL), MU_FIGHTERS_BAD_PERIOD);
  one.period = 1;
  one.formation = MU_FORMATION_CANTABRIAN;
  ck_assert_int_eq (mu_wrg_fighters (NULL, &one, &count, NULL), MU_FIGHTERS_FORMATION);
  ck_assert_int_eq (count, 99);
}
END_TEST

/* Over many bodies: never more than there are, the trace is the sum, and a
 * figure more, in contact or behind, never fights with fewer. */
START_TEST (more_figures_never_fight_with_fewer)
{
  uint64_t state = 21;
  int good = 0;
  for (int n = 0; n < 20000; n++) {
    MuWrgFighters one = { .fighter = lawful_troop (&state), .target = lawful_troop (&state) };
    MuTrace trace;
    int count, more;
    one.weapon = mu_wrg_melee_best_weapon (&one.fighter, 1, false, (MuTroopType) one.target.type);
    one.period = 1 + (int) next_below (&state, 3);
    one.files = 1 + (int) next_below (&state, 20);
    one.body = one.files + (int) next_below (&state, 60);
    one.contact = 1 + (int) next_below (&state, (uint32_t) one.files);
    one.beyond_shielded = (int) next_below (&state, (uint32_t) (one.files - one.contact + 1));
    one.disordered = next_below (&state, 2);
    if (mu_wrg_fighters (NULL, &one, &count, &trace) != MU_FIGHTERS_OK)
      continue;
    good++;
    ck_assert_int_eq (mu_trace_total (&trace), count);
    ck_assert_int_ge (count, one.contact);
    ck_assert_int_le (count, one.body);
    one.body++;
    ck_assert_int_eq (mu_wrg_fighters (NULL, &one, &more, NULL), MU_FIGHTERS_OK);
    ck_assert_int_ge (more, count);
  }
  ck_assert_int_gt (good, 10000);
}
END_TEST

/* --- crews -------------------------------------------------------------- */

static MuWrgAboard
aboard (const char *model, int count, const MuWeapon *weapons)
{
  MuWrgAboard one = { .model = troop (model) };
  if (mu_type_is_chariot ((MuTroopType) one.model.type))
    one.crew.horses = 2;
  for (int i = 0; i < count; i++)
    one.crew.weapon[one.crew.count++] = (uint8_t) weapons[i];
  return one;
}

static const MuWeapon book_crew[] = { MU_WEAPON_PIKE, MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_BOW };
#define FRONT (1u << MU_WRG_FACE_FRONT)
#define LEFT  (1u << MU_WRG_FACE_LEFT)
#define RIGHT (1u << MU_WRG_FACE_RIGHT)
#define REAR  (1u << MU_WRG_FACE_REAR)

/* Worked examples 26 and 28, wrg.melee.eligible.elephant,
 * wrg.melee.eligible.crew: two ahead, all three once it is lapped round */
START_TEST (the_books_elephant_and_its_crew)
{
  MuWrgAboard one = aboard ("Irr C El", 3, book_crew);
  MuCrew who;
  ck_assert_int_eq (mu_wrg_aboard_forbidden (&one), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_crew_fights (&one, FRONT, &who), 2);
  ck_assert_int_eq (who.weapon[0], MU_WEAPON_PIKE);
  ck_assert_int_eq (who.weapon[1], MU_WEAPON_LIGHT_SPEAR);
  ck_assert_int_eq (mu_wrg_crew_fights (&one, FRONT | LEFT | RIGHT, &who), 3);
  ck_assert_int_eq (mu_wrg_crew_fights (&one, REAR, NULL), 2);
  ck_assert_int_eq (mu_wrg_crew_fights (&one, LEFT, NULL), 2); /* half of three, rounded up */
  ck_assert_int_eq (mu_wrg_crew_fights (&one, 0, NULL), 0);
  one.armed_driver = true;
  ck_assert_int_eq (mu_wrg_crew_fights (&one, FRONT, &who), 3);
  ck_assert_int_eq (who.weapon[0], MU_WEAPON_SIDEARM);
  ck_assert_int_eq (mu_wrg_crew_fights (&one, REAR, NULL), 2);
}
END_TEST

/* wrg.melee.eligible.chariot: one ahead, the archer if there is one; two with
 * drivers on the pole or for the Chinese */
START_TEST (chariots_fight_ahead_with_an_archer)
{
  MuWrgAboard one = aboard ("Irr C HCh", 3, book_crew);
  MuCrew who;
  ck_assert_int_eq (mu_wrg_crew_fights (&one, FRONT, &who), 1);
  ck_assert_int_eq (who.weapon[0], MU_WEAPON_BOW);
  ck_assert_int_eq (who.horses, 2);
  one.chinese = true;
  ck_assert_int_eq (mu_wrg_crew_fights (&one, FRONT, NULL), 2);
  one.chinese = false;
  one.armed_driver = true;
  ck_assert_int_eq (mu_wrg_crew_fights (&one, FRONT, NULL), 3);
}
END_TEST

/* wrg.melee.eligible.artillery: all, on any face; two riders of a camel never
 * one way */
START_TEST (engines_and_camels_have_their_own_way)
{
  static const MuWeapon swords[] = { MU_WEAPON_SIDEARM, MU_WEAPON_SIDEARM, MU_WEAPON_SIDEARM };
  static const MuWeapon bow[] = { MU_WEAPON_BOW };
  MuWrgAboard engine = aboard ("Reg C Art", 3, swords);
  MuWrgAboard camel = aboard ("Irr C MCm B", 1, bow);
  for (int face = 0; face < MU_WRG_FACES; face++)
    ck_assert_int_eq (mu_wrg_crew_fights (&engine, 1u << face, NULL), 3);
  ck_assert_int_eq (mu_wrg_crew_fights (&camel, FRONT, NULL), 0); /* its rider fights ahead */
  ck_assert_int_eq (mu_wrg_crew_fights (&camel, REAR, NULL), 1);
  ck_assert_int_eq (mu_wrg_crew_fights (&camel, LEFT | RIGHT, NULL), 1);
  ck_assert (mu_wrg_camel_riders_fight (MU_WRG_FACE_FRONT, MU_WRG_FACE_LEFT));
  ck_assert (mu_wrg_camel_riders_fight (MU_WRG_FACE_REAR, MU_WRG_FACE_FRONT));
  ck_assert (!mu_wrg_camel_riders_fight (MU_WRG_FACE_FRONT, MU_WRG_FACE_FRONT));
  ck_assert (!mu_wrg_camel_riders_fight (MU_WRG_FACE_LEFT, MU_WRG_FACE_REAR));
}
END_TEST

/* wrg.troops.type.camelry, wrg.troops.elephant.crew, wrg.points.crew */
START_TEST (some_crews_cannot_be)
{
  MuWrgAboard camel = aboard ("Irr C MCm B", 1, book_crew + 2);
  ck_assert_int_eq (mu_wrg_aboard_forbidden (&camel), MU_RULE_NONE);
  camel.crew.count = 2;
  ck_assert_str_eq (mu_rule_id (mu_wrg_aboard_forbidden (&camel)), "wrg.troops.type.camelry");
  const MuWrgAboard heavy = aboard ("Irr C HCm L", 1, book_crew + 2);
  ck_assert_str_eq (mu_rule_id (mu_wrg_aboard_forbidden (&heavy)), "wrg.troops.type.camelry");
  const MuWrgAboard horse = aboard ("Irr C HC L", 1, book_crew + 2);
  ck_assert_str_eq (mu_rule_id (mu_wrg_aboard_forbidden (&horse)), "wrg.points.crew");
  const MuWrgAboard regular = aboard ("Reg C El", 3, book_crew);
  ck_assert_str_eq (mu_rule_id (mu_wrg_aboard_forbidden (&regular)),
                    "wrg.troops.elephant.irregular");
}
END_TEST

/* wrg.troops.artillery.crew, wrg.troops.artillery.oxen,
 * wrg.troops.artillery.traction */
START_TEST (engines_by_their_weight)
{
  static const int crew[MU_WRG_ENGINES] = { 2, 3, 3, 4, 5, 6 };
  static const int oxen[MU_WRG_ENGINES] = { 0, 6, 6, 8, 10, 12 };
  for (int i = 0; i < MU_WRG_ENGINES; i++) {
    const bool stones = i >= MU_WRG_STONES_10_MINA;
    ck_assert_int_eq (mu_wrg_engine_crew ((MuWrgEngine) i, false), crew[i]);
    ck_assert_int_eq (mu_wrg_engine_crew ((MuWrgEngine) i, true), stones ? crew[i] : 0);
    ck_assert_int_eq (mu_wrg_engine_oxen ((MuWrgEngine) i), oxen[i]);
    ck_assert_int_eq (mu_wrg_engine_throws_stones ((MuWrgEngine) i), stones);
  }
}
END_TEST

/* --- formations --------------------------------------------------------- */

static const struct {
  const char *troop;
  MuFormation formation;
  int wide, heads;
  bool legionary;
  const char *barred;
} formed[] = {
  { "Reg C HI HTW Sh", MU_FORMATION_TESTUDO, 4, 0, true, "" },
  { "Reg C HI HTW Sh", MU_FORMATION_TESTUDO, 5, 0, true, "wrg.formation.testudo" },
  { "Reg C HI HTW Sh", MU_FORMATION_TESTUDO, 4, 0, false, "wrg.formation.testudo" },
  { "Reg C HC L Sh", MU_FORMATION_TESTUDO, 4, 0, true, "wrg.formation.testudo" },
  { "Irr C LC JLS Sh", MU_FORMATION_CANTABRIAN, 1, 0, false, "" },
  { "Irr C LC JLS Sh", MU_FORMATION_CANTABRIAN, 2, 0, false, "wrg.formation.cantabrian" },
  { "Irr C LI JLS Sh", MU_FORMATION_CANTABRIAN, 1, 0, false, "wrg.formation.cantabrian" },
  { "Irr C LC JLS Sh", MU_FORMATION_WEDGE, 1, 1, false, "" },
  { "Irr C LC JLS Sh", MU_FORMATION_WEDGE, 1, 2, false, "wrg.formation.wedge.limits" },
  { "Irr C HCh", MU_FORMATION_WEDGE, 1, 1, false, "wrg.formation.wedge.limits" },
  { "Irr C El", MU_FORMATION_WEDGE, 1, 1, false, "wrg.formation.wedge.limits" },
  { "Reg C HI LTS", MU_FORMATION_SQUARE, 6, 0, false, "" },
  { "Irr C El", MU_FORMATION_USUAL, 2, 0, false, "" },
};

START_TEST (formations_have_their_troops)
{
  const MuWrgFormed one = { .troop = troop (formed[_i].troop),
                            .formation = formed[_i].formation,
                            .wide = formed[_i].wide,
                            .wedge_heads = formed[_i].heads,
                            .legionary = formed[_i].legionary };
  MuReadings own = { .choice = { 0 } };
  ck_assert_str_eq (mu_rule_id (mu_wrg_formation_barred (NULL, &one)), formed[_i].barred);
  own.choice[MU_READING_WEDGE_LIMITS] = 1;
  if (one.formation == MU_FORMATION_WEDGE)
    ck_assert_int_eq (mu_wrg_formation_barred (&own, &one), MU_RULE_NONE);
}
END_TEST

static const struct {
  const char *troop;
  MuFormation formation;
  int figures, wanted, ranks;
  const char *barred;
} first[] = {
  /* wrg.formation.usual, wrg.formation.square: a quarter of them on each face */
  { "Reg C HI JLS Sh", MU_FORMATION_USUAL, 20, 4, 4, "" },
  { "Reg C HI JLS Sh", MU_FORMATION_USUAL, 3, 4, 3, "" },
  { "Reg C HI JLS Sh", MU_FORMATION_SQUARE, 20, 4, 4, "" },
  { "Reg C HI JLS Sh", MU_FORMATION_SQUARE, 12, 4, 3, "" },
  { "Reg C HI JLS Sh", MU_FORMATION_SQUARE, 3, 0, 1, "" },
  /* wrg.formation.testudo: four wide; five or nine figures are more or fewer */
  { "Reg C HI HTW Sh", MU_FORMATION_TESTUDO, 20, 2, 5, "" },
  { "Reg C HI HTW Sh", MU_FORMATION_TESTUDO, 10, 2, 3, "" },
  { "Reg C HI HTW Sh", MU_FORMATION_TESTUDO, 4, 2, 1, "" },
  { "Reg C HI HTW Sh", MU_FORMATION_TESTUDO, 5, 2, 0, "" },
  { "Reg C HI HTW Sh", MU_FORMATION_TESTUDO, 9, 2, 0, "" },
  { "Reg C HI HTW Sh", MU_FORMATION_TESTUDO, 3, 1, 0, "" },
  { "Reg C HI HTW", MU_FORMATION_TESTUDO, 20, 2, 5, "wrg.formation.testudo" },
  { "Irr C HI HTW Sh", MU_FORMATION_TESTUDO, 20, 2, 5, "wrg.formation.testudo" },
  /* wrg.formation.cantabrian: a file of all */
  { "Irr C LC JLS Sh", MU_FORMATION_CANTABRIAN, 12, 2, 12, "" },
  { "Reg C HI HTW Sh", MU_FORMATION_CANTABRIAN, 12, 2, 12, "wrg.formation.cantabrian" },
  /* wrg.formation.wedge: 1, 2, 3 */
  { "Irr C LC JLS Sh", MU_FORMATION_WEDGE, 6, 1, 3, "" },
  { "Irr C LC JLS Sh", MU_FORMATION_WEDGE, 9, 1, 4, "" },
  { "Irr C LC JLS Sh", MU_FORMATION_WEDGE, 1, 1, 1, "" },
  /* wrg.scale.troops */
  { "Irr C El", MU_FORMATION_WEDGE, 3, 1, 2, "wrg.scale.troops" },
  { "Irr C El", MU_FORMATION_SQUARE, 3, 1, 1, "wrg.scale.troops" },
  { "Irr C El", MU_FORMATION_USUAL, 3, 1, 1, "" },
};

START_TEST (battles_begin_in_a_formation)
{
  const MuTroop who = troop (first[_i].troop);
  MuWrgFirstForm form = { .troop = who,
                          .formation = first[_i].formation,
                          .figures = first[_i].figures,
                          .legionary = mu_wrg_may_be_legionary (&who) };
  form.ranks = mu_wrg_first_form_ranks (form.formation, form.figures, first[_i].wanted);
  ck_assert_int_eq (form.ranks, first[_i].ranks);
  if (form.ranks == 0)
    return;
  ck_assert_str_eq (mu_rule_id (mu_wrg_first_form_barred (NULL, &form)), first[_i].barred);
  if (form.formation == MU_FORMATION_WEDGE)
    ck_assert_int_eq (mu_wrg_formation_files (form.formation, form.figures, form.ranks), 1);
}
END_TEST

/* wrg.formation.testudo, wrg.formation.square, wrg.formation.cantabrian,
 * wrg.formation.cantabrian.shoot */
START_TEST (formations_change_what_troops_do)
{
  const MuTroop legion = troop ("Reg B HI HTW Sh"), horse = troop ("Irr C LC JLS Sh");
  const MuTroop as = mu_wrg_formation_fights_as (&legion, MU_FORMATION_TESTUDO);
  ck_assert_int_eq (as.type, MU_TROOP_HI);
  ck_assert_int_eq (as.weapons, 0);
  ck_assert (as.shield);
  ck_assert_int_eq (mu_wrg_formation_fights_as (&legion, MU_FORMATION_SQUARE).weapons,
                    legion.weapons);
  ck_assert_int_eq (mu_wrg_formation_move (&legion, MU_FORMATION_USUAL), 60);
  ck_assert_int_eq (mu_wrg_formation_move (&legion, MU_FORMATION_TESTUDO), 40);
  ck_assert_int_eq (mu_wrg_formation_move (&legion, MU_FORMATION_SQUARE), 30);
  ck_assert_int_eq (mu_wrg_formation_move (&horse, MU_FORMATION_CANTABRIAN), 0);
  ck_assert (mu_wrg_formation_always_moves (MU_FORMATION_CANTABRIAN));
  ck_assert (!mu_wrg_formation_always_moves (MU_FORMATION_USUAL));
  ck_assert (!mu_wrg_formation_has_flanks (MU_FORMATION_SQUARE));
  ck_assert (mu_wrg_formation_has_flanks (MU_FORMATION_CANTABRIAN));
  ck_assert_int_eq (mu_wrg_formation_shooters (MU_FORMATION_CANTABRIAN, 12, 2), 12);
  ck_assert_int_eq (mu_wrg_formation_shooters (MU_FORMATION_CANTABRIAN, 12, 0), 0);
  ck_assert_int_eq (mu_wrg_formation_shooters (MU_FORMATION_USUAL, 12, 2), 2);
  ck_assert_int_eq (mu_wrg_cantabrian_files (12), 6);
  ck_assert_int_eq (mu_wrg_cantabrian_files (13), 7);
  /* wrg.formation.wedge: 1, 2, 3 */
  ck_assert_int_eq (mu_wrg_wedge_rank (1, 2), 3);
  ck_assert_int_eq (mu_wrg_wedge_ranks (1, 6), 3);
  ck_assert_int_eq (mu_wrg_wedge_ranks (1, 9), 3);
  ck_assert_int_eq (mu_wrg_wedge_ranks (2, 5), 2);
  ck_assert_int_eq (mu_wrg_wedge_ranks (0, 5), 0);
}
END_TEST

/* wrg.formation.mixed */
START_TEST (light_figures_stand_beside_or_behind)
{
  static const struct {
    MuWrgMixed mixed;
    bool barred;
  } cases[] = {
    { { .left = 4, .right = 4, .ranks = 2 }, false },
    { { .left = 4, .right = 5, .ranks = 2 }, false },
    { { .left = 3, .right = 5, .ranks = 2 }, true },
    { { .behind = 10, .ranks_before = 2, .ranks = 4 }, false },
    { { .behind = 10, .ranks_before = 1, .ranks = 4 }, true },
    { { .behind = 10, .ranks_before = 1, .ranks = 3 }, false },
    { { .behind = 10, .ranks_before = 0, .ranks = 2 }, true },
    { { .left = 4, .right = 4, .behind = 4, .ranks_before = 2, .ranks = 4 }, true },
  };
  for (int i = 0; i < COUNT (cases); i++)
    ck_assert_str_eq (mu_rule_id (mu_wrg_mixed_barred (&cases[i].mixed)),
                      cases[i].barred ? "wrg.formation.mixed" : "");
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("fighters");
  tcase_add_loop_test (tests, ranks_fight_by_their_weapons, 0, COUNT (deep));
  tcase_add_test (tests, rear_ranks_need_order_and_like_arms);
  tcase_add_test (tests, every_second_from_the_right);
  tcase_add_test (tests, overlaps_reach_so_far);
  tcase_add_test (tests, light_infantry_round_an_elephant);
  tcase_add_test (tests, a_wedge_fights_with_its_flanks);
  tcase_add_test (tests, what_cannot_fight_is_refused);
  tcase_add_test (tests, more_figures_never_fight_with_fewer);
  tcase_add_test (tests, the_books_elephant_and_its_crew);
  tcase_add_test (tests, chariots_fight_ahead_with_an_archer);
  tcase_add_test (tests, engines_and_camels_have_their_own_way);
  tcase_add_test (tests, some_crews_cannot_be);
  tcase_add_test (tests, engines_by_their_weight);
  tcase_add_loop_test (tests, battles_begin_in_a_formation, 0, COUNT (first));
  tcase_add_loop_test (tests, formations_have_their_troops, 0, COUNT (formed));
  tcase_add_test (tests, formations_change_what_troops_do);
  tcase_add_test (tests, light_figures_stand_beside_or_behind);
  return run_case ("fighters", tests);
}
