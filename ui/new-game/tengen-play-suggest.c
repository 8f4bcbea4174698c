/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-suggest: an entry that offers what fits what is typed
 *
 * Shape: the focus stays in the entry all the time, so that typing goes on; the
 *        keys that mean the list are taken from it while the list is open. What
 *        is chosen in the list is announced, since the focus does not tell.
 */
#include "tengen-play-suggest.h"

#include "tengen-announce.h"
#include "tengen-signal.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#include <string.h>

#define _(s) tengen_words_text (s)

struct _TengenPlaySuggest
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkEntry *entry;
  GtkPopover *popover;
  GtkListBox *list;

  TengenPlaySuggestFunc fill;
  gpointer data;
  gboolean removable;
  /* what lines have to begin with, folded; empty for all */
  char *wanted;
  /* the text is being set from a line */
  gboolean picking;
};

G_DEFINE_FINAL_TYPE (TengenPlaySuggest, tengen_play_suggest, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_PICKED,
  SIGNAL_REMOVED,
  SIGNAL_LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static char *
fold (const char *text)
{
  return g_strstrip (tengen_words_fold (text));
}

/* Whether a word of a text begins so. */
static gboolean
fits (const char *text, const char *wanted)
{
  g_autofree char *folded = fold (text);

  for (const char *word = folded; word != NULL; word = strchr (word, ' '))
    {
      word += *word == ' ' ? 1 : 0;
      if (g_str_has_prefix (word, wanted))
        return TRUE;
    }
  return FALSE;
}

static const char *
get_row_text (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "text");
}

static void
close_list (TengenPlaySuggest *self)
{
  gtk_popover_popdown (self->popover);
}

static gboolean
is_open (TengenPlaySuggest *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->popover));
}

static void
refill (TengenPlaySuggest *self, const char *wanted)
{
  GtkListBoxRow *row;

  g_free (self->wanted);
  self->wanted = fold (wanted);
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  if (self->fill != NULL)
    self->fill (self, self->data);
}

/* A list without lines, or with nothing but what is typed already, is none. */
static void
show_list (TengenPlaySuggest *self)
{
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (self->list, 0);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));

  if (first == NULL || (gtk_list_box_get_row_at_index (self->list, 1) == NULL &&
                        g_str_equal (get_row_text (first), text)))
    close_list (self);
  else if (!is_open (self))
    gtk_popover_popup (self->popover);
}

static void
pick (TengenPlaySuggest *self, GtkListBoxRow *row)
{
  g_autofree char *text = g_strdup (get_row_text (row));

  close_list (self);
  self->picking = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  self->picking = FALSE;
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  g_signal_emit (self, signals[SIGNAL_PICKED], 0);
}

static void
remove_line (TengenPlaySuggest *self, GtkListBoxRow *row)
{
  g_autofree char *text = g_strdup (get_row_text (row));
  g_autofree char *wanted = g_strdup (self->wanted);

  g_signal_emit (self, signals[SIGNAL_REMOVED], 0, text);
  refill (self, wanted);
  show_list (self);
}

static void
scroll_to (TengenPlaySuggest *self, GtkListBoxRow *row)
{
  GtkAdjustment *adjustment = gtk_list_box_get_adjustment (self->list);
  graphene_rect_t bounds;

  if (adjustment != NULL && gtk_widget_compute_bounds (GTK_WIDGET (row),
                                                       GTK_WIDGET (self->list),
                                                       &bounds))
    gtk_adjustment_clamp_page (
        adjustment, bounds.origin.y, bounds.origin.y + bounds.size.height);
}

static void
move_to (TengenPlaySuggest *self, int step)
{
  GtkListBoxRow *selected = gtk_list_box_get_selected_row (self->list);
  int index = selected != NULL ? gtk_list_box_row_get_index (selected) + step
              : step > 0       ? 0
                               : -1;
  GtkListBoxRow *row =
      index >= 0 ? gtk_list_box_get_row_at_index (self->list, index) : NULL;

  if (row == NULL)
    return;
  gtk_list_box_select_row (self->list, row);
  scroll_to (self, row);
  tengen_announce (GTK_WIDGET (self->list), get_row_text (row));
}

static void
changed_cb (TengenPlaySuggest *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  GtkText *inner =
      GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self->entry)));

  if (!self->picking && gtk_widget_has_focus (GTK_WIDGET (inner)))
    {
      refill (self, text);
      if (*text != '\0')
        show_list (self);
      else
        close_list (self);
    }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Shows all lines, if there are any. */
static void
open_list (TengenPlaySuggest *self)
{
  refill (self, "");
  if (gtk_list_box_get_row_at_index (self->list, 0) != NULL)
    gtk_popover_popup (self->popover);
}

static void
icon_cb (TengenPlaySuggest *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  if (is_open (self))
    close_list (self);
  else
    open_list (self);
}

static void
row_activated_cb (TengenPlaySuggest *self, GtkListBoxRow *row)
{
  pick (self, row);
}

