/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-theme: how boards look: wood, paper, dark, classroom, distinct
 *
 * Shape: a table of constants. By night wood and paper are the same with less
 *        light on them; stones keep their colours, since they are what the
 *        players look at. For printers everything must be distinguishable in
 *        grey. Light and line are measured as WCAG does.
 */
#include "tengen-paint-theme.h"

#include <math.h>

/* clang-format off */
#define RGBA(hex, opacity)                                                     \
  { ((hex) >> 16 & 0xFF) / 255.0, ((hex) >> 8 & 0xFF) / 255.0,                 \
    ((hex) & 0xFF) / 255.0, (opacity) }

static const TengenPaintTheme wood_day = {
  .paper = RGBA (0xFAF7F1, 1),
  .wood_light = RGBA (0xF0CF94, 1),
  .wood_dark = RGBA (0xC08D43, 1),
  .grain = 1,
  .wood_edge = RGBA (0x6E4A1C, 0.55),
  .wood_shine = RGBA (0xFFF3D6, 0.65),
  .line = RGBA (0x33261A, 1),
  .label = RGBA (0x4D3A1C, 1),
  .slate_shine = RGBA (0x68686B, 1),
  .slate = RGBA (0x272728, 1),
  .slate_edge = RGBA (0x0F0F10, 1),
  .slate_rim = RGBA (0xC9B79A, 0.20),
  .shell_shine = RGBA (0xFFFFFD, 1),
  .shell = RGBA (0xFAF8F2, 1),
  .shell_edge = RGBA (0xD3CCBE, 1),
  .shell_rim = RGBA (0x6B5636, 0.55),
  .shell_grain = RGBA (0xA8946E, 0.14),
  .shadow = RGBA (0x2E1A05, 0.60),
  .ink_dark = RGBA (0x221C16, 1),
  .ink_light = RGBA (0xFFFDF9, 1),
  .ink_open = RGBA (0x221C16, 1),
  .signal = RGBA (0xC8452D, 1),
  .signal_edge = RGBA (0xFFF6EC, 0.70),
  .veil = RGBA (0xE8CA93, 0.62),
  .cursor = RGBA (0x2F4F7F, 1),
  .cursor_edge = RGBA (0xFFFFFF, 0.80),
  .light = RGBA (0xFFE45C, 1),
  .light_edge = RGBA (0x2F4F7F, 1),
  .right = RGBA (0x2F7A56, 1),
  .choice = RGBA (0xF3DFB4, 1),
  .choice_ink = RGBA (0x2F4F7F, 1),
};

static const TengenPaintTheme wood_night = {
  .paper = RGBA (0x211E1A, 1),
  .wood_light = RGBA (0xC9A66C, 1),
  .wood_dark = RGBA (0x8A652F, 1),
  .grain = 1,
  .wood_edge = RGBA (0x0D0803, 0.70),
  .wood_shine = RGBA (0xF3DDB0, 0.35),
  .line = RGBA (0x22170B, 1),
  .label = RGBA (0x2E210B, 1),
  .slate_shine = RGBA (0x656567, 1),
  .slate = RGBA (0x202021, 1),
  .slate_edge = RGBA (0x0A0A0B, 1),
  .slate_rim = RGBA (0xC9B79A, 0.16),
  .shell_shine = RGBA (0xF7F5F0, 1),
  .shell = RGBA (0xE9E5DC, 1),
  .shell_edge = RGBA (0xB9B1A1, 1),
  .shell_rim = RGBA (0x4A3A20, 0.60),
  .shell_grain = RGBA (0x95815C, 0.16),
  .shadow = RGBA (0x150B00, 0.66),
  .ink_dark = RGBA (0x1C1712, 1),
  .ink_light = RGBA (0xF1ECE2, 1),
  .ink_open = RGBA (0x1C1712, 1),
  .signal = RGBA (0xB8391F, 1),
  .signal_edge = RGBA (0xFFEFE0, 0.60),
  .veil = RGBA (0xB8935A, 0.64),
  .cursor = RGBA (0x23426F, 1),
  .cursor_edge = RGBA (0xE6EEFA, 0.85),
  .light = RGBA (0xFFE45C, 1),
  .light_edge = RGBA (0x23426F, 1),
  .right = RGBA (0x1F6A48, 1),
  .choice = RGBA (0xDDC08A, 1),
  .choice_ink = RGBA (0x23426F, 1),
};

