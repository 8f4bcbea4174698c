/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * vectors-sgf: files of games, by the index of their folder
 *
 * What:  of each file in ok/: games, nodes, charset, and that reading what was
 *        written gives the same record; of each file in bad/: that something
 *        odd is found, and the same round where it can be read.
 * Not:   which oddities are found.
 * Shape: a line of INDEX.tsv is a case; columns are found by the names in the
 *        line of heads.
 */
#include "vectors-charset.h"
#include "vectors.h"
#include "tengen-record-value.h"
#include "tengen-sgf-check.h"
#include "tengen-sgf-writer.h"

#include <string.h>

/* The columns that are read. */
typedef enum
{
  COLUMN_FILE,
  COLUMN_KIND,
  COLUMN_CHARSET_CA,
  COLUMN_CHARSET,
  COLUMN_GAMES,
  COLUMN_NODES,
  COLUMNS,
} Column;

static const char *const column_names[COLUMNS] = {
  "file", "kind", "charset_CA", "charset", "games", "nodes",
};

typedef struct
{
  VectorsTally *tally;
  char *folder;
  /* Where the columns are, or -1. */
  int places[COLUMNS];
} Run;

/* Whether the charset of a file is known for sure: not where the index only
 * guessed, nor where a file was made to contradict itself. */
static gboolean
is_known_charset (const char *file,
                  const char *kind,
                  const char *named,
                  const char *charset)
{
  gboolean contradicted =
      strcmp (named, "-") != 0 && !vectors_charset_is_same (charset, named);

  if (strstr (charset, "(guessed)") != NULL || strcmp (charset, "-") == 0)
    return FALSE;
  return !(contradicted &&
           (strcmp (kind, "made") == 0 || g_str_has_prefix (file, "bad/")));
}

/* A name without a remark in brackets behind. */
static char *
cut_remark (const char *charset)
{
  return g_strndup (charset, strcspn (charset, "("));
}

/* Whether a property of a first node is the writer's. */
static gboolean
is_writers (const TengenRecord *record,
            TengenNode node,
            TengenNodeProperty property)
{
  TengenProperty kind = tengen_record_get_property_kind (record, property);

  return tengen_record_get_parent (record, node) == TENGEN_NODE_NONE &&
         (kind == TENGEN_PROPERTY_CA || kind == TENGEN_PROPERTY_FF ||
          kind == TENGEN_PROPERTY_GM || kind == TENGEN_PROPERTY_SZ ||
          kind == TENGEN_PROPERTY_AP);
}

/* Appends a property with its values, decoded. */
static void
dump_property (GString *text,
               const TengenRecord *record,
               TengenNodeProperty property)
{
  g_string_append (text, tengen_record_get_property_name (record, property));
  for (TengenValue value = tengen_record_get_value (record, property);
       value != 0;
       value = tengen_record_get_next_value (record, value))
    {
      gsize length;
      const char *raw = tengen_record_get_raw (record, value, &length);
      g_autofree char *decoded = tengen_value_text (raw, length, FALSE);

      g_string_append_printf (text, "[%zu:%s]", strlen (decoded), decoded);
    }
}

/* A node as text, with the number of the node before it. */
static char *
dump_node (const TengenRecord *record, TengenNode node, const guint *numbers)
{
  GString *text = g_string_new (NULL);
  TengenNode parent = tengen_record_get_parent (record, node);

  g_string_append_printf (text, "%u ", numbers[parent]);
  for (TengenNodeProperty property = tengen_record_get_property (record, node);
       property != 0;
       property = tengen_record_get_next_property (record, property))
    if (!is_writers (record, node, property))
      dump_property (text, record, property);
  return g_string_free (text, FALSE);
}

/* The node behind @node in the order of a file, or none. */
static TengenNode
get_following (const TengenRecord *record, TengenNode node)
{
  TengenNode child = tengen_record_get_child (record, node);

  if (child != TENGEN_NODE_NONE)
    return child;
  while (node != TENGEN_NODE_NONE &&
         tengen_record_get_sibling (record, node) == TENGEN_NODE_NONE)
    node = tengen_record_get_parent (record, node);
  return node == TENGEN_NODE_NONE ? node
                                  : tengen_record_get_sibling (record, node);
}

/* A record that is walked in the order of a file. */
typedef struct
{
  const TengenRecord *record;
  TengenNode node;
  /* The place of each node in that order. */
  guint *numbers;
  guint n;
} Walk;

static void
begin_walk (Walk *self, const TengenRecord *record)
{
  self->record = record;
  self->node = tengen_record_get_game (record, 0);
  self->numbers = g_new0 (guint, tengen_record_get_n_nodes (record) + 1);
  self->n = 0;
}

/* The present node as text, NULL behind the last; goes on. */
static char *
walk (Walk *self)
{
  char *text;

  if (self->node == TENGEN_NODE_NONE)
    return NULL;
  self->numbers[self->node] = ++self->n;
  text = dump_node (self->record, self->node, self->numbers);
  self->node = get_following (self->record, self->node);
  return text;
}

/* Compares two records node by node; gives the number of the first that
 * differs, 0 if none does. */
