/* For the files of lists/book/book*.c alone. */
#ifndef MUSTER_LISTS_BOOK_BOOK_PRIVATE_H
#define MUSTER_LISTS_BOOK_BOOK_PRIVATE_H

#include "lists/book/book.h"
#include "lists/book/book_reading.h"
#include "lists/xml/reader.h"
#include "rules/awfp/troop.h"

typedef struct {
  int from, to;
} MuBookYears;

void mu_book_troop_free (MuBookTroop *troop);
void mu_book_condition_free (MuBookCondition *condition);
void mu_book_option_free (MuBookOption *option);
void mu_book_limit_free (MuBookLimit *limit);
void mu_book_ally_free (MuBookAlly *ally);
void mu_book_general_free (MuBookGeneral *general);

/* from and to of the node, which must lie within. */
MuBookYears mu_book_read_years (MuReader *reader, const xmlNode *node, MuBookYears within);
/* The <stand> of a <troop>; all open where it has none. */
MuBookStand mu_book_read_stand (MuReader *reader, const xmlNode *troop);
/* What its words stand for: the place of an armour, and a weapon's bit, 0 for no word of files. */
MuAwfpArmour mu_book_stand_armour (int word);
unsigned mu_book_stand_weapon (const char *word);
/* That the first of two numbers is not above the other; by their attributes. */
void mu_book_check_span (MuReader *reader, const xmlNode *node, const char *least, int fewest,
                         const char *most, int highest);
/* Numbers of Fast Play stands, where they do not follow from those of figures; else -1. */
void mu_book_read_stands (MuReader *reader, const xmlNode *node, int *least, int *most);
/* The node's <at-most>, <at-least>, <needs> and <not-with>. */
GPtrArray *mu_book_read_conditions (MuReader *reader, const xmlNode *option);
GPtrArray *mu_book_read_limits (MuReader *reader, const xmlNode *root);
GPtrArray *mu_book_read_allies (MuReader *reader, const xmlNode *root, MuBookYears within);
GPtrArray *mu_book_read_generals (MuReader *reader, const xmlNode *root, MuBookYears within);

/* Notes what can never be fulfilled: conditions and limits that name no option of
 * the book, that go round in a circle or that exclude each other. */
void mu_book_check_conflicts (MuReader *reader, const xmlNode *root, const MuBook *book);

#endif
