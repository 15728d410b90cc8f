#include "reports/scene_picture.h"

#include <cairo-svg.h>
#include <glib/gi18n-lib.h>

#include "lists/data.h"
#include "reports/scene_private.h"

#define USUAL_WIDTH 1440
#define TEXT        0.0105 /* of the width */
#define LARGE       1.5
#define MARGIN      1.2 /* of the text's height */

typedef struct {
  const MuScene *scene;
  const MuPictureJob *job;
  MuSceneLook look;
  double width;
  double margin;
  double title; /* height */
  double field;
  double legend;
  double height;
} Sheet;

MuPictureFormat
mu_picture_format (const char *path)
{
  if (mu_file_ends_in (path, ".svg"))
    return MU_PICTURE_SVG;
  if (mu_file_ends_in (path, ".png"))
    return MU_PICTURE_PNG;
  return MU_PICTURE_NONE;
}

static Sheet
lay_out (cairo_t *cr, const MuScene *scene, const MuPictureJob *job)
{
  Sheet sheet = { scene, job };
  sheet.width = job->width > 0 ? job->width : USUAL_WIDTH;
  sheet.look = (MuSceneLook){
    .palette = job->palette,
    .text = sheet.width * TEXT * (job->large_text ? LARGE : 1),
    .parts = MU_SCENE_SCALE_BAR | MU_SCENE_NAMES | MU_SCENE_ARROWS,
  };
  sheet.margin = sheet.look.text * MARGIN;
  double inner = sheet.width - 2 * sheet.margin;
  sheet.title = job->title ? sheet.look.text * 2.4 : 0;
  sheet.field = inner * scene->depth / scene->width;
  sheet.legend = mu_scene_legend_height (cr, scene, &sheet.look, inner);
  sheet.height = sheet.title + sheet.field + sheet.legend + 2 * sheet.margin;
  return sheet;
}

static void
draw_title (cairo_t *cr, const Sheet *sheet)
{
  MuSceneLook large = sheet->look;
  large.text *= 1.35;
  MuBrush brush = { .cr = cr, .look = &large, .inks = mu_scene_inks (large.palette) };
  g_autoptr (PangoLayout) layout = mu_brush_text (&brush, sheet->job->title, TRUE);
  pango_layout_set_width (layout, (int) ((sheet->width - 2 * sheet->margin) * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  mu_brush_ink (&brush, brush.inks->ink);
  mu_brush_put_text (&brush, layout, 0, 0);
}

static void
draw (cairo_t *cr, const Sheet *sheet)
{
  const MuInks *inks = mu_scene_inks (sheet->look.palette);
  double inner = sheet->width - 2 * sheet->margin;
  const MuSceneView view = { inner / sheet->scene->width, 0, sheet->scene->depth };
  cairo_set_source_rgb (cr, inks->plate.r, inks->plate.g, inks->plate.b);
  cairo_paint (cr);
  cairo_translate (cr, sheet->margin, sheet->margin);
  if (sheet->job->title)
    draw_title (cr, sheet);
  cairo_translate (cr, 0, sheet->title);
  mu_scene_draw (cr, sheet->scene, &view, &sheet->look, inner, sheet->field);
  cairo_translate (cr, 0, sheet->field);
  mu_scene_legend_draw (cr, sheet->scene, &sheet->look, inner);
}

/* Nothing is drawn on it: text has to be measured before the size is known. */
static Sheet
measure (const MuScene *scene, const MuPictureJob *job)
{
  cairo_surface_t *none = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (none);
  Sheet sheet = lay_out (cr, scene, job);
  cairo_destroy (cr);
  cairo_surface_destroy (none);
  return sheet;
}

static cairo_status_t
append (void *bytes, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_status_t
draw_on (cairo_surface_t *surface, const Sheet *sheet)
{
  cairo_t *cr = cairo_create (surface);
  draw (cr, sheet);
  cairo_status_t status = cairo_status (cr);
  cairo_destroy (cr);
  return status;
}

static cairo_status_t
make_svg (const Sheet *sheet, GByteArray *bytes)
{
  cairo_surface_t *surface
      = cairo_svg_surface_create_for_stream (append, bytes, sheet->width, sheet->height);
  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  cairo_status_t status = draw_on (surface, sheet);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

static cairo_status_t
make_png (const Sheet *sheet, GByteArray *bytes)
{
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) sheet->width, (int) sheet->height);
  cairo_status_t status = draw_on (surface, sheet);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream (surface, append, bytes);
  cairo_surface_destroy (surface);
  return status;
}

/* Drawn in memory first: a file is written whole or not at all. */
gboolean
mu_picture_write (const MuScene *scene, const MuPictureJob *job, const char *path, GError **error)
{
  MuPictureFormat format = mu_picture_format (path);
  Sheet sheet = measure (scene, job);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  if (format == MU_PICTURE_NONE) {
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNWRITABLE,
                 _ ("%s: expected a file name that ends in .svg or .png"), path);
    return FALSE;
  }
  cairo_status_t status
      = format == MU_PICTURE_SVG ? make_svg (&sheet, bytes) : make_png (&sheet, bytes);
  if (status != CAIRO_STATUS_SUCCESS) {
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNWRITABLE,
                 _ ("%s: the picture cannot be drawn: %s"), path, cairo_status_to_string (status));
    return FALSE;
  }
  return mu_file_write (path, (const char *) bytes->data, bytes->len, error);
}
