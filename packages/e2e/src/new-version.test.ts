import { createServer, request } from 'node:http'
import type { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { desktop, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { register } from './people.ts'
import { freePort } from './product.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const browser = await ownBrowser()
const say = wordsOf('en')

const nextBuild = 'feedfacefeedface'

/** Only the service worker requests this file, to store it for offline use. */
const stalled = /\/assets\/verify-otp\.page-/

/** A proxy in front of the product. `deploy` makes it act as another build, in the page, the service worker and replies. */
async function openProxy() {
  let build: string | null = null
  const sockets = new Set<Socket>()
  const server = createServer((incoming, outgoing) => {
    if (stalled.test(incoming.url ?? '')) {
      sockets.delete(incoming.socket)
      return void outgoing.writeHead(200, { 'content-type': 'text/javascript' }).write('//')
    }
    const { 'if-none-match': _tag, 'if-modified-since': _time, ...asked } = incoming.headers
    const headers = { ...asked, 'accept-encoding': 'identity' }
    const { method } = incoming
    const sent = request(new URL(incoming.url ?? '/', app), { method, headers }, async (reply) => {
      const own = reply.headers['peshi-build']
      if (!build || typeof own !== 'string') {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
        return reply.pipe(outgoing)
      }
      const heads = { ...reply.headers, 'peshi-build': build }
      if (!/html|javascript/.test(String(reply.headers['content-type']))) {
        outgoing.writeHead(reply.statusCode ?? 502, heads)
        return reply.pipe(outgoing)
      }
      const text = Buffer.concat(await reply.toArray())
        .toString()
        .replaceAll(own, build)
      outgoing.writeHead(reply.statusCode ?? 502, { ...heads, 'content-length': Buffer.byteLength(text) })
      return outgoing.end(text)
    })
    sent.on('error', () => outgoing.destroy())
    outgoing.on('close', () => sent.destroy())
    incoming.pipe(sent)
  })
  server.on('connection', (socket) => sockets.add(socket))
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    address: `http://127.0.0.1:${port}`,
    deploy() {
      build = nextBuild
      for (const socket of sockets) socket.destroy()
    },
  }
}

test('after an upgrade, an open page offers to reload and keeps what is typed until then', async () => {
  const { address, deploy } = await openProxy()
  const { page } = await openPage(browser, address, { ...desktop, serviceWorkers: 'allow' })
  await page.goto('/register')
  await register(page, say)
  const hasWorker = () => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')
  await expect.poll(hasWorker, { timeout: 90_000 }).toBe(true)
  const buildOf = () => page.evaluate<string>(`document.querySelector('meta[name="build"]').content`)
  expect(await buildOf()).not.toBe(nextBuild)

  await page.goto('/tasks/calendar')
  await page
    .getByRole('button', { name: say('tasks', 'new') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: say('tasks', 'new') })
  const field = dialog.getByRole('textbox', { name: say('tasks', 'field.title') })
  await field.fill('Draft the rejoinder')
  deploy()
  await page.getByText(say('offline', 'newVersion')).waitFor({ timeout: 120_000 })
  expect(await field.inputValue()).toBe('Draft the rejoinder')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('common', 'unsaved.go'), exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: say('offline', 'reload'), exact: true }).click()
  await expect.poll(buildOf).toBe(nextBuild)
})
