/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel-count: numbers that are typed
 *
 * Shape: what was answered, the present question, an entry and a button.
 */
#include "tengen-lesson-panel-count.h"

#include "tengen-lesson-page-ui.h"
#include "tengen-ruby-label.h"
#include "tengen-ruby-over.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* As many as a lesson may ask for. */
#define MOST 9999

/* What some keyboards write for - */
#define MINUS "−"

struct _TengenLessonPanelCount
{
  TengenLessonPanel parent_instance;

  /* Template widgets */
  GtkBox *answered;
  GtkWidget *question;
  GtkWidget *row;
  GtkEntry *entry;
  GtkWidget *answer;

  /* Borrowed */
  const TengenLessonStep *step;

  TengenLessonLook look;
  /* the question that is shown, and whether its number was wrong */
  guint asked;
  gboolean missed;
};

G_DEFINE_FINAL_TYPE (TengenLessonPanelCount,
                     tengen_lesson_panel_count,
                     TENGEN_TYPE_LESSON_PANEL)

/* --- Reading numbers --- */

/* Reads what comes after the whole points; moves on. */
static gboolean
read_half (const char **at)
{
  const char *half[] = { ".5", ",5", "半" };
  const char *none[] = { ".0", ",0" };

  for (guint i = 0; i < G_N_ELEMENTS (half); i++)
    if (g_str_has_prefix (*at, half[i]))
      {
        *at += strlen (half[i]);
        return TRUE;
      }
  for (guint i = 0; i < G_N_ELEMENTS (none); i++)
    if (g_str_has_prefix (*at, none[i]))
      *at += strlen (none[i]);
  return FALSE;
}

gboolean
tengen_lesson_panel_count_read (const char *text, int *number_x2)
{
  g_autofree char *narrow = NULL;
  const char *at;
  gboolean negative;
  int whole = 0;
  int x2;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (number_x2 != NULL, FALSE);

  /* full width is as good as half width */
  narrow = g_utf8_normalize (text, -1, G_NORMALIZE_ALL_COMPOSE);
  if (narrow == NULL)
    return FALSE;
  at = g_strstrip (narrow);
  negative = *at == '-' || g_str_has_prefix (at, MINUS);
  if (negative)
    at = g_utf8_next_char (at);
  if (!g_ascii_isdigit (*at))
    return FALSE;
  for (; g_ascii_isdigit (*at) && whole <= MOST; at++)
    whole = whole * 10 + g_ascii_digit_value (*at);
  x2 = 2 * whole;
  x2 += read_half (&at);
  if (*at != '\0' || whole > MOST)
    return FALSE;
  *number_x2 = negative ? -x2 : x2;
  return TRUE;
}

/* Whether numbers are written with it, in half or full width. */
static gboolean
is_number (gunichar character)
{
  return g_unichar_isdigit (character) ||
         g_utf8_strchr (".．,，-－半" MINUS, -1, character) != NULL;
}

/* Nothing else can be typed. */
static void
insert_text_cb (GtkEditable *editable, const char *text, int length)
{
  const char *end = text + (length < 0 ? (gssize) strlen (text) : length);

  for (const char *at = text; at < end; at = g_utf8_next_char (at))
    if (!is_number (g_utf8_get_char (at)))
      {
        g_signal_stop_emission_by_name (editable, "insert-text");
        return;
      }
}

/* --- The panel --- */

static const TengenLessonCount *
get_count (TengenLessonPanelCount *self, guint index)
{
  return self->step->counts->pdata[index];
}

static void
typed_cb (TengenLessonPanelCount *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  int number_x2;

  gtk_widget_set_sensitive (self->answer,
                            tengen_lesson_panel_count_read (text, &number_x2));
}

/* The text stays, selected, so that another number can be typed over it. */
static void
answer_cb (TengenLessonPanelCount *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  int number_x2;

  if (!tengen_lesson_panel_count_read (text, &number_x2))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_widget_activate_action (
      GTK_WIDGET (self), "lesson.number", "i", number_x2);
}

