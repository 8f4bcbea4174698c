/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-cell: one point of a board for keyboard and screen readers
 *
 * Shape: no drawing and no input of its own; hundreds of them cost next to
 *        nothing. A name is handed on only when it became different.
 */
#include "tengen-board-cell.h"

#include "tengen-words-renju.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

struct _TengenBoardCell
{
  GtkWidget parent_instance;

  TengenPoint point;
  char *name;
};

G_DEFINE_FINAL_TYPE (TengenBoardCell, tengen_board_cell, GTK_TYPE_WIDGET)

static void
tengen_board_cell_finalize (GObject *object)
{
  TengenBoardCell *self = TENGEN_BOARD_CELL (object);

  g_free (self->name);
  G_OBJECT_CLASS (tengen_board_cell_parent_class)->finalize (object);
}

static void
tengen_board_cell_class_init (TengenBoardCellClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = tengen_board_cell_finalize;
  gtk_widget_class_set_css_name (widget_class, "boardcell");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
tengen_board_cell_init (TengenBoardCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
tengen_board_cell_new (TengenPoint point, int columns)
{
  TengenBoardCell *self = g_object_new (TENGEN_TYPE_BOARD_CELL, NULL);

  self->point = point;
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_RELATION_COL_INDEX,
                                  tengen_point_x (point, columns) + 1,
                                  GTK_ACCESSIBLE_RELATION_ROW_INDEX,
                                  tengen_point_y (point, columns) + 1,
                                  -1);
  return GTK_WIDGET (self);
}

TengenPoint
tengen_board_cell_get_point (TengenBoardCell *self)
{
  g_return_val_if_fail (TENGEN_IS_BOARD_CELL (self), TENGEN_POINT_NONE);

  return self->point;
}

static TengenGoMark
get_mark (const TengenView *view, TengenPoint point)
{
  if (view->dead[point] != 0)
    return TENGEN_GO_MARK_DEAD;
  return view->seki[point] != 0 ? TENGEN_GO_MARK_SEKI : TENGEN_GO_MARK_ALIVE;
}

static const char *
name_record_mark (TengenViewMark mark)
{
  switch (mark)
    {
    case TENGEN_VIEW_MARK_CIRCLE:
      return _ ("circle");
    case TENGEN_VIEW_MARK_CROSS:
      return _ ("cross");
    case TENGEN_VIEW_MARK_SQUARE:
      return _ ("square");
    case TENGEN_VIEW_MARK_TRIANGLE:
      return _ ("triangle");
    case TENGEN_VIEW_MARK_SELECTED:
      return _ ("filled square");
    case TENGEN_VIEW_MARK_NONE:
    case TENGEN_VIEW_MARK_LAST:
    case TENGEN_VIEW_MARK_REFUSED:
    case TENGEN_VIEW_MARK_EVIDENCE:
    case TENGEN_VIEW_MARK_EVIDENCE_LAST:
    case TENGEN_VIEW_MARK_CHOICE:
      break;
    }
  return NULL;
}

static void
add_word (GString *name, const char *word)
{
  /* what stands between the properties of a point that is read out */
  g_string_append (name, tengen_words_context ("point", ", "));
  g_string_append (name, word);
}

/* Adds what the record has written there: mark, label, moves that follow. */
static void
add_markup (GString *name, const TengenView *view, TengenPoint point)
{
  const char *mark = name_record_mark (view->marks[point]);

  if (mark != NULL)
    add_word (name, mark);
  if (view->labels[point] != NULL)
    {
      /* a letter or word written on a point that is read out */
      g_autofree char *shown =
          tengen_words_shorten (view->labels[point], TENGEN_WORDS_NAME_LETTERS);
      g_autofree char *label =
          tengen_view_is_choice (view, point)
              /* a letter or count on a point that can be chosen, read out */
              ? g_strdup_printf (_ ("choice %s"), shown)
              : g_strdup_printf (_ ("label %s"), shown);

      add_word (name, label);
    }
  if (view->next[point] != 0)
    add_word (name,
              (view->next[point] & TENGEN_VIEW_NEXT_MAIN) != 0 ? _ ("next move")
              : (view->next[point] & TENGEN_VIEW_NEXT_JOINED) != 0
                  /* a move on a point that is read out: it follows where
                   * another order of moves leads to the position */
                  ? _ ("variation from another order of moves")
                  : _ ("variation"));
}

/* What is shown of a point in a lesson. */
static void
add_sign (GString *name, const TengenView *view, TengenPoint point)
{
  switch ((TengenViewSign) view->signs[point])
    {
    case TENGEN_VIEW_SIGN_NONE:
      break;
    case TENGEN_VIEW_SIGN_RIGHT:
      /* an answer in a lesson, on a point that is read out */
      add_word (name, tengen_words_context ("answer", "right"));
      break;
    case TENGEN_VIEW_SIGN_WRONG:
      /* likewise */
      add_word (name, tengen_words_context ("answer", "wrong"));
      break;
    case TENGEN_VIEW_SIGN_SOLUTION:
      /* a point of a lesson that the learner did not find, now shown */
      add_word (name, tengen_words_context ("answer", "solution"));
      break;
    }
  if (view->lit[point] != 0)
    /* a point that is lit because a text or hint means it */
    add_word (name, tengen_words_context ("answer", "shown"));
}

static void
add_estimate (GString *name, const TengenView *view, TengenPoint point)
{
  switch ((TengenViewEstimate) view->estimate[point])
    {
    case TENGEN_VIEW_ESTIMATE_NONE:
      break;
    case TENGEN_VIEW_ESTIMATE_LIKELY_BLACK:
      /* what is thought of a point that is read out (目算) */
      add_word (name, _ ("likely Black’s"));
      break;
    case TENGEN_VIEW_ESTIMATE_LIKELY_WHITE:
      add_word (name, _ ("likely White’s"));
      break;
    case TENGEN_VIEW_ESTIMATE_BLACK:
      add_word (name, _ ("would be Black’s"));
      break;
    case TENGEN_VIEW_ESTIMATE_WHITE:
      add_word (name, _ ("would be White’s"));
      break;
    case TENGEN_VIEW_ESTIMATE_UNSETTLED:
      add_word (name, _ ("not settled"));
      break;
    }
}

/* A stone that is only offered or thought of, what the opening allows, what a
 * black stone would lose by. */
static void
add_renju (GString *name, const TengenView *view, TengenPoint point)
{
  guint classes = view->forbidden[point] & TENGEN_RENJU_FORBIDDEN;

  if (view->ghosts[point] != TENGEN_STONE_NONE && view->labels[point] != NULL)
    /* a fifth move that Black offers, on a point that is read out */
    add_word (name, _ ("offered"));
  else if (view->ghosts[point] != TENGEN_STONE_NONE)
    /* a stone that is shown to explain something, on a point that is read */
    add_word (name, _ ("imagined stone"));
  if ((view->area[point] & TENGEN_VIEW_AREA_BARRED) != 0)
    /* a point that the opening does not allow */
    add_word (name, _ ("outside the area"));
  if (classes != 0)
    {
      g_autofree char *what = tengen_words_renju_classes (classes);
      /* a point that is read out, and what makes it forbidden for Black */
      g_autofree char *word = g_strdup_printf (_ ("forbidden: %s"), what);

      add_word (name, word);
    }
}

/* Whether a point lies on the line between the ends of a shape. */
static gboolean
is_on (const TengenViewShape *shape, TengenPoint point, int columns)
{
  int x = tengen_point_x (shape->from, columns);
  int y = tengen_point_y (shape->from, columns);
  int across = tengen_point_x (shape->to, columns) - x;
  int down = tengen_point_y (shape->to, columns) - y;
  int n = MAX (ABS (across), ABS (down));

  for (int i = 0; i <= n; i++)
    if (tengen_point_make (columns,
                           x + (n > 0 ? i * across / n : 0),
                           y + (n > 0 ? i * down / n : 0)) == point)
      return TRUE;
  return FALSE;
}

/* The highlighted rows, fours and threes a stone belongs to; the card explains
 * why a shape only looks like one. */
static void
add_shapes (GString *name, const TengenView *view, TengenPoint point)
{
  if (view->stones[point] == TENGEN_STONE_NONE &&
      view->ghosts[point] == TENGEN_STONE_NONE)
    return;
  for (guint i = 0; i < view->shapes->len; i++)
    {
      const TengenViewShape *shape =
          &g_array_index (view->shapes, TengenViewShape, i);

      if (shape->tone != TENGEN_VIEW_TONE_FALSE && *shape->name != '\0' &&
          is_on (shape, point, view->width))
        add_word (name, shape->name);
    }
}

static char *
make_name (const TengenView *view, TengenPoint point, TengenNotation notation)
{
  g_autofree char *lies = tengen_words_point (notation,
                                              view->width,
                                              view->height,
                                              point,
                                              view->stones[point],
                                              view->atari[point] != 0,
                                              get_mark (view, point),
                                              view->owner[point]);
  g_autofree char *place = NULL;
  GString *name;

  if (view->hidden[point] == 0)
    {
      name = g_string_new (lies);
      if (view->claimed[point] != 0)
        add_word (name, _ ("claimed"));
      if (view->doubtful[point] != 0)
        /* a stone of which a person has to say whether it lives */
        add_word (name, _ ("please check"));
      add_markup (name, view, point);
      add_sign (name, view, point);
      add_estimate (name, view, point);
      add_renju (name, view, point);
      add_shapes (name, view, point);
      return g_string_free (name, FALSE);
    }
  place = tengen_notation_format (notation, view->width, view->height, point);
  /* a point of the board, D4, in a part of it that is not shown */
  return g_strdup_printf (_ ("%s not shown"), place);
}

void
tengen_board_cell_describe (TengenBoardCell *self,
                            const TengenView *view,
                            TengenNotation notation)
{
  g_autofree char *name = NULL;

  g_return_if_fail (TENGEN_IS_BOARD_CELL (self));
  g_return_if_fail (view != NULL);
  g_return_if_fail (self->point < view->width * view->height);

  name = make_name (view, self->point, notation);
  if (g_strcmp0 (name, self->name) == 0)
    return;
  g_free (self->name);
  self->name = g_steal_pointer (&name);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->name, -1);
}
