import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone, testAgain } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { chooseLanguage, signInOnPage } from './people.ts'
import { readProductTime } from './product-time.ts'
import { proveAddress } from './prove-address.ts'
import { readSentCode } from './sent-code.ts'
import { call } from './wire.ts'
import { type Say, wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const named = app.replace('127.0.0.1', 'localhost')
const password = 'Long-enough-1'

const browser = await ownBrowser()

async function newPerson() {
  const email = `${randomBytes(8).toString('hex')}@example.in`
  const mobile = String(randomInt(6_000_000_000, 9_999_999_999))
  const body = { name: 'Nadia Farooqui', chamber_name: 'Farooqui Chambers', email, mobile, password }
  const { status, body: opened } = await call(app, '/api/users/register', { body })
  expect(status).toBe(200)
  await proveAddress({ app, sandbox, token: String(opened.accessToken), kind: 'mobile' })
  return { email, mobile }
}

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const codeOnPhone = (mobile: string) => readSentCode(sandbox, { to: mobile, kind: 'reset-code' })

async function appCode(key: string, halfMinutesOn = 0): Promise<string> {
  const now = await readProductTime(app)
  const letters = [...key.replace(/\s/g, '')]
  const bits = letters.map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000) + halfMinutesOn))
  const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

interface Journey {
  options: BrowserContextOptions
  say: Say
  language?: string
}

async function resetPassword({ options, say, language }: Journey) {
  const { email, mobile } = await newPerson()
  const other = await call(app, '/api/users/login', { body: { email, password } })
  const { page, expectClean } = await openPage(browser, app, options)
  const says = (key: string) => say('account', key)
  await page.goto('/verify-otp')
  await page.waitForURL('**/send-otp')
  if (language) await chooseLanguage(page, language)
  await expectAccessible(page)
  await page.getByLabel(says('login.email')).fill(mobile)
  await button(page, says('reset.send.submit')).click()
  await page.waitForURL('**/verify-otp')
  expect(new URL(page.url()).search).toBe('')
  await expectAccessible(page)

  const code = await codeOnPhone(mobile)
  await page.keyboard.type(code === '111111' ? '222222' : '111111')
  await page
    .locator('form')
    .getByRole('alert')
    .filter({ hasText: says('reset.verify.wrong') })
    .waitFor()
  await page.getByLabel(say('account', 'reset.verify.digit', { number: 1 })).focus()
  await page.keyboard.type(code)
  await page.waitForURL('**/forgot-password')
  await expectAccessible(page)
  await page.locator('input[type=password]').fill('Password@2026')
  await button(page, says('reset.change.submit')).click()
  await page.getByRole('alert').waitFor()
  await page.locator('input[type=password]').fill('tea at four, no sugar')
  await button(page, says('reset.change.submit')).click()
  await toast(page, says('reset.change.done')).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: says('login.submit') }).click()
  await page.waitForURL('**/login')

  const token = String(other.body.accessToken)
  expect((await call(app, '/api/me', { token })).status).toBe(401)
  await signInOnPage(page, say, email, 'tea at four, no sugar')
  await page.waitForURL('**/dashboard/analytics')
  expectClean([/^400 \/api\/reset/, /status of 400/])
}

test('a forgotten password is reset with a code sent by SMS', () =>
  resetPassword({ options: desktop, say: wordsOf('en') }))
testAgain('a forgotten password is reset on a phone, in Urdu', () =>
  resetPassword({ options: phone, say: wordsOf('ur'), language: 'ur' }),
)

