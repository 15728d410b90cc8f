/* A unit as a line of text. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/text/text_private.h"
#include "lists/xml/reader.h"

/* --- what a player leaves out -------------------------------------------- */

static gboolean
same_text (const char *a, const char *b)
{
  g_autofree char *one = g_utf8_casefold (a, -1);
  g_autofree char *other = g_utf8_casefold (b, -1);
  return strcmp (one, other) == 0;
}

/* The option that the unit is called after; else the only one with its troops; else NULL. */
static const MuBookOption *
find_option (const MuBook *book, const MuListUnit *unit, int year)
{
  const MuBookOption *only = NULL;
  int fitting = 0;
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    if (same_text (option->name, unit->name) || same_text (option->id, unit->name))
      return option;
    if (!mu_book_option_in_year (option, year)
        || mu_book_option_way (option, &unit->troop, NULL, year) < 0)
      continue;
    only = option;
    fitting++;
  }
  return fitting == 1 ? only : NULL;
}

/* A model's crew is that of the book's way to have it. */
static void
fill_crew (MuListUnit *unit, const MuBookOption *option, int year)
{
  const int way = mu_book_option_way (option, &unit->troop, NULL, year);
  if (way >= 0)
    unit->crew = ((const MuBookTroop *) g_ptr_array_index (option->troops, way))->crew;
}

/* --- reading ------------------------------------------------------------- */

typedef struct {
  MuListUnit *unit;
  gboolean option, ranks, line, order, crew; /* which were said */
} Said;

/* Transport that the book does not list: wrg.orders.attack, it can but hold. */
static void
fill_train (const Said *said)
{
  MuListUnit *unit = said->unit;
  if (!mu_type_is_transport ((MuTroopType) unit->troop.type))
    return;
  if (!said->option) {
    g_free (unit->option);
    unit->option = g_strdup (MU_LIST_TRAIN);
  }
  if (!said->order)
    unit->order = MU_ORDER_HOLD;
}

static void
fill (const Said *said, const MuBook *book, int year)
{
  MuListUnit *unit = said->unit;
  if (*unit->book || !book)
    return;
  const MuBookOption *option
      = said->option ? mu_book_option (book, unit->option) : find_option (book, unit, year);
  if (!option) {
    fill_train (said);
    return;
  }
  if (!said->option) {
    g_free (unit->option);
    unit->option = g_strdup (option->id);
  }
  if (!said->crew)
    fill_crew (unit, option, year);
  unit->ranks = said->ranks ? unit->ranks : option->ranks;
  unit->line = said->line ? unit->line : option->line;
  unit->order = said->order ? unit->order : option->order;
}

static void
read_troop (MuTypedLine *text, MuTroop *troop)
{
  size_t at = 0;
  g_autofree char *notation = mu_typed_field (text, ",([");
  const MuTroopFault fault = mu_troop_parse (notation, troop, &at);
  if (fault == MU_TROOP_PARSE_OK)
    return;
  g_autofree char *word = g_strndup (notation + at, strcspn (notation + at, " \t"));
  mu_typed_fail (text, _ ("troop “%s” cannot be read at “%s”: %s"), notation, word,
                 mu_words_parse_error (fault));
}

static void
read_crew_weapons (MuTypedLine *text, MuCrew *crew)
{
  do {
    if (crew->count == MU_CREW_MAX) {
      mu_typed_fail (text, _ ("more than %d crew figures on one model"), MU_CREW_MAX);
      return;
    }
    crew->weapon[crew->count++] = (uint8_t) mu_typed_choice (text, _ ("weapon"), mu_words_weapon);
  } while (mu_typed_mark (text, ','));
}

/* What is said twice may have been meant in either way. */
static void
say_once (MuTypedLine *text, gboolean *said, const char *what)
{
  if (*said)
    mu_typed_fail (text, _ ("%s is said twice; leave one out"), what);
  *said = TRUE;
}

