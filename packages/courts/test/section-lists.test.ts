import { expect, test } from 'vitest'
import { recognisePage } from '../src/dropped/recognise-page.ts'
import { sectionList } from './section-list.ts'

test('the Supreme Court’s section list gives each case with its parties, and a connected case with its item', async () => {
  const html = sectionList([
    {
      item: '1',
      number: 'SLP(C) No.-11/2024',
      section: 'IV-C',
      petitioner: 'ASHA RAI',
      respondent: 'RAVI RAO AND ORS.',
      advocates: ['A. SEN[P-1]', 'B. SEN[R-1], C. SEN'],
    },
    {
      item: '',
      number: 'SLP(C) No.-12/2024',
      section: 'III',
      petitioner: 'UMA RAI',
      respondent: 'STATE OF GUJARAT',
      advocates: ['', 'D. SEN'],
    },
    {
      item: '2',
      number: 'SLP(Crl) No.-1992-1995/2020',
      section: 'II-C',
      petitioner: 'OM RAI',
      respondent: 'STATE OF KERALA',
      advocates: ['E. SEN', ''],
    },
  ])
  const page = await recognisePage(new TextEncoder().encode(html), { today: '2026-11-19' })
  expect(page).toMatchObject({ court: 'sci', problem: null, cases: [], order: null, sightings: [], checks: [] })
  expect(
    page.listings.map(({ date, item, case_numbers, petitioner, respondent }) => [
      date,
      item,
      case_numbers,
      petitioner,
      respondent,
    ]),
  ).toEqual([
    ['2026-11-20', '1', ['SLP(C) No.-11/2024'], 'ASHA RAI', 'RAVI RAO AND ORS.'],
    ['2026-11-20', '1', ['SLP(C) No.-12/2024'], 'UMA RAI', 'STATE OF GUJARAT'],
    ['2026-11-20', '2', ['SLP(Crl) No.-1992-1995/2020'], 'OM RAI', 'STATE OF KERALA'],
  ])
})
