/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-place: which page it is: 4 / 8 and dots
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_CLASSROOM_PLACE (tengen_classroom_place_get_type ())
G_DECLARE_FINAL_TYPE (TengenClassroomPlace,
                      tengen_classroom_place,
                      TENGEN,
                      CLASSROOM_PLACE,
                      GtkWidget)

/* Makes an empty one. */
GtkWidget *tengen_classroom_place_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the page, from 0, and how many there are; 0 for nothing. */
void tengen_classroom_place_show (TengenClassroomPlace *self,
                                  guint page,
                                  guint n_pages);

G_END_DECLS
