#include "app/service/sums/sum_tables.h"

#include "app/service/awfp/stand_tables.h"

static const struct {
  const char *system;
  gpointer (*open) (const char *path, GError **error);
  GDestroyNotify free;
} readers[] = {
  { "awfp", mu_stand_tables_open, mu_stand_tables_free },
};

gboolean
mu_sum_tables_open (MuSumTables *self, const MuSumSystem *system, const char *path, GError **error)
{
  *self = (MuSumTables){ .tables = NULL };
  for (guint i = 0; i < G_N_ELEMENTS (readers); i++)
    if (g_str_equal (readers[i].system, system->key)) {
      self->free = readers[i].free;
      self->tables = readers[i].open (path, error);
      return self->tables != NULL;
    }
  return TRUE;
}

void
mu_sum_tables_clear (MuSumTables *self)
{
  if (self->tables)
    self->free (self->tables);
  *self = (MuSumTables){ .tables = NULL };
}
