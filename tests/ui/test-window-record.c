/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-window-record: windows with records that come from elsewhere
 *
 * What: review, lists of games, charsets, files that others change, exports,
 *       comments that are being typed.
 * Not:  the clipboard (test-window-clipboard).
 */
#include "app-window.h"
#include "cff-leak.h"
#include "keys-shown.h"
#include "tengen-export.h"
#include "tengen-recent-files.h"
#include "tengen-review-charset.h"
#include "tengen-review-tree.h"
#include "tengen-journal-shelf.h"

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>
#endif

#define MOST_ROWS 12

static void
test_review (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  gboolean review = TRUE;
  g_object_get (window->page, "review", &review, NULL);
  g_assert_false (review);
  g_autoptr (GFile) file = make_file (
      f,
      "one.sgf",
      "(;GM[1]SZ[9]RU[Japanese]EV[Cup]PB[Ann]PW[Bob]RE[B+R];B[ee];W[cc])");
  open_file (window, file);
  g_object_get (window->page, "review", &review, NULL);
  g_assert_true (review);
  g_assert_nonnull (strstr (gtk_label_get_label (window->title), "Ann"));
  assert_subtitle_has (window, "0 / 2");
  assert_subtitle_has (window, "one.sgf");
  tengen_session_step (get_session (window), 1);
  assert_subtitle_has (window, "1 / 2");
  /* to the game and back, by the action of the button */
  run (window, "win.review");
  g_object_get (window->page, "review", &review, NULL);
  g_assert_false (review);
  g_assert_null (strstr (gtk_label_get_label (window->title), "Ann"));
  run (window, "win.review");
  g_assert_true (tengen_document_get_review (window->document));
}

static void
test_open_own (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file =
      make_file (f, "own.sgf", "(;GM[1]SZ[9]RU[Japanese]TNR[japan];B[ee])");
  open_file (window, file);
  g_assert_false (tengen_document_get_review (window->document));
  g_assert_cmpuint (count_moves (window), ==, 1);
}

/* A record without a board is read, with the keys in its tree. */
static void
test_open_other (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file =
      make_file (f, "other.sgf", "(;GM[6]PB[Carl];B[61abcd];W[31gi])");
  open_file (window, file);
  g_assert_true (tengen_document_get_review (window->document));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (focus);
  g_assert_nonnull (gtk_widget_get_ancestor (focus, TENGEN_TYPE_REVIEW_TREE));
}

/* The notice and the tab of the review tell the same number. */
static void
test_notes (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file = make_file (
      f, "notes.sgf", "(;GM[1]SZ[9]RU[Japanese]\n;B[zz]\n;Black[aa]\n;W[yy])");
  open_file (window, file);
  guint n = tengen_document_get_warnings (window->document)->len;
  g_autofree char *number = g_strdup_printf ("Notes on this file: %u.", n);
  const char *text = tengen_notice_get_text (window->notice);
  g_assert_nonnull (strstr (text, number));
  g_assert_nonnull (strstr (text, "first in line 3"));
  /* what was not mended is for the review alone */
  g_autoptr (GFile) odd =
      make_file (f, "odd.sgf", "(;GM[1]SZ[9]RU[Japanese];B[zz])");
  open_file (window, odd);
  window = find_window_of (odd);
  g_assert_nonnull (window);
  g_assert_cmpuint (tengen_document_get_warnings (window->document)->len, >, 0);
  g_assert_null (tengen_notice_get_text (window->notice));
}

static GtkWidget *
find_shortcuts (void)
{
  return find_toplevel (TENGEN_TYPE_SHORTCUTS_WINDOW);
}

static void
check_section (const char *section)
{
  g_assert_cmpstr (get_keys_shown (find_shortcuts ()), ==, section);
}

/* The keys for what the user is doing come first. */
static void
test_shortcuts (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  run (window, "win.shortcuts");
  check_section ("play");
  g_assert_cmpstr (
      gtk_window_get_title (GTK_WINDOW (find_shortcuts ())), ==, "Keys");
  run (window, "win.review");
  run (window, "win.shortcuts");
  check_section ("review");
  gtk_window_destroy (GTK_WINDOW (find_shortcuts ()));
  g_assert_null (find_shortcuts ());
}

