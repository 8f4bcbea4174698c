/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-why: why a point is forbidden, or is not
 *
 * Shape: keeps the reason and its steps while it is open, and at which step it
 *        is; everything that is seen follows from these. It has its content
 *        from the first time that it is opened.
 */
#include "tengen-renju-why.h"

#include "tengen-announce.h"
#include "tengen-paint-renju.h"
#include "tengen-renju-resources.h"
#include "tengen-ruby-over.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-widget.h"
#include "tengen-words-renju.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* The step while the reason as a whole is shown. */
#define NO_STEP (-1)
/* ① and so on: there are so many numbers in rings. */
#define RINGS 20
#define RING_ONE 0x2460

struct _TengenRenjuWhy
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *box;
  GtkLabel *heading;
  GtkLabel *counter;
  GtkWidget *close;
  GtkLabel *sentence;
  GtkLabel *parts;
  GtkWidget *begin;
  GtkWidget *walk;
  GtkWidget *back;
  GtkWidget *next;
  GtkWidget *leave;
  GtkWidget *answers;
  GtkWidget *play;
  GtkWidget *cancel;

  /* Owned, NULL while it is closed; the steps are about the reason */
  TengenRenjuReason *reason;
  GPtrArray *steps;

  int step;
  gboolean asks;
};

G_DEFINE_FINAL_TYPE (TengenRenjuWhy, tengen_renju_why, GTK_TYPE_WIDGET)

enum
{
  REDRAW,
  PLAY,
  DISMISSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* --- What is seen --- */

static const TengenRenjuProofStep *
get_step (TengenRenjuWhy *self, int step)
{
  return g_ptr_array_index (self->steps, (guint) step);
}

/* The first picture of the proof has what decides. */
static void
list_parts (TengenRenjuWhy *self)
{
  const TengenRenjuProofStep *first = get_step (self, 0);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < first->n_parts; i++)
    {
      g_autofree char *line = tengen_words_renju_part (first->parts[i]);

      g_string_append (text, i > 0 ? "\n" : "");
      g_string_append_unichar (text, RING_ONE + MIN (i, RINGS - 1));
      g_string_append_printf (text, " %s", line);
    }
  gtk_label_set_label (self->parts, text->str);
}

/* White's rows may be longer, and White has nothing to be careful of. */
static char *
make_sentence (TengenRenjuWhy *self)
{
  const TengenRenjuProofStep *first = get_step (self, 0);

  if (first->n_parts > 0 && first->parts[0]->shape.stone == TENGEN_STONE_WHITE)
    return g_strdup (_ ("White wins with five or more in a row."));
  if (self->step == NO_STEP)
    return tengen_words_renju_summary (self->reason);
  return tengen_words_renju_step (get_step (self, self->step));
}

static void
show_sentence (TengenRenjuWhy *self)
{
  g_autofree char *text = make_sentence (self);
  g_autofree char *counter =
      self->step == NO_STEP
          ? NULL
          : g_strdup_printf ("%d / %u", self->step + 1, self->steps->len);

  gtk_label_set_label (self->sentence, text);
  gtk_label_set_label (self->counter, counter != NULL ? counter : "");
}

static void
update (TengenRenjuWhy *self)
{
  gboolean walking = self->step != NO_STEP;

  show_sentence (self);
  tengen_widget_set_class (self->box, "walking", walking);
  gtk_widget_set_visible (GTK_WIDGET (self->parts),
                          !walking && get_step (self, 0)->n_parts > 0);
  gtk_widget_set_visible (self->begin, !walking && self->steps->len > 1);
  gtk_widget_set_visible (self->walk, walking);
  gtk_widget_set_visible (self->answers, !walking && self->asks);
  gtk_widget_set_visible (self->close, !walking && !self->asks);
  gtk_widget_set_sensitive (self->back, walking && self->step > 0);
  gtk_widget_set_sensitive (self->next,
                            walking && self->step + 1 < (int) self->steps->len);
}

static void
announce (TengenRenjuWhy *self)
{
  g_autoptr (GString) text = g_string_new (
      self->step == NO_STEP ? gtk_label_get_label (self->heading) : NULL);

  tengen_words_append (text, gtk_label_get_label (self->sentence));
  tengen_announce (GTK_WIDGET (self), text->str);
}

