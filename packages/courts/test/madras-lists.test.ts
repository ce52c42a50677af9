import { expect, test } from 'vitest'
import { recognisePage } from '../src/dropped/recognise-page.ts'

const row = (...cells: string[]) => `<tr class="shown">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const heading = (courtNo: string, judge: string, remarks: string) =>
  `<tr class="court_heading"><td colspan="5"><span class="court">COURT NO. ${courtNo}</span><br><span class="head_judge"><br>${judge}</span><br><br><span>${remarks}</span></td></tr>`
const stage = (name: string) =>
  `<tr class="stagename"><td colspan="5"><span class="stagename_heading">${name}</span></td></tr>`

const page = (rows: string) => `<html><body><h2>HIGH COURT OF MADRAS</h2><h2>Cause List - Friday 20th Nov, 2026</h2>
<table><thead><tr><th>Sr.No.</th><th>Case No.</th><th>Party</th><th>Petitioner Advocates</th><th>Respondent Advocates</th></tr></thead>
<tbody>${rows}</tbody></table></body></html>`

const list = page(
  [
    heading('01', 'The Honourable The CHIEF JUSTICE', 'ON FRIDAY AT 10.30.A.M.(Regular List) - NOTES'),
    stage('=============================='),
    row(
      '1',
      'TCA 811/2018',
      'ASHA RAI<br>VS<br>RAVI RAO',
      'A. SEN (423/2001)<br>B. SEN-MS/1100/1995',
      'COURT NOTICE BATTA DUE REG SOLE RESPONDENT',
    ),
    stage('FOR ADMISSION'),
    row(
      '2',
      'WP 20091/2026',
      'UMA RAI<br>VS<br>THE BANK',
      'C. SEN',
      'D. SEN FOR R1<br>--------<br>NOTICE ORDERED FOR R2',
    ),
    row(' ', 'WMP 22656/2026', 'UMA RAI<br>VS<br>THE BANK', 'C. SEN', 'R3 - NOTICE IN WP 7/2020 AWAITED'),
    heading('02', 'The Honourable Mr.Justice INVENTED RAO', ''),
    row('1', 'CONT P 3225/2024', 'OM RAI,<br>VS<br>RAVI RAO,', '', ''),
  ].join(''),
)

test('the Madras High Court’s page gives all rows, and notes on service apart from the advocates', async () => {
  const { parseMadrasCauseList } = await import('../src/cause-lists/hc-madras.parse.ts')
  const { date, entries, sightings } = parseMadrasCauseList(list)
  expect(date).toBe('2026-11-20')
  expect(entries).toMatchObject([
    {
      court_no: '1',
      item: '1',
      time: '10.30.A.M.',
      case_numbers: ['TCA 811/2018'],
      parties: { petitioner: 'ASHA RAI', respondent: 'RAVI RAO' },
      advocates: { petitioner: ['A. SEN', 'B. SEN'], respondent: [] },
      note: 'COURT NOTICE BATTA DUE REG SOLE RESPONDENT',
      stage: null,
    },
    { item: '2', stage: 'FOR ADMISSION', advocates: { respondent: ['D. SEN'] }, note: 'NOTICE ORDERED FOR R2' },
    { item: '2', connected_to: '2', case_numbers: ['WMP 22656/2026'] },
    {
      court_no: '2',
      item: '1',
      parties: { petitioner: 'OM RAI', respondent: 'RAVI RAO' },
      coram: ['The Honourable Mr.Justice INVENTED RAO'],
      stage: null,
    },
  ])
  expect(sightings?.map(({ case_number }) => case_number)).toEqual([expect.stringContaining('7/2020')])
})

test('the saved page is recognised, and without rows it is not published yet', async () => {
  const read = (html: string) => recognisePage(new TextEncoder().encode(html), { today: '2026-11-19' })
  expect(await read(list)).toMatchObject({ court: 'hc-madras', problem: null, cases: [], listings: { length: 4 } })
  expect(await read(page(''))).toMatchObject({ court: 'hc-madras', problem: 'not-published' })
})
