/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-pen: what is drawn by hand over a wall
 *
 * What:   strokes in 朱 with a white rim.
 * Not:    the pointer that draws them, which the wall follows.
 * Shape:  places are kept in parts of the wall, so that strokes grow with it;
 *         nothing can be clicked.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_CLASSROOM_PEN (tengen_classroom_pen_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenClassroomPen, tengen_classroom_pen, TENGEN, CLASSROOM_PEN, GtkWidget)

/* Makes one that has drawn nothing. */
GtkWidget *tengen_classroom_pen_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Begins a stroke at a place in the widget. */
void tengen_classroom_pen_begin (TengenClassroomPen *self, double x, double y);

/* Goes on with the stroke to a place, unless it was wiped meanwhile. */
void tengen_classroom_pen_draw (TengenClassroomPen *self, double x, double y);

/* Takes all strokes away. */
void tengen_classroom_pen_wipe (TengenClassroomPen *self);

/* Counts the strokes. */
guint tengen_classroom_pen_count (TengenClassroomPen *self);

G_END_DECLS
