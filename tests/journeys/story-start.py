#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-start: the first minute with the program"""
from journey import story, tell


@story
def first_stones(desk):
    """A board is there; clicks put stones, keys take them back."""
    game = desk.start()
    game.shot('start')
    game.play('E5 D5').expect_point('E5', '黒').expect_point('D5', '白')
    game.press('待った').expect_point('D5', '空点')
    game.key('ctrl+z').expect_point('D5', '白')
    assert game.stones().count('X') == 1
    game.shot('stones')
    game.quit()


@story
def after_a_failure(desk):
    """What was played is there again after the program was killed."""
    game = desk.start()
    game.play('C3 D4 E5')
    game.kill()
    again = desk.start()
    again.expect_point('C3', '黒').expect_point('D4', '白')
    again.expect_point('E5', '黒')
    again.quit()


@story
def in_english(desk):
    game = desk.start(language='en')
    game.press('New Game')
    game.wait_window('New Game').press('7*')
    game.press('Start Game')
    game.wait_window('*7*7*').play('D4').expect_point('D4', 'lack')


tell()
