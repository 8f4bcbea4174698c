/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-spot: a large soft disc where the pointer is
 *
 * What:   draws the disc; nothing can be clicked.
 * Not:    when it is seen, which the wall says.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_CLASSROOM_SPOT (tengen_classroom_spot_get_type ())
G_DECLARE_FINAL_TYPE (TengenClassroomSpot,
                      tengen_classroom_spot,
                      TENGEN,
                      CLASSROOM_SPOT,
                      GtkWidget)

/* Makes one that is not seen. */
GtkWidget *tengen_classroom_spot_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows it at a place until gtk_widget_set_child_visible() takes it away. */
void
tengen_classroom_spot_show_at (TengenClassroomSpot *self, double x, double y);

G_END_DECLS
