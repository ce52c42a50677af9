import type { PageCase, PageOrder } from '@peshi/contract/matters/dropped-pages'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { useAllCourts } from '../../courts/courts/courts.api.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Fact } from '../../platform/ui/fact.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { CaseStatusPill } from '../matters/next-date.tsx'

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
    <dl className="facts">
      <Fact label={t('field.court')} value={<CourtName court={shown.court} name={shown.court_name} />} />
      <Fact label={t('field.number')} value={sayNumber(shown)} />
      <Fact label={t('field.cnr')} value={shown.cnr} />
      <Fact label={t('field.petitioner')} value={shown.petitioner} />
      <Fact label={t('field.respondent')} value={shown.respondent} />
      <Fact label={t('field.status')} value={<CaseStatusPill status={shown.case_status} />} />
      <Fact label={t('field.stage')} value={shown.stage} />
      <Fact label={t('field.next_date')} value={<NextDate date={shown.next_date} laterDate={laterDate} />} />
      <Fact label={t('field.coram')} value={shown.coram} />
      <Fact label={t('field.hearings')} value={sayDates(shown.hearings)} />
      <Fact label={t('field.orders')} value={sayDates(shown.orders)} />
    </dl>
  )
}

export function OrderFacts({ order }: { order: PageOrder }) {
  const { t } = useTranslation('droppedPages')
  return (
    <dl className="facts">
      <Fact label={t('field.court')} value={<CourtName court={order.court} name={order.court_name} />} />
      <Fact label={t('field.number')} value={order.case_numbers.join(', ')} />
      <Fact label={t('field.petitioner')} value={order.petitioner} />
      <Fact label={t('field.respondent')} value={order.respondent} />
      <Fact label={t('field.order_date')} value={<DateText date={order.date} />} />
      <Fact label={t('field.coram')} value={order.judges.join(', ')} />
      <Fact label={t('field.next_date')} value={<DateText date={order.next_date} />} />
      <Fact label={t('field.result')} value={order.result} />
    </dl>
  )
}

const sayDates = (days: readonly { date: CourtDate }[]) =>
  days
    .map(({ date }) => toDayFirst(date))
    .toReversed()
    .join(', ')

function NextDate({ date, laterDate }: { date: CourtDate | null; laterDate: CourtDate | null }) {
  const { t } = useTranslation('droppedPages')
  const today = useCourtToday()
  if (date === null) return <DateText date={date} />
  if (date < today) return t('past_date', { date: toDayFirst(date) })
  return laterDate === null ? (
    <DateText date={date} />
  ) : (
    t('earlier_date', { date: toDayFirst(date), later: toDayFirst(laterDate) })
  )
}

export function CourtName({ court, name }: { court: PageCase['court']; name: string | null }) {
  const { t } = useTranslation('droppedPages')
  const courts = useAllCourts().data ?? []
  const known = courts.find(({ unique_id }) => unique_id === court)
  return <Words>{known ? sayCourt(known.title) : (name ?? t('no_court'))}</Words>
}
