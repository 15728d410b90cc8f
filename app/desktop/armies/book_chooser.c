#include "app/desktop/armies/book_chooser.h"

#include "app/desktop/page/draft.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/books/book_choice.h"
#include "lists/system.h"

struct _MuBookChooser {
  GtkBox parent;
  GListModel *books;  /* MuBookItem */
  GPtrArray *choices; /* MuBookChoice, as the list shows them */
  guint rows;         /* of the list: the first of choices */
  guint prepared;     /* the first of books */
  guint working;      /* source */
  gboolean more;      /* rows are wanted */
  MuRuleSystem rules;
  int year;
  gboolean silent; /* what the list says is not a person's */
  gboolean picked; /* by a person */
  GtkEditable *search;
  GtkStack *stack;
  GtkListBox *list;
  GtkLabel *none;
};

G_DEFINE_FINAL_TYPE (MuBookChooser, mu_book_chooser, GTK_TYPE_BOX)

enum { CHOSEN, TAKEN, ALL_ASKED, N_SIGNALS };
static guint signals[N_SIGNALS];

static const MuBookChoice *
chosen (MuBookChooser *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  return row ? g_ptr_array_index (self->choices, gtk_list_box_row_get_index (row)) : NULL;
}

static MuBookQuery *
read_query (MuBookChooser *self)
{
  MuBookQuery *query = mu_book_query_new (gtk_editable_get_text (self->search));

  query->rules = (int) self->rules;
  return query;
}

/* Who listens hears beside the name of the search what Enter would take. */
static void
tell (MuBookChooser *self)
{
  const MuBookChoice *choice = chosen (self);

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      choice ? mu_book_item_get_spoken (choice->item) : gtk_label_get_text (self->none), -1);
  g_signal_emit (self, signals[CHOSEN], 0);
}

/* --- rows ------------------------------------------------------------------- */

static GtkWidget *
add_label (GtkWidget *box, const char *text, gboolean dim)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (dim) {
    gtk_widget_add_css_class (label, "dim-label");
    gtk_widget_add_css_class (label, "caption");
  }
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
let_it_be_cut (GtkWidget *label)
{
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
}

/* With large letters few names find room beside their years in one line. */
static void
add_name (GtkWidget *line, const MuBookChoice *choice)
{
  g_autofree char *name = NULL;
  GtkWidget *label;

  g_object_get (choice->item, "name", &name, NULL);
  label = add_label (line, name, FALSE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  let_it_be_cut (label);
}

static GtkWidget *
make_content (const MuBookChoice *choice)
{
  const MuBook *book = mu_book_item_get_book (choice->item);
  g_autofree char *years = mu_book_years (book->from, book->to);
  g_autofree char *words = mu_book_choice_words (choice);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (content), line);
  add_name (line, choice);
  add_label (line, years, TRUE);
  let_it_be_cut (add_label (content, words, TRUE));
  return content;
}

static void
add_row (MuBookChooser *self, const MuBookChoice *choice)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), make_content (choice));
  mu_name_widget (row, mu_book_item_get_spoken (choice->item));
  gtk_list_box_append (self->list, row);
}

static void
clear_list (MuBookChooser *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))))
    gtk_list_box_remove (self->list, row);
  self->rows = 0;
}

/* --- little by little --------------------------------------------------------- */

/* Rows, more than are seen at a time, or books to prepare: some milliseconds. */
#define AT_ONCE 12

static void
add_rows (MuBookChooser *self)
{
  const guint end = MIN (self->rows + AT_ONCE, self->choices->len);

  for (; self->rows < end; self->rows++)
    add_row (self, g_ptr_array_index (self->choices, self->rows));
}

static void
prepare_books (MuBookChooser *self)
{
  for (guint i = 0; i < AT_ONCE; i++, self->prepared++) {
    g_autoptr (MuBookItem) item = g_list_model_get_item (self->books, self->prepared);
    if (item)
      mu_book_item_prepare (item);
  }
}

static gboolean
work (gpointer data)
{
  MuBookChooser *self = data;

  if (self->more) {
    self->more = FALSE;
    add_rows (self);
  } else if (self->prepared < g_list_model_get_n_items (self->books))
    prepare_books (self);
  else {
    self->working = 0;
    return G_SOURCE_REMOVE;
  }
  return G_SOURCE_CONTINUE;
}

