/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-choices: what is printed and how it is laid out, to be chosen
 */
#include "tengen-print-choices.h"

#include "tengen-print-series.h"
#include "tengen-print-ui.h"
#include "tengen-record-way.h"
#include "tengen-sgf-writer.h"
#include "tengen-signal.h"
#include "tengen-words-record.h"
#include "tengen-words-text.h"
#include "tengen-words.h"
#include "tengen-worker.h"

#define _(text) tengen_words_text (text)
#define C_(context, text) tengen_words_context (context, text)

/* Boards to choose from, those in use most first. */
static const int BOARDS[] = {
  7, 9, 13, 19, TENGEN_PRINT_RENJU, 5, 6, 8, 10, 11, 12, 14, 15, 16, 17, 18
};
static const guint PER_PAGE[] = { 1, 2, 4, 6, 9 };
/* Of class sheets, and of figures of a game: indices there. */
#define PER_PAGE_SHEETS 3
#define PER_PAGE_FIGURES 0
/* Moves of a figure; 0: all. */
static const guint MOVES[] = { 100, 50, 0 };
static const char *const LANGUAGES[] = { "ja", "en", "zh" };

struct _TengenPrintChoices
{
  GtkBox parent_instance;

  /* Template widgets */
  GtkDropDown *kind;
  GtkLabel *about;
  GtkWidget *lesson_row;
  GtkDropDown *lesson;
  TengenPrintSeries *series;
  GtkWidget *name_row;
  GtkEditable *name;
  GtkWidget *stars_row;
  GtkDropDown *stars;
  GtkWidget *date_row;
  GtkEditable *date;
  GtkWidget *board_row;
  GtkDropDown *board;
  GtkWidget *per_page_row;
  GtkDropDown *per_page;
  GtkWidget *steps_row;
  GtkDropDown *steps;
  GtkCheckButton *texts;
  GtkCheckButton *solutions;
  GtkCheckButton *variations;
  GtkCheckButton *coordinates;
  GtkWidget *moves_row;
  GtkDropDown *moves;
  GtkWidget *language_row;
  GtkDropDown *language;
  GtkWidget *readings_row;
  GtkDropDown *readings;
  GtkDropDown *size;

  /* Owned */
  TengenLessonShelf *shelf;
  /* (element-type TengenLesson): borrowed from the shelf, as they are listed */
  GPtrArray *lessons;
  /* (element-type TengenPrintKind): as they are listed */
  GArray *kinds;
  /* (nullable): what the sheets of a game are made of: its record, the place in
   * it, its title */
  GBytes *sgf;
  GArray *way;
  char *title;
  TengenMatch *match;
  TengenClassSheet *class;
  gboolean is_kifu;
  /* (nullable): stops the reading of lessons */
  GCancellable *reading;
};

G_DEFINE_FINAL_TYPE (TengenPrintChoices, tengen_print_choices, GTK_TYPE_BOX)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* --- What was chosen --- */

static const TengenLesson *
find_lesson (TengenPrintChoices *self, TengenPrintKind kind)
{
  guint chosen = gtk_drop_down_get_selected (self->lesson);

  if (self->shelf == NULL)
    return NULL;
  if (kind == TENGEN_PRINT_RULES)
    return tengen_lesson_shelf_find (self->shelf, TENGEN_PRINT_RULES_LESSON);
  return chosen < self->lessons->len ? self->lessons->pdata[chosen] : NULL;
}

static TengenPrintKind
find_kind (TengenPrintChoices *self)
{
  guint chosen = gtk_drop_down_get_selected (self->kind);

  return chosen < self->kinds->len
             ? g_array_index (self->kinds, TengenPrintKind, chosen)
             : TENGEN_PRINT_BOARDS;
}

/* What a lesson does not say in the language that is wished for it says in that
 * of the program. */
static const char *
read_language (TengenPrintChoices *self,
               TengenPrintKind kind,
               const TengenLesson *lesson)
{
  const char *chosen = LANGUAGES[gtk_drop_down_get_selected (self->language)];

  if ((kind != TENGEN_PRINT_LESSON && kind != TENGEN_PRINT_CERTIFICATE) ||
      lesson == NULL ||
      g_ptr_array_find_with_equal_func (
          lesson->languages, chosen, g_str_equal, NULL))
    return chosen;
  return tengen_lesson_shelf_get_language (lesson);
}

