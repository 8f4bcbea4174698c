/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-results: the table of a match or event on paper, for the wall
 */
#include "tengen-paper-results.h"

#include "tengen-match-sheet.h"
#include "tengen-paper-round.h"
#include "tengen-paper-table.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)
#define C_(context, text) tengen_words_context (context, text)

/* Letters: the title, of rounds, of tables, of what is explained. */
#define TITLE 17.0
#define ROUND 12.0
#define SIZE 11.0
#define SMALL 8.0
/* Columns of rounds or opponents beside each other at most. */
#define MOST_GAMES 12

/**
 * Wall:
 * @match: a match
 * @paper: pages
 * @box: where things are put: edge, width, and how far down it is
 * @has_terms: games have handicaps
 */
typedef struct
{
  const TengenMatch *match;
  TengenPaper *paper;
  TengenPaperBox box;
  gboolean has_terms;
} Wall;

/* Goes to a new page if this one does not have enough room. */
static void
turn_page (Wall *self, double need)
{
  double bottom = self->paper->height - TENGEN_PAPER_MARGIN - TENGEN_PAPER_FOOT;

  if (self->box.y + need <= bottom || self->box.y <= TENGEN_PAPER_MARGIN)
    return;
  tengen_paper_begin_page (self->paper);
  self->box.y = TENGEN_PAPER_MARGIN;
}

static void
put_text (
    Wall *self, const char *text, double size, PangoWeight weight, guint32 rgb)
{
  TengenPaintRuby *laid =
      tengen_paper_lay_plain (self->paper, text, size, weight, self->box.width);

  turn_page (self, tengen_paint_ruby_get_height (laid));
  self->box.y += tengen_paper_put_text (
      self->paper, laid, self->box.x, self->box.y, 0, rgb);
  self->box.y += TENGEN_PAPER_GAP / 2;
}

static GPtrArray *
new_rows (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
}

/* --- Who is ahead --- */

/* Lists the columns that can stand in any part: first the sums, which are looked
 * for most, then those of games. */
static GArray *
list_movable (const TengenMatchSheet *sheet)
{
  GArray *columns = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < tengen_match_sheet_get_n_columns (sheet); i++)
    if (tengen_match_sheet_is_sum (sheet, i))
      g_array_append_val (columns, i);
  for (guint i = 0; i < tengen_match_sheet_get_n_columns (sheet); i++)
    if (tengen_match_sheet_is_games (sheet, i))
      g_array_append_val (columns, i);
  return columns;
}

static gboolean
is_movable (const TengenMatchSheet *sheet, guint column)
{
  return tengen_match_sheet_is_sum (sheet, column) ||
         tengen_match_sheet_is_games (sheet, column);
}

static gboolean
is_chosen (const GArray *movable, guint first, guint n, guint column)
{
  for (guint i = first; i < MIN (first + n, movable->len); i++)
    if (g_array_index (movable, guint, i) == column)
      return TRUE;
  return FALSE;
}

/* Lists the columns of a part as they stand beside each other: the names and what
 * is with them, and some of the others. */
static GArray *
list_columns (const TengenMatchSheet *sheet,
              const GArray *movable,
              guint first,
              guint n)
{
  GArray *columns = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < tengen_match_sheet_get_n_columns (sheet); i++)
    if (!is_movable (sheet, i) || is_chosen (movable, first, n, i))
      g_array_append_val (columns, i);
  return columns;
}

static char **
write_row (const TengenMatchSheet *sheet, const GArray *columns, guint row)
{
  char **texts = g_new0 (char *, columns->len + 1);

  for (guint i = 0; i < columns->len; i++)
    {
      guint column = g_array_index (columns, guint, i);

      texts[i] = g_strdup (
          row == 0 ? tengen_match_sheet_get_title (sheet, column)
                   : tengen_match_sheet_get_text (sheet, row - 1, column));
    }
  return texts;
}

/* Makes the table of a part; its rows are freed by the caller. */
static TengenPaperTable
make_part (const TengenMatchSheet *sheet,
           const GArray *movable,
           guint first,
           guint n)
{
  g_autoptr (GArray) columns = list_columns (sheet, movable, first, n);
  TengenPaperTable table = { .rows = new_rows (),
                             .n_columns = columns->len,
                             .whole_columns = G_MAXUINT64 };

  for (guint row = 0; row <= tengen_match_sheet_get_n_rows (sheet); row++)
    g_ptr_array_add (table.rows, write_row (sheet, columns, row));
  for (guint i = 0; i < columns->len; i++)
    if (tengen_match_sheet_is_name (sheet, g_array_index (columns, guint, i)))
      table.text_columns |= (guint64) 1 << i;
  return table;
}

static void
put_part (Wall *self,
          const TengenMatchSheet *sheet,
          const GArray *movable,
          guint first,
          guint n)
{
  TengenPaperTable table = make_part (sheet, movable, first, n);

  self->box.y = tengen_paper_table_put (&table, self->paper, SIZE, &self->box) +
                TENGEN_PAPER_GAP / 2;
  g_ptr_array_unref (table.rows);
}

