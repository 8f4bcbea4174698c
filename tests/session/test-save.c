/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-save: the old bytes or the new ones, whatever fails
 *
 * What:  every call of every way to save fails once with each errno, fails
 *        from there on, or is the last one before a kill; links, owners, lists
 *        and attributes stay; what was interrupted is settled.
 * Shape: the calls of the C library that save are replaced by ones that count.
 *        They do not sync, which takes nothing away from what is looked at.
 */
#define _GNU_SOURCE
#include "tengen-save.h"
#include "tengen-save-owner.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <linux/fs.h>
#include <sched.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <utime.h>

#define NOBODY 65534

/* --- Calls that fail when told to --- */

typedef enum
{
  FAIL_NEVER,
  FAIL_ONCE,
  FAIL_FROM_HERE,
  FAIL_KILL,
} Fail;

static struct
{
  Fail fail;
  int at;
  int number;
  int n_calls;
  gboolean nameless; /* whether files without a name can be made */
  gboolean lockless; /* whether nothing can be locked */
  gboolean stuck;    /* whether names beside the file stay */
  ino_t full;        /* a file that cannot become longer than... */
  off_t full_size;
} gate = { .nameless = TRUE };

static gboolean
is_at (void)
{
  int call = gate.n_calls++;

  return gate.fail == FAIL_FROM_HERE
             ? call >= gate.at
             : gate.fail != FAIL_NEVER && call == gate.at;
}

static gboolean
fails (void)
{
  if (!is_at ())
    return FALSE;
  if (gate.fail == FAIL_KILL)
    _exit (0);
  errno = gate.number;
  return TRUE;
}

#define CALL(number, ...) (fails () ? -1 : (int) syscall (number, __VA_ARGS__))

int
open (const char *path, int flags, ...)
{
  va_list list;
  mode_t mode;

  va_start (list, flags);
  mode = va_arg (list, mode_t);
  va_end (list);
  if ((flags & O_TMPFILE) == O_TMPFILE && !gate.nameless)
    {
      errno = EOPNOTSUPP;
      return -1;
    }
  return CALL (SYS_openat, AT_FDCWD, path, flags, mode);
}

/* One that fails, or is the last one, leaves half of its bytes. */
ssize_t
pwrite (int fd, const void *data, size_t length, off_t offset)
{
  struct stat info;
  gboolean last = is_at ();

  if (last)
    length /= 2;
  if (gate.full != 0 && fstat (fd, &info) == 0 && info.st_ino == gate.full)
    {
      if (offset >= gate.full_size)
        {
          errno = ENOSPC;
          return -1;
        }
      length = MIN (length, (size_t) (gate.full_size - offset));
    }
  if (!last)
    return syscall (SYS_pwrite64, fd, data, length, offset);
  (void) !syscall (SYS_pwrite64, fd, data, length, offset);
  if (gate.fail == FAIL_KILL)
    _exit (0);
  errno = gate.number;
  return -1;
}

int
fsync (int fd)
{
  return fails () ? -1 : 0;
}

int
ftruncate (int fd, off_t length)
{
  return CALL (SYS_ftruncate, fd, length);
}

int
fallocate (int fd, int mode, off_t offset, off_t length)
{
  if (gate.full != 0)
    {
      errno = EOPNOTSUPP;
      return -1;
    }
  return CALL (SYS_fallocate, fd, mode, offset, length);
}

int
linkat (int from_fd, const char *from, int to_fd, const char *to, int flags)
{
  return CALL (SYS_linkat, from_fd, from, to_fd, to, flags);
}

