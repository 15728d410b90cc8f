#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "lists/field/field.h"
#include "lists/field/field_private.h"
#include "lists/xml/reader.h"
#include "lists/xml/xml.h"

const char *const mu_field_word_country[] = { "plain", "mountain", "desert", "steppe", NULL };
const char *const mu_field_word_figures[] = { "25", "15", "5", NULL };

/* Keeps a name in place of what *field held. */
static void
read_name (MuReader *reader, const xmlNode *node, const char *attribute, char **field)
{
  g_free (*field);
  *field = mu_reader_name (reader, node, attribute, MU_FIELD_NAME_MAX);
}

/* A coordinate of at most five digits; the first of a pair is ended by a comma. */
static gboolean
read_coordinate (const char **at, gboolean last, int *number)
{
  const gsize sign = **at == '-';
  const gsize digits = strspn (*at + sign, "0123456789");
  if (digits == 0 || digits > 5)
    return FALSE;
  *number = atoi (*at);
  *at += sign + digits;
  return last || *(*at)++ == ',';
}

/* "100,200 300,250": pairs of paces. */
static void
read_points (MuReader *reader, const xmlNode *node, GArray *spots)
{
  g_autofree char *text = mu_reader_text (reader, node, "points", MU_BATTLEFIELD_SPOTS_MAX * 16);
  const char *at = text + strspn (text, " \t\r\n");
  while (*at) {
    const char *pair = at;
    MuSpot spot;
    if (!read_coordinate (&at, FALSE, &spot.x) || !read_coordinate (&at, TRUE, &spot.y)
        || (*at && !strchr (" \t\r\n", *at))) {
      g_autofree char *word = g_strndup (pair, strcspn (pair, " \t\r\n"));
      mu_reader_fail (reader, node, _ ("points: “%s” is no point; expected two numbers, as 120,80"),
                      word);
      return;
    }
    if (spots->len == MU_BATTLEFIELD_SPOTS_MAX) {
      mu_reader_fail (reader, node, _ ("more than %d points"), MU_BATTLEFIELD_SPOTS_MAX);
      return;
    }
    g_array_append_val (spots, spot);
    at += strspn (at, " \t\r\n");
  }
}

static MuFeatureKind
read_kind (MuReader *reader, const xmlNode *node)
{
  const char *keys[MU_FEATURE_KINDS + 1] = { NULL };
  for (int i = 0; i < MU_FEATURE_KINDS; i++)
    keys[i] = mu_feature_key ((MuFeatureKind) i);
  return (MuFeatureKind) mu_reader_word (reader, node, "kind", keys, 0);
}

static MuFieldFeature *
read_feature (MuReader *reader, const xmlNode *node)
{
  MuFieldFeature *feature = mu_field_feature_new (read_kind (reader, node));
  const int most = mu_feature_width_most (feature->kind);
  const int least = mu_feature_width_least (feature->kind);
  read_name (reader, node, "name", &feature->name);
  feature->line = (int) xmlGetLineNo (node);
  feature->width = mu_reader_int (reader, node, "width", least, most, 0);
  feature->height = mu_reader_int (reader, node, "height", 1, MU_FEATURE_HEIGHT_MAX, 0);
  read_points (reader, node, feature->spots);
  return feature;
}

/* Areas, lines and passages stand in any order. */
static void
read_features (MuReader *reader, const xmlNode *root, MuFieldPlan *plan)
{
  for (const xmlNode *at = root->children; at; at = at->next) {
    if (at->type != XML_ELEMENT_NODE || strcmp ((const char *) at->name, "notes") == 0)
      continue;
    if (plan->features->len == MU_BATTLEFIELD_FEATURES_MAX) {
      mu_reader_fail (reader, at, _ ("more than %d features"), MU_BATTLEFIELD_FEATURES_MAX);
      return;
    }
    g_ptr_array_add (plan->features, read_feature (reader, at));
  }
}

static MuFieldPlan *
read_plan (MuReader *reader, const xmlNode *root)
{
  const int width = mu_reader_int (reader, root, "width", MU_BATTLEFIELD_SIDE_MIN,
                                   MU_BATTLEFIELD_SIDE_MAX, MU_BATTLEFIELD_SIDE_MIN);
  const int depth = mu_reader_int (reader, root, "depth", MU_BATTLEFIELD_SIDE_MIN,
                                   MU_BATTLEFIELD_SIDE_MAX, MU_BATTLEFIELD_SIDE_MIN);
  MuFieldPlan *plan = mu_field_plan_new (NULL, width, depth);
  const xmlNode *notes = mu_reader_first (root, "notes");
  read_name (reader, root, "name", &plan->name);
  plan->country = (MuCountry) mu_reader_word (reader, root, "country", mu_field_word_country,
                                              MU_COUNTRY_PLAIN);
  plan->scale
      = (MuScale) mu_reader_word (reader, root, "figures", mu_field_word_figures, MU_SCALE_25);
  read_features (reader, root, plan);
  if (notes) {
    g_free (plan->notes);
    plan->notes = mu_reader_content (reader, notes, MU_FIELD_NOTES_MAX);
  }
  return plan;
}

static MuFieldPlan *
read_doc (MuXml *doc, const char *name, gboolean comes_in, GError **error)
{
  if (!doc)
    return NULL;
  MuReader reader = { .file = name, .comes_in = comes_in };
  g_autoptr (MuFieldPlan) plan = read_plan (&reader, mu_xml_root (doc));
  mu_xml_free (doc);
  return mu_reader_finish (&reader, error) ? g_steal_pointer (&plan) : NULL;
}

MuFieldPlan *
mu_field_plan_read_file (const char *path, GError **error)
{
  return read_doc (mu_xml_read_file (NULL, path, "field.rng", error), path, TRUE, error);
}

MuFieldPlan *
mu_field_plan_read_data (const char *data, gsize length, const char *name, GError **error)
{
  return read_doc (mu_xml_read_data (NULL, data, length, name, "field.rng", error), name, FALSE,
                   error);
}

MuFieldPlan *
mu_field_plan_open (const char *path, GError **error)
{
  g_autoptr (MuFieldPlan) plan = mu_field_plan_read_file (path, error);
  if (!plan)
    return NULL;
  g_autofree MuBattlefield *field = mu_field_plan_battlefield (plan);
  MuBattlefieldFault fault;
  if (mu_battlefield_check (field, &fault) == MU_BATTLEFIELD_OK)
    return g_steal_pointer (&plan);
  g_autofree char *words = mu_field_plan_fault_words (plan, &fault);
  const int line
      = fault.feature >= 0 ? mu_field_plan_feature (plan, (guint) fault.feature)->line : 1;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID, "%s:%d: %s", path, line, words);
  return NULL;
}
