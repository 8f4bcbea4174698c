/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom: what hangs on a classroom's wall (教室)
 *
 * What:   signals, which board is in use.
 * Not:    properties (-properties), which boards are seen (-boards), where things
 *         are (-layout), keys (-keys), pointer (-pointer), actions (-actions).
 * Shape:  each board is a tile that follows its show; words and place follow the
 *         show in use.
 */
#include "tengen-classroom-private.h"

#include "tengen-board-look.h"
#include "tengen-classroom-resources.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-text-look.h"
#include "tengen-widget.h"

#define STYLE "/org/tengen/Tengen/classroom/"

G_DEFINE_FINAL_TYPE (TengenClassroom, tengen_classroom, GTK_TYPE_WIDGET)

enum
{
  LEAVE,
  ADD,
  SPEAK,
  SAID,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* --- What the show in use says --- */

static void
update_person (TengenClassroom *self, gboolean is_new)
{
  gboolean can =
      self->show != NULL && tengen_show_can (self->show, TENGEN_SHOW_PERSON);

  if (is_new || can)
    tengen_classroom_bar_set_person (self->bar, can);
}

/* Tells of another sentence, once; of none while nothing is seen. */
static void
tell_said (TengenClassroom *self)
{
  const TengenLessonText *text =
      self->is_blank ? NULL : tengen_classroom_words_get_text (self->words);
  g_autofree char *said =
      text != NULL ? tengen_lesson_text_get_plain (text) : NULL;

  if (g_strcmp0 (said, self->said) == 0)
    return;
  g_free (self->said);
  self->said = g_steal_pointer (&said);
  g_signal_emit (self, signals[SAID], 0, text);
}

/* Of the show in use: its page, its stones, what stands in place of them. */
static GBytes *
take_picture (TengenClassroom *self, guint page)
{
  g_autoptr (TengenView) view = tengen_show_make_view (self->show);
  GtkWidget *stage = tengen_show_make_stage (self->show);
  GByteArray *bytes = g_byte_array_new ();

  g_byte_array_append (bytes, (const guint8 *) &page, sizeof page);
  g_byte_array_append (bytes, (const guint8 *) &stage, sizeof stage);
  g_byte_array_append (
      bytes, view->stones, (guint) (view->width * view->height));
  return g_byte_array_free_to_bytes (bytes);
}

/* What was drawn over a picture goes with it. */
static void
update_picture (TengenClassroom *self, guint page)
{
  g_autoptr (GBytes) picture =
      self->show != NULL ? take_picture (self, page) : NULL;

  if (picture != NULL && self->picture != NULL &&
      g_bytes_equal (picture, self->picture))
    return;
  tengen_classroom_pen_wipe (self->pen);
  g_clear_pointer (&self->picture, g_bytes_unref);
  self->picture = g_steal_pointer (&picture);
}

void
tengen_classroom_update_said (TengenClassroom *self)
{
  guint n_pages = 0;
  guint page = 0;

  tengen_classroom_words_show (self->words, self->show);
  if (self->show != NULL)
    page = tengen_show_get_place (self->show, &n_pages);
  update_picture (self, page);
  tengen_classroom_place_show (self->place, page, self->is_blank ? 0 : n_pages);
  update_person (self, FALSE);
  tengen_classroom_update_actions (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  tell_said (self);
}

/* Another page is laid out anew. */
static void
show_turned_cb (TengenClassroom *self)
{
  self->is_fitted = FALSE;
}

void
tengen_classroom_use (TengenClassroom *self, TengenShow *show)
{
  if (show == self->show)
    return;
  self->show = show;
  g_signal_group_set_target (self->show_signals, show);
  tengen_classroom_pen_wipe (self->pen);
  tengen_classroom_update_seen (self);
  update_person (self, TRUE);
  tengen_classroom_update_said (self);
  g_object_notify (G_OBJECT (self), "show");
}

static void
taken_cb (TengenClassroom *self, TengenClassroomTile *tile)
{
  tengen_classroom_use (self, tengen_classroom_tile_get_show (tile));
}

/* --- The widget --- */

static void
tengen_classroom_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tengen_classroom_parent_class)->root (widget);
  tengen_classroom_listen (TENGEN_CLASSROOM (widget));
}

