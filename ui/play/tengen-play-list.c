/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-list: the list of moves with the cursor
 *
 * Shape: a list view makes widgets for the rows in sight only; the selection
 *        is the cursor. While the list follows the session, its own "selected"
 *        is not listened to.
 */
#include "tengen-play-list.h"

#include "tengen-opponent.h"
#include "tengen-play-moves.h"
#include "tengen-play-start.h"
#include "tengen-widget.h"
#include "tengen-words-rules.h"

#define _(s) tengen_words_text (s)

struct _TengenPlayList
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *scroller;
  GtkListView *view;

  /* Before the first stone; NULL where it is of no use */
  GtkWidget *start;

  /* Owned */
  TengenPlayMoves *moves;
  GtkSingleSelection *selection;
  GSignalGroup *signals;

  guint frame_id;
  guint scroll_id;
  guint start_id;
  gboolean offers;

  TengenNotation notation;
  int width;
  int height;
  /* what a pass is called under the rules */
  char *pass;
};

G_DEFINE_FINAL_TYPE (TengenPlayList, tengen_play_list, GTK_TYPE_WIDGET)

/* --- Before the first stone --- */

/* Whether nothing was played, and no player has a name. */
static gboolean
is_fresh (TengenPlayList *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  const TengenGame *game;
  const TengenGameSetup *setup;

  if (session == NULL || !self->offers)
    return FALSE;
  game = tengen_session_get_game (session);
  setup = tengen_game_get_setup (game);
  return tengen_opponent_can_play (setup) && tengen_game_is_own (game) &&
         setup->match == NULL && setup->black == NULL && setup->white == NULL &&
         !tengen_game_computer_is_any (setup->computers) &&
         tengen_record_get_child (tengen_game_get_record (game),
                                  tengen_game_get_root (game)) ==
             TENGEN_NODE_NONE;
}

/* The first frame does not wait for it. */
static void
start_cb (gpointer data)
{
  TengenPlayList *self = data;

  self->start_id = 0;
  self->start = tengen_play_start_new ();
  gtk_widget_set_parent (self->start, GTK_WIDGET (self));
}

static void
show_start (TengenPlayList *self)
{
  gboolean wanted = is_fresh (self);

  if (wanted && self->start == NULL && self->start_id == 0)
    self->start_id = g_idle_add_once (start_cb, self);
  if (!wanted)
    {
      g_clear_handle_id (&self->start_id, g_source_remove);
      g_clear_pointer (&self->start, gtk_widget_unparent);
    }
}

/* --- The list --- */

static void
selected_cb (TengenPlayList *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  TengenPlayMove *move =
      gtk_single_selection_get_selected_item (self->selection);
  TengenNode node;

  if (session == NULL || move == NULL)
    return;
  node = tengen_play_move_get_info (move)->node;
  if (tengen_game_get_cursor (tengen_session_get_game (session)) != node)
    tengen_session_goto (session, node);
}

static void
scroll_to_cursor (TengenPlayList *self)
{
  guint row = gtk_single_selection_get_selected (self->selection);

  if (g_list_model_get_n_items (G_LIST_MODEL (self->moves)) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->view),
                                "list.scroll-to-item",
                                "u",
                                row == GTK_INVALID_LIST_POSITION ? 0 : row);
}

