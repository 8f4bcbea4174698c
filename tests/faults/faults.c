/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * faults: calls to the system that fail, kill or are recorded, for tests
 *
 * Shape: for other programs the environment tells what to do:
 *        TENGEN_FAULTS_ROOT   the folder
 *        TENGEN_FAULTS_CALLS  names with commas: open write sync rename link
 *                             symlink unlink mkdir truncate close mode lock;
 *                             without it all
 *        TENGEN_FAULTS_AT     the number of the call; with a + behind it all
 *                             later ones fail too
 *        TENGEN_FAULTS_DO     a number (an errno), short or kill
 *        TENGEN_FAULTS_COUNT  a file: at the end the number of calls is there
 */
/* so that each name here is the one that programs ask for */
#undef _FILE_OFFSET_BITS
#undef _FORTIFY_SOURCE
#define _GNU_SOURCE

#include "faults.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <sys/xattr.h>
#include <unistd.h>

/* as in the environment, in the order of FaultCall */
static const char *const names[] = {
  "open",   "write", "sync",     "rename", "link", "symlink",
  "unlink", "mkdir", "truncate", "close",  "mode", "lock",
};

static GMutex mutex;
/* NULL while nothing counts */
static char *armed_root;
static guint armed_calls;
static int armed_at;
static gboolean armed_on;
static int armed_what;
static int count;
/* NULL while nothing is recorded */
static char *record_root;
static GPtrArray *events;

static void
event_free (gpointer data)
{
  FaultEvent *self = data;

  g_free (self->path);
  g_free (self->to);
  g_clear_pointer (&self->data, g_bytes_unref);
  g_free (self);
}

void
faults_arm (const char *root, guint calls, int at, gboolean on, int what)
{
  g_mutex_lock (&mutex);
  g_free (armed_root);
  armed_root = g_strdup (root);
  armed_calls = calls;
  armed_at = at;
  armed_on = on;
  armed_what = what;
  count = 0;
  g_mutex_unlock (&mutex);
}

int
faults_disarm (void)
{
  int n;

  g_mutex_lock (&mutex);
  g_clear_pointer (&armed_root, g_free);
  n = count;
  g_mutex_unlock (&mutex);
  return n;
}

/* Where the other program writes its number of calls. */
static char *
get_count_path (void)
{
  return g_strdup_printf ("%s/tengen-faults-%d", g_get_tmp_dir (), getpid ());
}

static char *
list_calls (guint calls)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if ((calls & (1u << i)) != 0)
      g_string_append_printf (text, "%s%s", text->len > 0 ? "," : "", names[i]);
  return g_string_free (text, FALSE);
}

char **
faults_hand_over (char **environment)
{
  g_autofree char *path = get_count_path ();
  g_autofree char *calls = NULL;
  g_autofree char *at = NULL;
  g_autofree char *what = NULL;

  g_mutex_lock (&mutex);
  if (armed_root != NULL)
    {
      calls = list_calls (armed_calls);
      at = g_strdup_printf ("%d%s", armed_at, armed_on ? "+" : "");
      what = armed_what == FAULT_KILL    ? g_strdup ("kill")
             : armed_what == FAULT_SHORT ? g_strdup ("short")
                                         : g_strdup_printf ("%d", armed_what);
      environment = g_environ_setenv (
          environment, "LD_PRELOAD", g_getenv ("TENGEN_FAULTS_MODULE"), TRUE);
      environment = g_environ_setenv (
          environment, "ASAN_OPTIONS", "verify_asan_link_order=0", TRUE);
      environment = g_environ_setenv (
          environment, "TENGEN_FAULTS_ROOT", armed_root, TRUE);
      environment =
          g_environ_setenv (environment, "TENGEN_FAULTS_CALLS", calls, TRUE);
      environment =
          g_environ_setenv (environment, "TENGEN_FAULTS_AT", at, TRUE);
      environment =
          g_environ_setenv (environment, "TENGEN_FAULTS_DO", what, TRUE);
      environment =
          g_environ_setenv (environment, "TENGEN_FAULTS_COUNT", path, TRUE);
    }
  g_clear_pointer (&armed_root, g_free);
  g_mutex_unlock (&mutex);
  return environment;
}

void
faults_take_back (void)
{
  g_autofree char *path = get_count_path ();
  g_autofree char *text = NULL;

  if (g_file_get_contents (path, &text, NULL, NULL))
    count = atoi (text);
  unlink (path);
}

