#include "app/cli/sums.h"

#include <glib/gi18n.h>
#include <inttypes.h>

#include "app/cli/club/house_rules.h"
#include "app/cli/core/out.h"
#include "app/service/sums/sum_tables.h"
#include "app/sums/core/sum.h"

static const char *
entered (MuCall *call, const MuField *field, guint *argument)
{
  if (field->argument)
    return mu_call_argument (call, (*argument)++);
  if (field->kind == MU_FIELD_FLAG)
    return mu_call_has (call, field->key) ? "yes" : NULL;
  return mu_call_text (call, field->key);
}

static gboolean
read_input (MuCall *call, MuSumInput *input, GError **error)
{
  guint argument = 0;
  for (const MuField *field = input->kind->fields; field->key; field++) {
    const char *text = entered (call, field, &argument);
    if (text && !mu_sum_input_read (input, field->key, text, error))
      return FALSE;
  }
  return TRUE;
}

/* "--general: …", "SHOOTER: …"; "" where no field alone is at fault. */
static char *
field_at_fault (const MuSumKind *kind, const MuSumAnswer *answer)
{
  if (answer->refused_field < 0)
    return g_strdup ("");
  const MuField *field = &kind->fields[answer->refused_field];
  return field->argument ? g_strdup ("") : g_strdup_printf ("--%s: ", field->key);
}

static MuExit
refuse (const MuCall *call, const MuSumKind *kind, const MuSumAnswer *answer)
{
  const char *rule = mu_rule_shown (call, answer->refused_by);
  g_autofree char *field = field_at_fault (kind, answer);
  g_autofree char *text = rule[0] ? g_strdup_printf ("%s%s (%s)", field, answer->refusal, rule)
                                  : g_strconcat (field, answer->refusal, NULL);
  return answer->forbidden ? mu_answer_no ("%s", text) : mu_complain ("%s", text);
}

static void
put_results (MuCall *call, const GPtrArray *results)
{
  for (guint i = 0; i < results->len; i++) {
    const MuSumResult *result = g_ptr_array_index (results, i);
    mu_out_text (call, result->key, result->value);
  }
}

