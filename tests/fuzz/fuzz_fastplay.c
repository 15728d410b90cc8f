/* Tables of Fast Play from anyone: refused with a reason, or such that every band
 * and every price can be used. */
#include <glib.h>

#include "lists/awfp/fastplay.h"
#include "tests/fuzz/target.h"

/* Words of a sheet are looked up by these. */
static void
use_play (const MuAwfpPlay *play)
{
  for (int armour = 0; armour < MU_AWFP_ARMOURS; armour++)
    for (int order = 0; order < MU_AWFP_ORDERS; order++) {
      g_assert_cmpint (play->move[armour][order].stride, <, MU_AWFP_STRIDES);
      g_assert_cmpint (play->move[armour][order].light, <, MU_AWFP_GOINGS);
      g_assert_cmpint (play->move[armour][order].dense, <, MU_AWFP_GOINGS);
    }
}

static void
use (const MuFastPlay *tables)
{
  MuAwfpAbility ability;
  g_assert_cmpint (mu_awfp_leadership_table_refused (&tables->leadership), ==, MU_RULE_NONE);
  for (int total = MU_AWFP_LEADERSHIP_LEAST; total <= MU_AWFP_LEADERSHIP_MOST; total++)
    g_assert_cmpint (mu_awfp_leadership (&tables->leadership, total, &ability), ==, MU_RULE_NONE);
  g_assert_cmpint (tables->prices.army, >, 0);
  if (tables->play)
    use_play (tables->play);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuFastPlay) tables
      = mu_fast_play_read_data ((const char *) data, size, "input", &error);
  g_assert_true ((tables != NULL) == (error == NULL));
  if (tables)
    use (tables);
  return 0;
}
