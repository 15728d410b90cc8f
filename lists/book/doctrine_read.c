/* The <doctrine> of an army book. */
#include <glib/gi18n-lib.h>

#include "lists/book/doctrine_private.h"
#include "lists/list/list.h"
#include "lists/system.h"

static const char *const words_battle[] = { "attack", "wait", "harass", NULL };
static const char *const words_strong[] = { "none", "right", "left", "either", "both", NULL };
static const char *const words_weak[] = { "attacks", "holds", "refused", NULL };
static const char *const words_general[]
    = { "behind-line", "in-line", "right-wing", "left-wing", "strong-wing", NULL };
static const char *const words_screen[] = { "withdraws", "harasses", "fights", NULL };
static const char *const words_horse[] = { "turns-in", "pursues", NULL };
static const char *const words_liking[] = { "never", "seldom", "often", NULL };
static const char *const words_caution[] = { "bold", "steady", "cautious", NULL };
static const char *const words_order[]
    = { "by-post", "attack", "hold", "skirmish", "support", NULL };

/* --- a post ------------------------------------------------------------- */

static MuDoctrinePost *
read_post (MuReader *reader, const xmlNode *node)
{
  MuDoctrinePost *post = g_new0 (MuDoctrinePost, 1);
  if (mu_reader_has (node, "option"))
    post->option = mu_reader_text (reader, node, "option", MU_LIST_NAME_MAX);
  else
    post->role = (MuRole) mu_reader_word (reader, node, "troops", mu_words_role, 0);
  post->at = (MuPost) mu_reader_word (reader, node, "at", mu_words_post, 0);
  post->row = mu_reader_int (reader, node, "row", 1, MU_DOCTRINE_ROWS_MAX,
                             post->at == MU_POST_LINE ? 0 : 1);
  post->ranks = mu_reader_int (reader, node, "ranks", 1, MU_DOCTRINE_RANKS_MAX, 0);
  post->deepest = mu_reader_int (reader, node, "deepest", 1, MU_DOCTRINE_RANKS_MAX, 0);
  post->order = (MuPostOrder) mu_reader_word (reader, node, "order", words_order, 0);
  post->wait = mu_reader_int (reader, node, "wait", 2, MU_DOCTRINE_PERIOD_MAX, 0);
  return post;
}

static const char *
name_of (const MuDoctrinePost *post)
{
  return post->option ? post->option : mu_role_key (post->role);
}

static void
check_target (MuReader *reader, const xmlNode *node, const MuBook *book, const MuDoctrine *doctrine,
              const MuDoctrinePost *post)
{
  if (post->option && !mu_book_option (book, post->option))
    mu_reader_fail (reader, node,
                    _ ("the doctrine posts “%s”, which is no option of this book; name an option "
                       "by its id, or troops by their role"),
                    post->option);
  else if (post->option ? mu_doctrine_option (doctrine, post->option) != NULL
                        : mu_doctrine_role (doctrine, post->role) != NULL)
    mu_reader_fail (reader, node, _ ("%s has a post already; leave one of the two out"),
                    name_of (post));
}

static void
check_numbers (MuReader *reader, const xmlNode *node, const MuDoctrinePost *post)
{
  if (post->deepest && post->deepest < post->ranks)
    mu_reader_fail (reader, node, _ ("deepest %d is less than ranks %d; make it as deep or deeper"),
                    post->deepest, post->ranks);
  if (post->row > 1 && (post->at == MU_POST_SCREEN || post->at == MU_POST_BEFORE))
    mu_reader_fail (reader, node,
                    _ ("“%s” has no row %d; only the line, the wings and the reserve have rows"),
                    mu_post_key (post->at), post->row);
  if (post->wait && post->order != MU_POST_ORDER_BY_POST && post->order != MU_POST_ORDER_ATTACK)
    mu_reader_fail (reader, node,
                    _ ("wait is for troops that attack in the end; leave it out, or order attack"));
}

/* The order that a unit would begin with; all may have that of its post, hold and support. */
static const MuOrder first_order[MU_POST_ORDERS] = {
  [MU_POST_ORDER_BY_POST] = MU_ORDER_HOLD, [MU_POST_ORDER_ATTACK] = MU_ORDER_ATTACK,
  [MU_POST_ORDER_HOLD] = MU_ORDER_HOLD,    [MU_POST_ORDER_SKIRMISH] = MU_ORDER_SKIRMISH,
  [MU_POST_ORDER_SUPPORT] = MU_ORDER_HOLD,
};