int
link (const char *from, const char *to)
{
  return CALL (SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
symlink (const char *target, const char *path)
{
  return CALL (SYS_symlinkat, target, AT_FDCWD, path);
}

static gboolean
is_stuck (const char *path)
{
  if (!gate.stuck || strstr (path, "/.tengen-") == NULL)
    return FALSE;
  errno = EPERM;
  return TRUE;
}

int
rename (const char *from, const char *to)
{
  if (is_stuck (from))
    return -1;
  return CALL (SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
renameat2 (int from_fd,
           const char *from,
           int to_fd,
           const char *to,
           unsigned int flags)
{
  return CALL (SYS_renameat2, from_fd, from, to_fd, to, flags);
}

int
unlink (const char *path)
{
  if (is_stuck (path))
    return -1;
  return CALL (SYS_unlinkat, AT_FDCWD, path, 0);
}

int
rmdir (const char *path)
{
  return CALL (SYS_unlinkat, AT_FDCWD, path, AT_REMOVEDIR);
}

int
mkdir (const char *path, mode_t mode)
{
  return CALL (SYS_mkdirat, AT_FDCWD, path, mode);
}

int
flock (int fd, int operation)
{
  if (gate.lockless)
    {
      errno = ENOLCK;
      return -1;
    }
  return CALL (SYS_flock, fd, operation);
}

int
fchmod (int fd, mode_t mode)
{
  return CALL (SYS_fchmod, fd, mode);
}

int
fchown (int fd, uid_t owner, gid_t group)
{
  return CALL (SYS_fchown, fd, owner, group);
}

int
fsetxattr (int fd, const char *name, const void *data, size_t size, int flags)
{
  return CALL (SYS_fsetxattr, fd, name, data, size, flags);
}

/* --- A folder with a file, and the program's own --- */

/* In memory where that is to be had; what a disk has is tried on one. */
static const char *top;
static const char *top_on_disk;

typedef struct
{
  char *folder;
  char *path;
  char *other;
  char *saving;
} Fixture;

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  if (!g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    dir = g_dir_open (path, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *below = g_build_filename (path, name, NULL);

      remove_tree (below);
    }
  g_remove (path);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  gate.fail = FAIL_NEVER;
  gate.nameless = TRUE;
  gate.lockless = FALSE;
  gate.stuck = FALSE;
  gate.full = 0;
  f->folder =
      g_build_filename (data != NULL ? top : top_on_disk, "folder", NULL);
  f->path = g_build_filename (f->folder, "game.sgf", NULL);
  f->other = g_build_filename (f->folder, "other.sgf", NULL);
  f->saving = tengen_save_get_folder ();
  g_assert_cmpint (g_mkdir (f->folder, 0755), ==, 0);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_autofree char *state = g_build_filename (top, "state", NULL);

  gate.fail = FAIL_NEVER;
  remove_tree (f->folder);
  remove_tree (state);
  g_free (f->folder);
  g_free (f->path);
  g_free (f->other);
  g_free (f->saving);
}

static void
put (const char *path, const char *text)
{
  int fd = open (path, O_WRONLY | O_CREAT | O_TRUNC, 0644);

  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (write (fd, text, strlen (text)), ==, (int) strlen (text));
  close (fd);
}

static char *
get (const char *path)
{
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

static void
assert_holds (const char *path, const char *wanted)
{
  g_autofree char *text = get (path);

  g_assert_cmpstr (text, ==, wanted);
}

static guint
count (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static char *
sum_of (const char *text)
{
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

/* @old: what the file is expected to hold, or NULL. The errno, 0 if saved. */
static int
save_as (const char *path, const char *text, const char *old, gboolean keep)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autofree char *expected = old != NULL ? sum_of (old) : NULL;
  const TengenSaveWish wish = { expected, 0666, keep };

  return tengen_save_write (path, bytes, &wish, NULL, &error) ? 0 : error->code;
}

/* --- All that can fail --- */

#define OLD "(;GM[1]C[the old game])"
#define SHORT "(;GM[1])"

typedef struct
{
  const char *name;
  gboolean exists;
  gboolean linked; /* has another name, so it is written in place */
  gboolean named;  /* the file system makes no files without a name */
  gboolean keep;
  gboolean shorter;
  gboolean lockless;
} Way;

static const Way ways[] = {
  { "new", FALSE, FALSE, FALSE, FALSE, FALSE, FALSE },
  { "new-named", FALSE, FALSE, TRUE, FALSE, FALSE, FALSE },
  { "rename", TRUE, FALSE, FALSE, FALSE, FALSE, FALSE },
  { "rename-named", TRUE, FALSE, TRUE, FALSE, FALSE, FALSE },
  { "rename-keep", TRUE, FALSE, FALSE, TRUE, FALSE, FALSE },
  { "in-place", TRUE, TRUE, FALSE, FALSE, FALSE, FALSE },
  { "in-place-shorter", TRUE, TRUE, FALSE, FALSE, TRUE, FALSE },
  { "in-place-keep", TRUE, TRUE, TRUE, TRUE, FALSE, FALSE },
  { "rename-no-locks", TRUE, FALSE, TRUE, FALSE, FALSE, TRUE },
  { "in-place-no-locks", TRUE, TRUE, FALSE, FALSE, FALSE, TRUE },
};

/* Longer than a page, and different in the midst. */
static const char *
get_new (const Way *way)
{
  static char *text;

  if (way->shorter)
    return SHORT;
  if (text == NULL)
    {
      g_autofree char *more = g_strnfill (9000, 'x');

      text = g_strconcat ("(;GM[1]C[the new one]N[", more, "])", NULL);
    }
  return text;
}

static void
prepare (Fixture *f, const Way *way)
{
  gate.fail = FAIL_NEVER;
  gate.nameless = !way->named;
  gate.lockless = way->lockless;
  remove_tree (f->folder);
  remove_tree (f->saving);
  g_assert_cmpint (g_mkdir (f->folder, 0755), ==, 0);
  if (!way->exists)
    return;
  put (f->path, OLD);
  g_assert_cmpint (chmod (f->path, 0640), ==, 0);
  if (way->linked)
    g_assert_cmpint (link (f->path, f->other), ==, 0);
}

static void
run (Fixture *f, const Way *way, Fail fail, int at, int number, int *result)
{
  gate = (typeof (gate)){ fail,          at,    number, 0, !way->named,
                          way->lockless, FALSE, 0,      0 };
  *result =
      save_as (f->path, get_new (way), way->exists ? OLD : NULL, way->keep);
  gate.fail = FAIL_NEVER;
}

/* All of the old bytes or all of the new ones. */
static gboolean
is_whole (Fixture *f, const Way *way, gboolean *is_new)
{
  g_autofree char *text = get (f->path);
  g_autofree char *other = get (f->other);

  *is_new = g_strcmp0 (text, get_new (way)) == 0;
  if (way->linked && g_strcmp0 (text, other) != 0)
    return FALSE;
  return *is_new || g_strcmp0 (text, way->exists ? OLD : NULL) == 0;
}

static void
make_old (const char *path)
{
  const struct utimbuf times = { 1000000000, 1000000000 };

  g_assert_cmpint (utime (path, &times), ==, 0);
}

static void
make_all_old (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      make_old (path);
      if (!g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        make_all_old (path);
    }
}

/* What another program could still be at, an hour later. */
static void
sweep_later (Fixture *f)
{
  g_autoptr (GPtrArray) left = NULL;

  make_all_old (f->folder);
  make_all_old (f->saving);
  left = tengen_save_settle_all ();
  g_assert_cmpuint (left->len, ==, 0);
}

/* Nothing but what a person knows of. */
static void
assert_clean (Fixture *f, const Way *way)
{
  g_autofree char *kept = g_strconcat (f->path, "~", NULL);
  g_autofree char *old = get (kept);
  guint n = g_file_test (f->path, G_FILE_TEST_EXISTS);

  if (way->lockless)
    sweep_later (f);
  if (old != NULL)
    g_assert_cmpstr (old, ==, OLD);
  n += old != NULL;
  n += way->linked;
  g_assert_cmpuint (count (f->folder), ==, n);
  g_assert_cmpuint (count (f->saving), ==, 0);
}

static void
settle (Fixture *f, const Way *way)
{
  g_autoptr (GPtrArray) left = NULL;
  gboolean is_new;

  g_assert_true (tengen_save_settle (f->path, NULL));
  g_assert_true (is_whole (f, way, &is_new));
  left = tengen_save_settle_all ();
  g_assert_cmpuint (left->len, ==, 0);
  g_assert_true (is_whole (f, way, &is_new));
}

/* What the disk refuses once: said, and the file is whole at once. */
static void
fail_once (Fixture *f, const Way *way, int at, int number)
{
  gboolean is_new;
  int result;

  prepare (f, way);
  run (f, way, FAIL_ONCE, at, number, &result);
  if (!is_whole (f, way, &is_new) || (result == 0 && !is_new))
    g_error ("%s: torn at call %d by %d", way->name, at, number);
  /* new bytes with an error: they are there, but may not outlive the machine;
   * saving again does not take them for those of another program */
  if (result != 0 && is_new)
    g_assert_cmpint (save_as (f->path, get_new (way), OLD, FALSE), ==, 0);
  settle (f, way);
  /* what was not removed for a fault of removing is not held against it */
  if (number == ENOSPC)
    assert_clean (f, way);
}

static void
fail_from (Fixture *f, const Way *way, int at, int number)
{
  gboolean is_new;
  int result;

  prepare (f, way);
  run (f, way, FAIL_FROM_HERE, at, number, &result);
  if (!way->linked)
    g_assert_true (is_whole (f, way, &is_new));
  settle (f, way);
}

static void
kill_at (Fixture *f, const Way *way, int at)
{
  gboolean is_new;
  int result;
  int status;
  pid_t child;

  prepare (f, way);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      run (f, way, FAIL_KILL, at, 0, &result);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  if (!way->linked)
    g_assert_true (is_whole (f, way, &is_new));
  settle (f, way);
  assert_clean (f, way);
}

static int
count_calls (Fixture *f, const Way *way)
{
  int result;

  prepare (f, way);
  run (f, way, FAIL_NEVER, 0, 0, &result);
  g_assert_cmpint (result, ==, 0);
  g_assert_cmpint (gate.n_calls, >, 3);
  return gate.n_calls;
}

static void
test_faults (Fixture *f, gconstpointer data)
{
  static const int numbers[] = { ENOSPC, EIO, EROFS, EDQUOT, EACCES };
  const Way *way = data;
  int n_calls = count_calls (f, way);

  for (int at = 0; at < n_calls; at++)
    for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
      {
        fail_once (f, way, at, numbers[i]);
        fail_from (f, way, at, numbers[i]);
      }
  g_test_message ("%d calls", n_calls);
}

static void
test_kills (Fixture *f, gconstpointer data)
{
  const Way *way = data;
  int n_calls = count_calls (f, way);

  for (int at = 0; at < n_calls; at++)
    kill_at (f, way, at);
  g_test_message ("%d kills", n_calls);
}

/* --- What stays --- */

static void
look_at (const char *path, struct stat *info)
{
  g_assert_cmpint (stat (path, info), ==, 0);
}

static void
test_hard_link (Fixture *f, gconstpointer data)
{
  struct stat before, after;

  put (f->path, OLD);
  g_assert_cmpint (link (f->path, f->other), ==, 0);
  look_at (f->path, &before);
  g_assert_cmpint (
      save_as (f->path, "longer than the old game was, see", OLD, FALSE),
      ==,
      0);
  look_at (f->other, &after);
  assert_holds (f->other, "longer than the old game was, see");
  g_assert_cmpint (save_as (f->path, SHORT, NULL, FALSE), ==, 0);
  assert_holds (f->other, SHORT);
  g_assert_cmpuint (before.st_ino, ==, after.st_ino);
  g_assert_cmpuint (after.st_nlink, ==, 2);
  g_assert_cmpuint (count (f->saving), ==, 0);
}

/* Growing stops in the midst: the old bytes are there again, at their length. */
static void
test_no_room_to_grow (Fixture *f, gconstpointer data)
{
  g_autofree char *large = g_strnfill (20000, 'y');
  struct stat info;

  put (f->path, OLD);
  g_assert_cmpint (link (f->path, f->other), ==, 0);
  look_at (f->path, &info);
  gate.full = info.st_ino;
  gate.full_size = 4096;
  g_assert_cmpint (save_as (f->path, large, NULL, FALSE), ==, ENOSPC);
  assert_holds (f->path, OLD);
  assert_holds (f->other, OLD);
  g_assert_cmpuint (count (f->saving), ==, 0);
}

/* user and group bits, a reader, a mask */
static const guint8 access_list[] = {
  2,    0, 0, 0,                         /* version */
  0x01, 0, 6, 0, 0xff, 0xff, 0xff, 0xff, /* owner */
  0x02, 0, 4, 0, 0xd2, 0x04, 0x00, 0x00, /* user 1234 */
  0x04, 0, 4, 0, 0xff, 0xff, 0xff, 0xff, /* group */
  0x10, 0, 4, 0, 0xff, 0xff, 0xff, 0xff, /* mask */
  0x20, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, /* others */
};

static gboolean
set_attribute (const char *path, const char *name, gconstpointer data, gsize n)
{
  if (setxattr (path, name, data, n, 0) == 0)
    return TRUE;
  g_assert_cmpint (errno, ==, ENOTSUP);
  g_test_skip ("the file system has no such attributes");
  return FALSE;
}

static void
assert_attribute (const char *path,
                  const char *name,
                  gconstpointer data,
                  gsize n)
{
  char there[256];
  ssize_t size = getxattr (path, name, there, sizeof there);

  g_assert_cmpmem (there, MAX (size, 0), data, n);
}

static void
test_attributes (Fixture *f, gconstpointer data)
{
  struct stat before, after;

  put (f->path, OLD);
  if (!set_attribute (f->path, "user.place", "Nihon Kiin", 10) ||
      !set_attribute (f->path, "user.none", "", 0) ||
      !set_attribute (
          f->path, "system.posix_acl_access", access_list, sizeof access_list))
    return;
  look_at (f->path, &before);
  g_assert_cmpint (save_as (f->path, SHORT, OLD, TRUE), ==, 0);
  look_at (f->path, &after);
  assert_holds (f->path, SHORT);
  g_assert_cmpuint (before.st_ino, !=, after.st_ino);
  g_assert_cmpuint (before.st_mode, ==, after.st_mode);
  assert_attribute (f->path, "user.place", "Nihon Kiin", 10);
  assert_attribute (f->path, "user.none", "", 0);
  assert_attribute (
      f->path, "system.posix_acl_access", access_list, sizeof access_list);
  g_autofree char *kept = g_strconcat (f->path, "~", NULL);
  assert_attribute (
      kept, "system.posix_acl_access", access_list, sizeof access_list);
}

/* What new files of a folder inherit, the file that is saved did not have. */
static void
test_inherited (Fixture *f, gconstpointer data)
{
  struct stat info;

  put (f->path, OLD);
  g_assert_cmpint (chmod (f->path, 0600), ==, 0);
  if (!set_attribute (f->folder,
                      "system.posix_acl_default",
                      access_list,
                      sizeof access_list))
    return;
  g_assert_cmpint (save_as (f->path, SHORT, NULL, FALSE), ==, 0);
  look_at (f->path, &info);
  g_assert_cmpuint (info.st_mode & 07777, ==, 0600);
  g_assert_cmpint (
      getxattr (f->path, "system.posix_acl_access", NULL, 0), <, 0);
  assert_holds (f->path, SHORT);
}

/* Root may give files away; all others write them in place. */
static void
test_owner (Fixture *f, gconstpointer data)
{
  struct stat info;

  if (geteuid () != 0)
    {
      g_test_skip ("only root can make a file of somebody else's");
      return;
    }
  put (f->path, OLD);
  g_assert_cmpint (chown (f->path, 1234, 2345), ==, 0);
  g_assert_cmpint (chmod (f->path, 0664), ==, 0);
  g_assert_cmpint (save_as (f->path, SHORT, OLD, FALSE), ==, 0);
  look_at (f->path, &info);
  g_assert_cmpuint (info.st_uid, ==, 1234);
  g_assert_cmpuint (info.st_gid, ==, 2345);
  g_assert_cmpuint (info.st_mode & 07777, ==, 0664);
  assert_holds (f->path, SHORT);
}

/* Runs the test in a process that may not do everything. */
static gboolean
become_nobody (Fixture *f)
{
  g_autofree char *state = g_build_filename (top, "state", NULL);

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
      return FALSE;
    }
  g_assert_cmpint (g_mkdir_with_parents (state, 0755), ==, 0);
  if (geteuid () != 0)
    return TRUE;
  g_assert_cmpint (chown (state, NOBODY, NOBODY), ==, 0);
  g_assert_cmpint (chmod (top, 0755), ==, 0);
  g_assert_cmpint (chmod (top_on_disk, 0755), ==, 0);
  g_assert_cmpint (seteuid (NOBODY), ==, 0);
  return TRUE;
}

static void
become_root (void)
{
  /* a leak checker looks at the process when it ends */
  g_assert_cmpint (seteuid (getuid ()), ==, 0);
  g_assert_cmpint (prctl (PR_SET_DUMPABLE, 1), ==, 0);
}

static void
test_owned_by_others (Fixture *f, gconstpointer data)
{
  struct stat before, after;

  if (geteuid () != 0)
    {
      g_test_skip ("only root can make a file of somebody else's");
      return;
    }
  put (f->path, OLD);
  g_assert_cmpint (chmod (f->path, 0666), ==, 0);
  g_assert_cmpint (chmod (f->folder, 0777), ==, 0);
  look_at (f->path, &before);
  if (!become_nobody (f))
    return;
  g_assert_cmpint (save_as (f->path, SHORT, OLD, FALSE), ==, 0);
  look_at (f->path, &after);
  g_assert_cmpuint (after.st_uid, ==, before.st_uid);
  g_assert_cmpuint (after.st_ino, ==, before.st_ino);
  assert_holds (f->path, SHORT);
  g_assert_cmpuint (count (f->folder), ==, 1);
  become_root ();
}

/* Its owner may write the file, but nothing else there. */
static void
test_folder_refuses (Fixture *f, gconstpointer data)
{
  g_autofree char *old = g_build_filename (f->saving, "old", NULL);
  g_autofree char *first = g_build_filename (old, "game.sgf~", NULL);
  g_autofree char *second = g_build_filename (old, "game.sgf.~2~", NULL);

  if (geteuid () == 0 || g_test_subprocess ())
    put (f->path, OLD);
  if (geteuid () == 0)
    g_assert_cmpint (chown (f->path, NOBODY, NOBODY), ==, 0);
  g_assert_cmpint (chmod (f->folder, 0555), ==, 0);
  if (become_nobody (f))
    {
      g_assert_cmpint (save_as (f->path, "second", OLD, TRUE), ==, 0);
      g_assert_cmpint (save_as (f->path, "third", "second", TRUE), ==, 0);
      assert_holds (f->path, "third");
      assert_holds (first, OLD);
      assert_holds (second, "second");
      g_assert_cmpuint (count (f->saving), ==, 1);
      g_assert_cmpint (chmod (f->path, 0444), ==, 0);
      g_assert_cmpint (save_as (f->path, "fourth", NULL, FALSE), ==, EACCES);
      assert_holds (f->path, "third");
      become_root ();
    }
  g_assert_cmpint (chmod (f->folder, 0755), ==, 0);
}

/* A folder that keeps every name: nothing of the file is left under another. */
static void
test_stuck (Fixture *f, gconstpointer data)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  put (f->path, OLD);
  gate.stuck = TRUE;
  g_assert_cmpint (save_as (f->path, "new", OLD, FALSE), ==, 0);
  gate.stuck = FALSE;
  assert_holds (f->path, "new");
  dir = g_dir_open (f->folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (name[0] == '.')
      {
        g_autofree char *path = g_build_filename (f->folder, name, NULL);

        assert_holds (path, "");
      }
  /* and the next start removes it where it can */
  g_autoptr (GPtrArray) left = tengen_save_settle_all ();
  g_assert_cmpuint (left->len, ==, 0);
  g_assert_cmpuint (count (f->folder), ==, 1);
  g_assert_cmpuint (count (f->saving), ==, 0);
}

static gboolean
set_append_only (const char *folder, gboolean on)
{
  int fd = open (folder, O_RDONLY | O_CLOEXEC);
  int flags = 0;
  gboolean done = ioctl (fd, FS_IOC_GETFLAGS, &flags) == 0;

  flags = on ? flags | FS_APPEND_FL : flags & ~FS_APPEND_FL;
  done = done && ioctl (fd, FS_IOC_SETFLAGS, &flags) == 0;
  close (fd);
  return done;
}

static void
test_append_only (Fixture *f, gconstpointer data)
{
  put (f->path, OLD);
  if (!set_append_only (f->folder, TRUE))
    {
      g_test_skip ("folders cannot be made so here");
      return;
    }
  g_assert_cmpint (save_as (f->path, "new", OLD, TRUE), ==, 0);
  assert_holds (f->path, "new");
  /* with the old bytes, which a folder may well take */
  g_assert_cmpuint (count (f->folder), ==, 2);
  g_assert_cmpuint (count (f->saving), ==, 0);
  g_assert_true (set_append_only (f->folder, FALSE));
}

/* Why it fails is not the file's fault, nor its folder's. */
static void
expect_named (const char *path, const char *folder, gboolean keep)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("new", 3);
  g_autoptr (GError) error = NULL;
  const TengenSaveWish wish = { NULL, 0666, keep };

  g_assert_false (tengen_save_write (path, bytes, &wish, NULL, &error));
  g_assert_error (error, TENGEN_SAVE_ERROR, TENGEN_SAVE_NO_COPY);
  g_assert_nonnull (strstr (error->message, folder));
  assert_holds (path, OLD);
}

static void
test_no_copy (Fixture *f, gconstpointer data)
{
  g_autofree char *state = g_path_get_dirname (f->saving);
  g_autofree char *old = g_build_filename (f->saving, "old", NULL);
  g_autofree char *first = g_strnfill (255, 'n');
  g_autofree char *longest = g_build_filename (f->folder, first, NULL);

  put (f->path, OLD);
  g_assert_cmpint (link (f->path, f->other), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (state, 0700), ==, 0);
  put (f->saving, "no folder");
  expect_named (f->path, f->saving, FALSE);
  g_assert_cmpint (unlink (f->saving), ==, 0);
  /* with ~ its name is too long */
  put (longest, OLD);
  g_assert_cmpint (g_mkdir (f->saving, 0700), ==, 0);
  put (old, "no folder");
  expect_named (longest, old, TRUE);
}

/* A disk of 128 KiB of its own, then one that is write-protected. */
static void
test_real_disk (Fixture *f, gconstpointer data)
{
  g_autofree char *large = g_strnfill (200 * 1024, 'z');

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
      return;
    }
  if (unshare (CLONE_NEWNS) != 0 ||
      mount (NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0 ||
      mount ("tengen", f->folder, "tmpfs", 0, "size=128k") != 0)
    {
      g_test_skip ("nothing can be mounted here");
      return;
    }
  put (f->path, OLD);
  g_assert_cmpint (save_as (f->path, large, NULL, FALSE), ==, ENOSPC);
  assert_holds (f->path, OLD);
  g_assert_cmpint (link (f->path, f->other), ==, 0);
  g_assert_cmpint (save_as (f->path, large, NULL, FALSE), ==, ENOSPC);
  assert_holds (f->path, OLD);
  assert_holds (f->other, OLD);
  g_assert_cmpint (save_as (f->path, SHORT, OLD, FALSE), ==, 0);
  assert_holds (f->other, SHORT);
  g_assert_cmpint (
      mount (NULL, f->folder, NULL, MS_REMOUNT | MS_RDONLY, NULL), ==, 0);
  g_assert_cmpint (save_as (f->path, OLD, NULL, FALSE), ==, EROFS);
  assert_holds (f->other, SHORT);
  g_assert_cmpint (umount (f->folder), ==, 0);
  g_assert_cmpuint (count (f->saving), ==, 0);
}

/* --- What is kept --- */

static void
test_keep_not_over (Fixture *f, gconstpointer data)
{
  g_autofree char *first = g_strconcat (f->path, "~", NULL);
  g_autofree char *second = g_strconcat (f->path, ".~2~", NULL);
  g_autofree char *third = g_strconcat (f->path, ".~3~", NULL);

  put (f->path, "now");
  put (first, "somebody's");
  g_assert_cmpint (symlink ("nowhere", second), ==, 0);
  g_assert_cmpint (save_as (f->path, "new", NULL, TRUE), ==, 0);
  assert_holds (first, "somebody's");
  assert_holds (third, "now");
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_SYMLINK));
  /* the same bytes again need nothing */
  g_assert_cmpint (save_as (f->path, "new", NULL, TRUE), ==, 0);
  g_assert_cmpuint (count (f->folder), ==, 4);
}

/* --- Litter --- */

static void
test_litter (Fixture *f, gconstpointer data)
{
  static const struct
  {
    const char *name;
    gboolean old;
    gboolean locked;
    gboolean stays;
  } files[] = {
    { ".tengen-aB3xYz", TRUE, FALSE, FALSE },
    { ".tengen-bB3xYz", FALSE, FALSE, TRUE },
    { ".tengen-cB3xYz", TRUE, TRUE, TRUE },
    { ".tengen-settings", TRUE, FALSE, TRUE },
    { "tengen-aB3xYz", TRUE, FALSE, TRUE },
  };
  int fds[G_N_ELEMENTS (files)];

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (f->folder, files[i].name, NULL);

      put (path, "litter");
      fds[i] = open (path, O_RDONLY | O_CLOEXEC);
      if (files[i].locked)
        g_assert_cmpint (flock (fds[i], LOCK_EX), ==, 0);
      if (files[i].old)
        make_old (path);
    }
  g_assert_cmpint (save_as (f->path, SHORT, NULL, FALSE), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (f->folder, files[i].name, NULL);

      g_assert_cmpint (
          g_file_test (path, G_FILE_TEST_EXISTS), ==, files[i].stays);
      close (fds[i]);
    }
}

/* --- Records --- */

/* Killed with a file that is neither old nor new. */
static char *
tear_in (Fixture *f, const Way *way)
{
  int n_calls = count_calls (f, way);
  g_autofree char *text = NULL;
  gboolean is_new = TRUE;

  for (int at = 0; at < n_calls; at++)
    {
      int status;
      pid_t child;

      prepare (f, way);
      child = fork ();
      if (child == 0)
        {
          run (f, way, FAIL_KILL, at, 0, &status);
          _exit (0);
        }
      g_assert_cmpint (waitpid (child, &status, 0), ==, child);
      if (!is_whole (f, way, &is_new))
        break;
    }
  g_assert_false (is_whole (f, way, &is_new));
  g_autoptr (GDir) dir = g_dir_open (f->saving, 0, NULL);
  return g_build_filename (f->saving, g_dir_read_name (dir), NULL);
}

static char *
tear (Fixture *f)
{
  return tear_in (f, &ways[5]);
}

/* The only thing that is left, told once. */
static void
assert_left (Fixture *f, const char *record, TengenSaveLeftKind kind)
{
  g_autoptr (GPtrArray) left = tengen_save_settle_all ();
  g_autoptr (GPtrArray) again = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpuint (left->len, ==, 1);
  const TengenSaveLeft *first = g_ptr_array_index (left, 0);
  g_assert_cmpint (first->kind, ==, kind);
  g_assert_cmpstr (first->folder, ==, record);
  text = tengen_save_left_describe (first);
  g_assert_nonnull (strstr (text, record));
  tengen_save_left_set_told (first);
  again = tengen_save_settle_all ();
  g_assert_cmpuint (again->len, ==, 0);
  g_assert_true (g_file_test (record, G_FILE_TEST_IS_DIR));
}

static void
test_changed_since (Fixture *f, gconstpointer data)
{
  g_autofree char *record = tear (f);

  put (f->path, "(;GM[1]C[what another program made of it])");
  assert_left (f, record, TENGEN_SAVE_LEFT_CHANGED);
  assert_holds (f->path, "(;GM[1]C[what another program made of it])");
}

static void
test_missing (Fixture *f, gconstpointer data)
{
  g_autofree char *record = tear (f);
  g_autofree char *away = g_strconcat (f->path, ".away", NULL);

  g_assert_cmpint (rename (f->path, away), ==, 0);
  assert_left (f, record, TENGEN_SAVE_LEFT_MISSING);
  /* the disk is back */
  g_assert_cmpint (rename (away, f->path), ==, 0);
  g_assert_true (tengen_save_settle (f->path, NULL));
  assert_holds (f->path, get_new (&ways[5]));
  g_assert_cmpuint (count (f->saving), ==, 0);
}

/* A byte of each of its files at a time. */
static void
test_damaged (Fixture *f, gconstpointer data)
{
  static const char *const names[] = { "old", "new", "note" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *record = tear (f);
      g_autofree char *path = g_build_filename (record, names[i], NULL);
      g_autofree char *torn = get (f->path);
      g_autofree char *text = get (path);

      text[strlen (text) / 2] ^= 1;
      put (path, text);
      assert_left (f, record, TENGEN_SAVE_LEFT_DAMAGED);
      assert_holds (f->path, torn);
      g_assert_cmpint (unlink (path), ==, 0);
      g_autoptr (GPtrArray) left = tengen_save_settle_all ();
      g_assert_cmpuint (left->len, ==, 0);
      assert_holds (f->path, torn);
    }
}

/* A program that runs finishes what it does itself. */
static void
test_locked (Fixture *f, gconstpointer data)
{
  g_autofree char *record = tear (f);
  g_autofree char *note = g_build_filename (record, "note", NULL);
  g_autofree char *torn = get (f->path);
  g_autoptr (GPtrArray) left = NULL;
  int fd = open (note, O_RDONLY | O_CLOEXEC);

  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
  left = tengen_save_settle_all ();
  g_assert_cmpuint (left->len, ==, 0);
  assert_holds (f->path, torn);
  close (fd);
  settle (f, &ways[5]);
  assert_holds (f->path, get_new (&ways[5]));
}

/* Left to the program that is at it. */
static void
assert_busy (Fixture *f, const char *record)
{
  g_autofree char *torn = get (f->path);
  g_autoptr (GPtrArray) left = tengen_save_settle_all ();

  g_assert_cmpuint (left->len, ==, 0);
  assert_holds (f->path, torn);
  g_assert_true (g_file_test (record, G_FILE_TEST_IS_DIR));
}

static const Way *
get_way (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    if (g_str_equal (ways[i].name, name))
      return &ways[i];
  g_assert_not_reached ();
}

/* Where nothing can be locked, the record says which program is at it. */
static void
test_no_locks (Fixture *f, gconstpointer data)
{
  const Way *way = get_way ("in-place-no-locks");
  g_autoptr (GError) error = NULL;
  g_autofree char *ended = tear_in (f, way);
  g_autoptr (GPtrArray) left = tengen_save_settle_all ();

  g_assert_cmpuint (left->len, ==, 0);
  g_assert_false (g_file_test (ended, G_FILE_TEST_EXISTS));
  assert_holds (f->path, get_new (way));

  g_autofree char *record = tear_in (f, way);
  g_autofree char *owner = g_build_filename (record, "owner", NULL);
  pid_t child = fork ();
  if (child == 0)
    for (;;)
      pause ();
  g_autofree char *line =
      g_strdup_printf ("%d %s\n", child, g_get_host_name ());
  put (owner, line);
  assert_busy (f, record);
  g_assert_false (tengen_save_settle (f->path, &error));
  g_assert_error (error, TENGEN_SAVE_ERROR, EWOULDBLOCK);
  g_assert_nonnull (strstr (error->message, f->path));
  assert_busy (f, record);
  /* a lock that can be had now proves nothing */
  gate.lockless = FALSE;
  assert_busy (f, record);
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  settle (f, way);
  g_assert_cmpuint (count (f->saving), ==, 0);
}

/* Locked, then moved to where nothing can be locked. */
static void
test_locks_gone (Fixture *f, gconstpointer data)
{
  g_autofree char *record = tear (f);

  gate.lockless = TRUE;
  settle (f, &ways[5]);
  g_assert_false (g_file_test (record, G_FILE_TEST_EXISTS));
  assert_holds (f->path, get_new (&ways[5]));
}

/* Of another computer, and of an older Tengen: it may be at it for an hour. */
static void
test_owner_unknown (Fixture *f, gconstpointer data)
{
  static const char *const lines[] = { "23 elsewhere 1 2 3\n", NULL };
  const Way *way = get_way ("in-place-no-locks");

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *record = tear_in (f, way);
      g_autofree char *owner = g_build_filename (record, "owner", NULL);
      g_autofree char *note = g_build_filename (record, "note", NULL);

      if (lines[i] != NULL)
        put (owner, lines[i]);
      else
        g_assert_cmpint (unlink (owner), ==, 0);
      assert_busy (f, record);
      make_old (note);
      settle (f, way);
      assert_holds (f->path, get_new (way));
      g_assert_cmpuint (count (f->saving), ==, 0);
    }
}

