/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-room-table: what the host of a room says at its tables
 */
#include "tengen-words-room-table.h"

#include "tengen-words-clock.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

static const char *const sentences[TENGEN_WORDS_N_ROOM] = {
  [TENGEN_WORDS_ROOM_YOUR_TURN] = N_ ("It is your turn."),
  [TENGEN_WORDS_ROOM_OTHER_TURN] = N_ ("It is the opponent’s turn."),
  [TENGEN_WORDS_ROOM_TEAM_TURN] =
      N_ ("It is your team’s turn. A team-mate moves now."),
  [TENGEN_WORDS_ROOM_COMPUTER_TURN] = N_ ("The computer is thinking."),
  [TENGEN_WORDS_ROOM_BLACK_TURN] = N_ ("It is Black’s turn."),
  [TENGEN_WORDS_ROOM_WHITE_TURN] = N_ ("It is White’s turn."),
  [TENGEN_WORDS_ROOM_PAUSED] =
      N_ ("The teacher has stopped all hands. Please wait."),
  [TENGEN_WORDS_ROOM_ASKED] =
      N_ ("The opponent asks to take the last move back. Is that all right?"),
  [TENGEN_WORDS_ROOM_ASKING] =
      N_ ("You have asked to take your move back. Wait for the answer."),
  [TENGEN_WORDS_ROOM_DECLINED] = N_ ("Taking back was declined. Play goes on."),
  [TENGEN_WORDS_ROOM_ASKED_DRAW] =
      N_ ("The opponent offers a draw. Do you agree?"),
  [TENGEN_WORDS_ROOM_ASKING_DRAW] =
      N_ ("You have offered a draw. Wait for the answer."),
  [TENGEN_WORDS_ROOM_DECLINED_DRAW] =
      N_ ("The draw was declined. Play goes on."),
  [TENGEN_WORDS_ROOM_ASKED_VOID] =
      N_ ("A position has come back. The opponent proposes to end without "
          "result. Do you agree?"),
  [TENGEN_WORDS_ROOM_ASKING_VOID] =
      N_ ("You have proposed to end without result. Wait for the answer."),
  [TENGEN_WORDS_ROOM_DECLINED_VOID] =
      N_ ("To end without result was declined. Play goes on."),
  [TENGEN_WORDS_ROOM_PROPOSED] =
      N_ ("The opponent proposes to stop. Do you agree?"),
  [TENGEN_WORDS_ROOM_PROPOSING] =
      N_ ("You have proposed to stop. Wait for the answer."),
  [TENGEN_WORDS_ROOM_FIVE] = N_ ("A five was declared. Do you admit it?"),
  [TENGEN_WORDS_ROOM_COUNT] =
      N_ ("Play has stopped. If the count is right, agree to it."),
  [TENGEN_WORDS_ROOM_COUNT_DEAD] =
      N_ ("Play has stopped. Tap stones that are dead. If the count is right, "
          "agree to it."),
  [TENGEN_WORDS_ROOM_JUDGING] = N_ ("Judging the stones…"),
  [TENGEN_WORDS_ROOM_SETTLING] =
      N_ ("Play has stopped. Now settle the count together."),
  [TENGEN_WORDS_ROOM_VOID] =
      N_ ("The same position would come for the third time. The computer "
          "proposes to end without result."),
  [TENGEN_WORDS_ROOM_AGREED] = N_ ("You have agreed. Wait for the opponent."),
  [TENGEN_WORDS_ROOM_OTHER_AGREED] =
      N_ ("The opponent has agreed. Do you agree, too?"),
  [TENGEN_WORDS_ROOM_DISPUTED] =
      N_ ("You do not agree about the stones. Talk it over, resume play, or "
          "raise your hand."),
  [TENGEN_WORDS_ROOM_OBJECTED] =
      N_ ("The computer does not agree with that mark."),
  [TENGEN_WORDS_ROOM_ODDS] = N_ ("You and the computer do not agree."),
  [TENGEN_WORDS_ROOM_BROKEN] =
      N_ ("The opponent’s line is broken. Please wait."),
  [TENGEN_WORDS_ROOM_CLOCK_STANDS] =
      N_ ("The clock stands, as the line is broken."),
  [TENGEN_WORDS_ROOM_FINISHED] = N_ ("This game is over."),
  [TENGEN_WORDS_ROOM_WAIT] =
      N_ ("Please wait. The teacher is preparing the games."),
  [TENGEN_WORDS_ROOM_OVER] =
      N_ ("Your game is over. You can look at the other boards."),
  [TENGEN_WORDS_ROOM_WRONG_CODE] =
      N_ ("That is not the code of the room. Look at the digits again."),
  [TENGEN_WORDS_ROOM_WRONG_KEY] =
      N_ ("This address is no longer that of the room. Scan the code again."),
  [TENGEN_WORDS_ROOM_WRONG_TOKEN] =
      N_ ("This seat is no longer yours. Come in again."),
  [TENGEN_WORDS_ROOM_LOCKED] =
      N_ ("There were too many wrong codes. Please wait a little."),
  [TENGEN_WORDS_ROOM_TAKEN] = N_ ("This name is taken by another device."),
  [TENGEN_WORDS_ROOM_NAME] = N_ ("That name cannot be used here."),
  [TENGEN_WORDS_ROOM_FULL] = N_ ("The room is full."),
  [TENGEN_WORDS_ROOM_MESSAGE] = N_ ("The message was not understood."),
  [TENGEN_WORDS_ROOM_NOT_YOURS] = N_ ("That is not yours to do."),
  [TENGEN_WORDS_ROOM_NOT_NOW] = N_ ("That is not possible now."),
  [TENGEN_WORDS_ROOM_OLD] = N_ ("The board has changed meanwhile. Look again."),
  [TENGEN_WORDS_ROOM_VERSION] =
      N_ ("This device speaks another version. Load the page again."),
  [TENGEN_WORDS_ROOM_ADMITTING] =
      N_ ("Somebody uses this name. The teacher is being asked."),
  [TENGEN_WORDS_ROOM_UNSAVED] =
      N_ ("The teacher’s computer cannot save at the moment. Please wait. Play "
          "goes on by itself."),
  [TENGEN_WORDS_ROOM_HALTED] =
      N_ ("Play waits, and goes on by itself once it can be saved."),
  [TENGEN_WORDS_ROOM_ELSEWHERE] =
      N_ ("Your seat is open on another screen now."),
  [TENGEN_WORDS_ROOM_SLOW] =
      N_ ("The line was too slow and is closed. Connect again."),
  [TENGEN_WORDS_ROOM_END] = N_ ("The room is closed. Thank you for playing."),
  [TENGEN_WORDS_ROOM_REMOVED] =
      N_ ("The teacher has taken this name out of the room."),
  [TENGEN_WORDS_ROOM_RESIGN] = N_ ("Resign"),
  [TENGEN_WORDS_ROOM_TAKE_BACK] = N_ ("Take Back"),
  [TENGEN_WORDS_ROOM_HINT] = N_ ("Advice"),
  [TENGEN_WORDS_ROOM_DRAW] = N_ ("Draw"),
  [TENGEN_WORDS_ROOM_YES] = N_ ("Yes, take it back"),
  [TENGEN_WORDS_ROOM_YES_AGREE] = N_ ("Yes, I agree"),
  [TENGEN_WORDS_ROOM_NO] = N_ ("No, go on"),
  [TENGEN_WORDS_ROOM_AGREE] = N_ ("Agree to the count"),
  [TENGEN_WORDS_ROOM_DISAGREE] = N_ ("No longer agree"),
  [TENGEN_WORDS_ROOM_UNMARK] = N_ ("Take the mark back"),
  [TENGEN_WORDS_ROOM_RESUME] = N_ ("Resume play"),
  [TENGEN_WORDS_ROOM_TAKE_PROPOSAL] = N_ ("Program’s Count"),
  [TENGEN_WORDS_ROOM_DECLARE_FIVE] = N_ ("Five!"),
  [TENGEN_WORDS_ROOM_FORBIDDEN] = N_ ("Forbidden!"),
  [TENGEN_WORDS_ROOM_ADMIT] = N_ ("Admit It"),
  [TENGEN_WORDS_ROOM_GO_ON] = N_ ("Refuse"),
  [TENGEN_WORDS_ROOM_DENY] = N_ ("Do Not Admit It"),
};

