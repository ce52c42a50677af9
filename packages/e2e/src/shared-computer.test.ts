import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { ownProduct } from './own-product.ts'
import { goWithin } from './page-walk.ts'
import { foundChamber, joinChamber, password, signInOnPage } from './people.ts'
import { openProfile } from './profile.ts'
import { addMatter } from './small-chamber.ts'
import { listSealed } from './stored.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const say = wordsOf('en')

/** Names that only a sensitive matter and its client have, and words that the first person wrote or shared. */
const secrets = ['Zubaida', 'Firdaus', 'Heard in chambers', 'Affidavit of Noor']
/** The names of the chamber's other records. */
const names = ['Kusum', 'Farhana']

const isThere = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
}

async function walk(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await goWithin(page, path)
    await isThere(page)
  }
}

const readTokens = (page: Page) => page.evaluate<Record<string, string>>(`JSON.parse(localStorage.getItem('token'))`)

async function signIn(page: Page, email: string) {
  await page.goto('/login')
  await signInOnPage(page, say, email, password)
  await page.waitForURL('**/dashboard/analytics')
  await isThere(page)
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: say('shell', 'personMenu').trim() }).click()
  await page.getByRole('menuitem', { name: say('shell', 'signOut') }).click()
}

const isControlled = (page: Page) =>
  expect.poll(() => page.evaluate(`navigator.serviceWorker.controller !== null`), { timeout: 90_000 }).toBe(true)

test('two people use one computer, and its files tell the second nothing of the first', async () => {
  const { token } = await foundChamber(app)
  const [first, second] = [await joinChamber(app, token, 'advocate'), await joinChamber(app, token, 'advocate')]
  const plain = await addMatter({ app, token })
  const hidden = await addMatter({ app, token }, { petitioner: 'Zubaida', case_number: '13' })
  const create = async (path: string, body: object) =>
    (await call(app, path, { token, body })).body.data as { _id: string }
  const [client, known] = [
    await create('/api/clients', { kind: 'person', name: 'Firdaus' }),
    await create('/api/clients', { kind: 'person', name: 'Farhana' }),
  ]
  await create(`/api/matters/clients/${hidden._id}`, { client_id: client._id, side: 'petitioner', role: null })
  const me = (await call(app, '/api/users/login', { body: { email: first, password } })).body.userData as {
    _id: string
  }
  await create(`/api/matters/team/${hidden._id}`, { person_ids: [me._id], is_sensitive: true })
  const paths = [
    `/dashboard/matters/matter-preview/${plain._id}`,
    `/dashboard/matters/matter-preview/${hidden._id}`,
    `/others/clients/${client._id}`,
    `/others/clients/${known._id}`,
    '/dashboard/matters',
  ]
  const profile = await openProfile(app)
  onTestFinished(async () => {
    await profile.close()
    await profile.remove()
  })
  const refreshTokens = new Set<string>()
  async function work(page: Page) {
    await walk(page, paths)
    await goWithin(page, `/dashboard/matters/matter-preview/${hidden._id}?tab=notes`)
    await page.getByRole('button', { name: say('notes', 'write') }).click()
    await page.getByRole('textbox').last().fill('Heard in chambers')
    await expect.poll(async () => (await listSealed(page)).some((line) => line.includes(' sealed written '))).toBe(true)
    refreshTokens.add((await readTokens(page)).refreshToken ?? '')
  }
  const listOpening = async () => {
    const opening = []
    for (const refreshToken of refreshTokens)
      if ((await call(app, '/jwt/refresh-token', { body: { refreshToken } })).status === 200) opening.push(refreshToken)
    return opening
  }
  async function close() {
    await profile.close()
    expect(await profile.find(secrets)).toEqual([])
    const [named, opening] = [await profile.find(names), await profile.find([...refreshTokens])]
    expect(named.filter((file) => !/^Default\/(History|Sessions\/)/.test(file))).toEqual([])
    expect(opening.filter((file) => !file.startsWith('Default/Local Storage/'))).toEqual([])
    // Otherwise, the search would prove nothing.
    expect([named.length, opening.length]).not.toContain(0)
  }

  let page = await profile.open()
  await signIn(page, first)
  await isControlled(page)
  await work(page)
  await close()

  page = await profile.open()
  await page.goto('/dashboard/matters')
  await isThere(page)
  await page.context().setOffline(true)
  await signOut(page)
  await page.getByRole('button', { name: say('common', 'signOutDrafts.go') }).click()
  await page.waitForURL('**/login**')
  await close()

  page = await profile.open()
  await page.goto('/login')
  await expect.poll(() => page.evaluate(`localStorage.getItem('untoldSignOuts')`)).toBeNull()
  expect(await listOpening()).toEqual([])
  await signIn(page, second)
  await walk(page, paths.slice(0, 1))
  await signOut(page)
  await page.waitForURL('**/login**')
  await close()

  page = await profile.open()
  await signIn(page, first)
  await work(page)
  await close()
  const elsewhere = await call(app, '/api/users/login', { body: { email: first, password } })
  await call(app, '/api/users/devices', { token: String(elsewhere.body.accessToken), method: 'DELETE', body: {} })
  page = await profile.open()
  await page.goto(paths[1] ?? '')
  await page.waitForURL('**/login**')
  expect(new URL(page.url()).search).toBe('')
  await close()
  expect(await listOpening()).toEqual([])

  page = await profile.open()
  await page.goto('/login')
  await isControlled(page)
  // As the browser does when another app shares something.
  await page.evaluate(`(() => {
    const form = Object.assign(document.createElement('form'), { method: 'POST', action: '/share', enctype: 'multipart/form-data' })
    form.append(Object.assign(document.createElement('textarea'), { name: 'text', value: 'Affidavit of Noor', autocomplete: 'off' }))
    document.body.append(form)
    form.submit()
  })()`)
  await page.waitForURL('**/login**')
  await signInOnPage(page, say, second, password)
  await page.waitForURL((url) => !url.pathname.includes('login'))
  await isThere(page)
  expect(await page.getByText('Affidavit of Noor').count()).toBe(0)
  await goWithin(page, '/share')
  await page.getByText(say('documents', 'received.none')).waitFor()
  await close()
}, 300_000)