/* The first entry is all kanji, the second none, then by school year. */
static int
read_readings (TengenPrintChoices *self)
{
  int chosen = (int) gtk_drop_down_get_selected (self->readings);

  return chosen == 1 ? -1 : MAX (0, chosen - 1);
}

/* --- What can be chosen --- */

/* Only what means something for this kind of sheet is seen. */
static void
show_choices (TengenPrintChoices *self)
{
  TengenPrintKind kind = find_kind (self);
  gboolean is_lesson = kind == TENGEN_PRINT_LESSON;
  gboolean is_boards = kind == TENGEN_PRINT_BOARDS;
  gboolean is_kifu = kind == TENGEN_PRINT_KIFU;
  gboolean is_certificate = kind == TENGEN_PRINT_CERTIFICATE;
  gboolean is_series = kind == TENGEN_PRINT_EXERCISES;
  gboolean is_sheet = is_lesson || is_series || kind == TENGEN_PRINT_PROBLEMS;
  gboolean has_language =
      is_lesson || is_certificate || kind == TENGEN_PRINT_RULES;

  gtk_label_set_label (self->about,
                       tengen_print_kind_get_about (kind, self->sgf != NULL));
  gtk_widget_set_visible (self->lesson_row, is_lesson || is_certificate);
  gtk_widget_set_visible (GTK_WIDGET (self->series), is_series);
  gtk_widget_set_visible (self->name_row, is_certificate);
  gtk_widget_set_visible (self->stars_row, is_certificate);
  gtk_widget_set_visible (self->date_row, is_certificate);
  gtk_widget_set_visible (self->board_row, is_boards);
  gtk_widget_set_visible (self->moves_row, is_kifu);
  gtk_widget_set_visible (GTK_WIDGET (self->variations), is_kifu);
  gtk_widget_set_visible (GTK_WIDGET (self->coordinates),
                          is_lesson || is_series || is_boards ||
                              tengen_print_kind_is_of_game (kind));
  gtk_widget_set_visible (self->per_page_row, is_sheet || is_boards || is_kifu);
  gtk_widget_set_visible (self->steps_row, is_lesson);
  gtk_widget_set_visible (GTK_WIDGET (self->texts),
                          (is_sheet && !is_series) || is_kifu ||
                              kind == TENGEN_PRINT_DIAGRAM);
  gtk_widget_set_visible (GTK_WIDGET (self->solutions), is_sheet);
  gtk_widget_set_visible (self->language_row, has_language);
  gtk_widget_set_visible (self->readings_row, has_language || is_series);
}

