/* Army lists as anyone may type them: refused with an error, or read so that what is written
 * afterwards, as text and as XML, reads back the same. */
#include "lists/text/text.h"
#include "tests/fuzz/target.h"

static void
write_and_read_again (const MuList *list)
{
  gsize length = 0, again_length = 0;
  g_autofree char *written = mu_list_write_text (list, &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) again = mu_list_read_text (written, length, "written", NULL, &error);
  g_assert_no_error (error);
  g_autofree char *written_again = mu_list_write_text (again, &again_length);
  g_assert_cmpmem (written, length, written_again, again_length);
}

static void
keep_and_read_again (const MuList *list)
{
  gsize length = 0;
  g_autofree char *data = mu_list_write_data (list, &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) again = mu_list_read_data (data, length, "kept", &error);
  g_assert_no_error (error);
  g_assert_nonnull (again);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) list = mu_list_read_text ((const char *) data, size, "input", NULL, &error);
  g_assert_true ((list == NULL) == (error != NULL));
  if (list) {
    g_autofree char *table = mu_list_write_csv (list, MU_CSV_COMMA, NULL);
    g_assert_nonnull (table);
    write_and_read_again (list);
    keep_and_read_again (list);
  }
  return 0;
}
