#include "tests/bench/idle.h"

#include <stdio.h>

#include "rules/wrg/battle/engine.h"
#include "tests/bench/idle_cause.h"

#define IDLE      MU_PACES (6)
#define TURNED    (65536 * 10 / 360) /* ten degrees */
#define MOST_TOLD 10

static const char *const duty_words[DUTIES]
    = { "attack",   "attack in support",   "hold",   "hold in support", "wait for a period",
        "skirmish", "skirmish in support", "harass", "standing orders", "default" };

static const char *const cause_words[CAUSES] = { "contact without a blow",
                                                 "rallies",
                                                 "halted by a result",
                                                 "should retire and cannot",
                                                 "must stand after a melee",
                                                 "lets a screen through",
                                                 "waits for a clock",
                                                 "waits for a signal",
                                                 "holds in support",
                                                 "holds",
                                                 "off duty",
                                                 "forming",
                                                 "no room to form",
                                                 "turning",
                                                 "friend right ahead",
                                                 "friend farther ahead",
                                                 "ground",
                                                 "at its station",
                                                 "no enemy ahead",
                                                 "screen gone back",
                                                 "skirmishers in range",
                                                 "enemy right before it",
                                                 "other" };

static const char *const bar_words[BARS] = { "light troops who fight",
                                             "light troops who rally",
                                             "light troops halted",
                                             "light troops that moved already",
                                             "light horse",
                                             "light foot not skirmishing",
                                             "light foot out of range",
                                             "light foot that nobody asks",
                                             "light foot with a short way back alone",
                                             "light foot without a way back",
                                             "other light foot",
                                             "others who fight",
                                             "routers",
                                             "those halted",
                                             "those who hold",
                                             "a general's guard",
                                             "those who move",
                                             "those who form",
                                             "supporters at their station",
                                             "those whom ground stops",
                                             "attackers who stand" };

typedef struct {
  char *name;
  gint64 idle, present;
} IdleHabit;

static void
habit_free (gpointer data)
{
  IdleHabit *habit = data;
  g_free (habit->name);
  g_free (habit);
}

void
idle_init (IdleCount *count)
{
  *count
      = (IdleCount){ .bodies = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, habit_free) };
}

void
idle_clear (IdleCount *count)
{
  g_hash_table_unref (count->bodies);
}

/* --- a battle ----------------------------------------------------------- */

gboolean
idle_is_fighter (const Scene *scene, int body)
{
  const MuSide side = scene_side_of (scene, body);
  const MuWrgSetupSide *army = &scene->setup.side[side];
  const int unit = side == MU_SIDE_A ? body : body - scene->setup.side[MU_SIDE_A].unit_count;
  const MuRole role = mu_role_of ((MuTroopType) army->units[unit].troop.type);
  return role != MU_ROLE_TRAIN && role != MU_ROLE_ENGINES
         && !scene_body_plan (scene, body)->in_body;
}

void
idle_look (IdleWatch *watch, const MuEvent *event)
{
  const gboolean moved = event->kind == MU_EVENT_MOVED && event->value[3] >= IDLE;
  const gboolean melee = event->kind == MU_EVENT_MELEE;
  if (event->body < 0)
    return;
  const gboolean turned = turns_angle (&watch->turns, event) >= TURNED;
  if (moved || melee || event->kind == MU_EVENT_CHARGE || event->kind == MU_EVENT_SHOT
      || event->kind == MU_EVENT_RALLIED)
    watch->body[event->body].done = TRUE;
  if (melee && event->other >= 0)
    watch->body[event->other].done = TRUE;
  if (turned && event->phase == MU_PHASE_NORMAL_MOVES)
    watch->body[event->body].turned = TRUE;
}

static void
find_cause (IdleWatch *watch, const WrgBattle *engine, int body)
{
  IdleBody *self = &watch->body[body];
  self->duty = idle_duty (engine, body);
  self->cause = idle_cause (engine, body);
  if (self->turned && self->cause > CAUSE_TURNING)
    self->cause = CAUSE_TURNING;
  self->barred_by = idle_barred_by (engine, body, self->cause);
  if (self->barred_by == MU_NO_BODY)
    return;
  self->bar = idle_bar (engine, self->barred_by);
  if (self->bar == BARRED_BY_LIGHT_OTHER)
    self->bar = watch->body[self->barred_by].screen;
}

