/* Fast Play: what a battle on the table counts by (app/service/table/system.h). */
#include <glib/gi18n-lib.h>

#include "app/service/awfp/table/tokens.h"
#include "lists/awfp/fastplay.h"
#include "lists/awfp/stand.h"
#include "lists/battle/awfp/record_setup.h"
#include "rules/awfp/battle/markers.h"
#include "rules/awfp/state.h"

/* --- casualties --------------------------------------------------------------- */

/* awfp.losses.stand-removal: a stand for as many figures as it holds. */
static int
men (const MuListUnit *unit)
{
  MuAwfpTroop troop;
  return mu_awfp_troop_parse (unit->stand, &troop, NULL) == MU_AWFP_PARSE_OK
             ? mu_awfp_troop_strength (&troop, NULL)
             : 1;
}

static MuRule
removal (const MuListUnit *unit G_GNUC_UNUSED)
{
  return MU_RULE_AWFP_LOSSES_STAND;
}

static int
strength (const MuListUnit *unit G_GNUC_UNUSED)
{
  return 1;
}

/* --- turns and phases ------------------------------------------------------------ */

static int
turns (const MuReadings *readings)
{
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (NULL, NULL);
  return mu_awfp_turns (tables ? tables->play : NULL, readings);
}

/* What is said by hand is counted as its turn ends. */
static int
phase (const MuKeptSum *entry G_GNUC_UNUSED)
{
  return MU_AWFP_PHASE_RECOVERY;
}

/* --- what lies beside units --------------------------------------------------------- */

static const char *const condition_keys[] = { "steady", "disordered", "fragmented", NULL };
static const char *const condition_words[]
    = { N_ ("in good order"), N_ ("disordered"), N_ ("fragmented") };
static const char *const missile_keys[] = { "full", "low", "out", NULL };
static const char *const missile_words[]
    = { N_ ("has missiles"), N_ ("low on missiles"), N_ ("out of missiles") };
static const char *const frenzy_keys[] = { "calm", "frenzied", NULL };
static const char *const frenzy_words[] = { N_ ("not frenzied"), N_ ("frenzied") };
static const char *const order_keys[]
    = { "none", "advance", "charge", "deploy", "defend", "retreat", "recover", "dummy", NULL };
static const char *const order_words[]
    = { N_ ("no order"), N_ ("Advance"), N_ ("Charge"),  N_ ("Deploy"),
        N_ ("Defend"),   N_ ("Retreat"), N_ ("Recover"), N_ ("dummy") };
static const char *const command_keys[] = { "free", "in-combat", NULL };
static const char *const command_words[] = { N_ ("gives orders"), N_ ("in close combat") };
G_STATIC_ASSERT (G_N_ELEMENTS (order_words) == MU_AWFP_MARKED);

/* As short as a column needs them. */
static const char *const missile_brief[] = { N_ ("plenty"), N_ ("low"), N_ ("out") };
static const char *const frenzy_brief[] = { "", N_ ("frenzied") };
static const char *const command_brief[] = { "", N_ ("in combat") };

static const MuTableToken tokens[MU_FAST_TOKENS] = {
  [MU_FAST_CONDITION]
  = { "condition", N_ ("State"), condition_keys, condition_words, condition_words, FALSE },
  [MU_FAST_MISSILES]
  = { "missiles", N_ ("Missiles"), missile_keys, missile_words, missile_brief, FALSE },
  [MU_FAST_FRENZY] = { "frenzy", N_ ("Frenzy"), frenzy_keys, frenzy_words, frenzy_brief, FALSE },
  [MU_FAST_ORDER] = { "order", N_ ("Orders"), order_keys, order_words, order_words, TRUE },
  [MU_FAST_COMMAND]
  = { "command", N_ ("Orders"), command_keys, command_words, command_brief, FALSE },
};

/* awfp.orders.recover.rout: who rallies stands in pieces; who breaks rages no more. */
static int
after (MuTableMark mark, int token)
{
  if (mark == MU_MARK_RALLIED && token == MU_FAST_CONDITION)
    return MU_AWFP_FRAGMENTED;
  return mark == MU_MARK_BROKEN && token == MU_FAST_FRENZY ? 0 : -1;
}

static MuRule
of_condition (int before, int now)
{
  if (before == MU_TABLE_BY_MARK)
    return MU_RULE_AWFP_RECOVER_ROUT;
  if (now > before)
    return MU_RULE_AWFP_COMBAT_DISORDER_EFFECTS;
  return now == MU_AWFP_DISORDERED ? MU_RULE_AWFP_RECOVER_FRAGMENTED
                                   : MU_RULE_AWFP_RECOVER_DISORDERED;
}

