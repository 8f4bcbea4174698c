/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-document: a game with its file and its journal
 *
 * What: what was played is there again after the program ended without a word;
 *       what was saved leaves nothing behind; nothing is lost in between.
 */
#include <locale.h>
#include <string.h>

#include "app-shelf.h"
#include "tengen-board-notation.h"
#include "tengen-document.h"
#include "tengen-session-clock.h"

typedef struct
{
  char *folder;
  char *shelf;
  char *path;
  GFile *file;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->folder = folder_new ();
  f->shelf = g_build_filename (f->folder, "journal", NULL);
  f->path = g_build_filename (f->folder, "game.sgf", NULL);
  f->file = g_file_new_for_path (f->path);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  settle ();
  folder_remove (f->folder);
  g_free (f->folder);
  g_free (f->shelf);
  g_free (f->path);
  g_object_unref (f->file);
}

/* The log of the only journal. */
static char *
read_log (Fixture *f)
{
  g_autoptr (GDir) dir = g_dir_open (f->shelf, 0, NULL);
  const char *name = g_dir_read_name (dir);
  g_assert_nonnull (name);
  g_autofree char *path = g_build_filename (f->shelf, name, "log", NULL);
  return folder_read (path);
}

static TengenDocument *
start (Fixture *f)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 5);
  return tengen_document_new (setup, f->shelf);
}

static TengenDocument *
open_file (Fixture *f, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  if (text != NULL)
    folder_write (f->path, text);
  tengen_loaded_read_async (f->file, NULL, 0, NULL, keep_result_cb, &result);
  g_autoptr (TengenLoaded) loaded =
      tengen_loaded_read_finish (wait_for (&result), &error);
  g_assert_no_error (error);
  return tengen_document_new_loaded (loaded, f->shelf);
}

static void
play (TengenDocument *document, const char *points)
{
  TengenSession *session = tengen_document_get_session (document);
  const TengenGame *game = tengen_session_get_game (session);
  g_auto (GStrv) words = g_strsplit (points, " ", -1);
  for (char **word = words; *word != NULL; word++)
    {
      TengenPoint point;
      int width = tengen_game_get_setup (game)->width;
      g_assert_true (tengen_notation_parse (
          TENGEN_NOTATION_A1, width, width, *word, &point));
      g_assert_true (tengen_session_play (session, point));
    }
}

/* As if the program had been killed: no word, but the locks are gone. */
static void
drop (TengenDocument *document)
{
  g_object_run_dispose (G_OBJECT (document));
  g_object_unref (document);
}

static TengenDocument *
restore (Fixture *f, TengenRestored wanted)
{
  TengenRestored restored;
  TengenJournal *journal = take_last (f->shelf);
  g_assert_nonnull (journal);
  TengenDocument *document =
      tengen_document_new_restored (journal, f->shelf, &restored);
  g_assert_nonnull (document);
  g_assert_cmpint (restored, ==, wanted);
  return document;
}

static guint
count_moves (TengenDocument *document)
{
  return tengen_position_get_move (
      tengen_session_get_position (tengen_document_get_session (document)));
}

static gboolean
save (TengenDocument *document, GFile *file, gboolean over, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;
  tengen_document_save_async (document, file, over, keep_result_cb, &result);
  return tengen_document_save_finish (
      document, wait_for (&result), NULL, error);
}

static void
test_new (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenDocument) document = start (f);
  g_assert_true (tengen_document_get_untouched (document));
  g_assert_false (tengen_document_get_unsaved (document));
  g_autofree char *name = tengen_document_get_file_name (document);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%d-");
  g_assert_true (g_str_has_prefix (name, today));
  g_assert_true (g_str_has_suffix (name, ".sgf"));
  g_assert_null (strchr (name, ' '));
  tengen_document_close (document, FALSE);
  g_assert_false (g_file_test (f->shelf, G_FILE_TEST_EXISTS));
}

/* Names without end are cut at a whole letter; what a folder refuses goes. */
static void
test_long_name (Fixture *f, gconstpointer data)
{
  for (int shift = 0; shift < 4; shift++)
    {
      g_autoptr (TengenGameSetup) setup =
          tengen_game_setup_new (tengen_go_rules_find ("pure"), 5);
      g_autoptr (GString) black = g_string_new (&"xxx"[3 - shift]);
      for (int i = 0; i < 20000; i++)
        g_string_append (black, i == 3 ? "/?" : "天");
      setup->black = g_strdup (black->str);
      setup->white = g_strdup ("B");
      g_autoptr (TengenDocument) document =
          tengen_document_new (setup, f->shelf);
      g_autofree char *name = tengen_document_get_file_name (document);
      g_assert_true (g_utf8_validate (name, -1, NULL));
      g_assert_cmpuint (strlen (name), >, 100);
      g_assert_cmpuint (strlen (name), <, 200);
      g_assert_true (g_str_has_suffix (name, "天.sgf"));
      g_assert_null (strpbrk (name, "/?"));
      tengen_document_close (document, FALSE);
    }
}

