#include "lists/list/terms.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

#include "lists/system.h"

const char *
mu_term_rules (MuRuleSystem rules)
{
  return _ (mu_list_system (rules)->name);
}

const char *
mu_term_order (MuOrder order)
{
  switch (order) {
  case MU_ORDER_ATTACK:
    return _ ("attack");
  case MU_ORDER_HOLD:
    return _ ("hold");
  case MU_ORDER_SKIRMISH:
    return _ ("skirmish");
  }
  return "";
}

char *
mu_term_number (gint64 number)
{
  g_autofree char *digits = g_strdup_printf ("%" PRId64, ABS (number));
  GString *text = g_string_new (number < 0 ? "−" : "");
  const gsize length = strlen (digits);
  for (gsize i = 0; i < length; i++) {
    if (i > 0 && (length - i) % 3 == 0)
      g_string_append (text, C_ ("between thousands", ","));
    g_string_append_c (text, digits[i]);
  }
  return g_string_free (text, FALSE);
}

char *
mu_term_book (const MuList *list, const MuBook *book)
{
  return g_strdup_printf (_ ("%s, edition %d"), book ? book->name : list->book_id,
                          list->book_version);
}

char *
mu_term_formation (const MuListUnit *unit)
{
  int files = mu_list_unit_files (unit);
  int ranks = MAX (unit->ranks, 1);
  int missing = files * ranks - mu_list_unit_strength (unit);
  if (missing > 0)
    return g_strdup_printf ("%d × %d − %d", files, ranks, missing);
  return g_strdup_printf ("%d × %d", files, ranks);
}

static void
append_crew (GString *text, const MuCrew *crew)
{
  g_string_append (text, _ (", crew"));
  for (int i = 0; i < crew->count; i++) {
    const char *weapon = mu_weapon_name ((MuWeapon) crew->weapon[i]);
    g_string_append_printf (text, " %s", *weapon ? weapon : _ ("sword"));
  }
}

char *
mu_term_troop (const MuListUnit *unit)
{
  char notation[64];
  GString *text = g_string_new (mu_troop_format (&unit->troop, notation, sizeof notation));
  if (unit->crew.count > 0)
    append_crew (text, &unit->crew);
  if (unit->crew.horses > 0)
    g_string_append_printf (text, ngettext (", %d horse", ", %d horses", unit->crew.horses),
                            unit->crew.horses);
  return g_string_free (text, FALSE);
}
