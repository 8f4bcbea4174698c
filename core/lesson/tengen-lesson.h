/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson: a lesson as it was read (レッスン): chapters, steps, what each
 * step shows and asks
 *
 * What:   plain structs, to be read only; ids and copies.
 * Not:    reading it (-read), judging it (-check), walking through it (-player).
 * Shape:  all steps in one array; every step has a diagram of its own in which
 *         everything is resolved (defaults, repeated diagrams). Points are those
 *         of that diagram's board. Texts are %NULL where there are none.
 * Memory: a lesson owns all; borrowed parts live as long as it.
 */
#pragma once

#include "tengen-board-notation.h"
#include "tengen-board-stone.h"
#include "tengen-game-setup.h"
#include "tengen-lesson-text.h"

G_BEGIN_DECLS

/* What a lesson may hold at most. */
#define TENGEN_LESSON_MAX_BYTES (1024 * 1024)
#define TENGEN_LESSON_MAX_ELEMENTS 20000
#define TENGEN_LESSON_MAX_DEPTH 16
#define TENGEN_LESSON_MAX_TEXT 400
#define TENGEN_LESSON_MAX_STEPS 500
#define TENGEN_LESSON_MAX_LABELS 361
#define TENGEN_LESSON_MAX_MOVES 500
#define TENGEN_LESSON_MAX_ANSWERS 64
#define TENGEN_LESSON_MAX_LANGUAGES 32

/**
 * TengenLessonMove:
 * @stone: whose, NONE for the side that is to move
 * @point: where, or PASS
 * @words: (nullable): what is said with it
 * @line: line of the file
 *
 * A move that is shown.
 */
typedef struct
{
  TengenStone stone;
  TengenPoint point;
  TengenLessonWords *words;
  int line;
} TengenLessonMove;

/**
 * TengenLessonLabelMark:
 * @TENGEN_LESSON_LABEL_NONE: only a text
 * @TENGEN_LESSON_LABEL_CIRCLE: a circle
 * @TENGEN_LESSON_LABEL_CROSS: a cross
 * @TENGEN_LESSON_LABEL_SQUARE: a square
 * @TENGEN_LESSON_LABEL_TRIANGLE: a triangle
 * @TENGEN_LESSON_LABEL_BLACK: Black's territory
 * @TENGEN_LESSON_LABEL_WHITE: White's territory
 */
typedef enum
{
  TENGEN_LESSON_LABEL_NONE,
  TENGEN_LESSON_LABEL_CIRCLE,
  TENGEN_LESSON_LABEL_CROSS,
  TENGEN_LESSON_LABEL_SQUARE,
  TENGEN_LESSON_LABEL_TRIANGLE,
  TENGEN_LESSON_LABEL_BLACK,
  TENGEN_LESSON_LABEL_WHITE,
} TengenLessonLabelMark;

/**
 * TengenLessonLabel:
 * @point: where
 * @mark: what is drawn
 * @text: what is written, up to three characters; empty for nothing
 *
 * A label of a diagram.
 */
typedef struct
{
  TengenPoint point;
  TengenLessonLabelMark mark;
  char text[16];
} TengenLessonLabel;

/**
 * TengenLessonArrow:
 * @from: where it starts
 * @to: where it points
 */
typedef struct
{
  TengenPoint from;
  TengenPoint to;
} TengenLessonArrow;

/**
 * TengenLessonDiagram:
 * @id: (nullable): its name in the lesson
 * @setup: rules, size and komi, komi 0 where nothing is said
 * @stones: a #TengenStone for each point
 * @to_move: the side to move from the drawn stones; Black where nothing is said
 * @has_past: @setup's past moves and prisoners were given
 * @ko: a point on which the side to move may not take back, or NONE
 * @before: (element-type TengenLessonMove): moves made from the drawn stones;
 *   point NONE, by whoever acted last: play is resumed after a stop
 * @labels: (element-type TengenLessonLabel): labels
 * @arrows: (element-type TengenLessonArrow): arrows
 * @left: first column that is shown
 * @top: first row that is shown
 * @right: last column that is shown
 * @bottom: last row that is shown
 * @coordinates: coordinates are shown: 1 yes, 0 no, -1 as the user likes
 * @notation: how its points are shown, but those of Renju
 * @line: line of the file, 0 for none
 *
 * What a step shows.
 */
