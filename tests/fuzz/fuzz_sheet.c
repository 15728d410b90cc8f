/* Battle sheets from anywhere: refused with an error, or read so that they can
 * be told and that what is written afterwards reads back the same. */
#include "reports/account/account.h"
#include "reports/sheet/battle_sheet.h"
#include "tests/fuzz/target.h"

static void
write_and_read_again (const MuBattleRecord *record)
{
  gsize length = 0, again_length = 0;
  g_autofree char *written = mu_battle_sheet_write_data (record, &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBattleRecord) again = mu_battle_sheet_read_data (written, length, "written", &error);
  g_assert_no_error (error);
  g_autofree char *written_again = mu_battle_sheet_write_data (again, &again_length);
  g_assert_cmpmem (written, length, written_again, again_length);
}

static void
tell (const MuBattleRecord *record)
{
  g_autoptr (GPtrArray) lines = mu_account (record);
  g_autofree char *result = mu_account_result (record);
  g_assert_cmpuint (lines->len, <=, record->events->len);
  g_assert_nonnull (result);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBattleRecord) record
      = mu_battle_sheet_read_data ((const char *) data, size, "input", &error);
  g_assert_true ((record == NULL) == (error != NULL));
  if (record) {
    tell (record);
    write_and_read_again (record);
  }
  return 0;
}
