/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests tengen-score-steps: steps, keys, autoplay, other rules, saving, games
 * that are not counted.
 */
#include <glib/gstdio.h>
#include <string.h>

#include "main-loop.h"
#include "score-game.h"

#include "cff-leak.h"
#include "tengen-board-view.h"
#include "tengen-score-steps-private.h"
#include "widget-keys.h"

/* The online room's example: 7, 28 + 14 = 42. */
#define ROOM                                                                   \
  "(;FF[4]GM[1]SZ[9]TNR[%s]TNP[29:29:14:0]KM[0]"                               \
  "AB[gc][hc][ic][fd][ee][ff][gg][gh][hh][ih][fe][gd][gf][he][ie]"             \
  "AW[gb][hb][ib][fc][ed][de][df][eg][fh][gi][hi][ii][db][ec][ea][ga][bb][cb]" \
  "[dc][bd][ce][ei][eh][dg][cg][bg][ae][ag][fi])"

typedef struct
{
  TengenSession *session;
  TengenScoreSteps *window;
} Fixture;

static TengenSession *
read_session (const char *text)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);

  g_assert_nonnull (reading);
  return tengen_session_new (
      tengen_game_open (g_steal_pointer (&reading->record), 0));
}

static void
open_text (Fixture *self, const char *text)
{
  self->session = read_session (text);
  self->window = tengen_score_steps_new (NULL, self->session);
  gtk_window_present (GTK_WINDOW (self->window));
}

static void
open_room (Fixture *self)
{
  g_autofree char *text = g_strdup_printf (ROOM, "bsw-jp");

  open_text (self, text);
}

static void
close_all (Fixture *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  settle ();
  /* the thread of a picture lets go of the window a little later */
  while (G_OBJECT (self->session)->ref_count > 1)
    {
      g_main_context_iteration (NULL, FALSE);
      g_thread_yield ();
    }
  g_assert_finalize_object (self->session);
}

static gpointer
get_child (Fixture *self, const char *name)
{
  GObject *part = gtk_widget_get_template_child (
      GTK_WIDGET (self->window), TENGEN_TYPE_SCORE_STEPS, name);

  g_assert_nonnull (part);
  return part;
}

static const TengenView *
get_view (Fixture *self)
{
  return tengen_board_view_get_view (get_child (self, "board"));
}

static void
act (Fixture *self, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL);
}

static guint
get_step (Fixture *self)
{
  return self->window->index;
}

static guint
get_n_steps (Fixture *self)
{
  const TengenPaintSteps *steps = self->window->steps;

  return steps != NULL ? steps->steps->len : 0;
}

static int
count_stones (Fixture *self, TengenStone stone)
{
  const TengenView *view = get_view (self);
  int n = 0;

  for (int i = 0; i < view->width * view->height; i++)
    if (view->stones[i] == stone)
      n++;
  return n;
}

static gboolean
has_text (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_text (child, text))
      return TRUE;
  return FALSE;
}

/* Presses a key as the window sees it before what has the focus. */
static gboolean
press (Fixture *self, guint key)
{
  return send_key (self->window, key, 0);
}

static void
test_walk (void)
{
  Fixture self;
  guint n;

  open_room (&self);
  n = get_n_steps (&self);
  g_assert_cmpuint (n, >=, 5);
  g_assert_cmpuint (get_step (&self), ==, 0);
  g_assert_cmpint (count_stones (&self, TENGEN_STONE_BLACK), ==, 15);
  for (guint i = 1; i < n; i++)
    {
      act (&self, "steps.next");
      g_assert_cmpuint (get_step (&self), ==, i);
      g_assert_cmpstr (gtk_label_get_label (get_child (&self, "name")), !=, "");
    }
  settle ();
  g_assert_cmpint (count_stones (&self, TENGEN_STONE_BLACK), ==, 22);
  g_assert_true (has_text (GTK_WIDGET (self.window), "42"));
  g_assert_true (has_text (GTK_WIDGET (self.window), "35"));
  act (&self, "steps.next");
  g_assert_cmpuint (get_step (&self), ==, n - 1);
  act (&self, "steps.back");
  g_assert_cmpuint (get_step (&self), ==, n - 2);
  settle ();
  g_assert_false (has_text (GTK_WIDGET (self.window), "35"));
  act (&self, "steps.first");
  g_assert_cmpuint (get_step (&self), ==, 0);
  close_all (&self);
}

static void
test_keys (void)
{
  Fixture self;

  open_room (&self);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self.window)) ==
                 get_child (&self, "auto_button"));
  g_assert_true (press (&self, GDK_KEY_Right));
  g_assert_cmpuint (get_step (&self), ==, 1);
  g_assert_true (press (&self, GDK_KEY_End));
  g_assert_cmpuint (get_step (&self), ==, get_n_steps (&self) - 1);
  g_assert_true (press (&self, GDK_KEY_Left));
  g_assert_cmpuint (get_step (&self), ==, get_n_steps (&self) - 2);
  g_assert_true (press (&self, GDK_KEY_Home));
  g_assert_cmpuint (get_step (&self), ==, 0);
  /* what has the focus keeps the keys it needs */
  gtk_widget_grab_focus (get_child (&self, "board"));
  g_assert_false (press (&self, GDK_KEY_Right));
  gtk_widget_grab_focus (get_child (&self, "auto_button"));
  g_assert_false (press (&self, GDK_KEY_space));
  g_assert_true (press (&self, GDK_KEY_Right));
  g_assert_cmpuint (get_step (&self), ==, 1);
  close_all (&self);
}

