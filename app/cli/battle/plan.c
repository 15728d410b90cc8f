/* A side's deployment and orders, planned from the doctrine of its army book. */
#include <glib/gi18n.h>

#include "app/cli/battle/battle_plan.h"
#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "lists/wrg/plan/plan.h"
#include "reports/scene/scene_picture.h"
#include "reports/wrg/scene/plan_scene.h"

/* --- the job ------------------------------------------------------------ */

typedef struct {
  MuList *list, *enemy; /* enemy NULL where none is named */
  const MuShelf *shelf; /* borrowed */
  MuFieldPlan *field;   /* NULL: open ground */
  MuPlan *plan;
} Planned;

static void
planned_clear (Planned *it)
{
  g_clear_pointer (&it->list, mu_list_free);
  g_clear_pointer (&it->enemy, mu_list_free);
  g_clear_pointer (&it->field, mu_field_plan_free);
  g_clear_pointer (&it->plan, mu_plan_free);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Planned, planned_clear)

static gboolean
find_all (MuCall *call, Planned *it, GError **error)
{
  const char *field = mu_call_text (call, "field"), *enemy = mu_call_text (call, "enemy");
  it->list = mu_find_figures (call, mu_call_argument (call, 0), error);
  if (!it->list)
    return FALSE;
  it->shelf = mu_call_books (call, error);
  if (!it->shelf)
    return FALSE;
  if (enemy && !(it->enemy = mu_find_figures (call, enemy, error)))
    return FALSE;
  return !field || (it->field = mu_field_plan_open (field, error)) != NULL;
}

static MuSide
outscouted (MuCall *call)
{
  static const MuSide sides[] = { MU_SIDE_A, MU_SIDE_B, MU_SIDE_NONE };
  return sides[mu_call_choice (call, "outscouted", 2)];
}

static gboolean
make_plan (MuCall *call, Planned *it, GError **error)
{
  if (!find_all (call, it, error))
    return FALSE;
  const MuPlanJob job = {
    .list = it->list,
    .manner = mu_call_manner (call),
    .book = mu_shelf_book_of (it->shelf, it->list),
    .enemy = it->enemy,
    .field = it->field,
    .side = mu_call_choice (call, "side", 0) == 0 ? MU_SIDE_A : MU_SIDE_B,
    .outscouted = outscouted (call),
    .may_march = mu_call_has (call, "march"),
    .seed = mu_call_seed (call),
  };
  it->plan = mu_plan_side (&job, error);
  return it->plan != NULL;
}

/* --- what is shown ------------------------------------------------------ */

static const char *
strong_key (MuStrongWing wing)
{
  switch (wing) {
  case MU_STRONG_RIGHT:
    return "right";
  case MU_STRONG_LEFT:
    return "left";
  case MU_STRONG_BOTH:
    return "both";
  case MU_STRONG_NONE:
  case MU_STRONG_EITHER:
    break;
  }
  return "none";
}

static const char *
stands (const MuPlanUnit *unit)
{
  return unit->in_body     ? "in-body"
         : unit->off_table ? "off"
         : unit->concealed ? "concealed"
                           : "seen";
}

static void
put_unit (MuCall *call, const Planned *it, guint index, const char *words)
{
  const MuPlanUnit *unit = mu_plan_unit (it->plan, index);
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  g_autofree char *row = g_strdup_printf ("%d", unit->row);
  g_autofree char *x = g_strdup_printf ("%d", unit->x);
  g_autofree char *y = g_strdup_printf ("%d", unit->y);
  g_autofree char *ranks = g_strdup_printf ("%d", unit->ranks);
  mu_out_row (call, "body", number, mu_list_unit (it->list, index)->name, mu_post_key (unit->at),
              row, x, y, ranks, stands (unit), words, NULL);
  mu_out_row (call, "why", number, mu_plan_post_key (unit->why_post),
              mu_plan_ranks_key (unit->why_ranks), mu_plan_place_key (unit->why_place),
              mu_plan_order_key (unit->why_order), NULL);
}

/* " 3  Velites                          240,120   2 deep, 11 wide" */
static void
say_place (MuCall *call, const Planned *it, guint index)
{
  const MuPlanUnit *unit = mu_plan_unit (it->plan, index);
  const MuListUnit *listed = mu_list_unit (it->list, index);
  g_autofree char *name = mu_pad (listed->name, 32);
  g_autofree char *place = unit->off_table ? g_strdup (_ ("off the table"))
                                           : g_strdup_printf ("%d,%d", unit->x, unit->y);
  g_autofree char *at = mu_pad (place, 13);
  const int wide = (mu_list_unit_strength (listed) + unit->ranks - 1) / unit->ranks;
  mu_say (call, _ ("%2u  %s  %s  %d wide, %d deep\n"), index + 1, name, at, wide, unit->ranks);
}

