/* Scenarios of the hex table from anyone: refused with a reason, or such that it can be set up, and
 * what is written of it reads back and is written the same. */
#include <glib.h>

#include "lists/abd/scenario.h"
#include "tests/fuzz/target.h"

/* What the chart has to say, which is not the file's, is all that may be wrong. */
static void
set_up (const MuHexScenario *scenario)
{
  const MuSetup setup = mu_hex_scenario_setup (scenario);
  int body;
  const MuAbdSetupAnswer answer = mu_abd_setup_check (&setup, &body);
  g_assert_true (answer == MU_ABD_SETUP_OK || answer == MU_ABD_SETUP_BAD_SHOTS);
}

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
  if (scenario) {
    use (scenario);
    set_up (scenario);
  }
  return 0;
}
