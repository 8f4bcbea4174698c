#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-waiting: what is not saved waits until a person throws it away

Annotated files, killed windows, games that ended, damaged records: all are
there again, and say what they are.
"""
import glob
import os
import shutil
import signal

from gi.repository import Gio, GLib

from journey import story, tell
from window import wait_for

TITLE = '棋譜の一覧'
# twelve without a person at the window: test-waiting-window
FILES = 12 if os.environ.get('TENGEN_FULL') == '1' else 3
POINTS = 'E5', 'D4', 'C3'
CUT = '途中で天元が止まりました。最後に記録されたところまで戻しました。'
DAMAGED = '打ちかけの対局の記録が壊れていて、読めません。*'
HEADINGS = ('打ちかけの対局', '保存していない書き込み', '壊れた記録',
            '新しい天元の記録')


def journals(desk):
    folder = desk.path('state/tengen/journal')
    if not os.path.isdir(folder):
        return []
    return sorted(os.path.join(folder, name) for name in os.listdir(folder)
                  if not name.startswith('.'))


def kept(desk):
    return glob.glob(desk.path('data/tengen/games/*.sgf'))


def stones(game):
    """Where black stones are, in whichever window."""
    return {game.columns[number % 9] + str(9 - number // 9)
            for window in game.windows()
            for number, cell in enumerate(window.board().children)
            if '黒' in cell.name}


def rows(game):
    return [node for node in game.top().frame.walk()
            if node.role == 'list item' and node.name]


def wait_rows(game, n):
    wait_for(lambda: len(rows(game)) == n,
             what=lambda: '%d rows instead of %s' % (
                 n, [row.name for row in rows(game)]))
    return game


def show_list(game):
    """The section of what waits, by the action of the program."""
    Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        'org.tengen.Tengen', '/org/tengen/Tengen', 'org.gtk.Actions',
        'Activate', GLib.Variant('(sava{sv})', (
            'records', [GLib.Variant('s', 'waiting')], {})), None, 0, -1, None)
    return game.wait_window(TITLE)


@story
def pupils(desk):
    """All files that were annotated and closed are there."""
    names = ['pupil%02d.sgf' % number for number in range(FILES)]
    for number, name in enumerate(names):
        with open(desk.path(name), 'w') as file:
            file.write('(;GM[1]FF[4]SZ[9]PB[P%d];B[ee];W[cc])' % number)
    game = desk.start()
    first = game.play('E5').title()
    for name in names:
        desk.start(name, window=False)
        game.wait_window(name + '*').key('ctrl+End').expect('2 / 2*')
        game.key('p').expect('*変更あり').key('ctrl+w').wait_window(first)
    show_list(game)
    wait_rows(game, FILES).expect(HEADINGS[1], '%d局' % FILES).shot('waiting-pupils')
    game.fill('棋譜をさがす', 'pupil01')
    wait_rows(game, 1).key('Return', 'Return')
    game.wait_window('pupil01.sgf*').expect('3 / 3・pupil01.sgf・変更あり')
    # the row that had the keyboard is gone
    game.switch_to(TITLE).expect('あてはまる対局はありません。')
    game.click_on(game.find('棋譜をさがす')).key('Escape')
    wait_rows(game, FILES - 1)


@story
def windows_of_the_last_run(desk):
    """Killed, or left with Ctrl+Q: all that were open come back."""
    game = desk.start()
    for point in POINTS:
        game.play(point)
        if point != POINTS[-1]:
            before = game.top()
            game.menu('ファイル', '新しいウィンドウ').wait_other(before)
            game.expect_point(point, '空点')
    game.kill()
    for leave in ('kill', 'quit'):
        again = desk.start()
        wait_for(lambda: stones(again) == set(POINTS), what='three windows')
        again.expect(CUT)
        getattr(again, leave)()
    again = desk.start()
    wait_for(lambda: stones(again) == set(POINTS), what='three windows')
    # what was closed while the others stay is put away
    again.key('ctrl+w')
    wait_for(lambda: len(again.windows()) == 2, what='two windows')
    again.quit()
    again = desk.start()
    wait_for(lambda: len(again.windows()) == 2, what='two windows')
    wait_rows(show_list(again), 1)


@story
def ended(desk):
    """A game that ended is among those played here, and nowhere else."""
    game = desk.start()
    game.play('E5 D5').press('投了').press('はい')
    game.expect_result('*の中押し勝ち').kill()
    again = desk.start()
    again.expect_result('*の中押し勝ち').expect_point('E5', '黒')
    wait_for(lambda: kept(desk), what='a record')
    again.run('win.again').expect_point('E5', '空点')
    again.key('ctrl+h').wait_window(TITLE).expect('*の中押し勝ち')
    again.quit()
    wait_for(lambda: not journals(desk), what='no journal')
    assert len(kept(desk)) == 1, kept(desk)


@story
def ended_and_left(desk):
    """Killed when it ended, and not the game of the next start."""
    game = desk.start()
    game.play('E5 D5').press('投了').press('はい')
    game.expect_result('*の中押し勝ち').kill()
    shutil.rmtree(desk.path('data/tengen/games'), ignore_errors=True)
    other = desk.start(desk.copy('record-19.sgf'))
    wait_for(lambda: kept(desk) and not journals(desk), what='a record')
    other.menu('棋譜の一覧').wait_window(TITLE)
    other.expect('*の中押し勝ち').quit()


def put_away(game, *points):
    """Games that are not finished, each begun when the last was put away."""
    for point in points:
        game.play(point).run('win.again').expect_point(point, '空点')


@story
def thrown_away(desk):
    """One by one, and back one by one, until the window is closed."""
    game = desk.start()
    put_away(game, *POINTS)
    wait_rows(show_list(game), 3)
    game.key('Home', 'Delete').expect('1局を捨てました。')
    wait_rows(game, 2).key('Delete').expect('2局を捨てました。')
    wait_rows(game, 1).shot('waiting-thrown').press('元に戻す')
    wait_rows(game, 2).expect('1局を捨てました。').key('ctrl+z')
    wait_rows(game, 3).expect_no('*捨てました。').key('Delete', 'Delete')
    wait_rows(game, 1).key('Escape').wait_window('純碁*')
    wait_rows(show_list(game), 1).key('ctrl+z')
    wait_rows(game, 1).press('続ける').wait_window('純碁*')
    game.expect_point(POINTS[0], '黒').quit()


# --- Damage ---


def flip(folder):
    with open(os.path.join(folder, 'log'), 'r+b') as log:
        log.seek(-40, os.SEEK_END)
        byte = log.read(1)
        log.seek(-40, os.SEEK_END)
        log.write(bytes([byte[0] ^ 1]))


def cut_base(folder):
    os.truncate(os.path.join(folder, 'base.sgf'), 9)


def first_line(folder):
    path = os.path.join(folder, 'log')
    with open(path, 'rb') as log:
        os.truncate(path, len(log.readline()))


def zeros(folder):
    path = os.path.join(folder, 'log')
    size = os.path.getsize(path)
    os.truncate(path, 0)
    os.truncate(path, size)


def empty(folder):
    for name in os.listdir(folder):
        os.unlink(os.path.join(folder, name))


def newer(folder):
    with open(os.path.join(folder, 'log'), 'w') as log:
        log.write('tengen-journal 9\nthe future\n')


@story
def told_to_end(desk):
    """The end of a desktop's session is no stop in the midst."""
    for number in signal.SIGTERM, signal.SIGHUP, signal.SIGINT:
        game = desk.start().play('E5')
        game.process.send_signal(number)
        assert game.process.wait(10) == 0, number
        again = desk.start()
        again.expect_point('E5', '黒').expect_no('*途中で天元が止まりました*')
        again.key('ctrl+z').quit()


