#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""views: all that the program can show, one picture each, for `tests/shots`"""
import os
import re
import shutil
from urllib.parse import quote

from journey import RENJU_COLUMNS
from keyboard import Keyboard
from renju import MISSED
from room import enter, hold_ports, play_apart
from viewing import take, view
from window import wait_for

RECORD = 'record-19.sgf'
BEFORE_KO = 'D4 E4 D3 E3 E5 E6 D6 F5 C5 D5'
# two walls from side to side on 9x9
WALLS = ' '.join('E%d F%d' % (row, row) for row in range(1, 10))
READINGS = 'game-readings=true'
CLOCK = "setup-clock='japanese 600 30 3'"
PLAYERS = "setup=(9, 9, 'japan', 0, 0, '花子', '太郎')"
# Black makes a straight four in G8 or K8, and a weaker one in F8
STRAIGHT = ('(;GM[4]FF[4]CA[UTF-8]SZ[15]TNR[renju free]'
            'TNO[second level=2 seed=5];B[hh];W[hi];B[ih];W[fj];B[jh];W[ha]'
            ';B[bb];W[hn])')
THEMES = 'wood', 'paper', 'dark', 'classroom', 'distinct'
ANNOTATED = '''(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[表　一郎]PW[能登　花子]BR[四段]WR[四段]
KM[6.5]RU[Japanese]EV[日曜研究会]DT[2026-11-15]OT[3x30 byo-yomi];B[pd];W[dp]
C[小目に対する向きを、ここでよく考えます。];B[pq]TR[pd][dp]
(;W[dc]WL[1799];B[ce]BL[30]OB[3];W[ed]WL[1742]N[定石]TE[1]GW[1]LB[cc:A][cf:B]TR[ce]AR[ch:cn]
C[定石のひとつです。
このあと黒は左辺にひらき、白は右上にかかるのが自然です。];B[ch];W[oc];B[qf];W[kc])
(;W[de]N[別の道];B[cc];W[cd];B[dc])
(;W[po];B[qo];W[qp];B[pp];W[qn]))
'''


# --- Playing ---


@view('first', 'menu', 'view-menu')
def first(desk):
    game = desk.open()
    game.hover('G7')
    desk.look('first', hover=True)
    game.key('F10')
    desk.look('menu')
    game.key('Escape')
    desk.press('View')
    desk.look('view-menu')


@view('hint')
def hint(desk):
    game = desk.open(settings=['hints-seen=@as []'])
    game.hover('G7')
    desk.look('hint', hover=True)


@view('play', 'refused')
def play(desk):
    game = desk.open()
    game.play(BEFORE_KO)
    desk.look('play')
    game.click('E5')
    wait_for(game.status, what='why that is not possible')
    desk.look('refused')


@view('read-refused', 'read-result')
def read(desk):
    """What is said in a game has readings."""
    game = desk.open(settings=[READINGS])
    game.play(BEFORE_KO).click('E5')
    wait_for(game.status, what='why that is not possible')
    desk.look('read-refused')
    desk.press('Resign')
    desk.press('Yes')
    desk.look('read-result')


@view('refused-clock')
def refused_clock(desk):
    """A ko, the position before it, and two clocks."""
    game = desk.open(settings=[PLAYERS, CLOCK])
    desk.dialog(lambda: game.key('ctrl+n'))
    desk.dialog(lambda: desk.press('Start Game'))
    game.play(BEFORE_KO).click('E5')
    game.find(desk.say('Position after move %u') % 9)
    desk.look('refused-clock')


@view('new-computer', 'computer-thinks', 'computer-play', 'advice')
def computer(desk):
    """A game with the computer: asked for, while it thinks, after its move."""
    game = desk.open()
    desk.dialog(lambda: desk.press('Play the computer'))
    game.press(desk.say('Lv. %d') % 10)
    desk.look('new-computer')
    desk.dialog(lambda: desk.press('Start Game'))
    game.play('E5')
    desk.look('computer-thinks')
    wait_for(lambda: 'O' in game.stones(), what='the computer to move')
    desk.look('computer-play')
    game.press(desk.say('Advice'))
    wait_for(lambda: 'A' in game.status(), what='three points')
    desk.look('advice')


@view('new-computer-renju', 'computer-opening', 'computer-renju')
def computer_renju(desk):
    """Renju with the computer: asked for, while it decides, and afterwards."""
    game = desk.open(settings=["renju-rules='tara-10 declared'"])
    desk.dialog(lambda: desk.press('Play the computer'))
    desk.press('Renju')
    game.press(desk.say('Lv. %d') % 10)
    desk.look('new-computer-renju')
    desk.dialog(lambda: desk.press('Start Game'))
    game.columns = RENJU_COLUMNS
    game.play('H8')
    desk.look('computer-opening')
    wait_for(lambda: not game.sees(desk.say('thinking')), what='its choice')
    desk.look('computer-renju')


