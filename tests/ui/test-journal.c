/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-journal: journals on disk and the shelf they lie on
 *
 * What: lines are there at once; two never have the same journal; what was
 *       torn does not count; a disk that fails loses nothing that it took.
 */
#include <locale.h>
#include <string.h>
#include <utime.h>

#include "app-shelf.h"
#include "tengen-journal.h"
#include "tengen-game-command.h"

/* Black on point 0, as the game encodes it. */
#define STONE "a 1000 0 1 1 0 0"
#define GO_TO "g 1000 1"

typedef struct
{
  char *folder;
  /* not made yet when a test starts */
  char *shelf;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->folder = folder_new ();
  f->shelf = g_build_filename (f->folder, "tengen", "journal", NULL);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  folder_remove (f->folder);
  g_free (f->folder);
  g_free (f->shelf);
}

static TengenJournal *
make (Fixture *f, const char *title)
{
  g_autoptr (GBytes) base = g_bytes_new_static ("(;GM[1]SZ[9])", 13);
  return tengen_journal_new (f->shelf, base, 0, title);
}

/* A journal with lines, which no program has open. */
static char *
leave (Fixture *f, const char *title, const char *const *lines)
{
  g_autoptr (TengenJournal) journal = make (f, title);
  for (gsize i = 0; lines[i] != NULL; i++)
    if (lines[i][0] == '#')
      tengen_journal_note (journal, lines[i] + 1, "");
    else
      g_assert_true (tengen_journal_append (journal, lines[i]));
  char *id = g_strdup (tengen_journal_get_id (journal));
  tengen_journal_close (journal);
  return id;
}

/* Whether something is being made. */
static gboolean
folder_has_hidden (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (name[0] == '.')
      return TRUE;
  return FALSE;
}

static char *
log_path (Fixture *f, const char *id)
{
  return g_build_filename (f->shelf, id, "log", NULL);
}

static void
append_to_log (Fixture *f, const char *id, const char *data, gsize length)
{
  g_autofree char *path = log_path (f, id);
  FILE *file = g_fopen (path, "a");
  g_assert_nonnull (file);
  g_assert_cmpuint (fwrite (data, 1, length, file), ==, length);
  g_assert_cmpint (fclose (file), ==, 0);
}

/* Without the notes that differ from run to run, and without sums. */
static char *
strip (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GString) rest = g_string_new (NULL);
  for (char **line = lines; *line != NULL; line++)
    if (!g_str_has_prefix (*line, "#sum ") &&
        !g_str_has_prefix (*line, "#base ") &&
        !g_str_has_prefix (*line, "#run ") && line[1] != NULL)
      g_string_append_printf (rest, "%s\n", *line);
  return g_string_free (g_steal_pointer (&rest), FALSE);
}

/* The lines of a taken journal but the run, with bars between them. */
static char *
join_lines (TengenJournal *journal)
{
  const char *const *lines = tengen_journal_get_lines (journal);
  g_autoptr (GString) all = g_string_new (NULL);
  for (gsize i = 0; lines[i] != NULL; i++)
    if (!g_str_has_prefix (lines[i], "#run "))
      g_string_append_printf (all, "%s%s", all->len > 0 ? "|" : "", lines[i]);
  return g_string_free (g_steal_pointer (&all), FALSE);
}

static void
test_lazy (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenJournal) journal = make (f, "t");
  tengen_journal_note (journal, "file", "file:///a.sgf 00");
  g_assert_null (tengen_journal_get_id (journal));
  g_assert_false (g_file_test (f->shelf, G_FILE_TEST_EXISTS));
  g_assert_true (tengen_journal_append (journal, STONE));
  g_assert_nonnull (tengen_journal_get_id (journal));
  g_autofree char *path = log_path (f, tengen_journal_get_id (journal));
  g_autofree char *text = folder_read (path);
  g_autofree char *plain = strip (text);
  g_assert_cmpstr (plain,
                   ==,
                   "tengen-journal 1\n#game 0\n#title t\n"
                   "#file file:///a.sgf 00\n" STONE "\n");
  g_assert_nonnull (strstr (text, "\n#base "));
  g_assert_nonnull (strstr (text, STONE "\n#sum "));
}

