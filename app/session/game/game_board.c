/* A game on a board of spots: what may be done is marked where it may be done, and whoever points
 * at a spot means the answer that leads there, or is told why there is none. */
#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/session/game/game_choice.h"
#include "app/session/game/game_private.h"
#include "reports/document/rule_words.h"
#include "reports/replay/replay_scene.h"
#include "reports/scene/scene_board.h"

#define NEAR  1.0 /* paces: what stands at a spot stands in its middle */
#define ASIDE 6.0 /* from the middle: beyond it one points the way to face */

gboolean
mu_game_session_has_board (MuGameSession *self)
{
  return self->replay && self->replay->board;
}

static guint
count_choices (MuGameSession *self)
{
  return mu_game_choices (self->game)->len;
}

static int
group_of (MuGameSession *self, guint choice)
{
  return mu_game_session_words (self)->group (mu_game_question (self->game),
                                              mu_game_session_choice_at (self, choice));
}

static int
target_of (MuGameSession *self, guint choice)
{
  const MuQuestionWords *words = mu_game_session_words (self);

  return words->target ? words->target (mu_game_question (self->game),
                                        mu_game_session_choice_at (self, choice))
                       : MU_NO_BODY;
}

static int
body_of (MuGameSession *self, guint choice)
{
  return mu_game_session_words (self)->body (mu_game_question (self->game),
                                             mu_game_session_choice_at (self, choice));
}

static MuScenePoint
point_of (const MuRect *place)
{
  return (MuScenePoint){ place->front.x / PACE, place->front.y / PACE };
}

static gboolean
is_near (MuScenePoint one, MuScenePoint other)
{
  return hypot (one.x - other.x, one.y - other.y) < NEAR;
}

/* --- what would be asked ------------------------------------------------------------- */

void
mu_game_session_forget (MuGameSession *self)
{
  g_clear_pointer (&self->foreseen, mu_game_free);
  self->foreseen_of = NO_PLACE;
}

/* Of a unit that is to move nobody has been asked yet where to. */
static MuGame *
foresee (MuGameSession *self, guint choice)
{
  if (self->foreseen_of == choice)
    return self->foreseen;
  mu_game_session_forget (self);
  self->foreseen = mu_game_foresee (self->game, choice);
  self->foreseen_of = choice;
  return self->foreseen;
}

/* --- marks ------------------------------------------------------------------------------ */

static MuSceneBody *
scene_body (MuScene *scene, int body)
{
  return body >= 0 && body < (int) scene->bodies->len
             ? &g_array_index (scene->bodies, MuSceneBody, (guint) body)
             : NULL;
}

static void
add_once (MuScene *scene, MuSceneMarkKind kind, MuScenePoint at)
{
  for (guint i = 0; i < scene->marks->len; i++) {
    const MuSceneMark *mark = &g_array_index (scene->marks, MuSceneMark, i);
    if (mark->kind == kind && is_near (mark->at, at))
      return;
  }
  mu_scene_add_mark (scene, kind, at);
}

static void
mark_target (MuGameSession *self, MuScene *scene, guint choice)
{
  const MuSceneBody *target = scene_body (scene, target_of (self, choice));

  if (target && mu_scene_body_stands (target))
    add_once (scene, MU_SCENE_MAY_AIM, (MuScenePoint){ target->x, target->y });
}

static void
mark_choice (MuGameSession *self, MuScene *scene, guint choice)
{
  MuSceneBody *body = scene_body (scene, body_of (self, choice));
  MuRect place;

  if (mu_game_session_leads (self, choice, &place))
    add_once (scene, MU_SCENE_MAY_GO, point_of (&place));
  if (self->group != NO_GROUP && group_of (self, choice) == self->group)
    mark_target (self, scene, choice);
  if (body && self->group == NO_GROUP)
    body->states |= MU_SCENE_MAY_ACT;
}

static void
mark_goal (MuGameSession *self, MuScene *scene)
{
  const MuChoice *choice = mu_game_session_looked_at (self);
  const MuQuestion *question = mu_game_question (self->game);
  MuRect place = { .facing = 0 };

  if (!choice || question->body == MU_NO_BODY
      || !mu_game_session_words (self)->leads (&self->names, question, choice, &place))
    return;
  const MuSceneMark mark = { .kind = MU_SCENE_GOAL,
                             .at = point_of (&place),
                             .turned = TRUE,
                             .turn = place.facing * 2 * G_PI / 65536 };
  g_array_append_val (scene->marks, mark);
}

/* The choice of the row that is looked at, if that is one answer; NO_PLACE. */
static guint
choice_looked_at (MuGameSession *self)
{
  g_autoptr (MuGameChoice) row
      = self->place == NO_PLACE ? NULL
                                : g_list_model_get_item (G_LIST_MODEL (self->choices), self->place);

  return row && !mu_game_choice_get_opens (row) ? mu_game_choice_get_first (row) : NO_PLACE;
}

