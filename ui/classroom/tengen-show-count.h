/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-count: a finished game counted before a class
 *
 * What:   dead stones are pressed on the board, and each side's points are
 *         told; then the steps of the count (整地), each with its sentences; or
 *         everything that counts, laid out in rows.
 * Not:    play (tengen-show-game), which rule set: the game's own.
 * Shape:  first the stones are marked, then step after step; back goes the same
 *         way. A changed mark restarts the count.
 */
#pragma once

#include "tengen-session.h"
#include "tengen-show.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SHOW_COUNT (tengen_show_count_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenShowCount, tengen_show_count, TENGEN, SHOW_COUNT, TengenShow)

/* Shows the count of a game, its position at each moment. */
TengenShow *
tengen_show_count_new (TengenSession *session) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
