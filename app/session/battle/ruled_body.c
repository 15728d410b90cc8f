#include "app/session/battle/ruled_body.h"

#include <glib/gi18n-lib.h>

#include "reports/account/account.h"
#include "reports/system.h"

struct _MuRuledBody {
  MuItem parent;
  int body;
  int side;
  char *name;
  char *army;
  char *state;
  gboolean changed;
  MuRuleSystem rules;
  int most; /* with which it came, as its rules count */
};

G_DEFINE_FINAL_TYPE (MuRuledBody, mu_ruled_body, MU_TYPE_ITEM)

static const MuItemField fields[] = {
  MU_TEXT (MuRuledBody, name, "name"),        MU_TEXT (MuRuledBody, army, "army"),
  MU_TEXT (MuRuledBody, state, "state"),      MU_INT (MuRuledBody, side, "side"),
  MU_TRUTH (MuRuledBody, changed, "changed"),
};

static void
mu_ruled_body_class_init (MuRuledBodyClass *class)
{
  mu_item_class_set_fields (MU_ITEM_CLASS (class), fields, G_N_ELEMENTS (fields));
}

static void
mu_ruled_body_init (MuRuledBody *self)
{
}

int
mu_ruled_body_get_body (MuRuledBody *self)
{
  return self->body;
}

MuSide
mu_ruled_body_get_side (MuRuledBody *self)
{
  return (MuSide) self->side;
}

/* Of rules that count steps: one of two is disorder, and says so. */
static const char *
counter_words (MuRuledBody *self, const MuBodyStand *stand)
{
  const MuUnitOutcome end = { .figures_start = self->most,
                              .figures_left = self->most - (stand->disordered ? 1 : 0),
                              .fate = stand->fate };

  return mu_account_end (self->rules, &end);
}

static char *
state_words (MuRuledBody *self, const MuBodyStand *stand)
{
  if (mu_report_counts_in (self->rules) == MU_STRENGTH_STEPS)
    return g_strdup (counter_words (self, stand));
  g_autofree char *figures = mu_account_strength (self->rules, stand->figures);
  const char *fate = mu_account_fate ((MuFate) stand->fate);

  if (stand->fate == MU_FATE_ON_TABLE && !stand->disordered)
    return g_steal_pointer (&figures);
  if (stand->fate == MU_FATE_ON_TABLE)
    return g_strdup_printf (_ ("%s, disordered"), figures);
  /* Translators: "12 figures", "in rout" */
  return g_strdup_printf (_ ("%s, %s"), figures, fate);
}

void
mu_ruled_body_show (MuRuledBody *self, const MuBodyStand *stand, gboolean changed)
{
  mu_item_take_text (self, &self->state, state_words (self, stand));
  mu_item_set_truth (self, &self->changed, changed);
}

MuRuledBody *
mu_ruled_body_new (const MuBattleRecord *record, const MuBodyStand *stand)
{
  MuRuledBody *self = g_object_new (MU_TYPE_RULED_BODY, NULL);
  MuSide side = MU_SIDE_A;
  const MuListUnit *unit = mu_battle_record_unit (record, stand->body, &side);
  const int first = mu_battle_record_first (record, side);

  self->body = stand->body;
  self->side = side;
  self->name = g_strdup_printf ("%c%d %s", side == MU_SIDE_B ? 'B' : 'A', stand->body - first + 1,
                                unit->name);
  self->army = g_strdup (record->side[side].list->name);
  self->rules = record->rules;
  self->most = mu_list_unit_strength (unit);
  self->state = state_words (self, stand);
  return self;
}
