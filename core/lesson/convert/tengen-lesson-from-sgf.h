/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-from-sgf: a lesson made of a game record
 *
 * What:   problems (variations become answers), games (moves that are watched),
 *         positions (a text beside a board); what could not be taken over.
 * Not:    reading SGF (core/sgf), judging the lesson (tengen-lesson-check).
 * Shape:  the XML of a lesson and a list of notes. A game with variations, or
 *         with a line that is said to be right or wrong, is a problem; what
 *         stands before its first comment or branch is its diagram. A line is
 *         right if a node of it says so (TE; RIGHT, CORRECT, 正解, 正确, 정답; GB or
 *         GW for the side that answers) and wrong likewise (BM; WRONG, 失敗, 错误,
 *         실패; GB or GW for the other side); where nothing is said the first
 *         variation is right. A game of more than forty moves is watched all the same.
 * Source: the comments of problem collections; SGF FF[4]: TE BM IT.
 */
#pragma once

#include "tengen-lesson.h"

G_BEGIN_DECLS

/**
 * TengenLessonNoteCode:
 * @TENGEN_LESSON_NOTE_GAME: a game that lessons do not know; left out
 * @TENGEN_LESSON_NOTE_SIZE: a board that lessons have not; left out
 * @TENGEN_LESSON_NOTE_EMPTY: nothing to show; left out
 * @TENGEN_LESSON_NOTE_LIBERTIES: stones without liberties lie there; the game
 *   ends before
 * @TENGEN_LESSON_NOTE_RULES: the changes of a rule set are left out
 * @TENGEN_LESSON_NOTE_NO_RIGHT: no right answer; the moves are watched
 * @TENGEN_LESSON_NOTE_REFUSED: a move that the rules refuse: a new board is
 *   shown after it, or the line ends before it
 * @TENGEN_LESSON_NOTE_SETUP: stones are set up in a line; it ends before
 * @TENGEN_LESSON_NOTE_TURN: variations of the other side, or two moves of one
 *   side; left out
 * @TENGEN_LESSON_NOTE_REPLIES: further replies of the opponent; left out
 * @TENGEN_LESSON_NOTE_TWICE: a move that has a variation already; left out
 * @TENGEN_LESSON_NOTE_ANSWERS: more answers than a question may have; left out
 * @TENGEN_LESSON_NOTE_DEEP: a long line: its end is shown, not asked
 * @TENGEN_LESSON_NOTE_VARIATIONS: variations of a long game; left out
 * @TENGEN_LESSON_NOTE_READINGS: the texts have kanji; readings are not known,
 *   so the lesson is none for beginners
 *
 * What is to be said of a record that was made a lesson.
 */
typedef enum
{
  TENGEN_LESSON_NOTE_GAME,
  TENGEN_LESSON_NOTE_SIZE,
  TENGEN_LESSON_NOTE_EMPTY,
  TENGEN_LESSON_NOTE_LIBERTIES,
  TENGEN_LESSON_NOTE_RULES,
  TENGEN_LESSON_NOTE_NO_RIGHT,
  TENGEN_LESSON_NOTE_REFUSED,
  TENGEN_LESSON_NOTE_SETUP,
  TENGEN_LESSON_NOTE_TURN,
  TENGEN_LESSON_NOTE_REPLIES,
  TENGEN_LESSON_NOTE_TWICE,
  TENGEN_LESSON_NOTE_ANSWERS,
  TENGEN_LESSON_NOTE_DEEP,
  TENGEN_LESSON_NOTE_VARIATIONS,
  TENGEN_LESSON_NOTE_READINGS,
} TengenLessonNoteCode;

/**
 * TengenLessonNote:
 * @code: what
 * @game: in which game of the record, from 1; 0 for all
 * @move: at which move of the line, 0 before the first one
 *
 * A note.
 */
typedef struct
{
  TengenLessonNoteCode code;
  guint game;
  guint move;
} TengenLessonNote;

/* No more notes are made. */
#define TENGEN_LESSON_MAX_NOTES 200

/**
 * tengen_lesson_from_sgf:
 * @record: a record
 * @id: the id of the lesson, `[A-Za-z0-9_-]{1,64}`
 * @title: its title where the record has several games or no name
 * @notes: (element-type TengenLessonNote): where notes are added
 *
 * Makes a lesson. Texts with kana or kanji are taken to be Japanese, others
 * English. One chapter holds the problems, each game that is watched has one.
 *
 * Returns: (transfer full) (nullable): XML, or %NULL if nothing could be taken
 *   over
 */
char *tengen_lesson_from_sgf (const TengenRecord *record,
                              const char *id,
                              const char *title,
                              GArray *notes) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
