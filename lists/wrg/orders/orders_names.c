/* Whom orders name: bodies of both sides and kinds of enemy. */
#include <glib/gi18n-lib.h>

#include "lists/wrg/orders/orders_private.h"

/* --- what fits ---------------------------------------------------------- */

static const char *
unit_name (gconstpointer list, int index)
{
  return mu_list_unit (list, (guint) index)->name;
}

/* wrg.orders.invalid: what fits several is doubtful. */
MuFound
mu_name_doubtful (MuText *text, guint at, guint count, const MuFits *fits, MuNameOf name_of,
                  gconstpointer of, const char *unit)
{
  g_autofree char *said = mu_text_said (text, at, count);
  g_autofree char *fitting = mu_fits_words (fits, name_of, of, unit);
  mu_text_fail (text, at, count, MU_RULE_WRG_ORDERS_INVALID,
                _ ("“%s” could be any of %s: say which"), said, fitting);
  return FOUND_FAULT;
}

char *
mu_name_of_list (const MuList *list)
{
  GString *names = g_string_new (NULL);
  for (guint i = 0; i < list->units->len; i++)
    g_string_append_printf (names, "%s“%s”", i > 0 ? ", " : "", mu_list_unit (list, i)->name);
  return g_string_free (names, FALSE);
}

static int
unit_count (const MuList *list)
{
  return list ? (int) list->units->len : 0;
}

void
mu_text_skip_articles (MuText *text)
{
  while (mu_text_take (text, WORD_ARTICLE, NULL))
    ;
}

/* --- bodies ------------------------------------------------------------- */

static MuFound
take_body (MuText *text, guint count, const MuList *list, const MuFits *fits, const char *unit,
           gint16 *body)
{
  if (fits->len > 1)
    return mu_name_doubtful (text, text->next, count, fits, unit_name, list, unit);
  *body = (gint16) mu_fit (fits, 0);
  text->next += count;
  return FOUND;
}

static MuFound
fail_no_body (MuText *text, const MuList *list, gboolean enemy)
{
  g_autofree char *said = mu_text_said (text, text->next, 1);
  if (!list) {
    mu_text_fail (text, text->next, 1, MU_RULE_WRG_ORDERS_KNOWLEDGE,
                  _ ("“%s” cannot be found: the enemy's list is not known here"), said);
    return FOUND_FAULT;
  }
  g_autofree char *names = mu_name_of_list (list);
  mu_text_fail (text, text->next, 1,
                enemy ? MU_RULE_WRG_ORDERS_KNOWLEDGE : MU_RULE_WRG_ORDERS_SUPPORT,
                enemy ? _ ("the enemy has no “%s”; his bodies are %s")
                      : _ ("there is no body “%s”; the list has %s"),
                said, names);
  return FOUND_FAULT;
}

static MuFound
take_quoted_body (MuText *text, const MuList *list, gboolean enemy, gint16 *body)
{
  g_autoptr (MuFits) fits = mu_fits_new ();
  mu_match_quoted (mu_text_token (text, text->next), unit_count (list), unit_name, list, fits);
  if (fits->len == 0)
    return fail_no_body (text, list, enemy);
  return take_body (text, 1, list, fits, enemy ? "enemy unit" : "unit", body);
}

/* "unit 3": the class names the side. */
static MuFound
take_numbered_body (MuText *text, MuWordClass class, const MuList *list, gint16 *body)
{
  const guint start = text->next;
  int number;
  if (!mu_text_take (text, class, NULL) || !mu_text_take_number (text, &number)) {
    text->next = start;
    return FOUND_NONE;
  }
  if (number < 1 || number > (list ? unit_count (list) : MU_LIST_UNITS_MAX)) {
    mu_text_fail (text, start, text->next - start, MU_RULE_WRG_ORDERS_KNOWLEDGE,
                  _ ("there is no unit %d; the list has %d"), number, unit_count (list));
    return FOUND_FAULT;
  }
  *body = (gint16) (number - 1);
  return FOUND;
}

/* A body does not mean itself where others bear the same name. */
static void
drop (MuFits *fits, int body)
{
  for (guint i = 0; fits->len > 1 && i < fits->len; i++)
    if (mu_fit (fits, i) == body)
      g_array_remove_index (fits, i);
}

