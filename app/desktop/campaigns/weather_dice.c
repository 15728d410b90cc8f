#include "app/desktop/campaigns/weather_dice.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/desktop/widget/die_row.h"
#include "app/desktop/widget/wiring.h"
#include "reports/campaign/diary_words.h"
#include "reports/document/date_words.h"

struct _MuWeatherDice {
  GtkPopover parent;
  GtkLabel *title;
  GtkLabel *words;
  GtkBox *rows;
  GtkWidget *row[MU_DIARY_DICE]; /* NULL until it is first asked for */
  GtkWidget *die[MU_DIARY_DICE];
  const MuCampaign *campaign;
  int day;
  guint8 face[MU_DIARY_DICE];
  MuDiaryDay sky; /* as these dice make it */
};

G_DEFINE_FINAL_TYPE (MuWeatherDice, mu_weather_dice, GTK_TYPE_POPOVER)

static guint kept_signal;

/* --- the dice ------------------------------------------------------------------ */

static void show_sky (MuWeatherDice *self);

static int
number_of (MuWeatherDice *self, GtkWidget *die)
{
  for (int number = 0; number < MU_DIARY_DICE; number++)
    if (self->die[number] == die)
      return number;
  return 0;
}

static void
thrown (MuWeatherDice *self, int face, GtkWidget *die)
{
  if (self->campaign == NULL)
    return;
  self->face[number_of (self, die)] = (guint8) face;
  show_sky (self);
}

/* In the order of their numbers. */
static GtkWidget *
row_before (MuWeatherDice *self, int number)
{
  GtkWidget *before = NULL;

  for (int i = 0; i < number; i++)
    before = self->row[i] ? self->row[i] : before;
  return before;
}

static void
add_row (MuWeatherDice *self, int number)
{
  g_autofree char *name = mu_diary_die_words (number);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  self->die[number] = mu_die_row_new (name);
  mu_listen (self->die[number], "thrown", thrown, self);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), self->die[number]);
  gtk_box_insert_child_after (self->rows, row, row_before (self, number));
  self->row[number] = row;
}

static void
show_die (MuWeatherDice *self, int number)
{
  const int face = self->sky.face[number];

  if (face != 0 && self->row[number] == NULL)
    add_row (self, number);
  if (self->row[number] == NULL)
    return;
  gtk_widget_set_visible (self->row[number], face != 0);
  mu_die_row_show (MU_DIE_ROW (self->die[number]), MU_DIE_ORDINARY, face);
}

static void
show_sky (MuWeatherDice *self)
{
  g_autofree char *words = NULL;

  mu_campaign_sky (self->campaign, self->day, self->face, &self->sky);
  words = mu_diary_words (&self->sky);
  gtk_label_set_label (self->words, words);
  for (int number = 0; number < MU_DIARY_DICE; number++)
    show_die (self, number);
}

/* --- done -------------------------------------------------------------------------- */

static void
tell (MuWeatherDice *self, const guint8 face[MU_DIARY_DICE])
{
  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, kept_signal, 0, self->day, face);
}

static void
keep (MuWeatherDice *self)
{
  guint8 face[MU_DIARY_DICE];

  memcpy (face, self->sky.face, sizeof face);
  tell (self, face);
}

static void
leave (MuWeatherDice *self)
{
  const guint8 none[MU_DIARY_DICE] = { 0 };

  tell (self, none);
}

static void
mu_weather_dice_class_init (MuWeatherDiceClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  kept_signal = g_signal_new ("kept", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_POINTER);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/weather-dice.ui");
  mu_bind_parts (widget, MuWeatherDice, title, words, rows);
  mu_bind_handlers (widget, keep, leave);
}

static void
mu_weather_dice_init (MuWeatherDice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
mu_weather_dice_show (MuWeatherDice *self, const MuCampaign *campaign, const MuMonthDay *day)
{
  g_autofree char *title = NULL;

  self->campaign = campaign;
  if (campaign == NULL) {
    gtk_popover_popdown (GTK_POPOVER (self));
    return;
  }
  title = mu_date_in_words (&day->date);
  self->day = day->day;
  memcpy (self->face, day->sky.face, sizeof self->face);
  gtk_label_set_label (self->title, title);
  show_sky (self);
}