static void
test_restore_new (Fixture *f, gconstpointer data)
{
  TengenDocument *document = start (f);
  play (document, "C3 B3 C2");
  tengen_session_step (tengen_document_get_session (document), -1);
  g_assert_true (tengen_document_get_unsaved (document));
  drop (document);
  document = restore (f, TENGEN_RESTORED_CUT);
  g_assert_cmpuint (count_moves (document), ==, 2);
  g_assert_true (tengen_document_get_unsaved (document));
  g_assert_false (tengen_document_get_untouched (document));
  tengen_session_step (tengen_document_get_session (document), 1);
  play (document, "B2");
  drop (document);
  /* the same journal went on */
  g_assert_cmpuint (shelf_count (f->shelf), ==, 1);
  document = restore (f, TENGEN_RESTORED_CUT);
  g_assert_cmpuint (count_moves (document), ==, 4);
  drop (document);
}

static void
test_restore_count (Fixture *f, gconstpointer data)
{
  TengenDocument *document = start (f);
  TengenSession *session = tengen_document_get_session (document);
  play (document, "C3 B3");
  tengen_session_pass (session);
  tengen_session_pass (session);
  tengen_session_agree (session, TENGEN_SEAT_FIRST, TRUE);
  drop (document);
  document = restore (f, TENGEN_RESTORED_CUT);
  session = tengen_document_get_session (document);
  const TengenPosition *position = tengen_session_get_position (session);
  g_assert_cmpint (
      tengen_position_get_phase (position), ==, TENGEN_PHASE_COUNT);
  g_assert_true (tengen_position_get_agreed (position, TENGEN_SEAT_FIRST));
  g_assert_false (tengen_position_get_agreed (position, TENGEN_SEAT_SECOND));
  drop (document);
}

static void
test_close (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenDocument) document = start (f);
  play (document, "C3");
  tengen_document_close (document, FALSE);
  TengenDocument *again = restore (f, TENGEN_RESTORED_WHOLE);
  g_assert_cmpuint (count_moves (again), ==, 1);
  tengen_document_close (again, TRUE);
  g_assert_cmpstr (tengen_document_get_journal_id (again),
                   ==,
                   tengen_document_get_journal_id (document));
  g_object_unref (again);
  /* put away: it waits, but is not shown by itself */
  g_assert_null (take_last (f->shelf));
  g_autoptr (GPtrArray) entries = tengen_journal_shelf_list (f->shelf);
  g_assert_cmpuint (entries->len, ==, 1);
}

static void
test_save (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenDocument) document = start (f);
  play (document, "C3 B3");
  g_assert_true (save (document, f->file, FALSE, &error));
  g_assert_no_error (error);
  g_assert_false (tengen_document_get_unsaved (document));
  g_assert_true (g_file_equal (tengen_document_get_file (document), f->file));
  g_autofree char *text = folder_read (f->path);
  g_assert_nonnull (strstr (text, "AP[Tengen:"));
  g_assert_nonnull (strstr (text, "DT[20"));
  /* back to what was saved is saved */
  TengenSession *session = tengen_document_get_session (document);
  play (document, "C2");
  g_assert_true (tengen_document_get_unsaved (document));
  tengen_session_undo (session);
  g_assert_false (tengen_document_get_unsaved (document));
  tengen_document_close (document, FALSE);
  g_assert_cmpuint (shelf_count (f->shelf), ==, 0);
}

static void
test_save_failed (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) nowhere = g_file_get_child (f->file, "below.sgf");
  g_autoptr (TengenDocument) document = start (f);
  play (document, "C3");
  g_assert_false (save (document, nowhere, FALSE, &error));
  g_assert_error (error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_FOLDER);
  g_assert_true (tengen_document_get_unsaved (document));
  g_assert_null (tengen_document_get_file (document));
}

static void
test_save_changed (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenDocument) document =
      open_file (f, "(;GM[1]SZ[5]RU[Japanese])");
  play (document, "C3");
  folder_write (f->path, "(;GM[1]SZ[5]C[another program])");
  g_assert_false (save (document, f->file, FALSE, &error));
  g_assert_error (error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_CHANGED);
  g_assert_true (save (document, f->file, TRUE, NULL));
  g_assert_false (tengen_document_get_unsaved (document));
}

/* Names in Shift_JIS; the file does not name its charset. */
#define GUESSED                                                                \
  "(;GM[1]SZ[5]RU[Japanese]PB[\x89\xd4\x8e\x71]C["                             \
  "\x82\xb1\x82\xb1\x82\xaa\x91\xe5\x8e\x96])"

