/* The reference sheet of Fast Play in numbers, each asked of the core. */
#include <glib/gi18n-lib.h>

#include "lists/list/terms.h"
#include "reports/army/roster_words.h"
#include "reports/awfp/reference_fast_private.h"
#include "reports/document/rule_words.h"
#include "rules/awfp/morale.h"
#include "rules/awfp/scale.h"
#include "rules/awfp/shield.h"
#include "rules/awfp/units.h"

#define NONE "–"

static char *
words_if (bool holds, const char *words)
{
  return g_strdup (holds ? words : NONE);
}

/* "2–4", "1". */
static char *
span (int least, int most)
{
  return least == most ? mu_term_number (least) : g_strdup_printf ("%d–%d", least, most);
}

void
mu_fast_add_source (MuFlow *flow, const MuFastPlay *tables)
{
  g_autofree char *source = mu_fast_play_words (tables);
  mu_flow_text (flow, source);
}

/* --- leadership ------------------------------------------------------------------- */

/* awfp.general.leadership.ratings, awfp.orders.count */
static void
add_ability (MuGrid *grid, const MuAwfpLeadership *table, MuAwfpAbility ability)
{
  const int most
      = ability == MU_AWFP_CHARISMATIC ? MU_AWFP_LEADERSHIP_MOST : table->least[ability - 1] - 1;
  const int orders = mu_awfp_orders (table, ability, MU_AWFP_COMMANDS, NULL);
  char *const cells[]
      = { g_strdup (mu_roster_ability (ability)), span (table->least[ability], most),
          mu_term_number (table->orders[ability]), mu_term_number (orders), NULL };
  mu_grid_take_row (grid, cells);
}

/* awfp.general.indisposed.effect, awfp.general.orders-lost: what is left is the same. */
static void
add_no_general (MuGrid *grid, const MuAwfpLeadership *table)
{
  const int orders = mu_awfp_orders (table, MU_AWFP_STALWART, MU_AWFP_LOST, NULL);
  char *const cells[] = { g_strdup (_ ("general lost or indisposed")), g_strdup (NONE),
                          g_strdup (NONE), mu_term_number (orders), NULL };
  mu_grid_take_row (grid, cells);
}

void
mu_fast_add_leadership (MuFlow *flow, const MuFastPlay *tables)
{
  const char *const head[] = { "", _ ("Two dice"), _ ("General's orders"), _ ("Orders a turn") };
  MuGrid *grid = mu_grid_new_headed (head, G_N_ELEMENTS (head));
  for (int ability = 0; ability < MU_AWFP_ABILITIES; ability++)
    add_ability (grid, &tables->leadership, (MuAwfpAbility) ability);
  add_no_general (grid, &tables->leadership);
  mu_flow_heading (flow, _ ("Leadership"));
  mu_flow_grid (flow, grid, MU_FAST_WORDS);
  mu_fast_add_source (flow, tables);
}

/* --- shields and weapons ------------------------------------------------------------ */

/* Of men with shields, and what the book says of others besides. */
static const MuAwfpStance stances[] = {
  { .troop = { .armour = MU_AWFP_HI, .shield = true }, .side = MU_AWFP_FRONT },
  { .troop = { .armour = MU_AWFP_HI, .shield = true }, .using = MU_AWFP_BOW },
  { .troop = { .armour = MU_AWFP_HI, .shield = true }, .side = MU_AWFP_RIGHT },
  { .troop = { .armour = MU_AWFP_HI, .shield = true }, .by_artillery = true },
  { .troop = { .armour = MU_AWFP_HI }, .using = MU_AWFP_PIKE, .round = 1 },
  { .troop = { .armour = MU_AWFP_EL } },
  { .troop = { .armour = MU_AWFP_HCH } },
  { .troop = { .armour = MU_AWFP_ARTY } },
};

/* awfp.shields.default, awfp.shields.two-handed, awfp.shields.flank-rear,
 * awfp.shields.artillery-fire, awfp.shields.reach-first-round */
