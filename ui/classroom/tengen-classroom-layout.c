/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-layout: where things are on the wall
 *
 * Shape: at the bottom a strip for the place and, above it, the buttons that
 *        come and go, so that they never cover the board; then the score; the
 *        rest is for boards and words. Within a page nothing moves as long as
 *        the next sentence fits where the last one was.
 */
#include "tengen-classroom-private.h"

#include "tengen-classroom-size.h"

/* In heights of the wall. */
#define MARGIN 0.03
#define TITLE 0.07
#define PLACE 36.0
#define BUTTONS 46.0
/* On a wall higher than this part of its width they have its width. */
#define NARROW 0.75
#define SCORE 22.0
/* Boards are not smaller than this part of the largest that there could be. */
#define NEARLY 0.85
/* Around the buttons, between boards. */
#define GAP 6
#define BETWEEN 12

static int
measure_words (gpointer data, double em, int width)
{
  TengenClassroom *self = data;

  return tengen_classroom_words_measure (self->words, em, width);
}

static int
get_height (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (
      widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static int
get_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (
      widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

static int
get_strip_height (TengenClassroom *self)
{
  return get_height (GTK_WIDGET (self->bar), -1) + 2 * GAP;
}

static int
get_footer_height (TengenClassroom *self, int width)
{
  return self->footer != NULL && gtk_widget_get_visible (self->footer)
             ? get_height (self->footer, width)
             : 0;
}

/* --- Finding the room --- */

/* All boards get the room of the one that is highest for its width. */
static double
get_aspect (TengenClassroom *self)
{
  guint n = tengen_classroom_get_n_beside (self);
  double aspect = 0;

  for (guint i = 0; i < n; i++)
    {
      double one = tengen_classroom_tile_get_aspect (
          self->tiles->pdata[self->first + i]);

      if (one == 0)
        return 0;
      aspect = MAX (aspect, one);
    }
  return aspect;
}

static void
find_room (TengenClassroom *self,
           int width,
           int height,
           TengenClassroomFitRoom *room)
{
  int margin = (int) (MARGIN * height);
  int below = get_strip_height (self) + get_footer_height (self, width);

  *room = (TengenClassroomFitRoom){
    .wall = height,
    .x = margin,
    .y = margin,
    .width = MAX (1, width - 2 * margin),
    .height = MAX (1, height - margin - below),
    .aspect = get_aspect (self),
    .columns = 1,
    .rows = 1,
    .above = tengen_classroom_words_get_text (self->words) == NULL,
    .measure = measure_words,
    .data = self,
  };
}

static gboolean
is_same_room (const TengenClassroomFitRoom *one,
              const TengenClassroomFitRoom *two)
{
  return one->wall == two->wall && one->width == two->width &&
         one->height == two->height && one->aspect == two->aspect &&
         one->above == two->above;
}

/**
 * Rows:
 * @room: what it was found for
 * @fit: where things go
 * @size: of a board
 * @used: how much of the wall there is something on
 *
 * Boards in so many rows.
 */
typedef struct
{
  TengenClassroomFitRoom room;
  TengenClassroomFit fit;
  double size;
  double used;
} Rows;

static double
get_used (const TengenClassroomFit *fit, const TengenClassroomFitRoom *room)
{
  const GdkRectangle *board = &fit->board;
  int words = room->measure (room->data, fit->em, fit->words.width);

  return (double) board->width * board->height +
         (double) fit->words.width * CLAMP (words, 0, fit->words.height);
}

static Rows
try_rows (const TengenClassroomFitRoom *room, int n, int rows)
{
  double title = n > 1 ? TITLE * room->wall / room->width : 0;
  Rows self = { .room = *room };

  self.room.rows = rows;
  self.room.columns = (n + rows - 1) / rows;
  if (room->aspect > 0)
    self.room.aspect = room->aspect + title * self.room.columns;
  tengen_classroom_fit_find (&self.fit, &self.room);
  self.size = MIN (self.fit.board.width / self.room.columns,
                   self.fit.board.height / rows);
  self.used = get_used (&self.fit, &self.room);
  self.room.aspect = room->aspect;
  return self;
}

/* Several boards are put in as many rows as make them largest, or nearly so
 * where more of the wall is used then. */
static void
find_fit (TengenClassroom *self, const TengenClassroomFitRoom *room)
{
  int n = (int) MAX (1, tengen_classroom_get_n_beside (self));
  Rows tried[TENGEN_CLASSROOM_MOST_BESIDE];
  const Rows *best = NULL;
  double size = 0;

  for (int i = 0; i < n; i++)
    {
      tried[i] = try_rows (room, n, i + 1);
      size = MAX (size, tried[i].size);
    }
  for (int i = 0; i < n; i++)
    if (tried[i].size >= NEARLY * size &&
        (best == NULL || tried[i].used > best->used))
      best = &tried[i];
  self->fit = best->fit;
  self->room = best->room;
}

static void
fit (TengenClassroom *self, int width, int height)
{
  TengenClassroomFitRoom room;

  tengen_classroom_words_set_wall (self->words, height);
  find_room (self, width, height, &room);
  if (self->is_fitted && is_same_room (&room, &self->room) &&
      tengen_classroom_fit_holds (&self->fit, &room))
    return;
  find_fit (self, &room);
  self->is_fitted = TRUE;
}

/* --- Placing --- */

static void
allocate (gpointer child, GdkRectangle box)
{
  int width, height;

  gtk_widget_measure (
      child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  box.width = MAX (box.width, width);
  gtk_widget_measure (
      child, GTK_ORIENTATION_VERTICAL, box.width, &height, NULL, NULL, NULL);
  box.height = MAX (box.height, height);
  gtk_widget_size_allocate (child, &box, -1);
}

/* How far the boards of a row begin from the left: the last row may have fewer. */
static int
find_indent (const TengenClassroomFitRoom *room, int n, int row, int across)
{
  int left = n - row * room->columns;

  return left < room->columns ? (room->columns - left) * across / 2 : 0;
}

static void
place_boards (TengenClassroom *self, int height)
{
  guint n = tengen_classroom_get_n_beside (self);
  int gap = n > 1 ? BETWEEN : 0;
  const GdkRectangle *board = &self->fit.board;
  int across = (board->width + gap) / self->room.columns;
  int down = (board->height + gap) / self->room.rows;

  for (guint i = 0; i < n; i++)
    {
      TengenClassroomTile *tile = self->tiles->pdata[self->first + i];
      int column = (int) i % self->room.columns;
      int row = (int) i / self->room.columns;

      tengen_classroom_tile_set_wall (tile, height);
      allocate (
          tile,
          (GdkRectangle){ board->x + column * across +
                              find_indent (&self->room, (int) n, row, across),
                          board->y + row * down,
                          across - gap,
                          down - gap });
    }
}

static void
place_words (TengenClassroom *self)
{
  tengen_classroom_words_set_centered (self->words, self->fit.below);
  tengen_classroom_words_measure (
      self->words, self->fit.em, self->fit.words.width);
  allocate (self->words, self->fit.words);
}

/* The place stands below the words where those are beside the board. */
static void
place_strip (TengenClassroom *self, int width, int height)
{
  int strip = get_strip_height (self);
  int left = self->fit.below ? self->room.x : self->fit.words.x;
  int bar = MIN (get_width (GTK_WIDGET (self->bar)), width);

  allocate (
      self->place,
      (GdkRectangle){
          left, height - strip, MAX (1, width - left - self->room.x), strip });
  allocate (
      self->bar,
      (GdkRectangle){
          (width - bar) / 2, height - strip + GAP, bar, strip - 2 * GAP });
}

static void
place_footer (TengenClassroom *self, int width, int height)
{
  int footer = get_footer_height (self, width);

  if (footer > 0)
    allocate (
        self->footer,
        (GdkRectangle){
            0, height - get_strip_height (self) - footer, width, footer });
}

static void
set_sizes (TengenClassroom *self, int width, int height)
{
  tengen_classroom_size_set (GTK_WIDGET (self->place), height / PLACE);
  tengen_classroom_bar_set_size (self->bar,
                                 MIN (height, width * NARROW) / BUTTONS);
  if (self->footer != NULL)
    tengen_classroom_size_set (self->footer, height / SCORE);
}

static void
size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TengenClassroom *self = TENGEN_CLASSROOM (widget);
  GdkRectangle all = { 0, 0, width, height };

  if (self->is_blank)
    {
      allocate (self->blank, all);
      return;
    }
  set_sizes (self, width, height);
  fit (self, width, height);
  place_boards (self, height);
  place_words (self);
  place_strip (self, width, height);
  place_footer (self, width, height);
  allocate (self->pen, all);
  allocate (self->spot, all);
}

/* It takes what there is. */
static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1024 : 768;
}

void
tengen_classroom_install_layout (GtkWidgetClass *klass)
{
  klass->measure = measure;
  klass->size_allocate = size_allocate;
}
