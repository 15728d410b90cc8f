/* Advice on an army book: what it lacks, and what nobody could use. */
#include "lists/book/book_advice.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/book/book_findings.h"
#include "lists/list/terms.h"
#include "lists/system.h"
#include "rules/troop/troop.h"

/* A club's usual evening; compulsory troops should leave half of it open. */
#define USUAL_POINTS 1000

static void advise (GPtrArray *advice, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
advise (GPtrArray *advice, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_ptr_array_add (advice, g_strdup_vprintf (format, args));
  va_end (args);
}

/* --- the book ------------------------------------------------------------ */

static gboolean
has_guard (const MuBook *book)
{
  for (guint i = 0; i < book->options->len; i++)
    if (((const MuBookOption *) g_ptr_array_index (book->options, i))->bodyguard)
      return TRUE;
  return FALSE;
}

static void
advise_parts (GPtrArray *advice, const MuBook *book)
{
  if (book->land == MU_LAND_UNSAID)
    advise (advice, _ ("it does not say from which land (land=\"…\") the army is"));
  if (!book->note)
    advise (advice, _ ("it has no note about the army"));
  if (book->sources->len == 0)
    advise (advice, _ ("it names no source"));
  if (book->generals->len == 0)
    advise (advice, _ ("it names no general"));
  if (book->enemies->len == 0)
    advise (advice, _ ("it names no enemy"));
  if (!book->doctrine.given)
    advise (advice, _ ("it has no doctrine: its troops deploy by kind"));
  if (!has_guard (book))
    advise (advice, _ ("no troops may guard a general"));
}

static int
cheapest (const MuBookOption *option)
{
  const MuListSystem *system = mu_list_system_of_books ();
  int least = G_MAXINT;
  for (guint i = 0; i < option->troops->len; i++)
    least = MIN (least, system->way_points (g_ptr_array_index (option->troops, i)));
  return least;
}

static void
advise_compulsory (GPtrArray *advice, const MuBook *book)
{
  int points = 0;
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    points += option->min * cheapest (option);
  }
  g_autofree char *cost = mu_term_number (points);
  g_autofree char *usual = mu_term_number (USUAL_POINTS);
  if (points > USUAL_POINTS / 2)
    advise (advice, _ ("its compulsory troops cost %s points, more than half of %s"), cost, usual);
}

/* --- options and ways ---------------------------------------------------- */

static gboolean
same_way (const MuBookTroop *a, const MuBookTroop *b)
{
  return a->troop.regular == b->troop.regular
         && a->troop.class == b->troop.class && a->troop.type == b->troop.type
         && a->troop.shield == b->troop.shield && a->troop.breed == b->troop.breed
         && a->troop.weapons == b->troop.weapons && memcmp (&a->crew, &b->crew, sizeof a->crew) == 0
         && a->from <= b->to && b->from <= a->to;
}

static void
advise_ways (GPtrArray *advice, const MuBookOption *option)
{
  for (guint i = 0; i < option->troops->len; i++)
    for (guint j = i + 1; j < option->troops->len; j++)
      if (same_way (g_ptr_array_index (option->troops, i), g_ptr_array_index (option->troops, j)))
        advise (advice, _ ("%s: ways %u and %u are the same"), option->name, i + 1, j + 1);
}

/* Skirmishing is not for everybody. */
static void
advise_order (GPtrArray *advice, const MuBookOption *option)
{
  for (guint i = 0; i < option->troops->len; i++) {
    const MuBookTroop *way = g_ptr_array_index (option->troops, i);
    char notation[64];
    if (option->order == MU_ORDER_SKIRMISH
        && mu_system_order_refused (mu_list_system_of_books (), &way->troop, option->order)
               != MU_RULE_NONE)
      advise (advice, _ ("%s: %s may not skirmish"), option->name,
              mu_troop_format (&way->troop, notation, sizeof notation));
  }
}

/* What cannot come in all of its years, or may not be; that no list can be made is a fault. */
static void
advise_findings (GPtrArray *advice, const MuBook *book)
{
  g_autoptr (GPtrArray) findings = mu_book_find (book);
  for (guint i = 0; i < findings->len; i++) {
    const MuBookFinding *finding = g_ptr_array_index (findings, i);
    g_autofree char *words = mu_book_finding_words (book, finding);
    if (finding->kind == MU_FINDING_NO_LIST)
      continue;
    if (finding->row > 0)
      advise (advice, _ ("line %d: %s"), finding->row, words);
    else
      advise (advice, "%s", words);
  }
}

/* --- other books --------------------------------------------------------- */

static void
advise_allies (GPtrArray *advice, const MuBook *book, const MuShelf *shelf)
{
  for (guint i = 0; i < book->allies->len; i++) {
    const MuBookAlly *ally = g_ptr_array_index (book->allies, i);
    const MuBook *other = mu_shelf_find (shelf, ally->book);
    if (!other)
      advise (advice, _ ("there is no book “%s” for its allies"), ally->book);
    else if (other->from > ally->to || other->to < ally->from)
      advise (advice, _ ("the book “%s” of its allies is of other years"), ally->book);
  }
}

GPtrArray *
mu_book_advise (const MuBook *book, const MuShelf *shelf)
{
  GPtrArray *advice = g_ptr_array_new_with_free_func (g_free);
  advise_parts (advice, book);
  advise_compulsory (advice, book);
  for (guint i = 0; i < book->options->len; i++) {
    advise_ways (advice, g_ptr_array_index (book->options, i));
    advise_order (advice, g_ptr_array_index (book->options, i));
  }
  advise_findings (advice, book);
  if (shelf)
    advise_allies (advice, book, shelf);
  return advice;
}
