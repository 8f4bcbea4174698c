/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-panel: the panel for annotating a game (検討)
 *
 * Shape: the parts follow the session by themselves; the panel hands clicks to
 *        the tool and remembers the first of two points.
 */
#include "tengen-review-panel.h"

#include "tengen-fold-handle.h"
#include "tengen-fold-layout.h"
#include "tengen-review-chain.h"
#include "tengen-review-comment.h"
#include "tengen-review-evaluation.h"
#include "tengen-review-faults.h"
#include "tengen-review-hand.h"
#include "tengen-review-joined.h"
#include "tengen-review-properties.h"
#include "tengen-review-resources.h"
#include "tengen-review-search.h"
#include "tengen-review-tools.h"
#include "tengen-review-tree-pane.h"
#include "tengen-sign.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenReviewPanel
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *root;
  GObject *fold;
  GtkWidget *handle;
  TengenReviewTools *tools;
  GtkMenuButton *menu;
  GtkWidget *away;
  GtkStack *stack;
  TengenReviewTreePane *pane;
  GtkStackPage *list_page;
  GtkBox *list_box;
  TengenReviewProperties *properties;
  GtkStackPage *faults_page;
  TengenReviewFaults *faults;
  TengenReviewComment *comment;
  TengenReviewJoined *joined;
  TengenReviewSearch *search;
  TengenReviewChain *chain;
  TengenReviewEvaluation *evaluation;

  /* Owned */
  TengenSession *session;
  GSignalGroup *signals;

  /* (nullable) Borrowed: another window's tree, while it exists */
  TengenReviewTreePane *lent;

  TengenReviewHand hand;
  TengenNotation notation;
};

G_DEFINE_FINAL_TYPE (TengenReviewPanel, tengen_review_panel, GTK_TYPE_WIDGET)

enum
{
  PROP_TOOL = 1,
  PROP_TREE_HEIGHT,
  PROP_TREE_WIDTH,
  PROP_TREE_AWAY,
  N_PROPS,
};

enum
{
  SIGNAL_REDRAW,
  SIGNAL_SAY,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static TengenReviewTool
get_tool (TengenReviewPanel *self)
{
  int tool;

  g_object_get (self->tools, "tool", &tool, NULL);
  return (TengenReviewTool) tool;
}

/* What a tool has to say comes after what it did. */
static void
use_tool (TengenReviewPanel *self, TengenReviewTool tool, TengenPoint point)
{
  TengenPoint before = self->hand.from;
  const char *fault, *text;
  const char *own = tengen_review_tools_get_own (self->tools, &fault);

  if (tool == TENGEN_REVIEW_TOOL_MOVE &&
      tengen_review_joined_play (self->joined, point))
    return;
  if (tool == TENGEN_REVIEW_TOOL_OWN && fault != NULL)
    {
      tengen_review_tools_ask_own (self->tools);
      g_signal_emit (self, signals[SIGNAL_SAY], 0, fault);
      return;
    }
  text = tengen_review_hand_use (&self->hand, tool, self->session, point, own);
  if (self->hand.from != before)
    g_signal_emit (self, signals[SIGNAL_REDRAW], 0);
  if (text != NULL)
    g_signal_emit (self, signals[SIGNAL_SAY], 0, text);
}

static gboolean
is_on_board (TengenReviewPanel *self, TengenPoint point)
{
  const TengenGameSetup *setup;

  if (self->session == NULL)
    return FALSE;
  setup = tengen_game_get_setup (tengen_session_get_game (self->session));
  return tengen_game_setup_has_board (setup) &&
         point < setup->width * setup->height;
}

/* --- Following --- */

static void
tool_cb (TengenReviewPanel *self)
{
  tengen_review_hand_drop (&self->hand);
  g_signal_emit (self, signals[SIGNAL_REDRAW], 0);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TOOL]);
}

static void
part_cb (TengenReviewPanel *self, GParamSpec *pspec)
{
  gboolean below = g_str_equal (pspec->name, "part-below");

  g_object_notify_by_pspec (G_OBJECT (self),
                            props[below ? PROP_TREE_HEIGHT : PROP_TREE_WIDTH]);
}

static void
changed_cb (TengenReviewPanel *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);

  gtk_widget_set_sensitive (
      GTK_WIDGET (self->tools),
      tengen_game_setup_has_board (tengen_game_get_setup (game)));
  tengen_review_hand_follow (&self->hand, self->session);
}