static gboolean
has_keyboard (TengenPlayList *self)
{
  return (gtk_widget_get_state_flags (GTK_WIDGET (self->view)) &
          GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

static gboolean
scroll_cb (gpointer data)
{
  TengenPlayList *self = data;

  self->scroll_id = 0;
  scroll_to_cursor (self);
  if (has_keyboard (self))
    tengen_widget_focus_selected (GTK_WIDGET (self->view));
  return G_SOURCE_REMOVE;
}

static gboolean
frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TengenPlayList *self = data;

  self->frame_id = 0;
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add (scroll_cb, self);
  return G_SOURCE_REMOVE;
}

/* A row can be scrolled to once it has its place: after the next frame. */
static void
scroll_later (TengenPlayList *self)
{
  if (self->frame_id == 0)
    self->frame_id = gtk_widget_add_tick_callback (
        GTK_WIDGET (self->view), frame_cb, self, NULL);
}

static void
show_cursor (TengenPlayList *self, guint row)
{
  gtk_single_selection_set_selected (
      self->selection, row == G_MAXUINT ? GTK_INVALID_LIST_POSITION : row);
  scroll_later (self);
}

static void
changed_cb (TengenPlayList *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  const TengenGame *game =
      session != NULL ? tengen_session_get_game (session) : NULL;
  guint cursor = 0;

  g_signal_handlers_block_by_func (self->selection, selected_cb, self);
  if (game != NULL)
    {
      const TengenGameSetup *setup = tengen_game_get_setup (game);

      self->width = setup->width;
      self->height = setup->height;
      g_free (self->pass);
      self->pass = tengen_words_act (TENGEN_ACTION_PASS, &setup->rules);
      tengen_game_get_line (game, &cursor);
    }
  tengen_play_moves_update (self->moves, game);
  show_cursor (self, tengen_play_moves_find (self->moves, cursor));
  show_start (self);
  g_signal_handlers_unblock_by_func (self->selection, selected_cb, self);
}

static void
replaced_cb (TengenPlayList *self)
{
  tengen_play_moves_forget (self->moves);
}

static GtkWidget *
make_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_stone (void)
{
  GtkWidget *stone = g_object_new (GTK_TYPE_BOX,
                                   "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_IMG,
                                   "valign",
                                   GTK_ALIGN_CENTER,
                                   NULL);

  gtk_widget_add_css_class (stone, "disc");
  gtk_widget_add_css_class (stone, "small");
  return stone;
}

/* A row is a box with four children: number, stone, point, note. */
static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem *item,
          TengenPlayList *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *number = make_label ("move-number");

  gtk_label_set_width_chars (GTK_LABEL (number), 4);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_box_append (GTK_BOX (row), number);
  gtk_box_append (GTK_BOX (row), make_stone ());
  gtk_box_append (GTK_BOX (row), make_label (NULL));
  gtk_box_append (GTK_BOX (row), make_label ("dim"));
  gtk_list_item_set_child (item, row);
}

static void
bind_stone (GtkWidget *widget, TengenStone stone)
{
  gboolean black = stone == TENGEN_STONE_BLACK;
  g_autofree char *name = tengen_words_stone (stone);

  gtk_widget_add_css_class (widget, black ? "black" : "white");
  gtk_widget_remove_css_class (widget, black ? "white" : "black");
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static char *
format_point (TengenPlayList *self, const TengenPlayMoveInfo *info)
{
  if (info->is_virtual)
    return g_strdup (_ ("Virtual move"));
  if (info->point == TENGEN_POINT_PASS)
    return g_strdup (self->pass != NULL ? self->pass : _ ("Pass"));
  return tengen_notation_format (
      self->notation, self->width, self->height, info->point);
}

/* What a move took, or what was decided after it; nothing does both. */
static char *
format_note (const TengenPlayMoveInfo *info)
{
  g_autofree char *offers = NULL;

  if (info->taken > 0)
    return tengen_words_taken (info->taken);
  if (info->offers > 0)
    offers = g_strdup_printf (
        tengen_words_plural ("%d fifth move", "%d fifth moves", info->offers),
        info->offers);
  else if (info->declared > 0)
    /* TRANSLATORS: how many fifth moves there are to be */
    offers = g_strdup_printf (_ ("number %d"), info->declared);
  if (!info->is_exchange)
    return g_steal_pointer (&offers);
  if (offers == NULL)
    return g_strdup (_ ("colours exchanged"));
  return g_strconcat (_ ("colours exchanged"), _ (" · "), offers, NULL);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem *item,
         TengenPlayList *self)
{
  const TengenPlayMoveInfo *info =
      tengen_play_move_get_info (gtk_list_item_get_item (item));
  GtkWidget *number =
      gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *stone = gtk_widget_get_next_sibling (number);
  GtkWidget *point = gtk_widget_get_next_sibling (stone);
  GtkWidget *note = gtk_widget_get_next_sibling (point);
  g_autofree char *number_text = g_strdup_printf ("%u", info->number);
  g_autofree char *point_text = format_point (self, info);
  g_autofree char *note_text = format_note (info);

  gtk_label_set_label (GTK_LABEL (number), number_text);
  bind_stone (stone, info->stone);
  gtk_label_set_label (GTK_LABEL (point), point_text);
  gtk_label_set_label (GTK_LABEL (note), note_text != NULL ? note_text : "");
}

/* A new factory makes the rows in sight anew. */
static void
renew_factory (TengenPlayList *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, 0);
  gtk_list_view_set_factory (self->view, factory);
}

static void
tengen_play_list_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tengen_play_list_parent_class)->map (widget);
  scroll_later (TENGEN_PLAY_LIST (widget));
}

