/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * vectors-foreign: records of other forms, by the index of their folder
 *
 * What:  of each file that must open: all that the index says of its first
 *        game; of each bad one: whether it opens, what is kept and where the
 *        first trouble is.
 * Shape: a line of INDEX.tsv is a case; its columns are named in the line of
 *        heads, and a column `verdict` tells the index of bad files.
 */
#include "vectors-charset.h"
#include "vectors.h"

#include <string.h>

#include "tengen-foreign.h"
#include "tengen-record-value.h"
#include "tengen-save-unpack.h"

typedef struct
{
  VectorsTally *tally;
  char *folder;
  char **heads;
  char **cells;
  const char *file;
} Run;

/* What was read, or why not. */
typedef struct
{
  TengenSgfReading *reading;
  TengenForeignForm form;
  GError *error;
} Outcome;

static void
outcome_clear (Outcome *self)
{
  tengen_sgf_reading_free (self->reading);
  g_clear_error (&self->error);
}

static const char *
get (const Run *self, const char *name)
{
  for (int i = 0; self->heads[i] != NULL && self->cells[i] != NULL; i++)
    if (strcmp (self->heads[i], name) == 0)
      return self->cells[i];
  vectors_fail (self->tally, "no value for \"%s\"", name);
  return "?";
}

/* A question mark is not judged. */
static void
check (const Run *self, const char *name, const char *got)
{
  const char *wanted = get (self, name);

  if (strcmp (wanted, "?") != 0 && strcmp (wanted, got) != 0)
    vectors_fail (self->tally,
                  "%s: %s: wanted %s, got %s",
                  self->file,
                  name,
                  wanted,
                  got);
}

static void
check_count (const Run *self, const char *name, guint got)
{
  g_autofree char *text = g_strdup_printf ("%u", got);

  check (self, name, text);
}

/* A property of the first node; none is written as `-`. */
static void
check_property (const Run *self,
                const TengenRecord *record,
                const char *name,
                TengenProperty property,
                const char *none)
{
  g_autofree char *text = tengen_record_get_text (
      record, tengen_record_get_game (record, 0), property);

  check (self, name, text != NULL ? text : none);
}

/* The moves of the main line, a line each. */
static GString *
write_moves (const TengenRecord *record, guint *n)
{
  GString *text = g_string_new (NULL);

  *n = 0;
  for (TengenNode node = tengen_record_get_game (record, 0);
       node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (record, node))
    {
      TengenProperty kind = TENGEN_PROPERTY_B;
      gsize length;
      const char *raw = tengen_record_find_raw (record, node, kind, &length);

      if (raw == NULL)
        {
          kind = TENGEN_PROPERTY_W;
          raw = tengen_record_find_raw (record, node, kind, &length);
        }
      if (raw == NULL)
        continue;
      g_string_append (text, kind == TENGEN_PROPERTY_B ? "B " : "W ");
      if (length > 0)
        g_string_append_len (text, raw, (gssize) length);
      else
        g_string_append (text, "tt");
      g_string_append_c (text, '\n');
      (*n)++;
    }
  return text;
}

static void
check_moves (const Run *self, const TengenRecord *record, const char *count)
{
  guint n;
  GString *moves = write_moves (record, &n);
  g_autofree char *sum = g_compute_checksum_for_string (
      G_CHECKSUM_SHA256, moves->str, (gssize) moves->len);

  check_count (self, count, n);
  check (self, "sha256-moves", sum);
  g_string_free (moves, TRUE);
}

static gboolean
has_comment (const TengenRecord *record, TengenNode node)
{
  g_autofree char *text =
      tengen_record_get_text (record, node, TENGEN_PROPERTY_C);

  return text != NULL && *g_strstrip (text) != '\0';
}

