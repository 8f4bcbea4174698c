/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-pupils: who learns on this computer
 *
 * Shape:  [pupils] format, last; [pupil ID] nickname, picture, and away: when
 *         they were taken away. The key file is the list: whatever else stands
 *         in it stays there. What can be shown of it is read out after each
 *         change.
 */
#include "tengen-lesson-pupils.h"

#include <string.h>

#include "tengen-record-key-file.h"
#include "tengen-record-value.h"

#define GROUP "pupils"
#define PUPIL_PREFIX "pupil "
#define LONGEST_ID 32

struct TengenLessonPupils
{
  GKeyFile *file;
  GPtrArray *all; /* of TengenLessonPupil, those not taken away */
};

static gboolean
is_id (const char *text)
{
  return text != NULL && *text != '\0' && strlen (text) <= LONGEST_ID &&
         text[strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '\0';
}

static char *
get_group (const char *id)
{
  return g_strconcat (PUPIL_PREFIX, id, NULL);
}

/* Gives the id of a group; %NULL if it is none of a person. */
static const char *
get_id (const char *group)
{
  const char *id = g_str_has_prefix (group, PUPIL_PREFIX)
                       ? group + strlen (PUPIL_PREFIX)
                       : NULL;

  return is_id (id) ? id : NULL;
}

static gint64
get_away (const TengenLessonPupils *self, const char *group)
{
  return g_key_file_get_int64 (self->file, group, "away", NULL);
}

/* --- What can be shown --- */

static TengenLessonPupil *
read_pupil (const TengenLessonPupils *self, const char *group)
{
  const char *id = get_id (group);
  g_autofree char *text = NULL;
  g_autofree char *nickname = NULL;
  int picture;
  TengenLessonPupil *pupil = NULL;

  if (id == NULL || get_away (self, group) != 0)
    return NULL;
  text = tengen_record_key_file_get_text (self->file, group, "nickname");
  nickname = text != NULL ? tengen_lesson_pupils_clean (text) : NULL;
  if (nickname == NULL)
    return NULL;
  picture = g_key_file_get_integer (self->file, group, "picture", NULL);
  pupil = g_new0 (TengenLessonPupil, 1);
  pupil->id = g_strdup (id);
  pupil->nickname = g_steal_pointer (&nickname);
  /* that of a later Tengen is not known here */
  pupil->picture = (guint) MAX (picture, 0) % TENGEN_LESSON_PUPILS_PICTURES;
  return pupil;
}

static void
read_all (TengenLessonPupils *self)
{
  g_auto (GStrv) groups = g_key_file_get_groups (self->file, NULL);

  g_ptr_array_set_size (self->all, 0);
  for (int i = 0; groups[i] != NULL; i++)
    {
      TengenLessonPupil *pupil = read_pupil (self, groups[i]);

      if (pupil != NULL && self->all->len < TENGEN_LESSON_PUPILS_MOST)
        g_ptr_array_add (self->all, pupil);
      else if (pupil != NULL)
        tengen_lesson_pupil_free (pupil);
    }
}

TengenLessonPupil *
tengen_lesson_pupil_copy (const TengenLessonPupil *self)
{
  TengenLessonPupil *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new0 (TengenLessonPupil, 1);
  copy->id = g_strdup (self->id);
  copy->nickname = g_strdup (self->nickname);
  copy->picture = self->picture;
  return copy;
}

void
tengen_lesson_pupil_free (TengenLessonPupil *self)
{
  if (self == NULL)
    return;
  g_free (self->id);
  g_free (self->nickname);
  g_free (self);
}

const TengenLessonPupil *
tengen_lesson_pupil_find (const GPtrArray *all, const char *id)
{
  g_return_val_if_fail (all != NULL, NULL);

  for (guint i = 0; i < all->len; i++)
    {
      const TengenLessonPupil *pupil = g_ptr_array_index (all, i);

      if (g_strcmp0 (pupil->id, id) == 0)
        return pupil;
    }
  return NULL;
}

/* --- The list --- */

TengenLessonPupils *
tengen_lesson_pupils_new (void)
{
  TengenLessonPupils *self = g_new0 (TengenLessonPupils, 1);

  self->file = g_key_file_new ();
  self->all = g_ptr_array_new_with_free_func (
      (GDestroyNotify) tengen_lesson_pupil_free);
  g_key_file_set_integer (
      self->file, GROUP, "format", TENGEN_LESSON_PUPILS_FORMAT);
  return self;
}

void
tengen_lesson_pupils_free (TengenLessonPupils *self)
{
  if (self == NULL)
    return;
  g_key_file_unref (self->file);
  g_ptr_array_unref (self->all);
  g_free (self);
}

TengenLessonPupils *
tengen_lesson_pupils_decode (const char *data, gsize length)
{
  g_autoptr (TengenLessonPupils) self = tengen_lesson_pupils_new ();
  GKeyFileFlags flags = G_KEY_FILE_KEEP_COMMENTS | G_KEY_FILE_KEEP_TRANSLATIONS;

  g_return_val_if_fail (data != NULL || length == 0, NULL);

  if (length == 0 || !g_utf8_validate_len (data, length, NULL) ||
      !g_key_file_load_from_data (self->file, data, length, flags, NULL) ||
      g_key_file_get_integer (self->file, GROUP, "format", NULL) !=
          TENGEN_LESSON_PUPILS_FORMAT)
    return NULL;
  read_all (self);
  return g_steal_pointer (&self);
}

char *
tengen_lesson_pupils_encode (const TengenLessonPupils *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_key_file_to_data (self->file, NULL, NULL);
}

const GPtrArray *
tengen_lesson_pupils_get_all (const TengenLessonPupils *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->all;
}

const TengenLessonPupil *
tengen_lesson_pupils_find (const TengenLessonPupils *self, const char *id)
{
  g_return_val_if_fail (self != NULL, NULL);

  return tengen_lesson_pupil_find (self->all, id);
}

const TengenLessonPupil *
tengen_lesson_pupils_get_last (const TengenLessonPupils *self)
{
  g_autofree char *id = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  id = tengen_record_key_file_get_text (self->file, GROUP, "last");
  return tengen_lesson_pupils_find (self, id);
}

gboolean
tengen_lesson_pupils_set_last (TengenLessonPupils *self, const char *id)
{
  g_autofree char *before = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

  before = tengen_record_key_file_get_text (self->file, GROUP, "last");
  if (g_strcmp0 (before, id) == 0 ||
      (id != NULL && tengen_lesson_pupils_find (self, id) == NULL))
    return FALSE;
  if (id != NULL)
    g_key_file_set_string (self->file, GROUP, "last", id);
  else
    g_key_file_remove_key (self->file, GROUP, "last", NULL);
  return TRUE;
}

/* --- Changes --- */

static void
write_pupil (TengenLessonPupils *self,
             const char *group,
             const char *nickname,
             guint picture)
{
  g_key_file_set_string (self->file, group, "nickname", nickname);
  g_key_file_set_integer (self->file, group, "picture", (int) picture);
  read_all (self);
}

static gboolean
is_full (const TengenLessonPupils *self)
{
  g_auto (GStrv) groups = g_key_file_get_groups (self->file, NULL);
  guint n = 0;

  for (int i = 0; groups[i] != NULL; i++)
    n += get_id (groups[i]) != NULL ? 1 : 0;
  return n >= TENGEN_LESSON_PUPILS_MOST;
}

gboolean
tengen_lesson_pupils_add (TengenLessonPupils *self,
                          const char *id,
                          const char *nickname,
                          guint picture)
{
  g_autofree char *group = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (is_id (id) && nickname != NULL, FALSE);
  g_return_val_if_fail (picture < TENGEN_LESSON_PUPILS_PICTURES, FALSE);

  group = get_group (id);
  if (is_full (self) || g_key_file_has_group (self->file, group))
    return FALSE;
  write_pupil (self, group, nickname, picture);
  return TRUE;
}

gboolean
tengen_lesson_pupils_change (TengenLessonPupils *self,
                             const char *id,
                             const char *nickname,
                             guint picture)
{
  g_autofree char *group = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (id != NULL && nickname != NULL, FALSE);
  g_return_val_if_fail (picture < TENGEN_LESSON_PUPILS_PICTURES, FALSE);

  if (tengen_lesson_pupils_find (self, id) == NULL)
    return FALSE;
  group = get_group (id);
  write_pupil (self, group, nickname, picture);
  return TRUE;
}

gboolean
tengen_lesson_pupils_take_away (TengenLessonPupils *self,
                                const char *id,
                                gint64 now)
{
  g_autofree char *group = NULL;

  g_return_val_if_fail (self != NULL && id != NULL, FALSE);
  g_return_val_if_fail (now > 0, FALSE);

  if (tengen_lesson_pupils_find (self, id) == NULL)
    return FALSE;
  group = get_group (id);
  g_key_file_set_int64 (self->file, group, "away", now);
  read_all (self);
  return TRUE;
}

gboolean
tengen_lesson_pupils_bring_back (TengenLessonPupils *self, const char *id)
{
  g_autofree char *group = NULL;

  g_return_val_if_fail (self != NULL && id != NULL, FALSE);

  group = get_group (id);
  if (!g_key_file_remove_key (self->file, group, "away", NULL))
    return FALSE;
  read_all (self);
  return TRUE;
}

gboolean
tengen_lesson_pupils_bring_all_back (TengenLessonPupils *self)
{
  g_auto (GStrv) groups = NULL;
  gboolean any = FALSE;

  g_return_val_if_fail (self != NULL, FALSE);

  groups = g_key_file_get_groups (self->file, NULL);
  for (int i = 0; groups[i] != NULL; i++)
    any |= get_id (groups[i]) != NULL &&
           g_key_file_remove_key (self->file, groups[i], "away", NULL);
  read_all (self);
  return any;
}

GPtrArray *
tengen_lesson_pupils_forget (TengenLessonPupils *self, gint64 before)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) groups = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  groups = g_key_file_get_groups (self->file, NULL);
  for (int i = 0; groups[i] != NULL; i++)
    {
      const char *id = get_id (groups[i]);
      gint64 away = get_away (self, groups[i]);

      if (id == NULL || away <= 0 || away >= before)
        continue;
      g_ptr_array_add (ids, g_strdup (id));
      g_key_file_remove_group (self->file, groups[i], NULL);
    }
  return g_steal_pointer (&ids);
}