/* Stones of one ink, which is drawn round white ones too. */
#define PRINTED_STONES(ink, white)                                             \
  .slate_shine = RGBA (ink, 1), .slate = RGBA (ink, 1),                        \
  .slate_edge = RGBA (ink, 1), .slate_rim = RGBA (ink, 1),                     \
  .shell_shine = RGBA (white, 1), .shell = RGBA (white, 1),                    \
  .shell_edge = RGBA (white, 1), .shell_rim = RGBA (ink, 1),                   \
  .shell_grain = RGBA (0xFFFFFF, 0), .ink_dark = RGBA (ink, 1),                \
  .ink_light = RGBA (white, 1), .ink_open = RGBA (ink, 1)

static const TengenPaintTheme paper_day = {
  PRINTED_STONES (0x17140F, 0xFFFFFF),
  .paper = RGBA (0xFAF7F1, 1),
  .wood_light = RGBA (0xFFFDF8, 1),
  .wood_dark = RGBA (0xB9AE9C, 1),
  .wood_edge = RGBA (0xD8CDBB, 1),
  .wood_shine = RGBA (0xFFFFFF, 0),
  .line = RGBA (0x2B2620, 1),
  .label = RGBA (0x5C5347, 1),
  .shadow = RGBA (0x3A2E1C, 0.30),
  .signal = RGBA (0xC8452D, 1),
  .signal_edge = RGBA (0xFFFFFF, 0.80),
  .veil = RGBA (0xFFFDF8, 0.68),
  .cursor = RGBA (0x2F4F7F, 1),
  .cursor_edge = RGBA (0xFFFFFF, 0.85),
  .light = RGBA (0xFFE45C, 1),
  .light_edge = RGBA (0x2F4F7F, 1),
  .right = RGBA (0x2F7A56, 1),
  .choice = RGBA (0xF3DFB4, 1),
  .choice_ink = RGBA (0x2F4F7F, 1),
  .ground = TENGEN_PAINT_GROUND_PLAIN,
  .stones = TENGEN_PAINT_STONES_FLAT,
};

static const TengenPaintTheme paper_night = {
  PRINTED_STONES (0x17140F, 0xFAF7F1),
  .paper = RGBA (0x211E1A, 1),
  .wood_light = RGBA (0xCFC8BB, 1),
  .wood_dark = RGBA (0x958C7D, 1),
  .wood_edge = RGBA (0x0D0803, 0.60),
  .wood_shine = RGBA (0xFFFFFF, 0),
  .line = RGBA (0x2B2620, 1),
  .label = RGBA (0x443D33, 1),
  .shadow = RGBA (0x000000, 0.55),
  .signal = RGBA (0xB8351D, 1),
  .signal_edge = RGBA (0xFAF7F1, 0.80),
  .veil = RGBA (0xCFC8BB, 0.68),
  .cursor = RGBA (0x23426F, 1),
  .cursor_edge = RGBA (0xFAF7F1, 0.85),
  .light = RGBA (0xFFE45C, 1),
  .light_edge = RGBA (0x23426F, 1),
  .right = RGBA (0x1F6A48, 1),
  .choice = RGBA (0xDDC08A, 1),
  .choice_ink = RGBA (0x23426F, 1),
  .ground = TENGEN_PAINT_GROUND_PLAIN,
  .stones = TENGEN_PAINT_STONES_FLAT,
};

