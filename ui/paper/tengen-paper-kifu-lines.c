/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-kifu-lines: variations of a game as diagrams (参考図)
 *
 * Shape: branches wait in a row: those of the game in its order, then those of
 *        the first of them, and so on; no recursion.
 */
#include "tengen-paper-figure.h"
#include "tengen-paper-kifu-private.h"
#include "tengen-words-text.h"

#define C_(context, text) tengen_words_context (context, text)

/* Diagrams of a file at most: what is more fills books. */
#define MOST 600
/* Diagrams to a page at least. */
#define PER_PAGE 4

/**
 * Branch:
 * @node: its first node
 * @number: number of the move instead of which it is played
 * @diagram: number of the diagram that has that move, 0 for the figures
 *
 * A variation.
 */
typedef struct
{
  TengenNode node;
  guint number;
  guint diagram;
} Branch;

/* --- Finding them --- */

/* Adds what may be played instead of a node of a line. */
static void
add_siblings (const TengenRecord *record,
              GArray *branches,
              TengenNode node,
              guint number,
              guint diagram)
{
  TengenNode parent = tengen_record_get_parent (record, node);

  for (TengenNode other = tengen_record_get_child (record, parent);
       other != TENGEN_NODE_NONE;
       other = tengen_record_get_sibling (record, other))
    {
      const Branch branch = { other, number, diagram };

      if (other != node && branches->len <= MOST)
        g_array_append_val (branches, branch);
    }
}

static guint
get_number (const TengenPosition *position)
{
  const GArray *moves = tengen_position_get_moves (position);

  return moves->len > 0
             ? g_array_index (moves, TengenMove, moves->len - 1).number
             : 0;
}

static GArray *
list_branches (const TengenPaperKifuWork *self, const GArray *line)
{
  GArray *branches = g_array_new (FALSE, FALSE, sizeof (Branch));

  tengen_position_goto (self->position, g_array_index (line, TengenNode, 0));
  for (guint i = 1; i < line->len; i++)
    {
      TengenNode node = g_array_index (line, TengenNode, i);

      add_siblings (
          self->record, branches, node, get_number (self->position) + 1, 0);
      tengen_position_goto (self->position, node);
    }
  return branches;
}

static TengenNode
find_end (const TengenRecord *record, TengenNode node)
{
  TengenNode child;

  while ((child = tengen_record_get_child (record, node)) != TENGEN_NODE_NONE)
    node = child;
  return node;
}

/* --- Diagrams --- */

static char *
name_diagram (const Branch *branch, guint number)
{
  if (branch->diagram == 0)
    /* TRANSLATORS: a variation, and the move of the game that it replaces */
    return g_strdup_printf (
        C_ ("kifu", "Diagram %u (instead of %u)"), number, branch->number);
  /* TRANSLATORS: a variation, and the move of another diagram that it
   * replaces */
  return g_strdup_printf (C_ ("kifu", "Diagram %u (instead of %u, diagram %u)"),
                          number,
                          branch->number,
                          branch->diagram);
}

static TengenPaperFigure *
begin_diagram (TengenPosition *position,
               const TengenPaperKifu *how,
               TengenNode before,
               TengenNode end)
{
  TengenPaperFigure *figure;

  tengen_position_goto (position, before);
  figure = tengen_paper_figure_new (position, how->coordinates, how->texts);
  figure->from_one = TRUE;
  tengen_paper_figure_add_markup (figure, end);
  return figure;
}

static void
add_diagram (TengenPaperKifuWork *self,
             GArray *branches,
             const Branch *branch,
             const char *end)
{
  TengenNode node = branch->node;
  guint number = self->n_diagrams + 1;
  TengenPaperFigure *figure =
      begin_diagram (self->position,
                     self->how,
                     tengen_record_get_parent (self->record, node),
                     find_end (self->record, node));
  g_autofree char *name = name_diagram (branch, number);

  tengen_paper_figure_add_node (figure, node);
  while ((node = tengen_record_get_child (self->record, node)) !=
         TENGEN_NODE_NONE)
    {
      add_siblings (self->record, branches, node, figure->n_moves + 1, number);
      tengen_paper_figure_add_node (figure, node);
    }
  if (tengen_paper_figure_is_empty (figure))
    {
      tengen_paper_figure_free (figure);
      return;
    }
  self->n_diagrams = number;
  tengen_paper_figure_put (figure, self->cells, name, end);
}

gboolean
tengen_paper_kifu_add_variations (TengenPaperKifuWork *self, const GArray *line)
{
  g_autoptr (GArray) branches = list_branches (self, line);
  guint most = MOST - MIN (self->n_diagrams, MOST);

  if (branches->len > 0 && most > 0)
    tengen_paper_cells_turn (self->cells, MAX (PER_PAGE, self->how->per_page));
  for (guint i = 0; i < branches->len && i < most; i++)
    {
      const Branch branch = g_array_index (branches, Branch, i);
      gboolean is_cut = i + 1 == most && branches->len > most;

      add_diagram (self,
                   branches,
                   &branch,
                   is_cut ? C_ ("kifu",
                                "There are more variations than fit on "
                                "paper.")
                          : NULL);
      if (!tengen_paper_kifu_step (self, (i + 1.0) / branches->len))
        return FALSE;
    }
  return TRUE;
}
