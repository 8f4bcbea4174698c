/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-journal-disk: journals on disks that fail in their own way
 *
 * What:  what was not synced is written anew, elsewhere, and is synced before it
 *        counts; the warning stands as long as it is right; where there are no
 *        locks two journals are still two; what cannot be read or written now is
 *        neither damaged nor lost; folders that are taken away come back.
 * Shape: the calls of the system that matter are this program's own.
 */
#define _GNU_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <locale.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <utime.h>

#include "app-shelf.h"
#include "tengen-document.h"
#include "tengen-journal.h"
#include "tengen-journal-shelf.h"

#define STONE "a 1000 0 1 1 0 0"

/* What the disk does; the workers of a journal ask, too. */
static int failing_syncs;
static int sync_number;
static gboolean no_locks;
/* files of this name, and with what errno; NULL for none */
static const char *unreadable;
static int unreadable_number;
/* all below a folder, NULL for none */
static const char *read_only;
/* the folders of files that were synced */
static GMutex mutex;
static GPtrArray *synced;

static void
note_sync (int fd)
{
  g_autofree char *link = g_strdup_printf ("/proc/self/fd/%d", fd);
  g_mutex_lock (&mutex);
  g_ptr_array_add (synced, g_file_read_link (link, NULL));
  g_mutex_unlock (&mutex);
}

static int
sync_file (int fd, long call)
{
  if (g_atomic_int_get (&failing_syncs) > 0)
    {
      g_atomic_int_add (&failing_syncs, -1);
      errno = sync_number;
      return -1;
    }
  note_sync (fd);
  return (int) syscall (call, fd);
}

int
fsync (int fd)
{
  return sync_file (fd, SYS_fsync);
}

int
fdatasync (int fd)
{
  return sync_file (fd, SYS_fdatasync);
}

