/* A chart is read whole or refused: each row must be there once, and what the rules cannot play by
 * is told at the row that it stands in. Of every number a file says whether it is known, since most
 * of the printed charts are lost and nobody shall take what is made up for the book's own. */
#include "lists/abd/chart.h"

#include <glib/gi18n-lib.h>

#include "lists/abd/chart_private.h"
#include "lists/list/list.h"
#include "lists/xml/data.h"
#include "lists/xml/xml.h"

#define MADE_UP_MAX 120 /* characters of the list of values */

static const char *const froms[] = { "book", "sibling", "derived", "reconstructed", "club", NULL };

/* --- where numbers come from ---------------------------------------------- */

static int
value_named (const char *const *values, const char *word)
{
  for (int i = 0; values[i]; i++)
    if (g_str_equal (values[i], word))
      return i;
  return -1;
}

static void
read_made_up (MuReader *reader, const xmlNode *node, const char *const *values, MuHexOrigin *origin)
{
  g_autofree char *text = mu_reader_text (reader, node, "reconstructed", MADE_UP_MAX);
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n", -1);
  for (int i = 0; words[i]; i++) {
    const int value = *words[i] ? value_named (values, words[i]) : -1;
    if (value >= 0)
      origin->made_up |= 1u << value;
    else if (*words[i]) {
      g_autofree char *known = g_strjoinv (", ", (char **) values);
      mu_reader_fail_at (reader, node, "reconstructed",
                         _ ("“%s” is no value of this row; expected some of: %s"), words[i], known);
    }
  }
}

void
mu_hex_origin_read (MuReader *reader, const xmlNode *node, const char *const *values,
                    MuHexOrigin *origin)
{
  origin->from
      = (MuHexFrom) mu_reader_word (reader, node, "from", froms, MU_HEX_FROM_RECONSTRUCTED);
  if (values)
    read_made_up (reader, node, values, origin);
}

MuHexFrom
mu_hex_origin_of (const MuHexOrigin *origin, int value)
{
  return origin->made_up & 1u << value ? MU_HEX_FROM_RECONSTRUCTED : origin->from;
}

const char *
mu_hex_from_words (MuHexFrom from)
{
  switch (from) {
  case MU_HEX_FROM_BOOK:
    return _ ("by the book");
  case MU_HEX_FROM_SIBLING:
    return _ ("by another game of the series");
  case MU_HEX_FROM_DERIVED:
    return _ ("worked out from the book");
  case MU_HEX_FROM_RECONSTRUCTED:
    return _ ("made up");
  case MU_HEX_FROM_CLUB:
    return _ ("by the club");
  }
  return "";
}

/* --- rows ------------------------------------------------------------------ */

void
mu_hex_rows_number (MuHexRows *rows)
{
  static const char *const numbers[MU_ABD_TURNS_MOST]
      = { "1", "2", "3", "4", "5", "6", "7", "8", "9", "10" };
  for (int i = 0; i < rows->count; i++)
    rows->word[i] = numbers[i];
}

int
mu_hex_rows_take (MuReader *reader, const xmlNode *node, MuHexRows *rows)
{
  const int place = mu_reader_word (reader, node, rows->key, rows->word, 0);
  if (rows->node[place])
    mu_reader_fail (reader, node, _ ("%s is there already; leave one of the two out"),
                    rows->word[place]);
  rows->node[place] = node;
  mu_hex_origin_read (reader, node, rows->values, &rows->origin[place]);
  return place;
}

void
mu_hex_rows_check (MuReader *reader, const xmlNode *parent, const MuHexRows *rows)
{
  for (int i = 0; i < rows->count; i++)
    if (!rows->node[i])
      mu_reader_fail (reader, parent, _ ("%s is missing; add <%s %s=\"%s\" …/>"), rows->word[i],
                      rows->element, rows->key, rows->word[i]);
}

/* --- the file -------------------------------------------------------------- */

