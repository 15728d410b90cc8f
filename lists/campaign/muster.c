#include "lists/campaign/muster.h"

#include <string.h>

#include "lists/campaign/grade.h"
#include "lists/system.h"

void
mu_muster_unit_init (MuMusterUnit *unit, int start)
{
  *unit = (MuMusterUnit){
    .start = start,
    .present = start,
    .joined = MU_LIST_NO_UNIT,
    .at_home = TRUE,
  };
}

void
mu_muster_unit_take (MuMusterUnit *unit, const MuStrength *strength)
{
  unit->start = strength->start;
  unit->present = mu_strength_present (strength);
  unit->wounded = mu_strength_at (strength, MU_STRENGTH_OF_WOUNDED);
  unit->stragglers = mu_strength_at (strength, MU_STRENGTH_OF_STRAGGLERS);
  unit->prisoners = mu_strength_at (strength, MU_STRENGTH_OF_PRISONERS);
}

/* No way from unit to unit is longer than there are units. */
guint
mu_muster_serves_in (const MuMusterUnit *units, guint count, guint index)
{
  for (guint n = 0; n < count && units[index].joined != MU_LIST_NO_UNIT; n++)
    index = (guint) units[index].joined;
  return index;
}

int
mu_muster_expected (const MuCampaignRuleValues *rules, const MuMusterUnit *units, guint count,
                    guint index)
{
  const gboolean exchanged = rules->value[MU_CAMPAIGN_RULE_EXCHANGE] != 0;
  int expected = 0;
  for (guint i = 0; i < count; i++)
    if (mu_muster_serves_in (units, count, i) == index)
      expected += units[i].wounded + units[i].stragglers + (exchanged ? units[i].prisoners : 0);
  return expected;
}

/* --- how many ------------------------------------------------------------ */

/* A unit that was larger from the start may be so again. */
int
mu_muster_most (const MuList *first, const MuBook *book, const MuMusterUnit *units, guint index)
{
  const MuBookOption *option
      = book ? mu_book_option_of_unit (book, mu_list_unit (first, index)) : NULL;
  const int most = mu_list_system_of (first)->size_now (mu_list_unit (first, index), option).most;
  return MAX (most, units[index].start);
}

/* --- mergings ------------------------------------------------------------ */

typedef struct {
  const MuCampaignRuleValues *rules;
  const MuList *first;
  guint count;
  MuMusterUnit *units; /* as they come to be */
  char **troops;       /* of each in notation, NULL where it cannot be */
  int *most;
  int *expected;   /* mu_muster_expected of each */
  gboolean *alone; /* may go, and take in */
  GArray *mergings;
} Merger;

static int
on_strength (const Merger *merger, guint index)
{
  return merger->units[index].present + merger->expected[index];
}

static gboolean
has_parts (const Merger *merger, guint index)
{
  for (guint i = index + 1; i < merger->count && mu_list_unit_is_part (merger->first, i); i++)
    if (on_strength (merger, i) > 0)
      return TRUE;
  return FALSE;
}

static gboolean
stands_alone (const Merger *merger, guint index)
{
  const MuListUnit *unit = mu_list_unit (merger->first, index);
  return !unit->bodyguard && !mu_list_unit_is_part (merger->first, index)
         && !has_parts (merger, index) && mu_list_system_of (merger->first)->is_fighting (unit);
}

static gboolean
is_below (const Merger *merger, guint index)
{
  const MuListUnit *unit = mu_list_unit (merger->first, index);
  const MuMusterUnit *now = &merger->units[index];
  const int figures = now->present + now->wounded + now->stragglers;
  const gboolean counted = mu_list_system_of (merger->first)->is_counted (unit);
  return (counted && figures < merger->rules->value[MU_CAMPAIGN_RULE_MERGE_BELOW])
         || figures * 100 < now->start * merger->rules->value[MU_CAMPAIGN_RULE_MERGE_SHARE];
}

static gboolean
is_there (const Merger *merger, guint index)
{
  return merger->alone[index] && merger->units[index].present > 0
         && merger->units[index].joined == MU_LIST_NO_UNIT;
}

static gboolean
same_crew (const MuCrew *a, const MuCrew *b)
{
  return a->count == b->count && a->horses == b->horses
         && memcmp (a->weapon, b->weapon, a->count) == 0;
}

