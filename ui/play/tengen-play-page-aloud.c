/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-aloud: moves, announced to screen readers
 *
 * Shape: a move on the board that was not there before is said once, whoever
 *        played it and however it was reached. In the review the tree describes
 *        itself while it has the keyboard.
 */
#include "tengen-play-page-private.h"

#include "tengen-announce.h"
#include "tengen-play-page-focus.h"
#include "tengen-play-page-say.h"
#include "tengen-play-page-show.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenPlayAloudPart
{
  /* the node whose move was said */
  TengenNode node;
  /* (nullable): the name of a node that was said last */
  char *name;
};

void
tengen_play_page_make_aloud (TengenPlayPage *self)
{
  self->aloud_part = g_new0 (TengenPlayAloudPart, 1);
}

void
tengen_play_page_forget_aloud (TengenPlayPage *self)
{
  self->aloud_part->node = TENGEN_NODE_NONE;
}

void
tengen_play_page_drop_aloud (TengenPlayPage *self)
{
  g_clear_pointer (&self->aloud_part->name, g_free);
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

  if (node == self->aloud_part->node || !tengen_play_page_has_board (self))
    return;
  if (self->aloud_part->node != TENGEN_NODE_NONE &&
      (!self->review ||
       tengen_play_page_has_keyboard (GTK_WIDGET (self->board))))
    tell (self, position);
  self->aloud_part->node = node;
}

void
tengen_play_page_hear_name (TengenPlayPage *self, const char *name)
{
  if (g_strcmp0 (name, self->aloud_part->name) == 0)
    return;
  g_free (self->aloud_part->name);
  self->aloud_part->name = g_strdup (name);
  if (name != NULL && *name != '\0')
    {
      g_autofree char *some =
          tengen_words_shorten (name, TENGEN_WORDS_LINE_LETTERS);

      tengen_announce (GTK_WIDGET (self->line), some);
    }
}
