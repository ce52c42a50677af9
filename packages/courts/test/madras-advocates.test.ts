import { expect, test } from 'vitest'
import { parseMadrasCauseList } from '../src/cause-lists/hc-madras.parse.ts'
import { readAdvocates, withoutRollNumbers } from '../src/cause-lists/madras-advocates.ts'

test.each([
  ['A. SEN (423/2001)', 'A. SEN'],
  ['M/S.GAUTHAM S.RAMAN(1583/2013)MAITHREYI SHARMA(1575/2013)', 'M/S.GAUTHAM S.RAMAN MAITHREYI SHARMA'],
  ['RAHUL BALAJI (670/95),MADHAN BABU (1450/02)', 'RAHUL BALAJI ,MADHAN BABU'],
  ['B. SEN-MS/1100/1995', 'B. SEN'],
  ['JACOB KURIAN (MS/08/1982)', 'JACOB KURIAN'],
])('a number of the roll behind an advocate’s name is no case: %s', (cell, rest) => {
  expect(withoutRollNumbers(cell).trim()).toBe(rest)
})

// A missed listing is worse than a sighting too many.
test.each([
  'IN WP (1583/2013)',
  'W.P.(1583/2013)',
  'A. SEN FOR R1 IN CS (57/2020)',
  'VAK FILED IN A.NO.(2023/2021)',
  'CRP (PD) (1234/2020)',
  'CONNECTED WITH (1583/2013)',
  'VIDE ORDER (1583/2013)',
  'APPEAL SUIT (12/2019)',
  'O.S.A. (12/2019)',
  '(1583/2013)',
  'TAGGED WITH MS/12/2020',
  'O.M.S. MS/12/2020',
  'WP 1583/2013',
  'A. SEN - WP/1583/2013',
  'A. SEN,ELP (12/2024)',
  'A. SEN FOR R1 TCMP (12/2020)',
])('a number that may be of a case stays: %s', (cell) => {
  expect(withoutRollNumbers(cell)).toBe(cell)
})

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const list = (...cells: string[]) =>
  `<h2>Cause List - Friday 20th Nov, 2026</h2><table><tr class="court_heading"><td colspan="5">COURT NO. 01</td></tr>
  ${row('1', ...cells)}</table>`

test('a bracketed number is a sighting beside a case type, and in the columns of numbers and parties always', () => {
  const seen = (...cells: string[]) =>
    parseMadrasCauseList(list(...cells)).sightings?.map(({ case_number }) => /\d+\/\d+/.exec(case_number)?.[0])
  expect(seen('WP 1/2026', 'ASHA RAI (77/2020)<br>VS<br>RAVI RAO', 'A. SEN (423/2001)', '')).toEqual(['77/2020'])
  expect(seen('WP 1/2026', 'ASHA RAI<br>VS<br>RAVI RAO', 'A. SEN IN CS (78/2020)', '')).toEqual(['78/2020'])
  expect(seen('WP 1/2026', 'ASHA RAI<br>VS<br>RAVI RAO', 'A. SEN (423/2001)', 'B. SEN-MS/1100/1995')).toEqual([])
})

test.each<[string, string[], string[], string[]]>([
  ['a defendant’s counsel', ['M/S.MUIZZ ALI', 'K. SEN', 'FOR D2'], ['M/S.MUIZZ ALI', 'K. SEN'], []],
  ['counsel of several defendants', ['M/S.A. SEN FOR D1 TO D3'], ['M/S.A. SEN'], []],
  ['counsel of petitioners', ['S. SEN FOR P1 TO P3 DT 03.02.2022'], ['S. SEN'], []],
  ['a role behind a name without a space', ['MR.T.S.BASKARANFOR D1 AND D2'], ['MR.T.S.BASKARAN'], []],
  ['a plaintiff’s counsel', ['B. SEN FOR PLTF'], ['B. SEN'], []],
  ['parties without counsel', ['D4-ESTHER RAI', 'R-7 E. RAI'], [], ['D4-ESTHER RAI', 'R-7 E. RAI']],
  ['what defendants did', ['D2 - SET EX-PARTE ON 14/11/2022'], [], ['D2 - SET EX-PARTE ON 14/11/2022']],
  ['a private telephone number', ['A. SEN', 'MOB-9841012345'], ['A. SEN'], []],
])('advocates, roles and notes: %s', (_, lines, names, notes) => {
  expect(readAdvocates(lines)).toEqual({ names, notes })
})
