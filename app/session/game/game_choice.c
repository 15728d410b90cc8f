#include "app/session/game/game_choice.h"

struct _MuGameChoice {
  MuItem parent;
  char *label;
  char *key;
  gboolean opens;
  int body;
  guint first;
};

static const MuItemField fields[] = {
  MU_TEXT (MuGameChoice, label, "label"),
  MU_TEXT (MuGameChoice, key, "key"),
  MU_TRUTH (MuGameChoice, opens, "opens"),
  MU_INT (MuGameChoice, body, "body"),
};

MU_DEFINE_ITEM (MuGameChoice, mu_game_choice, fields)

MuGameChoice *
mu_game_choice_new (char *label, guint place, guint first, gboolean opens, int body)
{
  MuGameChoice *self = g_object_new (MU_TYPE_GAME_CHOICE, NULL);

  self->label = label;
  self->key = place < 9 ? g_strdup_printf ("%u", place + 1) : g_strdup ("");
  self->opens = opens;
  self->body = body;
  self->first = first;
  return self;
}

guint
mu_game_choice_get_first (MuGameChoice *self)
{
  return self->first;
}

gboolean
mu_game_choice_get_opens (MuGameChoice *self)
{
  return self->opens;
}

int
mu_game_choice_get_body (MuGameChoice *self)
{
  return self->body;
}
