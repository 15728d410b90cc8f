#include "reports/sheet/dispatch_file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/xml/reader.h"
#include "lists/xml/writer.h"
#include "lists/xml/xml.h"
#include "reports/sheet/battle_sheet.h"
#include "reports/sheet/content_digest.h"
#include "reports/sheet/dispatch_chain.h"
#include "reports/sheet/sheet_private.h"

#define SCHEMA       "dispatch.rng"
#define ABOUT_MAX    400
#define WHO_MAX      120
#define TIME_MAX     20
#define READINGS_MAX 4000

/* --- writing ------------------------------------------------------------------ */

static void
write_id (MuWriter *writer, const char *attribute, gint64 id)
{
  mu_writer_int (writer, attribute, id);
}

static void
write_battle (MuWriter *writer, const MuSentAct *act)
{
  gsize length;
  g_autofree char *sheet = mu_battle_sheet_write_data (act->record, &length);
  mu_writer_int (writer, "side-a", act->side[MU_SIDE_A]);
  mu_writer_int (writer, "side-b", act->side[MU_SIDE_B]);
  mu_writer_int (writer, "day", act->day);
  mu_writer_element_text (writer, "sheet", sheet);
}

static void
write_falls (MuWriter *writer, const MuSentAct *act)
{
  for (guint i = 0; i < act->falls->len; i++) {
    mu_writer_begin (writer, "fall");
    write_id (writer, "act", g_array_index (act->falls, gint64, i));
    mu_writer_end (writer);
  }
}

static void
write_act (MuWriter *writer, const MuSentAct *act)
{
  mu_writer_begin (writer, "act");
  write_id (writer, "id", act->id);
  mu_writer_text (writer, "made", act->made);
  mu_writer_text (writer, "who", act->who);
  if (*act->about != '\0')
    mu_writer_text (writer, "about", act->about);
  mu_writer_text (writer, "kind", mu_act_kind_key (act->kind));
  if (act->kind == MU_ACT_BATTLE)
    write_battle (writer, act);
  else if (act->kind == MU_ACT_TAKEN_BACK)
    write_falls (writer, act);
  else
    mu_writer_element_text (writer, "doing", act->doing);
  mu_writer_end (writer);
}

static void
write_side (MuWriter *writer, const MuSentSide *side)
{
  mu_writer_begin (writer, "side");
  mu_writer_text (writer, "name", side->name);
  mu_writer_text (writer, "player", side->player);
  mu_writer_element_text (writer, "army", side->army);
  mu_writer_end (writer);
}

static void
write_beginning (MuWriter *writer, const MuBeginning *beginning)
{
  mu_writer_begin (writer, "beginning");
  mu_writer_text (writer, "made", beginning->made);
  mu_writer_text (writer, "who", beginning->who);
  mu_writer_int (writer, "year", beginning->first.year);
  mu_writer_int (writer, "month", beginning->first.month);
  mu_writer_int (writer, "day", beginning->first.day);
  mu_writer_text (writer, "region", mu_sheet_regions[beginning->region]);
  mu_writer_text (writer, "country", mu_sheet_countries[beginning->country]);
  mu_writer_text (writer, "house-rules", beginning->readings);
  /* The signed number of the same bits, as the club file has it. */
  mu_writer_int (writer, "seed", (gint64) beginning->seed);
  for (guint i = 0; i < beginning->sides->len; i++)
    write_side (writer, beginning->sides->pdata[i]);
  mu_writer_end (writer);
}

static void
write_head (MuWriter *writer, const MuDispatch *dispatch)
{
  mu_writer_begin (writer, "campaign-dispatch");
  mu_writer_int (writer, "version", 1);
  write_id (writer, "campaign", dispatch->campaign);
  mu_writer_text (writer, "name", dispatch->name);
  write_id (writer, "after", dispatch->after);
  if (dispatch->beginning)
    write_beginning (writer, dispatch->beginning);
}

char *
mu_dispatch_write_head (const MuDispatch *dispatch)
{
  MuWriter writer;
  mu_writer_init (&writer);
  write_head (&writer, dispatch);
  mu_writer_end (&writer);
  return mu_writer_finish (&writer, NULL);
}

char *
mu_dispatch_write_act (const MuSentAct *act)
{
  MuWriter writer;
  mu_writer_init (&writer);
  write_act (&writer, act);
  return mu_writer_finish (&writer, NULL);
}

/* Each link is of all that stands before it. */
static void
write_link (MuWriter *writer, const GPtrArray *links, guint number)
{
  if (links != NULL)
    mu_writer_instruction (writer, MU_CHAIN_TARGET, links->pdata[number]);
}

