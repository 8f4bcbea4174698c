#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-files: records as they are found in the world

Opens files of ../shared/vectors/sgf/ok where that folder is there: a few of
very different kinds, or all of them when TENGEN_FULL is 1.
"""
import os
import re
from fnmatch import fnmatchcase

from journey import SOURCE, Skipped, story, tell
from window import wait_for

FOLDER = os.path.join(os.path.dirname(SOURCE), 'shared', 'vectors', 'sgf', 'ok')
FEW = ('*Kogo_s_Joseki*', '*sgf-japanese*', '*littlego-9x9_2*',
       '*katsunari*', '*sgf4j-problematic-013*', '*LS_vs_AG_-_G1*')


def choose():
    """The files to open."""
    if not os.path.isdir(FOLDER):
        return []
    names = sorted(name for name in os.listdir(FOLDER)
                   if name.endswith('.sgf'))
    if os.environ.get('TENGEN_FULL') == '1':
        return names
    return [name for name in names
            if any(fnmatchcase(name, few) for few in FEW)]


LIST = 'ファイルの中の棋譜'


def at_end(game):
    """Whether the last move of the record is shown."""
    for node in game.top().frame.find_all('*/*', 'label'):
        where = re.fullmatch(r'(\d+) / (\d+)', node.name)
        if where:
            return where[1] == where[2]
    return False


def go_to_end(game, name):
    """The list of a file with several games may come only now."""
    def find():
        if game.top().title.startswith(LIST):
            game.key('Escape')
            return False
        if at_end(game):
            return True
        game.key('ctrl+End')
        return False

    wait_for(find, what='the end of ' + name)


def walk_through(game, base, name):
    """In a window of its own, if it can be read; then closes it."""
    def find():
        window = game.top()
        # a file with several games shows their list first
        if window.title.startswith(LIST):
            game.key('Escape')
            return None
        if window.title.startswith(name):
            return window
        return window.number == base and game.sees('「%s」を開けません。*' % name)

    window = wait_for(find, what='a window or a sentence for ' + name)
    if window is True:
        return
    go_to_end(game, name)
    game.key('Page_Up')
    go_to_end(game, name)
    if not game.sees('*盤は表示できません*'):
        game.top().board().child(0).name
    game.shot('files-' + name).key('ctrl+w')
    wait_for(lambda: game.top().number == base, what='the first window')


@story
def found_files(desk):
    """Each is opened, gone through to its end, and closed."""
    names = choose()
    if not names:
        raise Skipped('no ' + FOLDER)
    game = desk.start()
    # a game, so that each file gets a window of its own
    game.play('E5')
    base = game.top().number
    for name in names:
        opening = desk.start(os.path.join(FOLDER, name), window=False)
        assert opening.wait_end() == 0
        walk_through(game, base, name)
    game.expect_point('E5', '黒').quit()


tell()
