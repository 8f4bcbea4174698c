/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-tree-say: describes the current place in the tree
 *
 * What: a description for screen readers: the move, its variation, what
 *       follows, its comment. One text; a tree of 200,000 children would be of
 *       no use.
 */
#include "tengen-review-tree-private.h"

#include "tengen-announce.h"
#include "tengen-words-record.h"

#define _(s) tengen_words_text (s)

static char *
say_point (TengenReviewTree *self, TengenPoint point)
{
  const TengenGameSetup *setup = tengen_game_get_setup (self->game);

  if (point == TENGEN_POINT_PASS)
    return tengen_position_is_last_virtual (
               tengen_game_get_position (self->game))
               ? g_strdup (_ ("Virtual move"))
               : g_strdup (_ ("Pass"));
  return tengen_notation_format (
      self->notation, setup->width, setup->height, point);
}

static char *
say_move (TengenReviewTree *self, TengenNode node)
{
  const TengenPosition *position = tengen_game_get_position (self->game);
  TengenStone stone;
  TengenPoint last = tengen_position_get_last (position, &stone);
  g_autofree char *side = NULL;
  g_autofree char *point = NULL;

  if (node == self->root)
    return g_strdup (_ ("start of the game"));
  if (last == TENGEN_POINT_NONE)
    return g_strdup (_ ("no move"));
  side = tengen_words_stone (stone);
  point = say_point (self, last);
  /* as a screen reader says it: move 24, White, C17 */
  return g_strdup_printf (
      _ ("move %u %s %s"),
      tengen_review_numbers_get (
          self->numbers, tengen_game_get_record (self->game), node),
      side,
      point);
}

static guint
count_children (const TengenRecord *record, TengenNode node)
{
  guint count = 0;

  for (node = tengen_record_get_child (record, node); node != TENGEN_NODE_NONE;
       node = tengen_record_get_sibling (record, node))
    count++;
  return count;
}

static void
append (GString *text, const char *what)
{
  /* what stands between the things that are said of a node */
  g_string_append (text, tengen_words_context ("tree", ", "));
  g_string_append (text, what);
}

/* Which of the variations the line of a node is, the main line away. */
static void
append_variation (TengenReviewTree *self,
                  const TengenRecord *record,
                  TengenNode node,
                  GString *text)
{
  g_autofree char *what = NULL;
  TengenReviewLine line;

  if (!tengen_review_layout_get_line (self->layout, node, &line) ||
      line.nodes[0] == self->root)
    return;
  what = g_strdup_printf (_ ("variation %u"),
                          tengen_record_get_index (record, line.nodes[0]) + 1);
  append (text, what);
}

static void
append_branches (const TengenRecord *record, TengenNode node, GString *text)
{
  guint count = count_children (record, node);
  g_autofree char *what = NULL;

  if (count < 2)
    return;
  what = g_strdup_printf (
      tengen_words_plural ("%u way on", "%u ways on", count), count);
  append (text, what);
}

static void
append_hidden (TengenReviewTree *self, TengenNode node, GString *text)
{
  g_autofree char *what = NULL;
  TengenReviewLine line;

  if (!tengen_review_layout_get_line (self->layout, node, &line) ||
      line.hidden == 0 || line.nodes[line.n_nodes - 1] != node)
    return;
  what = g_strdup_printf (tengen_words_plural ("%u node folded away",
                                               "%u nodes folded away",
                                               line.hidden),
                          line.hidden);
  append (text, what);
}

static void
append_evaluations (const TengenRecord *record, TengenNode node, GString *text)
{
  for (int i = TENGEN_EVALUATION_BAD; i <= TENGEN_EVALUATION_HOTSPOT; i++)
    {
      int strength = tengen_edit_get_evaluation (record, node, i);
      g_autofree char *what = NULL;

      if (strength == 0)
        continue;
      what = tengen_words_evaluation (i, strength);
      append (text, what);
    }
}

static void
append_comment (const TengenRecord *record, TengenNode node, GString *text)
{
  if (tengen_record_find (record, node, TENGEN_PROPERTY_C) != 0)
    append (text, _ ("with a comment"));
}

void
tengen_review_tree_describe (TengenReviewTree *self)
{
  const TengenRecord *record;
  g_autofree char *move = NULL;
  GString *text;
  TengenNode node;

  if (self->game == NULL)
    {
      gtk_accessible_reset_property (GTK_ACCESSIBLE (self),
                                     GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      return;
    }
  record = tengen_game_get_record (self->game);
  node = tengen_game_get_cursor (self->game);
  move = say_move (self, node);
  text = g_string_new (move);
  append_variation (self, record, node, text);
  append_branches (record, node, text);
  append_hidden (self, node, text);
  append_evaluations (record, node, text);
  append_comment (record, node, text);
  tengen_announce_describe (GTK_WIDGET (self), text->str);
  g_string_free (text, TRUE);
}