void
mu_fast_add_shields (MuFlow *flow)
{
  MuGrid *grid = mu_grid_new (2, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (stances); i++) {
    const MuAwfpShielding shielding = mu_awfp_shielding (&stances[i]);
    char *const cells[]
        = { g_strdup (mu_rule_words_short (shielding.rule)),
            g_strdup (shielding.shielded ? _ ("shielded") : _ ("unshielded")), NULL };
    mu_grid_take_row (grid, cells);
  }
  mu_flow_heading (flow, mu_rule_words_section (MU_RULE_AWFP_SHIELDS_DEFAULT));
  mu_flow_pairs (flow, grid);
}

/* awfp.weapons.default-sword, awfp.weapons.mounted, awfp.weapons.infantry, awfp.weapons.dual-use */
static void
add_weapon (MuGrid *grid, MuAwfpWeapon weapon)
{
  const unsigned bit = MU_AWFP_WEAPON_BIT (weapon);
  const bool sword = weapon == MU_AWFP_SWORD;
  const char *yes = _ ("yes");
  char *const cells[] = { g_strdup (sword ? _ ("sword") : mu_awfp_weapon_name (weapon)),
                          words_if (sword || MU_AWFP_MOUNTED_WEAPONS & bit, yes),
                          words_if (sword || MU_AWFP_INFANTRY_WEAPONS & bit, yes),
                          words_if (mu_awfp_weapon_shoots (weapon), yes),
                          words_if (mu_awfp_weapon_fights (weapon), yes),
                          words_if (mu_awfp_weapon_needs_both_hands (weapon), yes),
                          words_if (mu_awfp_weapon_has_reach (weapon), yes),
                          NULL };
  mu_grid_take_row (grid, cells);
}

void
mu_fast_add_weapons (MuFlow *flow)
{
  const char *const head[] = { "",           _ ("Mounted"),    _ ("On foot"), _ ("Shoots"),
                               _ ("Fights"), _ ("Both hands"), _ ("Long") };
  MuGrid *grid = mu_grid_new_headed (head, G_N_ELEMENTS (head));
  for (int weapon = MU_AWFP_SWORD; weapon < MU_AWFP_ENGINE; weapon++)
    add_weapon (grid, (MuAwfpWeapon) weapon);
  mu_flow_heading (flow, mu_rule_words_section (MU_RULE_AWFP_WEAPONS_MOUNTED));
  mu_flow_grid (flow, grid, MU_FAST_WORDS);
}

/* --- morale ------------------------------------------------------------------------------ */

/* awfp.morale.test-die, awfp.morale.warband.after, awfp.morale.warband.fanatic-charge */
static void
add_class (MuGrid *grid, MuAwfpMorale morale)
{
  const int first = mu_awfp_morale_needed (morale, 0, NULL);
  const int later = mu_awfp_morale_needed (morale, 1, NULL);
  const char *yes = _ ("yes");
  char *const cells[] = { g_strdup (mu_awfp_morale_name (morale)),
                          g_strdup_printf ("%d+", first),
                          g_strdup_printf ("%d %%", mu_awfp_morale_percent (first)),
                          words_if (mu_awfp_is_fanatic (morale, 0), yes),
                          g_strdup_printf ("%d+", later),
                          g_strdup_printf ("%d %%", mu_awfp_morale_percent (later)),
                          words_if (mu_awfp_is_fanatic (morale, 1), yes),
                          NULL };
  mu_grid_take_row (grid, cells);
}

void
mu_fast_add_morale (MuFlow *flow)
{
  const char *const head[]
      = { "",           _ ("To pass"), _ ("Chance"), _ ("Fanatic"), _ ("After a round: to pass"),
          _ ("Chance"), _ ("Fanatic") };
  MuGrid *grid = mu_grid_new_headed (head, G_N_ELEMENTS (head));
  for (int morale = 0; morale < MU_AWFP_MORALES; morale++)
    add_class (grid, (MuAwfpMorale) morale);
  mu_flow_heading (flow, _ ("Morale: least d10 that passes, a 0 being 10"));
  mu_flow_grid (flow, grid, MU_FAST_WORDS);
}

/* --- troops ------------------------------------------------------------------------------ */

/* awfp.figures.close, awfp.figures.loose-trained, awfp.figures.loose-irregular,
 * awfp.figures.loose-mounted, awfp.figures.skirmish */
