/* Building and freeing answers. */
#include "app/sums/core/answer.h"

#include <stdarg.h>

static void
free_result (gpointer data)
{
  MuSumResult *result = data;
  g_free (result->key);
  g_free (result->value);
  g_free (result);
}

static void
free_bar (gpointer data)
{
  MuSumBar *bar = data;
  g_free (bar->label);
  g_free (bar);
}

static void
free_part (gpointer data)
{
  MuSumPart *part = data;
  g_free (part->title);
  g_free (part);
}

MuSumAnswer *
mu_sum_answer_new (void)
{
  MuSumAnswer *answer = g_new0 (MuSumAnswer, 1);
  answer->results = g_ptr_array_new_with_free_func (free_result);
  answer->more = g_ptr_array_new_with_free_func (free_result);
  answer->notes = g_ptr_array_new_with_free_func (g_free);
  answer->bars = g_ptr_array_new_with_free_func (free_bar);
  answer->parts = g_ptr_array_new_with_free_func (free_part);
  answer->refused_field = -1;
  answer->losses_field = -1;
  return answer;
}

void
mu_sum_answer_free (MuSumAnswer *answer)
{
  g_free (answer->refusal);
  g_free (answer->headline);
  g_free (answer->detail);
  g_free (answer->odds_title);
  g_free (answer->source);
  g_ptr_array_unref (answer->results);
  g_ptr_array_unref (answer->more);
  g_ptr_array_unref (answer->notes);
  g_ptr_array_unref (answer->bars);
  g_ptr_array_unref (answer->parts);
  g_free (answer);
}

static void replace_text (char **text, const char *format, va_list values) G_GNUC_PRINTF (2, 0);
static void refuse (MuSumAnswer *answer, MuRule rule, const char *format, va_list values)
    G_GNUC_PRINTF (3, 0);

static void
replace_text (char **text, const char *format, va_list values)
{
  g_free (*text);
  *text = g_strdup_vprintf (format, values);
}

static void
refuse (MuSumAnswer *answer, MuRule rule, const char *format, va_list values)
{
  if (answer->refusal)
    return;
  answer->refused_by = rule;
  answer->refusal = g_strdup_vprintf (format, values);
}

void
mu_sum_refuse (MuSumAnswer *answer, MuRule rule, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  refuse (answer, rule, format, values);
  va_end (values);
}

void
mu_sum_forbid (MuSumAnswer *answer, MuRule rule, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  answer->forbidden = answer->forbidden || !answer->refusal;
  refuse (answer, rule, format, values);
  va_end (values);
}

static void
add_result (GPtrArray *results, const char *key, const char *value)
{
  MuSumResult *result = g_new (MuSumResult, 1);
  *result = (MuSumResult){ .key = g_strdup (key), .value = g_strdup (value) };
  g_ptr_array_add (results, result);
}

void
mu_sum_result (MuSumAnswer *answer, const char *key, const char *value)
{
  add_result (answer->results, key, value);
}

void
mu_sum_more_number (MuSumAnswer *answer, const char *key, gint64 number)
{
  g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  add_result (answer->more, key, value);
}

void
mu_sum_result_number (MuSumAnswer *answer, const char *key, gint64 number)
{
  g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  mu_sum_result (answer, key, value);
}

void
mu_sum_headline (MuSumAnswer *answer, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  replace_text (&answer->headline, format, values);
  va_end (values);
}

void
mu_sum_detail (MuSumAnswer *answer, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  replace_text (&answer->detail, format, values);
  va_end (values);
}

void
mu_sum_note (MuSumAnswer *answer, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  g_ptr_array_add (answer->notes, g_strdup_vprintf (format, values));
  va_end (values);
}

MuTrace *
mu_sum_part (MuSumAnswer *answer, const char *title)
{
  MuSumPart *part = g_new0 (MuSumPart, 1);
  part->title = g_strdup (title);
  g_ptr_array_add (answer->parts, part);
  return &part->trace;
}

void
mu_sum_source (MuSumAnswer *answer, const char *source)
{
  g_free (answer->source);
  answer->source = g_strdup (source);
}

void
mu_sum_bar (MuSumAnswer *answer, const char *label, guint64 ways, guint64 of, gboolean now)
{
  MuSumBar *bar = g_new (MuSumBar, 1);
  *bar = (MuSumBar){ .label = g_strdup (label), .ways = ways, .of = of, .now = now };
  g_ptr_array_add (answer->bars, bar);
}