char *
mu_dispatch_write_data (const MuDispatch *dispatch, gsize *length)
{
  MuWriter writer;
  g_autoptr (GPtrArray) links
      = dispatch->content == MU_CONTENT_BARE ? NULL : mu_dispatch_chain (dispatch);
  mu_writer_init (&writer);
  write_head (&writer, dispatch);
  write_link (&writer, links, 0);
  for (guint i = 0; i < dispatch->acts->len; i++) {
    write_act (&writer, dispatch->acts->pdata[i]);
    write_link (&writer, links, i + 1);
  }
  mu_writer_end (&writer);
  if (links != NULL)
    mu_writer_instruction (&writer, MU_DIGEST_TARGET, links->pdata[links->len - 1]);
  return mu_writer_finish (&writer, length);
}

gboolean
mu_dispatch_write_file (const MuDispatch *dispatch, const char *path, GError **error)
{
  gsize length;
  g_autofree char *data = mu_dispatch_write_data (dispatch, &length);
  if (length <= MU_XML_MAX_BYTES && dispatch->acts->len <= MU_DISPATCH_ACTS_MAX)
    return mu_file_write (path, data, length, error);
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNWRITABLE,
               _ ("%s: so many entries do not fit into one file. Write them in parts, up to an "
                  "earlier entry first."),
               path);
  return FALSE;
}

/* --- reading ------------------------------------------------------------------ */

static gint64
read_id (MuReader *reader, const xmlNode *node, const char *attribute)
{
  g_autofree char *text = mu_reader_text (reader, node, attribute, 24);
  gint64 id = 0;
  if (!g_ascii_string_to_signed (text, 10, 1, G_MAXINT64, &id, NULL))
    mu_reader_fail (reader, node, _ ("%s is “%s”; expected a whole number"), attribute, text);
  return id;
}

/* The kind of that word; battles and takings back by their content. */
static gboolean
find_kind (const char *word, MuActKind *kind)
{
  for (int i = 0; i < MU_ACT_KINDS; i++)
    if (strcmp (word, mu_act_kind_key ((MuActKind) i)) == 0) {
      *kind = (MuActKind) i;
      return TRUE;
    }
  return FALSE;
}

static void
read_battle (MuReader *reader, const xmlNode *node, MuSentAct *act)
{
  const int last = MU_CAMPAIGN_SIDES_MAX - 1;
  const xmlNode *sheet = mu_reader_first (node, "sheet");
  g_autofree char *text = mu_reader_content (reader, sheet, MU_XML_MAX_BYTES);
  act->side[MU_SIDE_A] = mu_reader_int (reader, node, "side-a", 0, last, 0);
  act->side[MU_SIDE_B] = mu_reader_int (reader, node, "side-b", 0, last, 1);
  act->day = mu_reader_int (reader, node, "day", 0, MU_CAMPAIGN_DAYS_MAX, 0);
  if (reader->error)
    return;
  g_autoptr (GError) why = NULL;
  act->record = mu_battle_sheet_read_data (text, strlen (text), act->about, &why);
  if (why)
    mu_reader_fail (reader, sheet, _ ("the battle sheet is not right: %s"), why->message);
}

static void
read_falls (MuReader *reader, const xmlNode *node, MuSentAct *act)
{
  for (const xmlNode *at = mu_reader_first (node, "fall"); at; at = mu_reader_next (at)) {
    const gint64 id = read_id (reader, at, "act");
    g_array_append_val (act->falls, id);
  }
}

static void
read_doing (MuReader *reader, const xmlNode *node, MuSentAct *act)
{
  const xmlNode *doing = mu_reader_first (node, "doing");
  if (!doing)
    mu_reader_fail (reader, node, _ ("what was to be done is missing"));
  else
    act->doing = mu_reader_content (reader, doing, MU_XML_MAX_BYTES);
}

static void
read_what (MuReader *reader, const xmlNode *node, MuSentAct *act)
{
  g_autofree char *word = mu_reader_text (reader, node, "kind", 40);
  if (!find_kind (word, &act->kind))
    mu_reader_fail (reader, node,
                    _ ("“%s” is nothing that this Muster knows how to do; update Muster"), word);
  else if (act->kind == MU_ACT_BATTLE)
    read_battle (reader, node, act);
  else if (act->kind == MU_ACT_TAKEN_BACK)
    read_falls (reader, node, act);
  else
    read_doing (reader, node, act);
}

static MuSentAct *
read_act (MuReader *reader, const xmlNode *node)
{
  MuSentAct *act = mu_sent_act_new ();
  act->id = read_id (reader, node, "id");
  act->made = mu_reader_text (reader, node, "made", TIME_MAX);
  act->who = mu_reader_text (reader, node, "who", WHO_MAX);
  act->about = mu_reader_text (reader, node, "about", ABOUT_MAX);
  read_what (reader, node, act);
  return act;
}

