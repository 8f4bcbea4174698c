#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-dead: what the program says about stones, and what it asks

White's wall lives. One black stone in it is dead for certain; of two black
corners with three points in a row inside it cannot be told: they live if Black
moves first.
"""
from counting import COUNT, expect_sum
from journey import story, tell
from window import wait_for

STONES = """
...XO.O..
XXXXOOO..
OOOOO....
X.O......
OOO......
OOO......
OOOOO....
XXXXOOO..
...XO.O..
""".split()
SURE, TOP, LOW = 'A6', 'D9', 'A2'
ASKED = 'たしかめてください'
CORNERS = '黒 5子（4の一）', '黒 5子（1の八）'


def write_game(desk, name, rules):
    """The position as a record in which nothing was played."""
    values = {letter: ''.join('[%s%s]' % ('abcdefghi'[x], 'abcdefghi'[y])
                              for y, row in enumerate(STONES)
                              for x, stone in enumerate(row)
                              if stone == letter) for letter in 'XO'}
    with open(desk.path(name), 'w', encoding='utf-8') as file:
        file.write('(;GM[1]FF[4]CA[UTF-8]SZ[9]TNR[%s]KM[0]AB%sAW%s)'
                   % (rules, values['X'], values['O']))
    return name


def stop(game):
    game.press('パス').expect_status('黒がパスしました。')
    return game.press('パス').wait_window(COUNT)


def expect_doubts(game, n):
    """How many chains are left to be checked."""
    if n > 0:
        return game.expect('%s（%d）' % (ASKED, n))
    return game.expect_no(ASKED + '（*')


def expect_here(game, point):
    """Where the cursor of the board is."""
    wait_for(lambda: game.find_point(point)[1].has_state('focused'),
             what=lambda: 'the cursor at %s, not at "%s"'
             % (point, game.focused()))
    return game


@story
def by_keys(desk):
    """All with the keyboard: asked, answered, taken back, agreed."""
    game = stop(desk.start(write_game(desk, 'japan.sgf', 'japan')))
    game.expect_point(SURE, '死石')
    expect_doubts(game, 2).expect_point(TOP, ASKED).expect_point(LOW, ASKED)
    game.expect_status('生死のはっきりしない石が 2か所あります。*')
    game.expect('それまでは活きとして数えます。', *CORNERS).shot('dead-asked')
    expect_here(game.key('n'), TOP)
    game.expect_status('黒 5子（4の一）は、活き（A）、死に（D）、'
                       'セキ（S）のどれですか。').shot('dead-first')
    game.key('d').expect_point(TOP, '死石').expect_point_no(TOP, ASKED)
    expect_doubts(game, 1)
    expect_here(game.key('n'), LOW).key('a')
    game.expect_status('黒 5子（1の八）は活きです。*').shot('dead-answered')
    expect_doubts(game, 0).expect_point_no(LOW, ASKED, '死石')
    # the question about the second chain is asked again
    game.key('Delete').expect_point(LOW, ASKED)
    expect_doubts(game, 1)
    expect_here(game.key('n'), LOW).key('s').expect_point(LOW, 'セキ')
    expect_doubts(game, 0)
    game.press('黒：同意').press('白：同意').press('確定')
    game.expect('対局は終わりました。').key('Escape').quit()


@story
def by_mouse(desk):
    """The same with buttons; what is not answered does not hinder."""
    game = stop(desk.start(write_game(desk, 'china.sgf', 'china')))
    expect_doubts(game, 2).press('次をたしかめる')
    expect_here(game, TOP).expect_no('セキ')
    game.press('死に').expect_point(TOP, '死石')
    expect_doubts(game, 1).press('活き').expect_point_no(TOP, '死石', ASKED)
    # from the list, and by a click on the board as ever
    expect_here(game.press(CORNERS[1]), LOW).click(LOW)
    game.expect_point(LOW, '死石')
    expect_doubts(game, 0).press('元に戻す').expect_point(LOW, ASKED)
    expect_sum(game, '16', '65')
    game.press('黒：同意').press('白：同意').press('確定')
    game.expect('対局は終わりました。').expect_point_no(LOW, ASKED)
    game.key('Escape').quit()


@story
def reopened(desk):
    """A count that was saved open asks again, and keeps what was said."""
    game = stop(desk.start(write_game(desk, 'open.sgf', 'japan')))
    expect_doubts(game, 2)
    expect_here(game.key('n'), TOP).key('a')
    expect_doubts(game, 1).key('Escape').wait_window('*囲碁*')
    game.key('ctrl+s')
    wait_for(lambda: 'alive da' in desk.read('open.sgf'), what='a saved count')
    assert 'auto dead ad' in desk.read('open.sgf')
    game.quit()
    again = desk.start('open.sgf')
    again.key('End').press(COUNT).wait_window(COUNT)
    expect_doubts(again, 1).expect_point(SURE, '死石')
    again.expect_point(LOW, ASKED).expect_point_no(TOP, ASKED)
    again.key('Escape').wait_window('*囲碁*').quit()


tell()
