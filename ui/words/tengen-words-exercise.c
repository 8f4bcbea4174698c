/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-exercise: what is said with an exercise
 *
 * Shape: tables by kind and by reason. {side} is who answers, {other} the other
 *        side, {target} the side of the first marked chain, {number} the answer
 *        where stones or points are counted.
 */
#include "tengen-words-exercise.h"

#include "tengen-board.h"
#include "tengen-words-ruby.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)
#define NC_(context, text) (text)

/* What the kinds are called. */
static const char *const names[TENGEN_EXERCISE_KINDS] = {
  [TENGEN_EXERCISE_ATARI] = NC_ ("exercise", "Atari"),
  [TENGEN_EXERCISE_ESCAPE] = NC_ ("exercise", "Escape"),
  [TENGEN_EXERCISE_CAPTURE] = NC_ ("exercise", "Capture"),
  [TENGEN_EXERCISE_LADDER] = NC_ ("exercise", "Ladder"),
  [TENGEN_EXERCISE_NET] = NC_ ("exercise", "Net"),
  [TENGEN_EXERCISE_CONNECT] = NC_ ("exercise", "Connect"),
  [TENGEN_EXERCISE_CUT] = NC_ ("exercise", "Cut"),
  [TENGEN_EXERCISE_LIVE] = NC_ ("exercise", "Two eyes"),
  [TENGEN_EXERCISE_KILL] = NC_ ("exercise", "No two eyes"),
  [TENGEN_EXERCISE_RACE] = NC_ ("exercise", "Capturing race"),
  [TENGEN_EXERCISE_STONES] = NC_ ("exercise", "Count the stones"),
  [TENGEN_EXERCISE_TERRITORY] = NC_ ("exercise", "Count the territory"),
  [TENGEN_EXERCISE_DEAD] = NC_ ("exercise", "Dead stones"),
  [TENGEN_EXERCISE_LEGAL] = NC_ ("exercise", "Allowed or not?"),
  [TENGEN_EXERCISE_KO] = NC_ ("exercise", "Ko"),
  [TENGEN_EXERCISE_FIVE] = NC_ ("exercise", "Make five"),
  [TENGEN_EXERCISE_STOP_FOUR] = NC_ ("exercise", "Stop a four"),
  [TENGEN_EXERCISE_STOP_THREE] = NC_ ("exercise", "Stop a three"),
  [TENGEN_EXERCISE_FOUR_THREE] = NC_ ("exercise", "Four-three"),
  [TENGEN_EXERCISE_FOURS] = NC_ ("exercise", "Win by fours"),
  [TENGEN_EXERCISE_FORBIDDEN] = NC_ ("exercise", "Forbidden points"),
  [TENGEN_EXERCISE_FORCE] = NC_ ("exercise", "Force a forbidden move"),
};

