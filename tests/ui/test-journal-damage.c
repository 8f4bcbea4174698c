/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-journal-damage: journals of which bytes are wrong
 *
 * What:  damaged copies of journals of several games. Each is restored as it
 *        was; or shorter, which is said; or set aside, which is said, too. The
 *        journal that lies beside it is never touched, and a second start
 *        finds what the first one left.
 * Shape: a hundred copies, two thousand where TENGEN_FULL is 1; the seed of
 *        GLib's tests repeats them.
 */
#include <locale.h>
#include <string.h>

#include "app-shelf.h"
#include "tengen-board-notation.h"
#include "tengen-document.h"

static char *folder;

/* A journal, and what it says after each of its lines. */
typedef struct
{
  char *shelf;
  char *id;
  GPtrArray *states;
} Game;

/* The record and the current node in it. */
static char *
describe (TengenDocument *document)
{
  const TengenGame *game =
      tengen_session_get_game (tengen_document_get_session (document));
  g_autoptr (GBytes) bytes = tengen_document_write (document);
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  return g_strdup_printf (
      "%u %.*s", tengen_game_get_cursor (game), (int) length, text);
}

static void
play (TengenDocument *document, const char *points)
{
  g_auto (GStrv) words = g_strsplit (points, " ", -1);
  for (char **word = words; *word != NULL; word++)
    {
      TengenPoint point;
      g_assert_true (
          tengen_notation_parse (TENGEN_NOTATION_A1, 5, 5, *word, &point));
      g_assert_true (
          tengen_session_play (tengen_document_get_session (document), point));
    }
}

static void
play_pure (TengenDocument *document)
{
  TengenSession *session = tengen_document_get_session (document);
  play (document, "C3 B3 C2 B2");
  tengen_session_undo (session);
  tengen_session_step (session, -1);
  play (document, "D4 A1 D2");
  tengen_session_pass (session);
  tengen_session_pass (session);
  tengen_session_agree (session, TENGEN_SEAT_FIRST, TRUE);
}

static void
write_text (TengenSession *session, TengenProperty property, const char *text)
{
  const TengenGame *game = tengen_session_get_game (session);
  g_assert_true (
      tengen_session_apply (session,
                            tengen_edit_text (tengen_game_get_record (game),
                                              tengen_game_get_cursor (game),
                                              property,
                                              text)));
}

static void
annotate (TengenDocument *document)
{
  TengenSession *session = tengen_document_get_session (document);
  tengen_document_set_review (document, TRUE);
  tengen_session_step (session, 1);
  write_text (session, TENGEN_PROPERTY_C, "長い言葉 ]\\\nもう一行");
  play (document, "A5 B4");
  write_text (session, TENGEN_PROPERTY_N, "名");
  tengen_session_undo (session);
}

static TengenDocument *
open_text (const char *shelf, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (TengenLoaded) loaded =
      tengen_loaded_parse (bytes, 0, NULL, &error);
  g_assert_no_error (error);
  return tengen_document_new_loaded (loaded, shelf);
}

static TengenDocument *
start (const char *shelf, gboolean own)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 5);
  return own ? tengen_document_new (setup, shelf)
             : open_text (shelf,
                          "(;GM[1]SZ[5]RU[Japanese]PB[花子]C[x];B[cc];W[dd])");
}

static void
leave (TengenDocument *document, gboolean killed)
{
  if (killed)
    g_object_run_dispose (G_OBJECT (document));
  else
    tengen_document_close (document, FALSE);
  settle ();
  g_object_unref (document);
}

static char *
find_id (const char *shelf)
{
  g_autoptr (GPtrArray) entries = tengen_journal_shelf_list (shelf);
  g_assert_cmpuint (entries->len, ==, 1);
  const TengenJournalShelfEntry *entry = g_ptr_array_index (entries, 0);
  return g_strdup (entry->id);
}

static TengenDocument *
restore (const char *shelf, const char *id, TengenRestored *restored)
{
  TengenJournal *journal = tengen_journal_take (shelf, id);
  return journal != NULL
             ? tengen_document_new_restored (journal, shelf, restored)
             : NULL;
}

