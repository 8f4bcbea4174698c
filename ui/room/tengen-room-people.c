/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-people: who is here
 */
#include "tengen-room-people.h"

#include "tengen-label.h"
#include "tengen-pupil-picture.h"
#include "tengen-room-panel.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define P_(one, many, n) tengen_words_plural (one, many, n)

#define PICTURE 26
#define MEMBER "tengen-member"
#define LOOK "tengen-look"

struct _TengenRoomPeople
{
  GtkWidget parent_instance;

  TengenRoomLectern *lectern;
  GtkLabel *count;
  GtkFlowBox *list;
  GtkWidget *panel;
};

G_DEFINE_FINAL_TYPE (TengenRoomPeople, tengen_room_people, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static char *
describe (const TengenRoomPerson *person)
{
  if (person->hand)
    /* TRANSLATORS: a name */
    return g_strdup_printf (_ ("%s, a hand is up"), person->name);
  if (!person->here)
    /* TRANSLATORS: a name */
    return g_strdup_printf (_ ("%s, not here"), person->name);
  return g_strdup (person->name);
}

/* A hand has the place of the picture: names have little room. */
static GtkWidget *
make_sign (const TengenRoomPerson *person)
{
  GtkWidget *hand;

  if (!person->hand)
    return tengen_pupil_picture_new (person->picture >= 0
                                         ? (guint) person->picture
                                         : TENGEN_PUPIL_PICTURE_PLAIN,
                                     PICTURE);
  hand = gtk_label_new ("?");
  gtk_widget_set_size_request (hand, PICTURE, PICTURE);
  gtk_widget_set_valign (hand, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (hand, "room-hand");
  return hand;
}

static void
fill_child (GtkWidget *child, const TengenRoomPerson *person)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *name = gtk_label_new (person->name);
  g_autofree char *said = describe (person);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (box), make_sign (person));
  gtk_box_append (GTK_BOX (box), name);
  gtk_widget_remove_css_class (child, "waiting");
  if (person->hand)
    gtk_widget_add_css_class (child, "waiting");
  if (!person->here)
    gtk_widget_add_css_class (box, "away");
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);
  gtk_widget_set_tooltip_text (child, said);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

static int
get_rank (const TengenRoomPerson *person)
{
  if (person->hand)
    return 0;
  return person->here ? 1 : 2;
}

static int
get_member (GtkFlowBoxChild *child)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (child), MEMBER));
}

static int
compare (GtkFlowBoxChild *one, GtkFlowBoxChild *other, gpointer data)
{
  TengenRoomPeople *self = data;
  const TengenRoomPerson *first =
      tengen_room_lectern_get_person (self->lectern, get_member (one));
  const TengenRoomPerson *second =
      tengen_room_lectern_get_person (self->lectern, get_member (other));
  int order = get_rank (first) - get_rank (second);

  return order != 0 ? order : first->member - second->member;
}

/* Equal texts look alike. */
static char *
write_down (const TengenRoomPerson *person)
{
  return g_strdup_printf (
      "%d %d %s", person->picture, get_rank (person), person->name);
}

static void
show_count (TengenRoomPeople *self, guint n_all)
{
  guint n = tengen_room_lectern_count_here (self->lectern);
  /* TRANSLATORS: how many of a class are here */
  g_autofree char *text =
      g_strdup_printf (P_ ("%u of %u here", "%u of %u here", n_all), n, n_all);

  gtk_label_set_label (self->count, text);
}

static void
take_out (TengenRoomPeople *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->list));

  while (child != NULL)
    {
      int member = get_member (GTK_FLOW_BOX_CHILD (child));
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (tengen_room_lectern_get_person (self->lectern, member) == NULL)
        gtk_flow_box_remove (self->list, child);
      child = next;
    }
}

static GtkWidget *
find_child (TengenRoomPeople *self, int member)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->list));

  while (child != NULL && get_member (GTK_FLOW_BOX_CHILD (child)) != member)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static void
show_person (TengenRoomPeople *self, const TengenRoomPerson *person)
{
  GtkWidget *child = find_child (self, person->member);
  g_autofree char *text = write_down (person);

  if (child == NULL)
    {
      child = gtk_flow_box_child_new ();
      g_object_set_data (
          G_OBJECT (child), MEMBER, GINT_TO_POINTER (person->member));
      gtk_flow_box_append (self->list, child);
    }
  if (g_strcmp0 (text, g_object_get_data (G_OBJECT (child), LOOK)) == 0)
    return;
  fill_child (child, person);
  g_object_set_data_full (
      G_OBJECT (child), LOOK, g_steal_pointer (&text), g_free);
}

