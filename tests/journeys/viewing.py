# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""viewing: pictures of the program, in any language and of any size

    from viewing import take, view

    @view('menu')
    def menu(desk):
        desk.open().key('F10')
        desk.look('menu')

    take()

A view is a function of a Studio: a desk whose windows fill the screen. It names
the pictures that it takes. It finds its way without words of a language: by
points, keys and actions, and where a button has to be pressed, by the text of
the code, of which say () gives the translation.

Arguments: the build directory, the folder of the pictures, the end of their
names, and the views that are wanted, if not all. LANGUAGE is that of the
program.

With TENGEN_CUT_PROBE set to the library of cut-probe.c no pictures are taken:
each view is given two sizes in turn, with two scales of the text, and what it
cannot show whole is told. With TENGEN_CUT_SIZES=all these are four sizes and
three scales, with TENGEN_FULL all views too.
"""
import gettext
import os
import signal
import subprocess
import sys
import time
import traceback
import zlib

from gi.repository import Gio, GLib

from accessible import Bus
from journey import BUILD, SOURCE, Desk
from screen import Screen
from window import wait_for

FOLDER, END = sys.argv[2:4]
LANGUAGE = os.environ.get('LANGUAGE', 'ja')
# a still picture has been the same for so long; some clocks are never still
STILL, LONGEST = 0.25, 4.0
PATH = '/org/tengen/Tengen'
PROBE = os.environ.get('TENGEN_CUT_PROBE')
ALL_SIZES = os.environ.get('TENGEN_CUT_SIZES') == 'all'
FULL = bool(os.environ.get('TENGEN_FULL')) and not ALL_SIZES
SIZES = ('1180x760 1024x700 800x1024 1280x1024' if FULL or ALL_SIZES else
         '1024x700 800x1024')
SCALES = '1 1.25 1.5' if FULL or ALL_SIZES else '1 1.25'
# seconds for all of these on a busy machine
PROBED = 90

views = []


def view(*names):
    """Marks a function of a studio that takes pictures of these names."""
    def add(function):
        views.append((names, function))
        return function
    return add


class Studio(Desk):
    """A desk with a camera."""

    def __init__(self, bus, screen):
        super().__init__(bus, screen)
        self.words = gettext.translation('tengen', os.path.join(BUILD, 'po'),
                                         [LANGUAGE], fallback=True)
        self.session = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.game = None
        # the view, what was found in it, how often
        self.cut = []

    def say(self, text, context=None):
        """The translation of a text of the code."""
        if context:
            return self.words.pgettext(context, text)
        return self.words.gettext(text)

    def open(self, *words, settings=(), **environment):
        """Starts the program; its window fills the screen."""
        self.write_settings(
            'window-maximized=true',
            "hints-seen=['first-stone', 'refused', 'count', 'review',"
            " 'renju', 'renju-declared']", 'sounds=false', *settings)
        probe = {'LD_PRELOAD': PROBE, 'TENGEN_PROBE': self.path('probe')}
        self.game = self.start(*words, language=LANGUAGE,
                               **(probe if PROBE else {}), **environment)
        return self.game

    def act(self, action, value=None):
        """Activates an action of the program, as in help or lessons."""
        values = [] if value is None else [GLib.Variant('s', value)]
        before = self.game.top()
        self.session.call_sync(
            'org.tengen.Tengen', PATH, 'org.gtk.Actions', 'Activate',
            GLib.Variant('(sava{sv})', (action, values, {})), None, 0, -1,
            None)
        return before

    def window(self, action, value=None, fill=True):
        """A window that an action of the program opens."""
        self.game.wait_other(self.act(action, value))
        return self.fill() if fill else self.game

    def dialog(self, act):
        """What a call of the program opens: a window above the others."""
        before = self.game.top()
        act()
        return self.game.wait_other(before)

    def turn(self, act):
        """What a call does to the window: it shows another page."""
        before = self.game.title()
        act()
        wait_for(lambda: self.game.title() != before, what='another page')

    def press(self, text, context=None):
        return self.game.press(self.say(text, context))

    def find_button(self, name):
        return self.game.find(name, 'button', 'toggle button')

    def example(self, name):
        """A record that comes with the program."""
        return os.path.join(SOURCE, 'data', 'examples', name)

    def fill(self):
        """The window with the focus fills the screen."""
        self.screen.maximize(self.game.top().number)
        return self.game

    def glimpse(self):
        return zlib.adler32(self.screen.pixels())

    def wait_still(self):
        """Until nothing moves on the screen, or for as long as is sensible."""
        end = time.monotonic() + LONGEST
        seen, before = self.glimpse(), None
        while seen != before and time.monotonic() < end:
            time.sleep(STILL)
            seen, before = self.glimpse(), seen

    def look(self, name, hover=False):
        """Takes a picture, once the screen is still; nothing is below the
        pointer unless that is part of it."""
        if not hover:
            self.screen.leave()
        self.wait_still()
        if PROBE:
            self.find_cut(name)
        else:
            self.screen.picture(os.path.join(FOLDER,
                                             '%s-%s.png' % (name, END)))

    def find_cut(self, name):
        """Asks the probe what the windows cannot show whole."""
        probe = self.path('probe')
        with open(probe, 'w', encoding='utf-8') as file:
            file.write('%s\n%s\n' % (SIZES, SCALES))
        self.game.process.send_signal(signal.SIGUSR2)
        wait_for(lambda: os.path.exists(probe + '.done'), PROBED,
                 what='what is cut in ' + name)
        os.remove(probe + '.done')
        places = {}
        for line in self.read('probe.found').splitlines():
            place, *what = line.split('\t')
            if what[0] != 'tip':
                places.setdefault(tuple(what), []).append(place)
        self.cut += [(name, *what, ' '.join(where))
                     for what, where in places.items()]
        self.wait_still()

    def command(self, *words):
        """The other program, as in a terminal."""
        subprocess.run([os.path.join(BUILD, 'app', 'cli', 'tengen-cli'),
                        *words], cwd=self.home, check=True,
                       env=self.environment(LANGUAGE, {}),
                       stdout=subprocess.DEVNULL)


def take_one(function, bus, screen):
    """Takes the pictures of a view; says whether that went well."""
    desk = Studio(bus, screen)
    try:
        function(desk)
        for program in desk.programs:
            for line in program.complaints():
                print('%s-%s: %s' % (function.__name__, END, line))
        for found in desk.cut:
            print('cut: ' + ' | '.join(found))
        return not desk.cut and not any(program.complaints()
                                        for program in desk.programs)
    except Exception:
        print('%s-%s: no picture\n%s' % (function.__name__, END,
                                         traceback.format_exc()))
        screen.picture(os.path.join(
            FOLDER, 'failed-%s-%s.png' % (function.__name__, END)))
        return False
    finally:
        sys.stdout.flush()
        desk.clear()


def take():
    """Takes all pictures, or those of the views that are named."""
    wanted = [] if PROBE and FULL else sys.argv[4:]
    unknown = set(wanted).difference(*(names for names, _ in views))
    if unknown:
        sys.exit('shots: there is no view ' + ', '.join(sorted(unknown)))
    bus, screen = Bus(), Screen()
    taken = [take_one(function, bus, screen) for names, function in views
             if not wanted or set(names) & set(wanted)]
    sys.exit(0 if all(taken) else 1)