static char *
figures (MuAwfpArmour armour, MuAwfpOrder order)
{
  const MuAwfpTroop irregular = { .armour = (uint8_t) armour, .order = (uint8_t) order };
  const MuAwfpTroop trained
      = { .armour = (uint8_t) armour, .order = (uint8_t) order, .trained = true };
  const int least = mu_awfp_troop_strength (&irregular, NULL);
  const int most = mu_awfp_troop_strength (&trained, NULL);
  return least == most ? mu_term_number (least)
                       : g_strdup_printf (_ ("%d, trained %d"), least, most);
}

static void
add_troop (MuGrid *grid, MuAwfpArmour armour, MuAwfpOrder order)
{
  const MuAwfpLimits limits = mu_awfp_unit_limits (mu_awfp_armour_kind (armour), false);
  const char *words = mu_rule_words_short (mu_awfp_armour_rule (armour));
  char *const cells[] = { g_strdup_printf ("%s  %s", mu_awfp_armour_name (armour), words),
                          g_strdup (mu_awfp_order_name (order)), figures (armour, order),
                          span (limits.least, limits.most), NULL };
  mu_grid_take_row (grid, cells);
}

/* awfp.general.strength: his stand has the figures of his troops. */
static void
add_general (MuGrid *grid)
{
  const MuAwfpLimits limits = mu_awfp_unit_limits (MU_AWFP_CAVALRY, true);
  char *const cells[]
      = { g_strdup (mu_rule_words_short (MU_RULE_AWFP_GENERAL_STRENGTH)), g_strdup (NONE),
          g_strdup (NONE), span (limits.least, limits.most), NULL };
  mu_grid_take_row (grid, cells);
}

/* awfp.armor.cat-ac-close: each order that the chart lets troops fight in. */
void
mu_fast_add_troops (MuFlow *flow)
{
  const char *const head[] = { "", _ ("Order"), _ ("Figures of a stand"), _ ("Stands of a unit") };
  MuGrid *grid = mu_grid_new_headed (head, G_N_ELEMENTS (head));
  for (int armour = 0; armour < MU_AWFP_ARMOURS; armour++)
    for (int order = 0; order < MU_AWFP_ORDERS; order++)
      if (mu_awfp_order_allowed ((MuAwfpArmour) armour, (MuAwfpOrder) order))
        add_troop (grid, (MuAwfpArmour) armour, (MuAwfpOrder) order);
  add_general (grid);
  mu_flow_heading (flow, _ ("Troops"));
  mu_flow_grid (flow, grid, MU_FAST_WORDS);
}

/* --- points ------------------------------------------------------------------------------- */

static void
add_price (MuGrid *grid, const char *label, int points)
{
  char *const cells[] = { g_strdup (label), mu_reference_number (points), NULL };
  mu_grid_take_row (grid, cells);
}

static void
add_bodies (MuGrid *grid, const MuAwfpPrices *prices)
{
  for (int armour = 0; armour < MU_AWFP_ARMOURS; armour++) {
    const char *words = mu_rule_words_short (mu_awfp_armour_rule ((MuAwfpArmour) armour));
    char *const cells[]
        = { g_strdup_printf ("%s  %s", mu_awfp_armour_name ((MuAwfpArmour) armour), words),
            mu_term_number (prices->body[armour]), NULL };
    mu_grid_take_row (grid, cells);
  }
}

static void
add_extras (MuGrid *grid, const MuAwfpPrices *prices)
{
  for (int morale = 0; morale < MU_AWFP_MORALES; morale++)
    add_price (grid, mu_awfp_morale_name ((MuAwfpMorale) morale), prices->morale[morale]);
  add_price (grid, mu_rule_words_short (MU_RULE_AWFP_TRAINING_GRADES), prices->trained);
  add_price (grid, mu_rule_words_short (MU_RULE_AWFP_SHIELDS_DEFAULT), prices->shield);
  for (int weapon = MU_AWFP_LANCE; weapon < MU_AWFP_ENGINE; weapon++)
    add_price (grid, mu_awfp_weapon_name ((MuAwfpWeapon) weapon), prices->weapon[weapon]);
  add_price (grid, mu_rule_words_short (MU_RULE_AWFP_ARMOR_HCH_SCYTHES), prices->scythes);
  add_price (grid, mu_rule_words_short (MU_RULE_AWFP_ARMOR_EL_ARMORED), prices->armoured);
  add_price (grid, mu_rule_words_short (MU_RULE_AWFP_ARMY_GENERAL_COST), prices->general);
}