static char *
read_beside (Fixture *f)
{
  g_autofree char *path = g_strconcat (f->path, "~", NULL);
  char *text = NULL;
  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

/* A guess is in doubt until the user names the charset or saves the file. */
static void
test_doubt_charset (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenDocument) document = open_file (f, GUESSED);
  g_autoptr (TengenDocumentDoubt) doubt = tengen_document_find_doubt (document);
  g_assert_nonnull (doubt);
  g_assert_cmpstr (
      doubt->charset, ==, tengen_document_get_charset (document, NULL));
  g_assert_cmpuint (doubt->game, ==, TENGEN_NODE_NONE);
  g_assert_true (save (document, f->file, FALSE, NULL));
  g_assert_null (tengen_document_find_doubt (document));
  g_autofree char *kept = read_beside (f);
  g_assert_cmpstr (kept, ==, GUESSED);
}

/* What is saved elsewhere leaves the old file alone. */
static void
test_doubt_elsewhere (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) other = g_file_new_build_filename (f->folder, "b", NULL);
  g_autoptr (TengenDocument) document = open_file (f, GUESSED);
  g_assert_true (save (document, other, FALSE, NULL));
  g_assert_null (tengen_document_find_doubt (document));
  g_autofree char *old = folder_read (f->path);
  g_assert_cmpstr (old, ==, GUESSED);
  g_assert_null (read_beside (f));
}

/* What is said of a file, and whether a charset is in doubt. */
static void
test_doubt_none (Fixture *f, gconstpointer data)
{
  static const char *const texts[] = {
    "(;GM[1]SZ[5]RU[Japanese]PB[Hanako])",
    "(;GM[1]SZ[5]RU[Japanese]CA[UTF-8]PB[花子])",
    "(;GM[1]SZ[5]RU[Japanese]PB[花子])",
    "(;GM[1]SZ[5]RU[Japanese]CA[Shift_JIS]PB[\x89\xd4\x8e\x71])",
  };
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (TengenDocument) document = open_file (f, texts[i]);
      g_test_message ("%s", texts[i]);
      g_assert_null (tengen_document_find_doubt (document));
      g_assert_true (save (document, f->file, FALSE, NULL));
      g_assert_null (read_beside (f));
    }
}

static void
resign (TengenDocument *document)
{
  TengenSession *session = tengen_document_get_session (document);
  tengen_session_step (session, G_MAXINT);
  tengen_session_resign (
      session,
      tengen_position_get_seat (
          tengen_session_get_position (session),
          tengen_position_get_to_move (tengen_session_get_position (session))));
}

#define ENDED "(;GM[1]SZ[5]RU[Japanese]RE[B+R];B[cc])"

/* A result that play has changed is a doubt, also after a kill, until it is
 * undone or saved. */
static void
test_doubt_result (Fixture *f, gconstpointer data)
{
  TengenDocument *document =
      open_file (f, "(;GM[1]SZ[5]RU[Japanese]RE[W+6.5];B[cc])");
  g_assert_null (tengen_document_find_doubt (document));
  resign (document);
  TengenDocumentDoubt *doubt = tengen_document_find_doubt (document);
  g_assert_nonnull (doubt);
  g_assert_null (doubt->charset);
  g_assert_cmpstr (doubt->was, ==, "W+6.5");
  g_assert_cmpstr (doubt->is, ==, "B+R");
  tengen_document_doubt_free (doubt);
  drop (document);
  document = restore (f, TENGEN_RESTORED_CUT);
  doubt = tengen_document_find_doubt (document);
  g_assert_nonnull (doubt);
  g_assert_cmpstr (doubt->was, ==, "W+6.5");
  tengen_document_doubt_free (doubt);
  tengen_session_undo (tengen_document_get_session (document));
  g_assert_null (tengen_document_find_doubt (document));
  resign (document);
  g_assert_true (save (document, f->file, FALSE, NULL));
  g_assert_null (tengen_document_find_doubt (document));
  g_autofree char *kept = read_beside (f);
  g_assert_nonnull (strstr (kept, "RE[W+6.5]"));
  drop (document);
}

/* The same result in other words is none; nor is the first one. */
static void
test_doubt_same (Fixture *f, gconstpointer data)
{
  static const char *const texts[] = {
    "(;GM[1]SZ[5]RU[Japanese]RE[B+Resign];B[cc])",
    "(;GM[1]SZ[5]RU[Japanese];B[cc])",
    ENDED,
  };
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (TengenDocument) document = open_file (f, texts[i]);
      g_test_message ("%s", texts[i]);
      resign (document);
      g_assert_null (tengen_document_find_doubt (document));
    }
}