/* --- Walking --- */

/* The button that was pressed may not be there any more, or be grey. */
static void
keep_focus (TengenRenjuWhy *self)
{
  GtkWidget *wanted = self->begin;

  if (self->step == NO_STEP)
    wanted = self->asks ? self->cancel : self->begin;
  else if (gtk_widget_get_sensitive (self->next))
    wanted = self->next;
  else
    wanted = self->leave;
  if (!gtk_widget_get_visible (wanted))
    wanted = self->close;
  gtk_widget_grab_focus (wanted);
}

static void
go_to (TengenRenjuWhy *self, int step)
{
  GtkWidget *focus;

  if (step >= (int) self->steps->len || step == self->step)
    return;
  self->step = step;
  update (self);
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) ||
      !gtk_widget_get_mapped (focus) || !gtk_widget_is_sensitive (focus))
    keep_focus (self);
  announce (self);
  g_signal_emit (self, signals[REDRAW], 0);
}

static void
begin_cb (TengenRenjuWhy *self)
{
  go_to (self, 0);
}

static void
back_cb (TengenRenjuWhy *self)
{
  if (self->step > 0)
    go_to (self, self->step - 1);
}

static void
next_cb (TengenRenjuWhy *self)
{
  go_to (self, self->step + 1);
}

static void
leave_cb (TengenRenjuWhy *self)
{
  go_to (self, NO_STEP);
}

static void
close_cb (TengenRenjuWhy *self)
{
  g_signal_emit (self, signals[DISMISSED], 0);
}

static void
play_cb (TengenRenjuWhy *self)
{
  g_signal_emit (self, signals[PLAY], 0);
}

static gboolean
key_cb (TengenRenjuWhy *self, guint key, guint code, GdkModifierType state)
{
  gboolean walking = self->step != NO_STEP;

  if (self->reason == NULL ||
      (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Escape && walking)
    leave_cb (self);
  else if (key == GDK_KEY_Escape)
    close_cb (self);
  else if (walking && (key == GDK_KEY_Left || key == GDK_KEY_KP_Left))
    back_cb (self);
  else if (walking && (key == GDK_KEY_Right || key == GDK_KEY_KP_Right))
    next_cb (self);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

/* --- The type --- */

static void
tengen_renju_why_dispose (GObject *object)
{
  TengenRenjuWhy *self = TENGEN_RENJU_WHY (object);

  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_pointer (&self->reason, tengen_renju_reason_free);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_renju_why_parent_class)->dispose (object);
}

static void
install_signals (TengenRenjuWhyClass *klass)
{
  static const char *const names[N_SIGNALS] = { "redraw", "play", "dismissed" };

  for (int i = 0; i < N_SIGNALS; i++)
    signals[i] = tengen_signal_new (names[i], G_TYPE_FROM_CLASS (klass), 0);
}

static void
bind_children (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, TengenRenjuWhy, box);
  gtk_widget_class_bind_template_child (klass, TengenRenjuWhy, heading);
  gtk_widget_class_bind_template_child (klass, TengenRenjuWhy, counter);
  gtk_widget_class_bind_template_child (klass, TengenRenjuWhy, close);
  gtk_widget_class_bind_template_child (klass, TengenRenjuWhy, sentence);
  gtk_widget_class_bind_template_child (klass, TengenRenjuWhy, parts);
  gtk_widget_class_bind_template_child (klass, TengenRenjuWhy, begin);
  gtk_widget_class_bind_template_child (klass, TengenRenjuWhy, walk);
  gtk_widget_class_bind_template_child (klass, TengenRenjuWhy, back);
  gtk_widget_class_bind_template_child (klass, TengenRenjuWhy, next);
  gtk_widget_class_bind_template_child (klass, TengenRenjuWhy, leave);
  gtk_widget_class_bind_template_child (klass, TengenRenjuWhy, answers);
  gtk_widget_class_bind_template_child (klass, TengenRenjuWhy, play);
  gtk_widget_class_bind_template_child (klass, TengenRenjuWhy, cancel);
  gtk_widget_class_bind_template_callback (klass, begin_cb);
  gtk_widget_class_bind_template_callback (klass, back_cb);
  gtk_widget_class_bind_template_callback (klass, next_cb);
  gtk_widget_class_bind_template_callback (klass, leave_cb);
  gtk_widget_class_bind_template_callback (klass, close_cb);
  gtk_widget_class_bind_template_callback (klass, play_cb);
}

