import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { goWithin } from './page-walk.ts'
import { openChamber } from './people.ts'
import { proveAddress } from './prove-address.ts'
import { addMatter } from './small-chamber.ts'
import { readDevice } from './stored.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const say = wordsOf('en')
const [members, shares] = [
  (key: string, values = {}) => say('members', key, values),
  (key: string, values = {}) => say('shares', key, values),
]

const browser = await ownBrowser()

const newEmail = () => `${randomBytes(8).toString('hex')}@example.in`

async function linkInMail(to: string, page: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const { body } = await call(sandbox, '/control/api/messages')
    const mail = (body.data as { to: string; text: string }[]).find((one) => one.to === to && one.text.includes(page))
    const link = mail && new RegExp(`\\S*${page}#[\\w-]+`).exec(mail.text)?.[0]
    if (link) return new URL(link).pathname + new URL(link).hash
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`No mail to ${to} leads to ${page}`)
}

test('an owner invites a clerk by mail, and the clerk joins and is later removed', async () => {
  const owner = await openPage(browser, app, desktop)
  const token = await openChamber(owner.page)
  await proveAddress({ app, sandbox, token, kind: 'email' })
  await owner.page.goto('/settings/account-setting?tab=team')
  await owner.page.getByRole('heading', { name: members('grid.title') }).waitFor()
  const email = newEmail()
  await owner.page.getByRole('button', { name: members('invite') }).click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByLabel(members('email')).fill(email)
  await dialog.getByRole('button', { name: members('invite') }).click()
  await owner.page.getByText(email).waitFor()

  const link = await linkInMail(email, '/join')
  const clerk = await openPage(browser, app, phone)
  await clerk.page.goto(link)
  await clerk.page.getByLabel(say('account', 'name')).fill('Salim Khan')
  await expectAccessible(clerk.page)
  await clerk.page.locator('input[type=password]').fill('Long-enough-1')
  await clerk.page.getByRole('button', { name: members('join.submit') }).click()
  await clerk.page.waitForURL('**/dashboard/analytics')
  await goWithin(clerk.page, '/settings/account-setting')
  await clerk.page.getByRole('tab', { name: say('account', 'tab.team') }).click()
  await clerk.page.getByText('R. Shukla').waitFor()
  expect(await clerk.page.getByRole('button', { name: members('invite') }).count()).toBe(0)
  expect(await clerk.page.getByRole('tab', { name: say('account', 'tab.plan') }).count()).toBe(0)
  await goWithin(clerk.page, '/dashboard/activity')
  await clerk.page.getByText(say('errors', 'notAuthorized.title')).waitFor()

  await owner.page.reload()
  await owner.page.getByRole('button', { name: members('more', { name: 'Salim Khan' }) }).click()
  await owner.page.getByRole('menuitem', { name: members('remove') }).click()
  await dialog.getByRole('button', { name: members('remove') }).click()
  await dialog.waitFor({ state: 'detached' })
  await clerk.page.goto('/dashboard/analytics')
  await clerk.page.waitForURL('**/login**')
  await clerk.page.goto(link)
  await clerk.page.getByText('This invitation has expired').waitFor()
  owner.expectClean()
}, 180_000)

test('a client signs in by a link, sees only shared data, and writes to the chamber', async () => {
  const owner = await openPage(browser, app, desktop)
  const token = await openChamber(owner.page)
  await proveAddress({ app, sandbox, token, kind: 'email' })
  const create = async (path: string, body: Record<string, unknown>) =>
    (await call(app, path, { token, body })).body.data as { _id: string }
  const matter = await addMatter({ app, token }, { next_date: '2099-12-01' })
  await create('/api/matters/other/create', { title: 'Not shared with anybody' })
  const email = newEmail()
  const client = await create('/api/clients', { kind: 'person', name: 'Kusum Devi', email })
  await create(`/api/matters/clients/${matter._id}`, { client_id: client._id, side: 'petitioner', role: null })

  await owner.page.goto(`/dashboard/matters/matter-preview/${matter._id}?tab=client`)
  await owner.page.getByText(shares('nothing')).waitFor()
  await owner.page.getByRole('button', { name: shares('choose') }).click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByLabel(shares('next_date')).check()
  await expectAccessible(owner.page)
  await dialog.getByRole('button', { name: shares('save') }).click()
  await dialog.waitFor({ state: 'detached' })
  await owner.page.getByRole('button', { name: shares('more', { name: 'Kusum Devi' }) }).click()
  await owner.page.getByRole('menuitem', { name: shares('link_email') }).click()
  await expectAccessible(owner.page)

  const link = await linkInMail(email, '/client-sign-in')
  const theirs = await openPage(browser, app, phone)
  await theirs.page.goto(link)
  await expectAccessible(theirs.page)
  await theirs.page.getByRole('button', { name: shares('enter.submit') }).click()
  await theirs.page.waitForURL('**/access-control')
  await theirs.page.getByText('01-12-2099').waitFor()
  expect(await theirs.page.getByText('Not shared').count()).toBe(0)
  await expectAccessible(theirs.page)
  await theirs.page
    .getByRole('link', { name: /Kusum Devi/ })
    .first()
    .click()
  await theirs.page.getByLabel(shares('messages.write')).fill('When must I come?')
  await theirs.page.getByRole('button', { name: shares('send') }).click()
  await theirs.page
    .getByRole('list', { name: shares('messages.title') })
    .getByText('When must I come?')
    .waitFor()
  await expectAccessible(theirs.page)
  const kept = (await readDevice(theirs.page)).filter((line) => /When must I come|2099-12-01|01-12-2099/.test(line))
  expect(kept).toEqual([])
  await goWithin(theirs.page, '/dashboard/matters')
  await theirs.page.getByText(say('errors', 'notAuthorized.title')).waitFor()

  await owner.page.getByText('When must I come?').waitFor()
  await owner.page.getByLabel(shares('messages.write')).fill('At ten')
  await owner.page.getByRole('button', { name: shares('send') }).click()
  await owner.page
    .getByRole('list', { name: shares('messages.title') })
    .getByText('At ten')
    .waitFor()

  await theirs.page.evaluate('localStorage.clear()')
  await theirs.page.goto(link)
  await theirs.page.getByRole('button', { name: shares('enter.submit') }).click()
  await theirs.page.getByText('This link has expired').first().waitFor()
}, 180_000)
