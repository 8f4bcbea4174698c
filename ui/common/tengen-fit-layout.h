/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-fit-layout: as many buttons in a row as there is room for
 *
 * What:  the children of a header bar's row beside each other; in a narrow
 *        window the less important ones are left out, whole.
 *        What stays stands at the end where the row's halign is so.
 * Not:   another way to what is left out: keys and menus have it too.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_FIT_LAYOUT (tengen_fit_layout_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenFitLayout, tengen_fit_layout, TENGEN, FIT_LAYOUT, GtkLayoutManager)

/* Properties:
 *   keep-last  gboolean  the last child stays longest instead of the first
 *                        (default: FALSE)
 *   droppable  gboolean  even that child may be left out (default: FALSE)
 */

G_END_DECLS
