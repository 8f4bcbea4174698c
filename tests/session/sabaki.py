#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""sabaki: tengen-cli under the library by which Sabaki talks to engines

    tests/session/sabaki.py TENGEN-CLI

A long form: it fetches @sabaki/gtp in a fixed version from the registry of npm,
and wants node. Without either it is skipped.
"""
import base64
import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import urllib.error
import urllib.request

URL = 'https://registry.npmjs.org/@sabaki/gtp/-/gtp-3.0.0.tgz'
DIGEST = ('faMAB9pTz2lIPUQz0dNV5IcA+bagRZYldGdCr7/Bl7dqJ3A/4FkspqrcTkM1LgZZ0xctbQRK'
          'edkpqhkORitw6A==')


def skip(reason):
    print('1..0 # SKIP ' + reason)
    sys.exit()


def fetch():
    try:
        with urllib.request.urlopen(URL, timeout=60) as answer:
            return answer.read()
    except (urllib.error.URLError, OSError) as error:
        return skip('no %s: %s' % (URL, error))


def main():
    if not os.environ.get('TENGEN_FULL'):
        skip('a long form')
    node = shutil.which('node') or skip('no node')
    package = fetch()
    digest = base64.b64encode(hashlib.sha512(package).digest()).decode()
    if digest != DIGEST:
        sys.exit('%s is another file than the one this test knows' % URL)
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(package)) as archive:
            archive.extractall(folder)
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)),
                              'sabaki.js')
        sys.stdout.flush()
        sys.exit(subprocess.call([node, script,
                                  os.path.join(folder, 'package'),
                                  sys.argv[1]]))


main()
