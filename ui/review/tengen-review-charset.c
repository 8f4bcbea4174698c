/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-charset: choosing the charset of a file (文字コード)
 *
 * Shape: a worker tries each charset, the likeliest first, and reads the lines
 *        in which they differ with those that fit. Whether there are games in
 *        it the beginning of a large file tells.
 */
#include "tengen-review-charset.h"

#include "tengen-access.h"
#include "tengen-announce.h"
#include "tengen-foreign.h"
#include "tengen-help.h"
#include "tengen-review-resources.h"
#include "tengen-sgf-compare.h"
#include "tengen-sgf-guess.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-widget.h"
#include "tengen-words-record.h"
#include "tengen-worker.h"

#define _(s) tengen_words_text (s)

/* As much is read to see whether there are games. */
#define MOST_BYTES (1024 * 1024)
/* Lines of each charset. */
#define MOST_LINES 3

/* One charset with what the file says in it. */
typedef struct
{
  char *charset;
  /* NULL where the file cannot be read so */
  char **lines;
} Sample;

/* What the worker finds. */
typedef struct
{
  /* those that fit first */
  GPtrArray *samples;
  guint n_places;
} Samples;

struct _TengenReviewCharset
{
  GtkWindow parent_instance;

  /* Template widgets */
  GtkLabel *present;
  GtkLabel *places;
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
  g_strfreev (self->lines);
  g_free (self);
}

static void
samples_free (Samples *self)
{
  g_ptr_array_unref (self->samples);
  g_free (self);
}

/* The worker. */

static void
add_sample (Samples *self, const char *charset, char **lines)
{
  Sample *sample = g_new0 (Sample, 1);

  sample->charset = g_strdup (charset);
  sample->lines = lines;
  g_ptr_array_add (self->samples, sample);
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

/* Whether games come out of the bytes with a charset. */
static gboolean
has_games (GBytes *bytes, const char *charset)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autoptr (TengenSgfReading) reading = tengen_foreign_read (
      data, find_end (data, length), NULL, charset, NULL, NULL);

  return reading->record != NULL;
}

/* The charsets that fit the texts of a file, the likeliest first. */
static GPtrArray *
list_fitting (GBytes *file, GBytes *texts, GCancellable *cancellable)
{
  GPtrArray *fitting = g_ptr_array_new ();
  gsize length;
  const char *data = g_bytes_get_data (texts, &length);
  g_autoptr (GArray) guesses = tengen_sgf_guess_list (data, length);

  for (guint i = 0; i < guesses->len; i++)
    {
      const char *charset = g_array_index (guesses, TengenSgfGuess, i).charset;

      if (!g_cancellable_is_cancelled (cancellable) &&
          has_games (file, charset))
        g_ptr_array_add (fitting, (gpointer) charset);
    }
  g_ptr_array_add (fitting, NULL);
  return fitting;
}

static TengenForeignForm
find_form (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return tengen_foreign_find_form (data, length, NULL);
}

/* The texts of a record, each on a line. */
static GString *
gather_texts (const TengenRecord *record)
{
  static const TengenProperty properties[] = {
    TENGEN_PROPERTY_PB, TENGEN_PROPERTY_PW, TENGEN_PROPERTY_GN,
    TENGEN_PROPERTY_EV, TENGEN_PROPERTY_PC, TENGEN_PROPERTY_GC,
    TENGEN_PROPERTY_C,
  };
  GString *texts = g_string_new (NULL);
  guint n_nodes = tengen_record_get_n_nodes (record);

  for (TengenNode node = 1; node <= n_nodes; node++)
    for (gsize i = 0; i < G_N_ELEMENTS (properties); i++)
      {
        g_autofree char *text =
            tengen_record_get_text (record, node, properties[i]);

        if (text != NULL)
          g_string_append_printf (texts, "%s\n", text);
      }
  return texts;
}

/* Of a form of others what stands between the names of its fields, and among
 * the bytes of a library of RenLib: read in a charset where each byte is a
 * letter, the texts come out as they are. */
