#include "app/session/campaign/force_rows.h"

struct _MuForceRows {
  GObject parent;
  MuStore *store;
  const MuCampaign *campaign;
  gint64 id;        /* of the campaign; 0: none */
  GPtrArray *items; /* MuForceItem; NULL: not asked for yet */
  GArray *strengths[MU_CAMPAIGN_SIDES_MAX];
};

static void list_model_init (GListModelInterface *list);

G_DEFINE_FINAL_TYPE_WITH_CODE (MuForceRows, mu_force_rows, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
free_item (gpointer item)
{
  g_clear_object (&item);
}

/* --- what they show -------------------------------------------------------- */

static const MuCampaignSide *
side_at (MuForceRows *self, int side)
{
  return g_ptr_array_index (self->campaign->sides, (guint) side);
}

/* The side that the row is of; the row's number goes on as that within the side. */
static int
find_side (MuForceRows *self, guint *at)
{
  int side = 0;

  while (*at >= side_at (self, side)->forces->len)
    *at -= side_at (self, side++)->forces->len;
  return side;
}

/* What cannot be read is left to the doctor: present strengths are known all the same. */
static MuForceStrength
strength_of (MuForceRows *self, int side, const MuForce *force)
{
  MuForceStrength strength = { .part = { force->figures }, .joined = MU_LIST_NO_UNIT };

  if (self->strengths[side] == NULL)
    self->strengths[side] = mu_store_force_strengths (self->store, self->id, side, NULL);
  if (self->strengths[side] && force->position < (int) self->strengths[side]->len)
    return g_array_index (self->strengths[side], MuForceStrength, force->position);
  strength.part[MU_FORCE_GONE] = MAX (force->start - force->figures, 0);
  return strength;
}

static void
fill (MuForceRows *self, MuForceItem *item, guint at)
{
  const int side = find_side (self, &at);
  const MuForce *force = g_ptr_array_index (side_at (self, side)->forces, at);
  const MuForceStrength strength = strength_of (self, side, force);
  const MuForceRow row
      = { .side = side, .of = side_at (self, side), .force = force, .strength = &strength };

  mu_force_item_fill (item, &row);
}

/* --- as a list -------------------------------------------------------------- */

static GType
get_item_type (GListModel *list)
{
  return MU_TYPE_FORCE_ITEM;
}

static guint
get_n_items (GListModel *list)
{
  return MU_FORCE_ROWS (list)->items->len;
}

static gpointer
get_item (GListModel *list, guint at)
{
  MuForceRows *self = MU_FORCE_ROWS (list);

  if (at >= self->items->len)
    return NULL;
  if (self->items->pdata[at] == NULL) {
    self->items->pdata[at] = g_object_new (MU_TYPE_FORCE_ITEM, NULL);
    fill (self, self->items->pdata[at], at);
  }
  return g_object_ref (self->items->pdata[at]);
}

static void
list_model_init (GListModelInterface *list)
{
  list->get_item_type = get_item_type;
  list->get_n_items = get_n_items;
  list->get_item = get_item;
}

/* --- showing a campaign ------------------------------------------------------ */

static void
forget_strengths (MuForceRows *self)
{
  for (int side = 0; side < MU_CAMPAIGN_SIDES_MAX; side++)
    g_clear_pointer (&self->strengths[side], g_array_unref);
}

static guint
count_units (const MuCampaign *campaign)
{
  guint units = 0;

  for (guint i = 0; campaign && i < campaign->sides->len; i++)
    units += ((const MuCampaignSide *) g_ptr_array_index (campaign->sides, i))->forces->len;
  return units;
}

static void
begin (MuForceRows *self, guint units)
{
  const guint before = self->items->len;

  g_ptr_array_set_size (self->items, 0);
  g_ptr_array_set_size (self->items, (int) units);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, units);
}

static void
refill (MuForceRows *self)
{
  for (guint i = 0; i < self->items->len; i++)
    if (self->items->pdata[i])
      fill (self, self->items->pdata[i], i);
}

void
mu_force_rows_show (MuForceRows *self, MuStore *store, const MuCampaign *campaign)
{
  const guint units = count_units (campaign);
  const gboolean same = campaign && campaign->id == self->id && units == self->items->len;

  forget_strengths (self);
  self->store = store;
  self->campaign = campaign;
  self->id = campaign ? campaign->id : 0;
  if (same)
    refill (self);
  else
    begin (self, units);
}

static void
mu_force_rows_finalize (GObject *object)
{
  MuForceRows *self = MU_FORCE_ROWS (object);

  forget_strengths (self);
  g_ptr_array_unref (self->items);
  G_OBJECT_CLASS (mu_force_rows_parent_class)->finalize (object);
}

static void
mu_force_rows_class_init (MuForceRowsClass *class)
{
  G_OBJECT_CLASS (class)->finalize = mu_force_rows_finalize;
}

static void
mu_force_rows_init (MuForceRows *self)
{
  self->items = g_ptr_array_new_with_free_func (free_item);
}

MuForceRows *
mu_force_rows_new (void)
{
  return g_object_new (MU_TYPE_FORCE_ROWS, NULL);
}
