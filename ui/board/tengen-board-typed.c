/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-typed: a point of the board by its name
 *
 * Shape: keys are listened to at the window. Of its controllers the newest is
 *        asked first; that is this one, which lets all others have the key
 *        before it takes it, so that a letter that means something keeps its
 *        meaning.
 */
#include "tengen-board-typed.h"

#include "tengen-announce.h"
#include "tengen-board-private.h"
#include "tengen-label.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenBoardTyped
{
  GtkWidget parent_instance;

  /* Children, NULL until they are needed */
  GtkWidget *popover;
  GtkWidget *entry;
  GtkLabel *fault;

  /* Borrowed */
  TengenBoardView *board;
  GtkWidget *window;
  GtkEventController *keys;

  /* the others have the key now */
  gboolean asking;
};

G_DEFINE_FINAL_TYPE (TengenBoardTyped, tengen_board_typed, GTK_TYPE_WIDGET)

enum
{
  PROP_BOARD = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* see the header */
static guint typing_signal;

static TengenNotation
get_letters (TengenNotation notation)
{
  return notation == TENGEN_NOTATION_RENJU ? TENGEN_NOTATION_RENJU
                                           : TENGEN_NOTATION_A1;
}

TengenPoint
tengen_board_typed_parse (const char *text,
                          TengenNotation notation,
                          int width,
                          int height)
{
  g_autofree char *plain = NULL;
  TengenNotation notations[] = { get_letters (notation),
                                 TENGEN_NOTATION_ONE_ONE,
                                 TENGEN_NOTATION_JAPANESE };

  g_return_val_if_fail (text != NULL, TENGEN_POINT_NONE);

  plain = g_utf8_normalize (text, -1, G_NORMALIZE_ALL_COMPOSE);
  if (plain == NULL)
    return TENGEN_POINT_NONE;
  g_strstrip (plain);
  for (gsize i = 0; i < G_N_ELEMENTS (notations); i++)
    {
      TengenPoint point;

      if (tengen_notation_parse (notations[i], width, height, plain, &point) &&
          point < width * height)
        return point;
    }
  return TENGEN_POINT_NONE;
}

static TengenPoint
find_point (TengenBoardTyped *self, const char *text)
{
  const TengenView *view = tengen_board_view_get_view (self->board);
  int notation;

  g_object_get (self->board, "notation", &notation, NULL);
  return tengen_board_typed_parse (
      text, (TengenNotation) notation, view->width, view->height);
}

static void
say (TengenBoardTyped *self, const char *text)
{
  tengen_label_show (self->fault, text);
  if (*text != '\0')
    tengen_announce (self->popover, text);
}

static void
activate_cb (TengenBoardTyped *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  TengenPoint point;
  g_autofree char *fault = NULL;

  if (self->board == NULL)
    return;
  point = find_point (self, text);
  if (point == TENGEN_POINT_NONE)
    {
      /* TRANSLATORS: what a person has typed as a point of the board */
      fault = g_strdup_printf (_ ("There is no point “%s” here."), text);
      say (self, fault);
      return;
    }
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  tengen_board_view_focus_point (self->board, point);
  tengen_board_view_show_cursor (self->board, TRUE);
  tengen_board_view_drop_proposed (self->board);
  tengen_board_view_emit_activated (self->board, point, 0, 1);
}

static void
changed_cb (TengenBoardTyped *self)
{
  say (self, "");
}

static void
closed_cb (TengenBoardTyped *self)
{
  if (self->board != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static GtkWidget *
make_entry (TengenBoardTyped *self)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 8);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 8);
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Point of the board"),
                                  -1);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (changed_cb), self);
  return entry;
}

static GtkWidget *
make_content (TengenBoardTyped *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->entry = make_entry (self);
  self->fault = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->fault, TRUE);
  gtk_label_set_max_width_chars (self->fault, 30);
  gtk_box_append (GTK_BOX (row), gtk_label_new (_ ("Point of the board")));
  gtk_box_append (GTK_BOX (row), self->entry);
  gtk_box_append (GTK_BOX (content), row);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->fault));
  gtk_widget_set_visible (GTK_WIDGET (self->fault), FALSE);
  return content;
}

/* Made when a name is typed for the first time. */
static void
make_popover (TengenBoardTyped *self)
{
  self->popover = gtk_popover_new ();
  gtk_popover_set_position (GTK_POPOVER (self->popover), GTK_POS_TOP);
  gtk_popover_set_child (GTK_POPOVER (self->popover), make_content (self));
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
  g_signal_connect_swapped (
      self->popover, "closed", G_CALLBACK (closed_cb), self);
}

