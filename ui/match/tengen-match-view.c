/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-view: a match or event as a teacher leads it
 */
#include "tengen-match-view.h"

#include "tengen-announce.h"
#include "tengen-match-order-window.h"
#include "tengen-match-players.h"
#include "tengen-match-rounds.h"
#include "tengen-match-sheet.h"
#include "tengen-match-standings.h"
#include "tengen-match-ui.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

struct _TengenMatchView
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkStack *stack;
  TengenMatchRounds *rounds;
  TengenMatchStandings *standings;
  TengenMatchPlayers *players;
  GtkLabel *said;

  /* Owned */
  TengenMatchTable *table;
  GSimpleActionGroup *actions;
  gboolean read_only;

  /* Borrowed: the window of what decides places while it is open */
  GtkWindow *order;
  /* Borrowed: the buttons that choose a page, where there are some */
  GtkWidget *switcher;
};

G_DEFINE_FINAL_TYPE (TengenMatchView, tengen_match_view, GTK_TYPE_WIDGET)

enum
{
  PROP_READ_ONLY = 1,
  N_PROPS
};

enum
{
  PLAY,
  RECORD,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static void
say (TengenMatchView *self, const char *text)
{
  gtk_label_set_label (self->said, text != NULL ? text : "");
  tengen_announce (GTK_WIDGET (self->said), text != NULL ? text : "");
}

/* --- What can be done --- */

static gboolean
is_round_open (const TengenMatch *match)
{
  for (guint i = 0; i < match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, (int) i);

      if (game->result.kind == TENGEN_RESULT_UNKNOWN &&
          game->white != TENGEN_MATCH_NOBODY)
        return TRUE;
    }
  return FALSE;
}

static void
set_enabled (TengenMatchView *self, const char *name, gboolean enabled)
{
  GAction *action =
      g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
update_actions (TengenMatchView *self)
{
  const TengenMatch *match = tengen_match_table_get (self->table);
  gboolean changes = !self->read_only;
  gboolean can_undo;

  g_object_get (self->table, "can-undo", &can_undo, NULL);
  set_enabled (self,
               "pair",
               changes && !is_round_open (match) &&
                   !tengen_match_is_over (match));
  set_enabled (self, "undo", changes && can_undo);
  set_enabled (
      self, "drop-round", changes && tengen_match_get_round (match) > 0);
  /* two players need no comparison with others */
  set_enabled (self, "order", changes && match->kind != TENGEN_MATCH_SERIES);
}

static void
changed_cb (TengenMatchView *self)
{
  say (self, NULL);
  update_actions (self);
}

/* --- Actions --- */

static void
pair_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenMatchView *self = TENGEN_MATCH_VIEW (data);
  TengenMatchFault fault = tengen_match_table_pair (self->table);

  if (fault != TENGEN_MATCH_FAULT_NONE)
    say (self, tengen_words_match_fault (fault));
}

static void
drop_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenMatchView *self = TENGEN_MATCH_VIEW (data);

  if (!tengen_match_table_drop_round (self->table))
    say (self,
         _ ("This round has to stay: some of its games are decided or "
            "begun."));
}

static void
undo_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenMatchView *self = TENGEN_MATCH_VIEW (data);

  if (tengen_match_table_undo (self->table))
    say (self, _ ("The last change was undone."));
}

static void
copy_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenMatchView *self = TENGEN_MATCH_VIEW (data);
  g_autoptr (TengenMatchSheet) sheet =
      tengen_match_sheet_new (tengen_match_table_get (self->table));
  g_autofree char *text = tengen_match_sheet_to_csv (sheet);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  say (self, _ ("The table is on the clipboard, for a spreadsheet."));
}

static void
order_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenMatchView *self = TENGEN_MATCH_VIEW (data);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (self->order == NULL)
    g_set_weak_pointer (
        &self->order,
        GTK_WINDOW (tengen_match_order_window_new (
            GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, self->table)));
  gtk_window_present (self->order);
}

static void
play_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_signal_emit (data, signals[PLAY], 0, g_variant_get_int32 (parameter));
}

static void
record_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_signal_emit (data, signals[RECORD], 0, g_variant_get_int32 (parameter));
}

/* Whether the focus is on a page, or on the button of one. */
static gboolean
has_focus (TengenMatchView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && self->switcher != NULL &&
         (gtk_widget_is_ancestor (focus, self->switcher) ||
          gtk_widget_is_ancestor (focus, GTK_WIDGET (self->stack)));
}

