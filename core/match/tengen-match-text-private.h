/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-text-private: the groups and keys of a table
 */
#pragma once

#include "tengen-match-text.h"

G_BEGIN_DECLS

#define TENGEN_MATCH_TEXT_MATCH "Match"
#define TENGEN_MATCH_TEXT_SETUP "Setup"
#define TENGEN_MATCH_TEXT_PLAYER "Player "
#define TENGEN_MATCH_TEXT_GAME "Game "
/* Stands last, so that a text that was cut off can be told. */
#define TENGEN_MATCH_TEXT_END "End"

/* What this Tengen adds to a format and older ones can do without: seats of the
 * computer, engines outside. */
#define TENGEN_MATCH_MINOR 2

/**
 * TengenMatchTextName:
 * @text: in the file
 * @value: in a match
 *
 * A row of a table of words; the last has no text.
 */
typedef struct
{
  const char *text;
  int value;
} TengenMatchTextName;

/* Words for #TengenMatchKind. */
extern const TengenMatchTextName tengen_match_text_kinds[];

/* Words for #TengenMatchScoring. */
extern const TengenMatchTextName tengen_match_text_scorings[];

/* Words for #TengenMatchSides that were said. */
extern const TengenMatchTextName tengen_match_text_sides[];

/* Words for results that RE does not tell apart from others. */
extern const TengenMatchTextName tengen_match_text_hows[];

G_END_DECLS
