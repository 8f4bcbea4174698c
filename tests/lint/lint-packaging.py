#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""lint-packaging: what the desktop and its packages read of Tengen

With TENGEN_FULL the Debian package is built, looked at by lintian, and
installed in a clean root, from whose menu the program is started.
"""
import configparser
import os
import re
import shlex
import shutil
import struct
import subprocess
import tempfile
import xml.etree.ElementTree as ET

import yaml

import tree

ID = 'org.tengen.Tengen'
PACKAGING = 'data/packaging/'
# endings of records that files of other programs have too
SHARED = ':*.lib', ':*.pos', ':*.rif', ':*.xml'
LANG = '{http://www.w3.org/XML/1998/namespace}lang'
LANGUAGES = [line for line in tree.read('po/LINGUAS').split()
             if not line.startswith('#')]
VERSION = re.search(r"version: '([^']+)'", tree.read('meson.build'))[1]


def built(suffix):
    return os.path.join(tree.BUILD, 'data', ID + suffix)


def read_keys(suffix):
    keys = configparser.ConfigParser(interpolation=None)
    keys.optionxform = str
    keys.read(built(suffix), encoding='utf-8')
    return keys


def call(*words, **options):
    run = subprocess.run(words, stdin=subprocess.DEVNULL,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                         text=True, **options)
    return run.returncode, run.stdout


def check_languages():
    """Each text of the desktop's files is there in each language."""
    entry = read_keys('.desktop')
    for group, key in (('Desktop Entry', 'Name'),
                       ('Desktop Entry', 'GenericName'),
                       ('Desktop Entry', 'Comment'),
                       ('Desktop Entry', 'Keywords'),
                       ('Desktop Action new-window', 'Name'),
                       ('Desktop Action clock-alone', 'Name')):
        for language in LANGUAGES:
            if '%s[%s]' % (key, language) not in entry[group]:
                yield '%s, %s: not in %s' % (group, key, language)
    root = ET.parse(built('.metainfo.xml')).getroot()
    for name in ('name', 'summary', 'p', 'li', 'caption'):
        places = list(root.iter(name))
        plain = [place for place in places if LANG not in place.attrib]
        for language in LANGUAGES:
            there = [place for place in places
                     if place.get(LANG) == language.replace('_', '-') or
                     place.get(LANG) == language]
            if len(there) != len(plain):
                yield 'metainfo, %s: %d of %d in %s' % (
                    name, len(there), len(plain), language)


def check_pictures():
    """Pictures of the program are there, as large as is said of them."""
    root = ET.parse(built('.metainfo.xml')).getroot()
    images = list(root.iter('image'))
    if not images:
        yield 'there is none'
    for image in images:
        name = 'data/screenshots/' + image.text.rsplit('/', 1)[1]
        with open(tree.path(name), 'rb') as file:
            size = struct.unpack('>II', file.read(24)[16:])
        said = int(image.get('width')), int(image.get('height'))
        if size != said:
            yield '%s is of %dx%d, not of %dx%d' % (name, *size, *said)


def check_types():
    with tempfile.TemporaryDirectory() as home:
        folder = os.path.join(home, 'mime')
        os.makedirs(os.path.join(folder, 'packages'))
        shutil.copy(built('.xml'), os.path.join(folder, 'packages'))
        status, said = call('update-mime-database', folder,
                            env=dict(os.environ, XDG_DATA_HOME=home))
        if status != 0 or said:
            yield said
        with open(os.path.join(folder, 'types'), encoding='utf-8') as file:
            types = file.read().split()
        with open(os.path.join(folder, 'globs'), encoding='utf-8') as file:
            for line in file.read().splitlines():
                if line.endswith(SHARED):
                    yield line + ' takes over files of other programs'
    for kind in read_keys('.desktop')['Desktop Entry']['MimeType'].split(';'):
        if kind and kind not in types:
            yield kind + ' is a type that nobody describes'