@view('renju-advice', 'renju-weak')
def renju_advice(desk):
    """Points to choose from, in the longest sentence, and a weak choice."""
    with open(desk.path('straight.sgf'), 'w', encoding='utf-8') as file:
        file.write(STRAIGHT)
    game = desk.open('straight.sgf')
    game.columns = RENJU_COLUMNS
    game.press(desk.say('Advice'))
    wait_for(lambda: 'A' in game.status(), what='three points')
    desk.look('renju-advice')
    game.click('F8')
    game.find(desk.say('Play Another'), 'button')
    desk.look('renju-weak')


@view('new-computers', 'computers')
def computers(desk):
    """Two computers: asked for, and while they wait."""
    game = desk.open()
    desk.dialog(lambda: desk.press('Play the computer'))
    desk.press('Computer', 'player')
    desk.look('new-computers')
    desk.dialog(lambda: desk.press('Start Game'))
    wait_for(lambda: 'O' in game.stones(), what='moves of both')
    game.key('F4')
    desk.look('computers')


@view('new-engines', 'engines', 'engine-fault')
def engines(desk):
    """Engines outside: one that lacks a file and one that fails; the list."""
    programs = desk.path('programs')
    os.makedirs(programs)
    for name in 'katago', 'gnugo':
        with open(os.path.join(programs, name), 'w') as file:
            file.write('#!/bin/sh\necho no luck today >&2\n')
        os.chmod(os.path.join(programs, name), 0o755)
    game = desk.open(TENGEN_ENGINES=programs)
    desk.dialog(lambda: desk.press('Play the computer'))
    game.press('GNU Go')
    desk.look('new-engines')
    desk.dialog(lambda: desk.press('Start Game'))
    game.play('E5')
    wait_for(lambda: 'no luck' in game.status(), what='a fault')
    desk.look('engine-fault')
    desk.dialog(lambda: game.key('ctrl+comma'))
    Keyboard(game).tab_to(desk.say('Engines')).key('Return')
    game.wait_window(desk.say('Engines'))
    game.press(desk.say('Try', 'engine') + ' GNU Go')
    wait_for(lambda: any('no luck' in text for text in game.texts()),
             what='what it wrote')
    desk.look('engines')


@view('new-pure', 'new-go', 'new-renju')
def new(desk):
    game = desk.open(settings=[PLAYERS])
    desk.dialog(lambda: game.key('ctrl+n'))
    for name, kind in (('new-pure', 'Pure Go'), ('new-go', 'Go'),
                       ('new-renju', 'Renju')):
        desk.press(kind)
        desk.look(name)


@view('new-capture', 'capture', 'capture-won', 'capture-alone')
def capture(desk):
    """The first captures win: asked for, one stone taken, won."""
    game = desk.open(settings=[PLAYERS])
    desk.dialog(lambda: game.key('ctrl+n'))
    desk.press('Pure Go')
    desk.press('Take 3')
    desk.look('new-capture')
    desk.dialog(lambda: desk.press('Start Game'))
    game.play('D5 D4 C4 G7 E4 G8 D3')
    desk.look('capture')
    game.play('A1 F7 A2 G9 A3 H7 B1 H8 B2 F8 B3 G6')
    desk.look('capture-won')
    game.key('F11')
    desk.look('capture-alone')


@view('lower-rank')
def lower_rank(desk):
    """Who has Black by the ranks that were entered."""
    game = desk.open(settings=[PLAYERS])
    desk.dialog(lambda: game.key('ctrl+n'))
    desk.press('Renju')
    for name, rank in (('Black', '2d'), ('White', '3k')):
        game.fill(desk.say('Rank of %s') % desk.say(name), rank)
    desk.dialog(lambda: desk.press('Who Has Black?'))
    desk.press('Lower Rank Has Black')
    desk.look('lower-rank')


@view('rules', 'own-rules')
def rules(desk):
    game = desk.open(settings=["setup=(19, 19, 'japan', 0, 13, '', '')"])
    desk.dialog(lambda: game.key('ctrl+n'))
    game.click_on(desk.find_button(desk.say('Rules') + '*'))
    other = game.find(desk.say('Other Rules…'), 'menu item')
    desk.dialog(lambda: game.click_on(other))
    desk.look('rules')
    desk.press('Make My Own from These…')
    game.wait_window(desk.say('My Own Rules'))
    desk.look('own-rules')


@view('match', 'result')
def match(desk):
    game = desk.open(settings=[PLAYERS, CLOCK])
    desk.dialog(lambda: game.key('ctrl+n'))
    desk.dialog(lambda: desk.press('Start Game'))
    game.play('E5 C3 G7 D6 F4')
    desk.look('match')
    desk.press('Resign')
    desk.press('Yes')
    desk.look('result')


