import { courtRoomLabel } from '@peshi/contract/courts/labels'
import { inUsualCase } from '@peshi/contract/courts/usual-case'
import type { Listing } from '@peshi/contract/day/cause-lists'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ReactNode } from 'react'
import { sayCourtTerm } from '../../courts/courts/say-court-term.ts'
import table from '../../matters/hearings/hearings.module.css'
import { MatterName } from '../../matters/matters/matter-name.tsx'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { DateText, Values, Words } from '../../platform/ui/words.tsx'
import classes from './cause-lists.module.css'

interface Props {
  listings: readonly Listing[]
  withDate?: boolean
  last?: { title: string; of(listing: Listing): ReactNode }
}

/** The next date that the list prints. */
export function ListSays({ date }: { date: CourtDate | null }) {
  const { t } = useTranslation('causeLists')
  return date ? (
    <span className={table.under}>
      {t('list_says')} <DateText date={date} />
    </span>
  ) : null
}

export function ListingTable({ listings, withDate, last }: Props) {
  const { t } = useTranslation('causeLists')
  const columns: Column<Listing>[] = [
    {
      id: 'title',
      heading: t('column.matter'),
      cell: (listing) => (
        <MatterName court={listing.hc_name} id={listing.matter_id} title={listing.ctitle}>
          <Values>{[listing.case_number, sayCourt(listing.court_title)]}</Values>
        </MatterName>
      ),
    },
    ...(withDate
      ? [{ id: 'date', heading: t('column.date'), cell: ({ date }: Listing) => <DateText date={date} /> }]
      : []),
    {
      id: 'room',
      heading: t('column.court'),
      cell: ({ court_short, court_no, coram }) => (
        <>
          <Values>{[sayCourt(court_short), court_no && t('court_no', { court: courtRoomLabel(court_no) })]}</Values>
          {coram.length > 0 ? (
            <span className={table.under} title={coram.join(', ')} dir="auto">
              {inUsualCase(coram.join(', '))}
            </span>
          ) : null}
        </>
      ),
    },
    {
      id: 'item',
      heading: t('column.item'),
      cell: ({ item, list_kind }) => (
        <>
          <span className={table.itemWord}>{t('column.item')} </span>
          <strong dir="ltr">{item}</strong>
          <span className={table.under}>{t(`list.${list_kind}`)}</span>
        </>
      ),
    },
    {
      id: 'stage',
      heading: t('column.stage'),
      isEmpty: ({ stage, connected_to, next_date }) => !stage && !connected_to && !next_date,
      cell: ({ stage, connected_to, next_date }) => (
        <>
          <span title={stage ?? undefined}>
            <Words>{sayCourtTerm(stage) ?? '—'}</Words>
          </span>
          {connected_to ? <span className={table.under}>{t('with', { item: connected_to })}</span> : null}
          <ListSays date={next_date} />
        </>
      ),
    },
    ...(last ? [{ id: 'last', heading: last.title, cell: last.of }] : []),
  ]
  return (
    <DataTable
      className={`${table.table} ${classes.table}`}
      columns={columns}
      rows={listings}
      keyOf={({ _id }) => _id}
      marksOf={({ gone_at }) => ({ 'data-gone': gone_at ? true : undefined })}
    />
  )
}
