/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-external-talk: what is said to an engine, in its protocol
 *
 * What:  the lines for a question, and what an answer means.
 * Not:   time, the program (tengen-external-engine).
 * Shape: lines are put in order into a list, each with what its answer is for;
 *        an answer is read line by line.
 */
#pragma once

#include "tengen-external-entry.h"
#include "tengen-external-task.h"

G_BEGIN_DECLS

/**
 * TengenExternalAsk:
 * @TENGEN_EXTERNAL_ASK_TELL: nothing is answered
 * @TENGEN_EXTERNAL_ASK_NAME: its name
 * @TENGEN_EXTERNAL_ASK_VERSION: its version
 * @TENGEN_EXTERNAL_ASK_COMMANDS: the commands that it knows
 * @TENGEN_EXTERNAL_ASK_GREET: the first one: it speaks the protocol
 * @TENGEN_EXTERNAL_ASK_TRY: it may refuse that
 * @TENGEN_EXTERNAL_ASK_MUST: board and rules; refused, it cannot play
 * @TENGEN_EXTERNAL_ASK_RULES: the rules it plays by now, which must be those it
 *   was told
 * @TENGEN_EXTERNAL_ASK_PLAY: a move of the game
 * @TENGEN_EXTERNAL_ASK_MOVE: its move
 *
 * What an answer is for.
 */
typedef enum
{
  TENGEN_EXTERNAL_ASK_TELL,
  TENGEN_EXTERNAL_ASK_NAME,
  TENGEN_EXTERNAL_ASK_VERSION,
  TENGEN_EXTERNAL_ASK_COMMANDS,
  TENGEN_EXTERNAL_ASK_GREET,
  TENGEN_EXTERNAL_ASK_TRY,
  TENGEN_EXTERNAL_ASK_MUST,
  TENGEN_EXTERNAL_ASK_RULES,
  TENGEN_EXTERNAL_ASK_PLAY,
  TENGEN_EXTERNAL_ASK_MOVE,
} TengenExternalAsk;

/* A line that waits to be said, or for its answer. */
typedef struct
{
  char *line;
  TengenExternalAsk ask;
} TengenExternalLine;

/**
 * TengenExternalTalk:
 * @entry: (not owned): the engine
 * @lines: (element-type TengenExternalLine): what is still to be said; the first
 *   one waits for its answer
 * @answer: what has come of it
 * @known: commands that it knows
 * @board: (nullable): size, komi, rules and level that it was told
 * @rules: (nullable): those rules in JSON, if it reads that
 * @told: (element-type TengenExternalMove): the moves on its board
 * @seconds: the time that it was told last
 *
 * What was said so far.
 */
typedef struct
{
  const TengenExternalEntry *entry;
  GQueue lines;
  GString *answer;
  GHashTable *known;
  char *board;
  char *rules;
  GArray *told;
  guint seconds;
} TengenExternalTalk;

/* What has come of a line. */
typedef enum
{
  TENGEN_EXTERNAL_REPLY_MORE,    /* nothing yet, or something unasked */
  TENGEN_EXTERNAL_REPLY_DONE,    /* it did it; the answer is in @answer */
  TENGEN_EXTERNAL_REPLY_REFUSED, /* it did not; its words are in @answer */
} TengenExternalReply;

/* Begins a talk with a program that was just started. */
void tengen_external_talk_init (TengenExternalTalk *self,
                                const TengenExternalEntry *entry);

/* Frees what a talk holds. */
void tengen_external_talk_clear (TengenExternalTalk *self);

/* Adds the lines by which it gets acquainted. */
void tengen_external_talk_greet (TengenExternalTalk *self);

/**
 * tengen_external_talk_ask:
 * @self: a talk
 * @task: where to move
 *
 * Adds what the engine has to be told that it does not know, and the question.
 */
void tengen_external_talk_ask (TengenExternalTalk *self,
                               const TengenExternalTask *task);

/**
 * tengen_external_talk_read:
 * @self: a talk with a line that waits for its answer
 * @line: from the engine
 *
 * Reads a line.
 *
 * Returns: what has come of it; DONE and REFUSED once for each line said
 */
TengenExternalReply tengen_external_talk_read (TengenExternalTalk *self,
                                               const char *line);

/* Drops the line that was answered, and begins a new answer. */
void tengen_external_talk_next (TengenExternalTalk *self);

/**
 * tengen_external_talk_read_move:
 * @self: a talk that holds the answer to MOVE
 * @task: what was asked
 * @resigns: (out): whether it gives up
 * @point: (out): the move or PASS
 *
 * Reads a move; the engine has it on its board then.
 *
 * Returns: %FALSE if it is none
 */
gboolean tengen_external_talk_read_move (TengenExternalTalk *self,
                                         const TengenExternalTask *task,
                                         gboolean *resigns,
                                         TengenPoint *point);

G_END_DECLS