static void
test_move (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file =
      make_file (f,
                 "one.sgf",
                 "(;GM[1]SZ[9]RU[Japanese];B[ee];W[cc];B[dd](;W[aa])(;W[bb]))");
  tengen_program_open_file (program, NULL, file, 2, FALSE);
  while (application->loading->len > 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_moves (window), ==, 2);
  g_assert_null (tengen_notice_get_text (window->notice));
  /* it is open already */
  tengen_program_open_file (program, NULL, file, 0, FALSE);
  g_assert_cmpuint (count_moves (window), ==, 0);
  tengen_program_open_file (program, NULL, file, 57, FALSE);
  g_assert_cmpuint (count_moves (window), ==, 4);
  g_assert_nonnull (strstr (tengen_notice_get_text (window->notice), "57"));
  g_assert_cmpuint (count_windows (), ==, 1);
}

/* What other programs ask to be opened may be no address at all. */
static void
test_no_address (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file = g_file_new_for_uri ("nonsense");
  open_file (window, file);
  g_assert_nonnull (
      strstr (tengen_notice_get_text (window->notice), "nonsense"));
}

static void
test_games (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file = make_file (
      f,
      "two.sgf",
      "(;GM[1]SZ[9]RU[Japanese]PB[Ann])(;GM[1]SZ[13]RU[Chinese]PB[花子])");
  open_file (window, file);
  g_assert_nonnull (
      strstr (tengen_notice_get_text (window->notice), "2 games"));
  /* the list comes by itself */
  while (window->games_window == NULL)
    g_main_context_iteration (NULL, TRUE);
  const TengenGame *game = tengen_window_get_game (window);
  tengen_session_goto (
      get_session (window),
      tengen_record_get_game (tengen_game_get_record (game), 1));
  g_assert_nonnull (strstr (gtk_label_get_label (window->title), "花子"));
  /* back and there again by keys, not beyond; the title says which it is */
  assert_subtitle_has (window, "Game 2/2");
  run (window, "win.following-game");
  assert_subtitle_has (window, "Game 2/2");
  run (window, "win.preceding-game");
  assert_subtitle_has (window, "Game 1/2");
  g_assert_nonnull (strstr (gtk_label_get_label (window->title), "Ann"));
  run (window, "win.preceding-game");
  assert_subtitle_has (window, "Game 1/2");
  run (window, "win.following-game");
  assert_subtitle_has (window, "Game 2/2");
  /* another file has other games */
  tengen_window_replace_document (
      window,
      tengen_document_new (tengen_game_get_setup (game),
                           tengen_program_get_shelf (program)));
  g_assert_null (window->games_window);
}

#define SHIFT_JIS "(;GM[1]SZ[9]RU[Japanese]PB[\x89\xd4\x8e\x71];B[ee];W[cc])"

static void
read_as (TengenWindow *window, const char *charset)
{
  run (window, "win.charset");
  GListModel *windows = gtk_window_get_toplevels ();
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GObject) other = g_list_model_get_item (windows, i);
      if (!TENGEN_IS_REVIEW_CHARSET (other))
        continue;
      g_signal_emit_by_name (other, "chosen", charset);
      gtk_window_destroy (GTK_WINDOW (other));
      break;
    }
  g_assert_true (window->reading);
  while (window->reading)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_charset (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file = make_file (f, "sjis.sgf", SHIFT_JIS);
  open_file (window, file);
  tengen_session_step (get_session (window), 1);
  read_as (window, "GB18030");
  g_assert_cmpstr (get_black (window), !=, "花子");
  read_as (window, "CP932");
  g_assert_cmpstr (get_black (window), ==, "花子");
  /* the same file at the same move; nothing was to be kept */
  g_assert_true (
      g_file_equal (tengen_document_get_file (window->document), file));
  g_assert_cmpuint (count_moves (window), ==, 1);
  g_autoptr (GPtrArray) entries =
      tengen_journal_shelf_list (tengen_program_get_shelf (program));
  g_assert_cmpuint (entries->len, ==, 0);
  /* a clean copy */
  save_again (window);
  g_autofree char *text = folder_read (g_file_peek_path (file));
  g_assert_nonnull (strstr (text, "CA[UTF-8]"));
  g_assert_nonnull (strstr (text, "PB[花子]"));
}

