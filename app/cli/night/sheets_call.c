/* Where sheets go that a call asks for. */
#include "app/cli/night/sheets_call.h"

#include <glib/gi18n.h>

#include "app/cli/core/out.h"
#include "lists/xml/data.h"

const char *
mu_call_sheets_path (MuCall *call)
{
  const char *path = mu_call_text (call, "output");
  if (mu_file_ends_in (path, ".pdf") || mu_file_ends_in (path, ".html"))
    return path;
  mu_complain (_ ("-o: %s: expected a file name that ends in .pdf or .html"), path);
  return NULL;
}

MuPaper
mu_call_paper (MuCall *call)
{
  const MuPaper paper = (MuPaper) mu_call_choice (call, "paper", MU_PAPER_A4);
  return mu_paper_for_file (mu_call_has (call, "large-type") ? mu_paper_in_large_type (paper)
                                                             : paper,
                            mu_call_text (call, "output"));
}

/* A browser's page has no pages. */
static MuExit
say_page (MuCall *call, const char *title, const char *path)
{
  mu_out_text (call, "file", path);
  mu_say (call, _ ("%s is written to %s\n"), title, path);
  return MU_EXIT_DONE;
}

MuExit
mu_call_write_sheets (MuCall *call, MuSheets *sheets, const char *path)
{
  GError *error = NULL;
  int pages = mu_sheets_pages (sheets);
  if (!mu_sheets_write (sheets, path, &error))
    return mu_complain_error (error);
  if (mu_paper_is_web (mu_sheets_paper (sheets)))
    return say_page (call, mu_sheets_title (sheets), path);
  mu_out_text (call, "file", path);
  mu_out_number (call, "pages", pages);
  mu_say (call, ngettext ("%s: %d page\n", "%s: %d pages\n", (gulong) pages), path, pages);
  return MU_EXIT_DONE;
}
