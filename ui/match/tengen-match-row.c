/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-row: one game of a round in a list: board, players, result
 *
 * Shape: Black stands to the left of the result, White to the right, each with
 *        the colour below the name. The winner is bold, and the result says it
 *        in words. Below it stands when the two met before (再戦).
 */
#include "tengen-match-row.h"

#include "tengen-match-say.h"
#include "tengen-widget.h"
#include "tengen-words-match.h"

struct _TengenMatchRow
{
  GtkListBoxRow parent_instance;

  GtkLabel *board;
  GtkLabel *black;
  GtkLabel *white;
  GtkLabel *black_side;
  GtkLabel *white_side;
  GtkLabel *outcome;
  GtkLabel *again;

  int game;
};

G_DEFINE_FINAL_TYPE (TengenMatchRow, tengen_match_row, GTK_TYPE_LIST_BOX_ROW)

static void
tengen_match_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TENGEN_TYPE_MATCH_ROW);
  G_OBJECT_CLASS (tengen_match_row_parent_class)->dispose (object);
}

static void
tengen_match_row_class_init (TengenMatchRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_match_row_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/match/tengen-match-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenMatchRow, board);
  gtk_widget_class_bind_template_child (widget_class, TengenMatchRow, black);
  gtk_widget_class_bind_template_child (widget_class, TengenMatchRow, white);
  gtk_widget_class_bind_template_child (
      widget_class, TengenMatchRow, black_side);
  gtk_widget_class_bind_template_child (
      widget_class, TengenMatchRow, white_side);
  gtk_widget_class_bind_template_child (widget_class, TengenMatchRow, outcome);
  gtk_widget_class_bind_template_child (widget_class, TengenMatchRow, again);
}

static void
tengen_match_row_init (TengenMatchRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tengen_match_row_new (int game)
{
  TengenMatchRow *self = g_object_new (TENGEN_TYPE_MATCH_ROW, NULL);

  self->game = game;
  return GTK_WIDGET (self);
}

int
tengen_match_row_get_game (TengenMatchRow *self)
{
  g_return_val_if_fail (TENGEN_IS_MATCH_ROW (self), 0);

  return self->game;
}

static void
show_player (GtkLabel *label,
             GtkLabel *side,
             const TengenMatch *match,
             const TengenMatchGame *game,
             TengenStone stone)
{
  int player = stone == TENGEN_STONE_BLACK ? game->black : game->white;
  g_autofree char *name = tengen_match_say_player (match, player);
  g_autofree char *text = tengen_match_say_seat (match, game, stone);
  /* without an opponent there are no colours */
  gboolean has_side = game->white != TENGEN_MATCH_NOBODY;

  gtk_label_set_label (label, name);
  gtk_label_set_label (side,
                       has_side ? tengen_words_match_side (match, stone) : "");
  gtk_widget_set_visible (GTK_WIDGET (side), has_side);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), text);
  tengen_widget_set_class (
      GTK_WIDGET (label), "match-winner", game->result.winner == stone);
}

void
tengen_match_row_show (TengenMatchRow *self, const TengenMatch *match)
{
  const TengenMatchGame *game;
  g_autofree char *board = NULL;
  g_autofree char *result = NULL;
  g_autofree char *again = NULL;
  g_autofree char *said = NULL;

  g_return_if_fail (TENGEN_IS_MATCH_ROW (self));
  g_return_if_fail (match != NULL && self->game < (int) match->games->len);

  game = tengen_match_get_game (match, self->game);
  board = g_strdup_printf ("%d", game->board);
  result = tengen_match_say_result (match, self->game);
  again = tengen_match_say_again (match, self->game);
  said = tengen_match_say_game (match, self->game);
  gtk_label_set_label (self->board, board);
  gtk_label_set_label (self->outcome, result);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->outcome), result);
  gtk_label_set_label (self->again, again != NULL ? again : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->again), again);
  gtk_widget_set_visible (GTK_WIDGET (self->again), again != NULL);
  show_player (self->black, self->black_side, match, game, TENGEN_STONE_BLACK);
  show_player (self->white, self->white_side, match, game, TENGEN_STONE_WHITE);
  tengen_widget_set_class (GTK_WIDGET (self->outcome),
                           "dim",
                           game->result.kind == TENGEN_RESULT_UNKNOWN);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}