static void
changed_cb (TengenPrintChoices *self)
{
  show_choices (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Games are seen one figure on a page unless another number is chosen. */
static void
kind_cb (TengenPrintChoices *self)
{
  gboolean is_kifu = find_kind (self) == TENGEN_PRINT_KIFU;

  if (is_kifu != self->is_kifu)
    gtk_drop_down_set_selected (self->per_page,
                                is_kifu ? PER_PAGE_FIGURES : PER_PAGE_SHEETS);
  self->is_kifu = is_kifu;
  changed_cb (self);
}

/* What is there to be put on paper; problems say where they come from. */
static gboolean
is_there (TengenPrintChoices *self, TengenPrintKind kind)
{
  if (tengen_print_kind_is_of_match (kind))
    return self->match != NULL && (kind == TENGEN_PRINT_RESULTS ||
                                   tengen_match_get_round (self->match) > 0);
  if (kind == TENGEN_PRINT_CLASS)
    return self->class != NULL;
  return !tengen_print_kind_is_of_game (kind) || self->sgf != NULL;
}

static void
fill_kinds (TengenPrintChoices *self)
{
  static const TengenPrintKind ORDER[] = {
    TENGEN_PRINT_KIFU,    TENGEN_PRINT_DIAGRAM,   TENGEN_PRINT_ACCOUNT,
    TENGEN_PRINT_RESULTS, TENGEN_PRINT_PAIRINGS,  TENGEN_PRINT_SLIPS,
    TENGEN_PRINT_LESSON,  TENGEN_PRINT_EXERCISES, TENGEN_PRINT_PROBLEMS,
    TENGEN_PRINT_BOARDS,  TENGEN_PRINT_RULES,     TENGEN_PRINT_CERTIFICATE,
    TENGEN_PRINT_CLASS,
  };
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  g_array_set_size (self->kinds, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (ORDER); i++)
    if (is_there (self, ORDER[i]))
      {
        g_array_append_val (self->kinds, ORDER[i]);
        gtk_string_list_append (list, tengen_print_kind_get_name (ORDER[i]));
      }
  gtk_drop_down_set_model (self->kind, G_LIST_MODEL (list));
}

static void
fill_boards (TengenPrintChoices *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (BOARDS); i++)
    {
      g_autofree char *text = BOARDS[i] == TENGEN_PRINT_RENJU
                                  ? g_strdup (_ ("Renju 15x15"))
                                  : tengen_words_board (BOARDS[i], BOARDS[i]);

      gtk_string_list_append (list, text);
    }
  gtk_drop_down_set_model (self->board, G_LIST_MODEL (list));
}

static void
fill_readings (TengenPrintChoices *self)
{
  const char *texts[] = {
    C_ ("readings", "All Kanji"), C_ ("readings", "None"), _ ("School Year 1"),
    _ ("School Year 2"),          _ ("School Year 3"),     _ ("School Year 4"),
    _ ("School Year 5"),          _ ("School Year 6"),     NULL
  };
  g_autoptr (GtkStringList) list = gtk_string_list_new (texts);

  gtk_drop_down_set_model (self->readings, G_LIST_MODEL (list));
}

static void
fill_lessons (TengenPrintChoices *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->lessons->len; i++)
    {
      const TengenLesson *lesson = self->lessons->pdata[i];
      const char *language = tengen_lesson_shelf_get_language (lesson);
      g_autofree char *title = tengen_lesson_text_get_plain (
          tengen_lesson_words_get (lesson->title, language));

      gtk_string_list_append (list, title);
    }
  gtk_drop_down_set_model (self->lesson, G_LIST_MODEL (list));
}

static void
choose_language (TengenPrintChoices *self, const char *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (LANGUAGES); i++)
    if (g_str_equal (LANGUAGES[i], language))
      gtk_drop_down_set_selected (self->language, (guint) i);
}

static void
write_today (TengenPrintChoices *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *text = tengen_words_day (now);

  gtk_editable_set_text (self->date, text);
}

static void
tengen_print_choices_dispose (GObject *object)
{
  TengenPrintChoices *self = TENGEN_PRINT_CHOICES (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_PRINT_CHOICES);
  g_clear_pointer (&self->lessons, g_ptr_array_unref);
  g_clear_object (&self->shelf);
  g_clear_pointer (&self->kinds, g_array_unref);
  g_clear_pointer (&self->sgf, g_bytes_unref);
  g_clear_pointer (&self->way, g_array_unref);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->match, tengen_match_free);
  g_clear_pointer (&self->class, tengen_class_sheet_unref);
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  G_OBJECT_CLASS (tengen_print_choices_parent_class)->dispose (object);
}

static void
bind_choices (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, kind);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, about);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, lesson_row);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, lesson);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, series);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, name_row);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, name);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, stars_row);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, stars);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, date_row);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, date);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, board_row);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, board);
  gtk_widget_class_bind_template_child (
      klass, TengenPrintChoices, per_page_row);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, per_page);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, steps_row);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, steps);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, texts);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, solutions);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, coordinates);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, variations);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, moves_row);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, moves);
  gtk_widget_class_bind_template_child (
      klass, TengenPrintChoices, language_row);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, language);
  gtk_widget_class_bind_template_child (
      klass, TengenPrintChoices, readings_row);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, readings);
  gtk_widget_class_bind_template_child (klass, TengenPrintChoices, size);
}

static void
tengen_print_choices_class_init (TengenPrintChoicesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_print_choices_dispose;
  /* TengenPrintChoices::changed: something else is wished for */
  signals[SIGNAL_CHANGED] =
      tengen_signal_new ("changed", TENGEN_TYPE_PRINT_CHOICES, 0);
  g_type_ensure (TENGEN_TYPE_PRINT_SERIES);
  tengen_print_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/print/tengen-print-choices.ui");
  bind_choices (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, kind_cb);
}

