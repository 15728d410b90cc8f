/* What a sheet tells of a side beside its army and its papers. */
#include <glib/gi18n-lib.h>

#include "reports/sheet/sheet_private.h"

gboolean
mu_sheet_has_terms (const MuBattleRecord *record)
{
  return mu_battle_side_has_terms (&record->side[MU_SIDE_A])
         || mu_battle_side_has_terms (&record->side[MU_SIDE_B]);
}

gboolean
mu_sheet_has_general (const MuBattleRecord *record)
{
  return record->side[MU_SIDE_A].commanded || record->side[MU_SIDE_B].commanded;
}

void
mu_sheet_write_terms (MuWriter *writer, const MuBattleSideRecord *side)
{
  if (!mu_battle_side_has_terms (side))
    return;
  mu_writer_begin (writer, "terms");
  mu_writer_flag (writer, "arabs", side->arabs);
  mu_writer_flag (writer, "wells", side->wells);
  mu_writer_flag (writer, "torches", side->torches);
  if (side->order_seconds > 0)
    mu_writer_int (writer, "order-seconds", side->order_seconds);
  mu_writer_flag (writer, "commanded", side->commanded);
  mu_writer_end (writer);
}

void
mu_sheet_read_terms (MuReader *reader, const xmlNode *army, MuBattleSideRecord *side)
{
  const xmlNode *terms = mu_reader_first (army, "terms");
  if (!terms)
    return;
  side->arabs = mu_reader_flag (reader, terms, "arabs");
  side->wells = mu_reader_flag (reader, terms, "wells");
  side->torches = mu_reader_flag (reader, terms, "torches");
  side->order_seconds = mu_reader_int (reader, terms, "order-seconds", 1, MU_ORDER_SECONDS_MAX, 0);
  side->commanded = mu_reader_flag (reader, terms, "commanded");
  if (!mu_battle_side_has_terms (side))
    mu_reader_fail (reader, terms, _ ("nothing is said here of the army; leave the element out"));
}