/* The nodes of the first game have the first numbers, but for other games. */
static void
check_tree (const Run *self, const TengenRecord *record)
{
  TengenNode root = tengen_record_get_game (record, 0);
  TengenNode next = tengen_record_get_sibling (record, root);
  guint n = tengen_record_get_n_nodes (record);
  guint leaves = 0;
  guint comments = 0;

  for (TengenNode node = root; node <= n && node != next; node++)
    {
      leaves += tengen_record_get_child (record, node) == TENGEN_NODE_NONE;
      comments += has_comment (record, node);
    }
  check_count (self, "variations", leaves - 1);
  check_count (self, "comments", comments);
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Stones of a colour before the first move. */
static void
append_setup (GString *text,
              const TengenRecord *record,
              TengenProperty kind,
              const char *name)
{
  g_autoptr (GPtrArray) points = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *joined = NULL;
  TengenValueIter iter;

  tengen_value_iter_init_kind (
      &iter, record, tengen_record_get_game (record, 0), kind);
  while (tengen_value_iter_next (&iter))
    g_ptr_array_add (points, g_strndup (iter.raw, iter.length));
  if (points->len == 0)
    return;
  g_ptr_array_sort (points, compare_texts);
  g_ptr_array_add (points, NULL);
  joined = g_strjoinv (",", (char **) points->pdata);
  g_string_append_printf (
      text, "%s%s:%s", text->len > 0 ? " " : "", name, joined);
}

static void
check_setup (const Run *self, const TengenRecord *record)
{
  GString *text = g_string_new (NULL);

  append_setup (text, record, TENGEN_PROPERTY_AB, "B");
  append_setup (text, record, TENGEN_PROPERTY_AW, "W");
  check (self, "setup", text->len > 0 ? text->str : "-");
  g_string_free (text, TRUE);
}

static void
check_charset (const Run *self, const char *got)
{
  const char *said = get (self, "charset");
  g_autofree char *wanted = g_strndup (said, strcspn (said, "+"));

  if (strcmp (wanted, "?") != 0 && strcmp (wanted, "binary") != 0 &&
      !vectors_charset_is_same (wanted, got))
    vectors_fail (
        self->tally, "%s: charset: wanted %s, got %s", self->file, said, got);
}

/* Reads a file, or what it packs. */
static gboolean
read_file (const Run *self, Outcome *outcome)
{
  g_autofree char *path = g_build_filename (self->folder, self->file, NULL);
  g_autoptr (GBytes) packed = NULL;
  g_autoptr (GBytes) bytes = NULL;
  char *contents;
  const char *data;
  gsize length;

  *outcome = (Outcome){ 0 };
  if (!g_file_get_contents (path, &contents, &length, &outcome->error))
    return FALSE;
  packed = g_bytes_new_take (contents, length);
  bytes = tengen_unpack (packed, TENGEN_SGF_MAX_FILE, &outcome->error);
  if (bytes == NULL)
    return FALSE;
  data = g_bytes_get_data (bytes, &length);
  outcome->reading = tengen_foreign_read (data != NULL ? data : "",
                                          length,
                                          self->file,
                                          NULL,
                                          &outcome->form,
                                          &outcome->error);
  return outcome->reading->record != NULL;
}

static void
check_good (const Run *self)
{
  Outcome outcome;
  const TengenRecord *record;

  if (!read_file (self, &outcome))
    {
      vectors_fail (self->tally,
                    "%s: not opened: %s",
                    self->file,
                    outcome.error->message);
      outcome_clear (&outcome);
      return;
    }
  record = outcome.reading->record;
  check_charset (self, outcome.reading->charset);
  check_property (self, record, "size", TENGEN_PROPERTY_SZ, "19");
  check_property (self, record, "handicap", TENGEN_PROPERTY_HA, "0");
  check_property (self, record, "komi", TENGEN_PROPERTY_KM, "-");
  check_property (self, record, "black", TENGEN_PROPERTY_PB, "-");
  check_property (self, record, "white", TENGEN_PROPERTY_PW, "-");
  check_property (self, record, "black-rank", TENGEN_PROPERTY_BR, "-");
  check_property (self, record, "white-rank", TENGEN_PROPERTY_WR, "-");
  check_property (self, record, "date", TENGEN_PROPERTY_DT, "-");
  check_property (self, record, "result", TENGEN_PROPERTY_RE, "-");
  check_property (self, record, "rules", TENGEN_PROPERTY_RU, "-");
  check_moves (self, record, "moves");
  check_tree (self, record);
  check_setup (self, record);
  outcome_clear (&outcome);
}

/* The bytes have a place in the index; that the charset is a guess has none. */
static void
check_place (const Run *self, const TengenSgfReading *reading)
{
  const GArray *warnings = reading->warnings;
  guint i = 0;

  while (i < warnings->len &&
         g_array_index (warnings, TengenSgfWarning, i).fault ==
             TENGEN_SGF_FAULT_GUESSED)
    i++;
  if (i == warnings->len)
    {
      vectors_fail (self->tally, "%s: nothing odd found", self->file);
      return;
    }
  check_count (
      self, "line", g_array_index (warnings, TengenSgfWarning, i).line);
  check_count (
      self, "column", g_array_index (warnings, TengenSgfWarning, i).column);
}

static void
check_refused (const Run *self, const Outcome *outcome)
{
  guint line = 1;
  guint column = 1;

  if (outcome->reading != NULL && outcome->reading->error_line > 0)
    {
      line = outcome->reading->error_line;
      column = outcome->reading->error_column;
    }
  check_count (self, "line", line);
  check_count (self, "column", column);
}

static void
check_bad (const Run *self)
{
  Outcome outcome;
  gboolean opened = read_file (self, &outcome);
  gboolean refused = strcmp (get (self, "verdict"), "reject") == 0;

  if (opened && !refused)
    {
      check_moves (self, outcome.reading->record, "moves-kept");
      check_place (self, outcome.reading);
    }
  else if (opened && outcome.form != TENGEN_FOREIGN_NONE)
    vectors_fail (self->tally, "%s: opened", self->file);
  else if (!opened && !refused)
    vectors_fail (
        self->tally, "%s: not opened: %s", self->file, outcome.error->message);
  else if (!opened)
    check_refused (self, &outcome);
  outcome_clear (&outcome);
}

void
vectors_run_foreign (VectorsTally *tally, char **lines)
{
  Run self = { .tally = tally };
  const char *line = vectors_next_line (tally, lines);
  gboolean bad;

  if (line == NULL)
    return;
  self.heads = g_strsplit (line, "\t", -1);
  self.folder = g_path_get_dirname (tally->path);
  bad = g_strv_contains ((const char *const *) self.heads, "verdict");
  while ((line = vectors_next_line (tally, lines)) != NULL)
    {
      self.cells = g_strsplit (line, "\t", -1);
      self.file = get (&self, "file");
      if (!tally->line_failed && bad)
        check_bad (&self);
      else if (!tally->line_failed)
        check_good (&self);
      if (!tally->line_failed)
        tally->passed++;
      g_strfreev (self.cells);
    }
  g_strfreev (self.heads);
  g_free (self.folder);
}
