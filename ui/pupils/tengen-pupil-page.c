/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-pupil-page: asks who is learning
 *
 * Shape: the cards are recreated when the list changes; each knows its id,
 *        except the card without a name, which comes last.
 */
#include "tengen-pupil-page.h"

#include "tengen-pupil-form.h"
#include "tengen-pupil-picture.h"
#include "tengen-pupil-roster.h"
#include "tengen-pupil-ui.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

#define PICTURE_SIZE 88
#define NAME_CHARS 8
/* With so many people there is a field to search for a name. */
#define MANY 12
#define ID_KEY "tengen-pupil-id"

struct _TengenPupilPage
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *parts;
  GtkWidget *list;
  GtkFlowBox *people;
  GtkEditable *search;
  GtkWidget *add;
  GtkWidget *add_class;
  TengenPupilForm *form;
  TengenPupilRoster *roster;

  /* copies of the people; the form shows one of them */
  GPtrArray *all;
  char *current;
  /* who is changed; NULL for a new person */
  char *changed;
};

G_DEFINE_FINAL_TYPE (TengenPupilPage, tengen_pupil_page, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_ADD,
  SIGNAL_ADD_ALL,
  SIGNAL_CHANGE,
  SIGNAL_TAKE_AWAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What is not seen is not there for screen readers either. */
static void
show_part (TengenPupilPage *self, GtkWidget *part)
{
  gtk_widget_set_visible (part, TRUE);
  gtk_stack_set_visible_child (GTK_STACK (self->parts), part);
  gtk_widget_set_visible (self->list, part == self->list);
  gtk_widget_set_visible (GTK_WIDGET (self->form),
                          part == GTK_WIDGET (self->form));
  gtk_widget_set_visible (GTK_WIDGET (self->roster),
                          part == GTK_WIDGET (self->roster));
}

/* --- Cards --- */

static GtkWidget *
make_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
make_change (const TengenLessonPupil *pupil)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Change…"));
  /* TRANSLATORS: a nickname */
  g_autofree char *name = g_strdup_printf (_ ("Change %s…"), pupil->nickname);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "pupil.change");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", pupil->id);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (button, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_END);
  gtk_widget_add_css_class (button, "pupil-change");
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return button;
}

/* The present learner is named in words, too. */
static void
name_card (GtkWidget *card, const TengenLessonPupil *pupil, gboolean is_now)
{
  const char *nickname = pupil != NULL ? pupil->nickname : _ ("Without a Name");
  g_autofree char *name = is_now ? g_strdup_printf (
                                       /* TRANSLATORS: a nickname */
                                       _ ("%s, learning now"),
                                       nickname)
                                 : g_strdup (nickname);

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (pupil != NULL)
    gtk_accessible_update_property (
        GTK_ACCESSIBLE (card),
        GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
        tengen_pupil_picture_get_name (pupil->picture),
        -1);
}

static GtkWidget *
make_card (TengenPupilPage *self, const TengenLessonPupil *pupil)
{
  GtkWidget *card = gtk_flow_box_child_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gboolean is_now =
      g_strcmp0 (pupil != NULL ? pupil->id : NULL, self->current) == 0;
  guint picture = pupil != NULL ? pupil->picture : TENGEN_PUPIL_PICTURE_PLAIN;

  gtk_box_append (GTK_BOX (box),
                  tengen_pupil_picture_new (picture, PICTURE_SIZE));
  gtk_box_append (
      GTK_BOX (box),
      make_label (pupil != NULL ? pupil->nickname : _ ("Without a Name"),
                  "pupil-name"));
  gtk_box_append (GTK_BOX (box),
                  make_label (is_now ? _ ("✓ Learning Now") : "", "pupil-now"));
  if (pupil != NULL)
    gtk_box_append (GTK_BOX (box), make_change (pupil));
  if (pupil != NULL)
    gtk_widget_set_tooltip_text (card, pupil->nickname);
  gtk_widget_add_css_class (box, "pupil-card");
  gtk_widget_add_css_class (box, "card");
  if (is_now)
    gtk_widget_add_css_class (box, "now");
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (card), box);
  name_card (card, pupil, is_now);
  g_object_set_data_full (G_OBJECT (card),
                          ID_KEY,
                          pupil != NULL ? g_strdup (pupil->id) : NULL,
                          g_free);
  return card;
}

