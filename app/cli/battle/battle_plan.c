#include "app/cli/battle/battle_plan.h"

#include <glib/gi18n.h>

#include "app/cli/club/house_rules.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "lists/battle/system.h"
#include "lists/system.h"

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
is_country_of (MuCall *call, const MuFieldPlan *field, const char *name, GError **error)
{
  if (mu_call_choice (call, "country", (int) field->country) == (int) field->country)
    return TRUE;
  g_set_error (error, MU_CALL_ERROR, 0,
               _ ("--country: %s lies in another country; leave the option out"), name);
  return FALSE;
}

static gboolean
read_field (MuCall *call, MuPlanFiles *files, MuBattlePlan *plan, GError **error)
{
  const char *path = mu_call_text (call, "field");
  if (!path)
    return !plan->field || is_country_of (call, plan->field, plan->field->name, error);
  files->field = mu_field_plan_open (path, error);
  if (!files->field)
    return FALSE;
  plan->field = files->field;
  return is_country_of (call, plan->field, path, error);
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
  plan->month = (int) mu_call_number (call, "month", plan->month > 0 ? plan->month : USUAL_MONTH);
  plan->region = (MuRegion) mu_call_choice (call, "region", (int) plan->region);
  plan->country = (MuCountry) mu_call_choice (call, "country", MU_COUNTRY_PLAIN);
  plan->readings = &files->readings;
  plan->sky = mu_call_has (call, "weather");
  plan->coast = mu_call_has (call, "coast");
  plan->outside = mu_call_has (call, "outside");
  return mu_call_plan_dice (call, files->faces, plan, error) && read_terms (call, plan, error)
         && read_field (call, files, plan, error) && read_orders (call, files, plan, error)
         && read_deployment (call, files, plan, error);
}

/* "both|a|b|none" */
static const gboolean *
sides_of (MuCall *call, const char *option, MuPlanSides usually)
{
  static const gboolean sides[][MU_SIDES] = { [MU_PLAN_BOTH] = { TRUE, TRUE },
                                              [MU_PLAN_A] = { TRUE, FALSE },
                                              [MU_PLAN_B] = { FALSE, TRUE },
                                              [MU_PLAN_NONE] = { FALSE, FALSE } };
  return sides[mu_call_choice (call, option, usually)];
}

/* Who marches is written in orders: a side that has its own sends whom it sends. */
static gboolean
may_ask_for_march (const MuBattleSideRecord *own, gboolean planned, GError **error)
{
  const char *army = own->list->name;
  if (own->seal)
    g_set_error (error, MU_CALL_ERROR, 0, _ ("--march: %s is sealed, and sends whom it has sent"),
                 army);
  else if (own->orders)
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("--march: %s has written orders, and sends whom they send"), army);
  else if (!planned)
    g_set_error (error, MU_CALL_ERROR, 0, _ ("--march: --plan leaves %s out; plan it too"), army);
  else
    return TRUE;
  return FALSE;
}

/* For scripts, what came of it is followed by the rule or the unit that it hangs on. */
void
mu_show_march (MuCall *call, MuSide side, const MuList *list, const MuPlanMarch *march)
{
  g_autofree char *words = mu_battle_march_words (list, march);
  const char *key = mu_plan_march_key (march->end);
  if (march->rule != MU_RULE_NONE)
    mu_out_row (call, "march", mu_side_key (side), key, mu_rule_id (march->rule), NULL);
  else if (march->unit >= 0)
    mu_out_row (call, "march", mu_side_key (side), key,
                mu_list_unit (list, (guint) march->unit)->name, NULL);
  else
    mu_out_row (call, "march", mu_side_key (side), key, NULL);
  mu_say_wrapped (call, 0, words);
}

/* "player|book" */
MuPlanManner
mu_call_manner (MuCall *call)
{
  static const MuPlanManner manners[] = { MU_MANNER_PLAYER, MU_MANNER_BOOK };
  return manners[mu_call_choice (call, "manner", 0)];
}

gboolean
mu_call_plan_side (MuCall *call, MuSide side, gboolean marches, MuBattleRecord *record,
                   GError **error)
{
  const MuShelf *books = mu_call_books (call, error);
  if (!books || (marches && !may_ask_for_march (&record->side[side], TRUE, error)))
    return FALSE;
  const MuPlanWish wish = { .manner = mu_call_manner (call), .may_march = marches };
  MuPlanMarch march;
  if (!mu_battle_plan_side_as (record, side, books, &wish, &march, error)) {
    g_prefix_error_literal (error, "--plan: ");
    return FALSE;
  }
  if (marches)
    mu_show_march (call, side, record->side[side].list, &march);
  return TRUE;
}

/* Over what follows from planning, now or later. No prepared sheet gets here with the option: it
 * has settled who commands. */
static void
appoint (MuCall *call, MuBattleRecord *record)
{
  if (!mu_call_has (call, "command"))
    return;
  const gboolean *commanded = sides_of (call, "command", MU_PLAN_NONE);
  for (int side = 0; side < MU_SIDES; side++) {
    record->side[side].commanded = commanded[side];
    record->side[side].alone = !commanded[side];
  }
}

/* Muster plans for rules that write orders. For others its machine answers during the battle. */
static gboolean
asks_no_plan (MuCall *call, const MuBattleRecord *record, GError **error)
{
  static const char *const options[] = { "plan", "march", "manner", "command" };
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    if (mu_call_has (call, options[i])) {
      g_set_error (error, MU_CALL_ERROR, 0,
                   _ ("--%s: by %s nothing is planned, Muster answers for both sides during the "
                      "battle; leave the option out"),
                   options[i], _ (mu_list_system (record->rules)->short_name));
      return FALSE;
    }
  return TRUE;
}

gboolean
mu_call_plan_sides (MuCall *call, MuPlanSides usually, MuBattleRecord *record, GError **error)
{
  if (!mu_system_can (record->rules, MU_DEED_DEPLOY))
    return asks_no_plan (call, record, error);
  const gboolean *planned = sides_of (call, "plan", usually);
  const gboolean *marches = sides_of (call, "march", MU_PLAN_NONE);
  for (int side = 0; side < MU_SIDES; side++)
    if (marches[side] && !may_ask_for_march (&record->side[side], planned[side], error))
      return FALSE;
  for (int side = 0; side < MU_SIDES; side++)
    if (planned[side] && !mu_call_plan_side (call, (MuSide) side, marches[side], record, error))
      return FALSE;
  appoint (call, record);
  return TRUE;
}

/* A house rule that asks players to place their units finds none to ask. */
static void
tell_nobody_places (MuCall *call, const MuBattleRecord *record)
{
  const MuRecordSystem *system = mu_record_system (record->rules);
  if (system->placing && system->placing (record) != MU_PLACED_AS_DRAWN_UP)
    mu_call_add_remark (call,
                        _ ("Nobody places units in a battle that is fought at once: the armies "
                           "stand as they are drawn up. Play it at the screen to place them."));
}

MuBattleRecord *
mu_prepare_battle (MuCall *call, const MuList *a, const MuList *b, GError **error)
{
  g_auto (MuPlanFiles) files = { 0 };
  MuBattlePlan plan = { .list = { a, b } };
  if (!mu_call_plan (call, &files, &plan, error))
    return NULL;
  MuBattleRecord *record = mu_battle_prepare (&plan, error);
  if (record)
    tell_nobody_places (call, record);
  return record;
}
