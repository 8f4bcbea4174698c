#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-damage: what is kept is damaged, or something else lies in its place

Whatever it is, the program starts, a stone can be put, and what could not be
read is named and can be looked at.
"""
import os

from journey import story, tell
from window import wait_for

SETTINGS = 'config/glib-2.0/settings/keyfile'
CHANGED = '設定が、ほかのプログラムで変更されたか、壊れています。'
UNREAD = '設定を読めませんでした。もとのファイルは「*keyfile.%d」として残しました。'
NAMES = '学ぶ人の一覧を読めなかったので、新しく始めます。*「pupils.1」*'
STEPS = 'レッスンの進みぐあいを読めなかったので、*「progress.1」*'


def write(desk, name, data):
    os.makedirs(os.path.dirname(desk.path(name)), exist_ok=True)
    with open(desk.path(name), 'wb') as file:
        file.write(data)


def wait_for_file(game, name):
    """Settings are written when there is nothing else to do."""
    wait_for(lambda: os.path.exists(game.desk.path(name)), what=name)


@story
def settings_changed_elsewhere(desk):
    """They are used as they are, and what they were can be had again."""
    game = desk.start()
    wait_for_file(game, 'state/tengen/settings')
    game.key('ctrl+comma').wait_window('設定')
    game.key('Escape').wait_window('純碁*').quit()
    damaged = desk.read(SETTINGS) if os.path.exists(desk.path(SETTINGS)) else ''
    write(desk, SETTINGS,
          (damaged + '\n[org/tengen/Tengen]\nghost=false\n').encode())
    game = desk.start()
    game.expect(CHANGED).shot('damage-settings').play('E5')
    game.press('前の設定に戻す').expect_no(CHANGED).quit()
    assert 'ghost=false' not in desk.read(SETTINGS)


@story
def settings_unreadable(desk):
    """The old file can be looked at; once there is something to go back to,
    that is offered too."""
    damages = (b'\0' * 5000, b'[org/tengen/Tengen]\ntheme\n')
    for number, damage in enumerate(damages, 1):
        write(desk, SETTINGS, damage)
        game = desk.start()
        game.expect(UNREAD % number).play('E5' if number == 1 else 'D5')
        if number == 1:
            game.press('内容を見る').wait_window('keyfile.1')
            game.key('Escape').wait_window('純碁*')
        else:
            game.press('このまま使う').expect_no(UNREAD % number)
        game.quit()
        with open(desk.path('%s.%d' % (SETTINGS, number)), 'rb') as file:
            assert file.read() == damage


@story
def lists_unreadable(desk):
    """One fault after the other is told, and each file can be looked at."""
    write(desk, 'data/tengen/pupils/pupils', b'[pupils]\nformat=1\nlast=\xff\n')
    write(desk, 'data/tengen/progress', b'[progress]\0\n')
    lessons = desk.start()
    lessons.key('F6').wait_window('レッスン')
    lessons.expect(NAMES).shot('damage-list').press('内容を見る')
    lessons.wait_window('pupils.1').expect('ファイルの内容').shot('damage-text')
    lessons.key('Escape').wait_window('レッスン')
    lessons.expect(STEPS).press('内容を見る')
    lessons.wait_window('progress.1').expect('ファイルの内容')
    lessons.key('Escape').wait_window('レッスン').expect_no(STEPS)
    lessons.quit()


PLACES = {
    'config/glib-2.0/settings/keyfile': 'pipe',
    'config/dconf/user': 'pipe',
    'state/tengen/settings': 'pipe',
    'data/tengen/pupils/pupils': 'pipe',
    'data/tengen/progress': 'folder',
    'data/tengen/matches/spring/table.tengen': 'folder',
    'data/tengen/lessons/own.xml': 'huge',
    'data/tengen/games/2026-01-01 game.sgf': 'huge',
    'data/tengen/matches/autumn/table.tengen': 'huge',
}


def put(path, what):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if what == 'pipe':
        os.mkfifo(path)
    elif what == 'folder':
        os.makedirs(os.path.join(path, 'inside'))
    else:
        with open(path, 'wb') as file:
            file.truncate(1 << 30)


@story
def pipes_folders_and_huge_files(desk):
    """Nothing waits for a pipe, a folder is set aside whole, and of a gigabyte
    only the beginning is read."""
    for name, what in PLACES.items():
        put(desk.path(name), what)
    game = desk.start()
    game.play('E5').expect_point('E5', '黒').key('F6').wait_window('レッスン')
    game.expect(NAMES)
    with open('/proc/%d/status' % game.pid) as file:
        peak = next(int(line.split()[1]) for line in file
                    if line.startswith('VmHWM'))
    assert peak < 250 * 1024, '%d kB' % peak
    game.key('ctrl+q')
    assert game.wait_end() == 0
    assert os.path.isdir(desk.path('data/tengen/progress.1/inside'))


tell()