/* All that are left, but not too many games. */
static guint
count_left (const TengenMatchSheet *sheet, const GArray *movable, guint first)
{
  guint n_games = 0;
  guint n = 0;

  for (guint i = first; i < movable->len; i++)
    {
      if (tengen_match_sheet_is_games (sheet,
                                       g_array_index (movable, guint, i)))
        n_games++;
      if (n_games > MOST_GAMES)
        break;
      n++;
    }
  return n;
}

/* As many columns beside each other as leave all names on one line, but at
 * least one. */
static guint
choose_most (const Wall *self,
             const TengenMatchSheet *sheet,
             const GArray *movable,
             guint first)
{
  guint left = count_left (sheet, movable, first);

  for (guint n = left; n > 0; n--)
    {
      TengenPaperTable table = make_part (sheet, movable, first, n);
      gboolean fits =
          tengen_paper_table_fits (&table, self->paper, self->box.width);

      g_ptr_array_unref (table.rows);
      if (fits)
        return n;
    }
  return left;
}

static void
put_standings (Wall *self)
{
  g_autoptr (TengenMatchSheet) sheet = tengen_match_sheet_new (self->match);
  g_autoptr (GArray) movable = list_movable (sheet);
  g_autofree char *explained = tengen_match_sheet_explain (sheet);
  guint first = 0;

  while (first < movable->len)
    {
      guint n = choose_most (self, sheet, movable, first);

      put_part (self, sheet, movable, first, n);
      first += n;
    }
  put_text (self, explained, SMALL, PANGO_WEIGHT_NORMAL, TENGEN_PAPER_GREY);
}

/* --- Who meets whom --- */

static char **
make_row (char *board, char *black, char *white, char *terms, char *result)
{
  GStrvBuilder *row = g_strv_builder_new ();
  char *const texts[] = { board, black, white, terms, result };
  char **made;

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    if (texts[i] != NULL)
      g_strv_builder_add (row, texts[i]);
  made = g_strv_builder_end (row);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (texts[i]);
  g_strv_builder_unref (row);
  return made;
}

static void
add_game (const Wall *self, GPtrArray *rows, int index)
{
  const TengenMatchGame *game = tengen_match_get_game (self->match, index);

  g_ptr_array_add (
      rows,
      make_row (g_strdup_printf ("%d", game->board),
                tengen_paper_round_player (self->match, game->black),
                tengen_paper_round_player (self->match, game->white),
                self->has_terms ? tengen_paper_round_terms (self->match, game)
                                : NULL,
                tengen_words_match_result (self->match, index)));
}

static void
add_head (const Wall *self, GPtrArray *rows)
{
  const TengenMatch *match = self->match;

  g_ptr_array_add (
      rows,
      make_row (g_strdup (C_ ("kifu", "Board")),
                g_strdup (tengen_words_match_side (match, TENGEN_STONE_BLACK)),
                g_strdup (tengen_words_match_side (match, TENGEN_STONE_WHITE)),
                self->has_terms ? g_strdup (C_ ("kifu", "Handicap")) : NULL,
                g_strdup (_ ("Result"))));
}

/* A round stands on one page if a page has room for it. */
static void
put_round (Wall *self, int round)
{
  guint last = self->has_terms ? 4 : 3;
  g_autoptr (GPtrArray) rows = new_rows ();
  TengenPaperTable table = { .rows = rows,
                             .n_columns = last + 1,
                             .text_columns =
                                 1 << 1 | 1 << 2 | (guint64) 1 << last,
                             .whole_columns = ((guint64) 1 << last) - 1 };
  g_autofree char *name = tengen_words_match_round (self->match, round);

  add_head (self, rows);
  for (guint i = 0; i < self->match->games->len; i++)
    if (tengen_match_get_game (self->match, (int) i)->round == round)
      add_game (self, rows, (int) i);
  turn_page (self,
             3 * ROUND + tengen_paper_table_measure (
                             &table, self->paper, SIZE, self->box.width));
  put_text (self, name, ROUND, PANGO_WEIGHT_BOLD, TENGEN_PAPER_BLACK);
  self->box.y = tengen_paper_table_put (&table, self->paper, SIZE, &self->box) +
                TENGEN_PAPER_GAP;
}

TengenPaper *
tengen_paper_new_results (const TengenMatch *match, TengenPaperSize size)
{
  Wall self = { .match = match };
  g_autofree char *title = NULL;

  g_return_val_if_fail (match != NULL, NULL);

  self.has_terms = tengen_paper_round_has_terms (match);
  title = tengen_words_match_title (match);
  self.paper = tengen_paper_new (size, TENGEN_PAINT_RUBY_NONE);
  tengen_paper_begin_page (self.paper);
  self.box.x = self.box.y = TENGEN_PAPER_MARGIN;
  self.box.width = self.paper->width - 2 * TENGEN_PAPER_MARGIN;
  put_text (&self, title, TITLE, PANGO_WEIGHT_BOLD, TENGEN_PAPER_BLACK);
  put_standings (&self);
  self.box.y += TENGEN_PAPER_GAP;
  for (int i = 1; i <= tengen_match_get_round (match) && !self.paper->is_full;
       i++)
    put_round (&self, i);
  tengen_paper_number_pages (self.paper);
  return self.paper;
}
