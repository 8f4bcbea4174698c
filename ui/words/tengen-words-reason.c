/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-reason: why something may not be done, in a sentence
 *
 * What:  one or two short sentences each: what is the matter, and what can be
 *        done instead. Beginners read them on the board.
 */
#include "tengen-words.h"

#include "tengen-words-renju.h"

#define _(text) tengen_words_text (text)

static char *
say_occupied (void)
{
  return g_strdup (
      _ ("There is already a stone here. Play on an empty point."));
}

static char *
say_suicide (const TengenReason *reason)
{
  guint n = reason->n_chain;

  if (n <= 1)
    return g_strdup (
        _ ("Suicide. Your stone would have no liberty here. Play elsewhere."));
  return g_strdup_printf (
      tengen_words_plural (
          "Suicide. The chain of %u stone would have no liberty. "
          "Play elsewhere.",
          "Suicide. The chain of %u stones would have no liberty. "
          "Play elsewhere.",
          n),
      n);
}

static char *
say_ko (const TengenReason *reason)
{
  if (reason->move == 0)
    return g_strdup (_ ("Ko. Retaking brings the first position back. Play "
                        "one move elsewhere first."));
  return g_strdup_printf (_ ("Ko. Retaking brings the position after move %u "
                             "back. Play one move elsewhere first."),
                          reason->move);
}

static char *
say_superko (const TengenReason *reason)
{
  if (reason->move == 0)
    return g_strdup (_ ("No position may come back (superko), and this move "
                        "brings the first one back. Play elsewhere."));
  return g_strdup_printf (
      _ ("No position may come back (superko), and this move brings the one "
         "after move %u back. Play elsewhere."),
      reason->move);
}

static char *
say_turn (const TengenReason *reason)
{
  switch (reason->stone)
    {
    case TENGEN_STONE_BLACK:
      return g_strdup (_ ("It is White’s turn."));
    case TENGEN_STONE_WHITE:
      return g_strdup (_ ("It is Black’s turn."));
    case TENGEN_STONE_NONE:
      return g_strdup (_ ("It is the other side’s turn."));
    }
  g_assert_not_reached ();
}

static char *
say_fourth (const TengenReason *reason)
{
  if (reason->move == 0)
    return g_strdup (_ ("The first position of the board would be shown a "
                        "fourth time or more. Play on the board or stop play "
                        "instead."));
  return g_strdup_printf (
      _ ("The board was like this first after move %u and would be shown a "
         "fourth time or more. Play on the board or stop play instead."),
      reason->move);
}

static const char *
say_duty (TengenReasonCode code)
{
  switch ((int) code)
    {
    case TENGEN_REASON_ANSWER:
      return _ ("A proposal to stop waits for its answer. Accept or refuse it "
                "first.");
    case TENGEN_REASON_NOT_PROPOSED:
      return _ ("Nobody has proposed to stop. Play on, or propose it "
                "yourself.");
    case TENGEN_REASON_DUTY_VIRTUAL:
      return _ ("The proposal to stop was refused. Put a stone beside the "
                "board now.");
    case TENGEN_REASON_DUTY_BOARD:
      return _ ("You refused to stop. Play on the board now.");
    case TENGEN_REASON_NO_MOVE_LEFT:
      return _ ("After a refusal you must play on the board, but there is no "
                "move for you. Accept the stop.");
    default:
      g_return_val_if_reached ("");
    }
}

/* What these rules do not have besides moves on the board. */
static char *
say_stop (const TengenReason *reason)
{
  switch ((int) reason->code)
    {
    case TENGEN_REASON_NO_VIRTUAL:
      return g_strdup (_ ("These rules have no moves beside the board. Play on "
                          "the board or pass."));
    case TENGEN_REASON_NO_PASS:
      return g_strdup (_ ("These rules have no passes. Put a stone beside the "
                          "board, or propose to stop."));
    case TENGEN_REASON_NO_PROPOSAL:
      return g_strdup (_ ("Under these rules two passes in a row stop play. "
                          "Pass if you want to stop."));
    case TENGEN_REASON_NO_CYCLE:
      return g_strdup (_ ("No position has come back that could end the game "
                          "without result. Play on."));
    case TENGEN_REASON_FOURTH:
      return say_fourth (reason);
    default:
      return g_strdup (say_duty (reason->code));
    }
}

static const char *
say_count (TengenReasonCode code)
{
  switch ((int) code)
    {
    case TENGEN_REASON_NO_CLAIMS:
      return _ ("These rules know no claims. Resume play and play there.");
    case TENGEN_REASON_OWNED:
      return _ ("This is no neutral point. Only neutral points can be "
                "claimed.");
    case TENGEN_REASON_NO_GROUPS:
      return _ ("Under these rules groups and eyes cost nothing. Their number "
                "need not be given.");
    case TENGEN_REASON_NO_EQUAL:
      return _ ("The stones cannot be brought to this number under these "
                "rules. Leave it as proposed.");
    case TENGEN_REASON_NO_BALANCE:
      return _ ("These rules do not balance the number of moves in this way. "
                "Leave it as proposed.");
    default:
      g_return_val_if_reached ("");
    }
}

