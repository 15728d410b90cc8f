#include "app/service/table/table_battle.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/service/table/table_token.h"
#include "app/service/table/table_words.h"
#include "db/store.h"
#include "reports/account/account.h"
#include "reports/document/rule_words.h"
#include "reports/sheet/battle_sheet.h"
#include "reports/system.h"

struct MuTableBattle {
  MuStore *store;
  gint64 id; /* of tonight's battle */
  gint64 campaign;
  MuSide conceded;
  MuBattleRecord *prepared;
  GPtrArray *sums;
  MuTonightSteps steps;
  MuTonightStamp stamp; /* of the state that this is */
  MuTableCourse *course;
};

gboolean
mu_table_battle_begin (MuStore *store, const MuBattleRecord *prepared, gint64 campaign,
                       GError **error)
{
  g_return_val_if_fail (!prepared->fought, FALSE);
  if (mu_table_system_of (prepared, error) == NULL)
    return FALSE;
  g_autofree char *sheet = mu_battle_sheet_write_data (prepared, NULL);
  return mu_store_begin_tonight (store, campaign, sheet,
                                 (const MuRoll *) (const void *) prepared->rolls->data,
                                 prepared->rolls->len, error);
}

/* --- giving the game up -------------------------------------------------- */

#define CONCEDED_SETTING "tonight.conceded" /* "17 a": in tonight's battle 17, the first side */

/* What was said of an earlier battle counts for nothing. */
static MuSide
read_conceded (const MuTableBattle *battle)
{
  g_autofree char *text = mu_store_get_setting (battle->store, CONCEDED_SETTING, NULL);
  for (int side = 0; text != NULL && side < MU_SIDES; side++) {
    g_autofree char *this = g_strdup_printf ("%" G_GINT64_FORMAT " %c", battle->id, 'a' + side);
    if (strcmp (text, this) == 0)
      return (MuSide) side;
  }
  return MU_SIDE_NONE;
}

MuSide
mu_table_battle_conceded (const MuTableBattle *battle)
{
  return battle->conceded;
}

gboolean
mu_table_battle_concede (MuTableBattle *battle, MuSide side, GError **error)
{
  g_autofree char *text = NULL;
  if (side != MU_SIDE_NONE)
    text = g_strdup_printf ("%" G_GINT64_FORMAT " %c", battle->id, 'a' + (int) side);
  if (!mu_store_set_setting (battle->store, CONCEDED_SETTING, text, error))
    return FALSE;
  battle->conceded = side;
  return TRUE;
}

/* --- looking ------------------------------------------------------------- */

static gint64
last_of (const GPtrArray *sums)
{
  return sums->len > 0 ? ((const MuKeptSum *) g_ptr_array_index (sums, sums->len - 1))->id : 0;
}

/* Everything anew from the club file. */
static gboolean
look (MuTableBattle *battle, GError **error)
{
  GPtrArray *sums = mu_store_tonight_steps (battle->store, &battle->steps, error)
                        ? mu_store_kept_sums (battle->store, 0, 0, error)
                        : NULL;
  if (sums == NULL)
    return FALSE;
  g_clear_pointer (&battle->sums, g_ptr_array_unref);
  g_clear_pointer (&battle->course, mu_table_course_free);
  battle->sums = sums;
  battle->stamp.battle = battle->id;
  battle->stamp.last_sum = last_of (sums);
  battle->course = mu_table_course_new (battle->prepared, sums);
  return TRUE;
}

/* Whichever battle is on the table. FALSE without an error: none is. */
static gboolean
sit_down (MuTableBattle *battle, GError **error)
{
  g_autoptr (MuTonight) tonight = mu_store_tonight (battle->store, error);
  if (tonight == NULL)
    return FALSE;
  g_autoptr (MuBattleRecord) prepared = mu_battle_sheet_read_data (
      tonight->sheet, strlen (tonight->sheet), mu_store_path (battle->store), error);
  if (prepared == NULL || mu_table_system_of (prepared, error) == NULL)
    return FALSE;
  g_clear_pointer (&battle->prepared, mu_battle_record_free);
  battle->prepared = g_steal_pointer (&prepared);
  battle->id = tonight->id;
  battle->stamp.sheet = g_str_hash (tonight->sheet);
  battle->campaign = tonight->campaign;
  battle->conceded = read_conceded (battle);
  return look (battle, error);
}

