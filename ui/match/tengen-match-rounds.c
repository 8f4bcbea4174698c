/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-rounds: who plays whom, round by round (組合せ)
 *
 * Shape: rows stay as long as the round has the same games, so that the focus
 *        is not lost when a result is noted.
 */
#include "tengen-match-rounds.h"

#include "tengen-access.h"
#include "tengen-announce.h"
#include "tengen-fold-layout.h"
#include "tengen-label.h"
#include "tengen-match-desk.h"
#include "tengen-match-row.h"
#include "tengen-match-ui.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"
#include "tengen-words-ties.h"

#define _(text) tengen_words_text (text)

struct _TengenMatchRounds
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkLabel *round_name;
  GtkLabel *progress;
  GtkButton *pair;
  GtkLabel *told;
  GtkStack *stack;
  GtkListBox *games;
  GtkLabel *empty;
  GtkWidget *aside;
  TengenMatchDesk *desk;

  /* Owned */
  TengenMatchTable *table;
  /* the one that is shown, 0 for none */
  int round;
  /* how many there were when it was written last */
  int n_rounds;
  gboolean read_only;
};

G_DEFINE_FINAL_TYPE (TengenMatchRounds, tengen_match_rounds, GTK_TYPE_WIDGET)

static const TengenMatch *
get_match (TengenMatchRounds *self)
{
  return tengen_match_table_get (self->table);
}

static TengenMatchRow *
get_row (TengenMatchRounds *self, int index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->games, index);

  return row != NULL ? TENGEN_MATCH_ROW (row) : NULL;
}

/* --- The chosen game --- */

static void
show_chosen (TengenMatchRounds *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->games);

  tengen_match_desk_show (
      self->desk,
      row != NULL ? tengen_match_row_get_game (TENGEN_MATCH_ROW (row)) : -1,
      self->read_only);
}

static void
selected_cb (TengenMatchRounds *self)
{
  show_chosen (self);
}

static void
activated_cb (TengenMatchRounds *self)
{
  tengen_match_desk_focus (self->desk);
}

/* --- The rows --- */

static gboolean
has_rows (TengenMatchRounds *self, const GArray *games)
{
  for (guint i = 0; i < games->len; i++)
    {
      TengenMatchRow *row = get_row (self, (int) i);

      if (row == NULL ||
          tengen_match_row_get_game (row) != g_array_index (games, int, i))
        return FALSE;
    }
  return get_row (self, (int) games->len) == NULL;
}

static void
make_rows (TengenMatchRounds *self, const GArray *games)
{
  TengenMatchRow *row;

  while ((row = get_row (self, 0)) != NULL)
    gtk_list_box_remove (self->games, GTK_WIDGET (row));
  for (guint i = 0; i < games->len; i++)
    gtk_list_box_append (self->games,
                         tengen_match_row_new (g_array_index (games, int, i)));
}

static GArray *
list_games (TengenMatchRounds *self)
{
  const TengenMatch *match = get_match (self);
  GArray *games = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i < match->games->len; i++)
    {
      int game = (int) i;

      if (tengen_match_get_game (match, game)->round == self->round)
        g_array_append_val (games, game);
    }
  return games;
}

/* The first that is not decided, else the first. */
static void
choose_one (TengenMatchRounds *self)
{
  TengenMatchRow *row;
  TengenMatchRow *chosen = get_row (self, 0);

  for (int i = 0; (row = get_row (self, i)) != NULL; i++)
    if (tengen_match_get_game (get_match (self),
                               tengen_match_row_get_game (row))
            ->result.kind == TENGEN_RESULT_UNKNOWN)
      {
        chosen = row;
        break;
      }
  if (chosen != NULL)
    gtk_list_box_select_row (self->games, GTK_LIST_BOX_ROW (chosen));
}

static void
show_rows (TengenMatchRounds *self)
{
  g_autoptr (GArray) games = list_games (self);
  gboolean anew = !has_rows (self, games);

  if (anew)
    make_rows (self, games);
  for (guint i = 0; i < games->len; i++)
    tengen_match_row_show (get_row (self, (int) i), get_match (self));
  if (anew)
    choose_one (self);
  show_chosen (self);
}

/* --- Above the rows --- */

static int
count_decided (TengenMatchRounds *self, int *n)
{
  const TengenMatch *match = get_match (self);
  int decided = 0;

  *n = 0;
  for (guint i = 0; i < match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, (int) i);

      if (game->round != self->round || game->white == TENGEN_MATCH_NOBODY)
        continue;
      (*n)++;
      if (game->result.kind != TENGEN_RESULT_UNKNOWN)
        decided++;
    }
  return decided;
}

static void
show_progress (TengenMatchRounds *self)
{
  g_autofree char *text = NULL;
  int n;
  int decided = count_decided (self, &n);

  if (tengen_match_is_over (get_match (self)))
    text = g_strdup (_ ("All games have been played."));
  else if (self->round > 0)
    text = g_strdup_printf (_ ("%d of %d games decided"), decided, n);
  gtk_label_set_label (self->progress, text != NULL ? text : "");
}

