/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-renju-why: why a point is forbidden for Black, or is not
 *
 * What:  the heading and the lines of a reason, and a sentence for each picture
 *        of its proof. Beginners read them: each says what a stone there would
 *        make, and what follows from it.
 * Shape: a look-alike is told by what becomes of each try to go on.
 */
#include "tengen-words-renju-private.h"

#define _(text) tengen_words_text (text)

static gboolean
is_three (const TengenRenjuPart *part)
{
  return part->shape.kind == TENGEN_RENJU_SHAPE_THREE ||
         part->shape.kind == TENGEN_RENJU_SHAPE_SPLIT_THREE;
}

static gboolean
is_four (const TengenRenjuPart *part)
{
  return part->shape.kind == TENGEN_RENJU_SHAPE_STRAIGHT_FOUR ||
         part->shape.kind == TENGEN_RENJU_SHAPE_FOUR ||
         part->shape.kind == TENGEN_RENJU_SHAPE_SPLIT_FOUR;
}

typedef gboolean (*PartTest) (const TengenRenjuPart *part);

/* Counts the fours or threes; two threes on one line are one. */
static int
count (const TengenRenjuReason *reason, PartTest test, gboolean counts)
{
  guint lines = 0;
  int n = 0;

  for (guint i = 0; i < reason->parts->len; i++)
    {
      const TengenRenjuPart *part = g_ptr_array_index (reason->parts, i);
      guint line = 1u << part->shape.direction;

      if (!test (part) || part->counts != counts ||
          (is_three (part) && (lines & line) != 0))
        continue;
      lines |= line;
      n++;
    }
  return n;
}

/* A double-three with a four has a name of its own. */
static char *
name_classes (const TengenRenjuReason *reason)
{
  if (reason->classes == TENGEN_RENJU_DOUBLE_THREE &&
      count (reason, is_four, TRUE) == 1)
    return g_strdup (
        tengen_words_context ("shape", "double-three with a four"));
  return tengen_words_renju_classes (reason->classes);
}

/* White wins by more than five, too. */
static gboolean
is_longer (const TengenRenjuReason *reason)
{
  gboolean longer = FALSE;

  for (guint i = 0; i < reason->parts->len; i++)
    {
      const TengenRenjuPart *part = g_ptr_array_index (reason->parts, i);

      if (part->shape.kind == TENGEN_RENJU_SHAPE_FIVE)
        return FALSE;
      longer |= part->shape.kind == TENGEN_RENJU_SHAPE_OVERLINE;
    }
  return longer;
}

char *
tengen_words_renju_heading (const TengenRenjuReason *reason)
{
  g_autofree char *point = NULL;
  g_autofree char *classes = NULL;

  g_return_val_if_fail (reason != NULL, NULL);

  point = tengen_words_renju_point (reason->point);
  if (reason->classes == 0)
    return g_strdup_printf (_ ("%s is not forbidden"), point);
  if ((reason->classes & TENGEN_RENJU_FIVE) != 0)
    return g_strdup_printf (is_longer (reason)
                                ? _ ("%s makes six or more in a row")
                                : _ ("%s makes five in a row"),
                            point);
  classes = name_classes (reason);
  /* TRANSLATORS: a point, and the forbidden shapes made there */
  return g_strdup_printf (_ ("%s is forbidden (%s)"), point, classes);
}

static char *
say_fours (int n)
{
  if (n == 2)
    return g_strdup (_ ("Two fours arise at once."));
  if (n == 3)
    return g_strdup (_ ("Three fours arise at once."));
  return g_strdup_printf (_ ("%d fours arise at once."), n);
}

static char *
say_threes (int n)
{
  if (n == 2)
    return g_strdup (_ ("Two threes arise at once."));
  if (n == 3)
    return g_strdup (_ ("Three threes arise at once."));
  return g_strdup_printf (_ ("%d threes arise at once."), n);
}

