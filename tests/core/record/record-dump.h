/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * record-dump: a record as text, to compare records in tests
 *
 * Shape: one line a node, in the order of the file: its number in that order,
 *        that of the node before it, then the properties with raw values,
 *        such as `2 1 B[aa]C[x]`.
 */
#pragma once

#include "tengen-record.h"

/**
 * record_dump:
 * @record: a record
 * @whole: %FALSE to leave CA, FF and AP of first nodes out
 *
 * Writes a record as text. No recursion.
 *
 * Returns: (transfer full): the text
 */
char *record_dump (const TengenRecord *record,
                   gboolean whole) G_GNUC_WARN_UNUSED_RESULT;
