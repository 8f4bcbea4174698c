/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-file-picker: asks for a file to open or a place to save
 *
 * Shape: GtkFileDialog from GTK 4.10 on, GtkFileChooserNative before. The
 *        version maximum is lifted here alone.
 *        A name without an ending becomes that of a record; where such a file
 *        exists, the dialog asks again with the whole name.
 * Memory: a question lives from the call to the answer.
 */
#undef GDK_VERSION_MAX_ALLOWED

#include "tengen-file-picker.h"

#include "tengen-words.h"

#include <string.h>

#define _(s) tengen_words_text (s)
#define N_(s) s

#define MOST_ENDING 5
/* In place of the ending of a name: a program has none, a record to open one of
 * many. */
#define PROGRAM "program"
#define RECORD "record"

typedef struct
{
  /* (nullable): may be closed before the answer */
  GtkWindow *parent;
  TengenFilePicked picked;
  gpointer data;
  /* (nullable): where to begin */
  GFile *folder;
  /* of a name without one */
  const char *ending;
} Question;

static Question *
question_new (GtkWindow *parent, TengenFilePicked picked, gpointer data)
{
  Question *self = g_new0 (Question, 1);

  g_set_weak_pointer (&self->parent, parent);
  self->picked = picked;
  self->data = data;
  self->ending = ".sgf";
  return self;
}

/* Where the last file was that this program opened or saved. */
static GFile *last_folder = NULL;

static void
remember_folder (GFile *file)
{
  GFile *folder = file != NULL ? g_file_get_parent (file) : NULL;

  if (folder == NULL)
    return;
  g_clear_object (&last_folder);
  last_folder = folder;
}

/* Where to begin: a list of recent files shows a beginner nothing. */
static GFile *
get_folder (const Question *question)
{
  const char *path = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);

  if (question->folder != NULL)
    return g_object_ref (question->folder);
  if (last_folder != NULL && g_file_query_exists (last_folder, NULL))
    return g_object_ref (last_folder);
  if (path == NULL || !g_file_test (path, G_FILE_TEST_IS_DIR))
    path = g_get_home_dir ();
  return g_file_new_for_path (path);
}

static void
question_answer (Question *self, GFile *file)
{
  if (!g_str_equal (self->ending, PROGRAM))
    remember_folder (file);
  self->picked (file, self->data);
  g_clear_weak_pointer (&self->parent);
  g_clear_object (&self->folder);
  g_free (self);
}

/* A few Latin letters or digits behind the last dot; 11.3 is a date. */
static gboolean
has_ending (const char *name)
{
  const char *dot = strrchr (name, '.');
  gboolean letter = FALSE;

  if (dot == NULL || dot[1] == '\0' || strlen (dot + 1) > MOST_ENDING)
    return FALSE;
  for (const char *c = dot + 1; *c != '\0'; c++)
    {
      if (!g_ascii_isalnum (*c))
        return FALSE;
      letter = letter || g_ascii_isalpha (*c);
    }
  return letter;
}

/* Gives the file with the ending that is asked for, unless it has one. */
static GFile *
complete (const Question *question, GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_strconcat (base, question->ending, NULL);
  g_autoptr (GFile) folder = g_file_get_parent (file);

  if (folder == NULL || has_ending (base))
    return g_object_ref (file);
  return g_file_get_child (folder, name);
}

static void ask_again (Question *self, GFile *file);

/* Takes the place to save: the dialog has asked about the name as it was
 * written, not about the whole one. */
static void
question_answer_save (Question *self, GFile *file)
{
  g_autoptr (GFile) whole = file != NULL ? complete (self, file) : NULL;

  if (whole != NULL && !g_file_equal (whole, file) &&
      g_file_query_exists (whole, NULL))
    ask_again (self, whole);
  else
    question_answer (self, whole);
}

