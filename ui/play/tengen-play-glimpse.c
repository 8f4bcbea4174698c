/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-glimpse: a small board with an earlier position
 *
 * Shape: it has its content from the first time that it is shown. The view is
 *        kept meanwhile, so that it can be painted anew for another scale or
 *        colour scheme; the game is not.
 */
#include "tengen-play-glimpse.h"

#include "tengen-announce.h"
#include "tengen-board-thumbnail.h"
#include "tengen-color-scheme.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* Width and height of the small board, and the least in a low window. */
#define PICTURE_SIZE 208
#define PICTURE_LEAST 120

struct _TengenPlayGlimpse
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *box;
  GtkLabel *caption;
  GtkPicture *picture;

  /* Owned */
  TengenView *view;

  TengenNode node;
};

G_DEFINE_FINAL_TYPE (TengenPlayGlimpse, tengen_play_glimpse, GTK_TYPE_WIDGET)

/* A picture whose size does not depend on the scale of the screen. */
static GdkPaintable *
make_picture (GdkTexture *texture)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_snapshot_append_texture (
      snapshot,
      texture,
      &GRAPHENE_RECT_INIT (0, 0, PICTURE_SIZE, PICTURE_SIZE));
  return gtk_snapshot_free_to_paintable (
      snapshot, &GRAPHENE_SIZE_INIT (PICTURE_SIZE, PICTURE_SIZE));
}

static void
paint (TengenPlayGlimpse *self)
{
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GdkPaintable) picture = NULL;
  gboolean dark;

  if (self->view == NULL)
    return;
  g_object_get (tengen_color_scheme_get_default (), "dark", &dark, NULL);
  texture = tengen_board_thumbnail_new (
      self->view, PICTURE_SIZE, gtk_widget_get_scale_factor (self->box), dark);
  picture = make_picture (texture);
  gtk_picture_set_paintable (self->picture, picture);
}

static void
tengen_play_glimpse_dispose (GObject *object)
{
  TengenPlayGlimpse *self = TENGEN_PLAY_GLIMPSE (object);

  g_clear_pointer (&self->view, tengen_view_free);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_play_glimpse_parent_class)->dispose (object);
}

static void
tengen_play_glimpse_class_init (TengenPlayGlimpseClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_play_glimpse_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-glimpse.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlayGlimpse, box);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayGlimpse, caption);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayGlimpse, picture);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "glimpse");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tengen_play_glimpse_init (TengenPlayGlimpse *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
make_content (TengenPlayGlimpse *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_size_request (
      GTK_WIDGET (self->picture), PICTURE_LEAST, PICTURE_LEAST);
  g_signal_connect_object (tengen_color_scheme_get_default (),
                           "notify::dark",
                           G_CALLBACK (paint),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self,
                           "notify::scale-factor",
                           G_CALLBACK (paint),
                           self,
                           G_CONNECT_SWAPPED);
}

static char *
format_caption (guint move)
{
  if (move == 0)
    return g_strdup (_ ("The first position"));
  return g_strdup_printf (_ ("Position after move %u"), move);
}

void
tengen_play_glimpse_show (TengenPlayGlimpse *self,
                          const TengenGame *game,
                          TengenNode node,
                          guint move)
{
  g_autoptr (TengenPosition) position = NULL;
  g_autofree char *caption = format_caption (move);

  g_return_if_fail (TENGEN_IS_PLAY_GLIMPSE (self));
  g_return_if_fail (game != NULL && node != TENGEN_NODE_NONE);

  position = tengen_position_new (tengen_game_get_record (game),
                                  tengen_game_get_root (game));
  tengen_position_goto (position, node);
  if (self->box == NULL)
    make_content (self);
  tengen_view_free (self->view);
  self->view = tengen_view_new_position (
      position, TENGEN_VIEW_NUMBERS_NONE, TENGEN_NODE_NONE);
  self->node = node;
  gtk_label_set_label (self->caption, caption);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->picture),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  caption,
                                  -1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  tengen_announce (GTK_WIDGET (self), caption);
  paint (self);
}

void
tengen_play_glimpse_hide (TengenPlayGlimpse *self)
{
  g_return_if_fail (TENGEN_IS_PLAY_GLIMPSE (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_clear_pointer (&self->view, tengen_view_free);
  self->node = TENGEN_NODE_NONE;
}

TengenNode
tengen_play_glimpse_get_node (TengenPlayGlimpse *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_GLIMPSE (self), TENGEN_NODE_NONE);

  return self->node;
}

const TengenView *
tengen_play_glimpse_get_view (TengenPlayGlimpse *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_GLIMPSE (self), NULL);

  return self->view;
}
