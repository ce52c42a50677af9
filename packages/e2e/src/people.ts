import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { call } from './wire.ts'
import type { Say } from './words.ts'

export const password = 'Long-enough-1'

const founder = { name: 'R. Shukla', chamber_name: 'Shukla & Daughters', password }
/** A new IP address each time, because the server limits the sign-ins from one address. */
const newAddress = () => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`
const newEmail = () => `${randomBytes(8).toString('hex')}@example.in`

export async function chooseLanguage(page: Page, name: string) {
  await page.getByRole('banner').getByRole('combobox').selectOption(name)
}

export async function foundChamber(app: string, language = 'en') {
  const body = { ...founder, email: newEmail(), language }
  const answer = await call(app, '/api/users/register', { body, from: newAddress() })
  return signedIn(answer.body, language)
}

function signedIn({ userData, accessToken, refreshToken, message }: Record<string, unknown>, language: string) {
  if (typeof accessToken !== 'string') throw new Error(`Nobody was signed in: ${message}`)
  const remembered = {
    userData: JSON.stringify(userData),
    token: JSON.stringify({ accessToken, refreshToken }),
    language,
  }
  return { token: accessToken, remembered }
}

export async function openChamber(page: Page, language?: string): Promise<string> {
  return enter(page, (app) => foundChamber(app, language))
}

/** Opens the page as another person of the chamber, `Salim Khan`. */
export async function openAsColleague(page: Page, owner: string, role: string, language = 'en'): Promise<string> {
  return enter(page, async (app) => signedIn((await join(app, owner, role)).body, language))
}

async function enter(page: Page, signIn: (app: string) => Promise<ReturnType<typeof signedIn>>): Promise<string> {
  // An empty page gives access to the app's local storage. Its icon link keeps the browser from requesting an icon.
  const nothing = '**/nothing'
  await page.route(nothing, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto('/nothing')
  await page.unroute(nothing)
  const { token, remembered } = await signIn(new URL(page.url()).origin)
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(remembered)})`)
  return token
}

export async function joinChamber(app: string, token: string, role: string): Promise<string> {
  return (await join(app, token, role)).email
}

async function join(app: string, token: string, role: string) {
  const invited = await call(app, '/api/members/invitations', { token, body: { role } })
  const email = newEmail()
  const joined = await call(app, '/api/invitations/register', {
    body: { token: new URL(String(invited.body.link)).hash.slice(1), name: 'Salim Khan', email, password },
  })
  if (joined.status !== 200) throw new Error(`Nobody joined: ${joined.body.message}`)
  return { email, body: joined.body }
}

export async function register(page: Page, say: Say) {
  const account = (key: string) => say('account', key)
  await page.getByLabel(account('name')).fill(founder.name)
  await page.getByLabel(account('register.chamber')).fill(founder.chamber_name)
  await page.getByRole('textbox', { name: account('email') }).fill(newEmail())
  await page.locator('input[type=password]').fill(founder.password)
  await page.getByRole('button', { name: account('register.submit') }).click()
  await page.waitForURL('**/dashboard/analytics')
  await page.getByRole('button', { name: say('today', 'empty.add') }).waitFor()
}

export async function signInOnPage(page: Page, say: Say, email: string, password = 'Peshi-demo-1') {
  await page.getByLabel(say('account', 'login.email')).fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: say('account', 'login.submit'), exact: true }).click()
}
