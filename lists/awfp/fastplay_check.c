#include "lists/awfp/fastplay_check.h"

#include <glib/gi18n-lib.h>
#include <stdarg.h>

#include "lists/awfp/fastplay.h"
#include "lists/awfp/fastplay_private.h"
#include "lists/xml/xml.h"
#include "lists/xml/xml_private.h"
#include "rules/awfp/sums/factor.h"

#define LEAST_HIT 2 /* on 1 and more every die hits */

typedef struct {
  const MuFastPlay *tables;
  const xmlNode *points, *play;
  GPtrArray *faults;
} Check;

static void
free_fault (gpointer data)
{
  MuFastPlayFault *fault = data;
  g_free (fault->text);
  g_free (fault);
}

static void found (Check *check, const xmlNode *node, MuRule rule, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

static void
found (Check *check, const xmlNode *node, MuRule rule, const char *format, ...)
{
  MuFastPlayFault *fault = g_new (MuFastPlayFault, 1);
  va_list values;
  va_start (values, format);
  *fault = (MuFastPlayFault){ .line = (int) xmlGetLineNo (node),
                              .rule = rule,
                              .text = g_strdup_vprintf (format, values) };
  va_end (values);
  g_ptr_array_add (check->faults, fault);
}

/* The row whose attributes have these values; they are all there, or the file would not be read. */
static const xmlNode *
row_of (const xmlNode *parent, const char *element, const char *key, const char *value,
        const char *key_2, const char *value_2)
{
  for (const xmlNode *at = mu_reader_first (parent, element); at; at = mu_reader_next (at)) {
    g_autofree char *one = mu_xml_get (at, key);
    g_autofree char *other = key_2 ? mu_xml_get (at, key_2) : NULL;
    if (g_str_equal (one, value) && (!key_2 || g_str_equal (other, value_2)))
      return at;
  }
  return parent;
}

/* --- points ------------------------------------------------------------- */

/* awfp.army.points: the cheapest stand of that armour costs something. */
static void
check_prices (Check *check)
{
  const MuAwfpPrices *prices = &check->tables->prices;
  int least = 0;
  for (int i = 0; i < MU_AWFP_MORALES; i++)
    least = MIN (least, prices->morale[i]);
  for (int i = 0; i < MU_AWFP_ARMOURS; i++) {
    const char *armour = mu_awfp_armour_name ((MuAwfpArmour) i);
    if (prices->body[i] + least <= 0)
      found (check, row_of (check->points, "body", "armour", armour, NULL, NULL),
             MU_RULE_AWFP_ARMY_POINTS,
             _ ("the cheapest stand of %s costs %d points; expected 1 at the least"), armour,
             prices->body[i] + least);
  }
}

/* --- moves -------------------------------------------------------------- */

static int
left_of (MuAwfpGoing going)
{
  static const int quarters[MU_AWFP_GOINGS] = { [MU_AWFP_GOES_FULL] = 4,
                                                [MU_AWFP_GOES_HALF] = 2,
                                                [MU_AWFP_GOES_HALF_DISORDERED] = 2,
                                                [MU_AWFP_GOES_QUARTER_DISORDERED] = 1,
                                                [MU_AWFP_GOES_NOT] = 0 };
  return quarters[going];
}

/* awfp.move.table, awfp.move.variable-table, awfp.def.delaying */
static void
check_move (Check *check, const xmlNode *row, MuAwfpArmour armour, const MuAwfpMove *move)
{
  const char *name = mu_awfp_armour_name (armour);
  const gboolean engine = armour == MU_AWFP_ARTY;
  if (move->normal.small == 0 || move->normal.large == 0)
    found (check, row, MU_RULE_AWFP_MOVE_TABLE, _ ("%s could not move: expected 1 inch or more"),
           name);
  if (move->normal.large < move->normal.small)
    found (check, row, MU_RULE_AWFP_MOVE_TABLE,
           _ ("%s: large stands go %d inches and small ones %d; expected no less"), name,
           move->normal.large, move->normal.small);
  if (engine != (move->stride == MU_AWFP_NO_DIE))
    found (check, row, engine ? MU_RULE_AWFP_COUNTERCHARGE_ARTILLERY : MU_RULE_AWFP_MOVE_VARIABLE,
           engine ? _ ("%s has a die, but never charges; expected die=\"none\"")
                  : _ ("%s has no die for charges and routs; expected die=\"half\" or \"whole\""),
           name);
  if (left_of ((MuAwfpGoing) move->dense) > left_of ((MuAwfpGoing) move->light))
    found (check, row, MU_RULE_AWFP_DEF_DELAYING,
           _ ("%s goes farther through dense terrain than through light"), name);
}

static void
check_moves (Check *check)
{
  for (int armour = 0; armour < MU_AWFP_ARMOURS; armour++)
    for (int order = 0; order < MU_AWFP_ORDERS; order++) {
      if (!mu_awfp_order_allowed ((MuAwfpArmour) armour, (MuAwfpOrder) order))
        continue;
      check_move (check,
                  row_of (check->play, "move", "armour",
                          mu_awfp_armour_name ((MuAwfpArmour) armour), "order",
                          mu_awfp_order_name ((MuAwfpOrder) order)),
                  (MuAwfpArmour) armour, &check->tables->play->move[armour][order]);
    }
}

/* --- missiles and blows ------------------------------------------------- */

/* awfp.missile.table: a far band that ends before the close one does is none. */
static void
check_missile (Check *check, const xmlNode *row, const char *weapon, const MuAwfpMissile *missile)
{
  const gboolean far = missile->far.small > 0 || missile->far.large > 0;
  if (missile->close.small == 0 || missile->close.large == 0)
    found (check, row, MU_RULE_AWFP_MISSILE_TABLE,
           _ ("%s has no close range; expected 1 inch or more"), weapon);
  if (far
      && (missile->far.small <= missile->close.small || missile->far.large <= missile->close.large))
    found (check, row, MU_RULE_AWFP_MISSILE_TABLE,
           _ ("%s: the long range ends before the close one; expected more, or 0 for none"),
           weapon);
  if (missile->close.large < missile->close.small || missile->far.large < missile->far.small)
    found (check, row, MU_RULE_AWFP_MISSILE_TABLE,
           _ ("%s reaches less far on large tables; expected no less"), weapon);
  if (missile->ranks[MU_AWFP_CLOSE] + missile->ranks[MU_AWFP_LOOSE]
          + missile->ranks[MU_AWFP_SKIRMISH]
      == 0)
    found (check, row, MU_RULE_AWFP_MISSILE_TABLE, _ ("%s: no rank shoots; expected 1 or more"),
           weapon);
}

static void
check_missiles (Check *check)
{
  const MuAwfpPlay *play = check->tables->play;
  for (int i = 0; i < MU_AWFP_SHOOTINGS; i++) {
    const char *weapon = mu_fast_shooting_word ((MuAwfpShooting) i);
    check_missile (check, row_of (check->play, "missile", "weapon", weapon, NULL, NULL), weapon,
                   &play->missile[i]);
  }
  if (play->hits < LEAST_HIT)
    found (check, check->play, MU_RULE_AWFP_MISSILE_TABLE,
           _ ("hits=\"%d\": every die would hit; expected 2 to 10"), play->hits);
}

/* awfp.combat.table */
static void
check_blows (Check *check)
{
  for (int i = 0; i < MU_AWFP_FIGHTINGS; i++) {
    const MuAwfpBlow *blow = &check->tables->play->blow[i];
    const char *weapon = mu_fast_fighting_word ((MuAwfpFighting) i);
    if (blow->half_ranks == 0 || blow->charging_ranks == 0)
      found (check, row_of (check->play, "blow", "weapon", weapon, NULL, NULL),
             MU_RULE_AWFP_COMBAT_TABLE, _ ("%s: nobody fights; expected 1 half of a rank or more"),
             weapon);
  }
}

/* --- factors ------------------------------------------------------------ */

static const xmlNode *
factor_row (const Check *check, MuAwfpFactor factor)
{
  return row_of (check->play, "factor", "name", mu_awfp_factor_key (factor), NULL, NULL);
}

/* What the book says has an effect has one, and to that side. */
static const struct {
  MuAwfpFactor factor;
  gboolean helps; /* above 0; else below */
} signs[] = {
  { MU_AWFP_FACTOR_MISSILE_COVER, FALSE },     /* awfp.missile.cover-effect */
  { MU_AWFP_FACTOR_COMBAT_DEFENDING, TRUE },   /* awfp.orders.defend.bonus-values */
  { MU_AWFP_FACTOR_MORALE_DEFENDING, TRUE },   /* awfp.orders.defend.bonus-values */
  { MU_AWFP_FACTOR_COMBAT_CHARGING, TRUE },    /* awfp.combat.table */
  { MU_AWFP_FACTOR_COMBAT_FRENZIED, TRUE },    /* awfp.orders.frenzied.bonus */
  { MU_AWFP_FACTOR_COMBAT_FLANK, TRUE },       /* awfp.combat.flank-penalty */
  { MU_AWFP_FACTOR_COMBAT_DISORDERED, FALSE }, /* awfp.combat.disorder-effects */
  { MU_AWFP_FACTOR_COMBAT_FRAGMENTED, FALSE },
  { MU_AWFP_FACTOR_MORALE_FIGURE_LOST, FALSE }, /* awfp.morale.modifiers */
};

static void
check_signs (Check *check)
{
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++) {
    const int value = check->tables->play->factor[signs[i].factor];
    if (signs[i].helps ? value <= 0 : value >= 0)
      found (check, factor_row (check, signs[i].factor), mu_awfp_factor_rule (signs[i].factor),
             signs[i].helps ? _ ("%s is %d; expected 1 or more")
                            : _ ("%s is %d; expected -1 or less"),
             mu_awfp_factor_key (signs[i].factor), value);
  }
}