typedef struct
{
  char *id;
  TengenGameSetup *setup;
  guint8 *stones;
  TengenStone to_move;
  gboolean has_past;
  TengenPoint ko;
  GArray *before;
  GArray *labels;
  GArray *arrows;
  int left;
  int top;
  int right;
  int bottom;
  int coordinates;
  TengenNotation notation;
  int line;
} TengenLessonDiagram;

/**
 * TengenLessonVerdict:
 * @TENGEN_LESSON_RIGHT: right
 * @TENGEN_LESSON_GOOD: accepted, though not best
 * @TENGEN_LESSON_WRONG: wrong
 * @TENGEN_LESSON_ILLEGAL: the rules refuse it
 */
typedef enum
{
  TENGEN_LESSON_RIGHT,
  TENGEN_LESSON_GOOD,
  TENGEN_LESSON_WRONG,
  TENGEN_LESSON_ILLEGAL,
} TengenLessonVerdict;

/**
 * TengenLessonTest:
 * @TENGEN_LESSON_TEST_NONE: points are given instead
 * @TENGEN_LESSON_TEST_CAPTURES: it takes something
 * @TENGEN_LESSON_TEST_LEGAL: the rules allow it (of Renju: not forbidden)
 * @TENGEN_LESSON_TEST_ILLEGAL: an empty point that the rules refuse
 * @TENGEN_LESSON_TEST_SAVES: an own chain in atari has two liberties or more
 *   afterwards
 * @TENGEN_LESSON_TEST_SUICIDE: refused as suicide
 * @TENGEN_LESSON_TEST_KO: refused as a ko
 * @TENGEN_LESSON_TEST_FIVE: (Renju) makes a row that wins
 * @TENGEN_LESSON_TEST_FORBIDDEN: (Renju) forbidden for Black
 * @TENGEN_LESSON_TEST_FOUR: (Renju) makes a four, not forbidden
 * @TENGEN_LESSON_TEST_STRAIGHT_FOUR: (Renju) makes a straight four, likewise
 * @TENGEN_LESSON_TEST_FOUR_THREE: (Renju) makes a four and a three, likewise
 * @TENGEN_LESSON_TEST_ANY_LEGAL: any move the rules allow, a pass too
 *
 * What an answer is asked of the rules.
 */
typedef enum
{
  TENGEN_LESSON_TEST_NONE,
  TENGEN_LESSON_TEST_CAPTURES,
  TENGEN_LESSON_TEST_LEGAL,
  TENGEN_LESSON_TEST_ILLEGAL,
  TENGEN_LESSON_TEST_SAVES,
  TENGEN_LESSON_TEST_SUICIDE,
  TENGEN_LESSON_TEST_KO,
  TENGEN_LESSON_TEST_FIVE,
  TENGEN_LESSON_TEST_FORBIDDEN,
  TENGEN_LESSON_TEST_FOUR,
  TENGEN_LESSON_TEST_STRAIGHT_FOUR,
  TENGEN_LESSON_TEST_FOUR_THREE,
  TENGEN_LESSON_TEST_ANY_LEGAL,
} TengenLessonTest;

/**
 * TengenLessonReply:
 * @point: where, PASS, or NONE for what @test finds
 * @test: CAPTURES (what takes most) or FIVE; else NONE
 * @line: line of the file
 *
 * A move of the program after an answer: the opponent's first, then in turn.
 */
typedef struct
{
  TengenPoint point;
  TengenLessonTest test;
  int line;
} TengenLessonReply;

typedef struct TengenLessonTry TengenLessonTry;

