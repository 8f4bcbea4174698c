/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-account: the written sum (計算書) in words and columns
 *
 * Shape: a table of three columns: the name at the left, the figures at the
 *        right; Han letters take two places.
 */
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

/* Places between two columns. */
#define GAP 2

/* The column heads of a written sum and each of its lines. */
#define N_COLUMNS 3

typedef struct
{
  char *cells[N_COLUMNS];
} Row;

static void
free_row (gpointer data)
{
  Row *row = data;
  guint i;

  for (i = 0; i < N_COLUMNS; i++)
    g_free (row->cells[i]);
  g_free (row);
}

/* Komi and bonus belong to one side; the other has no figure there. */
static gboolean
has_figure (const TengenAccountLine *line, TengenStone stone)
{
  int other = line->amount_x2[tengen_stone_other (stone)];

  if (line->code != TENGEN_ACCOUNT_KOMI && line->code != TENGEN_ACCOUNT_BONUS &&
      line->code != TENGEN_ACCOUNT_PASS_BONUS)
    return TRUE;
  return line->amount_x2[stone] != 0 ||
         (stone == TENGEN_STONE_WHITE && other == 0);
}

static char *
write_figure (const TengenAccount *account,
              const TengenAccountLine *line,
              TengenStone stone)
{
  if (!has_figure (line, stone))
    return g_strdup ("-");
  return tengen_words_half_points (
      line->amount_x2[stone], account->unit, FALSE);
}

static GPtrArray *
make_rows (const TengenAccount *account, guint n_lines)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (free_row);
  Row *head = g_new0 (Row, 1);
  guint i;

  head->cells[0] = g_strdup ("");
  head->cells[1] = tengen_words_stone (TENGEN_STONE_BLACK);
  head->cells[2] = tengen_words_stone (TENGEN_STONE_WHITE);
  g_ptr_array_add (rows, head);
  for (i = 0; i < MIN (n_lines, account->lines->len); i++)
    {
      const TengenAccountLine *line = g_ptr_array_index (account->lines, i);
      Row *row = g_new0 (Row, 1);

      row->cells[0] = tengen_words_account_line (line);
      row->cells[1] = write_figure (account, line, TENGEN_STONE_BLACK);
      row->cells[2] = write_figure (account, line, TENGEN_STONE_WHITE);
      g_ptr_array_add (rows, row);
    }
  return rows;
}

static int
measure_column (const GPtrArray *rows, int column)
{
  int widest = 0;
  guint i;

  for (i = 0; i < rows->len; i++)
    {
      const Row *row = g_ptr_array_index (rows, i);

      widest = MAX (widest, tengen_words_get_width (row->cells[column]));
    }
  return widest;
}

static void
append_blanks (GString *text, int n)
{
  for (; n > 0; n--)
    g_string_append_c (text, ' ');
}

static void
append_row (GString *text, const Row *row, const int *widths)
{
  int i;

  g_string_append (text, row->cells[0]);
  append_blanks (text, widths[0] - tengen_words_get_width (row->cells[0]));
  for (i = 1; i < N_COLUMNS; i++)
    {
      append_blanks (text,
                     GAP + widths[i] - tengen_words_get_width (row->cells[i]));
      g_string_append (text, row->cells[i]);
    }
  g_string_append_c (text, '\n');
}

char *
tengen_words_account_line (const TengenAccountLine *line)
{
  g_return_val_if_fail (line != NULL, NULL);

  switch (line->code)
    {
    case TENGEN_ACCOUNT_STONES:
      return g_strdup (_ ("Stones"));
    case TENGEN_ACCOUNT_TERRITORY:
      return g_strdup (_ ("Territory"));
    case TENGEN_ACCOUNT_SEKI_EYES:
      return g_strdup (_ ("Eyes in seki"));
    case TENGEN_ACCOUNT_DAME:
      return g_strdup (_ ("Half of the neutral points"));
    case TENGEN_ACCOUNT_PRISONERS:
      return g_strdup (_ ("Prisoners (in play)"));
    case TENGEN_ACCOUNT_DEAD:
      return g_strdup (_ ("Dead stones"));
    case TENGEN_ACCOUNT_LOST_PRISONERS:
      return g_strdup (_ ("Own stones taken"));
    case TENGEN_ACCOUNT_LOST_DEAD:
      return g_strdup (_ ("Own dead stones"));
    case TENGEN_ACCOUNT_VIRTUAL:
      return g_strdup (_ ("Own stones beside the board"));
    case TENGEN_ACCOUNT_PASSES:
      return g_strdup (_ ("Own passes"));
    case TENGEN_ACCOUNT_PASS_STONES:
      return g_strdup (_ ("Stones handed over by passes"));
    case TENGEN_ACCOUNT_NEGATIVE:
      return g_strdup (_ ("Negative move"));
    case TENGEN_ACCOUNT_EXTRA_OWN:
      return g_strdup (_ ("Extra stones off the territory"));
    case TENGEN_ACCOUNT_EXTRA_FILLED:
      return g_strdup (_ ("Extra stones into the territory"));
    case TENGEN_ACCOUNT_BORDER:
      return g_strdup (_ ("Extra stones off the border"));
    case TENGEN_ACCOUNT_EQUAL:
      return g_strdup (_ ("Equal number of stones"));
    case TENGEN_ACCOUNT_EYES:
      return g_strdup (_ ("Needed eyes"));
    case TENGEN_ACCOUNT_GROUPS:
      return g_strdup (_ ("Group tax"));
    case TENGEN_ACCOUNT_PASS_BONUS:
      return g_strdup (_ ("For passing first"));
    case TENGEN_ACCOUNT_KOMI:
      return g_strdup (_ ("Komi"));
    case TENGEN_ACCOUNT_BONUS:
      return g_strdup (_ ("For handicap stones"));
    case TENGEN_ACCOUNT_TOTAL:
      return g_strdup (_ ("Total"));
    }
  g_assert_not_reached ();
}

char *
tengen_words_account_start (const TengenAccount *account, guint n_lines)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GPtrArray) rows = NULL;
  int widths[N_COLUMNS];
  guint i;

  g_return_val_if_fail (account != NULL, g_string_free (text, FALSE));

  rows = make_rows (account, n_lines);
  for (i = 0; i < N_COLUMNS; i++)
    widths[i] = measure_column (rows, i);
  for (i = 0; i < rows->len; i++)
    append_row (text, g_ptr_array_index (rows, i), widths);
  return g_string_free (text, FALSE);
}

char *
tengen_words_account_result (const TengenAccount *account)
{
  TengenResult result = { TENGEN_RESULT_DRAW, TENGEN_STONE_NONE, 0 };

  g_return_val_if_fail (account != NULL, NULL);

  if (account->winner != TENGEN_STONE_NONE)
    result = (TengenResult){ TENGEN_RESULT_COUNT,
                             account->winner,
                             account->margin_x2 };
  return tengen_words_result (&result, account->unit);
}

char *
tengen_words_account (const TengenAccount *account)
{
  g_autofree char *lines = NULL;
  g_autofree char *said = NULL;

  g_return_val_if_fail (account != NULL, NULL);

  lines = tengen_words_account_start (account, account->lines->len);
  said = tengen_words_account_result (account);
  return g_strconcat (lines, said, "\n", NULL);
}
