#include <inttypes.h>

#include "reports/sheet/check_code.h"

#define FNV_START UINT32_C (0x811c9dc5)
#define FNV_PRIME UINT32_C (0x01000193)

/* Over the bytes of the list as it is written: the same content has the same
 * bytes on every machine. */
char *
mu_check_code (const MuList *list)
{
  gsize length = 0;
  g_autofree char *data = mu_list_write_data (list, &length);
  guint32 code = FNV_START;
  for (gsize i = 0; i < length; i++)
    code = (code ^ (guint8) data[i]) * FNV_PRIME;
  return g_strdup_printf ("%04X-%04X", code >> 16, code & 0xffff);
}
