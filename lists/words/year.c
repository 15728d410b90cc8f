#include "lists/words/year.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "lists/book/book.h"

#define DIGITS      "0123456789"
#define DIGITS_MOST 9 /* after which a number is outside of any years */
#define WORDS_MOST  4 /* of a year: "202", "B.", "C.", "E." */

/* --- eras --------------------------------------------------------------- */

/* Without blanks, dots and large letters. */
static const struct {
  const char *words;
  MuEra era;
} eras[] = {
  { "bc", MU_ERA_BC },  { "bce", MU_ERA_BC }, { "vchr", MU_ERA_BC }, { "vuz", MU_ERA_BC },
  { "vdz", MU_ERA_BC }, { "ad", MU_ERA_AD },  { "ce", MU_ERA_AD },   { "nchr", MU_ERA_AD },
  { "nuz", MU_ERA_AD }, { "ndz", MU_ERA_AD },
};

static char *
bare (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  GString *out = g_string_new (NULL);
  for (const char *at = folded; *at; at = g_utf8_next_char (at))
    if (*at != '.' && !g_unichar_isspace (g_utf8_get_char (at)))
      g_string_append_unichar (out, g_utf8_get_char (at));
  return g_string_free (out, FALSE);
}

/* Whether a bare text is what stands beside the number in this language. */
static gboolean
is_local (const char *text, const char *format)
{
  g_autoptr (GString) words = g_string_new (format);
  g_string_replace (words, "%d", "", 0);
  g_autofree char *local = bare (words->str);
  return strcmp (local, text) == 0;
}

/* Of a text that is not blank; MU_ERA_NONE for none. */
static MuEra
era_of (const char *text)
{
  g_autofree char *words = bare (text);
  for (gsize i = 0; i < G_N_ELEMENTS (eras); i++)
    if (strcmp (eras[i].words, words) == 0)
      return eras[i].era;
  if (!*words)
    return MU_ERA_NONE;
  if (is_local (words, _ ("%d BC")))
    return MU_ERA_BC;
  return is_local (words, _ ("%d AD")) ? MU_ERA_AD : MU_ERA_NONE;
}

gboolean
mu_year_is_era (const char *text)
{
  return g_utf8_validate (text, -1, NULL) && era_of (text) != MU_ERA_NONE;
}

/* Blanks, and the dot that ends a sentence. */
static gboolean
is_blank (const char *text)
{
  while (*text == '.' || (*text && g_unichar_isspace (g_utf8_get_char (text))))
    text = g_utf8_next_char (text);
  return *text == '\0';
}

/* --- a year ------------------------------------------------------------- */

static gboolean
is_dash (gunichar c)
{
  return c == '-' || (c >= 0x2010 && c <= 0x2013) || c == 0x2212;
}

/* Takes the sign off the end of what stands before the number. */
static MuEra
take_sign (char *head)
{
  char *last = head + strlen (head);
  do
    last = g_utf8_find_prev_char (head, last);
  while (last && g_unichar_isspace (g_utf8_get_char (last)));
  if (!last || (!is_dash (g_utf8_get_char (last)) && *last != '+'))
    return MU_ERA_NONE;
  const MuEra era = *last == '+' ? MU_ERA_AD : MU_ERA_BC;
  *last = '\0';
  return era;
}

/* Exactly one of the three may say an era. */
static MuYearFault
judge_eras (const char *head, MuEra sign, const char *tail, MuEra *era)
{
  const gboolean first = !is_blank (head);
  const gboolean behind = !is_blank (tail);
  *era = first ? era_of (head) : behind ? era_of (tail) : sign;
  if ((first && era_of (head) == MU_ERA_NONE) || (behind && era_of (tail) == MU_ERA_NONE))
    return MU_YEAR_NO_NUMBER;
  return first + behind + (sign != MU_ERA_NONE) > 1 ? MU_YEAR_TWO_ERAS : MU_YEAR_READ;
}

static MuYearFault
judge_number (const char *digits, gsize length, MuEra era, int *year)
{
  const gsize zeros = strspn (digits, "0");
  if (zeros >= length)
    return MU_YEAR_ZERO;
  if (length - zeros > DIGITS_MOST)
    return MU_YEAR_OUTSIDE;
  const int number = atoi (digits + zeros);
  *year = era == MU_ERA_BC ? -number : number;
  return *year < MU_YEAR_FIRST || *year > MU_YEAR_LAST ? MU_YEAR_OUTSIDE : MU_YEAR_READ;
}

static MuYearFault
parse (const char *text, int *year, MuEra *era)
{
  if (!g_utf8_validate (text, -1, NULL))
    return MU_YEAR_NO_NUMBER;
  if (is_blank (text))
    return MU_YEAR_EMPTY;
  const gsize before = strcspn (text, DIGITS);
  const gsize length = strspn (text + before, DIGITS);
  if (length == 0)
    return MU_YEAR_NO_NUMBER;
  g_autofree char *head = g_strndup (text, before);
  const MuEra sign = take_sign (head);
  const MuYearFault fault = judge_eras (head, sign, text + before + length, era);
  return fault ? fault : judge_number (text + before, length, *era, year);
}

