/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-walk: walking through a game: actions with keys
 *
 * Shape: what is typed in the review is written to the record before moving on.
 *        The action for the next comment is disabled if a look at the following
 *        nodes finds none; in a large tree all are searched only on request.
 */
#include "tengen-play-page-walk.h"

#include "tengen-describe-walk.h"
#include "tengen-play-page-actions.h"
#include "tengen-play-page-private.h"
#include "tengen-play-page-share.h"
#include "tengen-play-page-show.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenPlayNumbersPart
{
  TengenViewNumbers numbers;
  /* the mode that FROM took the place of, and where FROM counts from */
  TengenViewNumbers before;
  TengenNode from;
};

/* Nodes that are looked at for a comment after each move. */
#define NEAR_NODES 4096

static const struct
{
  const char *action;
  int by;
  const char *keys;
} steps[] = {
  { "game.first", G_MININT, "<Control>Home" },
  { "game.back-ten", -10, "<Shift>Page_Up" },
  { "game.back", -1, "<Alt>Left|Page_Up" },
  { "game.forward", 1, "<Alt>Right|Page_Down" },
  { "game.forward-ten", 10, "<Shift>Page_Down" },
  { "game.last", G_MAXINT, "<Control>End" },
};

static const struct
{
  const char *action;
  TengenNode (*find) (const TengenRecord *record,
                      TengenNode node,
                      TengenWalk walk);
  TengenWalk walk;
  const char *keys;
} jumps[] = {
  { "game.previous-variation",
    tengen_walk_variation,
    TENGEN_WALK_BACK,
    "<Alt>Up" },
  { "game.next-variation", tengen_walk_variation, TENGEN_WALK_ON, "<Alt>Down" },
  { "game.previous-branch",
    tengen_walk_branch,
    TENGEN_WALK_BACK,
    "<Control>Page_Up" },
  { "game.next-branch",
    tengen_walk_branch,
    TENGEN_WALK_ON,
    "<Control>Page_Down" },
  { "game.previous-comment",
    tengen_walk_comment,
    TENGEN_WALK_BACK,
    "<Alt>comma" },
  { "game.next-comment", tengen_walk_comment, TENGEN_WALK_ON, "<Alt>period" },
};

static void
step_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  tengen_play_page_flush (self);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (g_str_equal (action, steps[i].action))
      tengen_session_step (self->session, steps[i].by);
}

static void
say_nowhere (TengenPlayPage *self, guint jump)
{
  if (jumps[jump].find != tengen_walk_comment)
    return;
  tengen_play_line_say (self->line,
                        TENGEN_PLAY_LINE_NOTE,
                        jumps[jump].walk == TENGEN_WALK_ON
                            ? _ ("There is no comment after this.")
                            : _ ("There is no comment before this."));
}

static TengenNode
find_jump (TengenPlayPage *self, guint jump)
{
  const TengenGame *game = tengen_session_get_game (self->session);

  return jumps[jump].find (tengen_game_get_record (game),
                           tengen_game_get_cursor (game),
                           jumps[jump].walk);
}

static void
jump_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);
  TengenNode node;

  tengen_play_page_flush (self);
  for (guint i = 0; i < G_N_ELEMENTS (jumps); i++)
    {
      if (!g_str_equal (action, jumps[i].action))
        continue;
      node = find_jump (self, i);
      if (node != TENGEN_NODE_NONE)
        tengen_session_goto (self->session, node);
      else
        say_nowhere (self, i);
    }
}

/* Whether a comment follows, or may follow in a tree that is large. */
static gboolean
may_have_comment (TengenPlayPage *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);

  return tengen_walk_may_find_comment (
      tengen_game_get_record (game), tengen_game_get_cursor (game), NEAR_NODES);
}

static gboolean
can_jump (TengenPlayPage *self, guint jump)
{
  if (jumps[jump].find != tengen_walk_comment)
    return find_jump (self, jump) != TENGEN_NODE_NONE;
  /* back there is no button, and its key says so */
  return jumps[jump].walk == TENGEN_WALK_BACK || may_have_comment (self);
}

/* Keys of comments: where there is none they say so. */
static gboolean
comment_key_cb (GtkWidget *widget, GVariant *parameter, gpointer action)
{
  if (TENGEN_PLAY_PAGE (widget)->session == NULL)
    return FALSE;
  jump_cb (widget, action, NULL);
  return TRUE;
}

static void
add_comment_key (GtkShortcutController *controller, guint jump)
{
  gtk_shortcut_controller_add_shortcut (
      controller,
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (jumps[jump].keys),
                        gtk_callback_action_new (comment_key_cb,
                                                 (gpointer) jumps[jump].action,
                                                 NULL)));
}

static TengenNode
find_main (TengenPlayPage *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);

  return tengen_walk_main (tengen_game_get_record (game),
                           tengen_game_get_cursor (game));
}

static void
main_line_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  tengen_play_page_flush (self);
  tengen_session_goto (self->session, find_main (self));
}

static void
go_to_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_play_walk_ask (TENGEN_PLAY_PAGE (widget)->walk);
}

