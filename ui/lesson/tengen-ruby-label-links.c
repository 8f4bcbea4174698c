/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-ruby-label-links: terms and points of the label, for pointer and
 * keyboard
 *
 * Shape: a link is known by its first span. What is pointed at goes before what
 *        has the keyboard.
 */
#include "tengen-ruby-label-private.h"

#include <math.h>

#include "tengen-ruby-link.h"

int
tengen_ruby_label_find_focus (TengenRubyLabel *self)
{
  for (guint i = 0; i < self->links->len; i++)
    if (gtk_widget_has_focus (g_ptr_array_index (self->links, i)))
      return tengen_ruby_link_get_span (g_ptr_array_index (self->links, i));
  return -1;
}

static const TengenLessonSpan *
get_span (TengenRubyLabel *self, int span)
{
  return &g_array_index (self->text->spans, TengenLessonSpan, span);
}

/* Tells of the point below the pointer, or else of the one with the focus. */
static void
tell_point (TengenRubyLabel *self)
{
  int lit =
      self->hovered >= 0 ? self->hovered : tengen_ruby_label_find_focus (self);
  guint point = TENGEN_POINT_NONE;

  if (self->text != NULL && lit >= 0 && get_span (self, lit)->term == NULL)
    point = get_span (self, lit)->point;
  if (point == self->point)
    return;
  self->point = point;
  tengen_ruby_label_emit_point (self, point);
}

static void
set_hovered (TengenRubyLabel *self, int hovered)
{
  if (hovered == self->hovered)
    return;
  self->hovered = hovered;
  gtk_widget_set_cursor_from_name (
      GTK_WIDGET (self),
      hovered >= 0 && get_span (self, hovered)->term != NULL ? "pointer"
                                                             : NULL);
  tengen_ruby_label_forget_picture (self);
  tell_point (self);
}

static void
follow (TengenRubyLabel *self, int span)
{
  g_autofree char *term = NULL;

  if (span < 0 || get_span (self, span)->term == NULL)
    return;
  /* a handler may set another text */
  term = g_strdup (get_span (self, span)->term);
  tengen_ruby_label_emit_term (self, term);
}

static int
find_link (TengenRubyLabel *self, double x, double y)
{
  if (self->shown == NULL)
    return -1;
  return tengen_paint_ruby_get_link (
      self->shown, tengen_paint_ruby_get_span_at (self->shown, x, y));
}

static void
motion_cb (TengenRubyLabel *self, double x, double y)
{
  set_hovered (self, find_link (self, x, y));
}

static void
leave_cb (TengenRubyLabel *self)
{
  set_hovered (self, -1);
}

static void
released_cb (TengenRubyLabel *self, int n_press, double x, double y)
{
  follow (self, find_link (self, x, y));
}

static void
activate_cb (TengenRubyLabel *self, TengenRubyLink *link)
{
  follow (self, tengen_ruby_link_get_span (link));
}

static void
focus_cb (TengenRubyLabel *self)
{
  tengen_ruby_label_forget_picture (self);
  tell_point (self);
}

/* What is written on a link, of all its spans. */
static char *
name_link (TengenRubyLabel *self, int link)
{
  const TengenPaintRuby *layout = tengen_ruby_label_get_unlimited (self);
  GString *name = g_string_new (NULL);

  for (int i = link; i < (int) self->text->spans->len &&
                     tengen_paint_ruby_get_link (layout, i) == link;
       i++)
    g_string_append (name, get_span (self, i)->base);
  return g_string_free (name, FALSE);
}

static void
add_link (TengenRubyLabel *self, int span)
{
  g_autofree char *name = name_link (self, span);
  GtkWidget *link = tengen_ruby_link_new (span, name);

  gtk_widget_set_parent (link, GTK_WIDGET (self));
  g_ptr_array_add (self->links, link);
  g_signal_connect_swapped (link, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect_swapped (
      link, "notify::has-focus", G_CALLBACK (focus_cb), self);
}

static void
remove_link (gpointer link)
{
  g_signal_handlers_disconnect_by_data (link, gtk_widget_get_parent (link));
  gtk_widget_unparent (link);
}

void
tengen_ruby_label_make_links (TengenRubyLabel *self)
{
  int n = self->text != NULL ? (int) self->text->spans->len : 0;

  for (int i = 0; i < n; i++)
    if (tengen_paint_ruby_get_link (tengen_ruby_label_get_unlimited (self),
                                    i) == i)
      add_link (self, i);
  tell_point (self);
}

void
tengen_ruby_label_clear_links (TengenRubyLabel *self)
{
  set_hovered (self, -1);
  g_ptr_array_set_size (self->links, 0);
}

static void
place_link (const TengenPaintRuby *layout, TengenRubyLink *link)
{
  GtkWidget *widget = GTK_WIDGET (link);
  GtkAllocation place = { 0 };
  double area[4];

  if (tengen_paint_ruby_get_span_area (
          layout, tengen_ruby_link_get_span (link), area))
    place = (GtkAllocation){ (int) floor (area[0]),
                             (int) floor (area[1]),
                             (int) ceil (area[2]) + 1,
                             (int) ceil (area[3]) };
  gtk_widget_measure (
      widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (widget, &place, -1);
}

void
tengen_ruby_label_place_links (TengenRubyLabel *self)
{
  for (guint i = 0; i < self->links->len; i++)
    place_link (self->shown, g_ptr_array_index (self->links, i));
}

void
tengen_ruby_label_init_links (TengenRubyLabel *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->links = g_ptr_array_new_with_free_func (remove_link);
  self->hovered = -1;
  self->point = TENGEN_POINT_NONE;
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