static void
tengen_print_choices_init (TengenPrintChoices *self)
{
  self->lessons = g_ptr_array_new ();
  self->kinds = g_array_new (FALSE, FALSE, sizeof (TengenPrintKind));
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_kinds (self);
  fill_boards (self);
  fill_readings (self);
  write_today (self);
  gtk_drop_down_set_selected (self->per_page, PER_PAGE_SHEETS);
  gtk_drop_down_set_selected (self->stars, 3);
  show_choices (self);
}

TengenPrintWish
tengen_print_choices_read (TengenPrintChoices *self)
{
  TengenPrintKind kind = find_kind (self);
  const TengenLesson *lesson = find_lesson (self, kind);
  guint stars = gtk_drop_down_get_selected (self->stars);
  TengenPrintWish wish = {
    .kind = kind,
    .size = (TengenPaperSize) gtk_drop_down_get_selected (self->size),
    .per_page = PER_PAGE[gtk_drop_down_get_selected (self->per_page)],
    .asking = gtk_drop_down_get_selected (self->steps) == 1,
    .texts = gtk_check_button_get_active (self->texts),
    .solutions = gtk_check_button_get_active (self->solutions),
    .language = read_language (self, kind, lesson),
    .readings = read_readings (self),
    .shelf = self->shelf,
    .lesson = lesson,
    .sgf = self->sgf,
    .way = self->way,
    .match = self->match,
    .class = self->class,
    .moves = MOVES[gtk_drop_down_get_selected (self->moves)],
    .variations = gtk_check_button_get_active (self->variations),
    .title = self->title,
    .lines = BOARDS[gtk_drop_down_get_selected (self->board)],
    .coordinates = gtk_check_button_get_active (self->coordinates),
    .name = gtk_editable_get_text (self->name),
    .stars = stars > 0 ? (int) stars : -1,
    .date = gtk_editable_get_text (self->date),
    .series = tengen_print_series_read (self->series),
  };

  return wish;
}

static void
take_shelf (TengenPrintChoices *self, TengenLessonShelf *shelf)
{
  const TengenLesson *first;

  self->shelf = shelf;
  g_ptr_array_extend (
      self->lessons, tengen_lesson_shelf_get_lessons (shelf), NULL, NULL);
  fill_lessons (self);
  first = tengen_lesson_shelf_find (shelf, TENGEN_PRINT_RULES_LESSON);
  if (first != NULL)
    choose_language (self, tengen_lesson_shelf_get_language (first));
}

static void
read_worker (GTask *task,
             gpointer source,
             gpointer data,
             GCancellable *cancellable)
{
  TengenLessonShelf *shelf = tengen_lesson_shelf_new ();

  tengen_lesson_shelf_get_lessons (shelf);
  g_task_return_pointer (task, shelf, g_object_unref);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenPrintChoices *self = TENGEN_PRINT_CHOICES (source);
  TengenLessonShelf *shelf = g_task_propagate_pointer (G_TASK (result), NULL);

  if (shelf == NULL)
    return;
  g_clear_object (&self->reading);
  take_shelf (self, shelf);
  changed_cb (self);
}

void
tengen_print_choices_set_shelf (TengenPrintChoices *self,
                                TengenLessonShelf *shelf)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TENGEN_IS_PRINT_CHOICES (self));
  g_return_if_fail (self->shelf == NULL && self->reading == NULL);
  if (shelf != NULL)
    {
      take_shelf (self, g_object_ref (shelf));
      return;
    }
  self->reading = g_cancellable_new ();
  task = g_task_new (self, self->reading, read_cb, NULL);
  g_task_set_source_tag (task, tengen_print_choices_set_shelf);
  tengen_worker_run (task, read_worker);
}

gboolean
tengen_print_choices_is_reading (TengenPrintChoices *self)
{
  g_return_val_if_fail (TENGEN_IS_PRINT_CHOICES (self), FALSE);
  return self->reading != NULL;
}

