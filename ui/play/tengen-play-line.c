/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-line: the line under the board that says one thing at a time
 */
#include "tengen-play-line.h"

#include "tengen-announce.h"
#include "tengen-ruby-over.h"
#include "tengen-signal.h"
#include "tengen-text-look.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenPlayLine
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *lines;
  GtkWidget *sentence;
  GtkLabel *label;
  GtkLabel *quiet;
  GtkWidget *offers;
  GtkWidget *first;
  GtkWidget *second;
  GtkWidget *third;
  GtkWidget *more;

  TengenPlayLineKind kind;
  /* which buttons were set since begin() */
  gboolean is_set[TENGEN_PLAY_LINE_BUTTONS];
};

G_DEFINE_FINAL_TYPE (TengenPlayLine, tengen_play_line, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_TURNED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const char *const css_classes[] = {
  [TENGEN_PLAY_LINE_NOTE] = "said",       [TENGEN_PLAY_LINE_ASKED] = "asked",
  [TENGEN_PLAY_LINE_REFUSED] = "refused", [TENGEN_PLAY_LINE_COUNT] = "stopped",
  [TENGEN_PLAY_LINE_RESULT] = "result",
};

/* Nothing to say leaves the room empty: faded out, not taken away. */
static void
update_visible (TengenPlayLine *self)
{
  gboolean says = *gtk_label_get_label (self->label) != '\0' ||
                  *gtk_label_get_label (self->quiet) != '\0' ||
                  gtk_widget_get_visible (self->offers) ||
                  gtk_widget_get_visible (self->more);

  gtk_widget_set_opacity (self->sentence, says ? 1.0 : 0.0);
}

static GtkWidget *
get_button (TengenPlayLine *self, guint index)
{
  GtkWidget *const buttons[] = { self->first, self->second, self->third };

  return buttons[index];
}

/* The box of the buttons is there as long as one of them is. */
static void
update_offers (TengenPlayLine *self)
{
  gboolean any = FALSE;

  for (guint i = 0; i < TENGEN_PLAY_LINE_BUTTONS; i++)
    any |= gtk_widget_get_visible (get_button (self, i));
  gtk_widget_set_visible (self->offers, any);
}

static void
more_cb (TengenPlayLine *self)
{
  g_signal_emit (self, signals[SIGNAL_TURNED], 0);
}

/* Lines with readings are higher; the board does not move with what is said. */
static void
make_room (TengenPlayLine *self)
{
  tengen_widget_set_class (
      self->lines, "readings", tengen_ruby_over_is_wanted (TRUE));
}

static void
tengen_play_line_class_init (TengenPlayLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;

  /* TengenPlayLine::changed: it says something else, or again */
  signals[SIGNAL_CHANGED] =
      tengen_signal_new ("changed", G_TYPE_FROM_CLASS (klass), 0);
  /* TengenPlayLine::turned: a person wants what is told beside it */
  signals[SIGNAL_TURNED] =
      tengen_signal_new ("turned", G_TYPE_FROM_CLASS (klass), 0);

  g_type_ensure (TENGEN_TYPE_RUBY_OVER);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-line.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlayLine, lines);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayLine, sentence);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayLine, label);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayLine, quiet);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayLine, offers);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayLine, first);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayLine, second);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayLine, third);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayLine, more);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "sentence");
}

static void
tengen_play_line_init (TengenPlayLine *self)
{
  TengenTextLook *look = tengen_text_look_get_default ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (look,
                           "notify::readings",
                           G_CALLBACK (make_room),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (look,
                           "notify::in-games",
                           G_CALLBACK (make_room),
                           self,
                           G_CONNECT_SWAPPED);
  make_room (self);
  update_visible (self);
}

void
tengen_play_line_say (TengenPlayLine *self,
                      TengenPlayLineKind kind,
                      const char *text)
{
  gboolean changed;

  g_return_if_fail (TENGEN_IS_PLAY_LINE (self));
  g_return_if_fail (text != NULL);

  changed = g_strcmp0 (text, gtk_label_get_label (self->label)) != 0;
  gtk_widget_remove_css_class (self->sentence, css_classes[self->kind]);
  self->kind = kind;
  gtk_widget_add_css_class (self->sentence, css_classes[kind]);
  if (changed)
    {
      gtk_label_set_label (self->label, text);
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->label),
                                   *text != '\0' ? text : NULL);
    }
  /* a repeated try is announced again */
  if (changed || kind == TENGEN_PLAY_LINE_REFUSED)
    tengen_announce (GTK_WIDGET (self->label), text);
  tengen_play_line_add (self, "");
  if (changed || kind == TENGEN_PLAY_LINE_REFUSED)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
tengen_play_line_add (TengenPlayLine *self, const char *text)
{
  g_return_if_fail (TENGEN_IS_PLAY_LINE (self));
  g_return_if_fail (text != NULL);

  /* beside nothing it stands alone */
  gtk_widget_set_visible (GTK_WIDGET (self->label),
                          *text == '\0' ||
                              *gtk_label_get_label (self->label) != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->quiet), *text != '\0');
  if (g_strcmp0 (text, gtk_label_get_label (self->quiet)) != 0)
    {
      gtk_label_set_label (self->quiet, text);
      tengen_announce (GTK_WIDGET (self->quiet), text);
    }
  update_visible (self);
}

void
tengen_play_line_begin (TengenPlayLine *self)
{
  g_return_if_fail (TENGEN_IS_PLAY_LINE (self));

  for (guint i = 0; i < TENGEN_PLAY_LINE_BUTTONS; i++)
    self->is_set[i] = FALSE;
}

void
tengen_play_line_end (TengenPlayLine *self)
{
  g_return_if_fail (TENGEN_IS_PLAY_LINE (self));

  for (guint i = 0; i < TENGEN_PLAY_LINE_BUTTONS; i++)
    if (!self->is_set[i])
      gtk_widget_set_visible (get_button (self, i), FALSE);
  update_offers (self);
  update_visible (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
tengen_play_line_set_button (TengenPlayLine *self,
                             guint index,
                             const char *label,
                             const char *action,
                             const char *tip)
{
  GtkWidget *button;

  g_return_if_fail (TENGEN_IS_PLAY_LINE (self));
  g_return_if_fail (index < TENGEN_PLAY_LINE_BUTTONS);

  button = get_button (self, index);
  self->is_set[index] = TRUE;
  gtk_widget_set_visible (button, TRUE);
  gtk_button_set_label (GTK_BUTTON (button), label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, tip);
  update_offers (self);
  update_visible (self);
}

GtkWidget *
tengen_play_line_get_button (TengenPlayLine *self, guint index)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_LINE (self), NULL);
  g_return_val_if_fail (index < TENGEN_PLAY_LINE_BUTTONS, NULL);

  return get_button (self, index);
}

TengenPlayLineKind
tengen_play_line_get_kind (TengenPlayLine *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_LINE (self), TENGEN_PLAY_LINE_NOTE);

  return self->kind;
}

gboolean
tengen_play_line_says (TengenPlayLine *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_LINE (self), FALSE);

  return *gtk_label_get_label (self->label) != '\0' ||
         gtk_widget_get_visible (self->offers);
}

void
tengen_play_line_set_beside (TengenPlayLine *self, guint n)
{
  g_autofree char *text = NULL;

  g_return_if_fail (TENGEN_IS_PLAY_LINE (self));

  /* Translators: how many notices wait behind the one that is shown */
  text = g_strdup_printf (_ ("%u more"), n);
  gtk_button_set_label (GTK_BUTTON (self->more), text);
  gtk_widget_set_visible (self->more, n > 0);
  update_visible (self);
}
