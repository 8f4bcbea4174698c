/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-touch: larger controls where there is a touch screen
 *
 * What:  a style sheet applied while the display has a touch screen, even one
 *        that is plugged in later.
 * Not:   what a finger does (each widget's gestures).
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Follows the display's devices from now on. */
void tengen_touch_follow (GdkDisplay *display);

/* Makes things large enough for fingers, or not any more. */
void tengen_touch_show (GdkDisplay *display, gboolean touch);

G_END_DECLS
