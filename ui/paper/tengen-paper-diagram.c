/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-diagram: one position on paper (図)
 */
#include "tengen-paper-kifu.h"

#include "tengen-paper-figure.h"
#include "tengen-words-record.h"
#include "tengen-words-text.h"

#define C_(context, text) tengen_words_context (context, text)

/* Where a path leaves the first children: its index there, 0 for nowhere. */
static guint
find_variation (const TengenRecord *record, const GArray *path)
{
  for (guint i = 1; i < path->len; i++)
    if (tengen_record_get_child (record,
                                 g_array_index (path, TengenNode, i - 1)) !=
        g_array_index (path, TengenNode, i))
      return i;
  return 0;
}

static char *
name_position (const TengenPosition *position)
{
  guint n = tengen_position_get_move (position);

  if (n == 0)
    return g_strdup (C_ ("kifu", "Diagram"));
  /* TRANSLATORS: a position after so many moves */
  return g_strdup_printf (C_ ("kifu", "Diagram (up to %u)"), n);
}

/* The moves of a variation, with numbers from 1. */
static TengenPaperFigure *
make_variation (TengenPosition *position,
                const TengenPaperKifu *how,
                const GArray *path,
                guint from)
{
  TengenPaperFigure *figure;

  tengen_position_goto (position, g_array_index (path, TengenNode, from - 1));
  figure = tengen_paper_figure_new (position, how->coordinates, how->texts);
  figure->from_one = TRUE;
  tengen_paper_figure_add_markup (
      figure, g_array_index (path, TengenNode, path->len - 1));
  for (guint i = from; i < path->len; i++)
    tengen_paper_figure_add_node (figure, g_array_index (path, TengenNode, i));
  return figure;
}

static TengenPaperFigure *
make_figure (TengenPosition *position,
             const TengenPaperKifu *how,
             TengenNode node)
{
  const TengenRecord *record = tengen_position_get_record (position);
  g_autoptr (GArray) path = tengen_record_list_path (record, node);
  guint from = find_variation (record, path);
  TengenPaperFigure *figure;

  if (from > 0)
    return make_variation (position, how, path, from);
  tengen_position_goto (position, node);
  figure = tengen_paper_figure_new (position, how->coordinates, how->texts);
  tengen_paper_figure_show_position (figure);
  return figure;
}

static TengenNode
find_node (const TengenRecord *record, const TengenPaperKifu *how)
{
  TengenNode node = how->node;
  TengenNode next;

  if (node != TENGEN_NODE_NONE || tengen_record_get_n_games (record) == 0)
    return node;
  node = tengen_record_get_game (record, 0);
  while ((next = tengen_record_get_child (record, node)) != TENGEN_NODE_NONE)
    node = next;
  return node;
}

static TengenLessonText *
make_title (const TengenRecord *record, TengenNode node)
{
  g_autofree char *words = tengen_words_title (record, node);
  TengenLessonText *title = tengen_lesson_text_new ("ja");

  if (*words != '\0')
    tengen_lesson_text_add (title, words, NULL);
  return title;
}

TengenPaper *
tengen_paper_new_diagram (const TengenRecord *record,
                          const TengenPaperKifu *how)
{
  TengenNode node;
  g_autoptr (TengenPosition) position = NULL;
  TengenPaperFigure *figure;
  g_autofree char *name = NULL;
  TengenPaperCells *cells;
  TengenPaper *paper;

  g_return_val_if_fail (record != NULL && how != NULL, NULL);

  node = find_node (record, how);
  if (node == TENGEN_NODE_NONE)
    return NULL;
  position =
      tengen_position_new (record, tengen_record_get_root (record, node));
  if (!tengen_game_setup_has_board (tengen_position_get_setup (position)))
    return NULL;
  figure = make_figure (position, how, node);
  name = name_position (position);
  paper = tengen_paper_new (how->size, TENGEN_PAINT_RUBY_NONE);
  cells = tengen_paper_cells_new (paper, 1, NULL);
  tengen_paper_cells_begin (cells, make_title (record, node), FALSE);
  tengen_paper_figure_put (figure, cells, name, NULL);
  tengen_paper_cells_end (cells);
  return paper;
}
