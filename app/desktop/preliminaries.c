#include "app/desktop/preliminaries.h"

#include "app/desktop/die_face.h"
#include "reports/rule_words.h"

struct _MuPreliminaries {
  GtkBox parent;
  GtkLabel *leadership_label;
  GtkLabel *leadership_rule;
  GtkBox *leadership_dice;
  GtkLabel *scouting_label;
  GtkLabel *scouting_rule;
  GtkLabel *weather_label;
  GtkLabel *weather_rule;
  MuDieFace *weather_die;
  GtkLabel *seed_label;
};

G_DEFINE_FINAL_TYPE (MuPreliminaries, mu_preliminaries, GTK_TYPE_BOX)

static void
mu_preliminaries_class_init (MuPreliminariesClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  g_type_ensure (MU_TYPE_DIE_FACE);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/preliminaries.ui");
  gtk_widget_class_bind_template_child (widget, MuPreliminaries, leadership_label);
  gtk_widget_class_bind_template_child (widget, MuPreliminaries, leadership_rule);
  gtk_widget_class_bind_template_child (widget, MuPreliminaries, leadership_dice);
  gtk_widget_class_bind_template_child (widget, MuPreliminaries, scouting_label);
  gtk_widget_class_bind_template_child (widget, MuPreliminaries, scouting_rule);
  gtk_widget_class_bind_template_child (widget, MuPreliminaries, weather_label);
  gtk_widget_class_bind_template_child (widget, MuPreliminaries, weather_rule);
  gtk_widget_class_bind_template_child (widget, MuPreliminaries, weather_die);
  gtk_widget_class_bind_template_child (widget, MuPreliminaries, seed_label);
}

static void
mu_preliminaries_init (MuPreliminaries *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_rule (GtkLabel *label, MuRule rule)
{
  g_autofree char *place = mu_rule_words_place (rule);

  gtk_label_set_label (label, place);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), mu_rule_words_short (rule));
}

/* A die for each subordinate that was rolled for; returns how many. */
static guint
show_leadership_dice (MuPreliminaries *self, const MuBattleRecord *record)
{
  GtkWidget *old;
  guint count = 0;

  while ((old = gtk_widget_get_first_child (GTK_WIDGET (self->leadership_dice))))
    gtk_box_remove (self->leadership_dice, old);
  for (int side = 0; record && side < MU_SIDES; side++)
    for (guint i = 0; i < record->side[side].leadership->len; i++, count++) {
      const MuLeadership *found = g_ptr_array_index (record->side[side].leadership, i);
      gtk_box_append (self->leadership_dice, mu_die_face_new (found->face));
    }
  return count;
}

static void
session_changed (MuBattleSession *session, GParamSpec *pspec, MuPreliminaries *self)
{
  guint rolled = show_leadership_dice (self, mu_battle_session_get_record (session));

  show_rule (self->leadership_rule,
             rolled ? MU_RULE_WRG_GENERALS_PERSONALITY : MU_RULE_WRG_GENERALS_CINC);
}

void
mu_preliminaries_set_session (MuPreliminaries *self, MuBattleSession *session)
{
  g_object_bind_property (session, "leadership", self->leadership_label, "label",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (session, "scouting", self->scouting_label, "label",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (session, "weather", self->weather_label, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (session, "seed", self->seed_label, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (session, "weather-face", self->weather_die, "value",
                          G_BINDING_SYNC_CREATE);
  show_rule (self->scouting_rule, MU_RULE_WRG_SCOUTING_OUTSCOUTED);
  show_rule (self->weather_rule, MU_RULE_WRG_WEATHER_POTENTIAL);
  g_signal_connect_object (session, "notify::leadership", G_CALLBACK (session_changed), self, 0);
  g_signal_connect_object (session, "notify::state", G_CALLBACK (session_changed), self, 0);
  session_changed (session, NULL, self);
}