@story
def damaged(desk):
    """Named in a sentence, kept, readable as text; the others are there."""
    game = desk.start()
    put_away(game.play('D5 C3'), 'E5')
    game.play('G7').kill()
    kinds = (flip, cut_base, first_line, zeros, empty, newer)
    whole = next(path for path in journals(desk) if '#parked' in
                 desk.read(os.path.join(path, 'log')))
    for number, damage in enumerate(kinds):
        copy = '%s%d' % (whole, number)
        shutil.copytree(whole, copy)
        damage(copy)
    again = desk.start()
    again.expect(DAMAGED)
    # with that which cannot be told to have been put away
    wait_for(lambda: stones(again) == {'G7', 'D5', 'E5'}, what='two windows')
    wait_rows(show_list(again), 1 + len(kinds)).expect(HEADINGS[0])
    again.shot('waiting-damaged').key('End').expect(HEADINGS[3])
    again.press('内容を見る').expect('%s%d/log' % (whole, len(kinds) - 1))
    again.key('Escape').wait_window(TITLE)
    # of one without its base this turns out only now
    again.key('ctrl+f', 'Return', 'Home').press('続ける').expect(DAMAGED)
    wait_for(lambda: len([row for row in rows(again)
                          if '壊れています' in row.name]) == len(kinds) - 1,
             what='another row of a damaged record')
    again.key('ctrl+f', 'Return', 'Home', 'Return').wait_window('純碁*')
    again.expect_point('E5', '黒').expect_point('C3', '白').quit()
    # nothing was removed
    for damage in (cut_base, first_line, zeros, newer):
        number = kinds.index(damage)
        assert glob.glob('%s%d*' % (whole, number)), damage.__name__


tell()
