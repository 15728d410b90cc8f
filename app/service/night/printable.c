#include "app/service/night/printable.h"

#include <glib/gi18n-lib.h>

#include "app/service/campaign/campaign_paper.h"
#include "app/service/club/club.h"
#include "db/store.h"
#include "lists/system.h"
#include "lists/words/file_name.h"
#include "reports/account/battle_report.h"
#include "reports/system.h"

typedef enum { OF_ARMY, OF_BATTLE, OF_CAMPAIGN } Kind;

struct MuPrintable {
  Kind kind;
  char *name;
  MuList *list;
  MuBattleRecord *record;
  const MuBook *book[MU_SIDES];
  char *day;  /* of a battle: who has it */
  char *club; /* of a campaign: its file */
  gint64 campaign;
};

static MuPrintable *
printable_new (Kind kind, const char *name)
{
  MuPrintable *printable = g_atomic_rc_box_new0 (MuPrintable);
  printable->kind = kind;
  printable->name = g_strdup (name);
  return printable;
}

MuPrintable *
mu_printable_new_army (const MuList *list, const MuBook *book)
{
  MuPrintable *printable = printable_new (OF_ARMY, list->name);
  printable->list = mu_list_copy (list);
  printable->book[MU_SIDE_A] = book;
  return printable;
}

MuPrintable *
mu_printable_new_battle (const MuBattleRecord *record, const MuShelf *shelf)
{
  MuPrintable *printable = printable_new (OF_BATTLE, record->name);
  printable->record = mu_battle_record_copy (record);
  mu_battle_report_books (record, shelf, printable->book);
  printable->day = mu_battle_day (record, shelf);
  return printable;
}

MuPrintable *
mu_printable_new_campaign (MuStore *store, gint64 campaign, const char *name)
{
  MuPrintable *printable = printable_new (OF_CAMPAIGN, name);
  printable->club = g_strdup (mu_store_path (store));
  printable->campaign = campaign;
  return printable;
}

MuPrintable *
mu_printable_ref (MuPrintable *printable)
{
  return g_atomic_rc_box_acquire (printable);
}

static void
clear (gpointer data)
{
  MuPrintable *printable = data;
  g_clear_pointer (&printable->list, mu_list_free);
  g_clear_pointer (&printable->record, mu_battle_record_free);
  g_free (printable->day);
  g_free (printable->club);
  g_free (printable->name);
}

void
mu_printable_unref (MuPrintable *printable)
{
  g_atomic_rc_box_release_full (printable, clear);
}

/* --- what there is -------------------------------------------------------------------- */

guint
mu_printable_parts (const MuPrintable *printable)
{
  switch (printable->kind) {
  case OF_ARMY:
    return mu_army_pack_parts (printable->list);
  case OF_BATTLE:
    return mu_night_pack_parts (printable->record);
  case OF_CAMPAIGN:
    return MU_PACK_BIT (MU_PACK_REPORT);
  }
  g_return_val_if_reached (0);
}

guint
mu_printable_usual_parts (const MuPrintable *printable)
{
  switch (printable->kind) {
  case OF_ARMY:
    return MU_PACK_BIT (MU_PACK_ROSTER_A);
  case OF_BATTLE:
    return printable->record->fought ? MU_PACK_BIT (MU_PACK_REPORT)
                                     : mu_night_pack_parts (printable->record);
  case OF_CAMPAIGN:
    return MU_PACK_BIT (MU_PACK_REPORT);
  }
  g_return_val_if_reached (0);
}

static const char *
army_name (const MuPrintable *printable, MuSide side)
{
  return printable->list ? printable->list->name : printable->record->side[side].list->name;
}

static gboolean
has_ticks (const MuPrintable *printable)
{
  const MuList *list = printable->list ? printable->list : printable->record->side[MU_SIDE_A].list;
  return mu_list_has (list, MU_LISTS_ARE_STANDS);
}

static const char *
table_words (const MuPrintable *printable, int part)
{
  const MuReportSystem *system = mu_report_system (printable->record->rules);
  return system->table_paper_words ((MuTablePaper) (part - MU_PACK_TABLE));
}

static char *
reference_words (const MuPrintable *printable, MuSide side)
{
  if (printable->kind == OF_ARMY)
    return g_strdup (_ ("Reference sheet, all of it"));
  return g_strdup_printf (_ ("Reference sheet: %s"), army_name (printable, side));
}

