#include "app/desktop/page/choices.h"

#include "app/desktop/widget/wiring.h"
#include "app/session/armies/army_item.h"
#include "app/session/words.h"
#include "lists/system.h"
#include "reports/account/account.h"

GListModel *
mu_choices_months (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (int month = 1; month <= 12; month++)
    gtk_string_list_append (list, mu_account_month (month));
  return G_LIST_MODEL (list);
}

GListModel *
mu_choices_regions (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (int region = MU_REGION_MEDITERRANEAN; region <= MU_REGION_NORTHERN; region++)
    gtk_string_list_append (list, mu_words_region (region));
  return G_LIST_MODEL (list);
}

GListModel *
mu_choices_countries (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (int country = MU_COUNTRY_PLAIN; country <= MU_COUNTRY_STEPPE; country++)
    gtk_string_list_append (list, mu_words_country (country));
  return G_LIST_MODEL (list);
}

GListModel *
mu_choices_armies (GListModel *armies)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (armies); i++) {
    g_autoptr (MuArmyItem) army = g_list_model_get_item (armies, i);
    const char *reserve = mu_system_reserve (mu_army_item_get_rules (army));
    g_autofree char *text = *reserve
                                ? g_strdup_printf ("%s (%s)", mu_army_item_get_name (army), reserve)
                                : g_strdup (mu_army_item_get_name (army));
    gtk_string_list_append (list, text);
  }
  return G_LIST_MODEL (list);
}

/* Takes the list over. */
static void
offer (GtkDropDown *drop_down, GListModel *list)
{
  gtk_drop_down_set_model (drop_down, list);
  g_object_unref (list);
}

void
mu_choices_name (GtkDropDown *drop_down, const char *name)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (drop_down));

  mu_name_widget (button, name);
}

void
mu_choices_offer (GtkDropDown *drop_down, const char *const *texts)
{
  offer (drop_down, G_LIST_MODEL (gtk_string_list_new (texts)));
}

void
mu_choices_offer_armies (GtkDropDown *drop_down, GListModel *armies)
{
  offer (drop_down, mu_choices_armies (armies));
}

void
mu_choices_offer_months (GtkDropDown *drop_down)
{
  offer (drop_down, mu_choices_months ());
}

void
mu_choices_offer_regions (GtkDropDown *drop_down)
{
  offer (drop_down, mu_choices_regions ());
}

void
mu_choices_offer_countries (GtkDropDown *drop_down)
{
  offer (drop_down, mu_choices_countries ());
}
