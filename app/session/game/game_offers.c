/* What may be answered, as rows: alone, or several under one heading; or as two sliders. */
#include <math.h>

#include "app/session/game/game_choice.h"
#include "app/session/game/game_private.h"
#include "reports/system.h"

#define OUTCOMES_MOST 8

const MuQuestionWords *
mu_game_session_words (MuGameSession *self)
{
  return mu_report_system (mu_game_told (self->game)->rules)->questions;
}

const MuChoice *
mu_game_session_choice_at (MuGameSession *self, guint choice)
{
  return &g_array_index (mu_game_choices (self->game), MuChoice, choice);
}

static int
group_of (MuGameSession *self, guint choice)
{
  return mu_game_session_words (self)->group (mu_game_question (self->game),
                                              mu_game_session_choice_at (self, choice));
}

static guint
count_choices (MuGameSession *self)
{
  return mu_game_choices (self->game)->len;
}

/* --- rows ------------------------------------------------------------------- */

/* The only one of its group has no heading over it. */
static gboolean
has_others (MuGameSession *self, guint choice)
{
  const int group = group_of (self, choice);

  for (guint i = 0; group != MU_CHOICE_ALONE && i < count_choices (self); i++)
    if (i != choice && group_of (self, i) == group)
      return TRUE;
  return FALSE;
}

static gboolean
is_first (MuGameSession *self, guint choice)
{
  const int group = group_of (self, choice);

  for (guint i = 0; group != MU_CHOICE_ALONE && i < choice; i++)
    if (group_of (self, i) == group)
      return FALSE;
  return TRUE;
}

static void
add_row (MuGameSession *self, guint choice, gboolean opens)
{
  const MuQuestion *question = mu_game_question (self->game);
  const MuChoice *of = mu_game_session_choice_at (self, choice);
  const MuQuestionWords *words = mu_game_session_words (self);
  char *label = opens ? words->group_words (&self->names, question, of)
                      : words->choice (&self->names, question, of);
  g_autoptr (MuGameChoice) row
      = mu_game_choice_new (label, g_list_model_get_n_items (G_LIST_MODEL (self->choices)), choice,
                            opens, words->body (question, of));

  g_list_store_append (self->choices, row);
}

static void
offer_all (MuGameSession *self)
{
  for (guint i = 0; i < count_choices (self); i++)
    if (is_first (self, i))
      add_row (self, i, has_others (self, i));
}

static void
offer_group (MuGameSession *self)
{
  for (guint i = 0; i < count_choices (self); i++)
    if (group_of (self, i) == self->group)
      add_row (self, i, FALSE);
}

/* --- sliders ------------------------------------------------------------------ */

static int
by_number (gconstpointer one, gconstpointer other)
{
  return *(const int *) one - *(const int *) other;
}

static void
find_turns (MuGameSession *self)
{
  g_array_set_size (self->turned, 0);
  for (guint i = 0; i < count_choices (self); i++) {
    const int turn = mu_game_session_choice_at (self, i)->value[0];
    gboolean known = group_of (self, i) != self->group;
    for (guint j = 0; !known && j < self->turned->len; j++)
      known = g_array_index (self->turned, int, j) == turn;
    if (!known)
      g_array_append_val (self->turned, turn);
  }
  g_array_sort (self->turned, by_number);
}

static void
find_lengths (MuGameSession *self)
{
  const int turn = g_array_index (self->turned, int, (guint) self->turn);

  g_array_set_size (self->lengths, 0);
  for (guint i = 0; i < count_choices (self); i++)
    if (group_of (self, i) == self->group && mu_game_session_choice_at (self, i)->value[0] == turn)
      g_array_append_val (self->lengths, i);
}

/* Of the lengths that there are, that one. */
static int
ahead_of (MuGameSession *self, guint length)
{
  return mu_game_session_choice_at (self, g_array_index (self->lengths, guint, length))->value[1];
}

static guint
first_of_group (MuGameSession *self)
{
  for (guint i = 0; i < count_choices (self); i++)
    if (group_of (self, i) == self->group)
      return i;
  return 0;
}

/* The choice of the open group whose ground lies nearest to that spot. */
static guint
nearest (MuGameSession *self, MuPoint spot)
{
  double least = G_MAXDOUBLE;
  guint near = first_of_group (self);

  for (guint i = 0; i < count_choices (self); i++) {
    MuRect place;
    if (group_of (self, i) != self->group || !mu_game_session_leads (self, i, &place))
      continue;
    const MuPoint middle = mu_rect_centre (&place);
    const double far = hypot ((double) middle.x - spot.x, (double) middle.y - spot.y);
    if (far < least) {
      least = far;
      near = i;
    }
  }
  return near;
}

