/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-own: the text that is put on points as a label (好きな文字)
 *
 * Shape: the entry is the only state; the text without blanks is a copy of it.
 */
#include "tengen-review-own.h"

#include "tengen-announce.h"
#include "tengen-paint-label.h"
#include "tengen-signal.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenReviewOwn
{
  GtkWidget parent_instance;

  /* Owned */
  GtkWidget *popover;
  char *text;
  /* why it cannot be put on a point, or NULL */
  char *fault;

  /* Borrowed, children of the popover */
  GtkWidget *entry;
  GtkLabel *note;

  /* Borrowed, cleared when it goes: what had the keyboard */
  GtkWidget *before;
};

G_DEFINE_FINAL_TYPE (TengenReviewOwn, tengen_review_own, GTK_TYPE_WIDGET)

enum
{
  PROP_TEXT = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static guint
count_letters (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text = tengen_words_next_letter (text))
    n++;
  return n;
}

static char *
find_fault (const char *text)
{
  if (*text == '\0')
    return g_strdup (_ ("Write here what points shall have."));
  if (count_letters (text) > TENGEN_REVIEW_OWN_LETTERS)
    return g_strdup_printf (
        /* Translators: the most letters that a text on a point can have */
        _ ("This is too long for a point: %d letters at most. Longer texts "
           "belong into the comment."),
        TENGEN_REVIEW_OWN_LETTERS);
  return NULL;
}

/* What is to be said of the text, whether or not it can be used. */
static char *
describe (TengenReviewOwn *self)
{
  g_autofree char *shown = NULL;

  if (self->fault != NULL)
    return g_strdup (self->fault);
  if (count_letters (self->text) <= TENGEN_PAINT_LABEL_LETTERS)
    return g_strdup (_ ("Press the points that shall have it."));
  shown = tengen_paint_shorten_label (self->text);
  /* Translators: what a point shows of a longer text */
  return g_strdup_printf (_ ("The record has all of it; a point shows “%s”."),
                          shown);
}

static void
show_note (TengenReviewOwn *self)
{
  g_autofree char *note = describe (self);

  if (g_str_equal (note, gtk_label_get_label (self->note)))
    return;
  gtk_label_set_label (self->note, note);
  tengen_announce (GTK_WIDGET (self->note), note);
}

static void
changed_cb (TengenReviewOwn *self)
{
  char *text = g_strstrip (
      g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
  gboolean same = g_str_equal (text, self->text);

  g_free (self->text);
  self->text = text;
  g_free (self->fault);
  self->fault = find_fault (text);
  show_note (self);
  if (!same)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TEXT]);
}

static void
activate_cb (TengenReviewOwn *self)
{
  if (self->fault == NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  else
    tengen_announce (GTK_WIDGET (self->note), gtk_label_get_label (self->note));
}

static void
closed_cb (TengenReviewOwn *self)
{
  if (self->before != NULL && gtk_widget_get_mapped (self->before))
    gtk_widget_grab_focus (self->before);
  g_clear_weak_pointer (&self->before);
}

static void
tengen_review_own_size_allocate (GtkWidget *widget,
                                 int width,
                                 int height,
                                 int baseline)
{
  gtk_popover_present (GTK_POPOVER (TENGEN_REVIEW_OWN (widget)->popover));
}

static void
tengen_review_own_get_property (GObject *object,
                                guint id,
                                GValue *value,
                                GParamSpec *pspec)
{
  if (id == PROP_TEXT)
    g_value_set_string (value, TENGEN_REVIEW_OWN (object)->text);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tengen_review_own_dispose (GObject *object)
{
  TengenReviewOwn *self = TENGEN_REVIEW_OWN (object);

  g_clear_weak_pointer (&self->before);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_review_own_parent_class)->dispose (object);
}

static void
tengen_review_own_finalize (GObject *object)
{
  TengenReviewOwn *self = TENGEN_REVIEW_OWN (object);

  g_free (self->text);
  g_free (self->fault);
  G_OBJECT_CLASS (tengen_review_own_parent_class)->finalize (object);
}

static void
tengen_review_own_class_init (TengenReviewOwnClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_review_own_get_property;
  object_class->dispose = tengen_review_own_dispose;
  object_class->finalize = tengen_review_own_finalize;
  widget_class->size_allocate = tengen_review_own_size_allocate;
  /* TengenReviewOwn:text: the text */
  props[PROP_TEXT] =
      g_param_spec_string ("text", NULL, NULL, "", TENGEN_PARAM_READABLE);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static GtkWidget *
make_entry (TengenReviewOwn *self)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 12);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("Text for Points"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Text for Points"),
                                  -1);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (changed_cb), self);
  return entry;
}

static GtkWidget *
make_note (void)
{
  GtkWidget *note = g_object_new (GTK_TYPE_LABEL,
                                  "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_STATUS,
                                  "xalign",
                                  0.0,
                                  "wrap",
                                  TRUE,
                                  "width-chars",
                                  26,
                                  "max-width-chars",
                                  26,
                                  NULL);

  gtk_widget_add_css_class (note, "dim");
  return note;
}

static void
tengen_review_own_init (TengenReviewOwn *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  /* it lies over nothing */
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
  self->text = g_strdup ("");
  self->entry = make_entry (self);
  self->note = GTK_LABEL (make_note ());
  gtk_box_append (GTK_BOX (content), self->entry);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->note));
  self->popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (self->popover), content);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
  g_signal_connect_swapped (
      self->popover, "closed", G_CALLBACK (closed_cb), self);
  self->fault = find_fault (self->text);
  show_note (self);
}

void
tengen_review_own_open (TengenReviewOwn *self, GtkWidget *beside)
{
  GtkRoot *root;
  graphene_rect_t box;
  GdkRectangle place;

  g_return_if_fail (TENGEN_IS_REVIEW_OWN (self));
  g_return_if_fail (GTK_IS_WIDGET (beside));

  root = gtk_widget_get_root (GTK_WIDGET (self));
  if (root == NULL || gtk_widget_get_mapped (self->popover) ||
      !gtk_widget_compute_bounds (beside, GTK_WIDGET (self), &box))
    return;
  place.x = (int) box.origin.x;
  place.y = (int) box.origin.y;
  place.width = (int) box.size.width;
  place.height = (int) box.size.height;
  g_set_weak_pointer (&self->before, gtk_root_get_focus (root));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), &place);
  gtk_popover_popup (GTK_POPOVER (self->popover));
  gtk_widget_grab_focus (self->entry);
}

const char *
tengen_review_own_get_text (TengenReviewOwn *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_OWN (self), "");

  return self->text;
}

const char *
tengen_review_own_get_fault (TengenReviewOwn *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_OWN (self), NULL);

  return self->fault;
}