/* Signs are of a middling brightness, to be seen on wood and on shell. */
static const TengenPaintTheme dark = {
  .paper = RGBA (0x211E1A, 1),
  .wood_light = RGBA (0x5A4632, 1),
  .wood_dark = RGBA (0x38291C, 1),
  .grain = 0.9,
  .wood_edge = RGBA (0x0D0803, 0.80),
  .wood_shine = RGBA (0xC9A877, 0.40),
  .line = RGBA (0xB9A78B, 1),
  .label = RGBA (0xD9CBB2, 1),
  .slate_shine = RGBA (0x5C5C5E, 1),
  .slate = RGBA (0x18181A, 1),
  .slate_edge = RGBA (0x060607, 1),
  .slate_rim = RGBA (0xD8C6A6, 0.16),
  .slate_line = RGBA (0xCDBB9C, 0.75),
  .shell_shine = RGBA (0xF7F5F0, 1),
  .shell = RGBA (0xEAE6DD, 1),
  .shell_edge = RGBA (0xB9B1A1, 1),
  .shell_rim = RGBA (0x2A1F12, 0.60),
  .shell_grain = RGBA (0x95815C, 0.16),
  .shadow = RGBA (0x000000, 0.72),
  .ink_dark = RGBA (0x1C1712, 1),
  .ink_light = RGBA (0xF1ECE2, 1),
  .ink_open = RGBA (0xF1E6D2, 1),
  .signal = RGBA (0xE8603F, 1),
  .signal_edge = RGBA (0x1D0B04, 0.70),
  .veil = RGBA (0x46362A, 0.70),
  .cursor = RGBA (0x5F8FD6, 1),
  .cursor_edge = RGBA (0x0C121C, 0.80),
  .light = RGBA (0xFFE45C, 1),
  .light_edge = RGBA (0x0C121C, 0.85),
  .right = RGBA (0x3FA074, 1),
  .choice = RGBA (0xDDC08A, 1),
  .choice_ink = RGBA (0x23426F, 1),
};

/* A projector takes away the middle of the scale: strong ink, thick lines, flat
 * ground. */
static const TengenPaintTheme classroom = {
  PRINTED_STONES (0x000000, 0xFFFFFF),
  .paper = RGBA (0xFAF7F1, 1),
  .wood_light = RGBA (0xE9C683, 1),
  .wood_dark = RGBA (0xB08640, 1),
  .wood_edge = RGBA (0x4A3314, 1),
  .wood_shine = RGBA (0xFFFFFF, 0),
  .line = RGBA (0x000000, 1),
  .label = RGBA (0x231A0C, 1),
  .shadow = RGBA (0x2E1A05, 0.40),
  .signal = RGBA (0xC02A10, 1),
  .signal_edge = RGBA (0xFFFFFF, 1),
  .veil = RGBA (0xE9C683, 0.66),
  .cursor = RGBA (0x1C3F78, 1),
  .cursor_edge = RGBA (0xFFFFFF, 1),
  .light = RGBA (0xFFE45C, 1),
  .light_edge = RGBA (0x1C3F78, 1),
  .right = RGBA (0x1B6A45, 1),
  .choice = RGBA (0xF7E4B8, 1),
  .choice_ink = RGBA (0x1C3F78, 1),
  .ground = TENGEN_PAINT_GROUND_PLAIN,
  .stones = TENGEN_PAINT_STONES_FLAT,
  .bold = TRUE,
};

static const TengenPaintTheme distinct = {
  PRINTED_STONES (0x0E0E10, 0xFFFFFF),
  .paper = RGBA (0xFAF7F1, 1),
  .wood_light = RGBA (0xEFE2C6, 1),
  .wood_dark = RGBA (0xB3A27C, 1),
  .wood_edge = RGBA (0x4A3314, 1),
  .wood_shine = RGBA (0xFFFFFF, 0),
  .line = RGBA (0x2B2620, 1),
  .label = RGBA (0x3A3126, 1),
  .shadow = RGBA (0x2E1A05, 0.40),
  .signal = RGBA (0xC02A10, 1),
  .signal_edge = RGBA (0xFFFFFF, 1),
  .veil = RGBA (0xEFE2C6, 0.66),
  .cursor = RGBA (0x1C3F78, 1),
  .cursor_edge = RGBA (0xFFFFFF, 1),
  .light = RGBA (0xFFE45C, 1),
  .light_edge = RGBA (0x1C3F78, 1),
  .right = RGBA (0x1B6A45, 1),
  .choice = RGBA (0xF7E4B8, 1),
  .choice_ink = RGBA (0x1C3F78, 1),
  .ground = TENGEN_PAINT_GROUND_PLAIN,
  .stones = TENGEN_PAINT_STONES_DISTINCT,
};

