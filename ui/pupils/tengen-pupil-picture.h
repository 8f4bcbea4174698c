/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-pupil-picture: the picture of a person, a stone with a sign
 *
 * What:  shows a picture in a square; its accessible name is what it shows.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_PUPIL_PICTURE (tengen_pupil_picture_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPupilPicture, tengen_pupil_picture, TENGEN, PUPIL_PICTURE, GtkWidget)

/* A stone without a sign, for a learner without a name. */
#define TENGEN_PUPIL_PICTURE_PLAIN G_MAXUINT

/* Properties (read, write, notified):
 *   picture  uint  which picture (the start: PLAIN)
 *   size     int   its width and height
 *   stone    int   1 on a black stone, 2 on a white one, 0 on its own (the start)
 */

/* Makes a picture as wide and high as @size. */
GtkWidget *tengen_pupil_picture_new (guint picture,
                                     int size) G_GNUC_WARN_UNUSED_RESULT;

/* Says in a word what a picture shows. */
const char *tengen_pupil_picture_get_name (guint picture);

G_END_DECLS
