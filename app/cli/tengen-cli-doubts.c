/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-doubts: chains of which the program cannot say whether they live
 */
#include "tengen-cli-doubts.h"

#include <stdlib.h>

#include "tengen-words-text.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

typedef struct
{
  TengenStone stone;
  int n_stones;
  TengenPoint points[TENGEN_BOARD_MAX_POINTS];
} Chain;

static int
compare_points (gconstpointer a, gconstpointer b)
{
  return (int) *(const TengenPoint *) a - (int) *(const TengenPoint *) b;
}

/* The chain whose first stone in reading order stands on a point. */
static gboolean
find_chain (const TengenCliCount *score, TengenPoint point, Chain *chain)
{
  if (score->doubtful[point] == 0)
    return FALSE;
  chain->stone = tengen_board_get (score->board, point);
  chain->n_stones =
      tengen_board_list_chain (score->board, point, chain->points);
  qsort (chain->points,
         (size_t) chain->n_stones,
         sizeof *chain->points,
         compare_points);
  return chain->points[0] == point;
}

static void
print_chain (const TengenCliCount *score, const Chain *chain)
{
  g_autoptr (GString) stones = g_string_new (NULL);
  g_autofree char *side = tengen_words_stone (chain->stone);

  for (int i = 0; i < chain->n_stones; i++)
    {
      g_autofree char *name =
          tengen_cli_game_name_point (score->game, chain->points[i]);

      g_string_append_printf (stones, "%s%s", i > 0 ? " " : "", name);
    }
  /* a chain: the side, how many stones, their points */
  g_print (tengen_words_plural ("  %s, %d stone: %s",
                                "  %s, %d stones: %s",
                                (gulong) chain->n_stones),
           side,
           chain->n_stones,
           stones->str);
  g_print ("\n");
}

void
tengen_cli_doubts_print (const TengenCliCount *score)
{
  int n_points = tengen_board_get_n_points (score->board);
  gboolean first = TRUE;
  Chain chain;

  for (int i = 0; i < n_points; i++)
    {
      if (!find_chain (score, (TengenPoint) i, &chain))
        continue;
      if (first)
        g_print ("%s\n",
                 _ ("Doubtful: these count as alive; --dead and --seki name "
                    "what is not."));
      first = FALSE;
      print_chain (score, &chain);
    }
}

static void
add_chain (const TengenCliCount *score, const Chain *chain, TengenCliJson *json)
{
  tengen_cli_json_open (json, NULL, '{');
  tengen_cli_json_text (
      json, "side", chain->stone == TENGEN_STONE_BLACK ? "black" : "white");
  tengen_cli_json_open (json, "stones", '[');
  for (int i = 0; i < chain->n_stones; i++)
    {
      g_autofree char *name =
          tengen_cli_game_name_point (score->game, chain->points[i]);

      tengen_cli_json_text (json, NULL, name);
    }
  tengen_cli_json_close (json, ']');
  tengen_cli_json_close (json, '}');
}

void
tengen_cli_doubts_add (const TengenCliCount *score, TengenCliJson *json)
{
  int n_points = tengen_board_get_n_points (score->board);
  Chain chain;

  tengen_cli_json_open (json, "doubtful", '[');
  for (int i = 0; i < n_points; i++)
    if (find_chain (score, (TengenPoint) i, &chain))
      add_chain (score, &chain, json);
  tengen_cli_json_close (json, ']');
}
