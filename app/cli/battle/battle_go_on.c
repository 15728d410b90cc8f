/* Stop and think: how bodies stand between two periods, and going on from there. */
#include <glib/gi18n.h>
#include <string.h>

#include "app/cli/battle/battle_body.h"
#include "app/cli/battle/battle_keep.h"
#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "reports/account/account.h"
#include "reports/system.h"

#define DEGREES 360

static int
degrees_of (MuAngle facing)
{
  return (int) ((facing * (guint) DEGREES + 0x8000) >> 16) % DEGREES;
}

static MuAngle
angle_of (gint64 degrees)
{
  return (MuAngle) ((degrees << 16) / DEGREES);
}

/* --- showing ------------------------------------------------------------ */

/* Of rules that count steps: order says how many; who is off the map is nowhere. */
static void
say_counter (MuCall *call, const MuBattleRecord *record, const MuBodyStand *stand, const char *key,
             const char *name)
{
  MuSide side;
  const int start = mu_list_unit_strength (mu_battle_record_unit (record, stand->body, &side));
  const MuUnitOutcome end = { .figures_start = start,
                              .figures_left = start - (stand->disordered ? 1 : 0),
                              .fate = stand->fate };
  mu_say (call, "%-6s %s %s", key, name, mu_account_end (record->rules, &end));
  if (stand->x > 0 || stand->y > 0)
    mu_say (call, _ (", at %d,%d facing %d°"), stand->x, stand->y, degrees_of (stand->facing));
  mu_say (call, "\n");
}

static void
show_stand (MuCall *call, const MuBattleRecord *record, const MuBodyStand *stand)
{
  MuSide side;
  g_autofree char *key = mu_body_key (record, stand->body);
  const char *name = mu_battle_record_unit (record, stand->body, &side)->name;
  const int number[] = { stand->x,       stand->y,       degrees_of (stand->facing), stand->files,
                         stand->figures, stand->carried, stand->disordered };
  char text[G_N_ELEMENTS (number)][12];
  for (guint i = 0; i < G_N_ELEMENTS (number); i++)
    g_snprintf (text[i], sizeof text[i], "%d", number[i]);
  mu_out_row (call, "body", key, name, mu_fate_key ((MuFate) stand->fate), text[0], text[1],
              text[2], text[3], text[4], text[5], text[6], NULL);
  g_autofree char *shown = mu_pad (name, 32);
  if (mu_report_counts_in (record->rules) == MU_STRENGTH_STEPS) {
    say_counter (call, record, stand, key, shown);
    return;
  }
  mu_say (call, _ ("%-6s %s %-10s %3d figures, %2d wide, %2d carried, at %4d,%4d facing %3d°%s\n"),
          key, shown, mu_fate_key ((MuFate) stand->fate), stand->figures, stand->files,
          stand->carried, stand->x, stand->y, number[2],
          stand->disordered ? _ (", disordered") : "");
}

MuExit
mu_run_battle_stands (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuBattleRecord) record = mu_find_battle (call, mu_call_argument (call, 0), &error);
  if (!record)
    return mu_complain_error (error);
  g_autoptr (GArray) stands
      = mu_battle_stands_after (record, (int) mu_call_number (call, "after", 0), &error);
  if (!stands)
    return mu_complain_error (error);
  for (guint i = 0; i < stands->len; i++)
    show_stand (call, record, &g_array_index (stands, MuBodyStand, i));
  return MU_EXIT_DONE;
}

/* --- what is laid down ---------------------------------------------------- */

static gboolean
refuse_word (const char *word, GError **error)
{
  g_set_error (error, MU_CALL_ERROR, 0,
               _ ("--body: “%s”; expected a unit as a:1, then x=, y=, facing=, files=, figures=, "
                  "carried=, fate= or disordered="),
               word);
  return FALSE;
}

static gboolean
read_fate (const char *text, MuBodyStand *stand)
{
  for (MuFate fate = MU_FATE_ON_TABLE; fate <= MU_FATE_PRISONER; fate++)
    if (strcmp (mu_fate_key (fate), text) == 0) {
      stand->fate = (uint8_t) fate;
      return TRUE;
    }
  return FALSE;
}

static gboolean
read_whole (const char *text, gint64 most, gint64 *number)
{
  return mu_read_number ("--body", text, 0, most, number, NULL);
}

