import type { CaveatTracker } from '@peshi/contract/trackers/caveats'
import { sayCourt } from '@peshi/courts/catalogue/courts'
import type { Column } from '../../platform/export/table.ts'
import type { Words } from '../../platform/words.ts'
import { checkedOn } from '../trackers/tracker-routes.ts'

export const caveatColumns = ({ language, say }: Words): readonly Column<CaveatTracker>[] => [
  { heading: say('caveats:court'), kind: 'text', width: 26, value: (row) => sayCourt(row.court_title, language) },
  {
    heading: say('caveats:one'),
    kind: 'text',
    width: 16,
    value: (row) => [row.caveat_number, row.caveat_year].filter((part) => part !== null).join('/') || null,
  },
  { heading: say('caveats:caveator'), kind: 'text', width: 28, value: (row) => row.caveator },
  { heading: say('caveats:caveatee'), kind: 'text', width: 28, value: (row) => row.caveatee },
  { heading: say('caveats:lodged_on'), kind: 'date', width: 13, value: (row) => row.lodged_on },
  { heading: say('caveats:expires_on'), kind: 'date', width: 13, value: (row) => row.expires_on },
  {
    heading: say('caveats:column.state'),
    kind: 'text',
    width: 12,
    value: (row) => say(`caveats:state.${row.tracker_state}`),
  },
  { heading: say('caveats:notice_posted_on'), kind: 'date', width: 14, value: (row) => row.notice_posted_on },
  { heading: say('caveats:notice_number'), kind: 'text', width: 18, value: (row) => row.notice_number },
  {
    heading: say('exports:found'),
    kind: 'text',
    width: 28,
    value: ({ hits }) =>
      hits
        .filter(({ state }) => state !== 'dismissed')
        .map(({ case_number }) => case_number)
        .join('; ') || null,
  },
  checkedOn(say('caveats:column.checked')),
]
