/* What is shown of a game: the question, what has happened, the field. */
#include <glib/gi18n-lib.h>

#include "app/session/game/game_private.h"
#include "reports/account/account.h"
#include "reports/replay/replay_scene.h"
#include "reports/replay/replay_words.h"
#include "reports/system.h"
#include "rules/field/fix.h"

#define NEWS_MOST 40 /* lines */

/* --- the field ------------------------------------------------------------------ */

static gboolean
is_placing (MuGameSession *self)
{
  const MuQuestion *question = mu_game_question (self->game);

  return question && mu_game_session_words (self)->places (question);
}

/* awfp.deploy.screen: who sets his army up sees it; of the enemy's, what has been told. */
static void
show_own (MuGameSession *self)
{
  for (int body = 0; body < self->replay->bodies; body++) {
    MuBodyStand stand;
    MuSide side;
    mu_battle_record_unit (mu_game_told (self->game), body, &side);
    mu_game_stand (self->game, body, &stand);
    if (side == (MuSide) mu_game_question (self->game)->side && !self->replay->body[body].present)
      mu_replay_show (self->replay, &stand);
  }
}

/* Another course needs another replay: events that it has gone through have changed; so do other
 * eyes while armies are set up. */
static void
follow (MuGameSession *self)
{
  const MuBattleRecord *told = mu_game_told (self->game);

  if (self->replay && (self->placing || self->course != mu_game_course (self->game)))
    g_clear_pointer (&self->replay, mu_replay_free);
  self->course = mu_game_course (self->game);
  if (self->replay)
    mu_replay_seek (self->replay, told->events->len);
  else
    self->replay = mu_replay_new (told, told->events->len);
  mu_item_set_truth (self, &self->placing, is_placing (self));
  if (self->placing && !self->curtain)
    show_own (self);
}

static MuFix
fixed (double paces)
{
  return (MuFix) (paces * PACE + 0.5);
}

MuRect
mu_game_session_ground (MuGameSession *self, int index)
{
  const MuReplayBody *body = &self->replay->body[index];

  return (MuRect){ .front = { fixed (body->x), fixed (body->y) },
                   .facing = (MuAngle) (body->turn * 65536 / (2 * G_PI) + 0.5),
                   .width = fixed (body->width),
                   .depth = fixed (body->depth) };
}

static gboolean
find_lead (MuGameSession *self, const MuChoice *choice, MuRect *place)
{
  const MuQuestion *question = mu_game_question (self->game);

  if (question->body == MU_NO_BODY
      || (!self->replay->body[question->body].present && !self->replay->board))
    return FALSE;
  *place = mu_game_session_ground (self, question->body);
  return mu_game_session_words (self)->leads (&self->names, question, choice, place);
}

gboolean
mu_game_session_leads (MuGameSession *self, guint choice, MuRect *place)
{
  return find_lead (self, mu_game_session_choice_at (self, choice), place);
}

/* Where what is looked at leads, beside where it stands. */
static void
add_ghost (MuGameSession *self, MuScene *scene)
{
  const MuQuestion *question = mu_game_question (self->game);
  const MuChoice *choice = mu_game_session_looked_at (self);
  MuRect place;

  if (!choice || !find_lead (self, choice, &place) || !self->replay->body[question->body].present)
    return;
  const MuReplayBody *body = &self->replay->body[question->body];
  const MuScenePoint to = { place.front.x / PACE, place.front.y / PACE };
  const MuSceneArrow arrow = { .kind = MU_SCENE_MOVE,
                               .side = (MuSide) question->side,
                               .from = { body->x, body->y },
                               .to = to,
                               .body = question->body,
                               .ghost = to,
                               .ghost_turn = place.facing * 2 * G_PI / 65536,
                               .ghost_width = place.width / PACE,
                               .ghost_depth = place.depth / PACE };
  g_array_append_val (scene->arrows, arrow);
}

static void
mark (MuScene *scene, int body, guint states)
{
  if (body >= 0 && body < (int) scene->bodies->len)
    g_array_index (scene->bodies, MuSceneBody, (guint) body).states |= states;
}