static char *
say_forbidden (const TengenRenjuReason *reason)
{
  GString *text = g_string_new (NULL);
  int n_fours = count (reason, is_four, TRUE);
  int n_threes = count (reason, is_three, TRUE);

  if ((reason->classes & TENGEN_RENJU_OVERLINE) != 0)
    tengen_words_append (text, _ ("Six stones or more stand in a row."));
  if ((reason->classes & TENGEN_RENJU_DOUBLE_FOUR) != 0 && n_fours >= 2)
    {
      g_autofree char *fours = say_fours (n_fours);

      tengen_words_append (text, fours);
    }
  if ((reason->classes & TENGEN_RENJU_DOUBLE_THREE) != 0 && n_threes >= 2)
    {
      g_autofree char *threes = say_threes (n_threes);

      tengen_words_append (text, threes);
    }
  if (reason->classes == TENGEN_RENJU_DOUBLE_THREE && n_fours == 1)
    tengen_words_append (
        text, _ ("A four at the same time does not make it allowed."));
  return g_string_free (text, FALSE);
}

/* Fours or threes that look like two but are not. */
static const char *
say_look_alikes (const TengenRenjuReason *reason)
{
  int n_fours = count (reason, is_four, TRUE);
  int n_threes = count (reason, is_three, TRUE);

  if (n_threes < 2 && n_threes + count (reason, is_three, FALSE) >= 2)
    return n_threes == 1
               ? _ ("It looks like a double-three, but only one of them is a "
                    "real three.")
               : _ ("It looks like a double-three, but none of them is a real "
                    "three.");
  if (n_fours < 2 && n_fours + count (reason, is_four, FALSE) >= 2)
    return n_fours == 1
               ? _ ("It looks like a double-four, but only one of them is a "
                    "real four.")
               : _ ("It looks like a double-four, but none of them is a real "
                    "four.");
  return NULL;
}

static char *
say_allowed (const TengenRenjuReason *reason)
{
  const char *said = say_look_alikes (reason);

  if (said == NULL && count (reason, is_four, TRUE) == 1 &&
      count (reason, is_three, TRUE) == 1)
    said = _ ("A four-three: it is allowed, and most often it wins.");
  else if (said == NULL)
    said = _ ("Black may play there.");
  return g_strdup (said);
}

char *
tengen_words_renju_summary (const TengenRenjuReason *reason)
{
  g_return_val_if_fail (reason != NULL, NULL);

  if (reason->classes == 0)
    return say_allowed (reason);
  if ((reason->classes & TENGEN_RENJU_FIVE) != 0)
    return g_strdup (_ ("Five in a row wins, whatever else the stone makes."));
  return say_forbidden (reason);
}

static const char *
name_direction (TengenRenjuDirection direction)
{
  switch (direction)
    {
    case TENGEN_RENJU_ACROSS:
      return tengen_words_context ("line", "across");
    case TENGEN_RENJU_DOWN:
      return tengen_words_context ("line", "down");
    case TENGEN_RENJU_FALLING:
      return tengen_words_context ("line", "falling diagonal");
    case TENGEN_RENJU_RISING:
      return tengen_words_context ("line", "rising diagonal");
    }
  g_assert_not_reached ();
}

/* What becomes of a try, in a few words. */
static char *
name_failure (const TengenRenjuTry *try)
{
  g_autofree char *point = tengen_words_renju_point (try->point);
  g_autofree char *classes = NULL;

  switch (try->cause)
    {
    case TENGEN_RENJU_CAUSE_NONE:
      return NULL;
    case TENGEN_RENJU_CAUSE_FORBIDDEN:
      classes = tengen_words_renju_classes (try->classes);
      /* TRANSLATORS: a point, and the forbidden shapes made there */
      return g_strdup_printf (_ ("%s is forbidden (%s)"), point, classes);
    case TENGEN_RENJU_CAUSE_FIVE:
      return g_strdup_printf (_ ("%s makes five elsewhere"), point);
    case TENGEN_RENJU_CAUSE_OVERLINE:
      return g_strdup (_ ("it would become six in a row"));
    case TENGEN_RENJU_CAUSE_SHUT:
      return g_strdup_printf (_ ("on %s one end is shut"), point);
    }
  g_assert_not_reached ();
}

/* Whether a point is free at each end and no more (ナツ止め). */
static gboolean
is_squeezed (const TengenRenjuPart *part)
{
  for (guint i = 0; i < part->tries->len; i++)
    if (g_array_index (part->tries, TengenRenjuTry, i).cause !=
        TENGEN_RENJU_CAUSE_SHUT)
      return FALSE;
  return part->tries->len > 0;
}

