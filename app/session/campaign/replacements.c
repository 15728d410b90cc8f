#include "app/session/campaign/replacements.h"

#include <glib/gi18n-lib.h>

#include "lists/campaign/recruits.h"
#include "lists/words/plain.h"
#include "reports/account/account.h"

/* --- a unit --------------------------------------------------------------- */

struct _MuReplacementItem {
  MuItem parent;
  guint unit;
  int each;
  char *name;
  char *details;
  int room;
  int figures;
};

static const MuItemField fields[] = {
  MU_TEXT (MuReplacementItem, name, "name"),
  MU_TEXT (MuReplacementItem, details, "details"),
  MU_INT (MuReplacementItem, room, "room"),
  MU_INT (MuReplacementItem, figures, "figures"),
};

MU_DEFINE_ITEM (MuReplacementItem, mu_replacement_item, fields)

static char *
say_offer (const MuForce *force, const MuRecruitOffer *offer)
{
  if (offer->why)
    return g_strdup (offer->why);
  /* Translators: figures of a unit now and at first, points of one figure, figures it may get */
  return g_strdup_printf (ngettext ("%d of %d, %d point each, room for %d",
                                    "%d of %d, %d points each, room for %d", (gulong) offer->each),
                          force->figures, force->start, offer->each, offer->room);
}

static MuReplacementItem *
item_new (const MuForce *force, const MuRecruitOffer *offer)
{
  MuReplacementItem *self = g_object_new (MU_TYPE_REPLACEMENT_ITEM, NULL);

  self->unit = (guint) force->position;
  self->each = offer->each;
  self->name = mu_plain_line (force->name);
  self->details = say_offer (force, offer);
  self->room = offer->room;
  return self;
}

/* --- all of them ----------------------------------------------------------- */

struct _MuReplacements {
  GObject parent;
  MuStore *store;
  gint64 campaign;
  int side;
  int points;
  GListStore *units;
};

G_DEFINE_FINAL_TYPE (MuReplacements, mu_replacements, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
mu_replacements_finalize (GObject *object)
{
  g_object_unref (MU_REPLACEMENTS (object)->units);
  G_OBJECT_CLASS (mu_replacements_parent_class)->finalize (object);
}

static void
mu_replacements_class_init (MuReplacementsClass *class)
{
  G_OBJECT_CLASS (class)->finalize = mu_replacements_finalize;
  signals[CHANGED] = g_signal_new ("changed", MU_TYPE_REPLACEMENTS, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
mu_replacements_init (MuReplacements *self)
{
  self->units = g_list_store_new (MU_TYPE_REPLACEMENT_ITEM);
}

MuReplacements *
mu_replacements_new (MuStore *store, gint64 campaign)
{
  MuReplacements *self = g_object_new (MU_TYPE_REPLACEMENTS, NULL);

  self->store = store;
  self->campaign = campaign;
  self->side = -1;
  return self;
}

/* Who is whole needs no word. */
static GPtrArray *
list_units (const MuCampaignSide *of, const GPtrArray *offers)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < offers->len && i < of->forces->len; i++) {
    const MuForce *force = g_ptr_array_index (of->forces, i);
    if (force->figures < force->start)
      g_ptr_array_add (items, item_new (force, g_ptr_array_index (offers, i)));
  }
  return items;
}

gboolean
mu_replacements_read (MuReplacements *self, const MuCampaignSide *of, int side, GError **error)
{
  const int points = mu_store_replacement_points (self->store, self->campaign, side, error);
  g_autoptr (GPtrArray) offers
      = points >= 0 ? mu_store_recruit_offers (self->store, self->campaign, side, error) : NULL;

  if (offers == NULL)
    return FALSE;
  g_autoptr (GPtrArray) items = list_units (of, offers);
  self->side = side;
  self->points = points;
  g_list_store_remove_all (self->units); /* whoever shows them bit by bit begins anew */
  g_list_store_splice (self->units, 0, 0, items->pdata, items->len);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

GListModel *
mu_replacements_units (MuReplacements *self)
{
  return G_LIST_MODEL (self->units);
}

/* The list keeps it. */
static MuReplacementItem *
unit_at (MuReplacements *self, guint at)
{
  g_autoptr (MuReplacementItem) unit = g_list_model_get_item (G_LIST_MODEL (self->units), at);

  return unit;
}

static guint
count (MuReplacements *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->units));
}

/* --- choosing --------------------------------------------------------------- */

void
mu_replacements_choose (MuReplacements *self, MuReplacementItem *unit, int figures)
{
  const int chosen = CLAMP (figures, 0, unit->room);

  if (chosen == unit->figures)
    return;
  mu_item_set_int (unit, &unit->figures, chosen);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Figures that are advised for the unit. */
static int
advised_for (const GArray *advice, guint unit)
{
  for (guint i = 0; i < advice->len; i++)
    if (g_array_index (advice, MuRecruits, i).unit == unit)
      return g_array_index (advice, MuRecruits, i).figures;
  return 0;
}

gboolean
mu_replacements_advise (MuReplacements *self, GError **error)
{
  g_autoptr (GArray) advice
      = mu_store_advise_recruits (self->store, self->campaign, self->side, error);

  for (guint i = 0; advice && i < count (self); i++) {
    MuReplacementItem *unit = unit_at (self, i);
    mu_replacements_choose (self, unit, advised_for (advice, unit->unit));
  }
  return advice != NULL;
}

void
mu_replacements_forget (MuReplacements *self)
{
  for (guint i = 0; i < count (self); i++)
    mu_replacements_choose (self, unit_at (self, i), 0);
}

/* --- what it comes to --------------------------------------------------------- */

int
mu_replacements_side (MuReplacements *self)
{
  return self->side;
}

int
mu_replacements_cost (MuReplacements *self)
{
  int cost = 0;

  for (guint i = 0; i < count (self); i++)
    cost += unit_at (self, i)->figures * unit_at (self, i)->each;
  return cost;
}

gboolean
mu_replacements_possible (MuReplacements *self)
{
  const int cost = mu_replacements_cost (self);

  return cost > 0 && cost <= self->points;
}

static gboolean
is_room (MuReplacements *self)
{
  for (guint i = 0; i < count (self); i++)
    if (unit_at (self, i)->room > 0)
      return TRUE;
  return FALSE;
}

char *
mu_replacements_words (MuReplacements *self)
{
  const int cost = mu_replacements_cost (self);
  g_autofree char *spent = mu_account_number (cost);
  g_autofree char *points = mu_account_number (self->points);
  g_autofree char *left = mu_account_number (ABS (self->points - cost));

  if (self->points == 0)
    return g_strdup (_ ("Nothing may be spent this month any more. How much a side may spend each "
                        "month is in the campaign's rules."));
  if (!is_room (self))
    return g_strdup (_ ("No unit can get replacements now."));
  if (cost > self->points)
    return g_strdup_printf (_ ("%s of %s points: %s too many. Choose fewer figures."), spent,
                            points, left);
  return g_strdup_printf (_ ("%s of %s points, %s left"), spent, points, left);
}

GArray *
mu_replacements_choice (MuReplacements *self)
{
  GArray *choice = g_array_new (FALSE, TRUE, sizeof (MuRecruits));

  for (guint i = 0; i < count (self); i++) {
    const MuReplacementItem *unit = unit_at (self, i);
    const MuRecruits recruits = { unit->unit, unit->figures, unit->figures * unit->each };
    if (unit->figures > 0)
      g_array_append_val (choice, recruits);
  }
  return choice;
}