/* Neither the new bytes nor the old ones could be written: it is settled as
 * soon as the disk works, also while this program runs. */
static void
test_no_locks_left (Fixture *f, gconstpointer data)
{
  const Way *way = get_way ("in-place-no-locks");
  struct stat info;

  prepare (f, way);
  look_at (f->path, &info);
  gate.full = info.st_ino;
  gate.full_size = 10;
  g_assert_cmpint (save_as (f->path, get_new (way), OLD, FALSE), ==, ENOSPC);
  g_assert_cmpuint (count (f->saving), ==, 1);
  gate.full = 0;
  settle (f, way);
  g_assert_cmpuint (count (f->saving), ==, 0);
}

/* A fault of the disk at each call but the first, without which no record is
 * found: what is half saved is not read. */
static void
test_not_read (Fixture *f, gconstpointer data)
{
  const Way *way = &ways[5];
  gboolean again = TRUE;
  int n_refused = 0;

  for (int at = 1; again; at++)
    {
      g_autofree char *record = tear (f);
      g_autoptr (GError) error = NULL;
      gboolean is_new;
      gboolean settled;

      gate.n_calls = 0;
      gate.at = at;
      gate.number = EIO;
      gate.fail = FAIL_ONCE;
      settled = tengen_save_settle (f->path, &error);
      again = gate.n_calls > at;
      gate.fail = FAIL_NEVER;
      g_assert_cmpint (settled, ==, is_whole (f, way, &is_new));
      g_assert_cmpint (settled, ==, error == NULL);
      n_refused += !settled;
      settle (f, way);
    }
  g_assert_cmpint (n_refused, >, 2);
}

