/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-slips: slips for results
 */
#include "tengen-paper-slips.h"

#include "tengen-paper-private.h"
#include "tengen-paper-round.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define C_(context, text) tengen_words_context (context, text)

/* A slip is no smaller. */
#define LEAST_WIDTH 240.0
#define LEAST_HEIGHT 176.0
/* Within a slip, from the line where it is cut. */
#define INSET 12.0
/* Letters: the board, names, colours and what is ticked, small print. */
#define BOARD 17.0
#define NAME 15.0
#define WORD 11.0
#define SMALL 8.0
/* A box to tick, and what is between it and its word. */
#define BOX 12.0
#define BOX_GAP 5.0
/* Lines of a slip, from its upper edge. */
#define TITLE_HEIGHT 13.0
#define BOARD_HEIGHT 26.0
#define PLAYER_HEIGHT 28.0
#define CHOICE_HEIGHT 26.0
#define SIGN_HEIGHT 30.0
#define CAPTION_HEIGHT 12.0
/* Room for a colour, and for the winner's box. */
#define COLOUR_PART 0.27
#define WON_PART 0.25
#define DASH 4.0

/**
 * Slips:
 * @match: a match
 * @paper: pages
 * @has_terms: games have handicaps
 * @colour_width: room for the word for a colour
 * @n_columns: slips beside each other
 * @n_rows: above each other
 */
typedef struct
{
  const TengenMatch *match;
  TengenPaper *paper;
  gboolean has_terms;
  double colour_width;
  guint n_columns;
  guint n_rows;
} Slips;

/* --- Shapes --- */

static void
draw_box (const TengenPaperItem *self, cairo_t *cr)
{
  tengen_paint_ruby_set_source (cr, self->rgb);
  cairo_set_line_width (cr, 0.8);
  cairo_rectangle (
      cr, self->box.x, self->box.y, self->box.width, self->box.height);
  cairo_stroke (cr);
}

static void
draw_cut (const TengenPaperItem *self, cairo_t *cr)
{
  const double dash = DASH;

  tengen_paint_ruby_set_source (cr, self->rgb);
  cairo_set_line_width (cr, 0.5);
  cairo_set_dash (cr, &dash, 1, 0);
  cairo_move_to (cr, self->box.x, self->box.y);
  cairo_line_to (
      cr, self->box.x + self->box.width, self->box.y + self->box.height);
  cairo_stroke (cr);
}

static void
put_cut (const Slips *self, double x, double y, double width, double height)
{
  TengenPaperItem item = { .box = { x, y, width, height },
                           .draw = draw_cut,
                           .rgb = TENGEN_PAPER_GREY };

  tengen_paper_put (self->paper, &item);
}

/* --- Texts --- */

/* On one line, its middle at a height. Gives how wide it is. */
static double
put_text (const Slips *self,
          const char *text,
          double size,
          PangoWeight weight,
          const TengenPaperBox *box,
          double align)
{
  TengenPaintRuby *laid;
  double width, height;

  if (*text == '\0')
    return 0;
  laid = tengen_paper_lay_line (self->paper, text, size, weight, box->width);
  tengen_paint_ruby_get_size (laid, &width, &height, NULL);
  tengen_paper_put_text (self->paper,
                         laid,
                         box->x + align * box->width,
                         box->y + (box->height - height) / 2,
                         align,
                         TENGEN_PAPER_BLACK);
  return width;
}

/* A box to tick and a word behind it. Gives where they end. */
static double
put_choice (const Slips *self, const char *word, const TengenPaperBox *box)
{
  TengenPaperItem item = {
    .box = { box->x + 1, box->y + (box->height - BOX) / 2, BOX, BOX },
    .is_solid = TRUE,
    .draw = draw_box,
    .rgb = TENGEN_PAPER_BLACK
  };
  TengenPaperBox text = *box;

  tengen_paper_put (self->paper, &item);
  text.x += BOX + BOX_GAP;
  text.width -= BOX + BOX_GAP;
  return text.x + put_text (self, word, WORD, PANGO_WEIGHT_NORMAL, &text, 0);
}

/* A word and a line to write on behind it, to the end of the box. */
static void
put_blank (const Slips *self, const char *word, const TengenPaperBox *box)
{
  TengenPaperBox text = *box;
  double width;

  text.width /= 2;
  width = put_text (self, word, SMALL, PANGO_WEIGHT_NORMAL, &text, 0);
  tengen_paper_put_line (self->paper,
                         box->x + width + 3,
                         box->y + box->height - 5,
                         box->width - width - 3,
                         0,
                         TENGEN_PAPER_BLACK);
}

