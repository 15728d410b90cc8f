#include "app/desktop/paper/paper_view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/desktop/picture/pinch.h"
#include "app/desktop/widget/wiring.h"

#define GAP      14    /* around pages */
#define WIDEST   920.0 /* of a page that takes the room there is */
#define STEP     1.25
#define LARGEST  4.0
#define SMALLEST 0.25
#define LINE     60.0
#define SHADE    3

struct _MuPaperView {
  GtkWidget parent;
  GtkScrolledWindow *scroller;
  GtkWidget *pages; /* MuPages */
};

/* --- the pages within ------------------------------------------------------------------ */

#define MU_TYPE_PAGES (mu_pages_get_type ())
G_DECLARE_FINAL_TYPE (MuPages, mu_pages, MU, PAGES, GtkWidget)

struct _MuPages {
  GtkWidget parent;
  MuSheets *sheets;    /* NULL: none */
  GPtrArray *drawn;    /* GdkTexture of each page; NULL: not drawn, or no longer */
  GtkAdjustment *down; /* borrowed from the scroller, as across is */
  GtkAdjustment *across;
  double zoom;
};

G_DEFINE_FINAL_TYPE (MuPages, mu_pages, GTK_TYPE_WIDGET)

static int
count (MuPages *self)
{
  return self->sheets ? mu_sheets_pages (self->sheets) : 0;
}

static double
ratio (MuPages *self)
{
  const MuPaper paper = self->sheets ? mu_sheets_paper (self->sheets) : MU_PAPER_A4;

  return mu_paper_height (paper) / mu_paper_width (paper);
}

static double
page_width (MuPages *self)
{
  const double room = self->across ? gtk_adjustment_get_page_size (self->across) : WIDEST;

  return floor (MAX (MIN (room - 2 * GAP, WIDEST), 100) * self->zoom);
}

static double
page_height (MuPages *self)
{
  return floor (page_width (self) * ratio (self));
}

static double
top_of (MuPages *self, int page)
{
  return GAP + page * (page_height (self) + GAP);
}

static void
mu_pages_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                  int *natural, int *minimum_baseline, int *natural_baseline)
{
  MuPages *self = MU_PAGES (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                            ? (self->zoom > 1 ? (int) page_width (self) + 2 * GAP : 100)
                            : (int) top_of (self, count (self));
}

/* --- drawing ---------------------------------------------------------------------------- */

static GdkTexture *
draw_page (MuPages *self, int page)
{
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  const int wide = (int) page_width (self) * scale;
  const int tall = (int) page_height (self) * scale;
  const double size = wide / mu_paper_width (mu_sheets_paper (self->sheets));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, wide, tall);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, size, size);
  mu_sheets_draw (self->sheets, page, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  const int stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes
      = g_bytes_new (cairo_image_surface_get_data (surface), (gsize) stride * (gsize) tall);
  cairo_surface_destroy (surface);
  return gdk_memory_texture_new (wide, tall, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
}

static void
snapshot_page (MuPages *self, GtkSnapshot *snapshot, int page)
{
  const float wide = (float) page_width (self);
  const float tall = (float) page_height (self);
  const float room = (float) gtk_widget_get_width (GTK_WIDGET (self));
  const graphene_rect_t paper = GRAPHENE_RECT_INIT (floorf (MAX (room - wide, 2 * GAP) / 2),
                                                    (float) top_of (self, page), wide, tall);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &paper, 0);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &(GdkRGBA){ 0, 0, 0, 0.35F }, 0, 1, 0,
                                     SHADE);
  if (g_ptr_array_index (self->drawn, page) == NULL)
    g_ptr_array_index (self->drawn, page) = draw_page (self, page);
  gtk_snapshot_append_texture (snapshot, g_ptr_array_index (self->drawn, page), &paper);
}

/* Only what is seen is drawn; a page that has been left is forgotten. */
static void
mu_pages_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MuPages *self = MU_PAGES (widget);
  const double from = self->down ? gtk_adjustment_get_value (self->down) : 0;
  const double to = from + (self->down ? gtk_adjustment_get_page_size (self->down) : 0);

  for (int page = 0; page < count (self); page++) {
    const double top = top_of (self, page);
    if (top + page_height (self) >= from && top <= to)
      snapshot_page (self, snapshot, page);
    else
      g_clear_object ((GdkTexture **) &g_ptr_array_index (self->drawn, page));
  }
}

static void
forget (MuPages *self)
{
  for (guint i = 0; i < self->drawn->len; i++)
    g_clear_object ((GdkTexture **) &g_ptr_array_index (self->drawn, i));
}

