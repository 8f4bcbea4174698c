/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-bar: everything a classroom can do, for mouse and touch
 *
 * What:   buttons with words, and two menus; they name actions of the classroom.
 * Not:    when it is seen, which the wall says.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_CLASSROOM_BAR (tengen_classroom_bar_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenClassroomBar, tengen_classroom_bar, TENGEN, CLASSROOM_BAR, GtkWidget)

/* Makes a bar. */
GtkWidget *tengen_classroom_bar_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Lists the boards in their menu. */
void tengen_classroom_bar_list_boards (TengenClassroomBar *self,
                                       GListModel *shows);

/* Shows the button for the next person if persons take turns. */
void tengen_classroom_bar_set_person (TengenClassroomBar *self, gboolean shown);

/* Sets the size of the letters in pixels, also of those in the menus. */
void tengen_classroom_bar_set_size (TengenClassroomBar *self, double size);

/* Tells whether one of its menus is open. */
gboolean tengen_classroom_bar_is_open (TengenClassroomBar *self);

G_END_DECLS
