#include "app/model/new_army.h"

int
mu_new_army_year (const MuBook *book)
{
  const int year = (book->from + book->to) / 2;

  return CLAMP (year == 0 ? 1 : year, book->from, book->to);
}

MuRuleSystem
mu_new_army_rules (const MuBook *book)
{
  return mu_book_serves (book, MU_RULES_WRG5) ? MU_RULES_WRG5 : MU_RULES_AWFP;
}

MuList *
mu_new_army (const MuBook *book)
{
  return mu_list_edit_begin (book, mu_new_army_rules (book), mu_new_army_year (book),
                             MU_NEW_ARMY_POINTS, book->name);
}
