/* What was filled in by hand of a battle on the table. Everything that is missing or cannot be is
 * noted at its line, not the first of it alone: whoever fills in a form wants to know all of it. */
#include <glib/gi18n-lib.h>

#include "lists/battle/battle_count.h"
#include "lists/xml/xml.h"
#include "reports/account/account.h"
#include "reports/sheet/sheet_private.h"
#include "reports/system.h"

#define FAULTS_SHOWN 6

typedef struct {
  MuReader *reader;
  MuBattleRecord *record;
  MuGeneralEnd end[MU_SIDES]; /* of the commanders-in-chief */
  const MuReportSystem *system;
  int each;        /* men of a figure */
  GString *faults; /* with their lines, the first after the file's name */
  guint count;
} Form;

G_GNUC_PRINTF (3, 4)
static void
note (Form *form, const xmlNode *node, const char *format, ...)
{
  if (++form->count > FAULTS_SHOWN)
    return;
  va_list args;
  va_start (args, format);
  g_autofree char *what = g_strdup_vprintf (format, args);
  va_end (args);
  const long line = xmlGetLineNo (node);
  if (form->count == 1)
    g_string_append_printf (form->faults, "%s:%ld: %s", form->reader->file, line, what);
  else
    /* Translators: one more fault of the same file: "; line 12: …" */
    g_string_append_printf (form->faults, _ ("; line %ld: %s"), line, what);
}

/* Whether something was filled in. */
static gboolean
has (const xmlNode *node, const char *attribute)
{
  g_autofree char *text = mu_xml_get (node, attribute);
  return *g_strstrip (text) != '\0';
}

static int
number (const Form *form, const xmlNode *node, const char *attribute, int fallback)
{
  return has (node, attribute) ? mu_reader_int (form->reader, node, attribute, 0, 1000000, fallback)
                               : fallback;
}

static int
word (const Form *form, const xmlNode *node, const char *attribute, const char *const *words,
      int fallback)
{
  return has (node, attribute) ? mu_reader_word (form->reader, node, attribute, words, fallback)
                               : fallback;
}

/* --- a unit ------------------------------------------------------------- */

/* Name and strength stand there for whoever fills in; they must be those of the list. */
static void
check_unit (Form *form, const xmlNode *node, const MuListUnit *unit)
{
  g_autofree char *name = mu_xml_get (node, "name");
  const int strength = mu_list_unit_strength (unit);
  const int start = number (form, node, "start", strength);
  if (mu_reader_has (node, "name") && !g_str_equal (name, unit->name))
    note (form, node, _ ("%s stands where %s is in the army list"), name, unit->name);
  if (start != strength)
    note (form, node, _ ("%s started with %d figures, but has %d in its army list"), unit->name,
          start, strength);
}

static gboolean
is_filled_in (Form *form, const xmlNode *node, const MuListUnit *unit)
{
  const gboolean fate = has (node, "fate");
  const gboolean losses = has (node, "figures") || has (node, "men");
  if (!fate && !losses)
    note (form, node,
          _ ("%s: nothing is filled in; write the figures lost, 0 for none, and its fate"),
          unit->name);
  else if (!fate)
    note (form, node,
          _ ("%s: its fate is missing; write on-table, in-rout, routed-off, off-table, destroyed, "
             "prisoner or retiring"),
          unit->name);
  else if (!losses)
    note (form, node, _ ("%s: the figures lost are missing; write 0 for none"), unit->name);
  return fate && losses;
}

/* wrg.casualties.remove: a figure for each twenty men. One destroyed by other means than casualties
 * loses all its figures, whatever men it lost before. */
static int
figures_lost (const Form *form, const xmlNode *node, const MuUnitOutcome *outcome)
{
  if (has (node, "figures"))
    return number (form, node, "figures", 0);
  if (outcome->fate == MU_FATE_DESTROYED)
    return outcome->figures_start;
  return number (form, node, "men", 0) / form->each;
}

static gboolean
can_be (Form *form, const xmlNode *node, const char *name, const MuUnitOutcome *outcome, int lost)
{
  const guint before = form->count;
  const int start = outcome->figures_start, each = form->each;
  const int men = number (form, node, "men", lost * each);
  const gboolean destroyed = outcome->fate == MU_FATE_DESTROYED;
  if (lost > start)
    note (form, node, _ ("%s: %d figures lost of %d cannot be"), name, lost, start);
  else if (men > start * each)
    note (form, node, _ ("%s: %d men lost, but its %d figures stand for %d"), name, men, start,
          start * each);
  else if (destroyed && lost < start)
    note (form, node, _ ("%s is destroyed, but %d of its %d figures are lost; all of them are"),
          name, lost, start);
  else if (!destroyed && lost == start)
    note (form, node, _ ("%s has lost all its %d figures; its fate is destroyed"), name, start);
  else if (!destroyed && men / each != lost)
    note (form, node, _ ("%s: %d men lost are %d figures, not %d"), name, men, men / each, lost);
  return form->count == before;
}

