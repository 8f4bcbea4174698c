/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-tree: the tree of moves (変化図)
 *
 * What:   the type: the session it follows, folds, zoom, properties.
 * Not:    places (tengen-review-layout, -scroll), drawing (-draw), keyboard
 *         and pointer (-input), words (-say).
 * Shape:  the command that the session sends says how much must be done anew:
 *         nothing for a goto, nothing of the layout for texts and marks, one
 *         node for a move at the end of a line, else all, in the next frame.
 */
#include "tengen-review-tree.h"

#include "tengen-color-scheme.h"
#include "tengen-review-tree-private.h"
#include "tengen-signal.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

#define NATURAL_WIDTH 300
#define NATURAL_HEIGHT 200
#define MINIMUM 64

enum
{
  PROP_SESSION = 1,
  N_PROPS,
  PROP_HADJUSTMENT = N_PROPS,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

enum
{
  MENU_REQUESTED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE_WITH_CODE (TengenReviewTree,
                               tengen_review_tree,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE,
                                                      NULL))

/* --- Following the session --- */

TengenSession *
tengen_review_tree_dup_session (TengenReviewTree *self)
{
  return self->signals != NULL ? g_signal_group_dup_target (self->signals)
                               : NULL;
}

static void
forget_all (TengenReviewTree *self)
{
  self->stale = TRUE;
  tengen_review_numbers_forget (self->numbers);
}

static gboolean
changes_number (const TengenChange *change)
{
  return g_str_equal (change->name, "B") || g_str_equal (change->name, "W") ||
         g_str_equal (change->name, "MN");
}

/* An edit that only sets values leaves every node where it is. */
static void
follow_edit (TengenReviewTree *self, const TengenCommand *command)
{
  for (guint i = 0; command->changes != NULL && i < command->changes->len; i++)
    {
      const TengenChange *change = g_ptr_array_index (command->changes, i);

      if (change->kind != TENGEN_CHANGE_SET)
        {
          forget_all (self);
          return;
        }
      if (changes_number (change))
        tengen_review_numbers_forget (self->numbers);
    }
}

/* An action adds one node at most; only the number of that is not known. */
static void
follow_act (TengenReviewTree *self, guint n_nodes)
{
  const TengenRecord *record = tengen_game_get_record (self->game);

  if (n_nodes != self->n_nodes + 1 || self->stale ||
      !tengen_review_layout_extend (self->layout, record, n_nodes))
    forget_all (self);
}

/* The record is another one than that of the layout. */
static void
follow_change (TengenReviewTree *self)
{
  const TengenRecord *record = tengen_game_get_record (self->game);
  guint n_nodes = tengen_record_get_n_nodes (record);

  if (self->command != NULL && self->command->kind == TENGEN_COMMAND_EDIT)
    follow_edit (self, self->command);
  else if (self->command != NULL && self->command->kind == TENGEN_COMMAND_ACT)
    follow_act (self, n_nodes);
  else
    forget_all (self);
  self->n_nodes = n_nodes;
  self->edits = tengen_game_get_edits (self->game);
}

static void
line_cb (TengenReviewTree *self, const char *line)
{
  g_autoptr (TengenSession) session = tengen_review_tree_dup_session (self);
  const TengenGame *game = tengen_session_get_game (session);

  g_clear_pointer (&self->command, tengen_command_free);
  if (game == self->game && tengen_game_get_edits (game) != self->edits)
    self->command = tengen_command_decode (line);
}

/* A user who scrolled away and edits a text is not scrolled back. */
static void
follow_cursor (TengenReviewTree *self)
{
  TengenNode cursor = self->game != NULL ? tengen_game_get_cursor (self->game)
                                         : TENGEN_NODE_NONE;

  if (cursor != self->cursor || self->stale)
    self->reveal = TRUE;
  self->cursor = cursor;
  self->said = FALSE;
}

static void
changed_cb (TengenReviewTree *self)
{
  g_autoptr (TengenSession) session = tengen_review_tree_dup_session (self);
  const TengenGame *game =
      session != NULL ? tengen_session_get_game (session) : NULL;
  TengenNode root =
      game != NULL ? tengen_game_get_root (game) : TENGEN_NODE_NONE;

  if (game != self->game || root != self->root)
    forget_all (self);
  self->game = game;
  self->root = root;
  if (game != NULL && tengen_game_get_edits (game) != self->edits)
    follow_change (self);
  g_clear_pointer (&self->command, tengen_command_free);
  follow_cursor (self);
  tengen_review_tree_queue_update (self);
}

static void
replaced_cb (TengenReviewTree *self)
{
  g_hash_table_remove_all (self->folded);
  self->game = NULL;
  forget_all (self);
}

/* --- Layout --- */

/* A cursor that went into a fold opens it. */
static gboolean
open_folds (TengenReviewTree *self, const TengenRecord *record, TengenNode node)
{
  gboolean opened = FALSE;

  for (node = tengen_record_get_parent (record, node); node != TENGEN_NODE_NONE;
       node = tengen_record_get_parent (record, node))
    opened =
        g_hash_table_remove (self->folded, GUINT_TO_POINTER (node)) || opened;
  return opened;
}

void
tengen_review_tree_prepare (TengenReviewTree *self)
{
  const TengenRecord *record;
  TengenNode cursor;

  if (self->game == NULL)
    return;
  record = tengen_game_get_record (self->game);
  cursor = tengen_game_get_cursor (self->game);
  if (g_hash_table_size (self->folded) > 0 && open_folds (self, record, cursor))
    self->stale = TRUE;
  if (!self->stale)
    return;
  self->stale = FALSE;
  self->edits = tengen_game_get_edits (self->game);
  self->n_nodes = tengen_record_get_n_nodes (record);
  tengen_review_layout_update (self->layout, record, self->root, self->folded);
}

const TengenReviewSizes *
tengen_review_tree_get_sizes (TengenReviewTree *self)
{
  return tengen_review_sizes_get (self->zoom);
}

void
tengen_review_tree_emit_menu (TengenReviewTree *self,
                              TengenNode node,
                              double x,
                              double y)
{
  g_signal_emit (self, signals[MENU_REQUESTED], 0, (guint) node, x, y);
}

static void
tengen_review_tree_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = MINIMUM;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH
                                                       : NATURAL_HEIGHT;
  *minimum_baseline = -1;
  *natural_baseline = -1;
}

