/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-play-time: choosing the time of a game
 */

#include "display-start.h"
#include "tengen-play-time.h"

#define SECOND TENGEN_CLOCK_SECOND

static gpointer
child (TengenPlayTime *self, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (self), TENGEN_TYPE_PLAY_TIME, id);
}

static TengenPlayTime *
make (void)
{
  return g_object_ref_sink (g_object_new (TENGEN_TYPE_PLAY_TIME, NULL));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* As it stands in records, so that a failure can be read. */
static void
check (TengenPlayTime *self, const char *expected)
{
  const TengenClockSetting *setting = tengen_play_time_get (self);
  g_autofree char *text = NULL;

  g_assert_true (tengen_clock_setting_is_valid (setting));
  text = tengen_clock_setting_encode (setting);
  g_assert_cmpstr (text, ==, expected);
}

static void
set (TengenPlayTime *self, const char *text)
{
  TengenClockSetting setting;

  g_assert_true (tengen_clock_setting_decode (text, &setting));
  tengen_play_time_set (self, &setting);
}

/* The number in a row of the form, of one of the two. */
static GtkSpinButton *
spin (TengenPlayTime *self, int row, int seat)
{
  return GTK_SPIN_BUTTON (
      gtk_grid_get_child_at (child (self, "grid"), seat + 1, row + 1));
}

/* Every setting comes back as it was, also one that the form cannot make. */
static void
test_set (void)
{
  static const char *const SETTINGS[] = {
    "none",
    "absolute 600",
    "room 600 30",
    "room 0 30",
    "japanese 600 30 3",
    "canadian 600 300 15",
    "fischer 300 10",
    "bronstein 300 10",
    "japanese 90 7 3",
    "absolute 86400",
    "japanese 600 30 3 / japanese 1200 30 5",
    "absolute 600 / fischer 300 10",
  };
  TengenPlayTime *self = make ();
  guint n = 0;

  g_signal_connect_swapped (self, "changed", G_CALLBACK (count_cb), &n);
  check (self, "none");
  for (gsize i = 0; i < G_N_ELEMENTS (SETTINGS); i++)
    {
      set (self, SETTINGS[i]);
      check (self, SETTINGS[i]);
    }
  g_assert_cmpuint (n, ==, 0);
  g_object_unref (self);
}

/* One click for what is usual. */
static void
test_usual (void)
{
  TengenPlayTime *self = make ();
  GtkFlowBox *usual = child (self, "usual");
  guint n = 0;

  g_signal_connect_swapped (self, "changed", G_CALLBACK (count_cb), &n);
  for (int i = 0; gtk_flow_box_get_child_at_index (usual, i) != NULL; i++)
    {
      g_signal_emit_by_name (
          usual, "child-activated", gtk_flow_box_get_child_at_index (usual, i));
      g_assert_true (
          tengen_clock_setting_is_valid (tengen_play_time_get (self)));
      g_assert_cmpuint (n, ==, (guint) i + 1);
    }
  g_signal_emit_by_name (
      usual, "child-activated", gtk_flow_box_get_child_at_index (usual, 1));
  check (self, "absolute 600");
  g_signal_emit_by_name (
      usual, "child-activated", gtk_flow_box_get_child_at_index (usual, 0));
  check (self, "none");
  g_object_unref (self);
}

/* Whatever the controls stand at is a setting. */
static void
test_kinds (void)
{
  TengenPlayTime *self = make ();
  GtkDropDown *kind = child (self, "kind");
  guint n_kinds = g_list_model_get_n_items (gtk_drop_down_get_model (kind));

  for (guint i = 0; i < n_kinds; i++)
    {
      gtk_drop_down_set_selected (kind, i);
      g_assert_true (
          tengen_clock_setting_is_valid (tengen_play_time_get (self)));
      for (int row = 0; row < 3; row++)
        {
          gtk_spin_button_set_value (spin (self, row, 0), -1000);
          g_assert_true (
              tengen_clock_setting_is_valid (tengen_play_time_get (self)));
          gtk_spin_button_set_value (spin (self, row, 0), 1e9);
          g_assert_true (
              tengen_clock_setting_is_valid (tengen_play_time_get (self)));
        }
    }
  g_object_unref (self);
}

/* Numbers that are changed, and the two apart. */
static void
test_numbers (void)
{
  TengenPlayTime *self = make ();
  GtkCheckButton *apart = child (self, "apart");

  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (apart)));
  set (self, "japanese 600 30 3");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (apart)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (spin (self, 0, 1))));
  gtk_spin_button_set_value (spin (self, 0, 0), 0);
  gtk_spin_button_set_value (spin (self, 1, 0), 40);
  gtk_spin_button_set_value (spin (self, 2, 0), 1);
  check (self, "japanese 0 40 1");
  gtk_check_button_set_active (apart, TRUE);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (spin (self, 0, 1))));
  gtk_spin_button_set_value (spin (self, 0, 1), 20);
  check (self, "japanese 0 40 1 / japanese 1200 40 1");
  tengen_play_time_exchange (self);
  check (self, "japanese 1200 40 1 / japanese 0 40 1");
  g_assert_cmpfloat (gtk_spin_button_get_value (spin (self, 0, 0)), ==, 20);
  gtk_check_button_set_active (apart, FALSE);
  check (self, "japanese 1200 40 1");
  g_object_unref (self);
}

/* What is no setting is none. */
static void
test_invalid (void)
{
  TengenPlayTime *self = make ();
  TengenClockSetting bad = { 0 };

  bad.seats[TENGEN_SEAT_FIRST] =
      (TengenClockTime){ TENGEN_CLOCK_ABSOLUTE, -5 * SECOND, 0, 0 };
  tengen_play_time_set (self, &bad);
  check (self, "none");
  g_object_unref (self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;

  g_test_add_func ("/play/time/set", test_set);
  g_test_add_func ("/play/time/usual", test_usual);
  g_test_add_func ("/play/time/kinds", test_kinds);
  g_test_add_func ("/play/time/numbers", test_numbers);
  g_test_add_func ("/play/time/invalid", test_invalid);
  return g_test_run ();
}