/* What comes of a log of which only the first bytes are there. */
static void
add_state (Game *self, const char *base, const char *log, gsize length)
{
  g_autofree char *copy = g_build_filename (folder, "prefix", NULL);
  g_autofree char *place = g_build_filename (copy, self->id, NULL);
  g_autofree char *base_to = g_build_filename (place, "base.sgf", NULL);
  g_autofree char *log_to = g_build_filename (place, "log", NULL);
  g_autofree char *cut = g_strndup (log, length);
  TengenRestored restored;
  g_assert_cmpint (g_mkdir_with_parents (place, 0700), ==, 0);
  folder_write (base_to, base);
  folder_write (log_to, cut);
  TengenDocument *document = restore (copy, self->id, &restored);
  if (document != NULL)
    {
      g_ptr_array_add (self->states, describe (document));
      leave (document, TRUE);
    }
  folder_remove (copy);
}

static void
add_states (Game *self)
{
  g_autofree char *place = g_build_filename (self->shelf, self->id, NULL);
  g_autofree char *log_path = g_build_filename (place, "log", NULL);
  g_autofree char *base_path = g_build_filename (place, "base.sgf", NULL);
  g_autofree char *log = folder_read (log_path);
  g_autofree char *base = folder_read (base_path);
  for (gsize i = 0; log[i] != '\0'; i++)
    if (log[i] == '\n')
      add_state (self, base, log, i + 1);
  g_assert_cmpuint (self->states->len, >, 3);
}

static Game *
game_new (const char *name, gboolean own, gboolean killed)
{
  Game *self = g_new0 (Game, 1);
  self->shelf = g_build_filename (folder, name, NULL);
  self->states = g_ptr_array_new_with_free_func (g_free);
  TengenDocument *document = start (self->shelf, own);
  if (own)
    play_pure (document);
  else
    annotate (document);
  leave (document, killed);
  self->id = find_id (self->shelf);
  add_states (self);
  return self;
}

static void
game_free (Game *self)
{
  g_free (self->shelf);
  g_free (self->id);
  g_ptr_array_unref (self->states);
  g_free (self);
}

static const char *
get_last (const Game *self)
{
  return g_ptr_array_index (self->states, self->states->len - 1);
}

static GByteArray *
read_bytes (const char *path)
{
  char *data;
  gsize length;
  g_autoptr (GError) error = NULL;
  g_file_get_contents (path, &data, &length, &error);
  g_assert_no_error (error);
  return g_byte_array_new_take ((guint8 *) data, length);
}

static void
write_bytes (const char *path, const GByteArray *bytes)
{
  g_autoptr (GError) error = NULL;
  g_file_set_contents (
      path, (const char *) bytes->data, (gssize) bytes->len, &error);
  g_assert_no_error (error);
}

static guint
pick (guint less_than)
{
  return (guint) g_test_rand_int_range (0, (gint32) MAX (less_than, 1));
}

/* What disks, editors and bad memory do to a file. */
static void
damage (GByteArray *bytes)
{
  guint at = pick (bytes->len);
  guint n = 1 + pick (MIN (bytes->len - at, 64));
  static const guint8 block[64] = { 0 };
  switch (pick (8))
    {
    case 0:
      bytes->data[at] ^= (guint8) (1 << pick (8));
      break;
    case 1:
      g_byte_array_set_size (bytes, at);
      break;
    case 2:
      memset (bytes->data + at, 0, n);
      break;
    case 3:
      g_byte_array_remove_range (bytes, at, MIN (n, bytes->len - at));
      break;
    case 4:
      for (guint i = at; i < at + n && i < bytes->len; i++)
        bytes->data[i] = (guint8) pick (256);
      break;
    case 5:
      g_byte_array_append (bytes, block, 1 + pick (64));
      break;
    case 6:
      bytes->data[at] = "0123456789#a \n"[pick (14)];
      break;
    default:
      {
        guint length = MIN (n, bytes->len - at);
        g_autofree guint8 *again = g_memdup2 (bytes->data + at, length);
        g_byte_array_append (bytes, again, length);
      }
    }
}

