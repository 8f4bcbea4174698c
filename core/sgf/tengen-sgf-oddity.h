/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-oddity: what a reader finds odd, noted by offsets
 *
 * What:   a list of oddities that is cheap to add to, and the warnings with
 *         lines and columns that are made of it at the end.
 * Not:    finding them (tengen-sgf-reader).
 */
#pragma once

#include "tengen-sgf-reader.h"

G_BEGIN_DECLS

/**
 * TengenSgfOddity:
 * @fault: what is odd
 * @offset: where, in the text
 * @node: the node it is in, or none
 * @name: the identifier it is about, or ""
 *
 * Something odd.
 */
typedef struct
{
  TengenSgfFault fault;
  guint32 offset;
  TengenNode node;
  char name[8];
} TengenSgfOddity;

/**
 * TengenSgfOddities:
 * @entries: (element-type TengenSgfOddity): as many as are kept
 * @n: how many there were
 *
 * A list of oddities.
 */
typedef struct
{
  GArray *entries;
  gsize n;
} TengenSgfOddities;

/**
 * TengenSgfPlace:
 * @at: a place in a text
 * @line: its line, from 1
 * @column: its character in the line, from 1
 *
 * A place as people count.
 */
typedef struct
{
  const char *at;
  guint line;
  guint column;
} TengenSgfPlace;

/* Makes it empty. */
void tengen_sgf_oddities_init (TengenSgfOddities *self);

/* Frees what it holds. */
void tengen_sgf_oddities_clear (TengenSgfOddities *self);

/* Notes an oddity, or only counts it when there are too many. */
void tengen_sgf_oddities_add (TengenSgfOddities *self,
                              const TengenSgfOddity *oddity);

/**
 * tengen_sgf_oddities_list:
 * @self: a list; it is sorted
 * @text: the text that the offsets are of
 * @warnings: (element-type TengenSgfWarning): list to append to
 *
 * Makes warnings in the order of the text, at most %TENGEN_SGF_MAX_WARNINGS;
 * when there are more, the last one says so.
 */
void tengen_sgf_oddities_list (TengenSgfOddities *self,
                               const char *text,
                               GArray *warnings);

/**
 * tengen_sgf_place_move:
 * @self: a place; at first {text, 1, 1}
 * @to: a place at or behind it, in the same text
 *
 * Moves a place forward. LF, CR and CRLF end a line.
 */
void tengen_sgf_place_move (TengenSgfPlace *self, const char *to);

G_END_DECLS
