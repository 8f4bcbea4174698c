/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-gtk-headers: what GTK's headers are compiled for (meson.build)
 */
typedef int TengenGtkHeaders;
