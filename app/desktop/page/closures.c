#include "app/desktop/page/closures.h"

#include <glib/gi18n.h>

#include "app/session/armies/army_item.h"
#include "lists/list/compare.h"
#include "lists/list/terms.h"

gboolean
mu_text_is_there (gpointer self, const char *text)
{
  return text != NULL && *text != '\0';
}

char *
mu_text_subject (gpointer self, const char *subject, const char *text)
{
  if (!mu_text_is_there (self, subject))
    return g_strdup (text);
  return g_strdup_printf ("%s: %s", subject, text);
}

char *
mu_number_text (gpointer self, int number)
{
  return mu_term_number (number);
}

char *
mu_text_period (gpointer self, int period)
{
  return period > 0 ? g_strdup_printf (_ ("Period %d"), period) : g_strdup ("");
}

char **
mu_mark_classes (gpointer self, int mark)
{
  const char *class = NULL;

  switch ((MuArmyMark) mark) {
  case MU_ARMY_UNCHECKED:
    break;
  case MU_ARMY_LEGAL:
    class = "success";
    break;
  case MU_ARMY_PROBLEMS:
  case MU_ARMY_UNREADABLE:
    class = "error";
    break;
  }
  return g_strdupv ((char *[]){ (char *) class, NULL });
}

char **
mu_severity_classes (gpointer self, gboolean error)
{
  return g_strdupv ((char *[]){ (char *) (error ? "error" : "dim-label"), NULL });
}

char *
mu_severity_icon (gpointer self, gboolean error)
{
  return g_strdup (error ? "mu-problem-symbolic" : "dialog-information-symbolic");
}

char **
mu_kind_classes (gpointer self, gboolean error)
{
  return g_strdupv (
      (char *[]){ (char *) "mu-kind", (char *) (error ? "mu-barred" : "dim-label"), NULL });
}

char **
mu_whole_classes (gpointer self, gboolean whole)
{
  return g_strdupv (
      (char *[]){ (char *) "mu-numbers", (char *) (whole ? "mu-total" : NULL), NULL });
}

char *
mu_text_marked (gpointer self, const char *mark, const char *words)
{
  return g_strdup_printf ("%s %s", mark ? mark : "", words ? words : "");
}

char **
mu_compared_classes (gpointer self, int kind)
{
  return g_strdupv (
      (char *[]){ (char *) (kind == MU_COMPARED_SAME ? "dim-label" : "mu-change"), NULL });
}

int
mu_indent (gpointer self, gboolean deeper)
{
  return deeper ? 18 : 0;
}