static void
tengen_renju_why_class_init (TengenRenjuWhyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_renju_why_dispose;
  install_signals (klass);
  tengen_renju_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/renju/tengen-renju-why.ui");
  bind_children (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "renjuwhy");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tengen_renju_why_init (TengenRenjuWhy *self)
{
  self->step = NO_STEP;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
make_content (TengenRenjuWhy *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();

  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/renju/tengen-renju-why.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_ruby_over_put (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->sentence), "renju-why-sentence");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  self->heading,
                                  NULL,
                                  -1);
  /* before the page's keys, which walk through the game */
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}

static void
free_part (gpointer data)
{
  TengenRenjuPart *part = data;

  g_array_unref (part->tries);
  g_free (part);
}

/* White's rows need no reason but themselves. */
static TengenRenjuReason *
explain_row (const TengenRenju *board, TengenPoint point)
{
  g_autoptr (GArray) shapes =
      tengen_renju_list_shapes (board, point, TENGEN_STONE_WHITE);
  TengenRenjuReason *reason = g_new0 (TengenRenjuReason, 1);

  reason->point = point;
  reason->classes = TENGEN_RENJU_FIVE;
  reason->parts = g_ptr_array_new_with_free_func (free_part);
  for (guint i = 0; i < shapes->len; i++)
    {
      TengenRenjuPart part = {
        .shape = g_array_index (shapes, TengenRenjuShape, i),
        .counts = TRUE,
      };

      if (part.shape.kind > TENGEN_RENJU_SHAPE_OVERLINE)
        continue;
      part.tries = g_array_new (FALSE, FALSE, sizeof (TengenRenjuTry));
      g_ptr_array_add (reason->parts, g_memdup2 (&part, sizeof part));
    }
  return reason;
}

/* --- Public --- */

void
tengen_renju_why_open (TengenRenjuWhy *self,
                       const TengenRenju *board,
                       TengenPoint point,
                       gboolean asks)
{
  g_autofree char *heading = NULL;

  g_return_if_fail (TENGEN_IS_RENJU_WHY (self));
  g_return_if_fail (board != NULL && point < TENGEN_RENJU_POINTS);

  if (self->box == NULL)
    make_content (self);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  tengen_renju_reason_free (self->reason);
  self->reason = tengen_renju_get (board, point) == TENGEN_STONE_WHITE
                     ? explain_row (board, point)
                     : tengen_renju_explain (board, point);
  self->steps = tengen_renju_prove (self->reason);
  self->step = NO_STEP;
  self->asks = asks;
  heading = tengen_words_renju_heading (self->reason);
  gtk_label_set_label (self->heading, heading);
  tengen_widget_set_class (self->box,
                           "forbidden",
                           (self->reason->classes & TENGEN_RENJU_FORBIDDEN) !=
                               0);
  list_parts (self);
  update (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  keep_focus (self);
  announce (self);
  g_signal_emit (self, signals[REDRAW], 0);
}

void
tengen_renju_why_close (TengenRenjuWhy *self)
{
  g_return_if_fail (TENGEN_IS_RENJU_WHY (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->step = NO_STEP;
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_pointer (&self->reason, tengen_renju_reason_free);
}

TengenPoint
tengen_renju_why_get_point (TengenRenjuWhy *self)
{
  g_return_val_if_fail (TENGEN_IS_RENJU_WHY (self), TENGEN_POINT_NONE);

  return self->reason != NULL ? self->reason->point : TENGEN_POINT_NONE;
}

void
tengen_renju_why_decorate (TengenRenjuWhy *self, TengenView *view)
{
  g_return_if_fail (TENGEN_IS_RENJU_WHY (self));
  g_return_if_fail (view != NULL);

  if (self->reason == NULL)
    return;
  if (self->step == NO_STEP)
    tengen_view_add_explanation (view, self->reason);
  else
    tengen_view_add_proof (view, get_step (self, self->step));
}
