import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanFileName, fileNameOf, freeName, withEndingOf } from './clean-file-name.ts'

test.each([
  ['Vakalatnama.pdf', 'Vakalatnama.pdf'],
  ['C:\\Users\\clerk\\Desktop\\Reply.docx', 'Reply.docx'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['  a \t b  .pdf ', 'a b.pdf'],
  ['annexe\u202efdp.exe', 'annexefdp.exe'],
  ['who?<says>"x"|*.pdf', 'who--says--x---.pdf'],
  ['.pdf', 'document.pdf'],
  ['CON.pdf', '-CON.pdf'],
  ['nul', '-nul'],
  ['Consent.pdf', 'Consent.pdf'],
  ['...', 'document'],
  ['वकालतनामा (क्‍ष).pdf', 'वकालतनामा (क्‍ष).pdf'],
  [`${'न'.repeat(500)}.pdf`, `${'न'.repeat(59)}.pdf`],
  [`${'a'.repeat(500)}.pdf`, `${'a'.repeat(177)}.pdf`],
])('the file name %j becomes %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean)
})

test('any file name becomes valid on every file system, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (name) => {
      const clean = cleanFileName(name)
      expect(clean).toMatch(/^[^\\/<>:"|?*\p{Cc}]{1,200}$/u)
      expect(Buffer.byteLength(clean)).toBeLessThan(240)
      expect(cleanFileName(clean)).toBe(clean)
    }),
  )
})

test('a slash in a file name does not create a folder', () => {
  expect(fileNameOf('Order 12/2024.pdf')).toBe('Order 12-2024.pdf')
})

test('a number is added to a file name that is already used', () => {
  const taken = new Set(['order.pdf', 'order (2).pdf', 'plain'])
  expect(freeName('Order.pdf', taken)).toBe('Order (3).pdf')
  expect(freeName('plain', taken)).toBe('plain (2)')
  expect(freeName('New.pdf', taken)).toBe('New.pdf')
})

test('a renamed document keeps its file type', () => {
  expect(withEndingOf('Reply to counter', 'old.pdf')).toBe('Reply to counter.pdf')
  expect(withEndingOf('Reply.docx', 'old.pdf')).toBe('Reply.pdf')
  expect(withEndingOf('Notes v1.2', 'old.pdf')).toBe('Notes v1.2.pdf')
  expect(withEndingOf('Reply.pdf', 'old.pdf')).toBe('Reply.pdf')
})
