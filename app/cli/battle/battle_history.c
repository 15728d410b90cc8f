/* Battles of history: which there are, what is known of one, and what to do with it. */
#include "app/service/battle/battle_history.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/cli/battle/battle_keep.h"
#include "app/cli/battle/battle_plan.h"
#include "app/cli/battle/field_plan.h"
#include "app/cli/battle/history_files.h"
#include "app/cli/core/named.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "reports/account/account.h"
#include "reports/account/account_victory.h"

#define NAME_COLUMNS 34

/* --- all of them --------------------------------------------------------- */

static void
out_row (MuCall *call, const MuHistory *it)
{
  const MuList *a = it->side[MU_SIDE_A].list, *b = it->side[MU_SIDE_B].list;
  g_autofree char *year = g_strdup_printf ("%d", it->year);
  g_autofree char *points_a = g_strdup_printf ("%d", mu_list_points (a));
  g_autofree char *points_b = g_strdup_printf ("%d", mu_list_points (b));
  mu_out_row (call, "history", it->id, it->name, year, a->name, points_a, b->name, points_b, NULL);
}

static void
say_row (MuCall *call, const MuHistory *it)
{
  g_autofree char *name = mu_pad (it->name, NAME_COLUMNS);
  g_autofree char *year = mu_year_format (it->year);
  g_autofree char *when = mu_pad (year, 8);
  mu_say (call, "%s  %s  %s\n", name, when, it->id);
  for (int side = 0; side < MU_SIDES; side++) {
    const MuList *list = it->side[side].list;
    g_autofree char *points = mu_points_words (mu_list_points (list));
    mu_say (call, _ ("    %s, %s points\n"), list->name, points);
  }
}

static MuExit
show_all (MuCall *call, const MuShelf *books)
{
  GError *error = NULL;
  for (const char *const *id = mu_history_ids (); *id; id++) {
    g_autoptr (MuHistory) it = mu_history_open (*id, books, &error);
    if (!it)
      return mu_complain_error (error);
    out_row (call, it);
    say_row (call, it);
  }
  mu_say (call, "\n%s\n", _ ("More of one: muster battle history ID"));
  return MU_EXIT_DONE;
}

/* --- one of them --------------------------------------------------------- */

/* As it is typed: in full, or its beginning. */
static const char *
find_id (const char *typed, GError **error)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  for (const char *const *id = mu_history_ids (); *id; id++)
    g_ptr_array_add (ids, (gpointer) *id);
  const int found = mu_named (ids, typed);
  if (found >= 0)
    return g_ptr_array_index (ids, found);
  g_autofree char *all = g_strjoinv (", ", (char **) mu_history_ids ());
  if (found == MU_NAMED_SEVERAL)
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("“%s”: several battles of history begin so; expected one of %s"), typed, all);
  else
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("“%s” is no battle of history that ships; expected one of %s"), typed, all);
  return NULL;
}

static MuHistory *
find (MuCall *call, const MuShelf *books, GError **error)
{
  const char *id = find_id (mu_call_argument (call, 0), error);
  return id ? mu_history_open (id, books, error) : NULL;
}

static void
show_unit (MuCall *call, const MuListUnit *unit, MuSide side)
{
  char notation[64];
  mu_troop_format (&unit->troop, notation, sizeof notation);
  g_autofree char *figures = g_strdup_printf ("%d", unit->figures);
  mu_out_row (call, "unit", mu_side_key (side), unit->name, notation, figures, NULL);
  g_autofree char *name = mu_pad (unit->name, NAME_COLUMNS);
  mu_say (call, "  %s %4d  %s\n", name, unit->figures, notation);
}

/* What is not asked is 0. */
static void
show_victory (MuCall *call, const MuVictory *victory, MuSide side)
{
  if (!mu_victory_is_stated (victory))
    return;
  g_autofree char *keeps = g_strdup_printf ("%d", victory->keeps);
  g_autofree char *breaks = g_strdup_printf ("%d", victory->breaks);
  g_autofree char *by = g_strdup_printf ("%d", victory->by);
  g_autofree char *words = mu_account_victory (victory);
  mu_out_row (call, "victory", mu_side_key (side), keeps, breaks, by,
              victory->says ? victory->says : "", NULL);
  mu_say_wrapped (call, 2, words);
}

