/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-fields: all choices of a rule set in words
 *
 * Shape: one table of rows; a row writes its value from the fields of a set, or
 *        nothing where it means nothing in it. A row is changed where the named
 *        set it comes from says something else.
 */
#include "tengen-words-rules.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* Gives a text, or NULL where the row means nothing. */
typedef char *(*Say) (const TengenGoRules *rules);

static gboolean
has_act (const TengenGoRules *rules, TengenGoActs act)
{
  return (rules->acts & act) != 0;
}

static gboolean
has_extra (const TengenGoRules *rules)
{
  return rules->extra_first != TENGEN_GO_EXTRA_NONE ||
         rules->extra_later != TENGEN_GO_EXTRA_NONE;
}

static char *
say_acts (const TengenGoRules *rules)
{
  GString *text = g_string_new (_ ("Moves on the board"));
  const char *comma = tengen_words_context ("acts", ", ");

  if (has_act (rules, TENGEN_GO_ACT_VIRTUAL))
    g_string_append_printf (
        text, "%s%s", comma, _ ("virtual moves (a stone beside the board)"));
  if (has_act (rules, TENGEN_GO_ACT_ABSTAIN))
    g_string_append_printf (text,
                            "%s%s",
                            comma,
                            tengen_go_rules_has_abstentions (rules)
                                ? _ ("abstentions (no stone at all)")
                                : _ ("passes"));
  if (has_act (rules, TENGEN_GO_ACT_PASS_STONE))
    g_string_append_printf (
        text, "%s%s", comma, _ ("passes that hand a stone to the opponent"));
  if (has_act (rules, TENGEN_GO_ACT_PROPOSE))
    g_string_append_printf (
        text, "%s%s", comma, _ ("proposals to stop, in words"));
  return g_string_free (text, FALSE);
}

static const char *
say_ban (TengenGoRepetitionRule repetition)
{
  switch (repetition)
    {
    case TENGEN_GO_REPETITION_BASIC:
      return _ ("A stone taken in a ko may not be retaken at once. If a longer "
                "sequence of moves comes back again and again, both may agree "
                "on no result.");
    case TENGEN_GO_REPETITION_POSITIONAL:
      return _ ("No earlier position of the board may come back.");
    case TENGEN_GO_REPETITION_SITUATIONAL:
      return _ ("No earlier position of the board may come back with the same "
                "side to move.");
    case TENGEN_GO_REPETITION_GENERALISED:
      return _ ("Stones beside the board belong to the position. No move on "
                "the board may bring an earlier whole position back, and no "
                "virtual move may show the same board a fourth time.");
    }
  g_assert_not_reached ();
}

static char *
say_repetition (const TengenGoRules *rules)
{
  GString *text = g_string_new (say_ban (rules->repetition));

  if (tengen_go_rules_has_stand_in (rules))
    tengen_words_append (text,
                         _ ("This stands in for the ko rule of this set, which "
                            "no page at hand gives."));
  return g_string_free (text, FALSE);
}

/* A ban on the retake alone is lifted by the passes that stopped play. */
static char *
say_reset (const TengenGoRules *rules)
{
  if (rules->repetition == TENGEN_GO_REPETITION_BASIC || rules->goal > 0)
    return NULL;
  return g_strdup (rules->reset
                       ? _ ("It begins anew when play is resumed: a ko may be "
                            "retaken at once.")
                       : _ ("It is kept when play is resumed."));
}

static char *
say_suicide (const TengenGoRules *rules)
{
  switch (rules->suicide)
    {
    case TENGEN_GO_SUICIDE_NEVER:
      return g_strdup (_ ("Forbidden."));
    case TENGEN_GO_SUICIDE_MANY:
      return g_strdup (_ ("Allowed for two stones or more."));
    case TENGEN_GO_SUICIDE_ANY:
      return g_strdup (_ ("Allowed, as long as no position comes back."));
    }
  g_assert_not_reached ();
}