@view('count')
def count(desk):
    """An adjourned game is played to its end."""
    desk.copy(RECORD)
    game = desk.open(RECORD)
    game.key('F8', 'ctrl+End').play('B17 R2')
    desk.press('Pass')
    desk.dialog(lambda: desk.press('Pass'))
    game.expect_no(desk.say('Finding out which stones are dead…'))
    desk.look('count')


@view('read-count')
def read_count(desk):
    desk.copy(RECORD)
    game = desk.open(RECORD, settings=[READINGS])
    game.key('F8', 'ctrl+End').play('B17 R2')
    desk.press('Pass')
    desk.dialog(lambda: desk.press('Pass'))
    game.expect_no(desk.say('Finding out which stones are dead…'))
    desk.look('read-count')


@view('early-stop')
def early_stop(desk):
    """Both pass in Pure Go before they have filled what is theirs."""
    game = desk.open(settings=[PLAYERS])
    desk.dialog(lambda: game.key('ctrl+n'))
    desk.press('Pure Go')
    desk.dialog(lambda: desk.press('Start Game'))
    game.play(' '.join('D%d F%d' % (row, row) for row in range(1, 10)))
    desk.press('Pass')
    desk.press('Pass')
    game.expect(desk.say('There are still places for stones. Go on?'))
    desk.look('early-stop')


@view('count-scientific')
def count_scientific(desk):
    """The rule set with the longest account."""
    with open(desk.copy(RECORD), encoding='utf-8') as file:
        text = re.sub(r'RU\[[^]]*\]', '', file.read())
    with open(desk.path('long.sgf'), 'w', encoding='utf-8') as file:
        file.write(text.replace('GM[1]', 'GM[1]RU[3-1]', 1))
    game = desk.open('long.sgf')
    game.key('F8', 'ctrl+End').play('B17 R2')
    desk.press('Propose to stop')
    desk.dialog(lambda: desk.press('Accept the stop'))
    game.expect_no(desk.say('Finding out which stones are dead…'))
    desk.look('count-scientific')


@view('steps', 'comparison', 'rows')
def steps(desk):
    game = desk.open('--move', '999', desk.example('ranka-3.sgf'))
    for name, action in (('steps', 'win.count-steps'),
                         ('comparison', 'win.compare'),
                         ('rows', 'win.tally')):
        desk.dialog(lambda: game.run(action))
        game.key('End')
        desk.look(name)
        desk.dialog(lambda: game.key('Escape'))


@view('estimate')
def estimate(desk):
    desk.open().play(WALLS).key('F9')
    desk.look('estimate')


@view('recovery')
def recovery(desk):
    """What was not saved is there again after a failure."""
    desk.copy(RECORD)
    game = desk.open(RECORD)
    game.key('F8', 'ctrl+End').play('B17').kill()
    desk.open(RECORD)
    desk.look('recovery')


@view('zoomed')
def zoomed(desk):
    desk.copy(RECORD)
    game = desk.open('--move', '150', RECORD)
    game.key('F8').hover('Q16').key(*['ctrl+plus'] * 3)
    desk.look('zoomed')


@view('two-step')
def two_step(desk):
    game = desk.open(settings=['confirm-placing=true'])
    game.click('D4')
    desk.look('two-step')


@view('board-alone')
def board_alone(desk):
    desk.copy(RECORD)
    desk.open('--move', '150', RECORD).key('shift+F11')
    desk.look('board-alone')


@view(*('theme-' + name for name in THEMES))
def themes(desk):
    desk.copy(RECORD)
    for name in THEMES:
        game = desk.open('--move', '150', RECORD,
                         settings=["theme='%s'" % name, "numbers='last'"])
        desk.look('theme-' + name)
        game.kill()


# --- Renju ---


def begin_renju(desk, regulation, *settings):
    """A new game, from its window."""
    game = desk.open(settings=['setup-renju=true', PLAYERS,
                               "renju-rules='%s'" % regulation, *settings])
    game.columns = RENJU_COLUMNS
    desk.dialog(lambda: game.key('ctrl+n'))
    return desk.dialog(lambda: desk.press('Start Game'))


@view('renju-refused', 'renju-why')
def renju(desk):
    """A point where Black makes two threes."""
    game = begin_renju(desk, 'free')
    game.play('H8 A1 I8 A3 J9 A5 J10 A7').click('J8')
    desk.look('renju-refused')
    desk.press('See Why, Step by Step')
    desk.look('renju-why')


@view('renju-opening', 'renju-patterns')
def renju_opening(desk):
    game = begin_renju(desk, 's26')
    desk.look('renju-opening')
    desk.dialog(lambda: game.key('k'))
    desk.look('renju-patterns')


