/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-review-games: the list of the games in a file
 */
#include <string.h>

#include "display-start.h"
#include "review-find.h"
#include "tengen-review-game.h"
#include "tengen-review-games.h"
#include "thread-time.h"
#include "widget-keys.h"

#define FILE_TEXT                                                              \
  "(;GM[1]SZ[9]PB[Ann]PW[Bob]DT[2026-11-21]RE[B+R];B[ee];W[cc])"               \
  "(;GM[1]SZ[13]PB[花子]PW[太郎]EV[Cup]RO[final];B[dd])"                   \
  "(;GM[6]PB[Carl]C[backgammon])"

typedef struct
{
  TengenSession *session;
  TengenReviewGames *window;
  GtkWidget *view;
  GListModel *model;
} Fixture;

/* Not that of the drop-down list. */
static void
find_view (Fixture *f)
{
  f->view = (gpointer) gtk_widget_get_template_child (
      GTK_WIDGET (f->window), TENGEN_TYPE_REVIEW_GAMES, "view");
  f->model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (f->view)));
}

static void
open_text (Fixture *f, const char *text)
{
  f->session = open_session (text);
  f->window = tengen_review_games_new (NULL, f->session);
  present (f->window);
  find_view (f);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  open_text (f, FILE_TEXT);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  if (f->window != NULL)
    gtk_window_destroy (GTK_WINDOW (f->window));
  g_object_unref (f->session);
}

static void
search (Fixture *f, const char *text, guint wanted)
{
  GtkWidget *entry = find_type (GTK_WIDGET (f->window), GTK_TYPE_SEARCH_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "search-changed");
  for (int i = 0; i < 1000 && g_list_model_get_n_items (f->model) != wanted;
       i++)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (f->model), ==, wanted);
}

static void
test_items (Fixture *f, gconstpointer data)
{
  g_assert_cmpuint (g_list_model_get_n_items (f->model), ==, 3);
  g_autoptr (TengenReviewGame) first = g_list_model_get_item (f->model, 0);
  g_assert_cmpstr (
      gtk_window_get_title (GTK_WINDOW (f->window)), ==, "Games in This File");
  g_assert_cmpstr (tengen_review_game_get_title (first), ==, "1. Ann – Bob");
  g_assert_cmpstr (tengen_review_game_get_details (first),
                   ==,
                   "21 Nov 2026 · Black wins by resignation · 2 moves");
  /* the players first, then what they played for */
  g_autoptr (TengenReviewGame) second = g_list_model_get_item (f->model, 1);
  g_assert_cmpstr (tengen_review_game_get_title (second), ==, "2. 花子 – 太郎");
  g_assert_cmpstr (
      tengen_review_game_get_details (second), ==, "Cup final · 1 move");
  /* the current game is selected */
  g_assert_cmpuint (
      gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (f->model)),
      ==,
      0);
}

static void
test_search (Fixture *f, gconstpointer data)
{
  search (f, "花子", 1);
  search (f, "ＡＮＮ", 1);
  search (f, "carl", 1);
  search (f, "nobody", 0);
  search (f, "", 3);
}

static void
test_go (Fixture *f, gconstpointer data)
{
  const TengenGame *game = tengen_session_get_game (f->session);
  const TengenRecord *record = tengen_game_get_record (game);
  g_signal_emit_by_name (f->view, "activate", 1);
  game = tengen_session_get_game (f->session);
  g_assert_cmpuint (
      tengen_game_get_root (game), ==, tengen_record_get_game (record, 1));
  g_assert_cmpint (tengen_game_get_setup (game)->width, ==, 13);
  /* the window has done its work */
  f->window = NULL;
}

static void
test_pictures (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenReviewGame) first = g_list_model_get_item (f->model, 0);
  g_autoptr (TengenReviewGame) other = g_list_model_get_item (f->model, 2);
  while (tengen_review_game_get_picture (first) == NULL)
    g_main_context_iteration (NULL, TRUE);
  GdkPaintable *picture = tengen_review_game_get_picture (first);
  g_assert_cmpint (
      gdk_paintable_get_intrinsic_width (picture), ==, TENGEN_REVIEW_GAME_SIZE);
  /* backgammon has no board here */
  tengen_review_game_paint (other, 1, FALSE);
  g_assert_null (tengen_review_game_get_picture (other));
}