/**
 * TengenLessonAnswer:
 * @points: (element-type TengenPoint): where, PASS too; empty for a @test
 * @test: what is asked of the rules
 * @verdict: what it is worth
 * @show: (element-type TengenPoint): points that light up with it
 * @words: (nullable): what is said
 * @replies: (element-type TengenLessonReply): what the program plays
 * @next: (nullable): the next question of the line
 * @line: line of the file
 *
 * An answer that is foreseen; of @otherwise every other move.
 */
typedef struct
{
  GArray *points;
  TengenLessonTest test;
  TengenLessonVerdict verdict;
  GArray *show;
  TengenLessonWords *words;
  GArray *replies;
  TengenLessonTry *next;
  int line;
} TengenLessonAnswer;

/**
 * TengenLessonTry:
 * @stone: who plays, NONE for the side to move
 * @all: all right answers are to be found; the same side plays each
 * @in_order: in the order of the answers
 * @is_open: of moves that are no answer nothing is known: they are neither right
 *   nor wrong and are not played; else they are wrong
 * @answers: (element-type TengenLessonAnswer): answers, the first that fits counts
 * @otherwise: (nullable): every other move that the rules allow
 * @line: line of the file
 *
 * A move that is asked for.
 */
struct TengenLessonTry
{
  TengenStone stone;
  gboolean all;
  gboolean in_order;
  gboolean is_open;
  GPtrArray *answers;
  TengenLessonAnswer *otherwise;
  int line;
};

/**
 * TengenLessonMarkWhat:
 * @TENGEN_LESSON_MARK_DEAD: dead stones, chain by chain
 * @TENGEN_LESSON_MARK_LIBERTIES: liberties of the chains `of`
 * @TENGEN_LESSON_MARK_TERRITORY: territory, area by area
 * @TENGEN_LESSON_MARK_POINTS: any points
 * @TENGEN_LESSON_MARK_DAME: neutral points
 * @TENGEN_LESSON_MARK_EYES: eye points
 * @TENGEN_LESSON_MARK_STONES: any stones
 * @TENGEN_LESSON_MARK_ILLEGAL: where a side may not play
 * @TENGEN_LESSON_MARK_FORBIDDEN: (Renju) likewise, Black without losing
 * @TENGEN_LESSON_MARK_FIVE: (Renju) rows that win, row by row
 */
typedef enum
{
  TENGEN_LESSON_MARK_DEAD,
  TENGEN_LESSON_MARK_LIBERTIES,
  TENGEN_LESSON_MARK_TERRITORY,
  TENGEN_LESSON_MARK_POINTS,
  TENGEN_LESSON_MARK_DAME,
  TENGEN_LESSON_MARK_EYES,
  TENGEN_LESSON_MARK_STONES,
  TENGEN_LESSON_MARK_ILLEGAL,
  TENGEN_LESSON_MARK_FORBIDDEN,
  TENGEN_LESSON_MARK_FIVE,
} TengenLessonMarkWhat;

/**
 * TengenLessonMark:
 * @what: what is to be found
 * @stone: whose (TERRITORY, EYES; ILLEGAL: who plays), NONE for all or the side
 *   to move
 * @of: (element-type TengenPoint): (LIBERTIES): stones of the chains
 * @dead: (element-type TengenPoint): stones that count as taken off
 * @points: (element-type TengenPoint): what is to be found; not empty once the
 *   lesson is checked
 * @words: (nullable): what is said when all are found
 * @otherwise: (nullable): what is said of other points
 * @line: line of the file
 *
 * Points that are to be marked.
 */
typedef struct
{
  TengenLessonMarkWhat what;
  TengenStone stone;
  GArray *of;
  GArray *dead;
  GArray *points;
  TengenLessonWords *words;
  TengenLessonAnswer *otherwise;
  int line;
} TengenLessonMark;

/**
 * TengenLessonCountWhat:
 * @TENGEN_LESSON_COUNT_BLACK_STONES: black stones on the board
 * @TENGEN_LESSON_COUNT_WHITE_STONES: white stones on the board
 * @TENGEN_LESSON_COUNT_LIBERTIES: liberties of the chains `of`, each once
 * @TENGEN_LESSON_COUNT_TERRITORY: territory of a side
 * @TENGEN_LESSON_COUNT_PRISONERS: stones that a side has taken, with `dead`
 * @TENGEN_LESSON_COUNT_DAME: neutral points
 * @TENGEN_LESSON_COUNT_AREA: stones and territory of a side
 * @TENGEN_LESSON_COUNT_SCORE: what a side has under the rules
 * @TENGEN_LESSON_COUNT_DIFFERENCE: by how much the winner has more
 * @TENGEN_LESSON_COUNT_NUMBER: any number
 */
