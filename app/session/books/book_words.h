/* What an army book says, in sentences for people. Translated; strings returned as char *
 * are the caller's. */
#ifndef MUSTER_APP_SESSION_BOOKS_BOOK_WORDS_H
#define MUSTER_APP_SESSION_BOOKS_BOOK_WORDS_H

#include "lists/book/book.h"

/* "Later Carthaginian, 275 BC to 146 BC, Africa" */
char *mu_book_words_spoken (const MuBook *book);
/* "Africa", "Other lands" for those of no land; static. */
const char *mu_book_words_land (MuBookLand land);
/* "WRG 5th and Fast Play" */
char *mu_book_words_rules (const MuBook *book);
/* "Hannibal, 221 BC to 183 BC"; the name alone where the years are the book's. */
char *mu_book_words_general (const MuBook *book, const MuBookGeneral *general);
/* "Numidian, up to 30 figures, 220 BC to 203 BC"; shelf names the book. */
char *mu_book_words_ally (const MuBook *book, const MuBookAlly *ally, const MuShelf *shelf);

/* "10 to 400 figures", "up to 12 models" */
char *mu_book_words_numbers (const MuBookOption *option);
/* "units of 10 to 50" */
char *mu_book_words_units (const MuBookOption *option);
/* "220 BC to 203 BC", "from 220 BC"; "" where the years are the book's. */
char *mu_book_words_years (const MuBook *book, int from, int to);
/* Compulsory, conditions and common limits, a line each; "" for none. */
char *mu_book_words_conditions (const MuBook *book, const MuBookOption *option);

/* One way to equip an option: "6 points, with long spears, from 217 BC". */
char *mu_book_words_way (const MuBookOption *option, const MuBookTroop *way);
/* The same troops as a Fast Play stand, "Trained Veteran HI close longspear Sh", and what
 * that leaves out or guesses, a line each; "" where Fast Play has none such. */
char *mu_book_words_stand (const MuBookTroop *way);
/* The same with the name of the game, for a book that serves it; else "". */
char *mu_book_words_also (const MuBook *book, const MuBookTroop *way);
char *mu_book_words_stand_losses (const MuBookTroop *way);

/* Where they stand, "Velites: before everybody", a line each; "" for none. */
char *mu_book_words_posts (const MuBook *book);

#endif
