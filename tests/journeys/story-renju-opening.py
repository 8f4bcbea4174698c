#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-renju-opening: ten fifth moves offered, saved, killed, played anew"""
import os
import subprocess

from journey import BUILD, RENJU_COLUMNS, story, tell
from renju import begin

OFFERS = 'J9 J8 K7 K8 K9 K10 L8 L9 M8 M9'


def tell_of(desk, command, name):
    """What the other program says of a file."""
    program = os.path.join(BUILD, 'app', 'cli', 'tengen-cli')
    return subprocess.run(
        [program, command, name], cwd=desk.home, check=True, text=True,
        capture_output=True, env=desk.environment('ja', {})).stdout


def offer(game):
    """Four stones, then offers, all but the last."""
    game.play('H8').press('このまま（白）')
    game.expect('白：2手目を中央の3×3の中に打ってください。')
    game.expect_point('A1', '打てる範囲の外').click('A1')
    game.expect_status('開局の決まりで、*').play('H9').press('交代する*')
    game.play('I9').press('このまま（白）').play('I8')
    game.press('五手目の候補を出す（黒のまま）').expect('*五手目の候補を10個*')
    # the same turned by a half
    game.play('J9').click('I10').expect_status('この五手目は J9 と同じ形です*')
    game.expect_point('I10', '空点').shot('renju-twin')
    game.play(' '.join(OFFERS.split()[1:-1])).expect('*候補をあと1個*')


@story
def ten_fifths(desk):
    game = begin(desk.start(), '五珠交替打ち（10題）')
    offer(game)
    game.key('ctrl+s').save_as('tara').wait_window('tara.sgf*')
    said = tell_of(desk, 'info', 'tara.sgf')
    assert '五珠交替打ち（10題）, 花月' in said and '本譜 4手' in said, said
    said = tell_of(desk, 'renju', 'tara.sgf')
    assert 'D4 花月' in said and '候補をあと1個' in said, said
    assert '五手目の候補：' + '・'.join(OFFERS.split()[:-1]) in said, said
    game.play(OFFERS.split()[-1]).expect('白：残す五手目を一つ選んでください。')
    game.expect('tara.sgf・開局・白の番・変更あり').kill()

    again = desk.start('tara.sgf')
    again.columns = RENJU_COLUMNS
    again.expect('途中で天元が止まりました。*まだファイルに保存していない変更があります。',
                 '五手目の候補10個', '白：残す五手目を一つ選んでください。')
    for point in OFFERS.split():
        again.expect_point(point, '提示された五手目')
    again.shot('renju-restored').click('O15')
    again.expect_status('*五手目*').expect_point('O15', '空点')
    # ten offers, how to go on, stone 4
    again.key(*['ctrl+z'] * 12).expect('白：4手目を*', '3 / 3')
    again.expect_point('J9', '空点').expect_point_no('J9', '提示')
    again.play('G7').press('このまま（黒）').play('F6').press('このまま（白）')
    again.play('A1').expect('*7手目・黒の番*').key('ctrl+s')
    again.expect('tara.sgf・7手目・黒の番').quit()
    said = tell_of(desk, 'info', 'tara.sgf')
    assert '本譜 6手' in said, said


tell()
