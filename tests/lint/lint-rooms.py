#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""lint-rooms: who may include whom

The table says which rooms a room is built upon; it may use those and what
they use. Three things are held to it: the include paths that the build gives,
the includes that stand in the sources, and what core's programs link.
"""
import os
import re
import subprocess

import tree

ROOMS = {
    'core/board': [],
    'core/record': ['core/board'],
    'core/reason': ['core/board'],
    'core/go': ['core/reason'],
    'core/go/playout': ['core/board'],
    'core/go/dead': ['core/go', 'core/go/playout'],
    'core/engine': ['core/go', 'core/go/playout'],
    'core/engine/proof': ['core/go'],
    'core/renju': ['core/board'],
    'core/renju/chain': ['core/renju'],
    'core/engine/renju': ['core/renju/chain'],
    'core/game/action': ['core/record', 'core/go', 'core/renju'],
    'core/game/clock': ['core/game/action'],
    'core/game/kind': ['core/game/clock'],
    'core/game': ['core/game/kind'],
    'core/opponent': ['core/engine', 'core/engine/renju', 'core/game',
                      'core/go/dead'],
    'core/describe': ['core/game'],
    'core/annotate': ['core/describe'],
    'core/match': ['core/game'],
    'core/sgf': ['core/record'],
    'core/foreign': ['core/sgf'],
    'core/room': ['core/match', 'core/sgf'],
    'core/lesson': ['core/game'],
    'core/lesson/read': ['core/lesson'],
    'core/lesson/play': ['core/lesson', 'core/annotate'],
    'core/lesson/check': ['core/lesson/play'],
    'core/lesson/convert': ['core/lesson/play'],
    'core/lesson/keep': ['core/lesson'],
    'core/exercise': ['core/board'],
    'core/exercise/go': ['core/exercise', 'core/engine',
                         'core/engine/proof'],
    'core/exercise/check': ['core/exercise', 'core/engine/proof',
                            'core/renju/chain'],
    'core/exercise/make': ['core/exercise/go', 'core/exercise/renju'],
    'core/exercise/write': ['core/exercise', 'core/lesson/convert', 'core/sgf'],
    'core/exercise/renju': ['core/exercise', 'core/engine/renju'],
    'core/exercise/problem': ['core/exercise/write', 'core/engine/proof'],
    'core/exercise/card': ['core/exercise'],
    'core/exercise/relay': ['core/board'],
    'ui/words': ['core/annotate', 'core/engine', 'core/engine/renju', 'core/room', 'core/renju/chain', 'core/match', 'core/sgf',
                 'core/foreign', 'core/lesson/play', 'core/exercise/problem'],
    'ui/external': ['ui/words', 'core/game'],
    'ui/model': ['ui/external', 'core/annotate', 'core/match', 'core/opponent',
                 'core/lesson/read', 'core/lesson/check', 'core/lesson/keep',
                 'core/exercise/card'],
    'ui/save': ['ui/words'],
    'ui/paint': ['ui/words'],
    'ui/paper': ['ui/paint', 'ui/model', 'core/lesson/convert', 'core/sgf',
                 'core/exercise/make', 'core/exercise/write'],
    'ui/common': ['ui/words'],
    'ui/ruby': ['ui/paint', 'ui/common'],
    'ui/board': ['ui/paint', 'ui/model', 'ui/common'],
    'ui/renju': ['ui/ruby', 'ui/board', 'ui/common', 'ui/model'],
    'ui/clock': ['ui/words', 'ui/common', 'ui/model'],
    'ui/help': ['ui/board', 'ui/common', 'ui/model'],
    'ui/history': ['ui/board', 'ui/common', 'ui/model', 'ui/save',
                   'core/sgf'],
    'ui/tally': ['ui/board', 'ui/common', 'ui/model'],
    'ui/lesson': ['ui/ruby', 'ui/tally', 'ui/board', 'ui/common', 'ui/model'],
    'ui/practice': ['ui/ruby', 'ui/common', 'ui/model', 'core/exercise'],
    'ui/pupils': ['ui/board', 'ui/common', 'ui/model'],
    'ui/room': ['ui/pupils', 'ui/match', 'ui/board', 'ui/common', 'ui/model',
                'core/room'],
    'ui/new-game': ['ui/renju', 'ui/board', 'ui/common', 'ui/model'],
    'ui/match': ['ui/common', 'ui/external', 'ui/model'],
    'ui/review': ['ui/board', 'ui/common', 'ui/model', 'core/sgf'],
    'ui/play': ['ui/ruby', 'ui/review', 'ui/renju', 'ui/clock', 'ui/board', 'ui/common',
                'ui/model'],
    'ui/score': ['ui/ruby', 'ui/tally', 'ui/board', 'ui/common', 'ui/model',
                 'ui/save'],
    'ui/print': ['ui/paper', 'ui/practice', 'ui/common', 'ui/model',
                 'ui/save'],
    'ui/classroom': ['ui/lesson', 'ui/tally', 'ui/board', 'ui/common',
                     'ui/model', 'core/exercise/relay'],
    'app/storage': ['ui/save', 'core/sgf', 'ui/words', 'ui/model'],
    'app/settings': ['app/storage', 'ui/paint', 'ui/model'],
    'app/journal': ['app/storage', 'ui/model'],
    'app/document': ['app/journal', 'core/sgf', 'core/foreign', 'ui/model'],
    'app/lessons': ['app/storage', 'core/lesson/keep', 'core/foreign',
                    'ui/model'],
    'app/practice': ['app/storage', 'core/exercise/card',
                     'core/exercise/problem', 'core/sgf', 'ui/model'],
    'app/shortcuts': ['ui/common'],
    'app/export': ['app/storage', 'app/shortcuts', 'ui/common', 'ui/paint',
                   'ui/model'],
    'app/history': ['app/document', 'ui/history'],
    'app/match': ['app/document', 'ui/model'],
    'app/program': ['app/settings', 'app/history', 'app/match',
                    'ui/classroom'],
    'app/preferences': ['app/settings', 'app/history', 'app/shortcuts',
                        'ui/common', 'ui/paint', 'ui/model'],
    'app/classroom-window': ['app/program', 'app/shortcuts', 'ui/classroom'],
    'app/history-window': ['app/program', 'app/shortcuts', 'ui/history'],
    'app/match-windows': ['app/program', 'app/shortcuts', 'ui/match',
                          'ui/new-game', 'ui/print'],
    'app/room': ['app/program', 'app/lessons', 'app/shortcuts', 'ui/room',
                 'ui/new-game', 'core/sgf'],
    'app/lesson-window': ['app/program', 'app/lessons', 'app/practice',
                          'app/shortcuts', 'ui/lesson', 'ui/practice',
                          'ui/pupils', 'ui/tally', 'ui/classroom', 'ui/print',
                          'core/exercise/make', 'core/exercise/problem',
                          'core/exercise/card', 'core/sgf'],
    'app/window': ['app/program', 'app/export', 'app/shortcuts', 'ui/play',
                   'ui/new-game', 'ui/clock', 'ui/review', 'ui/score',
                   'ui/tally', 'ui/classroom', 'ui/print',
                   'core/lesson/convert', 'core/sgf'],
    'app/application': ['app/window', 'app/lesson-window', 'app/match-windows',
                        'app/room', 'app/history-window', 'app/classroom-window',
                        'app/preferences', 'ui/help'],
    'app/room-net': ['core/room'],
    'app/room-host': ['app/room-net', 'app/match', 'app/journal', 'core/room',
                      'ui/words', 'ui/model'],
    'app/cli': ['ui/words', 'ui/save', 'ui/paper', 'ui/paint', 'ui/model',
                'core/sgf', 'core/annotate', 'core/go/dead', 'core/engine',
                'core/engine/renju', 'core/lesson/read',
                'core/lesson/convert', 'core/exercise/check',
                'core/exercise/make', 'core/exercise/write'],
}
# The headers that a room shows to others, where that is not all of them.
SHOWN = {
    'core/go/dead': {'tengen-go-dead.h', 'tengen-go-dead-early.h'},
    'core/engine': {'tengen-engine.h', 'tengen-engine-level.h',
                    'tengen-engine-advice.h', 'tengen-engine-advice-kind.h',
                    'tengen-engine-ladder.h', 'tengen-engine-sketch.h'},
    'core/engine/proof': {'tengen-engine-proof.h'},
    'core/engine/renju': {'tengen-engine-renju.h',
                          'tengen-engine-renju-advice.h',
                          'tengen-engine-renju-sketch.h'},
    'core/exercise/renju': {'tengen-exercise-renju.h'},
}
# Headers of the system that a room may not use, by the beginning of its name.
FOREIGN = {
    'core/': r'(gio|gtk|gdk|cairo|pango|glib-object|stdio|time\.h|locale'
             r'|pthread|unistd|fcntl|glib/gstdio|glib/gi18n)',
    'ui/words': r'(gio|gtk|gdk|cairo|pango|glib-object)',
    'ui/model': r'(gtk|gdk|cairo|pango)',
    'ui/save': r'(gtk|gdk|cairo|pango)',
    'ui/paint': r'(gio|gtk|gdk)',
    'ui/paper': r'(gtk|gdk)',
    'app/cli': r'(gtk|gdk)',
    'app/room-host': r'(gtk|gdk)',
    'app/room-net': r'(gtk|gdk)',
}
LINKED = re.compile(r'lib(glib-2\.0|xml2|c|m|asan|ubsan|gcc_s)\.so|ld-linux')
# Programs, and what they may not ask for.
APART = {
    'app/tengen': r'lib(soup|qrencode|json-glib|avahi)',
    'app/room-host/tengen-room': r'lib(gtk|gdk|cairo|pango|json-glib|avahi)',
}
INCLUDE = r'#\s*include\s*[<"][^>"]+[>"]'

homes = {os.path.basename(name): os.path.dirname(name)
         for name in tree.files('.h', under=tree.ROOMS)}
flags = tree.compile_flags()


def closure(room):
    rooms = {room}
    for other in ROOMS.get(room, []):
        rooms |= closure(other)
    return rooms


def room_of(folder):
    """The room of a folder of the source tree, None outside of rooms."""
    return folder if folder.startswith(('core/', 'ui/', 'app/')) else None


def check_table():
    folders = {os.path.dirname(name)
               for name in tree.files('.c', under=tree.ROOMS)}
    for folder in sorted(folders ^ ROOMS.keys()):
        yield '%s: only in the %s' % (
            folder, 'table' if folder in ROOMS else 'tree')


def check_paths():
    for room in ROOMS:
        for flag in flags.get(room, []):
            folder = os.path.relpath(flag[2:], tree.SOURCE)
            other = flag.startswith('-I') and room_of(folder)
            if other in ROOMS and other not in closure(room):
                yield '%s is given %s' % (room, other)


def check_includes():
    for name in tree.files('.c', '.h', under=tree.ROOMS):
        room = os.path.dirname(name)
        for line, text in tree.find(INCLUDE,
                                    tree.strip_comments(tree.read(name))):
            header = re.search(r'[<"](.*)[>"]', text).group(1)
            home = homes.get(header)
            foreign = [pattern for place, pattern in FOREIGN.items()
                       if room.startswith(place) and '<' in text
                       and re.match(pattern, header)]
            hidden = home in SHOWN and room != home and \
                header not in SHOWN[home]
            if (home and home not in closure(room)) or hidden or foreign:
                yield '%s:%d: %s' % (name, line, text)


def check_refused():
    """Wrong includes must not compile; right ones must."""
    cases = [
        ('core/board', '"tengen-board.h"', True),
        ('core/go', '"tengen-board.h"', True),
        ('core/go', '"tengen-session.h"', False),
        ('core/go', '"tengen-record.h"', False),
        ('core/go/dead', '"tengen-board.h"', True),
        ('core/go', '"tengen-go-dead.h"', False),
        ('core/go/playout', '"tengen-go-dead-vote.h"', False),
        ('core/go/playout', '"tengen-go-play.h"', False),
        ('core/engine', '"tengen-go-play.h"', True),
        ('core/engine', '"tengen-game.h"', False),
        ('core/go/dead', '"tengen-engine.h"', False),
        ('core/board', '"tengen-go-play.h"', False),
        ('core/match', '"tengen-game-setup.h"', True),
        ('core/match', '"tengen-sgf-writer.h"', False),
        ('core/sgf', '"tengen-game.h"', False),
        ('core/game/kind', '"tengen-game-position.h"', False),
        ('core/game/clock', '"tengen-game-setup.h"', False),
        ('core/game', '"tengen-describe-markup.h"', False),
        ('core/annotate', '"tengen-describe-markup.h"', True),
        ('core/describe', '"tengen-annotate.h"', False),
        ('core/lesson', '"tengen-lesson-reader.h"', False),
        ('core/lesson/read', '"tengen-lesson.h"', True),
        ('core/lesson/read', '"tengen-lesson-player.h"', False),
        ('core/lesson/play', '"tengen-lesson-read.h"', False),
        ('core/lesson/convert', '"tengen-lesson-check.h"', False),
        ('core/game', '<gtk/gtk.h>', False),
        ('ui/model', '"tengen-session.h"', True),
        ('ui/model', '<gtk/gtk.h>', False),
        ('ui/model', '"tengen-board-view.h"', False),
        ('ui/paint', '<gtk/gtk.h>', False),
        ('ui/paint', '"tengen-session.h"', False),
        ('ui/words', '<cairo.h>', False),
        ('ui/score', '"tengen-play-page.h"', False),
        ('app/window', '"tengen-program.h"', True),
        ('app/window', '"tengen-application.h"', False),
        ('app/window', '"tengen-classroom-window.h"', False),
        ('app/classroom-window', '"tengen-window.h"', False),
        ('app/storage', '"tengen-document.h"', False),
        ('app/history', '"tengen-settings.h"', False),
        ('app/cli', '<gtk/gtk.h>', False),
    ]

    def compile(case):
        room, header, right = case
        fault = tree.compiles('#include %s\n' % header, flags.get(room, []))
        if right and fault:
            return '%s: %s does not compile\n%s' % (room, header, fault[:400])
        if not right and 'No such file' not in (fault or ''):
            return '%s: %s can be included' % (room, header)
    return filter(None, tree.each(compile, cases))


def find_needed(program):
    """The libraries that it asks for itself."""
    out = subprocess.run(['readelf', '-d', program], capture_output=True,
                         text=True, env=dict(os.environ, LC_ALL='C'))
    return re.findall(r'\(NEEDED\).*\[(.*)\]', out.stdout)


def check_apart():
    """What the host of a room needs, the window does not, nor the other way
    round."""
    for program, foreign in APART.items():
        path = os.path.join(tree.BUILD, program)
        if not os.path.exists(path):
            yield '%s is not built' % program
            continue
        for library in find_needed(path):
            if re.match(foreign, library):
                yield '%s: %s' % (program, library)


def check_linked():
    """What else would core need? Its own tests, where they are built, and the
    vectors."""
    programs = []
    for room in 'tests/core', 'tests/vectors':
        for folder, _, names in os.walk(os.path.join(tree.BUILD, room)):
            programs += [os.path.join(folder, name) for name in names
                         if name.startswith('test-') and
                         os.access(os.path.join(folder, name), os.X_OK)]
    programs = [name for name in programs if not os.path.isdir(name)]
    if not programs:
        yield 'no program of core alone is built'
    for program in sorted(programs):
        for library in find_needed(program):
            if not LINKED.match(library):
                yield '%s: %s' % (os.path.basename(program), library)


tree.report(('rooms-table', check_table()),
            ('include-paths', check_paths()),
            ('includes', check_includes()),
            ('wrong-includes-refused', check_refused()),
            ('core-links', check_linked()),
            ('host-links', check_apart()))
