#include "db/connection/encode.h"

#include <string.h>

#include "lists/system.h"

static const char *
weapon_word (MuWeapon weapon)
{
  if (weapon == MU_WEAPON_SIDEARM)
    return "sidearm";
  if (weapon == MU_WEAPON_ENGINE)
    return "engine";
  return mu_weapon_name (weapon);
}

static int
weapon_of_word (const char *word)
{
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++)
    if (strcmp (word, weapon_word ((MuWeapon) weapon)) == 0)
      return weapon;
  return -1;
}

char *
mu_encode_crew (const MuCrew *crew)
{
  GString *text = g_string_new (NULL);
  for (int i = 0; i < crew->count; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            weapon_word ((MuWeapon) crew->weapon[i]));
  return g_string_free (text, FALSE);
}

gboolean
mu_decode_crew (const char *text, int horses, MuCrew *crew)
{
  *crew = (MuCrew){ .horses = (uint8_t) horses };
  if (*text == '\0')
    return TRUE;
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  for (int i = 0; words[i] != NULL; i++) {
    int weapon = weapon_of_word (words[i]);
    if (weapon < 0 || crew->count == MU_CREW_MAX)
      return FALSE;
    crew->weapon[crew->count++] = (uint8_t) weapon;
  }
  return TRUE;
}

char *
mu_encode_readings (const MuReadings *readings)
{
  GString *text = g_string_new (NULL);
  for (int i = 0; i < MU_READINGS; i++)
    if (mu_reading (readings, (MuReading) i) != 0)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                              mu_reading_key ((MuReading) i));
  return g_string_free (text, FALSE);
}

static gboolean
switch_reading (const char *key, MuReadings *readings)
{
  for (int i = 0; i < MU_READINGS; i++)
    if (strcmp (key, mu_reading_key ((MuReading) i)) == 0) {
      readings->choice[i] = 1;
      return TRUE;
    }
  return FALSE;
}

gboolean
mu_decode_readings (const char *text, MuReadings *readings)
{
  *readings = (MuReadings){ 0 };
  if (*text == '\0')
    return TRUE;
  g_auto (GStrv) keys = g_strsplit (text, " ", -1);
  for (int i = 0; keys[i] != NULL; i++)
    if (!switch_reading (keys[i], readings))
      return FALSE;
  return TRUE;
}

#define CODE_LENGTH 12

char *
mu_encode_code (const char *text)
{
  char *code = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  code[CODE_LENGTH] = '\0';
  return code;
}

gboolean
mu_code_is_of (const char *code, const char *text)
{
  g_autofree char *own = mu_encode_code (text);
  return strcmp (own, code) == 0;
}

MuRuleSystem
mu_take_rules (MuStatement *statement)
{
  const int rules = mu_take_in (statement, 1, G_MAXINT);
  if (!mu_list_rules_known (rules))
    mu_statement_spoil (statement);
  return (MuRuleSystem) rules;
}