static void
show_side (MuCall *call, const MuHistory *it, MuSide side)
{
  static const char *const armies[MU_SIDES] = { "army-a", "army-b" };
  const MuHistorySide *own = &it->side[side];
  const char *doctrine = own->doctrine.note ? own->doctrine.note : "";
  g_autofree char *number = g_strdup_printf ("%d", mu_list_points (own->list));
  g_autofree char *points = mu_points_words (mu_list_points (own->list));
  mu_out_row (call, armies[side], own->list->name, own->list->book_id, number, doctrine, NULL);
  mu_say (call, _ ("\n%s, %s points\n"), own->list->name, points);
  for (guint i = 0; i < own->list->units->len; i++)
    show_unit (call, mu_list_unit (own->list, i), side);
  if (*doctrine)
    mu_say_wrapped (call, 2, doctrine);
  if (own->list->notes)
    mu_say_wrapped (call, 2, own->list->notes);
  show_victory (call, &own->victory, side);
}

static void
say_season (MuCall *call, const MuHistory *it)
{
  if (it->month == 0)
    return;
  g_autofree char *season = mu_account_season (it->month, it->region, it->field->country);
  mu_say_wrapped (call, 2, season);
}

static void
show_field (MuCall *call, const MuHistory *it)
{
  const MuFieldPlan *field = it->field;
  mu_out_text (call, "field", field->name);
  mu_out_number (call, "width", field->width);
  mu_out_number (call, "depth", field->depth);
  mu_say (call, _ ("\nThe field: %s, %d by %d paces\n"), field->name, field->width, field->depth);
  say_season (call, it);
  mu_show_field_features (call, field);
  if (*field->notes)
    mu_say_wrapped (call, 2, field->notes);
}

static void
show_known (MuCall *call, const MuHistory *it)
{
  const char *note = it->note ? it->note : "";
  mu_out_text (call, "note", note);
  mu_say_wrapped (call, 0, note);
  for (guint i = 0; i < it->sources->len; i++)
    mu_out_text (call, "source", g_ptr_array_index (it->sources, i));
}

static void
say_sources (MuCall *call, const MuHistory *it)
{
  mu_say (call, "\n%s\n", _ ("Sources"));
  for (guint i = 0; i < it->sources->len; i++)
    mu_say_wrapped (call, 2, g_ptr_array_index (it->sources, i));
}

/* Translators: one below the other, each with its command in the same column */
static void
say_next (MuCall *call, const MuHistory *it)
{
  mu_say (call, _ ("\nTo fight it:          muster battle history %s --fight\n"), it->id);
  mu_say (call, _ ("To change it:         muster battle history %s -o FOLDER\n"), it->id);
  mu_say (call, _ ("For odds and paper:   muster battle history %s --prepare SHEET.xml\n"), it->id);
}

/* Nothing of a month that nobody knows. */
static void
out_season (MuCall *call, const MuHistory *it)
{
  if (it->month > 0)
    mu_out_number (call, "month", it->month);
  mu_out_text (call, "region", mu_region_key (it->region));
}

static MuExit
show_one (MuCall *call, const MuHistory *it)
{
  g_autofree char *year = mu_year_format (it->year);
  mu_out_text (call, "id", it->id);
  mu_out_text (call, "name", it->name);
  mu_out_number (call, "year", it->year);
  out_season (call, it);
  mu_say (call, "%s, %s\n\n", it->name, year);
  show_known (call, it);
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    show_side (call, it, side);
  show_field (call, it);
  say_sources (call, it);
  say_next (call, it);
  return MU_EXIT_DONE;
}

/* --- to fight, to change, to print ---------------------------------------- */