void
tengen_lesson_panel_count_set_number (TengenLessonPanelCount *self,
                                      guint number)
{
  g_autofree char *text =
      number > 0 ? g_strdup_printf ("%u", number) : g_strdup ("");

  g_return_if_fail (TENGEN_IS_LESSON_PANEL_COUNT (self));

  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
}

static void
show_answered (TengenLessonPanelCount *self, guint n)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->answered))) !=
         NULL)
    gtk_box_remove (self->answered, row);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = tengen_words_half_points (
          get_count (self, i)->answer_x2, TENGEN_GO_UNIT_POINTS, FALSE);
      g_autofree char *text = g_strdup_printf ("✓ %s", number);
      GtkWidget *label = gtk_label_new (text);

      row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
      gtk_widget_set_hexpand (
          tengen_lesson_look_add (&self->look,
                                  GTK_BOX (row),
                                  "lesson-words",
                                  get_count (self, i)->words),
          TRUE);
      gtk_widget_add_css_class (label, "sign");
      tengen_lesson_look_resize (&self->look, GTK_LABEL (label));
      gtk_box_append (GTK_BOX (row), label);
      gtk_box_append (self->answered, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->answered), n > 0);
}

static void
show_question (TengenLessonPanelCount *self, const TengenLessonCount *count)
{
  g_autofree char *text = tengen_lesson_look_plain (&self->look, count->words);

  tengen_lesson_look_set (&self->look, self->question, count->words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  *text != '\0' ? text : _ ("Number"),
                                  -1);
}

/* What is being typed stays, whatever else is asked for meanwhile. */
static void
show_number (TengenLessonPanelCount *self, guint asked, gboolean missed)
{
  if (missed)
    gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
  else if (self->missed || self->asked != asked)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  self->asked = asked;
  self->missed = missed;
}

static void
update (TengenLessonPanel *panel, const TengenLessonState *state)
{
  TengenLessonPanelCount *self = TENGEN_LESSON_PANEL_COUNT (panel);
  guint n = MIN (state->n_found, self->step->counts->len);
  gboolean asks =
      n < self->step->counts->len && state->phase != TENGEN_LESSON_PHASE_SOLVED;

  if (state->phase == TENGEN_LESSON_PHASE_SOLVED)
    n = self->step->counts->len;
  show_answered (self, n);
  gtk_widget_set_visible (self->row, asks);
  gtk_widget_set_visible (self->question, asks);
  if (!asks)
    return;
  show_question (self, get_count (self, n));
  show_number (self, n, state->phase == TENGEN_LESSON_PHASE_MISSED);
}

static gboolean
tengen_lesson_panel_count_grab_focus (GtkWidget *widget)
{
  TengenLessonPanelCount *self = TENGEN_LESSON_PANEL_COUNT (widget);

  return gtk_widget_get_visible (self->row) &&
         gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
tengen_lesson_panel_count_class_init (TengenLessonPanelCountClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = tengen_lesson_panel_count_grab_focus;
  TENGEN_LESSON_PANEL_CLASS (klass)->update = update;
  g_type_ensure (TENGEN_TYPE_RUBY_LABEL);
  tengen_lesson_page_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/lesson/tengen-lesson-panel-count.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonPanelCount, answered);
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonPanelCount, question);
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonPanelCount, row);
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonPanelCount, entry);
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonPanelCount, answer);
  gtk_widget_class_bind_template_callback (widget_class, answer_cb);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
}

static void
tengen_lesson_panel_count_init (TengenLessonPanelCount *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_ruby_over_put (GTK_WIDGET (self), FALSE);
  tengen_lesson_look_follow (self->question);
  g_signal_connect (gtk_editable_get_delegate (GTK_EDITABLE (self->entry)),
                    "insert-text",
                    G_CALLBACK (insert_text_cb),
                    NULL);
}

GtkWidget *
tengen_lesson_panel_count_new (const TengenLessonStep *step,
                               const TengenLessonLook *look)
{
  TengenLessonPanelCount *self;

  g_return_val_if_fail (step != NULL && step->counts != NULL, NULL);
  g_return_val_if_fail (look != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_LESSON_PANEL_COUNT, NULL);
  self->step = step;
  self->look = *look;
  return GTK_WIDGET (self);
}
