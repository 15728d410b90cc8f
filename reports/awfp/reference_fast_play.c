/* The reference sheet of Fast Play: what its book has lost, to be looked up while it is played. */
#include <glib/gi18n-lib.h>

#include "lists/list/terms.h"
#include "reports/awfp/reference_fast_private.h"
#include "reports/document/rule_words.h"
#include "rules/awfp/battle/setup.h"

#define SHORT 60.0 /* points for short names of rows, so that large type parts no table */

/* "8\" (12\")", awfp.scale.paired-distances; "–" for none. */
static char *
inches (MuAwfpInches inches)
{
  return inches.small == 0 ? g_strdup ("–")
                           : g_strdup_printf ("%d\" (%d\")", inches.small, inches.large);
}

/* --- moves ------------------------------------------------------------------------ */

static const char *const going_words[MU_AWFP_GOINGS] = {
  [MU_AWFP_GOES_FULL] = N_ ("full"),
  [MU_AWFP_GOES_HALF] = N_ ("half"),
  [MU_AWFP_GOES_HALF_DISORDERED] = N_ ("half, disordered"),
  [MU_AWFP_GOES_QUARTER_DISORDERED] = N_ ("a quarter, disordered"),
  [MU_AWFP_GOES_NOT] = N_ ("barred"),
};

static const char *const stride_words[MU_AWFP_STRIDES] = {
  [MU_AWFP_NO_DIE] = "–",
  [MU_AWFP_HALF_DIE] = N_ ("half a d6"),
  [MU_AWFP_WHOLE_DIE] = N_ ("a d6"),
};

/* The order is part of the name: where columns are parted, each part says whose move it is. */
static void
add_move (MuGrid *grid, MuAwfpArmour armour, MuAwfpOrder order, const MuAwfpMove *move)
{
  char *const cells[]
      = { g_strdup_printf ("%s %s", mu_awfp_armour_name (armour), mu_awfp_order_name (order)),
          inches (move->normal),
          g_strdup (_ (stride_words[move->stride])),
          g_strdup (_ (going_words[move->light])),
          g_strdup (_ (going_words[move->dense])),
          NULL };
  mu_grid_take_row (grid, cells);
}

/* awfp.move.table, awfp.move.variable-table, awfp.terrain.delay-table */
void
mu_fast_add_moves (MuFlow *flow, const MuFastPlay *tables)
{
  const char *const head[]
      = { "", _ ("Move"), _ ("Charge adds"), _ ("Light terrain"), _ ("Dense terrain") };
  MuGrid *grid = mu_grid_new_headed (head, G_N_ELEMENTS (head));
  g_autofree char *works = g_strdup_printf (
      _ ("Times a unit of foot may lay caltrops in a battle: %d. Least d6 that finds a ford: %d."),
      mu_awfp_lays (tables->play), mu_awfp_ford_needs (tables->play));
  for (int armour = 0; armour < MU_AWFP_ARMOURS; armour++)
    for (int order = 0; order < MU_AWFP_ORDERS; order++)
      if (mu_awfp_order_allowed ((MuAwfpArmour) armour, (MuAwfpOrder) order))
        add_move (grid, (MuAwfpArmour) armour, (MuAwfpOrder) order,
                  &tables->play->move[armour][order]);
  mu_flow_heading (flow, _ ("Moves in inches, large stands in brackets"));
  mu_flow_grid (flow, grid, SHORT);
  mu_flow_text (flow, _ ("Retreat and rout add what a charge does. Half a die is rounded up; large "
                         "stands go half as far again by it. A move in terrain disorders once a "
                         "turn."));
  mu_flow_text (flow, works); /* awfp.orders.deploy.obstacle-rules */
  mu_fast_add_source (flow, tables);
}

/* --- factors ---------------------------------------------------------------------- */

