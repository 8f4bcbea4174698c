/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-theme: the colours of a board, by day and by night, and on paper
 *
 * Shape: three constants. The dark board is the same wood with less light on
 *        it; stones keep their colours, since they are what one looks at. On paper
 *        everything must be told apart in grey.
 */
#include "tengen-paint-theme.h"

/* clang-format off */
#define RGBA(hex, opacity)                                                     \
  { ((hex) >> 16 & 0xFF) / 255.0, ((hex) >> 8 & 0xFF) / 255.0,                 \
    ((hex) & 0xFF) / 255.0, (opacity) }
/* clang-format on */

static const TengenPaintTheme light = {
  .paper = RGBA (0xFAF7F1, 1),
  .wood_light = RGBA (0xF0CF94, 1),
  .wood_dark = RGBA (0xC08D43, 1),
  .grain = 1,
  .wood_edge = RGBA (0x6E4A1C, 0.55),
  .wood_shine = RGBA (0xFFF3D6, 0.65),
  .line = RGBA (0x33261A, 1),
  .label = RGBA (0x5F4826, 1),
  .slate_shine = RGBA (0x737375, 1),
  .slate = RGBA (0x272728, 1),
  .slate_edge = RGBA (0x0F0F10, 1),
  .slate_rim = RGBA (0xC9B79A, 0.20),
  .shell_shine = RGBA (0xFFFFFD, 1),
  .shell = RGBA (0xFAF8F2, 1),
  .shell_edge = RGBA (0xD3CCBE, 1),
  .shell_rim = RGBA (0x6B5636, 0.55),
  .shell_grain = RGBA (0xA8946E, 0.15),
  .shadow = RGBA (0x2E1A05, 0.60),
  .ink_dark = RGBA (0x221C16, 1),
  .ink_light = RGBA (0xF8F5EE, 1),
  .signal = RGBA (0xC8452D, 1),
  .signal_edge = RGBA (0xFFF6EC, 0.70),
  .veil = RGBA (0xE8CA93, 0.62),
  .cursor = RGBA (0x2F4F7F, 1),
  .cursor_edge = RGBA (0xFFFFFF, 0.80),
  .light = RGBA (0xFFE45C, 1),
  .right = RGBA (0x2F7A56, 1),
};

static const TengenPaintTheme dark = {
  .paper = RGBA (0x211E1A, 1),
  .wood_light = RGBA (0xC9A66C, 1),
  .wood_dark = RGBA (0x8A652F, 1),
  .grain = 1,
  .wood_edge = RGBA (0x0D0803, 0.70),
  .wood_shine = RGBA (0xF3DDB0, 0.35),
  .line = RGBA (0x22170B, 1),
  .label = RGBA (0x38290F, 1),
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
  .signal = RGBA (0xC8452D, 1),
  .signal_edge = RGBA (0xFFEFE0, 0.60),
  .veil = RGBA (0xB8935A, 0.64),
  .cursor = RGBA (0x23426F, 1),
  .cursor_edge = RGBA (0xE6EEFA, 0.85),
  .light = RGBA (0xFFE45C, 1),
  .right = RGBA (0x1F6A48, 1),
};

static const TengenPaintTheme print = {
  .paper = RGBA (0xFFFFFF, 1),
  .wood_light = RGBA (0xFFFFFF, 1),
  .wood_dark = RGBA (0xFFFFFF, 1),
  .wood_edge = RGBA (0xFFFFFF, 0),
  .wood_shine = RGBA (0xFFFFFF, 0),
  .line = RGBA (0x000000, 1),
  .label = RGBA (0x404040, 1),
  .slate_shine = RGBA (0x000000, 1),
  .slate = RGBA (0x000000, 1),
  .slate_edge = RGBA (0x000000, 1),
  .slate_rim = RGBA (0x000000, 1),
  .shell_shine = RGBA (0xFFFFFF, 1),
  .shell = RGBA (0xFFFFFF, 1),
  .shell_edge = RGBA (0xFFFFFF, 1),
  .shell_rim = RGBA (0x000000, 1),
  .shell_grain = RGBA (0xFFFFFF, 0),
  .shadow = RGBA (0x000000, 0),
  .ink_dark = RGBA (0x000000, 1),
  .ink_light = RGBA (0xFFFFFF, 1),
  .signal = RGBA (0xB03020, 1),
  .signal_edge = RGBA (0xFFFFFF, 1),
  .veil = RGBA (0xFFFFFF, 0.70),
  .cursor = RGBA (0x2F4F7F, 1),
  .cursor_edge = RGBA (0xFFFFFF, 1),
  .light = RGBA (0xD0D0D0, 1),
  .right = RGBA (0x2F7A56, 1),
  .is_flat = TRUE,
};

#undef RGBA

const TengenPaintTheme *
tengen_paint_theme_get (gboolean is_dark)
{
  return is_dark ? &dark : &light;
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
