#include "app/cli/core/call_private.h"

#include <glib/gi18n.h>
#include <inttypes.h>

#include "app/cli/core/out.h"
#include "app/service/club/backups.h"
#include "lists/words/year.h"

GQuark
mu_call_error_quark (void)
{
  return g_quark_from_static_string ("mu-call-error-quark");
}

MuCall *
mu_call_new (void)
{
  MuCall *call = g_new0 (MuCall, 1);
  call->options = g_hash_table_new_full (NULL, NULL, NULL,
                                         (GDestroyNotify) (void (*) (void)) g_ptr_array_unref);
  call->arguments = g_ptr_array_new ();
  call->joined = g_ptr_array_new_with_free_func (g_free);
  call->remarks = g_ptr_array_new_with_free_func (g_free);
  return call;
}

void
mu_call_free (MuCall *call)
{
  g_hash_table_unref (call->options);
  g_ptr_array_unref (call->arguments);
  g_ptr_array_unref (call->joined);
  g_ptr_array_unref (call->remarks);
  g_clear_pointer (&call->club, mu_club_close);
  g_clear_pointer (&call->books, mu_shelf_free);
  g_clear_pointer (&call->schemas, mu_schemas_free);
  g_free (call->path);
  g_free (call);
}

gboolean
mu_read_number (const char *what, const char *text, gint64 min, gint64 max, gint64 *number,
                GError **error)
{
  g_autoptr (GError) why = NULL;
  if (g_ascii_string_to_signed (text, 10, min, max, number, &why))
    return TRUE;
  if (g_error_matches (why, G_NUMBER_PARSER_ERROR, G_NUMBER_PARSER_ERROR_OUT_OF_BOUNDS))
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("%s: %s is out of range; expected %" PRId64 " to %" PRId64), what, text, min,
                 max);
  else
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("%s: “%s” is not a whole number; expected %" PRId64 " to %" PRId64), what, text,
                 min, max);
  return FALSE;
}

gboolean
mu_read_faces (const char *name, const char *text, guint8 *faces, gsize most, gsize *count,
               GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, ",", (int) most + 1);
  for (*count = 0; words[*count]; (*count)++) {
    gint64 face;
    if (*count == most) {
      g_set_error (error, MU_CALL_ERROR, 0, _ ("%s: more than %d dice"), name, (int) most);
      return FALSE;
    }
    if (!mu_read_number (name, words[*count], 1, 6, &face, error))
      return FALSE;
    faces[*count] = (guint8) face;
  }
  return TRUE;
}

const MuOption *
mu_call_find_option (const MuVerb *verb, const char *name, char letter)
{
  const MuOption *tables[] = { mu_global_options (), verb ? verb->options : NULL };
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++) {
    const MuOption *found = NULL;
    if (tables[i])
      found = letter ? mu_option_find_letter (tables[i], letter) : mu_option_find (tables[i], name);
    if (found)
      return found;
  }
  return NULL;
}

const MuVerb *
mu_call_verb (const MuCall *call)
{
  return call->verb;
}

static const GPtrArray *
values_of (const MuCall *call, const char *name, const MuOption **option)
{
  const MuOption *found = mu_call_find_option (call->verb, name, 0);
  if (!found)
    g_error ("no option --%s in this verb's table", name);
  if (option)
    *option = found;
  return g_hash_table_lookup (call->options, found);
}

gboolean
mu_call_has (const MuCall *call, const char *option)
{
  return values_of (call, option, NULL) != NULL;
}

gboolean
mu_call_porcelain (const MuCall *call)
{
  return mu_call_has (call, "porcelain");
}

const char *
mu_call_text (const MuCall *call, const char *option)
{
  const GPtrArray *values = values_of (call, option, NULL);
  return values && values->len > 0 ? g_ptr_array_index (values, 0) : NULL;
}

MuSeedOrigin
mu_call_seed_origin (const MuCall *call)
{
  return mu_call_has (call, "seed") ? MU_SEED_CHOSEN : MU_SEED_DRAWN;
}

gint64
mu_call_number (const MuCall *call, const char *option, gint64 fallback)
{
  const char *text = mu_call_text (call, option);
  return text ? g_ascii_strtoll (text, NULL, 10) : fallback;
}

int
mu_call_year (const MuCall *call, const char *option, int fallback)
{
  const char *text = mu_call_text (call, option);
  int year = 0;
  return text && mu_year_parse (text, &year, NULL) == MU_YEAR_READ ? year : fallback;
}

int
mu_call_choice (const MuCall *call, const char *option, int fallback)
{
  const MuOption *found;
  const GPtrArray *values = values_of (call, option, &found);
  return values ? mu_option_choice (found, g_ptr_array_index (values, 0)) : fallback;
}

const GPtrArray *
mu_call_texts (const MuCall *call, const char *option)
{
  return values_of (call, option, NULL);
}

guint
mu_call_count (const MuCall *call)
{
  return call->arguments->len;
}

const char *
mu_call_argument (const MuCall *call, guint number)
{
  return number < call->arguments->len ? g_ptr_array_index (call->arguments, number) : NULL;
}

void
mu_call_add_remark (MuCall *call, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  g_ptr_array_add (call->remarks, g_strdup_vprintf (format, values));
  va_end (values);
}

const GPtrArray *
mu_call_remarks (const MuCall *call)
{
  return call->remarks;
}

guint64
mu_call_seed (MuCall *call)
{
  if (!call->seeded) {
    call->seed = mu_club_new_seed ();
    call->seeded = TRUE;
  }
  return call->seed;
}

const char *
mu_call_club_path (MuCall *call)
{
  if (!call->path)
    call->path
        = mu_call_has (call, "db") ? g_strdup (mu_call_text (call, "db")) : mu_club_default_path ();
  return call->path;
}

/* What was asked for is done even where no backup can be made. club: NULL where it was not opened.
 */
static void
keep_day (MuClub *club)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GError *error = NULL;
  if (!club || mu_backups_keep_day (mu_club_store (club), now, NULL, &error))
    return;
  if (g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_DAMAGED))
    mu_complain (_ ("No backup was made today, for the club file is not well: “muster doctor” says "
                    "what to do."));
  else
    mu_complain_error (g_steal_pointer (&error));
  g_clear_error (&error);
}

MuClub *
mu_call_club (MuCall *call, GError **error)
{
  if (!call->club) {
    call->club = mu_club_open (mu_call_club_path (call), error);
    keep_day (call->club);
  }
  return call->club;
}

MuSchemas *
mu_call_schemas (MuCall *call)
{
  if (!call->schemas)
    call->schemas = mu_schemas_new ();
  return call->schemas;
}

const MuShelf *
mu_call_books (MuCall *call, GError **error)
{
  if (call->club)
    return mu_club_read_books (call->club, error) ? mu_club_books (call->club) : NULL;
  if (!call->books)
    call->books = mu_shelf_open (NULL, error);
  return call->books;
}
