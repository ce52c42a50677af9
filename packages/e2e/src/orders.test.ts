import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { dayFirst, readDays } from './product-time.ts'
import { call, findCase, listSandboxCases, passOrder } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const say = wordsOf('en')
const word = (key: string, values?: Record<string, string | number>) => say('orders', key, values)

const browser = await ownBrowser()

const nextDate = (await readDays(app))(56)
const listed = `List on ${dayFirst(nextDate).replaceAll('-', '.')}`
const directed = `The respondents shall file a counter affidavit within four weeks. ${listed}.`

async function followDirected(token: string) {
  const cases = await listSandboxCases(sandbox, 'hc-delhi')
  const wanted = cases.find(({ status, orders }) => status === 'pending' && orders.length > 2 && orders.length < 6)
  if (!wanted) throw new Error('The sandbox has no such case')
  await passOrder(sandbox, wanted, directed)
  const matter_id = await findCase(app, sandbox, token, wanted)
  const saved = await call(app, '/api/matters', { method: 'PUT', token, body: { unique_id: wanted.court, matter_id } })
  const { _id } = saved.body.data as { _id: string }
  const list = async () => {
    const { body } = await call(app, `/api/matters/judgements/${_id}`, { token })
    return body.data as { _id: string; date: string; has_text: boolean | null; pages: number | null }[]
  }
  const isRead = async () => (await list()).every(({ has_text }) => has_text !== null)
  await expect.poll(isRead, { timeout: 90_000, interval: 500 }).toBe(true)
  return { matterId: _id, orders: await list() }
}

const pagesOf = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type\s*\/Page(?![a-z])/g)?.length ?? 0

const fileMs = 180_000

test('a member searches in an order, completes a direction, and downloads the orders and the matter', {
  timeout: 3 * fileMs,
}, async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  const { matterId, orders } = await followDirected(token)
  const address = `/dashboard/matters/matter-preview/${matterId}`

  await page.goto(`${address}?tab=orders&order=${orders[0]?._id}`)
  await page.locator('[data-drawn]').waitFor()
  await page.getByRole('button', { name: word('reader.find'), exact: true }).click()
  await page.getByRole('textbox', { name: word('reader.find') }).fill('counter affidavit')
  await page
    .getByRole('status')
    .filter({ hasText: word('reader.found', { at: 1, total: 1 }) })
    .waitFor()
  await page.locator('.highlight.selected').waitFor()
  await page.getByRole('button', { name: word('reader.thumbnails') }).click()
  await page
    .getByRole('list', { name: word('reader.thumbnails') })
    .getByRole('button')
    .first()
    .waitFor()
  await page.mouse.move(0, 0)
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  await expectAccessible(page)

  const clocks = (key: string) => say('clocks', key)
  await page.getByRole('button', { name: clocks('act.start_from_order') }).click()
  const dialog = page.getByRole('dialog', { name: clocks('add') })
  await expect
    .poll(() => dialog.getByLabel(clocks('from.other')).inputValue())
    .toBe(orders[0]?.date.split('-').reverse().join('-'))
  await dialog.getByRole('combobox', { name: clocks('field.rule') }).click()
  await page.getByRole('option', { name: clocks('rule.slp'), exact: true }).click()
  await dialog.getByRole('button', { name: clocks('field.other') }).click()
  await dialog.getByLabel(clocks('field.otherFrom')).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: clocks('act.start'), exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  const started = await call(app, `/api/clocks?matter_id=${matterId}`, { token })
  expect(started.body.data).toMatchObject([{ rule: 'slp', start_on: orders[0]?.date }])

  const proposal = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await proposal('counter affidavit within four weeks')
    .getByRole('button', { name: word('directed.accept.step') })
    .click()
  await proposal('counter affidavit within four weeks')
    .getByText(word('directed.state.open'), { exact: true })
    .waitFor()
  await proposal(listed)
    .getByRole('button', { name: word('directed.accept.next-date') })
    .click()
  await proposal(listed).getByText(word('directed.state.done')).waitFor()
  await page.goto(address)
  await page.getByText(dayFirst(nextDate)).first().waitFor()
  const step = page.getByRole('listitem').filter({ hasText: 'counter affidavit within four weeks' })
  await step.getByRole('checkbox').click()
  await page
    .getByRole('alert')
    .filter({ hasText: word('directions.is_done') })
    .waitFor()

  await page.goto(`${address}?tab=orders`)
  await page.getByRole('button', { name: word('bundle.title') }).click()
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: word('bundle.pdf') }).click(),
  ])
  await tab.waitForURL(/^blob:/, { timeout: fileMs })
  const exported = await fetch(`${app}/api/orders/exports?matter_id=${matterId}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const bundle = Buffer.from(await exported.arrayBuffer())
  const pages = orders.reduce((sum, order) => sum + (order.pages ?? 0), 0)
  expect([bundle.subarray(0, 5).toString(), pagesOf(bundle)]).toEqual(['%PDF-', pages + 1])

  await page.bringToFront()
  await page.getByRole('button', { name: say('matters', 'action.more') }).click()
  await page.getByRole('menuitem', { name: say('takeouts', 'matter_zip') }).click()
  const save = page.getByRole('link', { name: say('takeouts', 'save') })
  await save.waitFor({ timeout: fileMs })
  const reply = await page.request.get((await save.getAttribute('href')) ?? '')
  expect((await reply.body()).subarray(0, 2).toString()).toBe('PK')
  expectClean()
})

test('an order is unread on the page Orders until a member opens it, and can be marked as unread again', {
  timeout: fileMs,
}, async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  const { orders } = await followDirected(token)
  await page.goto('/dashboard/orders?open=unread')
  const rows = page.locator('[data-row-link]')
  await expect.poll(() => rows.count()).toBe(orders.length)
  await rows.first().click()
  await page.locator('[data-drawn]').waitFor()
  await page.goBack()
  await expect.poll(() => rows.count()).toBe(orders.length - 1)
  await page.getByRole('button', { name: word('all.mark_all') }).click()
  await page.getByText(word('all.all_read')).waitFor()
  await page.getByRole('button', { name: word('all.show_all') }).click()
  await page
    .getByRole('button', { name: word('all.mark_unread') })
    .first()
    .click()
  await page.getByRole('button', { name: word('all.mark_read') }).waitFor()
  await expectAccessible(page)
  expectClean()
})
