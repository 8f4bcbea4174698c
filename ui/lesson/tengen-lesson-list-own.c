/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-list-own: the teacher's own lessons as cards
 *
 * Shape: cards stand as files do in their list; a file that was read again gets
 *        a new card in the old one's place.
 */
#include "tengen-lesson-list-own.h"

#include "tengen-announce.h"
#include "tengen-label.h"
#include "tengen-lesson-fault-list.h"
#include "tengen-lesson-list-card.h"
#include "tengen-lesson-list-ui.h"
#include "tengen-signal.h"
#include "tengen-words-lesson.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* What a card is the card of. */
#define FILE_KEY "tengen-lesson-file"

struct _TengenLessonListOwn
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkWidget *empty;
  GtkFlowBox *cards;

  /* Owned */
  TengenLessonShelf *shelf;
  GListModel *files;
};

G_DEFINE_FINAL_TYPE (TengenLessonListOwn,
                     tengen_lesson_list_own,
                     GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static TengenLessonFile *
get_file (GtkFlowBoxChild *card)
{
  return g_object_get_data (G_OBJECT (card), FILE_KEY);
}

static GtkFlowBoxChild *
get_card (TengenLessonListOwn *self, guint index)
{
  return gtk_flow_box_get_child_at_index (self->cards, (int) index);
}

/* --- A card --- */

static void
update_card (TengenLessonListOwn *self, GtkFlowBoxChild *card)
{
  TengenLessonSum sum;

  if (!TENGEN_IS_LESSON_LIST_CARD (card))
    return;
  sum = tengen_lesson_progress_sum (
      tengen_lesson_shelf_get_progress (self->shelf),
      tengen_lesson_list_card_get_lesson (TENGEN_LESSON_LIST_CARD (card)));
  tengen_lesson_list_card_set_sum (TENGEN_LESSON_LIST_CARD (card), &sum);
}

static char *
say_state (TengenLessonFile *file)
{
  guint n = tengen_lesson_fault_list_count (file);

  if (!tengen_lesson_file_is_read (file))
    return g_strdup (_ ("It is being read…"));
  if (tengen_lesson_file_get_said (file) != NULL)
    return g_strdup (_ ("It cannot be read"));
  return g_strdup_printf (tengen_words_plural ("%u error", "%u errors", n), n);
}

/* What is wrong first. */
static char *
say_first (TengenLessonFile *file)
{
  const GPtrArray *faults = tengen_lesson_file_get_faults (file);
  char *said = tengen_lesson_fault_list_say (file);

  for (guint i = 0; said == NULL && faults != NULL && i < faults->len; i++)
    {
      const TengenLessonFault *fault = g_ptr_array_index (faults, i);

      if (!fault->is_remark)
        said = tengen_words_lesson_fault (fault);
    }
  return said != NULL ? said : g_strdup ("");
}

static GtkWidget *
make_label (const char *text, const char *css_class, int lines)
{
  GtkWidget *label = tengen_label_new (text, css_class);

  gtk_label_set_lines (GTK_LABEL (label), lines);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  return label;
}

/* The card of a file that is not a lesson, or not known to be one yet. */
static GtkWidget *
make_fault_card (TengenLessonFile *file)
{
  GtkWidget *card = gtk_flow_box_child_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  const char *name = tengen_lesson_file_get_name (file);
  g_autofree char *state = say_state (file);
  g_autofree char *first = say_first (file);
  g_autofree char *said = g_strdup_printf ("%s: %s", name, state);

  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "lesson-card");
  gtk_widget_add_css_class (box, "fault-card");
  gtk_box_append (GTK_BOX (box), make_label (name, "card-title", 1));
  gtk_box_append (
      GTK_BOX (box),
      make_label (
          state, tengen_lesson_file_is_read (file) ? "fault-count" : "dim", 1));
  gtk_box_append (GTK_BOX (box), make_label (first, "card-goal", 2));
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (card), box);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  tengen_announce_describe (GTK_WIDGET (card), first);
  return card;
}

static GtkFlowBoxChild *
make_card (TengenLessonListOwn *self, TengenLessonFile *file)
{
  GtkWidget *card = tengen_lesson_file_is_sound (file)
                        ? tengen_lesson_list_card_new (
                              tengen_lesson_file_get_lesson (file), 0)
                        : make_fault_card (file);

  g_object_set_data_full (
      G_OBJECT (card), FILE_KEY, g_object_ref (file), g_object_unref);
  update_card (self, GTK_FLOW_BOX_CHILD (card));
  return GTK_FLOW_BOX_CHILD (card);
}

/* --- The list --- */