/* Every game of a file counts, whichever is shown. */
static void
test_doubt_other_game (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenDocument) document =
      open_file (f, "(;GM[1]SZ[5]RU[Japanese]RE[W+R];B[cc])" ENDED);
  TengenSession *session = tengen_document_get_session (document);
  const TengenRecord *record =
      tengen_game_get_record (tengen_session_get_game (session));
  resign (document);
  tengen_session_goto (session, tengen_record_get_game (record, 1));
  g_autoptr (TengenDocumentDoubt) doubt = tengen_document_find_doubt (document);
  g_assert_nonnull (doubt);
  g_assert_cmpuint (doubt->game, ==, tengen_record_get_game (record, 0));
  g_assert_cmpstr (doubt->was, ==, "W+R");
}

/* The journal knows what is about to be written, before it is. */
static void
test_note_saving (Fixture *f, gconstpointer data)
{
  g_autoptr (GAsyncResult) result = NULL;
  TengenDocument *document = open_file (f, ENDED);
  play (document, "B2");
  tengen_document_save_async (
      document, f->file, FALSE, keep_result_cb, &result);
  g_autofree char *uri = g_file_get_uri (f->file);
  g_autofree char *log = read_log (f);
  g_autoptr (GBytes) bytes = tengen_document_write (document);
  g_autofree char *sum =
      g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  g_autofree char *line = g_strdup_printf ("\n#saving %s %s\n", uri, sum);
  g_assert_nonnull (strstr (log, line));
  g_assert_true (
      tengen_document_save_finish (document, wait_for (&result), NULL, NULL));
  g_autofree char *after = read_log (f);
  g_autofree char *done = g_strdup_printf ("\n#file %s %s\n", uri, sum);
  g_assert_nonnull (strstr (strstr (after, line), done));
  drop (document);
}

/* The window is gone before the disk has answered. */
static void
test_save_and_close (Fixture *f, gconstpointer data)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (TengenDocument) document = start (f);
  play (document, "C3");
  tengen_document_save_async (
      document, f->file, FALSE, keep_result_cb, &result);
  tengen_document_close (document, FALSE);
  g_assert_true (
      tengen_document_save_finish (document, wait_for (&result), NULL, NULL));
  g_assert_cmpuint (shelf_count (f->shelf), ==, 0);
}

static void
test_restore_file (Fixture *f, gconstpointer data)
{
  TengenDocument *document =
      open_file (f, "(;GM[1]SZ[5]RU[Japanese];B[cc];W[dd])");
  g_assert_false (tengen_document_get_untouched (document));
  tengen_session_step (tengen_document_get_session (document), G_MAXINT);
  g_assert_false (tengen_document_get_unsaved (document));
  play (document, "B2");
  drop (document);
  document = restore (f, TENGEN_RESTORED_CUT);
  g_assert_true (g_file_equal (tengen_document_get_file (document), f->file));
  g_assert_true (tengen_document_get_unsaved (document));
  g_assert_cmpuint (count_moves (document), ==, 3);
  /* saved, played on, dropped: the journal knows what is in the file */
  g_assert_true (save (document, f->file, FALSE, NULL));
  play (document, "B3");
  drop (document);
  document = restore (f, TENGEN_RESTORED_CUT);
  g_assert_cmpuint (count_moves (document), ==, 4);
  g_assert_true (tengen_document_get_unsaved (document));
  tengen_session_undo (tengen_document_get_session (document));
  g_assert_false (tengen_document_get_unsaved (document));
  drop (document);
}

static void
test_restore_apart (Fixture *f, gconstpointer data)
{
  TengenDocument *document = open_file (f, "(;GM[1]SZ[5]RU[Japanese])");
  play (document, "B2");
  drop (document);
  folder_write (f->path, "(;GM[1]SZ[5]C[another program])");
  document = restore (f, TENGEN_RESTORED_APART);
  g_assert_null (tengen_document_get_file (document));
  g_assert_true (tengen_document_get_unsaved (document));
  g_assert_cmpuint (count_moves (document), ==, 1);
  drop (document);
}

/* A text from the clipboard lies in no file: it must not get lost. */
static void
test_kept (Fixture *f, gconstpointer data)
{
  g_autoptr (GAsyncResult) result = NULL;
  const char text[] = "(;GM[1]SZ[5]C[from elsewhere];B[cc])";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  tengen_loaded_read_async (NULL, bytes, 0, NULL, keep_result_cb, &result);
  g_autoptr (TengenLoaded) loaded =
      tengen_loaded_read_finish (wait_for (&result), NULL);
  TengenDocument *document = tengen_document_new_loaded (loaded, f->shelf);
  g_assert_true (tengen_document_get_unsaved (document));
  g_assert_false (tengen_document_get_untouched (document));
  drop (document);
  tengen_journal_shelf_clean (f->shelf);
  document = restore (f, TENGEN_RESTORED_CUT);
  g_assert_true (tengen_document_get_unsaved (document));
  g_assert_true (tengen_document_get_review (document));
  /* saved it is like any other */
  g_assert_true (save (document, f->file, FALSE, NULL));
  g_assert_false (tengen_document_get_unsaved (document));
  tengen_document_close (document, FALSE);
  g_assert_cmpuint (shelf_count (f->shelf), ==, 0);
  g_object_unref (document);
}

