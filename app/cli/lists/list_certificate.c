/* What an umpire signs a list by, and whether it is still that list. */
#include <glib/gi18n.h>

#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "lists/check/certificate.h"

static void
put_certificate (MuCall *call, const MuList *list, const MuCertificate *certificate)
{
  g_autofree char *sum = mu_list_sum (list);
  mu_out_text (call, "name", list->name);
  mu_out_number (call, "edition", certificate->edition);
  mu_out_text (call, "book", list->book_id);
  mu_out_number (call, "book-edition", certificate->book_edition);
  mu_out_number (call, "points", certificate->points);
  mu_out_number (call, "limit", list->points_limit);
  mu_out_text (call, "verdict", certificate->legal ? "legal" : "illegal");
  mu_out_text (call, "code", certificate->code);
  mu_out_text (call, "sum", sum);
}

static void
say_certificate (MuCall *call, const MuList *list, const MuCertificate *certificate)
{
  g_autofree char *points = mu_points_words (certificate->points);
  g_autofree char *limit = mu_points_words (list->points_limit);
  g_autofree char *verdict = mu_certificate_verdict (certificate);
  mu_say (call, _ ("%s, edition %d of the list\n"), list->name, certificate->edition);
  mu_say (call, _ ("%s of %s points, %s\n"), points, limit, verdict);
  if (certificate->list_book_edition != certificate->book_edition)
    mu_say (call, _ ("The list was written by edition %d of its book.\n"),
            certificate->list_book_edition);
  mu_say (call, _ ("Check code %s\n"), certificate->code);
}

MuExit
mu_run_list_certificate (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuList) list = mu_find_army (call, mu_call_argument (call, 0), &error);
  const MuShelf *shelf = list ? mu_call_books (call, &error) : NULL;
  if (!shelf)
    return mu_complain_error (error);
  g_autoptr (MuCertificate) certificate = mu_certificate_new (list, mu_shelf_book_of (shelf, list));
  put_certificate (call, list, certificate);
  say_certificate (call, list, certificate);
  return certificate->legal ? MU_EXIT_DONE : MU_EXIT_NO;
}

static void
say_verified (MuCall *call, const MuList *list, MuCheckCode kind)
{
  mu_say (call, _ ("%s is the list that the code was made for.\n"), list->name);
  if (kind == MU_CHECK_CODE_BEFORE)
    mu_warn (_ ("this code is an older Muster's: with its twelve digits two armies can be made to "
                "share one. Compare the list itself, or have it certified anew."));
}

static void
put_verified (MuCall *call, const MuList *list, MuCheckCode kind, gboolean same)
{
  g_autofree char *own = mu_list_check_code (list);
  mu_out_text (call, "code", own);
  mu_out_text (call, "verified", same ? "yes" : "no");
  if (kind == MU_CHECK_CODE_BEFORE)
    mu_out_text (call, "kind", "before");
  if (same)
    say_verified (call, list, kind);
  else
    mu_say (call, _ ("%s has been edited, or the code is another list's: its own is %s.\n"),
            list->name, own);
}

MuExit
mu_run_list_verify (MuCall *call)
{
  GError *error = NULL;
  const char *code = mu_call_argument (call, 1);
  const MuCheckCode kind = mu_check_code_kind (code);
  if (kind == MU_CHECK_CODE_NONE)
    return mu_complain (_ ("“%s” is no check code; expected sixteen letters and digits, as "
                           "K7QF-22CM-X9BD-4HTR, or twelve digits of an older Muster"),
                        code);
  g_autoptr (MuList) list = mu_find_army (call, mu_call_argument (call, 0), &error);
  if (!list)
    return mu_complain_error (error);
  const gboolean same = mu_list_has_check_code (list, code);
  put_verified (call, list, kind, same);
  return same ? MU_EXIT_DONE : MU_EXIT_NO;
}
