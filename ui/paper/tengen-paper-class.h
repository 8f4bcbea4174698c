/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-class: how a class does, on paper (クラスの表)
 *
 * What:  a table for the teacher; of many columns the later ones follow in tables
 *        of their own.
 * Not:   what stands in it (tengen-class-sheet).
 * Shape: in the language of the program.
 */
#pragma once

#include "tengen-class-sheet.h"
#include "tengen-paper.h"

G_BEGIN_DECLS

/* Makes the pages of a table, which is not needed afterwards. */
TengenPaper *
tengen_paper_new_class (const TengenClassSheet *sheet,
                        TengenPaperSize size) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
