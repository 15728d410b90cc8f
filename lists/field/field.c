#include "lists/field/field.h"

#include <glib/gi18n-lib.h>

/* --- the plan ----------------------------------------------------------- */

MuFieldFeature *
mu_field_feature_new (MuFeatureKind kind)
{
  MuFieldFeature *feature = g_new0 (MuFieldFeature, 1);
  feature->kind = kind;
  feature->name = g_strdup ("");
  feature->spots = g_array_new (FALSE, FALSE, sizeof (MuSpot));
  return feature;
}

MuFieldFeature *
mu_field_feature_copy (const MuFieldFeature *feature)
{
  MuFieldFeature *copy = g_memdup2 (feature, sizeof *feature);
  copy->name = g_strdup (feature->name);
  copy->spots = g_array_copy (feature->spots);
  return copy;
}

void
mu_field_feature_free (MuFieldFeature *feature)
{
  g_free (feature->name);
  g_array_unref (feature->spots);
  g_free (feature);
}

static void
free_feature (gpointer feature)
{
  mu_field_feature_free (feature);
}

MuFieldPlan *
mu_field_plan_new (const char *name, int width, int depth)
{
  MuFieldPlan *plan = g_new0 (MuFieldPlan, 1);
  plan->name = g_strdup (name ? name : "");
  plan->notes = g_strdup ("");
  plan->width = width;
  plan->depth = depth;
  plan->features = g_ptr_array_new_with_free_func (free_feature);
  return plan;
}

MuFieldPlan *
mu_field_plan_copy (const MuFieldPlan *plan)
{
  MuFieldPlan *copy = g_memdup2 (plan, sizeof *plan);
  copy->name = g_strdup (plan->name);
  copy->notes = g_strdup (plan->notes);
  copy->features = g_ptr_array_new_with_free_func (free_feature);
  for (guint i = 0; i < plan->features->len; i++)
    g_ptr_array_add (copy->features, mu_field_feature_copy (mu_field_plan_feature (plan, i)));
  return copy;
}

void
mu_field_plan_free (MuFieldPlan *plan)
{
  g_free (plan->name);
  g_free (plan->notes);
  g_ptr_array_unref (plan->features);
  g_free (plan);
}

MuFieldFeature *
mu_field_plan_feature (const MuFieldPlan *plan, guint index)
{
  return g_ptr_array_index (plan->features, index);
}

MuFieldFeature *
mu_field_plan_add (MuFieldPlan *plan, MuFeatureKind kind, const MuSpot *spots, int count)
{
  MuFieldFeature *feature = mu_field_feature_new (kind);
  g_array_append_vals (feature->spots, spots, (guint) count);
  g_ptr_array_add (plan->features, feature);
  return feature;
}

/* --- to the rules and from them ----------------------------------------- */

MuFieldPlan *
mu_field_plan_from (const char *name, const MuBattlefield *field)
{
  MuFieldPlan *plan = mu_field_plan_new (name, field->width, field->depth);
  for (int i = 0; i < field->count; i++) {
    const MuFeature *from = &field->features[i];
    MuFieldFeature *to = mu_field_plan_add (plan, from->kind, from->spots, from->count);
    to->width = from->width;
    to->height = from->height;
  }
  return plan;
}

/* One piece of memory: the field, then its features. */
MuBattlefield *
mu_field_plan_battlefield (const MuFieldPlan *plan)
{
  const guint count = plan->features->len;
  MuBattlefield *field = g_malloc (sizeof *field + count * sizeof (MuFeature));
  MuFeature *features = (MuFeature *) (field + 1);
  *field = (MuBattlefield){ plan->width, plan->depth, features, (int) count };
  for (guint i = 0; i < count; i++) {
    const MuFieldFeature *from = mu_field_plan_feature (plan, i);
    features[i] = (MuFeature){
      .kind = from->kind,
      .spots = (const MuSpot *) (gpointer) from->spots->data,
      .count = (int) from->spots->len,
      .width = from->width,
      .height = from->height,
    };
  }
  return field;
}

MuTerrain *
mu_field_plan_terrain (const MuFieldPlan *plan, const MuTerrainTerms *terms, GError **error)
{
  g_autofree MuBattlefield *field = mu_field_plan_battlefield (plan);
  MuBattlefieldFault fault;
  if (mu_battlefield_check (field, &fault) == MU_BATTLEFIELD_OK) {
    const gsize size = mu_terrain_size (field);
    return mu_terrain_build (g_malloc (size), size, field, terms);
  }
  g_autofree char *words = mu_field_plan_fault_words (plan, &fault);
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID, "%s: %s", plan->name, words);
  return NULL;
}

