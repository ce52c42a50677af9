import { expect, test } from 'vitest'
import { parseCaseRows } from '../delhi/case-rows.parse.ts'
import { splitTitle } from './titles.ts'

test.each([
  ['RAM VS STATE', 'RAM', 'STATE'],
  ['Ram Vs. State', 'Ram', 'State'],
  ['Ram v. State', 'Ram', 'State'],
  ['Ram v State', 'Ram', 'State'],
  ['Ram versus State', 'Ram', 'State'],
  ['Ram V/s State', 'Ram', 'State'],
  ['IN RE THE ESTATE OF RAM', 'IN RE THE ESTATE OF RAM', null],
  ['A VS B VS C', 'A VS B VS C', null],
  ['VS STATE', 'VS STATE', null],
  ['Ram', 'Ram', null],
  ['', null, null],
  [null, null, null],
])('%s', (title, petitioner, respondent) => {
  expect(splitTitle(title)).toEqual({ petitioner, respondent })
})

test('a search result opens whatever its titles are', () => {
  const titles = ['IN RE THE ESTATE OF RAM', 'ASHA v. RAVI', 'ASHA VS RAVI VS STATE', 'ASHA <br>VS.<br> RAVI']
  const reply = {
    draw: 1,
    recordsTotal: titles.length,
    recordsFiltered: titles.length,
    data: titles.map((pet, at) => ({ ctype: `W.P.(C) ${at + 1}/2026 [PENDING]`, pet, orderdate: '04/12/2026' })),
  }
  expect(parseCaseRows(JSON.stringify(reply)).map(({ petitioner, respondent }) => [petitioner, respondent])).toEqual([
    ['IN RE THE ESTATE OF RAM', null],
    ['ASHA', 'RAVI'],
    ['ASHA VS RAVI VS STATE', null],
    ['ASHA', 'RAVI'],
  ])
})