/* What is asked. */
static const char *const questions[TENGEN_EXERCISE_KINDS] = {
  [TENGEN_EXERCISE_ATARI] =
      N_ ("{side} to play. Put {other}’s marked chain into atari."),
  [TENGEN_EXERCISE_ESCAPE] =
      N_ ("{side} to play. Save the marked chain of {side}."),
  [TENGEN_EXERCISE_CAPTURE] =
      N_ ("{side} to play. Take {other}’s marked chain. Where do you begin?"),
  [TENGEN_EXERCISE_LADDER] =
      N_ ("{side} to play. Take {other}’s marked chain in a ladder."),
  [TENGEN_EXERCISE_NET] =
      N_ ("{side} to play. Catch {other}’s marked chain in a net."),
  [TENGEN_EXERCISE_CONNECT] =
      N_ ("{side} to play. Connect the marked chains of {side}."),
  [TENGEN_EXERCISE_CUT] =
      N_ ("{side} to play. Cut {other}’s marked chains apart."),
  [TENGEN_EXERCISE_LIVE] = N_ ("{side} to play. Make two eyes, so that the "
                               "marked chain of {side} lives."),
  [TENGEN_EXERCISE_KILL] =
      N_ ("{side} to play. Do not let {other}’s marked chain make two eyes."),
  [TENGEN_EXERCISE_RACE] = N_ ("{side} to play. The marked chains race each "
                               "other: take {other}’s first."),
  [TENGEN_EXERCISE_STONES] =
      N_ ("How many stones does {side} have on the board?"),
  [TENGEN_EXERCISE_TERRITORY] =
      N_ ("How many points of territory does {side} have?"),
  [TENGEN_EXERCISE_DEAD] = N_ ("Which stones are dead? Choose all of them."),
  [TENGEN_EXERCISE_LEGAL] = N_ ("May {side} play on the marked point?"),
  [TENGEN_EXERCISE_KO] =
      N_ ("{side} to play. {other}’s marked chain cannot simply be killed. "
          "Make it a ko."),
  [TENGEN_EXERCISE_FIVE] = N_ ("{side} to play. Make five and win."),
  [TENGEN_EXERCISE_STOP_FOUR] =
      N_ ("{side} to play. {other} has a four. Stop it."),
  [TENGEN_EXERCISE_STOP_THREE] =
      N_ ("{side} to play. {other} has a three. Stop it."),
  [TENGEN_EXERCISE_FOUR_THREE] =
      N_ ("{side} to play. Make a four and a three with one stone, and win."),
  [TENGEN_EXERCISE_FOURS] =
      N_ ("{side} to play. Make four after four, and win. Where do you begin?"),
  [TENGEN_EXERCISE_FORBIDDEN] = N_ ("Where may Black not play? Choose all "
                                    "points that are forbidden for Black."),
  [TENGEN_EXERCISE_FORCE] = N_ ("{side} to play. Drive Black onto a forbidden "
                                "point with fours. Where do you begin?"),
};

/* Where to look. */
static const char *const hints[TENGEN_EXERCISE_KINDS] = {
  [TENGEN_EXERCISE_ATARI] =
      N_ ("Leave the chain one liberty. Your stone must not be taken at once."),
  [TENGEN_EXERCISE_ESCAPE] =
      N_ ("Where does the chain get more liberties? Perhaps a stone that "
          "attacks it can be taken."),
  [TENGEN_EXERCISE_CAPTURE] =
      N_ ("Count the liberties of the chain. Where would it run?"),
  [TENGEN_EXERCISE_LADDER] =
      N_ ("Chase it from atari to atari, and look where it will end."),
  [TENGEN_EXERCISE_NET] =
      N_ ("Do not give atari. Close the way out from a little further away."),
  [TENGEN_EXERCISE_CONNECT] = N_ ("Where would {other} cut?"),
  [TENGEN_EXERCISE_CUT] = N_ ("Where would {other} connect?"),
  [TENGEN_EXERCISE_LIVE] = N_ ("Where would {other} play to take an eye away?"),
  [TENGEN_EXERCISE_KILL] = N_ ("Where would {other} play to make two eyes?"),
  [TENGEN_EXERCISE_RACE] = N_ ("Count the liberties of both chains."),
  [TENGEN_EXERCISE_STONES] = N_ ("Count row by row."),
  [TENGEN_EXERCISE_TERRITORY] =
      N_ ("Count the points that {side} has closed off."),
  [TENGEN_EXERCISE_DEAD] =
      N_ ("Look for stones that are closed in and cannot make two eyes."),
  [TENGEN_EXERCISE_LEGAL] =
      N_ ("Would the stone have a liberty? Would it take something?"),
  [TENGEN_EXERCISE_KO] = N_ ("Look where single stones can be taken in turn."),
  [TENGEN_EXERCISE_FIVE] =
      N_ ("Look along every line: across, down, and both diagonals."),
  [TENGEN_EXERCISE_STOP_FOUR] = N_ ("Where would {other} make five?"),
  [TENGEN_EXERCISE_STOP_THREE] =
      N_ ("Where would {other} make a straight four?"),
  [TENGEN_EXERCISE_FOUR_THREE] =
      N_ ("Look for a point where two lines of {side} cross."),
  [TENGEN_EXERCISE_FOURS] = N_ (
      "{other} has to stop each four. Which four makes the next one possible?"),
  [TENGEN_EXERCISE_FORBIDDEN] =
      N_ ("Look for two threes, two fours, and rows of more than five."),
  [TENGEN_EXERCISE_FORCE] =
      N_ ("Where Black may not play, Black cannot stop a four."),
};