/* What is asked for, by the ending of its name. */
static const struct
{
  const char *endings[4];
  const char *suffixes[16];
  const char *name;
  const char *open;
  const char *save;
} kinds[] = {
  { { ".png", ".svg", ".gif" },
    { "png", "svg", "pdf", "gif" },
    N_ ("Pictures (PNG, SVG, PDF, GIF)"),
    NULL,
    N_ ("Save the picture") },
  { { ".csv" },
    { "csv", "pdf" },
    N_ ("Tables (CSV, PDF)"),
    NULL,
    N_ ("Save the table") },
  { { ".txt", ".tex" },
    { "txt", "tex" },
    N_ ("Texts (TXT, TEX)"),
    NULL,
    N_ ("Save the diagram") },
  { { ".pdf" }, { "pdf" }, N_ ("Pages (PDF)"), NULL, N_ ("Save the pages") },
  { { ".xml" },
    { "xml" },
    N_ ("Lessons (XML)"),
    N_ ("Open a lesson file"),
    NULL },
  { { ".tengen" },
    { "tengen" },
    N_ ("Tables of matches"),
    N_ ("Open the table of a match"),
    NULL },
  { { PROGRAM }, { NULL }, N_ ("Programs"), N_ ("Choose the program"), NULL },
  { { RECORD },
    { "sgf",
      "gib",
      "ngf",
      "ugf",
      "ugi",
      "lib",
      "pos",
      "psq",
      "rif",
      "sgf.gz",
      "gib.gz",
      "ngf.gz",
      "ugf.gz" },
    N_ ("Game records (SGF, GIB, NGF, UGF, RenLib and others)"),
    N_ ("Open a game record"),
    NULL },
  { { ".sgf" },
    { "sgf" },
    N_ ("Game records (SGF)"),
    NULL,
    N_ ("Save the game record") },
};

static gsize
find_kind (const Question *question)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_strv_contains (kinds[i].endings, question->ending))
      return i;
  g_assert_not_reached ();
}

/* What a name to save ends in; a name saved without an ending is a record. */
static const char *
find_ending (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (gsize k = 0; kinds[i].save != NULL && kinds[i].endings[k] != NULL; k++)
      if (g_str_has_suffix (name, kinds[i].endings[k]))
        return kinds[i].endings[k];
  return ".sgf";
}

static GtkFileFilter *
make_own_filter (const Question *question)
{
  GtkFileFilter *filter = gtk_file_filter_new ();
  gsize kind = find_kind (question);

  gtk_file_filter_set_name (filter, _ (kinds[kind].name));
  for (gsize i = 0; kinds[kind].suffixes[i] != NULL; i++)
    gtk_file_filter_add_suffix (filter, kinds[kind].suffixes[i]);
  if (kinds[kind].suffixes[0] == NULL)
    gtk_file_filter_add_pattern (filter, "*");
  return filter;
}

static const char *
get_save_title (const Question *question)
{
  return _ (kinds[find_kind (question)].save);
}

static const char *
get_open_title (const Question *question)
{
  return _ (kinds[find_kind (question)].open);
}

static GtkFileFilter *
make_all_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("All files"));
  gtk_file_filter_add_pattern (filter, "*");
  return filter;
}

#if GTK_CHECK_VERSION(4, 10, 0)

static GtkFileDialog *
make_dialog (const Question *question, const char *title)
{
  GtkFileDialog *dialog = gtk_file_dialog_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) records = make_own_filter (question);
  g_autoptr (GtkFileFilter) all = make_all_filter ();
  g_autoptr (GFile) folder = get_folder (question);

  g_list_store_append (filters, records);
  g_list_store_append (filters, all);
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  gtk_file_dialog_set_initial_folder (dialog, folder);
  return dialog;
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GFile) file =
      gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, NULL);

  question_answer (data, file);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GFile) file =
      gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);

  question_answer_save (data, file);
}

static void
ask (const char *name, Question *question)
{
  g_autoptr (GtkFileDialog) dialog = NULL;

  if (name == NULL)
    {
      dialog = make_dialog (question, get_open_title (question));
      gtk_file_dialog_open (
          dialog, question->parent, NULL, opened_cb, question);
      return;
    }
  dialog = make_dialog (question, get_save_title (question));
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, question->parent, NULL, saved_cb, question);
}