MuYearFault
mu_year_parse (const char *text, int *year, MuEra *era)
{
  MuEra said = MU_ERA_NONE;
  *year = 0;
  const MuYearFault fault = parse (text, year, &said);
  *year = fault ? 0 : *year;
  if (era)
    *era = fault ? MU_ERA_NONE : said;
  return fault;
}

char *
mu_year_expected (void)
{
  g_autofree char *first = mu_year_format (MU_YEAR_FIRST);
  g_autofree char *last = mu_year_format (MU_YEAR_LAST);
  /* Translators: the first and the last year, as "3000 BC" and "1250 AD" */
  return g_strdup_printf (_ ("Years are %s to %s, as “58 BC” or “AD 9”"), first, last);
}

static const char *
fault_words (MuYearFault fault)
{
  switch (fault) {
  case MU_YEAR_READ:
    break;
  case MU_YEAR_EMPTY:
    return _ ("No year is said");
  case MU_YEAR_NO_NUMBER:
    return _ ("“%s” is no year");
  case MU_YEAR_TWO_ERAS:
    return _ ("“%s” says its era twice");
  case MU_YEAR_ZERO:
    return _ ("There is no year 0: after 1 BC comes AD 1");
  case MU_YEAR_OUTSIDE:
    return _ ("“%s” lies outside the years of the game");
  }
  return "";
}

#define SHOWN 40 /* characters of what is wrong */

char *
mu_year_refusal (const char *text, MuYearFault fault)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *shown = g_utf8_substring (valid, 0, MIN (g_utf8_strlen (valid, -1), SHOWN));
  g_autoptr (GString) why = g_string_new (fault_words (fault));
  g_autofree char *expected = mu_year_expected ();
  g_string_replace (why, "%s", shown, 1);
  /* Translators: what is wrong with a year; what years there are */
  return g_strdup_printf (_ ("%s. %s"), why->str, expected);
}

/* --- years among words --------------------------------------------------- */

static char *
join (char *const *words, guint count)
{
  GString *joined = g_string_new (words[0]);
  for (guint i = 1; i < count; i++)
    g_string_append_printf (joined, " %s", words[i]);
  return g_string_free (joined, FALSE);
}

guint
mu_year_take (char *const *words, int *year, MuEra *era)
{
  *year = 0;
  *era = MU_ERA_NONE;
  for (guint count = MIN (g_strv_length ((char **) words), WORDS_MOST); count > 0; count--) {
    g_autofree char *text = join (words, count);
    if (mu_year_parse (text, year, era) == MU_YEAR_READ)
      return count;
  }
  return 0;
}

/* --- years that are looked for -------------------------------------------- */

MuYearSpan
mu_year_span_of (int year, MuEra era)
{
  return (MuYearSpan){ .from = year, .to = year, .either = era == MU_ERA_NONE };
}

typedef struct {
  gboolean said;
  gboolean in_words; /* its era */
  int year;
  MuEra era;
} End;

/* "300 BC", not "-300". */
static gboolean
has_letters (const char *text)
{
  return text[strcspn (text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")] != '\0';
}

static MuYearFault
read_end (const char *text, End *end, char **at)
{
  if (is_blank (text))
    return MU_YEAR_READ;
  end->said = TRUE;
  const MuYearFault fault = mu_year_parse (text, &end->year, &end->era);
  end->in_words = has_letters (text);
  if (fault && at)
    *at = g_strdup (text);
  return fault;
}

/* "300..100 BC" is BC at both ends; "300..-100" is not, nor is "300 BC..100". */
static void
share_era (End *first, const End *last)
{
  if (first->era == MU_ERA_NONE && last->era == MU_ERA_BC && last->in_words)
    first->year = -first->year;
}

static MuYearSpan
span_between (End first, End last)
{
  const gboolean none = first.era == MU_ERA_NONE && last.era == MU_ERA_NONE;
  share_era (&first, &last);
  return (MuYearSpan){ .from = MIN (first.year, last.year),
                       .to = MAX (first.year, last.year),
                       .either = none };
}

/* From a year with no era on: from it in either era, which is from the one BC. */
static MuYearSpan
open_span (End first, End last)
{
  const int from = first.era == MU_ERA_NONE ? -first.year : first.year;
  return (MuYearSpan){ .from = first.said ? from : G_MININT,
                       .to = last.said ? last.year : G_MAXINT };
}

MuYearFault
mu_year_span_parse (const char *text, MuYearSpan *span, char **at)
{
  g_auto (GStrv) ends = g_strsplit (text, "..", 2);
  const char *end = ends[0] ? ends[1] : NULL;
  End first = { 0 };
  End last = { 0 };
  if (at)
    *at = NULL;
  MuYearFault fault = read_end (end ? ends[0] : text, &first, at);
  if (!fault)
    fault = read_end (end ? end : text, &last, at);
  if (!fault && !end && !first.said)
    return MU_YEAR_EMPTY;
  if (!fault)
    *span = first.said && last.said ? span_between (first, last) : open_span (first, last);
  return fault;
}

gboolean
mu_year_span_holds (const MuYearSpan *span, int year)
{
  return mu_year_span_meets (span, year, year);
}

gboolean
mu_year_span_meets (const MuYearSpan *span, int from, int to)
{
  return (from <= span->to && to >= span->from)
         || (span->either && -to <= span->to && -from >= span->from);
}