static TengenDocument *
open_as (Fixture *f, const char *charset)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  tengen_loaded_read_async (f->file, NULL, 0, charset, keep_result_cb, &result);
  g_autoptr (TengenLoaded) loaded =
      tengen_loaded_read_finish (wait_for (&result), &error);
  g_assert_no_error (error);
  return tengen_document_new_loaded (loaded, f->shelf);
}

static const char *
get_black (TengenDocument *document)
{
  const TengenGame *game =
      tengen_session_get_game (tengen_document_get_session (document));
  return tengen_game_get_setup (game)->black;
}

/* The charset a person chose is the one it is read with again. */
static void
test_restore_charset (Fixture *f, gconstpointer data)
{
  folder_write (f->path, "(;GM[1]SZ[5]PB[\x89\xd4\x8e\x71])");
  TengenDocument *document = open_as (f, "CP932");
  g_assert_cmpstr (get_black (document), ==, "花子");
  play (document, "C3");
  drop (document);
  document = restore (f, TENGEN_RESTORED_CUT);
  g_assert_cmpstr (get_black (document), ==, "花子");
  g_assert_cmpstr (tengen_document_get_charset (document, NULL), ==, "CP932");
  g_assert_nonnull (tengen_document_get_bytes (document));
  g_assert_true (save (document, f->file, FALSE, NULL));
  g_assert_cmpstr (tengen_document_get_charset (document, NULL), ==, "UTF-8");
  play (document, "B2");
  drop (document);
  /* the file holds something else than the base now */
  document = restore (f, TENGEN_RESTORED_CUT);
  g_assert_cmpstr (tengen_document_get_charset (document, NULL), ==, "UTF-8");
  g_assert_null (tengen_document_get_bytes (document));
  g_assert_cmpstr (get_black (document), ==, "花子");
  drop (document);
}

/* 花子 in CP932, with a move and a pass. */
static const char GIB[] = "\\HS\n\\[GIBOKIND=Global\\]\n"
                          "\\[GAMEBLACKNAME=\x89\xd4\x8eq (3D)\\]\n"
                          "\\HE\n\\GS\n2 1 0\n3 0 &4\nINI 0 1 0 &4\n"
                          "STO 0 2 1 15 3\nSKI 0 3\n\\GE\n";

/* A file of another form; another file gets its name from that. */
static TengenDocument *
open_copy (Fixture *f, const char *name, const char *charset)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_free (f->path);
  f->path = g_build_filename (f->folder, name, NULL);
  g_object_unref (f->file);
  f->file = g_file_new_for_path (f->path);
  folder_write (f->path, GIB);
  tengen_loaded_read_async (f->file, NULL, 0, charset, keep_result_cb, &result);
  g_autoptr (TengenLoaded) loaded =
      tengen_loaded_read_finish (wait_for (&result), &error);
  g_assert_no_error (error);
  return tengen_document_new_loaded (loaded, f->shelf);
}

/* A copy has no file, and nothing of it is lost before it is changed. */
static void
test_copy (Fixture *f, gconstpointer data)
{
  TengenDocument *document = open_copy (f, "game.gib", "CP932");
  g_autofree char *title = tengen_document_get_title (document);
  g_autofree char *name = tengen_document_get_file_name (document);
  g_assert_null (tengen_document_get_file (document));
  g_assert_true (g_file_equal (tengen_document_get_origin (document), f->file));
  g_assert_cmpint (tengen_document_get_form (document), ==, TENGEN_FOREIGN_GIB);
  g_assert_true (g_str_has_prefix (title, "game.gib (copy) · "));
  g_assert_cmpstr (name, ==, "game.sgf");
  g_assert_cmpstr (get_black (document), ==, "花子");
  g_assert_false (tengen_document_get_unsaved (document));
  g_assert_false (tengen_document_get_untouched (document));
  /* the bytes of the file, to be read in another charset */
  g_assert_cmpuint (g_bytes_get_size (tengen_document_get_bytes (document)),
                    ==,
                    strlen (GIB));
  tengen_document_close (document, FALSE);
  g_assert_cmpuint (shelf_count (f->shelf), ==, 0);
  g_object_unref (document);
}

