/* Faults come from two: what is missing, and years, are looked at here, in words for who types;
 * everything else the reader of books says, who is held against the same tree. */
#include "lists/draft/draft_check.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/book/book_findings.h"
#include "lists/book/book_reading.h"
#include "lists/draft/draft_private.h"
#include "lists/words/year.h"
#include "lists/xml/reader.h"
#include "lists/xml/xml.h"

static void
fault_free (gpointer data)
{
  MuDraftFault *fault = data;
  g_free (fault->words);
  g_free (fault);
}

/* Takes the words. */
static void
add_fault (GPtrArray *faults, MuDraftPlace place, MuDraftField field, char *words)
{
  const MuDraftFault fault = { place, field, words };
  g_ptr_array_add (faults, g_memdup2 (&fault, sizeof fault));
}

static gboolean
same_place (MuDraftPlace one, MuDraftPlace other)
{
  return one.part == other.part && one.of == other.of && one.at == other.at;
}

static gboolean
has_fault (const GPtrArray *faults, MuDraftPlace place, MuDraftField field)
{
  for (guint i = 0; i < faults->len; i++) {
    const MuDraftFault *fault = g_ptr_array_index (faults, i);
    if (fault->field == field && same_place (fault->place, place))
      return TRUE;
  }
  return FALSE;
}

/* --- what is missing --------------------------------------------------------- */

static char *
missing_words (MuDraftField field)
{
  const char *called = mu_draft_field_words (field);
  g_autofree char *years = NULL;
  switch (mu_draft_field_kind (field)) {
  case MU_DRAFT_KIND_NUMBER:
    return g_strdup_printf (_ ("%s: write a number"), called);
  case MU_DRAFT_KIND_YEAR:
    years = mu_year_expected ();
    return g_strdup_printf (_ ("%s: write a year. %s"), called, years);
  case MU_DRAFT_KIND_NOTATION:
    return g_strdup_printf (_ ("%s: write them in notation, as “Reg C HI HTW Sh”"), called);
  case MU_DRAFT_KIND_NAME:
  case MU_DRAFT_KIND_PROSE:
    return g_strdup_printf (_ ("%s: write one"), called);
  case MU_DRAFT_KIND_WORD:
  case MU_DRAFT_KIND_FLAG:
    break;
  }
  return g_strdup_printf (_ ("%s: choose one"), called);
}

/* Numbers that only some conditions have. */
static gboolean
condition_lacks (const MuDraft *draft, MuDraftPlace place, MuDraftField field)
{
  g_autofree char *kind = mu_draft_get (draft, place, MU_DRAFT_KIND);
  return field == MU_DRAFT_COUNT ? strcmp (kind, "not-with") != 0
                                 : field == MU_DRAFT_PER && g_str_has_prefix (kind, "at-");
}

static gboolean
must_be_there (const MuDraft *draft, MuDraftPlace place, MuDraftField field)
{
  if (!mu_draft_part_has (place.part, field))
    return FALSE;
  return place.part == MU_DRAFT_CONDITION && mu_draft_may_be_empty (place.part, field)
             ? condition_lacks (draft, place, field)
             : !mu_draft_may_be_empty (place.part, field);
}

static void
find_missing (const MuDraft *draft, MuDraftPlace place, GPtrArray *faults)
{
  for (MuDraftField field = MU_DRAFT_ID; field < MU_DRAFT_FIELDS; field++) {
    g_autofree char *text = mu_draft_get (draft, place, field);
    if (*text == '\0' && must_be_there (draft, place, field))
      add_fault (faults, place, field, missing_words (field));
  }
}

/* --- years ------------------------------------------------------------------- */

typedef struct {
  int from, to;
} Years;

