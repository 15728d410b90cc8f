/* Writes a battle of Fast Play for people to look at: draw-fast-battle FOLDER [SEED]. Not run by
 * the tests. */
#include <stdlib.h>

#include "reports/account/account.h"
#include "reports/account/battle_report.h"
#include "reports/replay/replay_prose.h"
#include "reports/replay/replay_scene.h"
#include "reports/replay/replay_words.h"
#include "reports/scene/picture.h"
#include "tests/reports/awfp/fixture.h"

static void
write_report (const MuBattleRecord *record, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "fast-battle.pdf", NULL);
  g_autoptr (MuSheets) sheets = mu_battle_report_sheets (record, NULL, NULL, MU_PAPER_A4);
  g_autoptr (GError) error = NULL;
  if (!mu_sheets_write_pdf (sheets, path, &error))
    g_error ("%s", error->message);
}

static void
write_log (const MuBattleRecord *record, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "fast-battle.log", NULL);
  g_autoptr (GPtrArray) lines = mu_account (record);
  g_autoptr (GString) log = g_string_new (NULL);
  for (guint i = 0; i < lines->len; i++) {
    const MuAccountLine *line = g_ptr_array_index (lines, i);
    g_string_append_printf (log, "%d %s %s [%s] %s\n", line->period, line->headline ? "*" : " ",
                            line->text, line->section, line->sum);
  }
  g_file_set_contents (path, log->str, -1, NULL);
}

static void
write_prose (const MuBattleRecord *record, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "fast-battle.txt", NULL);
  g_autoptr (GError) error = NULL;
  if (!mu_prose_write (record, NULL, path, &error))
    g_error ("%s", error->message);
}

/* How everybody is said to be, after each turn. */
static void
write_states (const MuBattleRecord *record, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "fast-battle.states", NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (MuReplay) replay = mu_replay_new (record, 0);
  for (int period = 0; period <= record->periods; period++) {
    mu_replay_seek (replay, mu_replay_events_to (record, period));
    for (int body = 0; body < replay->bodies; body++) {
      g_autofree char *name = mu_replay_body_name (replay, body);
      g_autofree char *words = mu_replay_body_words (replay, body);
      g_autofree char *test = mu_replay_body_test (replay, body);
      g_string_append_printf (text, "%d %s: %s | %s\n", period, name, words, test);
    }
  }
  g_file_set_contents (path, text->str, -1, NULL);
}

int
main (int argc, char **argv)
{
  const char *folder = argc > 1 ? argv[1] : ".";
  g_autoptr (MuBattleRecord) record = fast_fought (argc > 2 ? strtoull (argv[2], NULL, 10) : 1);
  write_report (record, folder);
  write_log (record, folder);
  write_prose (record, folder);
  write_states (record, folder);
  return 0;
}
