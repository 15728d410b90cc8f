/* Working a sum out: what is missing or cannot be is refused here, once for all
 * kinds; open dice are rolled; the kind does the rest. */
#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

#include "app/sums/core/answer.h"
#include "app/sums/core/exhaust.h"

static gboolean
is_number (MuFieldKind kind)
{
  switch (kind) {
  case MU_FIELD_NUMBER:
  case MU_FIELD_POINTS:
    return TRUE;
  case MU_FIELD_TROOP:
  case MU_FIELD_CHOICE:
  case MU_FIELD_FLAG:
  case MU_FIELD_SET:
  case MU_FIELD_COUNTS:
  case MU_FIELD_DICE:
  case MU_FIELD_WEAPON:
  case MU_FIELD_CREW:
    break;
  }
  return FALSE;
}

/* A face that the die lacks. */
static void
refuse_face (const MuField *field, MuDie die, int face, MuSumAnswer *answer)
{
  switch (die) {
  case MU_DIE_ORDINARY:
    mu_sum_refuse (answer, MU_RULE_WRG_DICE, _ ("%s: an ordinary die carries 1 to 6, not %d"),
                   _ (field->label), face);
    return;
  case MU_DIE_AVERAGE:
    mu_sum_refuse (answer, MU_RULE_WRG_DICE, _ ("%s: an average die carries 2 to 5, not %d"),
                   _ (field->label), face);
    return;
  case MU_DIE_TEN:
    mu_sum_refuse (answer, MU_RULE_NONE, _ ("%s: a die of ten carries 1 to 10, not %d"),
                   _ (field->label), face);
    return;
  }
}

/* wrg.dice: ordinary dice carry 1 to 6, average ones 2, 3, 3, 4, 4, 5. */
static void
check_faces (const MuField *field, const MuFieldValue *value, MuDie die, MuSumAnswer *answer)
{
  for (guint i = 0; i < value->face_count; i++)
    if (!mu_die_has_face (die, value->faces[i]))
      refuse_face (field, die, value->faces[i], answer);
}

static void
check_troop (const MuField *field, const MuFieldValue *value, MuSumAnswer *answer)
{
  const MuRule rule = field->notation->barred (value);
  g_autofree char *text = field->notation->write (value);
  if (rule != MU_RULE_NONE)
    mu_sum_forbid (answer, rule, _ ("“%s”: the rules forbid it: %s"), text,
                   _ (mu_rule_words (rule)));
}

/* Each field for itself: is it there, and is it possible? */
static void
check_field (const MuField *field, const MuFieldValue *value, MuSumAnswer *answer)
{
  if (!value->given) {
    if (field->required)
      mu_sum_refuse (answer, MU_RULE_NONE, _ ("%s: nothing is entered"), _ (field->label));
    return;
  }
  if (field->kind == MU_FIELD_TROOP)
    check_troop (field, value, answer);
  if (is_number (field->kind) && (value->number < field->min || value->number > field->max))
    mu_sum_refuse (answer, MU_RULE_NONE, _ ("%s: %" PRId64 " is not between %d and %d"),
                   _ (field->label), value->number, field->min, field->max);
}

static gboolean
holds (const MuField *field, const MuFieldValue *value, int word)
{
  if (field->kind == MU_FIELD_SET)
    return value->set >> word & 1u;
  if (field->kind == MU_FIELD_CHOICE)
    return value->given && value->number == word;
  return field->kind == MU_FIELD_COUNTS && value->times[word] != 0;
}

/* Entered, but says nothing: a flag that does not hold, no word of any. */
static gboolean
is_off (const MuField *field, const MuFieldValue *value)
{
  if (field->kind == MU_FIELD_FLAG)
    return value->number == 0;
  if (field->kind != MU_FIELD_SET && field->kind != MU_FIELD_COUNTS)
    return FALSE;
  for (int word = 0; field->words[word]; word++)
    if (holds (field, value, word))
      return FALSE;
  return TRUE;
}

/* Optional rules that a house rule leaves out altogether. */
static const struct {
  MuRule rule;
  MuReading left_out_by;
} optional_table[] = {
  { MU_RULE_WRG_WEATHER_POTENTIAL, MU_READING_WEATHER },
  { MU_RULE_WRG_WEATHER_POTENTIAL, MU_READING_WEATHER_OUTSIDE },
  { MU_RULE_WRG_WEATHER_FOG, MU_READING_FOG },
  { MU_RULE_WRG_WEATHER_SUN, MU_READING_SUN },
  { MU_RULE_WRG_WEATHER_DROUGHT, MU_READING_DROUGHT },
  { MU_RULE_WRG_WEATHER_NIGHT_LIMITS, MU_READING_NIGHT },
  { MU_RULE_WRG_WEATHER_NIGHT_DRIFT, MU_READING_NIGHT },
};

