/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * cut-probe: finds what a window of the running program cannot show whole
 *
 * What:  a library that is loaded before the program (LD_PRELOAD). On SIGUSR2 it
 *        reads the file named by TENGEN_PROBE: a line of sizes and a line of
 *        text scales. It gives the windows each size and each scale in turn,
 *        looks at all their widgets, writes what is cut into the same name
 *        with ".found" and, when all is done, makes the file ".done".
 * Cut:   a label whose text ends in "…" or is larger than the label; content
 *        that scrolls without a bar to tell so; a widget that reaches beyond
 *        its window, or a window that is larger than asked for; a text below
 *        something that floats above it; a part of the play panel that has to
 *        be scrolled to.
 */
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <string.h>

/* Pixels by which sizes may differ after rounding. */
#define SLACK 1.5
/* The width of a scroll bar, which panels have as a margin. */
#define BAR 16
/* Text from which on a panel may scroll whose parts belong together. */
#define MOST_SCALE 1.3
/* More than the frame that GTK draws around a window. */
#define FRAME 60
/* A name with a rank and a word; of what is longer the tooltip holds the whole. */
#define USUAL_LETTERS 32
/* Time for a window to get its size and to be laid out again. */
#define SETTLE_MS 90
#define MOST_WAITS 8

typedef struct
{
  char **sizes;
  char **scales;
  guint step;
  guint waits;
  int width;
  int height;
  int dpi;
  GString *found;
  /* what this step told the last time, not yet held */
  char *last;
  const char *file;
} Probe;

static Probe probe;

/* The sizes of all windows; the same twice when they are laid out. */
static guint sizes;

/* --- Telling --- */

static void
append_name (GString *path, GtkWidget *widget)
{
  const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget));
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);

  g_string_append (path, G_OBJECT_TYPE_NAME (widget));
  if (id != NULL && !g_str_has_prefix (id, "___"))
    g_string_append_printf (path, "#%s", id);
  for (guint i = 0; classes[i] != NULL && i < 2; i++)
    g_string_append_printf (path, ".%s", classes[i]);
}

static void
tell (GtkWidget *widget, const char *what, const char *text)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  g_autoptr (GString) path = g_string_new (NULL);
  GtkWidget *above = widget;

  for (guint i = 0; above != NULL && above != window && i < 6;
       i++, above = gtk_widget_get_parent (above))
    {
      if (i > 0)
        g_string_append (path, " < ");
      append_name (path, above);
    }
  g_string_append_printf (
      probe.found,
      "%sx%s\t%s\t%s\t%s\t%s\n",
      probe.sizes[probe.step / g_strv_length (probe.scales)],
      probe.scales[probe.step % g_strv_length (probe.scales)],
      what,
      GTK_IS_WINDOW (window) ? gtk_window_get_title (GTK_WINDOW (window)) : "",
      path->str,
      text != NULL ? text : "");
}

/* --- Looking --- */

static gboolean
get_bounds (GtkWidget *widget, GtkWidget *in, graphene_rect_t *bounds)
{
  return gtk_widget_get_mapped (widget) &&
         gtk_widget_compute_bounds (widget, in, bounds);
}

static gboolean
contains (const graphene_rect_t *outer, const graphene_rect_t *inner)
{
  return inner->origin.x >= outer->origin.x - SLACK &&
         inner->origin.y >= outer->origin.y - SLACK &&
         inner->origin.x + inner->size.width <=
             outer->origin.x + outer->size.width + SLACK &&
         inner->origin.y + inner->size.height <=
             outer->origin.y + outer->size.height + SLACK;
}

/* The tooltip holds the whole name, however long; but in a list, from which
 * people are called up, no name of usual length is cut. */
static gboolean
is_told_whole (GtkLabel *label)
{
  const char *tip = gtk_widget_get_tooltip_text (GTK_WIDGET (label));
  const char *text = gtk_label_get_text (label);

  return tip != NULL && strstr (tip, text) != NULL &&
         (g_utf8_strlen (text, -1) > USUAL_LETTERS ||
          gtk_widget_get_ancestor (GTK_WIDGET (label), GTK_TYPE_LIST_BOX_ROW) ==
              NULL);
}