/* Games of a file keep their places, and so does the one that is shown. */
static void
test_charset_second (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file = make_file (
      f, "two.sgf", SHIFT_JIS "(;GM[1]SZ[9]PB[\x89\xd4];B[aa];B[bb])");
  open_file (window, file);
  const TengenRecord *record =
      tengen_game_get_record (tengen_window_get_game (window));
  tengen_session_goto (get_session (window),
                       tengen_record_get_game (record, 1));
  tengen_session_step (get_session (window), 1);
  read_as (window, "CP932");
  g_assert_cmpstr (get_black (window), ==, "花");
  g_assert_cmpuint (count_moves (window), ==, 1);
}

static void
test_charset_unsaved (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file = make_file (f, "sjis.sgf", SHIFT_JIS);
  open_file (window, file);
  g_assert_true (tengen_session_play (get_session (window), 0));
  read_as (window, "GB18030");
  g_assert_false (tengen_document_get_unsaved (window->document));
  g_assert_nonnull (
      strstr (tengen_notice_get_text (window->notice), "Go On With"));
  g_autoptr (GPtrArray) entries =
      tengen_journal_shelf_list (tengen_program_get_shelf (program));
  g_assert_cmpuint (entries->len, ==, 1);
  const TengenJournalShelfEntry *entry = g_ptr_array_index (entries, 0);
  g_assert_null (entry->file);
  g_action_group_activate_action (
      G_ACTION_GROUP (program), "continue", g_variant_new_string (entry->id));
  settle ();
  g_assert_cmpuint (count_windows (), ==, 2);
}

static void
let_pass (guint ms)
{
  gint64 end = g_get_monotonic_time () + ms * 1000;
  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

static void
test_changed_on_disk (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file =
      make_file (f, "one.sgf", "(;GM[1]SZ[9]RU[Japanese];B[ee];W[cc])");
  open_file (window, file);
  tengen_session_step (get_session (window), 1);
  /* what is saved here is no news */
  g_assert_true (tengen_session_play (get_session (window), 0));
  save_again (window);
  let_pass (600);
  g_assert_null (tengen_notice_get_text (window->notice));
  folder_write (g_file_peek_path (file),
                "(;GM[1]SZ[9]RU[Japanese];B[ee];W[cc];B[dd])");
  wait_for_notice (window, "Another program");
  g_assert_true (tengen_session_play (get_session (window), 10));
  run (window, "win.reload");
  while (window->reading)
    g_main_context_iteration (NULL, TRUE);
  /* the change waits, the file is read as it is now */
  g_assert_false (tengen_document_get_unsaved (window->document));
  g_assert_nonnull (
      strstr (tengen_notice_get_text (window->notice), "Go On With"));
  tengen_session_step (get_session (window), G_MAXINT);
  g_assert_cmpuint (count_moves (window), ==, 3);
}

/* The notice from saving over a changed file stays when the watch sees the same
 * change: it has the button that the user needs. */
static void
test_changed_and_saved (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file =
      make_file (f, "one.sgf", "(;GM[1]SZ[9]RU[Japanese];B[ee];W[cc])");
  open_file (window, file);
  g_assert_true (tengen_session_play (get_session (window), 0));
  folder_write (g_file_peek_path (file), "(;GM[1]SZ[9];B[dd])");
  run (window, "win.save");
  wait_for_notice (window, "Not saved");
  let_pass (600);
  g_assert_nonnull (
      strstr (tengen_notice_get_text (window->notice), "Not saved"));
}

/* Lets the leak checker overlook what is allocated meanwhile. */
static void
ignore_leaks (gboolean ignored)
{
#ifdef __SANITIZE_ADDRESS__
  if (ignored)
    __lsan_disable ();
  else
    __lsan_enable ();
#endif
}

/* A packed record of two moves. */
static const char PACKED[] =
    "\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03\xd3\xb0\x76\xf7"
    "\x8d\x36\x8c\x0d\x8e\x8a\xb6\x8c\x0d\x0a\x8d\xf6\x4a\x2c"
    "\x48\xcc\x4b\x2d\x4e\x8d\xb5\x76\x8a\x4e\x05\x92\xe1\xd1"
    "\xc9\xc9\xb1\x9a\x00\xec\xd7\xb5\x89\x25\x00\x00\x00";

/* A packed record opens; what is done to it is not written into it, but another
 * name is asked for. */
static void
test_packed (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autofree char *path = g_build_filename (f->folder, "one.sgf.gz", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *after = NULL;
  gsize length;
  g_assert_true (g_file_set_contents (path, PACKED, sizeof PACKED - 1, NULL));
  open_file (window, file);
  tengen_session_step (get_session (window), G_MAXINT);
  g_assert_cmpuint (count_moves (window), ==, 2);
  g_assert_true (tengen_session_play (get_session (window), 0));
  /* GTK's chooser makes GLib grow tables whose old copies it never frees */
  ignore_leaks (TRUE);
  run (window, "win.save");
  g_assert_false (window->saving);
  settle ();
  GtkWidget *chooser = find_toplevel (GTK_TYPE_FILE_CHOOSER);
  g_assert_nonnull (chooser);
  g_autofree char *name =
      gtk_file_chooser_get_current_name (GTK_FILE_CHOOSER (chooser));
  g_assert_cmpstr (name, ==, "one.sgf");
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_CANCEL);
  settle ();
  ignore_leaks (FALSE);
  g_assert_true (g_file_get_contents (path, &after, &length, NULL));
  g_assert_cmpmem (after, length, PACKED, sizeof PACKED - 1);
  g_assert_true (tengen_document_get_unsaved (window->document));
}

/* A truncated record is refused with a sentence. */
static void
test_packed_cut (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autofree char *path = g_build_filename (f->folder, "cut.sgf.gz", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_assert_true (g_file_set_contents (path, PACKED, sizeof PACKED - 5, NULL));
  open_file (window, file);
  wait_for_notice (window, "cut off");
  g_assert_nonnull (
      strstr (tengen_notice_get_text (window->notice), "cut off"));
}

/* What is read before the program has started is what is shown. */
static void
test_early (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) one = make_file (f, "one.sgf", "(;GM[1]SZ[13])");
  g_autoptr (GFile) two = make_file (f, "two.sgf", "(;GM[1]SZ[7])");
  GFile *files[] = { one, two };
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      tengen_application_read_early (application, files[i]);
      /* finished before, or not yet */
      while (i == 0 && application->early_result == NULL)
        g_main_context_iteration (NULL, TRUE);
      open_file (NULL, files[i]);
      g_assert_null (application->early_file);
      g_assert_null (application->early_result);
    }
  g_assert_cmpuint (count_windows (), ==, 2);
  TengenWindow *window = get_window ();
  g_assert_cmpint (
      tengen_game_get_setup (tengen_window_get_game (window))->width, ==, 7);
}