static void
put_answer (MuCall *call, const MuSumAnswer *answer)
{
  put_results (call, answer->results);
  for (guint i = 0; i < answer->bars->len; i++) {
    const MuSumBar *bar = g_ptr_array_index (answer->bars, i);
    g_autofree char *chance
        = g_strdup_printf ("%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT, bar->ways, bar->of);
    mu_out_row (call, "chance", bar->label, chance, NULL);
  }
  if (answer->rolled)
    mu_out_new_seed (call);
  put_results (call, answer->more);
}

/* --- for people --------------------------------------------------------- */

static void
say_headline (MuCall *call, const MuSumAnswer *answer)
{
  if (answer->detail)
    mu_say (call, "%s: %s\n", answer->headline, answer->detail);
  else
    mu_say (call, "%s\n", answer->headline);
}

/* Numbers that were compared carry no sign. */
static void
say_compared (MuCall *call, const MuTrace *trace)
{
  for (guint i = 0; i < trace->count; i++) {
    const MuTraceLine *line = &trace->line[i];
    g_autofree char *words = mu_pad (_ (mu_rule_words (line->rule)), 40);
    mu_say (call, "  %4d  %s  %s\n", line->amount, words, _ (mu_rule_section (line->rule)));
  }
}

/* What the lines come to, where there are lines to add. */
static void
say_total (MuCall *call, const MuTrace *trace)
{
  if (trace->count > 1)
    mu_say (call, "  %+4d  %s\n", mu_trace_total (trace), _ ("in all"));
}

static void
say_part (MuCall *call, const MuSumPart *part)
{
  mu_say (call, "%s\n", part->title);
  mu_say_trace (call, &part->trace);
  say_total (call, &part->trace);
}

static void
say_dice (MuCall *call, const MuSumAnswer *answer)
{
  GString *faces = g_string_new (NULL);
  for (guint i = 0; i < answer->roll_count; i++)
    g_string_append_printf (faces, i > 0 ? ", %d" : "%d", answer->roll[i].value);
  mu_say (call, _ ("Dice: %s (seed %" PRIu64 ")\n"), faces->str, mu_call_seed (call));
  g_string_free (faces, TRUE);
}

#define BAR_COLUMNS   30
#define LABEL_COLUMNS 28 /* at least, so that the bars of most answers begin alike */

static int
widest_label (const GPtrArray *bars)
{
  int widest = LABEL_COLUMNS;
  for (guint i = 0; i < bars->len; i++) {
    const MuSumBar *bar = g_ptr_array_index (bars, i);
    widest = MAX (widest, (int) g_utf8_strlen (bar->label, -1));
  }
  return widest;
}

static void
say_bars (MuCall *call, const MuSumAnswer *answer)
{
  if (answer->odds_title)
    mu_say (call, "%s\n", answer->odds_title);
  const int columns = widest_label (answer->bars);
  for (guint i = 0; i < answer->bars->len; i++) {
    const MuSumBar *bar = g_ptr_array_index (answer->bars, i);
    double share = bar->of > 0 ? (double) bar->ways / (double) bar->of : 0.0;
    g_autofree char *label = mu_pad (bar->label, columns);
    g_autofree char *filled = g_strnfill ((gsize) (share * BAR_COLUMNS + 0.5), '#');
    /* what may fail is not rounded to what cannot */
    const double shown = share < 1.0 ? MIN (share * 100.0, 99.9) : 100.0;
    mu_say (call, "  %s %5.1f %%  %s%s\n", label, shown, filled, bar->now ? _ (" (now)") : "");
  }
}

static void
say_answer (MuCall *call, const MuSumAnswer *answer)
{
  say_headline (call, answer);
  if (answer->compared)
    say_compared (call, &answer->trace);
  else {
    mu_say_trace (call, &answer->trace);
    say_total (call, &answer->trace);
  }
  for (guint i = 0; i < answer->parts->len; i++)
    say_part (call, g_ptr_array_index (answer->parts, i));
  for (guint i = 0; i < answer->notes->len; i++)
    mu_say_wrapped (call, 2, g_ptr_array_index (answer->notes, i));
  if (answer->source)
    mu_say (call, "  %s\n", answer->source);
  if (answer->rolled)
    say_dice (call, answer);
  say_bars (call, answer);
}

static const MuSumKind *
kind_of (const MuVerb *verb)
{
  int at = 0;
  while (!g_str_equal (mu_sum_systems[at]->key, verb->group))
    at++;
  return mu_sum_kind_of_verb (mu_sum_systems[at], verb->name);
}

static gboolean
open_tables (MuCall *call, const MuSumKind *kind, MuSumTables *tables, GError **error)
{
  const MuSumSystem *system = mu_sum_kind_system (kind);
  return !system->looks_up
         || mu_sum_tables_open (tables, system, mu_call_text (call, "tables"), error);
}

MuExit
mu_run_sum (MuCall *call)
{
  const MuSumKind *kind = kind_of (mu_call_verb (call));
  MuSumInput input;
  MuReadings readings;
  g_auto (MuSumTables) tables = { .tables = NULL };
  GError *error = NULL;
  mu_sum_input_init (&input, kind);
  if (!mu_call_readings (call, &readings, &error) || !read_input (call, &input, &error)
      || !open_tables (call, kind, &tables, &error))
    return mu_complain_error (error);
  input.tables = tables.tables;

  MuDice dice;
  mu_dice_init_seeded (&dice, mu_call_seed (call), 0);
  gboolean odds = mu_sum_kind_has_odds (kind) && mu_call_has (call, "odds");
  g_autoptr (MuSumAnswer) answer = mu_sum_work (&input, &readings, &dice, odds);
  if (answer->refusal)
    return refuse (call, kind, answer);
  put_answer (call, answer);
  say_answer (call, answer);
  return MU_EXIT_DONE;
}
