#include "app/desktop/armies/edition_banner.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"
#include "app/session/armies/edition_change.h"

struct _MuEditionBanner {
  AdwBin parent;
  MuDesk *desk;
  GtkWidget *line;
  GtkLabel *words;
  guint later; /* source */
};

G_DEFINE_FINAL_TYPE (MuEditionBanner, mu_edition_banner, ADW_TYPE_BIN)

static void
mu_edition_banner_dispose (GObject *object)
{
  g_clear_handle_id (&MU_EDITION_BANNER (object)->later, g_source_remove);
  g_clear_object (&MU_EDITION_BANNER (object)->desk);
  G_OBJECT_CLASS (mu_edition_banner_parent_class)->dispose (object);
}

static void
mu_edition_banner_class_init (MuEditionBannerClass *class)
{
  G_OBJECT_CLASS (class)->dispose = mu_edition_banner_dispose;
}

/* --- what is kept ------------------------------------------------------- */

/* The setting under which it stands that this army keeps its edition of the book; free with
 * g_free. */
static char *
setting_of (MuDesk *desk, const MuPinnedBook *book)
{
  return g_strdup_printf ("desktop.keeps-edition.%" G_GINT64_FORMAT "%s%s",
                          mu_army_session_get_id (mu_desk_army (desk)), book->ally ? "." : "",
                          book->ally ? book->newer->id : "");
}

/* MuPinnedBook; free with g_array_unref. */
static GArray *
newer_of (MuDesk *desk)
{
  const MuList *list = mu_army_session_get_list (mu_desk_army (desk));

  return list ? mu_pins_newer (list, mu_club_books (mu_desk_club (desk)))
              : g_array_new (FALSE, FALSE, sizeof (MuPinnedBook));
}

/* Whether there is a newer edition that the player has not seen and put off. */
static gboolean
has_news (MuDesk *desk)
{
  g_autoptr (GArray) newer = newer_of (desk);

  for (guint i = 0; i < newer->len; i++) {
    const MuPinnedBook *book = &g_array_index (newer, MuPinnedBook, i);
    g_autofree char *setting = setting_of (desk, book);
    if (mu_desk_remember_number (desk, setting, 0) < book->newer->version)
      return TRUE;
  }
  return FALSE;
}

/* Takes both. */
static gboolean
note (MuDesk *desk, GStrv keys, GStrv values, GError **error)
{
  MuArmySession *army = mu_desk_army (desk);
  g_auto (GStrv) settings = keys;
  g_auto (GStrv) editions = values;
  g_autofree char *words
      = g_strdup_printf (_ ("Edition kept: %s"), mu_army_session_get_list (army)->name);

  return mu_history_set_notes (mu_desk_history (desk), mu_army_session_get_id (army),
                               (const char *const *) settings, (const char *const *) editions,
                               words, error);
}

gboolean
mu_edition_keep (MuDesk *desk, GError **error)
{
  MuArmySession *army = mu_desk_army (desk);
  g_autoptr (GArray) newer = newer_of (desk);
  g_autoptr (GStrvBuilder) keys = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) values = g_strv_builder_new ();

  for (guint i = 0; i < newer->len; i++) {
    const MuPinnedBook *book = &g_array_index (newer, MuPinnedBook, i);
    g_autofree char *setting = setting_of (desk, book);
    g_autofree char *edition = g_strdup_printf ("%d", book->newer->version);
    g_strv_builder_add (keys, setting);
    g_strv_builder_add (values, edition);
  }
  if (newer->len == 0 || !mu_army_session_flush (army, error))
    return newer->len == 0;
  return note (desk, g_strv_builder_end (keys), g_strv_builder_end (values), error);
}

/* --- showing ------------------------------------------------------------ */

static void
show_words (MuEditionBanner *self)
{
  const MuList *list = mu_army_session_get_list (mu_desk_army (self->desk));
  g_autofree char *words = mu_edition_words (list, mu_club_books (mu_desk_club (self->desk)));

  gtk_label_set_label (self->words, words);
}

static gboolean
show (gpointer data)
{
  MuEditionBanner *self = data;
  const gboolean newer = has_news (self->desk);

  self->later = 0;
  if (newer)
    show_words (self);
  gtk_widget_set_visible (self->line, newer);
  return G_SOURCE_REMOVE;
}

/* Once for many quick changes. */
static void
show_later (MuEditionBanner *self)
{
  if (self->later == 0)
    self->later = g_idle_add (show, self);
}

static void
mu_edition_banner_init (MuEditionBanner *self)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("What Changed…"));

  self->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  self->words = GTK_LABEL (gtk_label_new (""));
  gtk_label_set_wrap (self->words, TRUE);
  gtk_label_set_xalign (self->words, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->words), TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  mu_name_widget (button, _ ("What Changed…"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.newer-book");
  gtk_box_append (GTK_BOX (self->line),
                  gtk_image_new_from_icon_name ("software-update-available-symbolic"));
  gtk_box_append (GTK_BOX (self->line), GTK_WIDGET (self->words));
  gtk_box_append (GTK_BOX (self->line), button);
  gtk_widget_add_css_class (self->line, "mu-banner");
  gtk_widget_set_visible (self->line, FALSE);
  adw_bin_set_child (ADW_BIN (self), self->line);
}

GtkWidget *
mu_edition_banner_new (MuDesk *desk)
{
  MuEditionBanner *self = g_object_new (MU_TYPE_EDITION_BANNER, NULL);

  self->desk = g_object_ref (desk);
  mu_listen (mu_desk_army (desk), "shown", show_later, self);
  mu_listen (mu_desk_army (desk), "notify::id", show_later, self);
  show_later (self);
  return GTK_WIDGET (self);
}