static void
make_cards (TengenPupilPage *self)
{
  GtkWidget *card;

  while ((card = gtk_widget_get_first_child (GTK_WIDGET (self->people))) !=
         NULL)
    gtk_flow_box_remove (self->people, card);
  for (guint i = 0; i < self->all->len; i++)
    gtk_flow_box_append (self->people,
                         make_card (self, g_ptr_array_index (self->all, i)));
  gtk_flow_box_append (self->people, make_card (self, NULL));
}

/* As Tab does it: only then do the arrows go on from there. */
static void
focus_card (TengenPupilPage *self, const char *id)
{
  GtkFlowBoxChild *card;

  for (int i = 0;
       (card = gtk_flow_box_get_child_at_index (self->people, i)) != NULL;
       i++)
    if (g_strcmp0 (g_object_get_data (G_OBJECT (card), ID_KEY), id) == 0 &&
        !gtk_widget_has_focus (GTK_WIDGET (card)))
      gtk_widget_child_focus (GTK_WIDGET (card), GTK_DIR_TAB_FORWARD);
}

/* --- Searching for a name --- */

static gboolean
fits (TengenPupilPage *self, GtkFlowBoxChild *card, const char *wanted)
{
  const TengenLessonPupil *pupil = tengen_lesson_pupil_find (
      self->all, g_object_get_data (G_OBJECT (card), ID_KEY));
  g_autofree char *name =
      pupil != NULL ? tengen_words_fold (pupil->nickname) : NULL;

  return *wanted == '\0' || (name != NULL && strstr (name, wanted) != NULL);
}

/* A filter of the box would hide cards from the eye alone. */
static void
search_cb (TengenPupilPage *self)
{
  g_autofree char *wanted =
      tengen_words_fold (gtk_editable_get_text (self->search));
  GtkFlowBoxChild *card;

  for (int i = 0;
       (card = gtk_flow_box_get_child_at_index (self->people, i)) != NULL;
       i++)
    gtk_widget_set_visible (GTK_WIDGET (card), fits (self, card, wanted));
}

/* The first card that is left. */
static void
search_done_cb (TengenPupilPage *self)
{
  GtkFlowBoxChild *card;

  search_cb (self);
  for (int i = 0;
       (card = gtk_flow_box_get_child_at_index (self->people, i)) != NULL;
       i++)
    if (gtk_widget_get_visible (GTK_WIDGET (card)))
      {
        gtk_widget_activate (GTK_WIDGET (card));
        return;
      }
}

static void
stop_cb (TengenPupilPage *self)
{
  if (*gtk_editable_get_text (self->search) == '\0')
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
  gtk_editable_set_text (self->search, "");
}

/* --- What a person does --- */

static void
activated_cb (TengenPupilPage *self, GtkFlowBoxChild *card)
{
  g_autofree char *id = g_strdup (g_object_get_data (G_OBJECT (card), ID_KEY));

  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, id);
}

static gboolean
is_taken (TengenPupilPage *self, guint picture)
{
  for (guint i = 0; i < self->all->len; i++)
    {
      const TengenLessonPupil *pupil = g_ptr_array_index (self->all, i);

      if (pupil->picture == picture)
        return TRUE;
    }
  return FALSE;
}

/* The first picture not yet taken, if there is one. */
static guint
find_picture (TengenPupilPage *self)
{
  for (guint i = 0; i < TENGEN_LESSON_PUPILS_PICTURES; i++)
    if (!is_taken (self, i))
      return i;
  return self->all->len % TENGEN_LESSON_PUPILS_PICTURES;
}

static void
ask (TengenPupilPage *self, const TengenLessonPupil *pupil)
{
  g_free (self->changed);
  self->changed = pupil != NULL ? g_strdup (pupil->id) : NULL;
  show_part (self, GTK_WIDGET (self->form));
  tengen_pupil_form_ask (self->form, pupil, find_picture (self));
}