static void
replace_card (TengenLessonListOwn *self, guint index, TengenLessonFile *file)
{
  GtkFlowBoxChild *old = get_card (self, index);
  GtkFlowBoxChild *new = make_card (self, file);
  gboolean focus = gtk_widget_has_focus (GTK_WIDGET (old));

  gtk_flow_box_insert (self->cards, GTK_WIDGET (new), (int) index);
  if (focus)
    gtk_widget_grab_focus (GTK_WIDGET (new));
  gtk_flow_box_remove (self->cards, GTK_WIDGET (old));
}

static void
file_cb (TengenLessonListOwn *self, TengenLessonFile *file)
{
  GtkFlowBoxChild *card;

  for (guint i = 0; (card = get_card (self, i)) != NULL; i++)
    if (get_file (card) == file)
      {
        replace_card (self, i, file);
        break;
      }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
remove_card (TengenLessonListOwn *self, guint index)
{
  GtkFlowBoxChild *card = get_card (self, index);

  g_signal_handlers_disconnect_by_func (get_file (card), file_cb, self);
  gtk_flow_box_remove (self->cards, GTK_WIDGET (card));
}

static void
add_card (TengenLessonListOwn *self, guint index)
{
  g_autoptr (TengenLessonFile) file =
      g_list_model_get_item (self->files, index);

  gtk_flow_box_insert (
      self->cards, GTK_WIDGET (make_card (self, file)), (int) index);
  g_signal_connect_object (
      file, "changed", G_CALLBACK (file_cb), self, G_CONNECT_SWAPPED);
}

static void
files_cb (TengenLessonListOwn *self, guint position, guint removed, guint added)
{
  for (guint i = 0; i < removed; i++)
    remove_card (self, position);
  for (guint i = 0; i < added; i++)
    add_card (self, position + i);
  gtk_widget_set_visible (self->empty, get_card (self, 0) == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->cards), get_card (self, 0) != NULL);
}

static void
activated_cb (TengenLessonListOwn *self, GtkFlowBoxChild *card)
{
  g_autofree char *uri =
      g_file_get_uri (tengen_lesson_file_get_file (get_file (card)));

  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-lesson", "s", uri);
}

static void
tengen_lesson_list_own_dispose (GObject *object)
{
  TengenLessonListOwn *self = TENGEN_LESSON_LIST_OWN (object);

  g_clear_object (&self->files);
  g_clear_object (&self->shelf);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_lesson_list_own_parent_class)->dispose (object);
}

static void
tengen_lesson_list_own_class_init (TengenLessonListOwnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_lesson_list_own_dispose;
  /* TengenLessonListOwn::changed: a file was read */
  signals[SIGNAL_CHANGED] =
      tengen_signal_new ("changed", TENGEN_TYPE_LESSON_LIST_OWN, 0);
  tengen_lesson_list_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/lesson/tengen-lesson-list-own.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonListOwn, content);
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonListOwn, empty);
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonListOwn, cards);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_lesson_list_own_init (TengenLessonListOwn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tengen_lesson_list_own_set_files (TengenLessonListOwn *self,
                                  TengenLessonShelf *shelf,
                                  GListModel *files)
{
  g_return_if_fail (TENGEN_IS_LESSON_LIST_OWN (self));
  g_return_if_fail (TENGEN_IS_LESSON_SHELF (shelf));
  g_return_if_fail (G_IS_LIST_MODEL (files));
  g_return_if_fail (self->files == NULL);

  self->shelf = g_object_ref (shelf);
  self->files = g_object_ref (files);
  files_cb (self, 0, 0, g_list_model_get_n_items (files));
  g_signal_connect_object (
      files, "items-changed", G_CALLBACK (files_cb), self, G_CONNECT_SWAPPED);
}

void
tengen_lesson_list_own_update (TengenLessonListOwn *self)
{
  GtkFlowBoxChild *card;

  g_return_if_fail (TENGEN_IS_LESSON_LIST_OWN (self));

  for (guint i = 0; (card = get_card (self, i)) != NULL; i++)
    update_card (self, card);
}

gboolean
tengen_lesson_list_own_focus (TengenLessonListOwn *self, const char *id)
{
  GtkFlowBoxChild *card;

  g_return_val_if_fail (TENGEN_IS_LESSON_LIST_OWN (self), FALSE);

  if (id == NULL)
    {
      card = get_card (self, 0);
      return card != NULL
                 ? gtk_widget_grab_focus (GTK_WIDGET (card))
                 : gtk_widget_child_focus (self->content, GTK_DIR_TAB_FORWARD);
    }

  for (guint i = 0; (card = get_card (self, i)) != NULL; i++)
    {
      const TengenLesson *lesson =
          tengen_lesson_file_get_lesson (get_file (card));

      if (lesson != NULL && g_strcmp0 (lesson->id, id) == 0)
        return gtk_widget_grab_focus (GTK_WIDGET (card));
    }
  return FALSE;
}