/* The words of the house rule that leaves this rule out, or NULL. */
static const char *
left_out (const MuReadings *readings, MuRule rule)
{
  for (guint i = 0; i < G_N_ELEMENTS (optional_table); i++)
    if (optional_table[i].rule == rule && mu_reading (readings, optional_table[i].left_out_by))
      return mu_reading_words (optional_table[i].left_out_by, 1);
  return NULL;
}

/* what: the label that people see, translated. */
static void
refuse_closed (MuSumAnswer *answer, const MuReadings *readings, MuRule rule, const char *what)
{
  const char *house_rule = left_out (readings, rule);
  if (house_rule)
    mu_sum_refuse (answer, rule, _ ("“%s” cannot apply here, by the house rules: %s"), what,
                   _ (house_rule));
  else
    mu_sum_refuse (answer, rule, _ ("“%s” cannot apply here, by the rule “%s”"), what,
                   _ (mu_rule_words (rule)));
}

/* Of a choice what was chosen is at fault, of all else the field. */
static const char *
name_of (const MuField *field, const MuFieldValue *value)
{
  return field->kind == MU_FIELD_CHOICE ? _ (field->word_labels[value->number]) : _ (field->label);
}

/* What is entered beside what it contradicts. */
static void
check_closed (const MuSumInput *input, int place, MuSumAnswer *answer)
{
  const MuSumKind *kind = input->kind;
  const MuField *field = &kind->fields[place];
  if (!kind->closed || !input->value[place].given)
    return;
  MuRule rule = kind->closed (input, place, -1);
  if (rule != MU_RULE_NONE && !is_off (field, &input->value[place]))
    refuse_closed (answer, input->readings, rule, name_of (field, &input->value[place]));
  for (int word = 0; field->words && field->words[word]; word++) {
    if (!holds (field, &input->value[place], word))
      continue;
    rule = kind->closed (input, place, word);
    if (rule != MU_RULE_NONE)
      refuse_closed (answer, input->readings, rule, _ (field->word_labels[word]));
  }
}

gboolean
mu_sum_word_implied (const MuSumInput *input, int place, int word)
{
  const MuSumKind *kind = input->kind;
  return kind->implied && !holds (&kind->fields[place], &input->value[place], word)
         && kind->implied (input, place, word);
}

static void
imply_word (MuSumInput *input, int place, int word)
{
  MuFieldValue *value = &input->value[place];
  if (!value->given)
    memset (value->times, 0, sizeof value->times);
  value->set = (value->given ? value->set : 0) | (guint64) 1 << word;
  value->times[word] = 1;
  value->given = TRUE;
}

/* What follows from the rest is entered too, and told. */
static void
imply_all (MuSumInput *input, MuSumAnswer *answer)
{
  const MuField *fields = input->kind->fields;
  GString *names = g_string_new (NULL);
  const MuSumInput entered = *input;
  for (int place = 0; fields[place].key; place++)
    for (int word = 0; fields[place].words && fields[place].words[word]; word++)
      if (mu_sum_word_implied (&entered, place, word)) {
        imply_word (input, place, word);
        g_string_append_printf (names, names->len > 0 ? "; %s" : "%s",
                                _ (fields[place].word_labels[word]));
      }
  if (names->len > 0)
    mu_sum_note (answer, _ ("Counted, since it follows from what is entered: %s."), names->str);
  g_string_free (names, TRUE);
}

/* --- what counts 0 -------------------------------------------------------- */

/* A true fact that changes nothing. */
typedef struct {
  const char *name;
  const char *why;
  MuRule rule;
} Idle;

const char *
mu_sum_word_idle (const MuSumInput *input, int place, int word, MuRule *rule)
{
  const MuSumKind *kind = input->kind;
  const char *why = kind->idle ? kind->idle (input, place, word, rule) : NULL;
  return why ? _ (why) : NULL;
}

static void
leave_out (MuFieldValue *value, int word)
{
  if (word < 0) {
    *value = (MuFieldValue){ .from = value->from };
    return;
  }
  value->set &= ~((guint64) 1 << word);
  value->times[word] = 0;
}

/* Looks at all that was entered before anything is left out. */
static void
set_aside (const MuSumInput *entered, MuSumInput *input, int place, int word, GArray *idle)
{
  const MuField *field = &entered->kind->fields[place];
  Idle found = { .rule = MU_RULE_NONE };
  if (word < 0 ? is_off (field, &entered->value[place])
               : !holds (field, &entered->value[place], word) || field->kind == MU_FIELD_CHOICE)
    return;
  found.why = mu_sum_word_idle (entered, place, word, &found.rule);
  if (found.why == NULL)
    return;
  found.name = word < 0 ? _ (field->label) : _ (field->word_labels[word]);
  leave_out (&input->value[place], word);
  g_array_append_val (idle, found);
}

