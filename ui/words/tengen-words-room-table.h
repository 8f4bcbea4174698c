/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-room-table: what the host of a room says at its tables
 *
 * What:  whose turn it is, what is waited for, why a device is not let in,
 *        greetings, buttons.
 * Not:   refusals of the rules, accounts, results (tengen-words), what stands on
 *        the page itself (tengen-words-room).
 * Shape: sentences name no people: their names could be taken for words that
 *        have readings.
 */
#pragma once

#include "tengen-board-notation.h"
#include "tengen-go-account.h"
#include "tengen-room.h"

G_BEGIN_DECLS

/**
 * TengenWordsRoom:
 *
 * A sentence or a button; what it says is its name.
 */
typedef enum
{
  /* at a table */
  TENGEN_WORDS_ROOM_YOUR_TURN,
  TENGEN_WORDS_ROOM_OTHER_TURN,
  TENGEN_WORDS_ROOM_TEAM_TURN,
  TENGEN_WORDS_ROOM_COMPUTER_TURN,
  TENGEN_WORDS_ROOM_BLACK_TURN,
  TENGEN_WORDS_ROOM_WHITE_TURN,
  TENGEN_WORDS_ROOM_PAUSED,
  TENGEN_WORDS_ROOM_ASKED,
  TENGEN_WORDS_ROOM_ASKING,
  TENGEN_WORDS_ROOM_DECLINED,
  TENGEN_WORDS_ROOM_ASKED_DRAW,
  TENGEN_WORDS_ROOM_ASKING_DRAW,
  TENGEN_WORDS_ROOM_DECLINED_DRAW,
  TENGEN_WORDS_ROOM_ASKED_VOID,
  TENGEN_WORDS_ROOM_ASKING_VOID,
  TENGEN_WORDS_ROOM_DECLINED_VOID,
  TENGEN_WORDS_ROOM_PROPOSED,
  TENGEN_WORDS_ROOM_PROPOSING,
  TENGEN_WORDS_ROOM_FIVE,
  TENGEN_WORDS_ROOM_COUNT,
  TENGEN_WORDS_ROOM_COUNT_DEAD,
  TENGEN_WORDS_ROOM_JUDGING,
  TENGEN_WORDS_ROOM_SETTLING,
  TENGEN_WORDS_ROOM_VOID,
  TENGEN_WORDS_ROOM_AGREED,
  TENGEN_WORDS_ROOM_OTHER_AGREED,
  TENGEN_WORDS_ROOM_DISPUTED,
  TENGEN_WORDS_ROOM_OBJECTED,
  TENGEN_WORDS_ROOM_ODDS,
  TENGEN_WORDS_ROOM_BROKEN,
  TENGEN_WORDS_ROOM_CLOCK_STANDS,
  TENGEN_WORDS_ROOM_FINISHED,
  /* in the room */
  TENGEN_WORDS_ROOM_WAIT,
  TENGEN_WORDS_ROOM_OVER,
  /* of a device */
  TENGEN_WORDS_ROOM_WRONG_CODE,
  TENGEN_WORDS_ROOM_WRONG_KEY,
  TENGEN_WORDS_ROOM_WRONG_TOKEN,
  TENGEN_WORDS_ROOM_LOCKED,
  TENGEN_WORDS_ROOM_TAKEN,
  TENGEN_WORDS_ROOM_NAME,
  TENGEN_WORDS_ROOM_FULL,
  TENGEN_WORDS_ROOM_MESSAGE,
  TENGEN_WORDS_ROOM_NOT_YOURS,
  TENGEN_WORDS_ROOM_NOT_NOW,
  TENGEN_WORDS_ROOM_OLD,
  TENGEN_WORDS_ROOM_VERSION,
  TENGEN_WORDS_ROOM_ADMITTING,
  TENGEN_WORDS_ROOM_UNSAVED,
  TENGEN_WORDS_ROOM_HALTED,
  TENGEN_WORDS_ROOM_ELSEWHERE,
  TENGEN_WORDS_ROOM_SLOW,
  TENGEN_WORDS_ROOM_END,
  TENGEN_WORDS_ROOM_REMOVED,
  /* buttons */
  TENGEN_WORDS_ROOM_RESIGN,
  TENGEN_WORDS_ROOM_TAKE_BACK,
  TENGEN_WORDS_ROOM_HINT,
  TENGEN_WORDS_ROOM_DRAW,
  TENGEN_WORDS_ROOM_YES,
  TENGEN_WORDS_ROOM_YES_AGREE,
  TENGEN_WORDS_ROOM_NO,
  TENGEN_WORDS_ROOM_AGREE,
  TENGEN_WORDS_ROOM_DISAGREE,
  TENGEN_WORDS_ROOM_UNMARK,
  TENGEN_WORDS_ROOM_RESUME,
  TENGEN_WORDS_ROOM_TAKE_PROPOSAL,
  TENGEN_WORDS_ROOM_DECLARE_FIVE,
  TENGEN_WORDS_ROOM_FORBIDDEN,
  TENGEN_WORDS_ROOM_ADMIT,
  TENGEN_WORDS_ROOM_GO_ON,
  TENGEN_WORDS_ROOM_DENY,
} TengenWordsRoom;

#define TENGEN_WORDS_N_ROOM (TENGEN_WORDS_ROOM_DENY + 1)
#define TENGEN_WORDS_ROOM_N_GREETINGS 6

/* Says it in the user's language. */
const char *tengen_words_room (TengenWordsRoom self);

/* Says a greeting that players can send each other, from 0. */
const char *tengen_words_room_greeting (guint index);

/* Says what is against a wish of the teacher, or of a pupil. */
const char *tengen_words_room_fault (TengenRoomFault fault);

/* Says how many fifth moves are declared (transfer full), for a button. */
char *tengen_words_room_fifths (int n) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_room_break:
 * @used_us: how long the clock stood for a broken line
 * @most_us: how long it may
 *
 * Says behind the clock of a side what it had for broken lines.
 *
 * Returns: (transfer full): a few words
 */
char *tengen_words_room_break (gint64 used_us,
                               gint64 most_us) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_room_move:
 * @position: a position
 * @notation: how points are named
 *
 * Says the last move as a screen reader reads it: 12手目 黒 5の四.
 *
 * Returns: (transfer full): a phrase, empty where there was no move
 */
char *
tengen_words_room_move (const TengenPosition *position,
                        TengenNotation notation) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_room_prisoners:
 * @goal: how many have to be taken, 0 where that decides nothing
 *
 * Says what the number is at a side that took stones.
 *
 * Returns: (transfer full): a word or two
 */
char *tengen_words_room_prisoners (int goal) G_GNUC_WARN_UNUSED_RESULT;

/* Says a line of a written sum with the figures of both: 石　黒 25個、白 24個. */
char *tengen_words_room_account (const TengenAccount *account,
                                 const TengenAccountLine *line)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