/* --- Sentences --- */

/* Tells whether the first marked chain is of the side that answers. */
static gboolean
is_own_target (const TengenExercise *exercise)
{
  return exercise->targets->len > 0 &&
         exercise->stones[g_array_index (exercise->targets, TengenPoint, 0)] ==
             exercise->to_move;
}

/* Puts the sides and the number into a translated text. */
static char *
fill_in (const TengenExercise *exercise, const char *text)
{
  GString *said = g_string_new (text);
  TengenStone side = exercise->to_move != TENGEN_STONE_NONE
                         ? exercise->to_move
                         : TENGEN_STONE_BLACK;
  g_autofree char *own = tengen_words_stone (side);
  g_autofree char *other = tengen_words_stone (tengen_stone_other (side));
  g_autofree char *number = g_strdup_printf ("%d", exercise->number);

  g_string_replace (said, "{side}", own, 0);
  g_string_replace (said, "{other}", other, 0);
  g_string_replace (said, "{number}", number, 0);
  g_string_replace (
      said, "{target}", is_own_target (exercise) ? own : other, 0);
  return g_string_free (said, FALSE);
}

/* A translated text, then another one. */
static char *
join (const TengenExercise *exercise, const char *first, const char *second)
{
  g_autofree char *before = fill_in (exercise, first);
  g_autofree char *after = fill_in (exercise, second);
  GString *said = g_string_new (before);

  tengen_words_append (said, after);
  return g_string_free (said, FALSE);
}

char *
tengen_words_exercise_kind (TengenExerciseKind kind)
{
  g_return_val_if_fail (kind < TENGEN_EXERCISE_KINDS, NULL);

  return g_strdup (tengen_words_context ("exercise", names[kind]));
}

char *
tengen_words_exercise_sheet (TengenExerciseKind kind, int level, guint64 seed)
{
  g_autofree char *name = tengen_words_exercise_kind (kind);
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);

  /* TRANSLATORS: exercises of a kind, how hard they are, and the number that
   * they are made from: Ladder, level 5, no. 17 */
  return g_strdup_printf (
      _ ("%1$s, level %2$d, no. %3$s"), name, level, number);
}

/* From this level on there are dead stones where territory is counted. */
#define LEVEL_DEAD 4

char *
tengen_words_exercise_question (const TengenExercise *exercise)
{
  const char *question;

  g_return_val_if_fail (exercise != NULL, NULL);

  question = _ (questions[exercise->kind]);
  if (exercise->kind == TENGEN_EXERCISE_STONES &&
      exercise->to_move == TENGEN_STONE_NONE)
    return g_strdup (
        _ ("One side has more stones on the board. How many more?"));
  if (exercise->kind == TENGEN_EXERCISE_ATARI && exercise->targets->len > 1)
    return fill_in (exercise,
                    _ ("{side} to play. Put both of {other}’s marked chains "
                       "into atari with one stone."));
  if (exercise->kind == TENGEN_EXERCISE_KO && is_own_target (exercise))
    return fill_in (exercise,
                    _ ("{side} to play. The marked chain of {side} cannot "
                       "simply live. Make it a ko."));
  if (exercise->kind == TENGEN_EXERCISE_TERRITORY &&
      exercise->level >= LEVEL_DEAD)
    return join (exercise, question, _ ("Take the dead stones off first."));
  if (exercise->kind == TENGEN_EXERCISE_LEGAL &&
      exercise->ko != TENGEN_POINT_NONE)
    return join (
        exercise, _ ("{other} has just taken a stone in a ko."), question);
  return fill_in (exercise, question);
}

/* --- Lines --- */