typedef enum
{
  TENGEN_LESSON_COUNT_BLACK_STONES,
  TENGEN_LESSON_COUNT_WHITE_STONES,
  TENGEN_LESSON_COUNT_LIBERTIES,
  TENGEN_LESSON_COUNT_TERRITORY,
  TENGEN_LESSON_COUNT_PRISONERS,
  TENGEN_LESSON_COUNT_DAME,
  TENGEN_LESSON_COUNT_AREA,
  TENGEN_LESSON_COUNT_SCORE,
  TENGEN_LESSON_COUNT_DIFFERENCE,
  TENGEN_LESSON_COUNT_NUMBER,
} TengenLessonCountWhat;

/**
 * TengenLessonCount:
 * @what: what is counted
 * @stone: of whom, NONE where that is clear
 * @of: (element-type TengenPoint): (LIBERTIES): stones of the chains
 * @dead: (element-type TengenPoint): stones that count as taken off
 * @rules: (nullable) (transfer none): other rules than the diagram's
 * @answer_x2: the answer, half points
 * @words: (nullable): the question
 * @otherwise: (nullable): what is said of other numbers
 * @line: line of the file
 *
 * A number that is asked for.
 */
typedef struct
{
  TengenLessonCountWhat what;
  TengenStone stone;
  GArray *of;
  GArray *dead;
  const TengenGoRules *rules;
  int answer_x2;
  TengenLessonWords *words;
  TengenLessonAnswer *otherwise;
  int line;
} TengenLessonCount;

/**
 * TengenLessonOption:
 * @verdict: RIGHT or WRONG
 * @label: what is chosen
 * @words: (nullable): what is said then
 * @show: (element-type TengenPoint): points that light up with it
 * @line: line of the file
 *
 * One of several texts.
 */
typedef struct
{
  TengenLessonVerdict verdict;
  TengenLessonWords *label;
  TengenLessonWords *words;
  GArray *show;
  int line;
} TengenLessonOption;

/**
 * TengenLessonPressWhat:
 * @TENGEN_LESSON_PRESS_FIVE: 五連です
 * @TENGEN_LESSON_PRESS_FORBIDDEN: 禁手です
 * @TENGEN_LESSON_PRESS_PASS: パス, 放棄
 * @TENGEN_LESSON_PRESS_VIRTUAL: 虚着
 * @TENGEN_LESSON_PRESS_PROPOSE: 対局停止の提案
 * @TENGEN_LESSON_PRESS_RESIGN: 投了
 * @TENGEN_LESSON_PRESS_AGREE: both agree to the count
 */
typedef enum
{
  TENGEN_LESSON_PRESS_FIVE,
  TENGEN_LESSON_PRESS_FORBIDDEN,
  TENGEN_LESSON_PRESS_PASS,
  TENGEN_LESSON_PRESS_VIRTUAL,
  TENGEN_LESSON_PRESS_PROPOSE,
  TENGEN_LESSON_PRESS_RESIGN,
  TENGEN_LESSON_PRESS_AGREE,
} TengenLessonPressWhat;

/* The most buttons that a game has. */
#define TENGEN_LESSON_PRESS_MAX 4

/**
 * tengen_lesson_press_list:
 * @diagram: a position
 * @whats: (array fixed-size=4) (out caller-allocates): the buttons
 *
 * Lists the buttons that a game has in a position, in its order. A game of Go
 * has those for which its rules have a use: while it is played or, after both
 * have passed, for the count.
 *
 * Returns: how many
 */
guint tengen_lesson_press_list (const TengenLessonDiagram *diagram,
                                TengenLessonPressWhat *whats);

