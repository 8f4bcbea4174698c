#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-names: whatever can be used has a name, in each window

Walks through the accessible tree as it is after the window has opened.
"""
from accessible import Gone
from journey import story, tell
from window import wait_for

USED = ('button', 'toggle button', 'checkbox', 'radio', 'switch', 'link', 'tab',
        'text box', 'search box', 'combo box', 'slider', 'spin button', 'list',
        'menu item', 'grid', 'tree', 'progress bar')
# how each is opened, and what is in it
WINDOWS = (('ctrl+n', '対局開始'), ('ctrl+comma', '言語'), ('F1', 'ページ一覧'),
           ('ctrl+h', '棋譜をさがす'), ('ctrl+shift+e', '形式'),
           ('ctrl+p', '用紙'))


def find_faults(window):
    """Things without a name, with a raw mnemonic, or named twice over."""
    for node in window.frame.walk():
        try:
            name, role = node.name, node.role
        except Gone:
            continue
        half = len(name) // 2
        if role in USED and (
                not name or '(_' in name or
                name[half] == ' ' and name[:half] == name[half + 1:]):
            yield '%s "%s" in "%s"' % (role, name, node.parent.name)


def look(game, where):
    faults = list(find_faults(game.top()))
    assert not faults, '%s: %s' % (where, faults)


@story
def windows(desk):
    """The window of the game, in play and in review, and those above it."""
    game = desk.start()
    look(game, 'play')
    for key, inside in WINDOWS:
        below = game.top()
        game.key(key).wait_other(below).find(inside)
        look(game, key)
        game.key('Escape')
        wait_for(lambda: game.top().number == below.number,
                 what='the window below ' + key)
    game.key('F8').find('変化図', 'tree')
    look(game, 'review')
    game.quit()


tell()