char *
mu_printable_part_words (const MuPrintable *printable, MuPackPart part)
{
  if (part >= MU_PACK_TABLE && part <= MU_PACK_TABLE_LAST)
    return g_strdup (table_words (printable, part));
  switch (part) {
  case MU_PACK_COVER:
    return g_strdup (_ ("Cover"));
  case MU_PACK_ROSTER_A:
  case MU_PACK_ROSTER_B:
    return g_strdup_printf (
        _ ("Roster: %s"), army_name (printable, part == MU_PACK_ROSTER_B ? MU_SIDE_B : MU_SIDE_A));
  case MU_PACK_ORDERS_A:
  case MU_PACK_ORDERS_B:
    return g_strdup_printf (
        has_ticks (printable) ? _ ("Tick sheet: %s") : _ ("Order sheet: %s"),
        army_name (printable, part == MU_PACK_ORDERS_B ? MU_SIDE_B : MU_SIDE_A));
  case MU_PACK_MARKERS_A:
  case MU_PACK_MARKERS_B:
    return g_strdup_printf (
        _ ("Order markers: %s"),
        army_name (printable, part == MU_PACK_MARKERS_B ? MU_SIDE_B : MU_SIDE_A));
  case MU_PACK_TABLE:
  case MU_PACK_TABLE_LAST:
    break;
  case MU_PACK_REFERENCE_A:
    return reference_words (printable, MU_SIDE_A);
  case MU_PACK_REFERENCE_B:
    return reference_words (printable, MU_SIDE_B);
  case MU_PACK_REPORT:
    return g_strdup (printable->kind == OF_CAMPAIGN ? _ ("Campaign report") : _ ("Battle report"));
  case MU_PACK_PARTS:
    break;
  }
  g_return_val_if_reached (NULL);
}

const char *
mu_printable_name (const MuPrintable *printable)
{
  return printable->name;
}

char *
mu_printable_file_name (const MuPrintable *printable)
{
  return mu_file_name (printable->name, ".pdf");
}

/* --- pages ---------------------------------------------------------------------------- */

static MuSheets *
army_sheets (const MuPrintable *printable, const MuPrintChoice *choice)
{
  const MuArmyPack pack = { .list = printable->list,
                            .book = printable->book[MU_SIDE_A],
                            .two_sided = choice->two_sided,
                            .left_out = ~choice->parts };
  return mu_army_pack_sheets (&pack, choice->paper);
}

static MuSheets *
battle_sheets (const MuPrintable *printable, const MuPrintChoice *choice)
{
  const MuNightPack pack = { .record = printable->record,
                             .book = { printable->book[MU_SIDE_A], printable->book[MU_SIDE_B] },
                             .day = printable->day,
                             .two_sided = choice->two_sided,
                             .left_out = ~choice->parts };
  return mu_night_pack_sheets (&pack, choice->paper);
}

/* By a connection of its own, on whichever thread this is. */
static MuSheets *
campaign_sheets (const MuPrintable *printable, const MuPrintChoice *choice, GError **error)
{
  g_autoptr (MuStore) store = mu_store_open (printable->club, FALSE, error);
  return store ? mu_campaign_paper_sheets (store, printable->campaign, choice->paper, error) : NULL;
}

MuSheets *
mu_printable_sheets (const MuPrintable *printable, const MuPrintChoice *choice, GError **error)
{
  switch (printable->kind) {
  case OF_ARMY:
    return army_sheets (printable, choice);
  case OF_BATTLE:
    return battle_sheets (printable, choice);
  case OF_CAMPAIGN:
    return campaign_sheets (printable, choice, error);
  }
  g_return_val_if_reached (NULL);
}

/* --- beside the main thread ------------------------------------------------------------- */

typedef struct {
  MuPrintable *printable;
  MuPrintChoice choice;
  char *path;
} Errand;

static void
errand_free (gpointer data)
{
  Errand *errand = data;
  mu_printable_unref (errand->printable);
  g_free (errand->path);
  g_free (errand);
}

static void
make_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Errand *errand = data;
  MuPrintChoice choice = errand->choice;
  GError *error = NULL;
  if (errand->path)
    choice.paper = mu_paper_for_file (choice.paper, errand->path);
  g_autoptr (MuSheets) sheets = mu_printable_sheets (errand->printable, &choice, &error);
  if (g_task_return_error_if_cancelled (task)) {
    g_clear_error (&error);
    return;
  }
  if (sheets && (!errand->path || mu_sheets_write (sheets, errand->path, &error)))
    g_task_return_pointer (task, g_steal_pointer (&sheets), (GDestroyNotify) mu_sheets_free);
  else
    g_task_return_error (task, error);
}

void
mu_printable_make_async (MuPrintable *printable, const MuPrintChoice *choice, const char *path,
                         GCancellable *cancellable, GAsyncReadyCallback done, gpointer data)
{
  Errand *errand = g_new0 (Errand, 1);
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, done, data);
  errand->printable = mu_printable_ref (printable);
  errand->choice = *choice;
  errand->path = g_strdup (path);
  g_task_set_task_data (task, errand, errand_free);
  g_task_run_in_thread (task, make_in_thread);
}

MuSheets *
mu_printable_make_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
