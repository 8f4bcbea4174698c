# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""tablet: pupils of a room at real browsers"""
import os
import sys
import time

from journey import SHOTS, SOURCE

sys.path.append(os.path.join(SOURCE, 'tests', 'room', 'page'))

import browser

TURN = "document.querySelector('.mine.turn') !== null"
N_NAMES = "document.querySelectorAll('#names button').length"
READY = '(b => !!b && !b.disabled)(document.querySelector("[data-act=%s]"))'
POINTS = """[...document.querySelectorAll('#board [id^=point-]')]
    .map(point => point.getAttribute('aria-label'))"""
# notes when the page says that its line is broken
WATCH = """void new MutationObserver(() => {
    window.wasLost = window.wasLost || !document.getElementById('line').hidden;
}).observe(document.getElementById('line'), {attributes: true})"""
BACK = "!!window.wasLost && document.getElementById('line').hidden"


class Tablet:
    """A page of a browser, in Japanese."""

    def __init__(self, page, name):
        self.page = page
        self.name = name
        self.n_presses = 0
        page.resize(768, 1024)

    def see(self, script, what=True):
        """Waits until the page shows it."""
        try:
            self.page.wait(script, what)
        except AssertionError as error:
            raise AssertionError('%s: %s' % (self.name, error)) from None

    def press(self, selector):
        self.n_presses += 1
        self.page.press(selector)

    def open(self, address, n_names):
        """What a camera read; gives the milliseconds to the names."""
        self.page.open(address)
        self.see(N_NAMES, n_names)
        return self.page.run('performance.now()')

    def open_by_code(self, address, code, n_names):
        """By what stands on the wall; a keyboard for Japanese writes digits of
        full width."""
        self.page.open(address)
        self.see("!document.getElementById('code').hidden")
        self.press('#digits')
        self.page.type(''.join(chr(ord(digit) - ord('0') + ord('０'))
                               for digit in code))
        self.page.key('Enter')
        self.see(N_NAMES, n_names)

    def sit(self, place):
        """Chooses the name at a place of the list, and a picture."""
        for group in ('names', 'pictures'):
            self.press('#%s button:nth-child(%d)' % (group, place + 1))
        self.press('#enter')
        self.see("!document.getElementById('room').hidden")

    def tap(self, x, y):
        self.see(TURN)
        self.page.tap_point(x, y)
        self.see(TURN, False)
        # the page takes two taps within this time for one
        time.sleep(0.3)

    def tap_mark(self, x, y):
        """Marks a chain at a count, or takes its mark away."""
        self.page.tap_point(x, y)
        time.sleep(0.3)

    def act(self, word):
        self.see(READY % word)
        self.press('[data-act=%s]' % word)

    def pass_turn(self):
        self.see(TURN)
        self.act('pass')
        self.see(TURN, False)

    def resign(self):
        self.act('resign')
        self.press('#say .main')

    def stones(self):
        """As a journey's program gives them, in one row."""
        return ''.join('X' if '黒' in name else 'O' if '白' in name else '.'
                       for name in self.page.run(POINTS))

    def shoot(self, name):
        """A picture of the page, where pictures are wanted."""
        if SHOTS:
            self.page.shoot(os.path.join(SHOTS, name + '.png'))

    def watch_line(self):
        self.page.run(WATCH)

    def wait_back(self):
        self.see(BACK)


class Tablets:
    """One in a Firefox; the others are pages of a Chromium that know nothing
    of each other."""

    def __init__(self, names):
        self.browsers = []
        try:
            self.browsers.append(browser.Firefox('ja'))
            self.browsers.append(browser.Chromium('ja'))
            self.pupils = [self.make(place, name)
                           for place, name in enumerate(names)]
        except BaseException:
            self.close()
            raise

    def make(self, place, name):
        firefox, chromium = self.browsers
        return Tablet(browser.Tab(chromium) if place else firefox, name)

    def close(self):
        for one in self.browsers:
            one.close()

    def __enter__(self):
        return self.pupils

    def __exit__(self, *error):
        if error[0]:
            for pupil in self.pupils:
                pupil.shoot('failed-' + pupil.name)
        self.close()
