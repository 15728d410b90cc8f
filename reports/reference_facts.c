/* Rows of the whole reference sheet that are words and one number each. */
#include "lists/terms.h"
#include "reports/reference_private.h"

void
mu_reference_fact (MuGrid *grid, const char *words, char *value)
{
  const char *const cells[] = { words, value };
  mu_grid_row (grid, FALSE, cells);
  g_free (value);
}

char *
mu_reference_range (int least, int most)
{
  return least == most ? mu_term_number (least) : g_strdup_printf ("%d–%d", least, most);
}