/* Straight ahead as far as one can. */
static int
straight (MuGameSession *self)
{
  for (guint i = 0; i < self->turned->len; i++)
    if (g_array_index (self->turned, int, i) == 0)
      return (int) i;
  return (int) self->turned->len / 2;
}

static void
show_slide (MuGameSession *self, int length)
{
  const MuQuestionWords *words = mu_game_session_words (self);

  find_lengths (self);
  mu_item_set_int (self, &self->length_count, (int) self->lengths->len);
  mu_item_set_int (self, &self->length, CLAMP (length, 0, (int) self->lengths->len - 1));
  const MuChoice *choice = mu_game_session_looked_at (self);
  const MuQuestion *question = mu_game_question (self->game);
  mu_item_take_text (self, &self->turn_words,
                     words->turn_words (&self->names, question, choice->value[0]));
  mu_item_take_text (self, &self->length_words,
                     words->length_words (&self->names, question, choice->value[1]));
}

static void
slide_to (MuGameSession *self, guint choice)
{
  const int turn = mu_game_session_choice_at (self, choice)->value[0];
  int length = 0;

  for (guint i = 0; i < self->turned->len; i++)
    if (g_array_index (self->turned, int, i) == turn)
      mu_item_set_int (self, &self->turn, (int) i);
  find_lengths (self);
  for (guint i = 0; i < self->lengths->len; i++)
    if (g_array_index (self->lengths, guint, i) == choice)
      length = (int) i;
  show_slide (self, length);
}

/* Of a unit that is placed: where it is drawn up, or near to it. */
static guint
nearest_to_body (MuGameSession *self)
{
  const MuRect ground = mu_game_session_ground (self, mu_game_question (self->game)->body);

  return nearest (self, mu_rect_centre (&ground));
}

static void
offer_slide (MuGameSession *self)
{
  find_turns (self);
  mu_item_set_int (self, &self->turns, (int) self->turned->len);
  mu_item_set_int (self, &self->turn, straight (self));
  show_slide (self, G_MAXINT);
  if (self->placing)
    slide_to (self, nearest_to_body (self));
}

static gboolean
slides (MuGameSession *self)
{
  return self->group != NO_GROUP
         && mu_game_session_words (self)->slides (
             mu_game_question (self->game),
             mu_game_session_choice_at (self, first_of_group (self)));
}

/* --- both ----------------------------------------------------------------------- */

static char *
heading (MuGameSession *self)
{
  if (self->group == NO_GROUP)
    return g_strdup ("");
  return mu_game_session_words (self)->group_words (
      &self->names, mu_game_question (self->game),
      mu_game_session_choice_at (self, first_of_group (self)));
}

void
mu_game_session_offer (MuGameSession *self)
{
  const gboolean asks = self->game && mu_game_question (self->game) && !self->curtain;
  const gboolean slide = asks && slides (self);

  self->place = NO_PLACE;
  mu_item_set_text (self, &self->refusal, "");
  g_list_store_remove_all (self->choices);
  mu_item_take_text (self, &self->heading, asks ? heading (self) : g_strdup (""));
  if (slide)
    offer_slide (self);
  else if (asks && self->group != NO_GROUP)
    offer_group (self);
  else if (asks)
    offer_all (self);
  mu_item_set_truth (self, &self->sliding, slide);
}

const MuChoice *
mu_game_session_looked_at (MuGameSession *self)
{
  if (!self->game || !mu_game_question (self->game) || self->curtain)
    return NULL;
  if (self->lengths->len > 0 && (self->sliding || slides (self)))
    return mu_game_session_choice_at (self,
                                      g_array_index (self->lengths, guint, (guint) self->length));
  g_autoptr (MuGameChoice) row
      = self->place == NO_PLACE ? NULL
                                : g_list_model_get_item (G_LIST_MODEL (self->choices), self->place);
  return row && !mu_game_choice_get_opens (row)
             ? mu_game_session_choice_at (self, mu_game_choice_get_first (row))
             : NULL;
}

