/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-entrance: how pupils come in
 */
#include "tengen-room-entrance.h"

#include <string.h>

#include "tengen-announce.h"
#include "tengen-room-code.h"
#include "tengen-room-ui.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define P_(one, many, n) tengen_words_plural (one, many, n)

/* Seconds until it is told what to look at. */
#define PATIENCE 60
#define LARGE_CODE 240

struct _TengenRoomEntrance
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkWidget *how;
  TengenRoomCode *qr;
  GtkLabel *code;
  GtkLabel *address;
  GtkLabel *tries;
  GtkWidget *enlarge;
  GtkWidget *next;
  GtkWidget *renew;
  GtkWidget *trouble;
  GtkLabel *advice;

  TengenRoomLectern *lectern;
  gboolean large;
  /* which address */
  guint chosen;
  guint patience;
};

G_DEFINE_FINAL_TYPE (TengenRoomEntrance, tengen_room_entrance, GTK_TYPE_WIDGET)

enum
{
  PROP_LARGE = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* --- What is shown --- */

/* Two groups are read and typed more easily than six digits. */
static char *
part_code (const char *code)
{
  gsize length = strlen (code);

  if (length != 6)
    return g_strdup (code);
  return g_strdup_printf ("%.3s\u2009%s", code, code + 3);
}

static void
show_code (TengenRoomEntrance *self)
{
  const char *code = tengen_room_lectern_get_code (self->lectern);
  g_autofree char *parted = part_code (code);
  GString *spelled = g_string_new (_ ("Number:"));

  for (const char *digit = code; *digit != '\0'; digit++)
    g_string_append_printf (spelled, " %c", *digit);
  gtk_label_set_label (self->code, parted);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->code),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spelled->str,
                                  -1);
  g_string_free (spelled, TRUE);
}

static void
show_address (TengenRoomEntrance *self)
{
  const GPtrArray *all = tengen_room_lectern_get_addresses (self->lectern);
  const TengenRoomWay *address;

  gtk_widget_set_visible (self->next, all->len > 1);
  if (all->len == 0)
    return;
  address = g_ptr_array_index (all, self->chosen % all->len);
  tengen_room_code_show (self->qr, address->size, address->bits);
  gtk_label_set_label (self->address, address->plain);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->address), address->plain);
}

static char *
say_tries (int tries, int wait)
{
  if (wait > 0)
    return g_strdup_printf (
        P_ ("Too many wrong numbers. The next one is taken in %d second.",
            "Too many wrong numbers. The next one is taken in %d seconds.",
            wait),
        wait);
  if (tries > 0)
    return g_strdup_printf (P_ ("%d wrong number in the last minute",
                                "%d wrong numbers in the last minute",
                                tries),
                            tries);
  return NULL;
}

static void
show_tries (TengenRoomEntrance *self)
{
  int wait;
  int tries = tengen_room_lectern_get_tries (self->lectern, &wait);
  g_autofree char *text = say_tries (tries, wait);

  gtk_widget_set_visible (GTK_WIDGET (self->tries), text != NULL);
  gtk_widget_set_visible (self->renew, text != NULL || self->large);
  gtk_label_set_label (self->tries, text != NULL ? text : "");
}

static void
door_cb (TengenRoomEntrance *self)
{
  show_code (self);
  show_address (self);
  show_tries (self);
  if (tengen_room_lectern_get_came (self->lectern) > 0)
    {
      g_clear_handle_id (&self->patience, g_source_remove);
      gtk_widget_set_visible (self->trouble, FALSE);
    }
}

/* --- Nobody comes in --- */

void
tengen_room_entrance_show_trouble (TengenRoomEntrance *self)
{
  g_autofree char *text = NULL;
  int port;

  g_return_if_fail (TENGEN_IS_ROOM_ENTRANCE (self));

  port = tengen_room_lectern_get_port (self->lectern);
  text = g_strdup_printf (
      /* TRANSLATORS: a number of a port, four times */
      _ ("Nobody has come in yet. What to look at:\n"
         "1. Are the tablets in the same Wi-Fi as this computer, with mobile "
         "data switched off?\n"
         "2. Does the firewall of this computer let port %d in? In a terminal: "
         "sudo firewall-cmd --add-port=%d/tcp (firewalld), or sudo ufw allow "
         "%d/tcp (ufw).\n"
         "3. Does the Wi-Fi keep devices apart (guest network, “isolation”)? "
         "Ask the administrator, or use a network of your own.\n"
         "4. Does a proxy or a filter stand in between? The address of this "
         "computer has to be left out of it.\n"
         "5. Is there another address? Try “Other Address”; the port is %d."),
      port,
      port,
      port,
      port);
  gtk_label_set_label (self->advice, text);
  gtk_widget_set_visible (self->trouble, TRUE);
  if (gtk_widget_get_mapped (self->trouble))
    tengen_announce (GTK_WIDGET (self->advice), text);
}

