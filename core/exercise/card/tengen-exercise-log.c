/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-log: which exercises a pupil tried, and how that went
 */
#include "tengen-exercise-log.h"

#include <string.h>

#include "tengen-board-random.h"

#define HEAD "tengen-practice "
/* Behind a line that was cut off. */
#define CUT '~'

#define DAY (24 * 60 * 60)
/* When a day begins, in seconds of local time. */
#define DAWN (4 * 60 * 60)

/* 9999-12-31 */
#define LAST_TIME G_GINT64_CONSTANT (253402300799)
#define LAST_OFFSET (24 * 60 - 1)
#define LAST_LEVEL 99
#define LAST_WRONG 9999
#define LAST_NUMBER 999999999

#define WORDS 9
#define ORIGIN_LENGTH 16
/* No line that is an attempt is shorter or longer. */
#define LEAST_LENGTH 35
#define LINE_LENGTH 160

static const char *const results[] = {
  [TENGEN_EXERCISE_LOG_FIRST] = "first",
  [TENGEN_EXERCISE_LOG_HINT] = "hint",
  [TENGEN_EXERCISE_LOG_MISSED] = "missed",
  [TENGEN_EXERCISE_LOG_SHOWN] = "shown",
};

/* --- Values --- */

static gboolean
is_kind (const char *text)
{
  if (!g_ascii_islower (text[0]) || strlen (text) > TENGEN_EXERCISE_LOG_KIND)
    return FALSE;
  for (const char *p = text; *p != '\0'; p++)
    if (!g_ascii_islower (*p) && !g_ascii_isdigit (*p) && *p != '-')
      return FALSE;
  return TRUE;
}

/* A miss has a wrong try, what was right at first has none. */
static gboolean
fits (TengenExerciseLogResult result, guint wrong)
{
  switch (result)
    {
    case TENGEN_EXERCISE_LOG_FIRST:
      return wrong == 0;
    case TENGEN_EXERCISE_LOG_MISSED:
      return wrong > 0;
    case TENGEN_EXERCISE_LOG_HINT:
    case TENGEN_EXERCISE_LOG_SHOWN:
      return TRUE;
    }
  return FALSE;
}

gboolean
tengen_exercise_log_is_valid (const TengenExerciseLogEntry *entry)
{
  g_return_val_if_fail (entry != NULL, FALSE);

  return entry->time >= 0 && entry->time <= LAST_TIME &&
         ABS (entry->offset) <= LAST_OFFSET && is_kind (entry->kind) &&
         entry->level >= 1 && entry->level <= LAST_LEVEL &&
         entry->wrong <= LAST_WRONG && fits (entry->result, entry->wrong) &&
         entry->number >= 1 && entry->number <= LAST_NUMBER;
}

/* --- The order --- */

static int
compare (guint64 a, guint64 b)
{
  return (a > b) - (a < b);
}

/* By what was written; a copied origin may have a number twice. */
static int
compare_written (gconstpointer a, gconstpointer b)
{
  const TengenExerciseLogEntry *x = a;
  const TengenExerciseLogEntry *y = b;
  int order = compare (x->origin, y->origin);

  if (order == 0)
    order = compare (x->number, y->number);
  if (order == 0)
    order = compare ((guint64) x->time, (guint64) y->time);
  if (order == 0)
    order = x->offset - y->offset;
  if (order == 0)
    order = strcmp (x->kind, y->kind);
  if (order == 0)
    order = x->level - y->level;
  if (order == 0)
    order = compare (x->seed, y->seed);
  if (order == 0)
    order = (int) x->result - (int) y->result;
  return order == 0 ? compare (x->wrong, y->wrong) : order;
}

static int
compare_stamps (gconstpointer a, gconstpointer b)
{
  const TengenExerciseLogEntry *x = a;
  const TengenExerciseLogEntry *y = b;
  int order = compare ((guint64) x->stamp, (guint64) y->stamp);

  return order == 0 ? compare_written (a, b) : order;
}

static guint
hash_position (gconstpointer data)
{
  const TengenExerciseLogEntry *entry = data;

  return g_str_hash (entry->kind) ^
         (guint) tengen_board_random_mix (entry->seed + (guint) entry->level);
}

