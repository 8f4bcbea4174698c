/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-compare: one position counted under all rule sets
 *
 * Shape: columns of numbers before the texts, so that Han letters, which take
 *        two places, do not shift them.
 */
#include "tengen-cli-compare.h"

#include "tengen-cli-column.h"
#include "tengen-cli-names.h"
#include "tengen-words-rules.h"

#define _(text) tengen_words_text (text)

static GPtrArray *
make_rows (const TengenCliCount *score)
{
  return tengen_go_compare (
      score->board,
      tengen_position_get_counters (score->game->position),
      &score->agreement,
      &score->setup->rules,
      NULL,
      score->setup->handicap);
}

static int
get_difference (const TengenGoComparison *row)
{
  return row->count->score_x2[TENGEN_STONE_BLACK] -
         row->count->score_x2[TENGEN_STONE_WHITE];
}

static char *
format_result (const TengenGoCount *count)
{
  TengenResult result = { count->winner == TENGEN_STONE_NONE
                              ? TENGEN_RESULT_DRAW
                              : TENGEN_RESULT_COUNT,
                          count->winner,
                          count->margin_x2 };

  return tengen_result_format (&result);
}

static char *
format_number (int half_points)
{
  return tengen_words_half_points (half_points, TENGEN_GO_UNIT_MOKU, FALSE);
}

static void
print_head (void)
{
  g_autofree char *black = tengen_words_stone (TENGEN_STONE_BLACK);
  g_autofree char *white = tengen_words_stone (TENGEN_STONE_WHITE);

  g_print ("%-8s", "");
  tengen_cli_column_print_right (black, 6);
  tengen_cli_column_print_right (white, 6);
  tengen_cli_column_print_right (_ ("B - W"), 7);
  tengen_cli_column_print_right (_ ("Komi"), 6);
  tengen_cli_column_print_right (_ ("Result"), 8);
  g_print ("  %s\n", _ ("What makes the difference"));
}

static void
print_row (const TengenGoComparison *row)
{
  g_autofree char *id = tengen_go_rules_format (&row->rules);
  g_autofree char *why = tengen_words_comparison (row);

  g_print ("%-8s", id);
  if (row->count == NULL)
    tengen_cli_column_print_right ("-", 6);
  else
    {
      const int *score_x2 = row->count->score_x2;
      g_autofree char *black = format_number (score_x2[TENGEN_STONE_BLACK]);
      g_autofree char *white = format_number (score_x2[TENGEN_STONE_WHITE]);
      g_autofree char *difference = format_number (get_difference (row));
      g_autofree char *komi = format_number (row->count->komi_x2);
      g_autofree char *result = format_result (row->count);

      tengen_cli_column_print_right (black, 6);
      tengen_cli_column_print_right (white, 6);
      tengen_cli_column_print_right (difference, 7);
      tengen_cli_column_print_right (komi, 6);
      tengen_cli_column_print_right (result, 8);
    }
  g_print ("  %s\n", why);
}

void
tengen_cli_compare_print (const TengenCliCount *score)
{
  g_autoptr (GPtrArray) rows = make_rows (score);

  if (rows->len > 0)
    {
      const TengenGoComparison *row = g_ptr_array_index (rows, 0);
      g_autofree char *area = format_number (row->area_x2);

      /* TRANSLATORS: a number of points, below 0 if White has more */
      g_print (_ ("Black's lead in area (stones and territory): %s"), area);
      g_print ("\n\n");
    }
  print_head ();
  for (guint i = 0; i < rows->len; i++)
    print_row (g_ptr_array_index (rows, i));
}

static void
add_terms (TengenCliJson *json, const TengenGoComparison *row)
{
  tengen_cli_json_open (json, "terms", '[');
  for (guint i = 0; row->terms != NULL && i < row->terms->len; i++)
    {
      const TengenGoTermLine *line =
          &g_array_index (row->terms, TengenGoTermLine, i);

      tengen_cli_json_open (json, NULL, '{');
      tengen_cli_json_text (json, "term", tengen_cli_name_term (line->term));
      tengen_cli_json_half_points (json, "lead", line->lead_x2);
      tengen_cli_json_close (json, '}');
    }
  tengen_cli_json_close (json, ']');
}

static void
add_count (TengenCliJson *json, const TengenGoComparison *row)
{
  const TengenGoCount *count = row->count;
  g_autofree char *result = format_result (count);

  tengen_cli_json_half_points (
      json, "black", count->score_x2[TENGEN_STONE_BLACK]);
  tengen_cli_json_half_points (
      json, "white", count->score_x2[TENGEN_STONE_WHITE]);
  if (count->has_points)
    {
      tengen_cli_json_half_points (
          json, "black_points", count->points_x2[TENGEN_STONE_BLACK]);
      tengen_cli_json_half_points (
          json, "white_points", count->points_x2[TENGEN_STONE_WHITE]);
    }
  tengen_cli_json_half_points (json, "difference", get_difference (row));
  tengen_cli_json_half_points (json, "komi", count->komi_x2);
  tengen_cli_json_text (json, "result", result);
  add_terms (json, row);
}

static void
add_row (TengenCliJson *json, const TengenGoComparison *row)
{
  g_autofree char *id = tengen_go_rules_format (&row->rules);
  g_autofree char *name = tengen_words_rules (&row->rules);
  g_autofree char *why = tengen_words_comparison (row);

  tengen_cli_json_open (json, NULL, '{');
  tengen_cli_json_text (json, "rules", id);
  tengen_cli_json_text (json, "name", name);
  tengen_cli_json_text (json, "unit", tengen_cli_name_unit (row->rules.unit));
  tengen_cli_json_text (
      json, "obstacle", tengen_cli_name_obstacle (row->obstacle));
  tengen_cli_json_boolean (json, "words_assumed", row->words_assumed);
  if (row->count != NULL)
    add_count (json, row);
  tengen_cli_json_text (json, "text", why);
  tengen_cli_json_close (json, '}');
}

void
tengen_cli_compare_add (const TengenCliCount *score, TengenCliJson *json)
{
  g_autoptr (GPtrArray) rows = make_rows (score);

  if (rows->len > 0)
    {
      const TengenGoComparison *row = g_ptr_array_index (rows, 0);

      tengen_cli_json_half_points (json, "area", row->area_x2);
    }
  tengen_cli_json_open (json, "sets", '[');
  for (guint i = 0; i < rows->len; i++)
    add_row (json, g_ptr_array_index (rows, i));
  tengen_cli_json_close (json, ']');
}
