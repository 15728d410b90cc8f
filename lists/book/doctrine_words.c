/* A doctrine as a paragraph. */
#include <glib/gi18n-lib.h>

#include "lists/book/doctrine_private.h"

static void
say (GString *text, const char *sentence)
{
  if (*sentence == '\0')
    return;
  g_string_append_printf (text, "%s%s", text->len ? " " : "", sentence);
}

static const char *
battle_words (MuBattleManner battle)
{
  switch (battle) {
  case MU_BATTLE_ATTACK:
    return _ ("The line attacks.");
  case MU_BATTLE_WAIT:
    return _ ("The line waits for the enemy, then attacks.");
  case MU_BATTLE_HARASS:
    return _ ("Those who can shoot wear the enemy down before anybody closes.");
  }
  return "";
}

static const char *
strong_words (MuStrongWing wing)
{
  switch (wing) {
  case MU_STRONG_NONE:
    return "";
  case MU_STRONG_RIGHT:
    return _ ("The right wing is the strong one.");
  case MU_STRONG_LEFT:
    return _ ("The left wing is the strong one.");
  case MU_STRONG_EITHER:
    return _ ("One wing is the strong one.");
  case MU_STRONG_BOTH:
    return _ ("Both wings are strong.");
  }
  return "";
}

static const char *
weak_words (MuWeakWing wing)
{
  switch (wing) {
  case MU_WEAK_ATTACKS:
    return "";
  case MU_WEAK_HOLDS:
    return _ ("The other holds.");
  case MU_WEAK_REFUSED:
    return _ ("The other is refused.");
  }
  return "";
}

static const char *
general_words (MuGeneralPlace place)
{
  switch (place) {
  case MU_GENERAL_BEHIND:
    return _ ("The general stands behind the line.");
  case MU_GENERAL_IN_LINE:
    return _ ("The general fights in the line.");
  case MU_GENERAL_RIGHT_WING:
    return _ ("The general is on the right wing.");
  case MU_GENERAL_LEFT_WING:
    return _ ("The general is on the left wing.");
  case MU_GENERAL_STRONG_WING:
    return _ ("The general is on the strong wing.");
  }
  return "";
}

static const char *
screen_words (MuScreenManner screen)
{
  switch (screen) {
  case MU_SCREEN_WITHDRAWS:
    return _ ("The screen falls back before the lines meet.");
  case MU_SCREEN_HARASSES:
    return _ ("The screen harasses as long as it can.");
  case MU_SCREEN_FIGHTS:
    return _ ("The screen fights such as itself.");
  }
  return "";
}

static const char *
caution_words (MuCaution caution)
{
  switch (caution) {
  case MU_CAUTION_BOLD:
    return _ ("Every row goes forward by itself.");
  case MU_CAUTION_STEADY:
    return "";
  case MU_CAUTION_CAUTIOUS:
    return _ ("Nobody hurries, and the rows behind hold until they are needed.");
  }
  return "";
}

static void
say_likings (GString *text, const MuDoctrine *doctrine)
{
  if (doctrine->flank_march != MU_LIKING_NEVER)
    say (text, doctrine->flank_march == MU_LIKING_OFTEN ? _ ("Flank marches are liked.")
                                                        : _ ("Flank marches are rare."));
  if (doctrine->ambush != MU_LIKING_NEVER)
    say (text, doctrine->ambush == MU_LIKING_OFTEN ? _ ("Ambushes are liked.")
                                                   : _ ("Ambushes are rare."));
}

char *
mu_doctrine_words (const MuDoctrine *doctrine)
{
  GString *text = g_string_new (NULL);
  say (text, battle_words (doctrine->battle));
  say (text, strong_words (doctrine->strong_wing));
  say (text, weak_words (doctrine->weak_wing));
  say (text, general_words (doctrine->general));
  say (text, screen_words (doctrine->screen));
  say (text, doctrine->horse == MU_HORSE_PURSUES ? _ ("Horse that wins its wing pursues.")
                                                 : _ ("Horse that wins its wing turns in."));
  say_likings (text, doctrine);
  say (text, caution_words (doctrine->caution));
  return g_string_free (text, FALSE);
}
