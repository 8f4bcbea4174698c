/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-charset: choosing the charset of a file (文字コード)
 *
 * What:   the charsets a file may be in, with the lines in which they differ,
 *         wherever in the file these are.
 * Not:    reading it again: "chosen" says with what.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_REVIEW_CHARSET (tengen_review_charset_get_type ())
G_DECLARE_FINAL_TYPE (TengenReviewCharset,
                      tengen_review_charset,
                      TENGEN,
                      REVIEW_CHARSET,
                      GtkWindow)

/* Signals:
 *   chosen (const char *charset)   read it again with this
 */

/**
 * tengen_review_charset_new:
 * @parent: the window it belongs to
 * @bytes: the bytes of the file
 * @charset: the charset taken
 * @certain: as in #TengenSgfReading
 *
 * Makes the window.
 *
 * Returns: (transfer none): a window, owned by GTK
 */
TengenReviewCharset *tengen_review_charset_new (GtkWindow *parent,
                                                GBytes *bytes,
                                                const char *charset,
                                                gboolean certain);

G_END_DECLS
