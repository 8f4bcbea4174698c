/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * vectors-counting: whole games, their counters, and the count under every set
 *
 * What:  each row is played, its last board, proposals and counters are
 *        compared, then the cell of each rule set. Also looked at: every
 *        action is legal under the sets that have a figure, the written sum
 *        adds up to the count, and so do the terms of the comparison. A row is
 *        one case.
 * Shape: which sets have a figure goes by the family of the row: sets with
 *        passes (F1), with passes and virtual moves (F2), with a stop in words
 *        (F3).
 */
#include "vectors-counting-row.h"

#include "tengen-go-account.h"
#include "tengen-go-compare.h"
#include "tengen-go-propose.h"

#include <string.h>

static const char stone_letters[] = ".XO";

/* A row, the sets of the columns after the given ones, and its last position.
 */
typedef struct
{
  VectorsCounting given;
  const TengenGoRules *const *sets;
  guint n_sets;
  TengenGo *go;
} Row;

static void
append_x2 (GString *text, int value_x2)
{
  g_string_append_printf (text,
                          "%s%d%s",
                          value_x2 < 0 ? "-" : "",
                          ABS (value_x2) / 2,
                          value_x2 % 2 != 0 ? ".5" : "");
}

/* Whether sets like this one have a figure in rows of the family. */
static gboolean
is_in_family (const Row *self, const TengenGoRules *rules)
{
  const char *family = self->given.columns[COLUMN_FAMILY];
  gboolean has_passes = tengen_go_rules_has_passes (rules);
  gboolean has_virtual = (rules->acts & TENGEN_GO_ACT_VIRTUAL) != 0;

  if (strcmp (family, "F1") == 0)
    return has_passes;
  if (strcmp (family, "F2") == 0)
    return has_passes && has_virtual;
  if (strcmp (family, "F3") == 0)
    return (rules->acts & TENGEN_GO_ACT_PROPOSE) != 0;
  return FALSE;
}

static void
check_text (Row *self, VectorsCountingColumn column, const char *got)
{
  vectors_check_text (self->given.tally,
                      vectors_counting_names[column],
                      self->given.columns[column],
                      got);
}

static void
check_int (Row *self, VectorsCountingColumn column, int got)
{
  vectors_check_int (self->given.tally,
                     vectors_counting_names[column],
                     self->given.columns[column],
                     got);
}

static void
check_final (Row *self)
{
  const TengenBoard *board = tengen_go_get_board (self->go);
  g_autoptr (GString) rows = g_string_new (NULL);

  for (int i = 0; i < self->given.n_points; i++)
    {
      if (i > 0 && i % self->given.size == 0)
        g_string_append_c (rows, '/');
      g_string_append_c (rows, stone_letters[tengen_board_get (board, i)]);
    }
  check_text (self, COLUMN_FINAL, rows->str);
}

/* Writes points with their sides, row by row. */
static char *
format_claims (const Row *self, const guint8 *claims)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < self->given.n_points; i++)
    if (claims[i] != TENGEN_STONE_NONE)
      g_string_append_printf (text,
                              "%s%c%c%c",
                              text->len > 0 ? " " : "",
                              claims[i] == TENGEN_STONE_BLACK ? 'B' : 'W',
                              'a' + i % self->given.size,
                              'a' + i / self->given.size);
  return g_strdup (text->len > 0 ? text->str : "-");
}

static void
check_pair (Row *self, VectorsCountingColumn column, const int figures[3])
{
  g_autofree char *text = g_strdup_printf ("%d:%d", figures[1], figures[2]);

  if (strcmp (self->given.columns[column], "-") != 0)
    check_text (self, column, text);
}

static void
check_proposals (Row *self)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  guint8 claims[TENGEN_BOARD_MAX_POINTS];
  g_autofree char *text = NULL;
  int groups[3], eyes[3];
  int n;

  tengen_board_read (tengen_go_get_board (self->go), stones);
  for (int i = 0; i < self->given.n_points; i++)
    if (self->given.marks[i] == TENGEN_GO_MARK_DEAD)
      stones[i] = TENGEN_STONE_NONE;
  n = tengen_go_propose_claims (
      stones, self->given.size, self->given.size, claims);
  text = format_claims (self, claims);
  check_text (self, COLUMN_PROPOSED, text);
  for (int i = 0; i < self->given.n_points; i++)
    n -= claims[i] != TENGEN_STONE_NONE;
  if (n != 0)
    vectors_fail (
        self->given.tally, "proposed: %d more are said than are there", n);
  tengen_go_propose_groups (
      stones, self->given.size, self->given.size, groups, eyes);
  check_pair (self, COLUMN_GROUPS, groups);
  check_pair (self, COLUMN_EYES, eyes);
}

