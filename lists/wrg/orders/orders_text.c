/* Orders as a row of words, and the phrases of the vocabulary in it. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/wrg/orders/orders_private.h"

typedef struct {
  MuWordClass class;
  guint32 value;
  const char *words;
} Phrase;

static const Phrase phrases[] = {
#define SAYS(class, value, words) { WORD_##class, value, words },
#define PLACE(words, kinds)
#include "lists/wrg/orders/orders_vocabulary.def"
#undef SAYS
#undef PLACE
};

static const struct {
  const char *words, *kinds;
} places[] = {
#define SAYS(class, value, words)
#define PLACE(words, kinds) { words, kinds },
#include "lists/wrg/orders/orders_vocabulary.def"
#undef SAYS
#undef PLACE
};

/* --- words -------------------------------------------------------------- */

char *
mu_text_fold (const char *text, gsize length)
{
  g_autofree char *whole = g_utf8_normalize (text, (gssize) length, G_NORMALIZE_ALL_COMPOSE);
  g_autofree char *lower = g_utf8_casefold (whole, -1);
  g_auto (GStrv) words = g_strsplit_set (lower, " \t\r\n", -1);
  GString *folded = g_string_new (NULL);
  for (char **word = words; *word; word++)
    if (**word)
      g_string_append_printf (folded, "%s%s", folded->len > 0 ? " " : "", *word);
  return g_string_free (folded, FALSE);
}

static void
clear_token (gpointer token)
{
  g_free (((MuToken *) token)->folded);
}

static void
add_token (MuText *text, MuTokenKind kind, const char *from, const char *end)
{
  MuToken token
      = { .kind = kind, .at = (gsize) (from - text->text), .length = (gsize) (end - from) };
  if (kind == TOKEN_WORD || kind == TOKEN_QUOTED)
    token.folded = mu_text_fold (from, token.length);
  g_array_append_val (text->tokens, token);
}

static gboolean
is_apostrophe (gunichar letter)
{
  return letter == '\'' || letter == 0x2019;
}

/* The possessive s belongs to no word. */
static const char *
skip_possessive (const char *at)
{
  if (!is_apostrophe (g_utf8_get_char (at)))
    return at;
  const char *next = g_utf8_next_char (at);
  const gboolean s = *next == 's' || *next == 'S';
  return s && !g_unichar_isalnum (g_utf8_get_char (next + 1)) ? next + 1 : next;
}

static const char *
read_word (MuText *text, const char *at)
{
  const char *end = at;
  while (g_unichar_isalnum (g_utf8_get_char (end)) || g_unichar_ismark (g_utf8_get_char (end)))
    end = g_utf8_next_char (end);
  add_token (text, TOKEN_WORD, at, end);
  return skip_possessive (end);
}

char **
mu_text_words (const char *name)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  while (*name) {
    const char *end = name;
    while (g_unichar_isalnum (g_utf8_get_char (end)) || g_unichar_ismark (g_utf8_get_char (end)))
      end = g_utf8_next_char (end);
    if (end > name) {
      g_autofree char *word = mu_text_fold (name, (gsize) (end - name));
      g_strv_builder_add (words, word);
      name = skip_possessive (end);
    } else
      name = g_utf8_next_char (name);
  }
  return g_strv_builder_end (words);
}

/* The mark that ends what this one begins; 0: it begins nothing. */
static gunichar
closing_quote (gunichar mark)
{
  return mark == '"' ? '"' : mark == 0x201c ? 0x201d : mark == 0xab ? 0xbb : 0;
}

static const char *
read_quoted (MuText *text, const char *at)
{
  const char *from = g_utf8_next_char (at);
  const char *end = g_utf8_strchr (from, -1, closing_quote (g_utf8_get_char (at)));
  if (!end) {
    add_token (text, TOKEN_STOP, at, from);
    mu_text_fail (text, text->tokens->len - 1, 1, MU_RULE_NONE,
                  _ ("the name that begins with this quotation mark has no end"));
    return at + strlen (at);
  }
  add_token (text, TOKEN_QUOTED, from, end);
  return g_utf8_next_char (end);
}

