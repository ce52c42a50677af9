import { courtDateAt } from '@peshi/contract/platform/dates'
import type { AppealState, AppealTracker } from '@peshi/contract/trackers/appeals'
import type { Column } from '../../platform/export/table.ts'

const states: Record<AppealState, string> = { watching: 'Tracking', found: 'Challenged', stopped: 'Stopped' }
const dayOf = (instant: string | null) => (instant === null ? null : courtDateAt(new Date(instant)))

export const appealColumns: readonly Column<AppealTracker>[] = [
  { heading: 'Case', kind: 'text', width: 22, value: (row) => `${row.case_type}/${row.case_number}/${row.case_year}` },
  { heading: 'Court', kind: 'text', width: 34, value: (row) => row.bench },
  { heading: 'Judgment', kind: 'date', width: 14, value: (row) => row.judgment_date },
  { heading: 'Petitioner', kind: 'text', width: 28, value: (row) => row.petitioner },
  { heading: 'Respondent', kind: 'text', width: 28, value: (row) => row.respondent },
  { heading: 'State', kind: 'text', width: 13, value: (row) => states[row.tracker_state] },
  {
    heading: 'Found',
    kind: 'text',
    width: 30,
    value: ({ hits }) =>
      hits
        .filter(({ source, state }) => source === 'search' && state !== 'dismissed')
        .map((hit) => hit.case_number ?? `Diary No. ${hit.diary_number}/${hit.diary_year}`)
        .join('; ') || null,
  },
  { heading: 'Limitation ends', kind: 'date', width: 16, value: (row) => row.limitation_ends },
  { heading: 'Tracked until', kind: 'date', width: 15, value: (row) => row.stops_on },
  { heading: 'Last checked', kind: 'date', width: 14, value: (row) => dayOf(row.last_checked_at) },
]
