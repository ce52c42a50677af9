import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, ownBrowser, phone } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { readDays } from './product-time.ts'
import { openLine } from './silent-line.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const browser = await ownBrowser()
const say = wordsOf('en')
const title = 'Kusum Devi v. State'

interface Subject {
  matter: string
  token: string
}
interface Write {
  what: string
  at(subject: Subject): string
  write(page: Page): Promise<void>
  waiting(page: Page): ReturnType<Page['locator']>
  arrived(subject: Subject): Promise<unknown>
  once: unknown
}

const tab = (name: string) => (subject: Subject) => `/dashboard/matters/matter-preview/${subject.matter}?tab=${name}`
const ask = async ({ token }: Subject, path: string) => (await call(app, path, { token })).body.data as never
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: say('common', 'save'), exact: true })
const row = (page: Page) => page.getByRole('row').filter({ hasText: 'Kusum Devi' })
const line = (page: Page, text: string | RegExp) =>
  page
    .getByRole('listitem')
    .filter({ hasText: text })
    .filter({ hasText: say('offline', 'waiting') })

const writes: Write[] = [
  {
    what: 'an outcome',
    at: () => '/dashboard/hearings',
    async write(page) {
      await row(page)
        .getByRole('button', { name: say('hearings', 'entry.note_outcome', { title }) })
        .click()
      const dialog = page.getByRole('dialog', { name: say('hearings', 'outcome.title') })
      await dialog.getByText(say('hearings', 'outcomes.reserved'), { exact: true }).click()
      await dialog.getByLabel(say('hearings', 'outcome.business')).fill('Heard at length')
      await save(page).click()
    },
    waiting: (page) => row(page).getByText(say('offline', 'waiting')),
    arrived: async (subject) => {
      const days = (await ask(subject, `/api/hearing/matter/${subject.matter}`)) as { outcome: { business: string } }[]
      return days.flatMap(({ outcome }) => outcome?.business ?? [])
    },
    once: ['Heard at length'],
  },
  {
    what: 'a hearing',
    at: tab('hearings'),
    async write(page) {
      await page
        .getByRole('button', { name: say('hearings', 'add.title') })
        .first()
        .click()
      await page
        .getByRole('dialog')
        .getByLabel(say('hearings', 'add.note'), { exact: true })
        .fill('Bring the vakalatnama')
      await save(page).click()
    },
    waiting: (page) => line(page, 'Bring the vakalatnama'),
    arrived: async (subject) => {
      const days = (await ask(subject, `/api/hearing/matter/${subject.matter}`)) as { note: string | null }[]
      return days.flatMap(({ note }) => note ?? [])
    },
    once: ['Bring the vakalatnama'],
  },
  {
    what: 'a note',
    at: tab('notes'),
    async write(page) {
      await page.getByRole('button', { name: say('notes', 'write') }).click()
      await page.getByRole('textbox', { name: say('notes', 'write') }).fill('Ask for a short date')
      await page
        .getByRole('button', { name: say('notes', 'save'), exact: true })
        .last()
        .click()
    },
    waiting: (page) =>
      page.getByRole('article').filter({ hasText: 'Ask for a short date' }).getByText(say('offline', 'waiting')),
    arrived: async (subject) => {
      const notes = (await ask(subject, `/api/matters/list_notes/${subject.matter}`)) as { text: string }[]
      return notes.map(({ text }) => text)
    },
    once: ['Ask for a short date'],
  },
  {
    what: 'a task',
    at: tab('tasks'),
    async write(page) {
      await page
        .getByRole('button', { name: say('tasks', 'new') })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: say('tasks', 'field.title') }).fill('Draft the rejoinder')
      await save(page).click()
    },
    waiting: (page) => line(page, 'Draft the rejoinder'),
    arrived: async (subject) => {
      const tasks = (await ask(subject, '/api/model/tasks_collection?state=open')) as { title: string }[]
      return tasks.map((task) => task.title)
    },
    once: ['Draft the rejoinder'],
  },
  {
    what: 'that a task is done',
    at: () => '/dashboard/analytics',
    async write(page) {
      await page.getByRole('checkbox', { name: say('tasks', 'act.done', { title: 'File the reply' }) }).click()
    },
    waiting: (page) => line(page, 'File the reply'),
    arrived: async (subject) => {
      const tasks = (await ask(subject, '/api/model/tasks_collection?state=done')) as { title: string }[]
      return tasks.map((task) => task.title)
    },
    once: ['File the reply'],
  },
  {
    what: 'a photo',
    at: tab('documents'),
    async write(page) {
      const picture = await page.evaluate<string>(`(() => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 2600, height: 1300 })
        canvas.getContext('2d').fillRect(200, 200, 900, 900)
        return canvas.toDataURL('image/jpeg').split(',')[1]
      })()`)
      const buffer = Buffer.from(picture, 'base64')
      const camera = page.locator('input[type=file][capture]').first()
      await camera.setInputFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer })
    },
    waiting: (page) => line(page, /\d\d\.jpg/),
    arrived: async (subject) => {
      const papers = (await ask(subject, `/api/matters/list_document/${subject.matter}`)) as { name: string }[]
      return papers.map(({ name }) => name.replace(/^[\d-]+ [\d.]+/, 'taken'))
    },
    once: [expect.stringContaining('taken')],
  },
]

