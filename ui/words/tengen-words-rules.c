/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-rules: what rule sets say, in the user's language
 *
 * What:  families, one sentence for each set, contradictions. The details are
 *        in -fields, actions in -act, counts in -count and -compare.
 * Shape: a sentence for how to count and up to two for what is special, from
 *        the fields of the set alone.
 */
#include "tengen-words-rules.h"

#define _(text) tengen_words_text (text)

/* Sentences about what is special, after the one about the count. */
#define N_SPECIAL 2

typedef struct
{
  GString *text;
  int left;
} Line;

char *
tengen_words_capture_game (int goal)
{
  g_return_val_if_fail (goal > 0, NULL);

  return g_strdup_printf (tengen_words_plural ("Capture game: %d stone",
                                               "Capture game: %d stones",
                                               goal),
                          goal);
}

char *
tengen_words_capture_rule (int goal)
{
  g_return_val_if_fail (goal > 0, NULL);

  return g_strdup_printf (
      tengen_words_plural ("Who takes %d stone first has won.",
                           "Who takes %d stones first has won.",
                           goal),
      goal);
}

char *
tengen_words_family (TengenGoFamily family)
{
  switch (family)
    {
    case TENGEN_GO_FAMILY_USUAL:
      return g_strdup (_ ("Rules in common use"));
    case TENGEN_GO_FAMILY_ROOM:
      return g_strdup (_ ("Online Go room"));
    case TENGEN_GO_FAMILY_SCIENCE:
      return g_strdup (_ ("Scientific counting"));
    case TENGEN_GO_FAMILY_OLD:
      return g_strdup (_ ("Old countings"));
    }
  g_assert_not_reached ();
}

char *
tengen_words_family_line (TengenGoFamily family)
{
  switch (family)
    {
    case TENGEN_GO_FAMILY_USUAL:
      return g_strdup (_ ("Rules that are played today."));
    case TENGEN_GO_FAMILY_ROOM:
      return g_strdup (_ ("The rules of an online Go room, as its page "
                          "writes them."));
    case TENGEN_GO_FAMILY_SCIENCE:
      return g_strdup (_ ("Both sides are brought to the same number of "
                          "stones, and the empty points are compared."));
    case TENGEN_GO_FAMILY_OLD:
      return g_strdup (_ ("Countings of old China, in which each living "
                          "group costs its eyes."));
    }
  g_assert_not_reached ();
}

/* How to count, in a sentence. */
static const char *
say_count (const TengenGoRules *rules)
{
  if (rules->equal)
    return _ ("Both sides are filled up to the same number of stones, and "
              "the territory is counted.");
  if (rules->stones && rules->territory && rules->back)
    return _ ("Territory, own stones on the board and prisoners are counted.");
  if (rules->stones && rules->territory)
    return _ ("Territory and own stones on the board are counted.");
  if (rules->stones)
    return _ ("Each side’s own stones on the board are counted.");
  if (rules->back && rules->hold)
    return _ ("Territory and prisoners are counted.");
  if (rules->back)
    return _ ("Lost stones are filled back into one’s own territory, and "
              "what is left of it is counted.");
  return _ ("Territory is counted.");
}

static void
add_special (Line *line, const char *sentence)
{
  if (sentence == NULL || line->left == 0)
    return;
  line->left--;
  tengen_words_append (line->text, sentence);
}

static const char *
say_acts (const TengenGoRules *rules)
{
  gboolean passes = tengen_go_rules_has_passes (rules);

  if ((rules->acts & TENGEN_GO_ACT_VIRTUAL) != 0)
    return passes ? _ ("A stone may be put beside the board too.")
                  : _ ("Instead of passing, a stone is put beside the board.");
  if ((rules->acts & TENGEN_GO_ACT_PASS_STONE) != 0)
    return _ ("Each pass hands a stone to the opponent.");
  return NULL;
}

static const char *
say_tax (const TengenGoRules *rules)
{
  switch (rules->tax)
    {
    case TENGEN_GO_TAX_NONE:
      return NULL;
    case TENGEN_GO_TAX_EYES:
      return _ ("Eyes that a group needs to live do not count.");
    case TENGEN_GO_TAX_GROUPS:
      return _ ("The side with more groups pays for each one more.");
    }
  g_assert_not_reached ();
}