static char *
read_army (MuReader *reader, const xmlNode *node, const char *name)
{
  const xmlNode *army = mu_reader_first (node, "army");
  g_autofree char *text = mu_reader_content (reader, army, MU_XML_MAX_BYTES);
  if (reader->error)
    return g_strdup ("");
  g_autoptr (GError) why = NULL;
  g_autoptr (MuList) list = mu_list_read_data (text, strlen (text), name, &why);
  if (!list)
    mu_reader_fail (reader, army, _ ("the army is not right: %s"), why->message);
  return g_steal_pointer (&text);
}

static MuSentSide *
read_side (MuReader *reader, const xmlNode *node)
{
  MuSentSide *side = mu_sent_side_new ();
  side->name = mu_reader_text (reader, node, "name", WHO_MAX);
  side->player = mu_reader_text (reader, node, "player", WHO_MAX);
  side->army = read_army (reader, node, side->name);
  return side;
}

static guint64
read_seed (MuReader *reader, const xmlNode *node)
{
  g_autofree char *text = mu_reader_text (reader, node, "seed", 24);
  gint64 seed = 0;
  if (!g_ascii_string_to_signed (text, 10, G_MININT64, G_MAXINT64, &seed, NULL))
    mu_reader_fail (reader, node, _ ("%s is “%s”; expected a whole number"), "seed", text);
  return (guint64) seed;
}

static MuBeginning *
read_beginning (MuReader *reader, const xmlNode *node)
{
  MuBeginning *beginning = mu_beginning_new ();
  beginning->made = mu_reader_text (reader, node, "made", TIME_MAX);
  beginning->who = mu_reader_text (reader, node, "who", WHO_MAX);
  beginning->first.year = mu_reader_year (reader, node, "year", 0);
  beginning->first.month = mu_reader_int (reader, node, "month", 1, 12, 1);
  beginning->first.day = mu_reader_int (reader, node, "day", 1, 31, 1);
  beginning->region = (MuRegion) mu_reader_word (reader, node, "region", mu_sheet_regions,
                                                 MU_REGION_MEDITERRANEAN);
  beginning->country
      = (MuCountry) mu_reader_word (reader, node, "country", mu_sheet_countries, MU_COUNTRY_PLAIN);
  beginning->readings = mu_reader_text (reader, node, "house-rules", READINGS_MAX);
  beginning->seed = read_seed (reader, node);
  for (const xmlNode *at = mu_reader_first (node, "side"); at && !reader->error;
       at = mu_reader_next (at))
    g_ptr_array_add (beginning->sides, read_side (reader, at));
  return beginning;
}

/* Each hangs on those before it: what a file may hold is bounded, or merging it would take for
 * ever. */
static void
check_size (MuReader *reader, const xmlNode *at, const MuDispatch *dispatch, guint *falls)
{
  const MuSentAct *act = dispatch->acts->pdata[dispatch->acts->len - 1];
  *falls += act->falls->len;
  if (dispatch->acts->len > MU_DISPATCH_ACTS_MAX)
    mu_reader_fail (reader, at, _ ("more than %d entries; have them sent in parts"),
                    MU_DISPATCH_ACTS_MAX);
  else if (*falls > MU_DISPATCH_FALLS_MAX)
    mu_reader_fail (reader, at, _ ("more than %d entries are taken back; have them sent in parts"),
                    MU_DISPATCH_FALLS_MAX);
}

static MuDispatch *
read_dispatch (MuReader *reader, const xmlNode *root)
{
  guint falls = 0;
  MuDispatch *dispatch = mu_dispatch_new ();
  dispatch->campaign = read_id (reader, root, "campaign");
  dispatch->name = mu_reader_text (reader, root, "name", WHO_MAX);
  dispatch->after = read_id (reader, root, "after");
  const xmlNode *beginning = mu_reader_first (root, "beginning");
  if (beginning)
    dispatch->beginning = read_beginning (reader, beginning);
  for (const xmlNode *at = mu_reader_first (root, "act"); at && !reader->error;
       at = mu_reader_next (at)) {
    g_ptr_array_add (dispatch->acts, read_act (reader, at));
    check_size (reader, at, dispatch, &falls);
  }
  return dispatch;
}

static MuDispatch *
read_doc (MuXml *doc, const char *name, GError **error)
{
  if (!doc)
    return NULL;
  MuReader reader = { .file = name };
  g_autoptr (MuDispatch) dispatch = read_dispatch (&reader, mu_xml_root (doc));
  if (!reader.error)
    mu_dispatch_judge (mu_xml_root (doc), dispatch);
  mu_xml_free (doc);
  return mu_reader_finish (&reader, error) ? g_steal_pointer (&dispatch) : NULL;
}

MuDispatch *
mu_dispatch_read_file (const char *path, GError **error)
{
  return read_doc (mu_xml_read_file (NULL, path, SCHEMA, error), path, error);
}

MuDispatch *
mu_dispatch_read_data (const char *data, gsize length, const char *name, GError **error)
{
  return read_doc (mu_xml_read_data (NULL, data, length, name, SCHEMA, error), name, error);
}
