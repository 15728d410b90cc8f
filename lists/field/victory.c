#include "lists/field/victory_private.h"

#include <glib/gi18n-lib.h>

#include "lists/book/doctrine_private.h"

#define PERIODS_MAX 12 /* of a battle, wrg.scale.time */

/* --- reading ------------------------------------------------------------ */

/* Stragglers, and what lies in the camp or is built, count as left however the battle ends. */
static int
safe_points (const MuList *list)
{
  int points = mu_list_straggler_points (list);
  for (guint i = 0; i < list->items->len; i++)
    points += mu_list_item_points (mu_list_item (list, i));
  return points;
}

/* Of a hundred of its points, how many it can lose. */
static int
most_lost (const MuList *list)
{
  const int all = mu_list_start_points (list);
  return all > 0 ? (all - safe_points (list)) * 100 / all : 0;
}

/* A battle that is over early is nobody's success by itself. */
static void
check_asked (MuReader *reader, const xmlNode *node, const MuVictory *victory)
{
  if (victory->keeps > 0 || victory->breaks > 0)
    return;
  if (victory->by > 0)
    mu_reader_fail (reader, node,
                    _ ("by=\"%d\" alone is met by who loses early, too; expected keeps, breaks or "
                       "both beside it"),
                    victory->by);
  else
    mu_reader_fail (reader, node,
                    _ ("a victory without conditions; expected keeps, breaks or both, or no "
                       "<victory> at all"));
}

static void
check_can_be_met (MuReader *reader, const xmlNode *node, const MuVictory *victory,
                  const MuList *enemy)
{
  const int most = most_lost (enemy);
  if (victory->breaks <= most)
    return;
  mu_reader_fail (reader, node,
                  _ ("breaks=\"%d\" can never be met: %s can lose at most %d of a hundred of its "
                     "points, for stragglers and works are not lost in the field; expected %d or "
                     "fewer"),
                  victory->breaks, enemy->name, most, most);
}

void
mu_victory_read (MuReader *reader, const xmlNode *side, const MuList *enemy, MuVictory *victory)
{
  const xmlNode *node = mu_reader_first (side, "victory");
  if (!node)
    return;
  victory->keeps = mu_reader_int (reader, node, "keeps", 1, 100, 0);
  victory->breaks = mu_reader_int (reader, node, "breaks", 1, 100, 0);
  victory->by = mu_reader_int (reader, node, "by", 1, PERIODS_MAX, 0);
  victory->says = mu_book_read_prose (reader, mu_reader_first (node, "says"));
  check_asked (reader, node, victory);
  if (enemy)
    check_can_be_met (reader, node, victory, enemy);
}

void
mu_victory_clear (MuVictory *victory)
{
  g_clear_pointer (&victory->says, g_free);
}

/* --- at the end --------------------------------------------------------- */

gboolean
mu_victory_is_stated (const MuVictory *victory)
{
  return victory->keeps > 0 || victory->breaks > 0;
}

/* Whole numbers on both sides: a share at the very mark is one. */
static gboolean
has_left (const MuBattleOutcome *outcome, MuSide side, int hundredths)
{
  return outcome->left_quarters[side] * 100 >= outcome->start_quarters[side] * hundredths;
}

static gboolean
has_lost (const MuBattleOutcome *outcome, MuSide side, int hundredths)
{
  return outcome->left_quarters[side] * 100 <= outcome->start_quarters[side] * (100 - hundredths);
}

gboolean
mu_victory_is_met (const MuVictory *victory, const MuBattleOutcome *outcome, MuSide side)
{
  const MuSide enemy = side == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A;
  return mu_victory_is_stated (victory)
         && (victory->keeps == 0 || has_left (outcome, side, victory->keeps))
         && (victory->breaks == 0 || has_lost (outcome, enemy, victory->breaks))
         && (victory->by == 0 || outcome->periods <= victory->by);
}

MuDay
mu_victory_day (const MuVictory *a, const MuVictory *b, const MuBattleOutcome *outcome)
{
  return (mu_victory_is_met (a, outcome, MU_SIDE_A) ? MU_DAY_A : MU_DAY_NEITHER)
         | (mu_victory_is_met (b, outcome, MU_SIDE_B) ? MU_DAY_B : MU_DAY_NEITHER);
}

MuSide
mu_victory_winner (MuDay day, MuSide by_points)
{
  switch (day) {
  case MU_DAY_A:
    return MU_SIDE_A;
  case MU_DAY_B:
    return MU_SIDE_B;
  case MU_DAY_NEITHER:
  case MU_DAY_BOTH:
    break;
  }
  return by_points;
}
