import { courts } from '@peshi/courts/catalogue/courts'
import { expect, test } from 'vitest'
import { resolveCourt } from './resolve-court.ts'

test('every court is found by its title, by its short name and by its identifier', () => {
  const all = Object.values(courts).flat()
  const unknown = all.flatMap(({ title, short, unique_id }) =>
    [title, short, unique_id]
      .filter((name) => !resolveCourt(name).includes(unique_id))
      .map((name) => `${unique_id}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test.each([
  ['Allahabad HC', 'hc-allahabad'],
  ['HC Allahabad', 'hc-allahabad'],
  ['High Court of Judicature at Allahabad', 'hc-allahabad'],
  ['Allahabad HC (Lucknow Bench)', 'hc-lucknow'],
  ['HC Lucknow', 'hc-lucknow'],
  ['P & H High Court', 'hc-punjabharyana'],
  ['Chandigarh HC', 'hc-punjabharyana'],
  ['M.P. High Court', 'hc-madhyapradesh'],
  ['Bombay HC Aurangabad Bench', 'hc-aurangabad'],
  ['Calcutta H.C.', 'hc-calcutta'],
  ['Bangalore HC', 'hc-karnataka'],
  ['Odisha HC', 'hc-orissa'],
  ["Hon'ble Supreme Court", 'sci'],
  ['S.C. of India', 'sci'],
  ['District Court Gurgaon', 'dc-gurugram'],
  ['District and Sessions Judge, Lucknow', 'dc-lucknow'],
  ['Dist. Court Prayagraj', 'dc-prayagraj'],
  ['J&K HC', 'hc-jammu hc-srinagar'],
  ['Jammu & Kashmir High Court', 'hc-jammu hc-srinagar'],
  ['MHC', 'hc-madras hc-madurai'],
  ['Lucknow', 'hc-lucknow dc-lucknow'],
  ['Nagpur', 'hc-nagpur dc-nagpur'],
  ['Kolkata HC', 'hc-calcutta hc-calcuttaoriginal'],
  ['High Court', ''],
  ['Saket', 'dc-southdelhi dc-southeastdelhi'],
  ['Saket Courts, New Delhi', 'dc-southdelhi dc-southeastdelhi'],
  ['Tis Hazari', 'dc-centraldelhi dc-westdelhi'],
  ['Tis Hazari Court Complex', 'dc-centraldelhi dc-westdelhi'],
  ['Tis Hazari Courts, Delhi', 'dc-centraldelhi dc-westdelhi'],
  ['Rohini Courts', 'dc-northdelhi dc-northwestdelhi'],
  ['Karkardooma', 'dc-eastdelhi dc-northeastdelhi dc-shahdara'],
  ['Patiala House Courts', 'dc-newdelhi'],
  ['Dwarka Courts', 'dc-southwestdelhi dc-devbhumidwarka'],
  ['Rouse Avenue', 'dc-centraldelhi'],
  ['इलाहाबाद उच्च न्यायालय', 'hc-allahabad'],
  ['जिला न्यायालय, आगरा', 'dc-agra'],
  ['Nowhere Court', ''],
])('the written court “%s” is resolved to its possible courts', (written, expected) =>
  expect(resolveCourt(written).join(' ')).toBe(expected),
)

test('a town’s name alone never means only the town’s high court', () => {
  for (const town of ['Delhi', 'New Delhi', 'Allahabad', 'Bombay', 'Mumbai', 'Patna', 'Jodhpur', 'Jabalpur'])
    expect(resolveCourt(town), town).not.toHaveLength(1)
})
