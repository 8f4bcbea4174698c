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
#include "tengen-words-match.h"

struct _TengenMatchRow
{
  GtkListBoxRow parent_instance;

  GtkLabel *board;
  GtkLabel *black;
  GtkLabel *white;
  GtkLabel *black_side;
  GtkLabel *white_side;
  GtkLabel *result;
  GtkLabel *again;

  int game;
};

G_DEFINE_FINAL_TYPE (TengenMatchRow, tengen_match_row, GTK_TYPE_LIST_BOX_ROW)

static void
tengen_match_row_class_init (TengenMatchRowClass *klass)
{
}

static GtkLabel *
make_label (float xalign)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, xalign);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  return label;
}

static void
let_wrap (GtkLabel *label, int lines)
{
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (label, lines);
}

static GtkLabel *
make_player (float xalign)
{
  GtkLabel *label = make_label (xalign);

  let_wrap (label, 2);
  gtk_label_set_justify (label,
                         xalign > 0.5f ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT);
  gtk_widget_set_hexpand (GTK_WIDGET (label), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (label), GTK_ALIGN_BASELINE);
  gtk_label_set_width_chars (label, 6);
  gtk_widget_add_css_class (GTK_WIDGET (label), "match-player");
  return label;
}

static GtkLabel *
make_side (float xalign)
{
  GtkLabel *label = make_label (xalign);

  let_wrap (label, 2);
  gtk_widget_set_valign (GTK_WIDGET (label), GTK_ALIGN_START);
  /* what the result needs more than the names is below the names */
  gtk_widget_set_vexpand (GTK_WIDGET (label), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (label), "dim");
  return label;
}

static GtkWidget *
make_middle (TengenMatchRow *self)
{
  GtkWidget *middle = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->result = make_label (0.5f);
  self->again = make_label (0.5f);
  /* who won, by name, and how: on one line it would be cut */
  let_wrap (self->result, 5);
  let_wrap (self->again, 5);
  gtk_label_set_justify (self->result, GTK_JUSTIFY_CENTER);
  gtk_label_set_justify (self->again, GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->result), "match-result");
  gtk_widget_add_css_class (GTK_WIDGET (self->again), "match-again");
  gtk_box_append (GTK_BOX (middle), GTK_WIDGET (self->result));
  gtk_box_append (GTK_BOX (middle), GTK_WIDGET (self->again));
  gtk_widget_set_valign (middle, GTK_ALIGN_CENTER);
  return middle;
}

static GtkWidget *
make_players (TengenMatchRow *self)
{
  GtkWidget *players = gtk_grid_new ();
  GtkGrid *grid = GTK_GRID (players);

  self->black = make_player (1);
  self->white = make_player (0);
  self->black_side = make_side (1);
  self->white_side = make_side (0);
  gtk_grid_set_column_homogeneous (grid, TRUE);
  gtk_grid_set_column_spacing (grid, 12);
  gtk_widget_set_hexpand (players, TRUE);
  gtk_widget_set_valign (players, GTK_ALIGN_BASELINE);
  gtk_grid_attach (grid, GTK_WIDGET (self->black), 0, 0, 1, 1);
  gtk_grid_attach (grid, GTK_WIDGET (self->black_side), 0, 1, 1, 1);
  gtk_grid_attach (grid, make_middle (self), 1, 0, 1, 2);
  gtk_grid_attach (grid, GTK_WIDGET (self->white), 2, 0, 1, 1);
  gtk_grid_attach (grid, GTK_WIDGET (self->white_side), 2, 1, 1, 1);
  return players;
}

static void
tengen_match_row_init (TengenMatchRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->board = make_label (0.5f);
  gtk_label_set_width_chars (self->board, 3);
  /* one line of letters, whatever fonts they are of */
  gtk_widget_set_valign (GTK_WIDGET (self->board), GTK_ALIGN_BASELINE);
  gtk_widget_add_css_class (GTK_WIDGET (self->board), "match-board");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->board));
  gtk_box_append (GTK_BOX (box), make_players (self));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
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
set_class (GtkLabel *label, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (label), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (label), name);
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
  set_class (label, "match-winner", game->result.winner == stone);
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
  gtk_label_set_label (self->result, result);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->result), result);
  gtk_label_set_label (self->again, again != NULL ? again : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->again), again);
  gtk_widget_set_visible (GTK_WIDGET (self->again), again != NULL);
  show_player (self->black, self->black_side, match, game, TENGEN_STONE_BLACK);
  show_player (self->white, self->white_side, match, game, TENGEN_STONE_WHITE);
  set_class (self->result, "dim", game->result.kind == TENGEN_RESULT_UNKNOWN);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}
