/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-figure: a board with the moves of a part of a game, as in books
 */
#include "tengen-paper-figure.h"

#include <string.h>

#include "tengen-describe-markup.h"
#include "tengen-lesson-from-text.h"
#include "tengen-paint-board.h"
#include "tengen-paint-text.h"
#include "tengen-paper-line.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define C_(context, text) tengen_words_context (context, text)

static TengenNotation
get_notation (const TengenPosition *position)
{
  return tengen_game_setup_is_renju (tengen_position_get_setup (position))
             ? TENGEN_NOTATION_RENJU
             : tengen_words_notation ();
}

static void
read_stones (TengenPaperFigure *self)
{
  tengen_board_read (tengen_position_get_board (self->position),
                     self->view->stones);
}

TengenPaperFigure *
tengen_paper_figure_new (TengenPosition *position,
                         gboolean coordinates,
                         gboolean with_texts)
{
  const TengenBoard *board = tengen_position_get_board (position);
  TengenPaperFigure *self = g_new0 (TengenPaperFigure, 1);

  self->position = position;
  self->view = tengen_view_new (tengen_board_get_width (board),
                                tengen_board_get_height (board));
  self->again = g_string_new (NULL);
  self->comments = g_string_new (NULL);
  self->letters = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->coordinates =
      coordinates ? (int) get_notation (position) : TENGEN_PAINT_NO_COORDINATES;
  self->with_texts = with_texts;
  read_stones (self);
  return self;
}

void
tengen_paper_figure_free (TengenPaperFigure *self)
{
  if (self == NULL)
    return;
  tengen_view_free (self->view);
  g_string_free (self->again, TRUE);
  g_string_free (self->comments, TRUE);
  g_hash_table_unref (self->letters);
  g_free (self);
}

static gboolean
is_set_up (const TengenRecord *record, TengenNode node)
{
  return tengen_record_find (record, node, TENGEN_PROPERTY_AB) != 0 ||
         tengen_record_find (record, node, TENGEN_PROPERTY_AW) != 0 ||
         tengen_record_find (record, node, TENGEN_PROPERTY_AE) != 0;
}

gboolean
tengen_paper_figure_changes (TengenPaperFigure *self, TengenNode node)
{
  TengenNode here = tengen_position_get_node (self->position);
  gsize n = (gsize) self->view->width * self->view->height;
  g_autofree guint8 *before = NULL;
  g_autofree guint8 *after = NULL;

  if (!is_set_up (tengen_position_get_record (self->position), node))
    return FALSE;
  before = g_malloc0 (n);
  after = g_malloc0 (n);
  tengen_board_read (tengen_position_get_board (self->position), before);
  tengen_position_goto (self->position, node);
  tengen_board_read (tengen_position_get_board (self->position), after);
  tengen_position_goto (self->position, here);
  return memcmp (before, after, n) != 0;
}

static const TengenMove *
get_move (const TengenPaperFigure *self, guint index)
{
  return &g_array_index (
      tengen_position_get_moves (self->position), TengenMove, index);
}

static void
add_move (TengenPaperFigure *self, const TengenMove *move)
{
  guint number = self->from_one ? self->n_moves + 1 : move->number;

  tengen_paper_line_add (self->view,
                         get_notation (self->position),
                         move->is_virtual ? C_ ("kifu", "beside the board")
                                          : C_ ("kifu", "pass"),
                         (TengenStone) move->stone,
                         move->point,
                         number,
                         self->again);
  if (self->n_moves == 0)
    self->first = number;
  self->last = number;
  self->n_moves++;
}

static void
add_comment (TengenPaperFigure *self, TengenNode node, gboolean has_move)
{
  g_autofree char *comment = tengen_record_get_text (
      tengen_position_get_record (self->position), node, TENGEN_PROPERTY_C);
  g_autofree char *text = NULL;

  if (comment == NULL || !self->with_texts)
    return;
  text = tengen_lesson_from_text_strip (comment);
  if (*text == '\0')
    return;
  if (has_move)
    g_string_append_printf (self->comments, "%u  ", self->last);
  g_string_append_printf (self->comments, "%s\n", text);
}

/* The stones that lie there, without those that the node itself plays. */
static void
set_up (TengenPaperFigure *self, guint before)
{
  guint n = tengen_position_get_moves (self->position)->len;
  int n_points = self->view->width * self->view->height;

  read_stones (self);
  for (guint i = before; i < n; i++)
    if (get_move (self, i)->point < n_points)
      self->view->stones[get_move (self, i)->point] = TENGEN_STONE_NONE;
}

