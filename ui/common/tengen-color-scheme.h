/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-color-scheme: whether the desktop is dark
 *
 * What:  follows the desktop's wish (portal, theme) and tells it to GTK. The
 *        only file that knows where the wish is written.
 * Not:   colours: those are in the style sheets and painters.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_COLOR_SCHEME (tengen_color_scheme_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenColorScheme, tengen_color_scheme, TENGEN, COLOR_SCHEME, GObject)

/* Properties:
 *   dark   gboolean   read only, notified
 */

/* Gives the one object, made at the first call; a display must be open. */
TengenColorScheme *tengen_color_scheme_get_default (void);

/* Tells whether light things shall stand on dark ground now. */
gboolean tengen_color_scheme_get_dark (void);

G_END_DECLS