static void
copy_journal (const Game *game, const char *shelf, gboolean spoil)
{
  static const char *const names[] = { "log", "base.sgf" };
  guint which = spoil ? pick (5) : G_MAXUINT;
  g_autofree char *to = g_build_filename (shelf, game->id, NULL);
  g_assert_cmpint (g_mkdir_with_parents (to, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *from =
          g_build_filename (game->shelf, game->id, names[i], NULL);
      g_autofree char *path = g_build_filename (to, names[i], NULL);
      g_autoptr (GByteArray) bytes = read_bytes (from);
      if (spoil && (which == 4 || (which == 3) == (i == 1)))
        damage (bytes);
      write_bytes (path, bytes);
    }
}

static gboolean
is_state (const Game *self, const char *text)
{
  return g_ptr_array_find_with_equal_func (
      self->states, text, g_str_equal, NULL);
}

static void
check_spoilt (const Game *game, const char *shelf)
{
  TengenRestored restored;
  TengenDocument *document = restore (shelf, game->id, &restored);
  g_autofree char *aside = g_strdup_printf ("%s/%s.bad", shelf, game->id);
  g_autofree char *there = g_strdup_printf ("%s/%s", shelf, game->id);
  if (document == NULL)
    {
      /* set aside, or as it was for a later program */
      g_assert_true (g_file_test (aside, G_FILE_TEST_IS_DIR) ||
                     g_file_test (there, G_FILE_TEST_IS_DIR));
      return;
    }
  g_autofree char *text = describe (document);
  if (!g_str_equal (text, get_last (game)))
    {
      g_assert_cmpint (restored, !=, TENGEN_RESTORED_WHOLE);
      if (!is_state (game, text))
        g_error ("never so: %s", text);
    }
  leave (document, TRUE);
}

static void
check_sound (const Game *game, const char *shelf)
{
  TengenRestored restored;
  TengenDocument *document = restore (shelf, game->id, &restored);
  g_assert_nonnull (document);
  g_autofree char *text = describe (document);
  g_assert_cmpstr (text, ==, get_last (game));
  leave (document, TRUE);
}

/* Nothing of what lay there is gone: as it was, or set aside as it was. */
static void
check_kept (const char *shelf, const char *id, const GByteArray *log)
{
  static const char *const ends[] = { "", ".bad" };
  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("%s/%s%s/log", shelf, id, ends[i]);
      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      g_autoptr (GByteArray) there = read_bytes (path);
      g_assert_cmpuint (there->len, >=, log->len);
      g_assert_cmpmem (there->data, log->len, log->data, log->len);
      return;
    }
  g_assert_not_reached ();
}

static void
test_damage (void)
{
  gboolean full = g_strcmp0 (g_getenv ("TENGEN_FULL"), "1") == 0;
  Game *games[] = { game_new ("killed", TRUE, TRUE),
                    game_new ("closed", TRUE, FALSE),
                    game_new ("review", FALSE, TRUE) };
  g_autofree char *shelf = g_build_filename (folder, "copies", NULL);
  for (guint i = 0; i < (full ? 2000u : 100u); i++)
    {
      Game *game = games[i % 3], *other = games[(i + 1) % 3];
      g_autofree char *path = g_build_filename (shelf, game->id, "log", NULL);
      copy_journal (other, shelf, FALSE);
      copy_journal (game, shelf, TRUE);
      g_autoptr (GByteArray) log = read_bytes (path);
      tengen_journal_shelf_clean (shelf);
      check_spoilt (game, shelf);
      check_sound (other, shelf);
      tengen_journal_shelf_clean (shelf);
      check_kept (shelf, game->id, log);
      folder_remove (shelf);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    game_free (games[i]);
}

/* What is no journal at all. */
static void
test_strange (void)
{
  g_autofree char *shelf = g_build_filename (folder, "strange", NULL);
  Game *game = game_new ("sound", TRUE, TRUE);
  static const char *const names[] = { "empty",
                                       "log-is-folder/log",
                                       "lock-is-folder/lock",
                                       "base-is-folder/base.sgf" };
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (shelf, names[i], NULL);
      g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
    }
  copy_journal (game, shelf, FALSE);
  g_autofree char *file = g_build_filename (shelf, "file", NULL);
  folder_write (file, "mine");
  g_autofree char *index = g_build_filename (shelf, ".index", NULL);
  g_assert_cmpint (g_mkdir_with_parents (index, 0700), ==, 0);
  tengen_journal_shelf_clean (shelf);
  g_autoptr (GPtrArray) journals = take_all_last (shelf);
  g_assert_cmpuint (journals->len, >=, 1);
  for (guint i = 0; i < journals->len; i++)
    tengen_journal_leave (g_ptr_array_index (journals, i));
  check_sound (game, shelf);
  g_autofree char *text = folder_read (file);
  g_assert_cmpstr (text, ==, "mine");
  folder_remove (shelf);
  game_free (game);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  folder = folder_new ();
  g_test_add_func ("/journal/damage/copies", test_damage);
  g_test_add_func ("/journal/damage/strange", test_strange);
  int status = g_test_run ();
  folder_remove (folder);
  g_free (folder);
  return status;
}
