#include "app/cli/core/named.h"

#include <string.h>

#include "lists/words/name.h"

static gboolean
begins (const char *name, const char *typed)
{
  g_autofree char *whole = mu_name_key (name);
  g_autofree char *start = mu_name_key (typed);
  return *start != '\0' && g_str_has_prefix (whole, start);
}

static guint
count_beginning (const GPtrArray *names, const char *typed, int *last)
{
  guint count = 0;
  *last = MU_NAMED_NONE;
  for (guint i = 0; i < names->len; i++)
    if (begins (g_ptr_array_index (names, i), typed)) {
      *last = (int) i;
      count++;
    }
  return count;
}

int
mu_named (const GPtrArray *names, const char *typed)
{
  int last;
  for (guint i = 0; i < names->len; i++)
    if (strcmp (g_ptr_array_index (names, i), typed) == 0)
      return (int) i;
  return count_beginning (names, typed, &last) > 1 ? MU_NAMED_SEVERAL : last;
}

char *
mu_named_offer (const GPtrArray *names, const char *typed)
{
  int last;
  const gboolean all = count_beginning (names, typed, &last) == 0;
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < names->len; i++) {
    const char *name = g_ptr_array_index (names, i);
    if (all || begins (name, typed))
      g_string_append_printf (text, "%s%u %s", text->len > 0 ? "; " : "", i + 1, name);
  }
  return g_string_free (text, FALSE);
}
