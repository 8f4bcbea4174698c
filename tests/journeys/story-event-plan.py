#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-event-plan: an event with groups by rank, an absence, a bye, a rematch

A teacher makes a McMahon event of seven players, notes that one of them will
miss the second round and which player has the bye, enters that both have lost,
changes what decides places, and takes it back. The table is computed here too,
from the file. In another event three players have met each other, and the
fourth round says which players meet again.
"""
import configparser
import os
from fnmatch import fnmatchcase

from event import begin_event
from journey import other_bus, story, tell
from window import wait_for

NAMES = ('花子 3級', '太郎 初段', 'さくら 5級', 'ゆうた 10級', 'みお 2級',
         'はると 8級', 'りこ')
# a win for each rank above 9 kyu, up to 1 dan
STARTS = 6, 9, 4, 0, 7, 1, 0
GROUPS = 'マクマホン方式（段級位で組分け）'


def read_table(path):
    table = configparser.RawConfigParser(strict=True, interpolation=None)
    table.read(path, encoding='utf-8')
    return table


def expect_file(path, section, key, value):
    """The file comes a little after the window."""
    wait_for(lambda: read_table(path).get(section, key, fallback='') == value,
             what='%s=%s of [%s] in the file' % (key, value, section))


def choose(game, name):
    """A player on the page of players."""
    return game.click_on(game.find('*' + name + '*', 'list item'))


def reckon(path):
    """The points of the file, best first."""
    score = list(STARTS)
    table = read_table(path)
    for name in table.sections():
        one = table[name]
        if name.startswith('Game ') and one['result'][0] in 'BW':
            side = {'B': 'black', 'W': 'white'}[one['result'][0]]
            score[int(one[side]) - 1] += 1
    return ['点: %d' % one for one in sorted(score, reverse=True)]


def expect_points(game, path):
    """The table against the file, which comes a little later."""
    game.key('alt+2').expect('*マクマホン方式：9級以下*')

    def shown():
        return [text for text in game.texts() if text.startswith('点: ')]
    wait_for(lambda: shown() == reckon(path),
             what=lambda: 'the points %s, not %s' % (reckon(path), shown()))


def make(game):
    begin_event(game, 'Winter 2026', NAMES)
    game.click_on(game.find('順位の決め方：ふつう*', 'button'))
    game.pick('順位の決め方', '直接対決を先に*')
    game.expect('順位の決め方：直接対決*')
    game.press(GROUPS).expect('マクマホン方式：10級以下*')
    game.fill('下限', '8k').key('Down').expect('マクマホン方式：9級以下*')
    game.shot('plan-make')
    # where differences count no groups can be
    game.pick('成績の付け方', '目差*').expect_sensitive(GROUPS, False)
    game.expect('勝ち数か点数で*').pick('成績の付け方', '勝ち数')
    game.expect_sensitive(GROUPS).expect_checked(GROUPS)
    game.press('大会を作る').wait_window('Winter 2026')


def plan(game, path):
    """はると will miss the second round, りこ has the first bye."""
    choose(game.key('alt+3'), 'はると').press('第2回戦は休み')
    game.expect('*はると*第2回戦は休み')
    expect_file(path, 'Player 6', 'absent', '2')
    choose(game, 'りこ').press('第1回戦は不戦勝*')
    game.expect('*りこ*次は不戦勝').shot('plan-players')
    expect_file(path, 'Player 7', 'bye', '1')
    choose(game, '花子').expect('その不戦勝はりこさんに*')
    bye = '第1回戦は不戦勝*'
    game.click_on(game.find(bye, 'checkbox'))
    game.expect_status('*もうほかの人が*').expect_checked(bye, False)
    choose(game, 'りこ')
    game.click_on(game.find('第1回戦は休み', 'button', 'toggle button'))
    game.expect_status('*両方を決めることはできません。')
    game.expect_checked('第1回戦は休み', False)


def expect_focus(game, name):
    def find():
        node = game.find_focused()
        return node is not None and fnmatchcase(node.name, name)
    wait_for(find, what='the focus at "%s"' % name)


def play_round(game, path, boards):
    """Both lose at the first board, Black wins elsewhere, by keys."""
    number = 1 if boards == 3 else 5
    game.click_on(game.find('1卓、*', 'list item'))
    game.press('両者負け').expect('1卓、*両者負け*')
    expect_file(path, 'Game %d' % number, 'how', 'both-lost')
    game.key('ctrl+z').expect('1卓、*対局前*')
    game.press('両者負け').expect('1卓、*両者負け*')
    for board in range(2, boards + 1):
        game.click_on(game.find('%d卓、*' % board, 'list item'))
        # a tooltip would be above the next one
        game.desk.screen.leave()
        expect_focus(game, '%d卓、*' % board)
        # to what can be done with it, and on to the first result
        expect_focus(game.key('Return'), 'ここで打つ')
        expect_focus(game.key('Tab'), '*の勝ち')
        game.key('space').expect('%d卓、*黒の勝ち*' % board)
    game.expect('%d局のうち %d局*' % (boards, boards))


def change_order(game):
    """Places are decided in another way, and as before again."""
    game.press('順位の決め方…').wait_window('順位の決め方')
    game.expect_sensitive(GROUPS, False)
    game.expect('*第1回戦の組合せを決めたあとは*')
    game.pick('順位の決め方', '同点は同じ順位').shot('plan-order')
    game.key('Escape').wait_window('Winter 2026')
    game.expect('*同点の人は同じ順位です。*').expect_no('SOS: *')
    game.key('ctrl+z').expect('*同点のときの順位：直接対決*')


@story
def planned(desk):
    game = desk.start()
    make(game)
    path = desk.find_table()
    table = read_table(path)['Match']
    assert (table['bar'], table['floor']) == ('1d', '9k'), dict(table)
    assert table['ties'] == 'direct sos sodos', dict(table)
    plan(game, path)
    game.key('alt+1').press('第1回戦の組合せを決める')
    game.expect('りこ*不戦勝').shot('plan-paired')
    play_round(game, path, 3)
    expect_points(game, path)
    change_order(game)
    # six are there in the second round: no bye for さくら
    choose(game.key('alt+3'), 'さくら').press('第2回戦は不戦勝*')
    game.expect('いまのところ6人（偶数）*')
    game.key('alt+1').press('第2回戦の組合せを決める')
    game.expect('*指定されたさくらの不戦勝はなく*', 'はると*休み')
    game.click_on(game.find('はると*休み', 'list item'))
    game.expect('前もって休みと*').shot('plan-rest')
    play_round(game, path, 3)
    # a second program shows it, and changes nothing
    with other_bus() as bus:
        other = desk.start(os.path.dirname(path), **bus)
        other.wait_window('Winter 2026')
        other.expect('はると*休み', '1卓、*両者負け*')
        choose(other.key('alt+3'), '花子')
        other.expect_sensitive('第3回戦は休み', False).quit()
    game.switch_to('Winter 2026').quit()


@story
def again(desk):
    game = desk.start()
    begin_event(game, 'Three', ('花子', '太郎', 'さくら'))
    game.press('大会を作る').wait_window('Three')
    for number in range(1, 4):
        game.press('第%d回戦の組合せを決める' % number)
        game.expect('第%d回戦' % number).press('*の勝ち')
        game.expect('1局のうち 1局*')
        assert not game.sees('再戦*'), number
    game.press('第4回戦の組合せを決める')
    game.expect('再戦：*回戦でも対局*', '1卓、*再戦（第*回戦）')
    game.shot('again').quit()


tell()
