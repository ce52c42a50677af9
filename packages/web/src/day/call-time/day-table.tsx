import type { LabelledCase } from '@peshi/contract/courts/labels'
import { shortTitle } from '@peshi/contract/courts/short-title'
import type { Outcome } from '@peshi/contract/matters/outcomes'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RowOutcome } from '../../matters/hearings/row-outcome.tsx'
import { useOpenOutcomeByKey } from '../../matters/hearings/use-open-outcome-by-key.ts'
import { DraftButton } from '../../papers/drafts/draft-button.tsx'
import { sayCase } from '../../platform/i18n/say-case.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { TwoLines, Words } from '../../platform/ui/words.tsx'
import classes from './day-table.module.css'

export interface DayRow {
  key: string
  matter_id: MatterId
  date: CourtDate
  case: LabelledCase
  title: string
  isSensitive?: boolean
  /** In the language of the screen. */
  court: string
  courtShort: string
  room: string | null
  item: string | null
  likely?: ReactNode
  status?: ReactNode
  appears?: ReactNode
  outcome: Outcome | null
  more?: ReactNode
}

const courtsWithoutHeadings = 2

/** Rows of 44 px for the hearings of a day. A column that would be empty is left out. */
export function DayTable({ rows, today }: { rows: readonly DayRow[]; today: CourtDate }) {
  const { t } = useTranslation(['hearings', 'calls', 'today'])
  const mayDraft = useCan()('create', 'Document')
  const onKey = useOpenOutcomeByKey()
  const courts = [...new Set(rows.map(({ court }) => court))]
  const isGrouped = courts.length > courtsWithoutHeadings
  const shown = isGrouped ? courts.flatMap((court) => rows.filter((row) => row.court === court)) : rows
  const inCourt = (court: string) => rows.filter((row) => row.court === court).length
  const columns: Column<DayRow>[] = [
    {
      id: 'item',
      heading: t('hearings:column.item'),
      isEmpty: ({ item }) => item === null,
      cell: ({ item }) => (item === null ? '—' : <Words>{item}</Words>),
    },
    { id: 'matter', heading: t('hearings:column.matter'), cell: (row) => <Name row={row} /> },
    {
      id: 'room',
      heading: t('hearings:column.court'),
      isEmpty: ({ room }) => isGrouped && room === null,
      cell: ({ court, courtShort, room }) => (
        <span title={court}>
          <TwoLines>{[isGrouped ? null : courtShort, room].filter(Boolean).join(' · ')}</TwoLines>
        </span>
      ),
    },
    {
      id: 'likely',
      heading: t('calls:column.likely'),
      isEmpty: ({ likely }) => likely === undefined,
      cell: ({ likely }) => likely,
    },
    {
      id: 'status',
      heading: t('today:list.status'),
      isEmpty: ({ status }) => status === undefined,
      cell: ({ status }) => status,
    },
    {
      id: 'appears',
      heading: t('hearings:column.appears'),
      isUnseen: true,
      isEmpty: ({ appears }) => appears === undefined,
      cell: ({ appears }) => appears,
    },
    {
      id: 'outcome',
      heading: t('hearings:column.outcome'),
      isEmpty: ({ date }) => date > today,
      cell: ({ matter_id, title, date, outcome }) => (
        <RowOutcome matterId={matter_id} title={title} date={date} outcome={outcome} />
      ),
    },
    {
      id: 'draft',
      heading: t('today:draft'),
      isUnseen: true,
      isEmpty: () => !mayDraft,
      cell: ({ matter_id }) => <DraftButton matterId={matter_id} label={t('today:draft')} isIcon />,
    },
  ]
  return (
    <div className={classes.holder} data-grouped={isGrouped || undefined}>
      <DataTable
        className={classes.table}
        columns={columns.filter(({ isEmpty }) => !isEmpty || !rows.every(isEmpty))}
        rows={shown}
        keyOf={({ key }) => key}
        {...(isGrouped && { groupOf: ({ court }: DayRow) => `${court} · ${inCourt(court)}` })}
        onKey={onKey}
      />
    </div>
  )
}

const Name = ({ row: { matter_id, title, isSensitive, case: subject, more } }: { row: DayRow }) => (
  <>
    <span className={classes.name}>
      <Link
        to="/dashboard/matters/matter-preview/$id"
        params={{ id: matter_id }}
        className={classes.title}
        data-row-link
        title={title}
      >
        <TwoLines>
          {isSensitive ? <IconLock size={13} aria-hidden="true" /> : null}
          {shortTitle(title)}
        </TwoLines>
      </Link>
      <span className={classes.number} dir="auto">
        <Words>{sayCase(subject)}</Words>
      </span>
    </span>
    {more}
  </>
)
