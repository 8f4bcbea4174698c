/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-charset: choosing the charset of a file (文字コード)
 *
 * Shape: a worker reads the file once with each charset, the likeliest first,
 *        and keeps a few words of each reading. Of a large file its beginning
 *        is enough for that.
 */
#include "tengen-review-charset.h"

#include <string.h>

#include "tengen-access.h"
#include "tengen-announce.h"
#include "tengen-help.h"
#include "tengen-review-resources.h"
#include "tengen-sgf-guess.h"
#include "tengen-sgf-reader.h"
#include "tengen-style.h"
#include "tengen-words-record.h"

#define _(s) tengen_words_text (s)

/* As much is read for a preview. */
#define MOST_BYTES (1024 * 1024)
#define MOST_LETTERS 120

/* One charset with what the file says in it. */
typedef struct
{
  char *charset;
  /* NULL where the file cannot be read so */
  char *words;
} Sample;

struct _TengenReviewCharset
{
  GtkWindow parent_instance;

  /* Template widgets */
  GtkLabel *present;
  GtkListBox *list;
  GtkWidget *accept;

  /* Owned */
  GCancellable *cancellable;
  char *charset;
};

G_DEFINE_FINAL_TYPE (TengenReviewCharset,
                     tengen_review_charset,
                     GTK_TYPE_WINDOW)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
sample_free (Sample *self)
{
  g_free (self->charset);
  g_free (self->words);
  g_free (self);
}

/* The worker. */

static char *
find_comment (const TengenRecord *record)
{
  guint n_nodes = tengen_record_get_n_nodes (record);

  for (TengenNode node = 1; node <= n_nodes; node++)
    {
      char *text = tengen_record_get_text (record, node, TENGEN_PROPERTY_C);

      if (text != NULL && *text != '\0')
        return text;
      g_free (text);
    }
  return NULL;
}

static char *
shorten (const char *text)
{
  g_autofree char *line = g_strdup (text);

  g_strdelimit (line, "\r\n\t", ' ');
  g_strstrip (line);
  if (g_utf8_strlen (line, -1) <= MOST_LETTERS)
    return g_steal_pointer (&line);
  *g_utf8_offset_to_pointer (line, MOST_LETTERS) = '\0';
  return g_strconcat (line, "…", NULL);
}

static char *
describe (const TengenRecord *record)
{
  g_autofree char *title =
      tengen_words_title (record, tengen_record_get_game (record, 0));
  g_autofree char *comment = find_comment (record);
  g_autofree char *said = comment != NULL ? shorten (comment) : g_strdup ("");
  g_autofree char *named = shorten (title);

  if (*named == '\0')
    return g_steal_pointer (&said);
  if (*said == '\0')
    return g_steal_pointer (&named);
  return g_strconcat (named, "\n", said, NULL);
}

static Sample *
take_sample (const char *data, gsize length, const char *charset)
{
  Sample *sample = g_new0 (Sample, 1);
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (data, length, charset, NULL);

  sample->charset = g_strdup (charset);
  if (reading->record != NULL)
    sample->words = describe (reading->record);
  return sample;
}

/* A line break is never a part of another character in these charsets. */
static gsize
find_end (const char *data, gsize length)
{
  gsize end = MOST_BYTES;

  if (length <= MOST_BYTES)
    return length;
  while (end > 0 && data[end - 1] != '\n')
    end--;
  return end > 0 ? end : length;
}

static gboolean
is_listed (const GPtrArray *samples, const char *charset)
{
  for (guint i = 0; i < samples->len; i++)
    {
      const Sample *sample = g_ptr_array_index (samples, i);

      if (g_str_equal (sample->charset, charset))
        return TRUE;
    }
  return FALSE;
}

static void
sample_worker (GTask *task,
               gpointer source,
               gpointer data,
               GCancellable *cancellable)
{
  GPtrArray *samples =
      g_ptr_array_new_with_free_func ((GDestroyNotify) sample_free);
  gsize length;
  const char *bytes = g_bytes_get_data (data, &length);
  g_autoptr (GArray) guesses = NULL;
  const char *charset;

  length = find_end (bytes, length);
  guesses = tengen_sgf_guess_list (bytes, length);
  for (guint i = 0; guesses != NULL && i < guesses->len; i++)
    if (!g_cancellable_is_cancelled (cancellable))
      g_ptr_array_add (
          samples,
          take_sample (bytes,
                       length,
                       g_array_index (guesses, TengenSgfGuess, i).charset));
  for (guint i = 0; (charset = tengen_sgf_guess_get_charset (i)) != NULL; i++)
    if (!is_listed (samples, charset) &&
        !g_cancellable_is_cancelled (cancellable))
      g_ptr_array_add (samples, take_sample (bytes, length, charset));
  g_task_return_pointer (task, samples, (GDestroyNotify) g_ptr_array_unref);
}