static void
autoplay_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayAuto *walker =
      tengen_play_walk_get_auto (TENGEN_PLAY_PAGE (widget)->walk);

  tengen_play_page_flush (TENGEN_PLAY_PAGE (widget));
  if (tengen_play_auto_get_playing (walker))
    tengen_play_auto_stop (walker);
  else
    tengen_play_auto_start (walker);
}

void
tengen_play_page_make_numbers (TengenPlayPage *self)
{
  self->numbers_part = g_new0 (TengenPlayNumbersPart, 1);
}

void
tengen_play_page_forget_numbers (TengenPlayPage *self)
{
  self->numbers_part->from = TENGEN_NODE_NONE;
}

TengenViewNumbers
tengen_play_page_get_numbers (TengenPlayPage *self)
{
  return self->numbers_part->numbers;
}

/* The node that FROM counts from, if it is on the path. */
TengenNode
tengen_play_page_get_from (TengenPlayPage *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  const TengenRecord *record = tengen_game_get_record (game);
  TengenNode node = tengen_game_get_cursor (game);

  if (self->numbers_part->numbers != TENGEN_VIEW_NUMBERS_FROM ||
      self->numbers_part->from == TENGEN_NODE_NONE)
    return TENGEN_NODE_NONE;
  while (node != TENGEN_NODE_NONE && node != self->numbers_part->from)
    node = tengen_record_get_parent (record, node);
  return node;
}

void
tengen_play_page_set_numbers (TengenPlayPage *self, TengenViewNumbers numbers)
{
  g_return_if_fail (TENGEN_IS_PLAY_PAGE (self));

  if (self->numbers_part->numbers == numbers)
    return;
  if (numbers == TENGEN_VIEW_NUMBERS_FROM)
    self->numbers_part->before = self->numbers_part->numbers;
  self->numbers_part->numbers = numbers;
  if (self->session != NULL)
    tengen_play_page_show_all (self);
  g_object_notify (G_OBJECT (self), "numbers");
}

/* The current move becomes 1; a second time there, the numbers are restored. */
static void
numbers_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);
  const TengenGame *game = tengen_session_get_game (self->session);
  TengenNode from = tengen_record_get_parent (tengen_game_get_record (game),
                                              tengen_game_get_cursor (game));

  if (self->numbers_part->numbers == TENGEN_VIEW_NUMBERS_FROM &&
      self->numbers_part->from == from)
    {
      tengen_play_page_set_numbers (self, self->numbers_part->before);
      return;
    }
  self->numbers_part->from = from;
  if (self->numbers_part->numbers == TENGEN_VIEW_NUMBERS_FROM)
    tengen_play_page_show_all (self);
  else
    tengen_play_page_set_numbers (self, TENGEN_VIEW_NUMBERS_FROM);
}

static const struct
{
  const char *action;
  GtkWidgetActionActivateFunc activate;
  const char *keys;
} others[] = {
  { "game.main-line", main_line_cb, NULL },
  { "game.go-to", go_to_cb, "g|<Control>g" },
  { "game.autoplay", autoplay_cb, "F5" },
  { "game.numbers-from-here", numbers_cb, "F7" },
};

void
tengen_play_page_install_walk_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    gtk_widget_class_install_action (
        widget_class, steps[i].action, NULL, step_cb);
  for (guint i = 0; i < G_N_ELEMENTS (jumps); i++)
    gtk_widget_class_install_action (
        widget_class, jumps[i].action, NULL, jump_cb);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    gtk_widget_class_install_action (
        widget_class, others[i].action, NULL, others[i].activate);
}

void
tengen_play_page_add_walk_keys (GtkShortcutController *controller)
{
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    tengen_play_page_add_key (controller, steps[i].keys, steps[i].action, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (jumps); i++)
    if (jumps[i].find == tengen_walk_comment)
      add_comment_key (controller, i);
    else
      tengen_play_page_add_key (
          controller, jumps[i].keys, jumps[i].action, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (others[i].keys != NULL)
      tengen_play_page_add_key (
          controller, others[i].keys, others[i].action, NULL);
}

static void
enable_none (TengenPlayPage *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    tengen_play_page_enable (self, steps[i].action, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (jumps); i++)
    tengen_play_page_enable (self, jumps[i].action, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    tengen_play_page_enable (self, others[i].action, FALSE);
}

void
tengen_play_page_update_walk_actions (TengenPlayPage *self)
{
  const GArray *line;
  guint cursor;
  gboolean on;

  if (self->session == NULL)
    {
      enable_none (self);
      return;
    }
  line =
      tengen_game_get_line (tengen_session_get_game (self->session), &cursor);
  on = cursor + 1 < line->len;
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    tengen_play_page_enable (
        self, steps[i].action, steps[i].by < 0 ? cursor > 0 : on);
  for (guint i = 0; i < G_N_ELEMENTS (jumps); i++)
    tengen_play_page_enable (self, jumps[i].action, can_jump (self, i));
  tengen_play_page_enable (
      self,
      "game.main-line",
      find_main (self) !=
          tengen_game_get_cursor (tengen_session_get_game (self->session)));
  tengen_play_page_enable (self, "game.go-to", line->len > 1);
  tengen_play_page_enable (self,
                           "game.autoplay",
                           on || tengen_play_auto_get_playing (
                                     tengen_play_walk_get_auto (self->walk)));
  tengen_play_page_enable (self, "game.numbers-from-here", cursor > 0);
}
