/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * faults: calls to the system that fail, kill or are recorded, for tests
 *
 * What:   stands before libc in a program that links it, or that is started
 *         with LD_PRELOAD=libtengen-faults.so; then the environment says what
 *         happens (see faults.c).
 * Not:    reading; calls that libc makes within itself (fopen, remove).
 * Shape:  only calls about files below a folder count. In threads too. Nothing is
 *         really synced.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * FaultCall:
 * @FAULT_OPEN: open, openat, creat
 * @FAULT_WRITE: write, pwrite, writev
 * @FAULT_SYNC: fsync, fdatasync
 * @FAULT_RENAME: rename, renameat, renameat2
 * @FAULT_LINK: link, linkat
 * @FAULT_SYMLINK: symlink, symlinkat
 * @FAULT_UNLINK: unlink, unlinkat, rmdir
 * @FAULT_MKDIR: mkdir, mkdirat
 * @FAULT_TRUNCATE: ftruncate
 * @FAULT_CLOSE: close, after which the file is closed all the same
 * @FAULT_MODE: fchmod, fchown, fsetxattr
 * @FAULT_LOCK: flock
 * @FAULT_N_CALLS: how many there are
 *
 * Calls that are counted together.
 */
typedef enum
{
  FAULT_OPEN,
  FAULT_WRITE,
  FAULT_SYNC,
  FAULT_RENAME,
  FAULT_LINK,
  FAULT_SYMLINK,
  FAULT_UNLINK,
  FAULT_MKDIR,
  FAULT_TRUNCATE,
  FAULT_CLOSE,
  FAULT_MODE,
  FAULT_LOCK,
  FAULT_N_CALLS,
} FaultCall;

#define FAULT_ALL ((1u << FAULT_N_CALLS) - 1)

/* What happens besides an errno. */
#define FAULT_NOTHING 0
#define FAULT_SHORT -1
#define FAULT_KILL -2

/* How the kernel calls such a file. */
#define FAULT_NAMELESS " (deleted)"

/**
 * FaultEvent:
 * @call: which; CLOSE, MODE and LOCK are never recorded
 * @path: the file; of RENAME and LINK where it was
 * @to: (nullable): of RENAME and LINK where it is then, of SYMLINK what it says
 * @offset: of WRITE; of TRUNCATE the new length
 * @data: (nullable): of WRITE what was written
 *
 * Something that was done. OPEN stands for a file that was made; one without a
 * name has a path that ends in FAULT_NAMELESS.
 */
typedef struct
{
  FaultCall call;
  char *path;
  char *to;
  gint64 offset;
  GBytes *data;
} FaultEvent;

/**
 * faults_arm:
 * @root: a folder: files below it count
 * @calls: a bit for each #FaultCall that counts
 * @at: the first of these calls that fails, from 1; 0 for none
 * @on: all later ones fail too
 * @what: an errno, or SHORT (a write of half the bytes) or KILL
 *
 * Counts calls from now on, and has one fail.
 */
void faults_arm (const char *root, guint calls, int at, gboolean on, int what);

/**
 * faults_disarm:
 *
 * Ends that.
 *
 * Returns: how many calls counted
 */
int faults_disarm (void);

/**
 * faults_hand_over:
 * @environment: (transfer full): the environment of a program to be started
 *
 * Has what was armed happen in that program instead of this one. The variable
 * TENGEN_FAULTS_MODULE names the library for LD_PRELOAD.
 *
 * Returns: (transfer full): the environment
 */
char **faults_hand_over (char **environment);

/**
 * faults_take_back:
 *
 * Counts the calls of that program, which has ended, as this one's.
 */
void faults_take_back (void);

/**
 * faults_record:
 * @root: a folder
 *
 * Records from now on what is done below a folder.
 */
void faults_record (const char *root);

/**
 * faults_get_n_events:
 * @name: (nullable): the name of some files
 * @synced: (out) (optional): all that was written to them was synced since
 *
 * Counts what was recorded so far.
 *
 * Returns: how many events there are
 */
guint faults_get_n_events (const char *name, gboolean *synced);

/**
 * faults_take:
 *
 * Ends recording.
 *
 * Returns: (transfer full) (element-type FaultEvent): what was done, in order
 */
GPtrArray *faults_take (void);

G_END_DECLS
