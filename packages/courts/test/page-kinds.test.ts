import { expect, test } from 'vitest'
import { recognisePage } from '../src/dropped/recognise-page.ts'
import { splitTitle } from '../src/reading/titles.ts'

const read = (text: string) => recognisePage(new TextEncoder().encode(text), { today: '2026-11-21' })

const courts = [
  '20.11.2026 LIST OF MATTERS',
  'COURT NO. 01',
  "HON'BLE MR.JUSTICE V. INVENTED RAO",
  'W.P.(C) 11/2026 ASHA RAI Vs. UNION OF INDIA',
  'Status: DISPOSED',
  'COURT NO. 02',
  'W.P.(C) 12/2026 UMA RAI Vs. UNION OF INDIA',
  'CRL.A. 13/2026 OM RAI Vs. STATE',
]

test('a list of several courts in an unknown form is no case, and keeps its numbers with the day', async () => {
  const page = await read(courts.join('\n'))
  expect(page).toMatchObject({ problem: 'unknown-list', cases: [], listings: [], order: null })
  expect(page.sightings.map(({ case_number, date }) => [case_number, date])).toEqual([
    ['W.P.(C) 11/2026', '2026-11-20'],
    ['W.P.(C) 12/2026', '2026-11-20'],
    ['CRL.A. 13/2026', '2026-11-20'],
  ])
})

test.each([
  "HON'BLE MR.JUSTICE V. INVENTED RAO",
  'DR. A. INVENTED & RAVI V. RAO, JJ.',
  'Mr. Mukesh v. Sen for the Petitioner',
])('the initial in "%s" is no versus', (line) => {
  expect(splitTitle(line).respondent).toBeNull()
})

test('roles are no names of parties', async () => {
  const page = await read(
    [
      'CNR Number: UPAD020000172014',
      'Case Type: OS',
      'Registration Number: 12/2014',
      'Asha Rai ...Appellant',
      'versus',
      'Ravi Rao ...Respondent',
    ].join('\n'),
  )
  expect(page.cases).toMatchObject([{ petitioner: 'Asha Rai', respondent: 'Ravi Rao' }])
})

test('telephone numbers and private addresses are not handed on with the words of a page', async () => {
  const page = await read([...courts, 'A. SEN(INVENTED.SEN@EXAMPLE.COM)(9800000001)'].join('\n'))
  expect(page.words).toContain('A. SEN')
  expect(page.words).not.toMatch(/EXAMPLE|9800000001/)
  expect(JSON.stringify(page.sightings)).not.toMatch(/EXAMPLE|9800000001/)
})

test('a list page with column names and no row is not published yet', async () => {
  const page = await read(
    '<html><body><h2>Cause List - Friday 20th Nov, 2026</h2><table><tr><th>Sr.No.</th><th>Case No.</th><th>Party</th></tr></table></body></html>',
  )
  expect(page).toMatchObject({ problem: 'not-published', cases: [], listings: [] })
})

test('a printed page of a case with its bench and counsel stays a case', async () => {
  const page = await read(
    [
      'HIGH COURT OF KERALA',
      'Case Type: WP(C)',
      'Registration Number: 12/2026',
      'Next Date: 12-01-2027',
      'Coram: HON’BLE MR. JUSTICE INVENTED RAO',
      'Petitioner: ASHA RAI',
      'Respondent: RAVI RAO',
      'Counsel for the petitioner: A. SEN',
      'ASHA RAI',
      'Versus',
      'RAVI RAO',
    ].join('\n'),
  )
  expect(page).toMatchObject({ order: null, cases: [{ case_number: '12', next_date: '2027-01-12' }] })
})

test('in a reply of one long line, each sighting has only the text beside its number', async () => {
  const numbers = Array.from({ length: 100 }, (_, at) => `WP(C)/${at + 11}/2026 ASHA RAI invented`)
  const { sightings } = await read(`CAUSE LIST FOR 20-11-2026 ${numbers.join('##')}`)
  expect(sightings).toHaveLength(100)
  expect(sightings.filter(({ text }) => text.length > 200)).toEqual([])
})
