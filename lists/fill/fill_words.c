/* Why so many of an option are in an army, in words. */
#include <glib/gi18n-lib.h>

#include "lists/fill/fill.h"

const char *
mu_fill_reason_key (MuFillReason reason)
{
  static const char *const keys[]
      = { "kept", "guard", "demanded", "line", "light", "models", "share", "allies" };
  G_STATIC_ASSERT (G_N_ELEMENTS (keys) == MU_FILL_ALLIES + 1);
  return keys[reason];
}

static const char *
reason_words (MuFillReason reason)
{
  switch (reason) {
  case MU_FILL_KEPT:
    return N_ ("in the list before");
  case MU_FILL_GUARD:
    return N_ ("the general's guard");
  case MU_FILL_DEMANDED:
    return N_ ("the book demands some; up to %d");
  case MU_FILL_LINE:
    return N_ ("for the line of battle; up to %d");
  case MU_FILL_LIGHT:
    return N_ ("light troops in their measure; up to %d");
  case MU_FILL_MODELS:
    return N_ ("in their measure; up to %d");
  case MU_FILL_SHARE:
    return N_ ("by their share; up to %d");
  case MU_FILL_ALLIES:
    return N_ ("allies, as its own troops did not suffice");
  }
  return "";
}

char *
mu_fill_line_words (const MuFillLine *line)
{
  g_autofree char *most = g_strdup_printf ("%d", line->most);
  g_auto (GStrv) parts = g_strsplit (_ (reason_words (line->reason)), "%d", 2);
  return g_strjoinv (most, parts);
}
