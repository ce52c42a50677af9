import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { isFull } from '../../../scripts/lib/test-lengths.ts'
import { desktop, findChromium, ownBrowser, quietBrowser } from './browser.ts'
import { addUnread, downloadExtension, listPending, numberOf, searchScript, siteOf } from './companion-site.ts'
import { ownProduct } from './own-product.ts'
import { foundChamber, openChamber, password } from './people.ts'
import { freePort } from './product.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const say = wordsOf('en')
const words = (key: string, values?: Record<string, string | number>) => say('companion', key, values)

const cases = isFull ? 50 : 3

async function openWithExtension() {
  const extension = await downloadExtension(app)
  const port = await freePort()
  const context = await chromium.launchPersistentContext(await mkdtemp(join(tmpdir(), 'profile-')), {
    executablePath: findChromium(),
    // The small headless browser that Playwright would start has no extensions.
    headless: false,
    args: [
      ...quietBrowser,
      '--headless=new',
      `--remote-debugging-port=${port}`,
      '--enable-unsafe-extension-debugging',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
    ],
    ignoreDefaultArgs: ['--disable-extensions'],
  })
  onTestFinished(() => context.close())
  return { context, press: (page: Page) => pressIcon(context, port, page) }
}

interface Tab {
  targetId: string
  embedderData: { tabActive: boolean }
}

/** Presses the extension's icon on the page, and returns the window that the extension opens. */
async function pressIcon(context: BrowserContext, port: number, page: Page): Promise<Page> {
  const devtools = await context.browser()?.newBrowserCDPSession()
  if (!devtools) throw new Error('The browser has no session for its tools')
  const isWindow = ({ url }: { url: string }) => url.startsWith('chrome-extension:')
  const hasWindow = async () => (await devtools.send('Target.getTargets')).targetInfos.some(isWindow)
  // The browser closes an earlier window when the page gets the focus.
  await page.bringToFront()
  await expect.poll(hasWindow).toBe(false)
  // The types of the protocol do not have these commands yet.
  const send = devtools.send.bind(devtools) as <R>(name: string, input?: object) => Promise<R>
  const { extensions } = await send<{ extensions: { id: string }[] }>('Extensions.getExtensions')
  const { targetInfos } = await send<{ targetInfos: Tab[] }>('Target.getTargets', { filter: [{ type: 'tab' }] })
  const tab = targetInfos.find(({ embedderData }) => embedderData.tabActive)
  await send('Extensions.triggerAction', { id: extensions[0]?.id, targetId: tab?.targetId })
  await expect.poll(hasWindow).toBe(true)
  // Playwright sees the windows of extensions only when it connects.
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const windows = connected.contexts().flatMap((each) => each.pages())
  const popup = windows.find((each) => isWindow({ url: each.url() }))
  if (!popup) throw new Error('The extension opened no window')
  return popup
}

/** With `COMPANION_PICTURES=1`, takes a picture of a step for the settings page. */
async function takePicture(page: Page, name: string) {
  if (process.env.COMPANION_PICTURES !== '1') return
  await page.waitForTimeout(1000)
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 78 })
  const folder = new URL('../../web/public/companion/', import.meta.url)
  await mkdir(folder, { recursive: true })
  await writeFile(new URL(`${name}.webp`, folder), Buffer.from(data, 'base64'))
}

test(`the companion is paired, and ${cases} cases of a district court are brought up to date in one round`, {
  timeout: 60_000 + cases * 20_000,
}, async () => {
  const subjects = await listPending(sandbox, cases)
  expect(subjects).toHaveLength(cases)
  const { token } = await foundChamber(app)
  for (const subject of subjects) await addUnread(app, token, subject)
  const { code } = (await call(app, '/api/users/companions/code', { token, body: { password } })).body as never

  const { context, press } = await openWithExtension()
  const [first] = context.pages()
  const start = first ?? (await context.newPage())
  await start.setViewportSize({ width: 1000, height: 320 })
  await start.goto('chrome://extensions')
  await start.locator('#devMode').click()
  await takePicture(start, 'load')
  await start.goto(`${sandbox}/dcourts-prayagraj-host/`)
  let popup = await press(start)
  await popup.getByLabel(words('code')).waitFor()
  await takePicture(popup, 'pair')
  await popup.getByLabel(words('code')).fill('abcde-fghjk')
  await popup.getByRole('button', { name: words('pair') }).click()
  await popup.getByText(words('wrong_code')).waitFor()
  await popup.getByLabel(words('code')).fill(code)
  await popup.getByRole('button', { name: words('pair') }).click()
  const isShown = (done: number) => popup.getByText(words('count', { done, total: subjects.length })).waitFor()

  for (let done = 1; done <= subjects.length; done++) {
    await isShown(done - 1)
    const next = await popup.locator('#next-case').innerText()
    const subject = subjects.find((each) => next.startsWith(`${numberOf(each)} ${each.court}`))
    if (!subject) throw new Error(`The round names a case that was not added: ${next}`)
    const opened = context.waitForEvent('page')
    await popup.getByRole('button', { name: words('next') }).click()
    const page = await opened
    await page.waitForLoadState()
    await page.evaluate(searchScript(subject))
    popup = await press(page)
    await popup.getByRole('button', { name: words('hand') }).click()
    await popup.getByText(words('kept_one')).waitFor()
    await isShown(done)
    if (done === 1) await takePicture(popup, 'hand')
    await page.close()
    popup = await press(start)
  }
  await isShown(subjects.length)

  const { body } = await call(app, '/api/matter_list/matters?page=1&perPage=100', { token })
  const kept = body.data as { cnr: string | null; next_date: string | null }[]
  expect(kept.map(({ next_date }) => next_date).toSorted()).toEqual(
    subjects.map((each) => each.next_hearing_date).toSorted(),
  )

  const [companion] = (await call(app, '/api/users/tokens', { token })).body.data as { _id: string }[]
  await call(app, `/api/users/tokens/${companion?._id}`, { method: 'DELETE', token })
  await popup.reload()
  await popup.getByText(words('ended')).waitFor()
})

test('the bookmark hands a court’s open page to Peshi, which reads it', async () => {
  const [subject] = await listPending(sandbox, cases)
  if (!subject) throw new Error('The sandbox has no pending case')
  const context = await (await ownBrowser()).newContext({ ...desktop, baseURL: app, timezoneId: 'Asia/Kolkata' })
  onTestFinished(() => context.close())
  const peshi = await context.newPage()
  await openChamber(peshi)
  await peshi.goto('/settings/account-setting?tab=companion')
  const bookmark = await peshi.getByLabel(words('bookmark_address')).inputValue()
  await expect.poll(() => peshi.evaluate('navigator.serviceWorker.controller !== null'), { timeout: 60_000 }).toBe(true)

  const court = await context.newPage()
  await court.goto(`${sandbox}${siteOf(subject)}`)
  await court.evaluate(searchScript(subject))
  await court.evaluate(`document.body.insertAdjacentHTML('beforeend', '<a id="bookmark">Bookmark</a>')`)
  await court.evaluate(`document.getElementById('bookmark').href = ${JSON.stringify(bookmark)}`)
  const opened = context.waitForEvent('page')
  await court.locator('#bookmark').click()
  const received = await opened
  await received.waitForURL('**/share')
  await received.getByRole('button', { name: say('documents', 'received.as_page') }).click()
  const dialog = received.getByRole('dialog')
  await dialog.getByRole('button', { name: say('droppedPages', 'save'), exact: true }).waitFor()
  expect(await dialog.innerText()).toContain(subject.cnr)
  expect(new URL(court.url()).pathname).toBe(siteOf(subject))
})
