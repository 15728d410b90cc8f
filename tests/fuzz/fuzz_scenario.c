/* Scenarios of the hex table from anyone: refused with a reason, or such that what is written of it
 * reads back and is written the same. */
#include <glib.h>

#include "lists/abd/scenario.h"
#include "tests/fuzz/target.h"

static void
use (const MuHexScenario *scenario)
{
  g_autoptr (GError) error = NULL;
  gsize length = 0;
  g_autofree char *data = mu_hex_scenario_write_data (scenario, &length);
  g_autoptr (MuHexScenario) again = mu_hex_scenario_read_data (data, length, "written", &error);
  g_assert_no_error (error);
  g_autofree char *twice = mu_hex_scenario_write_data (again, NULL);
  g_assert_cmpstr (data, ==, twice);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuHexScenario) scenario
      = mu_hex_scenario_read_data ((const char *) data, size, "input", &error);
  g_assert_true ((scenario != NULL) == (error == NULL));
  if (scenario)
    use (scenario);
  return 0;
}
