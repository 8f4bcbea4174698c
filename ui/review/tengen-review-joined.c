/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-joined: what is known of the position from other orders of moves
 */
#include "tengen-review-joined.h"

#include "tengen-review-places.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* Buttons for moves that the row has room for, and with long names of points. */
#define BUTTONS_MOST 3
#define BUTTONS_LONG 2

struct _TengenReviewJoined
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *box;
  GtkLabel *title;
  GtkWidget *go;
  GtkWidget *back;
  GtkBox *moves;
  GtkLabel *comments;

  /* Owned */
  TengenReviewPlaces *places;
  TengenSession *session;
  GPtrArray *buttons;
  GtkWidget *rest; /* says how many moves have no button */

  TengenNotation notation;
};

G_DEFINE_FINAL_TYPE (TengenReviewJoined, tengen_review_joined, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_REDRAW,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* --- What is seen in the panel --- */

static void
show_title (TengenReviewJoined *self, guint n)
{
  g_autofree char *count =
      g_strdup_printf ("%u%s", n, n == TENGEN_REVIEW_PLACES_MOST ? "+" : "");
  g_autofree char *text =
      n > 0 ? g_strdup_printf (
                  /* Translators: how many other places of the tree of moves
                   * have the position that is shown: 3, or 99+ */
                  _ ("Same position in another order (%s)"),
                  count)
            : g_strdup (_ ("You came here from another order of moves."));

  if (g_strcmp0 (gtk_label_get_label (self->title), text) == 0)
    return;
  gtk_label_set_label (self->title, text);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->title), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
show_button (TengenReviewJoined *self, GtkWidget *button, TengenMarkupNext move)
{
  const TengenGameSetup *setup =
      tengen_game_get_setup (tengen_session_get_game (self->session));
  g_autofree char *side = tengen_words_stone (move.stone);
  g_autofree char *point = tengen_notation_format (
      self->notation, setup->width, setup->height, move.point);
  g_autofree char *text = g_strdup_printf ("%s %s", side, point);
  g_autofree char *spoken = g_strdup_printf (
      /* Translators: a button, read out: a move that follows where another
       * order of moves leads to this position: White J9 */
      _ ("%s, variation from another order of moves"),
      text);

  gtk_button_set_label (GTK_BUTTON (button), point);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* The moves are all of one side, so that a button need not say whose it is. */
static void
show_moves (TengenReviewJoined *self, const GArray *next)
{
  guint most =
      self->notation == TENGEN_NOTATION_JAPANESE ? BUTTONS_LONG : BUTTONS_MOST;
  guint n = MIN (next->len, most);
  g_autofree char *rest = g_strdup_printf ("+%u", next->len - n);

  for (guint i = 0; i < self->buttons->len; i++)
    {
      gtk_widget_set_visible (self->buttons->pdata[i], i < n);
      if (i < n)
        show_button (self,
                     self->buttons->pdata[i],
                     g_array_index (next, TengenMarkupNext, i));
    }
  /* the others are on the board */
  gtk_widget_set_visible (self->rest, next->len > n);
  gtk_label_set_label (GTK_LABEL (self->rest), rest);
}

/* The keyboard stays here when what it was on is gone. */
static void
keep_focus (TengenReviewJoined *self)
{
  if (gtk_widget_get_visible (self->back))
    gtk_widget_grab_focus (self->back);
  else if (gtk_widget_get_visible (self->go))
    gtk_widget_grab_focus (self->go);
}

static gboolean
has_focus (TengenReviewJoined *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_get_mapped (focus) &&
         gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

static void
show (TengenReviewJoined *self)
{
  const GArray *nodes = tengen_review_places_get_nodes (self->places);
  gboolean can_go_back = tengen_review_places_can_go_back (self->places);
  g_autofree char *comments = tengen_review_places_get_comments (self->places);
  gboolean had_focus = has_focus (self);

  show_title (self, nodes->len);
  show_moves (self, tengen_review_places_get_next (self->places));
  gtk_label_set_label (self->comments, comments);
  gtk_widget_set_visible (GTK_WIDGET (self->comments), *comments != '\0');
  gtk_widget_set_visible (self->go, nodes->len > 0);
  gtk_widget_set_visible (self->back, can_go_back);
  gtk_widget_set_visible (GTK_WIDGET (self), nodes->len > 0 || can_go_back);
  if (had_focus && !has_focus (self))
    keep_focus (self);
}

static void
changed_cb (gboolean alone, gpointer data)
{
  TengenReviewJoined *self = data;

  show (self);
  if (alone)
    g_signal_emit (self, signals[SIGNAL_REDRAW], 0);
}

/* --- What is seen on the board --- */

/* Whether the record has what follows marked, and not what stands beside. */
static gboolean
shows_next (TengenReviewJoined *self)
{
  g_autoptr (TengenMarkup) markup =
      tengen_markup_new (tengen_session_get_position (self->session));

  return markup->style == 0;
}

static void
add_next (TengenReviewJoined *self, TengenView *view)
{
  const GArray *next = tengen_review_places_get_next (self->places);

  if (next->len == 0 || !shows_next (self))
    return;
  for (guint i = 0; i < next->len; i++)
    {
      const TengenMarkupNext *move = &g_array_index (next, TengenMarkupNext, i);

      if (move->point < view->width * view->height &&
          view->next[move->point] == 0)
        view->next[move->point] =
            (guint8) (move->stone + TENGEN_VIEW_NEXT_JOINED);
    }
}

/* A letter in brackets is not one of this node, which could be taken away. */
static void
add_labels (TengenReviewJoined *self, TengenView *view)
{
  for (int point = 0; point < view->width * view->height; point++)
    {
      const char *label =
          tengen_review_places_get_label (self->places, (TengenPoint) point);

      if (label != NULL && g_utf8_strlen (label, -1) == 1 &&
          view->labels[point] == NULL &&
          view->stones[point] == TENGEN_STONE_NONE &&
          view->marks[point] == TENGEN_VIEW_MARK_NONE)
        view->labels[point] = g_strdup_printf ("(%s)", label);
    }
}

void
tengen_review_joined_decorate (TengenReviewJoined *self, TengenView *view)
{
  g_return_if_fail (TENGEN_IS_REVIEW_JOINED (self));
  g_return_if_fail (view != NULL);

  if (self->session == NULL)
    return;
  add_next (self, view);
  add_labels (self, view);
}

/* --- Going --- */

gboolean
tengen_review_joined_play (TengenReviewJoined *self, TengenPoint point)
{
  const GArray *next;

  g_return_val_if_fail (TENGEN_IS_REVIEW_JOINED (self), FALSE);

  next = tengen_review_places_get_next (self->places);
  for (guint i = 0; i < next->len; i++)
    if (g_array_index (next, TengenMarkupNext, i).point == point)
      {
        tengen_review_joined_go_to_move (self, i);
        return TRUE;
      }
  return FALSE;
}

gboolean
tengen_review_joined_go (TengenReviewJoined *self)
{
  const GArray *nodes;

  g_return_val_if_fail (TENGEN_IS_REVIEW_JOINED (self), FALSE);

  tengen_review_places_finish (self->places);
  nodes = tengen_review_places_get_nodes (self->places);
  if (nodes->len == 0)
    return FALSE;
  tengen_review_places_go (self->places, g_array_index (nodes, TengenNode, 0));
  return TRUE;
}

void
tengen_review_joined_go_to_move (TengenReviewJoined *self, guint index)
{
  const GArray *next;

  g_return_if_fail (TENGEN_IS_REVIEW_JOINED (self));

  next = tengen_review_places_get_next (self->places);
  if (index < next->len)
    tengen_review_places_go (
        self->places, g_array_index (next, TengenMarkupNext, index).node);
}

gboolean
tengen_review_joined_go_back (TengenReviewJoined *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_JOINED (self), FALSE);

  if (!tengen_review_places_can_go_back (self->places))
    return FALSE;
  tengen_review_places_go_back (self->places);
  return TRUE;
}

/* --- The widget --- */

static void
tengen_review_joined_dispose (GObject *object)
{
  TengenReviewJoined *self = TENGEN_REVIEW_JOINED (object);

  g_clear_pointer (&self->places, tengen_review_places_free);
  g_clear_object (&self->session);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  tengen_widget_dispose (object);
}

static void
tengen_review_joined_class_init (TengenReviewJoinedClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_review_joined_dispose;
  signals[SIGNAL_REDRAW] =
      tengen_signal_new ("redraw", G_TYPE_FROM_CLASS (klass), 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/review/tengen-review-joined.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenReviewJoined, box);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewJoined, title);
  gtk_widget_class_bind_template_child (widget_class, TengenReviewJoined, go);
  gtk_widget_class_bind_template_child (widget_class, TengenReviewJoined, back);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewJoined, moves);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewJoined, comments);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "joined");
}

static void
add_button (TengenReviewJoined *self, guint index)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button),
                                  "review.joined-move");
  gtk_actionable_set_action_target (
      GTK_ACTIONABLE (button), "u", (guint32) index);
  gtk_box_append (self->moves, button);
  g_ptr_array_add (self->buttons, button);
}

static void
tengen_review_joined_init (TengenReviewJoined *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->buttons = g_ptr_array_new ();
  for (guint i = 0; i < BUTTONS_MOST; i++)
    add_button (self, i);
  self->rest = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->rest, "dim");
  gtk_box_append (self->moves, self->rest);
  self->places = tengen_review_places_new (changed_cb, self);
}

void
tengen_review_joined_set_session (TengenReviewJoined *self,
                                  TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_REVIEW_JOINED (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  g_set_object (&self->session, session);
  tengen_review_places_set_session (self->places, session);
}

void
tengen_review_joined_set_notation (TengenReviewJoined *self,
                                   TengenNotation notation)
{
  g_return_if_fail (TENGEN_IS_REVIEW_JOINED (self));

  self->notation = notation;
  show (self);
}