/* The rule by which one way of the option could never obey. */
static MuRule
refused_order (const MuBookOption *option, MuPostOrder order)
{
  MuRule refused = MU_RULE_NONE;
  for (guint i = 0; refused == MU_RULE_NONE && i < option->troops->len; i++) {
    const MuBookTroop *way = g_ptr_array_index (option->troops, i);
    refused = mu_system_order_refused (mu_list_system_of_books (), &way->troop, first_order[order]);
  }
  return refused;
}

static void
check_order (MuReader *reader, const xmlNode *node, const MuBook *book, const MuDoctrinePost *post)
{
  const MuBookOption *option = post->option ? mu_book_option (book, post->option) : NULL;
  const MuRule refused = option ? refused_order (option, post->order) : MU_RULE_NONE;
  if (refused != MU_RULE_NONE)
    mu_reader_fail (reader, node, _ ("not all of “%s” can be ordered to %s (%s: %s)"), post->option,
                    words_order[post->order], _ (mu_rule_section (refused)),
                    _ (mu_rule_words (refused)));
}

static void
read_posts (MuReader *reader, const xmlNode *node, const MuBook *book, MuDoctrine *doctrine)
{
  for (const xmlNode *at = mu_reader_first (node, "post"); at; at = mu_reader_next (at)) {
    MuDoctrinePost *post = read_post (reader, at);
    check_target (reader, at, book, doctrine, post);
    check_numbers (reader, at, post);
    check_order (reader, at, book, post);
    g_ptr_array_add (doctrine->posts, post);
  }
}

/* --- the whole ---------------------------------------------------------- */

static void
read_manner (MuReader *reader, const xmlNode *node, MuDoctrine *it)
{
  it->battle
      = (MuBattleManner) mu_reader_word (reader, node, "battle", words_battle, (int) it->battle);
  it->strong_wing = (MuStrongWing) mu_reader_word (reader, node, "strong-wing", words_strong,
                                                   (int) it->strong_wing);
  it->weak_wing
      = (MuWeakWing) mu_reader_word (reader, node, "weak-wing", words_weak, (int) it->weak_wing);
  it->general
      = (MuGeneralPlace) mu_reader_word (reader, node, "general", words_general, (int) it->general);
  it->screen
      = (MuScreenManner) mu_reader_word (reader, node, "screen", words_screen, (int) it->screen);
  it->horse = (MuHorseManner) mu_reader_word (reader, node, "horse", words_horse, (int) it->horse);
  it->flank_march = (MuLiking) mu_reader_word (reader, node, "flank-march", words_liking,
                                               (int) it->flank_march);
  it->ambush = (MuLiking) mu_reader_word (reader, node, "ambush", words_liking, (int) it->ambush);
  it->caution
      = (MuCaution) mu_reader_word (reader, node, "caution", words_caution, (int) it->caution);
}

static void
check_manner (MuReader *reader, const xmlNode *node, const MuDoctrine *doctrine)
{
  const gboolean one_is_weak
      = doctrine->strong_wing != MU_STRONG_NONE && doctrine->strong_wing != MU_STRONG_BOTH;
  if (mu_reader_has (node, "weak-wing") && !one_is_weak)
    mu_reader_fail (reader, node,
                    _ ("weak-wing is said where neither wing is the weak one; say by strong-wing "
                       "that right, left or either is the strong one"));
  if (doctrine->general == MU_GENERAL_STRONG_WING && doctrine->strong_wing == MU_STRONG_NONE)
    mu_reader_fail (reader, node,
                    _ ("the general is on the strong wing, but there is none; say by strong-wing "
                       "which it is"));
}

void
mu_doctrine_read (MuReader *reader, const xmlNode *parent, const MuBook *book, MuDoctrine *doctrine)
{
  const xmlNode *node = mu_reader_first (parent, "doctrine");
  mu_doctrine_init (doctrine);
  if (!node)
    return;
  doctrine->given = TRUE;
  read_manner (reader, node, doctrine);
  check_manner (reader, node, doctrine);
  read_posts (reader, node, book, doctrine);
  doctrine->note = mu_book_read_prose (reader, mu_reader_first (node, "note"));
}