static char *
say_stop (const TengenGoRules *rules)
{
  GString *text = g_string_new (NULL);

  if (rules->goal > 0)
    {
      g_autofree char *rule = tengen_words_capture_rule (rules->goal);

      tengen_words_append (text, rule);
      tengen_words_append (
          text, _ ("Whoever is to move and has no legal move has lost."));
    }
  else if (tengen_go_rules_has_passes (rules))
    tengen_words_append (text,
                         tengen_go_rules_has_abstentions (rules)
                             ? _ ("Two abstentions in a row stop play.")
                             : _ ("Two passes in a row stop play."));
  if (has_act (rules, TENGEN_GO_ACT_PROPOSE))
    tengen_words_append (
        text,
        _ ("The side to move proposes to stop, and the other accepts. If it "
           "refuses, the first puts a stone beside the board, and the other "
           "plays on the board."));
  if (text->len == 0)
    tengen_words_append (text, _ ("Nothing stops play."));
  return g_string_free (text, FALSE);
}

static char *
say_resume (const TengenGoRules *rules)
{
  switch (rules->resume)
    {
    case TENGEN_GO_RESUME_TURN:
      if (!tengen_go_rules_has_passes (rules))
        return g_strdup (_ ("Whoever proposed to stop."));
      return g_strdup (tengen_go_rules_has_abstentions (rules)
                           ? _ ("Whoever abstained first.")
                           : _ ("Whoever passed first."));
    case TENGEN_GO_RESUME_OPPONENT:
      return g_strdup (_ ("The opponent of whoever asks for it."));
    }
  g_assert_not_reached ();
}

static char *
say_dead (const TengenGoRules *rules)
{
  return g_strdup (rules->dead
                       ? _ ("Both agree on them, and they are taken off.")
                       : _ ("What stands on the board counts. Dead stones have "
                            "to be captured."));
}

static char *
say_counted (const TengenGoRules *rules)
{
  if (rules->stones && rules->territory && rules->dame)
    return g_strdup (_ ("Territory and own stones on the board, and half of "
                        "the neutral points."));
  if (rules->stones && rules->territory)
    return g_strdup (_ ("Territory and own stones on the board."));
  if (rules->stones)
    return g_strdup (_ ("Own stones on the board."));
  if (rules->territory)
    return g_strdup (_ ("Territory."));
  return g_strdup (_ ("Nothing."));
}

static char *
say_lost (const TengenGoRules *rules)
{
  if (rules->equal)
    return g_strdup (_ ("They go back into the bowls. Nobody has to keep "
                        "them."));
  if (!rules->back)
    return g_strdup (_ ("Prisoners and dead stones do not count."));
  if (rules->hold)
    return g_strdup (_ ("Prisoners and dead stones are a point each for the "
                        "opponent."));
  return g_strdup (
      _ ("Prisoners and dead stones are filled back into their own "
         "side’s territory."));
}

static char *
say_virtual (const TengenGoRules *rules)
{
  if (!has_act (rules, TENGEN_GO_ACT_VIRTUAL))
    return NULL;
  return g_strdup (rules->virtual_back
                       ? _ ("They are filled back into their own side’s "
                            "territory at the count.")
                       : _ ("They mean nothing at the count."));
}

static char *
say_passes (const TengenGoRules *rules)
{
  if (!rules->pass_back)
    return NULL;
  if (has_act (rules, TENGEN_GO_ACT_PASS_STONE))
    return g_strdup (_ ("Stones handed over are prisoners at the count."));
  return g_strdup (_ ("Each costs a point at the count, but not the last two "
                      "that stop play."));
}

static char *
say_seki (const TengenGoRules *rules)
{
  if (!rules->territory)
    return NULL;
  return g_strdup (rules->seki_eyes ? _ ("They count like all territory.")
                                    : _ ("They do not count."));
}

static char *
say_claims (const TengenGoRules *rules)
{
  if (!rules->territory)
    return NULL;
  return g_strdup (rules->claims
                       ? _ ("A point that only one side can use counts for it "
                            "if both agree.")
                       : _ ("None: such points have to be played."));
}

static char *
say_unit_of_moves (const TengenGoRules *rules)
{
  if (!has_extra (rules) || !has_act (rules, TENGEN_GO_ACT_VIRTUAL))
    return NULL;
  return g_strdup (rules->extra_stones
                       ? _ ("Moves on the board and virtual moves.")
                       : _ ("Moves on the board only."));
}