/**
 * TengenLessonPress:
 * @what: the button
 * @stone: who presses, NONE for the side to move
 * @words: (nullable): what is said then
 * @otherwise: (nullable): what is said of other buttons
 * @line: line of the file
 *
 * A button of a game that is asked for.
 */
typedef struct
{
  TengenLessonPressWhat what;
  TengenStone stone;
  TengenLessonWords *words;
  TengenLessonAnswer *otherwise;
  int line;
} TengenLessonPress;

/**
 * TengenLessonPlay:
 * @setup: the game; with `versus` the computer has a seat in it
 * @from_diagram: it starts from the stones of the diagram
 * @words: (nullable): what is said beside the button
 * @line: line of the file
 *
 * A game that is offered.
 */
typedef struct
{
  TengenGameSetup *setup;
  gboolean from_diagram;
  TengenLessonWords *words;
  int line;
} TengenLessonPlay;

/**
 * TengenLessonSet:
 * @rules: (transfer none): the rule set
 * @komi_x2: komi, half points
 * @equal: stones of each side in the equal-stones position, -1 for as many as
 *   needed
 * @claims: which of @black_x2, @white_x2 and @result are claimed: 1, 2, 4
 * @black_x2: what Black has, half points
 * @white_x2: what White has
 * @winner: who wins, NONE for a draw
 * @margin_x2: by how much
 * @words: (nullable): what is said of it
 * @line: line of the file
 *
 * A rule set under which a position is counted, with what is claimed of it.
 */
typedef struct
{
  const TengenGoRules *rules;
  int komi_x2;
  int equal;
  guint claims;
  int black_x2;
  int white_x2;
  TengenStone winner;
  int margin_x2;
  TengenLessonWords *words;
  int line;
} TengenLessonSet;

/**
 * TengenLessonAccount:
 * @dead: (element-type TengenPoint): dead stones
 * @seki: (element-type TengenPoint): stones of seki
 * @claim_black: (element-type TengenPoint): neutral points that Black claims
 * @claim_white: (element-type TengenPoint): likewise White
 * @sets: (element-type TengenLessonSet): the rule sets
 * @line: line of the file
 *
 * A position that is counted.
 */
typedef struct
{
  GArray *dead;
  GArray *seki;
  GArray *claim_black;
  GArray *claim_white;
  GPtrArray *sets;
  int line;
} TengenLessonAccount;

/**
 * TengenLessonTask:
 * @TENGEN_LESSON_TASK_READ: nothing: the learner just reads
 * @TENGEN_LESSON_TASK_WATCH: moves are watched one by one
 * @TENGEN_LESSON_TASK_TRY: a move is played
 * @TENGEN_LESSON_TASK_MARK: points are marked
 * @TENGEN_LESSON_TASK_COUNT: numbers are typed
 * @TENGEN_LESSON_TASK_CHOOSE: one of several texts is chosen
 * @TENGEN_LESSON_TASK_PRESS: a button is pressed
 * @TENGEN_LESSON_TASK_PLAY: a game is offered
 * @TENGEN_LESSON_TASK_ACCOUNT: a position is counted under rule sets
 *
 * What a step asks.
 */
typedef enum
{
  TENGEN_LESSON_TASK_READ,
  TENGEN_LESSON_TASK_WATCH,
  TENGEN_LESSON_TASK_TRY,
  TENGEN_LESSON_TASK_MARK,
  TENGEN_LESSON_TASK_COUNT,
  TENGEN_LESSON_TASK_CHOOSE,
  TENGEN_LESSON_TASK_PRESS,
  TENGEN_LESSON_TASK_PLAY,
  TENGEN_LESSON_TASK_ACCOUNT,
} TengenLessonTask;

/**
 * TengenLessonHint:
 * @words: what is said
 * @show: (element-type TengenPoint): points that light up with it
 */
typedef struct
{
  TengenLessonWords *words;
  GArray *show;
} TengenLessonHint;

