/* Why a body is placed and ordered as it is, in words. */
#include <glib/gi18n-lib.h>

#include "lists/wrg/plan/plan_private.h"

/* --- keys --------------------------------------------------------------- */

const char *
mu_plan_manner_key (MuPlanManner manner)
{
  static const char *const keys[MU_MANNERS] = { "book", "player" };
  return keys[manner];
}

const char *
mu_plan_post_key (MuPlanPostReason why)
{
  static const char *const keys[MU_PLAN_POST_REASONS]
      = { "option", "role", "usual", "listed", "general", "subordinate", "parent", "leads" };
  return keys[why];
}

const char *
mu_plan_ranks_key (MuPlanRanksReason why)
{
  static const char *const keys[MU_PLAN_RANKS_REASONS] = { "listed", "book", "room" };
  return keys[why];
}

const char *
mu_plan_place_key (MuPlanPlaceReason why)
{
  static const char *const keys[MU_PLAN_PLACE_REASONS]
      = { "post", "depth", "width", "ground", "room", "ambush", "march", "line" };
  return keys[why];
}

const char *
mu_plan_order_key (MuPlanOrderReason why)
{
  static const char *const keys[MU_PLAN_ORDER_REASONS]
      = { "line",   "waits", "harasses", "supports", "holds",  "screens",
          "breaks", "wing",  "strong",   "weak",     "book",   "listed",
          "guards", "lurks", "marches",  "engines",  "parent", "stays" };
  return keys[why];
}

const char *
mu_plan_march_key (MuPlanMarchEnd end)
{
  static const char *const keys[MU_PLAN_MARCH_ENDS]
      = { "not-asked", "goes", "disliked", "not-now", "refused", "nobody", "stands" };
  return keys[end];
}

const char *
mu_plan_manner_words (MuPlanManner manner)
{
  switch (manner) {
  case MU_MANNER_BOOK:
    return _ ("Planned to the letter of the army book.");
  case MU_MANNER_PLAYER:
    return _ ("Planned to win: rows stand side by side as far as there is room, all but "
              "skirmishers go forward, and the general leads the strong wing. For the rest it is "
              "as the army book has it.");
  }
  return "";
}

/* --- sentences ---------------------------------------------------------- */

static char *
post_sentence (const MuPlanUnit *unit, MuRole role)
{
  const char *post = mu_post_words (unit->at), *troops = mu_role_words (role);
  switch (unit->why_post) {
  case MU_PLAN_POST_OPTION:
    return g_strdup_printf (_ ("%s, where the book posts them"), post);
  case MU_PLAN_POST_ROLE:
    return g_strdup_printf (_ ("%s, as the book's %s"), post, troops);
  case MU_PLAN_POST_USUAL:
    return g_strdup_printf (_ ("%s, as %s usually stand"), post, troops);
  case MU_PLAN_POST_LISTED:
    return g_strdup_printf (_ ("%s, in row %d as the list has them"), post, unit->row);
  case MU_PLAN_POST_GENERAL:
    return g_strdup_printf (_ ("%s with the general, where the book has him"), post);
  case MU_PLAN_POST_SUBORDINATE:
    return g_strdup_printf (_ ("%s with its general"), post);
  case MU_PLAN_POST_LEADS:
    return g_strdup_printf (_ ("%s with the general, who leads the strong wing"), post);
  case MU_PLAN_POST_PARENT:
    return g_strdup_printf (_ ("%s, beside the body they belong to"), post);
  }
  return g_strdup (post);
}

static char *
ranks_sentence (const MuPlanUnit *unit)
{
  switch (unit->why_ranks) {
  case MU_PLAN_RANKS_LISTED:
    return g_strdup_printf (_ ("%d deep as listed"), unit->ranks);
  case MU_PLAN_RANKS_BOOK:
    return g_strdup_printf (_ ("%d deep as the book has them"), unit->ranks);
  case MU_PLAN_RANKS_ROOM:
    return g_strdup_printf (_ ("%d deep for want of room"), unit->ranks);
  }
  return g_strdup ("");
}

