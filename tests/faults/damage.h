/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * damage: damaged copies of files, for tests
 *
 * What:  bytes as a bad disk, a power cut or a careless program leave them, and
 *        things that stand where a file should be.
 * Shape: the same seed makes the same damage of the same bytes.
 */
#pragma once

#include <errno.h>
#include <fcntl.h>
#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Where and how large the damage is comes from here. */
typedef struct
{
  GRand *chance;
  const char *data;
  gsize length;
  GString *made;
} Damage;

static inline gsize
damage_below (Damage *self, gsize end)
{
  return end > 0 ? (gsize) g_rand_int_range (
                       self->chance, 0, (gint32) MIN (end, (gsize) G_MAXINT32))
                 : 0;
}

/* A part of the bytes that begins at @at: disks lose blocks, others less. */
static inline gsize
damage_part (Damage *self, gsize *at)
{
  static const gsize sizes[] = { 1, 4, 16, 64, 512, 4096 };
  gsize size = sizes[damage_below (self, G_N_ELEMENTS (sizes))];

  *at = damage_below (self, self->length);
  if (size >= 512)
    *at -= *at % 512;
  return MIN (size, self->length - *at);
}

static inline void
damage_bits (Damage *self)
{
  for (gsize n = 1 + damage_below (self, 3); n > 0 && self->length > 0; n--)
    self->made->str[damage_below (self, self->length)] ^=
        (char) (1 << damage_below (self, 8));
}

/* Stays text, and what it says is another thing. */
static inline void
damage_letter (Damage *self)
{
  static const char letters[] = "0123456789abcdefghijklmnopqrstuvwxyz=[]\n;#-";

  if (self->length > 0)
    self->made->str[damage_below (self, self->length)] =
        letters[damage_below (self, sizeof letters - 1)];
}

static inline void
damage_digit (Damage *self)
{
  gsize at = damage_below (self, self->length);

  for (gsize i = 0; i < self->length; i++, at++)
    if (g_ascii_isdigit (self->made->str[at % self->length]))
      {
        self->made->str[at % self->length] =
            (char) ('0' + damage_below (self, 10));
        return;
      }
}

static inline void
damage_cut (Damage *self)
{
  g_string_truncate (self->made, damage_below (self, self->length));
}

static inline void
damage_cut_line (Damage *self)
{
  gsize at = damage_below (self, self->length);

  while (at > 0 && self->made->str[at - 1] != '\n')
    at--;
  g_string_truncate (self->made, at);
}

static inline void
damage_cut_head (Damage *self)
{
  g_string_erase (self->made, 0, (gssize) damage_below (self, self->length));
}

static inline void
damage_zeros (Damage *self)
{
  gsize at;
  gsize size = damage_part (self, &at);

  memset (self->made->str + at, 0, size);
}

/* As after a power cut: the length is there, the bytes are not. */
static inline void
damage_zero_tail (Damage *self)
{
  gsize at = damage_below (self, self->length);

  memset (self->made->str + at, 0, self->length - at);
}

static inline void
damage_noise (Damage *self)
{
  gsize at;
  gsize size = damage_part (self, &at);

  for (gsize i = 0; i < size; i++)
    self->made->str[at + i] = (char) damage_below (self, 256);
}

static inline void
damage_double (Damage *self)
{
  gsize at;
  gsize size = damage_part (self, &at);

  g_string_insert_len (self->made, (gssize) at, self->data + at, (gssize) size);
}

static inline void
damage_drop (Damage *self)
{
  gsize at;
  gsize size = damage_part (self, &at);

  g_string_erase (self->made, (gssize) at, (gssize) size);
}

/* One line doubled, dropped or exchanged for another. */
static inline void
damage_lines (Damage *self)
{
  g_auto (GStrv) lines = g_strsplit (self->data, "\n", -1);
  gsize n = g_strv_length (lines);
  gsize a = damage_below (self, n);
  gsize b = damage_below (self, n);
  gsize way = damage_below (self, 3);

  /* with a NUL this would be a cut */
  if (strlen (self->data) < self->length || n < 2)
    return;
  g_string_truncate (self->made, 0);
  for (gsize i = 0; i < n; i++)
    {
      gsize from = way == 0 && i == a ? b : way == 0 && i == b ? a : i;

      if (way == 1 && i == a)
        continue;
      for (gsize times = way == 2 && i == a ? 2 : 1; times > 0; times--)
        g_string_append_printf (
            self->made, "%s%s", lines[from], i + 1 < n ? "\n" : "");
    }
}

