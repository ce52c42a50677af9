import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { sayCourtTerm } from '../../courts/courts/say-court-term.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { EntryMarks, EntryOutcome, EntryTitle, ListKindText, Room } from './entry-marks.tsx'
import classes from './hearings.module.css'
import { useOpenOutcomeByKey } from './use-open-outcome-by-key.ts'

interface Props {
  entries: readonly HearingEntry[]
  withDate?: boolean
}

export function EntryTable({ entries, withDate }: Props) {
  const { t } = useTranslation('hearings')
  const onKey = useOpenOutcomeByKey()
  const columns: Column<HearingEntry>[] = [
    { id: 'title', heading: t('column.matter'), cell: (entry) => <EntryTitle entry={entry} /> },
    ...(withDate
      ? [{ id: 'date', heading: t('column.date'), cell: ({ date }: HearingEntry) => <DateText date={date} /> }]
      : []),
    {
      id: 'room',
      heading: t('column.court'),
      cell: (entry) => <Room entry={entry} />,
    },
    {
      id: 'item',
      heading: t('column.item'),
      isEmpty: ({ item, time }) => !item && !time,
      cell: (entry) => (
        <>
          <span className={classes.itemWord}>{t('column.item')} </span>
          <strong>{entry.item ?? '—'}</strong>
          {entry.time ? <span className={classes.under}>{entry.time}</span> : null}
          <ListKindText entry={entry} />
        </>
      ),
    },
    {
      id: 'stage',
      heading: t('column.stage'),
      cell: (entry) => (
        <>
          <span className={classes.marks}>
            <span title={entry.stage ?? undefined}>
              <Words>{sayCourtTerm(entry.stage) ?? '—'}</Words>
            </span>
            <EntryMarks entry={entry} />
          </span>
          {entry.note ? (
            <span className={classes.under} title={entry.note} dir="auto">
              {entry.note}
            </span>
          ) : null}
        </>
      ),
    },
    {
      id: 'appears',
      heading: t('column.appears'),
      isEmpty: ({ appearing }) => !appearing,
      cell: ({ appearing }) => <Words>{appearing?.name ?? '—'}</Words>,
    },
    { id: 'outcome', heading: t('column.outcome'), cell: (entry) => <EntryOutcome entry={entry} /> },
  ]
  return (
    <DataTable
      className={withDate ? `${classes.table} ${classes.queue}` : classes.table}
      columns={columns}
      rows={entries}
      keyOf={({ date, matter_id, list_kind, court_no, item }) => [date, matter_id, list_kind, court_no, item].join()}
      onKey={onKey}
    />
  )
}