void
tengen_board_typed_open (TengenBoardTyped *self, const char *text)
{
  g_return_if_fail (TENGEN_IS_BOARD_TYPED (self));
  g_return_if_fail (text != NULL);

  if (self->popover == NULL)
    make_popover (self);
  say (self, "");
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_popover_popup (GTK_POPOVER (self->popover));
  gtk_widget_grab_focus (self->entry);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

/* Whether the name of a point of the board can begin so. */
static gboolean
can_begin (TengenBoardTyped *self, char letter)
{
  char name[] = { letter, '1', '\0' };

  return (letter >= '1' && letter <= '9') ||
         (g_ascii_isalpha (letter) &&
          find_point (self, name) != TENGEN_POINT_NONE);
}

/* In a text field a letter belongs to the text; a list may search with it. */
static gboolean
is_writing (TengenBoardTyped *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  return focus != NULL && (GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus));
}

static gboolean
is_wanted (TengenBoardTyped *self)
{
  GtkEventControllerKey *keys = GTK_EVENT_CONTROLLER_KEY (self->keys);
  gboolean wanted;

  self->asking = TRUE;
  wanted = gtk_event_controller_key_forward (keys, self->window);
  self->asking = FALSE;
  return wanted;
}

static gboolean
is_answered (TengenBoardTyped *self, guint32 letter)
{
  gboolean answered = FALSE;

  g_signal_emit (self, typing_signal, 0, (guint) letter, &answered);
  return answered;
}

static gboolean
key_pressed_cb (TengenBoardTyped *self,
                guint key,
                guint keycode,
                GdkModifierType state)
{
  guint32 letter = gdk_keyval_to_unicode (key);
  GdkModifierType others =
      state & gtk_accelerator_get_default_mod_mask () & ~GDK_SHIFT_MASK;
  char text[2] = { (char) letter, '\0' };

  if (self->asking || self->board == NULL || others != 0 || letter == 0 ||
      letter > 0x7f || !gtk_widget_get_mapped (GTK_WIDGET (self->board)) ||
      is_writing (self))
    return GDK_EVENT_PROPAGATE;
  if (is_wanted (self) || is_answered (self, letter))
    return GDK_EVENT_STOP;
  if (key != GDK_KEY_slash && !can_begin (self, (char) letter))
    return GDK_EVENT_PROPAGATE;
  tengen_board_typed_open (self, key == GDK_KEY_slash ? "" : text);
  return GDK_EVENT_STOP;
}

/* --- The widget --- */

static void
tengen_board_typed_root (GtkWidget *widget)
{
  TengenBoardTyped *self = TENGEN_BOARD_TYPED (widget);

  GTK_WIDGET_CLASS (tengen_board_typed_parent_class)->root (widget);
  self->window = GTK_WIDGET (gtk_widget_get_root (widget));
  self->keys = gtk_event_controller_key_new ();
  g_signal_connect_swapped (
      self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (self->window, self->keys);
}

static void
tengen_board_typed_unroot (GtkWidget *widget)
{
  TengenBoardTyped *self = TENGEN_BOARD_TYPED (widget);

  gtk_widget_remove_controller (self->window, self->keys);
  self->keys = NULL;
  self->window = NULL;
  GTK_WIDGET_CLASS (tengen_board_typed_parent_class)->unroot (widget);
}

static void
tengen_board_typed_size_allocate (GtkWidget *widget,
                                  int width,
                                  int height,
                                  int baseline)
{
  TengenBoardTyped *self = TENGEN_BOARD_TYPED (widget);

  if (self->popover != NULL)
    gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
tengen_board_typed_set_property (GObject *object,
                                 guint id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  TengenBoardTyped *self = TENGEN_BOARD_TYPED (object);

  if (id == PROP_BOARD)
    g_set_weak_pointer (&self->board, g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tengen_board_typed_get_property (GObject *object,
                                 guint id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  if (id == PROP_BOARD)
    g_value_set_object (value, TENGEN_BOARD_TYPED (object)->board);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tengen_board_typed_dispose (GObject *object)
{
  TengenBoardTyped *self = TENGEN_BOARD_TYPED (object);

  g_clear_weak_pointer (&self->board);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_board_typed_parent_class)->dispose (object);
}

static void
tengen_board_typed_class_init (TengenBoardTypedClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = tengen_board_typed_set_property;
  object_class->get_property = tengen_board_typed_get_property;
  object_class->dispose = tengen_board_typed_dispose;
  widget_class->root = tengen_board_typed_root;
  widget_class->unroot = tengen_board_typed_unroot;
  widget_class->size_allocate = tengen_board_typed_size_allocate;
  /* TengenBoardTyped:board: the board */
  props[PROP_BOARD] =
      g_param_spec_object ("board",
                           NULL,
                           NULL,
                           TENGEN_TYPE_BOARD_VIEW,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  /* TengenBoardTyped::typing: a letter that no action takes now */
  typing_signal = g_signal_new ("typing",
                                G_TYPE_FROM_CLASS (klass),
                                G_SIGNAL_RUN_LAST,
                                0,
                                g_signal_accumulator_true_handled,
                                NULL,
                                NULL,
                                G_TYPE_BOOLEAN,
                                1,
                                G_TYPE_UINT);
}

static void
tengen_board_typed_init (TengenBoardTyped *self)
{
}
