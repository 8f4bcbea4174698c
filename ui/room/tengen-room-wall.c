/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-wall: all boards of a room at once
 */
#include "tengen-room-wall.h"

#include "tengen-room-tile.h"
#include "tengen-signal.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define GAP 8
/* Seconds between changes of the order. */
#define PACE 10

struct _TengenRoomWall
{
  GtkWidget parent_instance;

  TengenRoomLectern *lectern;
  GtkWidget *tiles;
  GtkWidget *pager;
  GtkLabel *where;
  /* of int: tables in the order in which they are seen */
  GArray *order;
  guint page;
  gboolean by_hand;
  guint pace;
  /* the order is another one by now */
  gboolean stale;
};

G_DEFINE_FINAL_TYPE (TengenRoomWall, tengen_room_wall, GTK_TYPE_WIDGET)

enum
{
  PROP_BY_HAND = 1,
  N_PROPS,
};

enum
{
  OPENED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* --- Where tiles are --- */

static int
count_children (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

/* How large boards are in so many columns. */
static int
measure_board (int n, int columns, int width, int height)
{
  int rows = (n + columns - 1) / columns;

  return tengen_room_tile_measure_board ((width - GAP * (columns - 1)) /
                                             columns,
                                         (height - GAP * (rows - 1)) / rows);
}

static int
choose_columns (int n, int width, int height)
{
  int best = 1;

  for (int columns = 2; columns <= n; columns++)
    if (measure_board (n, columns, width, height) >
        measure_board (n, best, width, height))
      best = columns;
  return best;
}

static void
measure_tiles (GtkWidget *widget,
               GtkOrientation orientation,
               int for_size,
               int *minimum,
               int *natural,
               int *minimum_baseline,
               int *natural_baseline)
{
  *minimum = 0;
  *natural = 400;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least;

      gtk_widget_measure (child, orientation, -1, &least, NULL, NULL, NULL);
      *minimum = MAX (*minimum, least);
    }
  *natural = MAX (*natural, *minimum);
}

static void
allocate_tile (GtkWidget *tile, int index, int columns, int width, int height)
{
  int x = index % columns * (width + GAP);
  int y = index / columns * (height + GAP);
  int least_width, least_height;

  gtk_widget_measure (
      tile, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (
      tile, GTK_ORIENTATION_VERTICAL, -1, &least_height, NULL, NULL, NULL);
  gtk_widget_size_allocate (
      tile,
      &(GtkAllocation){
          x, y, MAX (width, least_width), MAX (height, least_height) },
      -1);
}

static void
allocate_tiles (GtkWidget *widget, int width, int height, int baseline)
{
  int n = count_children (widget);
  int columns = n > 0 ? choose_columns (n, width, height) : 1;
  int rows = MAX ((n + columns - 1) / columns, 1);
  int index = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    allocate_tile (child,
                   index++,
                   columns,
                   (width - GAP * (columns - 1)) / columns,
                   (height - GAP * (rows - 1)) / rows);
}

/* --- Tiles --- */

static TengenRoomTile *
find_tile (TengenRoomWall *self, int table)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->tiles);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (tengen_room_tile_get_table (TENGEN_ROOM_TILE (child)) == table)
      return TENGEN_ROOM_TILE (child);
  return NULL;
}

static void
clicked_cb (TengenRoomWall *self, TengenRoomTile *tile)
{
  g_signal_emit (self, signals[OPENED], 0, tengen_room_tile_get_table (tile));
}

static void
fill_tile (TengenRoomWall *self, TengenRoomTile *tile)
{
  const TengenRoomGame *game = tengen_room_lectern_get_game (
      self->lectern, tengen_room_tile_get_table (tile));

  if (game != NULL)
    tengen_room_tile_show (tile, game);
}

static GdkContentProvider *
prepare_cb (GtkDragSource *source, double x, double y, TengenRoomTile *tile)
{
  GdkPaintable *icon = gtk_widget_paintable_new (GTK_WIDGET (tile));

  gtk_drag_source_set_icon (source, icon, (int) x, (int) y);
  g_object_unref (icon);
  return gdk_content_provider_new_typed (G_TYPE_INT,
                                         tengen_room_tile_get_table (tile));
}

