/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-rest: when a player will not play
 *
 * Shape: a button for each round, made when there is such a round; those that
 *        are paired stay as they are. What is chosen is a change at once; where
 *        it cannot be, the button shows again what is.
 */
#include "tengen-match-rest.h"

#include "tengen-match-ui.h"
#include "tengen-signal.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define N_COLUMNS 6

struct _TengenMatchRest
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkGrid *rounds;
  GtkCheckButton *bye;
  GtkLabel *bye_told;

  /* Owned */
  TengenMatchTable *table;
  /* (element-type GtkToggleButton): by round, from 1 */
  GPtrArray *buttons;
  /* -1 for none */
  int player;
  gboolean read_only;
  /* the buttons are being set */
  gboolean following;
};

G_DEFINE_FINAL_TYPE (TengenMatchRest, tengen_match_rest, GTK_TYPE_WIDGET)

enum
{
  TOLD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const TengenMatch *
get_match (TengenMatchRest *self)
{
  return tengen_match_table_get (self->table);
}

static int
get_next (TengenMatchRest *self)
{
  return tengen_match_get_round (get_match (self)) + 1;
}

static void
tell (TengenMatchRest *self, TengenMatchFault fault)
{
  const char *text = tengen_words_match_fault (fault);

  g_signal_emit (self, signals[TOLD], 0, text != NULL ? text : "");
}

/* A player who has left is not paired anyway. Each button is disabled by
 * itself, since GTK does not tell screen readers of a button in a disabled
 * box. */
static gboolean
can_change (TengenMatchRest *self)
{
  return self->player >= 0 && !self->read_only &&
         !tengen_match_get_player (get_match (self), self->player)->left;
}

/* --- Absences --- */

/* Rounds that are known: where all meet all it may be some more. */
static int
count_rounds (const TengenMatch *match)
{
  int n = (int) match->players->len;
  int last = tengen_match_get_round (match);
  int rounds = match->n_rounds;

  if (match->kind == TENGEN_MATCH_ROUND_ROBIN)
    rounds *= n % 2 == 0 ? n - 1 : n;
  if (tengen_match_has_next (match))
    last++;
  return CLAMP (rounds, last, MAX (last, TENGEN_MATCH_MAX_PLANNED));
}

static void
round_cb (TengenMatchRest *self, GtkToggleButton *button)
{
  TengenMatchFault fault;
  guint index;

  if (self->following || self->player < 0 ||
      !g_ptr_array_find (self->buttons, button, &index))
    return;
  fault = tengen_match_table_set_absent (self->table,
                                         self->player,
                                         (int) index + 1,
                                         gtk_toggle_button_get_active (button));
  tell (self, fault);
  if (fault == TENGEN_MATCH_FAULT_NONE)
    return;
  self->following = TRUE;
  gtk_toggle_button_set_active (
      button,
      tengen_match_is_absent (get_match (self), self->player, (int) index + 1));
  self->following = FALSE;
}

static void
add_button (TengenMatchRest *self)
{
  int index = (int) self->buttons->len;
  g_autofree char *text = g_strdup_printf ("%d", index + 1);
  g_autofree char *round =
      tengen_words_match_round (get_match (self), index + 1);
  /* TRANSLATORS: a round, as in “Round 3” */
  g_autofree char *said = g_strdup_printf (_ ("Absent: %s"), round);
  GtkWidget *button = gtk_toggle_button_new_with_label (text);

  gtk_widget_add_css_class (button, "choice");
  gtk_widget_add_css_class (button, "match-round");
  gtk_widget_set_tooltip_text (button, said);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  g_signal_connect_object (
      button, "toggled", G_CALLBACK (round_cb), self, G_CONNECT_SWAPPED);
  gtk_grid_attach (
      self->rounds, button, index % N_COLUMNS, index / N_COLUMNS, 1, 1);
  g_ptr_array_add (self->buttons, button);
}

static void
show_rounds (TengenMatchRest *self)
{
  const TengenMatch *match = get_match (self);
  int n = count_rounds (match);

  while ((int) self->buttons->len < n)
    add_button (self);
  for (int i = 0; i < (int) self->buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->buttons, (guint) i);
      gboolean absent = self->player >= 0 &&
                        tengen_match_is_absent (match, self->player, i + 1);

      gtk_widget_set_visible (button, i < n);
      gtk_widget_set_sensitive (button,
                                can_change (self) && i + 1 >= get_next (self));
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), absent);
    }
}

/* --- The bye --- */

