import { courtDateAt } from '@peshi/contract/platform/dates'
import type { CaveatState, CaveatTracker } from '@peshi/contract/trackers/caveats'
import type { Column } from '../../platform/export/table.ts'

const states: Record<CaveatState, string> = {
  active: 'Active',
  expiring: 'Expiring',
  expired: 'Expired',
  matched: 'Matched',
  renewed: 'Renewed',
}

export const caveatColumns: readonly Column<CaveatTracker>[] = [
  { heading: 'Court', kind: 'text', width: 26, value: (row) => row.court_title },
  {
    heading: 'Caveat',
    kind: 'text',
    width: 16,
    value: (row) => [row.caveat_number, row.caveat_year].filter((part) => part !== null).join('/') || null,
  },
  { heading: 'Caveator', kind: 'text', width: 28, value: (row) => row.caveator },
  { heading: 'Expected applicant', kind: 'text', width: 28, value: (row) => row.caveatee },
  { heading: 'Lodged', kind: 'date', width: 13, value: (row) => row.lodged_on },
  { heading: 'Last day', kind: 'date', width: 13, value: (row) => row.expires_on },
  { heading: 'State', kind: 'text', width: 12, value: (row) => states[row.tracker_state] },
  { heading: 'Notice posted', kind: 'date', width: 14, value: (row) => row.notice_posted_on },
  { heading: 'RPAD number', kind: 'text', width: 18, value: (row) => row.notice_number },
  {
    heading: 'Found',
    kind: 'text',
    width: 28,
    value: ({ hits }) =>
      hits
        .filter(({ state }) => state !== 'dismissed')
        .map(({ case_number }) => case_number)
        .join('; ') || null,
  },
  {
    heading: 'Last checked',
    kind: 'date',
    width: 14,
    value: ({ last_checked_at }) => (last_checked_at === null ? null : courtDateAt(new Date(last_checked_at))),
  },
]
