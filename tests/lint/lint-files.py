#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""lint-files: files have their partners and are what they say"""
import os
import subprocess

import tree


def call(*words):
    run = subprocess.run(words, cwd=tree.SOURCE, capture_output=True,
                         text=True)
    return [] if run.returncode == 0 else [run.stdout + run.stderr]


def check_tests():
    """A program of the build (-make.c) is tested by what it makes."""
    tests = {os.path.basename(name) for name in tree.files('.c',
                                                           under=('tests/',))}
    for name in tree.files('.c', under=('core/',)):
        test = os.path.basename(name).replace('tengen-', 'test-', 1)
        test = test.replace('-make.c', '.c')
        if test not in tests:
            yield '%s has no %s' % (name, test)


def check_named():
    """core/go/tengen-go-play.c: the name says the room, so it is unique."""
    for name in tree.files('.c', '.h', under=('core/',)):
        room = name.split('/')[1]
        if not os.path.basename(name).startswith('tengen-' + room):
            yield name
    seen = {}
    for name in tree.files('.h', under=tree.ROOMS):
        other = seen.setdefault(os.path.basename(name), name)
        if other != name:
            yield '%s and %s have one name' % (other, name)


def check_xml():
    return call('xmllint', '--noout', '--nonet',
                *tree.files('.ui', '.xml', '.svg', '.rng'))


def check_schema():
    return call('glib-compile-schemas', '--strict', '--dry-run', 'data')


def check_font():
    fonts = subprocess.run(['fc-list', ':lang=ja'], capture_output=True)
    if not fonts.stdout:
        yield 'no Japanese font: pictures and windows would show boxes'


tree.report(('core-tested', check_tests()),
            ('names', check_named()),
            ('xml', check_xml()),
            ('schema', check_schema()),
            ('font', check_font()))
