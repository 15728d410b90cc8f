/* Words in pictures. Whoever puts a picture on a page for a browser keeps its words apart, so that
 * they stay words there, which can be searched, copied and read aloud. */
#ifndef MUSTER_REPORTS_SCENE_PICTURE_WORDS_H
#define MUSTER_REPORTS_SCENE_PICTURE_WORDS_H

#include <pango/pangocairo.h>

typedef struct {
  PangoLayout *layout;
  cairo_matrix_t matrix; /* from the layout's corner to the picture */
  double red, green, blue;
} MuPictureWords;

/* A GArray of MuPictureWords. */
GArray *mu_picture_words_new (void);

/* From now on what is to be shown on cr goes into words, which must outlive it. */
void mu_picture_words_gather (cairo_t *cr, GArray *words);

/* Draws the layout at the current point, or gathers it. */
void mu_picture_words_show (cairo_t *cr, PangoLayout *layout);

#endif
