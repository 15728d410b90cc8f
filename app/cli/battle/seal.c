/* Seals on a prepared battle sheet: given, kept from the enemy, and opened. */
#include <glib/gi18n.h>

#include "app/cli/battle/battle_plan.h"
#include "app/cli/battle/battle_words.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "reports/sheet/battle_sheet.h"

static MuSide
side_of (MuCall *call)
{
  return mu_call_choice (call, "side", 0) == 0 ? MU_SIDE_A : MU_SIDE_B;
}

/* --- sheet seal --------------------------------------------------------- */

static gboolean
lay_down_orders (MuCall *call, MuBattleRecord *record, MuSide side, GError **error)
{
  const char *path = mu_call_text (call, "orders");
  if (!path)
    return TRUE;
  g_autoptr (MuOrders) orders = mu_orders_read_file (path, error);
  return orders && mu_battle_set_orders (record, side, orders, path, error);
}

static gboolean
lay_down_places (MuCall *call, MuBattleRecord *record, MuSide side, GError **error)
{
  const char *path = mu_call_text (call, "deployment");
  if (!path)
    return TRUE;
  g_autoptr (GArray) places = mu_deployment_read_file (path, record->side[side].list, side, error);
  return places && mu_battle_set_deployment (record, side, places, path, error);
}

static gboolean
may_march (MuCall *call, GError **error)
{
  if (!mu_call_has (call, "march") || mu_call_has (call, "plan"))
    return TRUE;
  g_set_error (error, MU_CALL_ERROR, 0,
               _ ("--march: --plan is missing; written orders send whom they send"));
  return FALSE;
}

static gboolean
lay_down_plan (MuCall *call, MuBattleRecord *record, MuSide side, GError **error)
{
  if (!may_march (call, error))
    return FALSE;
  if (!mu_call_has (call, "plan"))
    return TRUE;
  return mu_call_plan_side (call, side, mu_call_has (call, "march"), record, error);
}

static MuExit
write_sheet (MuCall *call, const MuBattleRecord *record)
{
  GError *error = NULL;
  const char *path = mu_call_text (call, "output");
  if (!mu_battle_sheet_write_file (record, path, &error))
    return mu_complain_error (error);
  mu_out_text (call, "file", path);
  return MU_EXIT_DONE;
}

MuExit
mu_run_sheet_seal (MuCall *call)
{
  GError *error = NULL;
  const MuSide side = side_of (call);
  g_autoptr (MuBattleRecord) record = mu_read_prepared (mu_call_argument (call, 0), &error);
  if (!record || !lay_down_orders (call, record, side, &error)
      || !lay_down_places (call, record, side, &error)
      || !lay_down_plan (call, record, side, &error) || !mu_battle_seal_side (record, side, &error))
    return mu_complain_error (error);
  if (write_sheet (call, record) != MU_EXIT_DONE)
    return MU_EXIT_BAD;
  const MuBattleSideRecord *own = &record->side[side];
  mu_out_text (call, "code", own->seal);
  mu_say (call, _ ("%s is sealed in %s. Its code: %s\n"), own->list->name,
          mu_call_text (call, "output"), own->seal);
  mu_warn_of_weak_seals (record);
  return MU_EXIT_DONE;
}

/* --- sheet hide --------------------------------------------------------- */

MuExit
mu_run_sheet_hide (MuCall *call)
{
  GError *error = NULL;
  const char *path = mu_call_argument (call, 0);
  g_autoptr (MuBattleRecord) record = mu_read_prepared (path, &error);
  if (!record)
    return mu_complain_error (error);
  MuBattleSideRecord *own = &record->side[side_of (call)];
  if (!own->seal)
    return mu_complain (_ ("%s: %s is not sealed; “muster sheet seal” does that first"), path,
                        own->list->name);
  mu_battle_side_hide (own);
  if (write_sheet (call, record) != MU_EXIT_DONE)
    return MU_EXIT_BAD;
  mu_out_text (call, "code", own->seal);
  mu_say (call, _ ("%s shows nothing of %s but the code %s\n"), mu_call_text (call, "output"),
          own->list->name, own->seal);
  return MU_EXIT_DONE;
}

/* --- sheet open --------------------------------------------------------- */

/* What does not keep to its seal is an answer: no. */
static MuExit
refuse (GError *error)
{
  const gboolean untrue = g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID);
  mu_complain_error (error);
  return untrue ? MU_EXIT_NO : MU_EXIT_BAD;
}

MuExit
mu_run_sheet_open (MuCall *call)
{
  GError *error = NULL;
  const MuSide side = side_of (call);
  const char *path = mu_call_argument (call, 0), *shown = mu_call_argument (call, 1);
  g_autoptr (MuBattleRecord) record = mu_read_prepared (path, &error);
  if (!record)
    return mu_complain_error (error);
  g_autoptr (MuBattleRecord) from = mu_battle_sheet_read_file (shown, &error);
  if (!from || !mu_battle_open_side (record, side, from, path, shown, &error))
    return refuse (error);
  if (write_sheet (call, record) != MU_EXIT_DONE)
    return MU_EXIT_BAD;
  const MuBattleSideRecord *own = &record->side[side];
  mu_out_text (call, "code", own->seal);
  mu_say (call, _ ("Deployment and orders of %s keep to their code, %s\n"), own->list->name,
          own->seal);
  mu_warn_of_weak_seals (record);
  return MU_EXIT_DONE;
}