@view('swap-clock', 'three-clock')
def opening_clock(desk):
    """The longest questions of openings, below a clock."""
    game = begin_renju(desk, 'tara-10', CLOCK)
    for number, point in enumerate(('H8', 'H9', 'I9', 'I8')):
        if number > 0:
            game.find(desk.say('Stay (%s)') % '*', 'button')
            game.key('1')
            wait_for(lambda: not game.sees(desk.say('Stay (%s)') % '*',
                                           'button'), what='no question')
        game.play(point)
        if number == 0:
            desk.look('swap-clock')
    desk.look('three-clock')


@view('meeting', 'meeting-question', 'meeting-clock')
def meeting(desk):
    """A hint, an opening's question, news, and a question of play meet."""
    game = desk.open(settings=['setup-renju=true', PLAYERS, CLOCK,
                               "renju-rules='yama'",
                               'hints-seen=@as []'])
    game.columns = RENJU_COLUMNS
    desk.dialog(lambda: game.key('ctrl+n'))
    desk.dialog(lambda: desk.press('Start Game'))
    desk.look('meeting')
    game.key('ctrl+v')
    desk.look('meeting-clock')
    desk.press('Resign')
    desk.look('meeting-question')


# --- Records ---


def open_annotated(desk):
    with open(desk.path('sunday.sgf'), 'w', encoding='utf-8') as file:
        file.write(ANNOTATED)
    return desk.open('--move', '6', 'sunday.sgf')


@view('review', 'information', 'print', 'export')
def review(desk):
    game = open_annotated(desk)
    desk.look('review')
    for name, action in (('information', 'win.info'), ('print', 'win.print'),
                         ('export', 'win.export')):
        desk.dialog(lambda: game.run(action))
        desk.look(name)
        desk.dialog(lambda: game.key('Escape'))


@view('tree-window', 'tree-away')
def tree_window(desk):
    """The tree in a window of its own, and what the panel is without it."""
    game = open_annotated(desk)
    below = game.top()
    desk.dialog(lambda: game.key('ctrl+t'))
    desk.look('tree-window')
    desk.screen.activate(below.number)
    desk.look('tree-away')


@view('review-25', 'review-search')
def review_25(desk):
    """The largest board, in kanji, with long ranks and times."""
    with open(desk.path('large.sgf'), 'w', encoding='utf-8') as file:
        file.write('(;GM[1]FF[4]CA[UTF-8]SZ[25]PB[アマ本因坊　表　一郎]'
                   'PW[能登　花子]BR[名誉本因坊]WR[二十四級]TM[36000]'
                   ';B[dd]BL[35999];W[vv]WL[36000]OW[25]'
                   'C[広い盤では、隅が遠い。];B[vd])')
    game = desk.open('--move', '2', 'large.sgf',
                     settings=["coordinates='japanese'"])
    desk.look('review-25')
    game.key('ctrl+f').type('x')
    desk.look('review-search')


@view('review-chain')
def review_chain(desk):
    """A win by fours that was missed, as a variation."""
    with open(desk.path('missed.sgf'), 'w', encoding='utf-8') as file:
        file.write(MISSED)
    game = desk.open('--move', '20', 'missed.sgf')
    game.columns = RENJU_COLUMNS
    game.key('alt+b').expect_point('E11', '')
    wait_for(game.status, what='what was found')
    desk.look('review-chain')


@view('charset')
def charset(desk):
    """A file that names none, with comments behind a long head."""
    comments = ('ここが大事です。黒はカタツギ。', '白の手筋、ｳｯﾃｶﾞｴｼ',
                '能登さんの敗着。ツケが正しい。', '「右辺」は大きい')
    with open(desk.path('old.sgf'), 'w', encoding='cp932') as file:
        file.write('(;GM[1]SZ[19]PB[Omote]PW[Noto]'
                   + ';B[dd];W[pp]' * 9000
                   + ''.join(';B[qq]C[%s %d]\n;W[cc];B[pd];W[oo];B[ob]'
                             % (comment, number)
                             for number in range(9) for comment in comments)
                   + ')')
    game = desk.open('old.sgf')
    desk.dialog(lambda: game.run('win.charset'))
    desk.look('charset')


@view('asking', 'asked')
def asking(desk):
    """A charset that was guessed, before its file is written over."""
    with open(desk.path('old.sgf'), 'w', encoding='cp932') as file:
        file.write('(;GM[1]FF[3]SZ[9]RE[W+6.5]PB[表　一郎]PW[能登　花子]'
                   ';B[ee]C[ここが大事];W[dd])')
    game = desk.open('old.sgf')
    game.play('C3').key('ctrl+s')
    desk.look('asking')
    game.key('Tab', 'Return')
    desk.look('asked')


