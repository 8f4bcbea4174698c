/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * renju-script: openings written down step by step
 *
 * Shape: a script has lines `STEP > ACT`: the step that is due in words, or
 *        nothing, and what is done then. An act is a point, `stay`, `swap`,
 *        `fifths`, `more`, `=3` to declare, `+I9` to offer, `-I9` to withdraw.
 *        A line `FAULT < ACT` says why an act is refused.
 */
#pragma once

#include "tengen-renju-opening.h"

G_BEGIN_DECLS

/**
 * RenjuScript:
 * @rules: the rules as tengen_renju_rules_format() writes them
 * @script: lines
 *
 * What happens in an opening.
 */
typedef struct
{
  const char *rules;
  const char *script;
} RenjuScript;

/**
 * renju_script_describe:
 * @opening: an opening
 *
 * Writes the step that is due: `first puts B3 0-2 pattern`, `second chooses
 * stay swap`, `first declares 12`, `first offers B5 0-7 2`, `second picks B5`,
 * `done W6 of second`.
 *
 * Returns: (transfer full): the text
 */
char *renju_script_describe (const TengenRenjuOpening *opening)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * renju_script_check:
 * @opening: an opening
 * @act: an act
 *
 * Asks whether an act is allowed: `none` if it is, else the fault; `twin I9`
 * with the fifth move that is the same.
 *
 * Returns: (transfer full): the text
 */
char *renju_script_check (const TengenRenjuOpening *opening,
                          const char *act) G_GNUC_WARN_UNUSED_RESULT;

/**
 * renju_script_do:
 * @opening: an opening
 * @act: an act, or nothing
 *
 * Does something, allowed or not.
 */
void renju_script_do (TengenRenjuOpening *opening, const char *act);

/**
 * renju_script_start:
 * @opening: (out caller-allocates): an opening
 * @words: rules as tengen_renju_rules_format() writes them
 *
 * Starts an opening.
 */
void renju_script_start (TengenRenjuOpening *opening, const char *words);

/**
 * renju_script_refuse:
 * @opening: an opening
 * @fault: as renju_script_check() writes it
 * @act: an act
 *
 * Asserts that an act is refused, and that it then changes nothing; a stone is
 * only asked about, since it stands in any case.
 */
void renju_script_refuse (TengenRenjuOpening *opening,
                          const char *fault,
                          const char *act);

/**
 * renju_script_run:
 * @rows: (array length=n_rows): scripts
 * @n_rows: how many
 * @is_checked: whether everything that is done must be allowed
 *
 * Asserts that openings go as it is written.
 */
void
renju_script_run (const RenjuScript *rows, gsize n_rows, gboolean is_checked);

G_END_DECLS