static void
look_at_label (GtkLabel *label)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  GtkWidget *widget = GTK_WIDGET (label);
  const char *text = gtk_label_get_text (label);
  int width;
  int height;

  if (*text == '\0')
    return;
  if (pango_layout_is_ellipsized (layout))
    {
      tell (widget, is_told_whole (label) ? "tip" : "ellipsis", text);
      return;
    }
  pango_layout_get_pixel_size (layout, &width, &height);
  /* what may end in "…" was found to be whole */
  if (gtk_label_get_ellipsize (label) != PANGO_ELLIPSIZE_NONE)
    return;
  if (width > gtk_widget_get_width (widget) + SLACK ||
      height > gtk_widget_get_height (widget) + SLACK)
    tell (widget, "small", text);
}

/* Bars that lie above the content are seen while the pointer moves. The bar of
 * the other direction may lie on the margin of a panel. */
static gboolean
is_hidden_bar (GtkWidget *bar, GtkAdjustment *adjustment)
{
  gboolean overlay = TRUE;

  g_object_get (
      gtk_widget_get_settings (bar), "gtk-overlay-scrolling", &overlay, NULL);
  return gtk_adjustment_get_upper (adjustment) -
                 gtk_adjustment_get_lower (adjustment) >
             gtk_adjustment_get_page_size (adjustment) + BAR &&
         (overlay || !gtk_widget_get_mapped (bar));
}

static void
look_at_scrolled (GtkWidget *widget)
{
  GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW (widget);
  GtkAdjustment *vertical = gtk_scrolled_window_get_vadjustment (scrolled);
  GtkAdjustment *horizontal = gtk_scrolled_window_get_hadjustment (scrolled);

  if (is_hidden_bar (gtk_scrolled_window_get_vscrollbar (scrolled), vertical) ||
      (!GTK_IS_TEXT_VIEW (gtk_scrolled_window_get_child (scrolled)) &&
       is_hidden_bar (gtk_scrolled_window_get_hscrollbar (scrolled),
                      horizontal)))
    {
      g_autofree char *rooms =
          g_strdup_printf ("%g of %g, across %g of %g",
                           gtk_adjustment_get_page_size (vertical),
                           gtk_adjustment_get_upper (vertical),
                           gtk_adjustment_get_page_size (horizontal),
                           gtk_adjustment_get_upper (horizontal));
      tell (widget, "no-bar", rooms);
    }
}

/* Parts that belong together are not to be scrolled to, but for large text. */
static void
look_at_whole (GtkWidget *widget)
{
  GtkWidget *scrolled =
      gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *vertical =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  double scale = g_ascii_strtod (
      probe.scales[probe.step % g_strv_length (probe.scales)], NULL);

  if (scale < MOST_SCALE && gtk_adjustment_get_upper (vertical) >
                                gtk_adjustment_get_page_size (vertical) + SLACK)
    {
      g_autofree char *heights =
          g_strdup_printf ("%g of %g",
                           gtk_adjustment_get_page_size (vertical),
                           gtk_adjustment_get_upper (vertical));
      tell (widget, "scrolls", heights);
    }
}

/* The words and buttons of a widget, in coordinates of another. */
static void
look_below (GtkWidget *widget, GtkWidget *above, const graphene_rect_t *cover)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || gtk_widget_get_opacity (widget) < 0.1)
    return;
  if ((GTK_IS_LABEL (widget) &&
       *gtk_label_get_text (GTK_LABEL (widget)) != '\0') ||
      GTK_IS_BUTTON (widget))
    {
      if (get_bounds (widget, above, &bounds) &&
          graphene_rect_intersection (cover, &bounds, &bounds) &&
          bounds.size.width > SLACK && bounds.size.height > SLACK)
        tell (widget,
              "covered",
              GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget))
                                    : NULL);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_below (child, above, cover);
}

static void
look_at_overlay (GtkWidget *widget)
{
  GtkWidget *main = gtk_overlay_get_child (GTK_OVERLAY (widget));
  graphene_rect_t cover;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != main && main != NULL && gtk_widget_get_opacity (child) > 0.1 &&
        get_bounds (child, widget, &cover))
      look_below (main, widget, &cover);
}

/* What scrolls may be larger than what is seen of it. */
static gboolean
is_clipping (GtkWidget *widget)
{
  return GTK_IS_VIEWPORT (widget) || GTK_IS_SCROLLABLE (widget) ||
         GTK_IS_STACK (widget) || GTK_IS_TEXT (widget);
}

