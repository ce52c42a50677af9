import type { CourtId } from '@peshi/contract/platform/ids'
import { NotAvailable } from '../../errors.ts'
import { partsOf } from '../reading.ts'
import type { DrtSearchPage } from './search-page.parse.ts'

/** The site's names of the appellate tribunals' databases (NOTES.md). */
const appellate: Record<string, string> = {
  prayagraj: 'allahabaddrat',
  chennai: 'chennaidrat',
  delhi: 'delhidrat',
  kolkata: 'kolkatadrat',
  mumbai: 'mumbaidrat',
}

const formerNames: Record<string, string[]> = {
  bengaluru: ['bangalore'],
  chhatrapatisambhajinagar: ['aurangabad', 'sambhajinagar'],
  prayagraj: ['allahabad'],
  visakhapatnam: ['vishakhapatnam', 'vizag'],
  ernakulam: ['ernakulum', 'kochi'],
}

/**
 * Finds the name of a bench's database. For an appellate tribunal, it is in `appellate`. Other benches are found by
 * their label in the site's form (`Bangalore(DRT1)`).
 */
export function findSchema(court: CourtId, schemas: DrtSearchPage['schemas']): string {
  const { body, bench } = partsOf(court)
  const schema = body === 'drat' ? appellate[bench] : undefined
  if (schema !== undefined) return schema
  const [, place = bench, number = null] = /^([a-z]+)(\d)$/.exec(bench) ?? []
  const names = [place, ...(formerNames[place] ?? [])]
  const fits = schemas.filter(({ code, label }) => {
    const text = label.toLowerCase()
    if (code.endsWith('drat') || text.includes('drat')) return false
    const isPlace = names.some((name) =>
      text
        .replace(/[^a-z]/g, '')
        .replace(/drt|[ivx]+$/g, '')
        .startsWith(name),
    )
    return isPlace && numberIn(text) === number
  })
  const [only] = fits
  if (only === undefined || fits.length > 1) {
    throw new NotAvailable('The tribunal’s site does not clearly identify this bench')
  }
  return only.code
}

function numberIn(label: string): string | null {
  const [digit] = /\d/.exec(label) ?? []
  if (digit !== undefined) return digit
  const [, roman = ''] = /[\s(-](i{1,3})\)?\s*$/.exec(label) ?? []
  return roman === '' ? null : String(roman.length)
}
