/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-from-line: nodes of a record, and which lines are right
 *
 * Shape: no recursion: a record may be as deep as it is long.
 */
#include "tengen-lesson-from-private.h"

#include "tengen-record-value.h"

gboolean
tengen_lesson_maker_read_move (const TengenLessonMaker *self,
                               TengenNode node,
                               TengenLessonMove *move)
{
  const TengenBoard *board = tengen_position_get_board (self->position);
  TengenNodeProperty black, white;
  const char *raw;
  gsize length = 0;

  black = tengen_record_find (self->record, node, TENGEN_PROPERTY_B);
  white = tengen_record_find (self->record, node, TENGEN_PROPERTY_W);
  if (black == 0 && white == 0)
    return FALSE;
  *move = (TengenLessonMove){
    .stone = black != 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE,
    .point = TENGEN_POINT_NONE,
  };
  raw = tengen_record_get_raw (
      self->record,
      tengen_record_get_value (self->record, black != 0 ? black : white),
      &length);
  tengen_value_move (raw,
                     length,
                     tengen_board_get_width (board),
                     tengen_board_get_height (board),
                     &move->point);
  return TRUE;
}

gboolean
tengen_lesson_maker_has_any (const TengenLessonMaker *self,
                             TengenNode node,
                             const TengenProperty *properties)
{
  for (; *properties != TENGEN_PROPERTY_OTHER; properties++)
    if (tengen_record_find (self->record, node, *properties) != 0)
      return TRUE;
  return FALSE;
}

gboolean
tengen_lesson_maker_has_setup (const TengenLessonMaker *self, TengenNode node)
{
  static const TengenProperty setup[] = { TENGEN_PROPERTY_AB,
                                          TENGEN_PROPERTY_AW,
                                          TENGEN_PROPERTY_AE,
                                          TENGEN_PROPERTY_OTHER };

  return tengen_lesson_maker_has_any (self, node, setup);
}

TengenNode
tengen_lesson_maker_next (const TengenLessonMaker *self,
                          TengenNode node,
                          TengenNode top)
{
  TengenNode next = tengen_record_get_child (self->record, node);

  for (; next == TENGEN_NODE_NONE && node != top;
       node = tengen_record_get_parent (self->record, node))
    next = tengen_record_get_sibling (self->record, node);
  return next;
}

char *
tengen_lesson_maker_get_comment (const TengenLessonMaker *self, TengenNode node)
{
  g_autofree char *comment =
      tengen_record_get_text (self->record, node, TENGEN_PROPERTY_C);
  g_autofree char *text = NULL;

  if (comment != NULL)
    text = tengen_lesson_from_text_strip (comment);
  return text != NULL && *text != '\0' ? g_steal_pointer (&text) : NULL;
}

/* --- Lines --- */

static TengenLessonLine
judge_comment (const TengenLessonMaker *self, TengenNode node)
{
  g_autofree char *comment =
      tengen_record_get_text (self->record, node, TENGEN_PROPERTY_C);

  return comment != NULL ? tengen_lesson_from_text_judge (comment)
                         : TENGEN_LESSON_LINE_OPEN;
}

/* Of moves of the other side the annotations say how good they are for it. */
static TengenLessonLine
judge_move (const TengenLessonMaker *self, TengenNode node, TengenStone stone)
{
  TengenLessonMove move;

  if (!tengen_lesson_maker_read_move (self, node, &move) || move.stone != stone)
    return TENGEN_LESSON_LINE_OPEN;
  if (tengen_record_find (self->record, node, TENGEN_PROPERTY_BM) != 0)
    return TENGEN_LESSON_LINE_WRONG;
  if (tengen_record_find (self->record, node, TENGEN_PROPERTY_TE) != 0)
    return TENGEN_LESSON_LINE_RIGHT;
  return tengen_record_find (self->record, node, TENGEN_PROPERTY_IT) != 0
             ? TENGEN_LESSON_LINE_GOOD
             : TENGEN_LESSON_LINE_OPEN;
}

gboolean
tengen_lesson_maker_says_verdict (const TengenLessonMaker *self,
                                  TengenNode node)
{
  static const TengenProperty verdicts[] = { TENGEN_PROPERTY_TE,
                                             TENGEN_PROPERTY_BM,
                                             TENGEN_PROPERTY_OTHER };

  return tengen_lesson_maker_has_any (self, node, verdicts) ||
         judge_comment (self, node) != TENGEN_LESSON_LINE_OPEN;
}

static gboolean
are_all_wrong (const TengenLessonMaker *self, TengenNode node)
{
  TengenNode child = tengen_record_get_child (self->record, node);

  if (child == TENGEN_NODE_NONE)
    return FALSE;
  for (; child != TENGEN_NODE_NONE;
       child = tengen_record_get_sibling (self->record, child))
    if (self->lines[child] != TENGEN_LESSON_LINE_WRONG)
      return FALSE;
  return TRUE;
}

static gboolean
leads_right (const TengenLessonMaker *self, TengenNode node)
{
  for (node = tengen_record_get_child (self->record, node);
       node != TENGEN_NODE_NONE;
       node = tengen_record_get_sibling (self->record, node))
    if (self->lines[node] == TENGEN_LESSON_LINE_RIGHT)
      return TRUE;
  return FALSE;
}

/* What a position is said to be good for. */
static TengenLessonLine
judge_position (const TengenLessonMaker *self,
                TengenNode node,
                TengenStone stone)
{
  gboolean black =
      tengen_record_find (self->record, node, TENGEN_PROPERTY_GB) != 0;
  gboolean white =
      tengen_record_find (self->record, node, TENGEN_PROPERTY_GW) != 0;

  if (black == white)
    return TENGEN_LESSON_LINE_OPEN;
  return black == (stone == TENGEN_STONE_BLACK) ? TENGEN_LESSON_LINE_RIGHT
                                                : TENGEN_LESSON_LINE_WRONG;
}

static TengenLessonLine
judge_node (const TengenLessonMaker *self, TengenNode node, TengenStone stone)
{
  TengenLessonLine line = judge_move (self, node, stone);

  if (line == TENGEN_LESSON_LINE_OPEN)
    line = judge_comment (self, node);
  if (line == TENGEN_LESSON_LINE_OPEN)
    line = judge_position (self, node, stone);
  if (line != TENGEN_LESSON_LINE_OPEN)
    return line;
  if (leads_right (self, node))
    return TENGEN_LESSON_LINE_RIGHT;
  return are_all_wrong (self, node) ? TENGEN_LESSON_LINE_WRONG
                                    : TENGEN_LESSON_LINE_OPEN;
}

void
tengen_lesson_maker_judge_lines (TengenLessonMaker *self,
                                 TengenNode question,
                                 TengenStone stone)
{
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (TengenNode));

  for (TengenNode node = tengen_lesson_maker_next (self, question, question);
       node != TENGEN_NODE_NONE;
       node = tengen_lesson_maker_next (self, node, question))
    g_array_append_val (nodes, node);
  for (guint i = nodes->len; i > 0; i--)
    {
      TengenNode node = g_array_index (nodes, TengenNode, i - 1);

      self->lines[node] = (guint8) judge_node (self, node, stone);
    }
}
