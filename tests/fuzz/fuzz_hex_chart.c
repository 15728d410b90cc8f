/* Charts of the hex table from anyone: refused with a reason, or such that it can be played by. */
#include <glib.h>

#include "lists/abd/chart.h"
#include "tests/fuzz/target.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuHexChart) chart
      = mu_hex_chart_read_data ((const char *) data, size, "input", &error);
  int at = 0;
  g_assert_true ((chart != NULL) == (error == NULL));
  if (chart)
    g_assert_cmpint (mu_abd_chart_check (&chart->chart, &at), ==, MU_ABD_CHART_OK);
  return 0;
}
