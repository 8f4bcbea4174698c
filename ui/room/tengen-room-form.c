/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-form: what is said before a room is opened
 */
#include "tengen-room-form.h"

#include <string.h>

#include "tengen-announce.h"
#include "tengen-fold-layout.h"
#include "tengen-lesson-roster.h"
#include "tengen-long-text.h"
#include "tengen-room-ui.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-widget.h"
#include "tengen-words-clock.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)
#define P_(one, many, n) tengen_words_plural (one, many, n)

struct _TengenRoomForm
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkEditable *title;
  GtkLabel *game;
  GtkDropDown *undo;
  GtkCheckButton *hints;
  GtkCheckButton *open;
  GtkSpinButton *level;
  GtkWidget *intro;
  GtkWidget *class;
  GtkWidget *plain;
  GtkWidget *later;
  GtkWidget *left;
  GtkLabel *left_name;
  GtkTextView *names;
  GtkLabel *count;
  GtkWidget *kept;
  GtkLabel *said;
  GtkWidget *go;

  TengenGameSetup *setup;
  /* of char *: names that are kept here */
  GPtrArray *offered;
};

G_DEFINE_FINAL_TYPE (TengenRoomForm, tengen_room_form, GTK_TYPE_WIDGET)

enum
{
  CHOOSE_GAME,
  OPEN,
  CANCEL,
  RESUME,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* As the host names them, in the order of the list. */
static const char *const undos[] = { "ask", "free", "none" };

/* --- Names --- */

static GPtrArray *
read_lines (TengenRoomForm *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->names);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  g_autofree char *text = NULL;
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  return tengen_lesson_roster_read (text, none);
}

static void
names_cb (TengenRoomForm *self)
{
  g_autoptr (GPtrArray) names = tengen_room_form_get_names (self);
  g_autoptr (GPtrArray) lines = read_lines (self);
  g_autoptr (GString) text = g_string_new (NULL);
  guint left = lines->len - names->len;

  if (names->len > 0)
    g_string_append_printf (
        text, P_ ("%u name", "%u names", names->len), names->len);
  if (left > 0)
    {
      g_string_append (text, text->len > 0 ? tengen_words_gap () : "");
      g_string_append_printf (
          text,
          P_ ("%u line is left out: too long, or there twice",
              "%u lines are left out: too long, or there twice",
              left),
          left);
    }
  gtk_label_set_label (self->count, text->str);
}

static void
kept_cb (TengenRoomForm *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->names);

  for (guint i = 0; i < self->offered->len; i++)
    {
      GtkTextIter end;

      gtk_text_buffer_get_end_iter (buffer, &end);
      if (!gtk_text_iter_starts_line (&end))
        gtk_text_buffer_insert (buffer, &end, "\n", -1);
      gtk_text_buffer_insert (
          buffer, &end, g_ptr_array_index (self->offered, i), -1);
    }
}

/* --- What a person does --- */

static void
choose_game_cb (TengenRoomForm *self)
{
  g_signal_emit (self, signals[CHOOSE_GAME], 0);
}

static void
open_cb (TengenRoomForm *self)
{
  g_signal_emit (self, signals[OPEN], 0);
}

static void
cancel_cb (TengenRoomForm *self)
{
  g_signal_emit (self, signals[CANCEL], 0);
}

static void
resume_cb (TengenRoomForm *self)
{
  g_signal_emit (self, signals[RESUME], 0);
}

/* --- The widget --- */

