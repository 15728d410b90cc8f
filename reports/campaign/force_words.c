#include "reports/campaign/force_words.h"

#include <glib/gi18n-lib.h>

/* --- where they are ----------------------------------------------------------- */

const char *
mu_force_part_words (MuForcePart part)
{
  switch (part) {
  case MU_FORCE_PRESENT:
    return C_ ("figures", "present");
  case MU_FORCE_WOUNDED:
    return C_ ("figures", "wounded, will return");
  case MU_FORCE_STRAGGLING:
    return C_ ("figures", "straggling");
  case MU_FORCE_CAPTURED:
    return C_ ("figures", "captured");
  case MU_FORCE_GONE:
    return C_ ("figures", "dead or gone");
  }
  return "";
}

static char *
say_part (const MuForceStrength *strength, int start, MuForcePart part)
{
  const int figures = strength->part[part];
  switch (part) {
  case MU_FORCE_PRESENT: /* Translators: figures of a unit, "32 of 48 present" */
    return g_strdup_printf (_ ("%d of %d present"), figures, start);
  case MU_FORCE_WOUNDED:
    return g_strdup_printf (
        ngettext ("%d wounded who will return", "%d wounded who will return", (gulong) figures),
        figures);
  case MU_FORCE_STRAGGLING:
    return g_strdup_printf (ngettext ("%d straggling", "%d straggling", (gulong) figures), figures);
  case MU_FORCE_CAPTURED:
    return g_strdup_printf (ngettext ("%d captured", "%d captured", (gulong) figures), figures);
  case MU_FORCE_GONE:
    return g_strdup_printf (ngettext ("%d dead or gone", "%d dead or gone", (gulong) figures),
                            figures);
  }
  return g_strdup ("");
}

/* What is true of it besides. */
static void
append_rest (GString *text, const MuForceStrength *strength, const char *joined)
{
  if (strength->coming > 0) {
    g_string_append (text, ", ");
    g_string_append_printf (text,
                            ngettext ("%d replacement on its way", "%d replacements on their way",
                                      (gulong) strength->coming),
                            strength->coming);
  }
  if (joined != NULL) {
    g_string_append (text, ", ");
    /* Translators: a unit */
    g_string_append_printf (text, _ ("merged into %s"), joined);
  }
}

char *
mu_force_strength_words (const MuForceStrength *strength, int start, const char *joined)
{
  GString *text = g_string_new (NULL);
  for (int part = 0; part < MU_FORCE_PARTS; part++) {
    g_autofree char *words = say_part (strength, start, (MuForcePart) part);
    if (part == MU_FORCE_PRESENT || strength->part[part] > 0)
      g_string_append_printf (text, "%s%s", part > 0 ? ", " : "", words);
  }
  append_rest (text, strength, joined);
  return g_string_free (text, FALSE);
}
