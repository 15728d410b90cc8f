/* Places that orders name: features, points and wings of the field. */
#include <glib/gi18n-lib.h>

#include "lists/wrg/orders/orders_private.h"

const char *
mu_name_of_place (gconstpointer scene, int index)
{
  return ((const MuOrderScene *) scene)->places[index].name;
}

static gboolean
is_on_side (const MuOrderScene *scene, int place, guint32 where)
{
  const int width = scene->width ? scene->width : 720;
  const int from_left
      = scene->side == MU_SIDE_B ? width - scene->places[place].x : scene->places[place].x;
  switch ((MuWrgWhere) where) {
  case MU_WRG_ANYWHERE:
  case MU_WRG_IN_FRONT:
    break;
  case MU_WRG_ON_THE_LEFT:
    return 2 * from_left < width;
  case MU_WRG_ON_THE_RIGHT:
    return 2 * from_left > width;
  }
  return TRUE;
}

static void
keep_side (const MuOrderScene *scene, MuFits *fits, guint32 where)
{
  for (guint i = fits->len; i-- > 0;)
    if (!is_on_side (scene, mu_fit (fits, i), where))
      g_array_remove_index (fits, i);
}

/* "the bridge": all places of a kind. */
static guint
match_kind_of_place (const MuText *text, const MuOrderScene *scene, MuFits *fits)
{
  guint longest = 0;
  for (int i = 0; i < scene->place_count; i++)
    longest = MAX (longest, mu_text_place_kind_at (text, text->next, scene->places[i].kind));
  for (int i = 0; longest > 0 && i < scene->place_count; i++)
    if (mu_text_place_kind_at (text, text->next, scene->places[i].kind) == longest)
      g_array_append_val (fits, i);
  return longest;
}

static guint
match_place (const MuText *text, const MuOrderScene *scene, MuFits *fits)
{
  g_autoptr (MuFits) kind = mu_fits_new ();
  if (mu_text_is (text, text->next, TOKEN_QUOTED)) {
    mu_match_quoted (mu_text_token (text, text->next), scene->place_count, mu_name_of_place, scene,
                     fits);
    return fits->len > 0 ? 1 : 0;
  }
  const guint of_name
      = mu_match_names (text, text->next, scene->place_count, mu_name_of_place, scene, fits);
  const guint of_kind = match_kind_of_place (text, scene, kind);
  if (of_name >= of_kind)
    return of_name;
  g_array_set_size (fits, 0);
  g_array_append_vals (fits, kind->data, kind->len);
  return of_kind;
}

/* "(place 3)" behind a noun decides. */
static gboolean
take_bracketed (MuText *text, int places, MuFits *fits)
{
  const guint start = text->next;
  int number;
  if (!mu_text_is (text, start, TOKEN_OPEN))
    return TRUE;
  text->next++;
  if (!mu_text_take (text, WORD_PLACE_NUMBER, NULL) || !mu_text_take_number (text, &number)
      || !mu_text_is (text, text->next, TOKEN_CLOSE))
    return mu_text_fail (text, start, 1, MU_RULE_NONE, _ ("expected “(place” and its number"));
  text->next++;
  if (number < 1 || number > places)
    return mu_text_fail (text, start, text->next - start, MU_RULE_WRG_ORDERS_KNOWLEDGE,
                         _ ("there is no place %d; the field has %d"), number, places);
  number--;
  g_array_set_size (fits, 0);
  g_array_append_val (fits, number);
  return TRUE;
}

static void
set_feature (const MuOrderScene *scene, int place, MuWrgSpot *spot)
{
  *spot = (MuWrgSpot){ .kind = MU_WRG_AT_FEATURE,
                       .feature = (gint16) place,
                       .x = (gint16) scene->places[place].x,
                       .y = (gint16) scene->places[place].y };
}

