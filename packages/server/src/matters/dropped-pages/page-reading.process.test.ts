import type { ChamberId } from '@peshi/contract/platform/ids'
import { expect, test } from 'vitest'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { readPage } from './page-reading.ts'

const asked = { owner: '01936f00-0000-7000-8000-000000000001' as ChamberId, today: '2026-11-20', court: null }
const list = plainPdf(
  Array.from({ length: 40 }, (_, page) => [
    'HIGH COURT OF INVENTION',
    'CAUSE LIST FOR 21.11.2026',
    ...Array.from(
      { length: 20 },
      (_, row) => `${page * 20 + row + 1}   WP ${page * 20 + row + 1}/2026   A. RAI Vs B. RAO`,
    ),
  ]),
)

test('a reply about a page that is not read yet says how far it is, and asking again does not begin anew', async () => {
  expect(await readPage(list, asked, 0)).toEqual({ done: 0, total: null })
  const told: number[] = []
  for (;;) {
    const page = await readPage(list, asked, 20)
    if (!('done' in page)) {
      expect(page.listings.length + page.sightings.length).toBeGreaterThan(0)
      break
    }
    if (page.total !== null) expect(page.total).toBe(40)
    told.push(page.done)
  }
  expect(told).toEqual(told.toSorted((one, other) => one - other))
  expect(told.at(-1)).toBeGreaterThan(0)
  expect(await readPage(list, asked, 0)).toHaveProperty('listings')
})
