/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-moves: the moves of the current line, as a list model
 *
 * Shape: the end of a line names the whole line (each node has one parent),
 *        and the count of edits names the record; while both are unchanged
 *        there is nothing to do. Otherwise a position walks the line once.
 * Memory: a few words a move; the items are created on request, and only rows
 *         in sight are requested.
 */
#include "tengen-play-moves.h"

struct _TengenPlayMove
{
  GObject parent_instance;

  TengenPlayMoveInfo info;
};

G_DEFINE_FINAL_TYPE (TengenPlayMove, tengen_play_move, G_TYPE_OBJECT)

struct _TengenPlayMoves
{
  GObject parent_instance;

  /* Owned: TengenPlayMoveInfo */
  GArray *moves;

  /* What @moves was made of; TENGEN_NODE_NONE for nothing. */
  TengenNode end;
  guint64 edits;
};

static void
tengen_play_move_class_init (TengenPlayMoveClass *klass)
{
}

static void
tengen_play_move_init (TengenPlayMove *self)
{
}

const TengenPlayMoveInfo *
tengen_play_move_get_info (TengenPlayMove *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_MOVE (self), NULL);

  return &self->info;
}

static GType
get_item_type (GListModel *model)
{
  return TENGEN_TYPE_PLAY_MOVE;
}

static guint
get_n_items (GListModel *model)
{
  return TENGEN_PLAY_MOVES (model)->moves->len;
}

static const TengenPlayMoveInfo *
get_info (const GArray *moves, guint position)
{
  return &g_array_index (moves, TengenPlayMoveInfo, position);
}

static gpointer
get_item (GListModel *model, guint position)
{
  TengenPlayMoves *self = TENGEN_PLAY_MOVES (model);
  TengenPlayMove *move;

  if (position >= self->moves->len)
    return NULL;
  move = g_object_new (TENGEN_TYPE_PLAY_MOVE, NULL);
  move->info = *get_info (self->moves, position);
  return move;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TengenPlayMoves,
                               tengen_play_moves,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      list_model_init))

static gboolean
info_equal (const TengenPlayMoveInfo *a, const TengenPlayMoveInfo *b)
{
  return a->node == b->node && a->index == b->index && a->number == b->number &&
         a->stone == b->stone && a->point == b->point && a->taken == b->taken &&
         a->is_virtual == b->is_virtual && a->is_exchange == b->is_exchange &&
         a->declared == b->declared && a->offers == b->offers;
}

static GArray *
new_rows (void)
{
  return g_array_new (FALSE, FALSE, sizeof (TengenPlayMoveInfo));
}

static const TengenMove *
get_last_move (const TengenPosition *position)
{
  const GArray *moves = tengen_position_get_moves (position);

  return &g_array_index (moves, TengenMove, moves->len - 1);
}

/* Decisions stand in the node of the stone before them: what has changed in the
 * opening since @before, which then follows. */
static void
add_decisions (TengenPlayMoveInfo *info,
               const TengenPosition *position,
               TengenRenjuOpening *before)
{
  const TengenGameRenju *renju = tengen_position_get_renju (position);

  if (renju == NULL)
    return;
  info->is_exchange = renju->opening->is_swapped != before->is_swapped;
  info->declared = renju->opening->declared - before->declared;
  if (renju->opening->n_stones == TENGEN_RENJU_OPENING_STONES - 1)
    info->offers = renju->opening->n_offers;
  *before = *renju->opening;
}

static GArray *
make_rows (const TengenGame *game, const GArray *line)
{
  GArray *rows = new_rows ();
  g_autoptr (TengenPosition) position = tengen_position_new (
      tengen_game_get_record (game), tengen_game_get_root (game));
  TengenRenjuOpening before = { 0 };

  for (guint i = 0; position != NULL && i < line->len; i++)
    {
      TengenPlayMoveInfo info = { .node = g_array_index (line, TengenNode, i),
                                  .index = i };

      tengen_position_goto (position, info.node);
      info.point = tengen_position_get_last (position, &info.stone);
      if (info.point == TENGEN_POINT_NONE)
        continue;
      info.number = get_last_move (position)->number;
      info.is_virtual = get_last_move (position)->is_virtual;
      info.taken = tengen_position_get_last_taken (position);
      add_decisions (&info, position, &before);
      g_array_append_val (rows, info);
    }
  return rows;
}

/* Puts rows in place of the present ones and says only what differs. */
static void
replace_rows (TengenPlayMoves *self, GArray *rows)
{
  GArray *old = self->moves;
  guint same = 0;

  while (same < old->len && same < rows->len &&
         info_equal (get_info (old, same), get_info (rows, same)))
    same++;
  self->moves = rows;
  if (same < old->len || same < rows->len)
    g_list_model_items_changed (
        G_LIST_MODEL (self), same, old->len - same, rows->len - same);
  g_array_unref (old);
}

static void
tengen_play_moves_finalize (GObject *object)
{
  g_array_unref (TENGEN_PLAY_MOVES (object)->moves);
  G_OBJECT_CLASS (tengen_play_moves_parent_class)->finalize (object);
}

static void
tengen_play_moves_class_init (TengenPlayMovesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tengen_play_moves_finalize;
}

static void
tengen_play_moves_init (TengenPlayMoves *self)
{
  self->moves = new_rows ();
}

TengenPlayMoves *
tengen_play_moves_new (void)
{
  return g_object_new (TENGEN_TYPE_PLAY_MOVES, NULL);
}

void
tengen_play_moves_forget (TengenPlayMoves *self)
{
  g_return_if_fail (TENGEN_IS_PLAY_MOVES (self));

  self->end = TENGEN_NODE_NONE;
}

void
tengen_play_moves_update (TengenPlayMoves *self, const TengenGame *game)
{
  const GArray *line;
  TengenNode end;
  guint64 edits;

  g_return_if_fail (TENGEN_IS_PLAY_MOVES (self));

  if (game == NULL)
    {
      self->end = TENGEN_NODE_NONE;
      replace_rows (self, new_rows ());
      return;
    }
  line = tengen_game_get_line (game, NULL);
  end = g_array_index (line, TengenNode, line->len - 1);
  edits = tengen_game_get_edits (game);
  if (end == self->end && edits == self->edits)
    return;
  self->end = end;
  self->edits = edits;
  replace_rows (self, make_rows (game, line));
}

guint
tengen_play_moves_find (TengenPlayMoves *self, guint index)
{
  guint low = 0;
  guint high;

  g_return_val_if_fail (TENGEN_IS_PLAY_MOVES (self), G_MAXUINT);

  high = self->moves->len;
  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (get_info (self->moves, middle)->index <= index)
        low = middle + 1;
      else
        high = middle;
    }
  return low == 0 ? G_MAXUINT : low - 1;
}
