/* A widget wired up with few words: the parts and handlers of its template, whom it listens to, and
 * what it is called. */
#ifndef MUSTER_APP_DESKTOP_WIDGET_WIRING_H
#define MUSTER_APP_DESKTOP_WIDGET_WIRING_H

#include <gtk/gtk.h>

/* As long as both live, act (self) is called when source emits signal. */
#define mu_listen(source, signal, act, self)                                                       \
  g_signal_connect_object (source, signal, G_CALLBACK (act), self, G_CONNECT_SWAPPED)

/* What a widget is called for who does not see it. */
static inline void
mu_name_widget (gpointer widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* gtk_widget_class_bind_template_child() of each part, and
 * gtk_widget_class_bind_template_callback() of each handler; 2 to 16 of them. */
#define mu_bind_parts(widget, Type, ...)                                                           \
  MU_EACH (gtk_widget_class_bind_template_child, widget, Type, __VA_ARGS__)
#define mu_bind_handlers(widget, ...) MU_EACH (MU_BIND_HANDLER, widget, , __VA_ARGS__)

#define MU_BIND_HANDLER(widget, none, handler)                                                     \
  gtk_widget_class_bind_template_callback (widget, handler)

/* MU_EACH (act, a, b, x, y…): act (a, b, x), act (a, b, y)… */
#define MU_EACH(act, a, b, ...)                                                                    \
  MU_EACH_AMONG (__VA_ARGS__, MU_EACH_16, MU_EACH_15, MU_EACH_14, MU_EACH_13, MU_EACH_12,          \
                 MU_EACH_11, MU_EACH_10, MU_EACH_9, MU_EACH_8, MU_EACH_7, MU_EACH_6, MU_EACH_5,    \
                 MU_EACH_4, MU_EACH_3, MU_EACH_2, MU_EACH_1, 0)                                    \
  (act, a, b, __VA_ARGS__)
#define MU_EACH_AMONG(x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, each, \
                      ...)                                                                         \
  each
#define MU_EACH_1(act, a, b, x)       act (a, b, x)
#define MU_EACH_2(act, a, b, x, ...)  act (a, b, x), MU_EACH_1 (act, a, b, __VA_ARGS__)
#define MU_EACH_3(act, a, b, x, ...)  act (a, b, x), MU_EACH_2 (act, a, b, __VA_ARGS__)
#define MU_EACH_4(act, a, b, x, ...)  act (a, b, x), MU_EACH_3 (act, a, b, __VA_ARGS__)
#define MU_EACH_5(act, a, b, x, ...)  act (a, b, x), MU_EACH_4 (act, a, b, __VA_ARGS__)
#define MU_EACH_6(act, a, b, x, ...)  act (a, b, x), MU_EACH_5 (act, a, b, __VA_ARGS__)
#define MU_EACH_7(act, a, b, x, ...)  act (a, b, x), MU_EACH_6 (act, a, b, __VA_ARGS__)
#define MU_EACH_8(act, a, b, x, ...)  act (a, b, x), MU_EACH_7 (act, a, b, __VA_ARGS__)
#define MU_EACH_9(act, a, b, x, ...)  act (a, b, x), MU_EACH_8 (act, a, b, __VA_ARGS__)
#define MU_EACH_10(act, a, b, x, ...) act (a, b, x), MU_EACH_9 (act, a, b, __VA_ARGS__)
#define MU_EACH_11(act, a, b, x, ...) act (a, b, x), MU_EACH_10 (act, a, b, __VA_ARGS__)
#define MU_EACH_12(act, a, b, x, ...) act (a, b, x), MU_EACH_11 (act, a, b, __VA_ARGS__)
#define MU_EACH_13(act, a, b, x, ...) act (a, b, x), MU_EACH_12 (act, a, b, __VA_ARGS__)
#define MU_EACH_14(act, a, b, x, ...) act (a, b, x), MU_EACH_13 (act, a, b, __VA_ARGS__)
#define MU_EACH_15(act, a, b, x, ...) act (a, b, x), MU_EACH_14 (act, a, b, __VA_ARGS__)
#define MU_EACH_16(act, a, b, x, ...) act (a, b, x), MU_EACH_15 (act, a, b, __VA_ARGS__)

#endif
