#include "app/desktop/calculator/calculator_form.h"

#include "app/desktop/calculator/calculator_field.h"
#include "app/desktop/widget/columns_layout.h"
#include "app/desktop/widget/wrap_layout.h"
#include "app/session/calculator/sum_entry.h"

#define BODY_WIDTH  156
#define SMALL_WIDTH 140
#define GAP         12

struct _MuCalculatorForm {
  AdwBin parent;
};

G_DEFINE_FINAL_TYPE (MuCalculatorForm, mu_calculator_form, ADW_TYPE_BIN)

static void
mu_calculator_form_class_init (MuCalculatorFormClass *class)
{
}

static void
mu_calculator_form_init (MuCalculatorForm *self)
{
}

/* --- where a field goes ------------------------------------------------- */

typedef enum {
  BODY,   /* under the troop that it is about */
  DETAIL, /* there, beside others */
  SMALL,  /* beside others */
  FLAGS,  /* among the flags */
  WIDE,   /* over the whole width */
  LATER,  /* at the end: what seldom is needed */
  THROWN, /* among the dice */
  N_AREAS,
} Area;

static gboolean
has_troops (const MuSumKind *kind)
{
  return mu_sum_entry_nth_troop (kind, 0) >= 0;
}

/* A choice is about a troop if the sum has no other, or its key says so. */
static gboolean
is_about_troop (const MuSumKind *kind, int place)
{
  return mu_sum_entry_nth_troop (kind, 1) < 0 || mu_sum_entry_names_troop (kind, place);
}

static Area
area_of (const MuSumKind *kind, int place)
{
  switch (kind->fields[place].kind) {
  case MU_FIELD_TROOP:
  case MU_FIELD_CREW:
    return BODY;
  case MU_FIELD_WEAPON:
    return DETAIL;
  case MU_FIELD_NUMBER:
  case MU_FIELD_POINTS:
    if (!has_troops (kind))
      return SMALL;
    return kind->fields[place].required ? DETAIL : LATER;
  case MU_FIELD_CHOICE:
    return has_troops (kind) && is_about_troop (kind, place) ? DETAIL : SMALL;
  case MU_FIELD_FLAG:
    return FLAGS;
  case MU_FIELD_SET:
  case MU_FIELD_COUNTS:
    return WIDE;
  case MU_FIELD_DICE:
    return THROWN;
  }
  return WIDE;
}

/* --- building ----------------------------------------------------------- */

static GtkWidget *
laid_out (GtkLayoutManager *layout)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, layout);
  return box;
}

/* The fields of an area, into a box; where a troop is given only those about it. */
static guint
fill (GtkWidget *box, MuCalculatorSession *session, Area area, int troop)
{
  const MuSumKind *kind = mu_calculator_session_get_kind (session);
  guint count = 0;

  for (int i = 0; kind->fields[i].key; i++) {
    if (area_of (kind, i) != area || (troop >= 0 && mu_sum_entry_troop_of (kind, i) != troop))
      continue;
    gtk_box_append (GTK_BOX (box), mu_calculator_field_new (session, i));
    count++;
  }
  return count;
}

/* Appends the box if anything went into it. */
static void
add_area (GtkWidget *form, GtkWidget *box, MuCalculatorSession *session, Area area, int troop)
{
  if (fill (box, session, area, troop))
    gtk_box_append (GTK_BOX (form), box);
  else
    g_object_unref (g_object_ref_sink (box));
}

/* Who acts, and whom it hits. */
static void
add_bodies (GtkWidget *form, MuCalculatorSession *session)
{
  const MuSumKind *kind = mu_calculator_session_get_kind (session);
  GtkWidget *bodies = laid_out (mu_columns_layout_new (2, BODY_WIDTH, GAP));
  int troop;

  for (int n = 0; (troop = mu_sum_entry_nth_troop (kind, n)) >= 0; n++) {
    GtkWidget *body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
    fill (body, session, BODY, troop);
    add_area (body, laid_out (mu_columns_layout_new (3, SMALL_WIDTH, GAP)), session, DETAIL, troop);
    gtk_box_append (GTK_BOX (bodies), body);
  }
  gtk_box_append (GTK_BOX (form), bodies);
}

static void
empty (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))))
    gtk_box_remove (box, child);
}

void
mu_calculator_form_show (MuCalculatorForm *self, MuCalculatorSession *session, GtkBox *dice)
{
  GtkWidget *form = gtk_box_new (GTK_ORIENTATION_VERTICAL, 16);

  if (has_troops (mu_calculator_session_get_kind (session)))
    add_bodies (form, session);
  add_area (form, laid_out (mu_columns_layout_new (3, SMALL_WIDTH, GAP)), session, SMALL, -1);
  add_area (form, gtk_box_new (GTK_ORIENTATION_VERTICAL, 16), session, WIDE, -1);
  add_area (form, laid_out (mu_wrap_layout_new (6)), session, FLAGS, -1);
  add_area (form, laid_out (mu_columns_layout_new (3, SMALL_WIDTH, GAP)), session, LATER, -1);
  adw_bin_set_child (ADW_BIN (self), form);
  empty (dice);
  fill (GTK_WIDGET (dice), session, THROWN, -1);
}
