#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""lint-keys: the window that lists the keys, and the keys that there are

Both ways: a key that a widget listens to stands in the window, and a key that
stands there is one that some widget listens to. Keys are compared by their
names; with Control and Alt they are compared as they are written.
"""
import re

import tree

LIST = 'app/shortcuts/tengen-shortcuts-window.ui'
# What each window of any program does with these needs no telling.
USUAL = set('''Return Enter space Space Escape Tab Left Right Up Down Home End
    Page_Up Page_Down BackSpace Delete Menu Shift_L Shift_R'''.split())
# Spellings of one key.
SAME = {'semicolon': 'plus', 'equal': 'plus', 'Add': 'plus',
        'Subtract': 'minus', 'Decimal': 'period', 'Left_Tab': 'Tab',
        'Hyper_R': 'Shift_R'}


def plain(name):
    name = re.sub(r'^(KP|ISO)_', '', name)
    return name.lower() if len(name) == 1 else name


def parse(accelerator):
    """`<Control><Shift>z` as ('Control+Shift', 'z')."""
    modifiers = re.findall(r'<(\w+)>', accelerator)
    key = re.sub(r'<\w+>', '', accelerator)
    return '+'.join(sorted(modifiers)), plain(key)


def expand(token):
    """`1...9` as nine keys."""
    match = re.fullmatch(r'((?:<\w+>)*)(\d)\.\.\.(\d)', token)
    if not match:
        return [token]
    first, last = int(match[2]), int(match[3])
    return [match[1] + str(n) for n in range(first, last + 1)]


def unescape(text):
    return text.replace('&lt;', '<').replace('&gt;', '>')


def read_listed():
    text = unescape(tree.read(LIST))
    listed = []
    for line, value in re.findall(
            r'()<property name="accelerator">([^\n]*?)</property>', text):
        for token in value.split():
            listed += [parse(key) for key in expand(token)]
    return listed


ACCEL = r'(?:<(?:Control|Alt|Shift)>)*[A-Za-z0-9_]+'
# Of a row of keys only the first is named: KEY_1 + n.
ROW = set('23456789')


def read_bound(name):
    """Keys as they are written beside an action, and bare names."""
    text = tree.strip_comments(tree.read(name))
    written = set()
    if name.endswith('.c'):
        named = {plain(key) for key in re.findall(r'\bGDK_KEY_(\w+)', text)}
        named |= {plain(key) for key in
                  re.findall(r'\{\s*"(\w)",\s*[A-Z]', text)}
        written |= {parse(key) for key in
                    re.findall(r'"((?:<(?:Control|Alt|Shift)>)+\w+)"', text)}
        written |= {parse(key) for key in
                    re.findall(r'\{\s*"(' + ACCEL + r')",\s*"\w+\.', text)}
        written |= {parse(key) for key in re.findall(
            r'"\w+\.[a-z-]+",\s*\w+,\s*"(' + ACCEL + ')"', text)}
        written |= {parse(key) for key in re.findall(
            r'(?:\.key = |add_key \(\w+, )"(' + ACCEL + ')"', text)}
        written |= {parse(key) for keys in re.findall(
            r'"\w+\.[a-z-]+",\s*\{((?:\s*"[^"]+",?)+)\s*\}', text)
            for key in re.findall(r'"([^"]+)"', keys)}
    else:
        named = set()
        written |= {parse(key) for key in re.findall(
            r'(?:trigger">|key-capture">)(' + ACCEL + ')<', unescape(text))}
    return written, named


def check():
    listed = read_listed()
    keys = {key for modifiers, key in listed}
    known = set()
    missing = []
    for name in tree.files('.c', '.ui', under=('app/', 'ui/')):
        if name == LIST:
            continue
        written, named = read_bound(name)
        known |= named | {key for modifiers, key in written}
        for accelerator in sorted(written):
            if accelerator not in listed and accelerator[1] not in USUAL:
                missing.append('%s: %s' % (name, '+'.join(accelerator)))
        for key in sorted(named):
            key = SAME.get(key, key)
            if key not in keys and key not in USUAL:
                missing.append('%s: %s' % (name, key))
    idle = ['%s: %s' % (LIST, '+'.join(accelerator))
            for accelerator in listed
            if accelerator[1] not in known | USUAL | ROW]
    return missing, idle


MISSING, IDLE = check()
tree.report(('keys-listed', MISSING), ('keys-bound', IDLE))