/* Compares the columns of one side; White's follow Black's. */
static void
check_side (Row *self, const TengenGoCount *count, TengenStone side)
{
  const TengenGoCounters *counters = tengen_go_get_counters (self->go);
  int step = side == TENGEN_STONE_WHITE;

  check_int (self, COLUMN_S_B + step, count->stones[side]);
  check_int (
      self, COLUMN_T_B + step, count->territory[side] + count->seki_eyes[side]);
  check_int (self, COLUMN_D_B + step, count->dead[side]);
  check_int (self, COLUMN_PR_B + step, counters->prisoners[side]);
  check_int (self, COLUMN_H_B + step, counters->setup[side]);
  check_int (self, COLUMN_R1_B + step, counters->board_moves[0][side]);
  check_int (self, COLUMN_R2_B + step, counters->board_moves[1][side]);
  check_int (self,
             COLUMN_V_B + step,
             counters->virtual_moves[0][side] +
                 counters->virtual_moves[1][side]);
  check_int (self,
             COLUMN_F_B + step,
             counters->passes[0][side] + counters->passes[1][side]);
}

/* Points are counted as sets with claims do. */
static void
check_counters (Row *self)
{
  TengenGoRules rules = { .dead = TRUE, .territory = TRUE, .claims = TRUE };
  g_autoptr (TengenGoCount) count =
      tengen_go_count_new (tengen_go_get_board (self->go),
                           &rules,
                           tengen_go_get_counters (self->go),
                           &self->given.agreement,
                           0,
                           0);

  check_side (self, count, TENGEN_STONE_BLACK);
  check_side (self, count, TENGEN_STONE_WHITE);
  check_int (self, COLUMN_Q, count->dame);
}

/* Black's stones set up more than White's are the handicap. */
static int
find_handicap (const Row *self)
{
  const int *setup = tengen_go_get_counters (self->go)->setup;

  return MAX (setup[TENGEN_STONE_BLACK] - setup[TENGEN_STONE_WHITE], 0);
}

static int
find_lead_x2 (const TengenGoCount *count)
{
  return count->score_x2[TENGEN_STONE_BLACK] -
         count->score_x2[TENGEN_STONE_WHITE] - count->bonus_x2 -
         count->pass_bonus_x2 - count->komi_x2;
}

static char *
format_cell (const TengenGoCount *count)
{
  static const char winners[] = "JBW";
  GString *text = g_string_new (NULL);

  append_x2 (text, count->score_x2[TENGEN_STONE_BLACK]);
  g_string_append_c (text, ';');
  append_x2 (text, count->score_x2[TENGEN_STONE_WHITE]);
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      g_string_append_c (text, ';');
      if (count->has_points)
        append_x2 (text, count->points_x2[side]);
      else
        g_string_append_c (text, '-');
    }
  g_string_append_c (text, ';');
  append_x2 (text, find_lead_x2 (count));
  g_string_append_printf (text, ";%c", winners[count->winner]);
  return g_string_free (text, FALSE);
}

static void
check_account (Row *self,
               const TengenGoRules *rules,
               const TengenGoCount *count)
{
  g_autoptr (TengenAccount) account = tengen_account_new (count, rules);
  const TengenAccountLine *total =
      g_ptr_array_index (account->lines, account->lines->len - 1);

  if (total->amount_x2[1] - total->amount_x2[2] != find_lead_x2 (count) ||
      account->winner != count->winner)
    vectors_fail (self->given.tally, "%s: the written sum is wrong", rules->id);
  vectors_check_things (
      self->given.tally, tengen_go_get_board (self->go), count, account);
}

static void
check_terms (Row *self, const TengenGoComparison *row)
{
  int lead_x2 = row->area_x2;

  for (guint i = 0; i < row->terms->len; i++)
    lead_x2 += g_array_index (row->terms, TengenGoTermLine, i).lead_x2;
  if (lead_x2 != find_lead_x2 (row->count))
    vectors_fail (
        self->given.tally, "%s: the terms do not add up", row->rules.id);
}

/* Looks for the row of a set in the comparison. */
static const TengenGoComparison *
find_comparison (const GPtrArray *rows, const TengenGoRules *rules)
{
  for (guint i = 0; i < rows->len; i++)
    {
      const TengenGoComparison *row = g_ptr_array_index (rows, i);

      if (strcmp (row->rules.id, rules->id) == 0)
        return row;
    }
  return NULL;
}