/* What the headers of large files make of open(). */
int
open64 (const char *path, int flags, ...)
{
  va_list rest;
  va_start (rest, flags);
  mode_t mode =
      (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg (rest, mode_t) : 0;
  va_end (rest);
  errno = 0;
  if (unreadable != NULL && g_str_has_suffix (path, unreadable) &&
      (flags & O_ACCMODE) == O_RDONLY)
    errno = unreadable_number;
  if (read_only != NULL && g_str_has_prefix (path, read_only) &&
      ((flags & O_ACCMODE) != O_RDONLY || (flags & O_CREAT) != 0))
    errno = EROFS;
  return errno != 0 ? -1
                    : (int) syscall (SYS_openat, AT_FDCWD, path, flags, mode);
}

int
flock (int fd, int operation)
{
  if (no_locks)
    {
      errno = ENOLCK;
      return -1;
    }
  return (int) syscall (SYS_flock, fd, operation);
}

typedef struct
{
  char *shelf;
  int n_failed;
  int n_recovered;
  int n_unlocked;
} Fixture;

static void
failed_cb (TengenJournal *journal, const char *reason, gpointer data)
{
  ((Fixture *) data)->n_failed++;
}

static void
recovered_cb (TengenJournal *journal, gpointer data)
{
  ((Fixture *) data)->n_recovered++;
}

static void
unlocked_cb (TengenJournal *journal, gpointer data)
{
  ((Fixture *) data)->n_unlocked++;
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->shelf = folder_new ();
  failing_syncs = 0;
  no_locks = FALSE;
  unreadable = read_only = NULL;
  g_ptr_array_set_size (synced, 0);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  settle ();
  folder_remove (f->shelf);
  g_free (f->shelf);
}

static TengenJournal *
make (Fixture *f)
{
  g_autoptr (GBytes) base = g_bytes_new_static ("(;GM[1]SZ[9])", 13);
  TengenJournal *journal = tengen_journal_new (f->shelf, base, 0, "t");
  g_signal_connect (journal, "failed", G_CALLBACK (failed_cb), f);
  g_signal_connect (journal, "recovered", G_CALLBACK (recovered_cb), f);
  g_signal_connect (journal, "unlocked", G_CALLBACK (unlocked_cb), f);
  return journal;
}

static void
wait_until (const int *number, int wanted)
{
  while (*number < wanted)
    g_main_context_iteration (NULL, TRUE);
}

/* Whether a file of a journal that was being made was synced. */
static gboolean
was_synced (const char *id, const char *name)
{
  g_autofree char *end = g_strdup_printf ("/.%s/%s", id, name);
  gboolean found = FALSE;
  g_mutex_lock (&mutex);
  for (guint i = 0; i < synced->len; i++)
    found |= g_str_has_suffix (g_ptr_array_index (synced, i), end);
  g_mutex_unlock (&mutex);
  return found;
}

static void
check_lines (Fixture *f, const char *id, guint n_stones)
{
  g_autoptr (TengenJournal) taken = tengen_journal_take (f->shelf, id);
  g_assert_nonnull (taken);
  g_assert_cmpint (tengen_journal_get_state (taken), ==, TENGEN_JOURNAL_CLOSED);
  const char *const *lines = tengen_journal_get_lines (taken);
  for (gsize i = 0; lines[i] != NULL; i++)
    if (g_str_equal (lines[i], STONE))
      n_stones--;
  g_assert_cmpuint (n_stones, ==, 0);
  g_autoptr (GBytes) base = tengen_journal_read_base (taken);
  g_assert_nonnull (base);
  tengen_journal_leave (taken);
}

/* The kernel may have dropped what it could not write: a second sync of the same
 * file would succeed and prove nothing. */
static void
test_failed_sync (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenJournal) journal = make (f);
  g_assert_true (tengen_journal_append (journal, STONE));
  settle ();
  g_autofree char *first = g_strdup (tengen_journal_get_id (journal));
  sync_number = EIO;
  failing_syncs = 1;
  g_assert_true (tengen_journal_append (journal, STONE));
  wait_until (&f->n_failed, 1);
  g_assert_cmpint (f->n_recovered, ==, 0);
  g_assert_true (tengen_journal_append (journal, STONE));
  wait_until (&f->n_recovered, 1);
  g_assert_cmpint (f->n_failed, ==, 1);
  g_autofree char *id = g_strdup (tengen_journal_get_id (journal));
  g_assert_cmpstr (id, !=, first);
  g_assert_true (was_synced (id, "base.sgf"));
  g_assert_true (was_synced (id, "log"));
  tengen_journal_close (journal);
  g_assert_cmpuint (shelf_count (f->shelf), ==, 1);
  check_lines (f, id, 3);
}

/* Nothing more is done, and all the same it comes right. */
static void
test_by_itself (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenJournal) journal = make (f);
  sync_number = ENOSPC;
  failing_syncs = 1;
  g_assert_true (tengen_journal_append (journal, STONE));
  wait_until (&f->n_failed, 1);
  wait_until (&f->n_recovered, 1);
  g_autofree char *id = g_strdup (tengen_journal_get_id (journal));
  tengen_journal_close (journal);
  check_lines (f, id, 1);
}

/* A disk that cannot sync at all never promised to. */
static void
test_no_syncs (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenJournal) journal = make (f);
  sync_number = EINVAL;
  failing_syncs = G_MAXINT;
  g_assert_true (tengen_journal_append (journal, STONE));
  settle ();
  g_assert_cmpint (f->n_failed, ==, 0);
  tengen_journal_close (journal);
}

