#include "app/session/armies/composition.h"

#include <glib/gi18n-lib.h>

#include "lists/book/doctrine.h"

static MuPart
part_of (MuRole role)
{
  switch (role) {
  case MU_ROLE_HEAVY_FOOT:
  case MU_ROLE_LOOSE_FOOT:
    return MU_PART_FOOT;
  case MU_ROLE_LIGHT_FOOT:
  case MU_ROLE_LIGHT_HORSE:
    return MU_PART_LIGHT;
  case MU_ROLE_HORSE:
  case MU_ROLE_CAMELS:
  case MU_ROLE_CHARIOTS:
    return MU_PART_HORSE;
  case MU_ROLE_ELEPHANTS:
  case MU_ROLE_ENGINES:
    return MU_PART_ELEPHANTS;
  case MU_ROLE_TRAIN: /* as the baggage beside the units */
    return MU_PART_COMMAND;
  }
  return MU_PART_FOOT;
}

void
mu_composition_of (const MuList *list, int points[MU_PARTS])
{
  int left = mu_list_points (list);

  for (int part = 0; part < MU_PARTS; part++)
    points[part] = 0;
  for (guint i = 0; i < list->units->len; i++) {
    const int worth = mu_list_unit_points (list, i) - mu_list_unit_command_points (list, i);
    const MuPart part = part_of (mu_role_of (mu_list_unit (list, i)->troop.type));
    if (part == MU_PART_COMMAND)
      continue; /* of what is left */
    points[part] += worth;
    left -= worth;
  }
  points[MU_PART_COMMAND] = left;
}

const char *
mu_part_words (MuPart part)
{
  switch (part) {
  case MU_PART_FOOT:
    return _ ("Foot");
  case MU_PART_HORSE:
    return _ ("Horse");
  case MU_PART_LIGHT:
    return _ ("Light troops");
  case MU_PART_ELEPHANTS:
    return _ ("Elephants and engines");
  case MU_PART_COMMAND:
    return _ ("Command");
  }
  return "";
}

static int
whole_of (const int points[MU_PARTS])
{
  int whole = 0;

  for (int part = 0; part < MU_PARTS; part++)
    whole += points[part];
  return whole;
}

char *
mu_composition_share (const int points[MU_PARTS], MuPart part)
{
  const int whole = MAX (whole_of (points), 1);

  return g_strdup_printf (_ ("%d %%"), (points[part] * 100 + whole / 2) / whole);
}

char *
mu_composition_words (const int points[MU_PARTS])
{
  GString *text = g_string_new (NULL);

  for (MuPart part = MU_PART_FOOT; part < MU_PARTS; part++) {
    g_autofree char *share = mu_composition_share (points, part);
    if (points[part] > 0)
      g_string_append_printf (text, "%s%s %s", text->len ? ", " : "", mu_part_words (part), share);
  }
  return g_string_free (text, FALSE);
}