static gboolean
has_broken (const MuUnitOutcome *outcome)
{
  return outcome->fate == MU_FATE_IN_ROUT || outcome->fate == MU_FATE_ROUTED_OFF;
}

static void
read_breaks (Form *form, const xmlNode *node, const char *name, MuUnitOutcome *outcome)
{
  const int breaks = number (form, node, "breaks", has_broken (outcome) ? 1 : 0);
  if (breaks == 0 && has_broken (outcome))
    note (form, node, _ ("%s is in rout or routed off, but never broke; write how often it did"),
          name);
  outcome->breaks = (guint8) MIN (breaks, G_MAXUINT8);
}

static MuUnitOutcome
read_loss (Form *form, const xmlNode *node, const MuListUnit *unit)
{
  const int start = mu_list_unit_strength (unit), each = form->each;
  MuUnitOutcome outcome = { .figures_start = start, .figures_left = start };
  check_unit (form, node, unit);
  if (!is_filled_in (form, node, unit))
    return outcome;
  outcome.fate = (guint8) word (form, node, "fate", mu_sheet_fates, 0);
  const int lost = figures_lost (form, node, &outcome);
  if (!can_be (form, node, unit->name, &outcome, lost))
    return outcome;
  outcome.figures_left = start - lost;
  outcome.casualties = number (form, node, "men", lost * each);
  outcome.carried = outcome.fate == MU_FATE_DESTROYED ? 0 : outcome.casualties - lost * each;
  outcome.inflicted = number (form, node, "inflicted", 0);
  read_breaks (form, node, unit->name, &outcome);
  return outcome;
}

/* --- a side ------------------------------------------------------------- */

static void
read_general (Form *form, const xmlNode *node, MuBattleSideRecord *side)
{
  const gboolean here = mu_battle_general_unit (side) != MU_LIST_NO_UNIT;
  side->general_lost
      = has (node, "general-lost") && mu_reader_flag (form->reader, node, "general-lost");
  if (here && !has (node, "general-lost"))
    note (form, node, _ ("%s: whether the commander-in-chief was lost is missing; write yes or no"),
          side->list->name);
  if (!here && side->general_lost)
    note (form, node, _ ("%s has no commander-in-chief on the table who could be lost"),
          side->list->name);
}

/* In the order of the schema. */
static const char *const ends[] = { "killed", "captured", "wounded", NULL };

static void
read_end (Form *form, const xmlNode *node, MuSide which)
{
  const MuBattleSideRecord *side = &form->record->side[which];
  const int told = word (form, node, "general-fate", ends, -1);
  form->end[which] = MU_GENERAL_END_LOST;
  if (told >= 0)
    mu_general_end_find (ends[told], &form->end[which]);
  if (told >= 0 && !side->general_lost)
    note (form, node,
          _ ("%s: a commander-in-chief who was %s is lost; write general-lost=\"yes\", or leave "
             "general-fate out"),
          side->list->name, ends[told]);
}

static void
read_units (Form *form, const xmlNode *losses, MuBattleSideRecord *side)
{
  const guint units = side->list->units->len;
  const xmlNode *at = mu_reader_first (losses, "loss");
  for (guint i = 0; i < units && at; i++, at = mu_reader_next (at)) {
    if (number (form, at, "unit", 0) != (int) i + 1) {
      note (form, at, _ ("the result of unit %d is expected here"), (int) i + 1);
      return;
    }
    MuUnitOutcome outcome = read_loss (form, at, mu_list_unit (side->list, i));
    g_array_append_val (side->results, outcome);
  }
  if (at || side->results->len < units)
    note (form, at ? at : losses, _ ("%s has %u units; each has one result"), side->list->name,
          units);
}

static void
read_losses (Form *form, const xmlNode *losses, MuSide which)
{
  MuBattleSideRecord *side = &form->record->side[which];
  g_autofree char *army = mu_xml_get (losses, "army");
  if (word (form, losses, "side", mu_sheet_sides, MU_SIDE_NONE) != (int) which) {
    note (form, losses, "%s", _ ("side a is expected first, then side b"));
    return;
  }
  if (mu_reader_has (losses, "army") && !g_str_equal (army, side->list->name))
    note (form, losses, _ ("%s stands where %s is in the army list"), army, side->list->name);
  read_general (form, losses, side);
  read_end (form, losses, which);
  read_units (form, losses, side);
}

/* --- the battle --------------------------------------------------------- */

