/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-preferences-theme: a small board in one of the looks, to be chosen
 *
 * What:  a picture with its name below.
 * Not:   the others of its group, what follows from the choice.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes a button that stays pressed. */
GtkWidget *tengen_preferences_theme_new (int theme) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
