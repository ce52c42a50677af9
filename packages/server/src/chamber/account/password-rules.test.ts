import { readFile } from 'node:fs/promises'
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isObvious } from './password-rules.ts'

test.each([
  'password12',
  'Password@123',
  'P@ssw0rd2024!',
  'qwertyuiop',
  '1234567890',
  '9876543210',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'abcdefghij',
  '1qaz2wsx3edc',
  'welcome2026',
  'JaiShriRam@108',
  'India@1947india',
  'iloveyou12345',
  'lucknow226001',
  '05/11/1984 !',
  'omsairam9839',
])('%s is refused as a common password', async (password) => expect(await isObvious(password)).toBe(true))

test.each([
  'a long enough password',
  'Long-enough-1',
  'correct horse battery staple',
  'gQ7#kd-29xLmv',
  'मेरा नया पासवर्ड यही है',
  'tea at four, no sugar',
])('%s is not refused as a common password', async (password) => expect(await isObvious(password)).toBe(false))

test('a password made of the person’s own name, e-mail address or mobile number is refused', async () => {
  const own = ['Nadia Farooqui', 'nadia.farooqui@example.in', '9839000001']
  for (const password of ['nadiafarooqui', 'Farooqui@1984', 'nadia9839000001'])
    expect(await isObvious(password, own)).toBe(true)
  expect(await isObvious('farooqui drinks green tea', own)).toBe(false)
  expect(await isObvious('Farooqui@1984')).toBe(false)
})

test('a leaked password is refused, even in capitals or with digits or punctuation added', async () => {
  const known = dictionary['passwords-common'].filter((password) => password.length >= 10)
  expect(known.length).toBeGreaterThan(1500)
  const passed = await Promise.all(known.map(async (password) => !(await isObvious(password))))
  expect(known.filter((_, at) => passed[at])).toEqual([])
  for (const password of ['Basketball', 'Manchester!1984', 'dragonfly@123'])
    expect(await isObvious(password)).toBe(true)
  expect(await isObvious('basketball on Sundays')).toBe(false)
})

test.each(['usuckballz1', 'Sabretooth', 's1a2s3h4a5'])('the long leaked password %s is refused', async (password) =>
  expect(await isObvious(password)).toBe(true),
)

test('more than three thousand long leaked passwords are known', async () => {
  const text = await readFile(new URL('./long-passwords.txt', import.meta.url), 'utf8')
  expect(new Set(text.split('\n')).size).toBeGreaterThan(3000)
})
