/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-diagram-latex: a board with the commands of psgo
 *
 * Shape: psgo draws stars on 19 lines only and leaves the letter I out; stars of
 *        other boards are discs, the letters of Renju take the place of psgo's
 *        own within a group. Columns and rows count from the lower left.
 */
#include "tengen-describe-diagram.h"

#include <string.h>

#include "tengen-go-handicap.h"

/* The boards on which psgo draws stars. */
#define SIZE_STARS 19

/* Columns as psgo names them in every board. */
static const char columns[TENGEN_DIAGRAM_LATEX_MAX + 1] = "abcdefghjklmnopqrst";

static const char *const marks[] = {
  [TENGEN_MARK_CIRCLE] = "\\markcr",   [TENGEN_MARK_CROSS] = "\\markma",
  [TENGEN_MARK_SQUARE] = "\\marksq",   [TENGEN_MARK_TRIANGLE] = "\\marktr",
  [TENGEN_MARK_SELECTED] = "\\marksl",
};

gboolean
tengen_diagram_has_latex (int width, int height)
{
  return width == height && width <= TENGEN_DIAGRAM_LATEX_MAX;
}

/* {column}{row} */
static void
add_point (GString *text, const TengenDiagram *self, TengenPoint point)
{
  g_string_append_printf (text,
                          "{%c}{%d}",
                          columns[tengen_point_x (point, self->width)],
                          self->height - tengen_point_y (point, self->width));
}

/* What TeX would take for a command. */
static void
add_escaped (GString *text, const char *label)
{
  static const char special[] = "#$%&_{}";

  for (const char *c = label; *c != '\0'; c++)
    {
      if (strchr (special, *c) != NULL)
        g_string_append_printf (text, "\\%c", *c);
      else if (*c == '\\')
        g_string_append (text, "\\textbackslash{}");
      else if (*c == '^')
        g_string_append (text, "\\textasciicircum{}");
      else if (*c == '~')
        g_string_append (text, "\\textasciitilde{}");
      else if (*c == ']' || *c == '[')
        g_string_append_printf (text, "{%c}", *c);
      else
        g_string_append_c (text, g_ascii_iscntrl (*c) ? ' ' : *c);
    }
}

/* What is on a point beside its stone: a text, a mark or a number. */
static gboolean
add_sign (GString *text, const TengenDiagram *self, int point)
{
  if (self->labels[point] != NULL)
    {
      g_string_append (text, "\\marklb{");
      add_escaped (text, self->labels[point]);
      g_string_append_c (text, '}');
    }
  else if (self->marks[point] != TENGEN_MARK_NONE)
    g_string_append (text, marks[self->marks[point]]);
  else if (self->stones[point] != TENGEN_STONE_NONE && self->numbers[point] > 0)
    g_string_append_printf (text, "\\marklb{%d}", self->numbers[point]);
  else
    return FALSE;
  return TRUE;
}

static void
add_stone (GString *text, const TengenDiagram *self, int point)
{
  g_autoptr (GString) sign = g_string_new (NULL);
  gboolean is_signed = add_sign (sign, self, point);

  if (self->stones[point] == TENGEN_STONE_NONE && !is_signed)
    return;
  if (self->stones[point] == TENGEN_STONE_NONE)
    g_string_append_printf (text, "  \\markpos{%s}", sign->str);
  else
    {
      g_string_append (text, "  \\stone");
      if (is_signed)
        g_string_append_printf (text, "[%s]", sign->str);
      g_string_append (text,
                       self->stones[point] == TENGEN_STONE_BLACK ? "{black}"
                                                                 : "{white}");
    }
  add_point (text, self, (TengenPoint) point);
  g_string_append_c (text, '\n');
}

static void
add_stars (GString *text, const TengenDiagram *self)
{
  TengenPoint stars[9];
  int n = self->width == SIZE_STARS
              ? 0
              : tengen_go_star_points (self->width, self->height, stars);

  for (int i = 0; i < n; i++)
    g_string_append_printf (text,
                            "  \\pscircle*(%d,%d){.15\\goxunit}\n",
                            tengen_point_x (stars[i], self->width),
                            self->height - 1 -
                                tengen_point_y (stars[i], self->width));
}

static void
add_lines (GString *text, const TengenDiagram *self)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      const TengenMarkupLine *line =
          &g_array_index (self->lines, TengenMarkupLine, i);

      g_string_append (text, line->arrow ? "  \\goarrow" : "  \\goline");
      add_point (text, self, line->from);
      add_point (text, self, line->to);
      g_string_append_c (text, '\n');
    }
}

/* The letters of Renju, with I, above and below the board. */
static void
add_letters (GString *text, const TengenDiagram *self)
{
  g_string_append (text,
                   "\\begingroup\n\\renewcommand{\\xpositionmarks}[2]{%\n");
  for (int x = 0; x < self->width; x++)
    g_string_append_printf (text,
                            "  \\rput[t](%d,-1){\\golabelformat{%c}}"
                            "\\rput[B](%d,%d){\\golabelformat{%c}}%%\n",
                            x,
                            'A' + x,
                            x,
                            self->height,
                            'A' + x);
  g_string_append (text, "}\n");
}

static gboolean
is_whole (const TengenDiagram *self)
{
  return self->part[0] == 0 && self->part[1] == self->width - 1 &&
         self->part[2] == 0 && self->part[3] == self->height - 1;
}

static void
add_board (GString *text, const TengenDiagram *self)
{
  const char *star = self->coordinates ? "" : "*";
  g_autofree char *name = g_strdup_printf (
      is_whole (self) ? "psgoboard%s" : "psgopartialboard%s", star);

  g_string_append_printf (text, "\\begin{%s}[%d]", name, self->width);
  if (!is_whole (self))
    g_string_append_printf (text,
                            "{(%d,%d)(%d,%d)}",
                            self->part[0] + 1,
                            self->height - self->part[3],
                            self->part[1] + 1,
                            self->height - self->part[2]);
  g_string_append_c (text, '\n');
  add_stars (text, self);
  for (int point = 0; point < self->width * self->height; point++)
    add_stone (text, self, point);
  add_lines (text, self);
  g_string_append_printf (text, "\\end{%s}\n", name);
}

char *
tengen_diagram_write_latex (const TengenDiagram *self)
{
  gboolean has_letters;
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (tengen_diagram_has_latex (self->width, self->height),
                        NULL);

  text = g_string_new ("% \\usepackage{psgo}; latex and dvips, or xelatex\n");
  if (self->title != NULL && *self->title != '\0')
    {
      g_autofree char *title =
          g_strdelimit (g_strdup (self->title), "\r\n", ' ');

      g_string_append_printf (text, "%% %s\n", title);
    }
  has_letters = self->renju && self->coordinates;
  if (has_letters)
    add_letters (text, self);
  add_board (text, self);
  if (has_letters)
    g_string_append (text, "\\endgroup\n");
  return g_string_free (text, FALSE);
}
