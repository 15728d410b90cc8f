/* Order sheets from anywhere: refused with an error, or read so that what is
 * written afterwards reads back the same. */
#include "lists/wrg/orders/orders.h"
#include "tests/fuzz/target.h"

static void
write_and_read_again (const MuOrders *orders)
{
  gsize length = 0, again_length = 0;
  g_autofree char *written = mu_orders_write_data (orders, &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuOrders) again = mu_orders_read_data (written, length, "written", &error);
  g_assert_no_error (error);
  g_autofree char *written_again = mu_orders_write_data (again, &again_length);
  g_assert_cmpmem (written, length, written_again, again_length);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuOrders) orders = mu_orders_read_data ((const char *) data, size, "input", &error);
  g_assert_true ((orders == NULL) == (error != NULL));
  if (orders)
    write_and_read_again (orders);
  return 0;
}