static void
show_unit (MuCall *call, const Planned *it, const MuOrders *orders, guint index)
{
  g_autofree MuOrderPlace *places = g_new0 (MuOrderPlace, MU_ORDERS_PLACES_MAX);
  MuOrderScene scene;
  mu_orders_scene (orders, it->list, it->enemy, (int) index, places, &scene);
  g_autofree char *words = mu_orders_words (&scene, &mu_plan_unit (it->plan, index)->orders);
  g_autofree char *reasons = mu_plan_reasons (it->plan, it->list, index);
  g_autofree char *why = g_strdup_printf ("(%s)", reasons);
  put_unit (call, it, index, words);
  say_place (call, it, index);
  mu_say_wrapped (call, 4, words);
  mu_say_wrapped (call, 6, why);
}

static void
show_plan (MuCall *call, const Planned *it, const MuOrders *orders)
{
  const MuPlan *plan = it->plan;
  const MuBook *book = mu_shelf_book_of (it->shelf, it->list);
  mu_out_text (call, "list", it->list->name);
  mu_out_text (call, "side", mu_side_key (plan->side));
  mu_out_number (call, "width", plan->width);
  mu_out_number (call, "depth", plan->depth);
  mu_out_text (call, "strong-wing", strong_key (plan->strong_wing));
  mu_out_text (call, "manner", mu_plan_manner_key (mu_call_manner (call)));
  mu_say (call, _ ("%s as side %s on a table of %d by %d paces\n"), it->list->name,
          plan->side == MU_SIDE_A ? "A" : "B", plan->width, plan->depth);
  mu_say_wrapped (call, 0, mu_plan_manner_words (mu_call_manner (call)));
  if (book) {
    g_autofree char *words = mu_doctrine_words (&book->doctrine);
    mu_say_wrapped (call, 0, words);
  }
  for (guint i = 0; i < plan->units->len; i++)
    show_unit (call, it, orders, i);
}

static gboolean
write_papers (MuCall *call, const Planned *it, const MuOrders *orders, GError **error)
{
  const char *sheet = mu_call_text (call, "output"), *map = mu_call_text (call, "deployment");
  g_autoptr (GArray) places = mu_plan_deployment (it->plan);
  if (sheet && !mu_orders_write_file (orders, sheet, error))
    return FALSE;
  if (map && !mu_deployment_write_file (places, it->list, it->plan->side, map, error))
    return FALSE;
  if (sheet) {
    mu_out_text (call, "file", sheet);
    mu_say (call, _ ("The orders are written to %s\n"), sheet);
  }
  if (map) {
    mu_out_text (call, "file", map);
    mu_say (call, _ ("The deployment is written to %s\n"), map);
  }
  return TRUE;
}

MuExit
mu_run_plan_show (MuCall *call)
{
  GError *error = NULL;
  g_auto (Planned) it = { 0 };
  if (!make_plan (call, &it, &error))
    return mu_complain_error (error);
  g_autoptr (MuOrders) orders = mu_plan_orders (it.plan, it.list, it.enemy, it.field);
  show_plan (call, &it, orders);
  if (mu_call_has (call, "march"))
    mu_show_march (call, it.plan->side, it.list, &it.plan->march);
  mu_out_new_seed (call);
  return write_papers (call, &it, orders, &error) ? MU_EXIT_DONE : mu_complain_error (error);
}

/* --- as a picture ------------------------------------------------------- */

static MuExit
draw (MuCall *call, const Planned *it)
{
  GError *error = NULL;
  const char *path = mu_call_text (call, "output");
  g_autoptr (MuScene) scene = mu_plan_scene (it->plan, it->list, it->field);
  const MuPictureJob job = {
    .title = it->list->name,
    .palette = (MuScenePalette) mu_call_choice (call, "palette", MU_SCENE_LIGHT),
    .large_text = mu_call_has (call, "large-text"),
    .width = (int) mu_call_number (call, "width", 0),
  };
  if (!mu_picture_write (scene, &job, path, &error))
    return mu_complain_error (error);
  mu_out_text (call, "file", path);
  mu_say (call, "%s: %s\n", path, it->list->name);
  return MU_EXIT_DONE;
}

MuExit
mu_run_plan_picture (MuCall *call)
{
  GError *error = NULL;
  g_auto (Planned) it = { 0 };
  if (mu_picture_format (mu_call_text (call, "output")) == MU_PICTURE_NONE)
    return mu_complain (_ ("-o: %s: expected a file name that ends in .svg or .png"),
                        mu_call_text (call, "output"));
  if (!make_plan (call, &it, &error))
    return mu_complain_error (error);
  return draw (call, &it);
}