static void
new_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ask (TENGEN_PUPIL_PAGE (widget), NULL);
}

static void
change_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenPupilPage *self = TENGEN_PUPIL_PAGE (widget);
  const TengenLessonPupil *pupil = tengen_lesson_pupil_find (
      self->all, g_variant_get_string (parameter, NULL));

  if (pupil != NULL)
    ask (self, pupil);
}

static void
roster_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenPupilPage *self = TENGEN_PUPIL_PAGE (widget);

  show_part (self, GTK_WIDGET (self->roster));
  tengen_pupil_roster_ask (self->roster, self->all);
}

static void
roster_done_cb (TengenPupilPage *self, GPtrArray *lines)
{
  g_autoptr (GPtrArray) kept = g_ptr_array_ref (lines);

  tengen_pupil_page_focus (self);
  g_signal_emit (self, signals[SIGNAL_ADD_ALL], 0, kept);
}

static void
done_cb (TengenPupilPage *self, const char *nickname, guint picture)
{
  g_autofree char *id = g_strdup (self->changed);

  tengen_pupil_page_focus (self);
  if (id == NULL)
    g_signal_emit (self, signals[SIGNAL_ADD], 0, nickname, picture);
  else
    g_signal_emit (self, signals[SIGNAL_CHANGE], 0, id, nickname, picture);
}

static void
take_away_cb (TengenPupilPage *self)
{
  g_autofree char *id = g_strdup (self->changed);

  tengen_pupil_page_focus (self);
  g_signal_emit (self, signals[SIGNAL_TAKE_AWAY], 0, id);
}

/* --- The object --- */

static void
tengen_pupil_page_finalize (GObject *object)
{
  TengenPupilPage *self = TENGEN_PUPIL_PAGE (object);

  g_ptr_array_unref (self->all);
  g_free (self->current);
  g_free (self->changed);
  G_OBJECT_CLASS (tengen_pupil_page_parent_class)->finalize (object);
}

static void
install_signals (void)
{
  /* TengenPupilPage::chosen: the learner (id) */
  signals[SIGNAL_CHOSEN] =
      tengen_signal_new ("chosen", TENGEN_TYPE_PUPIL_PAGE, 1, G_TYPE_STRING);
  /* TengenPupilPage::add: a new person */
  signals[SIGNAL_ADD] = tengen_signal_new (
      "add", TENGEN_TYPE_PUPIL_PAGE, 2, G_TYPE_STRING, G_TYPE_UINT);
  /* TengenPupilPage::add-all: a class (of TengenLessonRosterLine) */
  signals[SIGNAL_ADD_ALL] = tengen_signal_new (
      "add-all", TENGEN_TYPE_PUPIL_PAGE, 1, G_TYPE_PTR_ARRAY);
  /* TengenPupilPage::change: another nickname and picture (id) */
  signals[SIGNAL_CHANGE] = tengen_signal_new ("change",
                                              TENGEN_TYPE_PUPIL_PAGE,
                                              3,
                                              G_TYPE_STRING,
                                              G_TYPE_STRING,
                                              G_TYPE_UINT);
  /* TengenPupilPage::take-away: a person is to be taken away (id) */
  signals[SIGNAL_TAKE_AWAY] =
      tengen_signal_new ("take-away", TENGEN_TYPE_PUPIL_PAGE, 1, G_TYPE_STRING);
}

