/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-save-error: why a file failed, in the user's language
 */
#include "tengen-save-error.h"

#include <errno.h>
#include <gio/gio.h>

#include "tengen-words.h"

#define _(text) tengen_words_text (text)

G_DEFINE_QUARK (tengen - save - error - quark, tengen_save_error)

/* The codes that come of an errno; -1 where GIO has none of its own. */
static const struct
{
  int number;
  int file_code;
  int io_code;
} codes[] = {
  { ENOENT, G_FILE_ERROR_NOENT, G_IO_ERROR_NOT_FOUND },
  { EEXIST, G_FILE_ERROR_EXIST, G_IO_ERROR_EXISTS },
  { EISDIR, G_FILE_ERROR_ISDIR, G_IO_ERROR_IS_DIRECTORY },
  { ENOTDIR, G_FILE_ERROR_NOTDIR, G_IO_ERROR_NOT_DIRECTORY },
  { EACCES, G_FILE_ERROR_ACCES, G_IO_ERROR_PERMISSION_DENIED },
  { EPERM, G_FILE_ERROR_PERM, G_IO_ERROR_PERMISSION_DENIED },
  { EROFS, G_FILE_ERROR_ROFS, G_IO_ERROR_READ_ONLY },
  { ENOSPC, G_FILE_ERROR_NOSPC, G_IO_ERROR_NO_SPACE },
  { EMFILE, G_FILE_ERROR_MFILE, G_IO_ERROR_TOO_MANY_OPEN_FILES },
  { ENFILE, G_FILE_ERROR_NFILE, G_IO_ERROR_TOO_MANY_OPEN_FILES },
  { ENAMETOOLONG, G_FILE_ERROR_NAMETOOLONG, G_IO_ERROR_FILENAME_TOO_LONG },
  { ELOOP, G_FILE_ERROR_LOOP, G_IO_ERROR_TOO_MANY_LINKS },
  { EBUSY, G_FILE_ERROR_TXTBSY, G_IO_ERROR_BUSY },
  { ENXIO, G_FILE_ERROR_NXIO, G_IO_ERROR_NOT_MOUNTED },
  { ENODEV, G_FILE_ERROR_NODEV, G_IO_ERROR_NOT_MOUNTED },
  { ENOMEM, G_FILE_ERROR_NOMEM, -1 },
  { EIO, G_FILE_ERROR_IO, -1 },
};

static int
find_number (const GError *error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    if (error->code ==
        (error->domain == G_IO_ERROR ? codes[i].io_code : codes[i].file_code))
      return codes[i].number;
  return 0;
}

void
tengen_save_set_error (GError **error, int number)
{
  g_autofree char *text = NULL;

  if (number == TENGEN_SAVE_CHANGED)
    text =
        g_strdup (_ ("Another program has changed the file in the meantime."));
  else
    text = tengen_words_errno (number);
  g_set_error_literal (error, TENGEN_SAVE_ERROR, number, text);
}

char *
tengen_save_explain (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (error->domain == G_IO_ERROR || error->domain == G_FILE_ERROR)
    return tengen_words_errno (find_number (error));
  return g_strdup (error->message);
}
