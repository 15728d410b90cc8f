#include "app/sums/core/exhaust.h"

#include <glib/gi18n.h>

#include "app/sums/core/answer.h"

/* One die among those of the sum. */
typedef struct {
  MuFieldValue *value;
  guint place; /* among the faces of its field */
  MuDie die;
} Die;

typedef struct {
  const MuSumTask *task;
  MuSumInput input; /* whose faces go through all that they can show */
  Die dice[MU_SUM_EXHAUST];
  guint count;
  guint64 throws;
  MuSumAnswer *answer;
} Exhaust;

static gboolean
find_dice (Exhaust *all)
{
  const MuSumKind *kind = all->input.kind;
  for (int i = 0; kind->fields[i].key; i++) {
    MuFieldValue *value = &all->input.value[i];
    MuDie die = kind->fields[i].die;
    if (kind->fields[i].kind != MU_FIELD_DICE || !value->given)
      continue;
    if (kind->dice)
      kind->dice (all->task->input, i, &die);
    for (guint place = 0; place < value->face_count; place++) {
      if (all->count == MU_SUM_EXHAUST)
        return FALSE;
      all->dice[all->count++] = (Die){ .value = value, .place = place, .die = die };
    }
  }
  return all->count > 0;
}

static MuSumBar *
find_bar (MuSumAnswer *answer, const char *label)
{
  for (guint i = 0; i < answer->bars->len; i++) {
    MuSumBar *bar = g_ptr_array_index (answer->bars, i);
    if (g_str_equal (bar->label, label))
      return bar;
  }
  mu_sum_bar (answer, label, 0, 1, g_strcmp0 (label, answer->headline) == 0);
  return g_ptr_array_index (answer->bars, answer->bars->len - 1);
}

static void
count_throw (Exhaust *all)
{
  MuDice none;
  mu_dice_init_seeded (&none, 0, 0); /* every die is given: nothing is rolled */
  const MuSumTask task = { .input = &all->input, .readings = all->task->readings, .dice = &none };
  g_autoptr (MuSumAnswer) answer = mu_sum_answer_new ();
  all->input.kind->work (&task, answer);
  all->throws++;
  find_bar (all->answer, answer->refusal ? answer->refusal : answer->headline)->ways++;
}

static void
throw_from (Exhaust *all, guint number)
{
  if (number >= MIN (all->count, MU_SUM_EXHAUST)) {
    count_throw (all);
    return;
  }
  const Die *die = &all->dice[number];
  for (int side = 0; side < mu_die_sides (die->die); side++) {
    die->value->faces[die->place] = (guint8) mu_die_face (die->die, side);
    throw_from (all, number + 1);
  }
}

void
mu_sum_exhaust (const MuSumTask *task, MuSumAnswer *answer)
{
  Exhaust all = { .task = task, .input = *task->input, .answer = answer };
  if (!find_dice (&all))
    return;
  throw_from (&all, 0);
  for (guint i = 0; i < answer->bars->len; i++)
    ((MuSumBar *) g_ptr_array_index (answer->bars, i))->of = all.throws;
  answer->odds_title = g_strdup (_ ("Chances of each outcome"));
}
