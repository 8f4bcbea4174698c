/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-colours: the scene in which it is decided who has Black (先後)
 *
 * Shape: one way at a time; another one begins anew. The numbers in the hands
 *        are drawn when stones are grasped, before anything is shown.
 */
#include "tengen-renju-colours.h"

#include "tengen-announce.h"
#include "tengen-help.h"
#include "tengen-renju-draw.h"
#include "tengen-renju-janken.h"
#include "tengen-renju-resources.h"
#include "tengen-renju-tray.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)
#define C_(context, s) tengen_words_context (context, s)

/* 握り, step by step. */
typedef enum
{
  HANDS_EMPTY,
  HANDS_CLOSED,
  HANDS_OPEN,
} Hands;

struct _TengenRenjuColours
{
  GtkWindow parent_instance;

  /* Template widgets */
  GtkToggleButton *grasp;
  GtkToggleButton *janken_way;
  GtkToggleButton *lower_way;
  GtkLabel *line;
  GtkStack *stack;
  GtkLabel *black_name;
  GtkLabel *black_hand;
  GtkLabel *white_name;
  GtkLabel *white_hand;
  GtkWidget *guess;
  GtkWidget *odd;
  GtkWidget *even;
  TengenRenjuTray *tray;
  GtkWidget *step;
  TengenRenjuJanken *janken;
  GtkToggleButton *black_lower;
  GtkToggleButton *white_lower;
  GtkLabel *black_lower_name;
  GtkLabel *white_lower_name;
  GtkLabel *result;
  GtkWidget *use;

  gboolean renju;
  char *black;
  char *white;
  /* ranks, 0 for none */
  int black_rank;
  int white_rank;

  Hands hands;
  int n_black;
  int n_white;
  gboolean guessed_odd;
  gboolean decided;
  gboolean exchanged;
};

G_DEFINE_FINAL_TYPE (TengenRenjuColours, tengen_renju_colours, GTK_TYPE_WINDOW)