static void
test_no_locks (Fixture *f, gconstpointer data)
{
  no_locks = TRUE;
  g_autoptr (TengenJournal) one = make (f);
  g_autoptr (TengenJournal) two = make (f);
  g_assert_true (tengen_journal_append (one, STONE));
  g_assert_true (tengen_journal_append (two, STONE));
  g_assert_cmpint (f->n_failed, ==, 0);
  /* once for all of them */
  g_assert_cmpint (f->n_unlocked, ==, 1);
  const char *id = tengen_journal_get_id (one);
  g_autofree char *kept = g_strdup (id);
  g_assert_true (tengen_journal_is_open (f->shelf, id));
  g_assert_null (tengen_journal_take (f->shelf, id));
  tengen_journal_close (one);
  g_assert_false (tengen_journal_is_open (f->shelf, kept));
  check_lines (f, kept, 1);
  tengen_journal_close (two);
  /* the number of the killed program is that of this one now */
  g_autofree char *path = g_build_filename (f->shelf, kept, "lock", NULL);
  g_autofree char *owner = g_strdup_printf (
      "%ld %s 1 0123456789abcdef boot\n", (long) getpid (), g_get_host_name ());
  folder_write (path, owner);
  g_assert_false (tengen_journal_is_open (f->shelf, kept));
  g_autoptr (TengenJournal) again = tengen_journal_take (f->shelf, kept);
  g_assert_nonnull (again);
  tengen_journal_close (again);
}

/* A journal with some stones, closed. */
static char *
make_closed (Fixture *f, guint n_stones)
{
  g_autoptr (TengenJournal) journal = make (f);
  for (guint i = 0; i < n_stones; i++)
    g_assert_true (tengen_journal_append (journal, STONE));
  settle ();
  char *id = g_strdup (tengen_journal_get_id (journal));
  tengen_journal_close (journal);
  return id;
}

static void
check_title (Fixture *f, const char *title, TengenJournalShelfState state)
{
  g_autoptr (GPtrArray) entries = tengen_journal_shelf_list (f->shelf);
  g_assert_cmpuint (entries->len, ==, 1);
  const TengenJournalShelfEntry *entry = g_ptr_array_index (entries, 0);
  g_assert_cmpstr (entry->title, ==, title);
  g_assert_cmpint (entry->state, ==, state);
}

/* A log that cannot be read now is not damaged: it stays, and nothing of it is
 * remembered as being so. */
static void
test_unreadable_log (Fixture *f, gconstpointer data)
{
  static const int numbers[] = { EIO, EMFILE, ESTALE, EACCES, ENOMEM };
  g_autofree char *id = make_closed (f, 2);
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      unreadable = "/log";
      unreadable_number = numbers[i];
      g_assert_null (tengen_journal_take (f->shelf, id));
      g_assert_cmpint (errno, ==, numbers[i]);
      g_assert_cmpuint (tengen_journal_shelf_clean (f->shelf), ==, 0);
      check_title (f, id, TENGEN_JOURNAL_SHELF_READY);
      unreadable = NULL;
      check_title (f, "t", TENGEN_JOURNAL_SHELF_READY);
      check_lines (f, id, 2);
      g_autofree char *log = tengen_journal_shelf_get_log (f->shelf, id);
      g_utime (log, NULL);
    }
}

/* The other windows come back all the same. */
static void
test_unreadable_newest (Fixture *f, gconstpointer data)
{
  g_autofree char *one = make_closed (f, 1);
  g_autofree char *other = make_closed (f, 1);
  /* a worker may still be asking for it when the test has ended */
  static char log[PATH_MAX];
  int number = 0;
  g_snprintf (log, sizeof log, "%s/log", other);
  unreadable = log;
  unreadable_number = EIO;
  g_auto (GStrv) ids = tengen_journal_shelf_find_last (f->shelf);
  g_assert_cmpuint (g_strv_length (ids), ==, 2);
  g_autoptr (GPtrArray) journals = tengen_journal_shelf_take_all (
      f->shelf, (const char *const *) ids, &number);
  g_assert_cmpuint (journals->len, ==, 1);
  g_assert_cmpint (number, ==, EIO);
  tengen_journal_leave (g_ptr_array_index (journals, 0));
}

static void
test_unreadable_base (Fixture *f, gconstpointer data)
{
  g_autofree char *id = make_closed (f, 1);
  TengenRestored restored;
  unreadable = "/base.sgf";
  unreadable_number = EIO;
  TengenJournal *journal = tengen_journal_take (f->shelf, id);
  g_assert_nonnull (journal);
  g_assert_null (tengen_document_new_restored (journal, f->shelf, &restored));
  g_assert_cmpint (errno, ==, EIO);
  unreadable = NULL;
  check_lines (f, id, 1);
}

