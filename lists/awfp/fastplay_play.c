/* What is looked up while Fast Play is played: moves, missiles, blows, factors. */
#include <glib/gi18n-lib.h>

#include "lists/awfp/fastplay_private.h"

#define INCHES_MOST   60
#define RANKS_MOST    12
#define FACTOR_MOST   20
#define DIE_MOST      10
#define TURNS_MOST    60
#define BROKEN_MOST   99
#define CALTROPS_MOST 9
#define FORD_MOST     6

static int
number (MuReader *reader, const xmlNode *node, const char *attribute, int most)
{
  return mu_reader_int (reader, node, attribute, 0, most, 0);
}

static MuAwfpInches
inches (MuReader *reader, const xmlNode *node, const char *small, const char *large)
{
  return (MuAwfpInches){ .small = (uint8_t) number (reader, node, small, INCHES_MOST),
                         .large = (uint8_t) number (reader, node, large, INCHES_MOST) };
}

/* --- moves -------------------------------------------------------------- */

static const char *const strides[] = { "none", "half", "whole", NULL };
static const char *const goings[]
    = { "full", "half", "half-disordered", "quarter-disordered", "barred", NULL };

typedef struct {
  const char *armour[MU_AWFP_ARMOURS + 1];
  const char *order[MU_AWFP_ORDERS + 1];
  gboolean seen[MU_AWFP_ARMOURS][MU_AWFP_ORDERS];
} Movers;

static void
name_movers (Movers *movers)
{
  for (int i = 0; i < MU_AWFP_ARMOURS; i++)
    movers->armour[i] = mu_awfp_armour_name ((MuAwfpArmour) i);
  for (int i = 0; i < MU_AWFP_ORDERS; i++)
    movers->order[i] = mu_awfp_order_name ((MuAwfpOrder) i);
}

/* awfp.armor.cat-ac-close, awfp.armor.skirmishers: who never fights in an order has no move in it.
 */
static void
read_move (MuReader *reader, const xmlNode *node, Movers *movers, MuAwfpPlay *play)
{
  const int armour = mu_reader_word (reader, node, "armour", movers->armour, 0);
  const int order = mu_reader_word (reader, node, "order", movers->order, 0);
  if (!mu_awfp_order_allowed ((MuAwfpArmour) armour, (MuAwfpOrder) order))
    mu_reader_fail (reader, node, _ ("%s does not fight in this order: %s"), movers->armour[armour],
                    movers->order[order]);
  if (movers->seen[armour][order])
    mu_reader_fail (reader, node, _ ("%s is there already; leave one of the two out"),
                    movers->armour[armour]);
  movers->seen[armour][order] = TRUE;
  play->move[armour][order] = (MuAwfpMove){
    .normal = inches (reader, node, "inches", "large"),
    .stride = (uint8_t) mu_reader_word (reader, node, "die", strides, 0),
    .light = (uint8_t) mu_reader_word (reader, node, "light", goings, 0),
    .dense = (uint8_t) mu_reader_word (reader, node, "dense", goings, 0),
  };
}

static void
check_movers (MuReader *reader, const xmlNode *parent, const Movers *movers)
{
  for (int armour = 0; armour < MU_AWFP_ARMOURS; armour++)
    for (int order = 0; order < MU_AWFP_ORDERS; order++)
      if (mu_awfp_order_allowed ((MuAwfpArmour) armour, (MuAwfpOrder) order)
          && !movers->seen[armour][order])
        mu_reader_fail (reader, parent,
                        _ ("%s is missing; add <move armour=\"%s\" order=\"%s\" …/>"),
                        movers->armour[armour], movers->armour[armour], movers->order[order]);
}

static void
read_moves (MuReader *reader, const xmlNode *parent, MuAwfpPlay *play)
{
  Movers movers = { .seen = { { FALSE } } };
  name_movers (&movers);
  for (const xmlNode *at = mu_reader_first (parent, "move"); at; at = mu_reader_next (at))
    read_move (reader, at, &movers, play);
  check_movers (reader, parent, &movers);
}

/* --- missiles and blows ------------------------------------------------- */

/* In the order of MuAwfpShooting. */
static const char *const shootings[MU_AWFP_SHOOTINGS]
    = { "javelin", "bow",   "mounted-bow", "various", "crossbow",
        "longbow", "sling", "staffsling",  "engine" };