static const char *const factor_words[MU_AWFP_FACTORS] = {
  [MU_AWFP_FACTOR_MISSILE_LONG_RANGE] = N_ ("at long range"),
  [MU_AWFP_FACTOR_MISSILE_CHARGING] = N_ ("at who charges"),
  [MU_AWFP_FACTOR_MISSILE_UNARMOURED] = N_ ("at unarmoured troops"),
  [MU_AWFP_FACTOR_MISSILE_LIGHTLY_ARMOURED] = N_ ("at lightly armoured troops"),
  [MU_AWFP_FACTOR_MISSILE_HEAVILY_ARMOURED]
  = N_ ("at heavily armoured troops, elephants, chariots"),
  [MU_AWFP_FACTOR_MISSILE_HORSE_ARMOURED] = N_ ("at armoured cavalry"),
  [MU_AWFP_FACTOR_MISSILE_FULLY_ARMOURED] = N_ ("at cataphracts"),
  [MU_AWFP_FACTOR_MISSILE_SHIELDED] = N_ ("at the shielded"),
  [MU_AWFP_FACTOR_MISSILE_SKIRMISH_FOOT] = N_ ("at skirmish foot"),
  [MU_AWFP_FACTOR_MISSILE_COVER] = N_ ("at a target in cover"),
  [MU_AWFP_FACTOR_MISSILE_DISORDERED] = N_ ("at close order that is disordered or fragmented"),
  [MU_AWFP_FACTOR_MISSILE_FLANK] = N_ ("from flank or rear"),
  [MU_AWFP_FACTOR_MISSILE_PIERCING] = N_ ("longbow or crossbow at heavy armour or better"),
  [MU_AWFP_FACTOR_MISSILE_ARTILLERY] = N_ ("by artillery"),
  [MU_AWFP_FACTOR_MISSILE_HIGHER] = N_ ("from higher ground"),
  [MU_AWFP_FACTOR_PROTECTION_UNARMOURED] = N_ ("unarmoured"),
  [MU_AWFP_FACTOR_PROTECTION_LIGHTLY_ARMOURED] = N_ ("lightly armoured, artillery, light chariots"),
  [MU_AWFP_FACTOR_PROTECTION_HEAVILY_ARMOURED] = N_ ("heavily armoured, other chariots, elephants"),
  [MU_AWFP_FACTOR_PROTECTION_HORSE_ARMOURED] = N_ ("armoured cavalry"),
  [MU_AWFP_FACTOR_PROTECTION_FULLY_ARMOURED] = N_ ("cataphracts"),
  [MU_AWFP_FACTOR_PROTECTION_SHIELDED] = N_ ("shielded, besides"),
  [MU_AWFP_FACTOR_COMBAT_CHARGING] = N_ ("charging or countercharging on level, open ground"),
  [MU_AWFP_FACTOR_COMBAT_FRENZIED] = N_ ("frenzied or fanatic charge, instead"),
  [MU_AWFP_FACTOR_COMBAT_DEFENDING] = N_ ("with a Defend order"),
  [MU_AWFP_FACTOR_COMBAT_UPHILL] = N_ ("uphill of the enemy, or behind a defended obstacle"),
  [MU_AWFP_FACTOR_COMBAT_FLANK] = N_ ("at the flank or rear of the enemy"),
  [MU_AWFP_FACTOR_COMBAT_ENEMY_DISORDERED] = N_ ("enemy disordered"),
  [MU_AWFP_FACTOR_COMBAT_ENEMY_FRAGMENTED] = N_ ("enemy fragmented"),
  [MU_AWFP_FACTOR_COMBAT_DISORDERED] = N_ ("itself disordered"),
  [MU_AWFP_FACTOR_COMBAT_FRAGMENTED] = N_ ("itself fragmented"),
  [MU_AWFP_FACTOR_COMBAT_GENERAL] = N_ ("general in the unit"),
  [MU_AWFP_FACTOR_COMBAT_MOUNTED_AT_PIKES]
  = N_ ("mounted in front of ordered pikes or long spears"),
  [MU_AWFP_FACTOR_COMBAT_HORSE_AT_ANIMALS] = N_ ("horse or chariots against elephants or camels"),
  [MU_AWFP_FACTOR_COMBAT_SKIRMISHERS] = N_ ("skirmishers in front of any other order"),
  [MU_AWFP_FACTOR_ROUND_PUSHED_BACK] = N_ ("beaten by so much: pushed back 1\" (2\")"),
  [MU_AWFP_FACTOR_ROUND_DISORDERED] = N_ ("beaten by so much: disordered as well"),
  [MU_AWFP_FACTOR_MORALE_TRAINED] = N_ ("trained"),
  [MU_AWFP_FACTOR_MORALE_FIGURE_LOST] = N_ ("each figure lost in this phase, up to three"),
  [MU_AWFP_FACTOR_MORALE_PIKES] = N_ ("pikes or long spears facing mounted"),
  [MU_AWFP_FACTOR_MORALE_DEFENDING] = N_ ("with a Defend order"),
  [MU_AWFP_FACTOR_MORALE_GENERAL_WITH] = N_ ("general with the unit"),
  [MU_AWFP_FACTOR_MORALE_GENERAL_NEAR] = N_ ("general in sight within 6\" (9\")"),
  [MU_AWFP_FACTOR_MORALE_FRENZIED] = N_ ("frenzied or fanatic"),
  [MU_AWFP_FACTOR_MORALE_COVER] = N_ ("uphill or in cover"),
  [MU_AWFP_FACTOR_MORALE_ENEMY_ROUTS] = N_ ("enemy routing within 6\" (9\")"),
  [MU_AWFP_FACTOR_MORALE_DISORDERED] = N_ ("disordered"),
  [MU_AWFP_FACTOR_MORALE_FRAGMENTED] = N_ ("fragmented"),
  [MU_AWFP_FACTOR_MORALE_FLANK] = N_ ("enemy that may charge flank or rear"),
  [MU_AWFP_FACTOR_MORALE_HALF_LOST] = N_ ("half of the stands lost"),
  [MU_AWFP_FACTOR_TEST_DISORDERED] = N_ ("short by so much: disordered"),
  [MU_AWFP_FACTOR_TEST_FRAGMENTED] = N_ ("short by so much: disordered twice"),
  [MU_AWFP_FACTOR_TEST_RETREATS] = N_ ("short by so much: fragmented, and retreats"),
  [MU_AWFP_FACTOR_TEST_ROUTS] = N_ ("short by so much or more: routs"),
};

