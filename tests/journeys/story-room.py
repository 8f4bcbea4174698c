#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-room: a teacher opens a room, and a class plays there

The window is worked by mouse and keys; the pupils speak in lines. The QR code is
read back from a picture of the screen at a quarter of its size.
"""
import glob
import os
import signal

from journey import story, tell
from pupil import Pupil
from room import (change_game, enter, find_folders, find_way, open_room, play,
                  read_code)
from window import wait_for

NAMES = 'はるか', 'そうた', 'ゆい', 'りく'
RUN = os.path.join(os.environ['XDG_RUNTIME_DIR'], 'tengen')


def come_in(game):
    pupils = enter(game, NAMES)
    game.expect('4人／4人', *NAMES)
    return pupils


@story
def class_plays(desk):
    """Opened, entered, paired, played; a hand is found; nothing is left."""
    game = desk.start('--room')
    open_room(game, NAMES)
    read_code(desk)
    pupils = come_in(game)
    game.key('ctrl+n').wait_window('組合せ').expect('*4人です。')
    game.press('対局を始める').wait_window('囲碁教室')
    for pupil in pupils:
        pupil.hear('table')
    game.expect('1卓, *', '2卓, *')
    play(pupils, 3)
    game.shot('room-wall')

    pupils[3].say(t='hand', up=True)
    game.expect('1面が先生を待っています').key('n')
    game.expect('手があがっています', '質問にこたえた').shot('room-board')
    game.press('検討で見せる').wait_window('*純碁*').expect('検討')
    game.expect_no('*成績表が見つかりません*').shot('room-review')
    game.switch_to('囲碁教室')
    game.press('質問にこたえた').expect_no('手があがっています', '質問にこたえた')
    game.key('Escape').expect('1卓, *', '2卓, *')

    game.press('手をとめる').expect('停止中')
    wait_for(lambda: pupils[0].said['room']['paused'], what='all stop')
    game.press('みんな再開').expect_no('停止中')
    wait_for(lambda: not pupils[0].said['room']['paused'], what='all go on')

    assert len(find_folders(desk)) == 1
    game.press('部屋を閉じる…').expect('部屋を閉じますか？*').shot('room-close')
    game.press('すべて消す')
    for pupil in pupils:
        assert pupil.hear('closed')['why'] == 'end'
    wait_for(lambda: not find_folders(desk), what='nothing is left')
    wait_for(lambda: not os.listdir(RUN), what='nothing is left to find')


@story
def members(desk):
    """A name is mended, a second device is let in, a name is taken out."""
    game = desk.start('--room')
    open_room(game, NAMES)
    pupils = come_in(game)
    game.click_on(game.find('はるか'))
    game.key('ctrl+a').type('haruka').key('Return').expect('haruka')
    wait_for(lambda: pupils[1].said['room']['members'][0]['name'] == 'haruka',
             what='all see the new name')

    port, code = find_way(game)
    second = Pupil(port, code, 'そうた', 1, waits=True)
    game.expect('ほかの機器が*そうた*').press('入れる')
    second.hear('seated')
    game.expect_no('ほかの機器が*')

    game.expect('4人／4人')
    game.click_on(game.find('りく'))
    game.press('部屋から外す…').expect('りくさんを部屋から外しますか？*')
    game.press('外す')
    assert pupils[3].hear('closed')['why'] == 'removed'
    game.expect('3人／3人')
    game.press('部屋を閉じる…').press('すべて消す')


def pass_all(pair):
    for _ in range(2):
        mover = next(pupil for pupil in pair if pupil.is_to_move())
        before = mover.said['table']['n']
        mover.act('pass')
        for pupil in pair:
            wait_for(lambda: pupil.said['table']['n'] > before,
                     what='the pass is seen')


def agree(pupil):
    wait_for(lambda: 'agree' in [act['act']
                                 for act in pupil.said['table']['can']],
             what='what is dead is known')
    pupil.act('agree')
    side = 'BW'.index(pupil.said['table']['you'])
    wait_for(lambda: pupil.said['table']['sides'][side]['agreed'],
             what='it is agreed')


@story
def dispute(desk):
    """Two do not agree on a count; it is found, and the teacher decides."""
    game = desk.start('--room')
    open_room(game, NAMES)
    pupils = come_in(game)
    change_game(game, 19)
    game.key('ctrl+n').wait_window('組合せ')
    game.press('対局を始める').wait_window('囲碁教室')
    for pupil in pupils:
        pupil.hear('table')
    play(pupils, 2)
    pair = [pupil for pupil in pupils if pupil.said['table']['table'] == 0]
    pass_all(pair)
    agree(pair[0])
    pair[1].tap(0)
    game.expect('*争い*', '1面が先生を待っています').shot('room-dispute')
    game.key('n').expect('ふたりの計算が合っていません').shot('room-dispute-large')
    before = pair[0].said['table']['n']
    game.click('A19')
    wait_for(lambda: pair[0].said['table']['n'] > before,
             what='the mark of the teacher')
    game.press('勝敗を決める').go_to_item('黒の勝ち').key('Return')
    for pupil in pair:
        wait_for(lambda: pupil.said['table']['phase'] == 'over',
                 what='the decision')
    game.expect_no('1面が先生を待っています')

    game.press('この盤を片づける').expect_no('1卓, *')
    game.click_on(game.find('2卓, *'))
    game.press('この盤を片づける').expect('*対局は終わっていません*')
    game.press('残す').expect_no('*対局は終わっていません*').expect('2卓')
    game.press('この盤を片づける').press('片づける')
    game.expect('カメラでコードを読むか*')


@story
def found_again(desk):
    """The window is killed, the class plays on; the window finds the room."""
    game = desk.start('--room')
    open_room(game, NAMES)
    pupils = come_in(game)
    game.key('ctrl+n').wait_window('組合せ')
    game.press('対局を始める').wait_window('囲碁教室')
    for pupil in pupils:
        pupil.hear('table')
    game.kill()
    play(pupils, 2)

    again = desk.start('--room')
    again.wait_window('囲碁教室').expect('1卓, *', '2卓, *', '4人／4人')
    again.press('部屋を閉じる…').expect('部屋を閉じますか？*')
    again.press('すべて消す')
    wait_for(lambda: not find_folders(desk), what='nothing is left')


@story
def left_behind(desk):
    """The computer is started again; the room is offered, and goes on."""
    game = desk.start('--room')
    open_room(game, NAMES)
    come_in(game)
    game.kill()
    os.kill(desk.find_host(), signal.SIGKILL)
    for path in glob.glob(os.path.join(RUN, '*')):
        os.remove(path)

    again = desk.start('--room')
    again.wait_window('部屋を開く').expect('この部屋は閉じられていません: *囲碁教室')
    again.shot('room-left')
    again.press('この部屋を続ける').wait_window('囲碁教室')
    again.expect('0人／4人', *NAMES)
    again.press('部屋を閉じる…').press('すべて消す')
    wait_for(lambda: not find_folders(desk), what='nothing is left')


@story
def kept(desk):
    """The host is killed and goes on; a game ends, is looked through, stays."""
    game = desk.start('--room', GTK_THEME='Adwaita:dark')
    open_room(game, NAMES)
    read_code(desk)
    pupils = come_in(game)
    game.key('ctrl+n').wait_window('組合せ')
    game.press('対局を始める').wait_window('囲碁教室')
    for pupil in pupils:
        pupil.hear('table')
    play(pupils, 2)
    stones = [pupil.said['table']['stones'] for pupil in pupils]
    host = desk.find_host()
    os.kill(host, signal.SIGKILL)
    wait_for(lambda: desk.find_host() not in (host, None),
             what='the host goes on')
    game.expect('0人／4人')
    port, code = find_way(game)
    pupils = [Pupil(port, code, pupil.name, 0, pupil.hear('seated')['token'])
              for pupil in pupils]
    game.expect('4人／4人')
    assert stones == [pupil.hear('table')['stones'] for pupil in pupils]

    loser = next(pupil for pupil in pupils if pupil.is_to_move())
    loser.act('resign')
    game.expect('*中押し勝ち*').shot('room-dark')
    game.press('成績表').expect('順位: 1*').shot('room-results')
    game.key('Escape')
    game.press('部屋を閉じる…').press('成績と棋譜を残す')
    game.wait_window('囲碁教室').expect('成績表')
    folder, = find_folders(desk)
    assert 'table.tengen' in os.listdir(folder), os.listdir(folder)
    game.key('alt+F4')
    desk.start('--room').wait_window('部屋を開く').expect_no('*閉じられていません*')


tell()
