/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-fold-handle: the border between two halves of a panel, to be moved
 *
 * What:  the third child of a widget with a TengenFoldLayout. It is dragged by a
 *        mouse or a finger; with the keyboard on it arrows, Page Up and Page
 *        Down, Home and End move it, and Enter or a double click halves the
 *        room again.
 * Not:   GtkPaned: its own keys, F6 and F8, have other meanings in the program,
 *        and it cannot change its direction with the width.
 * Shape: the layout knows where the border is and may be. While it is dragged
 *        the layout does not notify of its new part; it does so at the end.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_FOLD_HANDLE (tengen_fold_handle_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenFoldHandle, tengen_fold_handle, TENGEN, FOLD_HANDLE, GtkWidget)

/* For screen readers it is a separator whose description is the part of the
 * first half in percent; its label stands in the .ui file. */

G_END_DECLS