MuTableBattle *
mu_table_battle_open (MuStore *store, GError **error)
{
  g_autoptr (MuTableBattle) battle = g_new0 (MuTableBattle, 1);
  battle->store = store;
  return sit_down (battle, error) ? g_steal_pointer (&battle) : NULL;
}

void
mu_table_battle_free (MuTableBattle *battle)
{
  if (battle == NULL)
    return;
  g_clear_pointer (&battle->sums, g_ptr_array_unref);
  mu_battle_record_free (battle->prepared);
  mu_table_course_free (battle->course);
  g_free (battle);
}

/* --- what the sides lay down -------------------------------------------------- */

const MuBattleRecord *
mu_table_battle_prepared (const MuTableBattle *battle)
{
  return battle->prepared;
}

/* Sealed papers may be hidden from a record or shown in it, but stay what they were. */
static gboolean
keeps_seal (const MuBattleSideRecord *before, const MuBattleSideRecord *after, GError **error)
{
  if ((before->seal == NULL || g_strcmp0 (before->seal, after->seal) == 0)
      && mu_battle_side_seal_holds (after))
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED,
               _ ("%s: what was sealed with the code %s cannot be changed"), before->list->name,
               before->seal != NULL ? before->seal : after->seal);
  return FALSE;
}

gboolean
mu_table_battle_lay_down (MuTableBattle *battle, const MuBattleRecord *papers, GError **error)
{
  g_autoptr (MuBattleRecord) laid = mu_battle_record_copy (battle->prepared);
  for (int side = 0; side < MU_SIDES; side++)
    if (!keeps_seal (&laid->side[side], &papers->side[side], error))
      return FALSE;
  mu_battle_record_take_papers (laid, papers);
  gsize length = 0;
  g_autofree char *sheet = mu_battle_sheet_write_data (laid, &length);
  /* what would not read back is refused here, not when the club is opened next */
  g_autoptr (MuBattleRecord) again = mu_battle_sheet_read_data (sheet, length, laid->name, error);
  return again != NULL && mu_store_change_tonight (battle->store, sheet, error)
         && sit_down (battle, error);
}

/* --- questions ------------------------------------------------------------ */

gboolean
mu_table_battle_is (const MuTableBattle *battle, const MuBattleRecord *prepared)
{
  return battle->prepared->seed == prepared->seed && battle->prepared->stream == prepared->stream;
}

gint64
mu_table_battle_id (const MuTableBattle *battle)
{
  return battle->id;
}

gint64
mu_table_battle_campaign (const MuTableBattle *battle)
{
  return battle->campaign;
}

const MuBattleRecord *
mu_table_battle_now (const MuTableBattle *battle)
{
  return battle->course->record;
}

const MuTableCourse *
mu_table_battle_course (const MuTableBattle *battle)
{
  return battle->course;
}

const MuUnitOutcome *
mu_table_battle_unit (const MuTableBattle *battle, MuSide side, int unit)
{
  return mu_table_course_unit (battle->course->record, side, unit);
}

const MuTonightStamp *
mu_table_battle_stamp (const MuTableBattle *battle)
{
  return &battle->stamp;
}

const GPtrArray *
mu_table_battle_sums (const MuTableBattle *battle)
{
  return battle->sums;
}

/* --- changes ------------------------------------------------------------ */

gboolean
mu_table_battle_keep (MuTableBattle *battle, const MuKeptSum *sum, gint64 *id, GError **error)
{
  return mu_table_course_check (battle->course, sum, error)
         && mu_store_keep_sum_at (battle->store, &battle->stamp, sum, id, error)
         && look (battle, error);
}

