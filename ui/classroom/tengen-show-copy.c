/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-copy: a game that goes on from stones that are only seen
 */
#include "tengen-show-copy.h"

#include <string.h>

#include "tengen-lesson-game.h"
#include "tengen-lesson-part.h"

static TengenStone
find_to_move (const TengenView *view)
{
  int n[3] = { 0 };

  for (int i = 0; i < view->width * view->height; i++)
    {
      if (view->marks[i] == TENGEN_VIEW_MARK_LAST &&
          view->stones[i] != TENGEN_STONE_NONE)
        return tengen_stone_other (view->stones[i]);
      n[view->stones[i]]++;
    }
  return n[TENGEN_STONE_BLACK] > n[TENGEN_STONE_WHITE] ? TENGEN_STONE_WHITE
                                                       : TENGEN_STONE_BLACK;
}

static TengenGameSetup *
make_setup (const TengenView *view, gboolean is_renju)
{
  TengenGameSetup *setup;

  if (is_renju)
    return tengen_game_setup_new_renju (NULL);
  setup = tengen_game_setup_new (tengen_go_rules_find ("pure"), view->width);
  setup->height = view->height;
  return setup;
}

TengenGame *
tengen_show_copy (const TengenView *view, gboolean is_renju)
{
  TengenLessonDiagram *diagram;
  TengenGame *game;

  g_return_val_if_fail (view != NULL, NULL);

  diagram = tengen_lesson_diagram_new (make_setup (view, is_renju));
  memcpy (diagram->stones,
          view->stones,
          (gsize) view->width * (gsize) view->height);
  diagram->to_move = find_to_move (view);
  game = tengen_lesson_game_new_from (diagram->setup, diagram);
  tengen_lesson_diagram_free (diagram);
  return game;
}