static gboolean
is_blank (gunichar mark)
{
  return g_unichar_isspace (mark) || mark == '-' || mark == '/'
         || (mark >= 0x2010 && mark <= 0x2015) || is_apostrophe (mark);
}

static const char *
read_mark (MuText *text, const char *at)
{
  const gunichar mark = g_utf8_get_char (at);
  const char *end = g_utf8_next_char (at);
  if (mark == ',' || mark == ':')
    add_token (text, TOKEN_COMMA, at, end);
  else if (mark == '.' || mark == ';' || mark == '!')
    add_token (text, TOKEN_STOP, at, end);
  else if (mark == '(' || mark == ')')
    add_token (text, mark == '(' ? TOKEN_OPEN : TOKEN_CLOSE, at, end);
  else if (!is_blank (mark)) {
    add_token (text, TOKEN_STOP, at, end);
    mu_text_fail (text, text->tokens->len - 1, 1, MU_RULE_NONE,
                  _ ("this mark belongs in no order"));
  }
  return end;
}

static void
cut (MuText *text)
{
  const char *at = text->text;
  while (*at && !mu_text_failed (text)) {
    const gunichar mark = g_utf8_get_char (at);
    if (g_unichar_isalnum (mark))
      at = read_word (text, at);
    else
      at = closing_quote (mark) ? read_quoted (text, at) : read_mark (text, at);
  }
}

gboolean
mu_text_init (MuText *text, const char *from, gsize most, MuOrdersFault *fault)
{
  const char *end;
  *text = (MuText){ .text = from, .fault = fault };
  text->tokens = g_array_new (FALSE, FALSE, sizeof (MuToken));
  g_array_set_clear_func (text->tokens, clear_token);
  if (strlen (from) > most) {
    mu_text_fail (text, 0, 0, MU_RULE_NONE, _ ("longer than orders can be: %d bytes at the most"),
                  (int) most);
  } else if (!g_utf8_validate (from, -1, &end)) {
    mu_text_fail (text, 0, 0, MU_RULE_NONE, _ ("the order is no text in UTF-8"));
    fault->at = (gsize) (end - from);
  } else
    cut (text);
  return !mu_text_failed (text);
}

void
mu_text_clear (MuText *text)
{
  g_clear_pointer (&text->tokens, g_array_unref);
}

gboolean
mu_text_ended (const MuText *text)
{
  return text->next >= text->tokens->len;
}

const MuToken *
mu_text_token (const MuText *text, guint at)
{
  return at < text->tokens->len ? &g_array_index (text->tokens, MuToken, at) : NULL;
}

char *
mu_text_said (const MuText *text, guint at, guint count)
{
  const MuToken *first = mu_text_token (text, at);
  const MuToken *last = count > 0 ? mu_text_token (text, at + count - 1) : NULL;
  return first && last ? g_strndup (text->text + first->at, last->at + last->length - first->at)
                       : g_strdup ("");
}

gboolean
mu_text_is (const MuText *text, guint at, MuTokenKind kind)
{
  const MuToken *token = mu_text_token (text, at);
  return token && token->kind == kind;
}

/* --- phrases ------------------------------------------------------------ */

/* Tokens that these words take from there on, 0: they are others. */
static guint
words_at (const MuText *text, guint at, const char *words)
{
  guint count = 0;
  while (*words) {
    const gsize length = strcspn (words, " -");
    const MuToken *token = mu_text_token (text, at + count);
    if (!token || token->kind != TOKEN_WORD || strlen (token->folded) != length
        || strncmp (token->folded, words, length) != 0)
      return 0;
    words += length + (words[length] != '\0');
    count++;
  }
  return count;
}

