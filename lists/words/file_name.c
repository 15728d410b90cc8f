#include "lists/words/file_name.h"

#include <string.h>

#include "lists/words/name.h"
#include "lists/words/plain.h"
#include "lists/xml/data.h"

#define FORBIDDEN "/\\:*?\"<>|"
#define UNNAMED   "muster"

/* Names that Windows keeps for devices, whatever ending they have. */
static const char *const devices[]
    = { "con",  "prn",  "aux",  "nul",  "com1", "com2", "com3", "com4",
        "com5", "com6", "com7", "com8", "com9", "lpt1", "lpt2", "lpt3",
        "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9", NULL };

static gboolean
is_device (const char *name)
{
  g_autofree char *first = g_strndup (name, strcspn (name, "."));
  for (int i = 0; devices[i]; i++)
    if (g_ascii_strcasecmp (devices[i], first) == 0)
      return TRUE;
  return FALSE;
}

/* Cut before a letter, never within one or between it and its accents. */
static void
cut (char *name, gsize bytes)
{
  char *end = name + strlen (name);
  while (end > name && (gsize) (end - name) > bytes)
    end = g_utf8_prev_char (end);
  while (end > name && *end && g_unichar_ismark (g_utf8_get_char (end)))
    end = g_utf8_prev_char (end);
  *end = '\0';
}

/* A dot hides a file at its beginning and is lost, as a blank is, at its end. */
static void
strip (char *name)
{
  const gsize before = strspn (name, ". ");
  memmove (name, name + before, strlen (name + before) + 1);
  for (gsize length = strlen (name); length > 0 && strchr (". ", name[length - 1]); length--)
    name[length - 1] = '\0';
}

static char *
without_ending (const char *name, const char *ending)
{
  const gboolean has = *ending && mu_file_ends_in (name, ending);
  return g_strndup (name, strlen (name) - (has ? strlen (ending) : 0));
}

char *
mu_file_name (const char *name, const char *ending)
{
  g_autofree char *plain = mu_plain_line (name);
  g_autofree char *tidy = mu_name_tidy (plain);
  g_autofree char *base = without_ending (tidy, ending);
  g_strdelimit (base, FORBIDDEN, '-');
  strip (base);
  cut (base, MU_FILE_NAME_BYTES - strlen (ending) - 1); /* and the "_" of a device */
  strip (base);
  return g_strconcat (is_device (base) ? "_" : "", *base ? base : UNNAMED, ending, NULL);
}

char *
mu_file_with_ending (const char *path, const char *endings)
{
  g_auto (GStrv) each = g_strsplit (endings, ";", -1);
  for (int i = 0; each[i]; i++) {
    g_autofree char *ending = g_strconcat (".", each[i], NULL);
    g_autofree char *base = g_path_get_basename (path);
    if (strlen (base) > strlen (ending) && mu_file_ends_in (base, ending))
      return g_strdup (path);
  }
  return g_strconcat (path, ".", each[0], NULL);
}
