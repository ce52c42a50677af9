import { courtDateAt } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { Practice } from '@peshi/contract/trackers/practice'
import type { FindQuery } from '@peshi/courts/connector'

export type PracticeQuery = Extract<FindQuery, { by: 'advocate' }>

export interface PracticeSearch {
  court: CourtId
  query: PracticeQuery
  label: string
}

/** The Supreme Court finds advocates only by AOR code and year. Only high and district courts know enrolment numbers. */
export function searchesOf({ names, enrolment, aor_code, with_disposed, courts }: Practice): PracticeSearch[] {
  return courts.flatMap(({ court_id: court, establishment }) => {
    const isSupreme = court === 'sci'
    const code = isSupreme ? aor_code : /^(hc|dc)-/.test(court) ? enrolment : null
    const status = with_disposed && !isSupreme ? 'both' : 'pending'
    const search = (label: string, asked: Pick<PracticeQuery, 'name' | 'code'>): PracticeSearch => ({
      court,
      label,
      query: { by: 'advocate', ...asked, year: null, status, ...(establishment && { establishment }) },
    })
    return [
      ...(isSupreme ? [] : names.map((name) => search(name, { name, code: null }))),
      ...(code ? [search(code, { name: null, code })] : []),
    ]
  })
}

/** The Supreme Court is asked for the cases of the current year. */
export const withYear = (query: PracticeQuery, now: Date): PracticeQuery => ({
  ...query,
  year: Number(courtDateAt(now).slice(0, 4)),
})
