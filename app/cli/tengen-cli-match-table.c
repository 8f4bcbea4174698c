/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-match-table: the table of a match, from its folder and back
 *
 * Shape: the file and the lock are those of the window's folders.
 */
#include "tengen-cli-match.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "tengen-cli-file.h"
#include "tengen-match-text.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define TABLE "table.tengen"
#define LOCK ".lock"
/* A table is much smaller. */
#define MOST_BYTES (8 * 1024 * 1024)

static TengenCliTable *
new_table (const char *path)
{
  TengenCliTable *self = g_new0 (TengenCliTable, 1);
  g_autofree char *base = g_path_get_basename (path);

  self->path = strcmp (base, TABLE) == 0 ? g_strdup (path)
                                         : g_build_filename (path, TABLE, NULL);
  self->name = tengen_cli_file_name (self->path);
  self->lock_fd = -1;
  return self;
}

static TengenCliStatus
complain (const TengenCliTable *self, const char *message)
{
  tengen_cli_file_complain (self->name, 0, 0, message);
  return TENGEN_CLI_BAD_INPUT;
}

/* A file system without locks is no obstacle. */
static gboolean
lock (TengenCliTable *self)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *path = g_build_filename (folder, LOCK, NULL);

  self->lock_fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
  if (self->lock_fd < 0)
    {
      tengen_cli_file_complain_errno (self->name, errno);
      return FALSE;
    }
  if (flock (self->lock_fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
    return TRUE;
  complain (self, _ ("This match is open in another program."));
  return FALSE;
}

static gboolean
read_match (TengenCliTable *self)
{
  g_autoptr (GByteArray) bytes =
      tengen_cli_file_read_bytes (self->path, MOST_BYTES);
  TengenMatchTextReport report = { 0 };
  g_autofree char *text = NULL;

  if (bytes == NULL)
    return FALSE;
  self->match =
      tengen_match_from_text ((const char *) bytes->data, bytes->len, &report);
  text = tengen_words_match_text_fault (&report);
  if (text != NULL)
    complain (self, text);
  else if (report.changed)
    complain (self,
              _ ("Another program has changed this table, or it is damaged. "
                 "Please check whether it is right."));
  tengen_match_text_report_clear (&report);
  return self->match != NULL;
}

TengenCliTable *
tengen_cli_table_open (const char *folder, gboolean change)
{
  g_autoptr (TengenCliTable) self = new_table (folder);

  /* no lock is left where there is no match */
  if (change && g_file_test (self->path, G_FILE_TEST_EXISTS) && !lock (self))
    return NULL;
  return read_match (self) ? g_steal_pointer (&self) : NULL;
}

TengenCliStatus
tengen_cli_table_create (const char *folder, TengenMatch *match)
{
  g_autoptr (TengenCliTable) self = NULL;
  g_autofree char *path = g_build_filename (folder, TABLE, NULL);

  self = new_table (path);
  self->match = match;
  if (g_mkdir_with_parents (folder, 0777) != 0)
    {
      tengen_cli_file_complain_errno (self->name, errno);
      return TENGEN_CLI_BAD_INPUT;
    }
  if (!lock (self))
    return TENGEN_CLI_BAD_INPUT;
  if (g_file_test (self->path, G_FILE_TEST_EXISTS))
    return complain (self, _ ("There is a match in this folder already."));
  return tengen_cli_table_write (self);
}

TengenCliStatus
tengen_cli_table_write (TengenCliTable *self)
{
  g_autofree char *text = tengen_match_to_text (self->match);

  return tengen_cli_file_write (self->path, text, strlen (text))
             ? TENGEN_CLI_OK
             : TENGEN_CLI_BAD_INPUT;
}

void
tengen_cli_table_free (TengenCliTable *self)
{
  if (self == NULL)
    return;
  if (self->lock_fd >= 0)
    close (self->lock_fd);
  tengen_match_free (self->match);
  g_free (self->path);
  g_free (self->name);
  g_free (self);
}
