# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""journey: stories of people at the window, with real pointer and keys

    from journey import story, tell

    @story
    def first_stone(desk):
        '''A board is there; a click puts a stone.'''
        game = desk.start()
        game.play('E5')
        game.expect('2手目・白の番')

    tell()

A desk is a home of its own, kept from one start of the program to the next;
points are named as in "D4" (A1 is below left, without I but in Renju),
whatever the board shows. Names may hold * as in file names. Whatever is looked
for may take a moment to come, so everything waits; nothing else sleeps.

The stories run inside `tests/tools/session -a`, and get the build directory as
argument. With TENGEN_SHOTS set to a folder, pictures go there.
"""
import contextlib
import glob
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from fnmatch import fnmatchcase

from accessible import Bus, Gone, bus_address
from screen import Screen
from window import PATIENCE, Unseen, Window, wait_for

BUILD = os.path.abspath(sys.argv[1])
SOURCE = os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.abspath(__file__))))
SHOTS = os.environ.get('TENGEN_SHOTS')
# what the pointer can press; where menus and lists open, the tree does not know
PRESSED = ('button', 'toggle button', 'checkbox', 'radio', 'switch', 'link',
           'tab')
WRITTEN = ('text box', 'search box', 'spin button')
SPOKEN = ('status', 'alert')
MORE = 'ほか*件'
COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'
RENJU_COLUMNS = 'ABCDEFGHIJKLMNO'

# GTK complains of the two arrows of a file dialog's path bar when it draws
# the dialog before the folder has been read: on a slow disk, a busy machine
# (GTK 4.8, gtk_path_bar_size_allocate returns early while there is no path)
ARROW = re.compile('Trying to snapshot GtkButton 0x[0-9a-f]+ '
                   'without a current allocation$')

stories = []


class Skipped(Exception):
    """What the story needs is not on this machine."""


def story(function):
    """Marks a function of a desk as a story; its name is that of the case."""
    stories.append(function)
    return function


class Program:
    """One start of the program, and what a person can do with it.

    All that is looked for is looked for in the window that has the focus.
    """

    def __init__(self, desk, words, language, prefix, environment):
        self.desk = desk
        self.log = open(os.path.join(desk.home, 'stderr'), 'a+')
        self.process = subprocess.Popen(
            [*prefix, os.path.join(BUILD, 'app', 'tengen'), *words],
            env=desk.environment(language, environment), stdout=self.log,
            stderr=self.log, cwd=desk.home,
            # a file that may not grow is an error, not the end
            restore_signals=False)
        self.pid = self.process.pid
        self.root = None
        # the board of each window, so that it is not searched for each time
        self.boards = {}
        # the windows of which a screen reader knows what they are
        self.known = set()
        # the last point that was clicked, and when
        self.clicked = None, 0
        # how points are named; a game of Renju has RENJU_COLUMNS
        self.columns = COLUMNS

    # --- windows ---

    def windows(self):
        """All windows; that with the focus, if any, last."""
        if self.process.poll() is not None:
            raise Unseen('the program has ended, status %d'
                         % self.process.returncode)
        if self.root is None:
            self.root = self.desk.bus.find_program(self.pid)
        if self.root is None:
            return []
        screen = self.desk.screen
        titles = dict(screen.windows(self.pid))
        frames = [(frame.name, frame) for frame in self.root.children]
        windows = []
        for number, title in titles.items():
            same = [pair for pair in frames if pair[0] == title]
            for pair in same[:1]:
                frames.remove(pair)
                windows.append(Window(self, pair[1], number, title))
        self._check_roles(windows)
        active = screen.active()
        return sorted(windows, key=lambda window: window.number == active)

    def _check_roles(self, windows):
        """Screen readers listen to windows, and to nothing that is less; GTK
        forgets it of its own for files, which have no "?"."""
        for window in windows:
            if window.frame.path not in self.known:
                role = window.frame.role
                assert (role == 'window' or
                        not window.frame.find('[?]', 'label')), \
                    '"%s" is a %s' % (window.title, role)
                self.known.add(window.frame.path)

    def top(self):
        """The window with the focus."""
        def find():
            windows = self.windows()
            if windows and windows[-1].number == self.desk.screen.active():
                return windows[-1]
        return wait_for(find, what='a window with the focus')

    def title(self):
        return self.top().title

    def wait_window(self, title):
        """Waits until a window of this title has the focus."""
        wait_for(lambda: fnmatchcase(self.title(), title),
                 what='a window "%s"' % title)
        return self

    def wait_other(self, window):
        """Waits until another window than this has the focus."""
        wait_for(lambda: self.top().number != window.number,
                 what='another window')
        return self

    def switch_to(self, title):
        """Brings another window of the program to the front."""
        def find():
            return next((window for window in self.windows()
                         if fnmatchcase(window.title, title)), None)
        self.desk.screen.activate(
            wait_for(find, what='a window "%s"' % title).number)
        return self.wait_window(title)

    def resize(self, width, height):
        self.desk.screen.resize(self.top().number, width, height)

    # --- looking ---

    def find(self, name, *roles):
        """Waits for a shown element and gives it."""
        return self._seek(lambda: self.top().frame.find(name, *roles),
                          '"%s"' % name)

    def _seek(self, look, what, seconds=1):
        """Waits until it is shown. One notice is shown at a time: as a person
        does, this turns to the others after a while of looking."""
        turned, looks = time.monotonic(), 0

        def look_and_turn():
            nonlocal turned, looks
            found = look()
            looks += 1
            waited = time.monotonic() - turned
            # where a look takes seconds, five of them would be too late
            if not found and waited > seconds and (
                    looks > 5 or looks > 1 and waited > PATIENCE / 4):
                # on a busy machine there may be no time for another look
                found = self._turn() and look()
                turned, looks = time.monotonic(), 0
            return found
        return wait_for(look_and_turn, what=what)

    def _turn(self):
        """Shows the next notice, if another waits; returns whether it did. A
        second click before the first is answered would skip a notice."""
        more = self.top().frame.find(MORE, 'button')
        if not more:
            return False
        before = self._told()
        self.click_on(more)
        with contextlib.suppress(Unseen):
            wait_for(lambda: self._told() != before, PATIENCE / 4,
                     what='the next notice')
        return True

    def _told(self):
        return [node.name for node in self.top().frame.find_all('*', *SPOKEN)]

    def sees(self, name, *roles):
        """Whether an element is shown now."""
        return self.top().frame.find(name, *roles) is not None

    def turns_to(self, name, *roles):
        """Whether it is shown or told, if only behind what is shown."""
        for _ in range(9):
            if self.sees(name, *roles):
                return True
            if not self._turn():
                return False
        return False

    def close_notice(self):
        """Closes the notice that is shown. The window has a button of the
        same name, which comes first."""
        *_, close = self.top().frame.find_all('閉じる', 'button')
        return self.click_on(close)

    def expect(self, *names):
        """Waits until all of these are shown."""
        for name in names:
            self.find(name)
        return self

    def expect_no(self, *names):
        """Waits until none of these is shown."""
        for name in names:
            wait_for(lambda: not self.sees(name), what='no "%s"' % name)
        return self

    def texts(self):
        """All that is written in the window, from the top."""
        said = []
        for node in self.top().frame.walk():
            if node.name and node.is_shown() and said[-1:] != [node.name]:
                said.append(node.name)
        return said

    def status(self):
        """What the line under the board says."""
        return next((node.name for node in
                     self.top().frame.find_all('*', *SPOKEN)
                     if node.name), '')

    def expect_status(self, text):
        self.find(text, *SPOKEN)
        return self

    def expect_result(self, text):
        """The result of a game that is over, and that it stands once."""
        self.find(text, 'label')
        said = [node.name for node in self.top().frame.find_all(text, 'label')]
        assert len(said) == 1, said
        return self

    def is_sensitive(self, name):
        return self.find(name, *PRESSED).has_state('sensitive')

    def is_checked(self, name):
        node = self.find(name, *PRESSED)
        return node.has_state('checked') or node.has_state('pressed')

    def expect_sensitive(self, name, sensitive=True):
        wait_for(lambda: self.is_sensitive(name) == sensitive,
                 what='"%s" %s' % (name, 'usable' if sensitive else 'grey'))
        return self

    def expect_checked(self, name, checked=True):
        wait_for(lambda: self.is_checked(name) == checked,
                 what='"%s" %s' % (name, 'ticked' if checked else 'empty'))
        return self

    # --- the board ---

    def find_point(self, point):
        """The window, and the accessible point in it."""
        window = self.top()
        board = window.board()
        points = board.count_children()
        side = round(points ** 0.5)
        if side * side != points:
            raise Unseen('a square board')
        column = self.columns.index(point[0].upper())
        return window, board.child((side - int(point[1:])) * side + column)

    def point(self, point):
        """The accessible name of a point."""
        return self.find_point(point)[1].name

    def expect_point(self, point, text):
        """Waits until the name of a point says this too."""
        wait_for(lambda: text in self.point(point),
                 what=lambda: '"%s" at %s, which is "%s"'
                 % (text, point, self.point(point)))
        return self

    def expect_point_no(self, point, *texts):
        """Waits until the name of a point says none of these."""
        wait_for(lambda: not any(text in self.point(point)
                                 for text in texts),
                 what='no %s at %s' % (' or '.join(texts), point))
        return self

    def names(self):
        """The accessible names of all points, row by row from the top."""
        return self.top().board().list_names()

    def stones(self):
        """The board as text: X black, O white, . nothing; top row first."""
        letters = ''.join(
            'X' if '黒' in name or 'black' in name.lower() else
            'O' if '白' in name or 'white' in name.lower() else '.'
            for name in self.names())
        side = round(len(letters) ** 0.5)
        return '\n'.join(letters[row:row + side]
                         for row in range(0, len(letters), side))

    def click(self, point, button=1):
        """A click on a point; two in a row are no double click."""
        window, cell = self.find_point(point)
        self._wait_still(cell)
        if self.clicked[0] == point:
            time.sleep(max(0, self.clicked[1] + 0.5 - time.monotonic()))
        self.desk.screen.click(window.number, *window.place(cell), button)
        # on a busy machine finding the place takes a while
        self.clicked = point, time.monotonic()
        return self

    def hover(self, point):
        window, cell = self.find_point(point)
        self.desk.screen.point_at(window.number, *window.place(cell))
        return self

    def play(self, points):
        """Clicks points one after the other, each when the last has its
        stone."""
        for point in points.split():
            before = self.point(point)
            self.click(point)
            wait_for(lambda: self.point(point) != before,
                     what='a stone at ' + point)
        return self

    # --- doing ---

    def press(self, name):
        """A click on a button, check button or the like."""
        def usable():
            for node in self.top().frame.find_all(name, *PRESSED):
                if node.has_state('sensitive'):
                    return node
        # a click elsewhere would close what is about to open
        node = self._seek(usable, '"%s" to press' % name, 4)
        if node.role == 'checkbox':
            ticked = node.has_state('checked')
            return self.click_until(
                node, lambda: self.is_checked(name) != ticked)
        if node.role == 'toggle button' and not node.has_state('pressed'):
            return self.click_until(
                node, lambda: not node.is_shown() or
                node.has_state('pressed'))
        return self.click_on(node)

    def click_until(self, node, has_changed):
        """Clicks once more if nothing comes of it: on a busy machine a click
        may come while the button is on its way, or before its layout."""
        window = self.top().number
        self.click_on(node)
        try:
            wait_for(has_changed, 2, what='a button to change')
        except Unseen:
            if self.top().number == window:
                self.click_on(node)
            wait_for(has_changed, what='"%s" to change' % node.name)
        return self

    @staticmethod
    def _wait_still(node):
        """On a busy machine what is to be clicked may still be on its way."""
        box = None
        for _ in range(20):
            before, box = box, node.box
            if box == before:
                return
            time.sleep(0.03)

    def click_on(self, node):
        window = self.top()
        self._wait_still(node)
        self.desk.screen.click(*(window.place_above(node) or
                                 (window.number, *window.place(node))))
        return self

    def key(self, *keys):
        """Presses keys, named as for xdotool: space ctrl+z Left F10."""
        self.top()
        self.desk.screen.key(*keys)
        return self

    def type(self, text):
        """Writes letters that the keyboard has."""
        self.top()
        self.desk.screen.type(text)
        return self

    def click_into(self, box):
        """Clicks on what is written into, and waits until keys go there."""
        self.click_on(box)
        wait_for(lambda: any(part.has_state('focused') for part in box.walk()),
                 what='"%s" to be written into' % box.name)
        return self

    def fill(self, name, text):
        """Writes into an entry in place of what is there."""
        self.click_into(self.find(name, *WRITTEN))
        return self.key('ctrl+a').type(text)

    def pick(self, name, choice):
        """Chooses in a drop-down list: opened by a click, then by keys."""
        box = self.find(name, 'combo box')
        return self.click_on(box).pick_open(box, name, choice)

    def pick_open(self, box, name, choice):
        """Chooses by keys in a drop-down list that has just been opened."""
        def find():
            """Before the list has the focus it misses keys."""
            items = list(box.find_all('*', 'list item'))
            here = [item.has_state('focused') for item in items]
            return (items, here.index(True)) if any(here) else None
        items, here = wait_for(find, what='the list of "%s"' % name)
        there = [item.find(choice, 'label') is not None
                 for item in items].index(True)
        self.key(*(['Down' if there > here else 'Up'] * abs(there - here)),
                 'Return')
        wait_for(lambda: box.find(choice, 'label') and
                 not box.find('*', 'list item'),
                 what='"%s" as "%s"' % (name, choice))
        return self

    def menu(self, *labels):
        """Goes by keys through the main menu and its submenus."""
        self.key('F10')
        for label in labels:
            self.go_to_item(label)
            self.key('Return')
        return self

    def go_to_item(self, label):
        """Goes by keys to an item of the menu that is open."""
        items, here = wait_for(self._open_menu, what='a menu')
        seen = []
        while not fnmatchcase(here, label):
            if seen.count(here) > 1:
                raise Unseen('"%s" among %s' % (label, sorted(set(seen))))
            seen.append(here)
            here = self._next_item(items, here)
        return self

    def _open_menu(self):
        """The items of the window and the name of the focused one, if any."""
        items = self._list_items()
        here = self._focused_of(items)
        return here and (items, here)

    def _list_items(self):
        return [node for node in self.top().frame.walk()
                if node.role == 'menu item']

    @staticmethod
    def _focused_of(items):
        return next((item.name for item in items if item.has_state('focused')),
                    None)

    def _next_item(self, items, before):
        """A menu that has just come may miss a key, or get an item more."""
        def find():
            here = self._focused_of(items)
            if here is None:
                items[:] = self._list_items()
                here = self._focused_of(items)
            return here if here != before else None
        for seconds in (2, PATIENCE):
            self.key('Down')
            try:
                return wait_for(find, seconds,
                                'the next item of the menu after ' + before)
            except Unseen:
                if seconds == PATIENCE:
                    raise

    def find_focused(self):
        """What has the focus; a point of the board too."""
        for node in self.top().frame.walk():
            for near in [node, *(node.children if node.role == 'grid'
                                 else [])]:
                if near.has_state('focused'):
                    return near
        return None

    def focused(self):
        """Its name."""
        node = self.find_focused()
        return node and node.name

    def is_in_sight(self, node):
        """Whether the page has been scrolled to it, whole."""
        _, _, _, inner_height = self.top().frame.box
        _, y, _, height = node.box
        return 0 <= y and y + height <= inner_height

    def _focused(self, *roles):
        for node in self.top().frame.walk():
            if node.role in roles and node.has_state('focused'):
                return node.name
        return None

    def save_as(self, name):
        """Writes a name or path where the file chooser asks for one."""
        return (self.wait_window('棋譜を保存').key('ctrl+a').type(name)
                .key('Return'))

    def open_path(self, path):
        """Writes a path where the file chooser asks what to open."""
        self.wait_window('棋譜を開く').key('ctrl+l')
        wait_for(lambda: self._focused('text box') is not None,
                 what='a place to write')
        return self.key('ctrl+a').type(path).key('Return')

    def run(self, action):
        """Runs an action of the window by its name, as in "win.save"."""
        def find():
            return next((node for node in self.top().frame.walk()
                         if action in node.actions), None)
        wait_for(find, what='the action ' + action).do(action)
        return self

    def shot(self, name):
        """A picture of the screen, where pictures are wanted."""
        if SHOTS:
            self.desk.screen.picture(os.path.join(SHOTS, name + '.png'))
        return self

    # --- ends ---

    def kill(self):
        """As when the computer fails."""
        self.process.kill()
        self.process.wait()
        return self

    def wait_end(self, seconds=PATIENCE):
        """Waits until the program has ended by itself; gives its status."""
        return self.process.wait(seconds)

    def quit(self):
        self.key('ctrl+q')
        status = self.wait_end()
        if status != 0:
            raise Unseen('status 0 at the end instead of %d' % status)
        return self

    def complaints(self):
        """Warnings that the program has printed."""
        self.log.seek(0)
        lines = [line.strip() for line in self.log
                 if 'WARNING' in line or 'CRITICAL' in line
                 or 'ERROR' in line]
        arrows = [bool(ARROW.search(line)) for line in lines]
        return [line for i, line in enumerate(lines)
                if not (arrows[i] and arrows.count(True) % 2 == 0)]


class Desk:
    """A home of its own, in which the program is started and started again."""

    def __init__(self, bus, screen):
        self.bus, self.screen = bus, screen
        self.home = tempfile.mkdtemp(prefix='tengen-desk-')
        self.programs = []

    def environment(self, language, more):
        own = dict(os.environ, HOME=self.home, LANGUAGE=language,
                   GSETTINGS_BACKEND='keyfile', G_DEBUG='fatal-criticals',
                   GSETTINGS_SCHEMA_DIR=os.path.join(BUILD, 'data'),
                   TENGEN_LOCALEDIR=os.path.join(BUILD, 'po'),
                   AT_SPI_BUS_ADDRESS=bus_address(),
                   # engines that happen to be installed are none of a story's
                   TENGEN_ENGINES='/nonexistent')
        own.update(more)
        own.pop('GTK_A11Y', None)
        for kind in ('CONFIG', 'DATA', 'STATE', 'CACHE'):
            own['XDG_%s_HOME' % kind] = os.path.join(self.home, kind.lower())
        return own

    def start(self, *words, language='ja', window=True, prefix=(),
              **environment):
        """Starts the program; waits for its window unless told not to. A
        prefix is a command that becomes the program."""
        program = Program(self, words, language, prefix, environment)
        self.programs.append(program)
        if window:
            program.top()
        return program

    def write_settings(self, *lines):
        """What the program remembers when it is started next, and no more."""
        with contextlib.suppress(FileNotFoundError):
            os.remove(self.path('state/tengen/settings'))
        folder = self.path(os.path.join('config', 'glib-2.0', 'settings'))
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, 'keyfile'), 'w') as file:
            file.write('\n'.join(['[org/tengen/Tengen]', *lines, '']))

    def path(self, name):
        return os.path.join(self.home, name)

    def find_table(self):
        """The file of the only event, which comes a little after its window."""
        return wait_for(lambda: glob.glob(
            self.path('data/tengen/matches/*/table.tengen')), what='a table')[0]

    def copy(self, name):
        """Puts a file of tests/data onto the desk."""
        return shutil.copy(os.path.join(SOURCE, 'tests', 'data', name),
                           self.path(os.path.basename(name)))

    def read(self, name):
        with open(self.path(name), encoding='utf-8') as file:
            return file.read()

    def find_host(self):
        """The process that keeps a room of this desk."""
        run = subprocess.run(
            ['pgrep', '-f', 'tengen-room --folder ' + self.home],
            capture_output=True, text=True)
        return int(run.stdout.split()[0]) if run.stdout else None

    def clear(self):
        for program in self.programs:
            if program.process.poll() is None:
                program.kill()
            program.log.close()
        host = self.find_host()
        if host:  # it outlives the window, which would start it again
            os.kill(host, signal.SIGTERM)
            wait_for(lambda: not self.find_host(), what='the host ends')
        shutil.rmtree(self.home, ignore_errors=True)


@contextlib.contextmanager
def other_bus():
    """A second session, in which the first program cannot be found."""
    with subprocess.Popen(['dbus-daemon', '--session', '--nofork',
                           '--print-address=1'], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, text=True) as daemon:
        try:
            yield {'DBUS_SESSION_BUS_ADDRESS':
                   daemon.stdout.readline().strip()}
        finally:
            daemon.terminate()


def describe_failure(name, desk):
    """What the window showed when it did not go on."""
    if SHOTS:
        desk.screen.picture(os.path.join(SHOTS, 'failed-%s.png' % name))
    for program in desk.programs:
        if program.process.poll() is None:
            try:
                yield 'shown: ' + ' | '.join(program.texts())
            except (Gone, AssertionError):
                yield 'nothing to be seen'
        yield from program.complaints()


def tell_one(number, function, bus, screen):
    name = function.__name__.replace('_', '-')
    desk = Desk(bus, screen)
    try:
        function(desk)
        for program in desk.programs:
            if program.complaints():
                raise Unseen('a program that does not complain')
        print('ok %d /journeys/%s' % (number, name), flush=True)
    except Skipped as reason:
        print('ok %d /journeys/%s # SKIP %s' % (number, name, reason))
    except Exception:
        print('not ok %d /journeys/%s' % (number, name))
        lines = traceback.format_exc().strip().split('\n')
        for line in lines[-9:] + list(describe_failure(name, desk)):
            print('# ' + line)
        sys.stdout.flush()
    finally:
        desk.clear()


def tell():
    """Tells all stories of a file, or those named after the build directory;
    speaks TAP."""
    named = sys.argv[2:]
    chosen = [function for function in stories
              if not named or function.__name__ in named]
    bus, screen = Bus(), Screen()
    print('1..%d' % len(chosen))
    for number, function in enumerate(chosen, 1):
        tell_one(number, function, bus, screen)