/* --- Nicknames --- */

/* What would turn a line around or break it. */
static gboolean
can_be_seen (gunichar letter)
{
  GUnicodeType type = g_unichar_type (letter);

  return type != G_UNICODE_CONTROL && type != G_UNICODE_LINE_SEPARATOR &&
         type != G_UNICODE_PARAGRAPH_SEPARATOR && !tengen_value_turns (letter);
}

static gboolean
is_drawn (gunichar letter)
{
  return !g_unichar_isspace (letter) &&
         g_unichar_type (letter) != G_UNICODE_FORMAT;
}

char *
tengen_lesson_pupils_clean (const char *text)
{
  const char *start = text;
  const char *end = text;
  glong n;

  g_return_val_if_fail (text != NULL, NULL);

  if (!g_utf8_validate (text, -1, NULL))
    return NULL;
  while (g_unichar_isspace (g_utf8_get_char (start)))
    start = g_utf8_next_char (start);
  for (const char *p = start; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (!can_be_seen (g_utf8_get_char (p)))
        return NULL;
      if (is_drawn (g_utf8_get_char (p)))
        end = g_utf8_next_char (p);
    }
  if (end <= start)
    return NULL;
  n = g_utf8_strlen (start, end - start);
  return n <= TENGEN_LESSON_PUPILS_NICKNAME
             ? g_strndup (start, (gsize) (end - start))
             : NULL;
}