static const char *
say_extra (const TengenGoRules *rules)
{
  switch (rules->extra_first)
    {
    case TENGEN_GO_EXTRA_NONE:
      return NULL;
    case TENGEN_GO_EXTRA_COMPENSATE:
    case TENGEN_GO_EXTRA_FILL:
      return _ ("Whoever made more moves pays a point for each one more.");
    case TENGEN_GO_EXTRA_OWN:
      return _ ("Moves more than the other’s cost nothing.");
    }
  g_assert_not_reached ();
}

static const char *
say_balance (const TengenGoRules *rules)
{
  switch (rules->balance)
    {
    case TENGEN_GO_BALANCE_NONE:
      return NULL;
    case TENGEN_GO_BALANCE_STONE:
      return _ ("A stone beside the board makes the number of moves equal.");
    case TENGEN_GO_BALANCE_NEGATIVE:
      return _ ("A stone taken back makes the number of moves equal.");
    case TENGEN_GO_BALANCE_WHITE_LAST:
      return _ ("White makes the last pass.");
    }
  g_assert_not_reached ();
}

/* What a player must know first comes first. */
char *
tengen_words_rules_line (const TengenGoRules *rules)
{
  Line line;

  g_return_val_if_fail (rules != NULL, NULL);

  if (rules->goal > 0)
    return tengen_words_capture_rule (rules->goal);
  line.text = g_string_new (say_count (rules));
  line.left = N_SPECIAL;
  add_special (&line, say_acts (rules));
  add_special (&line, say_tax (rules));
  add_special (&line, say_extra (rules));
  add_special (&line, say_balance (rules));
  if (rules->territory && !rules->seki_eyes)
    add_special (&line, _ ("Eyes in seki do not count."));
  if (rules->first_pass_bonus)
    add_special (&line, _ ("White gets a point for passing first."));
  if (rules->tie_black)
    add_special (&line, _ ("Black wins a tie."));
  return g_string_free (line.text, FALSE);
}

static const char *
say_clash_play (TengenGoClash clash)
{
  switch ((int) clash)
    {
    case TENGEN_GO_CLASH_NO_STOP:
      return _ ("There is neither a pass nor a proposal to stop, so that play "
                "never ends. Allow one of them.");
    case TENGEN_GO_CLASH_TWO_STOPS:
      return _ ("There are passes and proposals to stop, so that it is not "
                "clear what stops play. Keep only one of them.");
    case TENGEN_GO_CLASH_VIRTUAL_ENDLESS:
      return _ ("Stones could be put beside the board without end. Choose the "
                "generalised superko, or no virtual moves.");
    default:
      return NULL;
    }
}

static const char *
say_clash_back (TengenGoClash clash)
{
  switch ((int) clash)
    {
    case TENGEN_GO_CLASH_VIRTUAL_BACK:
      return _ ("Stones beside the board are filled back, but there are none. "
                "Allow virtual moves, or do not fill them back.");
    case TENGEN_GO_CLASH_PASS_BACK:
      return _ ("Passes are filled back, but there are none. Allow passes, or "
                "do not fill them back.");
    case TENGEN_GO_CLASH_HOLD:
      return _ ("Lost stones are shown as prisoners, but they do not count. "
                "Count them, or do not show them so.");
    case TENGEN_GO_CLASH_EQUAL_BACK:
      return _ ("Where both fill up to any equal number of stones, lost "
                "stones cannot count as well. Choose one of the two.");
    default:
      return NULL;
    }
}

static const char *
say_clash_count (TengenGoClash clash)
{
  switch ((int) clash)
    {
    case TENGEN_GO_CLASH_NOTHING_COUNTED:
      return _ ("Neither stones nor territory count, so that nobody can win. "
                "Count at least one of them.");
    case TENGEN_GO_CLASH_STONES_EXTRA:
      return _ ("Stones on the board count already. Let extra moves mean "
                "nothing, or they would count twice.");
    case TENGEN_GO_CLASH_STONES_BALANCE:
      return _ ("Stones on the board count, so that a stone that balances the "
                "moves has no place. Do not balance the number of moves.");
    case TENGEN_GO_CLASH_DEAD_ONLY_STONES:
      return _ ("Only stones count and lost ones cost nothing. Do not take "
                "dead stones off by agreement: let them be captured.");
    default:
      return NULL;
    }
}

char *
tengen_words_clash (TengenGoClash clash)
{
  const char *said = say_clash_play (clash);

  if (said == NULL)
    said = say_clash_back (clash);
  if (said == NULL)
    said = say_clash_count (clash);
  return g_strdup (said != NULL ? said : "");
}
