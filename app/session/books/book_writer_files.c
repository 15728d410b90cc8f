/* Where the book that is being written comes from, and where it goes. */
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app/session/books/book_writer_private.h"
#include "lists/book/book_copy.h"
#include "lists/book/book_diff.h"
#include "lists/draft/draft_check.h"
#include "lists/fill/fill.h"
#include "lists/words/year.h"
#include "lists/xml/data.h"
#include "rules/troop/troop.h"

#define FROM_NOTHING "new"

static const MuDraftPlace whole = { MU_DRAFT_BOOK, 0, 0 };

/* --- beginning ---------------------------------------------------------- */

static char *
file_of (const char *id, const char *end)
{
  g_autofree char *folder = mu_shelf_own_folder ();
  g_autofree char *file = g_strconcat (id, end, NULL);

  return g_build_filename (folder, file, NULL);
}

/* Begins with what was kept, else with the draft, which is taken. */
static MuBookWriter *
begin (MuDraft *draft, const char *name, const MuShelf *shelf)
{
  g_autofree char *path = file_of (name, ".draft");
  MuDraft *kept = mu_draft_read_file (path, NULL); /* there need be none */
  MuBookWriter *self = mu_book_writer_begin (kept ? kept : draft, shelf);

  if (kept)
    mu_draft_free (draft);
  self->changed = kept != NULL;
  self->kept = g_steal_pointer (&path);
  return self;
}

MuBookWriter *
mu_book_writer_new (const MuShelf *shelf)
{
  g_autofree char *id = mu_book_free_id ("book", shelf);

  MuBookWriter *self = begin (mu_draft_new (id), FROM_NOTHING, shelf);

  mu_draft_set (self->draft, whole, MU_DRAFT_ID,
                id); /* that of what was kept may be taken by now */
  return self;
}

static MuBookWriter *
begin_copy (const MuBook *book, MuDraft *draft, const MuShelf *shelf)
{
  g_autofree char *id = mu_book_free_id (book->id, shelf);
  g_autofree char *name = mu_book_copy_name (book);

  mu_draft_set (draft, whole, MU_DRAFT_ID, id);
  mu_draft_set (draft, whole, MU_DRAFT_NAME, name);
  mu_draft_set (draft, whole, MU_DRAFT_EDITION, "1");
  return begin (draft, id, shelf);
}

MuBookWriter *
mu_book_writer_of (const MuBook *book, const MuShelf *shelf, GError **error)
{
  const char *path = mu_shelf_own_path (shelf, book);
  MuDraft *draft = mu_draft_of_book (book, error);
  MuDraft *original = draft ? mu_draft_copy (draft) : NULL;
  MuBookWriter *self;

  if (draft == NULL)
    return NULL;
  self = path ? begin (draft, book->id, shelf) : begin_copy (book, draft, shelf);
  self->path = g_strdup (path);
  self->original = original;
  return self;
}

/* --- its army ----------------------------------------------------------- */

/* "24 Hastati, Reg C HI HTW Sh" */
static void
add_unit (GString *lines, const MuListUnit *unit)
{
  char notation[64];

  mu_troop_format (&unit->troop, notation, sizeof notation);
  g_string_append_printf (lines, "%s%d %s, %s", lines->len > 0 ? "\n" : "", unit->figures,
                          unit->name, notation);
}

static MuRuleSystem
first_system (const MuBook *book)
{
  return mu_book_serves (book, MU_RULES_WRG5) ? MU_RULES_WRG5 : MU_RULES_AWFP;
}

static char *
army_words (const MuBook *book, int year, int points, GError **error)
{
  g_autoptr (MuFilled) filled
      = mu_fill_new (book, first_system (book), year, points, book->name, MU_FILL_PLAIN, error);
  GString *lines;

  if (filled == NULL)
    return NULL;
  lines = g_string_new (NULL);
  for (guint i = 0; i < filled->list->units->len; i++)
    add_unit (lines, g_ptr_array_index (filled->list->units, i));
  return g_string_free (lines, FALSE);
}

char *
mu_book_writer_preview (MuBookWriter *self, const char *typed, int points, GError **error)
{
  g_autoptr (MuBook) book = mu_draft_book (self->draft, error);
  int year = book ? book->from : 0;
  const MuYearFault fault = book && *typed ? mu_year_parse (typed, &year, NULL) : MU_YEAR_READ;

  if (book == NULL)
    return NULL;
  if (fault != MU_YEAR_READ) {
    g_autofree char *words = mu_year_refusal (typed, fault);
    g_set_error_literal (error, MU_FILL_ERROR, MU_FILL_ERROR_YEAR, words);
    return NULL;
  }
  mu_shelf_find_allies (self->shelf, book);
  return army_words (book, year, points, error);
}

/* --- what changed ------------------------------------------------------- */

char *
mu_book_writer_changes (MuBookWriter *self)
{
  g_autoptr (MuBook) before = self->original ? mu_draft_book (self->original, NULL) : NULL;
  g_autoptr (MuBook) after = before ? mu_draft_book (self->draft, NULL) : NULL;
  g_autoptr (GPtrArray) changes = after ? mu_book_diff (before, after) : NULL;

  if (changes == NULL)
    return NULL;
  if (changes->len == 0)
    return g_strdup (_ ("Nothing that a list must heed."));
  g_ptr_array_add (changes, NULL);
  return g_strjoinv ("\n", (char **) changes->pdata);
}

/* --- keeping ------------------------------------------------------------ */

static gboolean
write_to (MuBookWriter *self, const MuDraft *draft, const char *path, GError **error)
{
  gsize length;
  g_autofree char *folder = mu_shelf_make_own_folder (error);
  g_autofree char *data = mu_draft_write (draft, &length);

  return folder && mu_file_write (path, data, length, error);
}

/* An own book that is written again is a new edition, so that armies of the old one are told. */
static MuDraft *
next_edition (MuBookWriter *self)
{
  MuDraft *draft = mu_draft_copy (self->draft);
  g_autofree char *edition = mu_draft_get (draft, whole, MU_DRAFT_EDITION);
  g_autofree char *next = g_strdup_printf ("%d", MIN (atoi (edition) + 1, MU_BOOK_EDITIONS_MAX));

  if (self->path)
    mu_draft_set (draft, whole, MU_DRAFT_EDITION, next);
  return draft;
}

char *
mu_book_writer_save (MuBookWriter *self, GError **error)
{
  g_autoptr (MuDraft) draft = next_edition (self);
  g_autofree char *id = mu_draft_get (draft, whole, MU_DRAFT_ID);
  g_autofree char *path = self->path ? g_strdup (self->path) : file_of (id, ".xml");

  if (!write_to (self, draft, path, error))
    return NULL;
  g_remove (self->kept);
  self->changed = FALSE;
  return g_steal_pointer (&path);
}

gboolean
mu_book_writer_keep (MuBookWriter *self, GError **error)
{
  return !self->changed || write_to (self, self->draft, self->kept, error);
}
