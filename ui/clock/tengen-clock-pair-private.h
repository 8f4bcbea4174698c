/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-clock-pair-private: what the files of the clock share
 */
#pragma once

#include "tengen-clock-half.h"
#include "tengen-clock-pair.h"

G_BEGIN_DECLS

struct _TengenClockPair
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *controls;
  GtkStack *pages;
  GtkLabel *sentence;
  GtkBox *extra;
  GtkButton *pause;
  GtkLabel *question;
  GtkWidget *no;

  /* by #TengenSeat, that of NONE is NULL */
  TengenClockHalf *halves[3];

  /* Owned */
  TengenSession *session;
  GSignalGroup *signals;
  /* (nullable): the last warning, until something is done */
  char *warned;

  /* of whom it is asked whether they resign, or none */
  TengenSeat asked;
  /* the key that is held, or 0 */
  guint held;
  gboolean turned;
  gboolean exchanged;
};

/* tengen-clock-pair.c */

/* tengen-clock-pair-acts.c */

/* Installs the actions. */
void tengen_clock_pair_install_acts (GtkWidgetClass *widget_class);

/* Enables those that are of use with a reading (nullable). */
void tengen_clock_pair_update_acts (TengenClockPair *self,
                                    const TengenClock *now);

/* Gives it its keys. */
void tengen_clock_pair_add_keys (TengenClockPair *self);

G_END_DECLS