/* "the elephants": own bodies by their kind. */
static guint
match_own_kind (const MuText *text, const MuOrderScene *scene, MuFits *fits)
{
  guint32 types = 0;
  const guint count = mu_text_phrase_at (text, text->next, WORD_TYPE, &types);
  for (int i = 0; count > 0 && i < unit_count (scene->own); i++)
    if (i != scene->self && (types >> mu_list_unit (scene->own, (guint) i)->troop.type & 1))
      g_array_append_val (fits, i);
  return fits->len > 0 ? count : 0;
}

/* wrg.orders.sub-unit: the unit that a sub-unit belongs to. */
static gint16
main_body (const MuOrderScene *scene)
{
  for (int i = scene->self; i > 0; i--)
    if (!mu_list_unit (scene->own, (guint) i - 1)->sub_unit
        && !mu_list_unit_is_guest (scene->own, (guint) i - 1))
      return (gint16) (i - 1);
  return MU_WRG_NO_ONE;
}

static MuFound
take_main_body (MuText *text, const MuOrderScene *scene, gint16 *body)
{
  const gboolean sub_unit = scene->self >= 0 && scene->self < unit_count (scene->own)
                            && mu_list_unit (scene->own, (guint) scene->self)->sub_unit;
  *body = sub_unit ? main_body (scene) : MU_WRG_NO_ONE;
  if (*body != MU_WRG_NO_ONE)
    return FOUND;
  mu_text_fail (text, text->next - 1, 1, MU_RULE_WRG_ORDERS_SUPPORT,
                _ ("this body is no sub-unit and has no main body"));
  return FOUND_FAULT;
}

MuFound
mu_name_friend (MuText *text, const MuOrderScene *scene, gint16 *body)
{
  const guint start = text->next;
  mu_text_skip_articles (text);
  if (mu_text_is (text, text->next, TOKEN_QUOTED))
    return take_quoted_body (text, scene->own, FALSE, body);
  if (mu_text_take (text, WORD_MAIN_BODY, NULL))
    return take_main_body (text, scene, body);
  const MuFound numbered = take_numbered_body (text, WORD_UNIT, scene->own, body);
  if (numbered != FOUND_NONE)
    return numbered;
  g_autoptr (MuFits) fits = mu_fits_new ();
  guint count
      = mu_match_names (text, text->next, unit_count (scene->own), unit_name, scene->own, fits);
  if (count == 0)
    count = match_own_kind (text, scene, fits);
  drop (fits, scene->self);
  if (count > 0)
    return take_body (text, count, scene->own, fits, "unit", body);
  text->next = start;
  return FOUND_NONE;
}

/* --- kinds of enemy ----------------------------------------------------- */

/* Tokens of a kind or a state from there, after small words; 0: none. */
static guint
kind_at (const MuText *text, guint at, guint32 *types, guint8 *states)
{
  guint32 type = 0, state = 0;
  const guint of_type = mu_text_phrase_at (text, at, WORD_TYPE, &type);
  const guint of_state = mu_text_phrase_at (text, at, WORD_STATE, &state);
  *types = of_type >= of_state ? type : 0;
  *states = of_type >= of_state ? 0 : (guint8) state;
  return MAX (of_type, of_state);
}

/* Past small words and "enemy", to where a kind or name begins. */
static guint
past_small_words (const MuText *text, guint at)
{
  guint32 types;
  guint8 states;
  for (;;) {
    guint count = mu_text_phrase_at (text, at, WORD_ARTICLE, NULL);
    if (count == 0 && kind_at (text, at, &types, &states) == 0)
      count = MIN (1, mu_text_phrase_at (text, at, WORD_ENEMY, NULL));
    if (count == 0)
      return at;
    at += count;
  }
}

static gboolean
take_kind (MuText *text, guint32 *types, guint8 *states)
{
  const guint at = past_small_words (text, text->next);
  guint32 type;
  guint8 state;
  const guint count = kind_at (text, at, &type, &state);
  if (count == 0)
    return FALSE;
  *types |= type;
  *states |= state;
  text->next = at + count;
  return TRUE;
}