static void
test_export (Fixture *f, gconstpointer data)
{
  static const struct
  {
    TengenPaintExportFormat format;
    const char *head;
  } rows[] = {
    { TENGEN_PAINT_EXPORT_PNG, "\x89PNG" },
    { TENGEN_PAINT_EXPORT_SVG, "<?xml" },
    { TENGEN_PAINT_EXPORT_PDF, "%PDF" },
    { TENGEN_PAINT_EXPORT_GIF, "GIF89a" },
    { TENGEN_PAINT_EXPORT_ASCII, "$$Bc9\n" },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TengenPaintExport export = { .format = rows[i].format,
                                   .size = 100,
                                   .style = TENGEN_PAINT_STYLE_INIT };
      GPtrArray *views =
          g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_view_free);
      g_autoptr (GAsyncResult) result = NULL;
      g_autoptr (GError) error = NULL;
      g_ptr_array_add (views, tengen_view_new (9, 5));
      g_autoptr (GTask) job =
          tengen_export_start (views, &export, NULL, keep_result_cb, &result);
      g_autoptr (GBytes) bytes =
          tengen_export_finish (wait_for (&result), &error);
      g_assert_no_error (error);
      gsize length;
      const char *head = g_bytes_get_data (bytes, &length);
      g_assert_cmpuint (length, >, 50);
      g_assert_cmpmem (
          head, strlen (rows[i].head), rows[i].head, strlen (rows[i].head));
    }
}

