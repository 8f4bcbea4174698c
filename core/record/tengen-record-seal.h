/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record-seal: whether a text file is still as Tengen wrote it
 *
 * What:  a first line `# sum=` with the SHA-256 of all that follows.
 * Not:   what stands in the file; a key file takes the line for a comment, so
 *        older programs read it too.
 * Shape: a line of the head, since the end is what gets lost. Whoever changes
 *        the file by hand may take the line out: without it nothing is claimed.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenSeal:
 * @TENGEN_SEAL_NONE: the text has none
 * @TENGEN_SEAL_WHOLE: the text is as it was written
 * @TENGEN_SEAL_BROKEN: another program changed the text, or it is damaged
 *
 * What a seal tells.
 */
typedef enum
{
  TENGEN_SEAL_NONE,
  TENGEN_SEAL_WHOLE,
  TENGEN_SEAL_BROKEN,
} TengenSeal;

/* Gives a text of lines its seal, in place of any it had (transfer full). */
char *tengen_seal_add (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_seal_check:
 * @data: any bytes
 * @length: how many
 * @head: (out) (optional): bytes of the seal's line; 0 if the first line is none
 *
 * Compares a text with its seal. A seal that is not in the first line is
 * broken: lines were exchanged or doubled.
 *
 * Returns: what it tells
 */
TengenSeal tengen_seal_check (const char *data, gsize length, gsize *head);

G_END_DECLS