static gboolean drop_cb (GtkDropTarget *target,
                         const GValue *value,
                         double x,
                         double y,
                         TengenRoomWall *self);

static TengenRoomTile *
make_tile (TengenRoomWall *self, int table)
{
  GtkWidget *tile = tengen_room_tile_new (table);
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_COPY);

  g_signal_connect_object (
      tile, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), tile);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, 0);
  gtk_widget_add_controller (tile, GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (tile, GTK_EVENT_CONTROLLER (target));
  return TENGEN_ROOM_TILE (tile);
}

static guint
count_pages (TengenRoomWall *self)
{
  return MAX (1,
              (self->order->len + TENGEN_ROOM_WALL_BOARDS - 1) /
                  TENGEN_ROOM_WALL_BOARDS);
}

static void
show_pager (TengenRoomWall *self)
{
  guint n = count_pages (self);
  g_autofree char *where =
      /* TRANSLATORS: the page of boards that is seen, and how many there are */
      g_strdup_printf (_ ("Page %u of %u"), self->page + 1, n);

  gtk_label_set_label (self->where, where);
  gtk_widget_set_visible (self->pager, n > 1);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "wall.back", self->page > 0);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "wall.forward", self->page + 1 < n);
}

static gboolean
is_on_page (TengenRoomWall *self, int table)
{
  guint first = self->page * TENGEN_ROOM_WALL_BOARDS;

  for (guint i = first;
       i < MIN (first + TENGEN_ROOM_WALL_BOARDS, self->order->len);
       i++)
    if (g_array_index (self->order, int, i) == table)
      return TRUE;
  return FALSE;
}

static void
drop_tiles (TengenRoomWall *self)
{
  GtkWidget *child = gtk_widget_get_first_child (self->tiles);

  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (!is_on_page (self,
                       tengen_room_tile_get_table (TENGEN_ROOM_TILE (child))))
        gtk_widget_unparent (child);
      child = next;
    }
}

/* Tiles that stay are moved, so that the focus stays in them. */
static void
show_page (TengenRoomWall *self)
{
  guint first;
  GtkWidget *before = NULL;

  self->page = MIN (self->page, count_pages (self) - 1);
  first = self->page * TENGEN_ROOM_WALL_BOARDS;
  drop_tiles (self);
  for (guint i = first;
       i < MIN (first + TENGEN_ROOM_WALL_BOARDS, self->order->len);
       i++)
    {
      int table = g_array_index (self->order, int, i);
      TengenRoomTile *tile = find_tile (self, table);

      if (tile == NULL)
        tile = make_tile (self, table);
      gtk_widget_insert_after (GTK_WIDGET (tile), self->tiles, before);
      fill_tile (self, tile);
      before = GTK_WIDGET (tile);
    }
  show_pager (self);
}

/* --- The order --- */

static int
find_place (const GArray *order, int table)
{
  for (guint i = 0; i < order->len; i++)
    if (g_array_index (order, int, i) == table)
      return (int) i;
  return -1;
}

/* Tables that are gone go, new ones come last. */
static GArray *
keep_order (TengenRoomWall *self)
{
  const GArray *tables = tengen_room_lectern_get_tables (self->lectern);
  GArray *order = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i < self->order->len; i++)
    {
      int table = g_array_index (self->order, int, i);

      if (find_place (tables, table) >= 0)
        g_array_append_val (order, table);
    }
  for (guint i = 0; i < tables->len; i++)
    {
      int table = g_array_index (tables, int, i);

      if (find_place (order, table) < 0)
        g_array_append_val (order, table);
    }
  return order;
}

static void
sort (TengenRoomWall *self)
{
  GArray *order = self->by_hand ? keep_order (self)
                                : tengen_room_lectern_list (self->lectern);

  g_array_unref (self->order);
  self->order = order;
  self->stale = FALSE;
  show_page (self);
}

