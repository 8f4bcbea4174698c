/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-letters: which characters are frequent in which language
 *
 * What:   sets of characters: frequent in names, in texts on Go and in general,
 *         and the levels of the national standards, which are by frequency too.
 * Not:    weights (tengen-sgf-guess).
 * Source: the first levels of JIS X 0208, GB 2312, Big5 and KS X 1001; the
 *         frequent ones are our choice.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenSgfLetter:
 * @TENGEN_SGF_LETTER_JAPANESE: frequent in Japanese
 * @TENGEN_SGF_LETTER_SIMPLIFIED: frequent in Chinese, simplified
 * @TENGEN_SGF_LETTER_TRADITIONAL: frequent in Chinese, traditional
 * @TENGEN_SGF_LETTER_KOREAN: frequent in Korean
 * @TENGEN_SGF_LETTER_JIS_1: of the first level of JIS X 0208
 * @TENGEN_SGF_LETTER_JIS_2: of its second level
 * @TENGEN_SGF_LETTER_GB_1: of the first level of GB 2312
 * @TENGEN_SGF_LETTER_GB_2: of its second level
 * @TENGEN_SGF_LETTER_BIG5_1: of the first level of Big5
 * @TENGEN_SGF_LETTER_BIG5_2: of its second level
 * @TENGEN_SGF_LETTER_KS: a hangul syllable of KS X 1001
 *
 * Sets to which a character may belong.
 */
typedef enum
{
  TENGEN_SGF_LETTER_JAPANESE = 1 << 0,
  TENGEN_SGF_LETTER_SIMPLIFIED = 1 << 1,
  TENGEN_SGF_LETTER_TRADITIONAL = 1 << 2,
  TENGEN_SGF_LETTER_KOREAN = 1 << 3,
  TENGEN_SGF_LETTER_JIS_1 = 1 << 4,
  TENGEN_SGF_LETTER_JIS_2 = 1 << 5,
  TENGEN_SGF_LETTER_GB_1 = 1 << 6,
  TENGEN_SGF_LETTER_GB_2 = 1 << 7,
  TENGEN_SGF_LETTER_BIG5_1 = 1 << 8,
  TENGEN_SGF_LETTER_BIG5_2 = 1 << 9,
  TENGEN_SGF_LETTER_KS = 1 << 10,
} TengenSgfLetter;

/**
 * tengen_sgf_letters_new:
 *
 * Makes the table of the sets.
 *
 * Returns: (transfer full): for each of the 65,536 first characters its
 *   #TengenSgfLetter flags; to be freed with g_free()
 */
guint16 *tengen_sgf_letters_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
