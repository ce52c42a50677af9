import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { photograph } from './photograph.ts'
import { proveAddress } from './prove-address.ts'
import { addMatter } from './small-chamber.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const [english, hindi] = [wordsOf('en'), wordsOf('hi')]
const say = (key: string, values = {}) => english('papers', key, values)
const sayHindi = (key: string, values = {}) => hindi('papers', key, values)

const browser = await ownBrowser()

async function linkInMail(to: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const { body } = await call(sandbox, '/control/api/messages')
    const mail = (body.data as { to: string; text: string }[]).find((one) => one.to === to)
    const link = mail && /\S*\/papers#[\w-]+/.exec(mail.text)?.[0]
    if (link) return new URL(link).pathname + new URL(link).hash
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`No mail to ${to} has a link`)
}

test('a client sends five papers from a phone, in Hindi, and they are in the matter', async () => {
  const owner = await openPage(browser, app, desktop)
  const token = await openChamber(owner.page)
  await proveAddress({ app, sandbox, token, kind: 'email' })
  const matter = await addMatter({ app, token })
  const email = `${randomBytes(8).toString('hex')}@example.in`
  const made = await call(app, '/api/clients', {
    token,
    body: { kind: 'person', name: 'Kusum Devi', email, language: 'hi' },
  })
  const { _id: client } = made.body.data as { _id: string }
  const link = { client_id: client, side: 'petitioner', role: null }
  await call(app, `/api/matters/clients/${matter._id}`, { token, body: link })

  await owner.page.goto(`/dashboard/matters/matter-preview/${matter._id}?tab=documents`)
  await owner.page.getByRole('button', { name: say('ask') }).click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByText(say('no_consent')).waitFor()
  expect(await dialog.getByRole('button', { name: say('submit'), exact: true }).isDisabled()).toBe(true)
  const consent = { notice_on: '2026-01-05', notice_language: 'hi', purposes: ['updates'], means: 'written' }
  await call(app, `/api/clients/consents/${client}`, { token, body: consent })
  await owner.page.reload()
  await owner.page.getByRole('button', { name: say('ask') }).click()
  await dialog.getByLabel(say('papers'), { exact: true }).fill('आधार\nPAN')
  for (const paper of ['cheque', 'return_memo', 'notice'])
    await dialog.getByRole('button', { name: `+ ${say(`paper.${paper}`)}` }).click()
  await expectAccessible(owner.page)
  await dialog.getByRole('button', { name: say('submit'), exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await owner.page.getByText(say('count', { received: '0', all: '5' })).waitFor()

  const theirs = await openPage(browser, app, { ...phone, viewport: { width: 390, height: 844 } })
  const { page } = theirs
  await page.goto(await linkInMail(email))
  await page
    .getByRole('heading', { level: 1, name: sayHindi('page.title', { chamber: 'Shukla & Daughters' }) })
    .waitFor()
  await expectAccessible(page)
  const buffer = await photograph(page)
  const camera = (name: string) => page.getByRole('listitem').filter({ hasText: name }).locator('input[capture]')
  const take = (name: string) => camera(name).setInputFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer })
  const press = (key: string) => page.getByRole('button', { name: sayHindi(key), exact: true }).click()
  const received = (count: number) =>
    expect
      .poll(() => page.getByText(sayHindi('page.received'), { exact: true }).count(), { timeout: 20_000 })
      .toBe(count)

  await take('आधार')
  await page.getByRole('button', { name: sayHindi('page.corner.tl') }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: sayHindi('page.corner.tl') }).press('ArrowRight')
  await press('page.use')
  await page.getByRole('img', { name: sayHindi('page.page', { number: '1' }) }).waitFor()
  await take('आधार')
  await press('page.as_is')
  await page.getByRole('img', { name: sayHindi('page.page', { number: '2' }) }).waitFor()
  await expectAccessible(page)
  await press('page.send')
  await received(1)
  let count = 1
  for (const name of ['PAN', say('paper.cheque'), say('paper.return_memo')]) {
    await take(name)
    await press('page.use')
    await press('page.send')
    count += 1
    await received(count)
  }
  await page
    .getByRole('listitem')
    .filter({ hasText: say('paper.notice') })
    .locator('input[multiple]')
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a notice') })
  await received(5)
  await page.getByText(sayHindi('page.all')).waitFor()
  await page.reload()
  await page.getByText(sayHindi('page.all')).waitFor()

  await owner.page.getByText(say('state.complete')).waitFor()
  const papers = await call(app, `/api/matters/list_document/${matter._id}`, { token })
  const rows = papers.body.data as { name: string; folder: string; current: { pages: number | null } }[]
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    ['आधार', 'PAN', say('paper.cheque'), say('paper.return_memo'), say('paper.notice')]
      .map((name) => `${name}.pdf`)
      .toSorted(),
  )
  expect(new Set(rows.map(({ folder }) => folder))).toEqual(new Set([say('folder')]))
  await expectAccessible(owner.page)
  owner.expectClean()
  theirs.expectClean()
}, 240_000)