static gboolean
take_list_mark (MuText *text)
{
  const gboolean comma = mu_text_is (text, text->next, TOKEN_COMMA);
  text->next += comma;
  return mu_text_take (text, WORD_OR, NULL) || comma;
}

MuFound
mu_name_kinds (MuText *text, guint32 *types, guint8 *states)
{
  *types = 0;
  *states = 0;
  if (!take_kind (text, types, states))
    return FOUND_NONE;
  guint end;
  do
    end = text->next;
  while (take_list_mark (text) && take_kind (text, types, states));
  text->next = end;
  return FOUND;
}

/* --- enemies ------------------------------------------------------------ */

static MuFound
take_enemy_name (MuText *text, const MuOrderScene *scene, gint16 *body)
{
  if (mu_text_is (text, text->next, TOKEN_QUOTED))
    return take_quoted_body (text, scene->enemy, TRUE, body);
  g_autoptr (MuFits) fits = mu_fits_new ();
  guint32 types;
  guint8 states;
  const guint count
      = mu_match_names (text, text->next, unit_count (scene->enemy), unit_name, scene->enemy, fits);
  /* "the elephants" are all of them, though a body bears that name */
  if (count == 0 || kind_at (text, text->next, &types, &states) >= count)
    return FOUND_NONE;
  return take_body (text, count, scene->enemy, fits, "enemy unit", body);
}

/* Whether a place's name in quotes is meant, not a body's. */
static gboolean
quotes_a_place (const MuText *text, const MuOrderScene *scene, guint at)
{
  g_autoptr (MuFits) bodies = mu_fits_new ();
  g_autoptr (MuFits) fits = mu_fits_new ();
  const MuToken *token = mu_text_token (text, at);
  if (!mu_text_is (text, at, TOKEN_QUOTED))
    return FALSE;
  mu_match_quoted (token, unit_count (scene->enemy), unit_name, scene->enemy, bodies);
  mu_match_quoted (token, scene->place_count, mu_name_of_place, scene, fits);
  return bodies->len == 0 && fits->len > 0;
}

/* "the enemy's left flank" is on the right of those who face it. */
static guint8
facing_wing (MuText *text)
{
  const guint start = text->next;
  guint32 wing = MU_WRG_AT_NONE;
  if (mu_text_take (text, WORD_WING, &wing) && wing != MU_WRG_AT_CENTRE)
    return wing == MU_WRG_AT_LEFT_WING ? MU_WRG_ON_THE_RIGHT : MU_WRG_ON_THE_LEFT;
  text->next = start;
  return MU_WRG_ANYWHERE;
}

static MuFound
find_enemies (MuText *text, const MuOrderScene *scene, MuEnemies *enemies)
{
  const guint start = text->next;
  mu_text_skip_articles (text);
  if (mu_text_take (text, WORD_REST, NULL)) {
    enemies->rest = TRUE;
    return FOUND;
  }
  const MuFound numbered = take_numbered_body (text, WORD_ENEMY_UNIT, scene->enemy, &enemies->body);
  if (numbered != FOUND_NONE)
    return numbered;
  const guint noun = past_small_words (text, text->next), head = text->next;
  if (noun == head && quotes_a_place (text, scene, noun))
    return FOUND_NONE;
  text->next = noun;
  const MuFound named = take_enemy_name (text, scene, &enemies->body);
  if (named != FOUND_NONE)
    return named;
  text->next = start;
  if (mu_name_kinds (text, &enemies->types, &enemies->states) == FOUND)
    return FOUND;
  text->next = head;
  enemies->any = mu_text_take (text, WORD_ENEMY, NULL);
  if (enemies->any)
    enemies->where = facing_wing (text);
  return enemies->any ? FOUND : FOUND_NONE;
}

MuFound
mu_name_enemies (MuText *text, const MuOrderScene *scene, MuEnemies *enemies)
{
  const guint start = text->next;
  guint32 where;
  *enemies = (MuEnemies){ .body = MU_WRG_NO_ONE };
  const MuFound found = find_enemies (text, scene, enemies);
  if (found == FOUND_NONE)
    text->next = start;
  else if (found == FOUND && enemies->body == MU_WRG_NO_ONE && !enemies->where
           && mu_text_take (text, WORD_WHERE, &where))
    enemies->where = (guint8) where;
  return found;
}
