/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engines-window: the engines outside (思考エンジン)
 *
 * What:  which were found, which a person added, what one of them lacks; adding
 *        and removing; a trial that shows each step.
 * Not:   playing them (a new game), finding and talking (ui/external).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-external-list.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ENGINES_WINDOW (tengen_engines_window_get_type ())
G_DECLARE_FINAL_TYPE (TengenEnginesWindow,
                      tengen_engines_window,
                      TENGEN,
                      ENGINES_WINDOW,
                      GtkWindow)

/**
 * tengen_engines_window_new:
 * @parent: the window it belongs to
 * @list: the engines there are
 *
 * Makes the window.
 *
 * Returns: (transfer none): GTK's, to be presented
 */
GtkWidget *tengen_engines_window_new (GtkWindow *parent,
                                      TengenExternalList *list);

G_END_DECLS
