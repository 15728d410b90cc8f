#include "app/cli/core/out.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "lists/words/plain.h"
#include "reports/document/rule_words.h"

#define COLUMNS 79

char *
mu_one_line (const char *text)
{
  return mu_plain_line (text);
}

static void
put_value (const char *value)
{
  g_autofree char *line = mu_one_line (value);
  printf ("\t%s", line);
}

void
mu_out_text (const MuCall *call, const char *name, const char *value)
{
  mu_out_row (call, name, value, NULL);
}

void
mu_out_number (const MuCall *call, const char *name, gint64 value)
{
  if (mu_call_porcelain (call))
    printf ("%s\t%" G_GINT64_FORMAT "\n", name, value);
}

void
mu_out_row (const MuCall *call, const char *name, ...)
{
  if (!mu_call_porcelain (call))
    return;
  va_list values;
  va_start (values, name);
  fputs (name, stdout);
  for (const char *value = va_arg (values, const char *); value;
       value = va_arg (values, const char *))
    put_value (value);
  putchar ('\n');
  va_end (values);
}

void
mu_out_new_seed (MuCall *call)
{
  if (!mu_call_porcelain (call) || mu_call_has (call, "seed"))
    return;
  printf ("seed\t%" G_GUINT64_FORMAT "\n", mu_call_seed (call));
}

void
mu_say (const MuCall *call, const char *format, ...)
{
  if (mu_call_porcelain (call))
    return;
  va_list values;
  va_start (values, format);
  g_autofree char *text = g_strdup_vprintf (format, values);
  va_end (values);
  g_autofree char *plain = mu_plain_text (text);
  fputs (plain, stdout);
}

const char *
mu_rule_shown (const MuCall *call, MuRule rule)
{
  return mu_call_porcelain (call) ? mu_rule_id (rule) : mu_rule_words_section (rule);
}

static int
columns_of (const char *text)
{
  int columns = 0;
  for (const char *at = text; *at; at = g_utf8_next_char (at)) {
    gunichar letter = g_utf8_get_char (at);
    columns += g_unichar_iszerowidth (letter) ? 0 : g_unichar_iswide (letter) ? 2 : 1;
  }
  return columns;
}

char *
mu_pad (const char *text, int columns)
{
  g_autofree char *valid = mu_one_line (text);
  if (columns_of (valid) > columns) {
    while (columns_of (valid) > columns - 1)
      *g_utf8_prev_char (valid + strlen (valid)) = '\0';
    g_autofree char *cut = g_strconcat (valid, "…", NULL);
    return mu_pad (cut, columns);
  }
  return g_strdup_printf ("%s%*s", valid, columns - columns_of (valid), "");
}

char *
mu_wrap (const char *text, int first, int indent, int columns)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  GString *out = g_string_new (NULL);
  int at = first;
  gboolean fresh = TRUE;
  for (int i = 0; words[i]; i++) {
    int width = columns_of (words[i]);
    if (!fresh && at + 1 + width > columns) {
      g_string_append_printf (out, "\n%*s", indent, "");
      at = indent;
      fresh = TRUE;
    }
    g_string_append_printf (out, "%s%s", fresh ? "" : " ", words[i]);
    at += width + (fresh ? 0 : 1);
    fresh = FALSE;
  }
  return g_string_free (out, FALSE);
}

void
mu_say_wrapped (const MuCall *call, int indent, const char *text)
{
  g_autofree char *line = mu_one_line (text);
  g_autofree char *wrapped = mu_wrap (line, indent, indent, COLUMNS);
  mu_say (call, "%*s%s\n", indent, "", wrapped);
}

void
mu_say_trace (const MuCall *call, const MuTrace *trace)
{
  for (guint i = 0; i < trace->count; i++) {
    const MuTraceLine *line = &trace->line[i];
    g_autofree char *words = mu_pad (_ (mu_rule_words (line->rule)), 40);
    mu_say (call, "  %+4d  %s  %s\n", line->amount, words, _ (mu_rule_section (line->rule)));
  }
}

/* --- stderr ------------------------------------------------------------- */

static void
complain (const char *text)
{
  g_autofree char *line = mu_one_line (text);
  fflush (stdout);
  fprintf (stderr, "muster: %s\n", line);
}

void
mu_warn (const char *text)
{
  complain (text);
}

MuExit
mu_complain (const char *format, ...)
{
  va_list values;
  va_start (values, format);
  g_autofree char *text = g_strdup_vprintf (format, values);
  va_end (values);
  complain (text);
  return MU_EXIT_BAD;
}

MuExit
mu_answer_no (const char *format, ...)
{
  va_list values;
  va_start (values, format);
  g_autofree char *text = g_strdup_vprintf (format, values);
  va_end (values);
  complain (text);
  return MU_EXIT_NO;
}

MuExit
mu_complain_error (GError *error)
{
  complain (error->message);
  g_error_free (error);
  return MU_EXIT_BAD;
}

void
mu_remark (const char *text)
{
  complain (text);
}

MuExit
mu_refuse_unproved (GError *error)
{
  if (!g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_UNPROVED))
    return mu_complain_error (error);
  g_autoptr (GError) why = error;
  return mu_answer_no (_ ("%s With --on-word it is taken on the word of whoever sent it."),
                       why->message);
}
