#include "app/session/campaign/score_item.h"

#include <glib/gi18n-lib.h>

#include "app/session/item_rows.h"
#include "lists/words/plain.h"
#include "reports/account/account.h"

struct _MuScoreItem {
  MuItem parent;
  int place;
  char *name;
  char *player;
  int won, drawn, lost;
  char *points;
  char *strength;
  double share;
};

static const MuItemField fields[] = {
  MU_INT (MuScoreItem, place, "place"),    MU_TEXT (MuScoreItem, name, "name"),
  MU_TEXT (MuScoreItem, player, "player"), MU_INT (MuScoreItem, won, "won"),
  MU_INT (MuScoreItem, drawn, "drawn"),    MU_INT (MuScoreItem, lost, "lost"),
  MU_TEXT (MuScoreItem, points, "points"), MU_TEXT (MuScoreItem, strength, "strength"),
  MU_SHARE (MuScoreItem, share, "share"),
};

MU_DEFINE_ITEM (MuScoreItem, mu_score_item, fields)

static void
put_strength (MuScoreItem *self, const MuCampaignSide *side)
{
  int figures = 0;
  int start = 0;

  for (guint i = 0; i < side->forces->len; i++) {
    const MuForce *force = g_ptr_array_index (side->forces, i);
    figures += force->figures;
    start += force->start;
  }
  g_autofree char *now = mu_account_number (figures);
  g_autofree char *once = mu_account_number (start);
  /* A player's copy does not know the others'. */
  self->strength = start > 0 ? g_strdup_printf (_ ("%s of %s"), now, once) : g_strdup ("");
  self->share = CLAMP ((double) figures / MAX (start, 1), 0.0, 1.0);
}

static MuScoreItem *
score_item_new (const MuCampaignSide *side, int place, gint64 quarters)
{
  MuScoreItem *self = g_object_new (MU_TYPE_SCORE_ITEM, NULL);

  self->place = place;
  self->name = mu_plain_line (side->name);
  self->player = mu_plain_line (side->player);
  self->won = side->won;
  self->drawn = side->drawn;
  self->lost = side->lost;
  self->points = mu_account_points (quarters);
  put_strength (self, side);
  return self;
}

void
mu_score_items_show (GListStore *store, const MuCampaign *campaign, const MuStandings *standings)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 0; campaign && i < standings->sides; i++) {
    const int side = standings->order[i];
    g_ptr_array_add (items, score_item_new (g_ptr_array_index (campaign->sides, (guint) side),
                                            standings->place[side], standings->quarters[side]));
  }
  mu_item_rows_show (store, items);
}

/* The campaign's name of who fought there. */
static const char *
name_of (const MuCampaign *campaign, const MuBattleRow *battle, int side)
{
  const int place = battle->side[side];

  if (place < 0 || place >= (int) campaign->sides->len)
    return battle->army[side] ? battle->army[side] : "";
  return ((const MuCampaignSide *) g_ptr_array_index (campaign->sides, (guint) place))->name;
}

char *
mu_result_words (const MuCampaign *campaign, const MuBattleRow *battle)
{
  const int first = battle->winner == MU_SIDE_B ? MU_SIDE_B : MU_SIDE_A;
  const int second = first == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A;
  const char *one = name_of (campaign, battle, first);
  const char *other = name_of (campaign, battle, second);
  g_autofree char *left = mu_account_points (battle->left_quarters[first]);
  g_autofree char *right = mu_account_points (battle->left_quarters[second]);

  if (battle->winner == MU_SIDE_NONE) /* Translators: two sides, the points that they had left */
    return g_strdup_printf (_ ("%s and %s drew, %s to %s"), one, other, left, right);
  /* Translators: two sides, the points that they had left */
  return g_strdup_printf (_ ("%s beat %s, %s to %s"), one, other, left, right);
}
