# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""tree: what the checks of the source tree have in common

The files that belong to the project, how each is compiled, C text without its
comments, and reports in TAP: a check is a named list of faults, and none is
good.
"""
import json
import os
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

SOURCE = sys.argv[1]
BUILD = sys.argv[2] if len(sys.argv) > 2 else None
ROOMS = ('core/', 'ui/', 'app/')


def _walk():
    for folder, folders, names in os.walk(SOURCE):
        if '.git' in folders:
            folders.remove('.git')
        if 'meson-private' in folders:  # a build directory
            folders.clear()
            continue
        for name in names:
            yield os.path.relpath(os.path.join(folder, name), SOURCE)


def _ask_git():
    try:
        git = subprocess.run(
            ['git', '-C', SOURCE, 'ls-files', '-z', '--cached', '--others',
             '--exclude-standard'], capture_output=True)
    except FileNotFoundError:  # an unpacked archive needs no git
        return []
    return git.stdout.decode().split('\0') if git.returncode == 0 else []


def _list():
    names = _ask_git()
    # a tree inside another project's repository is not listed by it
    if 'meson.build' not in names:
        names = _walk()
    return sorted({name for name in names
                   if name and os.path.isfile(os.path.join(SOURCE, name))})


FILES = _list()


def files(*suffixes, under=('',)):
    """Files that end in one of the suffixes and lie under one of the folders."""
    return [name for name in FILES
            if name.endswith(suffixes) and name.startswith(tuple(under))]


def path(name):
    return os.path.join(SOURCE, name)


def read(name):
    with open(path(name), encoding='utf-8', errors='replace') as file:
        return file.read()


def strip_comments(text):
    """Blanks comments (of C and of XML), so that lines keep their numbers."""
    def blank(match):
        return re.sub(r'[^\n]', ' ', match.group())
    return re.sub(r'/\*.*?\*/|<!--.*?-->|(?<![:"])//[^\n]*', blank, text,
                  flags=re.DOTALL)


def find(pattern, text):
    """The line number and text of each match."""
    for match in re.finditer(pattern, text):
        yield text.count('\n', 0, match.start()) + 1, match.group()


def compile_flags():
    """The flags of each folder's sources that say what they may include."""
    with open(os.path.join(BUILD, 'compile_commands.json')) as file:
        commands = json.load(file)
    flags = {}
    for command in commands:
        source = os.path.join(command['directory'], command['file'])
        folder = os.path.relpath(os.path.dirname(os.path.realpath(source)),
                                 os.path.realpath(SOURCE))
        if not source.endswith('.c'):
            continue
        known = flags.setdefault(folder, [])
        for word in shlex.split(command['command']):
            if word.startswith('-I'):
                word = '-I' + os.path.normpath(os.path.join(BUILD, word[2:]))
            if word.startswith(('-I', '-D', '-std')) and word not in known:
                known.append(word)
    return flags


def compiles(text, flags):
    """What gcc has against a C text, or None."""
    gcc = subprocess.run(
        ['gcc', '-fsyntax-only', '-Wall', '-Werror', '-x', 'c', *flags, '-'],
        input=text, text=True, capture_output=True,
        env=dict(os.environ, LC_ALL='C'))
    return None if gcc.returncode == 0 else gcc.stderr


def each(function, items):
    """Calls a function that starts programs for all items, two at a time."""
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(function, items))


def report(*checks):
    """Prints (name, faults) as TAP, and ends the program."""
    print('1..%d' % len(checks))
    for number, (name, faults) in enumerate(checks, 1):
        faults = list(faults)
        print('%s %d /lint/%s' % ('not ok' if faults else 'ok', number, name))
        for fault in faults:
            print('# ' + fault.rstrip().replace('\n', '\n# '))
    sys.exit(0)