/* Only the games that are seen are looked at. */
static void
test_many (Fixture *f, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (int i = 0; i < 5000; i++)
    g_string_append_printf (text, "(;GM[1]SZ[9]PB[Player %d];B[ee];W[cc])", i);
  tear_down (f, NULL);
  gint64 start = g_get_monotonic_time ();
  open_text (f, text->str);
  g_test_minimized_result ((double) (g_get_monotonic_time () - start) / 1e6,
                           "5000 games listed");
  g_assert_cmpuint (g_list_model_get_n_items (f->model), ==, 5000);
  g_autoptr (TengenReviewGame) last = g_list_model_get_item (f->model, 4999);
  g_assert_null (tengen_review_game_get_picture (last));
  start = g_get_monotonic_time ();
  search (f, "player 4711", 1);
  g_test_minimized_result ((double) (g_get_monotonic_time () - start) / 1e6,
                           "5000 games searched");
}

/* In a worker, and only as much as is asked for. */
static GBytes *
read_start (GFile *file, gsize most, GCancellable *cancellable, GError **error)
{
  g_autofree char *base = g_file_get_basename (file);
  if (g_str_has_prefix (base, "gone"))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "It is gone.");
      return NULL;
    }
  GString *text = g_string_new (NULL);
  g_string_printf (
      text, "(;GM[1]SZ[9]PB[%s]PW[Zoe]RE[W+3.5];B[ee];W[cc]", base);
  /* cut off: how long the game is cannot be told */
  while (text->len < most && g_str_has_prefix (base, "long"))
    g_string_append (text, ";B[aa];W[bb]");
  g_string_truncate (text, MIN (text->len, most));
  return g_string_free_to_bytes (text);
}

static void
keep_file_cb (TengenReviewGames *window, GFile *file, GFile **chosen)
{
  *chosen = g_object_ref (file);
}

static void
check_item (Fixture *f, guint index, const char *title, const char *details)
{
  g_autoptr (TengenReviewGame) item = g_list_model_get_item (f->model, index);
  while (*tengen_review_game_get_details (item) == '\0')
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (tengen_review_game_get_title (item), ==, title);
  g_assert_cmpstr (tengen_review_game_get_details (item), ==, details);
}

static const char *
get_count (Fixture *f)
{
  /* files that were read just now are counted together */
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_template_child (
      GTK_WIDGET (f->window), TENGEN_TYPE_REVIEW_GAMES, "count")));
}

/* The games of the file that is open stand among the other files. */
static void
test_files (Fixture *f, gconstpointer data)
{
  static const char *const names[] = { "a.sgf", "here.sgf", "long", "gone" };
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GFile) chosen = NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_ptr_array_add (files, g_file_new_build_filename ("/", names[i], NULL));
  gtk_window_destroy (GTK_WINDOW (f->window));
  f->window =
      tengen_review_games_new_files (NULL, f->session, files, 1, read_start);
  present (f->window);
  find_view (f);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (f->window)),
                   ==,
                   "Games in These Files");
  g_assert_cmpuint (g_list_model_get_n_items (f->model), ==, 6);
  g_assert_cmpuint (
      gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (f->model)),
      ==,
      1);
  g_autoptr (TengenReviewGame) first = g_list_model_get_item (f->model, 0);
  g_assert_cmpstr (tengen_review_game_get_title (first), ==, "1. a.sgf");
  check_item (
      f, 0, "1. a.sgf – Zoe", "a.sgf · White wins by 3.5 points · 2 moves");
  check_item (f,
              1,
              "2. Ann – Bob",
              "here.sgf · 21 Nov 2026 · Black wins by resignation · 2 moves");
  check_item (f, 4, "5. long – Zoe", "long · White wins by 3.5 points");
  check_item (f, 5, "6. gone", "It is gone.");
  /* where there is no record there is no game */
  g_assert_cmpstr (get_count (f), ==, "5 games · 1 file cannot be read");
  search (f, "gone", 1);
  g_assert_cmpstr (get_count (f), ==, "1 file cannot be read");
  search (f, "Ann", 1);
  g_assert_cmpstr (get_count (f), ==, "1 game");
  /* what was read is found */
  search (f, "wins by 3.5", 2);
  search (f, "", 6);
  g_signal_connect (
      f->window, "file-chosen", G_CALLBACK (keep_file_cb), &chosen);
  g_signal_emit_by_name (f->view, "activate", 4);
  g_assert_true (chosen == files->pdata[2]);
  f->window = NULL;
}

/* --- Order --- */

