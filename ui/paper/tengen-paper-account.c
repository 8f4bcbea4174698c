/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-account: the written count of a game on paper
 */
#include "tengen-paper-account.h"

#include "tengen-paint-board.h"
#include "tengen-paper-facts.h"
#include "tengen-paper-table.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define C_(context, text) tengen_words_context (context, text)

#define TITLE 15.0
/* Letters of the sum, of the result. */
#define SIZE 11.0
#define SIZE_STEP 0.5
#define RESULT 14.0
/* The sum has no more of the page, so that the board can be seen. */
#define SUM_MOST 0.5

/* --- The sum --- */

/* Komi and bonuses stand with one side only: the other has a dash. */
static char *
write_figure (const TengenAccount *account,
              const TengenAccountLine *line,
              TengenStone stone)
{
  gboolean is_extra = line->code == TENGEN_ACCOUNT_KOMI ||
                      line->code == TENGEN_ACCOUNT_BONUS ||
                      line->code == TENGEN_ACCOUNT_PASS_BONUS;
  TengenStone owner = line->amount_x2[TENGEN_STONE_BLACK] != 0
                          ? TENGEN_STONE_BLACK
                          : TENGEN_STONE_WHITE;

  if (is_extra && stone != owner)
    return g_strdup ("—");
  return tengen_words_figure (line->amount_x2[stone], account->unit, FALSE);
}

static void
add_row (GPtrArray *rows, char *name, char *black, char *white)
{
  char **row = g_new0 (char *, 4);

  row[0] = name;
  row[1] = black;
  row[2] = white;
  g_ptr_array_add (rows, row);
}

static GPtrArray *
list_rows (const TengenAccount *account)
{
  GPtrArray *rows =
      g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  add_row (rows,
           g_strdup (""),
           tengen_words_stone (TENGEN_STONE_BLACK),
           tengen_words_stone (TENGEN_STONE_WHITE));
  for (guint i = 0; i < account->lines->len; i++)
    {
      const TengenAccountLine *line = g_ptr_array_index (account->lines, i);

      add_row (rows,
               tengen_words_account_line (line),
               write_figure (account, line, TENGEN_STONE_BLACK),
               write_figure (account, line, TENGEN_STONE_WHITE));
    }
  return rows;
}

/* --- The page --- */

static double
put_head (TengenPaper *paper, const TengenPosition *position)
{
  TengenPaperFact facts[TENGEN_PAPER_MAX_FACTS];
  guint n = tengen_paper_facts_read (position, facts);
  g_autoptr (TengenLessonText) title = tengen_paper_facts_make_title (
      position, C_ ("kifu", "Count of the Game"));
  double y = TENGEN_PAPER_MARGIN;

  y += tengen_paper_put_text (
      paper,
      tengen_paper_lay (paper,
                        title,
                        TITLE,
                        PANGO_WEIGHT_BOLD,
                        paper->width - 2 * TENGEN_PAPER_MARGIN),
      TENGEN_PAPER_MARGIN,
      y,
      0,
      TENGEN_PAPER_BLACK);
  y = tengen_paper_facts_put (paper, facts, n, y + TENGEN_PAPER_GAP / 2);
  tengen_paper_facts_clear (facts, n);
  return y + TENGEN_PAPER_GAP;
}

/* The largest letters with which the sum leaves the board its room. */
static double
choose_size (const TengenPaperTable *table, TengenPaper *paper, double room)
{
  double width = paper->width - 2 * TENGEN_PAPER_MARGIN;
  double size = SIZE;

  while (size - SIZE_STEP >= TENGEN_PAPER_SMALLEST &&
         tengen_paper_table_measure (table, paper, size, width) >
             SUM_MOST * room)
    size -= SIZE_STEP;
  return size;
}

static void
put_count (TengenPaper *paper,
           const TengenPosition *position,
           const TengenAccount *account,
           gboolean coordinates)
{
  g_autoptr (GPtrArray) rows = list_rows (account);
  TengenPaperTable table = { .rows = rows,
                             .n_columns = 3,
                             .text_columns = 1,
                             .right = TRUE,
                             .has_total = TRUE };
  TengenPaperBox box = { .x = TENGEN_PAPER_MARGIN,
                         .y = put_head (paper, position),
                         .width = paper->width - 2 * TENGEN_PAPER_MARGIN };
  g_autofree char *said = tengen_words_account_result (account);
  TengenPaintRuby *result = tengen_paper_lay_plain (
      paper, said, RESULT, PANGO_WEIGHT_BOLD, box.width);
  double room = paper->height - TENGEN_PAPER_MARGIN - box.y;
  double size = choose_size (&table, paper, room);
  double below = tengen_paint_ruby_get_height (result);

  below += 2 * TENGEN_PAPER_GAP + TENGEN_PAPER_FOOT +
           tengen_paper_table_measure (&table, paper, size, box.width);
  box.height = MIN (room - below, box.width);
  tengen_paper_put_board (paper,
                          tengen_view_new_position (position,
                                                    TENGEN_VIEW_NUMBERS_NONE,
                                                    TENGEN_NODE_NONE),
                          coordinates ? (int) tengen_words_notation ()
                                      : TENGEN_PAINT_NO_COORDINATES,
                          &box);
  box.y += box.height + TENGEN_PAPER_GAP;
  box.y = tengen_paper_table_put (&table, paper, size, &box);
  tengen_paper_put_text (paper,
                         result,
                         paper->width / 2,
                         box.y + TENGEN_PAPER_GAP,
                         0.5,
                         TENGEN_PAPER_BLACK);
}

/* --- The whole --- */

/* The end of the line of a node, else of the first game. */
static TengenNode
find_end (const TengenRecord *record, TengenNode node)
{
  TengenNode next;

  if (node == TENGEN_NODE_NONE && tengen_record_get_n_games (record) > 0)
    node = tengen_record_get_game (record, 0);
  if (node == TENGEN_NODE_NONE)
    return node;
  while ((next = tengen_record_get_child (record, node)) != TENGEN_NODE_NONE)
    node = next;
  return node;
}

TengenPaper *
tengen_paper_new_account (const TengenRecord *record,
                          const TengenPaperAccount *how)
{
  TengenNode node;
  g_autoptr (TengenPosition) position = NULL;
  g_autoptr (TengenGoCount) count = NULL;
  g_autoptr (TengenAccount) account = NULL;
  TengenPaper *paper;

  g_return_val_if_fail (record != NULL && how != NULL, NULL);

  node = find_end (record, how->node);
  if (node == TENGEN_NODE_NONE)
    return NULL;
  position =
      tengen_position_new (record, tengen_record_get_root (record, node));
  tengen_position_goto (position, node);
  if (!tengen_position_is_counted (position))
    return NULL;
  count = tengen_position_count (position);
  if (count == NULL)
    return NULL;
  account =
      tengen_account_new (count, &tengen_position_get_setup (position)->rules);
  paper = tengen_paper_new (how->size, TENGEN_PAINT_RUBY_NONE);
  tengen_paper_begin_page (paper);
  put_count (paper, position, account, how->coordinates);
  return paper;
}