@view('long-text', 'whole-text')
def long_text(desk):
    """Texts without end, with a notice and a hint beside them."""
    with open(desk.path('long.sgf'), 'w', encoding='utf-8') as file:
        file.write('(;GM[1]SZ[19]PB[%s]PW[能登　花子];B[dd]C[%s];W[pp])'
                   % ('表' * 5000, '碁の話は長い。' * 9000))
    game = desk.open('--move', '1', 'long.sgf')
    desk.look('long-text')
    desk.press('Show All')
    desk.look('whole-text')


@view('files')
def files(desk):
    """More files at once than have windows of their own."""
    names = ['%02d局.sgf' % number for number in range(1, 13)]
    for name in names:
        with open(desk.path(name), 'w', encoding='utf-8') as file:
            file.write('no record' if name.startswith('05') else ANNOTATED)
    desk.open(*names)
    desk.look('files')


@view('games')
def games(desk):
    """A file with several games."""
    text = desk.read(desk.copy(RECORD))
    with open(desk.path('games.sgf'), 'w', encoding='utf-8') as file:
        file.write(ANNOTATED + text + ANNOTATED)
    desk.open('games.sgf')
    desk.look('games')


@view('history')
def history(desk):
    folder = desk.path(os.path.join('data', 'tengen', 'games'))
    os.makedirs(folder)
    for number, name in enumerate(('ranka-2.sgf', 'renju-game.sgf',
                                   'bent-four-agreed.sgf')):
        shutil.copy(desk.example(name), os.path.join(
            folder, '2026-11-%02d %s' % (number + 10, name)))
    shutil.copy(desk.copy(RECORD), os.path.join(folder, RECORD))
    desk.open()
    desk.window('records', 'played')
    desk.look('history')


@view('records')
def records(desk):
    """All sections in one list."""
    folder = desk.path(os.path.join('data', 'tengen', 'games'))
    os.makedirs(folder)
    shutil.copy(desk.example('renju-game.sgf'), folder)
    add_journal(desk, 40, '純碁　9路盤')
    add_pupils(desk, 1)
    desk.open(desk.copy(RECORD))
    desk.window('records', 'all')
    desk.look('records')


JOURNAL = """tengen-journal 1
#game 0
#title {title}
{file}a 1000 0 1 1 0 0
#parked
"""


def add_journal(desk, number, title, file='', text=JOURNAL):
    """An unfinished game, as an older Tengen has left it."""
    folder = desk.path('state/tengen/journal/20261121-1800%02d-0' % number)
    os.makedirs(folder)
    for name, content in (('base.sgf', '(;GM[1]SZ[19])'), ('lock', ''),
                          ('log', text.format(title=title, file=file))):
        path = os.path.join(folder, name)
        with open(path, 'w', encoding='utf-8') as out:
            out.write(content)
        os.utime(path, (1795250000 + 5000 * number,) * 2)
    return folder


def add_pupils(desk, n):
    for number in range(n):
        add_journal(desk, number, '', '#file file://%s 1\n' % quote(
            '%s/生徒の棋譜/%02d.sgf' % (desk.home, number + 1)))


@view('waiting', 'waiting-search', 'waiting-thrown')
def waiting(desk):
    """Unfinished games of all kinds, and they take much room."""
    add_pupils(desk, 34)
    for number, title in enumerate(('花子–太郎 · 囲碁　19路盤', '純碁　9路盤',
                                    'さくら–ゆうた · 連珠')):
        add_journal(desk, 40 + number, title)
    add_journal(desk, 50, '', text='nothing\n')
    add_journal(desk, 51, '', text='tengen-journal 9\n')
    os.truncate(os.path.join(add_journal(
        desk, 52, '', '#file file:///media/joseki.sgf 1\n'), 'base.sgf'),
        120 * 1000 ** 2)
    game = desk.open()
    desk.window('records', 'waiting')
    desk.look('waiting')
    game.key('ctrl+f').type('17.s')
    desk.look('waiting-search')
    game.key('Escape', 'Return', 'Home', 'Delete', 'Delete')
    desk.look('waiting-thrown')


@view('waiting-few', 'waiting-damaged', 'waiting-text', 'waiting-empty')
def waiting_few(desk):
    add_pupils(desk, 2)
    add_journal(desk, 40, '純碁　9路盤')
    add_journal(desk, 50, '', text='nothing\n')
    add_journal(desk, 51, '', text='tengen-journal 9\n')
    game = desk.open()
    desk.window('records', 'waiting')
    desk.look('waiting-few')
    game.key('End')
    desk.look('waiting-damaged')
    desk.dialog(lambda: desk.press('Show Contents'))
    desk.look('waiting-text')
    desk.dialog(lambda: game.key('Escape'))
    # the button that was pressed has the focus, and keys are of the list
    game.click_on(game.find('02.sgf*', 'list item'))
    game.key('Home', *['Delete'] * 5)
    game.expect(desk.say('No unfinished games, and no changes that are not '
                         'saved. What you put away without saving can be '
                         'found in this place.'))
    # that of the notice, which stands before that of the window
    game.expect(desk.say('Undo'))
    desk.press('Close')
    game.expect_no(desk.say('Undo'))
    desk.look('waiting-empty')