static const char *const greetings[TENGEN_WORDS_ROOM_N_GREETINGS] = {
  N_ ("Let us have a good game."),
  N_ ("Thank you for the game."),
  N_ ("Good move!"),
  N_ ("Please wait a moment."),
  N_ ("Take your time."),
  N_ ("Well done!"),
};

static const char *const faults[TENGEN_ROOM_N_FAULTS] = {
  [TENGEN_ROOM_FAULT_NONE] = "",
  [TENGEN_ROOM_FAULT_MEMBER] = N_ ("There is no such member."),
  [TENGEN_ROOM_FAULT_TABLE] = N_ ("There is no such table."),
  [TENGEN_ROOM_FAULT_NAME] = N_ ("That name cannot be used here."),
  [TENGEN_ROOM_FAULT_TWICE] = N_ ("That name is there already."),
  [TENGEN_ROOM_FAULT_FULL] = N_ ("The room is full."),
  [TENGEN_ROOM_FAULT_BUSY] = N_ ("A game of this member goes on."),
  [TENGEN_ROOM_FAULT_FEW] = N_ ("Nobody is free to play."),
  [TENGEN_ROOM_FAULT_OPEN] = N_ ("Games of this round go on."),
  [TENGEN_ROOM_FAULT_OVER] = N_ ("All rounds have been played."),
  [TENGEN_ROOM_FAULT_SEAT] = N_ ("That is not yours to do."),
  [TENGEN_ROOM_FAULT_PAUSED] =
      N_ ("The teacher has stopped all hands. Please wait."),
  [TENGEN_ROOM_FAULT_RULES] = N_ ("The rules do not allow that."),
  [TENGEN_ROOM_FAULT_NOT_NOW] = N_ ("That is not possible now."),
  [TENGEN_ROOM_FAULT_CLOSED] =
      N_ ("The room is closed. Thank you for playing."),
};

