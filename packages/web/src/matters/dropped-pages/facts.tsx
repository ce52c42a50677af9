import type { PageCase, PageOrder } from '@peshi/contract/matters/dropped-pages'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAllCourts } from '../../courts/courts/courts.api.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { CaseStatusPill } from '../matters/marks.tsx'
import classes from './dropped-pages.module.css'

export const sayNumber = ({ case_type, case_number, case_year, cnr }: PageCase): string =>
  case_number === null ? (cnr ?? '') : `${case_type ?? ''} ${case_number}/${case_year ?? ''}`.trim()

export function CaseFacts({ shown }: { shown: PageCase }) {
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
        [t('field.next_date'), <DateText key="next" date={shown.next_date} />],
        [t('field.coram'), shown.coram],
        [t('field.hearings'), shown.hearings > 0 ? String(shown.hearings) : null],
        [t('field.orders'), shown.orders.length > 0 ? String(shown.orders.length) : null],
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

function CourtName({ court, name }: { court: PageCase['court']; name: string | null }) {
  const { t } = useTranslation('droppedPages')
  const courts = useAllCourts().data ?? []
  const known = courts.find(({ unique_id }) => unique_id === court)
  return <Words>{known ? sayCourt(known.title) : (name ?? t('no_court'))}</Words>
}

function Facts({ rows }: { rows: [string, ReactNode][] }) {
  return (
    <dl className={classes.facts}>
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
