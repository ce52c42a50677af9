import type { AppealTracker } from '@peshi/contract/trackers/appeals'
import { sayCourt } from '@peshi/courts/catalogue/courts'
import type { Column } from '../../platform/export/table.ts'
import type { Words } from '../../platform/words.ts'
import { checkedOn } from '../trackers/tracker-routes.ts'

export const appealColumns = ({ language, say }: Words): readonly Column<AppealTracker>[] => [
  {
    heading: say('imports:table.case'),
    kind: 'text',
    width: 22,
    value: (row) => `${row.case_type}/${row.case_number}/${row.case_year}`,
  },
  {
    heading: say('imports:table.court'),
    kind: 'text',
    width: 34,
    value: (row) => row.bench && sayCourt(row.bench, language),
  },
  { heading: say('appeals:column.judgment'), kind: 'date', width: 14, value: (row) => row.judgment_date },
  { heading: say('appeals:petitioner'), kind: 'text', width: 28, value: (row) => row.petitioner },
  { heading: say('appeals:respondent'), kind: 'text', width: 28, value: (row) => row.respondent },
  {
    heading: say('appeals:column.state'),
    kind: 'text',
    width: 13,
    value: (row) => say(`appeals:state.${row.tracker_state}`),
  },
  {
    heading: say('exports:found'),
    kind: 'text',
    width: 30,
    value: ({ hits }) =>
      hits
        .filter(({ source, state }) => source === 'search' && state !== 'dismissed')
        .map((hit) => hit.case_number ?? say('appeals:diary', { number: hit.diary_number, year: hit.diary_year }))
        .join('; ') || null,
  },
  { heading: say('appeals:limitation'), kind: 'date', width: 16, value: (row) => row.limitation_ends },
  { heading: say('appeals:column.until'), kind: 'date', width: 15, value: (row) => row.stops_on },
  checkedOn(say('appeals:column.checked')),
]