/* As “battle run” prepares one of two armies, but by the orders of its day. */
static MuBattleRecord *
prepare (MuCall *call, const MuHistory *it, const MuShelf *books, GError **error)
{
  g_auto (MuPlanFiles) files = { 0 };
  MuBattlePlan plan = { 0 };
  mu_battle_put_history (&plan, it);
  if (!mu_call_plan (call, &files, &plan, error))
    return NULL;
  mu_battle_put_history (&plan, it); /* the call may name neither name nor field */
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&plan, error);
  return record && mu_battle_plan_history (record, it, books, error) ? g_steal_pointer (&record)
                                                                     : NULL;
}

static MuExit
write_sheet (MuCall *call, MuBattleRecord *record)
{
  const char *path = mu_call_text (call, "prepare");
  const MuExit exit = mu_write_prepared (call, record, path);
  if (exit != MU_EXIT_DONE)
    return exit;
  g_autofree char *quoted = g_shell_quote (path);
  mu_say (call, _ ("Its odds:      muster battle odds %s\n"), quoted);
  mu_say (call, _ ("On paper:      muster report night %s -o FILE.pdf\n"), quoted);
  mu_say (call, _ ("To fight it:   muster battle run %s\n"), quoted);
  return MU_EXIT_DONE;
}

static MuExit
write_files (MuCall *call, const MuBattleRecord *record)
{
  GError *error = NULL;
  g_auto (GStrv) files = mu_write_history_files (record, mu_call_text (call, "output"), &error);
  if (!files)
    return mu_complain_error (error);
  for (char *const *file = files; *file; file++) {
    mu_out_text (call, "file", *file);
    mu_say (call, "%s\n", *file);
  }
  g_autofree char *command = mu_history_files_command (files, record);
  mu_out_text (call, "command", command);
  mu_say (call, _ ("\nTo fight it as you have changed it:\n%s\n"), command);
  mu_say (call, _ ("\nTo have an army in the club: muster list import FILE.xml\n"));
  return MU_EXIT_DONE;
}

/* --- which of these ------------------------------------------------------- */

/* What goes with one thing to do is not passed over in silence where another is done. */
static gboolean
goes_together (MuCall *call, GError **error)
{
  static const char *const doing[] = { "fight", "prepare", "output" };
  static const char *const fighting[] = { "number", "sheet", "log", "unrecorded" };
  guint count = 0;
  for (guint i = 0; i < G_N_ELEMENTS (doing); i++)
    count += mu_call_has (call, doing[i]);
  if (count > 1) {
    g_set_error_literal (error, MU_CALL_ERROR, 0,
                         _ ("--fight, --prepare and -o: expected one of them"));
    return FALSE;
  }
  if (count > 0 && mu_call_count (call) == 0) {
    g_set_error_literal (error, MU_CALL_ERROR, 0,
                         _ ("ID is missing; “muster battle history” lists the battles"));
    return FALSE;
  }
  for (guint i = 0; i < G_N_ELEMENTS (fighting); i++)
    if (mu_call_has (call, fighting[i]) && !mu_call_has (call, "fight")) {
      g_set_error (error, MU_CALL_ERROR, 0, _ ("--%s: only with --fight"), fighting[i]);
      return FALSE;
    }
  return TRUE;
}

static MuExit
work (MuCall *call, const MuHistory *it, MuBattleRecord *record)
{
  if (mu_call_has (call, "fight"))
    return mu_fight_battle (call, record, it, TRUE);
  return mu_call_has (call, "prepare") ? write_sheet (call, record) : write_files (call, record);
}

static gboolean
is_to_look_at (MuCall *call)
{
  return !mu_call_has (call, "fight") && !mu_call_has (call, "prepare")
         && !mu_call_has (call, "output");
}

MuExit
mu_run_battle_history (MuCall *call)
{
  GError *error = NULL;
  const MuShelf *books = goes_together (call, &error) ? mu_call_books (call, &error) : NULL;
  if (!books)
    return mu_complain_error (error);
  if (mu_call_count (call) == 0)
    return show_all (call, books);
  g_autoptr (MuHistory) it = find (call, books, &error);
  if (!it)
    return mu_complain_error (error);
  if (is_to_look_at (call))
    return show_one (call, it);
  g_autoptr (MuBattleRecord) record = prepare (call, it, books, &error);
  return record ? work (call, it, record) : mu_complain_error (error);
}
