/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-file: what is odd or wrong with a file, in a sentence
 *
 * What: each oddity says how it was read, so that the user does not have to
 *       guess how the game shown relates to the file.
 */
#include "tengen-words.h"

#include <errno.h>

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* By #TengenSgfFault. */
static const char *const faults[] = {
  [TENGEN_SGF_FAULT_TEXT_BEFORE] =
      N_ ("Text before the first game was passed over."),
  [TENGEN_SGF_FAULT_TEXT_BETWEEN] =
      N_ ("Text between or after games was passed over."),
  [TENGEN_SGF_FAULT_STRAY_TEXT] =
      N_ ("Text that belongs to no property was passed over."),
  [TENGEN_SGF_FAULT_UNCLOSED_VALUE] =
      N_ ("A value has no “]”; it was closed at the end of the file."),
  [TENGEN_SGF_FAULT_UNCLOSED_TREE] =
      N_ ("A game has no “)”; it was closed at the end of the file."),
  [TENGEN_SGF_FAULT_EXTRA_CLOSE] = N_ ("One “)” too many was passed over."),
  [TENGEN_SGF_FAULT_EMPTY_TREE] = N_ ("An empty “()” was passed over."),
  [TENGEN_SGF_FAULT_NO_VALUE] =
      N_ ("A property has no value; it got an empty one."),
  [TENGEN_SGF_FAULT_NO_IDENTIFIER] =
      N_ ("A value without a property name was passed over."),
  [TENGEN_SGF_FAULT_NO_NODE] =
      N_ ("A “;” is missing; a node was begun for the property."),
  [TENGEN_SGF_FAULT_NODE_AFTER_TREE] =
      N_ ("A node stands behind a variation; it was taken as a variation."),
  [TENGEN_SGF_FAULT_LOWER_CASE] =
      N_ ("Lower-case letters of a property name were dropped."),
  [TENGEN_SGF_FAULT_DUPLICATE] =
      N_ ("A property stands twice in a node; both were kept."),
  [TENGEN_SGF_FAULT_CHARSET] =
      N_ ("The text does not fit the charset named; another was taken."),
  [TENGEN_SGF_FAULT_NUL] = N_ ("NUL bytes were passed over."),
  [TENGEN_SGF_FAULT_BYTES] =
      N_ ("Some bytes are no characters of this charset; “�” stands for "
          "them."),
  [TENGEN_SGF_FAULT_GUESSED] =
      N_ ("The file does not say its charset; it was guessed."),
  [TENGEN_SGF_FAULT_MORE] = N_ ("There are more oddities than are listed."),
  [TENGEN_SGF_FAULT_MOVE_COLOUR] = N_ ("This move is of neither colour"),
  [TENGEN_SGF_FAULT_MOVE_OFF_BOARD] = N_ ("This move is off the board"),
  [TENGEN_SGF_FAULT_MOVE_TAKEN] =
      N_ ("This move is on a point that has a stone"),
  [TENGEN_SGF_FAULT_MOVE_CUT] = N_ ("The file ends in the middle of a move"),
  [TENGEN_SGF_FAULT_MOVE_UNREADABLE] =
      N_ ("There is no move where a move is due"),
  [TENGEN_SGF_FAULT_MOVE_COUNT] =
      N_ ("The file announces another number of moves; all that are there were "
          "read."),
  [TENGEN_SGF_FAULT_MOVE_ORDER] =
      N_ ("The move has another number than is due; it was read as the next "
          "one."),
  [TENGEN_SGF_FAULT_NO_MOVES] =
      N_ ("The file has no part with moves; only what it says of the game was "
          "read."),
  [TENGEN_SGF_FAULT_HEAD_CUT] =
      N_ ("The file ends before its moves; what it says of the game may be "
          "incomplete."),
  [TENGEN_SGF_FAULT_END_CUT] =
      N_ ("The mark that ends the moves is missing; the file may have been "
          "cut."),
  [TENGEN_SGF_FAULT_NO_SIZE] =
      N_ ("The file does not give the size of the board; 19 lines were "
          "taken."),
  [TENGEN_SGF_FAULT_NO_HANDICAP] =
      N_ ("For this number of handicap stones no points are known; none were "
          "put."),
  [TENGEN_SGF_FAULT_BRANCH_CUT] =
      N_ ("The file announces a variation that is not there."),
  [TENGEN_SGF_FAULT_TEXT_CUT] =
      N_ ("The file ends in the middle of a text; what is there of it was "
          "read."),
  [TENGEN_SGF_FAULT_TEXT_LONG] =
      N_ ("A text is longer than 1 MiB; its end was left out."),
  [TENGEN_SGF_FAULT_NODE_UNKNOWN] =
      N_ ("A text or a variation belongs to a move that is not there; it was "
          "left out."),
  [TENGEN_SGF_FAULT_TAKEN_BACK] =
      N_ ("Moves were taken back here; the record may not show which."),
  [TENGEN_SGF_FAULT_OTHER_RULES] =
      N_ ("This game was played as plain five in a row, not by the rules of "
          "Renju."),
  [TENGEN_SGF_FAULT_POINT] =
      N_ ("A point is not on the board; it is kept, but not shown."),
  [TENGEN_SGF_FAULT_NUMBER] =
      N_ ("A value is not the number or colour it should be; it is kept."),
  [TENGEN_SGF_FAULT_PAIR] =
      N_ ("A value should have two parts with “:” between; it is kept."),
  [TENGEN_SGF_FAULT_CONTENT] =
      N_ ("A property that has no content has some; it is kept."),
  [TENGEN_SGF_FAULT_IDENTIFIER] =
      N_ ("A property name has a digit in it; it is kept."),
  [TENGEN_SGF_FAULT_POINT_TWICE] =
      N_ ("A point stands twice in a node; the last one counts."),
  [TENGEN_SGF_FAULT_TWO_MOVES] =
      N_ ("A node holds several moves; they are played one after another."),
  [TENGEN_SGF_FAULT_MOVE_AND_SETUP] = N_ (
      "A node holds stones of setup and a move; first come those, then this."),
  [TENGEN_SGF_FAULT_MOVE_IN_ROOT] =
      N_ ("The first node holds a move; it shows the board after it."),
  [TENGEN_SGF_FAULT_ROOT_PROPERTY] =
      N_ ("A property of the first node stands in another; it is kept."),
  [TENGEN_SGF_FAULT_INFO_TWICE] =
      N_ ("Game information stands in several nodes of a line; all is kept."),
  [TENGEN_SGF_FAULT_SIZE] =
      N_ ("This is no size of a board; the game is shown without a board."),
  [TENGEN_SGF_FAULT_HANDICAP] =
      N_ ("The handicap named and the stones on the board differ; the board "
          "counts."),
  [TENGEN_SGF_FAULT_KOMI] =
      N_ ("The komi is written in hundredths or in stones; it was converted, "
          "the text is kept."),
  [TENGEN_SGF_FAULT_TIME] =
      N_ ("The time is no number of seconds; the text is shown as it is."),
  [TENGEN_SGF_FAULT_RESULT] =
      N_ ("The result is not in the usual form; the text is shown as it is."),
  [TENGEN_SGF_FAULT_DATE] =
      N_ ("The date is not in the usual form; the text is shown as it is."),
};

