/* Bodies, kinds of enemy and places in plain words, such as are read as the same again. */
#include <glib/gi18n-lib.h>

#include "lists/wrg/orders/orders_private.h"

/* --- lists -------------------------------------------------------------- */

/* "a, b or c"; takes the items' array. */
char *
mu_say_join (GPtrArray *items, const char *mark, const char *last)
{
  GString *joined = g_string_new (NULL);
  for (guint i = 0; i < items->len; i++) {
    const char *between = i == 0 ? "" : i + 1 == items->len ? last : mark;
    g_string_append_printf (joined, "%s%s", between, (const char *) g_ptr_array_index (items, i));
  }
  g_ptr_array_unref (items);
  return g_string_free (joined, FALSE);
}

GPtrArray *
mu_say_items (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

void
mu_say_add (GPtrArray *items, const char *item)
{
  g_ptr_array_add (items, g_strdup (item));
}

void
mu_orders_add_sentence (GString *text, const char *sentence)
{
  const gunichar first = g_unichar_toupper (g_utf8_get_char (sentence));
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append_unichar (text, first);
  g_string_append (text, g_utf8_next_char (sentence));
  g_string_append_c (text, '.');
}

/* --- kinds of enemy ----------------------------------------------------- */

/* Larger groups first: what they cover need not be said one by one. */
static const struct {
  guint32 types;
  const char *words;
} type_words[] = {
  { TYPES_MOUNTED, N_ ("mounted troops") },
  { TYPES_INFANTRY, N_ ("infantry") },
  { TYPES_CAVALRY, N_ ("cavalry") },
  { TYPES_CAMELRY, N_ ("camelry") },
  { TYPES_CHARIOTS, N_ ("chariots") },
  { TYPE (EL), N_ ("elephants") },
  { TYPE (ART), N_ ("artillery") },
  { TYPES_LIGHT, N_ ("light troops") },
  { TYPE (SHC), N_ ("super heavy cavalry") },
  { TYPE (EHC), N_ ("extra heavy cavalry") },
  { TYPE (HC), N_ ("heavy cavalry") },
  { TYPE (MC), N_ ("medium cavalry") },
  { TYPE (LC), N_ ("light cavalry") },
  { TYPE (SHI), N_ ("super heavy infantry") },
  { TYPE (HI), N_ ("heavy infantry") },
  { TYPE (LHI), N_ ("light heavy infantry") },
  { TYPE (MI), N_ ("medium infantry") },
  { TYPE (LMI), N_ ("light medium infantry") },
  { TYPE (LI), N_ ("light infantry") },
  { TYPE (EHCM), N_ ("extra heavy camelry") },
  { TYPE (HCM), N_ ("heavy camelry") },
  { TYPE (MCM), N_ ("medium camelry") },
  { TYPE (HCH), N_ ("heavy chariots") },
  { TYPE (LCH), N_ ("light chariots") },
  { TYPES_TRAIN, N_ ("baggage") },
  { TYPES_PACK, N_ ("pack animals") },
  { TYPE (WAGON), N_ ("wagons") },
  { TYPE (PACK), N_ ("pack horses") },
  { TYPE (PACK_CAMELS), N_ ("pack camels") },
};

static const struct {
  guint8 state;
  const char *words;
} state_words[] = {
  { MU_WRG_ENEMY_DISORDERED, N_ ("disordered enemy") },
  { MU_WRG_ENEMY_SHOWS_FLANK, N_ ("enemy showing a flank") },
  { MU_WRG_ENEMY_BROKEN, N_ ("broken enemy") },
  { MU_WRG_ENEMY_FIGHTING, N_ ("enemy fighting hand to hand") },
};

char *
mu_orders_say_kinds (guint32 types, guint8 states)
{
  GPtrArray *items = mu_say_items ();
  guint32 left = types & MU_WRG_ANY_TYPE;
  for (guint i = 0; i < G_N_ELEMENTS (type_words); i++)
    if ((type_words[i].types & left) == type_words[i].types) {
      mu_say_add (items, _ (type_words[i].words));
      left &= ~type_words[i].types;
    }
  for (guint i = 0; i < G_N_ELEMENTS (state_words); i++)
    if (states & state_words[i].state)
      mu_say_add (items, _ (state_words[i].words));
  return mu_say_join (items, ", ", _ (" or "));
}

/* --- names -------------------------------------------------------------- */

/* Whether a name in quotation marks is read as the same body again. */
static gboolean
friend_is_read (const MuOrderScene *scene, const char *name, int body)
{
  g_auto (MuOrdersFault) fault = { 0 };
  g_auto (MuText) text = { 0 };
  gint16 found;
  return mu_text_init (&text, name, MU_ORDERS_TEXT_MAX, &fault)
         && mu_name_friend (&text, scene, &found) == FOUND && found == body
         && mu_text_ended (&text);
}

char *
mu_say_friend (const MuOrderScene *scene, int body)
{
  if (body >= 0 && body < (int) scene->own->units->len) {
    g_autofree char *name = g_strdup_printf ("“%s”", mu_list_unit (scene->own, (guint) body)->name);
    if (friend_is_read (scene, name, body))
      return g_steal_pointer (&name);
  }
  return g_strdup_printf (_ ("unit %d"), body + 1);
}

static gboolean
enemy_is_read (const MuOrderScene *scene, const char *name, int body)
{
  g_auto (MuOrdersFault) fault = { 0 };
  g_auto (MuText) text = { 0 };
  MuEnemies found;
  return mu_text_init (&text, name, MU_ORDERS_TEXT_MAX, &fault)
         && mu_name_enemies (&text, scene, &found) == FOUND && found.body == body
         && mu_text_ended (&text);
}

char *
mu_say_enemy (const MuOrderScene *scene, int body)
{
  if (scene->enemy && body < (int) scene->enemy->units->len) {
    g_autofree char *name
        = g_strdup_printf ("“%s”", mu_list_unit (scene->enemy, (guint) body)->name);
    if (enemy_is_read (scene, name, body))
      return g_strdup_printf (_ ("the enemy %s"), name);
  }
  return g_strdup_printf (_ ("enemy unit %d"), body + 1);
}

static gboolean
place_is_read (const MuOrderScene *scene, const char *name, int place)
{
  g_auto (MuOrdersFault) fault = { 0 };
  g_auto (MuText) text = { 0 };
  MuEnemies enemies;
  MuWrgSpot found;
  const gboolean read = mu_text_init (&text, name, MU_ORDERS_TEXT_MAX, &fault)
                        && mu_name_place (&text, scene, &found) == FOUND
                        && found.kind == MU_WRG_AT_FEATURE && found.feature == place
                        && mu_text_ended (&text);
  text.next = 0;
  return read && mu_name_enemies (&text, scene, &enemies) == FOUND_NONE;
}

static char *
plain_kind (const char *kind)
{
  return g_strdelimit (g_strdup (kind), "-", ' ');
}

static char *
say_feature (const MuOrderScene *scene, int place)
{
  if (place < 0 || place >= scene->place_count)
    return g_strdup_printf (_ ("place %d"), place + 1);
  const MuOrderPlace *of = &scene->places[place];
  g_autofree char *kind = plain_kind (of->kind);
  g_autofree char *name = g_strdup_printf ("“%s”", of->name);
  if (place_is_read (scene, name, place))
    return g_steal_pointer (&name);
  g_autofree char *only = g_strdup_printf (_ ("the %s"), kind);
  if (place_is_read (scene, only, place))
    return g_steal_pointer (&only);
  g_autofree char *numbered = g_strdup_printf (_ ("the %s (place %d)"), kind, place + 1);
  if (place_is_read (scene, numbered, place))
    return g_steal_pointer (&numbered);
  return g_strdup_printf (_ ("place %d"), place + 1);
}

char *
mu_say_spot (const MuOrderScene *scene, const MuWrgSpot *spot)
{
  switch ((MuWrgSpotKind) spot->kind) {
  case MU_WRG_AT_NONE:
    break;
  case MU_WRG_AT_POINT:
    return g_strdup_printf (_ ("the point %d by %d"), spot->x, spot->y);
  case MU_WRG_AT_FEATURE:
    return say_feature (scene, spot->feature);
  case MU_WRG_AT_LEFT_WING:
    return g_strdup (_ ("the left flank"));
  case MU_WRG_AT_CENTRE:
    return g_strdup (_ ("the centre"));
  case MU_WRG_AT_RIGHT_WING:
    return g_strdup (_ ("the right flank"));
  }
  return g_strdup ("");
}

char *
mu_say_friends (const MuOrderScene *scene, const MuWrgClause *clause)
{
  GPtrArray *items = mu_say_items ();
  for (int i = 0; i < clause->friend_count; i++)
    g_ptr_array_add (items, mu_say_friend (scene, clause->friends[i]));
  return mu_say_join (items, ", ", _ (" and "));
}