/* It is whole after a kill, and says what it is a copy of. */
static void
test_copy_restore (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "game.sgf", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TengenDocument *document = open_copy (f, "game.gib", "CP932");
  tengen_session_step (tengen_document_get_session (document), G_MAXINT);
  play (document, "C3");
  g_assert_true (tengen_document_get_unsaved (document));
  drop (document);
  document = restore (f, TENGEN_RESTORED_CUT);
  g_assert_cmpuint (count_moves (document), ==, 3);
  g_assert_cmpstr (get_black (document), ==, "花子");
  g_assert_true (tengen_document_get_unsaved (document));
  g_assert_true (g_file_equal (tengen_document_get_origin (document), f->file));
  /* what it was made of is not there to be read in another charset */
  g_assert_null (tengen_document_get_bytes (document));
  /* saved it is a record as any other */
  g_assert_true (save (document, file, FALSE, NULL));
  g_assert_null (tengen_document_get_origin (document));
  g_assert_true (g_file_equal (tengen_document_get_file (document), file));
  tengen_document_close (document, FALSE);
  g_assert_cmpuint (shelf_count (f->shelf), ==, 0);
  g_object_unref (document);
  g_autofree char *there = folder_read (f->path);
  g_assert_cmpstr (there, ==, GIB);
}

static void
test_copy_names (Fixture *f, gconstpointer data)
{
  static const char *const names[][2] = {
    { "a.b.GIB", "a.b.sgf" },
    { "a.gib.gz", "a.sgf" },
    { "plain", "plain.sgf" },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      TengenDocument *document = open_copy (f, names[i][0], NULL);
      g_autofree char *name = tengen_document_get_file_name (document);
      g_assert_cmpstr (name, ==, names[i][1]);
      tengen_document_close (document, FALSE);
      g_object_unref (document);
    }
}

/* What is refused names the form, and where there is a place, that. */
static void
test_copy_refused (Fixture *f, gconstpointer data)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (f->folder, "game.gib", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  folder_write (path, "a letter");
  tengen_loaded_read_async (file, NULL, 0, NULL, keep_result_cb, &result);
  g_assert_null (tengen_loaded_read_finish (wait_for (&result), &error));
  g_assert_error (error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_FORMAT);
  g_assert_cmpstr (
      error->message, ==, "There is no game in this Tygem GIB file.");
}

/* Pasted, a copy lies in no file, as any text. */
static void
test_copy_pasted (Fixture *f, gconstpointer data)
{
  g_autoptr (GAsyncResult) result = NULL;
  tengen_loaded_read_text_async (
      "\\HS\n\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 15 3\n\\GE\n",
      FALSE,
      keep_result_cb,
      &result);
  g_autoptr (TengenLoaded) loaded =
      tengen_loaded_read_finish (wait_for (&result), NULL);
  TengenDocument *document = tengen_document_new_loaded (loaded, f->shelf);
  g_assert_true (tengen_document_get_unsaved (document));
  g_assert_null (tengen_document_get_origin (document));
  drop (document);
  document = restore (f, TENGEN_RESTORED_CUT);
  g_assert_true (tengen_document_get_unsaved (document));
  drop (document);
}

static void
test_restore_review (Fixture *f, gconstpointer data)
{
  TengenDocument *document = start (f);
  g_assert_false (tengen_document_get_review (document));
  tengen_document_set_review (document, TRUE);
  play (document, "C3");
  drop (document);
  document = restore (f, TENGEN_RESTORED_CUT);
  g_assert_true (tengen_document_get_review (document));
  tengen_document_set_review (document, FALSE);
  drop (document);
  document = restore (f, TENGEN_RESTORED_CUT);
  g_assert_false (tengen_document_get_review (document));
  drop (document);
}

/* After a crash the clock is paused as it stood at the last line; each restore
 * finds it so. */
static void
test_restore_clock (Fixture *f, gconstpointer data)
{
  TengenDocument *document =
      open_file (f, "(;GM[1]SZ[5]TNR[japan]TNT[absolute 60])");
  play (document, "B2 C3");
  drop (document);
  for (int i = 0; i < 3; i++)
    {
      TengenClock clock;
      document = restore (f, TENGEN_RESTORED_CUT);
      TengenSession *session = tengen_document_get_session (document);
      tengen_session_get_clock (session, &clock);
      g_assert_true (clock.paused);
      g_assert_cmpuint (count_moves (document), ==, 2);
      g_assert_false (tengen_session_play (session, 0));
      g_assert_cmpint (tengen_clock_get_left (&clock, TENGEN_SEAT_FIRST),
                       ==,
                       60 * TENGEN_CLOCK_SECOND);
      drop (document);
    }
}

static gint64
now_cb (gpointer data)
{
  return *(gint64 *) data * TENGEN_CLOCK_SECOND;
}