/* Children stay while their member does: somebody may be about to press. */
static void
room_cb (TengenRoomPeople *self)
{
  const GPtrArray *all = tengen_room_lectern_get_people (self->lectern);

  take_out (self);
  for (guint i = 0; i < all->len; i++)
    show_person (self, g_ptr_array_index (all, i));
  gtk_flow_box_invalidate_sort (self->list);
  show_count (self, all->len);
}

static void
open_panel (TengenRoomPeople *self, GtkFlowBoxChild *child)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (
          GTK_WIDGET (child), GTK_WIDGET (self), &bounds))
    return;
  tengen_room_panel_open (TENGEN_ROOM_PANEL (self->panel),
                          get_member (child),
                          &(GdkRectangle){ (int) bounds.origin.x,
                                           (int) bounds.origin.y,
                                           (int) bounds.size.width,
                                           (int) bounds.size.height });
}

/* Of those who play the board is seen; of others there is nothing to see. */
static void
activated_cb (TengenRoomPeople *self, GtkFlowBoxChild *child)
{
  if (tengen_room_lectern_find_table (self->lectern, get_member (child)) >= 0)
    g_signal_emit (self, signals[CHOSEN], 0, get_member (child));
  else
    open_panel (self, child);
}

static void
pressed_cb (TengenRoomPeople *self, int n, double x, double y)
{
  GtkFlowBoxChild *child =
      gtk_flow_box_get_child_at_pos (self->list, (int) x, (int) y);

  if (child != NULL)
    open_panel (self, child);
}

static void
menu_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRoomPeople *self = TENGEN_ROOM_PEOPLE (widget);
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self->list));

  if (child != NULL)
    open_panel (self, GTK_FLOW_BOX_CHILD (child));
}

static void
tengen_room_people_finalize (GObject *object)
{
  g_clear_object (&TENGEN_ROOM_PEOPLE (object)->lectern);
  G_OBJECT_CLASS (tengen_room_people_parent_class)->finalize (object);
}

static void
tengen_room_people_class_init (TengenRoomPeopleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_room_people_finalize;
  /* TengenRoomPeople::chosen: somebody was pressed */
  signals[CHOSEN] =
      tengen_signal_new ("chosen", TENGEN_TYPE_ROOM_PEOPLE, 1, G_TYPE_INT);
  /* TengenRoomPeople|people.menu: what can be done with who has the focus */
  gtk_widget_class_install_action (
      widget_class, "people.menu", NULL, menu_action);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Menu, 0, "people.menu", NULL);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "people.menu", NULL);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
make_head (TengenRoomPeople *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *title = tengen_heading_new (_ ("Who is here"), 2, "room-heading");

  self->count = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "dim");
  gtk_widget_set_hexpand (title, TRUE);
  gtk_label_set_wrap (GTK_LABEL (title), FALSE);
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->count));
  return head;
}

static void
add_gesture (TengenRoomPeople *self)
{
  GtkGesture *gesture = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture),
                                 GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (gesture, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->list),
                             GTK_EVENT_CONTROLLER (gesture));
}

static GtkWidget *
make_list (TengenRoomPeople *self)
{
  GtkWidget *list = gtk_flow_box_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->list = GTK_FLOW_BOX (list);
  gtk_flow_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (self->list, TRUE);
  gtk_flow_box_set_min_children_per_line (self->list, 2);
  gtk_flow_box_set_max_children_per_line (self->list, 2);
  gtk_widget_set_valign (list, GTK_ALIGN_START);
  g_signal_connect_swapped (
      list, "child-activated", G_CALLBACK (activated_cb), self);
  add_gesture (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Who is here"),
                                  -1);
  gtk_scrolled_window_set_policy (
      GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  gtk_widget_set_vexpand (scrolled, TRUE);
  return scrolled;
}

static void
tengen_room_people_init (TengenRoomPeople *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "room-card");
  gtk_box_append (GTK_BOX (box), make_head (self));
  gtk_box_append (GTK_BOX (box), make_list (self));
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}

void
tengen_room_people_set_lectern (TengenRoomPeople *self,
                                TengenRoomLectern *lectern)
{
  g_return_if_fail (TENGEN_IS_ROOM_PEOPLE (self));
  g_return_if_fail (TENGEN_IS_ROOM_LECTERN (lectern));

  self->lectern = g_object_ref (lectern);
  gtk_flow_box_set_sort_func (self->list, compare, self, NULL);
  self->panel = tengen_room_panel_new (lectern);
  gtk_widget_set_parent (self->panel, GTK_WIDGET (self));
  g_signal_connect_object (
      lectern, "room-changed", G_CALLBACK (room_cb), self, G_CONNECT_SWAPPED);
  room_cb (self);
}