static inline void
damage_huge_line (Damage *self)
{
  gsize at = damage_below (self, self->length);
  g_autofree char *huge = g_strnfill (300000, 'x');

  g_string_insert (self->made, (gssize) at, huge);
}

static inline void
damage_encoding (Damage *self)
{
  static const char *const bad[] = { "\xff",         "\xc0\xaf", "\xed\xa0\x80",
                                     "\xf8\x88\x80", "\xe5",     "\x93\xfa" };

  g_string_insert (self->made,
                   (gssize) damage_below (self, self->length),
                   bad[damage_below (self, G_N_ELEMENTS (bad))]);
}

/* What a shorter file leaves behind when it is written over a longer one. */
static inline void
damage_tail (Damage *self)
{
  gsize at = damage_below (self, self->length);

  g_string_append_len (
      self->made, self->data + at, (gssize) (self->length - at));
}

static inline void
damage_returns (Damage *self)
{
  g_string_replace (self->made, "\n", "\r\n", 0);
}

static const struct
{
  const char *name;
  void (*make) (Damage *self);
} damage_kinds[] = {
  { "bits", damage_bits },           { "letter", damage_letter },
  { "digit", damage_digit },         { "cut", damage_cut },
  { "cut-line", damage_cut_line },   { "cut-head", damage_cut_head },
  { "zeros", damage_zeros },         { "zero-tail", damage_zero_tail },
  { "noise", damage_noise },         { "double", damage_double },
  { "drop", damage_drop },           { "lines", damage_lines },
  { "huge-line", damage_huge_line }, { "encoding", damage_encoding },
  { "tail", damage_tail },           { "returns", damage_returns },
};

/**
 * damage_bytes:
 * @data: what a file holds, ended by a NUL
 * @length: how many bytes it holds
 * @seed: which damage; the kinds follow each other
 * @kind: (out): its name, for messages
 *
 * Makes a damaged copy of some bytes; by chance it may be equal to them.
 *
 * Returns: (transfer full): the copy
 */
static inline GString *
damage_bytes (const char *data, gsize length, guint seed, const char **kind)
{
  const guint i = seed % G_N_ELEMENTS (damage_kinds);
  Damage self = {
    g_rand_new_with_seed (seed),
    data,
    length,
    g_string_new_len (data, (gssize) length),
  };

  *kind = damage_kinds[i].name;
  damage_kinds[i].make (&self);
  g_rand_free (self.chance);
  return self.made;
}

/* What else can stand in the place of a file. */
typedef enum
{
  DAMAGE_FOLDER,
  DAMAGE_FULL_FOLDER,
  DAMAGE_LOOP,
  DAMAGE_DANGLING,
  DAMAGE_PIPE,
  DAMAGE_HUGE,
  DAMAGE_FORBIDDEN,
  DAMAGE_N_PLACES,
} DamagePlace;

/**
 * damage_place:
 * @path: a file, which need not be there
 * @place: what shall be there; FORBIDDEN leaves the file and takes away its
 *   modes, which says nothing to root
 *
 * Puts something else in the place of a file.
 */
static inline void
damage_place (const char *path, DamagePlace place)
{
  g_autofree char *inside = g_build_filename (path, "inside", NULL);
  int fd;

  if (place != DAMAGE_FORBIDDEN)
    g_remove (path);
  switch (place)
    {
    case DAMAGE_FOLDER:
    case DAMAGE_FULL_FOLDER:
      g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
      if (place == DAMAGE_FULL_FOLDER)
        g_assert_true (g_file_set_contents (inside, "x", 1, NULL));
      break;
    case DAMAGE_LOOP:
      g_assert_cmpint (symlink (path, path), ==, 0);
      break;
    case DAMAGE_DANGLING:
      g_assert_cmpint (symlink ("/nowhere/at-all", path), ==, 0);
      break;
    case DAMAGE_PIPE:
      g_assert_cmpint (mkfifo (path, 0600), ==, 0);
      break;
    case DAMAGE_HUGE:
      fd = g_open (path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
      g_assert_cmpint (fd, >=, 0);
      g_assert_cmpint (ftruncate (fd, (off_t) 1 << 30), ==, 0);
      close (fd);
      break;
    case DAMAGE_FORBIDDEN:
      g_assert_cmpint (g_chmod (path, 0), ==, 0);
      break;
    case DAMAGE_N_PLACES:
      g_assert_not_reached ();
    }
}
