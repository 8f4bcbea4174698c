/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-preferences-row: one thing to choose, and what it is chosen with
 *
 * What:  a title, a sentence where one is needed, a control at the right that
 *        has both for assistive technology; a click on the words is one on a
 *        switch.
 * Not:   what is chosen.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_PREFERENCES_ROW (tengen_preferences_row_get_type ())
G_DECLARE_FINAL_TYPE (TengenPreferencesRow,
                      tengen_preferences_row,
                      TENGEN,
                      PREFERENCES_ROW,
                      GtkWidget)

/* Properties (all read and write, notified):
 *   title    char*      what is chosen
 *   text     char*      a sentence about it, or NULL
 *   control  GtkWidget  what it is chosen with
 */

G_END_DECLS
