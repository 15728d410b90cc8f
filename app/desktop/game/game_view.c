#include "app/desktop/game/game_view.h"

#include <glib/gi18n.h>

#include "app/desktop/field/field_view.h"
#include "app/desktop/game/game_dice.h"
#include "app/desktop/game/game_row.h"
#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"

struct _MuGameView {
  AdwBin parent;
  MuGameSession *session;
  AdwWindowTitle *title;
  MuFieldView *field;
  GtkStack *side;
  GtkLabel *asked;
  GtkLabel *question;
  GtkLabel *given;
  GtkLabel *refusal;
  GtkLabel *hint;
  GtkLabel *odds;
  GtkLabel *past;
  GtkToggleButton *reach;
  GtkWidget *head;
  GtkLabel *heading;
  GtkStack *answers;
  GtkListBox *choices;
  GtkScale *turn;
  GtkScale *length;
  GtkLabel *turn_words;
  GtkLabel *length_words;
  GtkWidget *go;
  GtkWidget *news_box;
  GtkLabel *news;
  GtkLabel *news_over;
  AdwStatusPage *curtain;
  GtkButton *lift;
  GtkMenuButton *dice;
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MuGameView, mu_game_view, ADW_TYPE_BIN)

/* --- shown ---------------------------------------------------------------------- */

static void
show_curtain (MuGameView *self)
{
  g_autofree char *asked = NULL, *secret = NULL, *words = NULL, *button = NULL;
  gboolean curtain;

  g_object_get (self->session, "asked", &asked, "curtain", &curtain, "secret", &secret, NULL);
  adw_status_page_set_description (self->curtain, secret);
  if (!curtain) {
    adw_status_page_set_title (self->curtain, "");
    return;
  }
  words = g_strdup_printf (_ ("Pass the Screen to %s"), asked);
  button = g_strdup_printf (_ ("%s Is Here"), asked);
  adw_status_page_set_title (self->curtain, words);
  gtk_button_set_label (self->lift, button);
}

static void
show_slider (GtkScale *scale, int places, int at)
{
  gtk_range_set_range (GTK_RANGE (scale), 0, MAX (places - 1, 1));
  gtk_range_set_value (GTK_RANGE (scale), at);
  gtk_widget_set_sensitive (GTK_WIDGET (scale), places > 1);
}

static void
show_sliders (MuGameView *self)
{
  int turn, turns, length, lengths;
  gboolean sliding, placing;

  g_object_get (self->session, "sliding", &sliding, "turn", &turn, "turns", &turns, "length",
                &length, "lengths", &lengths, "placing", &placing, NULL);
  gtk_stack_set_visible_child_name (self->answers, sliding ? "slide" : "choices");
  if (!sliding)
    return;
  mu_name_widget (self->turn, placing ? _ ("Along the Baseline") : _ ("Wheel"));
  mu_name_widget (self->length, placing ? _ ("Ahead of the Baseline") : _ ("Distance"));
  show_slider (self->turn, turns, turn);
  show_slider (self->length, lengths, length);
}

static void
show_words (MuGameView *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->given), *gtk_label_get_label (self->given) != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), *gtk_label_get_label (self->refusal) != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->hint), *gtk_label_get_label (self->hint) != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->odds), *gtk_label_get_label (self->odds) != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->past), *gtk_label_get_label (self->past) != '\0');
  gtk_widget_set_visible (self->head, *gtk_label_get_label (self->heading) != '\0');
  gtk_widget_set_visible (self->news_box, *gtk_label_get_label (self->news) != '\0');
}

/* The row that is looked at, though somebody pointed at the map. */
static void
show_place (MuGameView *self)
{
  const int place = mu_game_session_get_place (self->session);
  GtkListBoxRow *row = place < 0 ? NULL : gtk_list_box_get_row_at_index (self->choices, place);

  if (row && row != gtk_list_box_get_selected_row (self->choices))
    gtk_list_box_select_row (self->choices, row);
}

static const char *
side_shown (MuGameView *self)
{
  gboolean curtain;

  g_object_get (self->session, "curtain", &curtain, NULL);
  if (mu_game_session_is_over (self->session))
    return "over";
  return curtain ? "curtain" : "question";
}