const char *
mu_fast_shooting_word (MuAwfpShooting with)
{
  return shootings[with];
}

static void
read_missiles (MuReader *reader, const xmlNode *parent, MuAwfpPlay *play)
{
  MuFastRows rows = { .element = "missile", .key = "weapon" };
  for (int i = 0; i < MU_AWFP_SHOOTINGS; i++)
    rows.word[i] = shootings[i];
  for (const xmlNode *at = mu_reader_first (parent, "missile"); at; at = mu_reader_next (at))
    play->missile[mu_fast_rows_take (reader, at, &rows)] = (MuAwfpMissile){
      .close = inches (reader, at, "close", "close-large"),
      .far = inches (reader, at, "long", "long-large"),
      .ranks = { [MU_AWFP_CLOSE] = (uint8_t) number (reader, at, "close-ranks", RANKS_MOST),
                 [MU_AWFP_LOOSE] = (uint8_t) number (reader, at, "loose-ranks", RANKS_MOST),
                 [MU_AWFP_SKIRMISH] = (uint8_t) number (reader, at, "skirmish-ranks", RANKS_MOST) },
    };
  mu_fast_rows_check (reader, parent, &rows);
}

/* In the order of MuAwfpFighting. */
static const char *const fightings[MU_AWFP_FIGHTINGS]
    = { "sword",          "lance",         "spear",           "javelin",
        "pike",           "pilum",         "longspear",       "axe",
        "various",        "elephant",      "scythed-chariot", "heavy-chariot",
        "medium-chariot", "light-chariot", "engine" };

const char *
mu_fast_fighting_word (MuAwfpFighting with)
{
  return fightings[with];
}

static int8_t
factor (MuReader *reader, const xmlNode *node, const char *attribute)
{
  return (int8_t) mu_reader_int (reader, node, attribute, -FACTOR_MOST, FACTOR_MOST, 0);
}

static void
read_blows (MuReader *reader, const xmlNode *parent, MuAwfpPlay *play)
{
  MuFastRows rows = { .element = "blow", .key = "weapon" };
  for (int i = 0; i < MU_AWFP_FIGHTINGS; i++)
    rows.word[i] = fightings[i];
  for (const xmlNode *at = mu_reader_first (parent, "blow"); at; at = mu_reader_next (at))
    play->blow[mu_fast_rows_take (reader, at, &rows)] = (MuAwfpBlow){
      .first = factor (reader, at, "first"),
      .later = factor (reader, at, "later"),
      .half_ranks = (uint8_t) number (reader, at, "half-ranks", RANKS_MOST),
      .charging_ranks = (uint8_t) number (reader, at, "charging", RANKS_MOST),
    };
  mu_fast_rows_check (reader, parent, &rows);
}

/* --- factors ------------------------------------------------------------ */

static void
read_factors (MuReader *reader, const xmlNode *parent, MuAwfpPlay *play)
{
  MuFastRows rows = { .element = "factor", .key = "name" };
  for (int i = 0; i < MU_AWFP_FACTORS; i++)
    rows.word[i] = mu_awfp_factor_key ((MuAwfpFactor) i);
  for (const xmlNode *at = mu_reader_first (parent, "factor"); at; at = mu_reader_next (at))
    play->factor[mu_fast_rows_take (reader, at, &rows)] = factor (reader, at, "value");
  mu_fast_rows_check (reader, parent, &rows);
}

MuAwfpPlay *
mu_fast_read_play (MuReader *reader, const xmlNode *node)
{
  if (!node)
    return NULL;
  MuAwfpPlay *play = g_new0 (MuAwfpPlay, 1);
  play->hits = (uint8_t) number (reader, node, "hits", DIE_MOST);
  play->turns = (uint8_t) number (reader, node, "turns", TURNS_MOST);
  play->broken = (uint8_t) number (reader, node, "broken", BROKEN_MOST);
  play->caltrops = (uint8_t) number (reader, node, "caltrops", CALTROPS_MOST);
  play->ford = (uint8_t) number (reader, node, "ford", FORD_MOST);
  read_moves (reader, node, play);
  read_missiles (reader, node, play);
  read_blows (reader, node, play);
  read_factors (reader, node, play);
  return play;
}
