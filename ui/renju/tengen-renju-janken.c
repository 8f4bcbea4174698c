/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-janken: じゃんけん of two players at one computer
 *
 * Shape: what was chosen is kept for each player, -1 for nothing yet. After
 *        あいこ the hands stay visible until a player chooses again.
 */
#include "tengen-renju-janken.h"

#include "tengen-announce.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)
#define C_(context, s) tengen_words_context (context, s)

#define N_PLAYERS 2
#define N_HANDS 3
#define NOTHING (-1)

static const char keys[N_PLAYERS][N_HANDS] = { { 'a', 's', 'd' },
                                               { 'j', 'k', 'l' } };

typedef struct
{
  GtkLabel *name;
  GtkLabel *shown;
  GtkWidget *buttons[N_HANDS];
  int hand;
} Player;

struct _TengenRenjuJanken
{
  GtkWidget parent_instance;

  GtkWidget *box;
  Player players[N_PLAYERS];
};

G_DEFINE_FINAL_TYPE (TengenRenjuJanken, tengen_renju_janken, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_SHOWN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const char *
name_hand (int hand)
{
  switch ((TengenRenjuHand) hand)
    {
    case TENGEN_RENJU_STONE:
      return C_ ("hand", "Rock");
    case TENGEN_RENJU_SCISSORS:
      return C_ ("hand", "Scissors");
    case TENGEN_RENJU_PAPER:
      return C_ ("hand", "Paper");
    }
  g_return_val_if_reached ("");
}

static gboolean
have_both (TengenRenjuJanken *self)
{
  return self->players[0].hand != NOTHING && self->players[1].hand != NOTHING;
}

/* Both are shown whenever one of them chooses: what is new is spoken. */
static void
say (Player *player, const char *text)
{
  if (g_str_equal (text, gtk_label_get_label (player->shown)))
    return;
  gtk_label_set_label (player->shown, text);
  tengen_announce (GTK_WIDGET (player->shown), text);
}

static void
show_player (TengenRenjuJanken *self, Player *player)
{
  gboolean chosen = player->hand != NOTHING;

  if (have_both (self))
    say (player, name_hand (player->hand));
  else
    say (player, chosen ? _ ("Has chosen") : "？");
  for (int i = 0; i < N_HANDS; i++)
    gtk_widget_set_sensitive (player->buttons[i], !chosen);
}

static void
show (TengenRenjuJanken *self)
{
  for (int i = 0; i < N_PLAYERS; i++)
    show_player (self, &self->players[i]);
}

static void
finish (TengenRenjuJanken *self)
{
  int winner =
      tengen_renju_draw_compare ((TengenRenjuHand) self->players[0].hand,
                                 (TengenRenjuHand) self->players[1].hand);

  /* after あいこ both may choose again at once */
  if (winner == 0)
    for (int i = 0; i < N_PLAYERS; i++)
      {
        self->players[i].hand = NOTHING;
        for (int k = 0; k < N_HANDS; k++)
          gtk_widget_set_sensitive (self->players[i].buttons[k], TRUE);
      }
  g_signal_emit (self, signals[SIGNAL_SHOWN], 0, winner);
}

static void
choose (TengenRenjuJanken *self, int player, TengenRenjuHand hand)
{
  /* a hand that was shown cannot be taken back */
  if (self->players[player - 1].hand != NOTHING)
    return;
  self->players[player - 1].hand = (int) hand;
  show (self);
  if (have_both (self))
    finish (self);
}

static void
clicked_cb (TengenRenjuJanken *self, GtkWidget *button)
{
  for (int i = 0; i < N_PLAYERS; i++)
    for (int k = 0; k < N_HANDS; k++)
      if (self->players[i].buttons[k] == button)
        {
          choose (self, i + 1, (TengenRenjuHand) k);
          return;
        }
}

static void
add_button (TengenRenjuJanken *self, GtkBox *box, int i, int k)
{
  g_autofree char *label =
      g_strdup_printf ("%s (%c)", name_hand (k), g_ascii_toupper (keys[i][k]));
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_focus_on_click (button, FALSE);
  g_signal_connect_object (
      button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (box, button);
  self->players[i].buttons[k] = button;
}

static void
add_player (TengenRenjuJanken *self, int i)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  Player *player = &self->players[i];

  player->hand = NOTHING;
  player->name = GTK_LABEL (gtk_label_new (NULL));
  player->shown = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (player->name, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (player->name), "draw-name");
  gtk_widget_add_css_class (GTK_WIDGET (player->shown), "draw-hand");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (player->name));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (player->shown));
  for (int k = 0; k < N_HANDS; k++)
    add_button (self, GTK_BOX (box), i, k);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "draw-card");
  /* the hands of both have the same names */
  gtk_accessible_update_relation (GTK_ACCESSIBLE (box),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  player->name,
                                  NULL,
                                  -1);
  gtk_box_append (GTK_BOX (self->box), box);
}

static void
tengen_renju_janken_class_init (TengenRenjuJankenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;

  /* TengenRenjuJanken::shown: both have chosen */
  signals[SIGNAL_SHOWN] =
      tengen_signal_new ("shown", G_TYPE_FROM_CLASS (klass), 1, G_TYPE_INT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "janken");
}

static void
tengen_renju_janken_init (TengenRenjuJanken *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  gtk_box_set_homogeneous (GTK_BOX (self->box), TRUE);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  for (int i = 0; i < N_PLAYERS; i++)
    add_player (self, i);
  show (self);
}

void
tengen_renju_janken_set_names (TengenRenjuJanken *self,
                               const char *first,
                               const char *second)
{
  g_return_if_fail (TENGEN_IS_RENJU_JANKEN (self));

  gtk_label_set_label (self->players[0].name, first);
  gtk_label_set_label (self->players[1].name, second);
}

void
tengen_renju_janken_clear (TengenRenjuJanken *self)
{
  g_return_if_fail (TENGEN_IS_RENJU_JANKEN (self));

  for (int i = 0; i < N_PLAYERS; i++)
    self->players[i].hand = NOTHING;
  show (self);
}

gboolean
tengen_renju_janken_press (TengenRenjuJanken *self, gunichar c)
{
  g_return_val_if_fail (TENGEN_IS_RENJU_JANKEN (self), FALSE);

  for (int i = 0; i < N_PLAYERS; i++)
    for (int k = 0; k < N_HANDS; k++)
      if ((gunichar) keys[i][k] == c)
        {
          choose (self, i + 1, (TengenRenjuHand) k);
          return TRUE;
        }
  return FALSE;
}
