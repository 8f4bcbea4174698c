/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-act: what can be done besides a move on the board, in words
 *
 * What: names for buttons, sentences for tooltips, and what changes when play
 *       is resumed.
 */
#include "tengen-words-rules.h"

#define _(text) tengen_words_text (text)

static gboolean
has_act (const TengenGoRules *rules, TengenGoActs act)
{
  return (rules->acts & act) != 0;
}

static const char *
name_pass (const TengenGoRules *rules)
{
  if (tengen_go_rules_has_abstentions (rules))
    return _ ("Abstain");
  if (has_act (rules, TENGEN_GO_ACT_PASS_STONE))
    return _ ("Pass (hand over a stone)");
  return _ ("Pass");
}

char *
tengen_words_act (TengenActionKind kind, const TengenGoRules *rules)
{
  g_return_val_if_fail (rules != NULL, NULL);

  switch ((int) kind)
    {
    case TENGEN_ACTION_PASS:
      return g_strdup (name_pass (rules));
    case TENGEN_ACTION_VIRTUAL:
      return g_strdup (_ ("Virtual move (stone beside the board)"));
    case TENGEN_ACTION_PROPOSE:
      return g_strdup (_ ("Propose to stop"));
    case TENGEN_ACTION_ACCEPT:
      return g_strdup (_ ("Accept the stop"));
    case TENGEN_ACTION_REFUSE:
      return g_strdup (_ ("Refuse the stop"));
    case TENGEN_ACTION_VOID:
      return g_strdup (_ ("End without result"));
    default:
      g_return_val_if_reached (NULL);
    }
}

static const char *
say_pass (const TengenGoRules *rules)
{
  if (tengen_go_rules_has_abstentions (rules))
    return _ ("You put no stone at all and are ready to stop. Two abstentions "
              "in a row stop play.");
  if (has_act (rules, TENGEN_GO_ACT_PASS_STONE))
    return _ ("You play no stone and hand one to the opponent. Two passes in a "
              "row stop play.");
  return _ ("You play no stone this time. Two passes in a row stop play.");
}

static const char *
say_virtual (const TengenGoRules *rules)
{
  if (rules->virtual_back)
    return _ ("You put a stone beside the board and play goes on. At the count "
              "it is filled back into your territory.");
  return _ ("You put a stone beside the board and play goes on.");
}

char *
tengen_words_act_line (TengenActionKind kind, const TengenGoRules *rules)
{
  g_return_val_if_fail (rules != NULL, NULL);

  switch ((int) kind)
    {
    case TENGEN_ACTION_PASS:
      return g_strdup (say_pass (rules));
    case TENGEN_ACTION_VIRTUAL:
      return g_strdup (say_virtual (rules));
    case TENGEN_ACTION_PROPOSE:
      return g_strdup (_ ("You ask whether to stop and count. If the opponent "
                          "refuses, you must put a stone beside the board."));
    case TENGEN_ACTION_ACCEPT:
      return g_strdup (_ ("Play stops and the count begins."));
    case TENGEN_ACTION_REFUSE:
      return g_strdup (_ ("Play goes on. The opponent must put a stone beside "
                          "the board, and then you must play on the board."));
    case TENGEN_ACTION_VOID:
      return g_strdup (_ ("The same position has come back. If both agree, the "
                          "game ends without result."));
    default:
      g_return_val_if_reached (NULL);
    }
}

static gboolean
costs (TengenGoExtra extra)
{
  return extra == TENGEN_GO_EXTRA_COMPENSATE || extra == TENGEN_GO_EXTRA_FILL;
}

/* Whether a stone stands alone that could be taken and would be taken back. */
static gboolean
has_ko (const TengenBoard *board)
{
  for (int point = 0; point < tengen_board_get_n_points (board); point++)
    {
      TengenPoint around[4];
      TengenPoint liberty;
      TengenStone stone = tengen_board_get (board, (TengenPoint) point);
      gboolean open = FALSE;
      int n;

      if (stone == TENGEN_STONE_NONE ||
          tengen_board_get_chain_size (board, (TengenPoint) point) != 1 ||
          tengen_board_get_liberties (board, (TengenPoint) point) != 1)
        continue;
      tengen_board_list_liberties (board, (TengenPoint) point, &liberty);
      n = tengen_board_list_neighbours (board, liberty, around);
      for (int i = 0; i < n; i++)
        open |= around[i] != (TengenPoint) point &&
                tengen_board_get (board, around[i]) != stone;
      if (!open)
        return TRUE;
    }
  return FALSE;
}

static void
append_repetition (GString *text,
                   const TengenGoRules *rules,
                   const TengenBoard *board)
{
  if (rules->repetition == TENGEN_GO_REPETITION_BASIC)
    tengen_words_append (
        text, has_ko (board) ? _ ("A ko may be retaken at once.") : NULL);
  else if (rules->reset)
    tengen_words_append (
        text,
        has_ko (board)
            ? _ ("Earlier positions are forgotten: a ko may be retaken at "
                 "once.")
            : _ ("Earlier positions are forgotten."));
  else
    tengen_words_append (text,
                         _ ("Earlier positions still may not come back."));
}

char *
tengen_words_resume (const TengenPosition *position, TengenSeat seat)
{
  g_autofree char *changes = NULL;
  GString *text;

  g_return_val_if_fail (position != NULL, NULL);

  changes = tengen_words_resume_changes (position);
  text = g_string_new (NULL);
  tengen_words_append (text,
                       tengen_position_get_resumer (position, seat) ==
                               TENGEN_STONE_WHITE
                           ? _ ("White moves first.")
                           : _ ("Black moves first."));
  tengen_words_append (text, changes);
  return g_string_free (text, FALSE);
}

char *
tengen_words_resume_changes (const TengenPosition *position)
{
  const TengenGoRules *rules;
  GString *text;

  g_return_val_if_fail (position != NULL, NULL);

  rules = &tengen_position_get_setup (position)->rules;
  text = g_string_new (NULL);
  if (costs (rules->extra_first) && !costs (rules->extra_later))
    tengen_words_append (text, _ ("From then on, extra moves cost nothing."));
  append_repetition (text, rules, tengen_position_get_board (position));
  return g_string_free (text, FALSE);
}
