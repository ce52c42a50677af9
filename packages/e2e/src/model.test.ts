import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { call, findCase, listSandboxCases, passOrder } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const browser = await ownBrowser()
const say = wordsOf('en')
const says = (key: string, values?: Record<string, string | number>) => say('model', key, values)

const ordered =
  'The prayer for interim relief is allowed. The respondents shall file a counter affidavit within four weeks.'
/** The sandbox's model with the name `liar` invents these. */
const invented = ['99,000', 'Arnab Ranjan', 'Union of Somewhere', 'suppressing facts']

async function followOrder(token: string) {
  const cases = await listSandboxCases(sandbox, 'hc-delhi')
  const wanted = cases.find(({ status, orders }) => status === 'pending' && orders.length > 2 && orders.length < 6)
  if (!wanted) throw new Error('The sandbox has no such case')
  await passOrder(sandbox, wanted, ordered)
  const matter_id = await findCase(app, sandbox, token, wanted)
  const saved = await call(app, '/api/matters', { method: 'PUT', token, body: { unique_id: wanted.court, matter_id } })
  const { _id } = saved.body.data as { _id: string }
  const list = async () =>
    (await call(app, `/api/matters/judgements/${_id}`, { token })).body.data as {
      _id: string
      has_text: boolean | null
    }[]
  await expect
    .poll(async () => (await list()).every(({ has_text }) => has_text !== null), { timeout: 180_000, interval: 500 })
    .toBe(true)
  return { matterId: _id, orderId: (await list())[0]?._id }
}

test('a model that invents a fact and a case shows neither on the screen, and its proved sentences become a note', {
  timeout: 600_000,
}, async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  const { matterId, orderId } = await followOrder(token)

  await page.goto('/settings/account-setting?tab=data')
  const settings = page.getByRole('region', { name: says('settings.title') })
  await settings.getByLabel(says('settings.address')).fill(`${sandbox}/model-host/v1`)
  await settings.getByLabel(says('settings.model')).fill('liar')
  await settings.getByLabel(says('kind.three-lines')).check()
  await settings.getByLabel(says('settings.monthly_tokens')).fill('50000')
  await settings.getByRole('button', { name: says('settings.save') }).click()
  await page.getByText(says('settings.saved')).waitFor()
  await expectAccessible(page)

  const texts: string[] = []
  page.on('response', async (reply) => {
    if (reply.url().includes('/api/model/')) texts.push(await reply.text().catch(() => ''))
  })
  await page.goto(`/dashboard/matters/matter-preview/${matterId}?tab=orders&order=${orderId}`)
  const model = page.getByRole('region', { name: says('title') })
  await model.getByRole('button', { name: says('kind.three-lines') }).click()
  const dialog = page.getByRole('dialog', { name: says('kind.three-lines') })
  await dialog.getByText('The prayer for interim relief is allowed.').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: says('send_one', { count: 1 }) }).click()

  await model.getByText(says('part.held'), { exact: true }).waitFor({ timeout: 120_000 })
  expect(await model.innerText()).toContain('The prayer for interim relief is allowed.')
  const shown = await page.content()
  for (const lie of invented) {
    expect(shown).not.toContain(lie)
    expect(texts.join()).not.toContain(lie)
  }
  await model.getByText(/removed because/).waitFor()
  await model
    .getByRole('link', { name: says('page', { page: 1 }) })
    .first()
    .click()
  await page.locator('.highlight').first().waitFor()
  await expectAccessible(page)

  await model.getByRole('button', { name: says('accept.note') }).click()
  await page.getByText(says('accepted.note')).waitFor()
  await page.goto(`/dashboard/matters/matter-preview/${matterId}?tab=notes`)
  await page.getByText('The prayer for interim relief is allowed.').first().waitFor()
  await page.goto(`/dashboard/matters/matter-preview/${matterId}?tab=activity`)
  await page.getByText(/sent papers to the model/).waitFor()
  await expectClean()
})