/* Who is asked about, who it is about besides, and whom one looks at. */
static void
mark_concerned (MuGameSession *self, MuScene *scene)
{
  const MuQuestion *question = mu_game_question (self->game);
  const MuChoice *choice = mu_game_session_looked_at (self);

  if (!question || self->curtain)
    return;
  mark (scene, question->body, MU_SCENE_CONCERNED);
  mark (scene, question->other, MU_SCENE_OTHER);
  if (choice)
    mark (scene, mu_game_session_words (self)->body (question, choice), MU_SCENE_SELECTED);
  else if (self->group >= 0 && question->body == MU_NO_BODY)
    mark (scene, self->group, MU_SCENE_SELECTED);
}

MuScene *
mu_game_session_make_scene (MuGameSession *self)
{
  if (!self->replay)
    return NULL;
  if (self->past)
    return mu_game_session_past_scene (self);
  MuScene *scene = mu_replay_scene (self->replay, MU_NO_EVENT, MU_NO_BODY);
  mark_concerned (self, scene);
  if (scene->board)
    mu_game_session_mark_board (self, scene);
  if (mu_game_question (self->game))
    add_ghost (self, scene);
  return scene;
}

/* --- words ----------------------------------------------------------------------- */

static char *
moment_words (MuGameSession *self)
{
  const MuBattleRecord *told = mu_game_told (self->game);

  if (self->replay->period == 0)
    return g_strdup (mu_account_phase (told->rules, 0));
  g_autofree char *period = mu_report_period (told->rules, self->replay->period);
  return g_strdup_printf ("%s · %s", period, mu_account_phase (told->rules, self->replay->phase));
}

/* The same question in the same period, answered by the same side right before. */
static gboolean
is_like (const MuAnswer *answer, const MuQuestion *question)
{
  return answer->kind == question->kind && answer->side == question->side
         && answer->period == question->period;
}

static char *
answer_words (MuGameSession *self, const MuAnswer *answer)
{
  const MuQuestionWords *words = mu_game_session_words (self);
  const MuQuestion question = { .kind = answer->kind,
                                .side = answer->side,
                                .period = answer->period,
                                .body = MU_NO_BODY,
                                .other = MU_NO_BODY };
  g_autofree char *choice = words->choice (&self->names, &question, &answer->choice);
  if (words->group (&question, &answer->choice) == MU_CHOICE_ALONE)
    return g_steal_pointer (&choice);
  g_autofree char *group = words->group_words (&self->names, &question, &answer->choice);
  /* Translators: a unit and its order, as "Hastati: Advance" */
  return g_strdup_printf (_ ("%s: %s"), group, choice);
}

/* Where units have been placed the field shows. */
static char *
given_words (MuGameSession *self)
{
  const MuQuestion *question = mu_game_question (self->game);
  const GArray *answers = mu_game_record (self->game)->answers;
  g_autoptr (GPtrArray) each = g_ptr_array_new_with_free_func (g_free);

  for (guint i = self->placing ? 0 : answers->len; i > 0; i--) {
    const MuAnswer *answer = &g_array_index (answers, MuAnswer, i - 1);
    if (!is_like (answer, question) || !mu_game_session_words (self)->secret (question))
      break;
    g_ptr_array_insert (each, 0, answer_words (self, answer));
  }
  g_ptr_array_add (each, NULL);
  return g_strjoinv ("\n", (char **) each->pdata);
}

/* Who stands where, and how many, the field shows; while armies are set up it is news. */
static gboolean
is_told (MuGameSession *self, int kind)
{
  return self->placing ? kind != MU_EVENT_STRENGTH : kind != MU_EVENT_DEPLOYED;
}

/* That a phase begins the moment says. */
static gboolean
is_news (MuGameSession *self, const MuAccountLine *line)
{
  const GArray *events = mu_game_told (self->game)->events;
  const MuEvent *event = &g_array_index (events, MuEvent, (guint) line->event);

  return *line->text && event->kind != MU_EVENT_PHASE && event->kind != MU_EVENT_PERIOD
         && is_told (self, event->kind);
}

static void
add_news (MuGameSession *self, GString *text, const MuAccountLine *line)
{
  if (is_news (self, line))
    g_string_append_printf (text, "%s%s", text->len ? "\n" : "", line->text);
}

/* How it ended is told of the fought battle alone. */
static GPtrArray *
account_of (MuGameSession *self)
{
  g_autoptr (MuBattleRecord) fought
      = mu_game_question (self->game) ? NULL : mu_game_outcome (self->game);

  return mu_account (fought ? fought : mu_game_told (self->game));
}

