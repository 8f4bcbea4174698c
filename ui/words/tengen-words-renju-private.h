/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-renju-private: what the files of Renju's words share
 */
#pragma once

#include "tengen-words-renju.h"
#include "tengen-words-text.h"

G_BEGIN_DECLS

/* Names a point: `H8`. */
char *tengen_words_renju_point (TengenPoint point) G_GNUC_WARN_UNUSED_RESULT;

/* Names who has to act in an opening that is not over: 仮先, 仮後 where the
 * regulation speaks of the persons, else 黒, 白. */
char *tengen_words_renju_role (const TengenRenjuOpening *opening)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
