/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-private: what the files of the wall share
 */
#pragma once

#include "tengen-classroom-bar.h"
#include "tengen-classroom-fit.h"
#include "tengen-classroom-pen.h"
#include "tengen-classroom-place.h"
#include "tengen-classroom-spot.h"
#include "tengen-classroom-tile.h"
#include "tengen-classroom-words.h"
#include "tengen-classroom.h"

G_BEGIN_DECLS

struct _TengenClassroom
{
  GtkWidget parent_instance;

  /* Owned */
  GListStore *shows;
  /* (element-type TengenClassroomTile): children, one for each show */
  GPtrArray *tiles;
  GSignalGroup *show_signals;

  /* Children, from the ground to the top; tiles are below all of them */
  TengenClassroomWords *words;
  TengenClassroomPlace *place;
  /* (nullable) */
  GtkWidget *footer;
  TengenClassroomPen *pen;
  TengenClassroomBar *bar;
  TengenClassroomSpot *spot;
  GtkWidget *blank;

  /* (nullable): the one in use, borrowed from shows */
  TengenShow *show;
  /* (nullable): page and stones that are seen, to which the pen belongs */
  GBytes *picture;
  /* (nullable): the sentence that is seen, as plain text */
  char *said;
  /* the first of those that are side by side */
  guint first;
  gboolean is_beside;
  gboolean is_blank;
  gboolean has_pen;
  gboolean has_spot;
  gboolean has_chalk;

  /* Layout: what it was found for, and what was found */
  TengenClassroomFitRoom room;
  TengenClassroomFit fit;
  gboolean is_fitted;

  /* Pointer and keyboard */
  GtkEventController *keys;
  guint rest_id;
  double pointer_x;
  double pointer_y;
  gboolean bar_shown;
  gboolean is_drawing;
  /* the focus was moved by Tab: it gets the keys that it needs */
  gboolean by_keyboard;
};

/* Finds the tile of a board; %NULL if it has none. */
TengenClassroomTile *tengen_classroom_find_tile (TengenClassroom *self,
                                                 TengenShow *show);

/* Counts the boards that are seen at once. Returns: a number. */
guint tengen_classroom_get_n_beside (TengenClassroom *self);

/* Shows the boards that are to be seen, and all that is not for a blank
 * wall. */
void tengen_classroom_update_seen (TengenClassroom *self);

/* Takes a board of the classroom in use. */
void tengen_classroom_use (TengenClassroom *self, TengenShow *show);

/* Shows the words of the board in use and its present page. */
void tengen_classroom_update_said (TengenClassroom *self);

/* Adds the properties. */
void tengen_classroom_install_properties (GObjectClass *klass);

/* Lays boards and words out anew, which look otherwise now. */
void tengen_classroom_update_look (TengenClassroom *self);

/* Emits the signal `leave`, `add` or `speak`; to speak if there is a
 * sentence. */
void tengen_classroom_emit (TengenClassroom *self, const char *name);

/* Adds the actions. */
void tengen_classroom_install_actions (GtkWidgetClass *klass);

/* Makes actions that mean nothing now insensitive. */
void tengen_classroom_update_actions (TengenClassroom *self);

/* Adds how things are laid out. */
void tengen_classroom_install_layout (GtkWidgetClass *klass);

/* Listens to the keys of the window. */
void tengen_classroom_listen (TengenClassroom *self);

/* Does so no more. */
void tengen_classroom_unlisten (TengenClassroom *self);

/* Starts to follow the pointer. */
void tengen_classroom_add_pointer (TengenClassroom *self);

/* Shows the pointer as the pen or as an arrow, with its spot or without. */
void tengen_classroom_update_pointer (TengenClassroom *self);

/* Shows the buttons for a while, or takes them away. */
void tengen_classroom_show_bar (TengenClassroom *self, gboolean shown);

G_END_DECLS
