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
])('%s is among the first guesses', (password) => expect(isObvious(password)).toBe(true))

test.each([
  'a long enough password',
  'Long-enough-1',
  'correct horse battery staple',
  'gQ7#kd-29xLmv',
  'मेरा नया पासवर्ड यही है',
  'tea at four, no sugar',
])('%s is not', (password) => expect(isObvious(password)).toBe(false))

test('what everybody knows of a person is no password', () => {
  const own = ['Nadia Farooqui', 'nadia.farooqui@example.in', '9839000001']
  for (const password of ['nadiafarooqui', 'Farooqui@1984', 'nadia9839000001'])
    expect(isObvious(password, own)).toBe(true)
  expect(isObvious('farooqui drinks green tea', own)).toBe(false)
  expect(isObvious('Farooqui@1984')).toBe(false)
})