static void
find_screens (IdleWatch *watch, const WrgBattle *engine)
{
  FOR_ALL (engine, i)
  {
    if (is_fighting (body_at (engine, i)))
      watch->body[i].screen = idle_screen (engine, i);
  }
}

static void
find_causes (IdleWatch *watch, const WrgBattle *engine)
{
  FOR_ALL (engine, i)
  {
    if (is_fighting (body_at (engine, i)))
      find_cause (watch, engine, i);
  }
}

static void
tell_idle (const Scene *scene, const WrgBattle *engine, int body, const IdleBody *self)
{
  const Body *it = body_at (engine, body);
  const gboolean barred = self->barred_by != MU_NO_BODY;
  printf (
      "idle: %s seed %" G_GUINT64_FORMAT " period %d: %c %s, %s, %s%s%s%s%s, at %d,%d facing %d\n",
      scene->name, scene->seed, engine->period, "AB"[it->side], scene_body_name (scene, body),
      duty_words[self->duty], cause_words[self->cause], barred ? ": " : "",
      barred ? bar_words[self->bar] : "", barred ? ", " : "",
      barred ? scene_body_name (scene, self->barred_by) : "", MU_FIX_TO_PACES (it->ground.front.x),
      MU_FIX_TO_PACES (it->ground.front.y), it->ground.facing * 360 / 65536);
}

static void
count_idle (IdleCount *count, const WrgBattle *engine, int body, const IdleBody *self)
{
  count->idle++;
  count->blocked += idle_friend_before (engine, body, MU_PACES (IN_FRONT)) != MU_NO_BODY;
  count->of_cause[self->cause]++;
  count->of_duty[self->duty]++;
  count->by_both[self->duty][self->cause]++;
  if (self->barred_by != MU_NO_BODY)
    count->barred[self->cause != CAUSE_FRIEND_NEAR][self->bar]++;
}

static void
count_period (IdleWatch *watch, IdleCount *count, const Scene *scene, gboolean tell,
              const WrgBattle *engine)
{
  FOR_ALL (engine, i)
  {
    IdleBody *self = &watch->body[i];
    const gboolean done = self->done;
    self->done = self->turned = FALSE;
    if (mu_wrg_fate_of (engine, body_at (engine, i)) != MU_FATE_ON_TABLE
        || !idle_is_fighter (scene, i))
      continue;
    count->present++;
    count->present_on[self->duty]++;
    self->present++;
    if (done)
      continue;
    self->idle++;
    count_idle (count, engine, i, self);
    if (tell)
      tell_idle (scene, engine, i, self);
  }
}

void
idle_after (IdleWatch *watch, IdleCount *count, const Scene *scene, gboolean tell,
            const WrgBattle *engine, MuPhase phase)
{
  if (phase == MU_PHASE_CHARGE_MOVES)
    find_screens (watch, engine);
  if (phase == MU_PHASE_NORMAL_MOVES)
    find_causes (watch, engine);
  if (phase == MU_PHASE_END_TESTS)
    count_period (watch, count, scene, tell, engine);
}

static const char *
order_planned (const MuPlanUnit *unit)
{
  const gboolean supports = unit->orders.count > 0 && unit->orders.clause[0].support;
  switch (unit->order) {
  case MU_ORDER_ATTACK:
    return supports ? "attack in support" : "attack";
  case MU_ORDER_SKIRMISH:
    return supports ? "skirmish in support" : "skirmish";
  case MU_ORDER_HOLD:
    break;
  }
  return supports ? "hold in support" : "hold";
}

static void
add_habit (GHashTable *bodies, const char *name, gint64 idle, gint64 present)
{
  IdleHabit *habit = g_hash_table_lookup (bodies, name);
  if (!habit) {
    habit = g_new0 (IdleHabit, 1);
    habit->name = g_strdup (name);
    g_hash_table_insert (bodies, habit->name, habit);
  }
  habit->idle += idle;
  habit->present += present;
}