static GBytes *
make_large_base (void)
{
  gsize length = 3 * 1024 * 1024;
  char *data = g_malloc (length);
  memset (data, ' ', length);
  memcpy (data, "(;GM[1]SZ[9])", 13);
  return g_bytes_new_take (data, length);
}

/* A large base is written beside; nothing of it is seen before it is whole. */
static void
test_large (Fixture *f, gconstpointer data)
{
  g_autoptr (GBytes) base = make_large_base ();
  g_autoptr (TengenJournal) journal =
      tengen_journal_new (f->shelf, base, 0, "t");
  g_assert_true (tengen_journal_append (journal, STONE));
  g_assert_true (tengen_journal_append (journal, GO_TO));
  /* who closes now must be sure */
  g_assert_true (tengen_journal_flush (journal));
  g_autofree char *id = g_strdup (tengen_journal_get_id (journal));
  g_assert_nonnull (id);
  tengen_journal_close (journal);
  settle ();
  g_autoptr (TengenJournal) again = tengen_journal_take (f->shelf, id);
  g_assert_nonnull (again);
  g_autofree char *all = join_lines (again);
  g_assert_cmpstr (all, ==, "#game 0|#title t|" STONE "|" GO_TO);
  g_autoptr (GBytes) read = tengen_journal_read_base (again);
  g_assert_true (g_bytes_equal (read, base));
}

static void
test_large_by_itself (Fixture *f, gconstpointer data)
{
  g_autoptr (GBytes) base = make_large_base ();
  g_autoptr (TengenJournal) journal =
      tengen_journal_new (f->shelf, base, 0, "t");
  g_assert_true (tengen_journal_append (journal, STONE));
  while (shelf_count (f->shelf) == 0)
    g_main_context_iteration (NULL, FALSE);
  /* the thread tells the main loop; nothing polls it */
  for (int i = 0; i < 1000 && folder_has_hidden (f->shelf); i++)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (folder_has_hidden (f->shelf));
  tengen_journal_remove (journal);
  g_assert_cmpuint (shelf_count (f->shelf), ==, 0);
}

static void
test_large_failed (Fixture *f, gconstpointer data)
{
  g_autoptr (GBytes) base = make_large_base ();
  g_autoptr (TengenJournal) journal =
      tengen_journal_new (f->shelf, base, 0, "t");
  g_autofree char *parent = g_path_get_dirname (f->shelf);
  g_assert_true (tengen_journal_append (journal, STONE));
  /* the folder is taken away while it is being filled */
  folder_remove (parent);
  if (!tengen_journal_flush (journal))
    g_assert_true (tengen_journal_flush (journal));
  g_assert_nonnull (tengen_journal_get_id (journal));
  tengen_journal_close (journal);
}

static void
test_take (Fixture *f, gconstpointer data)
{
  static const char *const lines[] = { STONE, GO_TO, NULL };
  g_autofree char *id = leave (f, "two\nlines", lines);
  g_autoptr (TengenJournal) journal = tengen_journal_take (f->shelf, id);
  g_assert_nonnull (journal);
  g_autofree char *all = join_lines (journal);
  g_assert_cmpstr (all, ==, "#game 0|#title two lines|" STONE "|" GO_TO);
  g_autoptr (GBytes) base = tengen_journal_read_base (journal);
  g_assert_nonnull (base);
  g_assert_cmpmem (g_bytes_get_data (base, NULL),
                   g_bytes_get_size (base),
                   "(;GM[1]SZ[9])",
                   13);
}

static void
test_locked (Fixture *f, gconstpointer data)
{
  static const char *const lines[] = { STONE, NULL };
  g_autofree char *id = leave (f, "t", lines);
  g_autoptr (TengenJournal) journal = tengen_journal_take (f->shelf, id);
  g_assert_nonnull (journal);
  g_assert_null (tengen_journal_take (f->shelf, id));
  g_assert_null (take_last (f->shelf));
  g_autoptr (GPtrArray) entries = tengen_journal_shelf_list (f->shelf);
  g_assert_cmpuint (entries->len, ==, 0);
  tengen_journal_shelf_clean (f->shelf);
  g_assert_true (tengen_journal_append (journal, STONE));
}

/* Half a line at the end was torn when the machine stopped; nothing is written
 * after it, and it stays as it is. */