/* The window. */

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (label), 3);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_row (TengenReviewCharset *self, const Sample *sample)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *name = tengen_words_charset (sample->charset);
  const char *words = sample->words;

  if (words == NULL)
    words = _ ("The file cannot be read with this charset.");
  else if (*words == '\0')
    words = _ ("There are no words at the beginning of the file.");
  gtk_box_append (GTK_BOX (box), make_label (name, "name"));
  gtk_box_append (GTK_BOX (box),
                  make_label (words,
                              sample->words == NULL || *sample->words == '\0'
                                  ? "dim"
                                  : "sample"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_set_sensitive (row, sample->words != NULL);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  tengen_announce_describe (row, words);
  g_object_set_data_full (
      G_OBJECT (row), "charset", g_strdup (sample->charset), g_free);
  gtk_list_box_append (self->list, row);
  if (self->charset != NULL && g_str_equal (self->charset, sample->charset))
    {
      gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (row));
      gtk_widget_grab_focus (row);
    }
}

static void
add_rows (TengenReviewCharset *self, const GPtrArray *samples)
{
  for (guint readable = 0; readable < 2; readable++)
    for (guint i = 0; i < samples->len; i++)
      {
        const Sample *sample = g_ptr_array_index (samples, i);

        if ((sample->words != NULL) == (readable == 0))
          add_row (self, sample);
      }
}

static void
sampled_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenReviewCharset *self = TENGEN_REVIEW_CHARSET (source);
  g_autoptr (GPtrArray) samples =
      g_task_propagate_pointer (G_TASK (result), NULL);

  if (samples != NULL)
    add_rows (self, samples);
}

static void
selected_cb (TengenReviewCharset *self)
{
  gtk_widget_set_sensitive (self->accept,
                            gtk_list_box_get_selected_row (self->list) != NULL);
}

static void
accept_cb (TengenReviewCharset *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  g_autofree char *charset = NULL;

  if (row == NULL)
    return;
  charset = g_strdup (g_object_get_data (G_OBJECT (row), "charset"));
  g_object_ref (self);
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, charset);
  gtk_window_destroy (GTK_WINDOW (self));
  g_object_unref (self);
}

static void
tengen_review_charset_dispose (GObject *object)
{
  TengenReviewCharset *self = TENGEN_REVIEW_CHARSET (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  G_OBJECT_CLASS (tengen_review_charset_parent_class)->dispose (object);
}

static void
tengen_review_charset_finalize (GObject *object)
{
  g_free (TENGEN_REVIEW_CHARSET (object)->charset);
  G_OBJECT_CLASS (tengen_review_charset_parent_class)->finalize (object);
}

static void
tengen_review_charset_class_init (TengenReviewCharsetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_review_charset_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_review_charset_finalize;

  /* TengenReviewCharset::chosen: read the file again with this */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen",
                                         G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST,
                                         0,
                                         NULL,
                                         NULL,
                                         NULL,
                                         G_TYPE_NONE,
                                         1,
                                         G_TYPE_STRING);
  tengen_review_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/review/tengen-review-charset.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewCharset, present);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewCharset, list);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewCharset, accept);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, accept_cb);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tengen_review_charset_init (TengenReviewCharset *self)
{
  self->cancellable = g_cancellable_new ();
  tengen_style_init ();
  tengen_style_add_resource (
      "/org/tengen/Tengen/review/tengen-review-windows.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_help_add_button (GTK_WINDOW (self), "files-open");
  tengen_access_leave_by_tab (GTK_WIDGET (self->list));
}

static void
show_present (TengenReviewCharset *self, gboolean certain)
{
  g_autofree char *name = tengen_words_charset (self->charset);
  /* TRANSLATORS: name of a charset */
  g_autofree char *text = g_strdup_printf (
      certain
          ? _ ("This file was read as %s. In which of these are the words "
               "right?")
          : _ ("This file does not say its charset; %s is a guess. In which of "
               "these are the words right?"),
      name);

  gtk_label_set_label (self->present, text);
}

TengenReviewCharset *
tengen_review_charset_new (GtkWindow *parent,
                           GBytes *bytes,
                           const char *charset,
                           gboolean certain)
{
  TengenReviewCharset *self;
  g_autoptr (GTask) task = NULL;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (bytes != NULL && charset != NULL, NULL);

  self =
      g_object_new (TENGEN_TYPE_REVIEW_CHARSET, "transient-for", parent, NULL);
  self->charset = g_strdup (charset);
  show_present (self, certain);
  task = g_task_new (self, self->cancellable, sampled_cb, NULL);
  g_task_set_source_tag (task, tengen_review_charset_new);
  g_task_set_task_data (
      task, g_bytes_ref (bytes), (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, sample_worker);
  return self;
}
