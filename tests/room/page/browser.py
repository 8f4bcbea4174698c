# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""browser: real browsers without a window, for tests of the page

Chromium is spoken to by its DevTools protocol, Firefox by WebDriver BiDi; both
over a WebSocket on the loopback. A browser has one page at a time, of a size
that the test says, and a profile of its own that is removed with it.
"""
import asyncio
import base64
import json
import os
import re
import shutil
import subprocess
import tempfile
import threading
import time

import websockets

LONG = 30


class Talk:
    """Calls over a WebSocket: an id, a method, an answer."""

    def __init__(self, url):
        self.loop = asyncio.new_event_loop()
        self.number = 0
        self.waiting = {}
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.socket = self.run(self.open(url))
        asyncio.run_coroutine_threadsafe(self.read(), self.loop)

    async def open(self, url):
        return await websockets.connect(url, max_size=None, ping_interval=None,
                                        compression=None)

    def run(self, coroutine):
        async def work():
            return await coroutine
        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(LONG)

    async def read(self):
        async for text in self.socket:
            message = json.loads(text)
            future = self.waiting.pop(message.get('id'), None)
            if future:
                future.set_result(message)

    def call(self, method, params=None, **more):
        async def work():
            self.number += 1
            future = self.waiting[self.number] = self.loop.create_future()
            await self.socket.send(json.dumps(dict(
                more, id=self.number, method=method, params=params or {})))
            return await future
        message = self.run(work())
        if 'error' in message:
            raise RuntimeError('%s: %s' % (method, message))
        return message['result']

    def close(self):
        self.run(self.socket.close())
        self.loop.call_soon_threadsafe(self.loop.stop)


class Browser:
    """What both have in common."""

    def __init__(self, command, sign):
        self.folder = tempfile.mkdtemp(prefix='tengen-page-')
        self.prepare()
        self.log = open(os.path.join(self.folder, 'log'), 'w+')
        self.process = subprocess.Popen(
            command + self.arguments(), stdout=self.log, stderr=self.log,
            start_new_session=True, env=dict(os.environ, HOME=self.folder))
        self.talk = None
        try:
            self.talk = Talk(self.find(sign))
        except BaseException:
            self.close()
            raise

    def prepare(self):
        pass

    def find(self, sign):
        """The address that the browser says it can be spoken to at."""
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            self.log.seek(0)
            found = re.search(sign, self.log.read())
            if found:
                return found[1]
            time.sleep(0.1)
        raise RuntimeError('the browser does not start')

    def close(self):
        try:
            if self.talk:
                self.talk.close()
        finally:
            os.killpg(self.process.pid, 15)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, 9)
                self.process.wait()
            self.log.close()
            shutil.rmtree(self.folder, ignore_errors=True)

    def wait(self, script, what=True):
        """Waits until a script's value is the one that is waited for."""
        end = time.monotonic() + LONG
        value = None
        while time.monotonic() < end:
            value = self.run(script)
            if value == what or (what is True and value):
                return value
            time.sleep(0.05)
        raise AssertionError('%s is %r, not %r' % (script, value, what))

    def press(self, selector):
        """Clicks in the middle of an element."""
        self.wait('!!document.querySelector(%s)' % json.dumps(selector))
        box = self.run('''(() => {
            const e = document.querySelector(%s);
            e.scrollIntoView({block: 'center'});
            const b = e.getBoundingClientRect();
            return [b.left + b.width / 2, b.top + b.height / 2];
        })()''' % json.dumps(selector))
        self.tap(*box)

    def tap_point(self, x, y):
        """Taps where two lines of the board meet."""
        self.tap(*self.run('''(() => {
            const svg = document.querySelector('svg.points');
            const b = svg.getBoundingClientRect(), v = svg.viewBox.baseVal;
            const u = b.width / v.width;
            return [b.left + (%d * 100 - v.x) * u, b.top + (%d * 100 - v.y) * u];
        })()''' % (x, y)))