const char *
mu_table_mark_words (MuTableMark mark)
{
  switch (mark) {
  case MU_MARK_NONE:
    return "";
  case MU_MARK_BROKEN:
    return _ ("breaks");
  case MU_MARK_RALLIED:
    return _ ("rallies");
  case MU_MARK_RETIRING:
    return _ ("retires");
  case MU_MARK_ROUTED_OFF:
    return _ ("routs off the table");
  case MU_MARK_LEFT:
    return _ ("leaves the table");
  case MU_MARK_RETURNED:
    return _ ("comes back to the table");
  case MU_MARK_DESTROYED:
    return _ ("is destroyed");
  case MU_MARK_CAPTURED:
    return _ ("surrenders");
  case MU_MARK_GENERAL_LOST:
    return _ ("loses the general");
  }
  return "";
}

static const char *
name_of (const MuTableBattle *battle, const MuTableUnit *unit)
{
  const GPtrArray *units
      = unit->side < MU_SIDES ? battle->course->record->side[unit->side].list->units : NULL;
  if (units == NULL || unit->unit < 0 || unit->unit >= (int) units->len)
    return "?";
  return ((const MuListUnit *) g_ptr_array_index (units, unit->unit))->name;
}

static const MuTableUnit nobody = { MU_SIDE_NONE, 0 };

static MuKeptSum *
by_hand (const MuTableBattle *battle, MuTableUnit unit, MuTableUnit by, int period)
{
  MuKeptSum *sum = mu_kept_sum_new ();
  sum->hit = unit;
  sum->by = by;
  /* Said of no period, it belongs to the one that is being played. */
  sum->period = period > 0 ? period : battle->course->record->periods;
  return sum;
}

static void
set_headline (MuKeptSum *sum, char *headline)
{
  g_free (sum->headline);
  sum->headline = headline;
}

gboolean
mu_table_battle_mark (MuTableBattle *battle, MuTableUnit unit, MuTableMark mark, MuTableUnit by,
                      int period, GError **error)
{
  g_autoptr (MuKeptSum) sum = by_hand (battle, unit, by, period);
  sum->mark = mark;
  set_headline (sum,
                g_strdup_printf ("%s %s", name_of (battle, &unit), mu_table_mark_words (mark)));
  return mu_table_battle_keep (battle, sum, NULL, error);
}

/* --- tokens and states ---------------------------------------------------- */

/* Of a mark, too: a unit that rallies may be told to be in some condition at once. */
static void
put_token (const MuTableBattle *battle, MuKeptSum *sum, int token, int value)
{
  g_free (sum->input);
  sum->input = mu_table_token_write (battle->course->system, token, value);
}

/* "Velites: low on missiles" */
gboolean
mu_table_battle_lay (MuTableBattle *battle, MuTableUnit unit, int token, int value, int period,
                     GError **error)
{
  g_autoptr (MuKeptSum) sum = by_hand (battle, unit, nobody, period);
  put_token (battle, sum, token, value);
  set_headline (sum, g_strdup_printf ("%s: %s", name_of (battle, &unit),
                                      mu_table_token_words (battle->course->system, token, value)));
  return mu_table_battle_keep (battle, sum, NULL, error);
}

int
mu_table_battle_state (const MuTableBattle *battle, MuTableUnit unit)
{
  const MuTableCourse *course = battle->course;
  return mu_table_state_of (course->system,
                            (MuFate) mu_table_battle_unit (battle, unit.side, unit.unit)->fate,
                            mu_table_course_token (course, unit, 0));
}

static gboolean
refuse_state (const MuTableBattle *battle, MuTableUnit unit, int state, GError **error)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _ ("%s: %s already"),
               name_of (battle, &unit), mu_table_state_words (battle->course->system, state));
  return FALSE;
}

/* Whoever stands again does so in one condition alone. */
static gboolean
stands_so (const MuTableBattle *battle, MuTableUnit unit, MuTableMark mark, int value,
           GError **error)
{
  const MuTableSystem *system = battle->course->system;
  const int after = system->token_count > 0 ? system->after (mark, 0) : -1;
  if (after < 0 || after == value)
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _ ("%s: %s (%s)."),
               name_of (battle, &unit), mu_rule_words_short (system->rallied),
               mu_rule_words_section (system->rallied));
  return FALSE;
}

