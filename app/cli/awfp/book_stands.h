/* An army book in Fast Play stands. */
#ifndef MUSTER_APP_CLI_AWFP_BOOK_STANDS_H
#define MUSTER_APP_CLI_AWFP_BOOK_STANDS_H

#include "app/cli/core/call.h"
#include "lists/book/book.h"

/* Its options: stands of the army, of a unit, notation, price, what the conversion guesses or
 * loses. FALSE, and says why, for a book that does not serve Fast Play or without prices. */
gboolean mu_show_stands (MuCall *call, const MuBook *book);

#endif
