/* A moment of a battle as a picture, its course as prose. */
#include <glib/gi18n.h>
#include <string.h>

#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "lists/words/plain.h"
#include "reports/replay/replay_prose.h"
#include "reports/replay/replay_scene.h"
#include "reports/scene/scene_picture.h"
#include "rules/battle/system.h"

/* wrg.sequence.period, as --at names its parts: shorter than battle sheets do. */
static const char *const typed_keys[] = {
  [MU_PHASE_DEPLOYMENT] = "deployment",
  [MU_PHASE_ARRIVALS] = "arrivals",
  [MU_PHASE_COMPULSORY] = "compulsory",
  [MU_PHASE_CHARGE_TESTS] = "charges",
  [MU_PHASE_RESPONSE_TESTS] = "responses",
  [MU_PHASE_CHARGE_MOVES] = "charge-moves",
  [MU_PHASE_NORMAL_MOVES] = "moves",
  [MU_PHASE_SHOOTING] = "shooting",
  [MU_PHASE_SHOOTING_TESTS] = "shooting-tests",
  [MU_PHASE_MELEE] = "melee",
  [MU_PHASE_RECOILS] = "recoils",
  [MU_PHASE_END_TESTS] = "end-tests",
  NULL,
};

/* Those of the battle's rules, NULL behind the last. */
static const char *const *
phase_keys (const MuBattleRecord *record)
{
  const MuBattleSystem *system = mu_battle_system (record->rules);
  return record->rules == MU_RULES_WRG5 || !system ? typed_keys : system->clock.phase_keys;
}

/* The number of a phase by its key, -1 for none. */
static int
find_phase (const MuBattleRecord *record, const char *key)
{
  const char *const *keys = phase_keys (record);
  for (int i = 0; keys[i]; i++)
    if (strcmp (keys[i], key) == 0)
      return i;
  return -1;
}

/* What it is called; at the end of the battle, the last. */
static const char *
phase_key (const MuBattleRecord *record, int phase)
{
  const char *const *keys = phase_keys (record);
  int last = 0;
  while (keys[last + 1] && last < phase)
    last++;
  return keys[last];
}

static MuExit
refuse_phase (const MuBattleRecord *record, const char *text)
{
  g_autofree char *keys = g_strjoinv (", ", (char **) phase_keys (record));
  return mu_complain (_ ("--at: %s: no such phase; expected one of %s"), text, keys);
}

/* "3" or "3:shooting"; the end of it. Without --at the end of the battle. */
static MuExit
find_moment (MuCall *call, const MuBattleRecord *record, guint *events)
{
  const char *at = mu_call_text (call, "at");
  g_auto (GStrv) part = g_strsplit (at ? at : "", ":", 2);
  GError *error = NULL;
  gint64 period;
  int phase = MU_PHASE_OVER;

  *events = record->events->len;
  if (!at)
    return MU_EXIT_DONE;
  if (!mu_read_number ("--at", part[0] ? part[0] : "", 0, record->periods, &period, &error))
    return mu_complain_error (error);
  if (part[0] && part[1] && (phase = find_phase (record, part[1])) < 0)
    return refuse_phase (record, part[1]);
  *events = mu_replay_events_through (record, (int) period, phase);
  return MU_EXIT_DONE;
}

static MuExit
write_picture (MuCall *call, const MuBattleRecord *record, guint events)
{
  GError *error = NULL;
  const char *path = mu_call_text (call, "output");
  g_autoptr (MuReplay) replay = mu_replay_new (record, events);
  g_autoptr (MuScene) scene = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  g_autofree char *title = mu_replay_title (replay);
  const MuPictureJob job = {
    .title = title,
    .palette = (MuScenePalette) mu_call_choice (call, "palette", MU_SCENE_LIGHT),
    .large_text = mu_call_has (call, "large-text"),
    .width = (int) mu_call_number (call, "width", 0),
  };

  if (!mu_picture_write (scene, &job, path, &error))
    return mu_complain_error (error);
  mu_out_text (call, "file", path);
  mu_out_number (call, "period", replay->period);
  mu_out_text (call, "phase", phase_key (record, replay->phase));
  mu_say (call, "%s: %s\n", path, title);
  return MU_EXIT_DONE;
}

/* A fought battle, NULL with a complaint. */
static MuBattleRecord *
find_fought (MuCall *call)
{
  GError *error = NULL;
  const char *name = mu_call_argument (call, 0);
  g_autoptr (MuBattleRecord) record = mu_find_battle (call, name, &error);
  if (!record)
    mu_complain_error (error);
  else if (!record->fought)
    mu_complain (_ ("%s: this battle has not been fought yet; nothing to show"), name);
  else
    return g_steal_pointer (&record);
  return NULL;
}

MuExit
mu_run_battle_picture (MuCall *call)
{
  const char *path = mu_call_text (call, "output");
  if (mu_picture_format (path) == MU_PICTURE_NONE)
    return mu_complain (_ ("-o: %s: expected a file name that ends in .svg or .png"), path);
  g_autoptr (MuBattleRecord) record = find_fought (call);
  if (!record)
    return MU_EXIT_BAD;
  if (!mu_replay_has_places (record))
    return mu_complain (_ ("%s: this battle was played on the table; nobody recorded where its "
                           "troops stood"),
                        mu_call_argument (call, 0));
  guint events;
  MuExit found = find_moment (call, record, &events);
  return found == MU_EXIT_DONE ? write_picture (call, record, events) : found;
}

/* Without army books there is no battle of history to be known; the account goes without. */
static char *
day_words (MuCall *call, const MuBattleRecord *record)
{
  g_autoptr (GError) unread = NULL;
  return mu_battle_day (record, mu_call_books (call, &unread));
}

MuExit
mu_run_battle_account (MuCall *call)
{
  GError *error = NULL;
  const char *path = mu_call_text (call, "output");
  g_autoptr (MuBattleRecord) record = find_fought (call);
  if (!record)
    return MU_EXIT_BAD;
  g_autofree char *day = day_words (call, record);
  if (path && !mu_prose_write (record, day, path, &error))
    return mu_complain_error (error);
  if (path) {
    mu_out_text (call, "file", path);
    mu_say (call, "%s\n", path);
    return MU_EXIT_DONE;
  }
  g_autofree char *prose = mu_prose (record, day);
  g_autofree char *plain = mu_plain_text (prose);
  g_print ("%s", plain);
  return MU_EXIT_DONE;
}