enum
{
  SIGNAL_DECIDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* --- The result --- */

static void
say (TengenRenjuColours *self, const char *text)
{
  gtk_label_set_label (self->result, text);
  tengen_announce (GTK_WIDGET (self->result), text);
}

static void
forget (TengenRenjuColours *self)
{
  self->decided = FALSE;
  gtk_widget_set_sensitive (self->use, FALSE);
  say (self, "");
}

static void
show_decided (TengenRenjuColours *self, const char *why, gboolean exchanged)
{
  g_autofree char *who = g_strdup_printf (
      _ ("%s has Black."), exchanged ? self->white : self->black);
  g_autofree char *text =
      *why != '\0' ? g_strconcat (why, "\n", who, NULL) : g_strdup (who);

  self->decided = TRUE;
  self->exchanged = exchanged;
  say (self, text);
  gtk_widget_set_sensitive (self->use, TRUE);
}

static void
decide (TengenRenjuColours *self, const char *why, gboolean exchanged)
{
  show_decided (self, why, exchanged);
  gtk_window_set_focus (GTK_WINDOW (self), self->use);
}

static void
use_cb (TengenRenjuColours *self)
{
  if (!self->decided)
    return;
  g_object_ref (self);
  g_signal_emit (self, signals[SIGNAL_DECIDED], 0, self->exchanged);
  gtk_window_destroy (GTK_WINDOW (self));
  g_object_unref (self);
}

/* --- Grasping stones --- */

static void
show_hand (GtkLabel *hand, Hands hands, int n)
{
  g_autofree char *number = g_strdup_printf (
      tengen_words_plural ("%u stone", "%u stones", (gulong) n), (guint) n);

  if (n == 0 || hands == HANDS_EMPTY)
    gtk_label_set_label (hand, "");
  else
    gtk_label_set_label (hand, hands == HANDS_OPEN ? number : "？");
}

static void
show_hands (TengenRenjuColours *self)
{
  gboolean closed = self->hands == HANDS_CLOSED;

  show_hand (self->black_hand, self->hands, self->n_black);
  show_hand (self->white_hand, self->hands, self->n_white);
  gtk_button_set_label (GTK_BUTTON (self->step),
                        self->hands == HANDS_EMPTY ? _ ("Grasp Stones")
                                                   : _ ("Open the Hands"));
  gtk_widget_set_sensitive (self->step, self->hands != HANDS_OPEN);
  gtk_widget_set_sensitive (self->guess, closed);
}

static int
draw_hand (void)
{
  return g_random_int_range (TENGEN_RENJU_HAND_MIN, TENGEN_RENJU_HAND_MAX + 1);
}

static void
grasp_stones (TengenRenjuColours *self)
{
  self->n_white = draw_hand ();
  /* in Go the other one only guesses */
  self->n_black = self->renju ? draw_hand () : 0;
  self->hands = HANDS_CLOSED;
  show_hands (self);
}

static void
open_hands (TengenRenjuColours *self)
{
  self->hands = HANDS_OPEN;
  show_hands (self);
  tengen_renju_tray_count (self->tray, self->n_black, self->n_white);
}

static void
step_cb (TengenRenjuColours *self)
{
  if (self->hands == HANDS_EMPTY)
    grasp_stones (self);
  else if (self->hands == HANDS_CLOSED)
    open_hands (self);
}

static void
guess (TengenRenjuColours *self, gboolean odd)
{
  if (self->hands != HANDS_CLOSED)
    return;
  self->guessed_odd = odd;
  gtk_label_set_label (self->black_hand,
                       odd ? C_ ("number", "Odd") : C_ ("number", "Even"));
  self->hands = HANDS_OPEN;
  show_hand (self->white_hand, self->hands, self->n_white);
  gtk_widget_set_sensitive (self->guess, FALSE);
  tengen_renju_tray_count (self->tray, 0, self->n_white);
}

static void
odd_cb (TengenRenjuColours *self)
{
  guess (self, TRUE);
}

static void
even_cb (TengenRenjuColours *self)
{
  guess (self, FALSE);
}

static char *
say_pairs (int n, gboolean exchanged)
{
  if (exchanged)
    return g_strdup_printf (
        _ ("%d stones in all: even, so the colours are exchanged."), n);
  return g_strdup_printf (_ ("%d stones in all: odd, so the colours stay."), n);
}

static char *
say_guess (int n, gboolean right)
{
  if (right)
    return g_strdup_printf (
        tengen_words_plural ("%d stone: the guess is right.",
                             "%d stones: the guess is right.",
                             (gulong) n),
        n);
  return g_strdup_printf (tengen_words_plural ("%d stone: the guess is wrong.",
                                               "%d stones: the guess is wrong.",
                                               (gulong) n),
                          n);
}

static void
counted_cb (TengenRenjuColours *self)
{
  g_autofree char *why = NULL;
  gboolean exchanged;

  if (self->renju)
    {
      exchanged = tengen_renju_draw_exchanges (self->n_black, self->n_white);
      why = say_pairs (self->n_black + self->n_white, exchanged);
    }
  else
    {
      exchanged =
          !tengen_renju_draw_is_right (self->n_white, self->guessed_odd);
      why = say_guess (self->n_white, !exchanged);
    }
  decide (self, why, exchanged);
}

/* --- The other ways --- */

static void
shown_cb (TengenRenjuColours *self, int winner)
{
  g_autofree char *why = NULL;

  if (winner == 0)
    {
      say (self, _ ("A tie. Once more!"));
      return;
    }
  why =
      g_strdup_printf (_ ("%s wins."), winner == 1 ? self->black : self->white);
  decide (self, why, winner == 2);
}

static void
black_lower_cb (TengenRenjuColours *self)
{
  decide (self, "", FALSE);
}

static void
white_lower_cb (TengenRenjuColours *self)
{
  decide (self, "", TRUE);
}

/* --- By rank --- */

static gboolean
is_ranked (TengenRenjuColours *self)
{
  return self->black_rank != 0 && self->white_rank != 0;
}

static gboolean
is_decided_by_rank (TengenRenjuColours *self)
{
  return is_ranked (self) && self->black_rank != self->white_rank;
}

static char *
say_unranked (TengenRenjuColours *self)
{
  if (self->black_rank == 0 && self->white_rank == 0)
    return g_strdup (_ ("No ranks are known."));
  /* TRANSLATORS: the name of a player */
  return g_strdup_printf (_ ("No rank is known for %s."),
                          self->black_rank == 0 ? self->black : self->white);
}

static char *
explain_lower (TengenRenjuColours *self)
{
  g_autofree char *black = tengen_words_match_rank (self->black_rank);
  g_autofree char *white = tengen_words_match_rank (self->white_rank);
  g_autofree char *why = NULL;
  GString *text;

  if (is_decided_by_rank (self))
    /* TRANSLATORS: a player, a rank, the other player, a rank */
    return g_strdup_printf (_ ("By the ranks entered: %1$s %2$s, %3$s %4$s."),
                            self->black,
                            black,
                            self->white,
                            white);
  why = is_ranked (self) ? g_strdup_printf (_ ("Both are %s."), black)
                         : say_unranked (self);
  text = g_string_new (why);
  tengen_words_append (text,
                       is_ranked (self)
                           ? _ ("Who shall have Black?")
                           : _ ("Who is the lower-ranked player?"));
  return g_string_free (text, FALSE);
}

/* The player of lower rank is preselected if there is one; the user can choose
 * the other. */
static GtkWidget *
begin_lower (TengenRenjuColours *self)
{
  gboolean decided = is_decided_by_rank (self);
  gboolean exchanged = self->white_rank < self->black_rank;

  gtk_toggle_button_set_active (self->black_lower, decided && !exchanged);
  gtk_toggle_button_set_active (self->white_lower, decided && exchanged);
  if (!decided)
    return GTK_WIDGET (self->black_lower);
  show_decided (self, "", exchanged);
  return self->use;
}

/* --- Choosing the way --- */

static const char *
explain (TengenRenjuColours *self)
{
  if (gtk_toggle_button_get_active (self->janken_way))
    return _ ("Both choose by key or button. The hands are shown when both "
              "have chosen. Whoever wins has Black.");
  if (self->renju)
    return _ ("Both grasp some stones so that the other cannot see them. All "
              "are counted in pairs: odd, and the colours stay; even, and they "
              "are exchanged.");
  return _ ("One grasps white stones so that the other cannot see them, the "
            "other guesses: odd or even? Right, and whoever guessed has "
            "Black.");
}

static void
begin_grasp (TengenRenjuColours *self)
{
  self->hands = HANDS_EMPTY;
  self->n_black = self->n_white = 0;
  show_hands (self);
  gtk_widget_set_visible (self->guess, !self->renju);
  gtk_widget_set_visible (self->step, self->renju);
  if (!self->renju)
    grasp_stones (self);
}

static GtkWidget *
begin_way (TengenRenjuColours *self)
{
  if (gtk_toggle_button_get_active (self->janken_way))
    {
      gtk_stack_set_visible_child_name (self->stack, "janken");
      return GTK_WIDGET (self->janken_way);
    }
  if (gtk_toggle_button_get_active (self->lower_way))
    {
      gtk_stack_set_visible_child_name (self->stack, "lower");
      return begin_lower (self);
    }
  gtk_stack_set_visible_child_name (self->stack, "grasp");
  begin_grasp (self);
  return self->renju ? self->step : self->odd;
}

static void
begin (TengenRenjuColours *self)
{
  g_autofree char *line = gtk_toggle_button_get_active (self->lower_way)
                              ? explain_lower (self)
                              : g_strdup (explain (self));
  GtkWidget *focus;

  tengen_renju_tray_clear (self->tray);
  tengen_renju_janken_clear (self->janken);
  forget (self);
  gtk_label_set_label (self->line, line);
  focus = begin_way (self);
  gtk_window_set_focus (GTK_WINDOW (self), focus);
}

static void
way_cb (TengenRenjuColours *self, GtkToggleButton *way)
{
  if (gtk_toggle_button_get_active (way))
    begin (self);
}

static gboolean
key_cb (TengenRenjuColours *self,
        guint keyval,
        guint keycode,
        GdkModifierType state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 ||
      !gtk_toggle_button_get_active (self->janken_way))
    return FALSE;
  return tengen_renju_janken_press (
      self->janken, gdk_keyval_to_unicode (gdk_keyval_to_lower (keyval)));
}

