import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { desktop, openPage, ownBrowser } from './browser.ts'
import { freePort, startServer } from './product.ts'
import { call, signIn } from './wire.ts'
import { wordsOf } from './words.ts'

const browser = await ownBrowser()

test('a server started in production mode has no demo pages, accounts or endpoints', async () => {
  const say = wordsOf('en')
  const port = await freePort()
  const data = await mkdtemp(join(tmpdir(), 'peshi-serve-'))
  const app = `http://127.0.0.1:${port}`
  const server = await startServer({
    port,
    sandboxPort: await freePort(),
    data,
    env: {
      PESHI_MODE: 'production',
      NODE_ENV: 'production',
      SANDBOX_PORT: '',
      PESHI_SECRET: randomBytes(48).toString('base64'),
      PESHI_PUBLIC_URL: app,
    },
  })
  try {
    const { page, expectClean } = await openPage(browser, app, desktop)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/login')
    await page.getByRole('button', { name: say('account', 'login.submit') }).waitFor()
    await page.waitForLoadState('networkidle')
    for (const role of ['owner', 'advocate', 'clerk', 'client'])
      expect(await page.getByRole('button', { name: say('demo', `way_in.${role}`), exact: true }).count()).toBe(0)
    expect(asked.filter((address) => /\/api\/demo|sign-in-buttons/.test(address))).toEqual([])
    expectClean()
    await expect(signIn(app)).rejects.toThrow('Email or Password is Invalid')
    for (const path of ['', '/picture', '/clock', '/reset', '/replay'])
      for (const method of ['GET', 'POST'])
        expect((await call(app, `/api/demo${path}`, { method })).status, `${method} ${path}`).toBe(404)
  } finally {
    await server.stop()
    await rm(data, { recursive: true, force: true })
  }
})