static gboolean
is_same_position (gconstpointer a, gconstpointer b)
{
  const TengenExerciseLogEntry *x = a;
  const TengenExerciseLogEntry *y = b;

  return x->seed == y->seed && x->level == y->level &&
         strcmp (x->kind, y->kind) == 0;
}

static TengenExerciseLogEntry *
get_entry (const TengenExerciseLog *self, guint i)
{
  return &g_array_index (self->entries, TengenExerciseLogEntry, i);
}

/* Drops what is there twice; the rest is by origin and number. */
static void
make_set (TengenExerciseLog *self)
{
  guint n = 0;

  g_array_sort (self->entries, compare_written);
  for (guint i = 0; i < self->entries->len; i++)
    if (n == 0 ||
        compare_written (get_entry (self, n - 1), get_entry (self, i)) != 0)
      *get_entry (self, n++) = *get_entry (self, i);
  g_array_set_size (self->entries, n);
}

static void
stamp (TengenExerciseLog *self)
{
  const TengenExerciseLogEntry *last = NULL;

  for (guint i = 0; i < self->entries->len; i++)
    {
      TengenExerciseLogEntry *entry = get_entry (self, i);

      entry->stamp = last != NULL && last->origin == entry->origin
                         ? MAX (last->stamp, entry->time)
                         : entry->time;
      last = entry;
    }
}

static void
note_positions (TengenExerciseLog *self)
{
  g_autoptr (GHashTable) seen =
      g_hash_table_new (hash_position, is_same_position);

  for (guint i = 0; i < self->entries->len; i++)
    {
      TengenExerciseLogEntry *entry = get_entry (self, i);

      entry->is_again = !g_hash_table_add (seen, entry);
    }
}

static void
settle (TengenExerciseLog *self)
{
  make_set (self);
  stamp (self);
  g_array_sort (self->entries, compare_stamps);
  note_positions (self);
}

/* --- Reading --- */

/* Reads digits without a zero in front, so that a number has one form. */
static gboolean
read_number (const char *word, guint64 most, guint64 *value)
{
  guint64 number = 0;

  if (word[0] == '\0' || (word[0] == '0' && word[1] != '\0'))
    return FALSE;
  for (const char *p = word; *p != '\0'; p++)
    {
      guint64 digit = (guint64) g_ascii_digit_value (*p);

      if (!g_ascii_isdigit (*p) || digit > most || number > (most - digit) / 10)
        return FALSE;
      number = number * 10 + digit;
    }
  *value = number;
  return TRUE;
}

static gboolean
read_offset (const char *word, int *offset)
{
  gboolean is_behind = word[0] == '-';
  guint64 value;

  if (!read_number (word + is_behind, LAST_OFFSET, &value) ||
      (is_behind && value == 0))
    return FALSE;
  *offset = is_behind ? -(int) value : (int) value;
  return TRUE;
}