static const TengenPaintTheme print = {
  PRINTED_STONES (0x000000, 0xFFFFFF),
  .paper = RGBA (0xFFFFFF, 1),
  .wood_light = RGBA (0xFFFFFF, 1),
  .wood_dark = RGBA (0xFFFFFF, 1),
  .wood_edge = RGBA (0xFFFFFF, 0),
  .wood_shine = RGBA (0xFFFFFF, 0),
  .line = RGBA (0x000000, 1),
  .label = RGBA (0x404040, 1),
  .shadow = RGBA (0x000000, 0),
  .signal = RGBA (0xB03020, 1),
  .signal_edge = RGBA (0xFFFFFF, 1),
  .veil = RGBA (0xFFFFFF, 0.70),
  .cursor = RGBA (0x2F4F7F, 1),
  .cursor_edge = RGBA (0xFFFFFF, 1),
  .light = RGBA (0xD0D0D0, 1),
  .light_edge = RGBA (0x2F4F7F, 1),
  .right = RGBA (0x2F7A56, 1),
  .choice = RGBA (0xF3DFB4, 1),
  .choice_ink = RGBA (0x2F4F7F, 1),
  .ground = TENGEN_PAINT_GROUND_NONE,
  .stones = TENGEN_PAINT_STONES_FLAT,
};

#undef PRINTED_STONES
#undef RGBA
/* clang-format on */

static const TengenPaintTheme *const themes[TENGEN_PAINT_THEME_LAST][2] = {
  [TENGEN_PAINT_THEME_WOOD] = { &wood_day, &wood_night },
  [TENGEN_PAINT_THEME_PAPER] = { &paper_day, &paper_night },
  [TENGEN_PAINT_THEME_DARK] = { &dark, &dark },
  [TENGEN_PAINT_THEME_CLASSROOM] = { &classroom, &classroom },
  [TENGEN_PAINT_THEME_DISTINCT] = { &distinct, &distinct },
};

const TengenPaintTheme *
tengen_paint_theme_get (TengenPaintThemeId id, gboolean is_dark)
{
  g_return_val_if_fail (id < TENGEN_PAINT_THEME_LAST, &wood_day);

  return themes[id][is_dark ? 1 : 0];
}

const TengenPaintTheme *
tengen_paint_theme_get_print (void)
{
  return &print;
}

void
tengen_paint_set_colour (cairo_t *cr, const TengenColour *colour)
{
  g_return_if_fail (colour != NULL);

  cairo_set_source_rgba (
      cr, colour->red, colour->green, colour->blue, colour->alpha);
}

void
tengen_paint_trace_rounded (
    cairo_t *cr, double x, double y, double width, double height, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

static double
get_light (double part)
{
  return part <= 0.04045 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4);
}

static double
get_luminance (const TengenColour *colour)
{
  return 0.2126 * get_light (colour->red) + 0.7152 * get_light (colour->green) +
         0.0722 * get_light (colour->blue);
}

double
tengen_paint_get_contrast (const TengenColour *a, const TengenColour *b)
{
  double x, y;

  g_return_val_if_fail (a != NULL && b != NULL, 1);

  x = get_luminance (a) + 0.05;
  y = get_luminance (b) + 0.05;
  return x > y ? x / y : y / x;
}

const TengenColour *
tengen_paint_theme_get_ink (const TengenPaintTheme *self,
                            const TengenColour *ground)
{
  g_return_val_if_fail (self != NULL && ground != NULL, NULL);

  return tengen_paint_get_contrast (&self->ink_light, ground) >=
                 tengen_paint_get_contrast (&self->ink_dark, ground)
             ? &self->ink_light
             : &self->ink_dark;
}
