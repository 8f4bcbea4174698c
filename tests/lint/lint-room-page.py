#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""lint-room-page: the page of a room runs where it has to

Schools have old tablets: Safari 13, Chromium 80, Firefox 78, over plain http
and without the internet. What came later, what needs a secure page and what
lies elsewhere is not used.
"""
import os
import re
import subprocess

import tree

FOLDER = 'data/room/'
LARGEST = 200 * 1024
WORDS = 'ui/words/tengen-words-room.c'
NEW_STYLE = {
    'inset': r'\binset(-\w+)*\s*:', ':has': r':has\(', ':is': r':is\(',
    ':where': r':where\(', 'aspect-ratio': r'\baspect-ratio\s*:',
    'dvh': r'\d(?:[dsl]v[hw])\b', '@layer': '@layer', '@container': '@container',
    'clamp()': r'\bclamp\(', 'color-mix()': r'color-mix\(',
    'text-wrap': r'\btext-wrap\s*:', 'nesting': r'(?m)^\s*&',
    'accent-color': 'accent-color',
}
NEW_SCRIPT = {
    '.at()': r'\.at\s*\(', 'replaceAll': r'\breplaceAll\b',
    'Promise.any': r'Promise\.(any|withResolvers)', 'findLast': r'\bfindLast',
    'replaceChildren': r'\breplaceChildren\b', 'inert': r'\.inert\b',
    'structuredClone': 'structuredClone', 'BigInt': r'\bBigInt\b',
    'globalThis': r'\bglobalThis\b', 'randomUUID': 'randomUUID',
    'ResizeObserver': 'ResizeObserver', 'allSettled': r'\ballSettled\b',
    'matchAll': r'\bmatchAll\b', 'requestIdleCallback': 'requestIdleCallback',
}
SECURE = {
    'crypto.subtle': r'crypto\s*\.\s*subtle', 'wake lock': 'wakeLock',
    'clipboard': 'clipboard', 'service worker': 'serviceWorker',
    'locks': r'navigator\s*\.\s*locks', 'camera': 'mediaDevices',
    'caches': r'\bcaches\b', 'geolocation': 'geolocation',
    'Notification': r'\bNotification\b', 'share': r'navigator\s*\.\s*share',
}
UNSAFE = r'\b(innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval|' \
         r'createContextualFragment|new Function)\b'


def pages(*suffixes):
    return tree.files(*suffixes, under=(FOLDER,))


def find_all(names, patterns):
    for name in names:
        text = tree.strip_comments(tree.read(name))
        for what, pattern in patterns.items():
            for line, found in tree.find(pattern, text):
                yield '%s:%d: %s' % (name, line, what)


def check_size():
    size = sum(os.path.getsize(tree.path(name))
               for name in pages('.html', '.css', '.js'))
    if size > LARGEST:
        yield 'the page has %d bytes' % size


def check_syntax():
    for name in pages('.js'):
        acorn = subprocess.run(
            ['acorn', '--ecma2018', '--silent', tree.path(name)], text=True,
            capture_output=True)
        if acorn.returncode:
            yield '%s: %s' % (name, acorn.stderr)


def check_addresses():
    """No address of another computer; names of namespaces are none."""
    for name in pages('.html', '.css', '.js'):
        text = tree.read(name).replace('http://www.w3.org/2000/svg', '')
        for pattern in (r'\b(https?|wss?)://[^\'"\s]+', r'@import',
                        r'(src|href)="//', r'url\((?!#)'):
            for line, found in tree.find(pattern, text):
                yield '%s:%d: %s' % (name, line, found)


def check_gap():
    """Boxes in a row had no `gap`; in a grid it is called grid-gap."""
    for name in pages('.css'):
        text = tree.strip_comments(tree.read(name))
        for line, found in tree.find(r'(?<![-\w])(row-|column-)?gap\s*:', text):
            yield '%s:%d: %s' % (name, line, found)


def check_words():
    """The page asks for words that the host sends, and for all of them."""
    sent = set(re.findall(r'\{\s*"([\w-]+)",\s*NC?_', tree.read(WORDS)))
    script = tree.read(FOLDER + 'room.js')
    first = set(re.findall(r"(?m)^    '([\w-]+)': \[", script))
    asked = set(re.findall(r"'([a-z][\w-]*)'", script))
    for start in ('mark-', 'state-', 'picture-'):
        if "'%s' +" % start in script:
            asked |= {word for word in sent if word.startswith(start)}
    if "+ '-sure'" in script:
        asked |= {word for word in sent if word.endswith('-sure')}
    for word in sorted(sent - asked):
        yield '%s: the page does not use %s' % (WORDS, word)
    called = set(re.findall(r"word \('([\w-]+)'\)", script))
    for word in sorted(called - sent - first):
        yield 'room.js: the host does not send %s' % word


tree.report(
    ('room-page-size', check_size()),
    ('room-page-syntax', check_syntax()),
    ('room-page-style', [*find_all(pages('.css'), NEW_STYLE), *check_gap()]),
    ('room-page-script', find_all(pages('.js'), NEW_SCRIPT)),
    ('room-page-secure', find_all(pages('.js', '.html'), SECURE)),
    ('room-page-unsafe', find_all(pages('.js'), {'text as markup': UNSAFE})),
    ('room-page-addresses', check_addresses()),
    ('room-page-words', check_words()))