static void
remove_cb (TengenPlaySuggest *self, GtkWidget *button)
{
  remove_line (self,
               GTK_LIST_BOX_ROW (
                   gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW)));
}

static void
leave_cb (TengenPlaySuggest *self)
{
  close_list (self);
  g_signal_emit (self, signals[SIGNAL_LEFT], 0);
}

/* What a key does while the list is open. */
static gboolean
use_key (TengenPlaySuggest *self, guint key, GdkModifierType state)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (key == GDK_KEY_Down || key == GDK_KEY_Up)
    {
      move_to (self, key == GDK_KEY_Down ? 1 : -1);
      return TRUE;
    }
  if (key == GDK_KEY_Escape)
    {
      close_list (self);
      return TRUE;
    }
  if (row == NULL)
    return FALSE;
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)
    {
      pick (self, row);
      return TRUE;
    }
  if (self->removable && (state & GDK_SHIFT_MASK) != 0 &&
      (key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete))
    {
      remove_line (self, row);
      return TRUE;
    }
  return FALSE;
}

static gboolean
key_cb (TengenPlaySuggest *self, guint key, guint code, GdkModifierType state)
{
  if (is_open (self))
    return use_key (self, key, state);
  if (key != GDK_KEY_Down && key != GDK_KEY_KP_Down)
    return FALSE;
  open_list (self);
  return TRUE;
}

static GtkWidget *
make_remove_button (TengenPlaySuggest *self, const char *text)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-delete-symbolic");
  /* TRANSLATORS: of a list of names; %s is one of them */
  g_autofree char *name = g_strdup_printf (_ ("Remove %s from the List"), text);

  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_can_focus (button, FALSE);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_tooltip_text (button,
                               _ ("Remove from the list (Shift+Delete)"));
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (
      button, "clicked", G_CALLBACK (remove_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_row (TengenPlaySuggest *self, const char *text, const char *detail)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *behind = gtk_label_new (detail);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (behind, "dim");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), behind);
  if (self->removable)
    gtk_box_append (GTK_BOX (box), make_remove_button (self, text));
  gtk_widget_set_can_focus (row, FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data_full (G_OBJECT (row), "text", g_strdup (text), g_free);
  return row;
}

static void
tengen_play_suggest_dispose (GObject *object)
{
  TengenPlaySuggest *self = TENGEN_PLAY_SUGGEST (object);

  if (self->entry != NULL)
    {
      gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->popover)));
      gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->entry)));
    }
  G_OBJECT_CLASS (tengen_play_suggest_parent_class)->dispose (object);
}

static void
tengen_play_suggest_finalize (GObject *object)
{
  g_free (TENGEN_PLAY_SUGGEST (object)->wanted);
  G_OBJECT_CLASS (tengen_play_suggest_parent_class)->finalize (object);
}

static void
add_signals (TengenPlaySuggestClass *klass)
{
  /* TengenPlaySuggest::changed: the text was changed */
  signals[SIGNAL_CHANGED] =
      tengen_signal_new ("changed", G_TYPE_FROM_CLASS (klass), 0);

  /* TengenPlaySuggest::picked: a line was chosen */
  signals[SIGNAL_PICKED] =
      tengen_signal_new ("picked", G_TYPE_FROM_CLASS (klass), 0);

  /* TengenPlaySuggest::left: the focus has left the entry */
  signals[SIGNAL_LEFT] =
      tengen_signal_new ("left", G_TYPE_FROM_CLASS (klass), 0);

  /* TengenPlaySuggest::removed: a line shall be removed */
  signals[SIGNAL_REMOVED] = tengen_signal_new (
      "removed", G_TYPE_FROM_CLASS (klass), 1, G_TYPE_STRING);
}

static void
tengen_play_suggest_class_init (TengenPlaySuggestClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_play_suggest_dispose;
  object_class->finalize = tengen_play_suggest_finalize;
  add_signals (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-suggest.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlaySuggest, entry);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlaySuggest, popover);
  gtk_widget_class_bind_template_child (widget_class, TengenPlaySuggest, list);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, icon_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "suggest");
}

static void
tengen_play_suggest_init (TengenPlaySuggest *self)
{
  self->wanted = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tengen_play_suggest_set_source (TengenPlaySuggest *self,
                                TengenPlaySuggestFunc fill,
                                gpointer data,
                                gboolean removable)
{
  g_return_if_fail (TENGEN_IS_PLAY_SUGGEST (self));

  self->fill = fill;
  self->data = data;
  self->removable = removable;
}

void
tengen_play_suggest_add (TengenPlaySuggest *self,
                         const char *text,
                         const char *detail)
{
  g_return_if_fail (TENGEN_IS_PLAY_SUGGEST (self));
  g_return_if_fail (text != NULL);

  if (fits (text, self->wanted))
    gtk_list_box_append (self->list, make_row (self, text, detail));
}

GtkEntry *
tengen_play_suggest_get_entry (TengenPlaySuggest *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_SUGGEST (self), NULL);

  return self->entry;
}
