import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { dayFirst } from './product-time.ts'
import { call, followUntilRead, listSandboxCases, passOrder } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const say = wordsOf('en')
const orders = (key: string) => say('orders', key)

const browser = await ownBrowser()

/** Without digits, which are the first to be misread. */
const directed = 'विपक्षी चार सप्ताह के भीतर प्रतिशपथपत्र दाखिल करे।'
const paper = 'प्रतिशपथपत्र'

// The test waits for states. The limits only end a test that hangs, also on a slow machine.
const readMs = 600_000

interface ShownOrder {
  _id: string
  document: string
  has_text: boolean | null
}

/** A case that is followed, and whose court then gives a new order as a picture. */
async function followScanned(token: string) {
  const cases = await listSandboxCases(sandbox, 'hc-delhi')
  const wanted = cases.find(({ status, orders }) => status === 'pending' && orders.length > 0 && orders.length < 4)
  if (!wanted) throw new Error('The sandbox has no such case')
  const followed = await followUntilRead(app, sandbox, token, wanted)
  await passOrder(sandbox, wanted, directed, true)
  return followed
}

test('a scanned Hindi order of a court is read by the machine, and its direction becomes a deadline', {
  timeout: 2 * readMs,
}, async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  const { matterId, orders: before } = await followScanned(token)
  const address = `/dashboard/matters/matter-preview/${matterId}`

  await page.goto(address)
  await page
    .getByRole('button', { name: new RegExp(say('matters', 'action.refresh')) })
    .first()
    .click()
  const list = async () => (await call(app, `/api/matters/judgements/${matterId}`, { token })).body.data as ShownOrder[]
  const findNew = async () => (await list()).find(({ _id }) => !before.includes(_id))
  const arrived = async () => (await findNew())?.document
  await expect.poll(arrived, { timeout: readMs, interval: 500 }).toBe('ready')
  const orderId = (await findNew())?._id ?? ''

  // An opened order is recognised first.
  await page.goto(`${address}?tab=orders&order=${orderId}`)
  const proposal = page.getByRole('listitem').filter({ hasText: paper })
  await proposal.waitFor({ timeout: readMs })
  expect((await findNew())?.has_text).toBe(true)
  await page.getByText(orders('recognised.read').split(',')[0]?.replace('{{date}}', '').trim() ?? '').waitFor()
  const found = (await call(app, `/api/search?q=${encodeURIComponent(paper)}`, { token })).body.data
  expect(found).toMatchObject({ orders: { total: 1 } })

  await proposal.getByRole('button', { name: say('orders', 'reader.page', { page: 1 }) }).click()
  const mark = page.locator('.highlight.selected')
  await mark.first().waitFor({ timeout: readMs })
  expect((await mark.allTextContents()).join('')).toContain(paper)
  const sheet = await page.locator('.page[data-page-number="1"]').boundingBox()
  const place = await mark.first().boundingBox()
  if (!sheet || !place) throw new Error('Nothing is shown')
  // Below the head of the order and its first sentence, in the upper half.
  const down = (place.y + place.height / 2 - sheet.y) / sheet.height
  expect(down).toBeGreaterThan(0.22)
  expect(down).toBeLessThan(0.42)
  await expectAccessible(page)

  await proposal.getByRole('button', { name: orders('directed.accept.step') }).click()
  await proposal.getByText(orders('directed.state.open'), { exact: true }).waitFor()
  const due = (await call(app, `/api/clocks?matter_id=${matterId}`, { token })).body.data as { due_on: string }[]
  expect(due).toHaveLength(1)
  await page.goto('/dashboard/clocks')
  await page.getByRole('heading', { name: dayFirst(due[0]?.due_on ?? '') }).waitFor()
  await page.getByRole('button', { name: new RegExp(paper) }).waitFor()
  expectClean()
})
