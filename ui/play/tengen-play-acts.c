/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-acts: the buttons for actions other than playing a stone
 *
 * Shape: a single action of the rules shares a row with taking back and
 *        resigning; two or more have a row of their own above them, and so have
 *        the claims of Renju, each with the stone of the side that makes it.
 */
#include "tengen-play-acts.h"

#include "tengen-widget.h"
#include "tengen-words-rules.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

static const struct
{
  TengenActionKind kind;
  guint acts;
  const char *action;
  const char *key;
} acts[] = {
  { TENGEN_ACTION_VIRTUAL, TENGEN_GO_ACT_VIRTUAL, "game.virtual", "V" },
  { TENGEN_ACTION_PASS,
    TENGEN_GO_ACT_ABSTAIN | TENGEN_GO_ACT_PASS_STONE,
    "game.pass",
    "P" },
  { TENGEN_ACTION_PROPOSE, TENGEN_GO_ACT_PROPOSE, "game.propose", "O" },
};

#define N_ACTS G_N_ELEMENTS (acts)

/* What a side can declare in Renju. */
static const struct
{
  TengenActionKind kind;
  TengenStone stone;
  const char *action;
} claims[] = {
  { TENGEN_ACTION_FIVE, TENGEN_STONE_BLACK, "game.five-black" },
  { TENGEN_ACTION_FIVE, TENGEN_STONE_WHITE, "game.five-white" },
  { TENGEN_ACTION_FORBIDDEN, TENGEN_STONE_WHITE, "game.forbidden" },
};

#define N_CLAIMS G_N_ELEMENTS (claims)

struct _TengenPlayActs
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkBox *above;
  GtkBox *declared;
  GtkBox *row;
  GtkWidget *advice;
  GtkWidget *draw;

  /* Children of one of the two rows */
  GtkWidget *buttons[N_ACTS];
  GtkLabel *labels[N_ACTS];

  /* Children of @declared */
  GtkWidget *claims[N_CLAIMS];
};

G_DEFINE_FINAL_TYPE (TengenPlayActs, tengen_play_acts, GTK_TYPE_WIDGET)

static guint
find_act (TengenActionKind kind)
{
  for (guint i = 0; i < N_ACTS; i++)
    if (acts[i].kind == kind)
      return i;
  g_return_val_if_reached (0);
}

gboolean
tengen_play_acts_has (const TengenGoRules *rules, TengenActionKind kind)
{
  g_return_val_if_fail (rules != NULL, FALSE);

  return (rules->acts & acts[find_act (kind)].acts) != 0;
}

TengenReason *
tengen_play_acts_check (const TengenPosition *position, TengenActionKind kind)
{
  TengenStone stone = tengen_position_get_to_move (position);
  TengenAction action = { .kind = kind };

  if (kind == TENGEN_ACTION_ACCEPT || kind == TENGEN_ACTION_REFUSE)
    stone = tengen_stone_other (stone);
  action.stone = stone;
  action.seat = tengen_position_get_seat (position, stone);
  action.point =
      kind == TENGEN_ACTION_PASS ? TENGEN_POINT_PASS : TENGEN_POINT_NONE;
  return tengen_position_check (position, &action);
}

static gboolean
is_renju (const TengenPosition *position)
{
  return tengen_position_get_renju (position) != NULL;
}

static char *
say_act (const TengenPosition *position, TengenActionKind kind)
{
  if (is_renju (position))
    return g_strdup (_ ("You play no stone this time. Two passes in a row end "
                        "the game without winner."));
  return tengen_words_act_line (kind,
                                &tengen_position_get_setup (position)->rules);
}

char *
tengen_play_acts_tip (const TengenPosition *position,
                      TengenActionKind kind,
                      const char *key)
{
  const TengenGoRules *rules = &tengen_position_get_setup (position)->rules;
  g_autoptr (TengenReason) reason = tengen_play_acts_check (position, kind);
  g_autofree char *line = reason == NULL ? say_act (position, kind)
                                         : tengen_words_reason (reason, rules);

  if (key == NULL || reason != NULL)
    return g_steal_pointer (&line);
  return g_strdup_printf (_ ("%s (%s)"), line, key);
}

/* --- The widget --- */

/* A longer name goes on in a second line: the panel gets no wider for it. */
#define NAME_CHARS 18
#define SHORT_LETTERS 6

static void
make_button (TengenPlayActs *self, guint i)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), acts[i].action);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_hexpand (button, TRUE);
  self->buttons[i] = button;
  self->labels[i] = GTK_LABEL (label);
  gtk_box_append (self->above, button);
}

/* Renju has passes whatever the rules of Go say. */
static gboolean
has_act (const TengenPosition *position, guint i)
{
  if (is_renju (position))
    return acts[i].kind == TENGEN_ACTION_PASS;
  return tengen_play_acts_has (&tengen_position_get_setup (position)->rules,
                               acts[i].kind);
}

static guint
count_acts (const TengenPosition *position)
{
  guint n = 0;

  for (guint i = 0; i < N_ACTS; i++)
    n += has_act (position, i);
  return n;
}

static void
move_button (GtkWidget *button, GtkBox *to, gboolean first)
{
  GtkBox *from = GTK_BOX (gtk_widget_get_parent (button));

  if (from == to)
    return;
  g_object_ref (button);
  gtk_box_remove (from, button);
  if (first)
    gtk_box_insert_child_after (
        to, button, gtk_widget_get_first_child (GTK_WIDGET (to)));
  else
    gtk_box_append (to, button);
  g_object_unref (button);
}

/* A person who plays the computer can be advised. */
static gboolean
has_advice (const TengenPosition *position)
{
  return tengen_game_computer_is_any (
      tengen_position_get_setup (position)->computers);
}

