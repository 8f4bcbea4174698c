/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-journal-disk: journals on disks that fail in their own way
 *
 * What:  what was not synced is written anew, elsewhere, and is synced before it
 *        counts; the warning stands as long as it is right; where there are no
 *        locks two journals are still two.
 * Shape: the calls of the system that matter are this program's own.
 */
#define _GNU_SOURCE

#include <errno.h>
#include <locale.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "app-shelf.h"
#include "tengen-journal.h"

#define STONE "a 1000 0 1 1 0 0"

/* What the disk does; the workers of a journal ask, too. */
static int failing_syncs;
static int sync_number;
static gboolean no_locks;
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
  return g_test_run ();
}