/* Where a unit might go that is only looked at yet. */
static void
mark_foreseen (MuGameSession *self, MuScene *scene)
{
  const guint choice = choice_looked_at (self);
  const MuGame *next = choice == NO_PLACE ? NULL : foresee (self, choice);
  const MuQuestion *question = next ? mu_game_question (next) : NULL;

  for (guint i = 0; question && i < mu_game_choices (next)->len; i++) {
    MuRect place = { .facing = 0 };
    const MuChoice *of = &g_array_index (mu_game_choices (next), MuChoice, i);
    if (question->body != MU_NO_BODY
        && mu_game_session_words (self)->leads (&self->names, question, of, &place))
      add_once (scene, MU_SCENE_MAY_GO, point_of (&place));
  }
}

static gboolean
asks_place (MuGameSession *self)
{
  MuRect place;

  for (guint i = 0; i < count_choices (self); i++)
    if (mu_game_session_leads (self, i, &place))
      return TRUE;
  return FALSE;
}

void
mu_game_session_mark_board (MuGameSession *self, MuScene *scene)
{
  const MuQuestion *question = mu_game_question (self->game);
  const guint both = 1u << MU_SIDE_A | 1u << MU_SIDE_B;

  if (self->reach)
    scene->commands = both;
  if (!question || self->curtain)
    return;
  for (guint i = 0; i < count_choices (self); i++)
    mark_choice (self, scene, i);
  mark_goal (self, scene);
  if (asks_place (self))
    scene->commands |= 1u << !question->side;
  else
    mark_foreseen (self, scene);
}

void
mu_game_session_show_reach (MuGameSession *self, gboolean shows)
{
  if (self->reach == shows)
    return;
  self->reach = shows;
  mu_game_session_tell (self);
}

/* --- what one points at ------------------------------------------------------------------- */

static gboolean
leads_to (MuGameSession *self, guint choice, MuScenePoint spot, double *turn)
{
  MuRect place;

  if (!mu_game_session_leads (self, choice, &place) || !is_near (point_of (&place), spot))
    return FALSE;
  *turn = place.facing * 2 * G_PI / 65536;
  return TRUE;
}

/* The way that one points from the middle, else the one that the unit faces. */
static double
turn_meant (MuGameSession *self, MuScenePoint at, MuScenePoint spot)
{
  const int body = mu_game_question (self->game)->body;
  const double right = at.x - spot.x, up = at.y - spot.y;

  if (hypot (right, up) > ASIDE)
    return atan2 (right, up);
  return body == MU_NO_BODY ? 0 : self->replay->body[body].turn;
}

/* Among the answers that lead there, the one that faces most as it is meant; who points to the
 * middle of what he looks at already means just that. */
static guint
find_place (MuGameSession *self, MuScenePoint at, MuScenePoint spot)
{
  const double meant = turn_meant (self, at, spot);
  const guint looked = choice_looked_at (self);
  double least = G_MAXDOUBLE, turn;
  guint found = NO_PLACE;

  if (looked != NO_PLACE && hypot (at.x - spot.x, at.y - spot.y) <= ASIDE
      && leads_to (self, looked, spot, &turn))
    return looked;
  for (guint i = 0; i < count_choices (self); i++) {
    if (!leads_to (self, i, spot, &turn))
      continue;
    const double off = fabs (remainder (turn - meant, 2 * G_PI));
    if (off < least - 1e-6) {
      least = off;
      found = i;
    }
  }
  return found;
}

static gboolean
stands_at (MuGameSession *self, int body, MuScenePoint spot)
{
  const MuScenePoint at
      = body >= 0 && body < self->replay->bodies
            ? (MuScenePoint){ self->replay->body[body].x, self->replay->body[body].y }
            : (MuScenePoint){ -1, -1 };

  return body >= 0 && body < self->replay->bodies && self->replay->body[body].present
         && is_near (at, spot);
}

/* Whoever leads stands with his unit, which the scene knows. */
static gboolean
is_at (MuScene *scene, int body, MuScenePoint spot)
{
  const MuSceneBody *of = scene_body (scene, body);

  return of && mu_scene_body_stands (of) && is_near ((MuScenePoint){ of->x, of->y }, spot);
}

/* Those who may act there, and in an open group whom it may be done to. */
static guint
find_row (MuGameSession *self, MuScenePoint spot)
{
  g_autoptr (MuScene) scene = mu_replay_scene (self->replay, MU_NO_EVENT, MU_NO_BODY);
  const guint rows = g_list_model_get_n_items (G_LIST_MODEL (self->choices));

  for (guint i = 0; i < rows; i++) {
    g_autoptr (MuGameChoice) row = g_list_model_get_item (G_LIST_MODEL (self->choices), i);
    const guint choice = mu_game_choice_get_first (row);
    const int body = self->group == NO_GROUP || target_of (self, choice) == MU_NO_BODY
                         ? mu_game_choice_get_body (row)
                         : target_of (self, choice);
    if (is_at (scene, body, spot))
      return i;
  }
  return NO_PLACE;
}

