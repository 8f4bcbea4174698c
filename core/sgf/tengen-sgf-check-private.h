/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-check-private: what the files of tengen-sgf-check share
 *
 * Not: for other files.
 */
#pragma once

#include "tengen-board-point.h"
#include "tengen-sgf-oddity.h"

G_BEGIN_DECLS

#define TENGEN_SGF_GAME_GO 1
#define TENGEN_SGF_GAME_RENJU 4

/* Properties whose points exclude each other. */
typedef enum
{
  TENGEN_SGF_GROUP_NONE,
  TENGEN_SGF_GROUP_SETUP,
  TENGEN_SGF_GROUP_MARKS,
  TENGEN_SGF_GROUP_TERRITORY,
  TENGEN_SGF_GROUPS,
} TengenSgfGroup;

/* A set of points: a bit for each column of each row. */
typedef struct
{
  guint64 rows[TENGEN_BOARD_MAX];
  gboolean used;
  /* Whether a point was there twice. */
  gboolean twice;
} TengenSgfPoints;

typedef struct
{
  const TengenRecord *record;
  TengenSgfOddities oddities;
  /* For each node, a bit for each property of game info on its path. */
  guint32 *infos;

  /* The game: what it is, its board, whether it is in the dialect of the Nihon
   * Ki-in, where some identifiers have another meaning. */
  int game;
  int width;
  int height;
  gboolean dialect;

  /* The node: what was seen of it. */
  TengenNode node;
  gboolean root;
  guint n_moves;
  gboolean setup;
  TengenSgfPoints points[TENGEN_SGF_GROUPS];
} TengenSgfCheck;

/* A value of a property that is looked at. */
typedef struct
{
  TengenNodeProperty property;
  TengenProperty kind;
  TengenValue value;
  const char *raw;
  gsize length;
} TengenSgfItem;

/* Notes an oddity of the present node. */
void tengen_sgf_check_warn (TengenSgfCheck *self,
                            TengenSgfFault fault,
                            const TengenSgfItem *item);

/* Tells whether there is a board whose points are known. */
gboolean tengen_sgf_check_has_board (const TengenSgfCheck *self);

/* Looks whether a value is of the type, and at its points. */
void tengen_sgf_check_value (TengenSgfCheck *self,
                             const TengenSgfItem *item,
                             TengenPropertyType type);

G_END_DECLS
