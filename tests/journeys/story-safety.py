#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-safety: what goes wrong around a game does not harm it

Programs are killed, run beside each other, get files that are none, and find
no place to save.
"""
import hashlib
import os
import resource
import shutil
import socket

from counting import clear_mark, mark_dead, wait_judged
from journey import other_bus, story, tell
from window import wait_for

FILE = 'record-19.sgf'
CUT = '途中で天元が止まりました。最後に記録されたところまで戻しました。'
HUGE = 70 << 20  # bytes; 64 MiB can be read


# --- Killed ---


@story
def killed_in_play(desk):
    game = desk.start()
    game.play('E5 D5 C3')
    game.press('待った').expect_point('C3', '空点')
    game.kill()
    game = desk.start()
    game.expect('3手目・黒の番・変更あり').expect_point('D5', '白')
    # what was undone can still be done again
    game.key('ctrl+z').expect_point('C3', '黒')
    game.press('投了').expect('白が投了しますか？').press('はい')
    game.expect_result('黒の中押し勝ち')
    game.kill()
    again = desk.start()
    again.expect_result('黒の中押し勝ち').expect_point('C3', '黒')
    again.quit()


@story
def killed_in_the_count(desk):
    """Marks and the agreement of one side are there again."""
    desk.copy(FILE)
    game = desk.start(FILE)
    game.expect('0 / 309').press('検討').press('最後へ')
    game.expect('309 / 309').play('B17 R2')
    game.press('パス').expect_status('*パスしました。')
    game.press('パス').wait_window('終局の確認')
    mark_dead(game, 'M18')
    clear_mark(game, 'R6', game.click)
    game.click('R6').expect_point('R6', '死石')
    game.click('R6').expect_point('R6', 'セキ')
    game.press('黒：同意').expect_checked('黒：同意')
    game.kill()

    again = desk.start(FILE)
    again.expect(CUT + '*変更があります。')
    again.expect_status('対局が止まりました。*').shot('safety-stopped')
    again.press('終局の確認').wait_window('終局の確認')
    again.expect_point('M18', '死石').expect_point('R6', 'セキ')
    again.expect_checked('黒：同意').expect_checked('白：同意', False)
    # the last mark can still be taken back
    again.press('元に戻す').expect_point('R6', '死石')
    again.expect_checked('黒：同意', False)
    again.key('Escape').wait_window(FILE + '*').quit()


@story
def killed_at_the_stop(desk):
    """What there was no time to say of the stones is said after it."""
    desk.copy(FILE)
    game = desk.start('--move', '309', FILE)
    game.expect('309 / 309').key('p').expect_status('*パスしました。')
    game.key('p').kill()

    again = desk.start(FILE)
    again.expect(CUT + '*変更があります。')
    if not again.turns_to('対局が止まりました。*', 'status'):
        # the end came before the second pass
        again.key('p')
    else:
        again.press('終局の確認')
    wait_judged(again.wait_window('終局の確認'))
    again.expect_point('M18', '死石').expect_no('たしかめてください（*')
    again.key('Escape').wait_window(FILE + '*').quit()


def interrupt_saving(desk, number, name, old, new):
    """As a program leaves it that is killed while it writes a file in place:
    a record of what was to be done, whose note guards itself."""
    record = desk.path('state/tengen/saving/%08x' % number)
    uri = 'file://' + desk.path(name)
    sums = [hashlib.sha256(text.encode()).hexdigest() for text in (old, new)]
    own = hashlib.sha256('\n'.join([uri, *sums]).encode()).hexdigest()
    note = ('[Saving]\nformat=1\nfile=%s\nold=%s\nnew=%s\nsum=%s\n'
            % (uri, *sums, own))
    os.makedirs(record)
    for part, text in (('old', old), ('new', new), ('note', note)):
        with open(os.path.join(record, part), 'w') as file:
            file.write(text)
    return record


@story
def killed_while_saving(desk):
    """What is opened is whole; what another program changed is told of."""
    old = '(;GM[1]SZ[9];B[ee];W[dd])'
    new = '(;GM[1]SZ[9];B[ee];W[cc];B[gg])'
    for name, text in (('torn.sgf', new[:22] + old[22:]),
                       ('other.sgf', '(;GM[1]SZ[9];B[aa])')):
        with open(desk.path(name), 'w') as file:
            file.write(text)
    torn = interrupt_saving(desk, 1, 'torn.sgf', old, new)
    other = interrupt_saving(desk, 2, 'other.sgf', old, new)
    litter = desk.path('.tengen-abc123')
    with open(litter, 'w') as file:
        file.write(old)
    os.symlink(litter, os.path.join(os.path.dirname(other), 'litter-abc123'))

    game = desk.start('torn.sgf')
    game.wait_window('torn.sgf*').expect('*「%s」の保存が途中で止まり、*「%s」にあります。'
                                         % (desk.path('other.sgf'), other))
    assert desk.read('torn.sgf') == new
    assert desk.read('other.sgf') == '(;GM[1]SZ[9];B[aa])'
    assert not os.path.exists(torn) and not os.path.exists(litter)
    game.press('最後へ').expect('3 / 3').shot('safety-interrupted').quit()
    # once is enough; both versions stay where they are
    game = desk.start('torn.sgf')
    game.wait_window('torn.sgf*').expect('0 / 3').press('最後へ')
    game.expect('3 / 3').expect_no('*途中で止まり*').quit()
    assert os.path.exists(os.path.join(other, 'new'))


# --- Beside each other ---


@story
def two_windows(desk):
    """Each keeps its own game, also through a failure."""
    game = desk.start()
    game.play('E5 D5')
    first = game.top()
    game.menu('ファイル', '新しいウィンドウ').wait_other(first)
    game.expect_point('E5', '空点').play('C3')
    game.kill()
    again = desk.start()
    wait_for(lambda: len(again.windows()) == 2, what='both windows')
    again.expect_point('C3', '黒').expect_point('E5', '空点')
    again.key('ctrl+w').expect_point('E5', '黒').expect_point('C3', '空点')
    # what was put away beside the other waits
    first = again.top()
    again.key('ctrl+j').wait_window('棋譜の一覧').expect('純碁*')
    again.key('Home', 'Return').wait_other(first).wait_window('純碁*')
    again.expect_point('C3', '黒').expect_point('E5', '空点').quit()


@story
def two_programs(desk):
    """They do not know of each other, and share a home."""
    one = desk.start()
    one.play('E5 D5')
    with other_bus() as bus:
        other = desk.start(**bus)
        other.expect_point('E5', '空点').play('C3')
        one.switch_to('純碁*').play('F6').kill()
        # the killed program's game is free for the next, the other's is not
        third = desk.start()
        third.expect_point('F6', '黒').expect_point('C3', '空点').quit()
        other.switch_to('純碁*').play('D4').expect_point('C3', '黒').quit()


# --- Files that are none ---


def make_bad_files(desk):
    """Pairs of a file and what is said of it."""
    with open(desk.path('letter.sgf'), 'w') as file:
        file.write('Dear friend,\nhow about a game on Sunday?\n')
    with open(desk.path('huge.sgf'), 'wb') as file:
        file.write(b'(;GM[1]SZ[19]')
        file.truncate(HUGE)
    os.mkdir(desk.path('folder.sgf'))
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(desk.path('socket.sgf'))
    with open(desk.path('secret.sgf'), 'w') as file:
        file.write('(;GM[1]SZ[9];B[ee])')
    os.chmod(desk.path('secret.sgf'), 0)
    said = {'letter.sgf': 'このファイルには棋譜がありません。',
            'huge.sgf': 'ファイルが大きすぎます。*',
            'folder.sgf': 'これはファイルではありません。',
            'socket.sgf': 'これはファイルではありません。',
            'missing.sgf': 'そのファイルは見つかりません。'}
    if not os.access(desk.path('secret.sgf'), os.R_OK):
        said['secret.sgf'] = 'このファイルを読む許可がありません。'
    return said


@story
def bad_files(desk):
    """A sentence says what is wrong; the game goes on."""
    said = make_bad_files(desk)
    game = desk.start()
    game.play('E5 D5')
    for name, sentence in said.items():
        assert desk.start(name, window=False).wait_end() == 0
        game.expect('「%s」を開けません。*%s' % (name, sentence))
    game.shot('safety-bad-file')
    assert len(game.windows()) == 1
    game.expect('3手目・黒の番・変更あり').play('C3').quit()

    # as the first thing of all: there is a board nevertheless
    first = desk.start('letter.sgf')
    first.expect('「letter.sgf」を開けません。*このファイルには*').play('G7')
    first.quit()


@story
def mended_file(desk):
    """A file that was cut off is opened as far as it goes."""
    text = open(desk.copy(FILE), encoding='utf-8').read()
    cut = text[:text.index(';B[cf]') + len(';B[cf')]
    with open(desk.path('cut.sgf'), 'w', encoding='utf-8') as file:
        file.write(cut)
    game = desk.start('cut.sgf')
    game.wait_window('cut.sgf*').expect('*直して読んだ所が*行目・*文字目*')
    game.press('最後へ').expect('13 / 13').expect_point('C14', '黒')
    game.shot('safety-mended').quit()
    assert open(desk.path('cut.sgf'), encoding='utf-8').read() == cut


# --- No place to save ---


def limit_files(program, size):
    """As if the disk had no more room than this for a file."""
    resource.prlimit(program.pid, resource.RLIMIT_FSIZE,
                     (size, resource.RLIM_INFINITY))


@story
def full_disk(desk):
    """The old file stays whole; another place is offered."""
    desk.copy(FILE)
    before = desk.read(FILE)
    game = desk.start(FILE)
    game.expect('0 / 309').press('最後へ').expect('309 / 309').play('B17')
    limit_files(game, 2000)
    game.key('ctrl+s').expect('保存できませんでした。*').shot('safety-full')
    assert desk.read(FILE) == before
    assert not [name for name in os.listdir(desk.home)
                if name.endswith('.sgf') and name != FILE]
    game.expect('*変更あり')
    limit_files(game, resource.RLIM_INFINITY)
    game.press('別の場所に保存…').save_as('elsewhere.sgf')
    game.expect('310 / 310・elsewhere.sgf')
    assert 'W[bc]' in desk.read('elsewhere.sgf')
    assert desk.read(FILE) == before
    game.quit()


@story
def folder_gone(desk):
    """The folder of the file is not there any more."""
    folder = desk.path('stick')
    os.mkdir(folder)
    shutil.move(desk.copy(FILE), folder)
    game = desk.start(os.path.join('stick', FILE))
    game.wait_window(FILE + '*').expect('0 / 309').press('最後へ')
    game.expect('309 / 309').play('B17')
    shutil.rmtree(folder)
    game.press('保存').expect('保存できませんでした。フォルダーが見つかりません。')
    game.press('別の場所に保存…').save_as(desk.path('home.sgf'))
    game.expect('310 / 310・home.sgf').quit()
    assert 'W[bc]' in desk.read('home.sgf')


@story
def changed_meanwhile(desk):
    """Another program has written into the file: that is not lost unasked."""
    desk.copy(FILE)
    game = desk.start(FILE)
    game.expect('0 / 309').press('最後へ').expect('309 / 309').play('B17')
    with open(desk.path(FILE), 'w') as file:
        file.write('(;GM[1]SZ[9];B[ee])')
    game.key('ctrl+s').expect('*ほかのプログラムがこのファイルを書きかえています。')
    game.shot('safety-changed')
    assert desk.read(FILE) == '(;GM[1]SZ[9];B[ee])'
    game.press('上書き').expect('310 / 310・' + FILE)
    assert 'W[bc]' in desk.read(FILE)
    game.quit()


@story
def name_without_ending(desk):
    """It gets one; what is there under the whole name is asked about."""
    game = desk.start()
    game.play('E5').key('ctrl+s').save_as('mine')
    game.expect('mine.sgf・2手目・白の番').play('D4')
    before = desk.read('mine.sgf')
    asked = game.key('ctrl+shift+s').wait_window('棋譜を保存').top()
    game.save_as('mine').wait_other(asked).wait_window('棋譜を保存')
    asked = game.top()
    game.key('Return').wait_other(asked).expect('*mine.sgf*')
    game.shot('safety-replace').key('Escape').wait_window('棋譜を保存')
    game.key('Escape').wait_window('mine.sgf*')
    assert desk.read('mine.sgf') == before
    game.expect('*変更あり').key('ctrl+s').expect('mine.sgf・3手目・黒の番')
    assert desk.read('mine.sgf') != before
    game.quit()


tell()
