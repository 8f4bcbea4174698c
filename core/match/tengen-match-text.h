/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-text: the table of a match as a text file, and back
 *
 * What:  a key file that a teacher can read and mend in any editor: groups
 *        [Match], [Setup], [Player 1], [Game 1], [End]; names as they are,
 *        results as under RE, rules as under TNR, players by number.
 * Not:   where it is kept.
 * Shape: what this Tengen does not know is kept and written again. A higher
 *        `format` is refused, a higher `minor` is read. The first line is a seal
 *        (tengen-record-seal): a table that was changed by hand is read like any
 *        other, and told apart.
 */
#pragma once

#include "tengen-match.h"

G_BEGIN_DECLS

/* The highest that is read. A table is written in the lowest that can hold it,
 * so that an older Tengen refuses only what it would misread: from 2 on a game
 * says who ended with which colour; from 3 on there are tie-breaks other than the
 * old ones, groups by rank, absences and byes that were planned, and games that
 * both have lost. */
#define TENGEN_MATCH_FORMAT 3

/**
 * TengenMatchTextFault:
 * @TENGEN_MATCH_TEXT_NONE: nothing
 * @TENGEN_MATCH_TEXT_NEWER: written by a later Tengen
 * @TENGEN_MATCH_TEXT_SYNTAX: no key file, or no table of a match
 * @TENGEN_MATCH_TEXT_VALUE: a value that cannot be: group and key tell which
 * @TENGEN_MATCH_TEXT_CUT: the end is missing
 *
 * Why a text is no match.
 */
typedef enum
{
  TENGEN_MATCH_TEXT_NONE,
  TENGEN_MATCH_TEXT_NEWER,
  TENGEN_MATCH_TEXT_SYNTAX,
  TENGEN_MATCH_TEXT_VALUE,
  TENGEN_MATCH_TEXT_CUT,
} TengenMatchTextFault;

/**
 * TengenMatchTextReport:
 * @fault: why, NONE for a text that was read
 * @group: (nullable): (VALUE): the group
 * @key: (nullable): (VALUE): the key, %NULL for a group that cannot be
 * @changed: the text is not as a Tengen wrote it: it was changed or is damaged;
 *   never for a text without a seal
 *
 * What is wrong with a text.
 */
typedef struct
{
  TengenMatchTextFault fault;
  char *group;
  char *key;
  gboolean changed;
} TengenMatchTextReport;

/* Frees what it holds. */
void tengen_match_text_report_clear (TengenMatchTextReport *self);

/* Writes a match, sealed, in UTF-8 (transfer full). */
char *tengen_match_to_text (const TengenMatch *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_from_text:
 * @text: bytes
 * @length: how many
 * @report: (out caller-allocates): what is wrong
 *
 * Reads a match; never crashes on any bytes.
 *
 * Returns: (transfer full) (nullable): a match, or %NULL
 */
TengenMatch *tengen_match_from_text (const char *text,
                                     gsize length,
                                     TengenMatchTextReport *report)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
