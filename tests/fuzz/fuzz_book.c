/* Army books from anywhere: refused with an error, or read whole. */
#include "lists/book/book.h"
#include "tests/fuzz/target.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBook) book = mu_book_read_data ((const char *) data, size, "input", &error);
  g_assert_true ((book == NULL) == (error != NULL));
  for (guint i = 0; book && i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    g_assert_nonnull (mu_book_option (book, option->id));
    g_assert_nonnull (mu_book_option_usual (option, option->from));
  }
  return 0;
}
