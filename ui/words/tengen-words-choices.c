/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-choices: the fields of rule sets and their values, by name
 *
 * What:  short names for the window in which own sets are made.
 * Shape: one table; the names of fields are those of tengen_go_rules_format(),
 *        values stand in the order of their enumerations, switches off first.
 */
#include "tengen-words-rules.h"

#include <string.h>

#define _(text) tengen_words_text (text)
#define N_(text) (text)

#define N_VALUES 5

typedef struct
{
  const char *field;
  const char *name;
  const char *values[N_VALUES];
} Choices;

static const Choices all_choices[] = {
  { "acts", N_ ("What one may do"), { NULL } },
  { "repetition",
    N_ ("Ko and repetition"),
    { N_ ("Ko only"),
      N_ ("Positional superko"),
      N_ ("Situational superko"),
      N_ ("Generalised superko (with stones beside the board)") } },
  { "reset",
    N_ ("Record of positions"),
    { N_ ("Kept when play is resumed"),
      N_ ("Begins anew when play is resumed") } },
  { "suicide",
    N_ ("Suicide"),
    { N_ ("Forbidden"),
      N_ ("Allowed for two stones or more"),
      N_ ("Allowed") } },
  { "dead",
    N_ ("Dead stones"),
    { N_ ("Stay on the board"), N_ ("Taken off by agreement") } },
  { "stones",
    N_ ("Stones on the board"),
    { N_ ("Not counted"), N_ ("Counted") } },
  { "territory", N_ ("Territory"), { N_ ("Not counted"), N_ ("Counted") } },
  { "dame",
    N_ ("Neutral points"),
    { N_ ("Not counted"), N_ ("Half to each side") } },
  { "back", N_ ("Lost stones"), { N_ ("Cost nothing"), N_ ("A point each") } },
  { "hold",
    N_ ("How lost stones are shown"),
    { N_ ("Filled back into one’s own territory"),
      N_ ("Kept as prisoners by the opponent") } },
  { "virtual-back",
    N_ ("Stones beside the board"),
    { N_ ("Not filled back"), N_ ("Filled back") } },
  { "pass-back",
    N_ ("Passes at the count"),
    { N_ ("Cost nothing"), N_ ("A point each") } },
  { "claims",
    N_ ("Claims of neutral points"),
    { N_ ("Not honoured"), N_ ("Honoured when both agree") } },
  { "extra-stones",
    N_ ("What counts as a move"),
    { N_ ("Moves on the board only"), N_ ("Moves on and beside the board") } },
  { "extra-first",
    N_ ("Extra moves before the first stop"),
    { N_ ("Mean nothing"),
      N_ ("Paid for: taken off the border"),
      N_ ("Free: taken off one’s own territory"),
      N_ ("Paid for: moved into one’s own territory") } },
  { "extra-later",
    N_ ("Extra moves after it"),
    { N_ ("Mean nothing"),
      N_ ("Paid for: taken off the border"),
      N_ ("Free: taken off one’s own territory"),
      N_ ("Paid for: moved into one’s own territory") } },
  { "extra-handicap",
    N_ ("Handicap stones at the count"),
    { N_ ("Mean nothing"),
      N_ ("Paid for: taken off the border"),
      N_ ("Free: taken off one’s own territory"),
      N_ ("Paid for: moved into one’s own territory") } },
  { "balance",
    N_ ("Balancing the number of moves"),
    { N_ ("Not done"),
      N_ ("By a stone beside the board"),
      N_ ("By a negative move"),
      N_ ("White passes last") } },
  { "equal",
    N_ ("Equal number of stones"),
    { N_ ("Not chosen"), N_ ("Chosen freely") } },
  { "tax",
    N_ ("What groups cost"),
    { N_ ("Nothing"),
      N_ ("Their eyes"),
      N_ ("A group tax for each one more") } },
  { "first-pass-bonus",
    N_ ("White passing first"),
    { N_ ("Brings nothing"), N_ ("A point for White") } },
  { "tie-black", N_ ("A tie"), { N_ ("Draw"), N_ ("Black wins") } },
  { "seki-eyes", N_ ("Eyes in seki"), { N_ ("Not counted"), N_ ("Counted") } },
  { "bonus",
    N_ ("White’s bonus for handicap stones"),
    { N_ ("No bonus"),
      N_ ("A point for each"),
      N_ ("A point for each but the first") } },
  { "resume",
    N_ ("First move after resuming"),
    { N_ ("Whose turn it is"), N_ ("The opponent of whoever resumes") } },
  { "unit",
    N_ ("What is counted in"),
    { N_ ("Points of territory (moku)"),
      N_ ("Points of area"),
      N_ ("Stones alone"),
      N_ ("Points without needed eyes (lu)"),
      N_ ("Stones and points (zi)") } },
  { "komi", N_ ("Komi, even game"), { NULL } },
  { "komi-handicap", N_ ("Komi, handicap stones"), { NULL } },
  { "komi-one", N_ ("Komi, Black only moves first"), { NULL } },
  { "goal", N_ ("Winning by captures"), { NULL } },
};

static const char *const act_names[] = {
  N_ ("Virtual moves"),
  N_ ("Passes"),
  N_ ("Passes that hand over a stone"),
  N_ ("Proposals to stop"),
};

static const Choices *
find_choices (const char *field)
{
  for (gsize i = 0; i < G_N_ELEMENTS (all_choices); i++)
    if (strcmp (all_choices[i].field, field) == 0)
      return &all_choices[i];
  return NULL;
}

static char *
list_acts (int acts)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (act_names); i++)
    if ((acts & (1 << i)) != 0)
      {
        if (text->len > 0)
          /* TRANSLATORS: what stands between things one may do */
          g_string_append (text, tengen_words_context ("acts", ", "));
        g_string_append (text, _ (act_names[i]));
      }
  if (text->len == 0)
    g_string_append (text, _ ("Moves on the board only"));
  return g_string_free (text, FALSE);
}

static char *
name_goal (int goal)
{
  if (goal == 0)
    return g_strdup (_ ("No, the count decides"));
  return g_strdup_printf (
      tengen_words_plural ("%d stone taken wins", "%d stones taken win", goal),
      goal);
}

char *
tengen_words_choice (const char *field, int value)
{
  const Choices *choices;

  g_return_val_if_fail (field != NULL, NULL);
  choices = find_choices (field);
  g_return_val_if_fail (choices != NULL, NULL);

  if (strcmp (field, "acts") == 0)
    return list_acts (value);
  if (strcmp (field, "goal") == 0)
    return name_goal (value);
  if (g_str_has_prefix (field, "komi"))
    return tengen_words_half_points (value, TENGEN_GO_UNIT_MOKU, TRUE);
  g_return_val_if_fail (value >= 0 && value < N_VALUES, NULL);
  g_return_val_if_fail (choices->values[value] != NULL, NULL);
  return g_strdup (_ (choices->values[value]));
}

char *
tengen_words_field (const char *field)
{
  const Choices *choices;

  g_return_val_if_fail (field != NULL, NULL);
  choices = find_choices (field);
  g_return_val_if_fail (choices != NULL, NULL);

  return g_strdup (_ (choices->name));
}
