/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-fold-handle: the border between two halves, by pointer and by keys
 */

#include "display-start.h"
#include "tengen-fold-handle.h"
#include "tengen-fold-layout.h"
#include "tengen-style.h"
#include "widget-keys.h"

#define GAP 20

typedef struct
{
  GtkWidget *box;
  GtkWidget *halves[2];
  GtkWidget *handle;
  TengenFoldLayout *layout;
  /* how often the layout told of another part */
  int told;
} Fixture;

static void
told_cb (Fixture *self)
{
  self->told++;
}

/* Two halves that both grow, 200x100 and 200x80 at least. */
static void
set_up (Fixture *self)
{
  self->told = 0;
  self->box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  self->layout = g_object_new (TENGEN_TYPE_FOLD_LAYOUT, "spacing", GAP, NULL);
  gtk_widget_set_layout_manager (self->box, GTK_LAYOUT_MANAGER (self->layout));
  for (int i = 0; i < 2; i++)
    {
      self->halves[i] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      gtk_widget_set_size_request (self->halves[i], 200, i == 0 ? 100 : 80);
      gtk_widget_set_vexpand (self->halves[i], TRUE);
      gtk_box_append (GTK_BOX (self->box), self->halves[i]);
    }
  self->handle = g_object_new (TENGEN_TYPE_FOLD_HANDLE, NULL);
  gtk_box_append (GTK_BOX (self->box), self->handle);
  g_signal_connect_swapped (
      self->layout, "notify::part-below", G_CALLBACK (told_cb), self);
  g_signal_connect_swapped (
      self->layout, "notify::part-beside", G_CALLBACK (told_cb), self);
}

static void
tear_down (Fixture *self)
{
  g_object_add_weak_pointer (G_OBJECT (self->handle),
                             (gpointer *) &self->handle);
  g_object_unref (self->box);
  g_assert_null (self->handle);
}

static void
give (Fixture *self, int width, int height)
{
  int least;

  gtk_widget_measure (
      self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, width);
  gtk_widget_measure (
      self->box, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, height);
  gtk_widget_size_allocate (
      self->box, &(GtkAllocation){ 0, 0, width, height }, -1);
}

static graphene_rect_t
get_place (Fixture *self, GtkWidget *child)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (child, self->box, &place));
  return place;
}

/* Gives the room anew, and says how high the first is; nothing overlaps and
 * nothing is left over. */
static int
get_height (Fixture *self, int width, int height)
{
  graphene_rect_t first, second;

  give (self, width, height);
  first = get_place (self, self->halves[0]);
  second = get_place (self, self->halves[1]);
  g_assert_cmpfloat (first.size.height + GAP + second.size.height, ==, height);
  g_assert_cmpfloat (second.origin.y, ==, first.size.height + GAP);
  return (int) first.size.height;
}

static gboolean
press (Fixture *self, guint key, GdkModifierType state)
{
  return send_key (self->handle, key, state);
}

/* Keys move it, never so far that one of the two has less than it needs. */
static void
test_keys (void)
{
  Fixture self;

  set_up (&self);
  g_assert_cmpint (get_height (&self, 330, 420), ==, 200);
  g_assert_true (gtk_widget_get_child_visible (self.handle));
  g_assert_true (press (&self, GDK_KEY_Down, 0));
  g_assert_cmpint (get_height (&self, 330, 420), ==, 216);
  g_assert_true (press (&self, GDK_KEY_Up, 0));
  g_assert_true (press (&self, GDK_KEY_Up, 0));
  g_assert_cmpint (get_height (&self, 330, 420), <, 200);
  g_assert_true (press (&self, GDK_KEY_Page_Down, 0));
  g_assert_cmpint (get_height (&self, 330, 420), >, 250);
  g_assert_true (press (&self, GDK_KEY_Home, 0));
  g_assert_cmpint (get_height (&self, 330, 420), ==, 100);
  g_assert_true (press (&self, GDK_KEY_Up, 0));
  g_assert_cmpint (get_height (&self, 330, 420), ==, 100);
  g_assert_true (press (&self, GDK_KEY_End, 0));
  g_assert_cmpint (get_height (&self, 330, 420), ==, 400 - 80);
  g_assert_true (press (&self, GDK_KEY_Return, 0));
  g_assert_cmpint (get_height (&self, 330, 420), ==, 200);
  /* the part that is kept grows with the window */
  g_assert_true (press (&self, GDK_KEY_End, 0));
  g_assert_cmpint (get_height (&self, 330, 820), ==, 640);
  g_assert_cmpint (get_height (&self, 330, 420), ==, 320);
  g_assert_cmpint (self.told, >, 5);
  tear_down (&self);
}

/* Keys of the program are not taken, and neither are arrows across. */
static void
test_other_keys (void)
{
  static const struct
  {
    guint key;
    GdkModifierType state;
  } others[] = {
    { GDK_KEY_F6, 0 },
    { GDK_KEY_F8, 0 },
    { GDK_KEY_Escape, 0 },
    { GDK_KEY_Tab, 0 },
    { GDK_KEY_Left, 0 },
    { GDK_KEY_Right, 0 },
    { GDK_KEY_Down, GDK_ALT_MASK },
    { GDK_KEY_Home, GDK_CONTROL_MASK },
    { GDK_KEY_Up, GDK_CONTROL_MASK | GDK_SHIFT_MASK },
  };
  Fixture self;

  set_up (&self);
  give (&self, 330, 420);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (press (&self, others[i].key, others[i].state));
  g_assert_cmpint (get_height (&self, 330, 420), ==, 200);
  g_assert_cmpint (self.told, ==, 0);
  tear_down (&self);
}

