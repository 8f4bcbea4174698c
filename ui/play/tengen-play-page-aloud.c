/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-aloud: moves, said to who does not see the board
 *
 * Shape: a move that is there now and was not before is said once, whoever
 *        played it and whichever way one came to it. In the review the tree
 *        describes itself while it has the keyboard.
 */
#include "tengen-play-page-private.h"

#include "tengen-announce.h"
#include "tengen-play-page-say.h"
#include "tengen-play-page-show.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

static gboolean
has_keyboard (GtkWidget *widget)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN) !=
         0;
}

static void
append_stone (TengenPlayPage *self,
              const TengenPosition *position,
              GString *text)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  int taken = tengen_position_get_last_taken (position);
  TengenStone stone;
  TengenPoint last = tengen_position_get_last (position, &stone);
  g_autofree char *side = tengen_words_stone (stone);
  g_autofree char *point = NULL;
  int notation;

  g_object_get (self->board, "notation", &notation, NULL);
  point = tengen_notation_format (
      (TengenNotation) notation, setup->width, setup->height, last);
  g_string_append_printf (text,
                          _ ("move %u %s %s"),
                          tengen_position_get_moves (position)->len,
                          side,
                          point);
  tengen_words_append_taken (text, taken);
}

/* A pass is said by the line under the board, for all. */
static void
tell (TengenPlayPage *self, const TengenPosition *position)
{
  g_autoptr (GString) text = g_string_new (NULL);
  TengenPoint last = tengen_position_get_last (position, NULL);

  if (last != TENGEN_POINT_NONE && last != TENGEN_POINT_PASS)
    append_stone (self, position, text);
  else if (tengen_position_get_node (position) ==
           tengen_position_get_root (position))
    g_string_append (text, _ ("start of the game"));
  tengen_announce_aloud (GTK_WIDGET (self->board), text->str);
}

void
tengen_play_page_say_aloud (TengenPlayPage *self)
{
  const TengenPosition *position = tengen_session_get_position (self->session);
  TengenNode node = tengen_position_get_node (position);

  if (node == self->told_node || !tengen_play_page_has_board (self))
    return;
  if (self->told_node != TENGEN_NODE_NONE &&
      (!self->review || has_keyboard (GTK_WIDGET (self->board))))
    tell (self, position);
  self->told_node = node;
}
