/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * cff-leak: what cairo loses where text goes into a PDF
 *
 * cairo 1.16 never frees the list of parts of a CID font (as Noto Sans CJK)
 * that it puts into a PDF: 768 bytes each time. There is no frame of ours in
 * the short stacks that the sanitizer keeps, so the library is left out, for
 * the programs that include this only.
 */
#pragma once

const char *__lsan_default_suppressions (void);

const char *
__lsan_default_suppressions (void)
{
  return "leak:libcairo.so";
}
