#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""lint-form: layout, licence lines, and words that say "not finished" """
import os
import subprocess

import tree

LICENCE = ('SPDX-FileCopyrightText: The Tengen authors',
           'SPDX-License-Identifier: GPL-3.0-or-later')
SOURCES = ('.c', '.h', '.py', '.sh', '.css', '.ui', 'meson.build')
# written so that this file has none of them
UNFINISHED = r'\b(TO' r'DO|FIX' r'ME)\b'

# What Tengen has its own of: the C library's texts are in a language that may
# not be installed; a thread that drops the last reference ends windows.
REPLACED = (
    (r'\b(g_)?strerror\b', 'tengen_words_errno()', ()),
    (r'\bg_task_run_in_thread\b', 'tengen_worker_run()',
     # the second is of a room below ui/model; its tasks hold only files
     ('ui/model/tengen-worker.c', 'ui/save/tengen-save-file.c')),
)


def is_script(name):
    with open(tree.path(name), 'rb') as file:
        return file.read(2) == b'#!'


sources = tree.files(*SOURCES)
scripts = [name for name in tree.FILES if is_script(name)]


def check_layout():
    def format(names):
        run = subprocess.run(['clang-format', '--dry-run', '-Werror', *names],
                             cwd=tree.SOURCE, capture_output=True, text=True)
        return [line for line in run.stderr.split('\n') if 'error:' in line]
    names = tree.files('.c', '.h')
    # a start of the program costs as much as several files
    for faults in tree.each(format, [names[at:at + 50]
                                     for at in range(0, len(names), 50)]):
        yield from faults


def check_licence():
    for name in sorted({*sources, *scripts}):
        head = ''.join(tree.read(name).splitlines(True)[:5])
        if not all(line in head for line in LICENCE):
            yield name


def check_finished():
    for name in sorted({*sources, *scripts, *tree.files('.xml')}):
        for line, word in tree.find(UNFINISHED, tree.read(name)):
            yield '%s:%d: %s' % (name, line, word)


def check_replaced():
    for name in tree.files('.c', '.h', under=tree.ROOMS):
        text = tree.strip_comments(tree.read(name))
        for pattern, ours, exempt in REPLACED:
            for line, word in tree.find(pattern, text):
                if name not in exempt:
                    yield '%s:%d: %s, see %s' % (name, line, word, ours)


def check_scripts():
    for name in scripts:
        if not os.access(tree.path(name), os.X_OK):
            yield name + ' is not executable'
        if 'bash' in tree.read(name).split('\n')[0]:
            run = subprocess.run(['bash', '-n', tree.path(name)],
                                 capture_output=True, text=True)
            if run.returncode != 0:
                yield run.stderr


def check_white():
    for name in sources:
        for line, _ in tree.find(r'[ \t]+(?=\n)|\t', tree.read(name)):
            yield '%s:%d: a tab, or blanks at the end' % (name, line)


tree.report(('layout', check_layout()),
            ('licence', check_licence()),
            ('finished', check_finished()),
            ('replaced', check_replaced()),
            ('scripts', check_scripts()),
            ('white', check_white()))