static const char *
say_right (TengenExerciseReason reason)
{
  switch (reason)
    {
    case TENGEN_EXERCISE_REASON_TAKES:
      return _ ("{target} cannot save the marked chain.");
    case TENGEN_EXERCISE_REASON_ESCAPES:
      return _ ("The marked chain can no longer be taken.");
    case TENGEN_EXERCISE_REASON_JOINS:
      return _ ("The marked chains cannot be kept apart.");
    case TENGEN_EXERCISE_REASON_CUTS:
      return _ ("The marked chains can no longer be connected.");
    case TENGEN_EXERCISE_REASON_LIVES:
      return _ ("The marked chain lives: it has two eyes.");
    case TENGEN_EXERCISE_REASON_DIES:
      return _ ("{target}’s marked chain cannot make two eyes.");
    case TENGEN_EXERCISE_REASON_GIVES_ATARI:
      return _ ("{target} is in atari now.");
    case TENGEN_EXERCISE_REASON_KO:
      return _ ("It becomes a ko.");
    case TENGEN_EXERCISE_REASON_FIVE:
      return _ ("{side} makes five and wins.");
    case TENGEN_EXERCISE_REASON_STRAIGHT_FOUR:
      return _ ("A straight four cannot be stopped.");
    case TENGEN_EXERCISE_REASON_FORBIDDEN:
      return _ ("Black could stop the four only on a forbidden point.");
    case TENGEN_EXERCISE_REASON_STOPPED:
      return _ ("{other} is stopped.");
    case TENGEN_EXERCISE_REASON_NONE:
    case TENGEN_EXERCISE_REASON_SELF_ATARI:
    case TENGEN_EXERCISE_REASON_ATARI:
    case TENGEN_EXERCISE_REASON_SEKI:
    case TENGEN_EXERCISE_REASON_IDLE:
    case TENGEN_EXERCISE_REASON_OTHER_FIVE:
      break;
    }
  return _ ("That does it.");
}

/* What a move does not do that does nothing. */
static const char *
say_idle (const TengenExercise *exercise)
{
  if (exercise->kind == TENGEN_EXERCISE_ATARI)
    return _ ("That is not atari.");
  if (exercise->kind == TENGEN_EXERCISE_FIVE)
    return _ ("That does not make five.");
  return _ ("That does not do it.");
}

static const char *
say_wrong (const TengenExercise *exercise, TengenExerciseReason reason)
{
  switch (reason)
    {
    case TENGEN_EXERCISE_REASON_TAKES:
      return _ ("The marked chain of {target} is taken.");
    case TENGEN_EXERCISE_REASON_ESCAPES:
      return _ ("{target}’s marked chain gets away.");
    case TENGEN_EXERCISE_REASON_JOINS:
      return _ ("{target}’s marked chains are connected.");
    case TENGEN_EXERCISE_REASON_CUTS:
      return _ ("{other} cuts the marked chains apart.");
    case TENGEN_EXERCISE_REASON_LIVES:
      return _ ("{target}’s marked chain gets two eyes and lives.");
    case TENGEN_EXERCISE_REASON_DIES:
      return _ ("The marked chain of {target} can no longer make two eyes.");
    case TENGEN_EXERCISE_REASON_SELF_ATARI:
      return _ ("The stone you put is taken.");
    case TENGEN_EXERCISE_REASON_ATARI:
      return _ ("A stone of the attack comes into atari.");
    case TENGEN_EXERCISE_REASON_KO:
      return _ ("It becomes a ko, so nothing is certain yet.");
    case TENGEN_EXERCISE_REASON_SEKI:
      return _ ("Neither side can take the other: it is a seki.");
    case TENGEN_EXERCISE_REASON_OTHER_FIVE:
      return _ ("{other} makes five.");
    case TENGEN_EXERCISE_REASON_STRAIGHT_FOUR:
      return _ ("{other} makes a straight four, and it cannot be stopped.");
    case TENGEN_EXERCISE_REASON_FORBIDDEN:
      return _ ("Black can stop the four only on a forbidden point.");
    case TENGEN_EXERCISE_REASON_STOPPED:
      return _ ("{other} stops it.");
    case TENGEN_EXERCISE_REASON_NONE:
    case TENGEN_EXERCISE_REASON_IDLE:
    case TENGEN_EXERCISE_REASON_GIVES_ATARI:
    case TENGEN_EXERCISE_REASON_FIVE:
      break;
    }
  return say_idle (exercise);
}

/* In a race either chain may be taken. */
static gboolean
is_taken_in_race (const TengenExercise *exercise, TengenExerciseReason reason)
{
  return exercise->kind == TENGEN_EXERCISE_RACE &&
         (reason == TENGEN_EXERCISE_REASON_TAKES ||
          reason == TENGEN_EXERCISE_REASON_DIES);
}