static void
begin_work (MuBookChooser *self)
{
  if (self->working == 0)
    self->working = g_idle_add (work, self);
}

/* More rows come when the list ends less than a page below what is seen of it. */
static void
scrolled (MuBookChooser *self, GtkAdjustment *place)
{
  const double below = gtk_adjustment_get_upper (place) - gtk_adjustment_get_value (place);

  if (self->silent || below >= 2 * gtk_adjustment_get_page_size (place))
    return;
  self->more = TRUE;
  begin_work (self);
}

/* All rows at once, and all that the first search needs, would stop the window for a while. The
 * first is chosen: what a person took, else the likeliest. */
static void
fill_list (MuBookChooser *self)
{
  self->silent = TRUE;
  clear_list (self);
  add_rows (self);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
  gtk_adjustment_set_value (gtk_list_box_get_adjustment (self->list), 0);
  gtk_stack_set_visible_child_name (self->stack, self->choices->len ? "books" : "none");
  self->silent = FALSE;
  begin_work (self);
}

/* --- searching ---------------------------------------------------------------- */

static void
show_choices (MuBookChooser *self, const MuBook *stays)
{
  g_autoptr (MuBookQuery) query = read_query (self);
  GPtrArray *choices = mu_book_choices (self->books, query, self->year, stays);

  g_ptr_array_unref (self->choices);
  self->choices = choices;
  fill_list (self);
  self->picked = stays && mu_book_chooser_get_book (self) == stays;
  tell (self);
}

static void
search_books (MuBookChooser *self)
{
  if (self->books)
    show_choices (self, self->picked ? mu_book_chooser_get_book (self) : NULL);
}

/* --- what is kept of it ---------------------------------------------------------- */

/* The book that a person took, and what was searched for: "gallic elephants", " elephants". */
static char *
get_draft (MuBookChooser *self)
{
  const MuBook *book = self->picked ? mu_book_chooser_get_book (self) : NULL;

  return g_strdup_printf ("%s %s", book ? book->id : "", gtk_editable_get_text (self->search));
}

static const MuBook *
book_of (MuBookChooser *self, const char *id)
{
  for (guint i = 0; i < g_list_model_get_n_items (self->books); i++) {
    g_autoptr (MuBookItem) item = g_list_model_get_item (self->books, i);
    if (g_str_equal (mu_book_item_get_book (item)->id, id))
      return mu_book_item_get_book (item);
  }
  return NULL;
}

static void
set_draft (MuBookChooser *self, const char *draft)
{
  g_auto (GStrv) parts = g_strsplit (draft, " ", 2);

  if (g_strv_length (parts) != 2)
    return;
  gtk_editable_set_text (self->search, parts[1]);
  if (parts[0][0])
    show_choices (self, book_of (self, parts[0]));
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  g_value_take_string (value, get_draft (MU_BOOK_CHOOSER (object)));
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  set_draft (MU_BOOK_CHOOSER (object), g_value_get_string (value));
}

/* --- what a person does ------------------------------------------------------- */

/* Letters that are typed in the list are searched for; the row with the keyboard goes then. */
static void
take_keyboard (MuBookChooser *self)
{
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->list)))
    gtk_text_grab_focus_without_selecting (GTK_TEXT (gtk_editable_get_delegate (self->search)));
}

static void
search_changed (MuBookChooser *self)
{
  take_keyboard (self);
  self->picked = FALSE;
  search_books (self);
}

static void
take (MuBookChooser *self)
{
  if (chosen (self) == NULL)
    return;
  self->picked = TRUE;
  g_signal_emit (self, signals[TAKEN], 0);
}

static void
row_selected (MuBookChooser *self)
{
  if (self->silent)
    return;
  self->picked = TRUE;
  tell (self);
}

/* From the likeliest to the one below it. */
static void
enter_list (MuBookChooser *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  GtkListBoxRow *next
      = row ? gtk_list_box_get_row_at_index (self->list, gtk_list_box_row_get_index (row) + 1)
            : NULL;

  if (next)
    gtk_list_box_select_row (self->list, next);
  if (row)
    gtk_widget_grab_focus (GTK_WIDGET (next ? next : row));
}

