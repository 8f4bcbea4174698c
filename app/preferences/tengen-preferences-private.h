/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-preferences-private: what the files of the window share
 */
#pragma once

#include "tengen-notice.h"
#include "tengen-preferences-row.h"
#include "tengen-preferences-window.h"

G_BEGIN_DECLS

struct _TengenPreferencesWindow
{
  GtkWindow parent_instance;

  /* Template widgets */
  TengenNotice *notice;
  GtkBox *themes;
  GtkDropDown *cell_ratio;
  GtkDropDown *coordinates;
  GtkDropDown *numbers;
  GtkDropDown *forbidden_points;
  GtkSwitch *motion;
  GtkSwitch *ghost;
  GtkSwitch *confirm_placing;
  GtkSwitch *greetings;
  GtkSwitch *sounds;
  GtkWidget *volume_row;
  GtkWidget *listen_row;
  GtkAdjustment *volume;
  GtkLabel *fault;
  TengenPreferencesRow *clock_speech_row;
  GtkSwitch *clock_speech;
  GtkDropDown *lesson_readings;
  GtkSwitch *game_readings;
  GtkAdjustment *scale;
  TengenPreferencesRow *lesson_speech_row;
  GtkSwitch *lesson_speech;
  GtkDropDown *language;
  TengenPreferencesRow *folder_row;

  /* Owned */
  TengenSettings *settings;
  TengenSound *sound;
  /* what there was before all was put back, or NULL */
  TengenSettings *before;
};

/* Adds the action that plays a sound. */
void tengen_preferences_window_install_sound (GtkWidgetClass *klass);

/* Shows what is heard and spoken, and why not. */
void tengen_preferences_window_follow_sound (TengenPreferencesWindow *self);

/* Adds the actions that choose where games are kept. */
void tengen_preferences_window_install_folder (GtkWidgetClass *klass);

/* Keeps games in a folder, or says why not; all stays as it was then. */
void tengen_preferences_window_take_folder (TengenPreferencesWindow *self,
                                            GFile *file);

/* Shows where games are kept. */
void tengen_preferences_window_follow_folder (TengenPreferencesWindow *self);

G_END_DECLS
