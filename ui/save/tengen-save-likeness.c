/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-save-likeness: what a file has beside its bytes
 *
 * What: owner, group, mode, access list and all other extended attributes of
 *       one file for another one.
 */
#include "tengen-save-private.h"

#include <errno.h>
#include <string.h>
#include <sys/xattr.h>
#include <unistd.h>

#define ACCESS_LIST "system.posix_acl_access"

/* Made by the kernel of the bytes themselves. */
static gboolean
is_of_bytes (const char *name)
{
  return g_str_equal (name, "security.ima") ||
         g_str_equal (name, "security.evm");
}

/* One after another, each with its NUL; %NULL if they cannot be known. */
static GByteArray *
list_names (const char *place, int fd)
{
  g_autoptr (GByteArray) names = g_byte_array_new ();
  ssize_t size;

  do
    {
      size = place != NULL ? llistxattr (place, NULL, 0)
                           : flistxattr (fd, NULL, 0);
      if (size < 0)
        return errno == ENOTSUP ? g_steal_pointer (&names) : NULL;
      g_byte_array_set_size (names, (guint) size);
      if (size > 0)
        size = place != NULL
                   ? llistxattr (place, (char *) names->data, names->len)
                   : flistxattr (fd, (char *) names->data, names->len);
    }
  while (size < 0 && errno == ERANGE);
  if (size < 0)
    return NULL;
  g_byte_array_set_size (names, (guint) size);
  return g_steal_pointer (&names);
}

static GByteArray *
get_value (const char *place, int fd, const char *name)
{
  g_autoptr (GByteArray) value = g_byte_array_new ();
  ssize_t size;

  do
    {
      size = place != NULL ? lgetxattr (place, name, NULL, 0)
                           : fgetxattr (fd, name, NULL, 0);
      if (size < 0)
        return NULL;
      g_byte_array_set_size (value, (guint) size);
      if (size > 0)
        size = place != NULL ? lgetxattr (place, name, value->data, value->len)
                             : fgetxattr (fd, name, value->data, value->len);
    }
  while (size < 0 && errno == ERANGE);
  if (size < 0)
    return NULL;
  g_byte_array_set_size (value, (guint) size);
  return g_steal_pointer (&value);
}

static const char *
next_name (const GByteArray *names, const char *name)
{
  const char *end = (const char *) names->data + names->len;

  name = name == NULL ? (const char *) names->data : name + strlen (name) + 1;
  return name < end ? name : NULL;
}

static gboolean
has_name (const GByteArray *names, const char *wanted)
{
  for (const char *name = next_name (names, NULL); name != NULL;
       name = next_name (names, name))
    if (g_str_equal (name, wanted))
      return TRUE;
  return FALSE;
}

static gboolean
copy_value (const char *place, int fd, const char *name)
{
  g_autoptr (GByteArray) value = get_value (place, -1, name);
  g_autoptr (GByteArray) there = NULL;

  if (value == NULL)
    return FALSE;
  there = get_value (NULL, fd, name);
  if (there != NULL && there->len == value->len &&
      (value->len == 0 || memcmp (there->data, value->data, value->len) == 0))
    return TRUE;
  return fsetxattr (fd, name, value->data, value->len, 0) == 0;
}

/* A new file may inherit some of its folder. */
static gboolean
drop_value (int fd, const char *name)
{
  return (!g_str_equal (name, ACCESS_LIST) &&
          !g_str_has_prefix (name, "user.")) ||
         fremovexattr (fd, name) == 0;
}

static gboolean
copy_attributes (const char *place, int fd)
{
  g_autoptr (GByteArray) wanted = list_names (place, -1);
  g_autoptr (GByteArray) there = list_names (NULL, fd);
  const char *name;

  if (wanted == NULL || there == NULL)
    return FALSE;
  for (name = next_name (wanted, NULL); name != NULL;
       name = next_name (wanted, name))
    if (!is_of_bytes (name) && !copy_value (place, fd, name))
      return FALSE;
  for (name = next_name (there, NULL); name != NULL;
       name = next_name (there, name))
    if (!has_name (wanted, name) && !drop_value (fd, name))
      return FALSE;
  return TRUE;
}

static gboolean
has_owner_and_mode (const struct stat *info, int fd)
{
  struct stat now;

  return fstat (fd, &now) == 0 && now.st_uid == info->st_uid &&
         now.st_gid == info->st_gid && now.st_mode == info->st_mode;
}

/* The mode goes last but for the check: a new owner takes bits of it away, an
 * access list is part of it. */
gboolean
tengen_save_make_like (const char *place, const struct stat *info, int fd)
{
  struct stat now;

  if (fstat (fd, &now) != 0)
    return FALSE;
  if ((now.st_uid != info->st_uid || now.st_gid != info->st_gid) &&
      fchown (fd, info->st_uid, info->st_gid) != 0)
    return FALSE;
  if (!copy_attributes (place, fd))
    return FALSE;
  if (!has_owner_and_mode (info, fd) && fchmod (fd, info->st_mode & 07777) != 0)
    return FALSE;
  return has_owner_and_mode (info, fd);
}