char *
tengen_words_exercise_line (const TengenExercise *exercise,
                            const TengenExerciseLine *line)
{
  g_return_val_if_fail (exercise != NULL && line != NULL, NULL);

  if (is_taken_in_race (exercise, line->reason))
    return fill_in (exercise,
                    line->is_right ? _ ("{side} takes first.")
                                   : _ ("{other} takes first."));
  return fill_in (exercise,
                  line->is_right ? say_right (line->reason)
                                 : say_wrong (exercise, line->reason));
}

/* --- Answers without lines --- */

/* Why a stone may be put on the marked point, or may not. */
static const char *
say_legal (const TengenExercise *exercise)
{
  g_autoptr (TengenBoard) board =
      tengen_board_new (exercise->width, exercise->height);
  TengenBoardTry result;

  if (exercise->number == 0)
    return exercise->ko != TENGEN_POINT_NONE
               ? _ ("A ko may not be taken back at once.")
               : _ ("The stone would have no liberty and take nothing, so it "
                    "is not allowed.");
  tengen_board_put_all (board, exercise->stones);
  tengen_board_try (board,
                    g_array_index (exercise->targets, TengenPoint, 0),
                    exercise->to_move,
                    &result);
  return result.taken > 0
             ? _ ("The stone takes something, so it is allowed.")
             : _ ("The stone has a liberty afterwards, so it is allowed.");
}

static const char *
say_all_right (const TengenExercise *exercise)
{
  switch (tengen_exercise_kind_get_info (exercise->kind)->ask)
    {
    case TENGEN_EXERCISE_ASK_MOVE:
      return _ ("That does it.");
    case TENGEN_EXERCISE_ASK_POINTS:
      return _ ("These are all of them.");
    case TENGEN_EXERCISE_ASK_NUMBER:
      /* said of a shown answer, too: no praise.
       * TRANSLATORS: how many were to be counted */
      return _ ("It is {number}.");
    case TENGEN_EXERCISE_ASK_YES:
      return say_legal (exercise);
    }
  g_return_val_if_reached (NULL);
}

static const char *
say_all_wrong (const TengenExercise *exercise)
{
  switch (tengen_exercise_kind_get_info (exercise->kind)->ask)
    {
    case TENGEN_EXERCISE_ASK_MOVE:
      return _ ("That does not do it.");
    case TENGEN_EXERCISE_ASK_POINTS:
      return exercise->kind == TENGEN_EXERCISE_DEAD
                 ? _ ("These stones are not dead.")
                 : _ ("This point is not forbidden.");
    case TENGEN_EXERCISE_ASK_NUMBER:
      return _ ("Point at each one while you count.");
    case TENGEN_EXERCISE_ASK_YES:
      return say_legal (exercise);
    }
  g_return_val_if_reached (NULL);
}

/* --- All of it --- */

static TengenLessonText *
say (const TengenExercise *exercise, const char *text)
{
  g_autofree char *said = fill_in (exercise, text);

  return tengen_words_ruby (said);
}

TengenExerciseTexts *
tengen_words_exercise (const TengenExercise *exercise)
{
  TengenExerciseTexts *self;
  g_autofree char *name = NULL;
  g_autofree char *question = NULL;

  g_return_val_if_fail (exercise != NULL, NULL);

  self = tengen_exercise_texts_new ();
  name = tengen_words_exercise_kind (exercise->kind);
  question = tengen_words_exercise_question (exercise);
  self->title = tengen_words_ruby (name);
  self->question = tengen_words_ruby (question);
  self->hint = say (exercise, _ (hints[exercise->kind]));
  self->right = say (exercise, say_all_right (exercise));
  self->wrong = say (exercise, say_all_wrong (exercise));
  if (exercise->kind == TENGEN_EXERCISE_LEGAL)
    {
      self->yes = tengen_words_ruby (_ ("It is allowed"));
      self->no = tengen_words_ruby (_ ("It is not allowed"));
    }
  for (guint i = 0; i < exercise->lines->len; i++)
    {
      g_autofree char *said = tengen_words_exercise_line (
          exercise, g_ptr_array_index (exercise->lines, i));

      g_ptr_array_add (self->lines, tengen_words_ruby (said));
    }
  return self;
}
