import type { HearingEntry } from '@peshi/contract/hearings'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { moveBetweenRows } from '../matters/list/move-between-rows.ts'
import { useCan } from '../session/use-session.ts'
import { DateText, Words } from '../ui/words.tsx'
import { EntryMarks, EntryOutcome, EntryTitle, ListKindText, Room } from './entry-marks.tsx'
import classes from './hearings.module.css'
import { openOutcome } from './open-outcome.ts'

interface Props {
  entries: readonly HearingEntry[]
  /** Above the table a day is named; in a queue each row names its own. */
  withDate?: boolean
}

/** The entries of a day. Arrows walk over the titles, `o` notes the outcome; on a phone each row is a card. */
export function EntryTable({ entries, withDate }: Props) {
  const { t } = useTranslation('hearings')
  const can = useCan()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    moveBetweenRows(event)
    if (event.key !== 'o' || event.ctrlKey || event.metaKey || event.altKey) return
    const links = [...event.currentTarget.querySelectorAll('[data-row-link]')]
    const entry = document.activeElement && entries[links.indexOf(document.activeElement)]
    if (entry && can('update', 'Matter')) openOutcome({ matter_id: entry.matter_id, date: entry.date })
  }
  return (
    <table className={classes.table} data-queue={withDate}>
      <thead>
        <tr>
          <th scope="col" data-column="title">
            {t('column.matter')}
          </th>
          {withDate ? (
            <th scope="col" data-column="date">
              {t('column.date')}
            </th>
          ) : null}
          <th scope="col" data-column="room">
            {t('column.court')}
          </th>
          <th scope="col" data-column="item">
            {t('column.item')}
          </th>
          <th scope="col" data-column="stage">
            {t('column.stage')}
          </th>
          <th scope="col" data-column="appears">
            {t('column.appears')}
          </th>
          <th scope="col" data-column="outcome">
            {t('column.outcome')}
          </th>
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown}>
        {entries.map((entry) => (
          <tr key={[entry.date, entry.matter_id, entry.list_kind, entry.court_no, entry.item].join()}>
            <td data-column="title">
              <EntryTitle entry={entry} />
            </td>
            {withDate ? (
              <td data-column="date">
                <DateText date={entry.date} />
              </td>
            ) : null}
            <td data-column="room" data-empty={!entry.court_no && !entry.coram ? true : undefined}>
              <Room entry={entry} />
            </td>
            <td data-column="item" data-empty={entry.item || entry.time ? undefined : true}>
              <span className={classes.itemWord}>{t('column.item')} </span>
              <strong>{entry.item ?? '—'}</strong>
              {entry.time ? <span className={classes.under}>{entry.time}</span> : null}
              <ListKindText entry={entry} />
            </td>
            <td data-column="stage">
              <span className={classes.marks}>
                <Words>{entry.stage ?? '—'}</Words>
                <EntryMarks entry={entry} />
              </span>
              {entry.note ? (
                <span className={classes.under} title={entry.note} dir="auto">
                  {entry.note}
                </span>
              ) : null}
            </td>
            <td data-column="appears" data-empty={entry.appearing ? undefined : true}>
              <Words>{entry.appearing?.name ?? '—'}</Words>
            </td>
            <td data-column="outcome">
              <EntryOutcome entry={entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
