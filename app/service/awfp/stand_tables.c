#include "app/service/awfp/stand_tables.h"

#include "app/sums/awfp/tables.h"
#include "lists/awfp/fastplay.h"

typedef struct {
  MuAwfpSumTables tables; /* first: what is given out */
  MuFastPlay *file;
  char *source;
} StandTables;

gpointer
mu_stand_tables_open (const char *path, GError **error)
{
  MuFastPlay *file = mu_fast_play_open (path, error);
  if (file == NULL)
    return NULL;
  StandTables *self = g_new (StandTables, 1);
  *self = (StandTables){ .file = file, .source = mu_fast_play_words (file) };
  self->tables = (MuAwfpSumTables){ .leadership = &file->leadership,
                                    .prices = &file->prices,
                                    .play = file->play,
                                    .source = self->source,
                                    .reconstruction = file->reconstruction };
  return self;
}

void
mu_stand_tables_free (gpointer tables)
{
  StandTables *self = tables;
  mu_fast_play_free (self->file);
  g_free (self->source);
  g_free (self);
}