/* Numbers that rise from one to the next; strictly: and are never alike. */
static const struct {
  MuAwfpFactor less, more;
  gboolean strictly;
} ladders[] = {
  { MU_AWFP_FACTOR_PROTECTION_UNARMOURED, MU_AWFP_FACTOR_PROTECTION_LIGHTLY_ARMOURED, FALSE },
  { MU_AWFP_FACTOR_PROTECTION_LIGHTLY_ARMOURED, MU_AWFP_FACTOR_PROTECTION_HEAVILY_ARMOURED, FALSE },
  { MU_AWFP_FACTOR_PROTECTION_HEAVILY_ARMOURED, MU_AWFP_FACTOR_PROTECTION_HORSE_ARMOURED, FALSE },
  { MU_AWFP_FACTOR_PROTECTION_HORSE_ARMOURED, MU_AWFP_FACTOR_PROTECTION_FULLY_ARMOURED, FALSE },
  { MU_AWFP_FACTOR_COMBAT_CHARGING, MU_AWFP_FACTOR_COMBAT_FRENZIED, FALSE },
  { MU_AWFP_FACTOR_COMBAT_FRAGMENTED, MU_AWFP_FACTOR_COMBAT_DISORDERED, FALSE },
  { MU_AWFP_FACTOR_MORALE_FRAGMENTED, MU_AWFP_FACTOR_MORALE_DISORDERED, FALSE },
  { MU_AWFP_FACTOR_ROUND_PUSHED_BACK, MU_AWFP_FACTOR_ROUND_DISORDERED, FALSE },
  { MU_AWFP_FACTOR_TEST_DISORDERED, MU_AWFP_FACTOR_TEST_FRAGMENTED, TRUE },
  { MU_AWFP_FACTOR_TEST_FRAGMENTED, MU_AWFP_FACTOR_TEST_RETREATS, TRUE },
  { MU_AWFP_FACTOR_TEST_RETREATS, MU_AWFP_FACTOR_TEST_ROUTS, TRUE },
};

