/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-errno: why the system refused to read or write
 */
#include "tengen-words-errno.h"

#include <errno.h>

#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

static const struct
{
  int number;
  const char *text;
} sentences[] = {
  { ENOENT, N_ ("There is no such file or folder.") },
  { ENOTDIR, N_ ("There is no such file or folder.") },
  { EISDIR, N_ ("This is a folder, not a file.") },
  { EEXIST, N_ ("There is a file of this name already.") },
  { ELOOP, N_ ("The link leads back to itself.") },
  { ENAMETOOLONG, N_ ("The name is too long.") },
  { EACCES, N_ ("Access is not allowed.") },
  { EPERM, N_ ("Access is not allowed.") },
  { EROFS, N_ ("This place can only be read.") },
  { ENOSPC, N_ ("There is no room left on the disk.") },
  { EDQUOT, N_ ("Your share of the disk is full.") },
  { EFBIG, N_ ("The file would become too large.") },
  { EIO, N_ ("The disk does not work properly.") },
  { ENOLCK, N_ ("This place knows no locks.") },
  { EMFILE, N_ ("Too many files are open.") },
  { ENFILE, N_ ("Too many files are open.") },
  { EBADF, N_ ("It is closed.") },
};

char *
tengen_words_errno (int number)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (sentences[i].number == number)
      return g_strdup (_ (sentences[i].text));
  /* TRANSLATORS: an error of the system, with its number */
  return g_strdup_printf (_ ("(error %d)"), number);
}