/* Closing it in the middle of a turn does not give that time back. */
static void
test_close_clock (Fixture *f, gconstpointer data)
{
  gint64 now = 0;
  TengenDocument *document =
      open_file (f, "(;GM[1]SZ[5]TNR[japan]TNT[absolute 60])");
  TengenClock clock;
  tengen_session_set_time_source (
      tengen_document_get_session (document), now_cb, &now);
  play (document, "B2 C3");
  now = 4;
  tengen_document_close (document, FALSE);
  g_object_unref (document);
  document = restore (f, TENGEN_RESTORED_WHOLE);
  tengen_session_get_clock (tengen_document_get_session (document), &clock);
  g_assert_true (clock.paused);
  g_assert_cmpint (tengen_clock_get_left (&clock, TENGEN_SEAT_FIRST),
                   ==,
                   56 * TENGEN_CLOCK_SECOND);
  drop (document);
}

/* Another reading takes its place: the file is opened without its changes. */
static void
test_apart (Fixture *f, gconstpointer data)
{
  TengenDocument *document = open_file (f, "(;GM[1]SZ[5]RU[Japanese])");
  g_autofree char *checksum =
      g_strdup (tengen_document_get_checksum (document));
  play (document, "B2");
  tengen_document_set_apart (document);
  tengen_document_close (document, TRUE);
  g_object_unref (document);
  g_assert_null (tengen_journal_shelf_take_file (f->shelf, f->file, checksum));
  g_autoptr (GPtrArray) entries = tengen_journal_shelf_list (f->shelf);
  g_assert_cmpuint (entries->len, ==, 1);
  const TengenJournalShelfEntry *entry = g_ptr_array_index (entries, 0);
  TengenRestored restored;
  document = tengen_document_new_restored (
      tengen_journal_take (f->shelf, entry->id), f->shelf, &restored);
  g_assert_null (tengen_document_get_file (document));
  g_assert_true (tengen_document_get_unsaved (document));
  g_assert_cmpuint (count_moves (document), ==, 1);
  drop (document);
}

static char *
get_log (Fixture *f)
{
  g_autoptr (GPtrArray) entries = tengen_journal_shelf_list (f->shelf);
  g_assert_cmpuint (entries->len, ==, 1);
  const TengenJournalShelfEntry *entry = g_ptr_array_index (entries, 0);
  return g_build_filename (f->shelf, entry->id, "log", NULL);
}

/* The third stone lies where the first one does. */
static void
test_restore_part (Fixture *f, gconstpointer data)
{
  TengenDocument *document = start (f);
  play (document, "C3 B3");
  drop (document);
  g_autofree char *path = get_log (f);
  g_autofree char *log = folder_read (path);
  g_autofree char *spoilt = g_strconcat (log, "a 1 0 1 1 12 0\n", NULL);
  folder_write (path, spoilt);
  document = restore (f, TENGEN_RESTORED_CUT);
  g_assert_cmpuint (count_moves (document), ==, 2);
  play (document, "A1");
  drop (document);
  /* the spoilt one aside and a sound one */
  g_assert_cmpuint (shelf_count (f->shelf), ==, 2);
  document = restore (f, TENGEN_RESTORED_CUT);
  g_assert_cmpuint (count_moves (document), ==, 3);
  drop (document);
}

static void
test_restore_nothing (Fixture *f, gconstpointer data)
{
  TengenRestored restored;
  TengenDocument *document = start (f);
  play (document, "C3");
  drop (document);
  g_autofree char *log = get_log (f);
  g_autofree char *folder = g_path_get_dirname (log);
  g_autofree char *base = g_build_filename (folder, "base.sgf", NULL);
  folder_write (base, "spoilt");
  TengenJournal *journal = take_last (f->shelf);
  g_assert_null (tengen_document_new_restored (journal, f->shelf, &restored));
  g_assert_null (take_last (f->shelf));
  g_assert_cmpuint (shelf_count (f->shelf), ==, 1);
}

/* Takes the sums out of a log. */
static char *
unseal (const char *log)
{
  g_auto (GStrv) lines = g_strsplit (log, "\n", -1);
  g_autoptr (GString) rest = g_string_new (NULL);
  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0' && !g_str_has_prefix (*line, "#sum ") &&
        !g_str_has_prefix (*line, "#base "))
      g_string_append_printf (rest, "%s\n", *line);
  return g_string_free (g_steal_pointer (&rest), FALSE);
}