/* The year as it is filed; FALSE for what is none, which is told. */
static gboolean
read_year (const MuDraft *draft, MuDraftPlace place, MuDraftField field, int *year,
           GPtrArray *faults)
{
  g_autofree char *text = mu_xml_get (mu_draft_node (draft, place), mu_draft_key (field));
  gint64 number;
  if (*text == '\0')
    return TRUE; /* that of what it stands in */
  if (g_ascii_string_to_signed (text, 10, MU_YEAR_MIN, MU_YEAR_MAX, &number, NULL) && number != 0) {
    *year = (int) number;
    return TRUE;
  }
  const MuYearFault fault = mu_year_parse (text, year, NULL);
  add_fault (faults, place, field, mu_year_refusal (text, fault));
  return FALSE;
}

static char *
late_words (Years years)
{
  g_autofree char *from = mu_year_format (years.from);
  g_autofree char *to = mu_year_format (years.to);
  return g_strdup_printf (_ ("The first year, %s, is later than the last, %s"), from, to);
}

static char *
outside_words (int year, Years within)
{
  g_autofree char *told = mu_year_format (year);
  g_autofree char *from = mu_year_format (within.from);
  g_autofree char *to = mu_year_format (within.to);
  return g_strdup_printf (_ ("%s is outside %s to %s, the years of what it belongs to"), told, from,
                          to);
}

/* Those of a row, which lie within those of what it stands in; what is wrong counts as left out. */
static Years
check_years (const MuDraft *draft, MuDraftPlace place, Years within, GPtrArray *faults)
{
  Years years = within;
  const gboolean first = read_year (draft, place, MU_DRAFT_FROM, &years.from, faults);
  const gboolean last = read_year (draft, place, MU_DRAFT_TO, &years.to, faults);
  years.from = first ? years.from : within.from;
  years.to = last ? years.to : within.to;
  if (years.from < within.from || years.from > within.to)
    add_fault (faults, place, MU_DRAFT_FROM, outside_words (years.from, within));
  else if (years.to < within.from || years.to > within.to)
    add_fault (faults, place, MU_DRAFT_TO, outside_words (years.to, within));
  else if (years.from > years.to)
    add_fault (faults, place, MU_DRAFT_TO, late_words (years));
  else if (first && last)
    return years;
  return within;
}

/* --- row by row -------------------------------------------------------------- */

static void
check_row (const MuDraft *draft, MuDraftPlace place, Years *years, GPtrArray *faults)
{
  find_missing (draft, place, faults);
  if (mu_draft_part_has (place.part, MU_DRAFT_FROM))
    *years = check_years (draft, place, *years, faults);
}

static void
check_rows (const MuDraft *draft, MuDraftPart part, int of, Years within, GPtrArray *faults)
{
  const int count = (int) mu_draft_count (draft, part, of);
  for (int i = 0; i < count; i++) {
    Years years = within;
    check_row (draft, (MuDraftPlace){ part, of, i }, &years, faults);
  }
}

static void
check_option (const MuDraft *draft, int at, Years within, GPtrArray *faults)
{
  const MuDraftPlace place = { MU_DRAFT_OPTION, 0, at };
  Years years = within;
  check_row (draft, place, &years, faults);
  check_rows (draft, MU_DRAFT_WAY, at, years, faults);
  check_rows (draft, MU_DRAFT_CONDITION, at, years, faults);
  if (mu_draft_count (draft, MU_DRAFT_WAY, at) == 0)
    add_fault (faults, place, MU_DRAFT_FIELDS,
               g_strdup (_ ("Nobody is armed: say which troops these are")));
}

static void
check_limit (const MuDraft *draft, int at, Years within, GPtrArray *faults)
{
  const MuDraftPlace place = { MU_DRAFT_LIMIT, 0, at };
  find_missing (draft, place, faults);
  check_rows (draft, MU_DRAFT_MEMBER, at, within, faults);
  if (mu_draft_count (draft, MU_DRAFT_MEMBER, at) == 0)
    add_fault (faults, place, MU_DRAFT_FIELDS,
               g_strdup (_ ("It counts nobody: choose whose numbers it is for")));
}

