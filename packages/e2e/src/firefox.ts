import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './product.ts'

/** Null if this machine has no Firefox. The Firefox that Playwright brings cannot load extensions. */
export const findFirefox = (): string | null =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => path && existsSync(path)) ??
  null

type Send = <R>(method: string, params?: object) => Promise<R>

interface Reply {
  id?: number
  type: string
  message?: string
  result?: unknown
}

/** Speaks WebDriver BiDi, which can install an extension. */
async function connect(port: number): Promise<Send> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/session`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('Firefox does not answer')), { once: true })
  })
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  })
  let last = 0
  return <R>(method: string, params = {}) =>
    new Promise<R>((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ type, message, result }) =>
        type === 'error' ? reject(new Error(`${method}: ${message}`)) : resolve(result as R),
      )
      socket.send(JSON.stringify({ id, method, params }))
    })
}

async function listen(firefox: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    firefox.stderr?.on('data', (part) => {
      said += part
      if (said.includes('WebDriver BiDi listening')) resolve()
    })
    firefox.once('exit', () => reject(new Error(`Firefox ended: ${said}`)))
  })
}

/** Runs in Firefox's own window: presses the extension's button and waits for its popup. */
const pressIcon = `async (id) => {
  const { CustomizableUI } = ChromeUtils.importESModule('moz-src:///browser/components/customizableui/CustomizableUI.sys.mjs')
  const wait = async (found) => {
    for (let tries = 0; tries < 300 && !found(); tries++) await new Promise((resolve) => setTimeout(resolve, 100))
    return found()
  }
  const popup = () => document.querySelector('browser.webextension-popup-browser')
  for (const panel of document.querySelectorAll('panel')) if (panel.state === 'open') panel.hidePopup()
  await wait(() => !popup())
  const widget = id.replace(/[^a-z0-9_-]/gi, '_') + '-browser-action'
  CustomizableUI.addWidgetToArea(widget, 'nav-bar')
  const button = await wait(() => document.getElementById(widget))
  ;(button.querySelector('.unified-extensions-item-action-button') ?? button).click()
  const shown = await wait(() => popup()?.currentURI?.spec.startsWith('moz-extension:'))
  if (!shown) throw new Error('The extension opened no popup')
}`

/** Runs in Firefox's own window: evaluates an expression about \`document\` in the popup. */
const evaluateInPopup = `async (expression) => {
  const popup = document.querySelector('browser.webextension-popup-browser')
  if (!popup) return null
  const name = 'test:' + Math.random()
  const answer = new Promise((resolve) => popup.messageManager.addMessageListener(name, ({ data }) => resolve(data)))
  const script = '{ const { document } = content; sendAsyncMessage(' + JSON.stringify(name) + ', ' + expression + ') }'
  popup.messageManager.loadFrameScript('data:,' + encodeURIComponent(script), false)
  return answer
}`

export async function openFirefox(path: string, extension: string) {
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  // Only privileged code can press a button of the toolbar, and only this press lets the extension read the tab.
  const remote = ['--remote-debugging-port', String(port), '--remote-allow-system-access']
  const firefox = spawn(path, ['--headless', '--no-remote', '--profile', profile, ...remote], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await listen(firefox)
  const send = await connect(port)
  await send('session.new', { capabilities: {} })
  const installed = await send<{ extension: string }>('webExtension.install', {
    extensionData: { type: 'path', path: extension },
  })
  const contextOf = async (scope: object) => {
    const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', scope)
    return contexts[0]?.context ?? ''
  }
  const page = await contextOf({})
  const own = await contextOf({ 'moz:scope': 'chrome' })

  async function callIn(context: string, functionDeclaration: string, value: string): Promise<unknown> {
    const reply = await send<{ type: string; result?: { value?: unknown }; exceptionDetails?: { text: string } }>(
      'script.callFunction',
      { functionDeclaration, arguments: [{ type: 'string', value }], awaitPromise: true, target: { context } },
    )
    if (reply.type === 'exception') throw new Error(reply.exceptionDetails?.text)
    return reply.result?.value
  }

  return {
    goto: (url: string) => send('browsingContext.navigate', { context: page, url, wait: 'complete' }),
    evaluate: (script: string) =>
      send('script.evaluate', { expression: script, awaitPromise: true, target: { context: page } }),
    pressIcon: () => callIn(own, pressIcon, installed.extension),
    inPopup: (expression: string) => callIn(own, evaluateInPopup, expression),
    close: () => firefox.kill(),
  }
}
