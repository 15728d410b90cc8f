#include "tests/toy/fixture.h"

#include <check.h>

#include "app/service/club/club.h"
#include "lists/battle/battle_setup.h"
#include "tests/toy/toy.h"

MuList *
toy_army (const char *name, int units)
{
  MuList *list = mu_list_new (name);
  list->rules = TOY_RULES;
  for (int i = 0; i < units; i++) {
    MuListUnit *unit = mu_list_unit_new ();
    g_free (unit->name);
    unit->name = g_strdup_printf ("%s %d", name, i + 1);
    unit->figures = 2;
    g_ptr_array_add (list->units, unit);
  }
  return list;
}

MuBattleRecord *
toy_prepared (guint64 seed)
{
  MuBattleRecord *record = mu_battle_record_new ();
  record->name = g_strdup ("Toy");
  record->rules = TOY_RULES;
  record->seed = seed;
  record->stream = 1;
  record->side[MU_SIDE_A].list = toy_army ("Tin", 2);
  record->side[MU_SIDE_B].list = toy_army ("Lead", 3);
  return record;
}

MuBattleRecord *
toy_fought (guint64 seed)
{
  MuBattleRecord *record = toy_prepared (seed);
  g_autoptr (GError) error = NULL;
  ck_assert_msg (mu_battle_fight (record, NULL, NULL, NULL, &error), "%s",
                 error ? error->message : "");
  return record;
}
