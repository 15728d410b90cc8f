/* Campaign maps from anywhere: refused with an error, or read so that what is written afterwards
 * reads back the same, and the ways on them end. */
#include "lists/campaign/map.h"
#include "tests/fuzz/target.h"

static void
write_and_read_again (const MuMap *map)
{
  gsize length = 0, again_length = 0;
  g_autofree char *written = mu_map_write_data (map, &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuMap) again = mu_map_read_data (written, length, "written", &error);
  g_assert_no_error (error);
  g_autofree char *written_again = mu_map_write_data (again, &again_length);
  g_assert_cmpmem (written, length, written_again, again_length);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuMap) map = mu_map_read_data ((const char *) data, size, "input", &error);
  g_assert_true ((map == NULL) == (error != NULL));
  if (map) {
    const int last = (int) map->places->len - 1;
    g_autoptr (MuMapWay) way = mu_map_way (map, 0, last, MU_MAP_BY_ALL);
    g_autofree char *loose = mu_map_loose_words (map);
    g_assert_true (last < 0 ? !way : way != NULL || loose != NULL);
    write_and_read_again (map);
  }
  return 0;
}