/* Until a person was told of it. */
static void
test_damaged_not_read (Fixture *f, gconstpointer data)
{
  g_autofree char *record = tear (f);
  g_autofree char *path = g_build_filename (record, "old", NULL);
  g_autofree char *torn = get (f->path);
  g_autoptr (GError) error = NULL;

  put (path, "(;GM[1]C[damaged])");
  g_assert_false (tengen_save_settle (f->path, &error));
  g_assert_nonnull (strstr (error->message, record));
  assert_left (f, record, TENGEN_SAVE_LEFT_DAMAGED);
  g_assert_true (tengen_save_settle (f->path, NULL));
  assert_holds (f->path, torn);
}

/* Saved again before anything was settled: what the file is expected to hold
 * is brought back first. */
static void
test_saved_again (Fixture *f, gconstpointer data)
{
  g_autofree char *record = tear (f);

  g_assert_cmpint (save_as (f->path, "again", OLD, TRUE), ==, 0);
  assert_holds (f->path, "again");
  g_autofree char *kept = g_strconcat (f->path, "~", NULL);
  assert_holds (kept, OLD);
  g_assert_cmpuint (count (f->saving), ==, 0);
}

static void
test_changed (Fixture *f, gconstpointer data)
{
  put (f->path, "another program's");
  g_assert_cmpint (
      save_as (f->path, SHORT, OLD, TRUE), ==, TENGEN_SAVE_CHANGED);
  assert_holds (f->path, "another program's");
  g_assert_cmpuint (count (f->folder), ==, 1);
  /* the new bytes are there already: killed before that was noted */
  put (f->path, SHORT);
  g_assert_cmpint (save_as (f->path, SHORT, OLD, TRUE), ==, 0);
  g_assert_cmpuint (count (f->folder), ==, 1);
}