# --- Matches ---


EVENT = ('花子:3k', '太郎:1d', 'さくら:5k', 'ゆうた:10k', 'みお:2k', 'はると:8k',
         'りこ:15k', 'そうた:1k')
RESULTS = 'B+R', 'W+3.5', 'B+T', 'W+R'


def make_event(desk):
    folder = os.path.join('data', 'tengen', 'matches', 'spring')
    os.makedirs(desk.path(os.path.dirname(folder)))
    desk.command('match', 'new', '--swiss', '--rounds=4', '--title=春の大会',
                 '--rules=pure', '--size=9', folder, *EVENT)
    for first_game in (1, 5):
        desk.command('match', 'pair', folder)
        for number, result in enumerate(RESULTS[:6 - first_game]):
            desk.command('match', 'result', folder, str(first_game + number),
                         result)
    return desk.path(os.path.join(folder, 'table.tengen'))


@view('event', 'event-table', 'event-order', 'event-players', 'matches',
      'new-event', 'new-event-order')
def event(desk):
    table = make_event(desk)
    folder = os.path.dirname(table)
    desk.command('match', 'player', folder, 'さくら', '--absent=3,4')
    desk.command('match', 'player', folder, 'みお', '--bye=3')
    game = desk.open(table)
    desk.fill()
    desk.look('event')
    game.key('alt+2')
    desk.look('event-table')
    desk.dialog(lambda: desk.press('What Decides Places…'))
    desk.look('event-order')
    desk.dialog(lambda: game.key('Escape'))
    game.key('alt+3').click_on(game.find('*さくら*', 'list item'))
    desk.look('event-players')
    desk.window('matches')
    desk.look('matches')
    desk.press('New Event…')
    desk.look('new-event')
    game.click_on(desk.find_button(desk.say('What decides places: %s') % '*'))
    game.pick(desk.say('What decides places'), desk.say('One by one', 'order'))
    desk.press('McMahon system (groups by rank)')
    desk.look('new-event-order')


@view('event-again')
def event_again(desk):
    """Too few are there for new pairs, and for the bye that was chosen."""
    folder = os.path.join('data', 'tengen', 'matches', 'again')
    os.makedirs(desk.path(os.path.dirname(folder)))
    desk.command('match', 'new', '--swiss', '--rounds=4', '--title=冬の大会',
                 '--mcmahon=1d:10k', folder, *EVENT[:5])
    for first_game in (1, 4, 7):
        desk.command('match', 'pair', '--seed=1', folder)
        for number in range(2):
            desk.command('match', 'result', folder, str(first_game + number),
                         RESULTS[number])
    desk.command('match', 'player', folder, '花子', '--absent=4')
    desk.command('match', 'player', folder, 'みお', '--bye=4')
    game = desk.open(desk.path(os.path.join(folder, 'table.tengen')))
    desk.fill()
    game.press(desk.say('Pair %s') % (desk.say('Round %d') % 4))
    desk.press('Both Lost')
    desk.look('event-again')


def print_sheet(desk, game, kind, name):
    desk.dialog(lambda: game.run('win.print'))
    desk.fill()
    game.pick(desk.say('What to Print'), desk.say(kind, 'print'))
    desk.look(name)
    desk.dialog(lambda: game.key('Escape'))


@view('print-table', 'print-pairings', 'print-slips')
def sheets(desk):
    game = desk.open(make_event(desk))
    for kind, name in (('Table of Results', 'print-table'),
                       ('Pairings for the Wall', 'print-pairings'),
                       ('Result Slips', 'print-slips')):
        print_sheet(desk, game, kind, name)


@view('renju-event', 'renju-event-table')
def renju_event(desk):
    """Colours may be exchanged: the games name players, not colours."""
    folder = os.path.join('data', 'tengen', 'matches', 'renju')
    os.makedirs(desk.path(os.path.dirname(folder)))
    desk.command('match', 'new', '--swiss', '--rounds=3', '--title=連珠の会',
                 '--rules=renju s26', folder, *EVENT[:7])
    desk.command('match', 'pair', '--seed=1', folder)
    record = ('(;GM[4]FF[4]CA[UTF-8]SZ[15]TNR[renju s26]RE[W+F];B[hh];W[hg]'
              ';B[ig]TNC[swap W];W[aa];B[ab])')
    with open(desk.path('game.sgf'), 'w', encoding='utf-8') as file:
        file.write(record)
    desk.command('match', 'result', folder, '1', 'game.sgf')
    game = desk.open(desk.path(os.path.join(folder, 'table.tengen')))
    desk.fill()
    game.key('Home')
    desk.look('renju-event')
    game.key('alt+2')
    desk.look('renju-event-table')


