import type { PageCase, PageOrder } from '@peshi/contract/matters/dropped-pages'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAllCourts } from '../../courts/courts/courts.api.ts'
import { courtToday } from '../../platform/clock/server-time.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { CaseStatusPill } from '../matters/marks.tsx'

export const sayNumber = ({ case_type, case_number, case_year, cnr }: PageCase): string =>
  case_number === null ? (cnr ?? '') : `${case_type ?? ''} ${case_number}/${case_year ?? ''}`.trim()

interface CaseProps {
  shown: PageCase
  /**
   * The matter's next date, if it is later than the dropped page's next date and stays after saving. Otherwise null.
   */
  laterDate: CourtDate | null
}

export function CaseFacts({ shown, laterDate }: CaseProps) {
  const { t } = useTranslation('droppedPages')
  return (
    <Facts
      rows={[
        [t('field.court'), <CourtName key="court" court={shown.court} name={shown.court_name} />],
        [t('field.number'), sayNumber(shown)],
        [t('field.cnr'), shown.cnr],
        [t('field.petitioner'), shown.petitioner],
        [t('field.respondent'), shown.respondent],
        [t('field.status'), <CaseStatusPill key="status" status={shown.case_status} />],
        [t('field.stage'), shown.stage],
        [t('field.next_date'), <NextDate key="next" date={shown.next_date} laterDate={laterDate} />],
        [t('field.coram'), shown.coram],
        [t('field.hearings'), sayDates(shown.hearings)],
        [t('field.orders'), sayDates(shown.orders)],
      ]}
    />
  )
}

export function OrderFacts({ order }: { order: PageOrder }) {
  const { t } = useTranslation('droppedPages')
  return (
    <Facts
      rows={[
        [t('field.court'), <CourtName key="court" court={order.court} name={order.court_name} />],
        [t('field.number'), order.case_numbers.join(', ')],
        [t('field.petitioner'), order.petitioner],
        [t('field.respondent'), order.respondent],
        [t('field.order_date'), <DateText key="date" date={order.date} />],
        [t('field.coram'), order.judges.join(', ')],
        [t('field.next_date'), <DateText key="next" date={order.next_date} />],
      ]}
    />
  )
}

const sayDates = (days: readonly { date: CourtDate }[]) =>
  days
    .map(({ date }) => toDayFirst(date))
    .toReversed()
    .join(', ')

function NextDate({ date, laterDate }: { date: CourtDate | null; laterDate: CourtDate | null }) {
  const { t } = useTranslation('droppedPages')
  if (date === null) return <DateText date={date} />
  if (date < courtToday()) return t('past_date', { date: toDayFirst(date) })
  return laterDate === null ? (
    <DateText date={date} />
  ) : (
    t('earlier_date', { date: toDayFirst(date), later: toDayFirst(laterDate) })
  )
}

function CourtName({ court, name }: { court: PageCase['court']; name: string | null }) {
  const { t } = useTranslation('droppedPages')
  const courts = useAllCourts().data ?? []
  const known = courts.find(({ unique_id }) => unique_id === court)
  return <Words>{known ? sayCourt(known.title) : (name ?? t('no_court'))}</Words>
}

function Facts({ rows }: { rows: [string, ReactNode][] }) {
  return (
    <dl className="facts">
      {rows.map(([label, value]) =>
        value ? (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{typeof value === 'string' ? <Words>{value}</Words> : value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
