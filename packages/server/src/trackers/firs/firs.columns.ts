import type { FirTracker } from '@peshi/contract/trackers/firs'
import type { Column } from '../../platform/export/table.ts'
import type { Words } from '../../platform/words.ts'
import { checkedOn } from '../trackers/tracker-routes.ts'
import { writeSections } from './compare-fir.ts'

export const firColumns = ({ say }: Words): readonly Column<FirTracker>[] => [
  { heading: say('firs:one'), kind: 'text', width: 14, value: (row) => `${row.number}/${row.year}` },
  { heading: say('firs:station'), kind: 'text', width: 24, value: (row) => row.police_station },
  { heading: say('firs:district'), kind: 'text', width: 20, value: (row) => row.district },
  { heading: say('firs:column.registered'), kind: 'date', width: 14, value: (row) => row.registered_on },
  { heading: say('firs:column.status'), kind: 'text', width: 20, value: (row) => say(`firs:status.${row.status}`) },
  {
    heading: say('firs:field.sections'),
    kind: 'text',
    width: 36,
    value: (row) => writeSections(row.sections),
  },
  { heading: say('firs:accused'), kind: 'text', width: 30, value: (row) => row.accused.join('; ') || null },
  {
    heading: say('firs:complainant'),
    kind: 'text',
    width: 26,
    value: (row) => (row.is_withheld ? say('firs:withheld') : row.complainant),
  },
  {
    heading: say('firs:cases'),
    kind: 'text',
    width: 30,
    value: (row) => row.cases.map(({ case_number }) => case_number).join('; ') || null,
  },
  checkedOn(say('firs:column.checked')),
]
