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
FIRST = re.compile(r'^#include "([^"]+)"', re.M)
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


def check_alone():
    with tempfile.TemporaryDirectory() as room:
        header = os.path.join(room, 'gtk.h')
        flags = tree.compile_flags()
        precompile(header, flags['ui/common'])
        yield from compile_all(flags, header)


def list_untried():
    """The headers that no source includes before anything else: the compiler
    has tried the others when it built that source."""
    tried = set()
    for name in tree.files('.c'):
        text = tree.strip_comments(tree.read(name))
        first = re.search(r'^#.*', text, re.M)
        own = first and FIRST.match(first.group())
        if own:
            tried.add(own.group(1))
    return [name for name in tree.files('.h')
            if os.path.basename(name) not in tried]


def compile_all(flags, header):
    def compile(name):
        folder = os.path.dirname(name)
        while folder and folder not in flags:
            folder = os.path.dirname(folder)
        if not folder:
            return '%s: no source beside it is compiled' % name
        text = '#include "%s"\n' % tree.path(name)
        ready = ['-include', header] if GTK in tree.read(name) else []
        fault = tree.compiles(text, flags[folder] + ready + [
            '-I' + tree.path(os.path.dirname(name)),
            '-Wno-unused-function'])
        return fault and '%s\n%s' % (name, '\n'.join(fault.split('\n')[:6]))
    return filter(None, tree.each(compile, list_untried()))


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