static MuGamePointed
look_at (MuGameSession *self, guint row)
{
  const gboolean again = row == self->place;

  self->place = row;
  mu_item_set_text (self, &self->refusal, "");
  mu_game_session_tell (self);
  return again ? MU_POINTED_AGAIN : MU_POINTED_AT;
}

static MuGamePointed
look_at_place (MuGameSession *self, guint choice)
{
  const int group = group_of (self, choice);

  if (self->group != group && group != MU_CHOICE_ALONE) {
    self->group = group;
    mu_game_session_offer (self);
  }
  return look_at (self, mu_game_session_row_of (self, choice));
}

/* --- why not -------------------------------------------------------------------------------- */

static int
first_at (MuGameSession *self, MuScenePoint spot)
{
  for (int i = 0; i < self->replay->bodies; i++)
    if (stands_at (self, i, spot))
      return i;
  return MU_NO_BODY;
}

/* Another answer of the group that is open, or the first of all, is what is meant to be done. */
static guint
meant_like (MuGameSession *self)
{
  for (guint i = 0; self->group != NO_GROUP && i < count_choices (self); i++)
    if (group_of (self, i) == self->group)
      return i;
  return 0;
}

static char *
refusal_words (MuGameSession *self, MuScenePoint spot)
{
  const MuQuestionWords *words = mu_game_session_words (self);
  const MuQuestion *question = mu_game_question (self->game);
  const MuPoint point = { (MuFix) lround (spot.x * PACE), (MuFix) lround (spot.y * PACE) };
  MuChoice tried;

  if (!words->tries || count_choices (self) == 0
      || !words->tries (&self->names, question, mu_game_session_choice_at (self, meant_like (self)),
                        first_at (self, spot), point, &tried))
    return g_strdup ("");
  const MuRule rule = mu_game_why_not (self->game, &tried);
  if (rule == MU_RULE_NONE)
    return g_strdup ("");
  /* Translators: why a spot or a unit is no answer; a rule in a few words, its heading in the book
   */
  return g_strdup_printf (_ ("Not here: %s (%s)."), mu_rule_words_short (rule),
                          mu_rule_words_section (rule));
}

MuGamePointed
mu_game_session_point_at_spot (MuGameSession *self, MuScenePoint at)
{
  MuScenePoint spot;

  if (!self->replay->board->does->spot_at (self->replay->board, at, &spot))
    return MU_POINTED_NOWHERE;
  const guint choice = find_place (self, at, spot);
  guint row = choice == NO_PLACE ? find_row (self, spot) : NO_PLACE;
  if (choice != NO_PLACE)
    return look_at_place (self, choice);
  g_autofree char *refused = row == NO_PLACE ? refusal_words (self, spot) : NULL;
  if (row == NO_PLACE && self->group != NO_GROUP) {
    mu_game_session_close (self);
    row = find_row (self, spot);
  }
  if (row != NO_PLACE)
    return look_at (self, row);
  mu_item_set_text (self, &self->refusal, refused ? refused : "");
  mu_game_session_tell (self);
  return MU_POINTED_NOWHERE;
}

void
mu_game_session_turn (MuGameSession *self, int way)
{
  const guint rows = g_list_model_get_n_items (G_LIST_MODEL (self->choices));

  if (self->group == NO_GROUP || self->place == NO_PLACE || rows == 0)
    return;
  mu_game_session_look_at (self, (self->place + rows + (guint) (way + (int) rows)) % rows);
}

/* --- what can be done there ------------------------------------------------------------------ */

static char *
row_words (MuGameSession *self, guint row)
{
  g_autoptr (MuGameChoice) choice = g_list_model_get_item (G_LIST_MODEL (self->choices), row);
  char *label;

  g_object_get (choice, "label", &label, NULL);
  return label;
}

/* A place by the answer that would be looked at there. */
static char *
place_words (MuGameSession *self, guint choice)
{
  return mu_game_session_words (self)->choice (&self->names, mu_game_question (self->game),
                                               mu_game_session_choice_at (self, choice));
}

char *
mu_game_session_spot_words (MuGameSession *self, double x, double y)
{
  const gboolean asks = self->game && mu_game_question (self->game) && !self->curtain;
  MuScenePoint spot;

  if (!asks || self->past || !mu_game_session_has_board (self)
      || !self->replay->board->does->spot_at (self->replay->board, (MuScenePoint){ x, y }, &spot))
    return NULL;
  const guint choice = find_place (self, spot, spot);
  const guint row = choice == NO_PLACE ? find_row (self, spot) : NO_PLACE;
  if (choice != NO_PLACE)
    return place_words (self, choice);
  if (row != NO_PLACE)
    return row_words (self, row);
  g_autofree char *refused = refusal_words (self, spot);
  return *refused ? g_steal_pointer (&refused) : NULL;
}