static void
read_depth (MuTypedLine *text, Said *said)
{
  say_once (text, &said->ranks, _ ("the depth"));
  said->unit->ranks = mu_typed_number (text, _ ("the depth"), 1, MU_LIST_RANKS_MAX);
  if (!mu_typed_word (text, "deep"))
    mu_typed_fail (text, _ ("expected “deep” after the number of ranks"));
}

static gboolean
is_depth (const MuTypedLine *text)
{
  MuTypedLine ahead = { .at = text->at };
  mu_typed_skip (&ahead);
  ahead.at += strspn (ahead.at, "0123456789");
  return mu_typed_word (&ahead, "deep");
}

static void
read_crew (MuTypedLine *text, Said *said)
{
  MuCrew *crew = &said->unit->crew;
  say_once (text, &said->crew, _ ("the crew"));
  const gboolean weapons = mu_typed_word (text, "crew");
  if (weapons)
    read_crew_weapons (text, crew);
  if (!weapons || mu_typed_mark (text, ';')) {
    crew->horses = (uint8_t) mu_typed_number (text, _ ("the number of horses"), 2, 4);
    if (!mu_typed_word (text, "horses"))
      mu_typed_fail (text, _ ("expected “horses” after their number"));
  }
}

/* "(crew JLS, B; 4 horses)", or one of the two; "(2 deep)", as some write it. */
static void
read_brackets (MuTypedLine *text, Said *said)
{
  while (!text->error && mu_typed_mark (text, '(')) {
    if (is_depth (text))
      read_depth (text, said);
    else
      read_crew (text, said);
    mu_typed_need (text, ')', ")");
  }
}

static gboolean
read_order (MuTypedLine *text, Said *said)
{
  for (int i = 0; mu_words_order[i]; i++)
    if (mu_typed_word (text, mu_words_order[i])) {
      say_once (text, &said->order, _ ("the order"));
      said->unit->order = (MuOrder) i;
      return TRUE;
    }
  return FALSE;
}

static void
read_unit_line (MuTypedLine *text, Said *said)
{
  say_once (text, &said->line, _ ("the line"));
  said->unit->line = mu_typed_number (text, _ ("the line"), 1, MU_LIST_LINES_MAX + 1) - 1;
}

/* "stand Trained Veteran HI close pilum Sh" */
static gboolean
read_stand (MuTypedLine *text, MuListUnit *unit)
{
  MuAwfpTroop stand;
  if (!mu_typed_word (text, "stand"))
    return FALSE;
  g_free (unit->stand);
  unit->stand = mu_typed_field (text, ",[");
  if (mu_awfp_troop_parse (unit->stand, &stand, NULL) != MU_AWFP_PARSE_OK)
    mu_typed_fail (text, _ ("“%s” is no Fast Play stand"), unit->stand);
  return TRUE;
}

static gboolean
read_flag (MuTypedLine *text, MuListUnit *unit)
{
  if (mu_typed_word (text, "sub-unit"))
    return unit->sub_unit = TRUE;
  if (mu_typed_word (text, "bodyguard"))
    return unit->bodyguard = TRUE;
  if (mu_typed_word (text, "forced march"))
    return unit->forced_march = TRUE;
  if (!mu_typed_word (text, "mixed"))
    return FALSE;
  unit->mixed = (MuMixedHow) mu_typed_choice (text, _ ("way to be mixed"), mu_words_mixed);
  return TRUE;
}

static void
read_part (MuTypedLine *text, Said *said)
{
  mu_typed_skip (text);
  if (g_ascii_isdigit (*text->at)) {
    read_depth (text, said);
  } else if (mu_typed_word (text, "line")) {
    read_unit_line (text, said);
  } else if (!read_order (text, said) && !read_flag (text, said->unit)
             && !read_stand (text, said->unit)) {
    g_autofree char *part = mu_typed_field (text, ",[");
    mu_typed_fail (text,
                   _ ("“%s” cannot be said of a unit; expected “4 deep”, “line 2”, attack, hold, "
                      "skirmish, sub-unit, bodyguard, forced march, mixed behind or mixed flanks"),
                   part);
  }
}

