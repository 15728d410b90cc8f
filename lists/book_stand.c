/* Fast Play stands in an army book: what a book says beyond the figures. */
#include "lists/book_private.h"

#include "lists/list.h"

/* The words of files. */
static const char *const armour_words[]
    = { "CAT", "AC", "HC", "LAC", "UC",  "SC",  "HCm", "LACm", "LCm", "HI",
        "LAI", "UI", "SI", "LCh", "MCh", "HCh", "EL",  "ART",  NULL };
static const char *const order_words[] = { "close", "loose", "skirmish", NULL };
static const char *const training_words[] = { "trained", "irregular", NULL };
static const char *const morale_words[]
    = { "elite", "fanatic", "veteran", "warband", "warrior", "poor", NULL };
static const char *const yes_no_words[] = { "no", "yes", NULL };

MuBookStand
mu_book_read_stand (MuReader *reader, const xmlNode *troop)
{
  const xmlNode *node = mu_reader_first (troop, "stand");
  MuBookStand stand = { -1, -1, -1, -1, -1, NULL, FALSE };
  if (!node)
    return stand;
  stand.armour = mu_reader_word (reader, node, "armour", armour_words, -1);
  stand.order = mu_reader_word (reader, node, "order", order_words, -1);
  stand.training = mu_reader_word (reader, node, "training", training_words, -1);
  stand.morale = mu_reader_word (reader, node, "morale", morale_words, -1);
  stand.shield = mu_reader_word (reader, node, "shield", yes_no_words, -1);
  stand.scythes = mu_reader_flag (reader, node, "scythes");
  if (mu_reader_has (node, "weapons"))
    stand.weapons = mu_reader_text (reader, node, "weapons", MU_LIST_NAME_MAX);
  return stand;
}