/* What is stopped gives nothing. */
static void
test_export_stop (Fixture *f, gconstpointer data)
{
  TengenPaintExport export = { .format = TENGEN_PAINT_EXPORT_GIF,
                               .size = 100,
                               .style = TENGEN_PAINT_STYLE_INIT };
  GPtrArray *views =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_view_free);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  for (int i = 0; i < 500; i++)
    g_ptr_array_add (views, tengen_view_new (9, 9));
  g_autoptr (GTask) job = tengen_export_start (
      views, &export, cancellable, keep_result_cb, &result);
  g_cancellable_cancel (cancellable);
  g_assert_null (tengen_export_finish (wait_for (&result), &error));
  g_assert_nonnull (error);
  g_assert_cmpfloat (tengen_export_get_progress (job), <, 1);
}

static void
test_recent (Fixture *f, gconstpointer data)
{
  g_autofree char *list = g_build_filename (f->folder, "recent.xbel", NULL);
  g_autoptr (GtkRecentManager) manager =
      g_object_new (GTK_TYPE_RECENT_MANAGER, "filename", list, NULL);
  g_autoptr (GPtrArray) none = tengen_recent_files_list (manager);
  g_assert_cmpuint (none->len, ==, 0);
  g_autoptr (GFile) here = make_file (f, "here_1.sgf", "(;GM[1])");
  g_autoptr (GFile) gone = make_file (f, "gone.sgf", "(;GM[1])");
  g_autoptr (GFile) other = make_file (f, "letter.txt", "(;GM[1])");
  GFile *files[] = { here, gone, other };
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *uri = g_file_get_uri (files[i]);
      GtkRecentData recent = {
        .mime_type = (char *) (i == 2 ? "text/plain" : "application/x-go-sgf"),
        .app_name = (char *) "tengen",
        .app_exec = (char *) "tengen %f",
      };
      g_assert_true (gtk_recent_manager_add_full (manager, uri, &recent));
    }
  settle ();
  g_assert_true (g_file_delete (gone, NULL, NULL));
  g_autoptr (GPtrArray) recent = tengen_recent_files_list (manager);
  g_assert_cmpuint (recent->len, ==, 1);
  g_assert_true (g_file_equal (g_ptr_array_index (recent, 0), here));
}

/* Records of other programs are listed; of endings that other files have too
 * only what was noted as a record. */
static void
test_recent_foreign (Fixture *f, gconstpointer data)
{
  static const struct
  {
    const char *name;
    const char *type;
    gboolean listed;
  } cases[] = {
    { "a.gib", "text/plain", TRUE },
    { "a.UGF.gz", "application/gzip", TRUE },
    { "libc.lib", "application/x-archive", FALSE },
    { "my.lib", "application/x-renlib", TRUE },
    { "page.xml", "application/xml", FALSE },
  };
  g_autofree char *list = g_build_filename (f->folder, "recent.xbel", NULL);
  g_autoptr (GtkRecentManager) manager =
      g_object_new (GTK_TYPE_RECENT_MANAGER, "filename", list, NULL);
  guint n = 0;
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) file = make_file (f, cases[i].name, "text");
      g_autofree char *uri = g_file_get_uri (file);
      GtkRecentData recent = {
        .mime_type = (char *) cases[i].type,
        .app_name = (char *) "tengen",
        .app_exec = (char *) "tengen %f",
      };
      g_assert_true (gtk_recent_manager_add_full (manager, uri, &recent));
    }
  settle ();
  g_autoptr (GPtrArray) recent = tengen_recent_files_list (manager);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_build_filename (f->folder, cases[i].name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_assert_cmpint (g_ptr_array_find_with_equal_func (
                           recent, file, (GEqualFunc) g_file_equal, NULL),
                       ==,
                       cases[i].listed);
      n += cases[i].listed;
    }
  g_assert_cmpuint (recent->len, ==, n);
}

static gboolean
is_comment (GtkWidget *widget)
{
  return GTK_IS_TEXT_VIEW (widget) &&
         gtk_text_view_get_editable (GTK_TEXT_VIEW (widget));
}

static GtkWidget *
find_comment (GtkWidget *top)
{
  if (is_comment (top))
    return top;
  for (GtkWidget *child = gtk_widget_get_first_child (top); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_comment (child);
      if (found != NULL)
        return found;
    }
  return NULL;
}

