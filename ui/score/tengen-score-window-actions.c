/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-window-actions: actions, keys and signals of the scoring dialog
 */
#include "tengen-score-window-private.h"

#include "tengen-session-computer.h"
#include "tengen-signal.h"

enum
{
  STEPS,
  TALLY,
  COMPARE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
unmark_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenScoreWindow *self = TENGEN_SCORE_WINDOW (widget);

  if (self->session != NULL)
    tengen_session_unmark (self->session);
}

static void
finish_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenScoreWindow *self = TENGEN_SCORE_WINDOW (widget);

  if (self->session != NULL)
    tengen_session_finish (self->session);
}

static void
close_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

static void
steps_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[STEPS], 0);
}

static void
tally_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[TALLY], 0);
}

static void
compare_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[COMPARE], 0);
}

static void
next_doubt_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_score_window_next_doubt (TENGEN_SCORE_WINDOW (widget));
}

static void
show_doubt_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_score_window_show_doubt (
      TENGEN_SCORE_WINDOW (widget),
      (TengenPoint) g_variant_get_uint32 (parameter));
}

static void
mark_chain_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  int mark = g_variant_get_int32 (parameter);

  g_return_if_fail (mark >= TENGEN_GO_MARK_ALIVE &&
                    mark <= TENGEN_GO_MARK_SEKI);

  tengen_score_window_mark_chain (TENGEN_SCORE_WINDOW (widget),
                                  (TengenGoMark) mark);
}

static void
install_doubt_keys (GtkWidgetClass *klass)
{
  static const guint keys[] = {
    [TENGEN_GO_MARK_ALIVE] = GDK_KEY_a,
    [TENGEN_GO_MARK_DEAD] = GDK_KEY_d,
    [TENGEN_GO_MARK_SEKI] = GDK_KEY_s,
  };

  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_n, 0, "score.next-doubt", NULL);
  for (int mark = 0; mark < (int) G_N_ELEMENTS (keys); mark++)
    gtk_widget_class_add_binding_action (
        klass, keys[mark], 0, "score.mark-chain", "i", mark);
}

static void
install_keys (GtkWidgetClass *klass)
{
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Delete, 0, "score.unmark", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_BackSpace, 0, "score.unmark", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_z, GDK_CONTROL_MASK, "score.unmark", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Escape, 0, "score.close", NULL);
  install_doubt_keys (klass);
}

static void
take_proposal_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_session_take_proposal (TENGEN_SCORE_WINDOW (widget)->session);
}

static void
void_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_session_end_void (TENGEN_SCORE_WINDOW (widget)->session);
}

void
tengen_score_window_install_actions (GtkWidgetClass *klass)
{
  /**
   * TengenScoreWindow|score.unmark:
   *
   * Takes the last mark back (元に戻す).
   */
  gtk_widget_class_install_action (klass, "score.unmark", NULL, unmark_action);
  /**
   * TengenScoreWindow|score.finish:
   *
   * Makes the count final (確定), once both agree.
   */
  gtk_widget_class_install_action (klass, "score.finish", NULL, finish_action);
  /**
   * TengenScoreWindow|score.close:
   *
   * Hides the window; phase and marks stay.
   */
  gtk_widget_class_install_action (klass, "score.close", NULL, close_action);
  /**
   * TengenScoreWindow|score.steps:
   *
   * Asks for the steps of the count (数える手順).
   */
  gtk_widget_class_install_action (klass, "score.steps", NULL, steps_action);
  /**
   * TengenScoreWindow|score.tally:
   *
   * Asks for the count laid out in rows (並べて数える).
   */
  gtk_widget_class_install_action (klass, "score.tally", NULL, tally_action);
  /**
   * TengenScoreWindow|score.compare:
   *
   * Asks for the count under all rule sets (数え方くらべ).
   */
  gtk_widget_class_install_action (
      klass, "score.compare", NULL, compare_action);
  /**
   * TengenScoreWindow|score.next-doubt:
   *
   * Shows the next chain that has to be checked (次をたしかめる).
   */
  gtk_widget_class_install_action (
      klass, "score.next-doubt", NULL, next_doubt_action);
  /**
   * TengenScoreWindow|score.show-doubt:
   * @point: (type uint32): a point
   *
   * Shows the chain at a point.
   */
  gtk_widget_class_install_action (
      klass, "score.show-doubt", "u", show_doubt_action);
  /**
   * TengenScoreWindow|score.mark-chain:
   * @mark: (type int32): a #TengenGoMark
   *
   * Says what the chain that is shown, or at the keyboard's cursor, is.
   */
  gtk_widget_class_install_action (
      klass, "score.mark-chain", "i", mark_chain_action);
  /**
   * TengenScoreWindow|score.take-proposal:
   *
   * Ends the game by the count that the program proposes, where a person and
   * the computer do not agree.
   */
  gtk_widget_class_install_action (
      klass, "score.take-proposal", NULL, take_proposal_action);
  /**
   * TengenScoreWindow|score.void:
   *
   * Ends it without result then.
   */
  gtk_widget_class_install_action (klass, "score.void", NULL, void_action);
  install_keys (klass);
}

void
tengen_score_window_install_signals (GObjectClass *klass)
{
  /* TengenScoreWindow::steps: the steps of the count are asked for. */
  signals[STEPS] = tengen_signal_new ("steps", TENGEN_TYPE_SCORE_WINDOW, 0);
  /* TengenScoreWindow::tally: the count laid out in rows is asked for. */
  signals[TALLY] = tengen_signal_new ("tally", TENGEN_TYPE_SCORE_WINDOW, 0);
  /* TengenScoreWindow::compare: the count under all rule sets is asked for. */
  signals[COMPARE] = tengen_signal_new ("compare", TENGEN_TYPE_SCORE_WINDOW, 0);
}