gboolean
mu_table_battle_set_state (MuTableBattle *battle, MuTableUnit unit, int state, MuTableUnit by,
                           int period, GError **error)
{
  const MuTableState *to = &battle->course->system->states[state];
  const MuFate fate = (MuFate) mu_table_battle_unit (battle, unit.side, unit.unit)->fate;
  MuTableMark mark;
  if (state == mu_table_battle_state (battle, unit))
    return refuse_state (battle, unit, state, error);
  if (!mu_table_mark_towards (fate, to->fate, &mark, error)
      || !stands_so (battle, unit, mark, to->token, error))
    return FALSE;
  if (mark == MU_MARK_NONE)
    return mu_table_battle_lay (battle, unit, 0, to->token, period, error);
  return mu_table_battle_mark (battle, unit, mark, by, period, error);
}

/* --- the general ----------------------------------------------------------- */

/* "Hannibal's guard: general killed" */
gboolean
mu_table_battle_lose_general (MuTableBattle *battle, MuTableUnit unit, MuGeneralEnd end,
                              MuTableUnit by, int period, GError **error)
{
  g_autoptr (MuKeptSum) sum = by_hand (battle, unit, by, period);
  sum->mark = MU_MARK_GENERAL_LOST;
  g_free (sum->input);
  sum->input = mu_table_general_write (end);
  set_headline (
      sum, end == MU_GENERAL_END_LOST
               ? g_strdup_printf ("%s %s", name_of (battle, &unit),
                                  mu_table_mark_words (MU_MARK_GENERAL_LOST))
               : g_strdup_printf ("%s: %s", name_of (battle, &unit), mu_account_general_end (end)));
  return mu_table_battle_keep (battle, sum, NULL, error);
}

gboolean
mu_table_battle_next_period (MuTableBattle *battle, GError **error)
{
  g_autoptr (MuKeptSum) sum = mu_kept_sum_new ();
  sum->period = battle->course->record->periods + 1;
  set_headline (sum, g_strdup_printf (mu_report_system (battle->prepared->rules)->turns
                                          ? _ ("Turn %d begins")
                                          : _ ("Period %d begins"),
                                      sum->period));
  return mu_table_battle_keep (battle, sum, NULL, error);
}

gboolean
mu_table_battle_hurt (MuTableBattle *battle, MuTableUnit unit, int casualties, MuTableUnit by,
                      int period, GError **error)
{
  g_autoptr (MuKeptSum) sum = by_hand (battle, unit, by, period);
  sum->casualties = casualties;
  set_headline (sum, g_strdup_printf (ngettext ("%s takes %d casualty", "%s takes %d casualties",
                                                (gulong) ABS (casualties)),
                                      name_of (battle, &unit), casualties));
  return mu_table_battle_keep (battle, sum, NULL, error);
}

GPtrArray *
mu_table_battle_objectives (const MuTableBattle *battle)
{
  return mu_table_objectives (battle->sums);
}

static gboolean
has_room (const MuTableBattle *battle, const char *name, GError **error)
{
  g_autoptr (GPtrArray) all = mu_table_battle_objectives (battle);
  for (guint i = 0; i < all->len; i++)
    if (mu_name_same (((MuTableObjective *) g_ptr_array_index (all, i))->name, name))
      return TRUE;
  if (all->len < MU_OBJECTIVES_MOST)
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               _ ("A battle has no more than %d objectives."), MU_OBJECTIVES_MOST);
  return FALSE;
}

static gboolean
refuse_objective (const MuTableBattle *battle, GError **error)
{
  const MuRule rule = battle->course->system->last;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               _ ("By these rules no objective counts: %s (%s)."), mu_rule_words_short (rule),
               mu_rule_words_section (rule));
  return FALSE;
}

gboolean
mu_table_battle_set_objective (MuTableBattle *battle, const MuTableObjective *objective, int period,
                               GError **error)
{
  if (battle->course->system->objective == NULL)
    return refuse_objective (battle, error);
  g_autoptr (MuKeptSum) entry = mu_table_objective_entry (objective, battle->course->record, error);
  if (entry == NULL || !has_room (battle, objective->name, error))
    return FALSE;
  entry->period = period > 0 ? period : battle->course->record->periods;
  return mu_table_battle_keep (battle, entry, NULL, error);
}

