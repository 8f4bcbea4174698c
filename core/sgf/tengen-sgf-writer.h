/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-writer: a record to the text of an SGF file
 *
 * What: all games, nodes, properties and raw values in their order, as UTF-8;
 *       its own line breaks are LF, those in values stay. A property that a
 *       file gave twice in a node is written as it was, and a tree where there
 *       is no other variation as a tree. Every first node begins with
 *       FF[4]CA[UTF-8], before any text; GM and SZ are kept, and where they are
 *       missing, the defaults are written behind AP.
 * Not:  files.
 */
#pragma once

#include "tengen-record.h"

G_BEGIN_DECLS

/**
 * tengen_sgf_write:
 * @record: a record with a game
 * @application: (nullable): `name:version` for AP, or %NULL to keep AP
 * @length: (out) (optional): the bytes written
 *
 * Writes a record. No recursion; cost is linear.
 *
 * Returns: (transfer full): the text, ended by NUL
 */
char *tengen_sgf_write (const TengenRecord *record,
                        const char *application,
                        gsize *length) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