/* awfp.army.points, awfp.army.lists: lost with the army lists. */
void
mu_fast_add_points (MuFlow *flow, const MuFastPlay *tables)
{
  g_autofree char *source = mu_fast_play_words (tables);
  g_autofree char *usual
      = g_strdup_printf (_ ("An army has %d points as a rule; %s."), tables->prices.army, source);
  MuGrid *grid = mu_grid_new (2, FALSE);
  add_bodies (grid, &tables->prices);
  add_extras (grid, &tables->prices);
  mu_flow_heading (
      flow, _ ("Points of a stand of irregular warriors with swords, and what adds to them"));
  mu_flow_pairs (flow, grid);
  mu_flow_text (flow, usual);
}

/* --- scale --------------------------------------------------------------------------------- */

static void
add_sizes (MuGrid *grid, const char *label, int (*size) (MuAwfpScale, const MuAwfpTroop *),
           const MuAwfpTroop *troop)
{
  char *const cells[] = { g_strdup (label), mu_term_number (size (MU_AWFP_SMALL, troop)),
                          mu_term_number (size (MU_AWFP_MEDIUM, troop)),
                          mu_term_number (size (MU_AWFP_LARGE, troop)), NULL };
  mu_grid_take_row (grid, cells);
}

static int
width_mm (MuAwfpScale scale, const MuAwfpTroop *troop)
{
  (void) troop;
  return mu_awfp_base_width_mm (scale);
}

/* awfp.basing.10mm, awfp.basing.15mm, awfp.basing.25mm, awfp.basing.depth.close-foot,
 * awfp.basing.depth.loose-foot, awfp.basing.depth.skirmish-foot, awfp.basing.depth.cavalry,
 * awfp.basing.depth.models */
static MuGrid *
stand_sizes (void)
{
  static const MuAwfpTroop close = { .armour = MU_AWFP_HI, .order = MU_AWFP_CLOSE };
  static const MuAwfpTroop loose = { .armour = MU_AWFP_HI, .order = MU_AWFP_LOOSE };
  static const MuAwfpTroop skirmish = { .armour = MU_AWFP_SI, .order = MU_AWFP_SKIRMISH };
  static const MuAwfpTroop riders = { .armour = MU_AWFP_HC, .order = MU_AWFP_LOOSE };
  static const MuAwfpTroop models = { .armour = MU_AWFP_EL, .order = MU_AWFP_CLOSE };
  const char *const head[] = { "", _ ("10 mm figures"), _ ("15 mm figures"), _ ("25 mm figures") };
  MuGrid *grid = mu_grid_new_headed (head, G_N_ELEMENTS (head));
  add_sizes (grid, _ ("width of a stand"), width_mm, &close);
  add_sizes (grid, _ ("depth: close foot"), mu_awfp_base_depth_mm, &close);
  add_sizes (grid, _ ("depth: loose foot"), mu_awfp_base_depth_mm, &loose);
  add_sizes (grid, _ ("depth: skirmish foot"), mu_awfp_base_depth_mm, &skirmish);
  add_sizes (grid, _ ("depth: horse and camels"), mu_awfp_base_depth_mm, &riders);
  add_sizes (grid, _ ("depth: elephants, chariots, artillery"), mu_awfp_base_depth_mm, &models);
  return grid;
}

/* awfp.scale.stand-width, awfp.scale.turn, awfp.scale.men-per-stand, awfp.scale.paired-distances */
static char *
scale_words (void)
{
  const MuAwfpRange minutes = mu_awfp_minutes (1), men = mu_awfp_men (1);
  return g_strdup_printf (
      _ ("A stand's width is %d paces, its figures are %d to %d men or animals; a turn is %d to %d "
         "minutes. Of distances in pairs, the one in brackets is for 25 mm figures."),
      MU_AWFP_STAND_PACES, men.least, men.most, minutes.least, minutes.most);
}

void
mu_fast_add_scale (MuFlow *flow)
{
  g_autofree char *words = scale_words ();
  mu_flow_heading (flow, _ ("Scale, and stands in millimetres"));
  mu_flow_grid (flow, stand_sizes (), MU_FAST_WORDS);
  mu_flow_text (flow, words);
}
