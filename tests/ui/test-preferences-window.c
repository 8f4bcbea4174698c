/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-preferences-window: what the window changes and says, that all can be
 * put back and that undone, where games are kept, and that each window of a
 * game is heard once
 */
#include "app-window.h"
#include "tengen-history-private.h"

#include "tengen-board-look.h"
#include "tengen-history-place.h"
#include "tengen-paint-theme.h"
#include "tengen-preferences-private.h"
#include "tengen-sound-device.h"
#include "tengen-speech.h"

typedef struct
{
  TengenSettings *settings;
  TengenSound *sound;
  TengenPreferencesWindow *window;
} Page;

static void
page_open (Page *page, const char *folder)
{
  page->settings = tengen_settings_new (NULL);
  page->sound = tengen_sound_new (folder);
  page->window = TENGEN_PREFERENCES_WINDOW (
      tengen_preferences_window_new (page->settings, page->sound));
  gtk_window_present (GTK_WINDOW (page->window));
}

static void
page_close (Page *page)
{
  gtk_window_destroy (GTK_WINDOW (page->window));
  settle ();
  g_object_unref (page->sound);
  g_object_unref (page->settings);
}

static int
get_int (TengenSettings *settings, const char *name)
{
  int value;
  g_object_get (settings, name, &value, NULL);
  return value;
}

static GtkToggleButton *
get_theme (TengenPreferencesWindow *self, int theme)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->themes));
  while (theme-- > 0)
    button = gtk_widget_get_next_sibling (button);
  return GTK_TOGGLE_BUTTON (button);
}

static void
test_themes (Fixture *f, gconstpointer data)
{
  Page page;
  page_open (&page, f->folder);
  g_assert_true (gtk_toggle_button_get_active (get_theme (page.window, 0)));
  gtk_toggle_button_set_active (get_theme (page.window, 3), TRUE);
  g_assert_cmpint (get_int (page.settings, "theme"), ==, 3);
  g_assert_false (gtk_toggle_button_get_active (get_theme (page.window, 0)));
  g_object_set (page.settings, "theme", 1, NULL);
  g_assert_true (gtk_toggle_button_get_active (get_theme (page.window, 1)));
  g_assert_cmpint (get_int (page.settings, "theme"), ==, 1);
  page_close (&page);
}