static char *
say_reason (const TengenReason *reason)
{
  switch (reason->code)
    {
    case TENGEN_REASON_NONE:
      return g_strdup ("");
    case TENGEN_REASON_OCCUPIED:
      return say_occupied ();
    case TENGEN_REASON_SUICIDE:
      return say_suicide (reason);
    case TENGEN_REASON_KO:
      return say_ko (reason);
    case TENGEN_REASON_SUPERKO:
      return say_superko (reason);
    case TENGEN_REASON_TURN:
      return say_turn (reason);
    case TENGEN_REASON_STOPPED:
      return g_strdup (_ ("Both have passed. To play on, choose “Resume play” "
                          "in the count."));
    case TENGEN_REASON_NOT_STOPPED:
      return g_strdup (
          _ ("The game goes on. When both pass, it is time to count."));
    case TENGEN_REASON_OVER:
      return g_strdup (_ ("The game is over. Take back to open it again."));
    case TENGEN_REASON_NO_STONE:
      return g_strdup (_ ("There is no stone here. Choose a stone."));
    case TENGEN_REASON_NO_DEAD:
      return g_strdup (_ ("These rules take no dead stones off the board. "
                          "Resume play to capture them."));
    case TENGEN_REASON_NO_SEKI:
      return g_strdup (_ ("These rules need no marks for seki: eyes there "
                          "count as they are."));
    case TENGEN_REASON_NO_MARK:
      return g_strdup (_ ("There is no mark to take back."));
    case TENGEN_REASON_NOT_AGREED:
      return g_strdup (_ ("Black and White must both agree first."));
    case TENGEN_REASON_OFF_BOARD:
      return g_strdup (_ ("This board has no such point."));
    case TENGEN_REASON_NO_MOVE:
      return g_strdup (_ ("There is no move to take back."));
    case TENGEN_REASON_NOTHING:
      return g_strdup (_ ("There is nothing to undo or redo."));
    case TENGEN_REASON_NO_VIRTUAL:
    case TENGEN_REASON_NO_PASS:
    case TENGEN_REASON_NO_PROPOSAL:
    case TENGEN_REASON_FOURTH:
    case TENGEN_REASON_ANSWER:
    case TENGEN_REASON_NOT_PROPOSED:
    case TENGEN_REASON_DUTY_VIRTUAL:
    case TENGEN_REASON_DUTY_BOARD:
    case TENGEN_REASON_NO_MOVE_LEFT:
    case TENGEN_REASON_NO_CYCLE:
      return say_stop (reason);
    case TENGEN_REASON_NO_CLAIMS:
    case TENGEN_REASON_OWNED:
    case TENGEN_REASON_NO_GROUPS:
    case TENGEN_REASON_NO_EQUAL:
    case TENGEN_REASON_NO_BALANCE:
      return g_strdup (say_count (reason->code));
    case TENGEN_REASON_NO_BOARD:
      return g_strdup (_ ("Tengen has no board for this game. Its tree and "
                          "its comments can be read."));
    case TENGEN_REASON_BROKEN:
      return g_strdup (_ ("This change does not fit the game record."));
    case TENGEN_REASON_FORBIDDEN:
    case TENGEN_REASON_CENTER:
    case TENGEN_REASON_AREA:
    case TENGEN_REASON_STEP:
    case TENGEN_REASON_OFFERED:
    case TENGEN_REASON_TWIN:
    case TENGEN_REASON_NOT_OFFERED:
    case TENGEN_REASON_EARLY_PASS:
    case TENGEN_REASON_NO_CLAIM:
    case TENGEN_REASON_NO_FIVE:
    case TENGEN_REASON_NO_FORBIDDEN:
    case TENGEN_REASON_LATE:
    case TENGEN_REASON_ADMIT:
    case TENGEN_REASON_OTHER_GAME:
      return tengen_words_renju_refusal (reason);
    case TENGEN_REASON_PLACE:
      return g_strdup (_ ("Black’s handicap stones have to be placed first."));
    case TENGEN_REASON_PAUSED:
      return g_strdup (_ ("The clock is paused. Let it go on first."));
    case TENGEN_REASON_NOT_LIVE:
      return g_strdup (
          _ ("You are looking at another position of a game that "
             "is being played. Go back to the current one first."));
    case TENGEN_REASON_TIME_UP:
      return g_strdup (_ ("No time is left. Add time to go on."));
    case TENGEN_REASON_NO_CLOCK:
      return g_strdup (_ ("This game is played without a clock."));
    case TENGEN_REASON_MATCH:
      return g_strdup (_ ("In a match nobody undoes or changes a move alone. "
                          "Ask the opponent to take it back."));
    case TENGEN_REASON_COMPUTER:
      return g_strdup (_ ("It is the computer’s turn."));
    case TENGEN_REASON_NO_DRAW:
      return g_strdup (_ ("The computer does not agree to a draw. Play on."));
    }
  g_assert_not_reached ();
}

/* 純碁 is the one set of its kind that is known by name. */
static char *
say_by_rules (const TengenReason *reason, const TengenGoRules *rules)
{
  if (reason->code == TENGEN_REASON_NO_DEAD && rules != NULL &&
      g_str_equal (rules->id, "pure"))
    return g_strdup (_ ("Pure Go has no dead stones: what stands on the board "
                        "counts. Resume play to capture stones."));
  if (rules != NULL && rules->goal > 0 &&
      (reason->code == TENGEN_REASON_NO_PASS ||
       reason->code == TENGEN_REASON_NO_PROPOSAL))
    return g_strdup (_ ("In a capture game there are no passes: a stone has to "
                        "be played."));
  return say_reason (reason);
}

char *
tengen_words_reason (const TengenReason *reason, const TengenGoRules *rules)
{
  g_autofree char *said = NULL;
  GString *text;

  g_return_val_if_fail (reason != NULL, NULL);

  said = say_by_rules (reason, rules);
  text = g_string_new (said);
  if (reason->code == TENGEN_REASON_SUPERKO && rules != NULL &&
      (rules->acts & TENGEN_GO_ACT_VIRTUAL) != 0)
    tengen_words_append (text,
                         _ ("The stones beside the board are the same as "
                            "then, too."));
  return g_string_free (text, FALSE);
}