static void
session_changed (MuGameView *self)
{
  if (!mu_game_session_is_open (self->session))
    return;
  const char *side = side_shown (self);
  const gboolean turned = g_strcmp0 (gtk_stack_get_visible_child_name (self->side), side) != 0;

  self->showing = TRUE;
  show_curtain (self);
  show_sliders (self);
  show_words (self);
  mu_game_dice_changed (self->dice, self->session);
  show_place (self);
  gtk_widget_set_visible (GTK_WIDGET (self->reach), mu_game_session_has_board (self->session));
  gtk_stack_set_visible_child_name (self->side, side);
  mu_field_view_show (self->field, mu_game_session_make_scene (self->session), TRUE);
  self->showing = FALSE;
  if (turned && gtk_widget_get_mapped (GTK_WIDGET (self)))
    mu_game_view_focus (self);
}

/* --- what the person does ----------------------------------------------------------- */

static void
say_if (MuGameView *self, gboolean done, GError *error)
{
  if (!done && error)
    mu_say_error (self, error);
}

/* Who answers on the map stays there. */
static gboolean
is_on_map (MuGameView *self)
{
  return mu_game_session_has_board (self->session)
         && gtk_widget_has_focus (GTK_WIDGET (self->field));
}

/* Rows are made anew: the keyboard goes to the first. */
static void
choose (MuGameView *self, guint place)
{
  g_autoptr (GError) error = NULL;
  const gboolean on_map = is_on_map (self);
  const gboolean done = mu_game_session_choose (self->session, place, &error);

  say_if (self, done, error);
  if (!on_map || mu_game_session_is_over (self->session))
    mu_game_view_focus (self);
}

static void
row_activated (MuGameView *self, GtkListBoxRow *row)
{
  choose (self, (guint) gtk_list_box_row_get_index (row));
}

static void
row_selected (MuGameView *self, GtkListBoxRow *row)
{
  if (self->session && !self->showing) /* rows go with the page, too */
    mu_game_session_look_at (self->session,
                             row ? (guint) gtk_list_box_row_get_index (row) : G_MAXUINT);
}

/* Whom one points at is looked at first; once more, or Enter, and it is chosen. */
static void
body_selected (MuGameView *self, int body)
{
  const int place = mu_game_session_has_board (self->session)
                        ? -1
                        : mu_game_session_find_body (self->session, body);
  GtkListBoxRow *row = place < 0 ? NULL : gtk_list_box_get_row_at_index (self->choices, place);

  if (!row)
    return;
  gtk_list_box_select_row (self->choices, row);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* Whither one points is looked at; Enter, and the unit goes there. On a board it is chosen by
 * pointing there once more. */
static void
ground_pointed (MuGameView *self, double x, double y)
{
  if (!self->session)
    return;
  switch (mu_game_session_point (self->session, x, y)) {
  case MU_POINTED_NOWHERE:
    break;
  case MU_POINTED_AT:
    if (!mu_game_session_has_board (self->session))
      gtk_widget_grab_focus (self->go);
    break;
  case MU_POINTED_AGAIN:
    choose (self, (guint) mu_game_session_get_place (self->session));
    break;
  }
}

static void
turn_asked (MuGameView *self, int way)
{
  if (self->session)
    mu_game_session_turn (self->session, way);
}

static void
look_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_game_session_look_back (MU_GAME_VIEW (widget)->session, g_variant_get_int32 (parameter));
}

static void
reach_toggled (MuGameView *self)
{
  if (self->session)
    mu_game_session_show_reach (self->session, gtk_toggle_button_get_active (self->reach));
}

static void
toggle_reach (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuGameView *self = MU_GAME_VIEW (widget);

  if (gtk_widget_get_visible (GTK_WIDGET (self->reach)))
    gtk_toggle_button_set_active (self->reach, !gtk_toggle_button_get_active (self->reach));
}

static void
turned (MuGameView *self)
{
  if (!self->showing)
    mu_game_session_set_turn (self->session,
                              (int) (gtk_range_get_value (GTK_RANGE (self->turn)) + 0.5));
}

static void
lengthened (MuGameView *self)
{
  if (!self->showing)
    mu_game_session_set_length (self->session,
                                (int) (gtk_range_get_value (GTK_RANGE (self->length)) + 0.5));
}

static void
slide (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuGameView *self = MU_GAME_VIEW (widget);
  g_autoptr (GError) error = NULL;
  const gboolean done = mu_game_session_slide (self->session, &error);

  say_if (self, done, error);
  mu_game_view_focus (self);
}

static void
close_group (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuGameView *self = MU_GAME_VIEW (widget);

  if (mu_game_session_close (self->session))
    mu_game_view_focus (self);
}

static void
lift (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuGameView *self = MU_GAME_VIEW (widget);

  mu_game_session_lift_curtain (self->session);
  mu_game_view_focus (self);
}

static void
let_decide (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuGameView *self = MU_GAME_VIEW (widget);
  g_autoptr (GError) error = NULL;
  const gboolean done = mu_game_session_let_decide (self->session, &error);

  say_if (self, done, error);
  mu_game_view_focus (self);
}