/* All failures of a look-alike, each once. */
static char *
name_failures (const TengenRenjuPart *part)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GString *text;

  if (is_squeezed (part))
    return g_strdup (_ ("only one point is free at each end"));
  text = g_string_new (NULL);
  for (guint i = 0; i < part->tries->len; i++)
    {
      char *name =
          name_failure (&g_array_index (part->tries, TengenRenjuTry, i));

      if (name == NULL ||
          g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        {
          g_free (name);
          continue;
        }
      if (names->len > 0)
        /* what stands between reasons why three stones are no three */
        g_string_append (text, tengen_words_context ("reasons", ", "));
      g_string_append (text, name);
      g_ptr_array_add (names, name);
    }
  return g_string_free (text, FALSE);
}

/* The stones of a shape in reading order: left to right, or upwards. */
static TengenPoint
get_stone (const TengenRenjuShape *shape, int index)
{
  gboolean is_down = shape->direction == TENGEN_RENJU_DOWN;

  return shape->stones[is_down ? shape->n_stones - 1 - index : index];
}

static char *
name_stones (const TengenRenjuShape *shape)
{
  TengenPoint points[TENGEN_RENJU_SIZE];

  for (int i = 0; i < shape->n_stones; i++)
    points[i] = get_stone (shape, i);
  return tengen_words_renju_points (points, shape->n_stones);
}

char *
tengen_words_renju_row (const TengenRenjuShape *shape)
{
  g_autofree char *name = NULL;
  g_autofree char *stones = NULL;

  g_return_val_if_fail (shape != NULL, NULL);

  name = tengen_words_renju_shape (shape->kind);
  stones = name_stones (shape);
  /* TRANSLATORS: a shape, its stones, its line */
  return g_strdup_printf (tengen_words_context ("shape", "%s %s (%s)"),
                          name,
                          stones,
                          name_direction (shape->direction));
}

char *
tengen_words_renju_part (const TengenRenjuPart *part)
{
  g_autofree char *stones = NULL;
  g_autofree char *why = NULL;

  g_return_val_if_fail (part != NULL, NULL);

  if (part->counts)
    return tengen_words_renju_row (&part->shape);
  stones = name_stones (&part->shape);
  why = name_failures (part);
  return g_strdup_printf (
      is_three (part)
          /* TRANSLATORS: stones that are no three, their line, why */
          ? tengen_words_context ("shape", "no three %s (%s): %s")
          /* TRANSLATORS: stones that are no four, their line, why */
          : tengen_words_context ("shape", "no four %s (%s): %s"),
      stones,
      name_direction (part->shape.direction),
      why);
}

/* The stones of a row from one end to the other: 「F10〜I10」. */
static char *
name_row (const TengenRenjuShape *shape)
{
  g_autofree char *first = tengen_words_renju_point (get_stone (shape, 0));
  g_autofree char *last =
      tengen_words_renju_point (get_stone (shape, shape->n_stones - 1));

  /* TRANSLATORS: from one point of the board to another */
  return g_strdup_printf (
      tengen_words_context ("points", "%s to %s"), first, last);
}

/* A point that the proof has come to. */
static char *
say_nested (const TengenRenjuReason *reason)
{
  g_autofree char *point = tengen_words_renju_point (reason->point);
  g_autofree char *classes = NULL;

  if (reason->classes == 0)
    return g_strdup_printf (_ ("%s looks forbidden, but it is not."), point);
  classes = tengen_words_renju_classes (reason->classes);
  /* TRANSLATORS: a point, and the forbidden shapes made there */
  return g_strdup_printf (_ ("%s is forbidden (%s)."), point, classes);
}

/* A picture that shows the shapes of a point. */
static char *
say_shapes (const TengenRenjuProofStep *step)
{
  const TengenRenjuReason *reason = step->reason;
  gboolean is_first = step->stones->len <= 1;
  g_autofree char *point = tengen_words_renju_point (reason->point);
  g_autofree char *first = is_first
                               ? g_strdup_printf (_ ("Black plays %s."), point)
                               : say_nested (reason);
  g_autofree char *summary = NULL;
  GString *text = g_string_new (first);

  if (is_first || reason->classes != 0)
    summary = tengen_words_renju_summary (reason);
  tengen_words_append (text,
                       summary != NULL ? summary : say_look_alikes (reason));
  return g_string_free (text, FALSE);
}