static void
bye_cb (TengenMatchRest *self)
{
  TengenMatchFault fault;

  if (self->following || self->player < 0)
    return;
  fault = tengen_match_table_set_bye (self->table,
                                      self->player,
                                      get_next (self),
                                      gtk_check_button_get_active (self->bye));
  tell (self, fault);
  if (fault == TENGEN_MATCH_FAULT_NONE)
    return;
  self->following = TRUE;
  gtk_check_button_set_active (
      self->bye,
      tengen_match_find_bye (get_match (self), get_next (self)) ==
          self->player);
  self->following = FALSE;
}

/* The player chosen, if another one, and whether there is a bye at all. */
static char *
write_bye (TengenMatchRest *self)
{
  const TengenMatch *match = get_match (self);
  int chosen = tengen_match_find_bye (match, get_next (self));
  int n = tengen_match_count_present (match, get_next (self));
  g_autofree char *name = NULL;

  if (chosen != TENGEN_MATCH_NOBODY && chosen != self->player)
    {
      name = tengen_words_match_player (match, chosen);
      /* TRANSLATORS: a player */
      return g_strdup_printf (_ ("%s has been chosen for that bye."), name);
    }
  if (chosen != TENGEN_MATCH_NOBODY && n % 2 == 0)
    return g_strdup_printf (_ ("As it stands %d players will be there, an even "
                               "number, so that there is no bye."),
                            n);
  return NULL;
}

static void
show_bye (TengenMatchRest *self)
{
  const TengenMatch *match = get_match (self);
  g_autofree char *round = tengen_words_match_round (match, get_next (self));
  /* TRANSLATORS: a round, as in “Round 3” */
  g_autofree char *label =
      g_strdup_printf (_ ("Has the bye: %s (won without an opponent)"), round);
  g_autofree char *told = write_bye (self);
  gboolean can =
      match->kind == TENGEN_MATCH_SWISS && tengen_match_has_next (match);

  gtk_check_button_set_label (self->bye, label);
  gtk_check_button_set_active (
      self->bye,
      self->player >= 0 &&
          tengen_match_find_bye (match, get_next (self)) == self->player);
  gtk_widget_set_visible (GTK_WIDGET (self->bye), can);
  gtk_widget_set_sensitive (GTK_WIDGET (self->bye), can_change (self));
  gtk_widget_set_visible (GTK_WIDGET (self->bye_told), can && told != NULL);
  gtk_label_set_label (self->bye_told, told != NULL ? told : "");
}

/* --- The widget --- */

static void
tengen_match_rest_dispose (GObject *object)
{
  TengenMatchRest *self = TENGEN_MATCH_REST (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_MATCH_REST);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (tengen_match_rest_parent_class)->dispose (object);
}

static void
tengen_match_rest_finalize (GObject *object)
{
  g_ptr_array_unref (TENGEN_MATCH_REST (object)->buttons);
  G_OBJECT_CLASS (tengen_match_rest_parent_class)->finalize (object);
}

static void
tengen_match_rest_class_init (TengenMatchRestClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_match_rest_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_match_rest_finalize;
  tengen_match_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/match/tengen-match-rest.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenMatchRest, content);
  gtk_widget_class_bind_template_child (widget_class, TengenMatchRest, rounds);
  gtk_widget_class_bind_template_child (widget_class, TengenMatchRest, bye);
  gtk_widget_class_bind_template_child (
      widget_class, TengenMatchRest, bye_told);
  gtk_widget_class_bind_template_callback (widget_class, bye_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  /* TengenMatchRest::told: why what was chosen cannot be, or "" */
  signals[TOLD] =
      tengen_signal_new ("told", TENGEN_TYPE_MATCH_REST, 1, G_TYPE_STRING);
}

static void
tengen_match_rest_init (TengenMatchRest *self)
{
  self->player = -1;
  self->buttons = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tengen_match_rest_set_table (TengenMatchRest *self, TengenMatchTable *table)
{
  g_return_if_fail (TENGEN_IS_MATCH_REST (self));
  g_return_if_fail (TENGEN_IS_MATCH_TABLE (table));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
}

void
tengen_match_rest_show (TengenMatchRest *self, int player, gboolean read_only)
{
  const TengenMatch *match;

  g_return_if_fail (TENGEN_IS_MATCH_REST (self));
  g_return_if_fail (self->table != NULL);

  match = get_match (self);
  g_return_if_fail (player < (int) match->players->len);

  self->player = player;
  self->read_only = read_only;
  gtk_widget_set_visible (self->content, match->kind != TENGEN_MATCH_SERIES);
  self->following = TRUE;
  show_rounds (self);
  show_bye (self);
  self->following = FALSE;
}