static void
bind_template (GtkWidgetClass *klass)
{
  tengen_pupil_ui_get_resource ();
  g_type_ensure (TENGEN_TYPE_PUPIL_FORM);
  g_type_ensure (TENGEN_TYPE_PUPIL_ROSTER);
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/lesson/tengen-pupil-page.ui");
  gtk_widget_class_bind_template_child (klass, TengenPupilPage, parts);
  gtk_widget_class_bind_template_child (klass, TengenPupilPage, list);
  gtk_widget_class_bind_template_child (klass, TengenPupilPage, people);
  gtk_widget_class_bind_template_child (klass, TengenPupilPage, search);
  gtk_widget_class_bind_template_child (klass, TengenPupilPage, add);
  gtk_widget_class_bind_template_child (klass, TengenPupilPage, add_class);
  gtk_widget_class_bind_template_child (klass, TengenPupilPage, form);
  gtk_widget_class_bind_template_child (klass, TengenPupilPage, roster);
  gtk_widget_class_bind_template_callback (klass, activated_cb);
  gtk_widget_class_bind_template_callback (klass, done_cb);
  gtk_widget_class_bind_template_callback (klass, roster_done_cb);
  gtk_widget_class_bind_template_callback (klass, search_cb);
  gtk_widget_class_bind_template_callback (klass, search_done_cb);
  gtk_widget_class_bind_template_callback (klass, stop_cb);
  gtk_widget_class_bind_template_callback (klass, take_away_cb);
  gtk_widget_class_bind_template_callback (klass, tengen_pupil_page_focus);
}

static void
tengen_pupil_page_class_init (TengenPupilPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_pupil_page_finalize;
  install_signals ();
  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  /* TengenPupilPage|pupil.new: asks for a new person */
  gtk_widget_class_install_action (widget_class, "pupil.new", NULL, new_action);
  /* TengenPupilPage|pupil.roster: asks for the names of a class */
  gtk_widget_class_install_action (
      widget_class, "pupil.roster", NULL, roster_action);
  /* TengenPupilPage|pupil.change: asks what to change of a person (id) */
  gtk_widget_class_install_action (
      widget_class, "pupil.change", "s", change_action);
}

static void
tengen_pupil_page_init (TengenPupilPage *self)
{
  self->all = g_ptr_array_new_with_free_func (
      (GDestroyNotify) tengen_lesson_pupil_free);
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/lesson/tengen-pupil.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self->search), FALSE);
  make_cards (self);
}

GtkWidget *
tengen_pupil_page_new (void)
{
  return g_object_new (TENGEN_TYPE_PUPIL_PAGE, NULL);
}

void
tengen_pupil_page_set_pupils (TengenPupilPage *self,
                              const GPtrArray *all,
                              const char *current)
{
  gboolean focused;

  g_return_if_fail (TENGEN_IS_PUPIL_PAGE (self));
  g_return_if_fail (all != NULL);

  g_ptr_array_set_size (self->all, 0);
  for (guint i = 0; i < all->len; i++)
    g_ptr_array_add (self->all,
                     tengen_lesson_pupil_copy (g_ptr_array_index (all, i)));
  g_free (self->current);
  self->current = g_strdup (current);
  focused = gtk_widget_get_mapped (self->list) &&
            gtk_widget_get_focus_child (GTK_WIDGET (self->people)) != NULL;
  make_cards (self);
  gtk_widget_set_sensitive (self->add, all->len < TENGEN_LESSON_PUPILS_MOST);
  gtk_widget_set_sensitive (self->add_class,
                            all->len < TENGEN_LESSON_PUPILS_MOST);
  gtk_widget_set_visible (GTK_WIDGET (self->search), all->len >= MANY);
  if (all->len < MANY)
    gtk_editable_set_text (self->search, "");
  search_cb (self);
  if (self->changed != NULL &&
      tengen_lesson_pupil_find (self->all, self->changed) == NULL)
    show_part (self, self->list);
  if (focused)
    focus_card (self, self->current);
}

void
tengen_pupil_page_focus (TengenPupilPage *self)
{
  g_return_if_fail (TENGEN_IS_PUPIL_PAGE (self));

  g_clear_pointer (&self->changed, g_free);
  gtk_editable_set_text (self->search, "");
  search_cb (self);
  show_part (self, self->list);
  focus_card (self, self->current);
}

void
tengen_pupil_page_focus_card (TengenPupilPage *self, const char *id)
{
  g_return_if_fail (TENGEN_IS_PUPIL_PAGE (self));

  if (gtk_widget_get_mapped (self->list))
    focus_card (self, id);
}
