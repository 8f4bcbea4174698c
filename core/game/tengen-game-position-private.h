/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-position-private: what tengen-game-position, -path and -node share
 */
#pragma once

#include "tengen-game-position.h"

G_BEGIN_DECLS

/**
 * TengenFrame:
 * @node: a node of the path
 * @n_actions: of the kind's state before this node
 * @n_moves: before this node
 * @is_checked: it has been asked what the rules forbid in it
 *
 * A node of the path, and what was before it.
 */
typedef struct
{
  TengenNode node;
  guint n_actions;
  guint n_moves : 31;
  guint is_checked : 1;
} TengenFrame;

/**
 * TengenForced:
 * @frame: index of a frame
 * @reason: owned: why the rules forbid what its node does
 *
 * What few nodes hold.
 */
typedef struct
{
  guint frame;
  TengenReason *reason;
} TengenForced;

/**
 * TengenRest:
 * @depth: nodes of the path that are done
 * @frame: the last of them
 * @n_moves: moves of the path
 * @history: bytes of history then
 * @state: owned: the state of the kind then, without history
 *
 * A place of a long path from which it can be gone on.
 */
typedef struct
{
  guint depth;
  TengenFrame frame;
  guint n_moves;
  gsize history;
  gpointer state;
} TengenRest;

struct TengenPosition
{
  const TengenRecord *record;
  TengenNode root;
  const TengenKind *kind;
  GPtrArray *setups;            /* all that it has had, as they may be held */
  const TengenGameSetup *setup; /* the last of them */
  gboolean is_setup_stale;      /* the first node has changed */
  gpointer state;
  GArray *frames; /* TengenFrame: the end of the path, never empty unless told
                     that all of it has changed */
  GArray *forced; /* TengenForced: of the frames, by their index */
  guint first;    /* nodes of the path before the frames; what the first frame
                     did cannot be taken back unless this is 0 */
  GArray *moves;  /* TengenMove, of all of the path */
  GArray *rests;  /* TengenRest, of the path, by depth */
  gsize begun;    /* bytes of history where it begins */
  gsize limit;    /* bytes of history that are dropped at the next rest */
};

/* Gives a frame of the path. */
static inline TengenFrame *
tengen_position_get_frame (const TengenPosition *self, guint index)
{
  return &g_array_index (self->frames, TengenFrame, index);
}

/* Gives the frame of the node where the position stands. */
static inline TengenFrame *
tengen_position_get_top (const TengenPosition *self)
{
  return &g_array_index (self->frames, TengenFrame, self->frames->len - 1);
}

/* Turns the number of actions in a reason into a move number and a node. */
void tengen_position_place_reason (const TengenPosition *self,
                                   TengenReason *reason);

/**
 * TengenJudging:
 * @TENGEN_JUDGING_LATER: it has not been asked what the rules forbid
 * @TENGEN_JUDGING_NOW: it is to be asked
 * @TENGEN_JUDGING_DONE: the node holds one move, which was allowed here
 *
 * How a node is taken.
 */
typedef enum
{
  TENGEN_JUDGING_LATER,
  TENGEN_JUDGING_NOW,
  TENGEN_JUDGING_DONE,
} TengenJudging;

/**
 * tengen_position_push_node:
 * @self: a position
 * @node: a child of the node it is at, or the first node
 * @judging: whether to work out what the rules forbid
 *
 * Does what a node does and adds it to the path.
 */
void tengen_position_push_node (TengenPosition *self,
                                TengenNode node,
                                TengenJudging judging);

G_END_DECLS
