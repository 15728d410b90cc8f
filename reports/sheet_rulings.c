/* What was laid down between two periods of a battle (db/battle_ruling.h). */
#include <glib/gi18n-lib.h>

#include "reports/sheet_private.h"

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

void
mu_sheet_write_rulings (MuWriter *writer, const MuBattleRecord *record)
{
  for (guint i = 0; i < record->rulings->len; i++) {
    const MuRuling *ruling = &g_array_index (record->rulings, MuRuling, i);
    const gboolean concedes = ruling->kind == MU_RULING_CONCEDES;
    mu_writer_begin (writer, concedes ? "concession" : "ruling");
    mu_writer_int (writer, "after", ruling->after);
    if (concedes)
      mu_writer_text (writer, "side", mu_sheet_sides[ruling->side]);
    else
      write_stand (writer, &ruling->stand);
    mu_writer_end (writer);
  }
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
    ruling.stand = read_stand (reader, node, mu_sheet_bodies (record));
  const GArray *before = record->rulings;
  if (before->len > 0 && g_array_index (before, MuRuling, before->len - 1).after > ruling.after)
    mu_reader_fail (reader, node,
                    _ ("after period %d; what was laid down stands in the order of its "
                       "periods, a concession last"),
                    ruling.after);
  g_array_append_val (record->rulings, ruling);
}

/* A concession ends the battle, so there is nothing behind it. */
void
mu_sheet_read_rulings (MuReader *reader, const xmlNode *root, MuBattleRecord *record)
{
  for (const xmlNode *at = mu_reader_first (root, "ruling"); at; at = mu_reader_next (at))
    read_ruling (reader, at, MU_RULING_STANDS, record);
  for (const xmlNode *at = mu_reader_first (root, "concession"); at; at = mu_reader_next (at))
    read_ruling (reader, at, MU_RULING_CONCEDES, record);
}
