#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-match: a best of three as in a Go room

花子 and 太郎 play with byo-yomi, stop the clock, ask for a move back, lose the
program, lose on time and resign; the table is right.
"""
import configparser
import glob
import os

from clipboard import Clipboard
from journey import story, tell
from window import wait_for

SECONDS = 12


def write_name(game, entry, name):
    """A name that the keyboard does not have."""
    with Clipboard() as other:
        other.copy(name)
        game.click_on(game.find(entry, 'text box')).key('ctrl+a', 'ctrl+v')
        other.wait_taken()


def set_byoyomi(desk):
    """So that one need not wait for long; as if it had been so last time."""
    folder = desk.path('config/glib-2.0/settings')
    os.makedirs(folder)
    with open(os.path.join(folder, 'keyfile'), 'w') as file:
        file.write("[org/tengen/Tengen]\nsetup-clock='japanese 0 %d 1'\n"
                   % SECONDS)


def start_match(game):
    game.press('新しい対局').wait_window('新しい対局')
    write_name(game, '黒の名前', '花子')
    write_name(game, '白の名前', '太郎')
    game.expect('時計: 1手 %d秒' % SECONDS)
    game.pick('対局数', '三番勝負').shot('match-new')
    game.press('対局開始').wait_window('花子–太郎*')


def read_table(desk):
    """What stands in the table, as a teacher would read it."""
    path = desk.find_table()
    table = configparser.ConfigParser(interpolation=None, strict=True)
    table.read(path, encoding='utf-8')
    return os.path.dirname(path), table


@story
def best_of_three(desk):
    set_byoyomi(desk)
    game = desk.start()
    start_match(game)
    game.expect('花子', '太郎').play('E5 C3').shot('match-play')

    # the clock is stopped, and goes on
    game.key('F4').expect('時計を止めています*').shot('match-paused')
    game.press('再開').play('G7')

    # 花子 asks for her move
    game.press('待った')
    game.expect('花子さんから待ったのお願いです。*太郎さん、よろしいですか？')
    game.shot('match-asked')
    game.press('断る').expect_status('太郎さんは待ったを断りました。')
    game.expect_point('G7', '黒').press('待った').press('認める')
    game.expect_point('G7', '空点').play('C7')

    # nothing is lost, and the clock waits
    game.kill()
    game = desk.start()
    game.wait_window('花子–太郎*').expect_point('C7', '黒')
    game.expect_point('G7', '空点').expect('時計を止めています*')
    game.press('再開')

    # 太郎 thinks too long
    wait_for(lambda: game.sees('花子 1勝 – 太郎 0勝'), SECONDS + 10,
             what='the end of the time')
    game.expect_result('黒の時間切れ勝ち*').shot('match-time')

    # colours are exchanged
    game.press('次の対局（第2局）').wait_window('太郎–花子*')
    game.play('E5').press('投了').press('はい')
    game.expect('花子 1勝 – 太郎 1勝').expect_result('黒の中押し勝ち*')
    game.shot('match-resigned')

    game.press('次の対局（第3局）').wait_window('花子–太郎*')
    game.play('E5 D5').press('投了').press('はい')
    game.expect('花子 1勝 – 太郎 2勝*番勝負は太郎さんの勝ちです。')
    game.expect_no('次の対局*').shot('match-over')
    game.quit()

    folder, table = read_table(desk)
    assert table['Player 1']['name'] == '花子', dict(table['Player 1'])
    results = [table['Game %d' % n]['result'] for n in (1, 2, 3)]
    assert results == ['B+T', 'B+R', 'W+R'], results
    assert len(glob.glob(os.path.join(folder, '*.sgf'))) == 3


tell()