/* --- The window --- */

static void
tengen_renju_colours_finalize (GObject *object)
{
  TengenRenjuColours *self = TENGEN_RENJU_COLOURS (object);

  g_free (self->black);
  g_free (self->white);
  G_OBJECT_CLASS (tengen_renju_colours_parent_class)->finalize (object);
}

#define BIND(child)                                                            \
  gtk_widget_class_bind_template_child (widget_class, TengenRenjuColours, child)

static void
bind_children (GtkWidgetClass *widget_class)
{
  BIND (grasp);
  BIND (janken_way);
  BIND (lower_way);
  BIND (line);
  BIND (stack);
  BIND (black_name);
  BIND (black_hand);
  BIND (white_name);
  BIND (white_hand);
  BIND (guess);
  BIND (odd);
  BIND (even);
  BIND (tray);
  BIND (step);
  BIND (janken);
  BIND (black_lower);
  BIND (white_lower);
  BIND (black_lower_name);
  BIND (white_lower_name);
  BIND (result);
  BIND (use);
}

#undef BIND

static void
bind_callbacks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, way_cb);
  gtk_widget_class_bind_template_callback (widget_class, step_cb);
  gtk_widget_class_bind_template_callback (widget_class, odd_cb);
  gtk_widget_class_bind_template_callback (widget_class, even_cb);
  gtk_widget_class_bind_template_callback (widget_class, counted_cb);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, black_lower_cb);
  gtk_widget_class_bind_template_callback (widget_class, white_lower_cb);
  gtk_widget_class_bind_template_callback (widget_class, use_cb);
}