/* --- Object --- */

static void
set_policy (TengenReviewTree *self,
            GtkOrientation orientation,
            GtkScrollablePolicy policy,
            GParamSpec *pspec)
{
  if (self->policies[orientation] == policy)
    return;
  self->policies[orientation] = policy;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

static void
tengen_review_tree_set_property (GObject *object,
                                 guint id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  TengenReviewTree *self = TENGEN_REVIEW_TREE (object);

  switch (id)
    {
    case PROP_SESSION:
      tengen_review_tree_set_session (self, g_value_get_object (value));
      break;
    case PROP_HADJUSTMENT:
      tengen_review_tree_set_adjustment (
          self, GTK_ORIENTATION_HORIZONTAL, g_value_get_object (value));
      break;
    case PROP_VADJUSTMENT:
      tengen_review_tree_set_adjustment (
          self, GTK_ORIENTATION_VERTICAL, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
      set_policy (
          self, GTK_ORIENTATION_HORIZONTAL, g_value_get_enum (value), pspec);
      break;
    case PROP_VSCROLL_POLICY:
      set_policy (
          self, GTK_ORIENTATION_VERTICAL, g_value_get_enum (value), pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_review_tree_get_property (GObject *object,
                                 guint id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  TengenReviewTree *self = TENGEN_REVIEW_TREE (object);

  switch (id)
    {
    case PROP_SESSION:
      g_value_take_object (value, tengen_review_tree_dup_session (self));
      break;
    case PROP_HADJUSTMENT:
      g_value_set_object (value, self->adjustments[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->adjustments[GTK_ORIENTATION_VERTICAL]);
      break;
    case PROP_HSCROLL_POLICY:
      g_value_set_enum (value, self->policies[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, self->policies[GTK_ORIENTATION_VERTICAL]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_review_tree_dispose (GObject *object)
{
  TengenReviewTree *self = TENGEN_REVIEW_TREE (object);

  if (self->signals != NULL)
    g_signal_group_set_target (self->signals, NULL);
  g_clear_object (&self->signals);
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->game = NULL;
  G_OBJECT_CLASS (tengen_review_tree_parent_class)->dispose (object);
}

static void
tengen_review_tree_finalize (GObject *object)
{
  TengenReviewTree *self = TENGEN_REVIEW_TREE (object);

  tengen_review_layout_free (self->layout);
  tengen_review_numbers_free (self->numbers);
  tengen_review_pictures_free (self->pictures);
  g_hash_table_unref (self->folded);
  g_array_unref (self->seen);
  for (int i = 0; i < 2; i++)
    {
      g_signal_handlers_disconnect_by_data (self->adjustments[i], self);
      g_object_unref (self->adjustments[i]);
    }
  g_clear_pointer (&self->command, tengen_command_free);
  G_OBJECT_CLASS (tengen_review_tree_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *class)
{
  props[PROP_SESSION] = g_param_spec_object (
      "session", NULL, NULL, TENGEN_TYPE_SESSION, TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (class, N_PROPS, props);
  g_object_class_override_property (class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (
      class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (
      class, PROP_VSCROLL_POLICY, "vscroll-policy");
}

static void
tengen_review_tree_class_init (TengenReviewTreeClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->set_property = tengen_review_tree_set_property;
  object_class->get_property = tengen_review_tree_get_property;
  object_class->dispose = tengen_review_tree_dispose;
  object_class->finalize = tengen_review_tree_finalize;
  widget_class->measure = tengen_review_tree_measure;
  widget_class->size_allocate = tengen_review_tree_size_allocate;
  widget_class->snapshot = tengen_review_tree_snapshot;
  install_properties (object_class);
  signals[MENU_REQUESTED] = tengen_signal_new ("menu-requested",
                                               G_TYPE_FROM_CLASS (class),
                                               3,
                                               G_TYPE_UINT,
                                               G_TYPE_DOUBLE,
                                               G_TYPE_DOUBLE);
  gtk_widget_class_set_css_name (widget_class, "reviewtree");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TREE);
}

static void
init_signals (TengenReviewTree *self)
{
  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "line", G_CALLBACK (line_cb), self);
  g_signal_group_connect_swapped (
      self->signals, "replaced", G_CALLBACK (replaced_cb), self);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (changed_cb), self);
  /* a session that dies takes its game along */
  g_signal_connect_swapped (
      self->signals, "unbind", G_CALLBACK (replaced_cb), self);
  g_signal_connect_object (tengen_color_scheme_get_default (),
                           "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (
      self, "notify::scale-factor", G_CALLBACK (gtk_widget_queue_draw), NULL);
}

static void
tengen_review_tree_init (TengenReviewTree *self)
{
  self->layout = tengen_review_layout_new ();
  self->numbers = tengen_review_numbers_new ();
  self->pictures = tengen_review_pictures_new ();
  self->folded = g_hash_table_new (NULL, NULL);
  self->seen = tengen_review_tree_make_seen ();
  self->zoom = TENGEN_REVIEW_ZOOM_USUAL;
  self->notation = TENGEN_NOTATION_A1;
  tengen_review_tree_set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, NULL);
  tengen_review_tree_set_adjustment (self, GTK_ORIENTATION_VERTICAL, NULL);
  init_signals (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Tree of Moves"),
                                  -1);
  tengen_review_tree_add_controllers (self);
}

/* --- Public --- */

void
tengen_review_tree_set_session (TengenReviewTree *self, TengenSession *session)
{
  g_autoptr (TengenSession) before = NULL;

  g_return_if_fail (TENGEN_IS_REVIEW_TREE (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  before = tengen_review_tree_dup_session (self);
  if (before == session)
    return;
  g_signal_group_set_target (self->signals, session);
  replaced_cb (self);
  changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SESSION]);
}

void
tengen_review_tree_set_notation (TengenReviewTree *self,
                                 TengenNotation notation)
{
  g_return_if_fail (TENGEN_IS_REVIEW_TREE (self));

  self->notation = notation;
  self->said = FALSE;
  tengen_review_tree_queue_update (self);
}

static gboolean
is_after (const TengenRecord *record, TengenNode node, TengenNode top)
{
  while (node != TENGEN_NODE_NONE && node != top)
    node = tengen_record_get_parent (record, node);
  return node == top;
}

void
tengen_review_tree_set_folded (TengenReviewTree *self,
                               TengenNode node,
                               gboolean folded)
{
  const TengenRecord *record;

  g_return_if_fail (TENGEN_IS_REVIEW_TREE (self));

  if (self->game == NULL)
    return;
  record = tengen_game_get_record (self->game);
  if (node == TENGEN_NODE_NONE || node > tengen_record_get_n_nodes (record))
    return;
  if (!folded)
    g_hash_table_remove (self->folded, GUINT_TO_POINTER (node));
  else if (tengen_record_get_child (record, node) == TENGEN_NODE_NONE)
    return;
  else
    {
      g_autoptr (TengenSession) session = tengen_review_tree_dup_session (self);

      /* else the cursor would open it again */
      if (is_after (record, tengen_game_get_cursor (self->game), node))
        tengen_session_goto (session, node);
      g_hash_table_add (self->folded, GUINT_TO_POINTER (node));
    }
  self->stale = TRUE;
  self->reveal = TRUE;
  self->said = FALSE;
  tengen_review_tree_queue_update (self);
}

void
tengen_review_tree_zoom (TengenReviewTree *self, int steps)
{
  int zoom;

  g_return_if_fail (TENGEN_IS_REVIEW_TREE (self));

  zoom =
      steps == 0
          ? TENGEN_REVIEW_ZOOM_USUAL
          : CLAMP ((int) self->zoom + steps, 0, (int) TENGEN_REVIEW_ZOOMS - 1);
  if (self->zoom == (guint) zoom)
    return;
  self->zoom = (guint) zoom;
  self->reveal = TRUE;
  tengen_review_tree_queue_update (self);
}

TengenNode
tengen_review_tree_get_node_at (TengenReviewTree *self, double x, double y)
{
  gboolean sign;

  g_return_val_if_fail (TENGEN_IS_REVIEW_TREE (self), TENGEN_NODE_NONE);

  if (self->game == NULL)
    return TENGEN_NODE_NONE;
  return tengen_review_tree_pick (self, x, y, &sign);
}

gboolean
tengen_review_tree_get_place (TengenReviewTree *self,
                              TengenNode node,
                              double *x,
                              double *y)
{
  guint column, row;

  g_return_val_if_fail (TENGEN_IS_REVIEW_TREE (self), FALSE);
  g_return_val_if_fail (x != NULL && y != NULL, FALSE);

  if (self->game == NULL)
    return FALSE;
  tengen_review_tree_prepare (self);
  if (!tengen_review_layout_find (self->layout, node, &column, &row))
    return FALSE;
  *x = tengen_review_tree_get_x (self, column);
  *y = tengen_review_tree_get_y (self, row);
  return *x >= 0 && *y >= 0 && *x < gtk_widget_get_width (GTK_WIDGET (self)) &&
         *y < gtk_widget_get_height (GTK_WIDGET (self));
}
