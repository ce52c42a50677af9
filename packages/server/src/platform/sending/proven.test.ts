import { expect, test } from 'vitest'
import { plainSubject } from './proven.ts'

test('a name in a mail’s subject never becomes a link', () => {
  expect(plainSubject('Join Win at https://evil.example/x now')).toBe('Join Win at https evil. example/x now')
  expect(plainSubject('Join www.evil.example, write to a@evil.example')).not.toMatch(/\w\.\w|@/)
  expect(plainSubject('Join \u202eShukla\r\nBcc: a')).toBe('Join Shukla Bcc: a')
  expect(plainSubject('x'.repeat(300))).toHaveLength(120)
})

test('ordinary names in a subject are not changed', () => {
  for (const subject of [
    'Join R. Shukla & Co. on Peshi',
    'Invoice 2026-27/0014 of ₹ 1.500,50',
    'Peshi पर शुक्ला चैंबर से जुड़ें',
  ])
    expect(plainSubject(subject)).toBe(subject)
})
