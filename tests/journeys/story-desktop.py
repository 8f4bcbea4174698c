#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-desktop: the program as the desktop starts it, by D-Bus"""
import os
import subprocess

from gi.repository import Gio, GLib

from journey import BUILD, SOURCE, story, tell
from window import wait_for

NAME = 'org.tengen.Tengen'
PLACE = '/org/tengen/Tengen'
SERVICE = os.path.join(BUILD, 'data', NAME + '.service')


def call(bus, method, *values, name=NAME, place=PLACE,
         interface='org.freedesktop.Application'):
    signature = {'Activate': '(a{sv})', 'Open': '(asa{sv})',
                 'ActivateAction': '(sava{sv})', 'NameHasOwner': '(s)',
                 'ListActivatableNames': '()', 'StartServiceByName': '(su)',
                 'UpdateActivationEnvironment': '(a{ss})',
                 'ReloadConfig': '()'}[method]
    return bus.call_sync(name, place, interface, method,
                         GLib.Variant(signature, values), None,
                         Gio.DBusCallFlags.NONE, 20000, None).unpack()


def ask_bus(bus, method, *values):
    return call(bus, method, *values, name='org.freedesktop.DBus',
                place='/org/freedesktop/DBus',
                interface='org.freedesktop.DBus')


def list_windows():
    said = subprocess.run(['xdotool', 'search', '--onlyvisible', '--class',
                           'tengen', 'getwindowname', '%@'],
                          capture_output=True, text=True).stdout
    return said.splitlines()


def put_service(desk, bus):
    """The service as it is installed, but for the place of the program."""
    with open(SERVICE, encoding='utf-8') as file:
        lines = file.read().splitlines()
    command = [line for line in lines if line.startswith('Exec=')][0]
    program = command[5:].split()[0]
    folder = os.path.join(os.environ['XDG_RUNTIME_DIR'], 'dbus-1', 'services')
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, NAME + '.service'), 'w') as file:
        for line in lines:
            file.write(line.replace(program, os.path.join(
                BUILD, 'app', 'tengen')) + '\n')
    own = desk.environment('ja', {})
    ask_bus(bus, 'UpdateActivationEnvironment',
            {key: own[key] for key in own
             if key.startswith(('XDG_', 'TENGEN_', 'GSETTINGS_')) or
             key in ('HOME', 'DISPLAY', 'LANG', 'LANGUAGE', 'GDK_BACKEND',
                     'GSK_RENDERER')})
    ask_bus(bus, 'ReloadConfig')
    wait_for(lambda: NAME in ask_bus(bus, 'ListActivatableNames')[0],
             what='the service')


def wait_recent(desk, kind):
    """The desktop's list of recent files has one of a type."""
    def is_there():
        name = os.path.join('data', 'recently-used.xbel')
        return os.path.exists(desk.path(name)) and kind in desk.read(name)
    wait_for(is_there, what='a recent ' + kind)


def is_running(bus):
    return ask_bus(bus, 'NameHasOwner', NAME)[0]


def quit(bus):
    call(bus, 'ActivateAction', 'quit', [], {})
    wait_for(lambda: not is_running(bus), what='the end')


@story
def by_the_bus(desk):
    """Asked for the service alone there is no window; then one, then more."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    put_service(desk, bus)
    ask_bus(bus, 'StartServiceByName', NAME, 0)
    assert is_running(bus) and not list_windows()
    call(bus, 'Activate', {})
    wait_for(lambda: len(list_windows()) == 1, what='a window')
    call(bus, 'Activate', {})
    call(bus, 'ActivateAction', 'new-window', [], {})
    wait_for(lambda: len(list_windows()) == 2, what='another window')
    quit(bus)


@story
def a_file_by_the_bus(desk):
    """A record from the file manager; a second program reaches the first."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    put_service(desk, bus)
    record = desk.copy('record-19.sgf')
    call(bus, 'Open', ['file://' + record], {})
    wait_for(lambda: any('record-19' in name for name in list_windows()),
             what='the record')
    subprocess.run([os.path.join(BUILD, 'app', 'tengen'), '--new-window'],
                   env=desk.environment('ja', {}), timeout=20, check=True)
    wait_for(lambda: len(list_windows()) == 2, what='another window')
    wait_recent(desk, 'application/x-go-sgf')
    quit(bus)


@story
def a_lesson_by_the_bus(desk):
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    put_service(desk, bus)
    with open(os.path.join(SOURCE, 'data', 'lessons', 'go-basics.xml'),
              encoding='utf-8') as file:
        text = file.read().replace('id="go-basics"', 'id="mine"', 1)
    with open(desk.path('mine.lesson.xml'), 'w', encoding='utf-8') as file:
        file.write(text)
    call(bus, 'Open', ['file://' + desk.path('mine.lesson.xml')], {})
    wait_for(lambda: any('囲碁' in name for name in list_windows()),
             what='the lesson')
    wait_recent(desk, 'application/x-tengen-lesson+xml')
    quit(bus)


tell()
