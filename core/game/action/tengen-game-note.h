/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-note: actions that are no moves, as values of TNA and TNC
 *
 * What:  how resignations and the list of a count stand in a record.
 * Shape: words: `resign B`; `dead dd`, `seki dd`, `alive dd`, with `auto`
 *        before them where the program proposed it; `agree B`, `disagree B`,
 *        `resume`, `resume B`, `finish`; `claim B dd` and `claim none dd`
 *        (with `auto` where proposed); `groups B 5`, `eyes B 10`, `groups B auto`;
 *        `equal 160`, `equal auto`; `balance a`, `balance b`, `balance auto`;
 *        `propose B`, `accept W`, `refuse W`; `virtual` (in the node of a pass
 *        that is a stone beside the board); `void`; `stay W`, `swap W`,
 *        `fifths B`, `more W`, `number B 5`, `offer B ii`, `withdraw B ii`,
 *        `five B`, `admit W`, `contest W`, `forbidden W`, `draw`, `time B`.
 *        Points are SGF letters.
 */
#pragma once

#include "tengen-game-action.h"

G_BEGIN_DECLS

/**
 * tengen_note_format:
 * @action: any action but PLAY, PASS and UNMARK
 * @stone: the colour of its seat, or none; it stands with what a person says
 *   (RESIGN, AGREE, RESUME, PROPOSE, ACCEPT, REFUSE, all of Renju but DRAW)
 * @width: columns
 * @height: rows
 *
 * Writes an action as a value.
 *
 * Returns: (transfer full): a raw value without brackets
 */
char *tengen_note_format (const TengenAction *action,
                          TengenStone stone,
                          int width,
                          int height) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_note_parse:
 * @raw: a raw value
 * @length: its bytes
 * @width: columns
 * @height: rows
 * @action: (out): the action; its seat is left to the caller, who knows which
 *   seat has which colour
 * @stone: (out): the colour of the player who does it, or none
 * @automatic: (out): whether the program proposed it; only with marks and
 *   claims
 *
 * Reads a value.
 *
 * Returns: %FALSE if it is not a valid value
 */
gboolean tengen_note_parse (const char *raw,
                            gsize length,
                            int width,
                            int height,
                            TengenAction *action,
                            TengenStone *stone,
                            gboolean *automatic);

G_END_DECLS