typedef MuKeptSum *(*Change) (MuStore *store, GError **error);

static gboolean
change (MuTableBattle *battle, Change way, MuKeptSum **sum, GError **error)
{
  g_autoptr (MuKeptSum) changed = way (battle->store, error);
  if (changed == NULL || !look (battle, error))
    return FALSE;
  if (sum != NULL)
    *sum = g_steal_pointer (&changed);
  return TRUE;
}

gboolean
mu_table_battle_take_back (MuTableBattle *battle, MuKeptSum **sum, GError **error)
{
  return change (battle, mu_store_take_back_sum, sum, error);
}

gboolean
mu_table_battle_bring_back (MuTableBattle *battle, MuKeptSum **sum, GError **error)
{
  return change (battle, mu_store_bring_back_sum, sum, error);
}

/* --- step by step -------------------------------------------------------- */

gboolean
mu_table_battle_can_step_back (const MuTableBattle *battle)
{
  return battle->sums->len > 0 || battle->steps.aside[MU_TONIGHT_BEFORE] != 0;
}

gboolean
mu_table_battle_can_step_on (const MuTableBattle *battle)
{
  return battle->steps.taken_back > 0 || battle->steps.aside[MU_TONIGHT_AFTER] != 0;
}

static char *
say_begun (const MuTableBattle *battle)
{
  return g_strdup_printf (_ ("%s begins"), battle->prepared->name);
}

static char *
take_entry (MuTableBattle *battle, Change way, GError **error)
{
  g_autoptr (MuKeptSum) sum = NULL;
  return change (battle, way, &sum, error) ? g_strdup (sum->headline) : NULL;
}

/* The one that was begun is what was undone, whichever is on the table then. */
static char *
turn (MuTableBattle *battle, MuTonightAside which, GError **error)
{
  g_autofree char *here = say_begun (battle);
  if (!mu_store_turn_tonight (battle->store, which, error) || !sit_down (battle, error))
    return NULL;
  return which == MU_TONIGHT_BEFORE ? g_steal_pointer (&here) : say_begun (battle);
}

char *
mu_table_battle_step_back (MuTableBattle *battle, GError **error)
{
  if (battle->sums->len == 0 && battle->steps.aside[MU_TONIGHT_BEFORE] != 0)
    return turn (battle, MU_TONIGHT_BEFORE, error);
  return take_entry (battle, mu_store_take_back_sum, error);
}

char *
mu_table_battle_step_on (MuTableBattle *battle, GError **error)
{
  if (battle->steps.taken_back == 0 && battle->steps.aside[MU_TONIGHT_AFTER] != 0)
    return turn (battle, MU_TONIGHT_AFTER, error);
  return take_entry (battle, mu_store_bring_back_sum, error);
}

/* --- the end ------------------------------------------------------------ */

MuBattleRecord *
mu_table_battle_finish (const MuTableBattle *battle, int periods, MuSide conceded, GError **error)
{
  g_autoptr (MuBattleRecord) record = mu_battle_record_copy (battle->course->record);
  return mu_table_course_end (record, periods, conceded, error) ? g_steal_pointer (&record) : NULL;
}

MuBattleRecord *
mu_table_battle_standing (const MuTableBattle *battle)
{
  return mu_table_battle_finish (battle, MAX (battle->course->record->periods, 1), battle->conceded,
                                 NULL);
}

gboolean
mu_table_battle_record (MuTableBattle *battle, int periods, MuSide conceded, gint64 *id,
                        GError **error)
{
  MuTonightStamp now;
  if (!mu_store_tonight_stamp (battle->store, &now, error)
      || !mu_tonight_stamp_check (&now, &battle->stamp, error))
    return FALSE;
  g_autoptr (MuBattleRecord) record = mu_table_battle_finish (battle, periods, conceded, error);
  return record != NULL && mu_store_record_tonight (battle->store, record, id, error);
}