void
tengen_print_choices_set_kind (TengenPrintChoices *self, TengenPrintKind kind)
{
  g_return_if_fail (TENGEN_IS_PRINT_CHOICES (self));
  for (guint i = 0; i < self->kinds->len; i++)
    if (g_array_index (self->kinds, TengenPrintKind, i) == kind)
      gtk_drop_down_set_selected (self->kind, i);
}

static void
choose_readings (TengenPrintChoices *self, int readings)
{
  gtk_drop_down_set_selected (self->readings,
                              readings < 0   ? 1
                              : readings > 0 ? (guint) readings + 1
                                             : 0);
}

void
tengen_print_choices_set_lesson (TengenPrintChoices *self,
                                 const TengenLesson *lesson,
                                 const char *language,
                                 int readings)
{
  guint index = 0;

  g_return_if_fail (TENGEN_IS_PRINT_CHOICES (self));
  if (!g_ptr_array_find (self->lessons, lesson, &index))
    {
      index = self->lessons->len;
      g_ptr_array_add (self->lessons, (gpointer) lesson);
      fill_lessons (self);
    }
  gtk_drop_down_set_selected (self->lesson, index);
  if (language != NULL)
    choose_language (self, language);
  choose_readings (self, readings);
}

void
tengen_print_choices_set_session (TengenPrintChoices *self,
                                  TengenSession *session,
                                  const char *title)
{
  const TengenPosition *position;
  TengenPrintKind kind;
  gsize length;
  char *text;

  g_return_if_fail (TENGEN_IS_PRINT_CHOICES (self));
  g_clear_pointer (&self->sgf, g_bytes_unref);
  g_clear_pointer (&self->way, g_array_unref);
  g_free (self->title);
  self->title = g_strdup (title);
  if (session != NULL)
    {
      position = tengen_game_get_position (tengen_session_get_game (session));
      text = tengen_sgf_write (
          tengen_position_get_record (position), NULL, &length);
      self->sgf = g_bytes_new_take (text, length);
      self->way = tengen_record_list_way (tengen_position_get_record (position),
                                          tengen_position_get_node (position));
    }
  kind = find_kind (self);
  fill_kinds (self);
  tengen_print_choices_set_kind (self, kind);
  changed_cb (self);
}

void
tengen_print_choices_set_match (TengenPrintChoices *self,
                                const TengenMatch *match)
{
  g_return_if_fail (TENGEN_IS_PRINT_CHOICES (self));
  g_clear_pointer (&self->match, tengen_match_free);
  self->match = match != NULL ? tengen_match_copy (match) : NULL;
  fill_kinds (self);
  if (match != NULL)
    tengen_print_choices_set_kind (self, TENGEN_PRINT_RESULTS);
  changed_cb (self);
}

void
tengen_print_choices_set_class (TengenPrintChoices *self,
                                TengenClassSheet *sheet)
{
  g_return_if_fail (TENGEN_IS_PRINT_CHOICES (self));
  g_return_if_fail (sheet != NULL);
  g_clear_pointer (&self->class, tengen_class_sheet_unref);
  self->class = tengen_class_sheet_ref (sheet);
  fill_kinds (self);
  tengen_print_choices_set_kind (self, TENGEN_PRINT_CLASS);
  changed_cb (self);
}

void
tengen_print_choices_set_name (TengenPrintChoices *self, const char *name)
{
  g_return_if_fail (TENGEN_IS_PRINT_CHOICES (self));
  gtk_editable_set_text (self->name, name != NULL ? name : "");
}

void
tengen_print_choices_set_coordinates (TengenPrintChoices *self,
                                      gboolean coordinates)
{
  g_return_if_fail (TENGEN_IS_PRINT_CHOICES (self));
  gtk_check_button_set_active (self->coordinates, coordinates);
}

void
tengen_print_choices_set_exercises (TengenPrintChoices *self,
                                    TengenExerciseKind kind,
                                    int level,
                                    int readings)
{
  g_return_if_fail (TENGEN_IS_PRINT_CHOICES (self));
  tengen_print_choices_set_kind (self, TENGEN_PRINT_EXERCISES);
  tengen_print_series_choose (self->series, kind, level);
  choose_readings (self, readings);
}