/* A base that is damaged is in the file as well, as long as that is as it was. */
static void
test_restore_base (Fixture *f, gconstpointer data)
{
  TengenDocument *document =
      open_file (f, "(;GM[1]SZ[5]RU[Japanese];B[cc];W[dd])");
  play (document, "B2");
  drop (document);
  g_autofree char *log = get_log (f);
  g_autofree char *folder = g_path_get_dirname (log);
  g_autofree char *base = g_build_filename (folder, "base.sgf", NULL);
  folder_write (base, "(;GM[1]SZ[5]RU[Japanese];B[cc];W[de])");
  document = restore (f, TENGEN_RESTORED_CUT);
  g_assert_cmpuint (count_moves (document), ==, 1);
  g_assert_true (g_file_equal (tengen_document_get_file (document), f->file));
  drop (document);
  /* the spoilt one aside and a sound one */
  g_assert_cmpuint (shelf_count (f->shelf), ==, 2);
}

/* Killed when the file was written and the journal did not know yet. */
static void
test_restore_saving (Fixture *f, gconstpointer data)
{
  for (int i = 0; i < 2; i++)
    {
      TengenDocument *document = open_file (f, "(;GM[1]SZ[5]RU[Japanese])");
      play (document, "B2 C3");
      g_autoptr (GBytes) bytes = tengen_document_write (document);
      g_autofree char *sum =
          g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
      g_autofree char *uri = g_file_get_uri (f->file);
      g_autofree char *line = g_strdup_printf ("#saving %s %s\n", uri, sum);
      drop (document);
      g_autofree char *path = get_log (f);
      g_autofree char *log = folder_read (path);
      /* as a program without sums writes: nothing is sealed */
      g_autofree char *plain = unseal (log);
      g_autofree char *longer = g_strconcat (plain, line, NULL);
      folder_write (path, longer);
      if (i == 0)
        folder_write (f->path, g_bytes_get_data (bytes, NULL));
      else
        folder_write (f->path, "(;GM[1]SZ[5]C[another program])");
      document =
          restore (f, i == 0 ? TENGEN_RESTORED_WHOLE : TENGEN_RESTORED_APART);
      g_assert_cmpint (tengen_document_get_unsaved (document), ==, i == 1);
      g_assert_cmpint (tengen_document_get_file (document) != NULL, ==, i == 0);
      tengen_document_close (document, FALSE);
      g_object_unref (document);
      g_assert_cmpuint (shelf_count (f->shelf), ==, (guint) i);
    }
}

static void
count_cb (TengenDocument *document, const char *reason, gpointer data)
{
  (*(int *) data)++;
}

static void
test_unsafe (Fixture *f, gconstpointer data)
{
  int n_failed = 0;
  g_autoptr (TengenDocument) document = start (f);
  g_signal_connect (
      document, "journal-failed", G_CALLBACK (count_cb), &n_failed);
  folder_write (f->shelf, "in the way");
  g_assert_true (tengen_document_get_safe (document));
  play (document, "C3 B3");
  g_assert_cmpint (n_failed, ==, 1);
  g_assert_false (tengen_document_get_safe (document));
  g_unlink (f->shelf);
  g_assert_true (tengen_document_get_safe (document));
  drop (g_steal_pointer (&document));
  document = restore (f, TENGEN_RESTORED_CUT);
  g_assert_cmpuint (count_moves (document), ==, 2);
}

static void
add (const char *path, void (*test) (Fixture *f, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  add ("/document/new", test_new);
  add ("/document/long-name", test_long_name);
  add ("/document/close", test_close);
  add ("/document/save/plain", test_save);
  add ("/document/save/failed", test_save_failed);
  add ("/document/save/changed", test_save_changed);
  add ("/document/save/and-close", test_save_and_close);
  add ("/document/restore/new", test_restore_new);
  add ("/document/restore/count", test_restore_count);
  add ("/document/restore/saving", test_restore_saving);
  add ("/document/restore/base", test_restore_base);
  add ("/document/restore/file", test_restore_file);
  add ("/document/restore/apart", test_restore_apart);
  add ("/document/restore/part", test_restore_part);
  add ("/document/restore/nothing", test_restore_nothing);
  add ("/document/doubt/charset", test_doubt_charset);
  add ("/document/doubt/elsewhere", test_doubt_elsewhere);
  add ("/document/doubt/none", test_doubt_none);
  add ("/document/doubt/result", test_doubt_result);
  add ("/document/doubt/same", test_doubt_same);
  add ("/document/doubt/other-game", test_doubt_other_game);
  add ("/document/note-saving", test_note_saving);
  add ("/document/restore/charset", test_restore_charset);
  add ("/document/copy/plain", test_copy);
  add ("/document/copy/restore", test_copy_restore);
  add ("/document/copy/names", test_copy_names);
  add ("/document/copy/refused", test_copy_refused);
  add ("/document/copy/pasted", test_copy_pasted);
  add ("/document/restore/review", test_restore_review);
  add ("/document/restore/clock", test_restore_clock);
  add ("/document/close/clock", test_close_clock);
  add ("/document/kept", test_kept);
  add ("/document/apart", test_apart);
  add ("/document/unsafe", test_unsafe);
  return g_test_run ();
}