/* --- Errors of others --- */

static void
test_explain (void)
{
  g_autoptr (GError) file = NULL;
  g_autoptr (GError) io = g_error_new_literal (
      G_IO_ERROR, G_IO_ERROR_NO_SPACE, "Error: No space left on device");
  g_autoptr (GError) failed = g_error_new_literal (
      G_IO_ERROR, G_IO_ERROR_FAILED, "Error: Protocol error");
  g_autofree char *said = NULL;
  g_autofree char *none = NULL;

  g_assert_false (g_file_get_contents ("/none/here", &none, NULL, &file));
  said = tengen_save_explain (file);
  g_assert_cmpstr (said, ==, "There is no such file or folder.");
  g_free (said);
  said = tengen_save_explain (io);
  g_assert_cmpstr (said, ==, "There is no room left on the disk.");
  g_free (said);
  said = tengen_save_explain (failed);
  g_assert_cmpstr (said, ==, "This failed for a reason that is not known.");
}

static void
add (const char *path,
     const Way *way,
     void (*test) (Fixture *f, gconstpointer data))
{
  g_autofree char *name =
      way != NULL ? g_strconcat (path, way->name, NULL) : g_strdup (path);

  g_test_add (name, Fixture, way, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_autofree char *fast = g_strdup ("/dev/shm/tengen-save-XXXXXX");
  g_autofree char *made = g_dir_make_tmp ("tengen-save-XXXXXX", NULL);
  g_autofree char *state = NULL;
  int result;

  top = g_mkdtemp (fast) != NULL ? fast : made;
  top_on_disk = made;
  state = g_build_filename (top, "state", NULL);
  g_setenv ("XDG_STATE_HOME", state, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      add ("/save/faults/", &ways[i], test_faults);
      add ("/save/kills/", &ways[i], test_kills);
    }
  add ("/save/hard-link", NULL, test_hard_link);
  add ("/save/no-room-to-grow", NULL, test_no_room_to_grow);
  add ("/save/attributes", NULL, test_attributes);
  add ("/save/inherited", NULL, test_inherited);
  add ("/save/owner", NULL, test_owner);
  add ("/save/owned-by-others", NULL, test_owned_by_others);
  add ("/save/folder-refuses", NULL, test_folder_refuses);
  add ("/save/stuck", NULL, test_stuck);
  add ("/save/append-only", NULL, test_append_only);
  add ("/save/no-copy", NULL, test_no_copy);
  add ("/save/real-disk", NULL, test_real_disk);
  add ("/save/keep-not-over", NULL, test_keep_not_over);
  add ("/save/litter", NULL, test_litter);
  add ("/save/changed-since", NULL, test_changed_since);
  add ("/save/missing", NULL, test_missing);
  add ("/save/damaged", NULL, test_damaged);
  add ("/save/locked", NULL, test_locked);
  add ("/save/no-locks", NULL, test_no_locks);
  add ("/save/no-locks/now", NULL, test_locks_gone);
  add ("/save/no-locks/unknown", NULL, test_owner_unknown);
  add ("/save/no-locks/left", NULL, test_no_locks_left);
  add ("/save/not-read", NULL, test_not_read);
  add ("/save/not-read/damaged", NULL, test_damaged_not_read);
  add ("/save/saved-again", NULL, test_saved_again);
  add ("/save/changed", NULL, test_changed);
  g_test_add_func ("/save/explain", test_explain);
  result = g_test_run ();
  remove_tree (top);
  remove_tree (top_on_disk);
  return result;
}