static gboolean
pace_cb (gpointer data)
{
  TengenRoomWall *self = data;

  if (self->stale && !self->by_hand)
    sort (self);
  return G_SOURCE_CONTINUE;
}

static void
room_cb (TengenRoomWall *self)
{
  const GArray *tables = tengen_room_lectern_get_tables (self->lectern);
  gboolean same = tables->len == self->order->len;

  for (guint i = 0; same && i < tables->len; i++)
    same = find_place (self->order, g_array_index (tables, int, i)) >= 0;
  if (!same)
    sort (self);
}

static void
game_cb (TengenRoomWall *self, int table)
{
  const TengenRoomGame *game =
      tengen_room_lectern_get_game (self->lectern, table);
  TengenRoomTile *tile = find_tile (self, table);
  gboolean waiting =
      tile != NULL && gtk_widget_has_css_class (GTK_WIDGET (tile), "waiting");

  self->stale = TRUE;
  if (tile != NULL)
    fill_tile (self, tile);
  if (!self->by_hand && game != NULL &&
      tengen_room_game_is_waiting (game) != waiting)
    sort (self);
}

/* --- By hand --- */

static void
put (TengenRoomWall *self, int table, int place)
{
  int from = find_place (self->order, table);

  if (from < 0 || place < 0 || place >= (int) self->order->len)
    return;
  g_array_remove_index (self->order, (guint) from);
  g_array_insert_val (self->order, (guint) place, table);
  g_object_set (self, "by-hand", TRUE, NULL);
  show_page (self);
}

static gboolean
drop_cb (GtkDropTarget *target,
         const GValue *value,
         double x,
         double y,
         TengenRoomWall *self)
{
  GtkWidget *tile =
      gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));

  put (self,
       g_value_get_int (value),
       find_place (self->order,
                   tengen_room_tile_get_table (TENGEN_ROOM_TILE (tile))));
  return TRUE;
}

static void
move_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRoomWall *self = TENGEN_ROOM_WALL (widget);
  GtkWidget *tile = gtk_widget_get_focus_child (self->tiles);
  int by = g_str_equal (name, "wall.left") ? -1 : 1;
  int table;

  if (tile == NULL)
    return;
  table = tengen_room_tile_get_table (TENGEN_ROOM_TILE (tile));
  put (self, table, find_place (self->order, table) + by);
  tengen_room_wall_focus_table (self, table);
}

static void
turn_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRoomWall *self = TENGEN_ROOM_WALL (widget);

  if (g_str_equal (name, "wall.forward"))
    self->page++;
  else if (self->page > 0)
    self->page--;
  show_page (self);
}

/* --- The widget --- */

static void
tengen_room_wall_get_property (GObject *object,
                               guint property,
                               GValue *value,
                               GParamSpec *pspec)
{
  if (property == PROP_BY_HAND)
    g_value_set_boolean (value, TENGEN_ROOM_WALL (object)->by_hand);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tengen_room_wall_set_property (GObject *object,
                               guint property,
                               const GValue *value,
                               GParamSpec *pspec)
{
  TengenRoomWall *self = TENGEN_ROOM_WALL (object);

  if (property != PROP_BY_HAND)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
      return;
    }
  if (self->by_hand == g_value_get_boolean (value))
    return;
  self->by_hand = g_value_get_boolean (value);
  if (self->lectern != NULL)
    sort (self);
  g_object_notify_by_pspec (object, pspec);
}

static void
tengen_room_wall_dispose (GObject *object)
{
  TengenRoomWall *self = TENGEN_ROOM_WALL (object);
  GtkWidget *child;

  g_clear_handle_id (&self->pace, g_source_remove);
  while (self->tiles != NULL &&
         (child = gtk_widget_get_first_child (self->tiles)) != NULL)
    gtk_widget_unparent (child);
  self->tiles = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->lectern);
  G_OBJECT_CLASS (tengen_room_wall_parent_class)->dispose (object);
}