/* What is added has its sign; what is compared has none. */
static gboolean
is_signed (MuAwfpFactorGroup group)
{
  switch (group) {
  case MU_AWFP_AT_RANGE:
  case MU_AWFP_IN_COMBAT:
  case MU_AWFP_TESTED:
    return TRUE;
  case MU_AWFP_PROTECTED:
  case MU_AWFP_ROUND_LOST:
  case MU_AWFP_TEST_FAILED:
    break;
  }
  return FALSE;
}

static void
add_factors (MuFlow *flow, const char *heading, MuAwfpFactorGroup group, const MuAwfpPlay *play)
{
  MuGrid *grid = mu_grid_new (2, FALSE);
  for (int i = 0; i < MU_AWFP_FACTORS; i++) {
    if (mu_awfp_factor_group ((MuAwfpFactor) i) != group)
      continue;
    char *const cells[] = { g_strdup (_ (factor_words[i])),
                            is_signed (group) ? mu_reference_number (play->factor[i])
                                              : mu_term_number (play->factor[i]),
                            NULL };
    mu_grid_take_row (grid, cells);
  }
  mu_flow_heading (flow, heading);
  mu_flow_pairs (flow, grid);
}

/* --- missiles --------------------------------------------------------------------- */

/* As the notation writes them, where it does. */
static const char *
shooting_words (MuAwfpShooting shooting)
{
  switch (shooting) {
  case MU_AWFP_SHOOTS_JAVELIN:
    return mu_awfp_weapon_name (MU_AWFP_JAVELIN);
  case MU_AWFP_SHOOTS_BOW:
    return mu_awfp_weapon_name (MU_AWFP_BOW);
  case MU_AWFP_SHOOTS_MOUNTED_BOW:
    return _ ("mounted bow");
  case MU_AWFP_SHOOTS_VARIOUS:
    return mu_awfp_weapon_name (MU_AWFP_VARIOUS);
  case MU_AWFP_SHOOTS_CROSSBOW:
    return mu_awfp_weapon_name (MU_AWFP_CROSSBOW);
  case MU_AWFP_SHOOTS_LONGBOW:
    return mu_awfp_weapon_name (MU_AWFP_LONGBOW);
  case MU_AWFP_SHOOTS_SLING:
    return mu_awfp_weapon_name (MU_AWFP_SLING);
  case MU_AWFP_SHOOTS_STAFF_SLING:
    return mu_awfp_weapon_name (MU_AWFP_STAFF_SLING);
  case MU_AWFP_SHOOTS_ENGINE:
    break;
  }
  return mu_rule_words_short (MU_RULE_AWFP_ARMOR_ARTY);
}

static void
add_missile (MuGrid *grid, MuAwfpShooting shooting, const MuAwfpMissile *missile)
{
  char *const cells[] = { g_strdup (shooting_words (shooting)),
                          inches (missile->close),
                          inches (missile->far),
                          mu_term_number (missile->ranks[MU_AWFP_CLOSE]),
                          mu_term_number (missile->ranks[MU_AWFP_LOOSE]),
                          mu_term_number (missile->ranks[MU_AWFP_SKIRMISH]),
                          NULL };
  mu_grid_take_row (grid, cells);
}