static MuFound
choose_place (MuText *text, const MuOrderScene *scene, guint at, MuFits *fits, guint32 side,
              MuWrgSpot *spot)
{
  guint32 where = side;
  if (!take_bracketed (text, scene->place_count, fits))
    return FOUND_FAULT;
  if (side == MU_WRG_ANYWHERE)
    mu_text_take (text, WORD_WHERE, &where);
  keep_side (scene, fits, where);
  if (fits->len == 1) {
    set_feature (scene, mu_fit (fits, 0), spot);
    return FOUND;
  }
  if (fits->len > 1)
    return mu_name_doubtful (text, at, text->next - at, fits, mu_name_of_place, scene, "place");
  mu_text_fail (text, at, text->next - at, MU_RULE_WRG_ORDERS_KNOWLEDGE,
                _ ("there is no such place on that side of the field"));
  return FOUND_FAULT;
}

static MuFound
take_point (MuText *text, MuWrgSpot *spot)
{
  const guint start = text->next;
  int x, y;
  if (!mu_text_take (text, WORD_POINT, NULL))
    return FOUND_NONE;
  mu_text_take (text, WORD_AT, NULL);
  const gboolean first = mu_text_take_number (text, &x);
  const gboolean part
      = first && (mu_text_take (text, WORD_BY, NULL) || mu_text_is (text, text->next, TOKEN_COMMA));
  text->next += part && mu_text_is (text, text->next, TOKEN_COMMA);
  if (!part || !mu_text_take_number (text, &y) || x > G_MAXINT16 || y > G_MAXINT16) {
    mu_text_fail (text, start, 1, MU_RULE_NONE,
                  _ ("a point is two numbers of paces, as in “the point 240 by 120”"));
    return FOUND_FAULT;
  }
  *spot = (MuWrgSpot){ .kind = MU_WRG_AT_POINT, .x = (gint16) x, .y = (gint16) y };
  return FOUND;
}

static MuFound
take_numbered_place (MuText *text, const MuOrderScene *scene, MuWrgSpot *spot)
{
  const guint start = text->next;
  int number;
  if (!mu_text_take (text, WORD_PLACE_NUMBER, NULL) || !mu_text_take_number (text, &number)) {
    text->next = start;
    return FOUND_NONE;
  }
  if (number < 1 || number > scene->place_count) {
    mu_text_fail (text, start, 2, MU_RULE_WRG_ORDERS_KNOWLEDGE,
                  _ ("there is no place %d; the field has %d"), number, scene->place_count);
    return FOUND_FAULT;
  }
  set_feature (scene, number - 1, spot);
  return FOUND;
}

/* A kind of place, where there is none. */
static MuFound
fail_if_place (MuText *text, const MuOrderScene *scene)
{
  const guint count = mu_text_any_place_kind_at (text, text->next);
  if (count == 0)
    return FOUND_NONE;
  g_autofree char *said = mu_text_said (text, text->next, count);
  mu_text_fail (text, text->next, count, MU_RULE_WRG_ORDERS_KNOWLEDGE,
                scene->place_count > 0 ? _ ("the field has no “%s”")
                                       : _ ("“%s” cannot be found: no field is given"),
                said);
  return FOUND_FAULT;
}

static MuFound
find_place (MuText *text, const MuOrderScene *scene, MuWrgSpot *spot)
{
  guint32 wing = 0, side = MU_WRG_ANYWHERE;
  mu_text_skip_articles (text);
  if (mu_text_take (text, WORD_WING, &wing)) {
    *spot = (MuWrgSpot){ .kind = (guint8) wing };
    return FOUND;
  }
  MuFound found = take_point (text, spot);
  if (found == FOUND_NONE)
    found = take_numbered_place (text, scene, spot);
  if (found != FOUND_NONE)
    return found;
  mu_text_take (text, WORD_SIDE, &side);
  g_autoptr (MuFits) fits = mu_fits_new ();
  const guint at = text->next, count = match_place (text, scene, fits);
  if (count == 0)
    return fail_if_place (text, scene);
  text->next += count;
  return choose_place (text, scene, at, fits, side, spot);
}

MuFound
mu_name_place (MuText *text, const MuOrderScene *scene, MuWrgSpot *spot)
{
  const guint start = text->next;
  const MuFound found = find_place (text, scene, spot);
  if (found == FOUND_NONE)
    text->next = start;
  return found;
}