static gboolean
search_key (MuBookChooser *self, guint key, guint code, GdkModifierType state)
{
  if (key != GDK_KEY_Down || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  enter_list (self);
  return TRUE;
}

/* Up from the first row leads back. */
static gboolean
list_key (MuBookChooser *self, guint key, guint code, GdkModifierType state)
{
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (self->list, 0);

  if (key != GDK_KEY_Up || (state & gtk_accelerator_get_default_mod_mask ()) != 0 || first == NULL
      || !gtk_widget_has_focus (GTK_WIDGET (first)))
    return FALSE;
  mu_book_chooser_focus (self);
  return TRUE;
}

/* Escape in the search does not reach the window by itself. */
static void
search_stopped (MuBookChooser *self)
{
  if (*gtk_editable_get_text (self->search))
    gtk_editable_set_text (self->search, "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "draft.forget", NULL);
}

static void
show_all (MuBookChooser *self)
{
  g_signal_emit (self, signals[ALL_ASKED], 0);
  gtk_editable_set_text (self->search, "");
  mu_book_chooser_focus (self);
}

/* --- setting up ----------------------------------------------------------------- */

/* Rows go one by one. */
static void
mu_book_chooser_dispose (GObject *object)
{
  MuBookChooser *self = MU_BOOK_CHOOSER (object);

  self->silent = TRUE;
  g_clear_handle_id (&self->working, g_source_remove);
  G_OBJECT_CLASS (mu_book_chooser_parent_class)->dispose (object);
}

static void
mu_book_chooser_finalize (GObject *object)
{
  g_clear_object (&MU_BOOK_CHOOSER (object)->books);
  g_ptr_array_unref (MU_BOOK_CHOOSER (object)->choices);
  G_OBJECT_CLASS (mu_book_chooser_parent_class)->finalize (object);
}

static guint
new_signal (MuBookChooserClass *class, const char *name)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
mu_book_chooser_class_init (MuBookChooserClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_book_chooser_dispose;
  G_OBJECT_CLASS (class)->finalize = mu_book_chooser_finalize;
  G_OBJECT_CLASS (class)->get_property = get_property;
  G_OBJECT_CLASS (class)->set_property = set_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (class), 1,
      g_param_spec_string (MU_DRAFT_PROPERTY, NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  signals[CHOSEN] = new_signal (class, "chosen");
  signals[TAKEN] = new_signal (class, "taken");
  signals[ALL_ASKED] = new_signal (class, "all-asked");
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/book-chooser.ui");
  mu_bind_handlers (widget, search_changed, search_stopped, row_selected, take, show_all);
  mu_bind_parts (widget, MuBookChooser, search, stack, list, none);
}

static void
watch_keys (MuBookChooser *self, gpointer widget, GCallback pressed)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", pressed, self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, keys);
}

static void
mu_book_chooser_init (MuBookChooser *self)
{
  self->choices = g_ptr_array_new ();
  self->rules = mu_list_rules_usual ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search),
                                           GTK_WIDGET (self->list));
  watch_keys (self, self->search, G_CALLBACK (search_key));
  watch_keys (self, self->list, G_CALLBACK (list_key));
  mu_listen (gtk_list_box_get_adjustment (self->list), "value-changed", scrolled, self);
}

void
mu_book_chooser_set_books (MuBookChooser *self, GListModel *books)
{
  g_set_object (&self->books, books);
  search_books (self);
}

void
mu_book_chooser_narrow (MuBookChooser *self, MuRuleSystem rules, int year)
{
  if (rules == self->rules && year == self->year)
    return;
  self->rules = rules;
  self->year = year;
  search_books (self);
}

const MuBook *
mu_book_chooser_get_book (MuBookChooser *self)
{
  const MuBookChoice *choice = chosen (self);

  return choice ? mu_book_item_get_book (choice->item) : NULL;
}

int
mu_book_chooser_get_year (MuBookChooser *self)
{
  const MuBook *book = mu_book_chooser_get_book (self);
  g_autoptr (MuBookQuery) query = read_query (self);

  return book ? mu_book_choice_year (book, query) : 0;
}

void
mu_book_chooser_focus (MuBookChooser *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
