/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-line: moves as numbers on one board, as in books
 */
#include "tengen-paper-line.h"

/* What stones without a number are called, one after another. */
#define LETTERS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

/* Between what is told of two moves, and within, where no line ends. */
#define BLANK "   "
#define JOINT "\u00a0"

gboolean
tengen_paper_line_has_label (const TengenView *view, const char *text)
{
  g_return_val_if_fail (view != NULL && text != NULL, FALSE);

  for (int i = 0; i < view->width * view->height; i++)
    if (g_strcmp0 (view->labels[i], text) == 0)
      return TRUE;
  return FALSE;
}

/* Finds a letter that no point has yet. */
static char *
find_letter (const TengenView *view)
{
  char letter[2] = { 0 };

  for (const char *at = LETTERS; *at != '\0'; at++)
    {
      letter[0] = *at;
      if (!tengen_paper_line_has_label (view, letter))
        return g_strdup (letter);
    }
  return NULL;
}

/* Names the stone that is drawn on a point; one that has neither number nor
 * label gets a letter, as long as there are letters. */
static char *
name_stone (TengenView *view, TengenNotation notation, TengenPoint point)
{
  if (view->numbers[point] != 0)
    return g_strdup_printf ("%u", view->numbers[point]);
  if (view->labels[point] == NULL)
    {
      view->labels[point] = find_letter (view);
      view->marks[point] = TENGEN_VIEW_MARK_NONE;
    }
  return view->labels[point] != NULL
             ? g_strdup (view->labels[point])
             : tengen_notation_format (
                   notation, view->width, view->height, point);
}

void
tengen_paper_line_add (TengenView *view,
                       TengenNotation notation,
                       const char *pass,
                       TengenStone stone,
                       TengenPoint point,
                       guint number,
                       GString *note)
{
  gboolean is_on_board = point < view->width * view->height;
  const char *blank = note->len > 0 ? BLANK : "";
  g_autofree char *name = NULL;

  if (!is_on_board)
    {
      g_string_append_printf (note, "%s%u:" JOINT "%s", blank, number, pass);
      return;
    }
  if (view->stones[point] == TENGEN_STONE_NONE)
    {
      view->stones[point] = stone;
      view->numbers[point] = (guint16) MIN (number, G_MAXUINT16);
      view->marks[point] = TENGEN_VIEW_MARK_NONE;
      g_clear_pointer (&view->labels[point], g_free);
      return;
    }
  name = name_stone (view, notation, point);
  g_string_append_printf (
      note, "%s%u" JOINT "=" JOINT "%s", blank, number, name);
}
