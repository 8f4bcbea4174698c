/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * board-picture: a board as text, in and out
 *
 * Shape: one character a point, `.` empty, `X` black, `O` white; the top row
 *        first; rows end with a line break or `/`; blanks are passed over.
 */
#pragma once

#include "tengen-board.h"

G_BEGIN_DECLS

#define TENGEN_PICTURE_ERROR (tengen_picture_error_quark ())

/**
 * TengenPictureError:
 * @TENGEN_PICTURE_ERROR_CHARACTER: a character that stands for nothing
 * @TENGEN_PICTURE_ERROR_SIZE: rows of unequal length, none, or too many
 */
typedef enum
{
  TENGEN_PICTURE_ERROR_CHARACTER,
  TENGEN_PICTURE_ERROR_SIZE,
} TengenPictureError;

/**
 * tengen_picture_error_quark:
 *
 * Names the error domain.
 *
 * Returns: the quark
 */
GQuark tengen_picture_error_quark (void);

/**
 * tengen_picture_parse:
 * @text: a picture
 * @error: return location for a %TENGEN_PICTURE_ERROR
 *
 * Reads a picture; stones are put, nothing is taken.
 *
 * Returns: (transfer full) (nullable): a board of depth 0, or %NULL
 */
TengenBoard *tengen_picture_parse (const char *text,
                                   GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a picture that is one. */
TengenBoard *tengen_picture_read (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* A board looks so, its rows ended by `/`. */
void tengen_picture_assert (const TengenBoard *board, const char *picture);

/**
 * tengen_picture_format:
 * @board: a board
 * @separator: what ends each row but the last, `\n` or `/`
 *
 * Writes a picture.
 *
 * Returns: (transfer full): the text
 */
char *tengen_picture_format (const TengenBoard *board,
                             char separator) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
