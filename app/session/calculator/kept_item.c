#include "app/session/calculator/kept_item.h"

#include <glib/gi18n-lib.h>

#include "app/sums/core/sum.h"
#include "lists/words/plain.h"

struct _MuKeptItem {
  MuItem parent;
  MuKeptSum *kept;

  char *title;
  char *headline;
  char *who;
  char *time;
  char *hit;
};

G_DEFINE_FINAL_TYPE (MuKeptItem, mu_kept_item, MU_TYPE_ITEM)

static const MuItemField fields[] = {
  MU_TEXT (MuKeptItem, title, "title"), MU_TEXT (MuKeptItem, headline, "headline"),
  MU_TEXT (MuKeptItem, who, "who"),     MU_TEXT (MuKeptItem, time, "time"),
  MU_TEXT (MuKeptItem, hit, "hit"),
};

static void
mu_kept_item_finalize (GObject *object)
{
  g_clear_pointer (&MU_KEPT_ITEM (object)->kept, mu_kept_sum_free);
  G_OBJECT_CLASS (mu_kept_item_parent_class)->finalize (object);
}

static void
mu_kept_item_class_init (MuKeptItemClass *class)
{
  G_OBJECT_CLASS (class)->finalize = mu_kept_item_finalize;
  mu_item_class_set_fields (MU_ITEM_CLASS (class), fields, G_N_ELEMENTS (fields));
}

static void
mu_kept_item_init (MuKeptItem *self)
{
}

/* "20:14" here, of an ISO time. */
static char *
clock_of (const char *iso)
{
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) then = g_date_time_new_from_iso8601 (iso, utc);
  g_autoptr (GDateTime) here = then ? g_date_time_to_local (then) : NULL;

  return here ? g_date_time_format (here, "%H:%M") : g_strdup ("");
}

MuKeptItem *
mu_kept_item_new (const MuKeptSum *kept, const char *who, const char *hit)
{
  MuKeptItem *self = g_object_new (MU_TYPE_KEPT_ITEM, NULL);
  const MuSumKind *kind = mu_sum_kind_find (kept->kind);

  self->kept = mu_kept_sum_copy (kept);
  self->title = g_strdup (kind ? _ (kind->title) : *kept->kind ? kept->kind : _ ("By hand"));
  self->headline = g_strdup (kept->headline);
  self->who = who ? mu_plain_line (who) : NULL;
  self->hit = g_strdup (hit);
  self->time = clock_of (kept->time);
  return self;
}

const MuKeptSum *
mu_kept_item_get_kept (MuKeptItem *self)
{
  return self->kept;
}
