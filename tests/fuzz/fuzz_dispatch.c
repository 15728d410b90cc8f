/* Dispatches from anywhere: refused with an error, or read so that what is written afterwards reads
 * back the same. */
#include "reports/sheet/dispatch_file.h"
#include "tests/fuzz/target.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuDispatch) dispatch
      = mu_dispatch_read_data ((const char *) data, size, "input", &error);
  g_assert_true ((dispatch == NULL) == (error != NULL));
  if (dispatch) {
    gsize length = 0, again_length = 0;
    g_autofree char *written = mu_dispatch_write_data (dispatch, &length);
    g_autoptr (MuDispatch) again = mu_dispatch_read_data (written, length, "written", &error);
    g_assert_no_error (error);
    g_autofree char *written_again = mu_dispatch_write_data (again, &again_length);
    g_assert_cmpmem (written, length, written_again, again_length);
  }
  return 0;
}
