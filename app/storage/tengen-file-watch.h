/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-file-watch: tells when a file on disk changes
 *
 * What:  waits until writing has calmed down, then says what is there now.
 * Not:   whether that matters: callers know what they wrote themselves.
 * Shape: begins when there is nothing else to do, so that startup is not
 *        delayed, and looks at the file then: it may have changed before.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_FILE_WATCH (tengen_file_watch_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenFileWatch, tengen_file_watch, TENGEN, FILE_WATCH, GObject)

/* Signals:
 *   changed (const char *checksum)   the file may hold something else now; its
 *                                    SHA-256
 */

/* Makes a watch without a file. */
TengenFileWatch *tengen_file_watch_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Watches another file from now on; it may be %NULL. */
void tengen_file_watch_set_file (TengenFileWatch *self, GFile *file);

/* Looks at the file again in a moment, as if it had been changed. */
void tengen_file_watch_look (TengenFileWatch *self);

G_END_DECLS
