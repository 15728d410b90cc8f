/* For the files of lists/book*.c alone. */
#ifndef MUSTER_LISTS_BOOK_PRIVATE_H
#define MUSTER_LISTS_BOOK_PRIVATE_H

#include "lists/book.h"

void mu_book_troop_free (MuBookTroop *troop);
void mu_book_condition_free (MuBookCondition *condition);
void mu_book_option_free (MuBookOption *option);

#endif