static void
look_at (GtkWidget *widget, GtkWidget *window, const graphene_rect_t *room)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || gtk_widget_get_opacity (widget) < 0.1)
    return;
  if (GTK_IS_LABEL (widget))
    look_at_label (GTK_LABEL (widget));
  if (GTK_IS_SCROLLED_WINDOW (widget))
    look_at_scrolled (widget);
  if (gtk_widget_has_css_class (widget, "whole"))
    look_at_whole (widget);
  if (GTK_IS_OVERLAY (widget))
    look_at_overlay (widget);
  if (room != NULL && get_bounds (widget, window, &bounds) &&
      bounds.size.width > 0 && bounds.size.height > 0 &&
      !contains (room, &bounds))
    {
      tell (widget,
            "outside",
            GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget))
                                  : NULL);
      return;
    }
  if (is_clipping (widget))
    room = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child) || GTK_IS_POPOVER (child))
      look_at (child, window, GTK_IS_POPOVER (child) ? NULL : room);
}

static int
get_least (GtkWidget *widget, GtkOrientation orientation)
{
  int least;

  gtk_widget_measure (widget, orientation, -1, &least, NULL, NULL, NULL);
  return least;
}

/* The innermost part that is alone too large for the window, or the window. */
static GtkWidget *
find_large (GtkWidget *widget, GtkOrientation orientation, int room)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child) && gtk_widget_get_mapped (child) &&
        get_least (child, orientation) > room * 4 / 5)
      return find_large (child, orientation, room);
  return widget;
}

static void
look_at_window (GtkWidget *window)
{
  graphene_rect_t room;

  /* what was opened in a large window and keeps its size fits there */
  if (gtk_window_get_resizable (GTK_WINDOW (window)) &&
      (gtk_widget_get_width (window) > probe.width + SLACK ||
       gtk_widget_get_height (window) > probe.height + SLACK))
    {
      g_autofree char *size = g_strdup_printf ("%dx%d",
                                               gtk_widget_get_width (window),
                                               gtk_widget_get_height (window));
      gboolean wide = gtk_widget_get_width (window) > probe.width + SLACK;

      tell (find_large (window,
                        wide ? GTK_ORIENTATION_HORIZONTAL
                             : GTK_ORIENTATION_VERTICAL,
                        wide ? probe.width : probe.height),
            "large",
            size);
    }
  graphene_rect_init (&room,
                      0,
                      0,
                      gtk_widget_get_width (window),
                      gtk_widget_get_height (window));
  for (GtkWidget *child = gtk_widget_get_first_child (window); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      look_at (child, window, &room);
}

/* --- Sizes --- */

static void
for_each_window (void (*act) (GtkWidget *window))
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_widget_get_mapped (l->data))
      act (l->data);
}

/* A window that fills the screen has the size of the screen; others are as
 * large as they want to be, if there is room. */
static void
resize (GtkWidget *window)
{
  GtkWindow *self = GTK_WINDOW (window);

  if (gtk_window_is_maximized (self) || gtk_window_is_fullscreen (self))
    g_object_set_data (G_OBJECT (self), "probe-fills", self);
  if (g_object_get_data (G_OBJECT (self), "probe-own") == NULL)
    g_object_set_data (G_OBJECT (self),
                       "probe-own",
                       g_strdup_printf ("%d %d",
                                        gtk_widget_get_width (window),
                                        gtk_widget_get_height (window)));
  if (g_object_get_data (G_OBJECT (self), "probe-fills") != NULL)
    {
      if (gtk_window_is_maximized (self))
        gtk_window_unmaximize (self);
      if (gtk_window_is_fullscreen (self))
        gtk_window_unfullscreen (self);
      gtk_window_set_default_size (self, probe.width, probe.height);
    }
  else if (gtk_window_get_resizable (self))
    {
      int width;
      int height;

      sscanf (g_object_get_data (G_OBJECT (self), "probe-own"),
              "%d %d",
              &width,
              &height);
      gtk_window_set_default_size (
          self, MIN (width, probe.width), MIN (height, probe.height));
    }
}

static void
set_scale (double scale)
{
  g_object_set (gtk_settings_get_default (),
                "gtk-xft-dpi",
                (int) (probe.dpi * scale),
                NULL);
}

/* --- Frames --- */

static void
painted_cb (GtkWidget *window)
{
  g_object_set_data (G_OBJECT (window), "probe-painted", window);
}