/* A comment that is still being typed when the window closes or saves. */
static void
test_typing (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file =
      make_file (f, "one.sgf", "(;GM[1]SZ[9]RU[Japanese];B[ee];W[cc])");
  open_file (window, file);
  GtkWidget *comment = find_comment (GTK_WIDGET (window->page));
  g_assert_nonnull (comment);
  gtk_text_buffer_set_text (
      gtk_text_view_get_buffer (GTK_TEXT_VIEW (comment)), "a good move", -1);
  quit_program ();
  window = activate ();
  const TengenGame *game = tengen_window_get_game (window);
  g_autofree char *text = tengen_record_get_text (tengen_game_get_record (game),
                                                  tengen_game_get_root (game),
                                                  TENGEN_PROPERTY_C);
  g_assert_cmpstr (text, ==, "a good move");
  comment = find_comment (GTK_WIDGET (window->page));
  g_assert_nonnull (comment);
  gtk_text_buffer_set_text (
      gtk_text_view_get_buffer (GTK_TEXT_VIEW (comment)), "a better one", -1);
  save_again (window);
  g_autofree char *saved = folder_read (g_file_peek_path (file));
  g_assert_nonnull (strstr (saved, "C[a better one]"));
}

/* Rows of a menu itself, not of its submenus. */
static int
count_rows (GMenuModel *menu)
{
  int n = 0;
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section =
          g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      n += section != NULL ? count_rows (section) : 1;
    }
  return n;
}

static void
assert_rows (TengenWindow *window)
{
  gtk_menu_button_popup (window->menu_button);
  g_assert_cmpint (
      count_rows (gtk_menu_button_get_menu_model (window->menu_button)),
      <=,
      MOST_ROWS);
  gtk_menu_button_popdown (window->menu_button);
}

/* In whatever state: with nothing to undo, with games that wait, in review. */
static void
test_menu_rows (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  assert_rows (window);
  g_assert_true (tengen_session_play (get_session (window), 40));
  assert_rows (window);
  run (window, "win.again");
  tengen_waiting_look (tengen_program_get_waiting (program));
  while (g_list_model_get_n_items (tengen_waiting_get_items (
             tengen_program_get_waiting (program))) == 0)
    g_main_context_iteration (NULL, TRUE);
  assert_rows (window);
  run (window, "win.review");
  assert_rows (window);
}

static void
test_menus (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_assert_true (tengen_session_play (get_session (window), 40));
  gtk_menu_button_popup (window->menu_button);
  GMenu *steps = g_object_get_data (G_OBJECT (window->menu_button), "steps");
  g_assert_nonnull (steps);
  g_autofree char *undo = NULL;
  g_autofree char *redo = NULL;
  g_menu_model_get_item_attribute (
      G_MENU_MODEL (steps), 0, "label", "s", &undo);
  g_menu_model_get_item_attribute (
      G_MENU_MODEL (steps), 1, "label", "s", &redo);
  g_assert_true (g_str_has_prefix (undo, "Undo: "));
  g_assert_cmpstr (redo, ==, "Redo");
  gtk_menu_button_popdown (window->menu_button);
  run (window, "win.undo");
  g_assert_cmpuint (count_moves (window), ==, 0);
  run (window, "win.redo");
  g_assert_cmpuint (count_moves (window), ==, 1);
  gtk_menu_button_popup (window->view_button);
  g_assert_nonnull (gtk_menu_button_get_menu_model (window->view_button));
  gtk_menu_button_popdown (window->view_button);
}

static void
add_tests (void)
{
  add ("/window/review", test_review);
  add ("/window/open-own", test_open_own);
  add ("/window/open-other", test_open_other);
  add ("/window/notes", test_notes);
  add ("/window/shortcuts", test_shortcuts);
  add ("/window/move", test_move);
  add ("/window/no-address", test_no_address);
  add ("/window/games", test_games);
  add ("/window/charset/plain", test_charset);
  add ("/window/charset/second", test_charset_second);
  add ("/window/charset/unsaved", test_charset_unsaved);
  add ("/window/changed-on-disk", test_changed_on_disk);
  add ("/window/changed-and-saved", test_changed_and_saved);
  add ("/window/packed", test_packed);
  add ("/window/packed/cut", test_packed_cut);
  add ("/window/early", test_early);
  add ("/window/export", test_export);
  add ("/window/export/stop", test_export_stop);
  add ("/window/recent", test_recent);
  add ("/window/recent-foreign", test_recent_foreign);
  add ("/window/typing", test_typing);
  add ("/window/menus", test_menus);
  add ("/window/menu-rows", test_menu_rows);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