/* The day may have turned out other than was rolled for it. */
static void
read_weather (Form *form, const xmlNode *played)
{
  MuBattleRecord *record = form->record;
  const int weather = word (form, played, "weather", mu_sheet_weathers, (int) record->weather);
  if (weather != (int) record->weather)
    record->weather_face = 0;
  record->weather = (MuWeather) weather;
}

static void
check_nothing_else (Form *form, const xmlNode *root)
{
  static const char *const others[] = { "ruling", "new-orders", "concession", "stage" };
  for (guint i = 0; i < G_N_ELEMENTS (others); i++) {
    const xmlNode *other = mu_reader_first (root, others[i]);
    if (other)
      note (form, other, _ ("a battle that was fought on the table has no <%s> here"), others[i]);
  }
  if (!form->system->tell)
    note (form, root, _ ("only battles by WRG 5th can be counted from their losses"));
}

static int
read_head (Form *form, const xmlNode *played)
{
  const int periods = number (form, played, "periods", 0);
  if (!has (played, "periods"))
    note (form, played, _ ("the periods that were played are missing; write how many"));
  else if (periods < 1 || periods > 255)
    note (form, played, _ ("%d periods cannot be; expected 1 to 255"), periods);
  read_weather (form, played);
  return periods;
}

/* What is counted is written to sheets, which hold so much. */
static void
check_points (Form *form, const xmlNode *played)
{
  const xmlNode *losses = mu_reader_first (played, "losses");
  for (int side = 0; side < MU_SIDES; side++, losses = mu_reader_next (losses))
    if (form->record->side[side].left_quarters > 4 * MU_LIST_POINTS_MAX)
      note (form, losses, _ ("%s would have more than %d points left; correct its objectives"),
            form->record->side[side].list->name, MU_LIST_POINTS_MAX);
}

/* Who has won follows from the count; a claim of something else is a mistake in one of them. */
static void
check_winner (Form *form, const xmlNode *played)
{
  const MuBattleRecord *record = form->record;
  const MuSide winner
      = (MuSide) word (form, played, "winner", mu_sheet_winners, (int) record->winner);
  if (winner == record->winner)
    return;
  g_autofree char *left_a = mu_account_points (record->side[MU_SIDE_A].left_quarters);
  g_autofree char *start_a = mu_account_points (record->side[MU_SIDE_A].start_quarters);
  g_autofree char *left_b = mu_account_points (record->side[MU_SIDE_B].left_quarters);
  g_autofree char *start_b = mu_account_points (record->side[MU_SIDE_B].start_quarters);
  note (form, played, /* wrg.victory.margin */
        _ ("the winner is said to be %s, but %s of %s points left to a and %s of %s to b make it "
           "%s; correct the losses, or leave the winner out"),
        mu_sheet_winners[winner], left_a, start_a, left_b, start_b,
        mu_sheet_winners[record->winner]);
}

static void
end (Form *form, const xmlNode *played, int periods)
{
  MuBattleRecord *record = form->record;
  gint64 objectives[MU_SIDES];
  const xmlNode *losses = mu_reader_first (played, "losses");
  for (int side = 0; side < MU_SIDES; side++, losses = mu_reader_next (losses))
    objectives[side] = number (form, losses, "objectives", 0);
  form->system->tell (record, periods,
                      (MuSide) word (form, played, "conceded", mu_sheet_sides, MU_SIDE_NONE),
                      objectives, form->end);
  check_points (form, played);
  check_winner (form, played);
}

static void
read_sides (Form *form, const xmlNode *played)
{
  const xmlNode *losses = mu_reader_first (played, "losses");
  for (int side = 0; side < MU_SIDES; side++, losses = mu_reader_next (losses))
    read_losses (form, losses, (MuSide) side);
}

static void
hand_on (Form *form)
{
  if (form->count > FAULTS_SHOWN)
    g_string_append_printf (
        form->faults,
        ngettext ("; and %u place more", "; and %u places more", form->count - FAULTS_SHOWN),
        form->count - FAULTS_SHOWN);
  if (form->count > 0)
    mu_sheet_note (form->reader,
                   g_error_new_literal (MU_FILE_ERROR, MU_FILE_ERROR_INVALID, form->faults->str));
}

void
mu_sheet_read_played (MuReader *reader, const xmlNode *root, MuBattleRecord *record)
{
  const xmlNode *played = mu_reader_first (root, "played");
  if (!played || reader->error)
    return;
  const MuReportSystem *system = mu_report_system (record->rules);
  Form form = { .reader = reader,
                .record = record,
                .system = system,
                .each = MAX (system->men_per_figure, 1),
                .faults = g_string_new (NULL) };
  check_nothing_else (&form, root);
  const int periods = read_head (&form, played);
  read_sides (&form, played);
  if (form.count == 0 && !reader->error)
    end (&form, played, periods);
  hand_on (&form);
  g_string_free (form.faults, TRUE);
}
