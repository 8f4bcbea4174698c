/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-file-manager: a folder in the file manager of the desktop
 */
#pragma once

#include "tengen-notice.h"

G_BEGIN_DECLS

/**
 * tengen_file_manager_show:
 * @window: the window that asks
 * @folder: a folder
 * @notice: where it is said that no program can show it
 *
 * Shows a folder in the file manager of the desktop.
 */
void tengen_file_manager_show (GtkWindow *window,
                               GFile *folder,
                               TengenNotice *notice);

G_END_DECLS
