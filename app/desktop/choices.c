#include "app/desktop/choices.h"

#include "app/model/words.h"
#include "reports/account.h"

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

  for (int region = MU_WRG_MEDITERRANEAN; region <= MU_WRG_NORTHERN; region++)
    gtk_string_list_append (list, mu_words_region (region));
  return G_LIST_MODEL (list);
}

GListModel *
mu_choices_countries (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (int country = MU_WRG_PLAIN; country <= MU_WRG_STEPPE; country++)
    gtk_string_list_append (list, mu_words_country (country));
  return G_LIST_MODEL (list);
}

GListModel *
mu_choices_names (GListModel *rows)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++) {
    g_autoptr (GObject) row = g_list_model_get_item (rows, i);
    g_autofree char *name = NULL;
    g_object_get (row, "name", &name, NULL);
    gtk_string_list_append (list, name);
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

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
mu_choices_offer (GtkDropDown *drop_down, const char *const *texts)
{
  offer (drop_down, G_LIST_MODEL (gtk_string_list_new (texts)));
}

void
mu_choices_offer_names (GtkDropDown *drop_down, GListModel *rows)
{
  offer (drop_down, mu_choices_names (rows));
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
