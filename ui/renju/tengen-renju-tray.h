/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-tray: stones that are lined up in pairs and counted
 *
 * What: one pair after the other, two or three seconds for all; at once where
 *       the desktop wants no animations.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_RENJU_TRAY (tengen_renju_tray_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRenjuTray, tengen_renju_tray, TENGEN, RENJU_TRAY, GtkWidget)

/* Signals:
 *   counted ()   all stones lie there
 */

/* Takes all stones away; a count that goes on is given up. */
void tengen_renju_tray_clear (TengenRenjuTray *self);

/* Lines so many stones up in pairs, the black ones first. */
void tengen_renju_tray_count (TengenRenjuTray *self, int black, int white);

G_END_DECLS