static void
tengen_classroom_unroot (GtkWidget *widget)
{
  tengen_classroom_unlisten (TENGEN_CLASSROOM (widget));
  GTK_WIDGET_CLASS (tengen_classroom_parent_class)->unroot (widget);
}

/* The focus goes nowhere by itself, also when what had it goes. */
static gboolean
tengen_classroom_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return TENGEN_CLASSROOM (widget)->by_keyboard &&
         GTK_WIDGET_CLASS (tengen_classroom_parent_class)
             ->focus (widget, direction);
}

static void
tengen_classroom_dispose (GObject *object)
{
  TengenClassroom *self = TENGEN_CLASSROOM (object);

  g_clear_handle_id (&self->rest_id, g_source_remove);
  g_clear_object (&self->show_signals);
  g_ptr_array_set_size (self->tiles, 0);
  self->show = NULL;
  g_clear_object (&self->shows);
  tengen_widget_dispose (object);
}

static void
tengen_classroom_finalize (GObject *object)
{
  TengenClassroom *self = TENGEN_CLASSROOM (object);

  g_ptr_array_unref (self->tiles);
  g_clear_pointer (&self->picture, g_bytes_unref);
  g_free (self->said);
  G_OBJECT_CLASS (tengen_classroom_parent_class)->finalize (object);
}

static void
install_signals (void)
{
  /* TengenClassroom::leave: the user wants to go back */
  signals[LEAVE] = tengen_signal_new ("leave", TENGEN_TYPE_CLASSROOM, 0);
  /* TengenClassroom::add: another board is wanted */
  signals[ADD] = tengen_signal_new ("add", TENGEN_TYPE_CLASSROOM, 0);
  /* TengenClassroom::speak: the sentence is to be read aloud */
  signals[SPEAK] =
      tengen_signal_new ("speak", TENGEN_TYPE_CLASSROOM, 1, G_TYPE_POINTER);
  /* TengenClassroom::said: another sentence is seen, or none */
  signals[SAID] =
      tengen_signal_new ("said", TENGEN_TYPE_CLASSROOM, 1, G_TYPE_POINTER);
}