static gboolean
are_alike (const Merger *merger, guint a, guint b)
{
  const MuListUnit *one = mu_list_unit (merger->first, a);
  const MuListUnit *other = mu_list_unit (merger->first, b);
  return merger->troops[a] && g_strcmp0 (merger->troops[a], merger->troops[b]) == 0
         && merger->units[a].host == merger->units[b].host && same_crew (&one->crew, &other->crew)
         && strcmp (one->option, other->option) == 0 && strcmp (one->book, other->book) == 0;
}

/* The weakest that it fits into, MU_LIST_NO_UNIT for none. */
static int
find_host (const Merger *merger, guint index)
{
  int host = MU_LIST_NO_UNIT;
  for (guint i = 0; i < merger->count; i++)
    if (i != index && is_there (merger, i) && are_alike (merger, index, i)
        && on_strength (merger, index) + on_strength (merger, i) <= merger->most[i]
        && (host == MU_LIST_NO_UNIT
            || merger->units[i].present < merger->units[(guint) host].present))
      host = (int) i;
  return host;
}

static void
merge (Merger *merger, guint index, guint into)
{
  MuMusterUnit *unit = &merger->units[index];
  const MuMerging merging = { .unit = index, .into = into, .figures = unit->present };
  g_array_append_val (merger->mergings, merging);
  merger->units[into].present += unit->present;
  unit->present = 0;
  unit->joined = (int) into;
  merger->expected[into] += merger->expected[index];
  merger->expected[index] = 0;
}

static void
send_late (Merger *merger)
{
  for (guint i = 0; i < merger->count; i++) {
    const guint into = mu_muster_serves_in (merger->units, merger->count, i);
    if (into != i && merger->units[i].present > 0)
      merge (merger, i, into);
  }
}

/* The smallest that is too small and finds a unit to go to. */
static gboolean
merge_smallest (Merger *merger)
{
  int smallest = MU_LIST_NO_UNIT, into = MU_LIST_NO_UNIT;
  for (guint i = 0; i < merger->count; i++) {
    if (!is_there (merger, i) || !is_below (merger, i)
        || (smallest != MU_LIST_NO_UNIT
            && merger->units[i].present >= merger->units[(guint) smallest].present))
      continue;
    const int host = find_host (merger, i);
    if (host != MU_LIST_NO_UNIT) {
      smallest = (int) i;
      into = host;
    }
  }
  if (smallest != MU_LIST_NO_UNIT)
    merge (merger, (guint) smallest, (guint) into);
  return smallest != MU_LIST_NO_UNIT;
}

static void
begin (Merger *merger, const MuBook *book)
{
  merger->troops = g_new0 (char *, merger->count + 1);
  merger->most = g_new (int, merger->count + 1);
  merger->expected = g_new (int, merger->count + 1);
  merger->alone = g_new (gboolean, merger->count + 1);
  for (guint i = 0; i < merger->count; i++) {
    merger->troops[i] = mu_grade_text (merger->first, i, merger->units[i].raised);
    merger->most[i] = mu_muster_most (merger->first, book, merger->units, i);
    merger->expected[i] = mu_muster_expected (merger->rules, merger->units, merger->count, i);
  }
  for (guint i = 0; i < merger->count; i++)
    merger->alone[i] = stands_alone (merger, i);
}

static void
end (Merger *merger)
{
  for (guint i = 0; i < merger->count; i++)
    g_free (merger->troops[i]);
  g_free (merger->troops);
  g_free (merger->most);
  g_free (merger->expected);
  g_free (merger->alone);
  g_free (merger->units);
}

GArray *
mu_muster_mergings (const MuCampaignRuleValues *rules, const MuList *first, const MuBook *book,
                    const MuMusterUnit *units)
{
  Merger merger = { .rules = rules, .first = first, .count = first->units->len };
  merger.units = g_memdup2 (units, merger.count * sizeof *units);
  merger.mergings = g_array_new (FALSE, FALSE, sizeof (MuMerging));
  begin (&merger, book);
  send_late (&merger);
  while (merge_smallest (&merger))
    ;
  end (&merger);
  return merger.mergings;
}
