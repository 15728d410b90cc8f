/* WRG 5th: what is settled before a battle: the generals, scouting, the weather, who wrote first.
 */
#include "lists/battle/wrg/record_setup.h"
#include "rules/wrg/before/setup.h"
#include "rules/wrg/orders/orders.h"

/* wrg.generals.personality: each subordinate is diced for; the commander is what his player is. */
static gboolean
is_diced (const MuListGeneral *general)
{
  return !general->commander;
}

static gboolean
find (MuLeadership *leader, const guint8 *faces, GError **error)
{
  leader->face = faces[0];
  leader->personality = mu_wrg_personality (leader->face);
  return TRUE;
}

static gboolean
roll (MuLeadership *leader, const MuListGeneral *general, gint32 number, MuDice *dice,
      GError **error)
{
  const guint8 face = (guint8) mu_dice_roll (
      dice, general->regular ? MU_DIE_AVERAGE : MU_DIE_ORDINARY, MU_ROLL_PERSONALITY, number);
  return find (leader, &face, error);
}

static guint
dice_of (const MuLeadership *leader)
{
  return 1;
}

const MuGeneralDice mu_record_wrg_generals
    = { .is_diced = is_diced, .roll = roll, .dice = dice_of, .find = find };

MuSide
mu_record_wrg_outscouted (const MuBattleRecord *record)
{
  return mu_wrg_outscouted (&record->readings, record->side[MU_SIDE_A].scouting,
                            record->side[MU_SIDE_B].scouting);
}

MuWeather
mu_record_wrg_weather (const MuBattleRecord *record)
{
  return mu_wrg_weather (record->region, record->month, record->country, record->weather_face);
}

/* wrg.orders.time-limit: both must have been timed. */
MuSide
mu_record_wrg_wrote_first (const MuBattleRecord *record)
{
  const int a = record->side[MU_SIDE_A].order_seconds, b = record->side[MU_SIDE_B].order_seconds;
  return a > 0 && b > 0 ? mu_wrg_order_writing_bonus (a, b) : MU_SIDE_NONE;
}
