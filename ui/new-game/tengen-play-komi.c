/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-komi: a spin button for komi
 */
#include "tengen-play-komi.h"

#include <string.h>

#include "tengen-record-value.h"
#include "tengen-words.h"

/* More than any board gives, in half points. */
#define KOMI_MAX_X2 400

/* Of the online room, in half points; whole points are two of them. */
#define ROOM_LEAST_X2 (-12)
#define ROOM_MOST_X2 18
#define WHOLE_X2 2

static gboolean
output_cb (GtkSpinButton *komi, gpointer data)
{
  int komi_x2 =
      (int) gtk_adjustment_get_value (gtk_spin_button_get_adjustment (komi));
  g_autofree char *text =
      tengen_words_half_points (komi_x2, TENGEN_GO_UNIT_POINTS, FALSE);

  if (g_strcmp0 (text, gtk_editable_get_text (GTK_EDITABLE (komi))) != 0)
    gtk_editable_set_text (GTK_EDITABLE (komi), text);
  /* the value is in half points, which should not be read out */
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (komi), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  return TRUE;
}

/* Reads points: 6, 6.5, 6,5, -3; rejects what is not half points. */
static gboolean
parse_points (const char *text, int *points_x2)
{
  g_autofree char *simple = g_strdelimit (g_strdup (text), ",", '.');
  gboolean exact;

  return tengen_value_half_points (
             simple, strlen (simple), points_x2, &exact) &&
         exact && ABS (*points_x2) / 2 <= 1000;
}

static int
input_cb (GtkSpinButton *komi, double *value, gpointer data)
{
  g_autofree char *text =
      g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (komi))));
  int komi_x2;

  if (!parse_points (text, &komi_x2))
    return GTK_INPUT_ERROR;
  *value = komi_x2;
  return TRUE;
}

void
tengen_play_komi_init (GtkSpinButton *spin)
{
  g_return_if_fail (GTK_IS_SPIN_BUTTON (spin));

  gtk_spin_button_configure (
      spin, gtk_adjustment_new (0, -KOMI_MAX_X2, KOMI_MAX_X2, 1, 10, 0), 1, 0);
  gtk_spin_button_set_update_policy (spin, GTK_UPDATE_IF_VALID);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 5);
  gtk_text_set_activates_default (
      GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (spin))), TRUE);
  g_signal_connect (spin, "output", G_CALLBACK (output_cb), NULL);
  g_signal_connect (spin, "input", G_CALLBACK (input_cb), NULL);
  gtk_spin_button_update (spin);
}

void
tengen_play_komi_set_room (GtkSpinButton *spin, gboolean room)
{
  g_return_if_fail (GTK_IS_SPIN_BUTTON (spin));

  gtk_spin_button_set_increments (spin, room ? WHOLE_X2 : 1, 10);
  gtk_spin_button_set_range (spin,
                             room ? ROOM_LEAST_X2 : -KOMI_MAX_X2,
                             room ? ROOM_MOST_X2 : KOMI_MAX_X2);
  gtk_spin_button_set_snap_to_ticks (spin, room);
}