static gboolean
set_part (MuBodyStand *stand, const char *part, const char *text)
{
  gint64 number = 0;
  if (strcmp (part, "fate") == 0)
    return read_fate (text, stand);
  if (strcmp (part, "disordered") == 0) {
    stand->disordered = strcmp (text, "yes") == 0;
    return stand->disordered || strcmp (text, "no") == 0;
  }
  if (!read_whole (text, MU_BATTLEFIELD_SIDE_MAX, &number))
    return FALSE;
  if (strcmp (part, "x") == 0)
    stand->x = (int32_t) number;
  else if (strcmp (part, "y") == 0)
    stand->y = (int32_t) number;
  else if (strcmp (part, "facing") == 0 && number < DEGREES)
    stand->facing = angle_of (number);
  else if (strcmp (part, "files") == 0)
    stand->files = (uint16_t) number;
  else if (strcmp (part, "figures") == 0)
    stand->figures = (uint16_t) number, stand->files = MIN (stand->files, stand->figures);
  else if (strcmp (part, "carried") == 0)
    stand->carried = (uint16_t) number;
  else
    return FALSE;
  return TRUE;
}

/* "a:3 figures=20 carried=5": the rest stays as it stands; fewer figures than files close up. */
static gboolean
read_ruling (const MuBattleHalt *halt, const char *text, MuRuling *ruling, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  const int body = mu_find_body (mu_battle_halt_record (halt), words[0]);
  if (body == MU_NO_BODY)
    return refuse_word (words[0], error);
  *ruling = (MuRuling){ .after = mu_battle_halt_period (halt),
                        .kind = MU_RULING_STANDS,
                        .stand = mu_battle_halt_stand (halt, body) };
  for (char **word = words + 1; *word; word++) {
    char *equals = strchr (*word, '=');
    g_autofree char *part = equals ? g_strndup (*word, (gsize) (equals - *word)) : NULL;
    if (**word != '\0' && (!equals || !set_part (&ruling->stand, part, equals + 1)))
      return refuse_word (*word, error);
  }
  return TRUE;
}

static gboolean
read_bodies (MuCall *call, const MuBattleHalt *halt, GArray *rulings, GError **error)
{
  const GPtrArray *texts = mu_call_texts (call, "body");
  for (guint i = 0; texts && i < texts->len; i++) {
    MuRuling ruling;
    if (!read_ruling (halt, g_ptr_array_index (texts, i), &ruling, error))
      return FALSE;
    mu_rulings_insert (rulings, &ruling);
  }
  return TRUE;
}

gboolean
mu_call_rulings (MuCall *call, const MuBattleHalt *halt, GArray *rulings, GError **error)
{
  if (!read_bodies (call, halt, rulings, error)
      || !mu_call_new_orders (call, halt, rulings, NULL, error))
    return FALSE;
  if (mu_call_has (call, "concede")) {
    const MuRuling ruling = { .after = mu_battle_halt_period (halt),
                              .kind = MU_RULING_CONCEDES,
                              .side = (MuSide) mu_call_choice (call, "concede", 0) };
    mu_rulings_insert (rulings, &ruling);
  }
  return TRUE;
}

static gboolean
need_rulings (MuCall *call, const MuBattleHalt *halt, GArray *rulings, GError **error)
{
  if (!mu_call_rulings (call, halt, rulings, error))
    return FALSE;
  if (rulings->len > 0)
    return TRUE;
  g_set_error (error, MU_CALL_ERROR, 0,
               _ ("nothing is laid down; give --body, --order or --concede"));
  return FALSE;
}

static MuBattleRecord *
fight_on (MuCall *call, const MuBattleRecord *before, GError **error)
{
  g_autoptr (GArray) rulings = mu_rulings_new ();
  g_autoptr (MuBattleHalt) halt
      = mu_battle_halt_new (before, (int) mu_call_number (call, "after", 0), error);
  if (!halt || !need_rulings (call, halt, rulings, error))
    return NULL;
  g_autoptr (MuBattleRecord) record = mu_battle_reopen (
      before, (const MuRuling *) (const void *) rulings->data, rulings->len, error);
  if (!record || !mu_battle_fight (record, NULL, NULL, NULL, error))
    return NULL;
  return g_steal_pointer (&record);
}

MuExit
mu_run_battle_go_on (MuCall *call)
{
  GError *error = NULL;
  gint64 id = 0;
  g_autoptr (MuBattleRecord) before = mu_find_battle (call, mu_call_argument (call, 0), &error);
  if (!before)
    return mu_complain_error (error);
  g_autoptr (MuBattleRecord) record = fight_on (call, before, &error);
  if (!record || !mu_keep_battle (call, record, &id, &error))
    return mu_complain_error (error);
  mu_show_battle (call, record, id);
  return MU_EXIT_DONE;
}