void
faults_record (const char *root)
{
  g_mutex_lock (&mutex);
  g_free (record_root);
  record_root = g_strdup (root);
  g_clear_pointer (&events, g_ptr_array_unref);
  events = g_ptr_array_new_with_free_func (event_free);
  g_mutex_unlock (&mutex);
}

guint
faults_get_n_events (const char *name, gboolean *synced)
{
  gboolean dirty = FALSE;
  guint n;

  g_mutex_lock (&mutex);
  n = events->len;
  for (guint i = 0; name != NULL && i < n; i++)
    {
      const FaultEvent *event = g_ptr_array_index (events, i);
      /* its folder may have another name by now */
      g_autofree char *base = g_path_get_basename (event->path);

      if (g_str_equal (base, name) &&
          (event->call == FAULT_WRITE || event->call == FAULT_SYNC))
        dirty = event->call == FAULT_WRITE;
    }
  g_mutex_unlock (&mutex);
  if (synced != NULL)
    *synced = !dirty;
  return n;
}

GPtrArray *
faults_take (void)
{
  GPtrArray *taken;

  g_mutex_lock (&mutex);
  g_clear_pointer (&record_root, g_free);
  taken = g_steal_pointer (&events);
  g_mutex_unlock (&mutex);
  return taken;
}

/* --- Which file --- */