static void
show_markup (TengenPaperFigure *self, const TengenMarkup *markup)
{
  gsize n = (gsize) self->view->width * self->view->height;

  tengen_view_add_markup (self->view, markup, FALSE);
  memset (self->view->hidden, 0, n);
  memset (self->view->dimmed, 0, n);
}

/* A letter names a point for the comments of a figure, also when a stone covers
 * it later: it belongs to the node that had it first. */
static gboolean
is_free_letter (TengenPaperFigure *self, const char *letter)
{
  gpointer node = GUINT_TO_POINTER (tengen_position_get_node (self->position));
  gpointer first = g_hash_table_lookup (self->letters, letter);

  if (first == NULL && !tengen_paper_line_has_label (self->view, letter))
    {
      first = node;
      g_hash_table_insert (self->letters, g_strdup (letter), node);
    }
  return first == node;
}

/* What the node marks, where no number is; a label on a point stays. */
static void
add_marks (TengenPaperFigure *self)
{
  g_autoptr (TengenMarkup) markup = tengen_markup_new (self->position);

  for (int i = 0; i < self->view->width * self->view->height; i++)
    {
      gboolean is_free =
          markup->labels[i] != NULL && is_free_letter (self, markup->labels[i]);

      if (!is_free || self->view->numbers[i] != 0 ||
          self->view->labels[i] != NULL)
        g_clear_pointer (&markup->labels[i], g_free);
      if (self->view->numbers[i] != 0)
        markup->marks[i] = TENGEN_MARK_NONE;
      markup->owner[i] = TENGEN_STONE_NONE;
    }
  g_array_set_size (markup->lines, 0);
  show_markup (self, markup);
}

void
tengen_paper_figure_add_node (TengenPaperFigure *self, TengenNode node)
{
  const TengenRecord *record = tengen_position_get_record (self->position);
  gboolean is_there = tengen_position_get_node (self->position) == node;
  guint before = is_there ? 0 : tengen_position_get_moves (self->position)->len;
  guint after;

  tengen_position_goto (self->position, node);
  after = tengen_position_get_moves (self->position)->len;
  if (self->n_moves == 0 && (is_there || is_set_up (record, node)))
    set_up (self, before);
  for (guint i = before; i < after; i++)
    add_move (self, get_move (self, i));
  add_marks (self);
  add_comment (self, node, after > before);
}

void
tengen_paper_figure_add_markup (TengenPaperFigure *self, TengenNode node)
{
  TengenNode here = tengen_position_get_node (self->position);
  g_autoptr (TengenMarkup) markup = NULL;

  tengen_position_goto (self->position, node);
  markup = tengen_markup_new (self->position);
  show_markup (self, markup);
  tengen_position_goto (self->position, here);
}

void
tengen_paper_figure_show_position (TengenPaperFigure *self)
{
  g_autoptr (TengenMarkup) markup = tengen_markup_new (self->position);

  tengen_view_free (self->view);
  self->view = tengen_view_new_position (
      self->position, TENGEN_VIEW_NUMBERS_NONE, TENGEN_NODE_NONE);
  tengen_view_add_markup (self->view, markup, FALSE);
  add_comment (self, tengen_position_get_node (self->position), FALSE);
}

gboolean
tengen_paper_figure_is_empty (const TengenPaperFigure *self)
{
  return self->n_moves == 0 && self->comments->len == 0;
}

void
tengen_paper_figure_put (TengenPaperFigure *self,
                         TengenPaperCells *cells,
                         const char *name,
                         const char *end)
{
  TengenPaperCell cell = { .name = tengen_lesson_text_new (
                               tengen_paint_text_get_language ()),
                           .blocks = tengen_lesson_blocks_new (),
                           .view = g_steal_pointer (&self->view),
                           .coordinates = self->coordinates };

  tengen_lesson_text_add (cell.name, name, NULL);
  tengen_paper_cell_add_plain (&cell, self->again->str);
  tengen_paper_cell_add_plain (&cell, self->comments->str);
  if (end != NULL)
    tengen_paper_cell_add_plain (&cell, end);
  tengen_paper_cells_add (cells, &cell);
  tengen_paper_figure_free (self);
}