/* A page that is hidden would leave the focus to the first button. */
static void
focus_button (TengenMatchView *self)
{
  GtkWidget *button;

  for (button = gtk_widget_get_first_child (self->switcher); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (GTK_IS_TOGGLE_BUTTON (button) &&
        gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
      gtk_widget_grab_focus (button);
}

static void
page_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenMatchView *self = TENGEN_MATCH_VIEW (data);
  gboolean follows = has_focus (self);

  gtk_stack_set_visible_child_name (self->stack,
                                    g_variant_get_string (parameter, NULL));
  if (follows)
    focus_button (self);
}

static void
add_actions (TengenMatchView *self)
{
  static const GActionEntry actions[] = {
    { .name = "pair", .activate = pair_action },
    { .name = "drop-round", .activate = drop_action },
    { .name = "undo", .activate = undo_action },
    { .name = "copy", .activate = copy_action },
    { .name = "order", .activate = order_action },
    { .name = "play", .activate = play_action, .parameter_type = "i" },
    { .name = "record", .activate = record_action, .parameter_type = "i" },
    { .name = "page", .activate = page_action, .parameter_type = "s" },
  };

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (
      G_ACTION_MAP (self->actions), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (
      GTK_WIDGET (self), "match", G_ACTION_GROUP (self->actions));
}

/* --- The widget --- */

static void
close_order (TengenMatchView *self)
{
  if (self->order != NULL)
    gtk_window_destroy (self->order);
  g_clear_weak_pointer (&self->order);
}

static void
set_read_only (TengenMatchView *self, gboolean read_only)
{
  if (read_only == self->read_only)
    return;
  self->read_only = read_only;
  tengen_match_rounds_set_read_only (self->rounds, read_only);
  tengen_match_players_set_read_only (self->players, read_only);
  if (read_only)
    close_order (self);
  update_actions (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_READ_ONLY]);
}

static void
tengen_match_view_set_property (GObject *object,
                                guint id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  if (id == PROP_READ_ONLY)
    set_read_only (TENGEN_MATCH_VIEW (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tengen_match_view_get_property (GObject *object,
                                guint id,
                                GValue *value,
                                GParamSpec *pspec)
{
  if (id == PROP_READ_ONLY)
    g_value_set_boolean (value, TENGEN_MATCH_VIEW (object)->read_only);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

/* What is not visible is hidden from screen readers, too. */
static void
page_cb (TengenMatchView *self)
{
  const char *name = gtk_stack_get_visible_child_name (self->stack);

  if (name == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->rounds),
                          g_str_equal (name, "rounds"));
  gtk_widget_set_visible (GTK_WIDGET (self->standings),
                          g_str_equal (name, "standings"));
  gtk_widget_set_visible (GTK_WIDGET (self->players),
                          g_str_equal (name, "players"));
}

static void
tengen_match_view_dispose (GObject *object)
{
  TengenMatchView *self = TENGEN_MATCH_VIEW (object);

  /* pages that go are no choice */
  if (self->stack != NULL)
    g_signal_handlers_disconnect_by_func (self->stack, page_cb, self);
  close_order (self);
  g_clear_weak_pointer (&self->switcher);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_MATCH_VIEW);
  g_clear_object (&self->actions);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (tengen_match_view_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (TENGEN_TYPE_MATCH_ROUNDS);
  g_type_ensure (TENGEN_TYPE_MATCH_STANDINGS);
  g_type_ensure (TENGEN_TYPE_MATCH_PLAYERS);
  tengen_match_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/match/tengen-match-view.ui");
  gtk_widget_class_bind_template_child (klass, TengenMatchView, content);
  gtk_widget_class_bind_template_child (klass, TengenMatchView, stack);
  gtk_widget_class_bind_template_child (klass, TengenMatchView, rounds);
  gtk_widget_class_bind_template_child (klass, TengenMatchView, standings);
  gtk_widget_class_bind_template_child (klass, TengenMatchView, players);
  gtk_widget_class_bind_template_child (klass, TengenMatchView, said);
  gtk_widget_class_bind_template_callback (klass, page_cb);
  gtk_widget_class_set_layout_manager_type (klass, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_match_view_class_init (TengenMatchViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = tengen_match_view_set_property;
  object_class->get_property = tengen_match_view_get_property;
  object_class->dispose = tengen_match_view_dispose;
  /* TengenMatchView:read-only: nothing can be changed */
  props[PROP_READ_ONLY] = g_param_spec_boolean (
      "read-only", NULL, NULL, FALSE, TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, props);
  bind_template (GTK_WIDGET_CLASS (klass));
  /* TengenMatchView::play: a person wants to play a game here */
  signals[PLAY] =
      tengen_signal_new ("play", TENGEN_TYPE_MATCH_VIEW, 1, G_TYPE_INT);
  /* TengenMatchView::record: a person wants to see its record */
  signals[RECORD] =
      tengen_signal_new ("record", TENGEN_TYPE_MATCH_VIEW, 1, G_TYPE_INT);
}

static void
tengen_match_view_init (TengenMatchView *self)
{
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/match/tengen-match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  add_actions (self);
}

GtkWidget *
tengen_match_view_new (TengenMatchTable *table)
{
  TengenMatchView *self;

  g_return_val_if_fail (TENGEN_IS_MATCH_TABLE (table), NULL);

  self = g_object_new (TENGEN_TYPE_MATCH_VIEW, NULL);
  self->table = g_object_ref (table);
  /* before its pages: what they say about a change stays */
  g_signal_connect_object (
      table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  tengen_match_rounds_set_table (self->rounds, table);
  tengen_match_standings_set_table (self->standings, table);
  tengen_match_players_set_table (self->players, table);
  update_actions (self);
  if (tengen_match_is_over (tengen_match_table_get (table)))
    gtk_stack_set_visible_child_name (self->stack, "standings");
  page_cb (self);
  return GTK_WIDGET (self);
}

GtkWidget *
tengen_match_view_make_switcher (TengenMatchView *self)
{
  GtkWidget *switcher;

  g_return_val_if_fail (TENGEN_IS_MATCH_VIEW (self), NULL);

  switcher = g_object_new (GTK_TYPE_STACK_SWITCHER, "stack", self->stack, NULL);
  g_set_weak_pointer (&self->switcher, switcher);
  return switcher;
}

GActionGroup *
tengen_match_view_get_actions (TengenMatchView *self)
{
  g_return_val_if_fail (TENGEN_IS_MATCH_VIEW (self), NULL);

  return G_ACTION_GROUP (self->actions);
}

void
tengen_match_view_set_externals (TengenMatchView *self,
                                 TengenExternalList *list)
{
  g_return_if_fail (TENGEN_IS_MATCH_VIEW (self));

  tengen_match_players_set_externals (self->players, list);
}
