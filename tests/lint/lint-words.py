#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""lint-words: names that a room does without

GTK's headers of 4.8 do not warn of what later versions deprecate, so the
names stand here. Two files wrap what has no successor that 4.8 knows. Numbers
are read by tengen_board_number_parse(), as GLib's reader looks at errno. And
core does not print, look at clocks, files or locales, nor start threads.
"""
import re

import tree

CLASSES = '''Dialog MessageDialog Assistant TreeView IconView ListStore
TreeStore EntryCompletion InfoBar Statusbar LockButton ColorButton FontButton
FileChooserDialog'''.split()
FAMILIES = 'Cell ComboBox AppChooser'.split()
FUNCTIONS = r'''gtk_widget_show gtk_widget_hide gtk_widget_get_style_context
gtk_render_\w+ gtk_snapshot_render_\w+ gtk_widget_get_allocat\w+
gtk_widget_translate_coordinates gtk_css_provider_load_from_data
gtk_show_uri -Wno-deprecated-declarations'''.split()
WRAPPED = {
    'ui/common/tengen-file-picker.c': r'GtkFileChooser\w*|gtk_file_chooser\w*|'
                                      r'GtkFileDialog|gtk_file_dialog\w*',
    'ui/common/tengen-color-scheme.c':
        r'gtk[-_]application[-_]prefer[-_]dark[-_]theme',
}
OUTSIDE = r'''printf g_print g_printerr puts fopen g_file_\w+ g_io_channel_\w+
open\s time clock gettimeofday clock_gettime g_get_monotonic_time
g_get_real_time g_date_time_new_now\w* setlocale localeconv nl_langinfo
g_thread_\w+ g_mutex_\w+ pthread_\w+ getenv g_getenv gettext'''.split()


def snake(name):
    return re.sub(r'(?<=[a-z])(?=[A-Z])', '_', name).lower()


def gtk_words():
    for name in CLASSES:
        yield r'Gtk%s' % name
        yield r'gtk_%s_\w+' % snake(name)
        yield r'GTK_(?:TYPE_)?%s' % snake(name).upper()
    for name in FAMILIES:
        yield r'Gtk%s\w*' % name
        yield r'gtk_%s_\w+' % snake(name)
    yield from FUNCTIONS


def search(pattern, names):
    for name in names:
        text = tree.strip_comments(tree.read(name))
        for line, word in tree.find(pattern, text):
            yield '%s:%d: %s' % (name, line, word)


def check_gtk():
    pattern = r'(?<![\w-])(?:%s)(?![\w-])' % '|'.join(gtk_words())
    yield from search(pattern, tree.files('.c', '.h', '.ui', 'meson.build',
                                          under=('ui/', 'app/')))
    yield from search('-Wno-deprecated-declarations', ['meson.build'])


def check_wrapped():
    for wrapper, pattern in WRAPPED.items():
        yield from search(r'\b(?:%s)\b' % pattern, [
            name for name in tree.files('.c', '.h', '.ui',
                                        under=('ui/', 'app/'))
            if name != wrapper])


def check_numbers():
    yield from search(r'\bg_ascii_string_to_(?:un)?signed\b',
                      tree.files('.c', '.h', under=tree.ROOMS + ('tests/',)))


def check_core():
    """Programs of the build (-make.c) are no part of it; they print."""
    yield from search(r'(?<![\w])(?:%s) ?\(' % '|'.join(OUTSIDE), [
        name for name in tree.files('.c', '.h', under=('core/',))
        if not name.endswith('-make.c')])


tree.report(('gtk-of-today', check_gtk()),
            ('wrappers', check_wrapped()),
            ('numbers', check_numbers()),
            ('core-alone', check_core()))
