/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-confirm: the line below a board that places what is proposed
 */
#include "tengen-board-confirm.h"

#include "tengen-announce.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenBoardConfirm
{
  GtkWidget parent_instance;

  /* Children */
  GtkLabel *label;
  GtkWidget *cancel;
  GtkWidget *place;

  /* Owned */
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (TengenBoardConfirm, tengen_board_confirm, GTK_TYPE_WIDGET)

enum
{
  PROP_BOARD = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static TengenBoardView *
get_board (TengenBoardConfirm *self)
{
  g_autoptr (GObject) board = g_signal_group_dup_target (self->signals);

  /* the line does not keep it */
  return board != NULL ? TENGEN_BOARD_VIEW (board) : NULL;
}

/* What is proposed, or "" */
static char *
make_text (TengenBoardView *board)
{
  const TengenView *view = tengen_board_view_get_view (board);
  g_autofree char *name = NULL;
  guint proposed;
  int notation;

  g_object_get (board, "proposed", &proposed, "notation", &notation, NULL);
  if (proposed >= (guint) (view->width * view->height))
    return g_strdup ("");
  name = tengen_notation_format (
      notation, view->width, view->height, (TengenPoint) proposed);
  /* Translators: a point of the board where a stone is shown but not placed */
  return g_strdup_printf (_ ("%s? Press again to place the stone."), name);
}

static void
show_proposed (TengenBoardConfirm *self)
{
  TengenBoardView *board = get_board (self);
  g_autofree char *text = make_text (board);
  gboolean any = *text != '\0';

  gtk_label_set_label (
      self->label, any ? text : _ ("Press a point to see the stone there."));
  tengen_announce (GTK_WIDGET (self->label), text);
  gtk_widget_set_sensitive (self->cancel, any);
  gtk_widget_set_sensitive (self->place, any);
}

static void
show_line (TengenBoardConfirm *self)
{
  gboolean two_step, interactive;

  g_object_get (get_board (self),
                "two-step",
                &two_step,
                "interactive",
                &interactive,
                NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), two_step && interactive);
}

static void
bind_cb (TengenBoardConfirm *self)
{
  show_line (self);
  show_proposed (self);
}

static void
place_cb (TengenBoardConfirm *self)
{
  tengen_board_view_place_proposed (get_board (self));
}

static void
cancel_cb (TengenBoardConfirm *self)
{
  tengen_board_view_drop_proposed (get_board (self));
}

static GtkWidget *
add_button (TengenBoardConfirm *self, const char *label, GCallback pressed)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  g_signal_connect_swapped (button, "clicked", pressed, self);
  return button;
}

static void
set_board (TengenBoardConfirm *self, TengenBoardView *board)
{
  if (get_board (self) == board)
    return;
  g_signal_group_set_target (self->signals, board);
  if (board == NULL)
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BOARD]);
}

static void
tengen_board_confirm_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  TengenBoardConfirm *self = TENGEN_BOARD_CONFIRM (object);

  switch (id)
    {
    case PROP_BOARD:
      set_board (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_board_confirm_get_property (GObject *object,
                                   guint id,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  TengenBoardConfirm *self = TENGEN_BOARD_CONFIRM (object);

  switch (id)
    {
    case PROP_BOARD:
      g_value_set_object (value, get_board (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_board_confirm_dispose (GObject *object)
{
  TengenBoardConfirm *self = TENGEN_BOARD_CONFIRM (object);

  g_clear_object (&self->signals);
  tengen_widget_dispose (object);
}

static void
tengen_board_confirm_class_init (TengenBoardConfirmClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->set_property = tengen_board_confirm_set_property;
  object_class->get_property = tengen_board_confirm_get_property;
  object_class->dispose = tengen_board_confirm_dispose;
  props[PROP_BOARD] = g_param_spec_object (
      "board", NULL, NULL, TENGEN_TYPE_BOARD_VIEW, TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "confirm");
}

static void
follow_board (TengenBoardConfirm *self)
{
  self->signals = g_signal_group_new (TENGEN_TYPE_BOARD_VIEW);
  g_signal_group_connect_swapped (
      self->signals, "notify::proposed", G_CALLBACK (show_proposed), self);
  g_signal_group_connect_swapped (
      self->signals, "notify::two-step", G_CALLBACK (show_line), self);
  g_signal_group_connect_swapped (
      self->signals, "notify::interactive", G_CALLBACK (show_line), self);
  g_signal_connect_swapped (self->signals, "bind", G_CALLBACK (bind_cb), self);
}

static void
tengen_board_confirm_init (TengenBoardConfirm *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->label, TRUE);
  gtk_label_set_natural_wrap_mode (self->label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (self->label, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->label), TRUE);
  gtk_widget_set_parent (GTK_WIDGET (self->label), GTK_WIDGET (self));
  /* Translators: takes back a stone that is shown but not placed (やめる) */
  self->cancel = add_button (self,
                             tengen_words_context ("stone", "Not There"),
                             G_CALLBACK (cancel_cb));
  /* Translators: puts a stone (打つ) */
  self->place = add_button (
      self, tengen_words_context ("stone", "Place"), G_CALLBACK (place_cb));
  gtk_widget_add_css_class (self->place, "main-action");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  follow_board (self);
}
