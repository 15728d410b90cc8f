/* A window with nothing but the editor of maps, for who drives it: map_window … --map FILE. What
 * is changed is written to FILE at once; Ctrl+Z takes the last change back, as the owner of an
 * editor does. It goes by the app's name, for the driver looks for that. */
#include <string.h>

#include "app/desktop/map/map_editor.h"

typedef struct {
  char *path;
  MuMapEditor *editor;
  GPtrArray *before; /* MuMap, the last change last */
} Desk;

static void
write_map (Desk *desk, const MuMap *map)
{
  g_autoptr (GError) error = NULL;

  if (!mu_map_write_file (map, desk->path, &error))
    g_error ("%s", error->message);
}

static void
changed (MuMapView *view, const MuMap *before, const MuMap *after, Desk *desk)
{
  g_ptr_array_add (desk->before, mu_map_copy (before));
  write_map (desk, after);
}

static void
undo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Desk *desk = data;

  if (desk->before->len == 0)
    return;
  g_autoptr (MuMap) before = g_ptr_array_steal_index (desk->before, desk->before->len - 1);
  mu_map_editor_set_map (desk->editor, before);
  write_map (desk, before);
}

static void
quit (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_application_quit (g_application_get_default ());
}

static MuMapScene *
open_scene (const Desk *desk)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuMap) map = mu_map_read_file (desk->path, &error);
  if (map == NULL)
    g_error ("%s", error->message);
  MuMapScene *scene = mu_map_scene_new (map);
  mu_map_scene_name_side (scene, 0, "Rome");
  mu_map_scene_name_side (scene, 1, "Carthage");
  mu_map_scene_name_side (scene, 2, "Syracuse");
  mu_map_scene_add (scene, &(MuMapForce){ .side = 1, .name = "Hanno", .to = MU_MAP_NOWHERE });
  mu_map_scene_add (scene, &(MuMapForce){ .side = 0,
                                          .name = "Claudius",
                                          .place = 0,
                                          .to = 1,
                                          .day = 1,
                                          .days = mu_map_road (map, 0)->days });
  return scene;
}

static void
activate (GtkApplication *app, Desk *desk)
{
  GtkWidget *window = adw_application_window_new (app);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  desk->editor = g_object_new (MU_TYPE_MAP_EDITOR, NULL);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (desk->editor));
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
  mu_map_editor_show (desk->editor, open_scene (desk));
  mu_map_editor_set_editable (desk->editor, TRUE);
  g_signal_connect (mu_map_editor_get_view (desk->editor), "changed", G_CALLBACK (changed), desk);
  gtk_window_set_title (GTK_WINDOW (window), "Muster");
  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 600);
  gtk_window_present (GTK_WINDOW (window));
}

static void
free_map (gpointer map)
{
  mu_map_free (map);
}

int
main (int argc, char **argv)
{
  static const GActionEntry actions[]
      = { { .name = "undo", .activate = undo }, { .name = "quit", .activate = quit } };
  static const char *const undo_keys[] = { "<Ctrl>z", NULL };
  Desk desk = { .before = g_ptr_array_new_with_free_func (free_map) };

  for (int i = 1; i + 1 < argc; i++)
    if (strcmp (argv[i], "--map") == 0)
      desk.path = argv[i + 1];
  if (desk.path == NULL)
    g_error ("usage: map_window --map FILE");
  g_set_prgname ("muster-desktop");
  g_autoptr (AdwApplication) app
      = adw_application_new ("org.muster.Muster", G_APPLICATION_DEFAULT_FLAGS);
  g_action_map_add_action_entries (G_ACTION_MAP (app), actions, G_N_ELEMENTS (actions), &desk);
  gtk_application_set_accels_for_action (GTK_APPLICATION (app), "app.undo", undo_keys);
  g_signal_connect (app, "activate", G_CALLBACK (activate), &desk);
  const int status = g_application_run (G_APPLICATION (app), 1, argv);
  g_ptr_array_unref (desk.before);
  return status;
}
