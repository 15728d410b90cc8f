#include "lists/book/doctrine_private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

const char *const mu_words_role[]
    = { "heavy-foot", "loose-foot", "light-foot", "horse", "light-horse", "camels",
        "chariots",   "elephants",  "engines",    "train", NULL };
const char *const mu_words_post[]
    = { "screen", "before", "line", "wings", "right-wing", "left-wing", "reserve", NULL };

MuRole
mu_role_of (MuTroopType type)
{
  if (mu_type_is_camelry (type))
    return MU_ROLE_CAMELS;
  if (mu_type_is_chariot (type))
    return MU_ROLE_CHARIOTS;
  if (type == MU_TROOP_EL)
    return MU_ROLE_ELEPHANTS;
  if (type == MU_TROOP_ART)
    return MU_ROLE_ENGINES;
  if (mu_type_is_transport (type))
    return MU_ROLE_TRAIN;
  if (mu_type_is_cavalry (type))
    return type == MU_TROOP_LC ? MU_ROLE_LIGHT_HORSE : MU_ROLE_HORSE;
  if (type == MU_TROOP_LI)
    return MU_ROLE_LIGHT_FOOT;
  return type == MU_TROOP_LHI || type == MU_TROOP_LMI ? MU_ROLE_LOOSE_FOOT : MU_ROLE_HEAVY_FOOT;
}

/* --- life --------------------------------------------------------------- */

void
mu_doctrine_post_free (MuDoctrinePost *post)
{
  g_free (post->option);
  g_free (post);
}

static void
free_post (gpointer post)
{
  mu_doctrine_post_free (post);
}

void
mu_doctrine_init (MuDoctrine *doctrine)
{
  *doctrine = (MuDoctrine){
    .battle = MU_BATTLE_ATTACK,
    .strong_wing = MU_STRONG_NONE,
    .weak_wing = MU_WEAK_ATTACKS,
    .general = MU_GENERAL_BEHIND,
    .screen = MU_SCREEN_WITHDRAWS,
    .horse = MU_HORSE_TURNS,
    .flank_march = MU_LIKING_NEVER,
    .ambush = MU_LIKING_NEVER,
    .caution = MU_CAUTION_STEADY,
    .posts = g_ptr_array_new_with_free_func (free_post),
  };
}

void
mu_doctrine_clear (MuDoctrine *doctrine)
{
  g_clear_pointer (&doctrine->posts, g_ptr_array_unref);
  g_clear_pointer (&doctrine->note, g_free);
}

/* --- posts -------------------------------------------------------------- */

const MuDoctrinePost *
mu_doctrine_option (const MuDoctrine *doctrine, const char *option)
{
  for (guint i = 0; i < doctrine->posts->len; i++) {
    const MuDoctrinePost *post = g_ptr_array_index (doctrine->posts, i);
    if (post->option && strcmp (post->option, option) == 0)
      return post;
  }
  return NULL;
}

const MuDoctrinePost *
mu_doctrine_role (const MuDoctrine *doctrine, MuRole role)
{
  for (guint i = 0; i < doctrine->posts->len; i++) {
    const MuDoctrinePost *post = g_ptr_array_index (doctrine->posts, i);
    if (!post->option && post->role == role)
      return post;
  }
  return NULL;
}

/* Foot in the middle, horse on the wings, the light armed in front, elephants and
 * chariots before the line, engines behind it, the train behind all. */
static const MuDoctrinePost usual_posts[MU_ROLES] = {
  [MU_ROLE_HEAVY_FOOT] = { .role = MU_ROLE_HEAVY_FOOT, .at = MU_POST_LINE, .row = 1 },
  [MU_ROLE_LOOSE_FOOT] = { .role = MU_ROLE_LOOSE_FOOT, .at = MU_POST_LINE, .row = 1 },
  [MU_ROLE_LIGHT_FOOT] = { .role = MU_ROLE_LIGHT_FOOT, .at = MU_POST_SCREEN, .row = 1 },
  [MU_ROLE_HORSE] = { .role = MU_ROLE_HORSE, .at = MU_POST_WINGS, .row = 1 },
  [MU_ROLE_LIGHT_HORSE] = { .role = MU_ROLE_LIGHT_HORSE, .at = MU_POST_WINGS, .row = 1 },
  [MU_ROLE_CAMELS] = { .role = MU_ROLE_CAMELS, .at = MU_POST_WINGS, .row = 1 },
  [MU_ROLE_CHARIOTS] = { .role = MU_ROLE_CHARIOTS, .at = MU_POST_BEFORE, .row = 1 },
  [MU_ROLE_ELEPHANTS] = { .role = MU_ROLE_ELEPHANTS, .at = MU_POST_BEFORE, .row = 1 },
  [MU_ROLE_ENGINES] = { .role = MU_ROLE_ENGINES, .at = MU_POST_RESERVE, .row = 1 },
  [MU_ROLE_TRAIN] = { .role = MU_ROLE_TRAIN, .at = MU_POST_RESERVE, .row = 2 },
};

const MuDoctrinePost *
mu_doctrine_usual (MuRole role)
{
  return &usual_posts[role];
}

/* --- words -------------------------------------------------------------- */

const char *
mu_role_key (MuRole role)
{
  return mu_words_role[role];
}

const char *
mu_post_key (MuPost post)
{
  return mu_words_post[post];
}

const char *
mu_role_words (MuRole role)
{
  static const char *const words[MU_ROLES] = { N_ ("heavy foot"),  N_ ("foot in loose order"),
                                               N_ ("light foot"),  N_ ("horse"),
                                               N_ ("light horse"), N_ ("camels"),
                                               N_ ("chariots"),    N_ ("elephants"),
                                               N_ ("engines"),     N_ ("the baggage train") };
  return _ (words[role]);
}

const char *
mu_post_words (MuPost post)
{
  static const char *const words[MU_POSTS]
      = { N_ ("in the screen"), N_ ("before the line"),   N_ ("in the line of battle"),
          N_ ("on the wings"),  N_ ("on the right wing"), N_ ("on the left wing"),
          N_ ("in reserve") };
  return _ (words[post]);
}
