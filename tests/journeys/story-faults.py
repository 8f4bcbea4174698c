#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-faults: a disk and a computer that fail in the middle of a game

There is no room, a folder is a file, the file of a game is another one, two
windows and two programs have one file. The player can play on, is told so, and
nothing that existed is harmed.
"""
import contextlib
import glob
import os
import resource
import shutil
import signal
import subprocess
import time

from journey import Skipped, other_bus, story, tell
from window import wait_for

FILE = 'record-19.sgf'
FAILING = 'この対局を自動で記録できません。*'
LOST = 'この対局を記録できませんでした。*もう一度閉じると、*'
ROOM = 64  # kB


def limit_files(program, size):
    """As if no file could become larger than this."""
    resource.prlimit(program.pid, resource.RLIMIT_FSIZE,
                     (size, resource.RLIM_INFINITY))


def find_log(desk):
    logs = glob.glob(desk.path('state/tengen/journal/*/log'))
    assert len(logs) == 1, logs
    return logs[0]


@story
def no_room_for_a_while(desk):
    """What could not be written is written as soon as there is room again."""
    game = desk.start()
    game.play('E5 D5')
    log = find_log(desk)
    limit_files(game, os.path.getsize(log) + 7)
    game.play('C3').expect(FAILING).play('F6 G7').shot('faults-no-room')
    with open(log) as file:
        assert file.read().endswith('\n')
    limit_files(game, resource.RLIM_INFINITY)
    game.play('H3').kill()
    again = desk.start()
    again.expect('7手目・黒の番・変更あり')
    for point in ('E5', 'C3', 'G7'):
        again.expect_point(point, '黒')
    for point in ('D5', 'F6', 'H3'):
        again.expect_point(point, '白')
    again.quit()


@story
def never_any_room(desk):
    """The first stone cannot be written either; closing says what is lost."""
    game = desk.start()
    limit_files(game, 0)
    game.play('E5').expect(FAILING).play('D5')
    game.key('ctrl+w').expect(LOST).expect_point('D5', '白')
    limit_files(game, resource.RLIM_INFINITY)
    game.play('C3').quit()
    again = desk.start()
    again.expect_point('E5', '黒').expect_point('C3', '黒').quit()


@story
def file_for_a_folder(desk):
    """Where the folders of journals, games and lessons should be are files."""
    os.makedirs(desk.path('state/tengen'))
    os.makedirs(desk.path('data'))
    for name in ('state/tengen/journal', 'data/tengen'):
        with open(desk.path(name), 'w') as file:
            file.write('mine')
    game = desk.start()
    game.play('E5').expect(FAILING).play('D5').press('投了')
    game.expect('*投了しますか？').press('はい').expect('*中押し勝ち')
    game.shot('faults-file-for-a-folder')
    game.key('ctrl+s').save_as('kept.sgf').expect('kept.sgf*')
    assert 'B[ee]' in desk.read('kept.sgf')
    game.quit()
    for name in ('state/tengen/journal', 'data/tengen'):
        assert desk.read(name) == 'mine'


# --- A disk that is full ---


def start_on_small_disk(desk, place):
    """The program with a disk of its own for its state."""
    script = 'mount -t tmpfs -o size=%dk tengen "$0" && exec "$@"' % ROOM
    allowed = [] if os.geteuid() == 0 else ['--user', '--map-current-user',
                                            '--keep-caps']
    prefix = ['unshare', *allowed, '--mount', 'sh', '-c', script, place]
    if subprocess.run([*prefix, 'true'], stderr=subprocess.DEVNULL
                      ).returncode != 0:
        raise Skipped('no file system can be mounted here')
    return desk.start(prefix=prefix)


@story
def full_disk(desk):
    """Nothing is left of it: stones are put all the same, and written later."""
    place = desk.path('state')
    os.makedirs(place)
    game = start_on_small_disk(desk, place)
    seen = '/proc/%d/root%s' % (game.pid, place)
    ballast = os.path.join(seen, 'ballast')
    with contextlib.suppress(OSError), open(ballast, 'wb', 0) as file:
        while True:
            file.write(bytes(512))
    game.play('E5').expect(FAILING).play('D5 C3').shot('faults-full-disk')
    os.remove(ballast)
    game.play('F6')
    shutil.copytree(os.path.join(seen, 'tengen'), desk.path('saved'))
    game.kill()
    shutil.move(desk.path('saved'), os.path.join(place, 'tengen'))
    again = desk.start()
    again.expect('5手目・黒の番・変更あり').expect_point('E5', '黒')
    again.expect_point('C3', '黒').expect_point('F6', '白').quit()


# --- A computer that sleeps ---


@story
def asleep(desk):
    """Neither player is charged for the time; the clock waits to go on."""
    if os.environ.get('TENGEN_FULL') != '1':
        raise Skipped('it takes its time')
    desk.write_settings("setup-clock='absolute 60'")
    game = desk.start()
    game.play('E5 D5')
    game.process.send_signal(signal.SIGSTOP)
    time.sleep(70)
    game.process.send_signal(signal.SIGCONT)
    said = game.status()
    game.click('C3')
    wait_for(lambda: game.status() != said, what='a refusal')
    game.expect_point('C3', '空点').expect('3手目・黒の番・変更あり')
    game.key('F4').play('G7').quit()


# --- One file, several who have it ---


@story
def two_windows_one_file(desk):
    """Opened again, the file is where it was, with what was done since."""
    desk.copy(FILE)
    game = desk.start('--move', '309', FILE)
    game.expect('309 / 309').play('B17')
    assert desk.start(FILE, window=False).wait_end() == 0
    game.expect('310 / 310・%s・変更あり' % FILE)
    assert len(game.windows()) == 1
    game.key('ctrl+s').expect('310 / 310・' + FILE).quit()


@story
def two_programs_one_file(desk):
    """Whoever saves second is asked; both games stand, that of the file and
    the other one apart from it."""
    desk.copy(FILE)
    one = desk.start('--move', '309', FILE)
    one.expect('309 / 309').play('B17')
    with other_bus() as bus:
        other = desk.start('--move', '309', FILE, **bus)
        other.expect('309 / 309').play('A1')
        other.key('ctrl+s').expect('310 / 310・' + FILE)
        saved = desk.read(FILE)
        one.switch_to(FILE + '*').key('ctrl+s')
        one.expect('*ほかのプログラムがこのファイルを書きかえています。')
        assert desk.read(FILE) == saved
        one.kill()
        other.kill()
    again = desk.start(FILE)
    again.expect_point('A1', '白').expect_point('B17', '空点')
    records = again.key('ctrl+j').wait_window('棋譜の一覧').expect(FILE).top()
    again.key('Home', 'Return').wait_other(records)
    again.expect_point('B17', '白').expect_point('A1', '空点')
    assert desk.read(FILE) == saved
    again.quit()


tell()