static void
tengen_room_form_dispose (GObject *object)
{
  TengenRoomForm *self = TENGEN_ROOM_FORM (object);

  g_clear_pointer (&self->setup, tengen_game_setup_free);
  g_clear_pointer (&self->offered, g_ptr_array_unref);
  tengen_widget_dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (TENGEN_TYPE_FOLD_LAYOUT);
  tengen_room_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/room/tengen-room-form.ui");
  gtk_widget_class_bind_template_child (klass, TengenRoomForm, title);
  gtk_widget_class_bind_template_child (klass, TengenRoomForm, game);
  gtk_widget_class_bind_template_child (klass, TengenRoomForm, undo);
  gtk_widget_class_bind_template_child (klass, TengenRoomForm, hints);
  gtk_widget_class_bind_template_child (klass, TengenRoomForm, open);
  gtk_widget_class_bind_template_child (klass, TengenRoomForm, level);
  gtk_widget_class_bind_template_child (klass, TengenRoomForm, intro);
  gtk_widget_class_bind_template_child (klass, TengenRoomForm, class);
  gtk_widget_class_bind_template_child (klass, TengenRoomForm, plain);
  gtk_widget_class_bind_template_child (klass, TengenRoomForm, later);
  gtk_widget_class_bind_template_child (klass, TengenRoomForm, left);
  gtk_widget_class_bind_template_child (klass, TengenRoomForm, left_name);
  gtk_widget_class_bind_template_child (klass, TengenRoomForm, names);
  gtk_widget_class_bind_template_child (klass, TengenRoomForm, count);
  gtk_widget_class_bind_template_child (klass, TengenRoomForm, kept);
  gtk_widget_class_bind_template_child (klass, TengenRoomForm, said);
  gtk_widget_class_bind_template_child (klass, TengenRoomForm, go);
  gtk_widget_class_bind_template_callback (klass, choose_game_cb);
  gtk_widget_class_bind_template_callback (klass, kept_cb);
  gtk_widget_class_bind_template_callback (klass, open_cb);
  gtk_widget_class_bind_template_callback (klass, cancel_cb);
  gtk_widget_class_bind_template_callback (klass, resume_cb);
}