static const char *
place_sentence (MuPlanPlaceReason why)
{
  switch (why) {
  case MU_PLAN_PLACE_POST:
    return "";
  case MU_PLAN_PLACE_DEPTH:
    return _ ("closed up on the row before for want of depth");
  case MU_PLAN_PLACE_WIDTH:
    return _ ("in a row behind for want of width");
  case MU_PLAN_PLACE_GROUND:
    return _ ("moved aside for the ground");
  case MU_PLAN_PLACE_ROOM:
    return _ ("moved aside for want of room");
  case MU_PLAN_PLACE_AMBUSH:
    return _ ("hidden in cover");
  case MU_PLAN_PLACE_MARCH:
    return _ ("off the table, marching round the flank");
  case MU_PLAN_PLACE_LINE:
    return _ ("in one line with those whom the book has before them");
  }
  return "";
}

static const char *
order_sentence (MuPlanOrderReason why)
{
  switch (why) {
  case MU_PLAN_ORDER_LINE:
    return _ ("the line attacks");
  case MU_PLAN_ORDER_WAITS:
    return _ ("they wait before they attack");
  case MU_PLAN_ORDER_HARASSES:
    return _ ("they wear the enemy down first");
  case MU_PLAN_ORDER_SUPPORTS:
    return _ ("they support those before them");
  case MU_PLAN_ORDER_HOLDS:
    return _ ("they hold until those before them break");
  case MU_PLAN_ORDER_SCREENS:
    return _ ("they screen the line");
  case MU_PLAN_ORDER_BREAKS:
    return _ ("they are to break the enemy line");
  case MU_PLAN_ORDER_WING:
    return _ ("their wing attacks");
  case MU_PLAN_ORDER_STRONG:
    return _ ("they attack with the strong wing");
  case MU_PLAN_ORDER_WEAK:
    return _ ("the weak wing keeps to the line");
  case MU_PLAN_ORDER_BOOK:
    return _ ("ordered as the book has it");
  case MU_PLAN_ORDER_LISTED:
    return _ ("ordered as listed");
  case MU_PLAN_ORDER_GUARDS:
    return _ ("they stay by the general");
  case MU_PLAN_ORDER_LURKS:
    return _ ("they lie in wait");
  case MU_PLAN_ORDER_MARCHES:
    return _ ("they come in upon the flank");
  case MU_PLAN_ORDER_SHOOTS:
    return _ ("engines stay and shoot");
  case MU_PLAN_ORDER_PARENT:
    return _ ("a part supports its body");
  case MU_PLAN_ORDER_STAYS:
    return _ ("the baggage stays out of the fight");
  }
  return "";
}

/* Takes the reasons. */
static char *
add_column (const MuPlanUnit *unit, char *reasons)
{
  if (!unit->in_column)
    return reasons;
  g_autofree char *before = reasons;
  return g_strdup_printf (_ ("%s; in column, where the line finds no way or a longer one"), before);
}

char *
mu_plan_reasons (const MuPlan *plan, const MuList *list, guint index)
{
  const MuPlanUnit *unit = mu_plan_unit (plan, index);
  const MuListUnit *listed = mu_list_unit (list, index);
  const MuRole role = mu_role_of ((MuTroopType) listed->troop.type);
  g_autofree char *post = post_sentence (unit, role);
  g_autofree char *ranks = ranks_sentence (unit);
  const char *place = place_sentence (unit->why_place);
  if (unit->in_body)
    return g_strdup (_ ("in one body with the unit before it"));
  const char *order = order_sentence (unit->why_order);
  if (role >= MU_ROLE_CHARIOTS)
    return *place ? g_strdup_printf ("%s; %s; %s", post, place, order)
                  : g_strdup_printf ("%s; %s", post, order);
  return add_column (unit, *place ? g_strdup_printf ("%s; %s; %s; %s", post, ranks, place, order)
                                  : g_strdup_printf ("%s; %s; %s", post, ranks, order));
}
