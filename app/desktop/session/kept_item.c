#include "app/desktop/session/kept_item.h"

#include <glib/gi18n-lib.h>

struct _MuKeptItem {
  MuItem parent;
  MuKept *kept;

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

MuKept *
mu_kept_new (void)
{
  MuKept *kept = g_new0 (MuKept, 1);

  kept->hit = kept->by = (MuSumUnit){ .side = -1, .unit = -1 };
  return kept;
}

MuKept *
mu_kept_copy (const MuKept *kept)
{
  MuKept *copy = g_memdup2 (kept, sizeof *kept);

  copy->kind = g_strdup (kept->kind);
  copy->input = g_strdup (kept->input);
  copy->headline = g_strdup (kept->headline);
  return copy;
}

void
mu_kept_free (MuKept *kept)
{
  g_free (kept->kind);
  g_free (kept->input);
  g_free (kept->headline);
  g_free (kept);
}

static void
mu_kept_item_finalize (GObject *object)
{
  g_clear_pointer (&MU_KEPT_ITEM (object)->kept, mu_kept_free);
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

MuKeptItem *
mu_kept_item_new (const MuKept *kept, const char *who, const char *hit)
{
  MuKeptItem *self = g_object_new (MU_TYPE_KEPT_ITEM, NULL);
  const MuSumKind *kind = mu_sum_kind_find (kept->kind);
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (kept->time);

  self->kept = mu_kept_copy (kept);
  self->title = g_strdup (kind ? _ (kind->title) : kept->kind);
  self->headline = g_strdup (kept->headline);
  self->who = g_strdup (who);
  self->hit = g_strdup (hit);
  self->time = g_date_time_format (time, "%H:%M");
  return self;
}

const MuKept *
mu_kept_item_get_kept (MuKeptItem *self)
{
  return self->kept;
}
