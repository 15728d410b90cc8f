#include "app/desktop/paper/print_settings.h"

#include <gtk/gtk.h>

#define LETTER_SETTING    "desktop.letter"
#define LARGE_SETTING     "desktop.large-type"
#define TWO_SIDED_SETTING "desktop.two-sided"

/* GTK has it from the locale. */
static gboolean
is_letter_usual (void)
{
  g_autofree char *name = g_strdup (gtk_paper_size_get_default ());

  return g_str_has_prefix (name, "na_");
}

MuLeaves
mu_leaves_remember (MuDesk *desk)
{
  const MuPaper paper = mu_desk_remember_number (desk, LETTER_SETTING, is_letter_usual ())
                            ? MU_PAPER_LETTER
                            : MU_PAPER_A4;
  const gboolean large = mu_desk_remember_number (desk, LARGE_SETTING, FALSE);

  return (MuLeaves){ .paper = large ? mu_paper_in_large_type (paper) : paper,
                     .two_sided = mu_desk_remember_number (desk, TWO_SIDED_SETTING, FALSE) };
}

void
mu_leaves_note (MuDesk *desk, const MuLeaves *leaves)
{
  mu_desk_note_number (desk, LETTER_SETTING, mu_paper_is_letter (leaves->paper));
  mu_desk_note_number (desk, LARGE_SETTING, mu_paper_has_large_type (leaves->paper));
  mu_desk_note_number (desk, TWO_SIDED_SETTING, leaves->two_sided);
}

MuPrintChoice
mu_leaves_usual_choice (const MuLeaves *leaves, const MuPrintable *printable)
{
  return (MuPrintChoice){ .paper = leaves->paper,
                          .two_sided = leaves->two_sided,
                          .parts = mu_printable_usual_parts (printable) };
}
