#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""lint-headers: headers compile alone and document what they declare"""
import os
import re
import subprocess
import tempfile

import tree

GTK = '#include <gtk/gtk.h>'
OPENING = re.compile(r'/\*\*\s*\n \* (\w+):')
MACRO = re.compile(r'\s*G_(?:BEGIN_DECLS|END_DECLS|(?:DECLARE|DEFINE)\w*\s*'
                   r'\([^()]*(?:\([^()]*\)[^()]*)*\)\s*;?)')
INCLUDE = re.compile(r'^#include "([^"]+)"', re.M)
PROTOTYPE = re.compile(r'(\w+)\s*\(')


def check_bare():
    for name in tree.files('.c', '.h'):
        for line, text in tree.find(r'#\s*include\s*"[^"]*/[^"]*"',
                                    tree.strip_comments(tree.read(name))):
            yield '%s:%d: %s' % (name, line, text)


def precompile(header, flags):
    """Reads GTK's headers once for all that include them. Where this cannot
    be used, gcc reads them again."""
    with open(header, 'w') as file:
        file.write(GTK + '\n')
    subprocess.run(['gcc', '-Wall', '-x', 'c-header', *flags, header,
                    '-o', header + '.gch'], capture_output=True)


def included(names):
    """The files of the project that each file includes, and whether a file
    has GTK's headers from what it includes."""
    text = {name: tree.strip_comments(tree.read(name)) for name in names}
    places = {os.path.basename(name): name for name in names}
    below = {name: [places[header] for header in INCLUDE.findall(text[name])
                    if header in places] for name in names}
    with_gtk = {name for name in names if GTK in text[name]}
    while True:
        more = {name for name in names if name not in with_gtk and
                with_gtk.intersection(below[name])}
        if not more:
            return below, with_gtk
        with_gtk |= more


def list_untried():
    """What the compiler has not tried as it stands when it built the sources:
    headers that no source includes before anything else; and where GTK's
    headers are compiled once and there before the first line, whatever does
    not include them itself. What does include them sees the same either way:
    behind its includes, each of which is tried."""
    names = tree.files('.c', '.h')
    below, with_gtk = included(names)
    ready = {os.path.dirname(name) for name in tree.files('meson.build')
             if 'gtk_headers_dep' in tree.read(name)}
    tried = set()
    for name in tree.files('.c'):
        first = re.search(r'^#.*', tree.strip_comments(tree.read(name)), re.M)
        own = first and INCLUDE.match(first.group())
        header = own and next((header for header in below[name] if
                               os.path.basename(header) == own.group(1)), None)
        if os.path.dirname(name) not in ready:
            tried |= {name, header}
        else:
            tried |= {name, header} & with_gtk
    return [name for name in names if name not in tried], with_gtk


def check_alone():
    with tempfile.TemporaryDirectory() as room:
        header = os.path.join(room, 'gtk.h')
        flags = tree.compile_flags()
        precompile(header, flags['ui/common'])
        yield from compile_all(flags, header)


def compile_all(flags, header):
    untried, with_gtk = list_untried()

    def compile(name):
        folder = os.path.dirname(name)
        while folder and folder not in flags:
            folder = os.path.dirname(folder)
        if not folder:
            return '%s: no source beside it is compiled' % name
        text = '#include "%s"\n' % tree.path(name)
        # by the same reason
        ready = ['-include', header] if name in with_gtk else []
        fault = tree.compiles(text, flags[folder] + ready + [
            '-I' + tree.path(os.path.dirname(name)),
            '-Wno-unused-function'])
        return fault and '%s\n%s' % (name, '\n'.join(fault.split('\n')[:6]))
    return filter(None, tree.each(compile, untried))


def declarations(text):
    """The functions that a header declares or defines, each with whether the
    comment right above it tells of it: a block that begins with its name, or
    for what one line tells (a getter) such a line."""
    text = re.sub(r'^[ \t]*#(?:[^\n]*\\\n)*[^\n]*', '', text, flags=re.M)
    at, documented = 0, None
    while at < len(text):
        rest = text[at:]
        space = re.match(r'\s+', rest)
        comment = re.match(r'/\*.*?\*/', rest, flags=re.DOTALL)
        macro = MACRO.match(rest)
        if space:
            at += space.end()
        elif comment:
            opening = OPENING.match(comment.group())
            near = not rest[comment.end():].startswith('\n\n')
            documented = opening.group(1) if opening else \
                near and '\n' not in comment.group()
            at += comment.end()
        elif macro:
            at, documented = at + macro.end(), None
        else:
            end = end_of_declaration(text, at)
            piece = text[at:end]
            found = PROTOTYPE.search(
                re.sub(r'/\*.*?\*/', '', piece, flags=re.DOTALL))
            if found and is_function(piece):
                yield found.group(1), documented
            at, documented = end, None


def end_of_declaration(text, at):
    """Behind the `;`, or behind the body of a function."""
    depth = 0
    while at < len(text):
        if text.startswith('/*', at):
            at = text.index('*/', at) + 1
        elif text[at] == '{':
            depth += 1
        elif text[at] == '}':
            depth -= 1
            body = re.match(r'\}\s*(?=[^\s;\w]|\w+\s[^;]*\(|#|$)', text[at:])
            if depth == 0 and body:
                return at + 1
        elif text[at] == ';' and depth == 0:
            return at + 1
        at += 1
    return at


def is_function(piece):
    return not re.match(r'\s*((typedef|extern|union|enum|static const)\b|'
                        r'struct \w+\s*\{)', piece)


def check_documented():
    for name in tree.files('.h', under=tree.ROOMS):
        if name.endswith('-private.h'):
            continue
        for function, documented in declarations(tree.read(name)):
            if documented not in (True, function):
                yield '%s: %s' % (name, function)


tree.report(('bare-includes', check_bare()),
            ('headers-alone', check_alone()),
            ('documented', check_documented()))
