import { courtDateAt } from '@peshi/contract/platform/dates'
import type { FirStatus, FirTracker } from '@peshi/contract/trackers/firs'
import type { Column } from '../../platform/export/table.ts'

const statuses: Record<FirStatus, string> = {
  registered: 'Registered',
  investigation: 'Under investigation',
  'charge-sheet': 'Charge sheet filed',
  'final-report': 'Final report',
  trial: 'Trial',
  closed: 'Closed',
}
const dayOf = (instant: string | null) => (instant === null ? null : courtDateAt(new Date(instant)))

export const firColumns: readonly Column<FirTracker>[] = [
  { heading: 'FIR', kind: 'text', width: 14, value: (row) => `${row.number}/${row.year}` },
  { heading: 'Police station', kind: 'text', width: 24, value: (row) => row.police_station },
  { heading: 'District', kind: 'text', width: 20, value: (row) => row.district },
  { heading: 'Registered', kind: 'date', width: 14, value: (row) => row.registered_on },
  { heading: 'Status', kind: 'text', width: 20, value: (row) => statuses[row.status] },
  {
    heading: 'Sections',
    kind: 'text',
    width: 36,
    value: (row) => row.sections.map(({ act, section }) => `${act} ${section}`.trim()).join(', ') || null,
  },
  { heading: 'Accused', kind: 'text', width: 30, value: (row) => row.accused.join('; ') || null },
  {
    heading: 'Complainant',
    kind: 'text',
    width: 26,
    value: (row) => (row.is_withheld ? 'Withheld (BNS s. 72, POCSO s. 23)' : row.complainant),
  },
  {
    heading: 'Cases',
    kind: 'text',
    width: 30,
    value: (row) => row.cases.map(({ case_number }) => case_number).join('; ') || null,
  },
  { heading: 'Last checked', kind: 'date', width: 14, value: (row) => dayOf(row.last_checked_at) },
]
