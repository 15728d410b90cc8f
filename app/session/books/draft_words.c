#include "app/session/books/draft_words.h"

#include <glib/gi18n-lib.h>

#include "app/session/words.h"

static const char *const words_rules[] = { N_ ("WRG 5th"), N_ ("WRG 5th and Fast Play"),
                                           N_ ("Fast Play"), N_ ("Ancient Battles Deluxe") };
static const char *const words_generals[] = { N_ ("Regular"), N_ ("Irregular") };
static const char *const words_order[] = { N_ ("Attack"), N_ ("Hold"), N_ ("Skirmish") };
static const char *const words_condition[]
    = { N_ ("Only with"), N_ ("Not together with"), N_ ("At most"), N_ ("At least") };

const char *
mu_draft_words_choice (MuDraftField field, guint choice)
{
  switch ((int) field) {
  case MU_DRAFT_RULES:
    return _ (words_rules[choice]);
  case MU_DRAFT_LAND:
    return mu_book_land_words ((MuBookLand) (choice + 1));
  case MU_DRAFT_REGION:
    return mu_words_region ((MuRegion) choice);
  case MU_DRAFT_COUNTRY:
    return mu_words_country ((MuCountry) choice);
  case MU_DRAFT_GENERALS:
    return _ (words_generals[choice]);
  case MU_DRAFT_ORDER:
    return _ (words_order[choice]);
  case MU_DRAFT_KIND:
    return _ (words_condition[choice]);
  }
  return "";
}

/* --- rows --------------------------------------------------------------- */

static const char *
nameless (MuDraftPart part)
{
  switch (part) {
  case MU_DRAFT_BOOK:
    return _ ("New book");
  case MU_DRAFT_GENERAL:
    return _ ("New general");
  case MU_DRAFT_ENEMY:
    return _ ("New enemy");
  case MU_DRAFT_OPTION:
    return _ ("New troops");
  case MU_DRAFT_LIMIT:
    return _ ("New limit");
  case MU_DRAFT_ALLY:
    return _ ("New allies");
  case MU_DRAFT_WAY:
    return _ ("New arms");
  case MU_DRAFT_CONDITION:
    return _ ("New condition");
  case MU_DRAFT_MEMBER:
    return _ ("Nobody yet");
  }
  return "";
}

/* The name of the option that a condition or a limit names. */
static char *
other_name (const MuDraft *draft, MuDraftPlace place)
{
  g_autofree char *id = mu_draft_get (draft, place, MU_DRAFT_OTHER);
  const MuDraftPlace option = { MU_DRAFT_OPTION, 0, mu_draft_option (draft, id) };

  return mu_draft_get (draft, option, MU_DRAFT_NAME);
}

/* "Only with 12 Hastati", "At most 1 for each 2 Hastati" */
static char *
condition_words (const MuDraft *draft, MuDraftPlace place)
{
  g_autofree char *kind = mu_draft_get (draft, place, MU_DRAFT_KIND);
  g_autofree char *count = mu_draft_get (draft, place, MU_DRAFT_COUNT);
  g_autofree char *per = mu_draft_get (draft, place, MU_DRAFT_PER);
  g_autofree char *other = other_name (draft, place);

  if (g_str_equal (kind, "needs"))
    return g_strdup_printf (_ ("Only with %s of %s"), count, other);
  if (g_str_equal (kind, "not-with"))
    return g_strdup_printf (_ ("Not together with %s"), other);
  return g_str_equal (kind, "at-most")
             ? g_strdup_printf (_ ("At most %s for each %s of %s"), count, per, other)
             : g_strdup_printf (_ ("At least %s for each %s of %s"), count, per, other);
}

static char *
title_of (const MuDraft *draft, MuDraftPlace place)
{
  switch (place.part) {
  case MU_DRAFT_WAY:
    return mu_draft_get (draft, place, MU_DRAFT_TROOP);
  case MU_DRAFT_ALLY:
    return mu_draft_get (draft, place, MU_DRAFT_ALLY_BOOK);
  case MU_DRAFT_MEMBER:
    return other_name (draft, place);
  case MU_DRAFT_CONDITION:
    return condition_words (draft, place);
  case MU_DRAFT_ENEMY:
  case MU_DRAFT_BOOK:
  case MU_DRAFT_GENERAL:
  case MU_DRAFT_OPTION:
  case MU_DRAFT_LIMIT:
    break;
  }
  return mu_draft_get (draft, place, MU_DRAFT_NAME);
}

char *
mu_draft_words_title (const MuDraft *draft, MuDraftPlace place)
{
  g_autofree char *title = title_of (draft, place);

  if (*title == '\0' && place.part == MU_DRAFT_ENEMY) {
    g_free (title);
    title = mu_draft_get (draft, place, MU_DRAFT_ALLY_BOOK);
  }
  return *title ? g_steal_pointer (&title) : g_strdup (nameless (place.part));
}

char *
mu_draft_words_row (const MuDraft *draft, MuDraftPlace place)
{
  const MuDraftPlace way = { MU_DRAFT_WAY, place.at, 0 };
  g_autofree char *least = mu_draft_get (draft, place, MU_DRAFT_MIN);
  g_autofree char *most = mu_draft_get (draft, place, MU_DRAFT_MAX);
  g_autofree char *troop
      = place.part == MU_DRAFT_OPTION ? mu_draft_get (draft, way, MU_DRAFT_TROOP) : g_strdup ("");

  if (*troop)
    return g_strdup_printf (_ ("%s to %s, %s"), least, most, troop);
  return *least ? g_strdup_printf (_ ("%s to %s"), least, most) : g_steal_pointer (&most);
}
