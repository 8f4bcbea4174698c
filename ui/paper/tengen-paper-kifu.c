/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-kifu: games on paper, as in books
 */
#include "tengen-paper-kifu.h"

#include "tengen-paper-figure.h"
#include "tengen-paper-kifu-private.h"
#include "tengen-words-text.h"

#define C_(context, text) tengen_words_context (context, text)

/* With so many comments a game is set in columns. */
#define LEAST_COMMENTS 6

/* --- Figures --- */

static char *
name_figure (const TengenPaperFigure *figure, guint number)
{
  if (figure->n_moves == 0)
    return g_strdup_printf (C_ ("kifu", "Figure %u"), number);
  if (figure->n_moves == 1)
    return g_strdup_printf (
        C_ ("kifu", "Figure %u (%u)"), number, figure->first);
  /* TRANSLATORS: a figure of a game, with its first and its last move */
  return g_strdup_printf (
      C_ ("kifu", "Figure %u (%u–%u)"), number, figure->first, figure->last);
}

static TengenPaperFigure *
begin_figure (const TengenPaperKifuWork *self)
{
  return tengen_paper_figure_new (
      self->position, self->how->coordinates, self->how->texts);
}

/* Whether a node is not to be in this figure any more; one that is full still
 * takes what is only said. */
static gboolean
begins_figure (const TengenPaperKifuWork *self,
               TengenPaperFigure *figure,
               TengenNode node)
{
  guint most = self->how->moves > 0 ? self->how->moves : G_MAXUINT;

  if (figure->n_moves == 0)
    return FALSE;
  if (tengen_paper_figure_changes (figure, node))
    return TRUE;
  return figure->n_moves >= most &&
         (tengen_record_find (self->record, node, TENGEN_PROPERTY_B) != 0 ||
          tengen_record_find (self->record, node, TENGEN_PROPERTY_W) != 0);
}

/* Puts the figures of a line on paper. Returns: %FALSE if it was stopped */
static gboolean
add_figures (const TengenPaperKifuWork *self,
             const GArray *line,
             const char *end)
{
  TengenPaperFigure *figure = NULL;
  guint number = 0;

  tengen_position_goto (self->position, g_array_index (line, TengenNode, 0));
  figure = begin_figure (self);
  for (guint i = 0; i < line->len; i++)
    {
      TengenNode node = g_array_index (line, TengenNode, i);

      if (begins_figure (self, figure, node))
        {
          g_autofree char *name = name_figure (figure, ++number);

          tengen_paper_figure_put (figure, self->cells, name, NULL);
          figure = begin_figure (self);
          if (!tengen_paper_kifu_step (self, (double) i / line->len))
            {
              tengen_paper_figure_free (figure);
              return FALSE;
            }
        }
      tengen_paper_figure_add_node (figure, node);
    }
  /* with no numbers in the way the marks of the record have room */
  if (figure->n_moves == 0)
    tengen_paper_figure_add_markup (
        figure, g_array_index (line, TengenNode, line->len - 1));
  g_autofree char *name = name_figure (figure, ++number);

  tengen_paper_figure_put (figure, self->cells, name, end);
  return TRUE;
}

/* --- Games --- */

/* The nodes of a line from the first to the last one. */
static GArray *
list_line (const TengenRecord *record, TengenNode node)
{
  GArray *line = tengen_record_list_path (record, node);

  while ((node = tengen_record_get_child (record, node)) != TENGEN_NODE_NONE)
    g_array_append_val (line, node);
  return line;
}

/* Says how long it was: 250手完 */
static char *
say_end (const TengenPosition *position)
{
  const GArray *moves = tengen_position_get_moves (position);
  guint last = moves->len > 0
                   ? g_array_index (moves, TengenMove, moves->len - 1).number
                   : 0;

  if (last == 0)
    return NULL;
  return g_strdup_printf (
      tengen_words_plural_context ("kifu", "%u move", "%u moves in all", last),
      last);
}