/* Tab comes in at the cursor and leaves at once; arrows go from row to row. */
static gboolean
tengen_play_list_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TengenPlayList *self = TENGEN_PLAY_LIST (widget);
  gboolean inside = has_keyboard (self);

  if (inside &&
      (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD))
    return FALSE;
  /* the frame of a list without rows would take it */
  if (gtk_widget_get_first_child (GTK_WIDGET (self->view)) == NULL)
    return self->start != NULL &&
           gtk_widget_child_focus (self->start, direction);
  if (!inside)
    scroll_to_cursor (self);
  if (!inside && tengen_widget_focus_selected (GTK_WIDGET (self->view)))
    return TRUE;
  return GTK_WIDGET_CLASS (tengen_play_list_parent_class)
      ->focus (widget, direction);
}

static void
tengen_play_list_dispose (GObject *object)
{
  TengenPlayList *self = TENGEN_PLAY_LIST (object);

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  g_clear_handle_id (&self->start_id, g_source_remove);
  g_clear_pointer (&self->start, gtk_widget_unparent);
  g_clear_object (&self->signals);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->selection);
  g_clear_object (&self->moves);
  g_clear_pointer (&self->pass, g_free);
  G_OBJECT_CLASS (tengen_play_list_parent_class)->dispose (object);
}

/* Gives way to what must be answered or seen in a low window. */
static void
tengen_play_list_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  gtk_widget_measure (TENGEN_PLAY_LIST (widget)->scroller,
                      orientation,
                      for_size,
                      minimum,
                      natural,
                      NULL,
                      NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = 0;
}

/* At the foot of the empty list, if there is room. */
static void
allocate_start (TengenPlayList *self, int width, int height)
{
  GskTransform *transform;
  int natural;

  if (self->start == NULL)
    return;
  gtk_widget_measure (
      self->start, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  gtk_widget_set_child_visible (self->start, natural <= height);
  if (natural > height)
    return;
  transform = gsk_transform_translate (
      NULL, &GRAPHENE_POINT_INIT (0, (float) (height - natural)));
  gtk_widget_allocate (self->start, width, natural, -1, transform);
}

static void
tengen_play_list_size_allocate (GtkWidget *widget,
                                int width,
                                int height,
                                int baseline)
{
  GtkWidget *scroller = TENGEN_PLAY_LIST (widget)->scroller;
  int least;

  gtk_widget_measure (
      scroller, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  gtk_widget_set_child_visible (scroller, height >= least);
  if (height >= least)
    gtk_widget_allocate (scroller, width, height, baseline, NULL);
  allocate_start (TENGEN_PLAY_LIST (widget), width, height);
}

static void
tengen_play_list_class_init (TengenPlayListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_play_list_dispose;
  widget_class->map = tengen_play_list_map;
  widget_class->focus = tengen_play_list_focus;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-list.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlayList, scroller);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayList, view);
  widget_class->measure = tengen_play_list_measure;
  widget_class->size_allocate = tengen_play_list_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "moves");
}

static void
init_selection (TengenPlayList *self)
{
  self->moves = tengen_play_moves_new ();
  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->moves));
  gtk_single_selection_set_selected (self->selection,
                                     GTK_INVALID_LIST_POSITION);
  g_signal_connect_object (self->selection,
                           "notify::selected",
                           G_CALLBACK (selected_cb),
                           self,
                           G_CONNECT_SWAPPED);
  gtk_list_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
}

static void
tengen_play_list_init (TengenPlayList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->notation = TENGEN_NOTATION_A1;
  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "replaced", G_CALLBACK (replaced_cb), self);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (changed_cb), self);
  init_selection (self);
  renew_factory (self);
  /* what comes above it, as the reason of a refusal, takes its height */
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (
                               GTK_SCROLLED_WINDOW (self->scroller)),
                           "notify::page-size",
                           G_CALLBACK (scroll_later),
                           self,
                           G_CONNECT_SWAPPED);
}

void
tengen_play_list_set_session (TengenPlayList *self, TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_PLAY_LIST (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  tengen_play_moves_forget (self->moves);
  g_signal_group_set_target (self->signals, session);
  changed_cb (self);
}

void
tengen_play_list_set_notation (TengenPlayList *self, TengenNotation notation)
{
  g_return_if_fail (TENGEN_IS_PLAY_LIST (self));

  if (self->notation == notation)
    return;
  self->notation = notation;
  renew_factory (self);
}

void
tengen_play_list_offer_start (TengenPlayList *self)
{
  g_return_if_fail (TENGEN_IS_PLAY_LIST (self));

  self->offers = TRUE;
}