/* The numbers of the games as they stand in the list. */
static char *
get_order (Fixture *f)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < g_list_model_get_n_items (f->model); i++)
    {
      g_autoptr (TengenReviewGame) game = g_list_model_get_item (f->model, i);
      const char *title = tengen_review_game_get_title (game);
      g_string_append_printf (text,
                              "%s%.*s",
                              i > 0 ? " " : "",
                              (int) strspn (title, "0123456789"),
                              title);
    }
  return g_string_free (text, FALSE);
}

static void
check_order (Fixture *f,
             TengenReviewOrder order,
             gboolean reversed,
             const char *wanted)
{
  g_autofree char *got = NULL;
  int set;
  g_object_set (f->window, "order", order, "reversed", reversed, NULL);
  g_object_get (f->window, "order", &set, NULL);
  g_assert_cmpint (set, ==, order);
  got = get_order (f);
  g_assert_cmpstr (got, ==, wanted);
}

/* What is not known comes last, and what is the same as in the file. */
static void
test_order (Fixture *f, gconstpointer data)
{
  tear_down (f, NULL);
  open_text (f,
             "(;GM[1]PB[Carl]PW[zoe]DT[2001-05]RE[W+0.5];B[aa];W[bb];B[cc])"
             "(;GM[1]PB[ann]PW[Ｙａｎ]DT[1846-09-11]RE[B+R];B[aa])"
             "(;GM[1]RE[?]EV[No names])"
             "(;GM[1]PB[Ann]PW[Xu]DT[2001-05-02]RE[Void];B[aa];W[bb])"
             "(;GM[1]PB[ Bob]DT[2001]RE[Draw];B[aa];W[bb])"
             "(;GM[1]PB[ＡＮＮ]PW[yan]DT[Sunday]RE[白中押し勝ち];B[aa])"
             "(;GM[1]PB[Dan]PW[Zoe]DT[1846-09-11]RE[B+10])");
  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (f->model), 4);
  check_order (f, TENGEN_REVIEW_ORDER_BLACK, FALSE, "2 4 6 5 1 7 3");
  check_order (f, TENGEN_REVIEW_ORDER_BLACK, TRUE, "7 1 5 2 4 6 3");
  check_order (f, TENGEN_REVIEW_ORDER_WHITE, FALSE, "4 2 6 1 7 3 5");
  check_order (f, TENGEN_REVIEW_ORDER_DATE, FALSE, "2 7 5 1 4 3 6");
  check_order (f, TENGEN_REVIEW_ORDER_DATE, TRUE, "4 1 5 2 7 3 6");
  check_order (f, TENGEN_REVIEW_ORDER_RESULT, FALSE, "2 7 6 1 5 4 3");
  check_order (f, TENGEN_REVIEW_ORDER_MOVES, FALSE, "2 6 4 5 1 3 7");
  check_order (f, TENGEN_REVIEW_ORDER_MOVES, TRUE, "1 4 5 2 6 3 7");
  check_order (f, TENGEN_REVIEW_ORDER_FILE, TRUE, "7 6 5 4 3 2 1");
  /* the game that was chosen is chosen still, and goes with the others */
  g_assert_cmpuint (
      gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (f->model)),
      ==,
      2);
  search (f, "ann", 3);
  check_order (f, TENGEN_REVIEW_ORDER_WHITE, TRUE, "2 6 4");
  search (f, "", 7);
  check_order (f, TENGEN_REVIEW_ORDER_FILE, FALSE, "1 2 3 4 5 6 7");
}

/* By the drop-down list and the button, as a person does it. */
static void
test_order_chosen (Fixture *f, gconstpointer data)
{
  GtkWidget *orders = find_type (GTK_WIDGET (f->window), GTK_TYPE_DROP_DOWN);
  g_autofree char *names = NULL;
  g_autofree char *back = NULL;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (orders),
                              TENGEN_REVIEW_ORDER_BLACK);
  names = get_order (f);
  g_assert_cmpstr (names, ==, "1 3 2");
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (orders), GTK_ACCESSIBLE_PROPERTY_LABEL, "Order");
  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (
          find_widget (GTK_WIDGET (f->window), is_button_named, "Reversed")),
      TRUE);
  back = get_order (f);
  g_assert_cmpstr (back, ==, "2 3 1");
}