static void
check_enemy (const MuDraft *draft, int at, GPtrArray *faults)
{
  const MuDraftPlace place = { MU_DRAFT_ENEMY, 0, at };
  g_autofree char *name = mu_draft_get (draft, place, MU_DRAFT_NAME);
  g_autofree char *book = mu_draft_get (draft, place, MU_DRAFT_ALLY_BOOK);
  if (*name == '\0' && *book == '\0')
    add_fault (faults, place, MU_DRAFT_NAME, missing_words (MU_DRAFT_NAME));
}

static void
check_all (const MuDraft *draft, GPtrArray *faults)
{
  const MuDraftPlace book = { MU_DRAFT_BOOK, 0, 0 };
  const int options = (int) mu_draft_count (draft, MU_DRAFT_OPTION, 0);
  Years years = { MU_YEAR_MIN, MU_YEAR_MAX };
  check_row (draft, book, &years, faults);
  check_rows (draft, MU_DRAFT_GENERAL, 0, years, faults);
  for (guint i = 0; i < mu_draft_count (draft, MU_DRAFT_ENEMY, 0); i++)
    check_enemy (draft, (int) i, faults);
  for (int i = 0; i < options; i++)
    check_option (draft, i, years, faults);
  for (guint i = 0; i < mu_draft_count (draft, MU_DRAFT_LIMIT, 0); i++)
    check_limit (draft, (int) i, years, faults);
  check_rows (draft, MU_DRAFT_ALLY, 0, years, faults);
  if (options == 0)
    add_fault (faults, book, MU_DRAFT_FIELDS, g_strdup (_ ("The book has no troops: add some")));
}

/* --- what the reader says ---------------------------------------------------- */

typedef struct {
  MuReaderListener listener; /* first: a listener is one of these */
  const MuDraft *draft;
  GPtrArray *faults;
  GPtrArray *between; /* of rows as a whole */
} Hearing;

/* A number that is held against another says nothing while that one is wrong. */
static gboolean
partner_is_wrong (const GPtrArray *faults, MuDraftPlace place, MuDraftField field)
{
  switch ((int) field) {
  case MU_DRAFT_MIN:
    return has_fault (faults, place, MU_DRAFT_MAX);
  case MU_DRAFT_UNIT_MIN:
    return has_fault (faults, place, MU_DRAFT_UNIT_MAX);
  case MU_DRAFT_STANDS_MIN:
    return has_fault (faults, place, MU_DRAFT_STANDS_MAX);
  }
  return FALSE;
}

static void
told (const MuReaderListener *listener, const xmlNode *node, const char *attribute,
      const char *what)
{
  const Hearing *hearing = (const Hearing *) listener;
  const MuDraftPlace place = mu_draft_place_of (hearing->draft, node);
  const MuDraftField field = attribute ? mu_draft_field_of (attribute) : MU_DRAFT_FIELDS;
  if (field < MU_DRAFT_FIELDS && mu_draft_field_kind (field) == MU_DRAFT_KIND_YEAR)
    return; /* looked at already */
  if (field == MU_DRAFT_FIELDS)
    add_fault (hearing->between, place, field, g_strdup (what));
  else if (!has_fault (hearing->faults, place, field)
           && !partner_is_wrong (hearing->faults, place, field))
    add_fault (hearing->faults, place, field, g_strdup (what));
}

static const char *
word_of (const char *attribute)
{
  const MuDraftField field = mu_draft_field_of (attribute);
  return field < MU_DRAFT_FIELDS ? mu_draft_field_words (field) : attribute;
}

/* Fallbacks stand where fields are wrong, so what rows say of each other waits for them. */
static void
hear_reader (const MuDraft *draft, GPtrArray *faults)
{
  g_autoptr (GPtrArray) between = g_ptr_array_new_with_free_func (fault_free);
  const Hearing hearing = { { told, word_of }, draft, faults, between };
  MuReader reader = { .file = "", .comes_in = TRUE, .listener = &hearing.listener };
  mu_book_free (mu_book_read_root (&reader, mu_draft_root (draft)));
  g_clear_error (&reader.error);
  if (faults->len == 0)
    g_ptr_array_extend_and_steal (faults, g_steal_pointer (&between));
}