static GtkWidget *
find_picture (GtkWidget *widget)
{
  GtkWidget *found = NULL;
  if (GTK_IS_DRAWING_AREA (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_picture (child);
  return found;
}

/* The bytes of what the button of a theme shows. */
static GBytes *
take_picture (TengenPreferencesWindow *self, int theme)
{
  GtkWidget *area = find_picture (GTK_WIDGET (get_theme (self, theme)));
  while (gtk_widget_get_width (area) == 0)
    g_main_context_iteration (NULL, TRUE);
  cairo_surface_t *image =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                  gtk_widget_get_width (area),
                                  gtk_widget_get_height (area));
  cairo_t *cr = cairo_create (image);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GTK_WIDGET_GET_CLASS (area)->snapshot (area, snapshot);
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  GBytes *bytes =
      g_bytes_new (cairo_image_surface_get_data (image),
                   (gsize) cairo_image_surface_get_stride (image) *
                       (gsize) cairo_image_surface_get_height (image));
  cairo_surface_destroy (image);
  return bytes;
}

/* Each look of the board is shown by a picture of its own. */
static void
test_pictures (Fixture *f, gconstpointer data)
{
  Page page;
  page_open (&page, f->folder);
  for (int i = 1; i < TENGEN_PAINT_THEME_LAST; i++)
    for (int k = 0; k < i; k++)
      {
        g_autoptr (GBytes) one = take_picture (page.window, i);
        g_autoptr (GBytes) other = take_picture (page.window, k);
        g_assert_false (g_bytes_equal (one, other));
      }
  page_close (&page);
}

static void
test_lists (Fixture *f, gconstpointer data)
{
  Page page;
  g_autofree char *language = NULL;
  page_open (&page, f->folder);
  gtk_drop_down_set_selected (page.window->coordinates, 0);
  g_assert_cmpint (get_int (page.settings, "coordinates"), ==, -1);
  g_object_set (page.settings, "coordinates", 3, NULL);
  g_assert_cmpuint (
      gtk_drop_down_get_selected (page.window->coordinates), ==, 2);
  gtk_drop_down_set_selected (page.window->language, 3);
  g_object_get (page.settings, "language", &language, NULL);
  g_assert_cmpstr (language, ==, "zh_CN");
  g_object_set (page.settings, "language", "", NULL);
  g_object_set (page.settings, "language", "zh_CN", NULL);
  g_assert_cmpuint (gtk_drop_down_get_selected (page.window->language), ==, 3);
  /* only a game has what numbers could begin from */
  g_object_set (page.settings, "numbers", 4, NULL);
  g_assert_cmpuint (gtk_drop_down_get_selected (page.window->numbers),
                    ==,
                    GTK_INVALID_LIST_POSITION);
  g_assert_cmpint (get_int (page.settings, "numbers"), ==, 4);
  page_close (&page);
}

/* The size of the text of lessons is told in hundredths. */
static void
test_scale (Fixture *f, gconstpointer data)
{
  Page page;
  double scale;
  page_open (&page, f->folder);
  gtk_adjustment_set_value (page.window->scale, 150);
  g_object_get (page.settings, "lesson-text-scale", &scale, NULL);
  g_assert_cmpfloat_with_epsilon (scale, 1.5, 0.001);
  g_object_set (page.settings, "lesson-text-scale", 0.8, NULL);
  g_assert_cmpfloat_with_epsilon (
      gtk_adjustment_get_value (page.window->scale), 80, 0.001);
  page_close (&page);
}

/* A click on its words turns a switch. */
static void
test_words (Fixture *f, gconstpointer data)
{
  Page page;
  page_open (&page, f->folder);
  GtkWidget *words = gtk_widget_get_first_child (
      gtk_widget_get_parent (GTK_WIDGET (page.window->ghost)));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (words);
  g_autoptr (GtkGesture) click = g_list_model_get_item (controllers, 0);
  g_assert_true (gtk_switch_get_active (page.window->ghost));
  g_signal_emit_by_name (click, "released", 1, 0.0, 0.0);
  /* it slides first */
  while (gtk_switch_get_active (page.window->ghost))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (get_int (page.settings, "ghost"));
  page_close (&page);
}

static void
test_reset (Fixture *f, gconstpointer data)
{
  Page page;
  page_open (&page, f->folder);
  g_object_set (page.settings, "theme", 2, "ghost", FALSE, NULL);
  tengen_settings_set_hint_seen (page.settings, "review");
  run (page.window, "preferences.reset");
  g_assert_cmpint (get_int (page.settings, "theme"), ==, 0);
  g_assert_true (gtk_switch_get_active (page.window->ghost));
  g_assert_false (tengen_settings_get_hint_seen (page.settings, "review"));
  g_assert_nonnull (tengen_notice_get_text (page.window->notice));
  run (page.window, "preferences.reset");
  run (page.window, "preferences.undo-reset");
  g_assert_cmpint (get_int (page.settings, "theme"), ==, 2);
  g_assert_false (gtk_switch_get_active (page.window->ghost));
  g_assert_true (tengen_settings_get_hint_seen (page.settings, "review"));
  page_close (&page);
}

static void
play_cb (const char *file, double decibels, gpointer heard)
{
  g_autofree char *name = g_path_get_basename (file);

  g_string_append_printf (heard, "%s ", name);
}

static void
test_sounds (Fixture *f, gconstpointer data)
{
  Page page;
  g_autoptr (GString) heard = g_string_new (NULL);
  GtkWidget *fault = NULL;
  page_open (&page, f->folder);
  fault = GTK_WIDGET (page.window->fault);
  gtk_switch_set_active (page.window->sounds, FALSE);
  gtk_adjustment_set_value (page.window->volume, 35);
  g_assert_false (get_int (page.settings, "sounds"));
  g_assert_cmpint (get_int (page.settings, "sound-volume"), ==, 35);
  g_assert_false (gtk_widget_is_sensitive (page.window->listen_row));
  g_object_set (page.settings, "sounds", TRUE, "sound-volume", 90, NULL);
  g_assert_true (gtk_switch_get_active (page.window->sounds));

  /* there is no file in the folder */
  if (tengen_sound_device_is_built ())
    {
      g_assert_false (gtk_widget_get_visible (fault));
      gtk_widget_activate_action (
          GTK_WIDGET (page.window), "sound.try", "i", TENGEN_SOUND_END);
      while (!gtk_widget_get_visible (fault))
        g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpstr (gtk_label_get_label (page.window->fault), !=, "");

  tengen_sound_set_player (page.sound, play_cb, heard);
  for (int kind = -1; kind <= TENGEN_SOUND_N_KINDS; kind++)
    gtk_widget_activate_action (
        GTK_WIDGET (page.window), "sound.try", "i", kind);
  g_assert_cmpstr (heard->str,
                   ==,
                   "stone-1.wav capture.wav pass.wav warning.wav tick.wav "
                   "end.wav right.wav ");
  page_close (&page);
}

/* A program that begins to be heard is as loud as was chosen before; the first
 * game makes it so. */
static void
test_start (Fixture *f, gconstpointer data)
{
  TengenSettings *settings = tengen_program_get_settings (program);
  gboolean enabled;
  int volume;
  g_object_set (settings, "sounds", FALSE, "sound-volume", 30, NULL);
  g_object_get (tengen_program_get_sound (program),
                "enabled",
                &enabled,
                "volume",
                &volume,
                NULL);
  g_assert_false (enabled);
  g_assert_cmpint (volume, ==, 30);
  tengen_settings_reset (settings);
}

static void
ignore_cb (const char *file, double decibels, gpointer data)
{
}

static TengenWindow *
get_other (TengenWindow *window)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (program));
  for (GList *l = windows; l != NULL; l = l->next)
    if (TENGEN_IS_WINDOW (l->data) && l->data != window)
      return l->data;
  return NULL;
}

