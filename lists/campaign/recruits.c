#include "lists/campaign/recruits.h"

#include <glib/gi18n-lib.h>

#include "lists/system.h"

G_DEFINE_QUARK (mu - recruits - error, mu_recruits_error)

int
mu_recruits_each (const MuList *first, const MuMusterUnit *units, guint index)
{
  const MuListSystem *system = mu_list_system_of (first);
  MuListUnit *unit = mu_list_unit_copy (mu_list_unit (first, index));
  int each = 0;
  if (system->raise (unit, units[index].raised))
    each = system->points_each (first, unit, NULL);
  mu_list_unit_free (unit);
  return each;
}

int
mu_recruits_room (const MuCampaignRuleValues *rules, const MuMusterUnit *units, guint count,
                  guint index)
{
  const MuMusterUnit *unit = &units[index];
  if (unit->present <= 0 || unit->joined != MU_LIST_NO_UNIT
      || (rules->value[MU_CAMPAIGN_RULE_RECRUIT_HOME] && !unit->at_home))
    return 0;
  const int room = unit->start - unit->present - mu_muster_expected (rules, units, count, index);
  return MAX (room, 0);
}

/* --- the player's choice ------------------------------------------------- */

/* FALSE, and why. */
#define refuse(error, ...) (g_set_error (error, MU_RECRUITS_ERROR, __VA_ARGS__), FALSE)

static gboolean
check_unit (const MuList *first, const MuCampaignRuleValues *rules, const MuMusterUnit *units,
            guint index, GError **error)
{
  if (index >= first->units->len)
    return refuse (error, MU_RECRUITS_ERROR_UNIT, _ ("The army has no unit %u."), index + 1);
  const char *name = mu_list_unit (first, index)->name;
  if (units[index].present <= 0 || units[index].joined != MU_LIST_NO_UNIT)
    return refuse (error, MU_RECRUITS_ERROR_UNIT,
                   _ ("Nobody of %s is there any more whom replacements could join."), name);
  if (rules->value[MU_CAMPAIGN_RULE_RECRUIT_HOME] && !units[index].at_home)
    return refuse (error, MU_RECRUITS_ERROR_HOME,
                   _ ("%s is not in its home country, where alone it gets replacements."), name);
  return TRUE;
}

static gboolean
check_figures (const MuList *first, const MuCampaignRuleValues *rules, const MuMusterUnit *units,
               const MuRecruits *recruits, GError **error)
{
  const char *name = mu_list_unit (first, recruits->unit)->name;
  const int room = mu_recruits_room (rules, units, first->units->len, recruits->unit);
  if (recruits->figures < 1 || recruits->figures > room)
    return refuse (error, MU_RECRUITS_ERROR_ROOM,
                   _ ("%d replacements for %s: it lacks %d figures, with those who will be back."),
                   recruits->figures, name, room);
  const int price = recruits->figures * mu_recruits_each (first, units, recruits->unit);
  if (recruits->points != price || price == 0)
    return refuse (error, MU_RECRUITS_ERROR_PRICE,
                   _ ("%d replacements for %s at %d points, but they cost %d."), recruits->figures,
                   name, recruits->points, price);
  return TRUE;
}

gboolean
mu_recruits_possible (const MuCampaignRuleValues *rules, const MuList *first,
                      const MuMusterUnit *units, guint index, GError **error)
{
  if (!check_unit (first, rules, units, index, error))
    return FALSE;
  const char *name = mu_list_unit (first, index)->name;
  if (mu_recruits_room (rules, units, first->units->len, index) == 0)
    return refuse (error, MU_RECRUITS_ERROR_ROOM,
                   _ ("%s lacks nobody, with those who will be back."), name);
  return mu_recruits_each (first, units, index) > 0
         || refuse (error, MU_RECRUITS_ERROR_PRICE, _ ("Figures for %s have no price."), name);
}

gboolean
mu_recruits_check (const MuCampaignRuleValues *rules, const MuList *first,
                   const MuMusterUnit *units, const GArray *choice, int points, GError **error)
{
  gint64 spent = 0;
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  for (guint i = 0; i < choice->len; i++) {
    const MuRecruits *recruits = &g_array_index (choice, MuRecruits, i);
    if (!check_unit (first, rules, units, recruits->unit, error)
        || !check_figures (first, rules, units, recruits, error))
      return FALSE;
    if (!g_hash_table_add (seen, GUINT_TO_POINTER (recruits->unit)))
      return refuse (error, MU_RECRUITS_ERROR_UNIT, _ ("%s stands there twice."),
                     mu_list_unit (first, recruits->unit)->name);
    spent += recruits->points;
  }
  return spent <= MAX (points, 0)
         || refuse (error, MU_RECRUITS_ERROR_PRICE,
                    _ ("Replacements for %d points, but only %d may be spent."), (int) spent,
                    points);
}

/* --- nobody chose -------------------------------------------------------- */

/* A unit that is being filled. */
typedef struct {
  int start, room, each;
  int bought;
} Want;

static GArray *
list_wants (const MuCampaignRuleValues *rules, const MuList *first, const MuMusterUnit *units)
{
  GArray *wants = g_array_new (FALSE, FALSE, sizeof (Want));
  for (guint i = 0; i < first->units->len; i++) {
    const Want want = {
      .start = units[i].start,
      .room = mu_recruits_room (rules, units, first->units->len, i),
      .each = mu_recruits_each (first, units, i),
    };
    g_array_append_val (wants, want);
  }
  return wants;
}

/* Whether one has a larger part missing of what it began with. */
static gboolean
is_weaker (const Want *one, const Want *other)
{
  return (gint64) (one->room - one->bought) * other->start
         > (gint64) (other->room - other->bought) * one->start;
}

static Want *
find_weakest (GArray *wants, int points)
{
  Want *weakest = NULL;
  for (guint i = 0; i < wants->len; i++) {
    Want *want = &g_array_index (wants, Want, i);
    if (want->bought < want->room && want->each > 0 && want->each <= points
        && (weakest == NULL || is_weaker (want, weakest)))
      weakest = want;
  }
  return weakest;
}

GArray *
mu_recruits_spend (const MuCampaignRuleValues *rules, const MuList *first,
                   const MuMusterUnit *units, int points)
{
  g_autoptr (GArray) wants = list_wants (rules, first, units);
  GArray *bought = g_array_new (FALSE, FALSE, sizeof (MuRecruits));
  Want *next;
  while ((next = find_weakest (wants, points)) != NULL) {
    next->bought++;
    points -= next->each;
  }
  for (guint i = 0; i < wants->len; i++) {
    const Want *want = &g_array_index (wants, Want, i);
    const MuRecruits recruits = { i, want->bought, want->bought * want->each };
    if (want->bought > 0)
      g_array_append_val (bought, recruits);
  }
  return bought;
}