/* The real function, which stands behind this one. */
#define REAL(name)                                                             \
  static __typeof__ (&name) real;                                              \
  if (real == NULL)                                                            \
  real = (__typeof__ (&name)) dlsym (RTLD_NEXT, #name)

static gboolean
is_watching (void)
{
  return armed_root != NULL || record_root != NULL;
}

static char *
read_fd (int fd)
{
  g_autofree char *link = g_strdup_printf ("/proc/self/fd/%d", fd);
  char path[4096];
  ssize_t n = readlink (link, path, sizeof path);

  return n < 0 ? NULL : g_strndup (path, (gsize) n);
}

static char *
find_fd (int fd)
{
  return is_watching () ? read_fd (fd) : NULL;
}

/* A path of a folder that is open, or of the program's own. */
static char *
find_at (int folder, const char *path)
{
  g_autofree char *base = NULL;
  int fd;

  if (!is_watching () || path == NULL)
    return NULL;
  if (sscanf (path, "/proc/self/fd/%d", &fd) == 1)
    return read_fd (fd);
  if (*path == '/')
    return g_strdup (path);
  base = folder == AT_FDCWD ? g_get_current_dir () : read_fd (folder);
  return base != NULL ? g_build_filename (base, path, NULL) : NULL;
}

static gboolean
is_below (const char *path, const char *root)
{
  return path != NULL && root != NULL && g_str_has_prefix (path, root) &&
         (path[strlen (root)] == '/' || path[strlen (root)] == '\0');
}

/* --- What happens --- */

/* What is to happen to a call now. */
static int
judge (FaultCall call, const char *path, const char *to)
{
  int what = FAULT_NOTHING;

  g_mutex_lock (&mutex);
  if (armed_root != NULL && (armed_calls & (1u << call)) != 0 &&
      (is_below (path, armed_root) || is_below (to, armed_root)))
    {
      count++;
      if (armed_at > 0 && (count == armed_at || (armed_on && count > armed_at)))
        what = armed_what;
    }
  g_mutex_unlock (&mutex);
  if (what == FAULT_KILL)
    kill (getpid (), SIGKILL);
  return what;
}

/* TRUE with errno if the call must fail. */
static gboolean
fails (FaultCall call, const char *path, const char *to)
{
  int what = judge (call, path, to);

  if (what > 0)
    errno = what;
  return what > 0;
}

static void
note (FaultCall call,
      const char *path,
      const char *to,
      gint64 offset,
      const void *data,
      gsize length)
{
  int number = errno;

  g_mutex_lock (&mutex);
  if (is_below (path, record_root) || is_below (to, record_root))
    {
      FaultEvent *event = g_new0 (FaultEvent, 1);

      event->call = call;
      event->path = g_strdup (path);
      event->to = g_strdup (to);
      event->offset = offset;
      if (data != NULL)
        event->data = g_bytes_new (data, length);
      g_ptr_array_add (events, event);
    }
  g_mutex_unlock (&mutex);
  errno = number;
}

/* --- Opening --- */

typedef int (*Open) (int folder, const char *path, int flags, mode_t mode);

static int
open_file (int folder, const char *path, int flags, mode_t mode)
{
  static Open real;
  g_autofree char *whole = find_at (folder, path);
  gboolean is_new;
  int fd;

  if (real == NULL)
    real = (Open) dlsym (RTLD_NEXT, "openat");
  if (whole != NULL && fails (FAULT_OPEN, whole, NULL))
    return -1;
  is_new = whole != NULL && (flags & O_CREAT) != 0 &&
           faccessat (AT_FDCWD, whole, F_OK, AT_SYMLINK_NOFOLLOW) != 0;
  fd = real (folder, path, flags, mode);
  if (fd < 0 || whole == NULL)
    return fd;
  if (is_new)
    note (FAULT_OPEN, whole, NULL, 0, NULL, 0);
  else if ((flags & O_TMPFILE) == O_TMPFILE)
    {
      g_autofree char *nameless = read_fd (fd);

      note (FAULT_OPEN, nameless, NULL, 0, NULL, 0);
    }
  else if ((flags & O_TRUNC) != 0)
    note (FAULT_TRUNCATE, whole, NULL, 0, NULL, 0);
  return fd;
}

/* Only then is there a mode behind the flags. */
#define TAKE_MODE(flags, mode)                                                 \
  if (((flags) &O_CREAT) != 0 || ((flags) &O_TMPFILE) == O_TMPFILE)            \
    {                                                                          \
      va_list rest;                                                            \
      va_start (rest, flags);                                                  \
      mode = va_arg (rest, mode_t);                                            \
      va_end (rest);                                                           \
    }

#define DEFINE_OPEN(name)                                                      \
  int name (const char *path, int flags, ...);                                 \
  int name (const char *path, int flags, ...)                                  \
  {                                                                            \
    mode_t mode = 0;                                                           \
    TAKE_MODE (flags, mode)                                                    \
    return open_file (AT_FDCWD, path, flags, mode);                            \
  }
#define DEFINE_OPENAT(name)                                                    \
  int name (int folder, const char *path, int flags, ...);                     \
  int name (int folder, const char *path, int flags, ...)                      \
  {                                                                            \
    mode_t mode = 0;                                                           \
    TAKE_MODE (flags, mode)                                                    \
    return open_file (folder, path, flags, mode);                              \
  }
#define DEFINE_CREAT(name)                                                     \
  int name (const char *path, mode_t mode);                                    \
  int name (const char *path, mode_t mode)                                     \
  {                                                                            \
    return open_file (AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode);     \
  }
#define DEFINE_OPEN_2(name)                                                    \
  int name (const char *path, int flags);                                      \
  int name (const char *path, int flags)                                       \
  {                                                                            \
    return open_file (AT_FDCWD, path, flags, 0);                               \
  }
#define DEFINE_OPENAT_2(name)                                                  \
  int name (int folder, const char *path, int flags);                          \
  int name (int folder, const char *path, int flags)                           \
  {                                                                            \
    return open_file (folder, path, flags, 0);                                 \
  }

DEFINE_OPEN (open)
DEFINE_OPENAT (openat)
DEFINE_CREAT (creat)
DEFINE_OPEN (open64)
DEFINE_OPENAT (openat64)
DEFINE_CREAT (creat64)
DEFINE_OPEN_2 (__open_2)
DEFINE_OPEN_2 (__open64_2)
DEFINE_OPENAT_2 (__openat_2)
DEFINE_OPENAT_2 (__openat64_2)

/* --- Writing --- */

/* How many bytes are written of @length, 0 to fail. */
static gsize
judge_write (const char *path, gsize length)
{
  int what = path != NULL ? judge (FAULT_WRITE, path, NULL) : FAULT_NOTHING;

  if (what > 0)
    {
      errno = what;
      return 0;
    }
  return what == FAULT_SHORT ? MAX (length / 2, 1) : length;
}

static void
note_write (
    int fd, const char *path, gint64 offset, const void *data, ssize_t written)
{
  if (path == NULL || written <= 0)
    return;
  if (offset < 0)
    offset = lseek (fd, 0, SEEK_CUR) - written;
  note (FAULT_WRITE, path, NULL, offset, data, (gsize) written);
}

ssize_t
write (int fd, const void *data, size_t length)
{
  REAL (write);
  g_autofree char *path = find_fd (fd);
  gsize most = judge_write (path, length);
  ssize_t n;

  if (most == 0 && length > 0)
    return -1;
  n = real (fd, data, most);
  note_write (fd, path, -1, data, n);
  return n;
}

typedef ssize_t (*Pwrite) (int fd, const void *data, size_t length, off_t at);

static ssize_t
write_at (int fd, const void *data, size_t length, off_t at)
{
  static Pwrite real;
  g_autofree char *path = find_fd (fd);
  gsize most = judge_write (path, length);
  ssize_t n;

  if (real == NULL)
    real = (Pwrite) dlsym (RTLD_NEXT, "pwrite64");
  if (most == 0 && length > 0)
    return -1;
  n = real (fd, data, most, at);
  note_write (fd, path, at, data, n);
  return n;
}

ssize_t
pwrite (int fd, const void *data, size_t length, off_t at)
{
  return write_at (fd, data, length, at);
}

ssize_t
pwrite64 (int fd, const void *data, size_t length, off_t at)
{
  return write_at (fd, data, length, at);
}

/* Only the first part: a short write that callers must know to go on from. */
ssize_t
writev (int fd, const struct iovec *parts, int n_parts)
{
  REAL (writev);
  g_autofree char *path = find_fd (fd);

  return path != NULL && n_parts > 0
             ? write (fd, parts[0].iov_base, parts[0].iov_len)
             : real (fd, parts, n_parts);
}

/* --- Syncing, lengths, modes --- */

/* What is tried on files of a test needs no disk, which would take its time. */
int
fsync (int fd)
{
  g_autofree char *path = find_fd (fd);

  if (path != NULL && fails (FAULT_SYNC, path, NULL))
    return -1;
  if (path != NULL)
    note (FAULT_SYNC, path, NULL, 0, NULL, 0);
  return 0;
}

int
fdatasync (int fd)
{
  return fsync (fd);
}

static int
truncate_file (int fd, off_t length)
{
  static int (*real) (int fd, off_t length);
  g_autofree char *path = find_fd (fd);
  int result;

  if (real == NULL)
    real = (__typeof__ (real)) dlsym (RTLD_NEXT, "ftruncate64");
  if (path != NULL && fails (FAULT_TRUNCATE, path, NULL))
    return -1;
  result = real (fd, length);
  if (result == 0 && path != NULL)
    note (FAULT_TRUNCATE, path, NULL, length, NULL, 0);
  return result;
}

int
ftruncate (int fd, off_t length)
{
  return truncate_file (fd, length);
}

int
ftruncate64 (int fd, off_t length)
{
  return truncate_file (fd, length);
}

int
close (int fd)
{
  REAL (close);
  g_autofree char *path = find_fd (fd);
  int what = path != NULL ? judge (FAULT_CLOSE, path, NULL) : FAULT_NOTHING;
  int result = real (fd);

  if (what <= 0)
    return result;
  errno = what;
  return -1;
}

int
fchmod (int fd, mode_t mode)
{
  REAL (fchmod);
  g_autofree char *path = find_fd (fd);

  return path != NULL && fails (FAULT_MODE, path, NULL) ? -1 : real (fd, mode);
}

int
fchown (int fd, uid_t owner, gid_t group)
{
  REAL (fchown);
  g_autofree char *path = find_fd (fd);

  return path != NULL && fails (FAULT_MODE, path, NULL)
             ? -1
             : real (fd, owner, group);
}

int
fsetxattr (int fd, const char *name, const void *value, size_t size, int flags)
{
  REAL (fsetxattr);
  g_autofree char *path = find_fd (fd);

  return path != NULL && fails (FAULT_MODE, path, NULL)
             ? -1
             : real (fd, name, value, size, flags);
}

int
flock (int fd, int operation)
{
  REAL (flock);
  g_autofree char *path = find_fd (fd);

  return path != NULL && fails (FAULT_LOCK, path, NULL) ? -1
                                                        : real (fd, operation);
}

/* --- Names --- */

int
renameat2 (int from_folder,
           const char *from,
           int to_folder,
           const char *to,
           unsigned flags)
{
  REAL (renameat2);
  g_autofree char *path = find_at (from_folder, from);
  g_autofree char *other = find_at (to_folder, to);
  int result;

  if (path != NULL && fails (FAULT_RENAME, path, other))
    return -1;
  result = real (from_folder, from, to_folder, to, flags);
  if (result == 0 && path != NULL)
    note (FAULT_RENAME, path, other, 0, NULL, 0);
  return result;
}

int
renameat (int from_folder, const char *from, int to_folder, const char *to)
{
  return renameat2 (from_folder, from, to_folder, to, 0);
}

int
rename (const char *from, const char *to)
{
  return renameat2 (AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
linkat (
    int from_folder, const char *from, int to_folder, const char *to, int flags)
{
  REAL (linkat);
  g_autofree char *path = find_at (from_folder, from);
  g_autofree char *other = find_at (to_folder, to);
  int result;

  if (path != NULL && fails (FAULT_LINK, path, other))
    return -1;
  result = real (from_folder, from, to_folder, to, flags);
  if (result == 0 && path != NULL)
    note (FAULT_LINK, path, other, 0, NULL, 0);
  return result;
}

int
link (const char *from, const char *to)
{
  return linkat (AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
symlinkat (const char *to, int folder, const char *name)
{
  REAL (symlinkat);
  g_autofree char *path = find_at (folder, name);
  int result;

  if (path != NULL && fails (FAULT_SYMLINK, path, NULL))
    return -1;
  result = real (to, folder, name);
  if (result == 0 && path != NULL)
    note (FAULT_SYMLINK, path, to, 0, NULL, 0);
  return result;
}

int
symlink (const char *to, const char *name)
{
  return symlinkat (to, AT_FDCWD, name);
}

int
unlinkat (int folder, const char *name, int flags)
{
  REAL (unlinkat);
  g_autofree char *path = find_at (folder, name);
  int result;

  if (path != NULL && fails (FAULT_UNLINK, path, NULL))
    return -1;
  result = real (folder, name, flags);
  if (result == 0 && path != NULL)
    note (FAULT_UNLINK, path, NULL, 0, NULL, 0);
  return result;
}

int
unlink (const char *name)
{
  return unlinkat (AT_FDCWD, name, 0);
}

int
rmdir (const char *name)
{
  return unlinkat (AT_FDCWD, name, AT_REMOVEDIR);
}

int
mkdirat (int folder, const char *name, mode_t mode)
{
  REAL (mkdirat);
  g_autofree char *path = find_at (folder, name);
  int result;

  if (path != NULL && fails (FAULT_MKDIR, path, NULL))
    return -1;
  result = real (folder, name, mode);
  if (result == 0 && path != NULL)
    note (FAULT_MKDIR, path, NULL, 0, NULL, 0);
  return result;
}

int
mkdir (const char *name, mode_t mode)
{
  return mkdirat (AT_FDCWD, name, mode);
}

/* --- By the environment --- */

static guint
parse_calls (const char *text)
{
  g_auto (GStrv) words = NULL;
  guint calls = 0;

  if (text == NULL)
    return FAULT_ALL;
  words = g_strsplit (text, ",", -1);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strv_contains ((const char *const *) words, names[i]))
      calls |= 1u << i;
  return calls;
}

static int
parse_what (const char *text)
{
  if (text == NULL)
    return FAULT_NOTHING;
  if (strcmp (text, "kill") == 0)
    return FAULT_KILL;
  return strcmp (text, "short") == 0 ? FAULT_SHORT : atoi (text);
}

static void
write_count (void)
{
  const char *path = g_getenv ("TENGEN_FAULTS_COUNT");
  g_autofree char *text = g_strdup_printf ("%d\n", faults_disarm ());

  if (path != NULL)
    g_file_set_contents (path, text, -1, NULL);
}

__attribute__ ((constructor)) static void
begin (void)
{
  const char *root = g_getenv ("TENGEN_FAULTS_ROOT");
  const char *at = g_getenv ("TENGEN_FAULTS_AT");

  if (root == NULL)
    return;
  faults_arm (root,
              parse_calls (g_getenv ("TENGEN_FAULTS_CALLS")),
              at != NULL ? atoi (at) : 0,
              at != NULL && g_str_has_suffix (at, "+"),
              parse_what (g_getenv ("TENGEN_FAULTS_DO")));
  if (g_getenv ("TENGEN_FAULTS_COUNT") != NULL)
    atexit (write_count);
}