static gboolean
read_result (const char *word, TengenExerciseLogResult *result)
{
  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    if (strcmp (results[i], word) == 0)
      {
        *result = (TengenExerciseLogResult) i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_origin (const char *word, guint64 *origin)
{
  *origin = 0;
  for (int i = 0; i < ORIGIN_LENGTH; i++)
    {
      if (!g_ascii_isxdigit (word[i]) || g_ascii_isupper (word[i]))
        return FALSE;
      *origin = *origin << 4 | (guint64) g_ascii_xdigit_value (word[i]);
    }
  return word[ORIGIN_LENGTH] == '\0';
}

static gboolean
read_words (char **words, TengenExerciseLogEntry *entry)
{
  guint64 time, level, wrong, number;

  if (!read_number (words[0], LAST_TIME, &time) ||
      !read_offset (words[1], &entry->offset) || !is_kind (words[2]) ||
      !read_number (words[3], LAST_LEVEL, &level) ||
      !read_number (words[4], G_MAXUINT64, &entry->seed) ||
      !read_result (words[5], &entry->result) ||
      !read_number (words[6], LAST_WRONG, &wrong) ||
      !read_number (words[7], LAST_NUMBER, &number) ||
      !read_origin (words[8], &entry->origin))
    return FALSE;
  entry->time = (gint64) time;
  strcpy (entry->kind, words[2]);
  entry->level = (int) level;
  entry->wrong = (guint) wrong;
  entry->number = (guint) number;
  return tengen_exercise_log_is_valid (entry);
}

static gboolean
read_entry (const char *line, gsize length, TengenExerciseLogEntry *entry)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;

  if (length < LEAST_LENGTH || length > LINE_LENGTH ||
      memchr (line, '\0', length) != NULL)
    return FALSE;
  text = g_strndup (line, length);
  words = g_strsplit (text, " ", WORDS + 1);
  return g_strv_length (words) == WORDS && read_words (words, entry);
}

/* The format of a text, 0 where its first line is damaged. */
static guint64
read_head (const char *line, gsize length)
{
  g_autofree char *text = g_strndup (line, MIN (length, LINE_LENGTH));
  guint64 format = 0;

  if (g_str_has_prefix (text, HEAD))
    read_number (text + strlen (HEAD), G_MAXUINT, &format);
  return format;
}

static void
note_fault (TengenExerciseLog *self, guint number)
{
  if (self->faults->len < TENGEN_EXERCISE_LOG_FAULTS)
    g_array_append_val (self->faults, number);
  self->n_faults++;
}

/* A line of a text. */
typedef struct
{
  guint number;
  const char *text;
  gsize length;
  /* writing it was broken off */
  gboolean is_cut;
} Line;

/* Takes a line; FALSE if the text is of a later format. */
static gboolean
take_line (TengenExerciseLog *self, const Line *line)
{
  TengenExerciseLogEntry entry = { 0 };
  guint64 format = line->number == 1 ? read_head (line->text, line->length) : 0;
  gboolean is_entry =
      format == 0 && read_entry (line->text, line->length, &entry);

  if (is_entry)
    g_array_append_val (self->entries, entry);
  if (format == 0 && !line->is_cut && (line->number == 1 || !is_entry))
    note_fault (self, line->number);
  return format <= TENGEN_EXERCISE_LOG_FORMAT;
}

/* Takes from the end of a line what is no part of it. */
static void
trim (Line *line)
{
  if (line->length > 0 && line->text[line->length - 1] == '\r')
    line->length--;
  if (line->length > 0 && line->text[line->length - 1] == CUT)
    {
      line->length--;
      line->is_cut = TRUE;
    }
}

static gboolean
take_lines (TengenExerciseLog *self, const char *data, gsize length)
{
  const char *end = data + length;
  const char *next;

  for (guint number = 1; data < end; number++, data = next)
    {
      const char *stop = memchr (data, '\n', (gsize) (end - data));
      Line line = { number, data, 0, stop == NULL };

      next = stop != NULL ? stop + 1 : end;
      line.length = (gsize) ((stop != NULL ? stop : end) - data);
      trim (&line);
      if (line.length > 0 && !take_line (self, &line))
        return FALSE;
    }
  return TRUE;
}

TengenExerciseLog *
tengen_exercise_log_decode (const char *data, gsize length)
{
  TengenExerciseLog *self = tengen_exercise_log_new ();

  g_return_val_if_fail (data != NULL || length == 0, self);

  self->is_whole =
      length <= TENGEN_EXERCISE_LOG_LARGEST && take_lines (self, data, length);
  settle (self);
  return self;
}

/* --- Writing --- */

const char *
tengen_exercise_log_encode_cut (void)
{
  static const char cut[] = { CUT, '\n', '\0' };

  return cut;
}

static void
append_entry (GString *text, const TengenExerciseLogEntry *entry)
{
  g_string_append_printf (text,
                          "%" G_GINT64_FORMAT " %d %s %d %" G_GUINT64_FORMAT
                          " %s %u %u %016" G_GINT64_MODIFIER "x\n",
                          entry->time,
                          entry->offset,
                          entry->kind,
                          entry->level,
                          entry->seed,
                          results[entry->result],
                          entry->wrong,
                          entry->number,
                          entry->origin);
}

char *
tengen_exercise_log_encode (const TengenExerciseLog *self)
{
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);

  text = g_string_new (NULL);
  g_string_append_printf (text, HEAD "%d\n", TENGEN_EXERCISE_LOG_FORMAT);
  for (guint i = 0; i < self->entries->len; i++)
    append_entry (text, get_entry (self, i));
  return g_string_free (text, FALSE);
}

