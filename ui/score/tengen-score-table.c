/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-table: the comparison of all rule sets as texts
 */
#include "tengen-score-table.h"

#include "tengen-paint-table.h"
#include "tengen-words-rules.h"

#include <string.h>

#define _(s) tengen_words_text (s)

GPtrArray *
tengen_score_table_compare (const TengenPosition *position,
                            TengenScoreKomi komi)
{
  const TengenGameSetup *setup;
  const TengenGoCounters *counters;
  TengenGoAgreement agreement;
  int komi_x2 = 0;

  g_return_val_if_fail (position != NULL, NULL);

  setup = tengen_position_get_setup (position);
  counters = tengen_position_get_counters (position);
  if (counters == NULL)
    return NULL;
  tengen_position_get_agreement (position, &agreement);
  if (komi == TENGEN_SCORE_KOMI_GAME)
    komi_x2 = setup->komi_x2;
  return tengen_go_compare (tengen_position_get_board (position),
                            counters,
                            &agreement,
                            &setup->rules,
                            komi == TENGEN_SCORE_KOMI_RULES ? NULL : &komi_x2,
                            setup->handicap);
}

const char *
tengen_score_table_head (TengenScoreColumn column)
{
  switch (column)
    {
    case TENGEN_SCORE_COLUMN_RULES:
      return _ ("Rules");
    case TENGEN_SCORE_COLUMN_BLACK:
      return _ ("Black");
    case TENGEN_SCORE_COLUMN_WHITE:
      return _ ("White");
    case TENGEN_SCORE_COLUMN_LEAD:
      return _ ("Difference");
    case TENGEN_SCORE_COLUMN_POINTS:
      return _ ("As area");
    case TENGEN_SCORE_COLUMN_KOMI:
      return _ ("Komi");
    case TENGEN_SCORE_COLUMN_RESULT:
      return _ ("Result");
    case TENGEN_SCORE_COLUMN_TERMS:
      return _ ("What differs from area");
    case TENGEN_SCORE_N_COLUMNS:
      break;
    }
  g_assert_not_reached ();
}

static int
get_lead_x2 (const TengenGoCount *count)
{
  return count->score_x2[TENGEN_STONE_BLACK] -
         count->score_x2[TENGEN_STONE_WHITE];
}

static char *
write_lead (const TengenGoCount *count, TengenGoUnit unit)
{
  int lead_x2 = get_lead_x2 (count);
  g_autofree char *side = tengen_words_stone (lead_x2 > 0 ? TENGEN_STONE_BLACK
                                                          : TENGEN_STONE_WHITE);
  g_autofree char *number =
      tengen_words_half_points (ABS (lead_x2), unit, FALSE);

  return lead_x2 == 0 ? g_strdup ("0")
                      : g_strdup_printf ("%s +%s", side, number);
}

static char *
write_points (const TengenGoCount *count)
{
  g_autofree char *black = NULL;
  g_autofree char *white = NULL;

  if (!count->has_points)
    return g_strdup ("");
  black = tengen_words_half_points (
      count->points_x2[TENGEN_STONE_BLACK], TENGEN_GO_UNIT_POINTS, FALSE);
  white = tengen_words_half_points (
      count->points_x2[TENGEN_STONE_WHITE], TENGEN_GO_UNIT_POINTS, FALSE);
  return g_strdup_printf ("%s : %s", black, white);
}

static char *
write_result (const TengenGoCount *count, TengenGoUnit unit)
{
  TengenResult result = { .kind = count->winner == TENGEN_STONE_NONE
                                      ? TENGEN_RESULT_DRAW
                                      : TENGEN_RESULT_COUNT,
                          .winner = count->winner,
                          .margin_x2 = count->margin_x2 };

  return tengen_words_result (&result, unit);
}

static char *
write_counted (const TengenGoComparison *row, TengenScoreColumn column)
{
  const TengenGoCount *count = row->count;
  TengenGoUnit unit = row->rules.unit;

  switch (column)
    {
    case TENGEN_SCORE_COLUMN_BLACK:
      return tengen_words_figure (
          count->score_x2[TENGEN_STONE_BLACK], unit, TRUE);
    case TENGEN_SCORE_COLUMN_WHITE:
      return tengen_words_figure (
          count->score_x2[TENGEN_STONE_WHITE], unit, TRUE);
    case TENGEN_SCORE_COLUMN_LEAD:
      return write_lead (count, unit);
    case TENGEN_SCORE_COLUMN_POINTS:
      return write_points (count);
    case TENGEN_SCORE_COLUMN_KOMI:
      return tengen_words_figure (count->komi_x2, unit, FALSE);
    case TENGEN_SCORE_COLUMN_RESULT:
      return write_result (count, unit);
    case TENGEN_SCORE_COLUMN_RULES:
    case TENGEN_SCORE_COLUMN_TERMS:
    case TENGEN_SCORE_N_COLUMNS:
      break;
    }
  g_assert_not_reached ();
}

