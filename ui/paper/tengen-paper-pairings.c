/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-pairings: the games of a round on one page, to be read from afar
 */
#include "tengen-paper-pairings.h"

#include "tengen-paper-private.h"
#include "tengen-paper-round.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define C_(context, text) tengen_words_context (context, text)

/* Letters: of the round, the title, the heads of columns. */
#define ROUND 44.0
#define TITLE 18.0
#define HEAD 17.0
/* Of names at most: a few boards need not fill the page. */
#define LARGEST 54.0
/* A name that is longer than the others is written smaller, the others not
 * smaller than so much of what rows allow. */
#define LEAST_PART 0.6
#define SIZE_STEP 0.5
/* A line of letters of size 1, and what handicaps are written with. */
#define LINE 1.5
#define SMALL_PART 0.45
/* Blocks beside each other at most, and what is between them. */
#define MOST_BLOCKS 3
#define BETWEEN 22.0
/* Parts of the width of a row: the number of the board; the players share what
 * is left. */
#define NUMBER_PART 0.14
#define INSET 6.0

/**
 * Wall:
 * @match: a match
 * @paper: the page
 * @games: (element-type int): those of the round
 * @has_terms: games have handicaps
 * @n_blocks: blocks beside each other
 * @n_rows: rows of a block
 * @top: where the heads of columns stand
 * @row_height: how high a row is
 * @block_width: how wide a block is
 * @size: letters of names
 */
typedef struct
{
  const TengenMatch *match;
  TengenPaper *paper;
  GArray *games;
  gboolean has_terms;
  guint n_blocks;
  guint n_rows;
  double top;
  double row_height;
  double block_width;
  double size;
} Wall;

/* --- How large --- */

static double
measure_width (const Wall *self, const char *text, double size)
{
  TengenPaintRuby *laid =
      tengen_paper_lay_plain (self->paper, text, size, PANGO_WEIGHT_BOLD, -1);
  double width;

  tengen_paint_ruby_get_size (laid, &width, NULL, NULL);
  tengen_paint_ruby_free (laid);
  return width;
}

static double
get_name_room (const Wall *self)
{
  return self->block_width * (1 - NUMBER_PART) / 2 - 2 * INSET;
}

/* The text for a player's place; it also says if there is no opponent. */
static char *
write_player (const Wall *self, int game, TengenStone stone)
{
  const TengenMatchGame *found = tengen_match_get_game (self->match, game);

  if (stone == TENGEN_STONE_BLACK)
    return tengen_paper_round_player (self->match, found->black);
  if (found->white == TENGEN_MATCH_NOBODY)
    return tengen_words_match_result (self->match, game);
  return tengen_paper_round_player (self->match, found->white);
}

/* The widest name in letters of size 1. */
static double
measure_names (const Wall *self)
{
  double widest = 0;

  for (guint i = 0; i < self->games->len; i++)
    for (int stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE; stone++)
      {
        g_autofree char *name = write_player (
            self, g_array_index (self->games, int, i), (TengenStone) stone);

        widest = MAX (widest, measure_width (self, name, ROUND) / ROUND);
      }
  return widest;
}

static void
try_blocks (Wall *self, guint n_blocks, double widest)
{
  double width = self->paper->width - 2 * TENGEN_PAPER_MARGIN;
  double bottom = self->paper->height - TENGEN_PAPER_MARGIN;
  double line = LINE + (self->has_terms ? LINE * SMALL_PART : 0);
  double high;

  self->n_blocks = n_blocks;
  self->n_rows = (self->games->len + n_blocks - 1) / n_blocks;
  self->block_width = (width - (n_blocks - 1) * BETWEEN) / n_blocks;
  self->row_height = MIN ((bottom - self->top - HEAD * LINE) / self->n_rows,
                          LARGEST * line + 2 * INSET);
  high = MIN ((self->row_height - INSET) / line, LARGEST);
  self->size = CLAMP (get_name_room (self) / widest, LEAST_PART * high, high);
}

/* The blocks that leave the largest letters, the fewest of those. */
static void
choose_blocks (Wall *self)
{
  double widest = measure_names (self);
  double largest = 0;
  guint best = 1;

  for (guint n = 1; n <= MOST_BLOCKS && n <= self->games->len; n++)
    {
      double whole;

      try_blocks (self, n, widest);
      whole = MIN (self->size, get_name_room (self) / widest);
      if (whole > largest + SIZE_STEP)
        {
          largest = whole;
          best = n;
        }
    }
  try_blocks (self, best, widest);
}

/* --- What stands on it --- */

/* In the middle of a height that is free for it. */
static void
put_line (const Wall *self,
          const char *text,
          double size,
          const TengenPaperBox *box,
          double align)
{
  TengenPaintRuby *laid = tengen_paper_lay_line (
      self->paper, text, size, PANGO_WEIGHT_BOLD, box->width);
  double height = tengen_paint_ruby_get_height (laid);

  tengen_paper_put_text (self->paper,
                         laid,
                         box->x + align * box->width,
                         box->y + MAX (0, (box->height - height) / 2),
                         align,
                         TENGEN_PAPER_BLACK);
}

