// npm run pictures: takes the pictures for the README and the help in a temporary demo. With `npm run pictures --
// http://localhost:3000`, uses a running demo and changes its clock.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { fileOf, pictures, productWords, readNamedWords, wordsFile } from './lib/pictures.mjs'
import { findFreePort } from './lib/ports.mjs'
import { startProduct } from './lib/product.mjs'
import { Refusal, runMain, say } from './lib/say.mjs'
import { runVitest } from './lib/vitest.mjs'

const owner = { email: 'owner@demo.peshi.in', password: 'Peshi-demo-1' }
const examples = {
  matter: 'WRIA/5060/2022',
  ordered: 'MFA/24468/2023',
}
/**
 * Hearings in the pictures. Must equal `listedToday` in `packages/server/src/operations/demo/chamber/court-scene.ts`.
 */
const listed = 5
const wholeWithinMs = 900_000
const quality = 78

async function askApi(address, path, { token, body } = {}) {
  const reply = await fetch(`${address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await reply.json()
  if (!reply.ok) throw new Refusal(`${path}: ${answer.message}`)
  return answer
}

async function waitUntilWhole(address) {
  const end = Date.now() + wholeWithinMs
  while (Date.now() < end) {
    const { data } = await askApi(address, '/api/demo')
    if (data.unfinished.length === 0) return
    await wait(2000)
  }
  throw new Refusal('The demo’s chamber was not complete in 15 minutes.')
}

async function waitForCalls(address, token) {
  const end = Date.now() + wholeWithinMs
  while (Date.now() < end) {
    const { data } = await askApi(address, '/api/call_time', { token })
    if (data.calls.length >= listed) return
    await wait(5000)
  }
  throw new Refusal('The lists of the day were not read.')
}

async function readMenu(page) {
  const entries = await page
    .locator('aside nav a')
    .evaluateAll((links) => links.map(({ innerText }) => innerText.trim()))
  return entries.map((entry) => entry.replace(/\s+[\d,.]+$/, ''))
}

async function takePictures(address, executablePath) {
  const { chromium } = await import('playwright-core')
  await waitUntilWhole(address)
  const signIn = () => askApi(address, '/api/users/login', { body: owner })
  await askApi(address, '/api/demo/clock', {
    token: (await signIn()).accessToken,
    body: { moment: 'mid-morning' },
  })
  const { accessToken } = await signIn()
  const ids = {}
  for (const [name, search] of Object.entries(examples)) {
    const query = new URLSearchParams({ search, perPage: '1' })
    const { data } = await askApi(address, `/api/matter_list/matters?${query}`, { token: accessToken })
    ids[name] = data[0]._id
  }
  await waitForCalls(address, accessToken)
  const words = {}
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  for (const picture of pictures) {
    const session = await signIn()
    const { width, height, language = 'en', skin = 'light' } = picture
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width, height },
      timezoneId: 'Asia/Kolkata',
      locale: 'en-IN',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      isMobile: width < 500,
    })
    const kept = {
      userData: JSON.stringify({ ...session.userData, extras: { ...session.userData.extras, language } }),
      token: JSON.stringify({ accessToken: session.accessToken, refreshToken: session.refreshToken }),
      language,
      skin,
      demoTour: 'left',
    }
    await context.addInitScript((stored) => Object.assign(localStorage, stored), kept)
    const page = await context.newPage()
    await page.goto(picture.at.replace(/:(\w+)/, (_, name) => ids[name]))
    await page.locator('main h1').waitFor()
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .mantine-Skeleton-root'))
    await wait(2000)
    const cdp = await context.newCDPSession(page)
    const shot = await cdp.send('Page.captureScreenshot', { format: 'webp', quality })
    const file = join(root, fileOf(picture))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, Buffer.from(shot.data, 'base64'))
    const menu = await readMenu(page)
    if (menu.length === 0 && width > 500) throw new Refusal(`${fileOf(picture)} has no menu: the person is signed out.`)
    words[fileOf(picture)] = { menu, words: await readNamedWords(page.locator('main'), productWords(language)) }
    say(`  ${fileOf(picture)}`)
    await context.close()
  }
  await browser.close()
  await writeFile(join(root, wordsFile), `${JSON.stringify(words, null, 2)}\n`)
}

async function takeFromOwnDemo(executablePath) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'peshi-pictures-'))
  const [port, sandboxPort] = [await findFreePort(), await findFreePort()]
  const product = await startProduct({ port, sandboxPort, dataDirectory, demo: 'full' })
  try {
    if (!product.ready) throw new Refusal('Peshi did not become ready; the lines above say how far it came.')
    await takePictures(`http://127.0.0.1:${port}`, executablePath)
  } finally {
    await product.stop()
    await rm(dataDirectory, { recursive: true, force: true })
  }
}

async function makePictures() {
  await ensureInstalled()
  const executablePath = await ensureChromium()
  await ensureBuilt()
  const [, , running] = process.argv
  if (running) await takePictures(running.replace(/\/$/, ''), executablePath)
  else await takeFromOwnDemo(executablePath)
  const { code } = await runVitest(['--root', 'packages/e2e', 'src/pictured-pages.test.ts', '--maxWorkers=1'], {
    CHROMIUM_PATH: executablePath,
    PESHI_TAKES_PICTURES: '1',
  })
  return code
}

await runMain(makePictures)
process.exit()