/* --- lines of the file ------------------------------------------------------- */

/* The last element that begins on the line or before it. */
static const xmlNode *
element_at (const xmlNode *node, long line)
{
  const xmlNode *found = node;
  for (const xmlNode *at = node->children; at; at = at->next)
    if (at->type == XML_ELEMENT_NODE && xmlGetLineNo (at) <= line)
      found = at;
  return found == node ? node : element_at (found, line);
}

static MuDraftPlace
place_of_line (const MuDraft *draft, long line)
{
  gsize length;
  g_autofree char *data = mu_draft_write (draft, &length);
  g_autoptr (MuDraft) read = mu_draft_read (data, length, "", NULL);
  return read ? mu_draft_place_of (read, element_at (mu_draft_root (read), line))
              : (MuDraftPlace){ MU_DRAFT_BOOK, 0, 0 };
}

MuBook *
mu_draft_book (const MuDraft *draft, GError **error)
{
  gsize length;
  g_autofree char *data = mu_draft_write (draft, &length);
  return mu_book_read_data (data, length, "", error);
}

/* The schema's word, as ":12: what". */
static void
add_refusal (const MuDraft *draft, const char *message, GPtrArray *faults)
{
  char *rest = NULL;
  const long line = *message == ':' ? (long) g_ascii_strtoll (message + 1, &rest, 10) : 0;
  const char *what = rest && g_str_has_prefix (rest, ": ") ? rest + 2 : message;
  add_fault (faults, place_of_line (draft, line), MU_DRAFT_FIELDS, g_strdup (what));
}

/* --- the whole --------------------------------------------------------------- */

static int
part_of (const MuDraftPlace *place)
{
  switch ((int) place->part) {
  case MU_DRAFT_WAY:
  case MU_DRAFT_CONDITION:
    return MU_DRAFT_OPTION;
  case MU_DRAFT_MEMBER:
    return MU_DRAFT_LIMIT;
  }
  return place->part;
}

static gint
compare_faults (gconstpointer a, gconstpointer b)
{
  const MuDraftPlace *one = &(*(const MuDraftFault *const *) a)->place;
  const MuDraftPlace *other = &(*(const MuDraftFault *const *) b)->place;
  if (part_of (one) != part_of (other))
    return part_of (one) - part_of (other);
  const int top = part_of (one) == (int) one->part ? one->at : one->of;
  const int other_top = part_of (other) == (int) other->part ? other->at : other->of;
  if (top != other_top)
    return top - other_top;
  return one->part != other->part ? (int) one->part - (int) other->part : one->at - other->at;
}

GPtrArray *
mu_draft_faults (const MuDraft *draft)
{
  GPtrArray *faults = g_ptr_array_new_with_free_func (fault_free);
  g_autoptr (GError) error = NULL;
  check_all (draft, faults);
  hear_reader (draft, faults);
  if (faults->len == 0) {
    g_autoptr (MuBook) book = mu_draft_book (draft, &error);
    if (!book)
      add_refusal (draft, error->message, faults);
  }
  g_ptr_array_sort (faults, compare_faults);
  return faults;
}

GPtrArray *
mu_draft_years_without_list (const MuDraft *draft, const MuBook *book)
{
  GPtrArray *faults = g_ptr_array_new_with_free_func (fault_free);
  g_autoptr (GPtrArray) findings = mu_book_find (book);
  for (guint i = 0; i < findings->len; i++) {
    const MuBookFinding *finding = g_ptr_array_index (findings, i);
    if (finding->kind == MU_FINDING_NO_LIST)
      add_fault (faults, place_of_line (draft, finding->row), MU_DRAFT_FIELDS,
                 mu_book_finding_words (book, finding));
  }
  return faults;
}
