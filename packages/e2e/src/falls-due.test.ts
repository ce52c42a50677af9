import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber, password } from './people.ts'
import { dayFirst } from './product-time.ts'
import { call, findCase, listSandboxCases, passOrder } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const browser = await ownBrowser()
const say = wordsOf('en')
const clocks = (key: string, values?: Record<string, string | number>) => say('clocks', key, values)

const words = 'The respondents shall file a counter affidavit within four weeks.'

async function followForRespondent(token: string) {
  const cases = await listSandboxCases(sandbox, 'hc-delhi')
  const wanted = cases.find(({ status, orders }) => status === 'pending' && orders.length > 0 && orders.length < 6)
  if (!wanted) throw new Error('The sandbox has no such case')
  await passOrder(sandbox, wanted, words)
  const matter_id = await findCase(app, sandbox, token, wanted)
  const saved = await call(app, '/api/matters', { method: 'PUT', token, body: { unique_id: wanted.court, matter_id } })
  const { _id } = saved.body.data as { _id: string }
  const client = await call(app, '/api/clients', { token, body: { kind: 'person', name: 'Kusum Devi' } })
  const { _id: client_id } = client.body.data as { _id: string }
  const linked = await call(app, `/api/matters/clients/${_id}`, { token, body: { client_id, side: 'respondent' } })
  expect([client.status, linked.status]).toEqual([200, 200])
  const orders = async () => {
    const { body } = await call(app, `/api/matters/judgements/${_id}`, { token })
    return body.data as { _id: string; has_text: boolean | null }[]
  }
  const isRead = async () => (await orders())[0]?.has_text === true
  await expect.poll(isRead, { timeout: 60_000, interval: 300 }).toBe(true)
  return { matterId: _id, orderId: (await orders())[0]?._id }
}

async function dueIn(token: string, matterId: string): Promise<{ title: string; due_on: string }[]> {
  const { body } = await call(app, `/api/clocks?matter_id=${matterId}`, { token })
  return body.data as { title: string; due_on: string }[]
}

test('a direction that is noted is due everywhere, and an outcome leads to a deadline, a note and the feed', {
  timeout: 180_000,
}, async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  const { matterId, orderId } = await followForRespondent(token)
  const matter = `/dashboard/matters/matter-preview/${matterId}`

  await page.goto(`${matter}?tab=orders&order=${orderId}`)
  const proposal = page.getByRole('listitem').filter({ hasText: words })
  await proposal.getByText(say('orders', 'directed.whose.ours'), { exact: true }).waitFor()
  await proposal.getByRole('button', { name: say('orders', 'directed.accept.step') }).click()
  await proposal.getByText(say('orders', 'directed.state.open'), { exact: true }).waitFor()
  await page.locator('[data-drawn]').waitFor()
  await page.mouse.move(0, 0)
  await expectAccessible(page)
  const [counter] = await dueIn(token, matterId)
  const due = counter?.due_on ?? ''
  await proposal.getByText(dayFirst(due)).first().waitFor()

  const ours = clocks('whose.ours', { name: 'Counter affidavit' })
  await page.goto(matter)
  await page.getByRole('listitem').filter({ hasText: words }).getByText(dayFirst(due)).waitFor()
  await page.goto(`${matter}?tab=clocks`)
  await page.getByRole('button', { name: ours }).click()
  await page.getByRole('dialog').getByText(words).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.goto('/dashboard/analytics')
  await page.getByRole('link').filter({ hasText: ours }).waitFor()
  await page.goto(`/tasks/calendar?date=${due}`)
  await page.getByText(ours).first().waitFor()
  await page.goto('/dashboard/clocks')
  await page.getByRole('heading', { name: dayFirst(due) }).waitFor()
  await page.getByText(clocks('filter.by_person')).click()
  await page.getByRole('heading', { name: 'R. Shukla' }).waitFor()
  await page.getByRole('button', { name: ours }).waitFor()
  await page.getByText(clocks('filter.by_matter')).click()
  await page.getByRole('button', { name: ours }).waitFor()
  await expectAccessible(page)

  await page.goto(matter)
  await page
    .getByRole('button', { name: say('hearings', 'entry.outcome') })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: say('hearings', 'outcome.more') }).click()
  await sheet.getByText(say('hearings', 'outcomes.rejoinder-time')).click()
  await sheet.getByText(say('hearings', 'outcome.time_weeks_other', { count: 2 }), { exact: true }).click()
  await sheet
    .getByText(/\d\d-\d\d-\d{4}/)
    .first()
    .waitFor()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: say('common', 'save') }).click()
  await sheet.getByRole('button', { name: say('shares', 'notes.offer') }).click()
  const note = page.getByRole('dialog', { name: say('shares', 'notes.new') })
  await note.getByRole('button', { name: say('shares', 'notes.save') }).click()
  await page.getByRole('dialog').getByText('Kusum Devi').first().waitFor()
  expect((await dueIn(token, matterId)).map(({ title }) => title).toSorted()).toEqual([
    'Counter affidavit',
    'Rejoinder affidavit',
  ])

  const opened = await call(app, '/api/calendar_feed', { token, body: { password } })
  const feed = await (await fetch(app + new URL(String(opened.body.address)).pathname)).text()
  const lines = feed.replaceAll('\r\n ', '')
  expect(lines).toContain('SUMMARY:Ours: Counter affidavit: ')
  expect(lines).toContain('SUMMARY:Theirs: Rejoinder affidavit: ')
  expectClean()
})