/* Two windows, two games: one sound for each move. */
static void
test_games (Fixture *f, gconstpointer data)
{
  g_autoptr (GString) heard = g_string_new (NULL);
  TengenWindow *one = activate ();
  TengenSession *session = get_session (one);
  TengenSettings *settings = tengen_program_get_settings (program);
  TengenWindow *other;

  tengen_sound_set_player (tengen_program_get_sound (program), play_cb, heard);
  g_action_group_activate_action (G_ACTION_GROUP (program), "new-window", NULL);
  settle ();
  other = get_other (one);
  g_assert_nonnull (other);
  g_assert_true (tengen_session_pass (session));
  g_assert_cmpstr (heard->str, ==, "pass.wav ");
  g_assert_true (tengen_session_pass (get_session (other)));
  g_assert_cmpstr (heard->str, ==, "pass.wav pass.wav ");
  g_object_set (settings, "sounds", FALSE, NULL);
  g_assert_true (tengen_session_undo (session));
  g_assert_true (tengen_session_pass (session));
  g_assert_cmpstr (heard->str, ==, "pass.wav pass.wav ");
  g_object_set (settings, "sounds", TRUE, NULL);
  tengen_sound_set_player (tengen_program_get_sound (program), ignore_cb, NULL);
}

/* The boards of all windows follow; the window goes with that it came from. */
static void
test_program (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  TengenSettings *settings = tengen_program_get_settings (program);
  int theme;
  g_action_group_activate_action (
      G_ACTION_GROUP (program), "preferences", NULL);
  settle ();
  g_assert_true (TENGEN_IS_PREFERENCES_WINDOW (application->preferences));
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (
                     application->preferences)) == GTK_WINDOW (window));
  g_object_set (settings, "theme", 4, NULL);
  g_object_get (tengen_board_look_get_default (), "theme", &theme, NULL);
  g_assert_cmpint (theme, ==, 4);
  g_object_set (settings, "theme", 0, NULL);
  gtk_window_close (GTK_WINDOW (application->preferences));
  settle ();
  g_assert_null (application->preferences);
}

static void
wait_for_history (TengenHistory *history)
{
  while (history->busy)
    g_main_context_iteration (NULL, TRUE);
  settle ();
}

static void
play_and_resign (TengenWindow *window)
{
  TengenSession *session = get_session (window);
  g_assert_true (tengen_session_play (session, 40));
  g_assert_true (tengen_session_resign (session, TENGEN_SEAT_NONE));
  settle ();
}

static guint
count_games (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_suffix (name, ".sgf") ? 1 : 0;
  return n;
}

static void
use_folder (const char *folder)
{
  g_object_set (
      tengen_program_get_settings (program), "games-folder", folder, NULL);
}

/* A game goes where that was chosen; what is there stays in the list. */
static void
test_folder (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  TengenHistory *history = tengen_program_get_history (program);
  g_autofree char *usual = tengen_history_place_get_usual ();
  g_autofree char *chosen = g_build_filename (f->folder, "games", NULL);
  guint before = count_games (usual);
  g_mkdir (chosen, 0700);
  use_folder (chosen);
  play_and_resign (window);
  wait_for_history (history);
  g_assert_cmpuint (count_games (chosen), ==, 1);
  g_assert_cmpuint (count_games (usual), ==, before);
  use_folder ("");
  g_assert_true (
      g_strv_contains (tengen_history_get_folders (history), chosen));
  g_assert_cmpstr (tengen_history_get_folders (history)[0], ==, usual);
}

/* Nothing can be written there: the game is where games usually are, which is
 * said. */
