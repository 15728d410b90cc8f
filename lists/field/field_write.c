#include "lists/field/field.h"
#include "lists/field/field_private.h"
#include "lists/xml/data.h"
#include "lists/xml/writer.h"

static const char *
element_of (MuFeatureKind kind)
{
  switch (mu_feature_form (kind)) {
  case MU_FEATURE_AREA:
    break;
  case MU_FEATURE_LINE:
    return "line";
  case MU_FEATURE_PASSAGE:
    return "passage";
  }
  return "area";
}

static void
write_points (MuWriter *writer, const GArray *spots)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < spots->len; i++) {
    const MuSpot spot = g_array_index (spots, MuSpot, i);
    g_string_append_printf (text, "%s%d,%d", i > 0 ? " " : "", spot.x, spot.y);
  }
  mu_writer_text (writer, "points", text->str);
}

static void
write_feature (MuWriter *writer, const MuFieldFeature *feature)
{
  mu_writer_begin (writer, element_of (feature->kind));
  mu_writer_text (writer, "kind", mu_feature_key (feature->kind));
  if (*feature->name)
    mu_writer_text (writer, "name", feature->name);
  if (feature->width)
    mu_writer_int (writer, "width", feature->width);
  if (feature->height)
    mu_writer_int (writer, "height", feature->height);
  write_points (writer, feature->spots);
  mu_writer_end (writer);
}

int
mu_field_plan_format (const MuFieldPlan *plan)
{
  for (guint i = 0; i < plan->features->len; i++)
    if (mu_field_plan_feature (plan, i)->kind >= MU_FEATURE_LIGHT_WOOD)
      return 2;
  return 1;
}

char *
mu_field_plan_write_data (const MuFieldPlan *plan, gsize *length)
{
  MuWriter writer;
  mu_writer_init (&writer);
  mu_writer_begin (&writer, "battlefield");
  mu_writer_int (&writer, "version", mu_field_plan_format (plan));
  mu_writer_text (&writer, "name", plan->name);
  mu_writer_int (&writer, "width", plan->width);
  mu_writer_int (&writer, "depth", plan->depth);
  mu_writer_text (&writer, "country", mu_field_word_country[plan->country]);
  mu_writer_text (&writer, "figures", mu_field_word_figures[plan->scale]);
  for (guint i = 0; i < plan->features->len; i++)
    write_feature (&writer, mu_field_plan_feature (plan, i));
  if (*plan->notes)
    mu_writer_element_text (&writer, "notes", plan->notes);
  mu_writer_end (&writer);
  return mu_writer_finish (&writer, length);
}

gboolean
mu_field_plan_write_file (const MuFieldPlan *plan, const char *path, GError **error)
{
  gsize length;
  g_autofree char *data = mu_field_plan_write_data (plan, &length);
  return mu_file_write (path, data, length, error);
}