static void
choose_numbered (GtkWidget *widget, const char *name, GVariant *parameter)
{
  choose (MU_GAME_VIEW (widget), (guint) g_variant_get_int32 (parameter));
}

/* --- the widget ------------------------------------------------------------------------ */

static void
mu_game_view_dispose (GObject *object)
{
  MuGameView *self = MU_GAME_VIEW (object);

  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (mu_game_view_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget)
{
  gtk_widget_class_install_action (widget, "game.slide", NULL, slide);
  gtk_widget_class_install_action (widget, "game.close", NULL, close_group);
  gtk_widget_class_install_action (widget, "game.lift", NULL, lift);
  gtk_widget_class_install_action (widget, "game.decide", NULL, let_decide);
  gtk_widget_class_install_action (widget, "game.choose", "i", choose_numbered);
  gtk_widget_class_install_action (widget, "game.reach", NULL, toggle_reach);
  gtk_widget_class_install_action (widget, "game.look-back", "i", look_back);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_comma, 0, "game.look-back", "i", -1);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_period, 0, "game.look-back", "i", 1);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_z, 0, "game.reach", NULL);
  for (int digit = 1; digit <= 9; digit++) {
    gtk_widget_class_add_binding_action (widget, (guint) (GDK_KEY_0 + digit), 0, "game.choose", "i",
                                         digit - 1);
    gtk_widget_class_add_binding_action (widget, (guint) (GDK_KEY_KP_0 + digit), 0, "game.choose",
                                         "i", digit - 1);
  }
  gtk_widget_class_add_binding_action (widget, GDK_KEY_BackSpace, 0, "game.close", NULL);
}

static void
mu_game_view_class_init (MuGameViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_game_view_dispose;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/game-view.ui");
  mu_bind_parts (widget, MuGameView, title, field, side, asked, question, given, head, heading,
                 answers, choices, turn, length, turn_words, length_words, go);
  mu_bind_parts (widget, MuGameView, news_box, news, news_over, curtain, lift, dice);
  mu_bind_parts (widget, MuGameView, refusal, hint, odds, past, reach);
  install_actions (widget);
}

static void
mu_game_view_init (MuGameView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  mu_listen (self->choices, "row-activated", row_activated, self);
  mu_listen (self->choices, "row-selected", row_selected, self);
  mu_listen (self->field, "body-selected", body_selected, self);
  mu_listen (self->field, "ground-pointed", ground_pointed, self);
  mu_listen (self->field, "turn-asked", turn_asked, self);
  mu_listen (self->reach, "toggled", reach_toggled, self);
  mu_listen (self->turn, "value-changed", turned, self);
  mu_listen (self->length, "value-changed", lengthened, self);
}

static void
bind_words (MuGameView *self)
{
  const struct {
    const char *property;
    GtkLabel *label;
  } pairs[] = {
    { "asked", self->asked },
    { "question", self->question },
    { "given", self->given },
    { "refusal", self->refusal },
    { "hint", self->hint },
    { "odds", self->odds },
    { "past-words", self->past },
    { "heading", self->heading },
    { "turn-words", self->turn_words },
    { "length-words", self->length_words },
    { "news", self->news },
    { "news", self->news_over },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    g_object_bind_property (self->session, pairs[i].property, pairs[i].label, "label",
                            G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->session, "name", self->title, "title", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->session, "moment", self->title, "subtitle", G_BINDING_SYNC_CREATE);
}

void
mu_game_view_set_session (MuGameView *self, MuGameSession *session)
{
  g_return_if_fail (self->session == NULL);
  self->session = g_object_ref (session);
  bind_words (self);
  mu_game_dice_offer (self->dice, session);
  gtk_list_box_bind_model (self->choices, mu_game_session_get_choices (session), mu_game_row_new,
                           NULL, NULL);
  mu_field_view_set_teller (self->field, MU_BODY_TELLER (session));
  mu_listen (session, "changed", session_changed, self);
  session_changed (self);
}

gboolean
mu_game_view_focus (MuGameView *self)
{
  const char *shown = gtk_stack_get_visible_child_name (self->side);
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (self->choices, 0);

  if (g_strcmp0 (shown, "question") != 0)
    return gtk_widget_child_focus (gtk_stack_get_visible_child (self->side), GTK_DIR_TAB_FORWARD);
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->answers), "slide") == 0)
    return gtk_widget_grab_focus (GTK_WIDGET (self->turn));
  return first ? gtk_widget_grab_focus (GTK_WIDGET (first)) : FALSE;
}