static void
check_played (Row *self, const TengenGoRules *rules)
{
  g_autofree char *word = NULL;
  g_autoptr (TengenGo) go = vectors_counting_play (&self->given, rules, &word);

  if (go == NULL)
    vectors_fail (self->given.tally, "%s: %s is refused", rules->id, word);
  else if (memcmp (tengen_go_get_counters (go),
                   tengen_go_get_counters (self->go),
                   sizeof (TengenGoCounters)) != 0)
    vectors_fail (self->given.tally, "%s: other counters", rules->id);
}

static void
check_cell (Row *self, const char *cell, const TengenGoComparison *row)
{
  g_autofree char *got = NULL;

  if (!is_in_family (self, &row->rules))
    vectors_check_text (self->given.tally, row->rules.id, cell, "-");
  else if (row->count == NULL)
    vectors_fail (
        self->given.tally, "%s: obstacle %d", row->rules.id, row->obstacle);
  else
    {
      got = format_cell (row->count);
      vectors_check_text (self->given.tally, row->rules.id, cell, got);
      check_played (self, &row->rules);
    }
  if (row->count != NULL)
    {
      check_account (self, &row->rules, row->count);
      check_terms (self, row);
    }
}

static void
check_row (Row *self)
{
  g_autoptr (GPtrArray) rows =
      tengen_go_compare (tengen_go_get_board (self->go),
                         tengen_go_get_counters (self->go),
                         &self->given.agreement,
                         NULL,
                         self->given.has_komi ? &self->given.komi_x2 : NULL,
                         find_handicap (self));

  check_final (self);
  check_proposals (self);
  check_counters (self);
  for (guint i = 0; i < self->n_sets; i++)
    check_cell (self,
                self->given.columns[COLUMN_N + i],
                find_comparison (rows, self->sets[i]));
}

static void
run_row (Row *self)
{
  g_autofree char *word = NULL;
  const TengenGoRules *first = NULL;

  if (g_strv_length (self->given.columns) != COLUMN_N + self->n_sets)
    {
      vectors_fail (
          self->given.tally, "a row has %u columns", COLUMN_N + self->n_sets);
      return;
    }
  for (guint i = 0; first == NULL && i < self->n_sets; i++)
    if (is_in_family (self, self->sets[i]))
      first = self->sets[i];
  if (first == NULL)
    vectors_fail (self->given.tally,
                  "\"%s\" is no family",
                  self->given.columns[COLUMN_FAMILY]);
  else if (vectors_counting_read (&self->given))
    {
      self->go = vectors_counting_play (&self->given, first, &word);
      if (self->go == NULL)
        vectors_fail (self->given.tally, "%s: %s is refused", first->id, word);
      else
        check_row (self);
    }
}

/* Reads the names of the columns; every rule set has one of its own.
 * Returns: (transfer full) (nullable): the sets in order */
static GPtrArray *
read_head (const char *line)
{
  g_auto (GStrv) columns = g_strsplit (line == NULL ? "" : line, "\t", -1);
  g_autoptr (GPtrArray) sets = g_ptr_array_new ();
  guint n = g_strv_length (columns);

  if (n != COLUMN_N + tengen_go_rules_get_n_named ())
    return NULL;
  for (guint i = 0; i < n; i++)
    {
      const TengenGoRules *set;

      if (i < COLUMN_N)
        {
          if (strcmp (columns[i], vectors_counting_names[i]) != 0)
            return NULL;
          continue;
        }
      set = tengen_go_rules_find (columns[i]);
      if (set == NULL || g_ptr_array_find (sets, set, NULL))
        return NULL;
      g_ptr_array_add (sets, (gpointer) set);
    }
  return g_steal_pointer (&sets);
}

void
vectors_run_counting (VectorsTally *tally, char **lines)
{
  const char *line = vectors_next_line (tally, lines);
  g_autoptr (GPtrArray) sets = read_head (line);

  if (sets == NULL)
    {
      vectors_fail (tally, "the names of the columns are wrong");
      return;
    }
  while ((line = vectors_next_line (tally, lines)) != NULL)
    {
      g_auto (GStrv) columns = g_strsplit (line, "\t", -1);
      Row row = {
        .given = { .tally = tally, .columns = columns },
        .sets = (const TengenGoRules *const *) sets->pdata,
        .n_sets = sets->len,
      };

      run_row (&row);
      if (!tally->line_failed)
        tally->passed++;
      g_clear_pointer (&row.go, tengen_go_free);
    }
}