static guint
notation_at (const MuText *text, guint at, guint32 *value)
{
  const MuToken *token = mu_text_token (text, at);
  for (int type = 0; token && token->kind == TOKEN_WORD && type < MU_TROOP_TYPES; type++)
    if (g_ascii_strcasecmp (token->folded, mu_troop_type_name ((MuTroopType) type)) == 0) {
      *value = MU_TROOP_BIT (type);
      return 1;
    }
  return 0;
}

guint
mu_text_phrase_at (const MuText *text, guint at, MuWordClass class, guint32 *value)
{
  guint32 found = 0;
  guint longest = class == WORD_TYPE ? notation_at (text, at, &found) : 0;
  for (guint i = 0; i < G_N_ELEMENTS (phrases); i++) {
    const Phrase *phrase = &phrases[i];
    const guint count = phrase->class == class ? words_at (text, at, phrase->words) : 0;
    if (count > longest) {
      longest = count;
      found = phrase->value;
    }
  }
  if (longest > 0 && value)
    *value = found;
  return longest;
}

gboolean
mu_text_take (MuText *text, MuWordClass class, guint32 *value)
{
  const guint count = mu_text_phrase_at (text, text->next, class, value);
  text->next += count;
  return count > 0;
}

static gboolean
parse_digits (const char *word, int *number)
{
  const gsize digits = strspn (word, "0123456789");
  const char *rest = word + digits;
  const gboolean ordinal = strcmp (rest, "st") == 0 || strcmp (rest, "nd") == 0
                           || strcmp (rest, "rd") == 0 || strcmp (rest, "th") == 0;
  if (digits < 1 || digits > 6 || (*rest && !ordinal))
    return FALSE;
  *number = (int) g_ascii_strtoll (word, NULL, 10);
  return TRUE;
}

gboolean
mu_text_take_number (MuText *text, int *number)
{
  const MuToken *token = mu_text_token (text, text->next);
  guint32 value;
  if (token && token->kind == TOKEN_WORD && parse_digits (token->folded, number)) {
    text->next++;
    return TRUE;
  }
  if (!mu_text_take (text, WORD_NUMBER, &value))
    return FALSE;
  *number = (int) value;
  return TRUE;
}

/* --- kinds of place ----------------------------------------------------- */

static gboolean
fits_kind (const char *kinds, const char *kind)
{
  g_auto (GStrv) fitting = g_strsplit (kinds, " ", -1);
  return g_strv_contains ((const char *const *) fitting, kind);
}

guint
mu_text_place_kind_at (const MuText *text, guint at, const char *kind)
{
  guint longest = words_at (text, at, kind);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    const guint count = words_at (text, at, places[i].words);
    if (count > longest && fits_kind (places[i].kinds, kind))
      longest = count;
  }
  return longest;
}

guint
mu_text_any_place_kind_at (const MuText *text, guint at)
{
  guint longest = 0;
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    longest = MAX (longest, words_at (text, at, places[i].words));
  return longest;
}

/* --- faults ------------------------------------------------------------- */

gboolean
mu_text_failed (const MuText *text)
{
  return text->fault->message != NULL;
}

gboolean
mu_text_fail (MuText *text, guint at, guint count, MuRule rule, const char *format, ...)
{
  if (mu_text_failed (text))
    return FALSE;
  const MuToken *first = mu_text_token (text, at);
  MuOrdersFault *fault = text->fault;
  va_list args;
  va_start (args, format);
  fault->message = g_strdup_vprintf (format, args);
  va_end (args);
  fault->rule = rule;
  fault->at = first ? first->at : strlen (text->text);
  fault->word = mu_text_said (text, at, count);
  fault->length = strlen (fault->word);
  return FALSE;
}

void
mu_orders_fault_clear (MuOrdersFault *fault)
{
  g_free (fault->word);
  g_free (fault->message);
  *fault = (MuOrdersFault){ 0 };
}