static void
check_displaced (const char *chosen)
{
  TengenWindow *window = activate ();
  g_autofree char *usual = tengen_history_place_get_usual ();
  guint before = count_games (usual);
  const char *said;
  use_folder (chosen);
  play_and_resign (window);
  wait_for_history (tengen_program_get_history (program));
  said = tengen_notice_get_text (window->notice);
  g_assert_cmpuint (count_games (usual), ==, before + 1);
  g_assert_true (said != NULL && strstr (said, chosen) != NULL);
  use_folder ("");
}

static void
test_folder_gone (Fixture *f, gconstpointer data)
{
  g_autofree char *gone = g_build_filename (f->folder, "gone", NULL);
  check_displaced (gone);
  g_assert_false (g_file_test (gone, G_FILE_TEST_EXISTS));
}

static void
test_folder_taken (Fixture *f, gconstpointer data)
{
  g_autofree char *taken = g_build_filename (f->folder, "taken", NULL);
  folder_write (taken, "");
  check_displaced (taken);
}

/* For the administrator only writing tells. */
static void
test_folder_unwritable (Fixture *f, gconstpointer data)
{
  check_displaced ("/proc/self");
}

static void
test_folder_refused (Fixture *f, gconstpointer data)
{
  Page page;
  g_autofree char *path = g_build_filename (f->folder, "file", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) folder = g_file_new_for_path (f->folder);
  g_autofree char *kept = NULL;
  g_autofree char *usual = NULL;
  folder_write (path, "");
  page_open (&page, f->folder);
  tengen_preferences_window_take_folder (page.window, folder);
  g_assert_null (tengen_notice_get_text (page.window->notice));
  tengen_preferences_window_take_folder (page.window, file);
  g_assert_nonnull (tengen_notice_get_text (page.window->notice));
  g_object_get (page.settings, "games-folder", &kept, NULL);
  g_assert_cmpstr (kept, ==, f->folder);
  run (page.window, "preferences.usual-folder");
  g_object_get (page.settings, "games-folder", &usual, NULL);
  g_assert_cmpstr (usual, ==, "");
  page_close (&page);
}

/* Where games are kept instead is said beside the folder. */
static void
test_folder_told (Fixture *f, gconstpointer data)
{
  Page page;
  g_autofree char *gone = g_build_filename (f->folder, "gone", NULL);
  g_autofree char *text = NULL;
  g_autofree char *gone_text = NULL;
  page_open (&page, f->folder);
  g_object_set (page.settings, "games-folder", f->folder, NULL);
  g_object_get (page.window->folder_row, "text", &text, NULL);
  g_assert_true (g_str_has_prefix (text, f->folder));
  g_assert_null (strstr (text, "usual place"));
  g_object_set (page.settings, "games-folder", gone, NULL);
  g_object_get (page.window->folder_row, "text", &gone_text, NULL);
  g_assert_true (g_str_has_prefix (gone_text, gone));
  g_assert_nonnull (strstr (gone_text, "usual place"));
  page_close (&page);
}

/* What cannot be said is grey, in play and in lessons. */
static void
test_speech (Fixture *f, gconstpointer data)
{
  Page page;
  g_autoptr (TengenSpeech) speech = tengen_speech_new ();
  gboolean available;
  g_object_get (speech, "available", &available, NULL);
  page_open (&page, f->folder);
  g_assert_cmpint (
      gtk_widget_is_sensitive (GTK_WIDGET (page.window->clock_speech)),
      ==,
      available);
  g_assert_cmpint (
      gtk_widget_is_sensitive (GTK_WIDGET (page.window->lesson_speech)),
      ==,
      available);
  page_close (&page);
}

static void
add_tests (void)
{
  add ("/preferences-window/start", test_start);
  add ("/preferences-window/themes", test_themes);
  add ("/preferences-window/pictures", test_pictures);
  add ("/preferences-window/lists", test_lists);
  add ("/preferences-window/scale", test_scale);
  add ("/preferences-window/words", test_words);
  add ("/preferences-window/reset", test_reset);
  add ("/preferences-window/sounds", test_sounds);
  add ("/preferences-window/speech", test_speech);
  add ("/preferences-window/games", test_games);
  add ("/preferences-window/program", test_program);
  add ("/preferences-window/folder", test_folder);
  add ("/preferences-window/folder/gone", test_folder_gone);
  add ("/preferences-window/folder/taken", test_folder_taken);
  add ("/preferences-window/folder/unwritable", test_folder_unwritable);
  add ("/preferences-window/folder/refused", test_folder_refused);
  add ("/preferences-window/folder/told", test_folder_told);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
