/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * proof-oracle: who can force something, by going through every position
 *
 * What:  on tiny boards all positions that can follow are listed, and those
 *        from which a side can force an event are found backwards from it.
 *        Shares no code with the prover: stones are an array, chains are
 *        flooded.
 * Rules: basic ko, no suicide, passes; a game without end is no event.
 */
#pragma once

#include "tengen-board.h"

G_BEGIN_DECLS

/**
 * ProofEvent:
 * @PROOF_EVENT_TAKEN: no stone of its colour lies on the target
 * @PROOF_EVENT_TAKEN_FIRST: the same, while there is one on the second target
 * @PROOF_EVENT_JOINED: the targets are one chain
 * @PROOF_EVENT_ALIVE: the target is pass-alive
 *
 * What a side wants to come about.
 */
typedef enum
{
  PROOF_EVENT_TAKEN,
  PROOF_EVENT_TAKEN_FIRST,
  PROOF_EVENT_JOINED,
  PROOF_EVENT_ALIVE,
} ProofEvent;

/**
 * ProofCase:
 * @stones: the position
 * @width: columns
 * @height: rows
 * @event: what is wanted
 * @side: who wants it
 * @targets: as the event says
 * @first: who moves first
 * @master: who may retake a ko at once, or NONE
 */
typedef struct
{
  guint8 stones[25];
  int width;
  int height;
  ProofEvent event;
  TengenStone side;
  int targets[2];
  TengenStone first;
  TengenStone master;
} ProofCase;

/* Tells whether the side forces the event: 1 or 0; -1 if more than @most
 * positions can follow. */
int proof_oracle_ask (const ProofCase *self, guint most);

G_END_DECLS