static void
resized (MuPages *self)
{
  forget (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static gboolean
room_changed (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  resized (MU_PAGES (widget));
  return G_SOURCE_REMOVE;
}

/* Told in the midst of a layout, when no other can be asked for. */
static void
room_changes (MuPages *self)
{
  gtk_widget_add_tick_callback (GTK_WIDGET (self), room_changed, NULL, NULL);
}

static void
mu_pages_dispose (GObject *object)
{
  MuPages *self = MU_PAGES (object);

  if (self->drawn)
    forget (self);
  g_clear_pointer (&self->drawn, g_ptr_array_unref);
  g_clear_pointer (&self->sheets, mu_sheets_free);
  G_OBJECT_CLASS (mu_pages_parent_class)->dispose (object);
}

static void
mu_pages_class_init (MuPagesClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_pages_dispose;
  widget->measure = mu_pages_measure;
  widget->snapshot = mu_pages_snapshot;
  gtk_widget_class_set_accessible_role (widget, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
mu_pages_init (MuPages *self)
{
  self->zoom = 1;
  self->drawn = g_ptr_array_new ();
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (resized), NULL);
  mu_name_widget (self, _ ("Pages"));
}

/* --- the view ------------------------------------------------------------------------------ */

G_DEFINE_FINAL_TYPE (MuPaperView, mu_paper_view, GTK_TYPE_WIDGET)

enum { PAGE_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static MuPages *
pages_of (MuPaperView *self)
{
  return MU_PAGES (self->pages);
}

int
mu_paper_view_get_page (MuPaperView *self)
{
  MuPages *pages = pages_of (self);
  const double at = gtk_adjustment_get_value (pages->down);
  const double each = page_height (pages) + GAP;

  return CLAMP ((int) ((at + each / 3) / each), 0, MAX (count (pages) - 1, 0));
}

/* For who does not see the pages: which it is, of which sheet. */
static void
tell (MuPaperView *self)
{
  MuPages *pages = pages_of (self);
  const int page = mu_paper_view_get_page (self);
  g_autofree char *words = count (pages) > 0
                               ? g_strdup_printf (_ ("Page %d of %d, %s"), page + 1, count (pages),
                                                  mu_sheets_title_at (pages->sheets, page))
                               : g_strdup ("");

  gtk_accessible_update_property (GTK_ACCESSIBLE (pages), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
  g_signal_emit (self, signals[PAGE_CHANGED], 0);
}

static void
scrolled (MuPaperView *self)
{
  gtk_widget_queue_draw (self->pages);
  tell (self);
}

static void
go_to (GtkAdjustment *adjustment, double value)
{
  gtk_adjustment_set_value (adjustment, value);
}

void
mu_paper_view_go (MuPaperView *self, int page)
{
  MuPages *pages = pages_of (self);

  go_to (pages->down, top_of (pages, CLAMP (page, 0, MAX (count (pages) - 1, 0))) - GAP);
}

/* What lies in the middle stays there. */
static void
set_zoom (MuPaperView *self, double zoom)
{
  MuPages *pages = pages_of (self);
  const double middle = gtk_adjustment_get_page_size (pages->down) / 2;
  const double was = page_height (pages);
  const double at = gtk_adjustment_get_value (pages->down) + middle;

  pages->zoom = CLAMP (zoom, SMALLEST, LARGEST);
  gtk_adjustment_set_upper (
      pages->down, MAX (gtk_adjustment_get_upper (pages->down), top_of (pages, count (pages))));
  go_to (pages->down, at * page_height (pages) / was - middle);
  resized (pages);
}

void
mu_paper_view_zoom (MuPaperView *self, int step)
{
  set_zoom (self, step == 0 ? 1 : pages_of (self)->zoom * pow (STEP, step));
}

static void
pinched (gpointer self, double factor, double x, double y)
{
  set_zoom (self, pages_of (self)->zoom * factor);
}

void
mu_paper_view_show (MuPaperView *self, MuSheets *sheets)
{
  MuPages *pages = pages_of (self);

  forget (pages);
  g_clear_pointer (&pages->sheets, mu_sheets_free);
  pages->sheets = sheets;
  g_ptr_array_set_size (pages->drawn, 0);
  g_ptr_array_set_size (pages->drawn, count (pages));
  gtk_widget_queue_resize (self->pages);
  gtk_widget_queue_draw (self->pages);
  tell (self);
}

MuSheets *
mu_paper_view_get_sheets (MuPaperView *self)
{
  return pages_of (self)->sheets;
}

/* --- keys, wheel ------------------------------------------------------------------------------ */

static void
by_line (GtkAdjustment *adjustment, double lines)
{
  go_to (adjustment, gtk_adjustment_get_value (adjustment) + lines * LINE);
}

static gboolean
zoom_by_key (MuPaperView *self, guint key)
{
  switch (key) {
  case GDK_KEY_plus:
  case GDK_KEY_equal:
  case GDK_KEY_KP_Add:
    mu_paper_view_zoom (self, 1);
    return TRUE;
  case GDK_KEY_minus:
  case GDK_KEY_KP_Subtract:
    mu_paper_view_zoom (self, -1);
    return TRUE;
  case GDK_KEY_0:
  case GDK_KEY_KP_0:
    mu_paper_view_zoom (self, 0);
    return TRUE;
  default:
    return FALSE;
  }
}

static gboolean
pressed (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state,
         MuPaperView *self)
{
  MuPages *pages = pages_of (self);

  if (state & GDK_ALT_MASK)
    return GDK_EVENT_PROPAGATE;
  if (zoom_by_key (self, key))
    return GDK_EVENT_STOP;
  switch (key) {
  case GDK_KEY_Up:
  case GDK_KEY_Down:
    by_line (pages->down, key == GDK_KEY_Up ? -1 : 1);
    return GDK_EVENT_STOP;
  case GDK_KEY_Left:
  case GDK_KEY_Right:
    by_line (pages->across, key == GDK_KEY_Left ? -1 : 1);
    return GDK_EVENT_STOP;
  case GDK_KEY_Page_Up:
  case GDK_KEY_Page_Down:
  case GDK_KEY_space:
    mu_paper_view_go (self, mu_paper_view_get_page (self) + (key == GDK_KEY_Page_Up ? -1 : 1));
    return GDK_EVENT_STOP;
  case GDK_KEY_Home:
    mu_paper_view_go (self, 0);
    return GDK_EVENT_STOP;
  case GDK_KEY_End:
    mu_paper_view_go (self, count (pages) - 1);
    return GDK_EVENT_STOP;
  default:
    return GDK_EVENT_PROPAGATE;
  }
}

static gboolean
wheeled (GtkEventControllerScroll *wheel, double x, double y, MuPaperView *self)
{
  const GdkModifierType state
      = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (wheel));

  if (!(state & GDK_CONTROL_MASK))
    return GDK_EVENT_PROPAGATE;
  mu_paper_view_zoom (self, y < 0 ? 1 : -1);
  return GDK_EVENT_STOP;
}

static void
listen (MuPaperView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *wheel
      = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (pressed), self, 0);
  g_signal_connect_object (wheel, "scroll", G_CALLBACK (wheeled), self, 0);
  gtk_event_controller_set_propagation_phase (wheel, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (self->pages, keys);
  gtk_widget_add_controller (GTK_WIDGET (self), wheel);
  mu_pinch_add (self, pinched);
}

static gboolean
mu_paper_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (MU_PAPER_VIEW (widget)->pages);
}

static void
mu_paper_view_dispose (GObject *object)
{
  MuPaperView *self = MU_PAPER_VIEW (object);

  if (self->scroller)
    gtk_widget_unparent (GTK_WIDGET (self->scroller));
  self->scroller = NULL;
  G_OBJECT_CLASS (mu_paper_view_parent_class)->dispose (object);
}

static void
mu_paper_view_class_init (MuPaperViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_paper_view_dispose;
  widget->grab_focus = mu_paper_view_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget, GTK_TYPE_BIN_LAYOUT);
  signals[PAGE_CHANGED] = g_signal_new ("page-changed", G_TYPE_FROM_CLASS (class),
                                        G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
mu_paper_view_init (MuPaperView *self)
{
  MuPages *pages = g_object_new (MU_TYPE_PAGES, NULL);

  self->pages = GTK_WIDGET (pages);
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_child (self->scroller, self->pages);
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (gtk_scrolled_window_get_child (self->scroller)),
                                    FALSE);
  gtk_widget_set_parent (GTK_WIDGET (self->scroller), GTK_WIDGET (self));
  pages->down = gtk_scrolled_window_get_vadjustment (self->scroller);
  pages->across = gtk_scrolled_window_get_hadjustment (self->scroller);
  mu_listen (pages->down, "value-changed", scrolled, self);
  mu_listen (pages->down, "notify::page-size", scrolled, self);
  mu_listen (pages->across, "notify::page-size", room_changes, pages);
  listen (self);
}
