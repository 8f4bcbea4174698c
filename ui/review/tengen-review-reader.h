/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-reader: reads the starts of files for a list of games
 *
 * What:   a worker that reads one file after the other, those that are seen
 *         first, and tells the items what is in them.
 * Not:    the list (tengen-review-games).
 */
#pragma once

#include <gio/gio.h>

#include "tengen-review-game.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_REVIEW_READER (tengen_review_reader_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenReviewReader, tengen_review_reader, TENGEN, REVIEW_READER, GObject)

/* Signals:
 *   read (TengenReviewGame *game)   an item knows now what is in its file
 */

/**
 * TengenReviewReadStart:
 * @file: a file
 * @most: how many bytes
 * @cancellable: (nullable): to stop it
 * @error: return location for an error
 *
 * Reads the first bytes of a file; called in a worker.
 *
 * Returns: (transfer full) (nullable): the bytes, or %NULL
 */
typedef GBytes *(*TengenReviewReadStart) (GFile *file,
                                          gsize most,
                                          GCancellable *cancellable,
                                          GError **error);

/* Makes a reader without work. @read_start: reads the start of a file. */
TengenReviewReader *tengen_review_reader_new (TengenReviewReadStart read_start)
    G_GNUC_WARN_UNUSED_RESULT;

/* Lets the file of an item that is not open be read after all others. */
void tengen_review_reader_add (TengenReviewReader *self,
                               TengenReviewGame *game);

/* Lets its file be read next, if it was not read yet. */
void tengen_review_reader_hurry (TengenReviewReader *self,
                                 TengenReviewGame *game);

/* Reads nothing any more, and tells nothing. */
void tengen_review_reader_stop (TengenReviewReader *self);

G_END_DECLS