test('a member signs in with an authenticator app’s code, with a recovery code and with a passkey', async () => {
  const { email } = await newPerson()
  const say = wordsOf('en')
  const says = (key: string) => say('security', key)
  const { page, expectClean } = await openPage(browser, named, desktop)
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/login')
  await signInOnPage(page, say, email, password)
  await page.waitForURL('**/dashboard/analytics')
  await page.goto('/settings/account-setting?tab=security')
  await button(page, says('secondFactor.begin')).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=password]').fill(password)
  await dialog.getByRole('button', { name: says('continue') }).click()
  await dialog.getByRole('img', { name: says('secondFactor.qr') }).waitFor()
  await expectAccessible(page)
  const key = await dialog.locator('code').innerText()
  await dialog.getByLabel(says('secondFactor.firstCode')).fill(await appCode(key))
  await dialog.getByRole('button', { name: says('secondFactor.begin') }).click()
  await dialog.getByText(says('codes.text')).waitFor()
  const [recoveryCode = '', otherCode = ''] = await dialog.getByRole('listitem').allInnerTexts()
  await expectAccessible(page)
  await dialog.getByLabel(says('codes.kept')).check()
  await dialog.getByRole('button', { name: says('codes.done') }).click()
  await page.getByText(say('security', 'secondFactor.codesLeft_other', { count: 10 })).waitFor()

  await button(page, says('passkey.add')).click()
  await dialog.locator('input[type=password]').fill(password)
  await dialog.getByLabel(says('yourCode')).fill(otherCode)
  await dialog.getByRole('button', { name: says('continue') }).click()
  await toast(page, says('passkey.added')).waitFor()
  await expectAccessible(page)

  const signOut = async () => {
    await page.evaluate('localStorage.removeItem("token")')
    await page.goto('/login')
    await page.getByLabel(say('account', 'login.email')).waitFor()
  }
  await signOut()
  await signInOnPage(page, say, email, password)
  await page.getByLabel(say('account', 'secondStep.code.label')).fill('000000')
  await button(page, say('account', 'login.submit')).click()
  await page
    .getByRole('alert')
    .filter({ hasText: say('errors', 'code.wrong-code') })
    .waitFor()
  await expectAccessible(page)
  await page.getByLabel(say('account', 'secondStep.code.label')).fill(await appCode(key, 1))
  await button(page, say('account', 'login.submit')).click()
  await page.waitForURL('**/dashboard/analytics')

  await signOut()
  await signInOnPage(page, say, email, password)
  await button(page, say('account', 'secondStep.code.other')).click()
  await page.getByLabel(say('account', 'secondStep.recovery.label')).fill(recoveryCode)
  await button(page, say('account', 'login.submit')).click()
  await page.waitForURL('**/dashboard/analytics')

  await signOut()
  await button(page, say('account', 'login.passkey')).click()
  await page.waitForURL('**/dashboard/analytics')
  expectClean([/^400 \/api\/users\/login/, /^401 /, /status of 40[01]/])
})

test('a member crops and uploads a profile picture, and signs out another device', async () => {
  const { email } = await newPerson()
  const say = wordsOf('en')
  const says = (key: string, values?: Record<string, string>) => say('security', key, values)
  const [here, there] = [await openPage(browser, app, desktop), await openPage(browser, app, phone)]
  for (const { page } of [here, there]) {
    await page.goto('/login')
    await signInOnPage(page, say, email, password)
    await page.waitForURL('**/dashboard/analytics')
  }
  const { page } = here
  await page.goto('/settings/account-setting')
  const drawn = await page.evaluate<string>(`(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 800
    canvas.height = 500
    const context = canvas.getContext('2d')
    context.fillStyle = '#3b4cca'
    context.fillRect(0, 0, 800, 500)
    return canvas.toDataURL('image/png').split(',')[1]
  })()`)
  const chooser = page.waitForEvent('filechooser')
  await button(page, says('picture.choose')).click()
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('application', { name: says('picture.area') }).press('ArrowLeft')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('common', 'save') }).click()
  await toast(page, says('picture.saved')).waitFor()
  const picture = page.getByRole('img', { name: says('picture.of', { name: 'Nadia Farooqui' }) })
  await picture.waitFor()
  const width = () => page.evaluate<number>(`document.querySelector('main img[src*="/pictures/"]')?.naturalWidth ?? 0`)
  await expect.poll(width).toBe(320)

  await page.goto('/settings/account-setting?tab=devices')
  await page.getByText(says('device.current')).waitFor()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Sign out .*Android|^Sign out Chrome/ })
    .first()
    .click()
  await toast(page, says('device.ended')).waitFor()
  await there.page.goto('/dashboard/matters')
  await there.page.waitForURL('**/login*')
  here.expectClean()
  there.expectClean([/^401 /, /status of 401/])
})