/* As the rules tell it where they fight themselves; MU_RULE_NONE: they do not. */
static MuRule
of_token (int token, int before, int now)
{
  switch ((MuFastToken) token) {
  case MU_FAST_CONDITION:
    return of_condition (before, now);
  case MU_FAST_MISSILES:
    return now > 0 ? MU_RULE_AWFP_MISSILE_AMMUNITION : MU_RULE_AWFP_RECOVER_MISSILES;
  case MU_FAST_FRENZY:
    if (before == MU_TABLE_BY_MARK)
      return MU_RULE_NONE;
    return now > 0 ? MU_RULE_AWFP_FRENZY_TEST : MU_RULE_AWFP_RECOVER_FRENZIED;
  case MU_FAST_ORDER:
  case MU_FAST_COMMAND:
    break;
  }
  return MU_RULE_NONE;
}

static gboolean
tell_order (int order, MuTableTold *told)
{
  *told = (MuTableTold){
    MU_AWFP_EVENT_MARKER, MU_RULE_AWFP_SEQUENCE_ORDERS_PLACED, MU_AWFP_PHASE_ORDERS, { order }
  };
  return TRUE;
}

static gboolean
tell (int token, int before, const guint8 *says, MuTableTold *told)
{
  if (token == MU_FAST_ORDER)
    return tell_order (says[MU_FAST_ORDER], told);
  *told
      = (MuTableTold){ MU_AWFP_EVENT_STATE,
                       of_token (token, before, says[token]),
                       MU_AWFP_PHASE_RECOVERY,
                       { says[MU_FAST_CONDITION], says[MU_FAST_FRENZY], says[MU_FAST_MISSILES] } };
  return told->rule != MU_RULE_NONE;
}

/* --- what becomes of units ------------------------------------------------------------- */

/* READING: awfp.general.capture: nobody is taken. */
static const MuTableState states[] = {
  { "on-table", N_ ("in good order"), MU_FATE_ON_TABLE, MU_AWFP_STEADY },
  { "disordered", N_ ("disordered"), MU_FATE_ON_TABLE, MU_AWFP_DISORDERED },
  { "fragmented", N_ ("fragmented"), MU_FATE_ON_TABLE, MU_AWFP_FRAGMENTED },
  { "in-rout", NULL, MU_FATE_IN_ROUT, MU_AWFP_STEADY },
  { "routed-off", NULL, MU_FATE_ROUTED_OFF, MU_AWFP_STEADY },
  { "off-table", NULL, MU_FATE_OFF_TABLE, MU_AWFP_STEADY },
  { "destroyed", NULL, MU_FATE_DESTROYED, MU_AWFP_STEADY },
};

/* awfp.general.killed */
static const MuGeneralEnd ends[] = { MU_GENERAL_END_KILLED };

/* --- the tables that it is played by -------------------------------------------------- */

static gpointer
open_tables (void)
{
  return mu_fast_play_open (NULL, NULL);
}

static void
close_tables (gpointer tables)
{
  mu_fast_play_free (tables);
}

/* --- the army --------------------------------------------------------------------------- */

static gboolean
is_broken (const MuBattleSideRecord *side)
{
  return mu_record_awfp_gone (side) > mu_record_awfp_endures (side);
}

static char *
army_words (const MuBattleSideRecord *side)
{
  const int gone = mu_record_awfp_gone (side), all = mu_record_awfp_units (side);
  const int endures = mu_record_awfp_endures (side);
  if (gone > endures)
    return g_strdup_printf (
        ngettext ("broken: %d of %d unit gone", "broken: %d of %d units gone", (gulong) all), gone,
        all);
  return g_strdup_printf (ngettext ("%d of %d unit gone, breaks with %d",
                                    "%d of %d units gone, breaks with %d", (gulong) all),
                          gone, all, endures + 1);
}

const MuTableSystem mu_table_awfp = {
  .number = MU_RULES_AWFP,
  .men = men,
  .exact = TRUE,
  .removal = removal,
  .strength = strength,
  .periods = turns,
  .last = MU_RULE_AWFP_SEQUENCE_VICTORY,
  .phase = phase,
  .states = states,
  .state_count = G_N_ELEMENTS (states),
  .states_rule = MU_RULE_AWFP_COMBAT_DISORDER_EFFECTS,
  .ends = ends,
  .end_count = G_N_ELEMENTS (ends),
  .general_is_unit = TRUE,
  .rallied = MU_RULE_AWFP_RECOVER_ROUT,
  .left = MU_RULE_NONE,
  .destroyed = MU_RULE_AWFP_LOSSES_STAND,
  .general_lost = MU_RULE_AWFP_GENERAL_ORDERS_LOST,
  .how = MU_RALLIED_BACK,
  .no_return = { MU_RULE_AWFP_RECOVER_ROUT, MU_RULE_NONE },
  .tokens = tokens,
  .token_count = MU_FAST_TOKENS,
  .barred = mu_fast_barred,
  .has = mu_fast_has,
  .after = after,
  .tell = tell,
  .open = open_tables,
  .close = close_tables,
  .orders = mu_fast_orders,
  .is_broken = is_broken,
  .army_words = army_words,
};