/* Space starts and stops; another step stops too. */
static void
test_auto (void)
{
  Fixture self;
  GtkButton *button;
  g_autofree char *idle = NULL;

  open_room (&self);
  button = get_child (&self, "auto_button");
  gtk_window_set_focus (GTK_WINDOW (self.window), NULL);
  idle = g_strdup (gtk_button_get_label (button));
  g_assert_true (press (&self, GDK_KEY_space));
  g_assert_cmpstr (gtk_button_get_label (button), !=, idle);
  g_assert_true (press (&self, GDK_KEY_space));
  g_assert_cmpstr (gtk_button_get_label (button), ==, idle);
  act (&self, "steps.auto");
  act (&self, "steps.next");
  g_assert_cmpstr (gtk_button_get_label (button), ==, idle);
  close_all (&self);
}

static void
test_rules (void)
{
  Fixture self;
  GtkDropDown *list;

  open_room (&self);
  list = get_child (&self, "rules");
  g_assert_cmpuint (gtk_drop_down_get_selected (list), ==, 0);
  act (&self, "steps.last");
  tengen_score_steps_set_rules (
      self.window, tengen_go_rules_find ("china"), TENGEN_SCORE_KOMI_GAME);
  g_assert_cmpuint (get_step (&self), ==, 0);
  g_assert_cmpuint (gtk_drop_down_get_selected (list), >, 0);
  act (&self, "steps.last");
  settle ();
  g_assert_true (has_text (GTK_WIDGET (self.window), "58"));
  gtk_drop_down_set_selected (list, 0);
  act (&self, "steps.last");
  settle ();
  g_assert_true (has_text (GTK_WIDGET (self.window), "42"));
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      gtk_drop_down_set_selected (list, i + 1);
      act (&self, "steps.last");
      g_assert_cmpuint (get_step (&self), ==, get_n_steps (&self) - 1);
    }
  close_all (&self);
}

static void
test_changed (void)
{
  Fixture self;

  open_room (&self);
  act (&self, "steps.last");
  g_assert_true (tengen_session_play (self.session, 0));
  g_assert_cmpint (get_step (&self), <, get_n_steps (&self));
  act (&self, "steps.first");
  g_assert_cmpint (get_view (&self)->stones[0], ==, TENGEN_STONE_BLACK);
  close_all (&self);
}

static void
test_none (void)
{
  Fixture self;

  open_text (&self, "(;FF[4]GM[4]SZ[15];B[hh])");
  g_assert_cmpuint (get_n_steps (&self), ==, 0);
  g_assert_cmpstr (
      gtk_stack_get_visible_child_name (get_child (&self, "stack")),
      ==,
      "none");
  act (&self, "steps.next");
  act (&self, "steps.auto");
  close_all (&self);
}

typedef struct
{
  gboolean is_done;
  gboolean is_saved;
} Saving;

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Saving *saving = data;

  saving->is_saved = tengen_score_steps_save_finish (
      TENGEN_SCORE_STEPS (source), result, NULL);
  saving->is_done = TRUE;
}

static gboolean
save (Fixture *self, GFile *file)
{
  Saving saving = { FALSE, FALSE };

  tengen_score_steps_save_async (self->window, file, saved_cb, &saving);
  while (!saving.is_done)
    g_main_context_iteration (NULL, TRUE);
  return saving.is_saved;
}

static void
check_saved (Fixture *self,
             const char *folder,
             const char *name,
             const char *start)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;
  gsize size;

  g_assert_true (save (self, file));
  g_assert_true (g_file_get_contents (path, &text, &size, NULL));
  g_assert_cmpuint (size, >, 1000);
  g_assert_true (memcmp (text, start, strlen (start)) == 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
test_save (void)
{
  Fixture self;
  g_autofree char *folder = g_dir_make_tmp ("tengen-steps-XXXXXX", NULL);
  g_autofree char *bad = g_build_filename (folder, "no", "where.png", NULL);
  g_autoptr (GFile) nowhere = g_file_new_for_path (bad);

  open_room (&self);
  act (&self, "steps.last");
  check_saved (&self, folder, "steps.pdf", "%PDF");
  check_saved (&self, folder, "step.PNG", "\x89PNG");
  check_saved (&self, folder, "step.svg", "<?xml");
  g_assert_false (save (&self, nowhere));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  close_all (&self);
}

int
main (int argc, char *argv[])
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/score/steps/walk", test_walk);
  g_test_add_func ("/score/steps/keys", test_keys);
  g_test_add_func ("/score/steps/auto", test_auto);
  g_test_add_func ("/score/steps/rules", test_rules);
  g_test_add_func ("/score/steps/changed", test_changed);
  g_test_add_func ("/score/steps/none", test_none);
  g_test_add_func ("/score/steps/save", test_save);
  return g_test_run ();
}