static void
tengen_classroom_class_init (TengenClassroomClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_classroom_dispose;
  object_class->finalize = tengen_classroom_finalize;
  widget_class->focus = tengen_classroom_focus;
  widget_class->root = tengen_classroom_root;
  widget_class->unroot = tengen_classroom_unroot;
  tengen_classroom_install_properties (object_class);
  install_signals ();
  tengen_classroom_install_actions (widget_class);
  tengen_classroom_install_layout (widget_class);
  gtk_widget_class_set_css_name (widget_class, "classroom");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static gpointer
add_child (TengenClassroom *self, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return child;
}

static GtkWidget *
make_blank (void)
{
  GtkWidget *blank = g_object_new (GTK_TYPE_BOX,
                                   "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_STATUS,
                                   "visible",
                                   FALSE,
                                   NULL);

  gtk_widget_add_css_class (blank, "classroom-blank");
  return blank;
}

static void
follow_show (TengenClassroom *self)
{
  self->show_signals = g_signal_group_new (TENGEN_TYPE_SHOW);
  g_signal_group_connect_swapped (self->show_signals,
                                  "changed",
                                  G_CALLBACK (tengen_classroom_update_said),
                                  self);
  g_signal_group_connect_swapped (
      self->show_signals, "turned", G_CALLBACK (show_turned_cb), self);
}

static void
tengen_classroom_init (TengenClassroom *self)
{
  tengen_classroom_get_resource ();
  tengen_style_init ();
  tengen_style_add_resource (STYLE "tengen-classroom.css");
  tengen_style_add_resource (STYLE "tengen-classroom-size.css");
  self->shows = g_list_store_new (TENGEN_TYPE_SHOW);
  self->tiles =
      g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  self->has_spot = TRUE;
  self->words =
      add_child (self, g_object_new (TENGEN_TYPE_CLASSROOM_WORDS, NULL));
  self->place = add_child (self, tengen_classroom_place_new ());
  self->pen = add_child (self, tengen_classroom_pen_new ());
  self->bar = add_child (self, tengen_classroom_bar_new ());
  self->spot = add_child (self, tengen_classroom_spot_new ());
  self->blank = add_child (self, make_blank ());
  follow_show (self);
  g_signal_connect_object (tengen_board_look_get_default (),
                           "notify",
                           G_CALLBACK (tengen_classroom_update_look),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tengen_text_look_get_default (),
                           "notify::readings",
                           G_CALLBACK (tengen_classroom_update_look),
                           self,
                           G_CONNECT_SWAPPED);
  tengen_classroom_show_bar (self, FALSE);
  tengen_classroom_add_pointer (self);
  tengen_classroom_update_actions (self);
}

void
tengen_classroom_emit (TengenClassroom *self, const char *name)
{
  const TengenLessonText *text = tengen_classroom_words_get_text (self->words);

  if (g_str_equal (name, "leave"))
    g_signal_emit (self, signals[LEAVE], 0);
  else if (g_str_equal (name, "add"))
    g_signal_emit (self, signals[ADD], 0);
  else if (text != NULL)
    g_signal_emit (self, signals[SPEAK], 0, text);
}

/* --- Public --- */

GtkWidget *
tengen_classroom_new (void)
{
  return g_object_new (TENGEN_TYPE_CLASSROOM, NULL);
}

gboolean
tengen_classroom_add (TengenClassroom *self, TengenShow *show)
{
  GtkWidget *tile;

  g_return_val_if_fail (TENGEN_IS_CLASSROOM (self), FALSE);
  g_return_val_if_fail (TENGEN_IS_SHOW (show), FALSE);

  if (self->tiles->len >= TENGEN_CLASSROOM_MOST)
    return FALSE;
  tile = tengen_classroom_tile_new (show);
  g_signal_connect_swapped (tile, "taken", G_CALLBACK (taken_cb), self);
  gtk_widget_insert_before (tile, GTK_WIDGET (self), GTK_WIDGET (self->words));
  g_ptr_array_add (self->tiles, tile);
  g_list_store_append (self->shows, show);
  tengen_classroom_update_look (self);
  tengen_classroom_bar_list_boards (self->bar, G_LIST_MODEL (self->shows));
  tengen_classroom_use (self, show);
  return TRUE;
}

void
tengen_classroom_remove (TengenClassroom *self, TengenShow *show)
{
  guint index;
  guint n;

  g_return_if_fail (TENGEN_IS_CLASSROOM (self));
  g_return_if_fail (TENGEN_IS_SHOW (show));

  n = self->tiles->len;
  if (n < 2 || !g_list_store_find (self->shows, show, &index))
    return;
  if (show == self->show)
    {
      guint other = index + 1 < n ? index + 1 : index - 1;

      tengen_classroom_use (
          self, tengen_classroom_tile_get_show (self->tiles->pdata[other]));
    }
  g_list_store_remove (self->shows, index);
  g_ptr_array_remove_index (self->tiles, index);
  tengen_classroom_bar_list_boards (self->bar, G_LIST_MODEL (self->shows));
  tengen_classroom_update_seen (self);
}

void
tengen_classroom_set_footer (TengenClassroom *self, GtkWidget *footer)
{
  g_return_if_fail (TENGEN_IS_CLASSROOM (self));
  g_return_if_fail (footer == NULL || GTK_IS_WIDGET (footer));

  g_clear_pointer (&self->footer, gtk_widget_unparent);
  self->footer = footer;
  if (footer != NULL)
    gtk_widget_insert_before (
        footer, GTK_WIDGET (self), GTK_WIDGET (self->pen));
  tengen_classroom_update_seen (self);
}