static GArray *
set_all_aside (MuSumInput *input)
{
  const MuSumInput entered = *input;
  GArray *idle = g_array_new (FALSE, FALSE, sizeof (Idle));
  for (int place = 0; input->kind->idle && input->kind->fields[place].key; place++) {
    const MuField *field = &input->kind->fields[place];
    if (!entered.value[place].given)
      continue;
    set_aside (&entered, input, place, -1, idle);
    for (int word = 0; field->words && field->words[word]; word++)
      set_aside (&entered, input, place, word, idle);
  }
  return idle;
}

static void
tell_idle (const GArray *idle, MuSumAnswer *answer)
{
  for (guint i = 0; i < idle->len; i++) {
    const Idle *one = &g_array_index (idle, Idle, i);
    mu_trace_add (&answer->trace, one->rule, 0);
    mu_sum_note (answer, _ ("“%s” counts 0: %s."), one->name, one->why);
  }
}

static int
dice_of (const MuSumInput *input, int place, MuDie *die)
{
  *die = input->kind->fields[place].die;
  return input->kind->dice ? input->kind->dice (input, place, die) : input->kind->fields[place].min;
}

static void
keep_roll (void *data, const MuRoll *roll)
{
  MuSumAnswer *answer = data;
  if (answer->roll_count < MU_SUM_ROLLS)
    answer->roll[answer->roll_count++] = *roll;
}

static void
keep_typed (const MuField *field, const MuFieldValue *value, MuDie die, const MuDice *dice,
            MuSumAnswer *answer)
{
  for (guint i = 0; i < value->face_count; i++) {
    MuRoll roll = {
      .seed = dice->seed,
      .stream = dice->stream,
      .subject = MU_ROLL_NO_SUBJECT,
      .die = (guint8) die,
      .purpose = (guint8) field->roll,
      .value = value->faces[i],
      .real = 1,
    };
    keep_roll (answer, &roll);
  }
}

static void
roll_open (MuSumInput *input, int place, MuDice *dice, MuSumAnswer *answer)
{
  const MuField *field = &input->kind->fields[place];
  MuFieldValue *value = &input->value[place];
  MuDie die;
  int count = dice_of (input, place, &die);
  if (value->given) {
    check_faces (field, value, die, answer);
    keep_typed (field, value, die, dice, answer);
    return;
  }
  for (int i = 0; i < MIN (count, MU_SUM_DICE); i++)
    value->faces[value->face_count++]
        = (guint8) mu_dice_roll (dice, die, field->roll, MU_ROLL_NO_SUBJECT);
  value->given = value->face_count > 0;
  answer->rolled = answer->rolled || value->given;
}

static void
roll_all (MuSumInput *input, MuDice *dice, MuSumAnswer *answer)
{
  MuRollRecorder recorder = dice->recorder;
  void *context = dice->recorder_context;
  mu_dice_set_recorder (dice, keep_roll, answer);
  for (int i = 0; input->kind->fields[i].key; i++)
    if (input->kind->fields[i].kind == MU_FIELD_DICE)
      roll_open (input, i, dice, answer);
  mu_dice_set_recorder (dice, recorder, context);
}

/* The first field that is at fault is named. */
static void
check_all (const MuSumInput *input, MuSumAnswer *answer)
{
  const MuField *fields = input->kind->fields;
  for (int i = 0; !answer->refusal && fields[i].key; i++) {
    answer->refused_field = i;
    check_field (&fields[i], &input->value[i], answer);
  }
  for (int i = 0; !answer->refusal && fields[i].key; i++) {
    answer->refused_field = i;
    check_closed (input, i, answer);
  }
  if (!answer->refusal)
    answer->refused_field = -1;
}

MuSumAnswer *
mu_sum_work (const MuSumInput *input, const MuReadings *readings, MuDice *dice, gboolean odds)
{
  MuSumAnswer *answer = mu_sum_answer_new ();
  MuSumInput whole = *input;
  whole.readings = readings;
  check_all (&whole, answer);
  g_autoptr (GArray) idle = set_all_aside (&whole);
  if (!answer->refusal)
    roll_all (&whole, dice, answer);
  if (!answer->refusal) {
    if (input->kind->implied)
      imply_all (&whole, answer);
    MuSumTask task = { .input = &whole, .readings = readings, .dice = dice, .odds = odds };
    input->kind->work (&task, answer);
    tell_idle (idle, answer);
    if (odds && !answer->refusal && !input->kind->has_odds)
      mu_sum_exhaust (&task, answer);
  }
  return answer;
}