static void
test_torn (Fixture *f, gconstpointer data)
{
  static const char *const lines[] = { STONE, NULL };
  static const struct
  {
    const char *data;
    gsize length;
  } tails[] = { { "a 10", 4 },
                { STONE "\n", sizeof STONE },
                { STONE "\n#sum 0123", sizeof STONE + 9 },
                { "a 1\0\0\0\0\n", 8 } };
  for (gsize i = 0; i < G_N_ELEMENTS (tails); i++)
    {
      g_autofree char *id = leave (f, "t", lines);
      append_to_log (f, id, tails[i].data, tails[i].length);
      g_autoptr (TengenJournal) journal = tengen_journal_take (f->shelf, id);
      g_assert_nonnull (journal);
      g_autofree char *all = join_lines (journal);
      g_assert_cmpstr (all, ==, "#game 0|#title t|" STONE);
      g_assert_cmpint (
          tengen_journal_get_state (journal), ==, TENGEN_JOURNAL_CUT);
      g_assert_false (tengen_journal_can_go_on (journal));
      tengen_journal_set_aside (journal);
    }
}

/* What no program can read is there as it was, under another name. */
static void
test_unreadable (Fixture *f, gconstpointer data)
{
  static const char *const lines[] = { STONE, NULL };
  static const char *const logs[] = {
    "",
    "something else\n",
    "tengen-journal 1\n",
    "tengen-journal 1\n#base 00\n#game 0\n#title t\n" STONE "\n",
  };
  for (gsize i = 0; i < G_N_ELEMENTS (logs); i++)
    {
      g_autofree char *id = leave (f, "t", lines);
      g_autofree char *path = log_path (f, id);
      folder_write (path, logs[i]);
      g_assert_cmpuint (tengen_journal_shelf_clean (f->shelf), ==, 1);
      g_assert_cmpuint (tengen_journal_shelf_clean (f->shelf), ==, 0);
      g_autofree char *aside = g_build_filename (f->shelf, id, NULL);
      g_assert_false (g_file_test (aside, G_FILE_TEST_EXISTS));
      g_autofree char *name = g_strconcat (id, ".bad", NULL);
      g_autofree char *kept = log_path (f, name);
      g_autofree char *text = folder_read (kept);
      g_assert_cmpstr (text, ==, logs[i]);
      g_autoptr (GPtrArray) entries = tengen_journal_shelf_list (f->shelf);
      g_assert_cmpuint (entries->len, ==, i + 1);
    }
  g_assert_null (tengen_journal_take (f->shelf, "nowhere"));
}

static void
count_cb (TengenJournal *journal, const char *reason, gpointer data)
{
  g_assert_cmpstr (reason, !=, "");
  (*(int *) data)++;
}

/* As a program without sums would have written it. */
static void
check_format (Fixture *f, const char *id, const char *rest, int format)
{
  g_autofree char *path = log_path (f, id);
  g_autofree char *text = g_strdup_printf ("tengen-journal %d%s", format, rest);
  g_autoptr (TengenJournal) taken = NULL;
  g_autofree char *left = NULL;

  folder_write (path, text);
  /* the same size within one tick of the file system's clock is no change */
  struct utimbuf times = { .modtime = time (NULL) - 10 + format };
  g_assert_cmpint (g_utime (path, &times), ==, 0);
  taken = tengen_journal_take (f->shelf, id);
  g_assert_true ((taken != NULL) == (format <= 2));
  tengen_journal_shelf_clean (f->shelf);
  left = folder_read (path);
  g_assert_cmpstr (left, ==, text);
  if (taken != NULL)
    tengen_journal_leave (taken);
  /* a journal of a later format is listed as such */
  g_autoptr (GPtrArray) entries = tengen_journal_shelf_list (f->shelf);
  g_assert_cmpuint (entries->len, ==, 1);
  const TengenJournalShelfEntry *entry = g_ptr_array_index (entries, 0);
  g_assert_cmpint (entry->state,
                   ==,
                   format <= 2 ? TENGEN_JOURNAL_SHELF_READY
                               : TENGEN_JOURNAL_SHELF_NEWER);
}