/* awfp.missile.table, awfp.missile.cover-effect, awfp.orders.advance.fire-penalty */
void
mu_fast_add_missiles (MuFlow *flow, const MuFastPlay *tables)
{
  const char *const head[] = { "",
                               _ ("Close range"),
                               _ ("Long range"),
                               mu_awfp_order_name (MU_AWFP_CLOSE),
                               mu_awfp_order_name (MU_AWFP_LOOSE),
                               mu_awfp_order_name (MU_AWFP_SKIRMISH) };
  g_autofree char *words
      = g_strdup_printf (_ ("A d10 for each stand that shoots: %d or more hits, and a 10 always "
                            "does. Foot that moved and who is low on missiles shoot with half of "
                            "their stands, rounded up."),
                         tables->play->hits);
  MuGrid *grid = mu_grid_new_headed (head, G_N_ELEMENTS (head));
  for (int i = 0; i < MU_AWFP_SHOOTINGS; i++)
    add_missile (grid, (MuAwfpShooting) i, &tables->play->missile[i]);
  mu_flow_heading (flow, _ ("Missiles: ranges in inches, and ranks that shoot by their order"));
  mu_flow_grid (flow, grid, SHORT);
  add_factors (flow, _ ("Missiles: factors"), MU_AWFP_AT_RANGE, tables->play);
  mu_flow_text (flow, words);
  mu_fast_add_source (flow, tables);
}

/* --- close combat ------------------------------------------------------------------ */

static const char *const fighting_words[MU_AWFP_FIGHTINGS] = {
  [MU_AWFP_FIGHTS_SWORD] = N_ ("sword"),
  [MU_AWFP_FIGHTS_LANCE] = "lance",
  [MU_AWFP_FIGHTS_SPEAR] = "spear",
  [MU_AWFP_FIGHTS_JAVELIN] = "javelin",
  [MU_AWFP_FIGHTS_PIKE] = "pike",
  [MU_AWFP_FIGHTS_PILUM] = "pilum",
  [MU_AWFP_FIGHTS_LONG_SPEAR] = "longspear",
  [MU_AWFP_FIGHTS_AXE] = "axe",
  [MU_AWFP_FIGHTS_VARIOUS] = "various",
  [MU_AWFP_FIGHTS_ELEPHANT] = N_ ("elephants"),
  [MU_AWFP_FIGHTS_SCYTHES] = N_ ("scythes on heavy chariots"),
  [MU_AWFP_FIGHTS_HEAVY_CHARIOT] = N_ ("heavy chariots"),
  [MU_AWFP_FIGHTS_MEDIUM_CHARIOT] = N_ ("medium chariots"),
  [MU_AWFP_FIGHTS_LIGHT_CHARIOT] = N_ ("light chariots"),
  [MU_AWFP_FIGHTS_ENGINE] = N_ ("artillery"),
};

/* "1½" of three halves. */
static char *
ranks (int halves)
{
  return halves % 2 ? g_strdup_printf ("%d½", halves / 2) : mu_term_number (halves / 2);
}

static void
add_blow (MuGrid *grid, MuAwfpFighting fighting, const MuAwfpBlow *blow)
{
  char *const cells[] = { g_strdup (_ (fighting_words[fighting])),
                          mu_reference_number (blow->first),
                          mu_reference_number (blow->later),
                          ranks (blow->half_ranks),
                          ranks (blow->charging_ranks),
                          NULL };
  mu_grid_take_row (grid, cells);
}

/* awfp.combat.table, awfp.combat.results, awfp.combat.flank-penalty,
 * awfp.orders.frenzied.bonus, awfp.orders.defend.bonus-values */
void
mu_fast_add_combat (MuFlow *flow, const MuFastPlay *tables)
{
  const char *const head[] = { "", _ ("First round"), _ ("Later rounds"), _ ("Ranks at the halt"),
                               _ ("Ranks charging") };
  MuGrid *grid = mu_grid_new_headed (head, G_N_ELEMENTS (head));
  for (int i = 0; i < MU_AWFP_FIGHTINGS; i++)
    add_blow (grid, (MuAwfpFighting) i, &tables->play->blow[i]);
  mu_flow_heading (flow, _ ("Close combat: weapons"));
  mu_flow_grid (flow, grid, SHORT);
  add_factors (flow, _ ("Close combat: factors"), MU_AWFP_IN_COMBAT, tables->play);
  add_factors (flow, _ ("Close combat: protection"), MU_AWFP_PROTECTED, tables->play);
  add_factors (flow, _ ("Close combat: the round is lost"), MU_AWFP_ROUND_LOST, tables->play);
  mu_flow_text (flow, _ ("A d6 for each unit, its weapon and factors added: the higher wins the "
                         "round. Then a d10 for each stand that fights: it hits on no more than "
                         "its unit's sum less the enemy's protection, at least on 1, at most on "
                         "9."));
  mu_fast_add_source (flow, tables);
}

/* --- morale ------------------------------------------------------------------------ */

/* awfp.morale.modifiers, awfp.morale.results-table */
void
mu_fast_add_tests (MuFlow *flow, const MuFastPlay *tables)
{
  add_factors (flow, _ ("Morale: factors"), MU_AWFP_TESTED, tables->play);
  add_factors (flow, _ ("Morale: the test is failed"), MU_AWFP_TEST_FAILED, tables->play);
  mu_fast_add_source (flow, tables);
}
