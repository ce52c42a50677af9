import type { Listing } from '@peshi/contract/cause-lists'
import { courtRoomLabel } from '@peshi/contract/labels'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import table from '../hearings/hearings.module.css'
import { moveBetweenRows } from '../matters/list/move-between-rows.ts'
import { CourtMonogram } from '../matters/marks.tsx'
import { DateText, Values, Words } from '../ui/words.tsx'
import classes from './cause-lists.module.css'

interface Props {
  listings: readonly Listing[]
  /** Where no heading names the day. */
  withDate?: boolean
  /** What stands at the end of a row, under what heading. */
  last?: { title: string; of(listing: Listing): ReactNode }
}

/** Places on lists, laid out as hearings are: arrows walk over the titles; on a phone each row is a card. */
export function ListingTable({ listings, withDate, last }: Props) {
  const { t } = useTranslation('causeLists')
  return (
    <table className={`${table.table} ${classes.table}`}>
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
          {last ? (
            <th scope="col" data-column="last">
              {last.title}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody onKeyDown={moveBetweenRows}>
        {listings.map((listing) => (
          <tr key={listing._id} data-gone={listing.gone_at ? true : undefined}>
            <td data-column="title">
              <Title listing={listing} />
            </td>
            {withDate ? (
              <td data-column="date">
                <DateText date={listing.date} />
              </td>
            ) : null}
            <td data-column="room" data-empty={!listing.court_no && listing.coram.length === 0 ? true : undefined}>
              {listing.court_no ? t('court_no', { court: courtRoomLabel(listing.court_no) }) : '—'}
              {listing.coram.length > 0 ? (
                <span className={table.under} title={listing.coram.join(', ')} dir="auto">
                  {listing.coram.join(', ')}
                </span>
              ) : null}
            </td>
            <td data-column="item">
              <span className={table.itemWord}>{t('column.item')} </span>
              <strong dir="ltr">{listing.item}</strong>
              <span className={table.under}>{t(`list.${listing.list_kind}`)}</span>
            </td>
            <td data-column="stage" data-empty={listing.stage || listing.connected_to ? undefined : true}>
              <Words>{listing.stage ?? '—'}</Words>
              {listing.connected_to ? (
                <span className={table.under}>{t('with', { item: listing.connected_to })}</span>
              ) : null}
            </td>
            {last ? <td data-column="last">{last.of(listing)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Title = ({ listing }: { listing: Listing }) => (
  <span className={table.title}>
    <CourtMonogram court={listing.hc_name} />
    <span className={table.names}>
      {listing.matter_id ? (
        <Link
          to="/dashboard/matters/matter-preview/$id"
          params={{ id: listing.matter_id }}
          className={table.link}
          data-row-link
          title={listing.ctitle}
          dir="auto"
        >
          {listing.ctitle}
        </Link>
      ) : (
        <span className={table.link} title={listing.ctitle} dir="auto">
          {listing.ctitle}
        </span>
      )}
      <span className={table.under}>
        <Values>{[listing.case_number, listing.court_title]}</Values>
      </span>
    </span>
  </span>
)
