/* A prepared sheet with blanks for what becomes of each unit on the table: all of them stand
 * together after the armies, each beside the name and the strength that it is about. */
#include "reports/sheet/sheet_private.h"

static void
write_blanks (MuWriter *writer, const char *const *attributes)
{
  for (; *attributes; attributes++)
    mu_writer_text (writer, *attributes, "");
}

static void
write_loss (MuWriter *writer, guint index, const MuListUnit *unit)
{
  static const char *const blanks[] = { "figures", "men", "fate", "inflicted", "breaks", NULL };
  mu_writer_begin (writer, "loss");
  mu_writer_int (writer, "unit", index + 1);
  mu_writer_text (writer, "name", unit->name);
  mu_writer_int (writer, "start", mu_list_unit_strength (unit));
  write_blanks (writer, blanks);
  mu_writer_end (writer);
}

static void
write_losses (MuWriter *writer, const MuList *list, MuSide side)
{
  static const char *const blanks[] = { "general-lost", "general-fate", "objectives", NULL };
  mu_writer_begin (writer, "losses");
  mu_writer_text (writer, "side", mu_sheet_sides[side]);
  mu_writer_text (writer, "army", list->name);
  write_blanks (writer, blanks);
  for (guint i = 0; i < list->units->len; i++)
    write_loss (writer, i, mu_list_unit (list, i));
  mu_writer_end (writer);
}

void
mu_sheet_write_form (MuWriter *writer, const MuBattleRecord *record)
{
  static const char *const blanks[] = { "periods", "winner", "conceded", "weather", NULL };
  mu_writer_begin (writer, "played");
  write_blanks (writer, blanks);
  for (int side = 0; side < MU_SIDES; side++)
    write_losses (writer, record->side[side].list, (MuSide) side);
  mu_writer_end (writer);
}
