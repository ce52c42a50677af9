import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PageChanged } from '../errors.ts'
import { firstElement, landmark, openPage } from '../reading/page.ts'
import { parseParties } from './case-parties.parse.ts'

const parse = (html: string) =>
  parseParties(landmark(firstElement(openPage(`<span id="x">${html}</span>`)('#x')), 'span'))

test('a party is read even if its number follows the previous party’s advocate without a space', () => {
  expect(
    parse('1) A<br>&nbsp;&nbsp;Advocate-shilpa bhate2)  THE OFFICER<br>&nbsp;&nbsp;Advocate- R. SHARMA3)  C'),
  ).toEqual([
    { name: 'A', advocates: 'shilpa bhate' },
    { name: 'THE OFFICER', advocates: 'R. SHARMA' },
    { name: 'C', advocates: null },
  ])
})

test('a number after an advocate’s name does not begin a new party', () => {
  expect(parse('1) A<br>&nbsp;&nbsp;Advocate- GOVERNMENT PLEADER(2) ,X (2) <br>2) B')).toEqual([
    { name: 'A', advocates: 'GOVERNMENT PLEADER(2) ,X (2)' },
    { name: 'B', advocates: null },
  ])
})

test('an empty list of parties gives no parties', () => expect(parse('&nbsp;<br>')).toEqual([]))

test('a party list without numbers is refused', () => expect(() => parse('SOMEBODY<br>')).toThrow(PageChanged))

test('every party list in the site’s format is read without loss', () => {
  const name = fc.stringMatching(/^[A-Z][A-Z .&]{0,20}[A-Z]$/).map((text) => text.replace(/\s+/g, ' '))
  const party = fc.record({ name, advocates: fc.option(name, { nil: null }) })
  fc.assert(
    fc.property(fc.array(party, { minLength: 1, maxLength: 120 }), (parties) => {
      const html = parties.map(
        (one, index) =>
          `${index + 1}) ${one.name.replaceAll('&', '&amp;')}<br />${one.advocates ? `&nbsp;&nbsp;Advocate- ${one.advocates.replaceAll('&', '&amp;')}` : ' '}<br />`,
      )
      expect(parse(html.join(''))).toEqual(parties)
    }),
    { numRuns: 40 },
  )
})