static char *
say_extra (TengenGoExtra extra)
{
  switch (extra)
    {
    case TENGEN_GO_EXTRA_NONE:
      return NULL;
    case TENGEN_GO_EXTRA_COMPENSATE:
      return g_strdup (_ ("Paid for: as many stones are taken off the border, "
                          "and those points are half each."));
    case TENGEN_GO_EXTRA_OWN:
      return g_strdup (_ ("Free: as many stones are taken out of one’s own "
                          "territory, which gains as much."));
    case TENGEN_GO_EXTRA_FILL:
      return g_strdup (_ ("Paid for: as many stones go from the border into "
                          "one’s own territory."));
    }
  g_assert_not_reached ();
}

static char *
say_extra_first (const TengenGoRules *rules)
{
  return say_extra (rules->extra_first);
}

static char *
say_extra_later (const TengenGoRules *rules)
{
  if (rules->extra_later == TENGEN_GO_EXTRA_NONE && has_extra (rules))
    return g_strdup (_ ("They mean nothing."));
  return say_extra (rules->extra_later);
}

static char *
say_extra_handicap (const TengenGoRules *rules)
{
  switch (rules->extra_handicap)
    {
    case TENGEN_GO_EXTRA_NONE:
      return NULL;
    case TENGEN_GO_EXTRA_COMPENSATE:
      return g_strdup (_ ("They count like extra moves that are paid for."));
    case TENGEN_GO_EXTRA_OWN:
      return g_strdup (_ ("They count like extra moves that are free."));
    case TENGEN_GO_EXTRA_FILL:
      return g_strdup (_ ("They are put into one’s own territory."));
    }
  g_assert_not_reached ();
}

static char *
say_balance (const TengenGoRules *rules)
{
  switch (rules->balance)
    {
    case TENGEN_GO_BALANCE_NONE:
      return NULL;
    case TENGEN_GO_BALANCE_STONE:
      return g_strdup (_ ("If the side that began has made one move more, the "
                          "other adds a stone beside the board."));
    case TENGEN_GO_BALANCE_NEGATIVE:
      return g_strdup (_ ("If the side that began has made one move more, it "
                          "takes one of its stones out of its territory "
                          "(negative move)."));
    case TENGEN_GO_BALANCE_WHITE_LAST:
      return g_strdup (_ ("If Black passed last, White passes once more and "
                          "hands over a stone."));
    }
  g_assert_not_reached ();
}

static char *
say_equal (const TengenGoRules *rules)
{
  if (!rules->equal)
    return NULL;
  return g_strdup (_ ("Both fill up from full bowls until as many stones of "
                      "each colour stand on the board. Any number will do."));
}

static char *
say_tax (const TengenGoRules *rules)
{
  switch (rules->tax)
    {
    case TENGEN_GO_TAX_NONE:
      return NULL;
    case TENGEN_GO_TAX_EYES:
      return g_strdup (_ ("The eyes that each group needs to live do not "
                          "count."));
    case TENGEN_GO_TAX_GROUPS:
      return g_strdup (_ ("For each living group more than the other side has, "
                          "one point goes to the other side."));
    }
  g_assert_not_reached ();
}

static char *
say_bonus (const TengenGoRules *rules)
{
  switch (rules->bonus)
    {
    case TENGEN_GO_BONUS_NONE:
      return NULL;
    case TENGEN_GO_BONUS_ALL:
      return g_strdup (_ ("White gets a point for each handicap stone."));
    case TENGEN_GO_BONUS_LESS_ONE:
      return g_strdup (_ ("White gets a point for each handicap stone but the "
                          "first."));
    }
  g_assert_not_reached ();
}

static char *
say_first_pass (const TengenGoRules *rules)
{
  if (!rules->first_pass_bonus)
    return NULL;
  return g_strdup (_ ("White gets a point if White was the first to pass in "
                      "the game."));
}

TengenGoUnit
tengen_words_komi_unit (const TengenGoRules *rules)
{
  g_return_val_if_fail (rules != NULL, TENGEN_GO_UNIT_MOKU);

  return rules->unit == TENGEN_GO_UNIT_POINTS ? TENGEN_GO_UNIT_MOKU
                                              : rules->unit;
}