/* Begins a journal of what an older Tengen does not know. */
static void
check_new (Fixture *f, const char *record)
{
  g_autoptr (GBytes) base = g_bytes_new_static (record, strlen (record));
  g_autoptr (TengenJournal) journal =
      tengen_journal_new (f->shelf, base, 0, "t");
  g_assert_true (tengen_journal_append (journal, STONE));
  g_autofree char *path = log_path (f, tengen_journal_get_id (journal));
  g_autofree char *text = folder_read (path);
  g_assert_true (g_str_has_prefix (text, "tengen-journal 2\n"));
}

/* Only a game with a clock or free handicap stones needs a Tengen that knows
 * them; what a later one wrote stays as it is. */
static void
test_formats (Fixture *f, gconstpointer data)
{
  static const char *const lines[] = { STONE, NULL };
  g_autofree char *id = leave (f, "t", lines);
  g_autofree char *path = log_path (f, id);
  g_autofree char *text = folder_read (path);
  g_autofree char *old = strip (text);
  g_assert_true (g_str_has_prefix (old, "tengen-journal 1\n"));
  for (int format = 1; format <= 3; format++)
    check_format (f, id, old + strlen ("tengen-journal 1"), format);
  check_new (f, "(;GM[1]SZ[9]TNT[absolute 600])");
  check_new (f, "(;GM[1]SZ[9]HA[2]TNH[free])");
}

/* A file where the folder should be stands for a disk that takes nothing. */
static void
test_failing (Fixture *f, gconstpointer data)
{
  int n_failed = 0;
  g_autofree char *parent = g_path_get_dirname (f->shelf);
  g_autoptr (TengenJournal) journal = make (f, "t");
  g_signal_connect (journal, "failed", G_CALLBACK (count_cb), &n_failed);
  folder_write (parent, "in the way");
  g_assert_false (tengen_journal_append (journal, STONE));
  g_assert_false (tengen_journal_append (journal, GO_TO));
  g_assert_cmpint (n_failed, ==, 1);
  g_unlink (parent);
  g_assert_true (tengen_journal_append (journal, STONE));
  g_autofree char *path = log_path (f, tengen_journal_get_id (journal));
  g_autofree char *text = folder_read (path);
  g_autofree char *plain = strip (text);
  g_assert_true (
      g_str_has_suffix (plain, "t\n" STONE "\n" GO_TO "\n" STONE "\n"));
  g_assert_cmpuint (shelf_count (f->shelf), ==, 1);
}

static void
test_remove (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenJournal) journal = make (f, "t");
  g_assert_true (tengen_journal_append (journal, STONE));
  tengen_journal_remove (journal);
  g_assert_cmpuint (shelf_count (f->shelf), ==, 0);
  g_assert_false (tengen_journal_append (journal, STONE));
  settle ();
}

static void
test_set_aside (Fixture *f, gconstpointer data)
{
  static const char *const lines[] = { STONE, NULL };
  g_autofree char *id = leave (f, "t", lines);
  g_autoptr (TengenJournal) journal = tengen_journal_take (f->shelf, id);
  tengen_journal_set_aside (journal);
  g_autofree char *bad = g_strconcat (f->shelf, "/", id, ".bad", NULL);
  g_assert_true (g_file_test (bad, G_FILE_TEST_IS_DIR));
  g_assert_null (take_last (f->shelf));
}

/* As if the last line had been written so many seconds after 1970. */
static void
set_time (Fixture *f, const char *id, time_t seconds)
{
  g_autofree char *path = log_path (f, id);
  struct utimbuf times = { .actime = seconds, .modtime = seconds };
  g_assert_cmpint (g_utime (path, &times), ==, 0);
}