static gboolean
has_answered (MuGameSession *self)
{
  const GArray *answers = mu_game_record (self->game)->answers;

  for (guint i = 0; i < answers->len; i++)
    if (mu_game_player (self->game, (MuSide) g_array_index (answers, MuAnswer, i).side)
        == MU_GAME_PERSON)
      return TRUE;
  return FALSE;
}

/* What has happened since somebody answered last; at first, nothing but the deployment. */
static char *
news_words (MuGameSession *self)
{
  const guint before = mu_game_events_before (self->game);
  g_autoptr (GPtrArray) lines = account_of (self);
  GString *text = g_string_new ("");
  guint first = has_answered (self) ? 0 : lines->len;

  while (first < lines->len
         && ((const MuAccountLine *) g_ptr_array_index (lines, first))->event < (int) before)
    first++;
  if (lines->len - first > NEWS_MOST)
    first = lines->len - NEWS_MOST;
  for (guint i = first; i < lines->len; i++)
    add_news (self, text, g_ptr_array_index (lines, i));
  return g_string_free (text, FALSE);
}

static void
show_question (MuGameSession *self)
{
  const MuQuestion *question = mu_game_question (self->game);
  const MuBattleRecord *told = mu_game_told (self->game);

  mu_item_set_text (self, &self->asked, question ? told->side[question->side].list->name : "");
  mu_item_take_text (self, &self->question,
                     question && !self->curtain
                         ? mu_game_session_words (self)->ask (&self->names, question)
                         : g_strdup (""));
  mu_item_take_text (self, &self->given,
                     question && !self->curtain ? given_words (self) : g_strdup (""));
}

/* Two people need it; one against the machine has the screen to himself. */
static void
draw_curtain (MuGameSession *self)
{
  const MuQuestion *question = mu_game_question (self->game);
  const gboolean both = mu_game_player (self->game, MU_SIDE_A) == MU_GAME_PERSON
                        && mu_game_player (self->game, MU_SIDE_B) == MU_GAME_PERSON;
  const char *secret = question && both ? mu_game_session_words (self)->secret (question) : NULL;

  if (!secret)
    self->eyes = MU_SIDE_NONE;
  mu_item_set_text (self, &self->secret, secret ? secret : "");
  mu_item_set_truth (self, &self->curtain, secret && self->eyes != (MuSide) question->side);
}

void
mu_game_session_lift_curtain (MuGameSession *self)
{
  const MuQuestion *question = self->game ? mu_game_question (self->game) : NULL;

  if (!question)
    return;
  self->eyes = (MuSide) question->side;
  mu_game_session_show (self);
}

static void
show_none (MuGameSession *self)
{
  mu_item_set_truth (self, &self->curtain, FALSE);
  mu_item_set_truth (self, &self->placing, FALSE);
  mu_item_set_text (self, &self->name, "");
  mu_item_set_text (self, &self->waiting, "");
  mu_item_set_text (self, &self->moment, "");
  mu_item_set_text (self, &self->asked, "");
  mu_item_set_text (self, &self->question, "");
  mu_item_set_text (self, &self->given, "");
  mu_item_set_text (self, &self->news, "");
}

static void
show_game (MuGameSession *self)
{
  const MuBattleRecord *told = mu_game_told (self->game);

  draw_curtain (self);
  follow (self);
  mu_item_set_text (self, &self->name, told->name);
  mu_item_take_text (self, &self->waiting,
                     g_strdup_printf (_ ("%s is being played at this screen."), told->name));
  mu_item_take_text (self, &self->moment, moment_words (self));
  mu_item_take_text (self, &self->news, news_words (self));
  show_question (self);
}

/* Only where there is one, and nobody has shown yet that he knows it. */
static void
show_hint (MuGameSession *self)
{
  const gboolean asks = self->game && mu_game_question (self->game) && !self->curtain;

  mu_item_set_text (self, &self->hint,
                    asks && mu_game_session_has_board (self) && !has_answered (self)
                        ? _ ("Click a unit or a hex to look at it, and once more to choose it. On "
                             "the map the arrows go from hex to hex, Enter chooses, Page Up and "
                             "Page Down turn.")
                        : "");
}

void
mu_game_session_show (MuGameSession *self)
{
  mu_game_session_forget (self);
  mu_game_session_look_here (self);
  if (self->game)
    show_game (self);
  else
    show_none (self);
  show_hint (self);
  mu_game_session_offer (self);
  mu_game_session_tell (self);
}