/* The nodes of a game in the order of a file, without recursion. */
static TengenNode
find_next (const TengenRecord *record, TengenNode node)
{
  TengenNode next = tengen_record_get_child (record, node);

  while (next == TENGEN_NODE_NONE &&
         tengen_record_get_parent (record, node) != TENGEN_NODE_NONE)
    {
      next = tengen_record_get_sibling (record, node);
      node = tengen_record_get_parent (record, node);
    }
  return next;
}

/* Whether there are so many words that boards and texts are set in columns: on
 * paper a remark beside a figure is read as well below it. */
static gboolean
is_annotated (const TengenPaperKifuWork *self, TengenNode node)
{
  guint n = 0;

  for (node = tengen_record_get_root (self->record, node);
       node != TENGEN_NODE_NONE && n < LEAST_COMMENTS;
       node = find_next (self->record, node))
    n += tengen_record_find (self->record, node, TENGEN_PROPERTY_C) != 0;
  return self->how->texts && n >= LEAST_COMMENTS;
}

static gboolean
add_game (TengenPaperKifuWork *self, TengenNode node)
{
  g_autoptr (GArray) line = list_line (self->record, node);
  TengenPaperFact facts[TENGEN_PAPER_MAX_FACTS];
  g_autofree char *end = NULL;
  guint n_facts;

  tengen_position_goto (self->position,
                        g_array_index (line, TengenNode, line->len - 1));
  n_facts = tengen_paper_facts_read (self->position, facts);
  end = say_end (self->position);
  tengen_paper_cells_set_flows (self->cells, is_annotated (self, node));
  tengen_paper_cells_begin (self->cells,
                            tengen_paper_facts_make_title (
                                self->position, C_ ("kifu", "Game Record")),
                            FALSE);
  tengen_paper_cells_add_facts (self->cells, facts, n_facts);
  tengen_paper_facts_clear (facts, n_facts);
  if (!add_figures (self, line, end))
    return FALSE;
  return !self->how->variations ||
         tengen_paper_kifu_add_variations (self, line);
}

/* Does something with the position of a game that has a board. */
static gboolean
open_game (TengenPaperKifuWork *self, TengenNode node)
{
  gboolean goes_on = TRUE;

  self->position = tengen_position_new (
      self->record, tengen_record_get_root (self->record, node));
  if (tengen_game_setup_has_board (tengen_position_get_setup (self->position)))
    goes_on = add_game (self, node);
  g_clear_pointer (&self->position, tengen_position_free);
  return goes_on;
}

static gboolean
add_games (TengenPaperKifuWork *self)
{
  gboolean goes_on = TRUE;

  self->n_games = 1;
  if (self->how->node != TENGEN_NODE_NONE)
    return open_game (self, self->how->node);
  self->n_games = tengen_record_get_n_games (self->record);
  for (guint i = 0; i < self->n_games && goes_on; i++)
    {
      self->game = i;
      goes_on = open_game (self, tengen_record_get_game (self->record, i)) &&
                tengen_paper_kifu_step (self, 1);
    }
  return goes_on;
}

gboolean
tengen_paper_kifu_step (const TengenPaperKifuWork *self, double part)
{
  return !tengen_paper_cells_is_full (self->cells) &&
         tengen_paper_watch_step (&self->how->watch,
                                  (self->game + part) / self->n_games);
}

/* --- The whole --- */

TengenPaper *
tengen_paper_new_kifu (const TengenRecord *record, const TengenPaperKifu *how)
{
  TengenPaperKifuWork self = { .record = record, .how = how };
  gboolean goes_on;
  TengenPaper *paper;

  g_return_val_if_fail (record != NULL && how != NULL, NULL);

  paper = tengen_paper_new (how->size, TENGEN_PAINT_RUBY_NONE);
  self.cells = tengen_paper_cells_new (paper, how->per_page, NULL);
  goes_on = add_games (&self);
  if (paper->pages->len == 0)
    tengen_paper_begin_page (paper);
  tengen_paper_cells_end (self.cells);
  if (!goes_on && !paper->is_full)
    g_clear_pointer (&paper, tengen_paper_unref);
  return paper;
}