static void
chain_cb (TengenReviewPanel *self, const char *text)
{
  g_signal_emit (self, signals[SIGNAL_SAY], 0, text);
}

static void
joined_visible_cb (TengenReviewPanel *self)
{
  if (self->comment != NULL)
    tengen_review_comment_set_low (
        self->comment, gtk_widget_get_visible (GTK_WIDGET (self->joined)));
}

static void
joined_cb (TengenReviewPanel *self)
{
  g_signal_emit (self, signals[SIGNAL_REDRAW], 0);
}

/* --- The tree and what stands in its place --- */

static gboolean
is_tree_chosen (TengenReviewPanel *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "tree") ==
         0;
}

/* A tree that is elsewhere leaves its room to the comment; a list or properties
 * that are chosen have it. */
static void
show_place (TengenReviewPanel *self)
{
  gboolean away;

  /* a stack that goes shows each of its pages */
  if (self->root == NULL)
    return;
  away = self->lent != NULL && is_tree_chosen (self);
  gtk_widget_set_visible (self->away, away);
  gtk_widget_set_visible (GTK_WIDGET (self->stack), !away);
}

static void
set_lent (TengenReviewPanel *self, TengenReviewTreePane *lent)
{
  self->lent = lent;
  show_place (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TREE_AWAY]);
}

static void
returned_cb (TengenReviewPanel *self)
{
  set_lent (self, NULL);
}

/* --- The widget --- */

