#include "app/desktop/page/file_filter.h"

/* A suffix is found in either case, which a pattern is not. */
GtkFileFilter *
mu_file_filter_new (const char *name, const char *endings)
{
  GtkFileFilter *filter = gtk_file_filter_new ();
  g_auto (GStrv) suffixes = g_strsplit (endings, ";", -1);

  gtk_file_filter_set_name (filter, name);
  for (guint i = 0; suffixes[i]; i++)
    gtk_file_filter_add_suffix (filter, suffixes[i]);
  return filter;
}