void
idle_end (const IdleWatch *watch, IdleCount *count, const Scene *scene)
{
  const int bodies
      = scene->setup.side[MU_SIDE_A].unit_count + scene->setup.side[MU_SIDE_B].unit_count;
  for (int i = 0; i < bodies; i++) {
    const IdleBody *self = &watch->body[i];
    if (self->present == 0)
      continue;
    g_autofree char *name
        = g_strdup_printf ("%s, %c: %s, ordered to %s", scene->name, "AB"[scene_side_of (scene, i)],
                           scene_body_name (scene, i), order_planned (scene_body_plan (scene, i)));
    add_habit (count->bodies, name, self->idle, self->present);
  }
}

/* --- many --------------------------------------------------------------- */

void
idle_add (IdleCount *all, const IdleCount *one)
{
  GHashTableIter iter;
  gpointer value;
  all->present += one->present;
  all->idle += one->idle;
  all->blocked += one->blocked;
  for (int duty = 0; duty < DUTIES; duty++) {
    all->of_duty[duty] += one->of_duty[duty];
    all->present_on[duty] += one->present_on[duty];
    for (int cause = 0; cause < CAUSES; cause++)
      all->by_both[duty][cause] += one->by_both[duty][cause];
  }
  for (int cause = 0; cause < CAUSES; cause++)
    all->of_cause[cause] += one->of_cause[cause];
  for (int bar = 0; bar < BARS; bar++) {
    all->barred[0][bar] += one->barred[0][bar];
    all->barred[1][bar] += one->barred[1][bar];
  }
  g_hash_table_iter_init (&iter, one->bodies);
  while (g_hash_table_iter_next (&iter, NULL, &value)) {
    const IdleHabit *habit = value;
    add_habit (all->bodies, habit->name, habit->idle, habit->present);
  }
}

static void
report_duties (const IdleCount *count)
{
  printf ("  idle by order, of all body-periods (and of those so ordered):");
  for (int duty = 0; duty < DUTIES; duty++)
    if (count->present_on[duty])
      printf ("%s %s %.1f (%.0f)", duty ? "," : "", duty_words[duty],
              scene_percent (count->of_duty[duty], count->present),
              scene_percent (count->of_duty[duty], count->present_on[duty]));
  printf ("\n");
}

/* Who has most of it to himself. */
static Duty
chief_duty (const IdleCount *count, Cause cause)
{
  Duty best = DUTY_ATTACK;
  for (Duty duty = 0; duty < DUTIES; duty++)
    if (count->by_both[duty][cause] > count->by_both[best][cause])
      best = duty;
  return best;
}

static void
report_causes (const IdleCount *count)
{
  printf ("  idle by cause, of all body-periods:\n");
  for (int cause = 0; cause < CAUSES; cause++) {
    const Duty duty = chief_duty (count, (Cause) cause);
    if (count->of_cause[cause])
      printf ("    %5.2f %%  %-26s most on %s (%.0f %% of them)\n",
              scene_percent (count->of_cause[cause], count->present), cause_words[cause],
              duty_words[duty],
              scene_percent (count->by_both[duty][cause], count->of_cause[cause]));
  }
}

static void
report_bars (const IdleCount *count)
{
  printf ("  who is in the way of those who would go on, right ahead and farther:\n");
  for (int bar = 0; bar < BARS; bar++)
    if (count->barred[0][bar] + count->barred[1][bar])
      printf ("    %5.2f %% %5.2f %%  %s\n", scene_percent (count->barred[0][bar], count->present),
              scene_percent (count->barred[1][bar], count->present), bar_words[bar]);
}

/* By the number of periods, the worst first. */
static gint
compare_habits (gconstpointer a, gconstpointer b)
{
  const IdleHabit *one = a;
  const IdleHabit *other = b;
  if (one->idle != other->idle)
    return one->idle < other->idle ? 1 : -1;
  return g_strcmp0 (one->name, other->name);
}

static void
report_habits (const IdleCount *count)
{
  g_autoptr (GList) habits = g_list_sort (g_hash_table_get_values (count->bodies), compare_habits);
  int told = 0;
  printf ("  who idles most:\n");
  for (const GList *at = habits; at && told < MOST_TOLD; at = at->next, told++) {
    const IdleHabit *habit = at->data;
    printf ("    %4.1f %% of %5" G_GINT64_FORMAT "  %s\n",
            scene_percent (habit->idle, habit->present), habit->present, habit->name);
  }
}

void
idle_report (const IdleCount *count)
{
  report_duties (count);
  report_causes (count);
  report_bars (count);
  report_habits (count);
}
