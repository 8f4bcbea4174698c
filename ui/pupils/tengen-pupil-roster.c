/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-pupil-roster: a class from a list of names that is pasted
 */
#include "tengen-pupil-roster.h"

#include "tengen-label.h"
#include "tengen-pupil-picture.h"
#include "tengen-pupil-ui.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)
#define P_(one, many, n) tengen_words_plural (one, many, n)

#define PICTURE_SIZE 36
#define NAME_CHARS 10
/* So many of the names that are left out are told. */
#define MOST_TOLD 5

struct _TengenPupilRoster
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkTextView *names;
  GtkLabel *count;
  GtkWidget *scroller;
  GtkFlowBox *people;
  GtkLabel *left_out;

  /* copies of who is there already */
  GPtrArray *all;
  /* of TengenLessonRosterLine: the new ones */
  GPtrArray *found;
};

G_DEFINE_FINAL_TYPE (TengenPupilRoster, tengen_pupil_roster, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_DONE,
  SIGNAL_CANCELLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* --- What is found --- */

static GtkWidget *
make_person (const TengenLessonRosterLine *line)
{
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = gtk_label_new (line->name);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), NAME_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (name), NAME_CHARS);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_box_append (GTK_BOX (box),
                  tengen_pupil_picture_new (line->picture, PICTURE_SIZE));
  gtk_box_append (GTK_BOX (box), name);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);
  gtk_widget_set_tooltip_text (child, line->name);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, line->name, -1);
  return child;
}

static void
show_people (TengenPupilRoster *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->people))) !=
         NULL)
    gtk_flow_box_remove (self->people, child);
  for (guint i = 0; i < self->found->len; i++)
    gtk_flow_box_append (self->people,
                         make_person (g_ptr_array_index (self->found, i)));
  /* it takes the focus to be scrolled by keys */
  gtk_widget_set_can_focus (self->scroller, self->found->len > 0);
}

static char *
say_fate (TengenLessonRosterFate fate, const char *names)
{
  switch (fate)
    {
    case TENGEN_LESSON_ROSTER_PRESENT:
      /* TRANSLATORS: names */
      return g_strdup_printf (_ ("Already on the list: %s"), names);
    case TENGEN_LESSON_ROSTER_TWICE:
      /* TRANSLATORS: names */
      return g_strdup_printf (_ ("More than once in this text: %s"), names);
    case TENGEN_LESSON_ROSTER_UNFIT:
      /* TRANSLATORS: a number, names */
      return g_strdup_printf (
          _ ("Too long (%d characters at most), or not to be shown: %s"),
          TENGEN_LESSON_PUPILS_NICKNAME,
          names);
    case TENGEN_LESSON_ROSTER_FULL:
      /* TRANSLATORS: a number, names */
      return g_strdup_printf (
          _ ("No more room, as the list holds %d people: %s"),
          TENGEN_LESSON_PUPILS_MOST,
          names);
    case TENGEN_LESSON_ROSTER_NEW:
      break;
    }
  g_return_val_if_reached (NULL);
}

/* Names some of those that have one fate. */
static void
tell_fate (const GPtrArray *lines, TengenLessonRosterFate fate, GString *text)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *said = NULL;
  guint n = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const TengenLessonRosterLine *line = g_ptr_array_index (lines, i);

      if (line->fate != fate || n++ >= MOST_TOLD)
        continue;
      g_string_append (names, n > 1 ? ", " : "");
      g_string_append (names, line->name);
    }
  if (n == 0)
    return;
  if (n > MOST_TOLD)
    g_string_append (names, ", …");
  said = say_fate (fate, names->str);
  g_string_append (text, text->len > 0 ? "\n" : "");
  g_string_append (text, said);
}