/**
 * TengenLessonStep:
 * @id: its name in the lesson
 * @chapter: index of its chapter
 * @title: (nullable): what it is about
 * @goal: (nullable): what the learner will know then
 * @say: what is said
 * @diagram: what is shown
 * @task: what is asked
 * @moves: (element-type TengenLessonMove): (WATCH), else %NULL
 * @numbered: (WATCH): the moves have numbers
 * @trial: (TRY), else %NULL
 * @mark: (MARK), else %NULL
 * @counts: (element-type TengenLessonCount): (COUNT), else %NULL
 * @options: (element-type TengenLessonOption): (CHOOSE), else %NULL
 * @press: (PRESS), else %NULL
 * @play: (PLAY), else %NULL
 * @account: (ACCOUNT), else %NULL
 * @hints: (element-type TengenLessonHint): shown one after another; maybe empty
 * @done: (nullable): what is said when it is done
 * @seen_is_enough: it need not be solved to be done
 * @line: line of the file
 *
 * A step: one thing is shown, at most one is asked.
 */
typedef struct
{
  char *id;
  guint chapter;
  TengenLessonWords *title;
  TengenLessonWords *goal;
  TengenLessonWords *say;
  TengenLessonDiagram *diagram;
  TengenLessonTask task;
  GArray *moves;
  gboolean numbered;
  TengenLessonTry *trial;
  TengenLessonMark *mark;
  GPtrArray *counts;
  GPtrArray *options;
  TengenLessonPress *press;
  TengenLessonPlay *play;
  TengenLessonAccount *account;
  GPtrArray *hints;
  TengenLessonWords *done;
  gboolean seen_is_enough;
  int line;
} TengenLessonStep;

/**
 * TengenLessonChapter:
 * @id: its name in the lesson
 * @title: what it is about
 * @first: index of its first step
 * @n_steps: how many
 * @line: line of the file
 */
typedef struct
{
  char *id;
  TengenLessonWords *title;
  guint first;
  guint n_steps;
  int line;
} TengenLessonChapter;

/**
 * TengenLesson:
 * @id: its name, `[A-Za-z0-9_-]{1,64}`
 * @language: its language
 * @title: its title
 * @goal: (nullable): what the learner will know after it
 * @author: (nullable): who wrote it
 * @licence: (nullable): its licence
 * @source: (nullable): where its facts are from
 * @is_beginner: for beginners: every kanji has a reading
 * @minutes: how long it takes, 0 if that is not said
 * @chapters: (element-type TengenLessonChapter): chapters
 * @steps: (element-type TengenLessonStep): the steps of all chapters
 * @languages: (element-type utf8): the languages of its texts, its own first
 *
 * A lesson.
 */
typedef struct
{
  char *id;
  char *language;
  TengenLessonWords *title;
  TengenLessonWords *goal;
  char *author;
  char *licence;
  char *source;
  gboolean is_beginner;
  guint minutes;
  GPtrArray *chapters;
  GPtrArray *steps;
  GPtrArray *languages;
} TengenLesson;

/* Frees a lesson; does nothing for %NULL. */
void tengen_lesson_free (TengenLesson *self);

/* Gives a step. */
const TengenLessonStep *tengen_lesson_get_step (const TengenLesson *self,
                                                guint index);

/**
 * tengen_lesson_find_step:
 * @self: a lesson
 * @id: (nullable): name of a step
 * @index: (out): its index
 *
 * Finds a step.
 *
 * Returns: %FALSE if there is none of that name
 */
gboolean tengen_lesson_find_step (const TengenLesson *self,
                                  const char *id,
                                  guint *index);

/* Tells whether it can be answered wrong: not READ, WATCH, PLAY, ACCOUNT. */
gboolean tengen_lesson_step_asks (const TengenLessonStep *self);

/**
 * tengen_lesson_try_get_best:
 * @self: a question
 *
 * Gives the answer that a solution shows: the first right one, else the first
 * that is accepted.
 *
 * Returns: (transfer none) (nullable): an answer
 */
const TengenLessonAnswer *
tengen_lesson_try_get_best (const TengenLessonTry *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenLesson, tengen_lesson_free)

G_END_DECLS