/* --- A slip --- */

static char *
write_player (const Slips *self, int player)
{
  g_autofree char *rank = tengen_words_match_strength (
      tengen_match_get_player (self->match, player));
  g_autofree char *name = tengen_paper_round_player (self->match, player);

  return *rank != '\0' ? g_strdup_printf ("%s %s", name, rank)
                       : g_steal_pointer (&name);
}

/* What it belongs to, and below that the board; a series has but one. */
static double
put_head (const Slips *self, const TengenMatchGame *game, TengenPaperBox box)
{
  g_autofree char *title = tengen_words_match_title (self->match);
  g_autofree char *round = tengen_words_match_round (self->match, game->round);
  g_autofree char *board = g_strdup_printf (_ ("Board %d"), game->board);
  g_autofree char *terms = self->has_terms
                               ? tengen_paper_round_terms (self->match, game)
                               : g_strdup ("");
  gboolean is_series = self->match->kind == TENGEN_MATCH_SERIES;

  box.height = TITLE_HEIGHT;
  put_text (self, title, SMALL, PANGO_WEIGHT_NORMAL, &box, 0);
  box.y += TITLE_HEIGHT;
  box.height = BOARD_HEIGHT;
  box.width /= 3;
  put_text (self, is_series ? round : board, BOARD, PANGO_WEIGHT_BOLD, &box, 0);
  box.x += box.width;
  if (!is_series)
    put_text (self, round, WORD, PANGO_WEIGHT_NORMAL, &box, 0.5);
  box.x += box.width;
  put_text (self, terms, WORD, PANGO_WEIGHT_NORMAL, &box, 1);
  return box.y + BOARD_HEIGHT;
}

static void
put_player (const Slips *self,
            const TengenMatchGame *game,
            TengenStone stone,
            TengenPaperBox box)
{
  g_autofree char *name = write_player (
      self, stone == TENGEN_STONE_BLACK ? game->black : game->white);
  TengenPaperBox part = box;

  part.width = self->colour_width - BOX_GAP;
  put_text (self,
            tengen_words_match_side (self->match, stone),
            WORD,
            PANGO_WEIGHT_NORMAL,
            &part,
            0);
  part.x = box.x + self->colour_width;
  part.width = (1 - WON_PART) * box.width - self->colour_width - BOX_GAP;
  put_text (self, name, NAME, PANGO_WEIGHT_BOLD, &part, 0);
  part.x = box.x + (1 - WON_PART) * box.width;
  part.width = WON_PART * box.width;
  put_choice (self, C_ ("slip", "Won"), &part);
}

/* What no winner has, and how it was won. */
static void
put_choices (const Slips *self, TengenPaperBox box)
{
  double right = box.x + box.width;

  box.width = 0.3 * (right - box.x);
  box.x = put_choice (self, C_ ("slip", "Draw"), &box) + INSET;
  box.x = put_choice (self, C_ ("slip", "No result"), &box) + INSET;
  box.width = right - box.x;
  put_blank (self, C_ ("slip", "How"), &box);
}

static void
put_signatures (const Slips *self, TengenPaperBox box)
{
  TengenPaperBox part = box;

  part.width = (box.width - INSET) / 2;
  for (int stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE; stone++)
    {
      /* TRANSLATORS: a line for a name: Black's signature */
      g_autofree char *word = g_strdup_printf (
          C_ ("slip", "Signature (%s)"),
          tengen_words_match_side (self->match, (TengenStone) stone));

      part.height = CAPTION_HEIGHT;
      put_text (self, word, SMALL, PANGO_WEIGHT_NORMAL, &part, 0);
      tengen_paper_put_line (self->paper,
                             part.x,
                             box.y + box.height,
                             part.width,
                             0,
                             TENGEN_PAPER_BLACK);
      part.x += part.width + INSET;
    }
}

