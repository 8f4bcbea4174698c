/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application: the running program
 *
 * What:  command line, windows, the actions of the whole program, which game a
 *        window starts with, what is said of the games that wait.
 * Not:   what happens in a window (tengen-window), what all windows need
 *        (tengen-program), files and journals.
 * Shape: one program with several windows; without a session bus each start is
 *        a program of its own.
 */
#pragma once

#include "tengen-program.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_APPLICATION (tengen_application_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenApplication, tengen_application, TENGEN, APPLICATION, TengenProgram)

/* Actions: app.new-window, app.about, app.quit, app.continue (id of a journal),
 *   app.coordinates (int), app.numbers (int), app.preferences, app.records
 *   (string: all, waiting, recent or played), app.matches, app.match (path of a
 *   match's folder or table)
 */

/* Makes the program. */
TengenApplication *tengen_application_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
