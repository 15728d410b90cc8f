#include "tests/reports/abd/fixture.h"

#include <string.h>

#include "rules/abd/battle/questions.h"

static const MuAbdGrid grid = { 18, 12 };

static MuList *
army (const char *name, const char *const *units)
{
  MuList *list = mu_list_new (name);
  for (int i = 0; units[i]; i++) {
    MuListUnit *unit = mu_list_unit_new ();
    g_free (unit->name);
    unit->name = g_strdup (units[i]);
    g_ptr_array_add (list->units, unit);
  }
  return list;
}

MuBattleRecord *
hex_prepared (void)
{
  static const char *const thebans[] = { "Sacred Band", "Theban horse", "Epaminondas", NULL };
  static const char *const spartans[] = { "Spartiates", "Skiritai", "Agesilaus", NULL };
  MuBattleRecord *record = mu_battle_record_new ();
  MuFix width, depth;
  record->name = g_strdup ("Second Mantinea");
  record->rules = MU_RULES_ABD;
  mu_abd_grid_size (&grid, &width, &depth);
  record->board_width = MU_FIX_TO_PACES (width);
  record->board_depth = MU_FIX_TO_PACES (depth);
  record->side[MU_SIDE_A].list = army ("Thebes", thebans);
  record->side[MU_SIDE_B].list = army ("Sparta", spartans);
  return record;
}

int
hex_of (const char *name)
{
  return mu_abd_hex_named (&grid, name);
}

void
hex_add (MuBattleRecord *record, int kind, MuRule rule, int body, int other, const gint32 value[4])
{
  MuEvent event = { .kind = (guint16) kind,
                    .rule = (guint16) rule,
                    .period = 2,
                    .phase = MU_ABD_PHASE_ACTIVATION,
                    .body = (gint16) body,
                    .other = (gint16) other };
  event.side = body < 0 ? MU_SIDE_NONE : body < SPARTIATES ? MU_SIDE_A : MU_SIDE_B;
  memcpy (event.value, value, sizeof event.value);
  g_array_append_val (record->events, event);
}

void
hex_move (MuBattleRecord *record, int kind, MuRule rule, int body, const char *name,
          MuAbdDirection facing)
{
  gint32 value[4] = { 0, 0, (gint32) facing * 65536 / MU_ABD_DIRECTIONS, 0 };
  mu_abd_hex_middle (&grid, hex_of (name), &value[0], &value[1]);
  hex_add (record, kind, rule, body, MU_NO_BODY, value);
}
