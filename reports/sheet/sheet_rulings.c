/* What was laid down between two periods of a battle (lists/battle/battle_ruling.h). */
#include <glib/gi18n-lib.h>

#include <string.h>

#include "lists/battle/wrg/new_orders.h"
#include "reports/sheet/sheet_private.h"

static void
write_stand (MuWriter *writer, const MuBodyStand *stand)
{
  mu_writer_int (writer, "body", stand->body);
  mu_writer_text (writer, "fate", mu_sheet_fates[stand->fate]);
  mu_writer_flag (writer, "disordered", stand->disordered);
  mu_writer_int (writer, "x", stand->x);
  mu_writer_int (writer, "y", stand->y);
  mu_writer_int (writer, "facing", stand->facing);
  mu_writer_int (writer, "files", stand->files);
  mu_writer_int (writer, "figures", stand->figures);
  mu_writer_int (writer, "carried", stand->carried);
}

static void
write_ruling (MuWriter *writer, const MuRuling *ruling)
{
  mu_writer_begin (writer, "ruling");
  mu_writer_int (writer, "after", ruling->after);
  write_stand (writer, &ruling->stand);
  mu_writer_end (writer);
}

static void
write_new_orders (MuWriter *writer, const MuBattleRecord *record)
{
  g_autoptr (GArray) stops = mu_new_orders_stops (record);
  for (guint i = 0; i < stops->len; i++) {
    const MuOrdersStop *stop = &g_array_index (stops, MuOrdersStop, i);
    g_autoptr (MuOrders) sheet = mu_new_orders_sheet (record, stop);
    g_autofree char *data = mu_orders_write_data (sheet, NULL);
    mu_writer_begin (writer, "new-orders");
    mu_writer_int (writer, "after", stop->after);
    mu_writer_text (writer, "side", mu_sheet_sides[stop->side]);
    mu_sheet_write_document (writer, data);
    mu_writer_end (writer);
  }
}

static void
write_concession (MuWriter *writer, const MuRuling *ruling)
{
  mu_writer_begin (writer, "concession");
  mu_writer_int (writer, "after", ruling->after);
  mu_writer_text (writer, "side", mu_sheet_sides[ruling->side]);
  mu_writer_end (writer);
}

gboolean
mu_sheet_has_new_orders (const MuBattleRecord *record)
{
  for (guint i = 0; i < record->rulings->len; i++)
    if (g_array_index (record->rulings, MuRuling, i).kind == MU_RULING_ORDERS)
      return TRUE;
  return FALSE;
}

void
mu_sheet_write_rulings (MuWriter *writer, const MuBattleRecord *record)
{
  const MuRuling *rulings = (const MuRuling *) (const void *) record->rulings->data;
  for (guint i = 0; i < record->rulings->len; i++)
    if (rulings[i].kind == MU_RULING_STANDS)
      write_ruling (writer, &rulings[i]);
  write_new_orders (writer, record);
  for (guint i = 0; i < record->rulings->len; i++)
    if (rulings[i].kind == MU_RULING_CONCEDES)
      write_concession (writer, &rulings[i]);
}

static MuBodyStand
read_stand (MuReader *reader, const xmlNode *node, int bodies)
{
  return (MuBodyStand){
    .body = (int16_t) mu_reader_int (reader, node, "body", 0, bodies - 1, 0),
    .fate = (uint8_t) mu_reader_word (reader, node, "fate", mu_sheet_fates, MU_FATE_ON_TABLE),
    .disordered = mu_reader_flag (reader, node, "disordered"),
    .x = mu_reader_int (reader, node, "x", 0, MU_BATTLEFIELD_SIDE_MAX, 0),
    .y = mu_reader_int (reader, node, "y", 0, MU_BATTLEFIELD_SIDE_MAX, 0),
    .facing = (MuAngle) mu_reader_int (reader, node, "facing", 0, G_MAXUINT16, 0),
    .files = (uint16_t) mu_reader_int (reader, node, "files", 0, G_MAXUINT16, 0),
    .figures = (uint16_t) mu_reader_int (reader, node, "figures", 0, G_MAXUINT16, 0),
    .carried = (uint16_t) mu_reader_int (reader, node, "carried", 0, 19, 0),
  };
}

static void
read_ruling (MuReader *reader, const xmlNode *node, MuRulingKind kind, MuBattleRecord *record)
{
  MuRuling ruling
      = { .after = mu_reader_int (reader, node, "after", 0, G_MAXUINT8, 0), .kind = kind };
  if (kind == MU_RULING_CONCEDES)
    ruling.side = (MuSide) mu_reader_word (reader, node, "side", mu_sheet_sides, MU_SIDE_A);
  else
    ruling.stand = read_stand (reader, node, mu_battle_record_bodies (record));
  const GArray *before = record->rulings;
  if (before->len > 0 && g_array_index (before, MuRuling, before->len - 1).after > ruling.after)
    mu_reader_fail (reader, node,
                    _ ("after period %d; what was laid down stands in the order of its "
                       "periods, a concession last"),
                    ruling.after);
  g_array_append_val (record->rulings, ruling);
}

static void
read_new_orders (MuReader *reader, const xmlNode *node, MuBattleRecord *record)
{
  const MuOrdersStop stop
      = { .after = mu_reader_int (reader, node, "after", 0, G_MAXUINT8, 0),
          .side = (MuSide) mu_reader_word (reader, node, "side", mu_sheet_sides, MU_SIDE_A) };
  g_autofree char *text = mu_sheet_cut (mu_reader_first (node, "orders"));
  GError *fault = NULL;
  g_autoptr (MuOrders) sheet = mu_orders_read_data (text, strlen (text), reader->file, &fault);
  if (!sheet || !mu_new_orders_take (record, &stop, sheet, reader->file, &fault))
    mu_sheet_note (reader, fault);
}

/* A concession ends the battle, so there is nothing behind it. */
void
mu_sheet_read_rulings (MuReader *reader, const xmlNode *root, MuBattleRecord *record)
{
  for (const xmlNode *at = mu_reader_first (root, "ruling"); at; at = mu_reader_next (at))
    read_ruling (reader, at, MU_RULING_STANDS, record);
  for (const xmlNode *at = mu_reader_first (root, "new-orders"); at && !reader->error;
       at = mu_reader_next (at))
    read_new_orders (reader, at, record);
  for (const xmlNode *at = mu_reader_first (root, "concession"); at; at = mu_reader_next (at))
    read_ruling (reader, at, MU_RULING_CONCEDES, record);
}