static guint
compare_records (const TengenRecord *first, const TengenRecord *second)
{
  Walk one, other;
  guint different = 0;
  gboolean more = TRUE;

  begin_walk (&one, first);
  begin_walk (&other, second);
  while (more && different == 0)
    {
      g_autofree char *left = walk (&one);
      g_autofree char *right = walk (&other);

      if (g_strcmp0 (left, right) != 0)
        different = MAX (one.n, 1);
      more = left != NULL && right != NULL;
    }
  g_free (one.numbers);
  g_free (other.numbers);
  return different;
}

static void
check_round (Run *self, const char *file, const TengenRecord *record)
{
  gsize length;
  g_autofree char *text = tengen_sgf_write (record, NULL, &length);
  g_autoptr (TengenSgfReading) again =
      tengen_sgf_read (text, length, NULL, NULL);
  guint different;

  if (again->record == NULL)
    {
      vectors_fail (self->tally, "%s: cannot be read again", file);
      return;
    }
  if (tengen_record_get_n_games (record) !=
      tengen_record_get_n_games (again->record))
    vectors_fail (self->tally, "%s: other games when read again", file);
  different = compare_records (record, again->record);
  if (different > 0)
    vectors_fail (
        self->tally, "%s: node %u is another when read again", file, different);
}

/* Compares a count with the index. */
static void
check_count (Run *self,
             const char *file,
             const char *name,
             const char *wanted,
             guint got)
{
  g_autofree char *text = g_strdup_printf ("%u", got);

  if (strcmp (wanted, text) != 0)
    vectors_fail (
        self->tally, "%s: %s: wanted %s, got %s", file, name, wanted, text);
}

static void
check_record (Run *self,
              const char *file,
              char **values,
              const TengenSgfReading *reading)
{
  const char *charset = values[COLUMN_CHARSET];
  g_autofree char *wanted = cut_remark (charset);

  check_count (self,
               file,
               "games",
               values[COLUMN_GAMES],
               tengen_record_get_n_games (reading->record));
  check_count (self,
               file,
               "nodes",
               values[COLUMN_NODES],
               tengen_record_get_n_nodes (reading->record));
  if (is_known_charset (
          file, values[COLUMN_KIND], values[COLUMN_CHARSET_CA], charset) &&
      !vectors_charset_is_same (wanted, reading->charset))
    vectors_fail (self->tally,
                  "%s: charset: wanted %s, got %s",
                  file,
                  charset,
                  reading->charset);
  check_round (self, file, reading->record);
}

/* A file in which something must be found. */
static void
check_bad (Run *self, const char *file, TengenSgfReading *reading)
{
  if (reading->record == NULL)
    return;
  tengen_sgf_check (reading->record, reading->warnings);
  if (reading->warnings->len == 0)
    vectors_fail (self->tally, "%s: nothing odd found", file);
  check_round (self, file, reading->record);
}

static void
run_case (Run *self, char **values)
{
  const char *file = values[COLUMN_FILE];
  g_autofree char *path = g_build_filename (self->folder, file, NULL);
  g_autofree char *data = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading = NULL;
  gsize length;

  if (!g_file_get_contents (path, &data, &length, &error))
    {
      vectors_fail (self->tally, "%s: %s", file, error->message);
      return;
    }
  reading = tengen_sgf_read (data, length, NULL, &error);
  if (g_str_has_prefix (file, "bad/"))
    check_bad (self, file, reading);
  else if (reading->record != NULL)
    check_record (self, file, values, reading);
  else
    vectors_fail (self->tally, "%s: %s", file, error->message);
}

/* Finds the columns by their names. */
static void
read_heads (Run *self, char **heads)
{
  for (int i = 0; i < COLUMNS; i++)
    {
      self->places[i] = -1;
      for (int j = 0; heads[j] != NULL; j++)
        if (strcmp (heads[j], column_names[i]) == 0)
          self->places[i] = j;
      if (self->places[i] < 0)
        vectors_fail (self->tally, "no column \"%s\"", column_names[i]);
    }
}

/* Runs one line. */
static void
run_line (Run *self, const char *line)
{
  g_auto (GStrv) cells = g_strsplit (line, "\t", -1);
  int n = (int) g_strv_length (cells);
  char *values[COLUMNS];

  for (int i = 0; i < COLUMNS; i++)
    {
      if (self->places[i] >= n)
        {
          vectors_fail (self->tally, "no value for \"%s\"", column_names[i]);
          return;
        }
      values[i] = cells[self->places[i]];
    }
  run_case (self, values);
  if (!self->tally->line_failed)
    self->tally->passed++;
}

void
vectors_run_sgf (VectorsTally *tally, char **lines)
{
  Run self = { .tally = tally };
  const char *line = vectors_next_line (tally, lines);
  g_auto (GStrv) heads = g_strsplit (line != NULL ? line : "", "\t", -1);

  if (line == NULL)
    return;
  read_heads (&self, heads);
  if (tally->line_failed)
    return;
  self.folder = g_path_get_dirname (tally->path);
  while ((line = vectors_next_line (tally, lines)) != NULL)
    run_line (&self, line);
  g_free (self.folder);
}
