/* What a sheet tells of a side beside its army and its papers. */
#include <glib/gi18n-lib.h>

#include "reports/sheet/sheet_private.h"

/* Settled for the battle to come: of one that was fought it is told whom Muster commanded. */
static gboolean
is_alone (const MuBattleRecord *record, const MuBattleSideRecord *side)
{
  return side->alone && !record->fought;
}

static gboolean
has_terms (const MuBattleRecord *record, const MuBattleSideRecord *side)
{
  return mu_battle_side_has_terms (side) || is_alone (record, side);
}

gboolean
mu_sheet_has_terms (const MuBattleRecord *record)
{
  return has_terms (record, &record->side[MU_SIDE_A])
         || has_terms (record, &record->side[MU_SIDE_B]);
}

gboolean
mu_sheet_has_general (const MuBattleRecord *record)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (record->side[side].commanded || is_alone (record, &record->side[side]))
      return TRUE;
  return FALSE;
}

void
mu_sheet_write_terms (MuWriter *writer, const MuBattleRecord *record, MuSide which)
{
  const MuBattleSideRecord *side = &record->side[which];
  if (!has_terms (record, side))
    return;
  mu_writer_begin (writer, "terms");
  mu_writer_flag (writer, "arabs", side->arabs);
  mu_writer_flag (writer, "wells", side->wells);
  mu_writer_flag (writer, "torches", side->torches);
  if (side->order_seconds > 0)
    mu_writer_int (writer, "order-seconds", side->order_seconds);
  mu_writer_flag (writer, "commanded", side->commanded);
  if (is_alone (record, side))
    mu_writer_text (writer, "commanded", "no");
  mu_writer_end (writer);
}

/* A general of Muster's, or that there is none in the battle to come. */
static void
read_general (MuReader *reader, const xmlNode *terms, MuBattleSideRecord *side)
{
  const xmlNode *root = terms->parent->parent;
  side->commanded = mu_reader_flag (reader, terms, "commanded");
  side->alone = mu_reader_has (terms, "commanded") && !side->commanded
                && !mu_reader_first (root, "outcome");
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
  read_general (reader, terms, side);
  if (!mu_battle_side_has_terms (side) && !side->alone)
    mu_reader_fail (reader, terms, _ ("nothing is said here of the army; leave the element out"));
}
