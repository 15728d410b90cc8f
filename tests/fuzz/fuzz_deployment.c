/* Deployments from anywhere: refused with an error, or read so that what is written afterwards
 * reads back the same. The list has eight units and the code that the collected inputs say. */
#include "lists/field/deployment.h"
#include "tests/fuzz/target.h"

static MuList *
some_list (void)
{
  MuList *list = mu_list_new ("Eight");
  for (int i = 0; i < 8; i++) {
    MuListUnit *unit = mu_list_unit_new ();
    g_assert_cmpint (mu_troop_parse ("Reg C HI P Sh", &unit->troop, NULL), ==, MU_TROOP_PARSE_OK);
    g_ptr_array_add (list->units, unit);
  }
  return list;
}

static void
write_and_read_again (const GArray *units, const MuList *list)
{
  gsize length = 0, again_length = 0;
  g_autofree char *written = mu_deployment_write_data (units, list, MU_SIDE_A, &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) again
      = mu_deployment_read_data (written, length, "written", list, MU_SIDE_A, &error);
  g_assert_no_error (error);
  g_autofree char *written_again = mu_deployment_write_data (again, list, MU_SIDE_A, &again_length);
  g_assert_cmpmem (written, length, written_again, again_length);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) list = some_list ();
  g_autoptr (GArray) units
      = mu_deployment_read_data ((const char *) data, size, "input", list, MU_SIDE_A, &error);
  g_assert_true ((units == NULL) == (error != NULL));
  if (units) {
    g_assert_cmpuint (units->len, ==, list->units->len);
    write_and_read_again (units, list);
  }
  return 0;
}
