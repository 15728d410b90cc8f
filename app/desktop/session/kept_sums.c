#include "app/desktop/session/kept_sums.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

struct MuKeptSums {
  GPtrArray *kept; /* MuKept */
  GPtrArray *back; /* taken back, the last one last */
  gint64 next;
};

MuKeptSums *
mu_kept_sums_new (void)
{
  MuKeptSums *self = g_new0 (MuKeptSums, 1);

  self->kept = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_kept_free);
  self->back = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_kept_free);
  self->next = 1;
  return self;
}

void
mu_kept_sums_free (MuKeptSums *self)
{
  g_ptr_array_unref (self->kept);
  g_ptr_array_unref (self->back);
  g_free (self);
}

gboolean
mu_kept_sums_keep (MuKeptSums *self, const MuKept *kept, GError **error)
{
  MuKept *copy = mu_kept_copy (kept);

  copy->id = self->next++;
  copy->time = g_get_real_time () / G_USEC_PER_SEC;
  g_ptr_array_add (self->kept, copy);
  g_ptr_array_set_size (self->back, 0);
  return TRUE;
}

static gboolean
move_last (GPtrArray *from, GPtrArray *to, GError **error)
{
  if (from->len == 0) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("There is no such sum."));
    return FALSE;
  }
  g_ptr_array_add (to, g_ptr_array_steal_index (from, from->len - 1));
  return TRUE;
}

gboolean
mu_kept_sums_take_back (MuKeptSums *self, GError **error)
{
  return move_last (self->kept, self->back, error);
}

gboolean
mu_kept_sums_bring_back (MuKeptSums *self, GError **error)
{
  return move_last (self->back, self->kept, error);
}

gboolean
mu_kept_sums_can_take_back (MuKeptSums *self)
{
  return self->kept->len > 0;
}

gboolean
mu_kept_sums_can_bring_back (MuKeptSums *self)
{
  return self->back->len > 0;
}

const GPtrArray *
mu_kept_sums_list (MuKeptSums *self)
{
  return self->kept;
}

int
mu_kept_sums_lost (MuKeptSums *self, MuSumUnit unit)
{
  int lost = 0;

  for (guint i = 0; i < self->kept->len; i++) {
    const MuKept *kept = g_ptr_array_index (self->kept, i);
    if (kept->hit.side == unit.side && kept->hit.unit == unit.unit)
      lost += kept->casualties;
  }
  return lost;
}
