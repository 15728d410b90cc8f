#include "app/cli/battle/battle_plan.h"

#include <glib/gi18n.h>

#include "app/cli/club/house_rules.h"

#define USUAL_MONTH 6

void
mu_plan_files_clear (MuPlanFiles *files)
{
  g_clear_pointer (&files->field, mu_field_plan_free);
  for (int side = 0; side < MU_SIDES; side++) {
    g_clear_pointer (&files->orders[side], mu_orders_free);
    g_clear_pointer (&files->deployment[side], g_array_unref);
  }
}

/* The field says what country it lies in; who says otherwise means another field. */
static gboolean
read_field (MuCall *call, MuPlanFiles *files, MuBattlePlan *plan, GError **error)
{
  const char *path = mu_call_text (call, "field");
  if (!path)
    return TRUE;
  files->field = mu_field_plan_open (path, error);
  if (!files->field)
    return FALSE;
  plan->field = files->field;
  const int country = mu_call_choice (call, "country", (int) files->field->country);
  if (country == (int) files->field->country)
    return TRUE;
  g_set_error (error, MU_CALL_ERROR, 0,
               _ ("--country: %s lies in another country; leave the option out"), path);
  return FALSE;
}

static gboolean
read_orders (MuCall *call, MuPlanFiles *files, MuBattlePlan *plan, GError **error)
{
  static const char *const options[MU_SIDES] = { "orders-a", "orders-b" };
  for (int side = 0; side < MU_SIDES; side++) {
    const char *path = mu_call_text (call, options[side]);
    if (!path)
      continue;
    files->orders[side] = mu_orders_read_file (path, error);
    if (!files->orders[side])
      return FALSE;
    plan->orders[side] = files->orders[side];
    plan->orders_name[side] = path;
  }
  return TRUE;
}

static gboolean
read_deployment (MuCall *call, MuPlanFiles *files, MuBattlePlan *plan, GError **error)
{
  static const char *const options[MU_SIDES] = { "deployment-a", "deployment-b" };
  for (int side = 0; side < MU_SIDES; side++) {
    const char *path = mu_call_text (call, options[side]);
    if (!path)
      continue;
    files->deployment[side]
        = mu_deployment_read_file (path, plan->list[side], (MuSide) side, error);
    if (!files->deployment[side])
      return FALSE;
    plan->deployment[side] = files->deployment[side];
    plan->deployment_name[side] = path;
  }
  return TRUE;
}

/* "a|b|both" */
static void
read_who (MuCall *call, const char *option, gboolean who[MU_SIDES])
{
  static const gboolean is[][MU_SIDES] = { { TRUE, FALSE }, { FALSE, TRUE }, { TRUE, TRUE } };
  if (!mu_call_has (call, option))
    return;
  const gboolean *wanted = is[mu_call_choice (call, option, 0)];
  for (int side = 0; side < MU_SIDES; side++)
    who[side] = wanted[side];
}

/* wrg.orders.time-limit: one side's time alone says nothing. */
static gboolean
read_terms (MuCall *call, MuBattlePlan *plan, GError **error)
{
  read_who (call, "arabs", plan->arabs);
  read_who (call, "wells", plan->wells);
  read_who (call, "torches", plan->torches);
  plan->order_seconds[MU_SIDE_A] = (int) mu_call_number (call, "writing-a", 0);
  plan->order_seconds[MU_SIDE_B] = (int) mu_call_number (call, "writing-b", 0);
  const gboolean a = plan->order_seconds[MU_SIDE_A] > 0, b = plan->order_seconds[MU_SIDE_B] > 0;
  if (a == b)
    return TRUE;
  g_set_error (error, MU_CALL_ERROR, 0, _ ("--%s is missing; the times of both sides are compared"),
               a ? "writing-b" : "writing-a");
  return FALSE;
}

gboolean
mu_call_plan_dice (MuCall *call, guint8 *faces, MuBattlePlan *plan, GError **error)
{
  const char *text = mu_call_text (call, "dice");
  if (!text)
    return TRUE;
  if (!mu_read_faces ("--dice", text, faces, MU_PLAN_DICE_MOST, &plan->face_count, error))
    return FALSE;
  plan->faces = faces;
  return TRUE;
}

gboolean
mu_call_plan (MuCall *call, MuPlanFiles *files, MuBattlePlan *plan, GError **error)
{
  if (!mu_call_readings (call, &files->readings, error))
    return FALSE;
  plan->name = mu_call_text (call, "name");
  plan->seed = mu_call_seed (call);
  plan->origin = mu_call_seed_origin (call);
  plan->month = (int) mu_call_number (call, "month", USUAL_MONTH);
  plan->region = (MuRegion) mu_call_choice (call, "region", MU_REGION_MEDITERRANEAN);
  plan->country = (MuCountry) mu_call_choice (call, "country", MU_COUNTRY_PLAIN);
  plan->readings = &files->readings;
  plan->sky = mu_call_has (call, "weather");
  plan->coast = mu_call_has (call, "coast");
  plan->outside = mu_call_has (call, "outside");
  return mu_call_plan_dice (call, files->faces, plan, error) && read_terms (call, plan, error)
         && read_field (call, files, plan, error) && read_orders (call, files, plan, error)
         && read_deployment (call, files, plan, error);
}

gboolean
mu_call_plan_sides (MuCall *call, MuPlanSides usually, MuBattleRecord *record, GError **error)
{
  static const gboolean plans[][MU_SIDES] = { [MU_PLAN_BOTH] = { TRUE, TRUE },
                                              [MU_PLAN_A] = { TRUE, FALSE },
                                              [MU_PLAN_B] = { FALSE, TRUE },
                                              [MU_PLAN_NONE] = { FALSE, FALSE } };
  const gboolean *wanted = plans[mu_call_choice (call, "plan", usually)];
  const MuShelf *books = mu_call_books (call, error);
  for (int side = 0; books && side < MU_SIDES; side++)
    if (wanted[side] && !mu_battle_plan_side (record, (MuSide) side, books, error)) {
      g_prefix_error_literal (error, "--plan: ");
      return FALSE;
    }
  return books != NULL;
}

MuBattleRecord *
mu_prepare_battle (MuCall *call, const MuList *a, const MuList *b, GError **error)
{
  g_auto (MuPlanFiles) files = { 0 };
  MuBattlePlan plan = { .list = { a, b } };
  if (!mu_call_plan (call, &files, &plan, error))
    return NULL;
  return mu_battle_prepare (&plan, error);
}
