/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-announce: says a sentence to screen readers
 *
 * Shape: each window has a list of what was said, which is spoken when the
 *        window is idle. The version maximum is lifted here alone, where the
 *        newer call is used only if the headers have it.
 */
#undef GDK_VERSION_MAX_ALLOWED

#include "tengen-announce.h"

#include "tengen-words-text.h"

/* So long the focus may move by itself after something was said. */
#define MOVING_US (300 * G_TIME_SPAN_MILLISECOND)

/* No user listens to more, and names from files may be of any length. */
#define MOST_LETTERS 1000

/* A sentence that waits, and the widget that says it. */
typedef struct
{
  GtkWidget *widget;
  char *text;
} Said;

/* What belongs to a window. */
typedef struct
{
  GtkWidget *root;
  GQueue said;
  guint idle;
  /* the last sentence, and when it was said */
  char *text;
  gint64 time;
  /* (weak) (nullable): what it was said over */
  GtkWidget *carrier;
} Speaker;

static GQuark
speaker_quark (void)
{
  return g_quark_from_static_string ("tengen-announce-speaker");
}

static GQuark
early_quark (void)
{
  return g_quark_from_static_string ("tengen-announce-early");
}

static GQuark
own_quark (void)
{
  return g_quark_from_static_string ("tengen-announce-own");
}

static void
said_free (gpointer data)
{
  Said *said = data;

  g_object_unref (said->widget);
  g_free (said->text);
  g_free (said);
}

static void
speaker_free (gpointer data)
{
  Speaker *self = data;

  g_clear_handle_id (&self->idle, g_source_remove);
  g_queue_clear_full (&self->said, said_free);
  g_clear_weak_pointer (&self->carrier);
  g_free (self->text);
  g_free (self);
}

/* --- Speaking --- */

#if GTK_CHECK_VERSION(4, 14, 0)

static void
speak (Speaker *self, const char *text)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (self->root),
                           text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

#else

static void
set_description (GtkWidget *widget, const char *text)
{
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* What has the focus for a screen reader: of an entry the whole, not the text
 * inside it. */
static GtkWidget *
get_focus (GtkWidget *root)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (root));

  while (focus != NULL && gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (
                              focus)) == GTK_ACCESSIBLE_ROLE_NONE)
    focus = gtk_widget_get_parent (focus);
  return focus;
}

/* GTK describes a widget by its tooltip where there is nothing else. */
static void
restore_description (GtkWidget *widget)
{
  const char *own = g_object_get_qdata (G_OBJECT (widget), own_quark ());

  if (own == NULL)
    own = gtk_widget_get_tooltip_text (widget);
  set_description (widget, own != NULL ? own : "");
}

static void
take_sentence (Speaker *self, GtkWidget *widget)
{
  g_set_weak_pointer (&self->carrier, widget);
  set_description (widget, self->text);
}

/* Where the focus goes by itself after something was said, as in a window that
 * opens, it takes the sentence with it. A window that has no focus for a moment
 * gets it back. */
static void
focus_cb (GtkWidget *root)
{
  Speaker *self = g_object_get_qdata (G_OBJECT (root), speaker_quark ());
  GtkWidget *focus = get_focus (root);

  if (focus == NULL || focus == self->carrier || self->carrier == NULL)
    return;
  restore_description (self->carrier);
  if (g_get_monotonic_time () - self->time < MOVING_US)
    take_sentence (self, focus);
  else
    g_clear_weak_pointer (&self->carrier);
}

/* The same sentence a second time is a change too, by the way of none. */
static void
speak (Speaker *self, const char *text)
{
  GtkWidget *focus = get_focus (self->root);

  if (focus == NULL)
    focus = self->root;
  g_free (self->text);
  self->text = tengen_words_shorten (text, MOST_LETTERS);
  self->time = g_get_monotonic_time ();
  set_description (focus, "");
  take_sentence (self, focus);
}

#endif

/* --- What is said at one time --- */

/* A line that is not shown as it says nothing now may yet speak, and so does what
 * is wrapped around it; a page that is not shown does not. */
static gboolean
is_here (GtkWidget *widget)
{
  while (!gtk_widget_get_visible (widget) &&
         gtk_widget_get_parent (widget) != NULL)
    widget = gtk_widget_get_parent (widget);
  return gtk_widget_get_mapped (widget);
}

static gboolean
speak_cb (gpointer data)
{
  Speaker *self = data;
  g_autoptr (GString) text = g_string_new (NULL);
  Said *said;

  self->idle = 0;
  while ((said = g_queue_pop_head (&self->said)) != NULL)
    {
      if (is_here (said->widget))
        g_string_append_printf (
            text, "%s%s", text->len > 0 ? " " : "", said->text);
      said_free (said);
    }
  if (text->len > 0)
    speak (self, text->str);
  return G_SOURCE_REMOVE;
}

static Speaker *
get_speaker (GtkWidget *root)
{
  Speaker *self = g_object_get_qdata (G_OBJECT (root), speaker_quark ());

  if (self != NULL)
    return self;
  self = g_new0 (Speaker, 1);
  self->root = root;
  g_queue_init (&self->said);
  g_object_set_qdata_full (
      G_OBJECT (root), speaker_quark (), self, speaker_free);
#if !GTK_CHECK_VERSION(4, 14, 0)
  g_signal_connect (root, "notify::focus-widget", G_CALLBACK (focus_cb), NULL);
#endif
  return self;
}

/* Only the last that a widget has said at one time holds. */
static void
take_back (Speaker *self, GtkWidget *widget)
{
  for (GList *link = self->said.head; link != NULL; link = link->next)
    {
      Said *said = link->data;

      if (said->widget == widget)
        {
          said_free (said);
          g_queue_delete_link (&self->said, link);
          return;
        }
    }
}

static void
say_in (GtkWidget *root, GtkWidget *widget, const char *text)
{
  Speaker *self = get_speaker (root);
  Said *said;

  take_back (self, widget);
  if (*text == '\0')
    return;
  said = g_new0 (Said, 1);
  said->widget = g_object_ref (widget);
  said->text = g_strdup (text);
  g_queue_push_tail (&self->said, said);
  if (self->idle == 0)
    self->idle = g_idle_add (speak_cb, self);
}

static void
root_cb (GtkWidget *widget)
{
  g_autofree char *text =
      g_object_steal_qdata (G_OBJECT (widget), early_quark ());

  g_signal_handlers_disconnect_by_func (widget, root_cb, NULL);
  if (text != NULL)
    say_in (GTK_WIDGET (gtk_widget_get_root (widget)), widget, text);
}

/* What is said while a window is being built waits for it. */
static void
say (GtkWidget *widget, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (root != NULL)
    {
      say_in (GTK_WIDGET (root), widget, text);
      return;
    }
  g_signal_handlers_disconnect_by_func (widget, root_cb, NULL);
  g_signal_connect (widget, "notify::root", G_CALLBACK (root_cb), NULL);
  g_object_set_qdata_full (
      G_OBJECT (widget), early_quark (), g_strdup (text), g_free);
}

/* --- Public --- */

void
tengen_announce (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (text != NULL);

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  say (widget, text);
}

void
tengen_announce_aloud (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (text != NULL);

  say (widget, text);
}

void
tengen_announce_describe (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (text != NULL);

  g_object_set_qdata_full (
      G_OBJECT (widget), own_quark (), g_strdup (text), g_free);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}