static void
tengen_review_panel_get_property (GObject *object,
                                  guint prop_id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  TengenReviewPanel *self = TENGEN_REVIEW_PANEL (object);

  switch (prop_id)
    {
    case PROP_TOOL:
      g_value_set_int (value, (int) get_tool (self));
      break;
    case PROP_TREE_HEIGHT:
      g_object_get_property (self->fold, "part-below", value);
      break;
    case PROP_TREE_WIDTH:
      g_object_get_property (self->fold, "part-beside", value);
      break;
    case PROP_TREE_AWAY:
      g_value_set_boolean (value, self->lent != NULL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tengen_review_panel_set_property (GObject *object,
                                  guint prop_id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  TengenReviewPanel *self = TENGEN_REVIEW_PANEL (object);

  switch (prop_id)
    {
    case PROP_TOOL:
      g_object_set (self->tools, "tool", g_value_get_int (value), NULL);
      break;
    case PROP_TREE_HEIGHT:
      g_object_set_property (self->fold, "part-below", value);
      break;
    case PROP_TREE_WIDTH:
      g_object_set_property (self->fold, "part-beside", value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tengen_review_panel_dispose (GObject *object)
{
  TengenReviewPanel *self = TENGEN_REVIEW_PANEL (object);

  if (self->comment != NULL)
    tengen_review_comment_flush (self->comment);
  g_clear_object (&self->signals);
  g_clear_object (&self->session);
  g_clear_pointer (&self->root, gtk_widget_unparent);
  self->comment = NULL;
  G_OBJECT_CLASS (tengen_review_panel_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = TENGEN_PARAM_READWRITE;

  /* TengenReviewPanel:tool: a TengenReviewTool */
  props[PROP_TOOL] = g_param_spec_int ("tool",
                                       NULL,
                                       NULL,
                                       0,
                                       TENGEN_REVIEW_TOOL_LAST - 1,
                                       TENGEN_REVIEW_TOOL_MOVE,
                                       flags);
  /* TengenReviewPanel:tree-height: the part of the height that the tree and
   * what stands above it have where the comment is below them */
  props[PROP_TREE_HEIGHT] =
      g_param_spec_double ("tree-height", NULL, NULL, 0, 1, 0.5, flags);
  /* TengenReviewPanel:tree-width: the same of the width where the comment is
   * beside them */
  props[PROP_TREE_WIDTH] =
      g_param_spec_double ("tree-width", NULL, NULL, 0, 1, 0.5, flags);
  /* TengenReviewPanel:tree-away: the tree has a window of its own, and leaves
   * its room to the comment (read only) */
  props[PROP_TREE_AWAY] = g_param_spec_boolean (
      "tree-away", NULL, NULL, FALSE, TENGEN_PARAM_READABLE);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
install_signals (TengenReviewPanelClass *klass)
{
  /* TengenReviewPanel::redraw: the tool wants something else to be seen */
  signals[SIGNAL_REDRAW] =
      tengen_signal_new ("redraw", G_TYPE_FROM_CLASS (klass), 0);
  /* TengenReviewPanel::say: a sentence for the line under the board */
  signals[SIGNAL_SAY] =
      tengen_signal_new ("say", G_TYPE_FROM_CLASS (klass), 1, G_TYPE_STRING);
}

static void
bind_children (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, TengenReviewPanel, root);
  gtk_widget_class_bind_template_child (klass, TengenReviewPanel, fold);
  gtk_widget_class_bind_template_child (klass, TengenReviewPanel, handle);
  gtk_widget_class_bind_template_child (klass, TengenReviewPanel, tools);
  gtk_widget_class_bind_template_child (klass, TengenReviewPanel, menu);
  gtk_widget_class_bind_template_child (klass, TengenReviewPanel, away);
  gtk_widget_class_bind_template_child (klass, TengenReviewPanel, stack);
  gtk_widget_class_bind_template_child (klass, TengenReviewPanel, pane);
  gtk_widget_class_bind_template_child (klass, TengenReviewPanel, list_page);
  gtk_widget_class_bind_template_child (klass, TengenReviewPanel, list_box);
  gtk_widget_class_bind_template_child (klass, TengenReviewPanel, properties);
  gtk_widget_class_bind_template_child (klass, TengenReviewPanel, faults_page);
  gtk_widget_class_bind_template_child (klass, TengenReviewPanel, faults);
  gtk_widget_class_bind_template_child (klass, TengenReviewPanel, comment);
  gtk_widget_class_bind_template_child (klass, TengenReviewPanel, joined);
  gtk_widget_class_bind_template_child (klass, TengenReviewPanel, search);
  gtk_widget_class_bind_template_child (klass, TengenReviewPanel, chain);
}

static void
tengen_review_panel_class_init (TengenReviewPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_review_panel_get_property;
  object_class->set_property = tengen_review_panel_set_property;
  object_class->dispose = tengen_review_panel_dispose;
  install_properties (object_class);
  install_signals (klass);

  g_type_ensure (TENGEN_TYPE_FOLD_HANDLE);
  g_type_ensure (TENGEN_TYPE_FOLD_LAYOUT);
  g_type_ensure (TENGEN_TYPE_REVIEW_CHAIN);
  g_type_ensure (TENGEN_TYPE_REVIEW_COMMENT);
  g_type_ensure (TENGEN_TYPE_REVIEW_FAULTS);
  g_type_ensure (TENGEN_TYPE_REVIEW_JOINED);
  g_type_ensure (TENGEN_TYPE_REVIEW_PROPERTIES);
  g_type_ensure (TENGEN_TYPE_REVIEW_SEARCH);
  g_type_ensure (TENGEN_TYPE_REVIEW_TOOLS);
  g_type_ensure (TENGEN_TYPE_REVIEW_TREE_PANE);
  g_type_ensure (TENGEN_TYPE_SIGN);
  tengen_review_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/review/tengen-review-panel.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, show_place);
  gtk_widget_class_bind_template_callback (widget_class, chain_cb);
  gtk_widget_class_bind_template_callback (widget_class, joined_cb);
  gtk_widget_class_bind_template_callback (widget_class, joined_visible_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "review");
}

static void
tengen_review_panel_init (TengenReviewPanel *self)
{
  tengen_review_hand_drop (&self->hand);
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/review/tengen-review.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  self->evaluation = g_object_new (TENGEN_TYPE_REVIEW_EVALUATION, NULL);
  gtk_box_append (tengen_review_comment_get_end (self->comment),
                  GTK_WIDGET (self->evaluation));
  tengen_review_search_set_comment (self->search, self->comment);
  g_signal_connect_swapped (
      self->tools, "notify::tool", G_CALLBACK (tool_cb), self);
  gtk_menu_button_set_menu_model (
      self->menu, tengen_review_tree_pane_get_menu (self->pane));
  g_signal_connect_swapped (
      self->fold, "notify::part-below", G_CALLBACK (part_cb), self);
  g_signal_connect_swapped (
      self->fold, "notify::part-beside", G_CALLBACK (part_cb), self);
  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (changed_cb), self);
}

GtkWidget *
tengen_review_panel_new (void)
{
  return g_object_new (TENGEN_TYPE_REVIEW_PANEL, NULL);
}

void
tengen_review_panel_set_session (TengenReviewPanel *self,
                                 TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_REVIEW_PANEL (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  if (self->session == session)
    return;
  tengen_review_comment_flush (self->comment);
  g_set_object (&self->session, session);
  tengen_review_hand_drop (&self->hand);
  g_signal_group_set_target (self->signals, session);
  tengen_review_tools_set_session (self->tools, session);
  tengen_review_tree_pane_set_session (self->pane, session);
  if (self->lent != NULL)
    tengen_review_tree_pane_set_session (self->lent, session);
  tengen_review_properties_set_session (self->properties, session);
  tengen_review_faults_set_session (self->faults, session);
  tengen_review_comment_set_session (self->comment, session);
  tengen_review_evaluation_set_session (self->evaluation, session);
  tengen_review_joined_set_session (self->joined, session);
  tengen_review_search_set_session (self->search, session);
  tengen_review_chain_set_session (self->chain, session);
  if (session != NULL)
    changed_cb (self);
}

void
tengen_review_panel_set_warnings (TengenReviewPanel *self,
                                  const GArray *warnings,
                                  TengenForeignForm form)
{
  guint n = warnings != NULL ? warnings->len : 0;
  g_autofree char *title = NULL;

  g_return_if_fail (TENGEN_IS_REVIEW_PANEL (self));

  title = g_strdup_printf (_ ("Notes (%u)"), n);
  gtk_stack_page_set_title (self->faults_page, title);
  if (n == 0 &&
      g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "faults") == 0)
    gtk_stack_set_visible_child_name (self->stack, "tree");
  gtk_stack_page_set_visible (self->faults_page, n > 0);
  tengen_review_faults_set_warnings (self->faults, warnings, form);
}

void
tengen_review_panel_activate (TengenReviewPanel *self,
                              TengenPoint point,
                              guint button)
{
  g_return_if_fail (TENGEN_IS_REVIEW_PANEL (self));

  if (!is_on_board (self, point))
    return;
  tengen_review_comment_flush (self->comment);
  if (button == GDK_BUTTON_SECONDARY)
    use_tool (self, TENGEN_REVIEW_TOOL_GOTO, point);
  else if (button <= GDK_BUTTON_PRIMARY)
    use_tool (self, get_tool (self), point);
}

void
tengen_review_panel_drag (TengenReviewPanel *self,
                          TengenPoint from,
                          TengenPoint to,
                          guint button)
{
  g_return_if_fail (TENGEN_IS_REVIEW_PANEL (self));

  if (button > GDK_BUTTON_PRIMARY || from == to || !is_on_board (self, from) ||
      !is_on_board (self, to))
    return;
  tengen_review_comment_flush (self->comment);
  tengen_review_hand_draw (
      &self->hand, get_tool (self), self->session, from, to);
}

void
tengen_review_panel_decorate (TengenReviewPanel *self, TengenView *view)
{
  g_return_if_fail (TENGEN_IS_REVIEW_PANEL (self));
  g_return_if_fail (view != NULL);

  /* the owner of the board may have been notified of the change first */
  if (self->session != NULL)
    tengen_review_hand_follow (&self->hand, self->session);
  tengen_review_joined_decorate (self->joined, view);
  if (self->hand.from < view->width * view->height &&
      view->marks[self->hand.from] <= TENGEN_VIEW_MARK_LAST)
    view->marks[self->hand.from] = TENGEN_VIEW_MARK_SELECTED;
}

void
tengen_review_panel_flush (TengenReviewPanel *self)
{
  g_return_if_fail (TENGEN_IS_REVIEW_PANEL (self));

  tengen_review_comment_flush (self->comment);
}

TengenSession *
tengen_review_panel_get_session (TengenReviewPanel *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_PANEL (self), NULL);

  return self->session;
}

void
tengen_review_panel_set_notation (TengenReviewPanel *self,
                                  TengenNotation notation)
{
  g_return_if_fail (TENGEN_IS_REVIEW_PANEL (self));

  self->notation = notation;
  tengen_review_tree_set_notation (
      tengen_review_tree_pane_get_tree (self->pane), notation);
  if (self->lent != NULL)
    tengen_review_tree_set_notation (
        tengen_review_tree_pane_get_tree (self->lent), notation);
  tengen_review_properties_set_notation (self->properties, notation);
  tengen_review_joined_set_notation (self->joined, notation);
}

void
tengen_review_panel_set_list (TengenReviewPanel *self, GtkWidget *list)
{
  g_return_if_fail (TENGEN_IS_REVIEW_PANEL (self));
  g_return_if_fail (GTK_IS_WIDGET (list));

  gtk_widget_set_hexpand (list, TRUE);
  gtk_box_append (self->list_box, list);
  gtk_stack_page_set_visible (self->list_page, TRUE);
}

gboolean
tengen_review_panel_focus_tree (TengenReviewPanel *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_PANEL (self), FALSE);

  if (!gtk_widget_get_visible (GTK_WIDGET (self->stack)))
    return FALSE;
  if (is_tree_chosen (self))
    gtk_widget_grab_focus (
        GTK_WIDGET (tengen_review_tree_pane_get_tree (self->pane)));
  else
    gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
  return TRUE;
}

TengenReviewTreePane *
tengen_review_panel_lend_tree (TengenReviewPanel *self)
{
  TengenReviewTreePane *pane;

  g_return_val_if_fail (TENGEN_IS_REVIEW_PANEL (self), NULL);
  g_return_val_if_fail (self->lent == NULL, NULL);

  pane = TENGEN_REVIEW_TREE_PANE (tengen_review_tree_pane_new ());
  tengen_review_tree_pane_set_session (pane, self->session);
  tengen_review_tree_set_notation (tengen_review_tree_pane_get_tree (pane),
                                   self->notation);
  g_signal_connect_object (
      pane, "destroy", G_CALLBACK (returned_cb), self, G_CONNECT_SWAPPED);
  set_lent (self, pane);
  return pane;
}

GtkWidget *
tengen_review_panel_get_stack (TengenReviewPanel *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_PANEL (self), NULL);

  return GTK_WIDGET (self->stack);
}

GtkWidget *
tengen_review_panel_get_handle (TengenReviewPanel *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_PANEL (self), NULL);

  return self->handle;
}

void
tengen_review_panel_search (TengenReviewPanel *self, int by)
{
  g_return_if_fail (TENGEN_IS_REVIEW_PANEL (self));

  tengen_review_comment_flush (self->comment);
  if (by == 0 || !gtk_widget_get_visible (GTK_WIDGET (self->search)))
    tengen_review_search_open (self->search);
  else
    tengen_review_search_go (self->search,
                             by > 0 ? TENGEN_WALK_ON : TENGEN_WALK_BACK);
}

void
tengen_review_panel_ask_chain (TengenReviewPanel *self, TengenStone stone)
{
  g_return_if_fail (TENGEN_IS_REVIEW_PANEL (self));

  tengen_review_comment_flush (self->comment);
  tengen_review_chain_ask (self->chain, stone);
}

void
tengen_review_panel_go_joined (TengenReviewPanel *self)
{
  g_return_if_fail (TENGEN_IS_REVIEW_PANEL (self));

  tengen_review_comment_flush (self->comment);
  if (!tengen_review_joined_go (self->joined))
    g_signal_emit (
        self,
        signals[SIGNAL_SAY],
        0,
        _ ("No other order of moves in this tree leads to this position."));
}

void
tengen_review_panel_go_joined_move (TengenReviewPanel *self, guint index)
{
  g_return_if_fail (TENGEN_IS_REVIEW_PANEL (self));

  tengen_review_comment_flush (self->comment);
  tengen_review_joined_go_to_move (self->joined, index);
}

void
tengen_review_panel_go_joined_back (TengenReviewPanel *self)
{
  g_return_if_fail (TENGEN_IS_REVIEW_PANEL (self));

  tengen_review_comment_flush (self->comment);
  if (!tengen_review_joined_go_back (self->joined))
    g_signal_emit (self,
                   signals[SIGNAL_SAY],
                   0,
                   _ ("You have not come here from another order of moves."));
}

gboolean
tengen_review_panel_close_search (TengenReviewPanel *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_PANEL (self), FALSE);

  return tengen_review_search_close (self->search);
}

void
tengen_review_panel_ask_number (TengenReviewPanel *self)
{
  g_return_if_fail (TENGEN_IS_REVIEW_PANEL (self));

  tengen_review_evaluation_ask_number (self->evaluation);
}