static void
show_head (TengenMatchRounds *self)
{
  const TengenMatch *match = get_match (self);
  int last = tengen_match_get_round (match);
  g_autofree char *name =
      self->round > 0 ? tengen_words_match_round (match, self->round) : NULL;
  g_autofree char *next = tengen_words_match_round (match, last + 1);
  g_autofree char *pair = g_strdup_printf (_ ("Pair %s"), next);

  gtk_label_set_label (self->round_name, name != NULL ? name : "");
  gtk_button_set_label (self->pair, pair);
  gtk_widget_set_visible (GTK_WIDGET (self->pair),
                          !self->read_only && tengen_match_has_next (match));
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "match-rounds.previous", self->round > 1);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "match-rounds.next", self->round < last);
  show_progress (self);
}

/* The players who meet again and why, and a bye that was not possible. */
static void
show_told (TengenMatchRounds *self)
{
  g_autofree char *text = tengen_words_paired (get_match (self), self->round);
  gboolean anew = g_strcmp0 (gtk_label_get_label (self->told),
                             text != NULL ? text : "") != 0;

  tengen_label_show (self->told, text);
  if (anew)
    tengen_announce (GTK_WIDGET (self->told), text != NULL ? text : "");
}

static void
show (TengenMatchRounds *self)
{
  gtk_stack_set_visible_child_name (self->stack,
                                    self->round > 0 ? "games" : "empty");
  gtk_widget_set_visible (GTK_WIDGET (self->empty), self->round == 0);
  gtk_widget_set_visible (self->aside, self->round > 0);
  show_head (self);
  show_told (self);
  show_rows (self);
}

static void
changed_cb (TengenMatchRounds *self)
{
  int last = tengen_match_get_round (get_match (self));

  if (self->round > last || last != self->n_rounds)
    self->round = last;
  self->n_rounds = last;
  show (self);
}

static void
turn_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenMatchRounds *self = TENGEN_MATCH_ROUNDS (widget);

  self->round += g_str_equal (name, "match-rounds.next") ? 1 : -1;
  show (self);
}

/* --- The widget --- */

static void
tengen_match_rounds_dispose (GObject *object)
{
  TengenMatchRounds *self = TENGEN_MATCH_ROUNDS (object);

  /* rows that go are no choice */
  if (self->games != NULL)
    g_signal_handlers_disconnect_by_func (self->games, selected_cb, self);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_MATCH_ROUNDS);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (tengen_match_rounds_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (TENGEN_TYPE_FOLD_LAYOUT);
  g_type_ensure (TENGEN_TYPE_MATCH_DESK);
  tengen_match_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/match/tengen-match-rounds.ui");
  gtk_widget_class_bind_template_child (klass, TengenMatchRounds, content);
  gtk_widget_class_bind_template_child (klass, TengenMatchRounds, round_name);
  gtk_widget_class_bind_template_child (klass, TengenMatchRounds, progress);
  gtk_widget_class_bind_template_child (klass, TengenMatchRounds, pair);
  gtk_widget_class_bind_template_child (klass, TengenMatchRounds, told);
  gtk_widget_class_bind_template_child (klass, TengenMatchRounds, stack);
  gtk_widget_class_bind_template_child (klass, TengenMatchRounds, games);
  gtk_widget_class_bind_template_child (klass, TengenMatchRounds, empty);
  gtk_widget_class_bind_template_child (klass, TengenMatchRounds, aside);
  gtk_widget_class_bind_template_child (klass, TengenMatchRounds, desk);
  gtk_widget_class_bind_template_callback (klass, selected_cb);
  gtk_widget_class_bind_template_callback (klass, activated_cb);
}

static void
tengen_match_rounds_class_init (TengenMatchRoundsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_match_rounds_dispose;
  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  /* TengenMatchRounds|match-rounds.previous: the round before */
  gtk_widget_class_install_action (
      widget_class, "match-rounds.previous", NULL, turn_action);
  /* TengenMatchRounds|match-rounds.next: the next round */
  gtk_widget_class_install_action (
      widget_class, "match-rounds.next", NULL, turn_action);
}

static void
tengen_match_rounds_init (TengenMatchRounds *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_access_leave_by_tab (GTK_WIDGET (self->games));
}

void
tengen_match_rounds_set_table (TengenMatchRounds *self, TengenMatchTable *table)
{
  g_return_if_fail (TENGEN_IS_MATCH_ROUNDS (self));
  g_return_if_fail (TENGEN_IS_MATCH_TABLE (table));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  tengen_match_desk_set_table (self->desk, table);
  g_signal_connect_object (
      table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

void
tengen_match_rounds_set_read_only (TengenMatchRounds *self, gboolean read_only)
{
  g_return_if_fail (TENGEN_IS_MATCH_ROUNDS (self));
  g_return_if_fail (self->table != NULL);

  self->read_only = read_only;
  show (self);
}