static void
tengen_room_wall_finalize (GObject *object)
{
  g_array_unref (TENGEN_ROOM_WALL (object)->order);
  G_OBJECT_CLASS (tengen_room_wall_parent_class)->finalize (object);
}

static void
add_actions (GtkWidgetClass *klass)
{
  /* TengenRoomWall|wall.back: the page of boards before */
  gtk_widget_class_install_action (klass, "wall.back", NULL, turn_action);
  /* TengenRoomWall|wall.forward: the next page of boards */
  gtk_widget_class_install_action (klass, "wall.forward", NULL, turn_action);
  /* TengenRoomWall|wall.left: the board with the focus one place before */
  gtk_widget_class_install_action (klass, "wall.left", NULL, move_action);
  /* TengenRoomWall|wall.right: one place on */
  gtk_widget_class_install_action (klass, "wall.right", NULL, move_action);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Left, GDK_CONTROL_MASK, "wall.left", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Right, GDK_CONTROL_MASK, "wall.right", NULL);
}

static void
tengen_room_wall_class_init (TengenRoomWallClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_room_wall_get_property;
  object_class->set_property = tengen_room_wall_set_property;
  object_class->dispose = tengen_room_wall_dispose;
  object_class->finalize = tengen_room_wall_finalize;
  /* TengenRoomWall:by-hand: boards stay where they are put */
  properties[PROP_BY_HAND] = g_param_spec_boolean (
      "by-hand", NULL, NULL, FALSE, TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  /* TengenRoomWall::opened: a board is to be seen large */
  signals[OPENED] =
      tengen_signal_new ("opened", TENGEN_TYPE_ROOM_WALL, 1, G_TYPE_INT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
  add_actions (widget_class);
}

static GtkWidget *
make_turn (const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static void
tengen_room_wall_init (TengenRoomWall *self)
{
  self->order = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_orientable_set_orientation (
      GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
      GTK_ORIENTATION_VERTICAL);
  self->tiles = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (
      self->tiles, gtk_custom_layout_new (NULL, measure_tiles, allocate_tiles));
  gtk_widget_set_hexpand (self->tiles, TRUE);
  gtk_widget_set_vexpand (self->tiles, TRUE);
  gtk_widget_set_parent (self->tiles, GTK_WIDGET (self));
  self->pager = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_halign (self->pager, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (self->pager, GAP);
  gtk_box_append (GTK_BOX (self->pager), make_turn (_ ("Back"), "wall.back"));
  self->where = GTK_LABEL (gtk_label_new (NULL));
  gtk_box_append (GTK_BOX (self->pager), GTK_WIDGET (self->where));
  gtk_box_append (GTK_BOX (self->pager),
                  make_turn (_ ("More Boards"), "wall.forward"));
  gtk_widget_set_parent (self->pager, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("All boards"),
                                  -1);
}

void
tengen_room_wall_set_lectern (TengenRoomWall *self, TengenRoomLectern *lectern)
{
  g_return_if_fail (TENGEN_IS_ROOM_WALL (self));
  g_return_if_fail (TENGEN_IS_ROOM_LECTERN (lectern));

  self->lectern = g_object_ref (lectern);
  g_signal_connect_object (
      lectern, "room-changed", G_CALLBACK (room_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      lectern, "game-changed", G_CALLBACK (game_cb), self, G_CONNECT_SWAPPED);
  self->pace = g_timeout_add_seconds (PACE, pace_cb, self);
  sort (self);
}

void
tengen_room_wall_focus_table (TengenRoomWall *self, int table)
{
  int place;

  g_return_if_fail (TENGEN_IS_ROOM_WALL (self));

  place = find_place (self->order, table);
  if (place < 0)
    return;
  if (!is_on_page (self, table))
    {
      self->page = (guint) place / TENGEN_ROOM_WALL_BOARDS;
      show_page (self);
    }
  gtk_widget_grab_focus (GTK_WIDGET (find_tile (self, table)));
}
