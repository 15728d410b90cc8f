/* Battlefields from anywhere: refused with an error, or read so that what is
 * written afterwards reads back the same; those that are possible can be built. */
#include "lists/field/field.h"
#include "rules/wrg/field/way.h"
#include "tests/fuzz/target.h"

static void
write_and_read_again (const MuFieldPlan *plan)
{
  gsize length = 0, again_length = 0;
  g_autofree char *written = mu_field_plan_write_data (plan, &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuFieldPlan) again = mu_field_plan_read_data (written, length, "written", &error);
  g_assert_no_error (error);
  g_autofree char *written_again = mu_field_plan_write_data (again, &again_length);
  g_assert_cmpmem (written, length, written_again, again_length);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuFieldPlan) plan
      = mu_field_plan_read_data ((const char *) data, size, "input", &error);
  g_assert_true ((plan == NULL) == (error != NULL));
  if (plan) {
    g_autoptr (GError) why = NULL;
    g_autofree MuTerrain *terrain = mu_field_plan_terrain (plan, &mu_wrg_terrain_terms, &why);
    g_assert_true ((terrain == NULL) == (why != NULL));
    write_and_read_again (plan);
  }
  return 0;
}