static void
put_slip (const Slips *self,
          const TengenMatchGame *game,
          const TengenPaperBox *slip)
{
  TengenPaperBox box = {
    slip->x + INSET, slip->y + INSET, slip->width - 2 * INSET, PLAYER_HEIGHT
  };

  box.y = put_head (self, game, box);
  put_player (self, game, TENGEN_STONE_BLACK, box);
  box.y += PLAYER_HEIGHT;
  put_player (self, game, TENGEN_STONE_WHITE, box);
  box.y += PLAYER_HEIGHT;
  box.height = CHOICE_HEIGHT;
  put_choices (self, box);
  box.y = slip->y + slip->height - INSET - SIGN_HEIGHT;
  box.height = SIGN_HEIGHT;
  put_signatures (self, box);
}

/* --- Pages --- */

/* Between slips, and from edge to edge, so that a page is cut at once. */
static void
put_cuts (const Slips *self, const TengenPaperBox *slip)
{
  const double margin = TENGEN_PAPER_MARGIN;

  for (guint i = 1; i < self->n_columns; i++)
    put_cut (
        self, margin + i * slip->width, margin, 0, self->n_rows * slip->height);
  for (guint i = 1; i <= self->n_rows; i++)
    put_cut (self,
             margin,
             margin + i * slip->height,
             self->n_columns * slip->width,
             0);
}

static void
put_page (const Slips *self, const GArray *games, guint first)
{
  const double margin = TENGEN_PAPER_MARGIN;
  TengenPaperBox slip = {
    .width = (self->paper->width - 2 * margin) / self->n_columns,
    .height =
        (self->paper->height - 2 * margin - TENGEN_PAPER_FOOT) / self->n_rows,
  };

  tengen_paper_begin_page (self->paper);
  put_cuts (self, &slip);
  for (guint i = first;
       i < games->len && i < first + self->n_columns * self->n_rows;
       i++)
    {
      slip.x = margin + (i - first) % self->n_columns * slip.width;
      slip.y = margin + (i - first) / self->n_columns * slip.height;
      put_slip (
          self,
          tengen_match_get_game (self->match, g_array_index (games, int, i)),
          &slip);
    }
}

static void
put_nobody (const Slips *self)
{
  TengenPaperBox box = { TENGEN_PAPER_MARGIN,
                         TENGEN_PAPER_MARGIN,
                         self->paper->width - 2 * TENGEN_PAPER_MARGIN,
                         BOARD_HEIGHT };

  tengen_paper_begin_page (self->paper);
  put_text (
      self, _ ("Nobody is paired yet."), BOARD, PANGO_WEIGHT_NORMAL, &box, 0);
}

/* As wide as the words are, 黒 or Tentative Black, as far as names have room. */
static double
measure_colours (const Slips *self)
{
  double most = COLOUR_PART * ((self->paper->width - 2 * TENGEN_PAPER_MARGIN) /
                                   self->n_columns -
                               2 * INSET);
  double widest = 0;

  for (int stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE; stone++)
    {
      TengenPaintRuby *laid = tengen_paper_lay_plain (
          self->paper,
          tengen_words_match_side (self->match, (TengenStone) stone),
          WORD,
          PANGO_WEIGHT_NORMAL,
          -1);
      double width;

      tengen_paint_ruby_get_size (laid, &width, NULL, NULL);
      widest = MAX (widest, width);
      tengen_paint_ruby_free (laid);
    }
  return MIN (widest + 2 * BOX_GAP, most);
}

static guint
count_fitting (double room, double least)
{
  return MAX ((guint) (room / least), 1);
}

TengenPaper *
tengen_paper_new_slips (const TengenMatch *match, TengenPaperSize size)
{
  Slips self = { .match = match };
  g_autoptr (GArray) games = NULL;

  g_return_val_if_fail (match != NULL, NULL);

  self.paper = tengen_paper_new (size, TENGEN_PAINT_RUBY_NONE);
  self.has_terms = tengen_paper_round_has_terms (match);
  self.n_columns =
      count_fitting (self.paper->width - 2 * TENGEN_PAPER_MARGIN, LEAST_WIDTH);
  self.n_rows = count_fitting (self.paper->height - 2 * TENGEN_PAPER_MARGIN -
                                   TENGEN_PAPER_FOOT,
                               LEAST_HEIGHT);
  games =
      tengen_paper_round_list (match, tengen_match_get_round (match), FALSE);
  self.colour_width = measure_colours (&self);
  if (games->len == 0)
    put_nobody (&self);
  for (guint i = 0; i < games->len; i += self.n_columns * self.n_rows)
    put_page (&self, games, i);
  tengen_paper_number_pages (self.paper);
  return self.paper;
}