/* The longer name of a pass that hands over a stone has more room. */
static void
place_buttons (TengenPlayActs *self, const TengenPosition *position)
{
  const TengenGoRules *rules = &tengen_position_get_setup (position)->rules;
  gboolean renju = is_renju (position);
  gboolean one_row = count_acts (position) <= 1;

  for (guint i = 0; i < N_ACTS; i++)
    move_button (self->buttons[i], one_row ? self->row : self->above, one_row);
  gtk_widget_set_visible (GTK_WIDGET (self->above), !one_row);
  gtk_box_set_homogeneous (
      self->row,
      !renju && (!one_row || (rules->acts & TENGEN_GO_ACT_PASS_STONE) == 0));
  gtk_widget_set_visible (self->draw, renju);
  gtk_widget_set_visible (self->advice, has_advice (position));
}

/* What is banned by an earlier position can be pressed: then that is shown. */
static void
show_banned (GtkWidget *button, const TengenReason *reason)
{
  tengen_widget_set_class (
      button, "banned", reason != NULL && reason->node != TENGEN_NODE_NONE);
}

static void
show_act (TengenPlayActs *self, guint i, const TengenPosition *position)
{
  const TengenGoRules *rules = &tengen_position_get_setup (position)->rules;
  GtkWidget *button = self->buttons[i];
  g_autoptr (TengenReason) reason = NULL;
  g_autofree char *name = NULL;
  g_autofree char *tip = NULL;

  gtk_widget_set_visible (button, has_act (position, i));
  if (!gtk_widget_get_visible (button))
    return;
  name = is_renju (position) ? g_strdup (_ ("Pass"))
                             : tengen_words_act (acts[i].kind, rules);
  tip = tengen_play_acts_tip (position, acts[i].kind, acts[i].key);
  reason = tengen_play_acts_check (position, acts[i].kind);
  gtk_label_set_label (self->labels[i], name);
  gtk_label_set_wrap (self->labels[i],
                      g_utf8_strlen (name, -1) > SHORT_LETTERS);
  gtk_widget_set_tooltip_text (button, tip);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  show_banned (button, reason);
}

/* --- What can be declared --- */

static const char *
name_claim (guint i)
{
  /* Translators: what a player says who has made five in a row (五連です), or
   * whose opponent has made a forbidden move (禁手です) */
  return claims[i].kind == TENGEN_ACTION_FIVE ? _ ("Five!") : _ ("Forbidden!");
}

static const char *
say_claim (guint i)
{
  if (claims[i].kind == TENGEN_ACTION_FORBIDDEN)
    return _ ("White says that Black’s last stone is a forbidden move (7)");
  return claims[i].stone == TENGEN_STONE_BLACK
             ? _ ("Black says that five black stones stand in a row (5)")
             : _ ("White says that five or more white stones stand in a row "
                  "(6)");
}

/* The colour is a picture, and a word for screen readers. */
static void
name_claim_button (GtkWidget *button, guint i)
{
  g_autofree char *side = tengen_words_stone (claims[i].stone);
  g_autofree char *name = g_strdup_printf ("%s %s", side, name_claim (i));

  gtk_widget_set_tooltip_text (button, say_claim (i));
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
make_claim (TengenPlayActs *self, guint i)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *stone = g_object_new (
      GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (stone, "disc");
  gtk_widget_add_css_class (stone, "small");
  gtk_widget_add_css_class (
      stone, claims[i].stone == TENGEN_STONE_BLACK ? "black" : "white");
  gtk_widget_set_valign (stone, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), stone);
  gtk_box_append (GTK_BOX (content), gtk_label_new (name_claim (i)));
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), claims[i].action);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "claim");
  name_claim_button (button, i);
  self->claims[i] = button;
  gtk_box_append (self->declared, button);
}

/* With fewer stones there is no five, and no two threes. Whether there is one
 * is not revealed. The computer speaks for itself. */
#define FEWEST_TO_CLAIM 5

static void
show_claims (TengenPlayActs *self, const TengenPosition *position)
{
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  const TengenBoard *board = tengen_position_get_board (position);
  gboolean declared = renju != NULL && renju->opening->rules.declared;
  int n_black = tengen_board_count (board, TENGEN_STONE_BLACK);
  int n_white = tengen_board_count (board, TENGEN_STONE_WHITE);
  gboolean any = FALSE;

  for (guint i = 0; i < N_CLAIMS; i++)
    {
      gboolean white = claims[i].kind == TENGEN_ACTION_FIVE &&
                       claims[i].stone == TENGEN_STONE_WHITE;
      TengenSeat seat = tengen_position_get_seat (position, claims[i].stone);
      gboolean shown =
          declared && (white ? n_white : n_black) >= FEWEST_TO_CLAIM &&
          tengen_position_get_setup (position)->computers[seat].level == 0;

      gtk_widget_set_visible (self->claims[i], shown);
      any |= shown;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->declared), any);
}

static void
tengen_play_acts_class_init (TengenPlayActsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-acts.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlayActs, above);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayActs, declared);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayActs, row);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayActs, advice);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayActs, draw);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "acts");
}

static void
tengen_play_acts_init (TengenPlayActs *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_ACTS; i++)
    make_button (self, i);
  for (guint i = 0; i < N_CLAIMS; i++)
    make_claim (self, i);
}

void
tengen_play_acts_update (TengenPlayActs *self, const TengenPosition *position)
{
  g_return_if_fail (TENGEN_IS_PLAY_ACTS (self));
  g_return_if_fail (position != NULL);

  place_buttons (self, position);
  for (guint i = 0; i < N_ACTS; i++)
    show_act (self, i, position);
  show_claims (self, position);
}
