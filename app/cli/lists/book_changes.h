/* What changed between two editions of an army book, told on the command line. */
#ifndef MUSTER_APP_CLI_LISTS_BOOK_CHANGES_H
#define MUSTER_APP_CLI_LISTS_BOOK_CHANGES_H

#include "app/cli/core/call.h"
#include "lists/book/book.h"

/* A "change" row and an indented sentence for each; how many there are. */
guint mu_say_book_changes (MuCall *call, const MuBook *before, const MuBook *after);

#endif