# --- Lessons ---


@view('lessons', 'own-lessons', 'glossary', 'pupils', 'lesson-guide')
def lessons(desk):
    game = desk.open()
    desk.window('lessons')
    desk.look('lessons')
    desk.press('Own Lessons')
    desk.look('own-lessons')
    for name, action in (('glossary', 'win.glossary'),
                         ('pupils', 'win.pupils'),
                         ('lesson-guide', 'win.lesson-guide')):
        desk.turn(lambda: game.run(action))
        desk.look(name)
        desk.turn(lambda: game.key('Escape'))


def add_class(desk):
    """Thirty pupils, of whom some have practised, and one stumbled."""
    lines = ['[pupils]', 'format=1']
    kinds = ('atari escape capture ladder connect cut live race stones legal '
             'five forbidden').split()
    for number in range(30):
        lines += ['[pupil p%d]' % number, 'picture=%d' % (number % 16),
                  'nickname=%s' % ('山田　花子', 'さくら', 'ゆうた',
                                   'Christopher')[number % 4]]
        folder = desk.path('data/tengen/pupils/p%d' % number)
        os.makedirs(folder)
        with open(os.path.join(folder, 'practice'), 'w',
                  encoding='ascii') as file:
            file.write('tengen-practice 1\n')
            for attempt in range(number * 3):
                file.write('1764101946 540 %s 1 %d missed 1 %d %016x\n' % (
                    kinds[attempt % len(kinds)], attempt, attempt + 1, 1))
        with open(os.path.join(folder, 'progress'), 'w',
                  encoding='ascii') as file:
            file.write('[progress]\nformat=1\n[lesson pure-go-first]\n'
                       'step.alternate=%d\n' % (number % 3 + 1))
    with open(desk.path('data/tengen/pupils/pupils'), 'w',
              encoding='utf-8') as file:
        file.write('\n'.join(lines) + '\n')


@view('class', 'class-list', 'class-lessons', 'class-practice',
      'class-stumbles')
def class_table(desk):
    add_class(desk)
    game = desk.open()
    desk.window('lessons')
    desk.turn(lambda: game.run('win.pupils'))
    desk.look('class')
    desk.press('From a List…')
    for name in ('1 Hanako', 'Taro', 'Taro'):
        game.type(name).key('Return')
    game.expect('Taro')
    desk.look('class-list')
    game.key('Escape')
    desk.turn(lambda: game.run('win.overview'))
    desk.look('class-lessons')
    desk.press('Practice')
    game.expect('%s, *' % desk.say('Everyone', 'pupils'))
    desk.look('class-practice')
    desk.press('Stumbles')
    game.expect(desk.say('Exercises missed'))
    desk.look('class-stumbles')


@view('lesson', 'lesson-wrong', 'lesson-refused', 'lesson-right', 'lesson-menu')
def lesson(desk):
    """Where a stone is to be taken: not so, but so."""
    desk.open('--lesson', 'pure-go-first')
    game = desk.fill()
    dots = game.find(desk.say('Steps'))
    game.click_on(dots.child(3))
    desk.look('lesson')
    game.click('D4')
    desk.look('lesson-wrong')
    game.key('Escape').click('E5')
    desk.look('lesson-refused')
    game.play('E4')
    desk.look('lesson-right')
    game.key('F10')
    desk.look('lesson-menu')


@view('practice', 'practice-exercise', 'practice-wrong', 'practice-shown',
      'practice-wall', 'practice-sheet', 'practice-relay', 'practice-teams')
def practice(desk):
    game = desk.open()
    desk.window('lessons')
    desk.turn(lambda: game.run('win.practice'))
    desk.look('practice')
    Keyboard(game).tab_to(desk.say('Make five', 'exercise') + '*', 'grid cell')
    game.key('Return').expect_sensitive(desk.say('Hint'), True)
    desk.look('practice-exercise')
    game.columns = RENJU_COLUMNS
    game.click('A1')
    desk.look('practice-wrong')
    game.key('Escape').click('O1')
    game.expect_sensitive(desk.say('Show answer'), True)
    desk.press('Show answer')
    desk.look('practice-shown')
    desk.dialog(lambda: game.key('F11'))
    desk.look('practice-wall')
    desk.dialog(lambda: game.key('Escape'))
    game.key('Escape').expect(desk.say('Start a Relay…'))
    desk.dialog(lambda: game.run('win.practice-sheet'))
    desk.fill()
    game.expect_sensitive(desk.say('Save as PDF…'), True)
    desk.look('practice-sheet')
    desk.dialog(lambda: game.key('Escape'))
    desk.dialog(lambda: desk.press('Start a Relay…'))
    desk.look('practice-relay')
    desk.press('Start on the Wall')
    desk.look('practice-teams')


