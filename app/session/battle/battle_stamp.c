/* Whether a prepared battle is still the one that something was said of: the same armies on the
 * same field, deployed and ordered alike. */
#include <string.h>

#include "app/session/battle/battle_private.h"
#include "app/session/wrg/deployment/deployment_private.h"
#include "lists/battle/system.h"

/* --- as it is prepared ----------------------------------------------------- */

char *
mu_battle_session_make_stamp (MuBattleSession *self)
{
  const MuBattleRecord *record = mu_battle_session_deploys (self)
                                     ? mu_deployment_session_get_record (self->deployment)
                                     : self->record;

  if (!record)
    return g_strdup ("");
  g_autofree char *field = record->field ? mu_field_plan_write_data (record->field, NULL) : NULL;
  g_autofree char *a = mu_battle_side_papers_code (&record->side[MU_SIDE_A]);
  g_autofree char *b = mu_battle_side_papers_code (&record->side[MU_SIDE_B]);
  g_autofree char *wishes = mu_battle_session_deploys (self)
                                ? mu_deployment_session_wish_stamp (self->deployment)
                                : g_strdup ("");
  return g_strdup_printf ("%s %s %s\n%s", a, b, wishes, field ? field : "");
}

/* --- and as its armies are saved -------------------------------------------- */

/* Taken back, a change leaves the list as it was, but of a later edition; units that were joined
 * for the battle leave it the same army, and so do those that come to the field with it. */
static gboolean
is_same_army (const MuList *one, const MuList *other)
{
  g_autoptr (MuList) aged = mu_list_copy (other);
  const MuRecordSystem *system = mu_record_system (other->rules);

  if (system && system->take_field)
    system->take_field (aged);
  aged->edition = one->edition;
  mu_deployment_copy_mixed (aged, one);
  g_autofree char *a = mu_list_write_data (one, NULL);
  g_autofree char *b = mu_list_write_data (aged, NULL);
  return strcmp (a, b) == 0;
}

static gboolean
are_same_armies (MuBattleSession *self, MuList *const army[MU_SIDES])
{
  const MuConversion *conversion = mu_battle_conversion (self->record->rules);
  const MuList *const now[MU_SIDES] = { army[MU_SIDE_A], army[MU_SIDE_B] };

  if (conversion)
    return conversion->fits (self->record, now);
  return is_same_army (self->record->side[MU_SIDE_A].list, army[MU_SIDE_A])
         && is_same_army (self->record->side[MU_SIDE_B].list, army[MU_SIDE_B]);
}

/* A list that was deleted leaves the battle as it is; a scenario has its own. */
static gboolean
has_other_armies (MuBattleSession *self)
{
  MuList *army[MU_SIDES] = { NULL, NULL };
  const gboolean there
      = !self->chosen.part && mu_battle_session_load_armies (self, &self->chosen, army, NULL);
  const gboolean same = !there || are_same_armies (self, army);

  for (int side = 0; side < MU_SIDES; side++)
    g_clear_pointer (&army[side], mu_list_free);
  return !same;
}

void
mu_battle_session_look_at_armies (MuBattleSession *self)
{
  mu_item_set_truth (self, &self->stale, self->state == MU_BATTLE_READY && has_other_armies (self));
}