static gboolean
patience_cb (gpointer data)
{
  TengenRoomEntrance *self = data;

  self->patience = 0;
  tengen_room_entrance_show_trouble (self);
  return G_SOURCE_REMOVE;
}

/* --- Acts --- */

static void
next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRoomEntrance *self = TENGEN_ROOM_ENTRANCE (widget);

  self->chosen++;
  show_address (self);
}

static void
code_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRoomEntrance *self = TENGEN_ROOM_ENTRANCE (widget);

  tengen_room_lectern_say_table (self->lectern, "code", -1);
}

/* --- The widget --- */

static void
tengen_room_entrance_get_property (GObject *object,
                                   guint property,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  if (property == PROP_LARGE)
    g_value_set_boolean (value, TENGEN_ROOM_ENTRANCE (object)->large);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tengen_room_entrance_set_property (GObject *object,
                                   guint property,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  if (property == PROP_LARGE)
    TENGEN_ROOM_ENTRANCE (object)->large = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tengen_room_entrance_constructed (GObject *object)
{
  TengenRoomEntrance *self = TENGEN_ROOM_ENTRANCE (object);

  G_OBJECT_CLASS (tengen_room_entrance_parent_class)->constructed (object);
  gtk_widget_add_css_class (self->content, self->large ? "large" : "small");
  gtk_widget_set_visible (self->how, self->large);
  gtk_widget_set_visible (self->enlarge, !self->large);
  if (self->large)
    tengen_room_code_set_least (self->qr, LARGE_CODE);
}

static void
tengen_room_entrance_dispose (GObject *object)
{
  TengenRoomEntrance *self = TENGEN_ROOM_ENTRANCE (object);

  g_clear_handle_id (&self->patience, g_source_remove);
  g_clear_object (&self->lectern);
  tengen_widget_dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  tengen_room_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/room/tengen-room-entrance.ui");
  gtk_widget_class_bind_template_child (klass, TengenRoomEntrance, content);
  gtk_widget_class_bind_template_child (klass, TengenRoomEntrance, how);
  gtk_widget_class_bind_template_child (klass, TengenRoomEntrance, qr);
  gtk_widget_class_bind_template_child (klass, TengenRoomEntrance, code);
  gtk_widget_class_bind_template_child (klass, TengenRoomEntrance, address);
  gtk_widget_class_bind_template_child (klass, TengenRoomEntrance, tries);
  gtk_widget_class_bind_template_child (klass, TengenRoomEntrance, enlarge);
  gtk_widget_class_bind_template_child (klass, TengenRoomEntrance, next);
  gtk_widget_class_bind_template_child (klass, TengenRoomEntrance, renew);
  gtk_widget_class_bind_template_child (klass, TengenRoomEntrance, trouble);
  gtk_widget_class_bind_template_child (klass, TengenRoomEntrance, advice);
}

static void
tengen_room_entrance_class_init (TengenRoomEntranceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_room_entrance_get_property;
  object_class->set_property = tengen_room_entrance_set_property;
  object_class->constructed = tengen_room_entrance_constructed;
  object_class->dispose = tengen_room_entrance_dispose;
  g_type_ensure (TENGEN_TYPE_ROOM_CODE);
  bind_template (widget_class);
  /* TengenRoomEntrance:large: for the projector */
  properties[PROP_LARGE] = g_param_spec_boolean (
      "large",
      NULL,
      NULL,
      FALSE,
      G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  /* TengenRoomEntrance|entrance.next: another address of this computer */
  gtk_widget_class_install_action (
      widget_class, "entrance.next", NULL, next_action);
  /* TengenRoomEntrance|entrance.code: other digits */
  gtk_widget_class_install_action (
      widget_class, "entrance.code", NULL, code_action);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_room_entrance_init (TengenRoomEntrance *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tengen_room_entrance_set_lectern (TengenRoomEntrance *self,
                                  TengenRoomLectern *lectern)
{
  g_return_if_fail (TENGEN_IS_ROOM_ENTRANCE (self));
  g_return_if_fail (TENGEN_IS_ROOM_LECTERN (lectern));

  self->lectern = g_object_ref (lectern);
  g_signal_connect_object (
      lectern, "door-changed", G_CALLBACK (door_cb), self, G_CONNECT_SWAPPED);
  if (self->large)
    self->patience = g_timeout_add_seconds (PATIENCE, patience_cb, self);
  door_cb (self);
}
