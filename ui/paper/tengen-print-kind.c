/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-kind: the kinds of sheets there are
 */
#include "tengen-print-kind.h"

#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define C_(context, text) tengen_words_context (context, text)

const char *
tengen_print_kind_get_name (TengenPrintKind kind)
{
  switch (kind)
    {
    case TENGEN_PRINT_LESSON:
      return _ ("Lesson Handout");
    case TENGEN_PRINT_EXERCISES:
      return _ ("Exercise Sheet");
    case TENGEN_PRINT_PROBLEMS:
      return _ ("Problem Sheet");
    case TENGEN_PRINT_BOARDS:
      return _ ("Empty Boards");
    case TENGEN_PRINT_RULES:
      return _ ("Rules of Pure Go");
    case TENGEN_PRINT_CERTIFICATE:
      return _ ("Certificate");
    case TENGEN_PRINT_KIFU:
      return C_ ("print", "Game Record");
    case TENGEN_PRINT_DIAGRAM:
      return C_ ("print", "Diagram");
    case TENGEN_PRINT_ACCOUNT:
      return C_ ("print", "Count");
    case TENGEN_PRINT_RESULTS:
      return C_ ("print", "Table of Results");
    case TENGEN_PRINT_PAIRINGS:
      return C_ ("print", "Pairings for the Wall");
    case TENGEN_PRINT_SLIPS:
      return C_ ("print", "Result Slips");
    case TENGEN_PRINT_CLASS:
      return C_ ("print", "Table of the Class");
    }
  g_return_val_if_reached ("");
}

const char *
tengen_print_kind_get_about (TengenPrintKind kind, gboolean has_game)
{
  switch (kind)
    {
    case TENGEN_PRINT_LESSON:
      return _ ("Boards and texts of a lesson, to write on.");
    case TENGEN_PRINT_EXERCISES:
      return _ ("Exercises of one kind, made for this sheet.");
    case TENGEN_PRINT_PROBLEMS:
      return has_game
                 ? _ ("Each game of the record is a problem.")
                 : _ ("Open a record (SGF) with problems, then choose Print "
                      "in the menu of its window.");
    case TENGEN_PRINT_BOARDS:
      return _ ("To play on with a pencil.");
    case TENGEN_PRINT_RULES:
      return _ ("One page, to take home.");
    case TENGEN_PRINT_CERTIFICATE:
      return _ ("For those who have finished a lesson.");
    case TENGEN_PRINT_KIFU:
      return _ ("The game with numbered moves, as in books.");
    case TENGEN_PRINT_DIAGRAM:
      return _ ("The position that is on the board now.");
    case TENGEN_PRINT_ACCOUNT:
      return _ ("How the game was counted at its end, line by line.");
    case TENGEN_PRINT_RESULTS:
      return _ ("Places and pairings, for the wall.");
    case TENGEN_PRINT_PAIRINGS:
      return _ ("All boards of the last round on one page, in large letters.");
    case TENGEN_PRINT_SLIPS:
      return _ ("One for each game of the last round, to cut out, fill in and "
                "sign.");
    case TENGEN_PRINT_CLASS:
      return _ ("How far everybody is; for the teacher, not for the wall.");
    }
  g_return_val_if_reached ("");
}

gboolean
tengen_print_kind_is_of_game (TengenPrintKind kind)
{
  return kind == TENGEN_PRINT_KIFU || kind == TENGEN_PRINT_DIAGRAM ||
         kind == TENGEN_PRINT_ACCOUNT;
}

gboolean
tengen_print_kind_is_of_match (TengenPrintKind kind)
{
  return kind == TENGEN_PRINT_RESULTS || kind == TENGEN_PRINT_PAIRINGS ||
         kind == TENGEN_PRINT_SLIPS;
}
