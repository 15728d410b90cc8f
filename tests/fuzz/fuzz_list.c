/* Army lists from anywhere: refused with an error, or read so that what is
 * written afterwards reads back the same. */
#include "lists/list/list.h"
#include "tests/fuzz/target.h"

static void
write_and_read_again (const MuList *list)
{
  gsize length = 0, again_length = 0;
  g_autofree char *written = mu_list_write_data (list, &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) again = mu_list_read_data (written, length, "written", &error);
  g_assert_no_error (error);
  g_autofree char *written_again = mu_list_write_data (again, &again_length);
  g_assert_cmpmem (written, length, written_again, again_length);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) list = mu_list_read_data ((const char *) data, size, "input", &error);
  g_assert_true ((list == NULL) == (error != NULL));
  if (list) {
    g_assert_cmpint (mu_list_points (list), >=, 0);
    write_and_read_again (list);
  }
  return 0;
}