static TengenPaperBox
find_column (const Wall *self, guint block, guint column)
{
  double number = NUMBER_PART * self->block_width;
  double left = TENGEN_PAPER_MARGIN + block * (self->block_width + BETWEEN);
  double room = get_name_room (self);
  TengenPaperBox box = { .x = left, .width = number };

  if (column > 0)
    {
      box.x = left + number + (column - 1) * (room + 2 * INSET) + INSET;
      box.width = room;
    }
  return box;
}

static void
put_rule (const Wall *self, guint block, double y, guint32 rgb)
{
  TengenPaperBox box = find_column (self, block, 0);

  tengen_paper_put_line (self->paper, box.x, y, self->block_width, 0, rgb);
}

static void
put_heads (const Wall *self, guint block)
{
  const char *const texts[] = {
    C_ ("kifu", "Board"),
    tengen_words_match_side (self->match, TENGEN_STONE_BLACK),
    tengen_words_match_side (self->match, TENGEN_STONE_WHITE),
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      TengenPaperBox box = find_column (self, block, i);

      box.y = self->top;
      box.height = HEAD * LINE;
      put_line (self, texts[i], HEAD, &box, i == 0 ? 0.5 : 0);
    }
  put_rule (self, block, self->top + HEAD * LINE, TENGEN_PAPER_BLACK);
}

/* Handicap or komi, small below the names. */
static void
put_terms (const Wall *self, int game, guint block, double y, double height)
{
  g_autofree char *terms = tengen_paper_round_terms (
      self->match, tengen_match_get_game (self->match, game));
  TengenPaperBox box = find_column (self, block, 1);

  box.y = y;
  box.height = height;
  box.width = 2 * box.width + 2 * INSET;
  if (*terms != '\0')
    put_line (self,
              terms,
              MAX (SMALL_PART * self->size, TENGEN_PAPER_SMALLEST),
              &box,
              0);
}

static void
put_game (const Wall *self, guint index)
{
  int game = g_array_index (self->games, int, index);
  guint block = index / self->n_rows;
  double small = self->has_terms ? LINE * SMALL_PART * self->size : 0;
  double high = MIN (LINE * self->size, self->row_height - small);
  double y =
      self->top + HEAD * LINE + (index % self->n_rows) * self->row_height;
  double above = (self->row_height - high - small) / 2;
  g_autofree char *number =
      g_strdup_printf ("%d", tengen_match_get_game (self->match, game)->board);
  g_autofree char *black = write_player (self, game, TENGEN_STONE_BLACK);
  g_autofree char *white = write_player (self, game, TENGEN_STONE_WHITE);
  const char *const texts[] = { number, black, white };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      TengenPaperBox box = find_column (self, block, i);

      box.y = y + above;
      box.height = high;
      put_line (self, texts[i], self->size, &box, i == 0 ? 0.5 : 0);
    }
  if (self->has_terms)
    put_terms (self, game, block, y + above + high, small);
  put_rule (self, block, y + self->row_height, TENGEN_PAPER_GREY);
}

static void
put_title (Wall *self, const char *text, double size, guint32 rgb)
{
  double width = self->paper->width - 2 * TENGEN_PAPER_MARGIN;

  self->top += tengen_paper_put_text (
      self->paper,
      tengen_paper_lay_line (self->paper, text, size, PANGO_WEIGHT_BOLD, width),
      TENGEN_PAPER_MARGIN,
      self->top,
      0,
      rgb);
}

static void
put_games (Wall *self)
{
  choose_blocks (self);
  for (guint block = 0; block * self->n_rows < self->games->len; block++)
    put_heads (self, block);
  for (guint i = 0; i < self->games->len; i++)
    put_game (self, i);
}

TengenPaper *
tengen_paper_new_pairings (const TengenMatch *match, TengenPaperSize size)
{
  Wall self = { .match = match, .top = TENGEN_PAPER_MARGIN };
  g_autofree char *title = NULL;
  g_autofree char *round = NULL;
  int last;

  g_return_val_if_fail (match != NULL, NULL);

  last = tengen_match_get_round (match);
  title = tengen_words_match_title (match);
  round = last > 0 ? tengen_words_match_round (match, last)
                   : g_strdup (_ ("Nobody is paired yet."));
  self.paper = tengen_paper_new (size, TENGEN_PAINT_RUBY_NONE);
  self.games = tengen_paper_round_list (match, last, TRUE);
  self.has_terms = tengen_paper_round_has_terms (match);
  tengen_paper_begin_page (self.paper);
  put_title (&self, title, TITLE, TENGEN_PAPER_GREY);
  put_title (&self, round, last > 0 ? ROUND : TITLE, TENGEN_PAPER_BLACK);
  self.top += TENGEN_PAPER_GAP / 2;
  if (self.games->len > 0)
    put_games (&self);
  g_array_unref (self.games);
  return self.paper;
}
