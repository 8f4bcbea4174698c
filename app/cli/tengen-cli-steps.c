/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-steps: a count shown step by step
 */
#include "tengen-cli-steps.h"

#include "tengen-board-notation.h"
#include "tengen-cli-names.h"
#include "tengen-words-rules.h"

#define _(text) tengen_words_text (text)

static GPtrArray *
make_steps (const TengenCliCount *score)
{
  return tengen_go_steps_new (
      score->board, score->count, score->account, &score->setup->rules);
}

/* Stones as X and O; empty points in small letters where a side owns them. */
static char
draw_point (const TengenGoStep *step, int point)
{
  static const char STONES[] = ".XO";
  static const char AREAS[] = ".xo";

  if (step->stones[point] != TENGEN_STONE_NONE)
    return STONES[step->stones[point]];
  return AREAS[tengen_go_owner_get_side ((TengenGoOwner) step->owner[point])];
}

static char *
draw_row (const TengenCliCount *score, const TengenGoStep *step, int y)
{
  int width = score->setup->width;
  GString *row = g_string_new (NULL);

  for (int x = 0; x < width; x++)
    g_string_append_c (row, draw_point (step, tengen_point_make (width, x, y)));
  return g_string_free (row, FALSE);
}

static void
print_board (const TengenCliCount *score, const TengenGoStep *step)
{
  int width = score->setup->width;
  int height = score->setup->height;

  g_print ("   ");
  for (int x = 0; x < width; x++)
    {
      g_autofree char *name =
          tengen_notation_format_column (TENGEN_NOTATION_A1, width, x);

      g_print ("%2s", name);
    }
  g_print ("\n");
  for (int y = 0; y < height; y++)
    {
      g_autofree char *row = draw_row (score, step, y);

      g_print ("%3d", height - y);
      for (const char *c = row; *c != '\0'; c++)
        g_print (" %c", *c);
      g_print ("\n");
    }
}

static gboolean
has_any (const int *by_colour)
{
  return by_colour[TENGEN_STONE_BLACK] > 0 || by_colour[TENGEN_STONE_WHITE] > 0;
}

/* Stones that lie elsewhere than on the board. */
static void
print_places (const TengenGoStep *step)
{
  if (has_any (step->lid))
    {
      /* stones that were taken */
      g_print (_ ("Prisoners: black %d, white %d"),
               step->lid[TENGEN_STONE_BLACK],
               step->lid[TENGEN_STONE_WHITE]);
      g_print ("\n");
    }
  if (has_any (step->beside))
    {
      g_print (_ ("Beside the board: black %d, white %d"),
               step->beside[TENGEN_STONE_BLACK],
               step->beside[TENGEN_STONE_WHITE]);
      g_print ("\n");
    }
  if (has_any (step->bowl))
    {
      g_print (_ ("In the bowls: black %d, white %d"),
               step->bowl[TENGEN_STONE_BLACK],
               step->bowl[TENGEN_STONE_WHITE]);
      g_print ("\n");
    }
}

void
tengen_cli_steps_print (const TengenCliCount *score)
{
  g_autoptr (GPtrArray) steps = make_steps (score);
  g_autofree char *whole = tengen_words_account (score->account);
  guint known = 0;

  for (guint i = 0; i < steps->len; i++)
    {
      const TengenGoStep *step = g_ptr_array_index (steps, i);
      g_autofree char *name = tengen_words_step_name (step);
      g_autofree char *said =
          tengen_words_step (step, score->count, &score->setup->rules);
      gboolean last = i + 1 == steps->len;

      g_print ("\n%u. %s\n%s\n", i + 1, name, said);
      print_board (score, step);
      print_places (step);
      if (step->n_lines > known && !last)
        {
          g_autofree char *sum =
              tengen_words_account_start (score->account, step->n_lines);

          g_print ("%s", sum);
        }
      known = step->n_lines;
    }
  g_print ("\n%s", whole);
}

static void
add_pair (TengenCliJson *json, const char *key, const int *by_colour)
{
  tengen_cli_json_open (json, key, '{');
  tengen_cli_json_number (json, "black", by_colour[TENGEN_STONE_BLACK]);
  tengen_cli_json_number (json, "white", by_colour[TENGEN_STONE_WHITE]);
  tengen_cli_json_close (json, '}');
}

static void
add_board (TengenCliJson *json,
           const TengenCliCount *score,
           const TengenGoStep *step)
{
  tengen_cli_json_open (json, "board", '[');
  for (int y = 0; y < score->setup->height; y++)
    {
      g_autofree char *row = draw_row (score, step, y);

      tengen_cli_json_text (json, NULL, row);
    }
  tengen_cli_json_close (json, ']');
}

static void
add_step (TengenCliJson *json,
          const TengenCliCount *score,
          const TengenGoStep *step)
{
  g_autofree char *name = tengen_words_step_name (step);
  g_autofree char *said =
      tengen_words_step (step, score->count, &score->setup->rules);

  tengen_cli_json_open (json, NULL, '{');
  tengen_cli_json_text (json, "step", tengen_cli_name_step (step->code));
  tengen_cli_json_text (json, "name", name);
  tengen_cli_json_text (json, "text", said);
  tengen_cli_json_number (json, "moved", (int) step->shifts->len);
  add_board (json, score, step);
  add_pair (json, "prisoners", step->lid);
  add_pair (json, "beside", step->beside);
  if (step->bowl[TENGEN_STONE_BLACK] >= 0)
    add_pair (json, "bowls", step->bowl);
  add_pair (json, "without_room", step->over);
  tengen_cli_json_number (json, "lines_known", (int) step->n_lines);
  tengen_cli_json_close (json, '}');
}

void
tengen_cli_steps_add (const TengenCliCount *score, TengenCliJson *json)
{
  g_autoptr (GPtrArray) steps = make_steps (score);

  tengen_cli_json_open (json, "steps", '[');
  for (guint i = 0; i < steps->len; i++)
    add_step (json, score, g_ptr_array_index (steps, i));
  tengen_cli_json_close (json, ']');
}