static void
check_ladders (Check *check)
{
  const int8_t *factor = check->tables->play->factor;
  for (guint i = 0; i < G_N_ELEMENTS (ladders); i++)
    if (factor[ladders[i].more] < factor[ladders[i].less] + (ladders[i].strictly ? 1 : 0))
      found (check, factor_row (check, ladders[i].more), mu_awfp_factor_rule (ladders[i].more),
             ladders[i].strictly ? _ ("%s is %d; expected more than %s, which is %d")
                                 : _ ("%s is %d; expected no less than %s, which is %d"),
             mu_awfp_factor_key (ladders[i].more), factor[ladders[i].more],
             mu_awfp_factor_key (ladders[i].less), factor[ladders[i].less]);
}

/* A test or round that is missed by nothing is not missed. */
static void
check_thresholds (Check *check)
{
  static const MuAwfpFactor first[]
      = { MU_AWFP_FACTOR_ROUND_PUSHED_BACK, MU_AWFP_FACTOR_TEST_DISORDERED };
  for (guint i = 0; i < G_N_ELEMENTS (first); i++)
    if (check->tables->play->factor[first[i]] < 1)
      found (check, factor_row (check, first[i]), mu_awfp_factor_rule (first[i]),
             _ ("%s is %d; expected 1 or more"), mu_awfp_factor_key (first[i]),
             check->tables->play->factor[first[i]]);
}

/* --- the file ----------------------------------------------------------- */

static void
check_all (Check *check)
{
  check_prices (check);
  if (check->tables->play == NULL)
    return;
  check_missiles (check);
  check_moves (check);
  check_blows (check);
  check_signs (check);
  check_ladders (check);
  check_thresholds (check);
}

GPtrArray *
mu_fast_play_faults (const char *path, GError **error)
{
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (path, error);
  g_autofree char *usual = path ? NULL : mu_fast_play_path ();
  MuXml *doc = tables ? mu_xml_read_file (NULL, path ? path : usual, "fastplay.rng", error) : NULL;
  if (doc == NULL)
    return NULL;
  const xmlNode *root = mu_xml_root (doc);
  Check check = { .tables = tables,
                  .points = mu_reader_first (root, "points"),
                  .play = mu_reader_first (root, "play"),
                  .faults = g_ptr_array_new_with_free_func (free_fault) };
  check_all (&check);
  mu_xml_free (doc);
  return check.faults;
}