/* "[option hastati; book numidian]" */
static void
read_option (MuTypedLine *text, Said *said)
{
  if (!mu_typed_mark (text, '['))
    return;
  if (!mu_typed_word (text, "option"))
    mu_typed_fail (text, _ ("expected “option” and its id after ["));
  g_free (said->unit->option);
  said->unit->option = mu_typed_field (text, ";]");
  said->option = TRUE;
  if (mu_typed_mark (text, ';')) {
    if (!mu_typed_word (text, "book"))
      mu_typed_fail (text, _ ("expected “book” and its id after ;"));
    g_free (said->unit->book);
    said->unit->book = mu_typed_field (text, "]");
  }
  mu_typed_need (text, ']', "]");
}

/* One without a name says so with "". */
static void
read_name (MuTypedLine *text, MuListUnit *unit)
{
  g_free (unit->name);
  unit->name = mu_typed_name (text, _ ("The unit's name"), ":");
  if (!*unit->name && !text->quoted && *text->at == ':')
    mu_typed_fail (text,
                   _ ("the unit has no name; expected one, as “24 Hastati: Reg C HI HTW Sh”"));
}

MuListUnit *
mu_typed_read_unit (MuTypedLine *text, const MuBook *book, int year)
{
  MuListUnit *unit = mu_list_unit_new ();
  Said said = { .unit = unit };
  unit->figures = mu_typed_count (text, _ ("the number of figures"), 1, MU_LIST_FIGURES_MAX);
  read_name (text, unit);
  mu_typed_need (text, ':', _ (": and the troop in notation"));
  if (!text->error)
    read_troop (text, &unit->troop);
  read_brackets (text, &said);
  while (!text->error && mu_typed_mark (text, ','))
    read_part (text, &said);
  read_option (text, &said);
  mu_typed_end (text);
  if (!text->error)
    fill (&said, book, year);
  return unit;
}

/* --- writing ------------------------------------------------------------- */

static void
write_crew (GString *out, const MuCrew *crew)
{
  if (crew->count == 0 && crew->horses == 0)
    return;
  g_string_append (out, " (");
  for (int i = 0; i < crew->count; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? ", " : "crew ", mu_words_weapon[crew->weapon[i]]);
  if (crew->horses > 0)
    g_string_append_printf (out, "%s%d horses", crew->count > 0 ? "; " : "", crew->horses);
  g_string_append_c (out, ')');
}

static void
write_flags (GString *out, const MuListUnit *unit)
{
  if (unit->sub_unit)
    g_string_append (out, ", sub-unit");
  if (unit->bodyguard)
    g_string_append (out, ", bodyguard");
  if (unit->mixed != MU_NOT_MIXED)
    g_string_append_printf (out, ", mixed %s", mu_words_mixed[unit->mixed]);
  if (unit->forced_march)
    g_string_append (out, ", forced march");
}

void
mu_typed_write_unit (GString *out, const MuListUnit *unit)
{
  char notation[64];
  g_string_append_printf (out, "%d ", unit->figures);
  mu_typed_put (out, unit->name, ":");
  g_string_append_printf (out, ": %s", mu_troop_format (&unit->troop, notation, sizeof notation));
  write_crew (out, &unit->crew);
  g_string_append_printf (out, ", %d deep, %s, line %d", unit->ranks, mu_words_order[unit->order],
                          unit->line + 1);
  write_flags (out, unit);
  if (*unit->stand)
    g_string_append_printf (out, ", stand %s", unit->stand);
  g_string_append (out, " [option ");
  mu_typed_put (out, unit->option, ";]");
  if (*unit->book) {
    g_string_append (out, "; book ");
    mu_typed_put (out, unit->book, "]");
  }
  g_string_append (out, "]\n");
}
