#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-sheet: exercises on paper for a class, and the same ones once more

What is on the pages is read from the file; what is asked is compared with
what the command line makes from the number at their foot.
"""
import os
import re
import subprocess

from journey import BUILD, story, tell
from keyboard import Keyboard
from practice import HOME, open_practice
from window import wait_for

MAKE = 'プリントを作る…'
PRINT = '印刷'
SAVE = 'PDFで保存…'
CODE = re.compile(r'プリントの番号：\s*([a-z-]+)-(\d+)-(\d+)')


def read_pages(path):
    """The words on each page."""
    text = subprocess.run(['pdftotext', '-layout', path, '-'],
                          stdout=subprocess.PIPE, check=True,
                          universal_newlines=True).stdout
    return text.rstrip('\f').split('\f')


def draw_pages(path):
    """What each page looks like."""
    folder = path + '.pages'
    os.makedirs(folder, exist_ok=True)
    subprocess.run(['pdftoppm', '-r', '40', path, folder + '/page'],
                   check=True)
    pages = []
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), 'rb') as file:
            pages.append(file.read())
    return pages


def save(game, desk, name):
    """Saves the pages that are seen."""
    path = desk.path(name)
    wait_for(lambda: game.is_sensitive(SAVE), what='pages')
    game.press(SAVE)
    chooser = wait_for(lambda: game.top().title != PRINT and game.top(),
                       what='where to save')
    game.key('ctrl+a').type(path).key('Return')
    game.wait_other(chooser).expect('*%s*' % name)
    wait_for(lambda: os.path.exists(path), what=path)
    return path


def make_by_command(desk, code, count):
    """The sheet that the command line makes from what is on paper."""
    kind, level, seed = code
    path = desk.path('command.pdf')
    subprocess.run(
        [os.path.join(BUILD, 'app/cli/tengen-cli'), 'exercise', 'make',
         '--kind', kind, '--level', level, '--seed', seed,
         '--count', str(count), '-l', 'ja', '-o', path],
        env=dict(os.environ, TENGEN_LOCALEDIR=os.path.join(BUILD, 'po')),
        check=True)
    return path


def write_code(game, text):
    node = game.find('プリントの番号', 'text box')
    window = game.top()
    x, y = window.place(node)
    game.desk.screen.click(window.number, x, y)
    return game.key('ctrl+a').type(text)


@story
def a_sheet(desk):
    """Made and saved; its number makes it again, in the window and without."""
    game = open_practice(desk.start())
    game.press(MAKE).wait_window(PRINT).expect('1／2ページ').shot('sheet')
    first = save(game, desk, 'first.pdf')
    pages = read_pages(first)
    code = CODE.search(pages[0]).groups()
    assert len(pages) == 2 and all(CODE.search(page) for page in pages)
    assert '名前' in pages[0] and '答え' in pages[1], pages
    assert all('問%d' % i in page.replace(' ', '')
               for page in pages for i in range(1, 7)), pages
    # others of the same kind
    game.press('別の問題にする')
    other = save(game, desk, 'other.pdf')
    assert CODE.search(read_pages(other)[0]).groups()[2] != code[2]
    assert draw_pages(other) != draw_pages(first)
    # what is no number is told
    write_code(game, 'ladder-5-').expect('これはプリントの番号ではありません*')
    game.expect_sensitive(SAVE, False).shot('sheet-wrong')
    # the same once more, from its number
    write_code(game, '-'.join(code)).expect('1／2ページ')
    again = save(game, desk, 'again.pdf')
    drawn = draw_pages(again)
    assert drawn == draw_pages(first)
    assert drawn == draw_pages(make_by_command(desk, code, 6))
    game.key('Escape').wait_window(HOME)
    game.quit()


@story
def by_keyboard(desk):
    """Without the mouse: another kind, without answers."""
    game = desk.start()
    keys = Keyboard(game)
    game.key('F6').wait_window('レッスン')
    keys.tab_to(HOME)
    game.key('space').wait_window(HOME)
    keys.tab_to(MAKE)
    game.key('space').wait_window(PRINT)
    keys.tab_to('プリントの番号', 'text box')
    game.key('ctrl+a').type('five-2-77').expect('1／2ページ', '連珠　五を作る')
    keys.tab_to('答えを別のページにつける', 'checkbox')
    game.key('space').expect('1／1ページ')
    game.key('ctrl+s')
    chooser = wait_for(lambda: game.top().title != PRINT and game.top(),
                       what='where to save')
    path = desk.path('five.pdf')
    game.key('ctrl+a').type(path).key('Return')
    game.wait_other(chooser).expect('*five.pdf*')
    pages = read_pages(path)
    assert len(pages) == 1 and '五を作る' in pages[0].replace(' ', ''), pages
    assert CODE.search(pages[0]).groups() == ('five', '2', '77')
    game.key('Escape').wait_window(HOME)
    game.quit()


tell()
