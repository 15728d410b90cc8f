#include "app/desktop/books_page.h"

#include "app/desktop/book_view.h"
#include "app/model/book_items.h"

struct _MuBooksPage {
  MuPage parent;
  MuDesk *desk;
  AdwLeaflet *leaflet;
  MuCatalogue *catalogue;
  MuBookView *view;
};

G_DEFINE_FINAL_TYPE (MuBooksPage, mu_books_page, MU_TYPE_PAGE)

static void
mu_books_page_dispose (GObject *object)
{
  g_clear_object (&MU_BOOKS_PAGE (object)->desk);
  G_OBJECT_CLASS (mu_books_page_parent_class)->dispose (object);
}

static void
mu_books_page_class_init (MuBooksPageClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_books_page_dispose;
  g_type_ensure (MU_TYPE_CATALOGUE);
  g_type_ensure (MU_TYPE_BOOK_VIEW);
  g_type_ensure (MU_TYPE_BOOK_ITEM);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/books-page.ui");
  gtk_widget_class_bind_template_child (widget, MuBooksPage, leaflet);
  gtk_widget_class_bind_template_child (widget, MuBooksPage, catalogue);
  gtk_widget_class_bind_template_child (widget, MuBooksPage, view);
}

static void
picked (MuBooksPage *self, MuBookItem *item)
{
  if (item)
    mu_book_view_show (self->view, mu_book_item_get_book (item),
                       mu_club_books (mu_desk_club (self->desk)));
}

void
mu_books_page_set_desk (MuBooksPage *self, MuDesk *desk)
{
  g_set_object (&self->desk, desk);
  mu_catalogue_set_model (self->catalogue, mu_desk_books (desk), MU_TYPE_BOOK_ITEM);
  mu_catalogue_pick (self->catalogue, 0);
}

static void
mu_books_page_init (MuBooksPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  mu_page_set_parts (MU_PAGE (self), self->leaflet, self->catalogue);
  mu_page_add_back_button (MU_PAGE (self), mu_book_view_get_back_button (self->view));
  g_signal_connect_object (self->catalogue, "picked", G_CALLBACK (picked), self, G_CONNECT_SWAPPED);
}
