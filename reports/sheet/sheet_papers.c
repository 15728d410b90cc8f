/* The parts of a sheet that stand in files of their own, too: the field, orders and
 * deployment; and the seal. */
#include <string.h>

#include "reports/sheet/sheet_private.h"

/* --- writing ------------------------------------------------------------ */

gboolean
mu_sheet_has_papers (const MuBattleRecord *record)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (record->side[side].orders || record->side[side].seal
        || mu_battle_side_is_deployed (&record->side[side]))
      return TRUE;
  return record->field || record->sky || record->rulings->len > 0;
}

gboolean
mu_sheet_has_salted_seals (const MuBattleRecord *record)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (record->side[side].seal && mu_seal_is_salted (record->side[side].seal))
      return TRUE;
  return FALSE;
}

gboolean
mu_sheet_has_plans (const MuBattleRecord *record)
{
  return (record->side[MU_SIDE_A].planned | record->side[MU_SIDE_B].planned) != 0;
}

void
mu_sheet_write_document (MuWriter *writer, const char *data)
{
  const char *after = strstr (data, "?>\n");
  if (writer->in_tag)
    g_string_append (writer->out, ">\n");
  writer->in_tag = FALSE;
  g_string_append (writer->out, after ? after + 3 : data);
}

void
mu_sheet_write_field (MuWriter *writer, const MuBattleRecord *record)
{
  mu_writer_begin (writer, "field");
  mu_writer_int (writer, "width", mu_battle_record_width (record));
  mu_writer_int (writer, "depth", mu_battle_record_depth (record));
  if (record->field) {
    g_autofree char *data = mu_field_plan_write_data (record->field, NULL);
    mu_sheet_write_document (writer, data);
  }
  mu_writer_end (writer);
}

/* What its rules alone know of it, as a document in the sheet. */
void
mu_sheet_write_part (MuWriter *writer, const MuBattleRecord *record)
{
  if (!record->part)
    return;
  mu_writer_begin (writer, "part");
  mu_sheet_write_document (writer, record->part);
  mu_writer_end (writer);
}

static void
write_planned (MuWriter *writer, guint planned)
{
  mu_writer_begin (writer, "planned");
  mu_writer_flag (writer, "deployment", (planned & MU_PLANNED_DEPLOYMENT) != 0);
  mu_writer_flag (writer, "orders", (planned & MU_PLANNED_ORDERS) != 0);
  mu_writer_end (writer);
}

void
mu_sheet_write_papers (MuWriter *writer, const MuBattleRecord *record, MuSide side)
{
  const MuBattleSideRecord *own = &record->side[side];
  if (own->orders) {
    g_autofree char *data = mu_orders_write_data (own->orders, NULL);
    mu_sheet_write_document (writer, data);
  }
  if (mu_battle_side_is_deployed (own)) {
    g_autofree char *data = mu_deployment_write_data (own->deployment, own->list, side, NULL);
    mu_sheet_write_document (writer, data);
  }
  if (own->planned)
    write_planned (writer, own->planned);
  if (!own->seal)
    return;
  mu_writer_begin (writer, "sealed");
  mu_writer_text (writer, "code", own->seal);
  if (own->sum)
    mu_writer_text (writer, "sum", own->sum);
  if (own->salt)
    mu_writer_text (writer, "salt", own->salt);
  mu_writer_flag (writer, "hidden", own->hidden);
  mu_writer_end (writer);
}

/* --- reading ------------------------------------------------------------ */

char *
mu_sheet_cut (const xmlNode *node)
{
  xmlBuffer *buffer = xmlBufferCreate ();
  for (long line = xmlGetLineNo (node); line > 1; line--)
    xmlBufferCat (buffer, (const xmlChar *) "\n");
  xmlNodeDump (buffer, node->doc, (xmlNode *) node, 0, 0);
  char *text = g_strdup ((const char *) xmlBufferContent (buffer));
  xmlBufferFree (buffer);
  return text;
}

void
mu_sheet_note (MuReader *reader, GError *fault)
{
  if (reader->error)
    g_error_free (fault);
  else
    reader->error = fault;
}

void
mu_sheet_read_field (MuReader *reader, const xmlNode *root, MuBattleRecord *record)
{
  const xmlNode *field = mu_reader_first (root, "field");
  const xmlNode *plan = mu_reader_first (field, "battlefield");
  if (!plan)
    return;
  g_autofree char *text = mu_sheet_cut (plan);
  GError *fault = NULL;
  record->field = mu_field_plan_read_data (text, strlen (text), reader->file, &fault);
  if (!record->field)
    mu_sheet_note (reader, fault);
}

/* As its own system writes it, whatever the sheet has about it. */
void
mu_sheet_read_part (MuReader *reader, const xmlNode *root, MuBattleRecord *record)
{
  const xmlNode *part = mu_reader_first (root, "part");
  GError *fault = NULL;
  if (!part)
    return;
  if (!mu_battle_record_take_part (record, mu_sheet_cut (xmlFirstElementChild ((xmlNode *) part)),
                                   &fault))
    mu_sheet_note (reader, fault);
}

static void
read_orders (MuReader *reader, const xmlNode *node, MuBattleSideRecord *side)
{
  g_autofree char *text = mu_sheet_cut (node);
  GError *fault = NULL;
  side->orders = mu_orders_read_data (text, strlen (text), reader->file, &fault);
  if (!side->orders)
    mu_sheet_note (reader, fault);
}

static void
read_deployment (MuReader *reader, const xmlNode *node, MuBattleSideRecord *side, MuSide which)
{
  g_autofree char *text = mu_sheet_cut (node);
  GError *fault = NULL;
  GArray *units
      = mu_deployment_read_data (text, strlen (text), reader->file, side->list, which, &fault);
  if (!units) {
    mu_sheet_note (reader, fault);
    return;
  }
  g_array_unref (side->deployment);
  side->deployment = units;
}

static guint
read_planned (MuReader *reader, const xmlNode *node)
{
  return (mu_reader_flag (reader, node, "deployment") ? MU_PLANNED_DEPLOYMENT : 0)
         | (mu_reader_flag (reader, node, "orders") ? MU_PLANNED_ORDERS : 0);
}

void
mu_sheet_read_papers (MuReader *reader, const xmlNode *army, MuBattleRecord *record, MuSide side)
{
  MuBattleSideRecord *own = &record->side[side];
  const xmlNode *orders = mu_reader_first (army, "orders");
  const xmlNode *deployment = mu_reader_first (army, "deployment");
  const xmlNode *planned = mu_reader_first (army, "planned");
  const xmlNode *sealed = mu_reader_first (army, "sealed");
  if (orders)
    read_orders (reader, orders, own);
  if (deployment)
    read_deployment (reader, deployment, own, side);
  if (planned)
    own->planned = read_planned (reader, planned);
  if (!sealed)
    return;
  g_free (own->seal);
  own->seal = mu_reader_text (reader, sealed, "code", MU_SEAL_LENGTH);
  if (mu_reader_has (sealed, "salt"))
    own->salt = mu_reader_text (reader, sealed, "salt", MU_SALT_LENGTH);
  if (mu_reader_has (sealed, "sum"))
    own->sum = mu_reader_text (reader, sealed, "sum", MU_SUM_LENGTH);
  own->hidden = mu_reader_flag (reader, sealed, "hidden");
}
