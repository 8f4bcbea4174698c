# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""room_program: programs that these tests start, and how they report"""
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
import traceback


def find_port():
    """One below those that the system gives to whoever connects."""
    while True:
        port = random.randrange(20000, 32000)
        try:
            with socket.socket(socket.AF_INET6) as sock:
                sock.bind(('::', port))
            return port
        except OSError:
            pass


class Program:
    """A host on a port of its own."""

    def __init__(self, *command):
        """PORT and CONTROL in the command are what they say."""
        self.folder = tempfile.mkdtemp(prefix='tengen-room-')
        self.control = os.path.join(self.folder, 'control')
        self.port = find_port()
        self.command = [{'PORT': str(self.port), 'CONTROL': self.control,
                         'FOLDER': self.folder}.get(word, word)
                        for word in command]
        self.start()

    def start(self):
        self.said = open(os.path.join(self.folder, 'said'), 'a+')
        self.process = subprocess.Popen(self.command, stdout=self.said,
                                        stderr=subprocess.STDOUT)
        for _ in range(500):
            try:
                socket.create_connection(('127.0.0.1', self.port)).close()
                # the teacher's socket comes after the port
                if (self.control not in self.command or
                        os.path.exists(self.control)):
                    return
            except ConnectionRefusedError:
                pass
            time.sleep(0.02)
            assert self.process.poll() is None, self.read_said()
        raise AssertionError('does not listen')

    def read_said(self):
        with open(self.said.name) as file:
            return file.read()

    def is_sanitized(self):
        """Whether its memory and its speed tell nothing."""
        with open(self.command[0], 'rb') as file:
            return b'__asan_init' in file.read()

    def read_memory(self):
        """What it has in memory, in KB."""
        with open('/proc/%d/status' % self.process.pid) as file:
            return int(file.read().split('VmRSS:')[1].split()[0])

    def read_seconds(self):
        """What it has worked."""
        with open('/proc/%d/stat' % self.process.pid) as file:
            fields = file.read().rsplit(')', 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK')

    def stop(self):
        """Ends it; what it ended with."""
        if self.process.poll() is None:
            self.process.terminate()
        code = self.process.wait(60)
        self.said.close()
        shutil.rmtree(self.folder, ignore_errors=True)
        return code


def run_tests(suite, tests, lanes=1):
    """Runs (name, function, arguments...) and reports as TAP; several at once
    where they mostly wait."""
    said = []
    order = iter(tests)
    lock = threading.Lock()
    print('1..%d' % len(tests))

    def run_lane():
        while True:
            with lock:
                test = next(order, None)
            if test is None:
                return
            fault = ''
            try:
                test[1](*test[2:])
            except Exception:
                fault = traceback.format_exc()
            with lock:
                said.append(fault)
                print(''.join('# %s\n' % line for line in fault.split('\n')
                              if line) +
                      '%s %d /%s/%s' % ('not ok' if fault else 'ok', len(said),
                                        suite, test[0]), flush=True)

    threads = [threading.Thread(target=run_lane) for _ in range(lanes)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sys.exit(any(said))