const char *
tengen_words_room (TengenWordsRoom self)
{
  g_return_val_if_fail (self < TENGEN_WORDS_N_ROOM, NULL);

  return _ (sentences[self]);
}

const char *
tengen_words_room_greeting (guint index)
{
  g_return_val_if_fail (index < TENGEN_WORDS_ROOM_N_GREETINGS, NULL);

  return _ (greetings[index]);
}

const char *
tengen_words_room_fault (TengenRoomFault fault)
{
  g_return_val_if_fail (fault < TENGEN_ROOM_N_FAULTS, NULL);

  return _ (faults[fault]);
}

char *
tengen_words_room_fifths (int n)
{
  return g_strdup_printf (
      /* Translators: how many fifth moves of Renju are to be offered (題数) */
      tengen_words_plural ("%d fifth move", "%d fifth moves", (gulong) n),
      n);
}

char *
tengen_words_room_break (gint64 used_us, gint64 most_us)
{
  g_autofree char *used = tengen_words_clock_digits (used_us);
  g_autofree char *most = tengen_words_clock_digits (most_us);

  /* Translators: times: how long the clock stood as the line was broken, and how
   * long it may in a game: broken line: 0:40 of 5:00 */
  return g_strdup_printf (_ ("broken line: %s of %s"), used, most);
}

char *
tengen_words_room_move (const TengenPosition *position, TengenNotation notation)
{
  const TengenGameSetup *setup;
  GString *text;
  TengenStone stone;
  TengenPoint last;

  g_return_val_if_fail (position != NULL, NULL);

  text = g_string_new (NULL);
  last = tengen_position_get_last (position, &stone);
  if (last == TENGEN_POINT_NONE)
    return g_string_free (text, FALSE);
  setup = tengen_position_get_setup (position);
  if (last == TENGEN_POINT_PASS)
    g_string_append (text,
                     stone == TENGEN_STONE_BLACK ? _ ("Black passed.")
                                                 : _ ("White passed."));
  else
    {
      g_autofree char *side = tengen_words_stone (stone);
      g_autofree char *point =
          tengen_notation_format (notation, setup->width, setup->height, last);

      g_string_append_printf (text,
                              _ ("move %u %s %s"),
                              tengen_position_get_moves (position)->len,
                              side,
                              point);
      tengen_words_append_taken (text,
                                 tengen_position_get_last_taken (position));
    }
  return g_string_free (text, FALSE);
}

char *
tengen_words_room_prisoners (int goal)
{
  return goal == 0 ? g_strdup (_ ("Prisoners"))
                   : g_strdup_printf (_ ("of %d"), goal);
}

char *
tengen_words_room_account (const TengenAccount *account,
                           const TengenAccountLine *line)
{
  g_autofree char *name = NULL;
  g_autofree char *black = NULL;
  g_autofree char *white = NULL;
  g_autofree char *both = NULL;

  g_return_val_if_fail (account != NULL && line != NULL, NULL);

  name = tengen_words_account_line (line);
  black = tengen_words_figure (
      line->amount_x2[TENGEN_STONE_BLACK], account->unit, TRUE);
  white = tengen_words_figure (
      line->amount_x2[TENGEN_STONE_WHITE], account->unit, TRUE);
  both = g_strdup_printf (_ ("Black %s, White %s"), black, white);
  return g_strconcat (name, tengen_words_colon (), both, NULL);
}