@view('problem', 'problem-outside', 'problem-wrong', 'problem-right')
def problem(desk):
    """A file of one's own: a move that is not in it, a wrong and a right one."""
    path = desk.copy('problems.sgf')
    game = desk.open()
    desk.window('lessons')
    desk.turn(lambda: game.run('win.practice'))
    desk.dialog(lambda: desk.press('Open Problems…'))
    chooser = game.top()
    game.key('ctrl+l', 'ctrl+a').type(path).key('Return')
    game.wait_other(chooser)
    desk.look('problem')
    game.click('H8')
    desk.look('problem-outside')
    game.click('A1')
    desk.look('problem-wrong')
    game.key('Escape')
    game.click('B1')
    wait_for(lambda: game.stones().count('O') > 0, what='a reply')
    game.click('C1')
    desk.look('problem-right')


@view('broken-lesson')
def broken_lesson(desk):
    with open(desk.path('broken.xml'), 'w', encoding='utf-8') as file:
        file.write('<?xml version="1.0"?>\n<lesson xmlns="urn:tengen:lesson:1"'
                   '\n id="b" version="3" game="go" size="99"/>\n')
    desk.open('broken.xml')
    desk.fill()
    desk.look('broken-lesson')


@view('classroom')
def classroom(desk):
    desk.open('--classroom', '--lesson', 'pure-go-to-go')
    desk.look('classroom')


@view('classroom-game')
def classroom_game(desk):
    game = desk.open()
    game.play(BEFORE_KO)
    desk.dialog(lambda: game.key('F11'))
    desk.look('classroom-game')


@view('clock')
def clock(desk):
    desk.open('--clock')
    desk.look('clock')


# --- A room ---


PUPILS = ('はるか そうた ゆい りく めい れん あおい ひなた さくら ゆうと つむぎ'
          ' かいと ことは はると みお あきら ほのか けんた りこ しょう なな'
          ' だいち えま ゆずき').split()


def begin_class(desk, game, n_pupils):
    """Opens the room that is filled in, for so many."""
    with hold_ports():
        desk.press('Open the Room')
        return enter(game, PUPILS[:n_pupils])


def pair_class(desk, n_pupils):
    """A room where so many play, each pair at a board of its own."""
    game = desk.open('--room')
    desk.fill()
    pupils = begin_class(desk, game, n_pupils)
    desk.dialog(lambda: game.key('ctrl+n'))
    desk.press('Start the Games')
    for pupil in pupils:
        pupil.hear('table')
    play_apart(pupils, 12)
    return pupils


@view('room-form', 'room-entrance')
def room_form(desk):
    game = desk.open('--room')
    desk.fill()
    desk.look('room-form')
    begin_class(desk, game, 5)
    desk.look('room-entrance')


@view('room-wall', 'room-board', 'room-results', 'room-pairing')
def room_wall(desk):
    pupils = pair_class(desk, 24)
    pupils[11].say(t='hand', up=True)
    wait_for(lambda: pupils[11].said['room']['members'][11]['hand'],
             what='the hand is up')
    desk.look('room-wall')
    desk.game.key('n')
    desk.look('room-board')
    desk.game.key('Escape')
    next(pupil for pupil in pupils if pupil.is_to_move()).act('resign')
    desk.press('Results')
    wait_for(lambda: desk.game.sees('SODOS'), what='the table of results')
    desk.look('room-results')
    desk.dialog(lambda: desk.game.key('ctrl+n'))
    desk.look('room-pairing')


@view('room-wall-few')
def room_few(desk):
    pair_class(desk, 4)
    desk.look('room-wall-few')


# --- The program ---


@view('preferences', 'keys', 'about')
def program(desk):
    game = desk.open()
    desk.window('preferences', fill=False)
    desk.look('preferences')
    desk.dialog(lambda: game.key('Escape'))
    desk.dialog(lambda: game.key('ctrl+question'))
    desk.look('keys')
    desk.dialog(lambda: game.key('Escape'))
    desk.window('about', fill=False)
    desk.look('about')


@view('help', 'help-search')
def help_pages(desk):
    game = desk.open()
    desk.window('help', 'playing', fill=False)
    desk.look('help')
    game.key('ctrl+f').type('sgf')
    desk.look('help-search')


take()
