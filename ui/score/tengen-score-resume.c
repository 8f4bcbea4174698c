/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-resume: the button 対局に戻る
 *
 * Under most rules the side that passed first resumes, whoever asks: one click
 * does it. Under Japanese rules (article 9.3) the opponent of the side that
 * asks moves first, so the button opens a choice of the asking side.
 */
#include "tengen-score-resume.h"

#include "tengen-announce.h"
#include "tengen-score-notes.h"
#include "tengen-score-resources.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-rules.h"

#define _(s) tengen_words_text (s)

struct _TengenScoreResume
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *button;
  GtkLabel *subtitle;
  GtkPopover *popover;
  GtkWidget *black_button;
  GtkLabel *black_subtitle;
  GtkWidget *white_button;
  GtkLabel *white_subtitle;

  /* The player of each colour, for the choice; indexed with TengenStone */
  TengenSeat seats[3];
  gboolean asks;

  /* Owned */
  char *note;
};

G_DEFINE_FINAL_TYPE (TengenScoreResume, tengen_score_resume, GTK_TYPE_WIDGET)

enum
{
  RESUME,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
ask_for (TengenScoreResume *self, TengenSeat seat)
{
  gtk_popover_popdown (self->popover);
  g_signal_emit (self, signals[RESUME], 0, (int) seat);
}

static void
button_clicked_cb (TengenScoreResume *self)
{
  if (!self->asks)
    {
      ask_for (self, TENGEN_SEAT_NONE);
      return;
    }
  gtk_popover_popup (self->popover);
  gtk_widget_grab_focus (self->black_button);
}

static void
black_clicked_cb (TengenScoreResume *self)
{
  ask_for (self, self->seats[TENGEN_STONE_BLACK]);
}

static void
white_clicked_cb (TengenScoreResume *self)
{
  ask_for (self, self->seats[TENGEN_STONE_WHITE]);
}

static void
tengen_score_resume_finalize (GObject *object)
{
  g_free (TENGEN_SCORE_RESUME (object)->note);

  G_OBJECT_CLASS (tengen_score_resume_parent_class)->finalize (object);
}

static void
tengen_score_resume_class_init (TengenScoreResumeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_widget_dispose;
  object_class->finalize = tengen_score_resume_finalize;

  /**
   * TengenScoreResume::resume:
   * @seat: a #TengenSeat, none where it does not matter who asks
   *
   * Is emitted when play shall go on.
   */
  signals[RESUME] =
      tengen_signal_new ("resume", G_TYPE_FROM_CLASS (klass), 1, G_TYPE_INT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  tengen_score_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/score/tengen-score-resume.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenScoreResume, button);
  gtk_widget_class_bind_template_child (
      widget_class, TengenScoreResume, subtitle);
  gtk_widget_class_bind_template_child (
      widget_class, TengenScoreResume, popover);
  gtk_widget_class_bind_template_child (
      widget_class, TengenScoreResume, black_button);
  gtk_widget_class_bind_template_child (
      widget_class, TengenScoreResume, black_subtitle);
  gtk_widget_class_bind_template_child (
      widget_class, TengenScoreResume, white_button);
  gtk_widget_class_bind_template_child (
      widget_class, TengenScoreResume, white_subtitle);
  gtk_widget_class_bind_template_callback (widget_class, button_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, black_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, white_clicked_cb);
}

static void
tengen_score_resume_init (TengenScoreResume *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_sensitive (GTK_WIDGET (self), FALSE);
}

/* Says what a button leads to when the pointer rests on it, and to screen
 * readers. */
static void
describe (GtkWidget *button, const char *text)
{
  gtk_widget_set_tooltip_text (button, text);
  tengen_announce_describe (button, text);
}

/* Says who moves first, and what changes, when a side asks. */
static void
describe_choice (GtkWidget *button,
                 GtkLabel *label,
                 const TengenPosition *position,
                 TengenSeat seat)
{
  g_autofree char *text = tengen_words_resume (position, seat);

  gtk_label_set_label (label, text);
  describe (button, text);
}

static void
describe_choices (TengenScoreResume *self, const TengenPosition *position)
{
  describe_choice (self->black_button,
                   self->black_subtitle,
                   position,
                   self->seats[TENGEN_STONE_BLACK]);
  describe_choice (self->white_button,
                   self->white_subtitle,
                   position,
                   self->seats[TENGEN_STONE_WHITE]);
}

/* The button itself has room for the side only; the note does not repeat it. */
static void
describe_button (TengenScoreResume *self, const TengenPosition *position)
{
  g_autofree char *who = tengen_score_notes_resume (
      tengen_position_get_resumer (position, TENGEN_SEAT_NONE));
  g_autofree char *text =
      self->asks ? tengen_score_notes_ask ()
                 : tengen_words_resume (position, TENGEN_SEAT_NONE);

  gtk_label_set_label (self->subtitle,
                       self->asks ? _ ("asks who wants it") : who);
  describe (self->button, text);
  if (tengen_position_get_setup (position)->rules.dead)
    self->note = self->asks ? g_steal_pointer (&text)
                            : tengen_words_resume_changes (position);
}

void
tengen_score_resume_set (TengenScoreResume *self,
                         const TengenPosition *position)
{
  const TengenGameSetup *setup;

  g_return_if_fail (TENGEN_IS_SCORE_RESUME (self));
  g_return_if_fail (position != NULL);

  g_clear_pointer (&self->note, g_free);
  if (tengen_position_get_phase (position) != TENGEN_PHASE_COUNT)
    {
      gtk_popover_popdown (self->popover);
      gtk_widget_set_sensitive (GTK_WIDGET (self), FALSE);
      return;
    }
  setup = tengen_position_get_setup (position);
  self->asks = setup->rules.resume == TENGEN_GO_RESUME_OPPONENT;
  for (int stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE; stone++)
    self->seats[stone] = tengen_position_get_seat (position, stone);
  describe_button (self, position);
  describe_choices (self, position);
  gtk_widget_set_sensitive (GTK_WIDGET (self), TRUE);
}

const char *
tengen_score_resume_get_note (TengenScoreResume *self)
{
  g_return_val_if_fail (TENGEN_IS_SCORE_RESUME (self), "");

  return self->note != NULL ? self->note : "";
}