def check_thumbnailer():
    """The command of the thumbnailer makes a picture of the size asked for."""
    keys = read_keys('.thumbnailer')['Thumbnailer Entry']
    with tempfile.TemporaryDirectory() as folder:
        picture = os.path.join(folder, 'thumbnail')
        values = {'%s': '96', '%o': picture,
                  '%i': tree.path('data/examples/ranka-1.sgf')}
        words = [values.get(word, word) for word in shlex.split(keys['Exec'])]
        words[0] = os.path.join(tree.BUILD, 'app', 'cli', 'tengen-cli')
        status, said = call(*words)
        if status != 0:
            yield said
            return
        with open(picture, 'rb') as file:
            head = file.read(24)
    if head[:8] != b'\x89PNG\r\n\x1a\n' or \
       max(struct.unpack('>II', head[16:])) != 96:
        yield 'no PNG of 96 pixels'


def check_service():
    """D-Bus wants a whole path, and the name that the program takes."""
    service = read_keys('.service')['D-BUS Service']
    program = shlex.split(service['Exec'])[0]
    if service['Name'] != ID or not program.startswith('/'):
        yield str(dict(service))
    entry = read_keys('.desktop')['Desktop Entry']
    source = ''.join(tree.read(name) for name in tree.files(
        '.c', under=('app/application',)))
    for action in filter(None, entry['Actions'].split(';')):
        if '"%s"' % action not in source:
            yield 'the program has no action “%s”' % action


def check_manifest():
    """The manifest of the Flatpak."""
    manifest = yaml.safe_load(tree.read(PACKAGING + ID + '.yaml'))
    for key in ('id', 'runtime', 'runtime-version', 'sdk', 'command',
                'modules'):
        if key not in manifest:
            yield 'no ' + key
    source = manifest['modules'][-1]['sources'][0]['path']
    if manifest['id'] != ID or \
       not os.path.samefile(tree.path(PACKAGING + source), tree.SOURCE):
        yield 'another program'
    if shutil.which('flatpak-builder'):
        status, said = call('flatpak-builder', '--show-manifest',
                            tree.path(PACKAGING + ID + '.yaml'),
                            # it leaves a folder where it stands
                            cwd=tempfile.gettempdir())
        if status != 0:
            yield said


def check_debian():
    version = re.match(r'tengen \(([^)]+)\)',
                       tree.read(PACKAGING + 'debian/changelog'))
    if version is None or version[1] != VERSION:
        yield 'debian/changelog is of another version than ' + VERSION


def check_package(folder):
    status, said = call(
        tree.path(PACKAGING + 'build-deb'), folder,
        env=dict(os.environ, DEB_BUILD_OPTIONS='nocheck parallel=2'))
    packages = [os.path.join(folder, name) for name in os.listdir(folder)
                if name.endswith('.changes')]
    if status != 0 or not packages:
        yield said[-2000:]
        return
    status, said = call('lintian', '--allow-root', '--fail-on', 'error,warning',
                        *packages)
    if status != 0:
        yield said


def check_root(folder):
    packages = [os.path.join(folder, name) for name in os.listdir(folder)
                if name.startswith('tengen_') and name.endswith('.deb')]
    if not packages:
        yield 'there is no package'
        return
    status, said = call(tree.path('tests/tools/session'),
                        tree.path('tests/tools/try-package'), *packages)
    if status != 0:
        yield said


checks = [('desktop-languages', check_languages()),
          ('pictures', check_pictures()),
          ('types', check_types()),
          ('thumbnailer', check_thumbnailer()),
          ('service', check_service()),
          ('flatpak', check_manifest()),
          ('debian', check_debian())]
with tempfile.TemporaryDirectory(prefix='tengen-package-') as place:
    if 'TENGEN_FULL' in os.environ:
        checks.append(('package', check_package(place)))
        if os.geteuid() == 0 and shutil.which('debootstrap'):
            checks.append(('clean-root', check_root(place)))
    tree.report(*checks)