/* A window that keeps its size tells by a frame that it is laid out again. */
static void
await_frame (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  if (g_object_get_data (G_OBJECT (window), "probe-awaited") == NULL)
    g_signal_connect_object (clock,
                             "after-paint",
                             G_CALLBACK (painted_cb),
                             window,
                             G_CONNECT_SWAPPED);
  g_object_set_data (G_OBJECT (window), "probe-awaited", window);
  g_object_set_data (G_OBJECT (window), "probe-painted", NULL);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
}

static void
begin_step (void)
{
  guint n = g_strv_length (probe.scales);

  sscanf (probe.sizes[probe.step / n], "%dx%d", &probe.width, &probe.height);
  set_scale (g_ascii_strtod (probe.scales[probe.step % n], NULL));
  for_each_window (resize);
  for_each_window (await_frame);
  probe.waits = 0;
  sizes = 0;
}

static gboolean late;

static void
add_size (GtkWidget *window)
{
  if (g_object_get_data (G_OBJECT (window), "probe-fills") != NULL &&
      ABS (gtk_widget_get_width (window) - probe.width) > FRAME)
    late = TRUE;
  if (g_object_get_data (G_OBJECT (window), "probe-painted") == NULL)
    late = TRUE;
  sizes = sizes * 31 + (guint) gtk_widget_get_width (window);
  sizes = sizes * 31 + (guint) gtk_widget_get_height (window);
}

static void
end_all (void)
{
  g_autofree char *found = g_strconcat (probe.file, ".found", NULL);
  g_autofree char *done = g_strconcat (probe.file, ".done", NULL);

  set_scale (1.0);
  g_file_set_contents (found, probe.found->str, probe.found->len, NULL);
  g_file_set_contents (done, "", 0, NULL);
  g_string_free (probe.found, TRUE);
  g_strfreev (probe.sizes);
  g_strfreev (probe.scales);
}

static void
forget (GtkWidget *window)
{
  gboolean fills =
      g_object_steal_data (G_OBJECT (window), "probe-fills") != NULL;

  g_free (g_object_steal_data (G_OBJECT (window), "probe-own"));
  if (fills)
    gtk_window_maximize (GTK_WINDOW (window));
}

/* On a busy machine a window is seen before all in it has its place: what is
 * told holds if it is told twice. */
static gboolean
look (void)
{
  gsize before = probe.found->len;
  g_autofree char *last = g_steal_pointer (&probe.last);

  for_each_window (look_at_window);
  if (g_strcmp0 (probe.found->str + before, last != NULL ? last : "") == 0 ||
      probe.waits++ >= MOST_WAITS)
    return TRUE;
  probe.last = g_strdup (probe.found->str + before);
  g_string_truncate (probe.found, before);
  return FALSE;
}

static gboolean
look_cb (gpointer data)
{
  guint before = sizes;

  sizes = 0;
  late = FALSE;
  for_each_window (add_size);
  /* a window that filled the screen does not take a size at once */
  if (late)
    for_each_window (resize);
  if ((sizes != before || late) && probe.waits++ < MOST_WAITS)
    return G_SOURCE_CONTINUE;
  if (!look ())
    return G_SOURCE_CONTINUE;
  probe.step++;
  if (probe.step < g_strv_length (probe.sizes) * g_strv_length (probe.scales))
    {
      begin_step ();
      return G_SOURCE_CONTINUE;
    }
  for_each_window (forget);
  end_all ();
  return G_SOURCE_REMOVE;
}

static gboolean
signal_cb (gpointer data)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (probe.file, &text, NULL, NULL))
    return G_SOURCE_CONTINUE;
  lines = g_strsplit (text, "\n", 3);
  probe.sizes = g_strsplit (lines[0], " ", -1);
  probe.scales = g_strsplit (lines[1], " ", -1);
  probe.step = 0;
  probe.found = g_string_new (NULL);
  if (probe.dpi == 0)
    g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &probe.dpi, NULL);
  if (probe.dpi <= 0)
    probe.dpi = 96 * PANGO_SCALE;
  begin_step ();
  g_timeout_add (SETTLE_MS, look_cb, NULL);
  return G_SOURCE_CONTINUE;
}

__attribute__ ((constructor)) static void
start (void)
{
  probe.file = g_getenv ("TENGEN_PROBE");
  if (probe.file != NULL)
    g_unix_signal_add (SIGUSR2, signal_cb, NULL);
}
