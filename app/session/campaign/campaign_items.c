#include "app/session/campaign/campaign_items.h"

#include <glib/gi18n-lib.h>

#include "app/session/item_rows.h"
#include "lists/book/book.h"
#include "lists/words/plain.h"
#include "reports/account/account.h"

/* --- campaigns ---------------------------------------------------------- */

struct _MuCampaignItem {
  MuItem parent;
  gint64 id;
  char *name;
  char *detail;
};

static const MuItemField campaign_fields[] = {
  MU_ID (MuCampaignItem, id, "id"),
  MU_TEXT (MuCampaignItem, name, "name"),
  MU_TEXT (MuCampaignItem, detail, "detail"),
};

MU_DEFINE_ITEM (MuCampaignItem, mu_campaign_item, campaign_fields)

gint64
mu_campaign_item_get_id (MuCampaignItem *self)
{
  return self->id;
}

const char *
mu_campaign_item_get_name (MuCampaignItem *self)
{
  return self->name;
}

static MuCampaignItem *
campaign_item_new (const MuCampaignRow *row)
{
  MuCampaignItem *self = g_object_new (MU_TYPE_CAMPAIGN_ITEM, NULL);
  g_autofree char *year = mu_year_format (row->year);

  self->id = row->id;
  self->name = mu_plain_line (row->name);
  self->detail = g_strdup_printf (ngettext ("%s %s, %d battle", "%s %s, %d battles", row->battles),
                                  mu_account_month (row->month), year, row->battles);
  return self;
}

void
mu_campaign_items_show (GListStore *store, const GPtrArray *rows)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < rows->len; i++)
    g_ptr_array_add (items, campaign_item_new (g_ptr_array_index (rows, i)));
  mu_item_rows_show (store, items);
}

/* --- sides -------------------------------------------------------------- */

struct _MuSideItem {
  MuItem parent;
  char *name;
  char *player;
  char *record;
  char *strength;
  double share;
};

static const MuItemField side_fields[] = {
  MU_TEXT (MuSideItem, name, "name"),     MU_TEXT (MuSideItem, player, "player"),
  MU_TEXT (MuSideItem, record, "record"), MU_TEXT (MuSideItem, strength, "strength"),
  MU_SHARE (MuSideItem, share, "share"),
};

MU_DEFINE_ITEM (MuSideItem, mu_side_item, side_fields)

static double
share_of (int figures, int start)
{
  return CLAMP ((double) figures / MAX (start, 1), 0.0, 1.0);
}

static MuSideItem *
side_item_new (const MuCampaignSide *side)
{
  MuSideItem *self = g_object_new (MU_TYPE_SIDE_ITEM, NULL);
  int figures = 0;
  int start = 0;

  for (guint i = 0; i < side->forces->len; i++) {
    const MuForce *force = g_ptr_array_index (side->forces, i);
    figures += force->figures;
    start += force->start;
  }
  self->name = mu_plain_line (side->name);
  self->player = mu_plain_line (side->player);
  self->record
      = g_strdup_printf (_ ("%d won, %d drawn, %d lost"), side->won, side->drawn, side->lost);
  /* A player's copy does not know the others'. */
  self->strength
      = start > 0 ? g_strdup_printf (_ ("%d of %d figures"), figures, start) : g_strdup ("");
  self->share = share_of (figures, start);
  return self;
}

void
mu_side_items_show (GListStore *store, const MuCampaign *campaign)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; campaign && i < campaign->sides->len; i++)
    g_ptr_array_add (items, side_item_new (g_ptr_array_index (campaign->sides, i)));
  mu_item_rows_show (store, items);
}
