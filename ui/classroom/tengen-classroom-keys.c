/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-keys: the keys of a presenter
 *
 * Shape: they are handled before anything else in the window sees them. A user
 *        who has reached the board or a button by Tab needs arrows, Space and
 *        Enter there; a user who types needs nearly all keys, and a number
 *        that is asked for its digits. Page Up and Page
 *        Down, which presenters send, go through the lesson in any case.
 */
#include "tengen-classroom-private.h"

static const struct
{
  guint key;
  const char *action;
} keys[] = {
  { GDK_KEY_Right, "class.forward" },
  { GDK_KEY_KP_Right, "class.forward" },
  { GDK_KEY_space, "class.forward" },
  { GDK_KEY_KP_Space, "class.forward" },
  { GDK_KEY_Page_Down, "class.forward" },
  { GDK_KEY_KP_Page_Down, "class.forward" },
  { GDK_KEY_Left, "class.back" },
  { GDK_KEY_KP_Left, "class.back" },
  { GDK_KEY_Page_Up, "class.back" },
  { GDK_KEY_KP_Page_Up, "class.back" },
  { GDK_KEY_Down, "class.next" },
  { GDK_KEY_KP_Down, "class.next" },
  { GDK_KEY_Up, "class.previous" },
  { GDK_KEY_KP_Up, "class.previous" },
  { GDK_KEY_Home, "class.first" },
  { GDK_KEY_KP_Home, "class.first" },
  { GDK_KEY_End, "class.last" },
  { GDK_KEY_KP_End, "class.last" },
  { GDK_KEY_b, "class.blank" },
  { GDK_KEY_period, "class.blank" },
  { GDK_KEY_KP_Decimal, "class.blank" },
  { GDK_KEY_h, "class.hint" },
  { GDK_KEY_a, "class.answer" },
  { GDK_KEY_r, "class.retry" },
  { GDK_KEY_u, "class.undo" },
  { GDK_KEY_n, "class.person" },
  { GDK_KEY_c, "class.rows" },
  { GDK_KEY_p, "class.pen" },
  { GDK_KEY_w, "class.wipe" },
  { GDK_KEY_l, "class.spot" },
  { GDK_KEY_k, "class.chalk" },
  { GDK_KEY_v, "class.speak" },
  { GDK_KEY_0, "class.beside" },
  { GDK_KEY_KP_0, "class.beside" },
  { GDK_KEY_plus, "class.add" },
  { GDK_KEY_KP_Add, "class.add" },
  { GDK_KEY_minus, "class.remove" },
  { GDK_KEY_KP_Subtract, "class.remove" },
  { GDK_KEY_F11, "class.leave" },
};

/* Keys that walk and press where the focus is. */
static const guint needed[] = {
  GDK_KEY_Left,      GDK_KEY_KP_Left,  GDK_KEY_Right,  GDK_KEY_KP_Right,
  GDK_KEY_Up,        GDK_KEY_KP_Up,    GDK_KEY_Down,   GDK_KEY_KP_Down,
  GDK_KEY_Home,      GDK_KEY_KP_Home,  GDK_KEY_End,    GDK_KEY_KP_End,
  GDK_KEY_space,     GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter,
  GDK_KEY_ISO_Enter,
};

static GtkWidget *
get_focus (TengenClassroom *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* Whether the focus is in another part of the window, or in a menu. */
static gboolean
is_elsewhere (TengenClassroom *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *focus = get_focus (self);

  return !gtk_widget_get_mapped (widget) ||
         (focus != NULL && focus != GTK_WIDGET (gtk_widget_get_root (widget)) &&
          (!gtk_widget_is_ancestor (focus, widget) ||
           gtk_widget_get_native (focus) != gtk_widget_get_native (widget)));
}

static gboolean
is_writing (TengenClassroom *self)
{
  GtkWidget *focus = get_focus (self);

  return focus != NULL && (GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus));
}

static gboolean
is_needed (guint key)
{
  for (gsize i = 0; i < G_N_ELEMENTS (needed); i++)
    if (needed[i] == key)
      return TRUE;
  return FALSE;
}

static gboolean
is_page (guint key)
{
  return key == GDK_KEY_Page_Down || key == GDK_KEY_KP_Page_Down ||
         key == GDK_KEY_Page_Up || key == GDK_KEY_KP_Page_Up;
}

static gboolean
is_tab (guint key)
{
  return key == GDK_KEY_Tab || key == GDK_KEY_KP_Tab ||
         key == GDK_KEY_ISO_Left_Tab;
}

/* The wall has the keys again. */
static void
drop_focus (TengenClassroom *self)
{
  self->by_keyboard = FALSE;
  gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
}

static const char *
find_action (guint key)
{
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].key == key)
      return keys[i].action;
  return NULL;
}

static void
press (TengenClassroom *self, guint key)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char *action = find_action (key);

  if (self->show != NULL && tengen_show_type (self->show, key))
    return;
  if (action != NULL)
    gtk_widget_activate_action (widget, action, NULL);
  else if (key >= GDK_KEY_1 && key <= GDK_KEY_9)
    gtk_widget_activate_action (
        widget, "class.board", "i", (int) (key - GDK_KEY_1));
  else if (key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_9)
    gtk_widget_activate_action (
        widget, "class.board", "i", (int) (key - GDK_KEY_KP_1));
}

static void
escape (TengenClassroom *self)
{
  if (self->by_keyboard || is_writing (self))
    drop_focus (self);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "class.leave", NULL);
}

/* Tab goes into the buttons too; then they are seen. */
static gboolean
begin_walk (TengenClassroom *self)
{
  self->by_keyboard = TRUE;
  tengen_classroom_show_bar (self, TRUE);
  return GDK_EVENT_PROPAGATE;
}

static gboolean
take_key (TengenClassroom *self, guint key)
{
  if (is_tab (key))
    return begin_walk (self);
  /* help, and the score in chalk */
  if (key >= GDK_KEY_F1 && key <= GDK_KEY_F4)
    return GDK_EVENT_PROPAGATE;
  if (is_page (key) && (self->by_keyboard || is_writing (self)))
    drop_focus (self);
  if (key == GDK_KEY_Escape)
    escape (self);
  else if (key != GDK_KEY_F11 && is_writing (self))
    return GDK_EVENT_PROPAGATE;
  else if (self->by_keyboard && get_focus (self) != NULL && is_needed (key))
    return GDK_EVENT_PROPAGATE;
  else
    press (self, gdk_keyval_to_lower (key));
  return GDK_EVENT_STOP;
}

static gboolean
is_modifier (guint key)
{
  return key >= GDK_KEY_Shift_L && key <= GDK_KEY_Hyper_R;
}

static gboolean
key_pressed_cb (TengenClassroom *self,
                guint key,
                guint keycode,
                GdkModifierType state)
{
  guint held = state & gtk_accelerator_get_default_mod_mask ();

  if (is_elsewhere (self) || is_modifier (key) ||
      (held & ~(guint) GDK_SHIFT_MASK) != 0)
    return GDK_EVENT_PROPAGATE;
  if (!self->is_blank)
    return take_key (self, key);
  g_object_set (self, "blank", FALSE, NULL);
  return GDK_EVENT_STOP;
}

/* --- With the window --- */

void
tengen_classroom_listen (TengenClassroom *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->keys,
                           "key-pressed",
                           G_CALLBACK (key_pressed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (root), self->keys);
}

void
tengen_classroom_unlisten (TengenClassroom *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  gtk_widget_remove_controller (GTK_WIDGET (root), self->keys);
  self->keys = NULL;
}