static void
tell_left_out (TengenPupilRoster *self, const GPtrArray *lines)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int fate = TENGEN_LESSON_ROSTER_PRESENT;
       fate <= TENGEN_LESSON_ROSTER_FULL;
       fate++)
    tell_fate (lines, (TengenLessonRosterFate) fate, text);
  tengen_label_show (self->left_out, text->str);
}

static void
tell_count (TengenPupilRoster *self)
{
  guint n = self->found->len;
  g_autofree char *said =
      n > 0
          ? g_strdup_printf (
                P_ ("%u person will be added", "%u people will be added", n), n)
          : g_strdup (_ ("Nobody will be added yet"));

  gtk_label_set_label (self->count, said);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "roster.done", n > 0);
}

static void
changed_cb (TengenPupilRoster *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->names);
  GtkTextIter start, end;
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) lines = NULL;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  lines = tengen_lesson_roster_read (text, self->all);
  tell_left_out (self, lines);
  g_ptr_array_unref (self->found);
  self->found = g_steal_pointer (&lines);
  for (guint i = self->found->len; i > 0; i--)
    if (((const TengenLessonRosterLine *) g_ptr_array_index (self->found,
                                                             i - 1))
            ->fate != TENGEN_LESSON_ROSTER_NEW)
      g_ptr_array_remove_index (self->found, i - 1);
  show_people (self);
  tell_count (self);
}

/* --- What a person does --- */

static void
done_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenPupilRoster *self = TENGEN_PUPIL_ROSTER (widget);

  g_signal_emit (self, signals[SIGNAL_DONE], 0, self->found);
}

static void
cancel_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_CANCELLED], 0);
}

/* --- The object --- */

static void
tengen_pupil_roster_finalize (GObject *object)
{
  TengenPupilRoster *self = TENGEN_PUPIL_ROSTER (object);

  g_ptr_array_unref (self->all);
  g_ptr_array_unref (self->found);
  G_OBJECT_CLASS (tengen_pupil_roster_parent_class)->finalize (object);
}

static void
tengen_pupil_roster_class_init (TengenPupilRosterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_pupil_roster_finalize;

  /* TengenPupilRoster::done: new people */
  signals[SIGNAL_DONE] =
      tengen_signal_new ("done", TENGEN_TYPE_PUPIL_ROSTER, 1, G_TYPE_PTR_ARRAY);
  /* TengenPupilRoster::cancelled: nothing is to be done */
  signals[SIGNAL_CANCELLED] =
      tengen_signal_new ("cancelled", TENGEN_TYPE_PUPIL_ROSTER, 0);

  tengen_pupil_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/lesson/tengen-pupil-roster.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPupilRoster, names);
  gtk_widget_class_bind_template_child (widget_class, TengenPupilRoster, count);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPupilRoster, scroller);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPupilRoster, people);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPupilRoster, left_out);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  /* TengenPupilRoster|roster.done: adds those who are found */
  gtk_widget_class_install_action (
      widget_class, "roster.done", NULL, done_action);
  /* TengenPupilRoster|roster.cancel: leaves all as it is */
  gtk_widget_class_install_action (
      widget_class, "roster.cancel", NULL, cancel_action);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "roster.cancel", NULL);
}

static void
tengen_pupil_roster_init (TengenPupilRoster *self)
{
  self->all = g_ptr_array_new_with_free_func (
      (GDestroyNotify) tengen_lesson_pupil_free);
  self->found = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_text_view_get_buffer (self->names),
                           "changed",
                           G_CALLBACK (changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
}

void
tengen_pupil_roster_ask (TengenPupilRoster *self, const GPtrArray *all)
{
  g_return_if_fail (TENGEN_IS_PUPIL_ROSTER (self));
  g_return_if_fail (all != NULL);

  g_ptr_array_set_size (self->all, 0);
  for (guint i = 0; i < all->len; i++)
    g_ptr_array_add (self->all,
                     tengen_lesson_pupil_copy (g_ptr_array_index (all, i)));
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->names), "", -1);
  changed_cb (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->names));
}