/* Of a row alone, which is one answer. */
static char *
odds_words (MuGameSession *self)
{
  const MuQuestionWords *words = self->game ? mu_game_session_words (self) : NULL;
  const gboolean looks = words && words->odds_words && mu_game_session_looked_at (self);
  g_autoptr (MuGameChoice) row
      = looks ? g_list_model_get_item (G_LIST_MODEL (self->choices), self->place) : NULL;
  int times[OUTCOMES_MOST];
  const int outcomes
      = row ? mu_game_foretell (self->game, mu_game_choice_get_first (row), times, OUTCOMES_MOST)
            : 0;

  return outcomes > 0 ? words->odds_words (times, MIN (outcomes, OUTCOMES_MOST)) : g_strdup ("");
}

void
mu_game_session_weigh (MuGameSession *self)
{
  mu_item_take_text (self, &self->odds, odds_words (self));
}

void
mu_game_session_look_at (MuGameSession *self, guint place)
{
  const guint count = g_list_model_get_n_items (G_LIST_MODEL (self->choices));

  if (place == self->place || self->sliding)
    return;
  mu_game_session_look_here (self);
  self->place = place < count ? place : NO_PLACE;
  mu_item_set_text (self, &self->refusal, "");
  mu_game_session_tell (self);
}

/* A unit that is placed goes along the baseline; else what is as far as it can be stays so. */
static int
same_length (MuGameSession *self, int ahead)
{
  int near = 0;

  if (!self->placing)
    return self->length == self->length_count - 1 ? G_MAXINT : self->length;
  find_lengths (self);
  for (guint i = 0; i < self->lengths->len; i++)
    if (ABS (ahead_of (self, i) - ahead) < ABS (ahead_of (self, (guint) near) - ahead))
      near = (int) i;
  return near;
}

void
mu_game_session_set_turn (MuGameSession *self, int place)
{
  if (!self->sliding || place == self->turn || place < 0 || place >= self->turns)
    return;
  const int ahead = ahead_of (self, (guint) self->length);
  mu_item_set_int (self, &self->turn, place);
  show_slide (self, same_length (self, ahead));
  mu_game_session_tell (self);
}

void
mu_game_session_set_length (MuGameSession *self, int place)
{
  if (!self->sliding || place == self->length || place < 0 || place >= self->length_count)
    return;
  show_slide (self, place);
  mu_game_session_tell (self);
}

/* The first group of places is of the unit as it is formed now. */
static void
open_places (MuGameSession *self)
{
  for (guint i = 0; self->placing && self->group == NO_GROUP && i < count_choices (self); i++)
    if (mu_game_session_words (self)->slides (mu_game_question (self->game),
                                              mu_game_session_choice_at (self, i)))
      self->group = group_of (self, i);
}

MuGamePointed
mu_game_session_point (MuGameSession *self, double x, double y)
{
  const gboolean asks = self->game && mu_game_question (self->game) && !self->curtain;

  if (mu_game_session_is_looking_back (self)) {
    mu_game_session_look_here (self);
    mu_game_session_tell (self);
    return MU_POINTED_NOWHERE;
  }
  if (asks && mu_game_session_has_board (self))
    return mu_game_session_point_at_spot (self, (MuScenePoint){ x, y });
  if (!asks || (!self->placing && !self->sliding))
    return MU_POINTED_NOWHERE;
  if (!self->sliding) {
    open_places (self);
    mu_game_session_offer (self);
  }
  if (!self->sliding)
    return MU_POINTED_NOWHERE;
  slide_to (self, nearest (self, (MuPoint){ (MuFix) (x * PACE), (MuFix) (y * PACE) }));
  mu_game_session_tell (self);
  return MU_POINTED_AT;
}

int
mu_game_session_get_place (MuGameSession *self)
{
  return self->place == NO_PLACE ? -1 : (int) self->place;
}

guint
mu_game_session_row_of (MuGameSession *self, guint choice)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->choices)); i++) {
    g_autoptr (MuGameChoice) row = g_list_model_get_item (G_LIST_MODEL (self->choices), i);
    if (mu_game_choice_get_first (row) == choice)
      return i;
  }
  return NO_PLACE;
}

int
mu_game_session_find_body (MuGameSession *self, int body)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->choices)); i++) {
    g_autoptr (MuGameChoice) row = g_list_model_get_item (G_LIST_MODEL (self->choices), i);
    if (body != MU_NO_BODY && mu_game_choice_get_body (row) == body)
      return (int) i;
  }
  return -1;
}
