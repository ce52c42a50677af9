import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { inUsualCase } from '@peshi/contract/courts/usual-case'
import { dateStateOf } from '@peshi/contract/matters/date-state'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WhereListsAreRead } from '../../../courts/courts/where-lists-are-read.tsx'
import { useCourtToday } from '../../../platform/clock/use-now.ts'
import { DateText, Words } from '../../../platform/ui/words.tsx'
import { NextDate } from '../marks.tsx'
import classes from './detail.module.css'

export function MatterStrip({ matter }: { matter: MatterDetail }) {
  const today = useCourtToday()
  const { t } = useTranslation('matters')
  const { record, beside } = matter
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(false)
  const isFolded = isPhone && !isOpen
  return (
    <>
      <dl className={classes.strip}>
        <Fact label={t('column.next_date')} court={record && mismatchOf(beside.next_date, toDayFirst)}>
          <NextDate date={matter.next_date} status={matter.case_status} />
          {isStillPrinted(matter, today) ? <div className={classes.unread}>{t('date.still_printed')}</div> : null}
          {matter.case_status === 'pending' ? (
            <div className={classes.unread}>
              <WhereListsAreRead court={matter.hc_name} matter={matter._id} date={matter.next_date} />
            </div>
          ) : null}
        </Fact>
        <Fact label={t('column.stage')} court={record && mismatchOf(beside.stage)}>
          <Words>{matter.stage ?? '—'}</Words>
        </Fact>
        {isFolded ? null : <FurtherFacts matter={matter} />}
      </dl>
      {isFolded ? (
        <Button variant="subtle" size="compact-sm" className={classes.more} onClick={() => setOpen(true)}>
          {t('detail.more_facts')}
        </Button>
      ) : null}
    </>
  )
}

function FurtherFacts({ matter: { record, case_status } }: { matter: MatterDetail }) {
  const { t } = useTranslation('matters')
  return (
    <>
      <Fact label={t('field.coram')}>
        <Words>{inUsualCase(record?.coram ?? '—')}</Words>
      </Fact>
      <Fact label={t('column.status')}>
        {t(`status.${case_status}`)}
        {record?.nature_of_disposal ? (
          <>
            {' · '}
            <Words>{record.nature_of_disposal}</Words>
          </>
        ) : null}
      </Fact>
      {record?.decision_date ? (
        <Fact label={t('field.decision_date')}>
          <DateText date={record.decision_date} />
        </Fact>
      ) : (
        <Fact label={t('field.first_hearing_date')}>
          <DateText date={record?.first_hearing_date ?? null} />
        </Fact>
      )}
    </>
  )
}

const isStillPrinted = (matter: MatterDetail, today: CourtDate) =>
  dateStateOf(matter, today) === 'decided' && matter.beside.next_date.court === matter.next_date

interface Beside {
  court: string | null
  own: string | null
}

export function mismatchOf({ court, own }: Beside, write = (text: string) => text): string | null {
  if (own === null || own === court) return null
  return court ? write(court) : '—'
}

function Fact({ label, court = null, children }: { label: string; court?: string | null; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {court === null ? null : (
        <dd className={classes.mismatch}>
          <CourtSays value={court} />
        </dd>
      )}
    </div>
  )
}

export function CourtSays({ value }: { value: string }) {
  const { t } = useTranslation('matters')
  return (
    <>
      {t('detail.court_says')} <Words>{value}</Words>
    </>
  )
}