/* What cannot be written is played on with, and told; it is written when the
 * disk takes it again. */
static void
test_read_only (Fixture *f, gconstpointer data)
{
  g_autofree char *id = make_closed (f, 1);
  TengenRestored restored;
  read_only = f->shelf;
  TengenJournal *journal = tengen_journal_take (f->shelf, id);
  g_assert_nonnull (journal);
  g_signal_connect (journal, "recovered", G_CALLBACK (recovered_cb), f);
  /* nothing else can take it meanwhile */
  g_assert_true (tengen_journal_is_open (f->shelf, id));
  g_assert_null (tengen_journal_take (f->shelf, id));
  g_assert_cmpint (errno, ==, EWOULDBLOCK);
  g_autoptr (TengenDocument) document =
      tengen_document_new_restored (journal, f->shelf, &restored);
  g_assert_nonnull (document);
  g_assert_nonnull (tengen_document_get_failure (document));
  g_assert_true (
      tengen_session_play (tengen_document_get_session (document), 1));
  read_only = NULL;
  g_assert_true (
      tengen_session_play (tengen_document_get_session (document), 2));
  wait_until (&f->n_recovered, 1);
  g_assert_null (tengen_document_get_failure (document));
  tengen_document_close (document, TRUE);
  g_autoptr (TengenJournal) taken = tengen_journal_take (f->shelf, id);
  g_assert_nonnull (taken);
  const char *const *lines = tengen_journal_get_lines (taken);
  guint n_stones = 0;
  for (gsize i = 0; lines[i] != NULL; i++)
    n_stones += g_str_has_prefix (lines[i], "a ") ? 1 : 0;
  g_assert_cmpuint (n_stones, ==, 3);
  tengen_journal_leave (taken);
}

/* Whether a folder is there. */
static gboolean
is_there (Fixture *f, const char *id, const char *end)
{
  g_autofree char *name = g_strconcat (id, end, NULL);
  g_autofree char *path = g_build_filename (f->shelf, name, NULL);
  return g_file_test (path, G_FILE_TEST_IS_DIR);
}

/* Its last sum is wrong. */
static void
damage_log (Fixture *f, const char *id)
{
  g_autofree char *path = tengen_journal_shelf_get_log (f->shelf, id);
  g_autofree char *text = folder_read (path);
  text[strlen (text) - 2] ^= 1;
  folder_write (path, text);
}

/* A damaged journal is set aside when its copy is on the disk, not before. */
static void
test_copy (Fixture *f, gconstpointer data)
{
  g_autofree char *id = make_closed (f, 2);
  damage_log (f, id);
  for (int round = 0; round < 2; round++)
    {
      TengenRestored restored;
      read_only = round == 0 ? f->shelf : NULL;
      TengenJournal *journal = tengen_journal_take (f->shelf, id);
      g_assert_nonnull (journal);
      g_autoptr (TengenDocument) document =
          tengen_document_new_restored (journal, f->shelf, &restored);
      g_assert_nonnull (document);
      g_assert_cmpint (restored, ==, TENGEN_RESTORED_PART);
      g_assert_true (is_there (f, id, ""));
      if (round == 0)
        {
          g_assert_nonnull (tengen_document_get_failure (document));
          tengen_document_close (document, TRUE);
          g_assert_false (is_there (f, id, TENGEN_JOURNAL_ASIDE));
          continue;
        }
      while (is_there (f, id, ""))
        g_main_context_iteration (NULL, TRUE);
      g_assert_true (is_there (f, id, TENGEN_JOURNAL_ASIDE));
      tengen_document_close (document, TRUE);
    }
  g_assert_cmpuint (shelf_count (f->shelf), ==, 2);
}

/* It is closed at once: the sync is waited for. */
static void
test_copy_and_close (Fixture *f, gconstpointer data)
{
  g_autofree char *id = make_closed (f, 2);
  TengenRestored restored;
  damage_log (f, id);
  TengenJournal *journal = tengen_journal_take (f->shelf, id);
  g_autoptr (TengenDocument) document =
      tengen_document_new_restored (journal, f->shelf, &restored);
  tengen_document_close (document, TRUE);
  g_assert_true (is_there (f, id, TENGEN_JOURNAL_ASIDE));
  g_assert_cmpuint (shelf_count (f->shelf), ==, 2);
}

