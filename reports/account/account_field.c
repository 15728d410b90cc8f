/* What a battle was fought on, and what the sides laid down before it, in sentences. */
#include <glib/gi18n-lib.h>

#include "reports/account/account.h"
#include "reports/system.h"

char *
mu_account_field (const MuBattleRecord *record)
{
  if (record->field == NULL)
    return g_strdup ("");
  if (*record->field->name == '\0')
    return g_strdup_printf (_ ("A field of %d by %d paces."), record->field->width,
                            record->field->depth);
  return g_strdup_printf (_ ("The field of “%s”, %d by %d paces."), record->field->name,
                          record->field->width, record->field->depth);
}

static void
add_sentence (GString *text, char *sentence)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
  g_free (sentence);
}

/* What of a side's papers is a plan, as a whole sentence. */
static char *
planned_words (const char *army, guint planned)
{
  if (planned == MU_PLANNED_BOTH)
    return g_strdup_printf (_ ("Deployment and orders of %s were planned by Muster."), army);
  if (planned == MU_PLANNED_DEPLOYMENT)
    return g_strdup_printf (_ ("The deployment of %s was planned by Muster."), army);
  return g_strdup_printf (_ ("The orders of %s were planned by Muster."), army);
}

static void
add_side (GString *text, const MuBattleSideRecord *side)
{
  const char *army = side->list->name;
  if (side->orders != NULL)
    add_sentence (text, g_strdup_printf (ngettext ("Orders of %s were written for %u body.",
                                                   "Orders of %s were written for %u bodies.",
                                                   side->orders->bodies->len),
                                         army, side->orders->bodies->len));
  if (side->planned != 0)
    add_sentence (text, planned_words (army, side->planned));
  if (side->hidden)
    add_sentence (text, g_strdup_printf (_ ("Deployment and orders of %s are sealed and not shown: "
                                            "code %s."),
                                         army, side->seal));
  else if (side->seal != NULL)
    add_sentence (text, g_strdup_printf (_ ("Deployment and orders of %s were sealed: code %s."),
                                         army, side->seal));
}

/* What is told of a side: whole sentences. */
static void
add_terms (GString *text, const MuBattleSideRecord *side, gboolean fought)
{
  const char *army = side->list->name;
  if (side->arabs)
    add_sentence (text, g_strdup_printf (_ ("The men of %s are Arabs."), army));
  if (side->wells)
    add_sentence (text, g_strdup_printf (_ ("Water is to hand for %s."), army));
  if (side->torches)
    add_sentence (text, g_strdup_printf (_ ("Lights by night are carried by %s."), army));
  if (side->order_seconds > 0)
    add_sentence (text, g_strdup_printf (ngettext ("The orders of %s took %d second.",
                                                   "The orders of %s took %d seconds.",
                                                   (gulong) side->order_seconds),
                                         army, side->order_seconds));
  if (side->commanded)
    add_sentence (text, g_strdup_printf (_ ("Muster commanded %s."), army));
  if (side->alone && !fought)
    add_sentence (text, g_strdup_printf (_ ("Muster does not command %s."), army));
}

static void
add_first_ready (GString *text, const MuBattleRecord *record)
{
  const MuReportSystem *system = mu_report_system (record->rules);
  char *sentence = system->first_ready_words ? system->first_ready_words (record) : NULL;
  if (sentence)
    add_sentence (text, sentence);
}

char *
mu_account_terms (const MuBattleRecord *record)
{
  GString *text = g_string_new (NULL);
  for (int side = 0; side < MU_SIDES; side++)
    add_terms (text, &record->side[side], record->fought);
  add_first_ready (text, record);
  return g_string_free (text, FALSE);
}

char *
mu_account_papers (const MuBattleRecord *record)
{
  GString *text = g_string_new (NULL);
  for (int side = 0; side < MU_SIDES; side++)
    add_side (text, &record->side[side]);
  return g_string_free (text, FALSE);
}
