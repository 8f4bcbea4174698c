#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-engines: a person plays an engine that is installed

GNU Go, as Debian has it, without typing anything; one that has no network file;
one that fails again and again, by keyboard alone; one in a match, and among the
players of an event.
"""
import os

from event import add_computer, begin_event, play_computer
from journey import Skipped, story, tell
from keyboard import Keyboard
from window import wait_for

NEW = '新しい対局'
PLAY = 'コンピューターと打つ'
GNUGO = '/usr/games/gnugo'
ENGINE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..',
                      'session', 'engine.py')


def make_program(desk, name):
    folder = desk.path('programs')
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, name)
    with open(path, 'w', encoding='utf-8') as file:
        file.write('#!/bin/sh\n')
    os.chmod(path, 0o755)
    return folder


def add_engine(desk, name, protocol, *faults):
    """What a person has added before: an engine with faults."""
    log = desk.path('engine.log')
    open(log, 'w', encoding='utf-8').close()
    desk.write_settings("engines=[('own-1', '%s', '%s', '%s')]" % (
        name, protocol, ' '.join([ENGINE, protocol, log, *faults])))


@story
def gnu_go(desk):
    """GNU Go is there: chosen, played, taken back, killed while it is asked."""
    if not os.path.exists(GNUGO):
        raise Skipped('no GNU Go')
    game = desk.start(TENGEN_ENGINES='/usr/games')
    game.press(PLAY).wait_window(NEW).press('GNU Go')
    game.press('Lv.2').expect('GNU Goのレベル2です。').shot('engines-new')
    game.press('7路').press('対局開始').wait_window('*純碁*7路*')
    game.play('D4').expect('3手目・黒の番*', 'GNU Go', '白・Lv.2')
    game.shot('engines-answer').press('待った')
    wait_for(lambda: 'X' not in game.stones(), what='an empty board')
    game.play('C4').expect('3手目・黒の番*')
    before = game.stones()
    game.kill()
    game = desk.start(TENGEN_ENGINES='/usr/games')
    game.wait_window('*純碁*7路*')
    wait_for(lambda: game.stones() == before, what='the game as it was')
    game.play('D2').expect('5手目・黒の番*')
    game.quit()


@story
def without_network(desk):
    """A program that lacks a file says so before anything is started."""
    game = desk.start(TENGEN_ENGINES=make_program(desk, 'katago'))
    game.press(PLAY).wait_window(NEW)
    game.expect('KataGoには、作者が配布している「default_model.bin.gz」が必要です*')
    game.expect_sensitive('KataGo', False).shot('engines-missing')
    game.press('キャンセル').quit()


@story
def by_keyboard(desk):
    """One that ends by itself at each move: started again, then replaced."""
    add_engine(desk, 'うそつき', 'gtp', 'crash')
    game = desk.start()
    hands = Keyboard(game)
    hands.tab_to(PLAY).key('Return')
    game.wait_window(NEW)
    hands.tab_to('うそつき').key('space')
    hands.tab_to('対局開始').key('Return')
    game.wait_window('*純碁*')
    game.play('E5').expect('うそつきが途中で終わってしまいました。*out of luck*')
    game.shot('engines-fault')
    hands.tab_to('もう一度起動').key('Return')
    game.expect('うそつきが途中で終わってしまいました。*')
    hands.tab_to('天元が代わりに打つ').key('Return')
    game.expect('3手目・黒の番*')
    game.quit()


@story
def stopped(desk):
    """One that never answers is stopped; the game goes on as it was."""
    add_engine(desk, 'だんまり', 'gtp', 'mute')
    game = desk.start()
    game.press(PLAY).wait_window(NEW).press('だんまり').press('対局開始')
    game.wait_window('*純碁*').play('E5')
    game.expect('だんまりを起動しています。').shot('engines-starting')
    game.press('中止').expect('だんまりを中止しました。')
    game.press('待った')
    wait_for(lambda: 'X' not in game.stones(), what='an empty board')
    game.quit()


@story
def in_a_match(desk):
    """Best of three against one: it goes along to the other colour."""
    add_engine(desk, 'Parrot', 'gtp')
    game = desk.start()
    game.press(PLAY).wait_window(NEW).press('Parrot')
    game.pick('対局数', '三番勝負').press('対局開始').wait_window('*Parrot*')
    game.play('E5').expect_point('A1', '白')
    game.press('投了').press('はい').expect_result('白の中押し勝ち*')
    game.press('次の対局（第2局）').expect_point('A1', '黒')
    game.quit()


@story
def in_an_event(desk):
    """The third of an event of two people, and then it plays there."""
    add_engine(desk, 'Parrot', 'gtp')
    game = desk.start()
    begin_event(game, 'Spring', ('花子', '太郎', '次郎'))
    add_computer(game, 'Spring')
    game.pick('どのコンピューターか', 'Parrot').shot('engines-event')
    play_computer(game)
    game.expect('*・Lv.1')
    # it plays where nothing lies, from the lower left corner on
    game.play('E5')
    wait_for(lambda: set('黒白') & set(game.point('A1')), what='its stone')
    game.quit()


@story
def added(desk):
    """An engine added by hand, tried, told from a program that is none, and
    played."""
    game = desk.start()
    game.key('ctrl+comma').wait_window('設定')
    Keyboard(game).tab_to('思考エンジン').key('Return')
    game.wait_window('思考エンジン')
    game.expect('まだ見つかりません。*').press('追加')
    game.expect('コマンドではありません。*')
    game.fill('コマンド', '/bin/cat').press('追加')
    game.expect('*起動しました。*')
    game.press('中止').expect('*中止しました。*')
    log = desk.path('engine.log')
    open(log, 'w', encoding='utf-8').close()
    game.fill('コマンド', "'%s' gtp %s" % (ENGINE, log)).fill('名前', 'Parrot')
    game.press('追加')
    game.expect('*返事がありました。*着手しました：A1*対局できます。*')
    game.shot('engines-tried')
    game.press('削除 cat').expect_no('cat')
    game.key('Escape').wait_window('設定').key('Escape')
    game.press(PLAY).wait_window(NEW).press('Parrot').press('対局開始')
    game.wait_window('*純碁*').play('E5').expect('3手目・黒の番*')
    game.quit()


tell()