/* What is wrong, and how far the record goes. */
static char *
say_end (const TengenSgfWarning *warning)
{
  return g_strdup_printf (
      /* TRANSLATORS: what is wrong, without a full stop; a number of moves */
      tengen_words_plural (
          "%s; %u move was read.", "%s; %u moves were read.", warning->number),
      _ (faults[warning->fault]),
      warning->number);
}

static char *
say_left_out (guint number)
{
  return g_strdup_printf (
      tengen_words_plural (
          "There is more than can be read; %u move was left out.",
          "There is more than can be read; %u moves were left out.",
          number),
      number);
}

char *
tengen_words_fault (const TengenSgfWarning *warning)
{
  g_return_val_if_fail (warning != NULL, NULL);
  g_return_val_if_fail ((guint) warning->fault < G_N_ELEMENTS (faults), NULL);

  if (tengen_sgf_fault_ends_reading (warning->fault))
    return say_end (warning);
  if (warning->fault == TENGEN_SGF_FAULT_LEFT_OUT)
    return say_left_out (warning->number);
  return g_strdup (_ (faults[warning->fault]));
}

char *
tengen_words_sgf_error (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (error->domain == TENGEN_SGF_ERROR)
    switch ((TengenSgfError) error->code)
      {
      case TENGEN_SGF_ERROR_EMPTY:
        return g_strdup (_ ("There is no game record in this file."));
      case TENGEN_SGF_ERROR_CHARSET:
        return g_strdup (_ ("This file cannot be read as text."));
      case TENGEN_SGF_ERROR_SIZE:
        return g_strdup (
            _ ("This file is too big: at most 64 MiB, 2 million nodes and "
               "4 MiB in one value can be read."));
      }
  return g_strdup (error->message);
}

char *
tengen_words_errno (int number)
{
  const char *text = NULL;

  switch (number)
    {
    case ENOSPC:
      text = _ ("There is no room left on the disk.");
      break;
    case EDQUOT:
      text = _ ("Your share of the disk is used up.");
      break;
    case EROFS:
      text = _ ("The disk is write-protected.");
      break;
    case EACCES:
    case EPERM:
      text = _ ("The permissions do not allow this.");
      break;
    case EIO:
      text = _ ("The disk reports an error.");
      break;
    case ENOLCK:
      text = _ ("Files cannot be locked in this place.");
      break;
    case EMFILE:
    case ENFILE:
      text = _ ("Too many files are open.");
      break;
    case ENAMETOOLONG:
      text = _ ("The name is too long.");
      break;
    case ENOENT:
      text = _ ("There is no such file or folder.");
      break;
    case ENOTDIR:
      text = _ ("Part of the path is no folder.");
      break;
    case EISDIR:
      text = _ ("This is a folder, not a file.");
      break;
    case ELOOP:
      text = _ ("The links lead in a circle.");
      break;
    case EFBIG:
      text = _ ("The file would be larger than this place allows.");
      break;
    case EEXIST:
      text = _ ("There is something of this name already.");
      break;
    case EBUSY:
    case ETXTBSY:
      text = _ ("Another program is using it.");
      break;
    case EBADF:
      text = _ ("It is closed.");
      break;
    case EPIPE:
      text = _ ("The reading side was closed.");
      break;
    case ENXIO:
    case ENODEV:
      text = _ ("The device is not there.");
      break;
    case ENOMEM:
      text = _ ("There is not enough memory.");
      break;
    default:
      break;
    }
  if (text != NULL)
    return g_strdup (text);
  if (number == 0)
    return g_strdup (_ ("This failed for a reason that is not known."));
  /* TRANSLATORS: the number by which the system knows the fault */
  return g_strdup_printf (_ ("This failed (error %d)."), number);
}