/* A collection of ten thousand games is put in order at once. */
static void
test_order_many (Fixture *f, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  double taken[TENGEN_REVIEW_ORDER_LAST];
  tear_down (f, NULL);
  for (int i = 0; i < 10000; i++)
    {
      g_string_append_printf (text,
                              "(;GM[1]SZ[19]PB[Player %d]PW[White %d]"
                              "DT[19%02d-0%d-11]RE[%c+%d.5]EV[Cup]",
                              i * 7919 % 10000,
                              i % 97,
                              i % 90 + 10,
                              i % 9 + 1,
                              i % 2 == 0 ? 'B' : 'W',
                              i % 30);
      for (int j = 0; j < 20 + i % 100; j++)
        g_string_append (text, ";B[pd];W[dd]");
      g_string_append_c (text, ')');
    }
  open_text (f, text->str);
  for (int order = TENGEN_REVIEW_ORDER_LAST - 1; order >= 0; order--)
    {
      gint64 start = get_thread_us ();
      g_object_set (f->window, "order", order, NULL);
      taken[order] = (double) (get_thread_us () - start) / 1e6;
      g_test_message ("order %d: %.3f s", order, taken[order]);
    }
  /* the first time everything is read */
  g_assert_cmpfloat (taken[TENGEN_REVIEW_ORDER_LAST - 1], <, SLOWER);
  g_assert_cmpfloat (taken[TENGEN_REVIEW_ORDER_BLACK], <, SLOWER * 0.2);
  g_object_set (f->window, "order", TENGEN_REVIEW_ORDER_BLACK, NULL);
  g_autoptr (TengenReviewGame) first = g_list_model_get_item (f->model, 0);
  g_assert_cmpstr (
      tengen_review_game_get_title (first), ==, "1. Player 0 – White 0");
}

/* Files find their place when they were read. */
static void
test_order_files (Fixture *f, gconstpointer data)
{
  static const char *const names[] = { "b.sgf", "gone", "c.sgf", "a.sgf" };
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *got = NULL;
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_ptr_array_add (files, g_file_new_build_filename ("/", names[i], NULL));
  gtk_window_destroy (GTK_WINDOW (f->window));
  f->window =
      tengen_review_games_new_files (NULL, f->session, files, -1, read_start);
  g_object_set (f->window, "order", TENGEN_REVIEW_ORDER_BLACK, NULL);
  present (f->window);
  find_view (f);
  do
    {
      g_main_context_iteration (NULL, FALSE);
      g_free (got);
      got = get_order (f);
    }
  while (g_strcmp0 (got, "7 1 4 6 3 2 5") != 0 &&
         g_get_monotonic_time () < end);
  g_assert_cmpstr (got, ==, "7 1 4 6 3 2 5");
}

/* Opens a list of @n games where the one at @index is shown. */
static void
open_many (Fixture *f, guint n, guint index)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "(;GM[1]SZ[9]PB[Player %u];B[ee];W[cc])", i);
  tear_down (f, NULL);
  f->session = open_session (text->str);
  const TengenGame *game = tengen_session_get_game (f->session);
  tengen_session_goto (
      f->session,
      tengen_record_get_game (tengen_game_get_record (game), index));
  f->window = tengen_review_games_new (NULL, f->session);
  present (f->window);
  find_view (f);
}

/* What the row of the list that has the keys says. */
static const char *
get_focused_title (Fixture *f)
{
  GtkWidget *row = gtk_window_get_focus (GTK_WINDOW (f->window));
  GtkWidget *label;
  if (row == NULL || gtk_widget_get_parent (row) != f->view)
    return "";
  label = find_type (row, GTK_TYPE_LABEL);
  return label != NULL ? gtk_label_get_text (GTK_LABEL (label)) : "";
}

