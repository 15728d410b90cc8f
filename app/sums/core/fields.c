/* See fields.h. */
#include "app/sums/core/fields.h"

#include "rules/wrg/before/weather_effects.h"

const char *const mu_field_weather[] = { "rain", "snow", "sun", "drought", NULL };
const char *const mu_field_weather_labels[]
    = { N_ ("rain, until two periods without"), N_ ("snow, until two periods without"),
        N_ ("the sun in its eyes"), N_ ("drought in the desert"), NULL };
const char *const mu_field_chill[] = { "drought", "mud", "snow-lies", NULL };
const char *const mu_field_chill_labels[]
    = { N_ ("drought in the desert"), N_ ("mud after three periods of rain"),
        N_ ("snow after three periods of it"), NULL };
G_STATIC_ASSERT (MU_WEATHER_SUN == 1 << FIELD_TOLL_BLOWS);
G_STATIC_ASSERT (MU_WEATHER_DROUGHT == 1 << FIELD_TOLL_REACTION);

const char *const mu_field_orders[] = { "attack", "hold", "skirmish", NULL };
const char *const mu_field_order_labels[] = { N_ ("Attack"), N_ ("Hold"), N_ ("Skirmish"), NULL };
const char *const mu_field_training[] = { "regular", "irregular", NULL };
const char *const mu_field_training_labels[] = { N_ ("Regular"), N_ ("Irregular"), NULL };
const char *const mu_field_classes[] = { "A", "B", "C", "D", NULL };

gboolean
mu_field_given (const MuSumInput *input, const char *key)
{
  return mu_sum_value (input, key)->given;
}

gboolean
mu_field_holds (const MuSumInput *input, const char *key)
{
  return mu_sum_number (input, key, 0) != 0;
}

gboolean
mu_field_has (const MuSumInput *input, const char *key, int word)
{
  const MuFieldValue *value = mu_sum_value (input, key);
  return value->given && (value->set >> word & 1u);
}

unsigned
mu_field_set (const MuSumInput *input, const char *key)
{
  const MuFieldValue *value = mu_sum_value (input, key);
  return value->given ? (unsigned) value->set : 0;
}

int
mu_field_number (const MuSumInput *input, const char *key)
{
  return (int) mu_sum_number (input, key, 0);
}

int
mu_field_face (const MuSumInput *input, const char *key)
{
  const MuFieldValue *value = mu_sum_value (input, key);
  return value->given && value->face_count > 0 ? value->faces[0] : 0;
}

unsigned
mu_field_tolls (const MuSumInput *input, int first)
{
  return mu_field_set (input, "weather") << first;
}

gboolean
mu_field_is (const MuSumInput *input, int field, const char *key)
{
  return mu_sum_field (input->kind, key) == field;
}

const char *
mu_field_label (const MuSumInput *input, const char *key)
{
  return _ (input->kind->fields[mu_sum_field (input->kind, key)].label);
}

const char *
mu_field_word (const MuSumInput *input, const char *key, int word)
{
  return _ (input->kind->fields[mu_sum_field (input->kind, key)].word_labels[word]);
}

void
mu_field_missing (const MuSumInput *input, const char *key, MuSumAnswer *answer)
{
  mu_field_at_fault (input, key, answer);
  mu_sum_refuse (answer, MU_RULE_NONE, _ ("%s: nothing is entered"), mu_field_label (input, key));
}

void
mu_field_at_fault (const MuSumInput *input, const char *key, MuSumAnswer *answer)
{
  if (!answer->refusal)
    answer->refused_field = mu_sum_field (input->kind, key);
}
