/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-text-window: a window that shows any file as text
 *
 * What:   a file that could not be read as what it should be, so that a person
 *         can see what is in it and copy it.
 * Not:    changing it, making sense of it.
 * Shape:  any bytes and any size are shown: the first MiB, bytes that are no
 *         text as \xHH, long lines broken.
 */
#pragma once

#include "tengen-notice.h"

G_BEGIN_DECLS

/**
 * tengen_text_window_show:
 * @parent: (nullable): the window that asks
 * @title: title of the window
 * @path: a file
 *
 * Shows a file; if it cannot be read, the window says why.
 */
void tengen_text_window_show (GtkWindow *parent,
                              const char *title,
                              const char *path);

/**
 * tengen_text_window_make_text:
 * @data: any bytes
 * @length: how many
 * @most: bytes the text has at most
 * @cut: (out): whether there are more bytes than the text shows
 *
 * Makes a text that is quick to lay out: valid UTF-8, no line longer than 200
 * letters. Bytes and letters that are not shown as themselves become \xHH or
 * \u{H}.
 *
 * Returns: (transfer full): the text
 */
char *tengen_text_window_make_text (const char *data,
                                    gsize length,
                                    gsize most,
                                    gboolean *cut) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a button that shows the file that a notice tells of. */
void tengen_text_window_add_button (TengenNotice *notice, const char *path);

/**
 * tengen_text_window_install:
 * @map: the program's actions
 *
 * Adds app.show-text (string: URI of a file): shows it above the active window.
 */
void tengen_text_window_install (GActionMap *map);

G_END_DECLS
