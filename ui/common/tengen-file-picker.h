/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-file-picker: asks for a file to open or a place to save
 *
 * What:  the desktop's own dialog, with filters for game records. The only
 *        file that knows which dialog of GTK that is.
 * Not:   reading or writing files.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TengenFilePicked:
 * @file: (nullable) (transfer none): what was chosen, or %NULL if nothing was
 * @data: the caller's
 *
 * Takes the answer; called once for each dialog.
 */
typedef void (*TengenFilePicked) (GFile *file, gpointer data);

/**
 * tengen_file_picker_open:
 * @parent: the window that asks
 * @picked: takes the answer
 * @data: (closure): for @picked; must live until the answer
 *
 * Asks which game record to open.
 */
void tengen_file_picker_open (GtkWindow *parent,
                              TengenFilePicked picked,
                              gpointer data);

/**
 * tengen_file_picker_open_program:
 * @parent: the window that asks
 * @picked: takes the answer
 * @data: (closure): for @picked; must live until the answer
 *
 * Asks for a program. Where that lies is not where records are asked for next.
 */
void tengen_file_picker_open_program (GtkWindow *parent,
                                      TengenFilePicked picked,
                                      gpointer data);

/**
 * tengen_file_picker_open_lesson:
 * @parent: the window that asks
 * @picked: takes the answer
 * @data: (closure): for @picked; must live until the answer
 *
 * Asks which lesson file to open.
 */
void tengen_file_picker_open_lesson (GtkWindow *parent,
                                     TengenFilePicked picked,
                                     gpointer data);

/**
 * tengen_file_picker_open_match:
 * @parent: the window that asks
 * @picked: takes the answer
 * @data: (closure): for @picked; must live until the answer
 *
 * Asks which table of a match to open; it lies in the match's folder.
 */
void tengen_file_picker_open_match (GtkWindow *parent,
                                    TengenFilePicked picked,
                                    gpointer data);

/**
 * tengen_file_picker_save_in:
 * @parent: the window that asks
 * @folder: (nullable): the folder to begin in, %NULL for the last one
 * @name: a file name to begin with; `.png`, `.svg`, `.gif` or `.pdf` at its end
 *   ask for a picture, `.txt` or `.tex` for a text, `.csv` for a table
 * @picked: takes the answer
 * @data: (closure): for @picked; must live until the answer
 *
 * Asks where to save; the dialog itself asks before an existing file is taken.
 * A name without an ending gets that of @name, or `.sgf`.
 */
void tengen_file_picker_save_in (GtkWindow *parent,
                                 GFile *folder,
                                 const char *name,
                                 TengenFilePicked picked,
                                 gpointer data);

/**
 * tengen_file_picker_choose_folder:
 * @parent: the window that asks
 * @picked: takes the answer
 * @data: (closure): for @picked; must live until the answer
 *
 * Asks for a folder; a new one can be made in the dialog.
 */
void tengen_file_picker_choose_folder (GtkWindow *parent,
                                       TengenFilePicked picked,
                                       gpointer data);

G_END_DECLS