static char *
say_points (const TengenGoRules *rules, int komi_x2)
{
  if (komi_x2 == 0)
    return g_strdup (_ ("no komi"));
  return tengen_words_half_points (
      komi_x2, tengen_words_komi_unit (rules), TRUE);
}

static char *
say_komi (const TengenGoRules *rules)
{
  g_autofree char *even = say_points (rules, rules->komi_x2);
  g_autofree char *one = say_points (rules, rules->komi_one_x2);
  g_autofree char *handicap = say_points (rules, rules->komi_handicap_x2);

  if (rules->komi_x2 == rules->komi_one_x2 &&
      rules->komi_x2 == rules->komi_handicap_x2)
    return g_steal_pointer (&even);
  /* TRANSLATORS: three times a number of points */
  return g_strdup_printf (
      _ ("%s (if Black merely has the first move: %s; handicap stones: %s)"),
      even,
      one,
      handicap);
}

static char *
say_tie (const TengenGoRules *rules)
{
  return g_strdup (rules->tie_black ? _ ("Black wins.") : _ ("Draw."));
}

static char *
say_unit (const TengenGoRules *rules)
{
  return tengen_words_choice ("unit", rules->unit);
}

static char *
say_source (const TengenGoRules *rules)
{
  const char *source = tengen_go_rules_get_source (rules);

  return source != NULL && *source != '\0' ? g_strdup (source) : NULL;
}

/* Where captures decide, nothing is counted, and only the first rows mean
 * something. */
#define ROWS_OF_PLAY 5

static const struct
{
  const char *name;
  Say say;
} rows[] = {
  { N_ ("What one may do"), say_acts },
  { N_ ("Ko and repetition"), say_repetition },
  { N_ ("Record of positions"), say_reset },
  { N_ ("Suicide"), say_suicide },
  { N_ ("End of play"), say_stop },
  { N_ ("First move after resuming"), say_resume },
  { N_ ("Dead stones"), say_dead },
  { N_ ("What is counted"), say_counted },
  { N_ ("Lost stones"), say_lost },
  { N_ ("Stones beside the board"), say_virtual },
  { N_ ("Passes at the count"), say_passes },
  { N_ ("Eyes in seki"), say_seki },
  { N_ ("Claims of neutral points"), say_claims },
  { N_ ("What counts as a move"), say_unit_of_moves },
  { N_ ("Extra moves before the first stop"), say_extra_first },
  { N_ ("Extra moves after it"), say_extra_later },
  { N_ ("Handicap stones at the count"), say_extra_handicap },
  { N_ ("Balancing the number of moves"), say_balance },
  { N_ ("Equal number of stones"), say_equal },
  { N_ ("What groups cost"), say_tax },
  { N_ ("White’s bonus for handicap stones"), say_bonus },
  { N_ ("White passing first"), say_first_pass },
  { N_ ("Komi"), say_komi },
  { N_ ("A tie"), say_tie },
  { N_ ("What is counted in"), say_unit },
  { N_ ("Source"), say_source },
};

static void
free_field (gpointer data)
{
  TengenWordsField *field = data;

  g_free (field->name);
  g_free (field->value);
  g_free (field);
}

static gboolean
is_changed (const TengenGoRules *rules, Say say, const char *value)
{
  const TengenGoRules *named = tengen_go_rules_find (rules->id);
  g_autofree char *before = NULL;

  if (named == NULL)
    return FALSE;
  before = say (named);
  return g_strcmp0 (before, value) != 0;
}

GPtrArray *
tengen_words_rules_fields (const TengenGoRules *rules)
{
  GPtrArray *fields;
  gsize n = G_N_ELEMENTS (rows);

  g_return_val_if_fail (rules != NULL, NULL);

  if (rules->goal > 0)
    n = ROWS_OF_PLAY;
  fields = g_ptr_array_new_with_free_func (free_field);
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *value = rows[i].say (rules);
      TengenWordsField *field;

      if (value == NULL)
        continue;
      field = g_new0 (TengenWordsField, 1);
      field->name = g_strdup (_ (rows[i].name));
      field->is_changed = is_changed (rules, rows[i].say, value);
      field->value = g_steal_pointer (&value);
      g_ptr_array_add (fields, field);
    }
  return fields;
}