static char *
say_four_try (const TengenRenjuTry *try)
{
  g_autofree char *point = tengen_words_renju_point (try->point);
  g_autofree char *row = name_row (&try->shape);

  if (try->cause == TENGEN_RENJU_CAUSE_OVERLINE)
    return g_strdup_printf (
        /* TRANSLATORS: a point, from where to where the row goes */
        _ ("A stone on %s makes six or more in a row (%s), not five."),
        point,
        row);
  return g_strdup_printf (
      /* TRANSLATORS: a point, from where to where the row goes */
      _ ("A stone on %s makes five in a row (%s). So this is a four."),
      point,
      row);
}

static char *
say_three_made (const TengenRenjuTry *try)
{
  g_autofree char *point = tengen_words_renju_point (try->point);
  g_autofree char *row = name_row (&try->shape);

  if (try->reason != NULL)
    return g_strdup_printf (
        /* TRANSLATORS: a point, from where to where the row goes */
        _ ("A stone on %s makes a straight four (%s), if Black may play there. "
           "Let us see."),
        point,
        row);
  return g_strdup_printf (
      /* TRANSLATORS: a point, from where to where the row goes */
      _ ("A stone on %s makes a straight four (%s). So this is a three."),
      point,
      row);
}

static char *
say_three_try (const TengenRenjuTry *try)
{
  g_autofree char *point = tengen_words_renju_point (try->point);
  g_autofree char *row = name_row (&try->shape);
  g_autofree char *classes = NULL;

  switch (try->cause)
    {
    case TENGEN_RENJU_CAUSE_NONE:
      return say_three_made (try);
    case TENGEN_RENJU_CAUSE_FORBIDDEN:
      classes = tengen_words_renju_classes (try->classes);
      return g_strdup_printf (
          /* TRANSLATORS: a point, the same point, the shapes made there */
          _ ("%s seems to make a straight four, but %s is forbidden (%s) and "
             "cannot be played."),
          point,
          point,
          classes);
    case TENGEN_RENJU_CAUSE_FIVE:
      return g_strdup_printf (
          /* TRANSLATORS: a point, from where to where the row goes */
          _ ("A stone on %s makes five in a row on another line (%s) and ends "
             "the game: it makes no straight four."),
          point,
          row);
    case TENGEN_RENJU_CAUSE_OVERLINE:
      return g_strdup_printf (
          /* TRANSLATORS: a point, from where to where the row goes */
          _ ("A stone on %s makes four, but the next one would make six or "
             "more in a row (%s): it is no straight four."),
          point,
          row);
    case TENGEN_RENJU_CAUSE_SHUT:
      return g_strdup_printf (
          _ ("A stone on %s makes four, but one end of them is shut: it is no "
             "straight four."),
          point);
    }
  g_assert_not_reached ();
}

/* Once all ways have failed. */
static const char *
say_no_shape (const TengenRenjuPart *part, const TengenRenjuTry *try)
{
  const TengenRenjuTry *last =
      &g_array_index (part->tries, TengenRenjuTry, part->tries->len - 1);

  if (part->counts || try != last)
    return NULL;
  if (is_squeezed (part))
    return _ ("So this does not count as a three (no room).");
  return is_three (part) ? _ ("So this does not count as a three.")
                         : _ ("So this does not count as a four.");
}

char *
tengen_words_renju_step (const TengenRenjuProofStep *step)
{
  const TengenRenjuPart *part;
  g_autofree char *said = NULL;
  GString *text;

  g_return_val_if_fail (step != NULL, NULL);

  if (step->try == NULL || step->n_parts == 0)
    return say_shapes (step);
  part = step->parts[0];
  said = is_three (part) ? say_three_try (step->try) : say_four_try (step->try);
  text = g_string_new (said);
  tengen_words_append (text, say_no_shape (part, step->try));
  return g_string_free (text, FALSE);
}