char *
tengen_score_table_cell (const TengenGoComparison *row,
                         TengenScoreColumn column)
{
  g_return_val_if_fail (row != NULL, NULL);
  g_return_val_if_fail (column < TENGEN_SCORE_N_COLUMNS, NULL);

  if (column == TENGEN_SCORE_COLUMN_RULES)
    return tengen_words_rules (&row->rules);
  if (column == TENGEN_SCORE_COLUMN_TERMS)
    return tengen_words_comparison (row);
  return row->count == NULL ? g_strdup ("—") : write_counted (row, column);
}

/* CSV. */

static void
append_field (GString *text, const char *field, gboolean last)
{
  gboolean quoted = strpbrk (field, ",\"\r\n") != NULL;

  if (quoted)
    g_string_append_c (text, '"');
  for (const char *c = field; *c != '\0'; c++)
    {
      if (*c == '"')
        g_string_append_c (text, '"');
      g_string_append_c (text, *c);
    }
  if (quoted)
    g_string_append_c (text, '"');
  g_string_append (text, last ? "\r\n" : ",");
}

static void
append_x2 (GString *text, int value_x2)
{
  g_autofree char *number =
      tengen_words_half_points (ABS (value_x2), TENGEN_GO_UNIT_POINTS, FALSE);
  g_autofree char *field = g_strconcat (value_x2 < 0 ? "-" : "", number, NULL);

  append_field (text, field, FALSE);
}

static void
append_numbers (GString *text, const TengenGoCount *count)
{
  append_x2 (text, count->score_x2[TENGEN_STONE_BLACK]);
  append_x2 (text, count->score_x2[TENGEN_STONE_WHITE]);
  append_x2 (text, get_lead_x2 (count));
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    if (count->has_points)
      append_x2 (text, count->points_x2[side]);
    else
      append_field (text, "", FALSE);
  append_x2 (text, count->komi_x2);
}

static void
append_row (GString *text, const TengenGoComparison *row)
{
  g_autofree char *id = tengen_go_rules_format (&row->rules);
  g_autofree char *name = tengen_words_rules (&row->rules);
  g_autofree char *terms = tengen_words_comparison (row);
  g_autofree char *result =
      tengen_score_table_cell (row, TENGEN_SCORE_COLUMN_RESULT);

  append_field (text, id, FALSE);
  append_field (text, name, FALSE);
  if (row->count != NULL)
    append_numbers (text, row->count);
  else
    g_string_append (text, ",,,,,,");
  append_field (text, row->count != NULL ? result : "", FALSE);
  append_field (text, terms, TRUE);
}

GBytes *
tengen_score_table_csv (const GPtrArray *rows)
{
  GString *text = g_string_new ("\xEF\xBB\xBF");
  const char *const heads[] = {
    _ ("Id"),
    _ ("Rules"),
    _ ("Black"),
    _ ("White"),
    _ ("Black’s lead"),
    _ ("Black as area"),
    _ ("White as area"),
    _ ("Komi"),
    _ ("Result"),
    _ ("What differs from area"),
  };
  gsize length;

  g_return_val_if_fail (rows != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (heads); i++)
    append_field (text, heads[i], i + 1 == G_N_ELEMENTS (heads));
  for (guint i = 0; i < rows->len; i++)
    append_row (text, rows->pdata[i]);
  length = text->len;
  return g_bytes_new_take (g_string_free (text, FALSE), length);
}

/* Paper. */

GBytes *
tengen_score_table_pdf (const GPtrArray *rows,
                        const char *title,
                        const char *lines)
{
  static const double WIDTHS[] = { 17, 8, 8, 8, 12, 6, 16, 34 };
  TengenPaintColumn columns[TENGEN_SCORE_N_COLUMNS];
  g_autoptr (GPtrArray) texts =
      g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  g_return_val_if_fail (rows != NULL && title != NULL, NULL);

  for (int i = 0; i < TENGEN_SCORE_N_COLUMNS; i++)
    columns[i] = (TengenPaintColumn){
      .head = tengen_score_table_head ((TengenScoreColumn) i),
      .width = WIDTHS[i],
      .is_number =
          i >= TENGEN_SCORE_COLUMN_BLACK && i <= TENGEN_SCORE_COLUMN_KOMI,
    };
  for (guint i = 0; i < rows->len; i++)
    {
      char **cells = g_new0 (char *, TENGEN_SCORE_N_COLUMNS + 1);

      for (int j = 0; j < TENGEN_SCORE_N_COLUMNS; j++)
        cells[j] =
            tengen_score_table_cell (rows->pdata[i], (TengenScoreColumn) j);
      g_ptr_array_add (texts, cells);
    }
  return tengen_paint_table (
      title, lines, columns, TENGEN_SCORE_N_COLUMNS, texts);
}
