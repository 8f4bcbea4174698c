/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-pattern: the 26 openings (珠型) of the first three stones
 *
 * What:   which of them three stones are, under all symmetries of the board;
 *         where the stones of one lie.
 * Not:    who may choose them (tengen-renju-opening), their Japanese readings
 *         in a text (ui/words has the names of all tongues).
 * Source: 連珠のルールと打ち方, chapter 3.
 */
#pragma once

#include "tengen-renju.h"

G_BEGIN_DECLS

#define TENGEN_RENJU_N_PATTERNS 26

/**
 * TengenRenjuPattern:
 * @id: `D1` to `D13` (direct, 直接止め), `I1` to `I13` (indirect, 間接止め)
 * @name: in kanji, as 渓月
 * @hanzi: in simplified Chinese, as 溪月
 * @reading: in hiragana
 * @romaji: in Latin letters
 * @points: where stones 1 to 3 lie in the canonical way
 * @is_mirrored: whether its mirror image (with the same second stone) is
 *   another position
 *
 * An opening of three stones.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *hanzi;
  const char *reading;
  const char *romaji;
  TengenPoint points[3];
  gboolean is_mirrored;
} TengenRenjuPattern;

/* Gives a static row; @index: 0 to 25, D1 to D13, then I1 to I13. */
const TengenRenjuPattern *tengen_renju_pattern_get (int index);

/**
 * tengen_renju_pattern_find:
 * @points: (array fixed-size=3): stones 1 to 3, of Black, White, Black
 * @symmetry: (out) (optional): a symmetry of the board that takes the canonical
 *   stones there, see tengen-board-symmetry.h
 *
 * Recognises a pattern, however it is turned or mirrored about the centre.
 *
 * Returns: its index, or -1 for any other start
 */
int tengen_renju_pattern_find (const TengenPoint *points, guint *symmetry);

/**
 * tengen_renju_pattern_find_id:
 * @text: an id in any case (`d4`), or a name in kanji, hanzi or Latin
 *   letters
 *
 * Finds a pattern by its name.
 *
 * Returns: its index, or -1
 */
int tengen_renju_pattern_find_id (const char *text);

G_END_DECLS