/* All that were open when the program ended are taken, and no more. */
static void
test_shelf_last (Fixture *f, gconstpointer data)
{
  static const char *const played[] = { STONE, NULL };
  static const char *const parked[] = { STONE, "#parked", NULL };
  static const char *const reopened[] = { STONE, "#parked", "#open", NULL };
  g_assert_null (take_last (f->shelf));
  g_autofree char *first = leave (f, "first", played);
  g_autofree char *second = leave (f, "second", reopened);
  g_autofree char *third = leave (f, "third", parked);
  g_autofree char *other = leave (f, "other", played);
  /* the last journal is of another run */
  g_autofree char *path = log_path (f, other);
  g_autofree char *text = folder_read (path);
  g_autofree char *plain = strip (text);
  folder_write (path, plain);
  set_time (f, first, 1000);
  set_time (f, second, 2000);
  set_time (f, other, 3000);
  g_autoptr (GPtrArray) none = take_all_last (f->shelf);
  g_assert_cmpuint (none->len, ==, 1);
  g_autoptr (GPtrArray) journals = take_all_last (f->shelf);
  g_assert_cmpuint (journals->len, ==, 2);
  TengenJournal *newest = g_ptr_array_index (journals, 0);
  g_assert_cmpstr (tengen_journal_get_id (newest), ==, second);
  g_autoptr (GPtrArray) entries = tengen_journal_shelf_list (f->shelf);
  g_assert_cmpuint (entries->len, ==, 1);
  const TengenJournalShelfEntry *entry = g_ptr_array_index (entries, 0);
  g_assert_cmpstr (entry->title, ==, "third");
  g_assert_true (entry->parked);
}

/* Killed while they are taken up, all of them come with the next start. */
static void
test_shelf_run (Fixture *f, gconstpointer data)
{
  static const char *const lines[] = { STONE, NULL };
  g_autofree char *first = leave (f, "first", lines);
  g_autofree char *second = leave (f, "second", lines);
  g_autofree char *path = log_path (f, second);
  folder_write (path,
                "tengen-journal 1\n#game 0\n#title second\n#run another\n" STONE
                "\n");
  g_autoptr (TengenJournal) journal = tengen_journal_take (f->shelf, second);
  tengen_journal_adopt_run (journal);
  g_assert_cmpstr (tengen_journal_get_run (), ==, "another");
  tengen_journal_leave (journal);
  g_autofree char *third = leave (f, "third", lines);
  g_auto (GStrv) ids = tengen_journal_shelf_find_last (f->shelf);
  g_assert_cmpuint (g_strv_length (ids), ==, 2);
  g_assert_true (g_strv_contains ((const char *const *) ids, second));
  g_assert_true (g_strv_contains ((const char *const *) ids, third));
}

/* Of which nothing can be read hides nothing, however new it is. */
static void
test_shelf_hidden (Fixture *f, gconstpointer data)
{
  static const char *const lines[] = { STONE, NULL };
  g_autofree char *good = leave (f, "good", lines);
  g_autofree char *bad = leave (f, "bad", lines);
  g_autofree char *path = log_path (f, bad);
  folder_write (path, "nothing\n");
  set_time (f, good, 1000);
  g_auto (GStrv) ids = tengen_journal_shelf_find_last (f->shelf);
  g_assert_cmpuint (g_strv_length (ids), ==, 1);
  g_assert_cmpstr (ids[0], ==, good);
}

/* A game on a wooden board, played by the clock alone, goes on, too. */
static void
test_shelf_clock (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenCommand) turn = tengen_command_new (TENGEN_COMMAND_CLOCK);
  g_autofree char *line = NULL;
  turn->clock = TENGEN_CLOCK_ACT_TURN;
  turn->seat = TENGEN_SEAT_FIRST;
  line = tengen_command_encode (turn);
  const char *const lines[] = { line, NULL };
  g_autofree char *id = leave (f, "wood", lines);
  g_autoptr (TengenJournal) journal = take_last (f->shelf);
  g_assert_nonnull (journal);
  g_assert_cmpstr (tengen_journal_get_id (journal), ==, id);
}

/* However many there are, and however little was done in them. */
static void
test_shelf_clean (Fixture *f, gconstpointer data)
{
  static const char *const played[] = { STONE, "#parked", NULL };
  static const char *const looked_at[] = { GO_TO, NULL };
  for (int i = 0; i < 40; i++)
    g_free (leave (f, "game", played));
  g_free (leave (f, "looked at", looked_at));
  g_assert_cmpuint (tengen_journal_shelf_clean (f->shelf), ==, 0);
  g_autoptr (GPtrArray) entries = tengen_journal_shelf_list (f->shelf);
  g_assert_cmpuint (entries->len, ==, 41);
}

