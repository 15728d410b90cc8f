/* Which names the words of an order fit. */
#include <string.h>

#include "lists/wrg/orders/orders_private.h"

#define NAME_WORDS 6 /* of a name in an order, at most */

MuFits *
mu_fits_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (int));
}

int
mu_fit (const MuFits *fits, guint at)
{
  return g_array_index (fits, int, at);
}

static gboolean
same_word (const char *one, const char *other)
{
  gsize a = strlen (one), b = strlen (other);
  a -= a > 3 && one[a - 1] == 's';
  b -= b > 3 && other[b - 1] == 's';
  return a == b && strncmp (one, other, a) == 0;
}

static gboolean
is_small_word (const char *word)
{
  static const char *const small[] = { "a",  "an", "and", "by",  "for", "from", "in",
                                       "of", "on", "or",  "the", "to",  "with", NULL };
  return g_strv_contains (small, word);
}

static gboolean
has_word (char **words, const char *word)
{
  for (; *words; words++)
    if (same_word (*words, word))
      return TRUE;
  return FALSE;
}

/* Whether the first count words from there are all of the name. */
static gboolean
fits_name (const MuText *text, guint at, guint count, const char *name)
{
  g_auto (GStrv) words = mu_text_words (name);
  for (guint i = 0; i < count; i++)
    if (!has_word (words, mu_text_token (text, at + i)->folded))
      return FALSE;
  return TRUE;
}

/* Words from there on that could be of a name: a name ends with none of the small ones. */
static guint
words_from (const MuText *text, guint at)
{
  guint count = 0;
  while (count < NAME_WORDS && mu_text_is (text, at + count, TOKEN_WORD))
    count++;
  return count;
}

static gboolean
is_whole_name (const MuText *text, guint at, guint count, const char *name)
{
  g_auto (GStrv) words = mu_text_words (name);
  return g_strv_length (words) == count && fits_name (text, at, count, name);
}

/* Who bears this name and no more goes before those who bear more. */
static void
prefer_whole_names (const MuText *text, guint at, guint count, MuNameOf name_of, gconstpointer of,
                    MuFits *fits)
{
  g_autoptr (MuFits) whole = mu_fits_new ();
  for (guint i = 0; i < fits->len; i++)
    if (is_whole_name (text, at, count, name_of (of, mu_fit (fits, i))))
      g_array_append_vals (whole, &g_array_index (fits, int, i), 1);
  if (whole->len == 0)
    return;
  g_array_set_size (fits, 0);
  g_array_append_vals (fits, whole->data, whole->len);
}

/* The most words from there that fit any name, and whose names those are. */
guint
mu_match_names (const MuText *text, guint at, int names, MuNameOf name_of, gconstpointer of,
                MuFits *fits)
{
  for (guint count = words_from (text, at); count > 0; count--) {
    if (is_small_word (mu_text_token (text, at + count - 1)->folded)
        || is_small_word (mu_text_token (text, at)->folded))
      continue;
    for (int i = 0; i < names; i++)
      if (fits_name (text, at, count, name_of (of, i)))
        g_array_append_val (fits, i);
    if (fits->len > 0) {
      prefer_whole_names (text, at, count, name_of, of, fits);
      return count;
    }
  }
  return 0;
}

void
mu_match_quoted (const MuToken *token, int names, MuNameOf name_of, gconstpointer of, MuFits *fits)
{
  for (int i = 0; i < names; i++) {
    const char *name = name_of (of, i);
    g_autofree char *folded = mu_text_fold (name, strlen (name));
    if (*folded && strcmp (folded, token->folded) == 0)
      g_array_append_val (fits, i);
  }
}

char *
mu_fits_words (const MuFits *fits, MuNameOf name_of, gconstpointer of, const char *unit)
{
  GString *said = g_string_new (NULL);
  for (guint i = 0; i < fits->len; i++) {
    const char *name = name_of (of, mu_fit (fits, i));
    g_string_append (said, i > 0 ? ", " : "");
    if (*name)
      g_string_append_printf (said, "“%s” (%s %d)", name, unit, mu_fit (fits, i) + 1);
    else
      g_string_append_printf (said, "%s %d", unit, mu_fit (fits, i) + 1);
  }
  return g_string_free (said, FALSE);
}