/* The folder goes away below the program, and perhaps another takes its name:
 * the game is written anew, and the other is left alone. */
static void
test_taken_away (Fixture *f, gconstpointer data)
{
  gboolean swapped = GPOINTER_TO_INT (data);
  g_autoptr (TengenJournal) journal = make (f);
  g_assert_true (tengen_journal_append (journal, STONE));
  settle ();
  g_autofree char *first = g_strdup (tengen_journal_get_id (journal));
  g_autofree char *folder = g_build_filename (f->shelf, first, NULL);
  g_autofree char *elsewhere = g_strconcat (f->shelf, ".moved", NULL);
  g_assert_cmpint (g_rename (folder, elsewhere), ==, 0);
  if (swapped)
    {
      g_autofree char *log = g_build_filename (folder, "log", NULL);
      g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
      folder_write (log, "another");
    }
  else
    folder_remove (elsewhere);
  g_assert_true (tengen_journal_append (journal, STONE));
  wait_until (&f->n_recovered, 1);
  g_autofree char *id = g_strdup (tengen_journal_get_id (journal));
  g_assert_cmpstr (id, !=, first);
  tengen_journal_close (journal);
  check_lines (f, id, 2);
  g_assert_cmpint (is_there (f, first, ""), ==, swapped);
  if (swapped)
    folder_remove (elsewhere);
}

/* Without locks another computer takes the journal, too: each goes on in a
 * folder of its own, and no line breaks the other's sums. */
static void
test_other_writes (Fixture *f, gconstpointer data)
{
  no_locks = TRUE;
  g_autoptr (TengenJournal) journal = make (f);
  g_assert_true (tengen_journal_append (journal, STONE));
  settle ();
  g_autofree char *first = g_strdup (tengen_journal_get_id (journal));
  g_autofree char *lock = g_build_filename (f->shelf, first, "lock", NULL);
  folder_write (lock, "7 elsewhere 1 0123456789abcdef boot\n");
  g_autoptr (TengenJournal) other = tengen_journal_take (f->shelf, first);
  g_assert_nonnull (other);
  g_assert_true (tengen_journal_append (other, STONE));
  g_assert_true (tengen_journal_append (journal, STONE));
  g_assert_true (tengen_journal_flush (journal));
  g_autofree char *id = g_strdup (tengen_journal_get_id (journal));
  g_assert_cmpstr (id, !=, first);
  g_assert_true (tengen_journal_append (other, STONE));
  g_assert_true (tengen_journal_append (journal, STONE));
  settle ();
  g_assert_true (tengen_journal_is_open (f->shelf, first));
  tengen_journal_close (other);
  tengen_journal_close (journal);
  check_lines (f, first, 3);
  check_lines (f, id, 3);
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
  synced = g_ptr_array_new_with_free_func (g_free);
  add ("/journal/disk/failed-sync", test_failed_sync);
  add ("/journal/disk/by-itself", test_by_itself);
  add ("/journal/disk/no-syncs", test_no_syncs);
  add ("/journal/disk/no-locks", test_no_locks);
  add ("/journal/disk/unreadable-log", test_unreadable_log);
  add ("/journal/disk/unreadable-newest", test_unreadable_newest);
  add ("/journal/disk/unreadable-base", test_unreadable_base);
  add ("/journal/disk/read-only", test_read_only);
  add ("/journal/disk/copy", test_copy);
  add ("/journal/disk/copy-and-close", test_copy_and_close);
  add ("/journal/disk/other-writes", test_other_writes);
  add ("/journal/disk/removed", test_taken_away);
  g_test_add ("/journal/disk/swapped",
              Fixture,
              GINT_TO_POINTER (TRUE),
              set_up,
              test_taken_away,
              tear_down);
  return g_test_run ();
}