/* The row that the rules complain about. The first of the hexsides is none at all and has no row.
 */
static const xmlNode *
row_at_fault (const MuHexChartRows *rows, MuAbdChartAnswer answer, int at)
{
  switch (answer) {
  case MU_ABD_CHART_OK:
    break;
  case MU_ABD_CHART_UNIT:
    return rows->unit.node[at];
  case MU_ABD_CHART_LEADER:
    return rows->leader.node[at];
  case MU_ABD_CHART_TERRAIN:
    return rows->terrain.node[at];
  case MU_ABD_CHART_HEXSIDE:
    return at ? rows->hexside.node[at - 1] : NULL;
  case MU_ABD_CHART_COMMAND:
    return rows->command.node[at];
  case MU_ABD_CHART_TRACK:
    return rows->turn.node[at];
  }
  return NULL;
}

/* Only of a chart whose rows are all there. */
static void
check_values (MuReader *reader, const xmlNode *root, const MuAbdChart *chart,
              const MuHexChartRows *rows)
{
  int at = 0;
  if (reader->error)
    return;
  const MuAbdChartAnswer answer = mu_abd_chart_check (chart, &at);
  const xmlNode *row = row_at_fault (rows, answer, at);
  if (answer != MU_ABD_CHART_OK)
    mu_reader_fail (reader, row ? row : root, "%s", _ (mu_abd_chart_answer_words (answer)));
}

static char *
read_note (MuReader *reader, const xmlNode *root)
{
  const xmlNode *node = mu_reader_first (root, "note");
  return node ? mu_reader_content (reader, node, MU_LIST_NOTES_MAX) : NULL;
}

static MuHexChart *
read_chart (MuReader *reader, const xmlNode *root)
{
  static const char *const source[] = { "reconstruction", "club", NULL };
  MuHexChart *made = g_new0 (MuHexChart, 1);
  MuHexChartRows rows;
  made->name = mu_reader_text (reader, root, "name", MU_LIST_NAME_MAX);
  made->reconstruction = mu_reader_word (reader, root, "source", source, 0) == 0;
  made->note = read_note (reader, root);
  mu_hex_chart_read_rows (reader, root, made, &rows);
  check_values (reader, root, &made->chart, &rows);
  return made;
}

static MuHexChart *
read_doc (MuXml *doc, const char *name, GError **error)
{
  if (!doc)
    return NULL;
  MuReader reader = { .file = name };
  g_autoptr (MuHexChart) chart = read_chart (&reader, mu_xml_root (doc));
  mu_xml_free (doc);
  return mu_reader_finish (&reader, error) ? g_steal_pointer (&chart) : NULL;
}

MuHexChart *
mu_hex_chart_read_data (const char *data, gsize length, const char *name, GError **error)
{
  return read_doc (mu_xml_read_data (NULL, data, length, name, "hex-chart.rng", error), name,
                   error);
}

/* The club's own where it is there, even if it cannot be read: it is not passed over. */
char *
mu_hex_chart_path (void)
{
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "muster", "hex-chart.xml", NULL);
  return g_file_test (own, G_FILE_TEST_EXISTS) ? g_steal_pointer (&own)
                                               : mu_data_path ("hexes", "chart.xml");
}

MuHexChart *
mu_hex_chart_open (const char *path, GError **error)
{
  g_autofree char *usual = path ? NULL : mu_hex_chart_path ();
  const char *file = path ? path : usual;
  return read_doc (mu_xml_read_file (NULL, file, "hex-chart.rng", error), file, error);
}

void
mu_hex_chart_free (MuHexChart *chart)
{
  if (!chart)
    return;
  g_free (chart->name);
  g_free (chart->note);
  g_free (chart);
}

char *
mu_hex_chart_words (const MuHexChart *chart)
{
  return g_strdup_printf (chart->reconstruction ? _ ("by %s: the charts of the book are lost")
                                                : _ ("by a chart of the club's own: %s"),
                          chart->name);
}
