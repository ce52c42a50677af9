import type { CaseRecord } from '@peshi/contract/courts/case-record'
import { inUsualCase } from '@peshi/contract/courts/usual-case'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { sayCourtTerm } from '../../../courts/courts/say-court-term.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Panel } from '../../../platform/ui/panel.tsx'
import { Words } from '../../../platform/ui/words.tsx'
import classes from './detail.module.css'
import { CourtSays, mismatchOf } from './matter-strip.tsx'

const dayFirst = (date: string | null) => (date ? toDayFirst(date) : null)

function Facts({ facts }: { facts: [string, string | null | undefined][] }) {
  return (
    <dl className="facts">
      {facts.map(([label, value]) =>
        value ? (
          <div key={label} className={classes.pair}>
            <dt>{label}</dt>
            <dd className="tabular">
              <Words>{value}</Words>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

export function LowerCourtPanel({ lowerCourt }: { lowerCourt: CaseRecord['lower_court'] }) {
  const { t } = useTranslation('matters')
  if (!lowerCourt) return null
  return (
    <Panel title={t('detail.lower_court')}>
      <Facts
        facts={[
          [t('column.court'), lowerCourt.court],
          [t('field.case_number'), lowerCourt.case_number],
          [t('field.decision_date'), dayFirst(lowerCourt.decision_date)],
          [t('field.district'), [lowerCourt.district, lowerCourt.state].filter(Boolean).join(', ')],
        ]}
      />
    </Panel>
  )
}

export function FirPanel({ fir }: { fir: CaseRecord['fir'] }) {
  const { t } = useTranslation('matters')
  if (!fir) return null
  return (
    <Panel title={t('detail.fir')}>
      <Facts
        facts={[
          [t('field.fir_number'), [fir.number, fir.year].filter(Boolean).join('/')],
          [t('field.police_station'), fir.police_station],
          [t('field.district'), [fir.district, fir.state].filter(Boolean).join(', ')],
        ]}
      />
    </Panel>
  )
}

interface RecordProps {
  matter: MatterDetail
  record: NonNullable<MatterDetail['record']>
}

export function RecordPanel({ matter, record }: RecordProps) {
  const { t } = useTranslation('matters')
  const courtStage = mismatchOf(matter.beside.stage)
  return (
    <Panel title={t('detail.record')}>
      <dl className="facts">
        <dt>{t('column.stage')}</dt>
        <dd title={matter.stage ?? undefined}>
          <Words>{sayCourtTerm(matter.stage) ?? '—'}</Words>
          {courtStage === null ? null : (
            <div className={classes.mismatch}>
              <CourtSays value={courtStage} />
            </div>
          )}
        </dd>
      </dl>
      <Facts
        facts={[
          [t('column.status'), t(`status.${matter.case_status}`)],
          [t('field.coram'), record.coram && inUsualCase(record.coram)],
          [t('field.case_number'), matter.unique_case_number ?? record.unique_case_number],
          [t('field.cnr'), record.cnr],
          [t('field.filing_number'), record.filing_number],
          [t('field.filing_date'), dayFirst(record.filing_date)],
          [t('field.registration_date'), dayFirst(record.registration_date)],
          [t('field.first_hearing_date'), dayFirst(record.first_hearing_date)],
          [t('field.decision_date'), dayFirst(record.decision_date)],
          [t('field.nature_of_disposal'), record.nature_of_disposal],
          [t('field.bench_type'), record.bench_type],
          [t('field.judicial_section'), record.judicial_section],
          [t('field.cause_list_name'), record.cause_list_name],
          [t('field.short_order'), record.short_order],
          [t('field.category'), record.category],
          [t('field.sub_category'), record.sub_category],
          [t('field.district'), [record.district, record.state].filter(Boolean).join(', ')],
        ]}
      />
    </Panel>
  )
}
