/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-renju: positions of Renju as engines write them: `h8h9i8`
 *
 * What:  such a text to a record that can be opened, and the position on the
 *        board as such a text.
 * Shape: the stones of each side in the order in which they were put, those of
 *        a diagram first, row by row; a text knows nothing but that Black
 *        begins and that there are no passes.
 */
#include "tengen-window-private.h"

#include "tengen-renju-text.h"
#include "tengen-sgf-writer.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* --- A text to a record --- */

/* Marked as played here, as the user wants to go on at its end. */
static char *
make_record (const GArray *points)
{
  g_autoptr (TengenGameSetup) setup = tengen_game_setup_new_renju (NULL);
  g_autoptr (TengenRecord) record = NULL;

  record = tengen_game_setup_write_moves (
      setup, (const TengenPoint *) points->data, points->len);
  return tengen_sgf_write (record, NULL, NULL);
}

char *
tengen_window_make_renju_record (const char *text)
{
  g_autoptr (GArray) points = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  if (!tengen_renju_text_parse (text, &points, NULL))
    return NULL;
  return make_record (points);
}

/* A text whose first stone can be read is meant as a position. */
char *
tengen_window_make_renju_fault (const char *text)
{
  TengenRenjuTextError error;

  g_return_val_if_fail (text != NULL, NULL);

  if (tengen_renju_text_parse (text, NULL, &error) || error.move < 2)
    return NULL;
  if (error.fault == TENGEN_RENJU_TEXT_FAULT_TWICE)
    /* TRANSLATORS: two numbers of stones of a position such as h8h9i8 */
    return g_strdup_printf (
        _ ("Stone %u of this position would lie where stone %u lies."),
        error.move,
        error.first);
  if (error.fault == TENGEN_RENJU_TEXT_FAULT_NUMBER)
    /* TRANSLATORS: the number of a stone of a position such as 1. h8 2. h9 */
    return g_strdup_printf (_ ("Stone %u of this position has another number."),
                            error.move);
  /* TRANSLATORS: the number of a stone of a position such as h8h9i8 */
  return g_strdup_printf (
      _ ("Stone %u of this position is no point from A1 to O15."), error.move);
}

/* --- The position as a text --- */

/* Stones of a diagram have no number; a stone that an editor has taken away, or
 * whose point has got another one, is not that move's any more. */
static void
collect (const TengenPosition *position, GArray *const stones[2])
{
  const TengenBoard *board = tengen_position_get_board (position);
  const GArray *moves = tengen_position_get_moves (position);
  guint numbers[TENGEN_RENJU_POINTS];

  tengen_position_get_numbers (position, numbers);
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      TengenPoint point = (TengenPoint) i;
      TengenStone stone = tengen_board_get (board, point);

      if (stone != TENGEN_STONE_NONE && numbers[i] == 0)
        g_array_append_val (stones[stone == TENGEN_STONE_WHITE], point);
    }
  for (guint i = 0; i < moves->len; i++)
    {
      TengenMove move = g_array_index (moves, TengenMove, i);

      if (move.point < TENGEN_RENJU_POINTS && numbers[move.point] == i + 1)
        g_array_append_val (stones[move.stone == TENGEN_STONE_WHITE],
                            move.point);
    }
}

/* Black's and White's in turn. */
static char *
join (GArray *const stones[2])
{
  guint n = stones[0]->len + stones[1]->len;
  g_autofree TengenPoint *points = g_new0 (TengenPoint, n);

  for (guint i = 0; i < n; i++)
    points[i] = g_array_index (stones[i % 2], TengenPoint, i / 2);
  return tengen_renju_text_format (points, n);
}

/* Whether turns from the empty board on can have led there. */
static gboolean
can_join (const TengenPosition *position, GArray *const stones[2])
{
  guint n = stones[0]->len + stones[1]->len;
  TengenStone next = n % 2 == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;

  return n > 0 && stones[0]->len == (n + 1) / 2 &&
         (tengen_position_get_phase (position) != TENGEN_PHASE_PLAY ||
          tengen_position_get_to_move (position) == next);
}

/* NULL where a text cannot say it, and in other games. */
static char *
make_text (const TengenPosition *position)
{
  GArray *stones[2];
  char *text;

  if (tengen_position_get_renju (position) == NULL)
    return NULL;
  stones[0] = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  stones[1] = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  collect (position, stones);
  text = can_join (position, stones) ? join (stones) : NULL;
  g_array_unref (stones[0]);
  g_array_unref (stones[1]);
  return text;
}

static void
copy_stones_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  g_autofree char *text =
      make_text (tengen_game_get_position (tengen_window_get_game (self)));

  if (text == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  tengen_window_say_copied (self);
}

void
tengen_window_install_renju (GtkWidgetClass *klass)
{
  /* TengenWindow|win.copy-stones: the stones of Renju as engines write them */
  gtk_widget_class_install_action (
      klass, "win.copy-stones", NULL, copy_stones_action);
}

void
tengen_window_update_renju (TengenWindow *self)
{
  g_autofree char *text =
      make_text (tengen_game_get_position (tengen_window_get_game (self)));

  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "win.copy-stones", text != NULL);
}