/* Thrown away it can be brought back; what is open cannot be thrown away. */
static void
test_shelf_throw (Fixture *f, gconstpointer data)
{
  static const char *const played[] = { STONE, NULL };
  g_autofree char *id = leave (f, "game", played);
  g_autofree char *path = log_path (f, id);
  g_autofree char *text = folder_read (path);
  g_autoptr (TengenJournal) open = tengen_journal_take (f->shelf, id);
  g_assert_false (tengen_journal_shelf_throw_away (f->shelf, id));
  tengen_journal_leave (open);
  g_assert_true (tengen_journal_shelf_throw_away (f->shelf, id));
  g_assert_false (tengen_journal_shelf_throw_away (f->shelf, id));
  tengen_journal_shelf_clean (f->shelf);
  g_autoptr (GPtrArray) none = tengen_journal_shelf_list (f->shelf);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_true (tengen_journal_shelf_bring_back (f->shelf, id));
  g_autofree char *again = folder_read (path);
  g_assert_cmpstr (again, ==, text);
}

/* The index is a cache: wrong, gone or of other logs it changes nothing. */
static void
test_shelf_index (Fixture *f, gconstpointer data)
{
  static const char *const lines[] = { STONE, "#parked", NULL };
  static const char *const wrong[] = { "",
                                       "tengen-journal-shelf 1\n",
                                       "\xff\n\n" };
  g_autofree char *id = leave (f, "花子\t–\\", lines);
  g_autofree char *index = g_build_filename (f->shelf, ".index", NULL);
  g_autoptr (GPtrArray) made = tengen_journal_shelf_list (f->shelf);
  g_autofree char *right = folder_read (index);
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      folder_write (index, wrong[i]);
      g_autoptr (GPtrArray) entries = tengen_journal_shelf_list (f->shelf);
      const TengenJournalShelfEntry *entry = g_ptr_array_index (entries, 0);
      g_autofree char *again = folder_read (index);
      g_assert_cmpstr (again, ==, right);
      g_assert_cmpstr (entry->title, ==, "花子\t–\\");
    }
  /* what is in it is used, until the log changes */
  g_autoptr (GPtrArray) cached = tengen_journal_shelf_list (f->shelf);
  const TengenJournalShelfEntry *entry = g_ptr_array_index (cached, 0);
  g_assert_cmpstr (entry->title, ==, "花子\t–\\");
  g_assert_true (entry->parked);
  g_autoptr (TengenJournal) journal = tengen_journal_take (f->shelf, id);
  tengen_journal_note (journal, "open", "");
  tengen_journal_close (journal);
  g_autoptr (GPtrArray) later = tengen_journal_shelf_list (f->shelf);
  entry = g_ptr_array_index (later, 0);
  g_assert_false (entry->parked);
}

static void
test_shelf_file (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "g.sgf", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *note = g_strconcat (uri, " 1234", NULL);
  g_autoptr (TengenJournal) journal = make (f, "t");
  tengen_journal_note (journal, "file", note);
  g_assert_true (tengen_journal_append (journal, GO_TO));
  g_autofree char *id = g_strdup (tengen_journal_get_id (journal));
  g_assert_null (tengen_journal_shelf_take_file (f->shelf, file, "1234"));
  tengen_journal_close (journal);
  g_assert_null (tengen_journal_shelf_take_file (f->shelf, file, "5678"));
  g_autoptr (TengenJournal) taken =
      tengen_journal_shelf_take_file (f->shelf, file, "1234");
  g_assert_nonnull (taken);
  g_assert_cmpstr (tengen_journal_get_id (taken), ==, id);
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
  add ("/journal/lazy", test_lazy);
  add ("/journal/large/sure", test_large);
  add ("/journal/large/by-itself", test_large_by_itself);
  add ("/journal/large/failed", test_large_failed);
  add ("/journal/take", test_take);
  add ("/journal/locked", test_locked);
  add ("/journal/torn", test_torn);
  add ("/journal/unreadable", test_unreadable);
  add ("/journal/formats", test_formats);
  add ("/journal/failing", test_failing);
  add ("/journal/remove", test_remove);
  add ("/journal/set-aside", test_set_aside);
  add ("/shelf/last", test_shelf_last);
  add ("/shelf/run", test_shelf_run);
  add ("/shelf/hidden", test_shelf_hidden);
  add ("/shelf/clock", test_shelf_clock);
  add ("/shelf/clean", test_shelf_clean);
  add ("/shelf/throw", test_shelf_throw);
  add ("/shelf/index", test_shelf_index);
  add ("/shelf/file", test_shelf_file);
  return g_test_run ();
}
