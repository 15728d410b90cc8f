#include "lists/field/deployment.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/wrg/orders/orders.h"
#include "lists/xml/data.h"
#include "lists/xml/reader.h"
#include "lists/xml/writer.h"
#include "lists/xml/xml.h"
#include "rules/field/terrain.h"

#define TURNED_MAX 65535

static const char *const side_words[] = { "a", "b", NULL };
static const char *const formation_words[]
    = { "usual", "square", "testudo", "cantabrian", "wedge", NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (formation_words) == MU_FORMATIONS + 1);

gboolean
mu_deployment_is_chosen (const MuDeployment *deployment)
{
  return deployment->placed || deployment->formation != MU_FORMATION_USUAL
         || deployment->ranks != 0;
}

/* --- writing ------------------------------------------------------------ */

static void
write_unit (MuWriter *writer, guint unit, const MuDeployment *at)
{
  mu_writer_begin (writer, "at");
  mu_writer_int (writer, "unit", unit + 1);
  if (at->placed) {
    mu_writer_int (writer, "x", at->x);
    mu_writer_int (writer, "y", at->y);
  }
  if (at->turned != 0)
    mu_writer_int (writer, "turned", at->turned);
  if (at->formation != MU_FORMATION_USUAL)
    mu_writer_text (writer, "formation", formation_words[at->formation]);
  if (at->ranks != 0)
    mu_writer_int (writer, "ranks", at->ranks);
  mu_writer_end (writer);
}

char *
mu_deployment_write_data (const GArray *units, const MuList *list, MuSide side, gsize *length)
{
  g_autofree char *code = mu_orders_list_code (list);
  MuWriter writer;
  mu_writer_init (&writer);
  mu_writer_begin (&writer, "deployment");
  mu_writer_int (&writer, "version", 1);
  mu_writer_text (&writer, "list", list->name);
  mu_writer_text (&writer, "code", code);
  mu_writer_text (&writer, "side", side_words[side]);
  for (guint i = 0; i < units->len; i++) {
    const MuDeployment *at = &g_array_index (units, MuDeployment, i);
    if (mu_deployment_is_chosen (at))
      write_unit (&writer, i, at);
  }
  mu_writer_end (&writer);
  return mu_writer_finish (&writer, length);
}

gboolean
mu_deployment_write_file (const GArray *units, const MuList *list, MuSide side, const char *path,
                          GError **error)
{
  gsize length;
  g_autofree char *data = mu_deployment_write_data (units, list, side, &length);
  return mu_file_write (path, data, length, error);
}

/* --- reading ------------------------------------------------------------ */

static MuDeployment
read_unit (MuReader *reader, const xmlNode *node)
{
  MuDeployment at = { .line = (int) xmlGetLineNo (node) };
  at.placed = mu_reader_has (node, "x");
  if (mu_reader_has (node, "y") != at.placed)
    mu_reader_fail (reader, node, _ ("x and y belong together"));
  if (mu_reader_has (node, "turned") && !at.placed)
    mu_reader_fail (reader, node, _ ("turned belongs to x and y"));
  at.x = mu_reader_int (reader, node, "x", 0, MU_BATTLEFIELD_SIDE_MAX, 0);
  at.y = mu_reader_int (reader, node, "y", 0, MU_BATTLEFIELD_SIDE_MAX, 0);
  at.turned = (MuAngle) mu_reader_int (reader, node, "turned", 0, TURNED_MAX, 0);
  at.formation = (MuFormation) mu_reader_word (reader, node, "formation", formation_words, 0);
  at.ranks = mu_reader_int (reader, node, "ranks", 1, MU_LIST_RANKS_MAX, 0);
  return at;
}

static void
read_units (MuReader *reader, const xmlNode *root, const MuList *list, GArray *units)
{
  for (const xmlNode *at = mu_reader_first (root, "at"); at; at = mu_reader_next (at)) {
    const int unit = mu_reader_int (reader, at, "unit", 1, MU_LIST_UNITS_MAX, 1);
    if (unit > (int) units->len) {
      mu_reader_fail (reader, at, _ ("unit %d is not in the list “%s”, which has %u"), unit,
                      list->name, units->len);
      return;
    }
    MuDeployment *into = &g_array_index (units, MuDeployment, unit - 1);
    if (into->line != 0)
      mu_reader_fail (reader, at, _ ("unit %d stands in two places"), unit);
    *into = read_unit (reader, at);
  }
}

/* Whose it is comes first: what follows would make no sense for another list. */
static gboolean
is_for (const char *file, const xmlNode *root, const MuList *list, MuSide side, GError **error)
{
  MuReader reader = { .file = file };
  g_autofree char *name = mu_reader_text (&reader, root, "list", MU_LIST_NAME_MAX);
  g_autofree char *code = mu_reader_text (&reader, root, "code", MU_ORDERS_CODE_LENGTH);
  g_autofree char *own = mu_orders_list_code (list);
  const int whose = mu_reader_word (&reader, root, "side", side_words, (int) side);
  if (!mu_reader_finish (&reader, error))
    return FALSE;
  if (strcmp (code, own) == 0 && whose == (int) side)
    return TRUE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_FOREIGN,
               _ ("%s:%ld: the deployment is for the list “%s” (code %s) on side %s; expected "
                  "“%s” (code %s) on side %s"),
               file, xmlGetLineNo (root), name, code, side_words[whose], list->name, own,
               side_words[side]);
  return FALSE;
}

static GArray *
read_doc (MuXml *doc, const char *name, const MuList *list, MuSide side, GError **error)
{
  if (!doc)
    return NULL;
  MuReader reader = { .file = name };
  const xmlNode *root = mu_xml_root (doc);
  g_autoptr (GArray) units = g_array_new (FALSE, TRUE, sizeof (MuDeployment));
  g_array_set_size (units, list->units->len);
  gboolean read = is_for (name, root, list, side, error);
  if (read) {
    read_units (&reader, root, list, units);
    read = mu_reader_finish (&reader, error);
  }
  mu_xml_free (doc);
  return read ? g_steal_pointer (&units) : NULL;
}

GArray *
mu_deployment_read_file (const char *path, const MuList *list, MuSide side, GError **error)
{
  return read_doc (mu_xml_read_file (NULL, path, "deployment.rng", error), path, list, side, error);
}

GArray *
mu_deployment_read_data (const char *data, gsize length, const char *name, const MuList *list,
                         MuSide side, GError **error)
{
  return read_doc (mu_xml_read_data (NULL, data, length, name, "deployment.rng", error), name, list,
                   side, error);
}