static void
wait_focus (Fixture *f, const char *name)
{
  for (int i = 0; i < 3000 && strstr (get_focused_title (f), name) == NULL; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_nonnull (strstr (get_focused_title (f), name));
}

/* A key goes to what has the focus, then up from there. */
static void
press (Fixture *f, guint key)
{
  GtkWidget *widget = gtk_window_get_focus (GTK_WINDOW (f->window));
  while (widget != NULL && !run_shortcut (widget, key, 0))
    widget = gtk_widget_get_parent (widget);
  g_assert_nonnull (widget);
}

static void
check_keys (Fixture *f, guint n, guint index)
{
  g_autofree char *first = g_strdup_printf ("Player %u", index);
  g_autofree char *last = g_strdup_printf ("Player %u", index + 2);
  open_many (f, n, index);
  wait_focus (f, first);
  press (f, GDK_KEY_Down);
  press (f, GDK_KEY_Down);
  wait_focus (f, last);
  press (f, GDK_KEY_Return);
  const TengenGame *game = tengen_session_get_game (f->session);
  g_assert_cmpuint (tengen_record_get_index (tengen_game_get_record (game),
                                             tengen_game_get_root (game)),
                    ==,
                    index + 2);
  f->window = NULL;
}

/* The keys go on from the current game. */
static void
test_keys (Fixture *f, gconstpointer data)
{
  check_keys (f, 6, 2);
}

static void
test_keys_far (Fixture *f, gconstpointer data)
{
  check_keys (f, 3000, 2000);
}

/* A user who starts a search at once keeps the focus there. */
static void
test_keys_search (Fixture *f, gconstpointer data)
{
  open_many (f, 6, 2);
  GtkWidget *entry = find_type (GTK_WIDGET (f->window), GTK_TYPE_SEARCH_ENTRY);
  gtk_widget_grab_focus (entry);
  for (int i = 0; i < 50; i++)
    g_main_context_iteration (NULL, FALSE);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (f->window));
  g_assert_true (focus == entry || gtk_widget_is_ancestor (focus, entry));
}

static gboolean
type_in_list (Fixture *f, guint key, GdkModifierType state)
{
  g_autoptr (GListModel) list = gtk_widget_observe_controllers (f->view);
  gboolean handled = FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (list) && !handled; i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (list, i);
      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) &&
          gtk_event_controller_get_propagation_phase (
              GTK_EVENT_CONTROLLER (controller)) == GTK_PHASE_BUBBLE)
        g_signal_emit_by_name (
            controller, "key-pressed", key, 0, state, &handled);
    }
  return handled;
}

/* Other keys than letters stay the list's. */
static void
test_keys_others (Fixture *f, gconstpointer data)
{
  static const guint keys[] = {
    GDK_KEY_Down, GDK_KEY_Home, GDK_KEY_Return, GDK_KEY_Escape, GDK_KEY_space
  };
  open_many (f, 6, 2);
  wait_focus (f, "Player 2");
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_false (type_in_list (f, keys[i], 0));
  g_assert_false (type_in_list (f, GDK_KEY_a, GDK_CONTROL_MASK));
  wait_focus (f, "Player 2");
}

static void
add (const char *path, void (*test) (Fixture *f, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

/* Of a large file the start is read, which may end within a character: that
 * does not speak against UTF-8. A file that is none is named by its form. */
static void
test_start (void)
{
  static const char text[] = "\\HS\n\\[GAMEBLACKNAME=花子 (3D)\\]\n"
                             "\\[GAMEWHITENAME=太郎 (2K)\\]\n"
                             "\\HE\n\\GS\nINI 0 1 0 &4 花";
  const gsize cut = strlen (text) - 1;
  g_autoptr (GBytes) start = g_bytes_new_static (text, cut);
  g_autoptr (GBytes) letter = g_bytes_new_static ("a letter", 8);
  g_autoptr (GFile) file = g_file_new_for_path ("/a.gib");
  g_autoptr (TengenReviewGame) game =
      tengen_review_game_new_file (file, 0, NULL, TENGEN_NODE_NONE);
  g_autofree char *fault = NULL;
  TengenReviewFacts *facts =
      tengen_review_game_read_start (start, "a.gib", cut, &fault);

  g_assert_nonnull (facts);
  g_assert_null (fault);
  tengen_review_game_take_facts (game, facts, NULL);
  g_assert_nonnull (strstr (tengen_review_game_get_title (game), "花子"));
  g_assert_null (tengen_review_game_read_start (letter, "a.gib", 4096, &fault));
  g_assert_cmpstr (fault, ==, "There is no game in this Tygem GIB file.");
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  add ("/review/games/items", test_items);
  add ("/review/games/search", test_search);
  add ("/review/games/go", test_go);
  add ("/review/games/pictures", test_pictures);
  add ("/review/games/many", test_many);
  add ("/review/games/files", test_files);
  add ("/review/games/order", test_order);
  add ("/review/games/order/chosen", test_order_chosen);
  add ("/review/games/order/many", test_order_many);
  add ("/review/games/order/files", test_order_files);
  g_test_add_func ("/review/games/start", test_start);
  add ("/review/games/keys/others", test_keys_others);
  add ("/review/games/keys/here", test_keys);
  add ("/review/games/keys/far", test_keys_far);
  add ("/review/games/keys/search", test_keys_search);
  return g_test_run ();
}
