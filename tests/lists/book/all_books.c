#include "tests/lists/book/all_books.h"

#include <check.h>

MuShelf *shelf;

void
open_shelf (void)
{
  g_autoptr (GError) error = NULL;
  shelf = mu_shelf_open (NULL, &error);
  ck_assert_msg (shelf != NULL, "%s", error ? error->message : "");
}

void
close_shelf (void)
{
  g_clear_pointer (&shelf, mu_shelf_free);
}