/* --- in words ----------------------------------------------------------- */

const char *
mu_feature_words (MuFeatureKind kind)
{
  static const char *const words[MU_FEATURE_KINDS] = {
    [MU_FEATURE_GENTLE_HILL] = N_ ("a gentle hill"),
    [MU_FEATURE_STEEP_HILL] = N_ ("a steep hill"),
    [MU_FEATURE_WOOD] = N_ ("a wood"),
    [MU_FEATURE_MARSH] = N_ ("a marsh"),
    [MU_FEATURE_BOG] = N_ ("a bog"),
    [MU_FEATURE_SOFT_SAND] = N_ ("soft sand"),
    [MU_FEATURE_ROCKS] = N_ ("rocky slopes"),
    [MU_FEATURE_HAMLET] = N_ ("a hamlet"),
    [MU_FEATURE_HEDGED_FIELD] = N_ ("a field with hedges"),
    [MU_FEATURE_WALLED_FIELD] = N_ ("a field with walls"),
    [MU_FEATURE_STREAM] = N_ ("a stream"),
    [MU_FEATURE_RIVER] = N_ ("a river"),
    [MU_FEATURE_ROAD] = N_ ("a road"),
    [MU_FEATURE_PATH] = N_ ("a path"),
    [MU_FEATURE_HEDGE] = N_ ("a hedge"),
    [MU_FEATURE_WALL] = N_ ("a field wall"),
    [MU_FEATURE_PALISADE] = N_ ("a palisade"),
    [MU_FEATURE_RAMPART] = N_ ("a turf rampart"),
    [MU_FEATURE_ABATIS] = N_ ("an abatis"),
    [MU_FEATURE_DITCH] = N_ ("a ditch"),
    [MU_FEATURE_FORT_WALL] = N_ ("the wall of a fort"),
    [MU_FEATURE_FORD] = N_ ("a ford"),
    [MU_FEATURE_BRIDGE] = N_ ("a bridge"),
    [MU_FEATURE_GATEWAY] = N_ ("a gateway"),
    [MU_FEATURE_BREACH] = N_ ("a breach"),
    [MU_FEATURE_LIGHT_WOOD] = N_ ("a light wood or an orchard"),
    [MU_FEATURE_POND] = N_ ("a pond"),
    [MU_FEATURE_LAKE] = N_ ("a lake or sea"),
  };
  return _ (words[kind]);
}

char *
mu_field_plan_feature_words (const MuFieldPlan *plan, int feature)
{
  const MuFieldFeature *it = mu_field_plan_feature (plan, (guint) feature);
  if (*it->name)
    /* TRANSLATORS: number, name and kind of a piece of ground: 3, “Aufidus”, a river */
    return g_strdup_printf (_ ("%d, “%s”, %s"), feature + 1, it->name, mu_feature_words (it->kind));
  return g_strdup_printf (_ ("%d, %s"), feature + 1, mu_feature_words (it->kind));
}

static void
append_place (const MuFieldPlan *plan, const MuBattlefieldFault *fault, GString *text)
{
  const MuFieldFeature *it = mu_field_plan_feature (plan, (guint) fault->feature);
  if (fault->spot < 0 || (guint) fault->spot >= it->spots->len)
    return;
  const MuSpot spot = g_array_index (it->spots, MuSpot, fault->spot);
  g_string_append_printf (text, _ (", at its point %d (%d,%d)"), fault->spot + 1, spot.x, spot.y);
}

char *
mu_field_plan_fault_words (const MuFieldPlan *plan, const MuBattlefieldFault *fault)
{
  const char *what = _ (mu_battlefield_answer_words (fault->answer));
  if (fault->feature < 0)
    return g_strdup (what);
  g_autofree char *who = mu_field_plan_feature_words (plan, fault->feature);
  GString *text = g_string_new (NULL);
  g_string_append_printf (text, "%s: %s", who, what);
  append_place (plan, fault, text);
  if (fault->other >= 0) {
    g_autofree char *other = mu_field_plan_feature_words (plan, fault->other);
    g_string_append_printf (text, _ (" (the other one: %s)"), other);
  }
  return g_string_free (text, FALSE);
}
