/* Mends as the checks offer them. */
#include "lists/check/check_private.h"

void
mu_check_mend (MuIssue *issue, MuMendKind kind, int number)
{
  issue->mend.kind = kind;
  issue->mend.number = number;
}

static int
least_of (const MuCheck *check, guint unit)
{
  return mu_list_system_of (check->list)
      ->size_now (mu_list_unit (check->list, unit), check->option[unit])
      .least;
}

/* Whether so many could be a unit of their own. */
static gboolean
can_split (const MuCheck *check, guint index, int figures)
{
  const int command = mu_list_system_of (check->list)->command (mu_list_unit (check->list, index));
  const int left = check->list->points_limit - mu_list_points (check->list);
  return figures >= least_of (check, index) && check->list->units->len < MU_LIST_UNITS_MAX
         && (command == 0 || left >= command);
}

void
mu_check_mend_size (MuCheck *check, MuIssue *issue, int over)
{
  const guint unit = (guint) issue->unit;
  if (can_split (check, unit, over))
    mu_check_mend (issue, MU_MEND_SPLIT, over);
  else
    mu_check_mend (issue, MU_MEND_SET_FIGURES, mu_list_unit (check->list, unit)->figures - over);
}

void
mu_check_mend_small (MuCheck *check, MuIssue *issue, int figures)
{
  const guint unit = (guint) issue->unit;
  if (mu_check_can_grow (check, unit, figures - mu_list_unit (check->list, unit)->figures))
    mu_check_mend (issue, MU_MEND_SET_FIGURES, figures);
  else
    mu_check_mend (issue, MU_MEND_REMOVE_UNIT, 0);
}

gboolean
mu_check_mend_less (MuCheck *check, MuIssue *issue, const MuBookOption *option, int over)
{
  int gone = MU_LIST_NO_UNIT;
  for (guint i = check->list->units->len; i > 0; i--) {
    const int figures = mu_list_unit (check->list, i - 1)->figures;
    if (check->option[i - 1] != option)
      continue;
    if (figures - over >= least_of (check, i - 1)) {
      issue->mend.unit = (int) i - 1;
      mu_check_mend (issue, MU_MEND_SET_FIGURES, figures - over);
      return TRUE;
    }
    if (figures >= over && gone == MU_LIST_NO_UNIT)
      gone = (int) i - 1;
  }
  if (gone == MU_LIST_NO_UNIT)
    return FALSE;
  issue->mend.unit = gone;
  mu_check_mend (issue, MU_MEND_REMOVE_UNIT, 0);
  return TRUE;
}

void
mu_check_mend_more (const MuCheck *check, MuIssue *issue, const MuBookOption *option, int lacking)
{
  if (!mu_book_option_in_year (option, check->list->year))
    return;
  mu_check_mend (issue, MU_MEND_ADD_OPTION, lacking);
  issue->mend.text = g_strdup (option->id);
}

static gboolean
is_way (const MuCheck *check, const MuBookTroop *way)
{
  return mu_book_troop_in_year (way, check->list->year) && mu_check_is_armed (check, way);
}

void
mu_check_mend_way (MuCheck *check, MuIssue *issue)
{
  const MuBookOption *option = mu_check_option (check, (guint) issue->unit);
  for (guint i = 0; option && i < option->troops->len; i++)
    if (is_way (check, option->troops->pdata[i])) {
      mu_check_mend (issue, MU_MEND_SET_WAY, (int) i);
      return;
    }
}

void
mu_check_mend_general (MuIssue *issue, MuMendKind kind, guint general, int unit)
{
  mu_check_mend (issue, kind, 0);
  issue->mend.general = general;
  issue->mend.unit = unit;
}

void
mu_check_mend_item (MuIssue *issue, MuMendKind kind, const MuListItem *item, int number)
{
  mu_check_mend (issue, kind, number);
  issue->mend.item = item->kind;
  issue->mend.regular = item->regular;
}
