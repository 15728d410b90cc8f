/* Where a unit may go or be set up, in words: hexes, and under each how the unit may face there. */
#include <glib/gi18n-lib.h>

#include "reports/abd/account/questions_private.h"

gboolean
mu_abd_asks_place (const MuQuestion *question)
{
  return question->kind == MU_ABD_ASK_DEPLOY || question->kind == MU_ABD_ASK_MOVE;
}

static char *
hex_words (const MuAccountNames *names, int hex)
{
  char *name = mu_abd_hex_words (names, hex);
  /* Translators: a hex of the map that has no name, by its number */
  return name ? name : g_strdup_printf (_ ("hex %d"), hex);
}

typedef enum { PLACE_OTHER, PLACE_OWN_HEX, PLACE_SAME } Place;

static Place
compare (const MuAccountNames *names, const MuChoice *choice)
{
  int direction = -1;
  const int hex = mu_abd_body_hex (names, choice->body, &direction);
  if (hex == MU_ABD_OFF || choice->value[0] != hex)
    return PLACE_OTHER;
  return choice->value[1] == direction ? PLACE_SAME : PLACE_OWN_HEX;
}

char *
mu_abd_choice_place_words (const MuAccountNames *names, const MuChoice *choice)
{
  const char *facing = mu_abd_direction_words (choice->value[1]);
  g_autofree char *hex = hex_words (names, choice->value[0]);
  if (choice->value[0] == MU_ABD_OFF)
    return g_strdup (_ ("Leaves the map"));
  switch (compare (names, choice)) {
  case PLACE_SAME:
    return g_strdup (_ ("Stays as it stands"));
  case PLACE_OWN_HEX: /* Translators: a direction, as "north-east" */
    return g_strdup_printf (_ ("Turns to face %s"), facing);
  case PLACE_OTHER:
    break;
  }
  /* Translators: a hex as "N8", a direction as "north-east" */
  return g_strdup_printf (_ ("To %s, facing %s"), hex, facing);
}

char *
mu_abd_group_place_words (const MuAccountNames *names, const MuChoice *choice)
{
  g_autofree char *hex = hex_words (names, choice->value[0]);
  if (compare (names, choice) != PLACE_OTHER)
    return g_strdup (_ ("Where it stands"));
  /* Translators: a hex of the map as "N8" */
  return g_strdup_printf (_ ("To %s"), hex);
}

/* Events have a unit in the middle of its hex; so has this. */
gboolean
mu_abd_choice_leads (const MuAccountNames *names, const MuQuestion *question,
                     const MuChoice *choice, MuRect *place)
{
  MuAbdGrid grid;
  const gint32 hex = choice->value[0], direction = choice->value[1];
  if (!mu_abd_asks_place (question) || !mu_abd_record_grid (names, &grid) || hex < 0
      || hex >= mu_abd_hex_count (&grid))
    return FALSE;
  mu_abd_hex_middle (&grid, hex, &place->front.x, &place->front.y);
  place->facing = mu_abd_angle_of (direction);
  return TRUE;
}

/* Facing as another answer would. */
static gboolean
tries_place (const MuAccountNames *names, MuPoint spot, MuChoice *choice)
{
  MuAbdGrid grid;
  if (!mu_abd_record_grid (names, &grid))
    return FALSE;
  choice->value[0] = mu_abd_hex_of_middle (&grid, spot.x, spot.y);
  return choice->value[0] != MU_ABD_OFF;
}

gboolean
mu_abd_choice_tries (const MuAccountNames *names, const MuQuestion *question, const MuChoice *like,
                     int body, MuPoint spot, MuChoice *choice)
{
  *choice = *like;
  if (mu_abd_asks_place (question))
    return tries_place (names, spot, choice);
  if (body == MU_NO_BODY)
    return FALSE;
  if (mu_abd_choice_target (question, like) != MU_NO_BODY)
    choice->other = body;
  else
    choice->body = body;
  return TRUE;
}