async function openAgain(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  return page
}

const isKept = `(async () => navigator.serviceWorker.controller !== null && (await caches.match('/index.html')) !== undefined)()`

async function prepare(address: string) {
  const { page } = await openPage(browser, address, { ...phone, locale: 'en-IN', serviceWorkers: 'allow' })
  const context = page.context()
  const token = await openChamber(page)
  const day = await readDays(app)
  const body = {
    unique_id: 'tribunals-nclt-mumbai',
    petitioner: 'Kusum Devi',
    respondent: 'State',
    case_type: 'OA',
    case_number: '7',
    case_year: 2025,
    next_date: day(),
  }
  const added = await call(app, '/api/add', { token, body })
  const subject = { matter: (added.body.data as { _id: string })._id, token }
  await call(app, '/api/tasks/', { token, body: { title: 'File the reply', date: day() } })
  await page.goto('/dashboard/analytics')
  await page.getByRole('checkbox', { name: say('tasks', 'act.done', { title: 'File the reply' }) }).waitFor()
  await expect.poll(() => page.evaluate<boolean>(isKept), { timeout: 120_000, interval: 500 }).toBe(true)
  for (const { at } of writes) {
    await page.goto(at(subject))
    await page.locator('#root:not([inert]) h1').first().waitFor()
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    await page.waitForTimeout(1500)
  }
  await page.close()
  return { context, subject }
}

async function writeAll(context: BrowserContext, subject: Subject, closeAfter: (page: Page) => Promise<unknown>) {
  for (const { what, at, write, waiting } of writes) {
    const page = await openAgain(context, at(subject))
    await write(page).catch((error: unknown) => {
      throw new Error(`${what} could not be written`, { cause: error })
    })
    await closeAfter(page)
    await page.close()
    const again = await openAgain(context, at(subject))
    await waiting(again)
      .first()
      .waitFor({ timeout: 30_000 })
      .catch((error: unknown) => {
        throw new Error(`${what} is not shown as waiting`, { cause: error })
      })
    await again.close()
  }
}

async function expectAllOnce(context: BrowserContext, subject: Subject) {
  const page = await openAgain(context, '/dashboard/analytics')
  for (const { what, arrived, once } of writes)
    await expect.poll(() => arrived(subject), { timeout: 60_000, message: what }).toEqual(once)
  const bar = page.getByRole('button', { name: /waiting to be sent|Not everything/ })
  await expect.poll(() => bar.count(), { timeout: 20_000 }).toBe(0)
}

test('entries written offline survive closing the application and are each sent once', async () => {
  const { context, subject } = await prepare(app)
  await context.setOffline(true)
  await writeAll(context, subject, (page) => page.getByText(say('offline', 'kept')).first().waitFor())
  await context.setOffline(false)
  await expectAllOnce(context, subject)
}, 400_000)

test('entries written while the server is silent survive closing the application and are sent once', async () => {
  const silentLine = await openLine(app)
  const { context, subject } = await prepare(silentLine.address)
  silentLine.fallSilent()
  await writeAll(context, subject, (page) => page.waitForTimeout(1500))
  silentLine.comeBack()
  await expectAllOnce(context, subject)
}, 400_000)

test('an outcome entered offline overwrites a newer outcome only if the user confirms', async () => {
  const { context, subject } = await prepare(app)
  await context.setOffline(true)
  const [outcome] = writes
  const page = await openAgain(context, '/dashboard/hearings')
  await outcome?.write(page)
  await outcome?.waiting(page).first().waitFor()
  const day = await readDays(app)
  const other = { matter_id: subject.matter, date: day(), outcome: 'allowed', next_date: null }
  const noted = await call(app, '/api/hearing/outcome', {
    token: subject.token,
    body: { ...other, business: 'Allowed' },
  })
  expect(noted.status).toBe(200)
  await context.setOffline(false)
  await page.getByRole('button', { name: say('offline', 'look') }).click()
  await page
    .getByRole('alert')
    .filter({ hasText: say('errors', 'code.changed-meanwhile') })
    .waitFor()
  expect(await outcome?.arrived(subject)).toEqual(['Allowed'])
  await page.getByRole('button', { name: say('offline', 'again') }).click()
  const clash = page.getByRole('dialog', { name: say('common', 'changed.title') })
  await clash.getByText('Heard at length').waitFor()
  await clash.getByRole('button', { name: say('common', 'changed.keep') }).click()
  await expect.poll(() => outcome?.arrived(subject), { timeout: 60_000 }).toEqual(['Heard at length'])
}, 300_000)