/* --- The log --- */

TengenExerciseLog *
tengen_exercise_log_new (void)
{
  TengenExerciseLog *self = g_new0 (TengenExerciseLog, 1);

  self->entries = g_array_new (FALSE, FALSE, sizeof (TengenExerciseLogEntry));
  self->faults = g_array_new (FALSE, FALSE, sizeof (guint));
  self->is_whole = TRUE;
  return self;
}

void
tengen_exercise_log_free (TengenExerciseLog *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->entries);
  g_array_unref (self->faults);
  g_free (self);
}

guint
tengen_exercise_log_get_next (const TengenExerciseLog *self, guint64 origin)
{
  guint last = 0;

  g_return_val_if_fail (self != NULL, 1);

  for (guint i = 0; i < self->entries->len; i++)
    if (get_entry (self, i)->origin == origin)
      last = MAX (last, get_entry (self, i)->number);
  return last + 1;
}

void
tengen_exercise_log_add (TengenExerciseLog *self,
                         const TengenExerciseLogEntry *entry)
{
  g_return_if_fail (self != NULL && entry != NULL);
  g_return_if_fail (tengen_exercise_log_is_valid (entry));

  g_array_append_val (self->entries, *entry);
  settle (self);
}

void
tengen_exercise_log_merge (TengenExerciseLog *self,
                           const TengenExerciseLog *other)
{
  g_return_if_fail (self != NULL && other != NULL && self != other);

  g_array_append_vals (
      self->entries, other->entries->data, other->entries->len);
  settle (self);
}

/* --- Days --- */

gint64
tengen_exercise_log_get_day (gint64 time, int offset)
{
  gint64 local = time + (gint64) offset * 60 - DAWN;

  /* rounded down before 1970 too */
  return local >= 0 ? local / DAY : -((DAY - 1 - local) / DAY);
}

/* What is known of the days of an origin: the first, and the last so far. */
typedef struct
{
  gint64 first;
  gint64 last;
} Known;

static gint64
get_own_day (const TengenExerciseLogEntry *entry)
{
  return tengen_exercise_log_get_day (entry->time, entry->offset);
}

/* Finds the first known day of each origin. */
static GHashTable *
find_known (const TengenExerciseLog *self, gint64 today)
{
  GHashTable *origins =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, g_free);

  for (guint i = 0; i < self->entries->len; i++)
    {
      TengenExerciseLogEntry *entry = get_entry (self, i);
      Known *known = g_hash_table_lookup (origins, &entry->origin);
      gint64 own = get_own_day (entry);

      if (known == NULL)
        {
          known = g_new (Known, 1);
          *known = (Known){ G_MAXINT64, G_MININT64 };
          g_hash_table_insert (origins, &entry->origin, known);
        }
      if (known->first == G_MAXINT64 && own <= today)
        known->first = own;
    }
  return origins;
}

static gint64
place (Known *known, gint64 own, gint64 today)
{
  if (own <= today)
    {
      known->last = MAX (known->last, own);
      return known->last;
    }
  /* else the ten of today, some of which are done, would become others */
  if (known->last == today)
    return own;
  return MIN (today - 1,
              known->last != G_MININT64 ? known->last : known->first);
}

GArray *
tengen_exercise_log_make_days (const TengenExerciseLog *self, gint64 today)
{
  g_autoptr (GHashTable) origins = NULL;
  GArray *days;

  g_return_val_if_fail (self != NULL, NULL);

  origins = find_known (self, today);
  days = g_array_sized_new (FALSE, FALSE, sizeof (gint64), self->entries->len);
  for (guint i = 0; i < self->entries->len; i++)
    {
      const TengenExerciseLogEntry *entry = get_entry (self, i);
      Known *known = g_hash_table_lookup (origins, &entry->origin);
      gint64 day = place (known, get_own_day (entry), today);

      g_array_append_val (days, day);
    }
  return days;
}