static void
tengen_renju_colours_class_init (TengenRenjuColoursClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tengen_renju_colours_finalize;

  /* TengenRenjuColours::decided: the result is accepted */
  signals[SIGNAL_DECIDED] = tengen_signal_new (
      "decided", G_TYPE_FROM_CLASS (klass), 1, G_TYPE_BOOLEAN);

  g_type_ensure (TENGEN_TYPE_RENJU_TRAY);
  g_type_ensure (TENGEN_TYPE_RENJU_JANKEN);
  tengen_renju_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/renju/tengen-renju-colours.ui");
  bind_children (widget_class);
  bind_callbacks (widget_class);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tengen_renju_colours_init (TengenRenjuColours *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  tengen_style_init ();
  tengen_style_add_resource (
      "/org/tengen/Tengen/renju/tengen-renju-colours.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_help_add_button (GTK_WINDOW (self), "new-game");
  g_signal_connect_object (
      keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
show_ranked (GtkLabel *label, const char *name, int rank)
{
  g_autofree char *said = tengen_words_match_rank (rank);
  g_autofree char *text = g_strdup_printf ("%s %s", name, said);

  gtk_label_set_label (label, g_strchomp (text));
}

static void
show_names (TengenRenjuColours *self)
{
  gtk_label_set_label (self->black_name, self->black);
  gtk_label_set_label (self->white_name, self->white);
  show_ranked (self->black_lower_name, self->black, self->black_rank);
  show_ranked (self->white_lower_name, self->white, self->white_rank);
  tengen_renju_janken_set_names (self->janken, self->black, self->white);
}

TengenRenjuColours *
tengen_renju_colours_new (GtkWindow *parent,
                          gboolean renju,
                          const char *black,
                          const char *white)
{
  TengenRenjuColours *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);

  self =
      g_object_new (TENGEN_TYPE_RENJU_COLOURS, "transient-for", parent, NULL);
  self->renju = renju;
  self->black = g_strdup (black != NULL ? black : _ ("Player 1"));
  self->white = g_strdup (white != NULL ? white : _ ("Player 2"));
  /* in Go the stronger player would give a handicap or forgo komi */
  gtk_widget_set_visible (GTK_WIDGET (self->lower_way), renju);
  show_names (self);
  begin (self);
  return self;
}

void
tengen_renju_colours_set_ranks (TengenRenjuColours *self, int black, int white)
{
  g_return_if_fail (TENGEN_IS_RENJU_COLOURS (self));

  self->black_rank = black;
  self->white_rank = white;
  show_names (self);
  begin (self);
}