static void
ask_again (Question *self, GFile *file)
{
  g_autoptr (GtkFileDialog) dialog = make_dialog (self, get_save_title (self));

  gtk_file_dialog_set_initial_file (dialog, file);
  gtk_file_dialog_save (dialog, self->parent, NULL, saved_cb, self);
}

static void
folder_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GFile) file = gtk_file_dialog_select_folder_finish (
      GTK_FILE_DIALOG (source), result, NULL);

  question_answer (data, file);
}

static void
ask_folder (Question *self)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, _ ("Choose a folder"));
  gtk_file_dialog_select_folder (dialog, self->parent, NULL, folder_cb, self);
}

#else

static void
response_cb (GtkNativeDialog *dialog, int response, Question *question)
{
  gboolean saves = gtk_file_chooser_get_action (GTK_FILE_CHOOSER (dialog)) ==
                   GTK_FILE_CHOOSER_ACTION_SAVE;
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  g_object_unref (dialog);
  if (saves)
    question_answer_save (question, file);
  else
    question_answer (question, file);
}

static GtkFileChooser *
make_chooser (Question *question, gboolean saves)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      saves ? get_save_title (question) : get_open_title (question),
      question->parent,
      saves ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN,
      saves ? _ ("Save") : _ ("Open"),
      _ ("Cancel"));
  g_autoptr (GtkFileFilter) records = make_own_filter (question);
  g_autoptr (GtkFileFilter) all = make_all_filter ();

  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), records);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), all);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), question);
  return GTK_FILE_CHOOSER (dialog);
}

static void
ask (const char *name, Question *question)
{
  GtkFileChooser *chooser = make_chooser (question, name != NULL);
  g_autoptr (GFile) folder = get_folder (question);

  gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  if (name != NULL)
    gtk_file_chooser_set_current_name (chooser, name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
ask_again (Question *self, GFile *file)
{
  GtkFileChooser *chooser = make_chooser (self, TRUE);

  gtk_file_chooser_set_file (chooser, file, NULL);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
ask_folder (Question *self)
{
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new (_ ("Choose a folder"),
                                   self->parent,
                                   GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
                                   _ ("Choose"),
                                   _ ("Cancel"));

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), self);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

#endif

static void
ask_for (GtkWindow *parent,
         const char *ending,
         TengenFilePicked picked,
         gpointer data)
{
  Question *question = question_new (parent, picked, data);

  question->ending = ending;
  ask (NULL, question);
}

void
tengen_file_picker_open (GtkWindow *parent,
                         TengenFilePicked picked,
                         gpointer data)
{
  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));
  g_return_if_fail (picked != NULL);

  ask_for (parent, RECORD, picked, data);
}

void
tengen_file_picker_open_program (GtkWindow *parent,
                                 TengenFilePicked picked,
                                 gpointer data)
{
  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));
  g_return_if_fail (picked != NULL);

  ask_for (parent, PROGRAM, picked, data);
}

void
tengen_file_picker_open_lesson (GtkWindow *parent,
                                TengenFilePicked picked,
                                gpointer data)
{
  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));
  g_return_if_fail (picked != NULL);

  ask_for (parent, ".xml", picked, data);
}

void
tengen_file_picker_open_match (GtkWindow *parent,
                               TengenFilePicked picked,
                               gpointer data)
{
  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));
  g_return_if_fail (picked != NULL);

  ask_for (parent, ".tengen", picked, data);
}

void
tengen_file_picker_save_in (GtkWindow *parent,
                            GFile *folder,
                            const char *name,
                            TengenFilePicked picked,
                            gpointer data)
{
  Question *question;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));
  g_return_if_fail (name != NULL);
  g_return_if_fail (picked != NULL);

  question = question_new (parent, picked, data);
  g_set_object (&question->folder, folder);
  question->ending = find_ending (name);
  ask (name, question);
}

void
tengen_file_picker_choose_folder (GtkWindow *parent,
                                  TengenFilePicked picked,
                                  gpointer data)
{
  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));
  g_return_if_fail (picked != NULL);

  ask_folder (question_new (parent, picked, data));
}