static GBytes *
find_texts (GBytes *bytes, TengenForeignForm form)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autoptr (TengenSgfReading) reading = NULL;
  g_autoptr (GString) texts = NULL;
  char *found;

  if (form == TENGEN_FOREIGN_NONE)
    return g_bytes_ref (bytes);
  reading = tengen_foreign_read (data, length, NULL, "ISO-8859-1", NULL, NULL);
  if (reading->record == NULL)
    return g_bytes_ref (bytes);
  texts = gather_texts (reading->record);
  found = g_convert_with_fallback (texts->str,
                                   (gssize) texts->len,
                                   "ISO-8859-1",
                                   "UTF-8",
                                   "?",
                                   NULL,
                                   &length,
                                   NULL);
  return found != NULL ? g_bytes_new_take (found, length) : g_bytes_ref (bytes);
}

static void
sample_worker (GTask *task,
               gpointer source,
               gpointer data,
               GCancellable *cancellable)
{
  Samples *self = g_new0 (Samples, 1);
  TengenForeignForm form = find_form (data);
  g_autoptr (GBytes) texts = find_texts (data, form);
  gsize length;
  const char *bytes = g_bytes_get_data (texts, &length);
  g_autoptr (GPtrArray) fitting = list_fitting (
      data, form == TENGEN_FOREIGN_RENLIB ? texts : data, cancellable);
  const char *const *charsets = (const char *const *) fitting->pdata;
  g_autoptr (GPtrArray) readings =
      tengen_sgf_compare (bytes, length, charsets, MOST_LINES, &self->n_places);
  const char *charset;

  self->samples = g_ptr_array_new_with_free_func ((GDestroyNotify) sample_free);
  for (guint i = 0; charsets[i] != NULL; i++)
    add_sample (self, charsets[i], g_strdupv (readings->pdata[i]));
  for (guint i = 0; (charset = tengen_sgf_guess_get_charset (i)) != NULL; i++)
    if (!g_strv_contains (charsets, charset))
      add_sample (self, charset, NULL);
  g_task_return_pointer (task, self, (GDestroyNotify) samples_free);
}

/* The window. */

/* A line of a row; long ones are cut, so that lines of the charsets can be held
 * against each other. */
static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Adds what the file says in a charset, and gives it for a screen reader. */
static char *
add_lines (GtkBox *box, char **lines)
{
  const char *none = NULL;

  if (lines == NULL)
    none = _ ("The file cannot be read with this charset.");
  else if (*lines == NULL)
    none = _ ("With this charset nothing in the file reads differently.");
  if (none != NULL)
    {
      gtk_box_append (box, make_label (none, "dim"));
      return g_strdup (none);
    }
  for (guint i = 0; lines[i] != NULL; i++)
    gtk_box_append (box, make_label (lines[i], "sample"));
  return g_strjoinv ("\n", lines);
}

static void
add_row (TengenReviewCharset *self, const Sample *sample)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *name = tengen_words_charset (sample->charset);
  g_autofree char *words = NULL;

  gtk_box_append (GTK_BOX (box), make_label (name, "name"));
  words = add_lines (GTK_BOX (box), sample->lines);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_set_sensitive (row, sample->lines != NULL);
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

/* Tells how many places are shown, where there are more. */
static void
show_places (TengenReviewCharset *self, const Samples *samples)
{
  const Sample *first = g_ptr_array_index (samples->samples, 0);
  guint n_lines = first->lines != NULL ? g_strv_length (first->lines) : 0;
  /* TRANSLATORS: how many are shown, how many there are */
  g_autofree char *text = g_strdup_printf (
      _ ("Places that depend on the charset: %u of %u are shown."),
      n_lines,
      samples->n_places);

  gtk_label_set_label (self->places, text);
  gtk_widget_set_visible (GTK_WIDGET (self->places),
                          n_lines < samples->n_places);
}

static void
sampled_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenReviewCharset *self = TENGEN_REVIEW_CHARSET (source);
  Samples *samples = g_task_propagate_pointer (G_TASK (result), NULL);

  if (samples == NULL)
    return;
  for (guint i = 0; i < samples->samples->len; i++)
    add_row (self, g_ptr_array_index (samples->samples, i));
  show_places (self, samples);
  samples_free (samples);
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
  signals[SIGNAL_CHOSEN] =
      tengen_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), 1, G_TYPE_STRING);
  tengen_review_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/review/tengen-review-charset.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewCharset, present);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewCharset, places);
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
  tengen_widget_forget_parent_on_close (GTK_WINDOW (self));
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
          : _ ("The charset of this file is a guess: %s. In which of these are "
               "the words right?"),
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
  tengen_worker_run (task, sample_worker);
  return self;
}