class Chromium(Browser):
    def __init__(self, language='en'):
        self.language = language
        super().__init__(['chromium'], r'DevTools listening on (ws://\S+)')
        self.targets = []
        self.open_tab()

    def arguments(self):
        return ['--headless=new', '--no-sandbox', '--disable-gpu',
                '--remote-debugging-port=0', '--no-first-run',
                '--disable-dev-shm-usage', '--hide-scrollbars',
                '--accept-lang=' + self.language,
                '--user-data-dir=' + self.folder, 'about:blank']

    def open_tab(self):
        """A page of its own; the first one stays open behind it."""
        target = self.talk.call('Target.createTarget', {'url': 'about:blank'})
        self.use(target['targetId'])

    def use(self, target):
        self.session = self.talk.call('Target.attachToTarget', {
            'targetId': target, 'flatten': True})['sessionId']
        self.target = target
        if target not in self.targets:
            self.targets.append(target)
        self.call('Page.enable')

    def call(self, method, params=None):
        return self.talk.call(method, params, sessionId=self.session)

    def resize(self, width, height, scale=1, touch=False):
        self.call('Emulation.setDeviceMetricsOverride', {
            'width': width, 'height': height, 'deviceScaleFactor': scale,
            'mobile': False})
        self.call('Emulation.setTouchEmulationEnabled', {'enabled': touch})

    def prefer(self, **features):
        """prefer(color_scheme='dark', reduced_motion='reduce')"""
        self.call('Emulation.setEmulatedMedia', {'features': [
            {'name': 'prefers-' + name.replace('_', '-'), 'value': value}
            for name, value in features.items()]})

    def open(self, url):
        self.call('Page.navigate', {'url': url})
        self.wait("document.readyState === 'complete'")

    def run(self, script):
        answer = self.call('Runtime.evaluate', {
            'expression': script, 'returnByValue': True, 'awaitPromise': True})
        if 'exceptionDetails' in answer:
            raise RuntimeError(json.dumps(answer['exceptionDetails']))
        return answer['result'].get('value')

    def tap(self, x, y):
        for kind in ('mousePressed', 'mouseReleased'):
            self.call('Input.dispatchMouseEvent', {
                'type': kind, 'x': x, 'y': y, 'button': 'left', 'clickCount': 1})

    def key(self, name):
        codes = {'Enter': 13, ' ': 32, 'Tab': 9, 'ArrowLeft': 37, 'ArrowUp': 38,
                 'ArrowRight': 39, 'ArrowDown': 40}
        for kind in ('keyDown', 'keyUp'):
            self.call('Input.dispatchKeyEvent', {
                'type': kind, 'key': name, 'code': name,
                'windowsVirtualKeyCode': codes.get(name, 0),
                'text': {'Enter': '\r', ' ': ' '}.get(name, '')
                if kind == 'keyDown' else ''})

    def type(self, text):
        self.call('Input.insertText', {'text': text})

    def shoot(self, path, whole=False):
        image = self.call('Page.captureScreenshot', {
            'format': 'png', 'captureBeyondViewport': whole})
        with open(path, 'wb') as file:
            file.write(base64.b64decode(image['data']))


class Tab(Chromium):
    """A page of a Chromium that knows nothing of its other pages."""

    def __init__(self, chromium):
        self.talk = chromium.talk
        self.targets = []
        self.context = self.talk.call(
            'Target.createBrowserContext')['browserContextId']
        self.use(self.talk.call('Target.createTarget', {
            'url': 'about:blank',
            'browserContextId': self.context})['targetId'])


class Firefox(Browser):
    def __init__(self, language='en', dark=False):
        self.language = language
        self.dark = dark
        super().__init__(['firefox-esr'],
                         r'WebDriver BiDi listening on (ws://\S+)')

    def arguments(self):
        return ['--headless', '--no-remote', '--remote-debugging-port', '0',
                '--profile', os.path.join(self.folder, 'profile'), 'about:blank']

    def prepare(self):
        profile = os.path.join(self.folder, 'profile')
        os.mkdir(profile)
        with open(os.path.join(profile, 'user.js'), 'w') as file:
            for name, value in (
                    ('remote.active-protocols', 1),
                    ('intl.accept_languages', self.language),
                    ('ui.systemUsesDarkTheme', int(self.dark)),
                    ('layout.css.prefers-color-scheme.content-override',
                     0 if self.dark else 1),
                    ('datareporting.policy.dataSubmissionEnabled', False),
                    ('app.update.enabled', False),
                    ('network.captive-portal-service.enabled', False),
                    ('network.connectivity-service.enabled', False),
                    ('browser.shell.checkDefaultBrowser', False)):
                file.write('user_pref("%s", %s);\n' % (name, json.dumps(value)))

    def find(self, sign):
        return super().find(sign).rstrip('/') + '/session'

    def start(self):
        self.talk.call('session.new', {'capabilities': {}})
        tree = self.talk.call('browsingContext.getTree')
        self.context = tree['contexts'][0]['context']
        self.started = True

    def call(self, method, params=None):
        if not getattr(self, 'started', False):
            self.start()
        return self.talk.call(method, dict(params or {}, context=self.context))

    def resize(self, width, height, scale=1, touch=False):
        self.call('browsingContext.setViewport', {
            'viewport': {'width': width, 'height': height}})

    def open(self, url):
        self.call('browsingContext.navigate', {'url': url, 'wait': 'complete'})

    def run(self, script):
        if not getattr(self, 'started', False):
            self.start()
        answer = self.talk.call('script.evaluate', {
            'expression': 'Promise.resolve(%s).then(JSON.stringify)' % script,
            'target': {'context': self.context}, 'awaitPromise': True})
        if answer['type'] == 'exception':
            raise RuntimeError(json.dumps(answer['exceptionDetails']))
        value = answer['result'].get('value')
        return None if value is None else json.loads(value)

    def act(self, kind, actions, **more):
        self.call('input.performActions', {'actions': [dict(
            more, type=kind, id=kind, actions=actions)]})

    def tap(self, x, y):
        self.act('pointer', [
            {'type': 'pointerMove', 'x': round(x), 'y': round(y)},
            {'type': 'pointerDown', 'button': 0},
            {'type': 'pointerUp', 'button': 0}])

    def key(self, name):
        value = {'Enter': '\ue007', 'Tab': '\ue004', 'ArrowLeft': '\ue012',
                 'ArrowUp': '\ue013', 'ArrowRight': '\ue014',
                 'ArrowDown': '\ue015'}.get(name, name)
        self.act('key', [{'type': 'keyDown', 'value': value},
                         {'type': 'keyUp', 'value': value}])

    def type(self, text):
        self.act('key', [action for letter in text for action in (
            {'type': 'keyDown', 'value': letter},
            {'type': 'keyUp', 'value': letter})])

    def shoot(self, path, whole=False):
        image = self.call('browsingContext.captureScreenshot')
        with open(path, 'wb') as file:
            file.write(base64.b64decode(image['data']))
