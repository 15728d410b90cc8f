#include "app/service/club/house_rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/system.h"
#include "rules/core/rule.h"
#include "rules/troop/troop.h"

#define NEAR_MOST 4 /* keys that a message names */

GQuark
mu_house_rule_error_quark (void)
{
  return g_quark_from_static_string ("mu-house-rule-error-quark");
}

/* --- by key ------------------------------------------------------------- */

int
mu_house_rule_find (const char *key)
{
  for (int i = 0; i < MU_READINGS; i++)
    if (strcmp (key, mu_reading_key ((MuReading) i)) == 0)
      return i;
  return -1;
}

/* Letters to put in, take out or change to make one of the other. */
static guint
distance (const char *one, const char *other)
{
  const guint length = (guint) strlen (other);
  g_autofree guint *row = g_new (guint, length + 1);
  for (guint k = 0; k <= length; k++)
    row[k] = k;
  for (; *one; one++) {
    guint corner = row[0]++;
    for (guint k = 1; k <= length; k++) {
      const guint change = corner + (*one != other[k - 1]);
      corner = row[k];
      row[k] = MIN (change, MIN (row[k], row[k - 1]) + 1);
    }
  }
  return row[length];
}

static gboolean
is_near (const char *typed, const char *key)
{
  return strstr (key, typed) || strstr (typed, key) || distance (typed, key) <= strlen (key) / 3;
}

/* "a, b, c"; "" where none is near. */
static char *
near_keys (const char *typed)
{
  GString *keys = g_string_new (NULL);
  guint found = 0;
  for (int i = 0; i < MU_READINGS && found < NEAR_MOST; i++) {
    const char *key = mu_reading_key ((MuReading) i);
    if (!is_near (typed, key))
      continue;
    g_string_append_printf (keys, "%s%s", found > 0 ? ", " : "", key);
    found++;
  }
  return g_string_free (keys, FALSE);
}

gboolean
mu_house_rule_switch (MuReadings *readings, const char *key, gboolean on, GError **error)
{
  const int which = mu_house_rule_find (key);
  if (which >= 0) {
    readings->choice[which] = on != FALSE;
    return TRUE;
  }
  g_autofree char *near = near_keys (key);
  if (*near)
    g_set_error (error, MU_HOUSE_RULE_ERROR, 0, _ ("“%s” is no house rule; did you mean %s?"), key,
                 near);
  else
    g_set_error (error, MU_HOUSE_RULE_ERROR, 0,
                 _ ("“%s” is no house rule; “muster house-rules” lists them"), key);
  return FALSE;
}

guint
mu_house_rules_count (const MuReadings *readings)
{
  guint count = 0;
  for (int i = 0; i < MU_READINGS; i++)
    count += mu_reading (readings, (MuReading) i) != 0;
  return count;
}

/* --- groups ------------------------------------------------------------- */

/* The second word of a ledger id, and what it is about. */
typedef struct {
  const char *part;
  const char *title;
} Group;

static const Group groups[] = {
  { "scale", N_ ("Scale") },
  { "sequence", N_ ("Sequence of play") },
  { "dice", N_ ("Dice") },
  { "troops", N_ ("Troops") },
  { "base", N_ ("Bases") },
  { "points", N_ ("Points") },
  { "army", N_ ("Points") },
  { "generals", N_ ("Generals") },
  { "general", N_ ("Generals") },
  { "units", N_ ("Units") },
  { "terrain", N_ ("Terrain") },
  { "scouting", N_ ("Scouting") },
  { "deploy", N_ ("Deployment") },
  { "visibility", N_ ("Visibility") },
  { "formation", N_ ("Formations") },
  { "weather", N_ ("Weather") },
  { "orders", N_ ("Orders") },
  { "signals", N_ ("Signals") },
  { "reaction", N_ ("Reaction") },
  { "move", N_ ("Movement") },
  { "shields", N_ ("Shields") },
  { "fatigue", N_ ("Fatigue") },
  { "disorder", N_ ("Disorder") },
  { "shoot", N_ ("Shooting") },
  { "random", N_ ("Random factors") },
  { "melee", N_ ("Hand-to-hand") },
  { "casualties", N_ ("Casualties") },
  { "after", N_ ("After hand-to-hand") },
  { "rout", N_ ("Rout and pursuit") },
  { "pursuit", N_ ("Rout and pursuit") },
  { "leave-table", N_ ("Leaving the table") },
  { "victory", N_ ("Victory") },
  { "campaign", N_ ("Campaign") },
  { "engineering", N_ ("Siege") },
};

/* Whether the id's second word is this one. */
static gboolean
is_of (const char *rule_id, const char *part)
{
  const char *dot = strchr (rule_id, '.');
  const size_t length = strlen (part);
  return dot && strncmp (dot + 1, part, length) == 0
         && (dot[length + 1] == '.' || dot[length + 1] == '\0');
}

static const char *
title_of (MuReading which)
{
  if (g_str_has_prefix (mu_reading_rule_id (which), "awfp."))
    return N_ ("Fast Play"); /* few: one group of all */
  if (g_str_has_prefix (mu_reading_rule_id (which), "abd."))
    return N_ ("Ancient Battles Deluxe");
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    if (is_of (mu_reading_rule_id (which), groups[i].part))
      return groups[i].title;
  return N_ ("Other rules");
}

gboolean
mu_house_rule_is_of (MuReading which, MuRuleSystem rules)
{
  const char *id = mu_reading_rule_id (which), *book = mu_list_system (rules)->typed;
  return g_str_has_prefix (id, book) && id[strlen (book)] == '.';
}

const char *
mu_house_rule_group (MuReading which)
{
  return _ (title_of (which));
}

const char *
mu_house_rule_section (MuReading which)
{
  const char *section = mu_rule_section (mu_rule_from_id (mu_reading_rule_id (which)));
  return *section ? _ (section) : mu_house_rule_group (which);
}

static void
append_group (GArray *order, const char *title)
{
  for (int i = 0; i < MU_READINGS; i++) {
    const MuReading which = (MuReading) i;
    if (strcmp (title_of (which), title) == 0)
      g_array_append_val (order, which);
  }
}

static gboolean
was_before (int reading)
{
  for (int i = 0; i < reading; i++)
    if (strcmp (title_of ((MuReading) i), title_of ((MuReading) reading)) == 0)
      return TRUE;
  return FALSE;
}

GArray *
mu_house_rules_by_group (void)
{
  GArray *order = g_array_new (FALSE, FALSE, sizeof (MuReading));
  for (int i = 0; i < MU_READINGS; i++)
    if (!was_before (i))
      append_group (order, title_of ((MuReading) i));
  return order;
}

/* --- prices -------------------------------------------------------------- */

int
mu_house_rules_surcharge (const MuReadings *readings, const MuList *list)
{
  const MuListSystem *system = mu_list_system_of (list);
  int surcharge = 0;
  for (guint i = 0; system->surcharge && i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    surcharge += mu_list_unit_strength (unit) * system->surcharge (readings, unit);
  }
  return surcharge;
}