/* Beside each other they have a border of their own. */
static void
test_beside (void)
{
  Fixture self;

  set_up (&self);
  give (&self, 820, 200);
  g_assert_cmpfloat (get_place (&self, self.halves[0]).size.width, ==, 400);
  g_assert_cmpfloat (get_place (&self, self.handle).origin.x, ==, 400);
  g_assert_cmpfloat (get_place (&self, self.handle).size.width, ==, GAP);
  g_assert_cmpfloat (get_place (&self, self.handle).size.height, ==, 200);
  g_assert_false (press (&self, GDK_KEY_Down, 0));
  g_assert_true (press (&self, GDK_KEY_Right, 0));
  give (&self, 820, 200);
  g_assert_cmpfloat (get_place (&self, self.halves[0]).size.width, ==, 416);
  g_assert_true (press (&self, GDK_KEY_End, 0));
  give (&self, 820, 200);
  g_assert_cmpfloat (get_place (&self, self.halves[0]).size.width, ==, 600);
  g_assert_cmpfloat (get_place (&self, self.halves[1]).size.width, ==, 200);
  g_assert_cmpint (get_height (&self, 330, 420), ==, 200);
  tear_down (&self);
}

/* Where nothing is to be shared there is no border: too little room, or a half
 * above the other that does not grow. */
static void
test_nothing (void)
{
  Fixture self;

  set_up (&self);
  give (&self, 330, 200);
  g_assert_false (gtk_widget_get_child_visible (self.handle));
  give (&self, 330, 201);
  g_assert_true (gtk_widget_get_child_visible (self.handle));
  gtk_widget_set_vexpand (self.halves[0], FALSE);
  g_assert_cmpint (get_height (&self, 330, 420), ==, 100);
  g_assert_false (gtk_widget_get_child_visible (self.handle));
  g_assert_false (press (&self, GDK_KEY_F8, 0));
  g_assert_true (press (&self, GDK_KEY_End, 0));
  g_assert_cmpint (get_height (&self, 330, 420), ==, 100);
  g_assert_cmpint (self.told, ==, 0);
  give (&self, 820, 420);
  g_assert_true (gtk_widget_get_child_visible (self.handle));
  tear_down (&self);
}

/* What is dragged follows at once, and is told of when it is let go. */
static void
test_drag (void)
{
  Fixture self;
  GtkGesture *drag;
  double part;

  set_up (&self);
  give (&self, 330, 420);
  drag = find_controller (self.handle, GTK_TYPE_GESTURE_DRAG);
  g_signal_emit_by_name (drag, "drag-begin", 10.0, 5.0);
  tengen_fold_layout_move_split (self.layout, 250);
  g_assert_cmpint (get_height (&self, 330, 420), ==, 250);
  g_assert_cmpint (self.told, ==, 0);
  g_signal_emit_by_name (drag, "drag-end", 0.0, 50.0);
  g_assert_cmpint (self.told, ==, 1);
  g_object_get (self.layout, "part-below", &part, NULL);
  g_assert_cmpfloat_with_epsilon (part, 250.0 / 400, 0.001);
  g_signal_emit_by_name (find_controller (self.handle, GTK_TYPE_GESTURE_CLICK),
                         "pressed",
                         1,
                         9.0,
                         5.0);
  g_assert_cmpint (get_height (&self, 330, 420), ==, 250);
  g_signal_emit_by_name (find_controller (self.handle, GTK_TYPE_GESTURE_CLICK),
                         "pressed",
                         2,
                         9.0,
                         5.0);
  g_assert_cmpint (get_height (&self, 330, 420), ==, 200);
  tear_down (&self);
}

/* A separator that can have the keyboard, and says where it is. */
static void
test_accessible (void)
{
  static const char half[] = "50 %", quarter[] = "25 %";
  Fixture self;
  GtkAccessible *handle;

  set_up (&self);
  handle = GTK_ACCESSIBLE (self.handle);
  give (&self, 330, 420);
  g_assert_true (gtk_widget_get_focusable (self.handle));
  gtk_test_accessible_assert_role (handle, GTK_ACCESSIBLE_ROLE_SEPARATOR);
  gtk_test_accessible_assert_property (
      handle, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, half);
  press (&self, GDK_KEY_Home, 0);
  give (&self, 330, 420);
  gtk_test_accessible_assert_property (
      handle, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, quarter);
  gtk_test_accessible_assert_property (
      handle, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 25.0);
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  tengen_style_init ();
  g_test_add_func ("/fold-handle/keys", test_keys);
  g_test_add_func ("/fold-handle/other-keys", test_other_keys);
  g_test_add_func ("/fold-handle/beside", test_beside);
  g_test_add_func ("/fold-handle/nothing", test_nothing);
  g_test_add_func ("/fold-handle/drag", test_drag);
  g_test_add_func ("/fold-handle/accessible", test_accessible);
  return g_test_run ();
}