static void
tengen_room_form_class_init (TengenRoomFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_room_form_dispose;
  bind_template (widget_class);
  /* TengenRoomForm::choose-game: another game is wanted */
  signals[CHOOSE_GAME] =
      tengen_signal_new ("choose-game", TENGEN_TYPE_ROOM_FORM, 0);
  /* TengenRoomForm::open: all is said */
  signals[OPEN] = tengen_signal_new ("open", TENGEN_TYPE_ROOM_FORM, 0);
  /* TengenRoomForm::cancel: never mind */
  signals[CANCEL] = tengen_signal_new ("cancel", TENGEN_TYPE_ROOM_FORM, 0);
  /* TengenRoomForm::resume: the room that is offered is to go on */
  signals[RESUME] = tengen_signal_new ("resume", TENGEN_TYPE_ROOM_FORM, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_room_form_init (TengenRoomForm *self)
{
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/room/tengen-room.css");
  self->offered = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_long_text_keep_bar (self->names);
  g_signal_connect_object (gtk_text_view_get_buffer (self->names),
                           "changed",
                           G_CALLBACK (names_cb),
                           self,
                           G_CONNECT_SWAPPED);
}

void
tengen_room_form_set_setup (TengenRoomForm *self, const TengenGameSetup *setup)
{
  g_autofree char *game = NULL;
  g_autofree char *terms = NULL;
  g_autofree char *clock = NULL;
  g_autofree char *text = NULL;
  TengenGameSetup *own;

  g_return_if_fail (TENGEN_IS_ROOM_FORM (self));
  g_return_if_fail (setup != NULL);

  own = tengen_game_setup_copy (setup);
  g_clear_pointer (&self->setup, tengen_game_setup_free);
  self->setup = own;
  game = tengen_words_game (own);
  terms = tengen_words_terms (own);
  clock = tengen_words_clock (&own->clock);
  /* the terms of Pure Go are but its name */
  text = strstr (game, terms) != NULL
             ? g_strjoin ("\n", game, clock, NULL)
             : g_strjoin ("\n", game, terms, clock, NULL);
  gtk_label_set_label (self->game, text);
}

const TengenGameSetup *
tengen_room_form_get_setup (TengenRoomForm *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_FORM (self), NULL);

  return self->setup;
}

void
tengen_room_form_set_terms (TengenRoomForm *self, const TengenRoomTerms *terms)
{
  g_return_if_fail (TENGEN_IS_ROOM_FORM (self));
  g_return_if_fail (terms != NULL);

  gtk_widget_set_visible (self->intro, FALSE);
  gtk_widget_set_visible (self->class, FALSE);
  gtk_widget_set_visible (self->plain, FALSE);
  gtk_widget_set_visible (self->later, TRUE);
  gtk_widget_set_size_request (
      gtk_widget_get_first_child (GTK_WIDGET (self)), 480, -1);
  gtk_button_set_label (GTK_BUTTON (self->go), _ ("Change the Settings"));
  gtk_editable_set_text (self->title, terms->title);
  for (guint i = 0; i < G_N_ELEMENTS (undos); i++)
    if (g_str_equal (terms->undo, undos[i]))
      gtk_drop_down_set_selected (self->undo, i);
  gtk_check_button_set_active (self->hints, terms->hints);
  gtk_check_button_set_active (self->open, terms->open);
  gtk_spin_button_set_value (self->level, terms->level);
}

void
tengen_room_form_offer_names (TengenRoomForm *self, const GPtrArray *names)
{
  g_return_if_fail (TENGEN_IS_ROOM_FORM (self));
  g_return_if_fail (names != NULL);

  g_ptr_array_set_size (self->offered, 0);
  for (guint i = 0; i < names->len; i++)
    g_ptr_array_add (self->offered, g_strdup (g_ptr_array_index (names, i)));
  gtk_widget_set_visible (self->kept, names->len > 0);
}

char *
tengen_room_form_get_title (TengenRoomForm *self)
{
  char *title;

  g_return_val_if_fail (TENGEN_IS_ROOM_FORM (self), NULL);

  title = g_strstrip (g_strdup (gtk_editable_get_text (self->title)));
  if (*title != '\0')
    return title;
  g_free (title);
  return g_strdup (_ ("Go class"));
}

GPtrArray *
tengen_room_form_get_names (TengenRoomForm *self)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) lines = read_lines (self);

  for (guint i = 0; i < lines->len; i++)
    {
      const TengenLessonRosterLine *line = g_ptr_array_index (lines, i);

      if (line->fate == TENGEN_LESSON_ROSTER_NEW)
        g_ptr_array_add (names, g_strdup (line->name));
    }
  return names;
}

const char *
tengen_room_form_get_undo (TengenRoomForm *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_FORM (self), NULL);

  return undos[MIN (gtk_drop_down_get_selected (self->undo), 2)];
}

gboolean
tengen_room_form_get_hints (TengenRoomForm *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_FORM (self), FALSE);

  return gtk_check_button_get_active (self->hints);
}

gboolean
tengen_room_form_get_open (TengenRoomForm *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_FORM (self), FALSE);

  return gtk_check_button_get_active (self->open);
}

void
tengen_room_form_offer_room (TengenRoomForm *self, const char *name)
{
  g_autofree char *text = NULL;

  g_return_if_fail (TENGEN_IS_ROOM_FORM (self));

  gtk_widget_set_visible (self->left, name != NULL);
  if (name == NULL)
    return;
  /* TRANSLATORS: date, hour and title of a room */
  text = g_strdup_printf (_ ("This room was not closed: %s"), name);
  gtk_label_set_label (self->left_name, text);
}

int
tengen_room_form_get_level (TengenRoomForm *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_FORM (self), 1);

  return gtk_spin_button_get_value_as_int (self->level);
}

void
tengen_room_form_say (TengenRoomForm *self, const char *text, gboolean busy)
{
  g_return_if_fail (TENGEN_IS_ROOM_FORM (self));

  gtk_label_set_label (self->said, text != NULL ? text : "");
  if (text != NULL)
    tengen_announce (GTK_WIDGET (self->said), text);
  gtk_widget_set_sensitive (self->go, !busy);
}
