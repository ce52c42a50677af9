import { Skeleton, Stack } from '@mantine/core'
import type { CourtHearing } from '@peshi/contract/courts/case-record'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { useTranslation } from 'react-i18next'
import { isFilling } from '../../platform/api/is-filling.ts'
import { Message } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import classes from '../matters/detail/detail.module.css'
import { RowsOnly } from '../matters/detail/record-tables.tsx'
import { useHearingsOfMatter } from './hearings.api.ts'
import { OwnDays } from './own-days.tsx'

const byDayNewestFirst = (a: CourtHearing, b: CourtHearing) =>
  (b.business_date ?? b.next_date ?? '').localeCompare(a.business_date ?? a.next_date ?? '')

/** The history of hearings with what happened on each day, as the court gives it. */
export function MatterHearings({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('matters')
  const ownDays = useHearingsOfMatter(matter._id)
  const hearings = (matter.record?.hearings ?? []).toSorted(byDayNewestFirst)
  // The chamber's own days stand above the court's, as many as there are.
  if (isFilling(ownDays))
    return (
      <Stack aria-busy="true">
        <Skeleton height={120} radius="lg" />
        <Skeleton height={320} radius="lg" />
      </Stack>
    )
  return (
    <div className={classes.column}>
      <OwnDays matterId={matter._id} />
      <Panel title={t('hearings.court')} hint={hearings.length}>
        {hearings.length === 0 ? <Message title={t('hearings.empty_title')} text={t('hearings.empty_text')} /> : null}
        {hearings.length > 0 ? (
          <RowsOnly
            heads={[
              t('hearings.date'),
              t('hearings.purpose'),
              t('hearings.business'),
              t('hearings.judge'),
              t('column.next_date'),
            ]}
            rows={hearings.map((each) => [
              <DateText key="date" date={each.business_date} />,
              <span key="purpose">
                <Words>{each.purpose ?? '—'}</Words>
                {each.cause_list_type ? (
                  <small className={classes.under}>
                    <Words>{each.cause_list_type}</Words>
                  </small>
                ) : null}
              </span>,
              <Words key="business">{each.business ?? '—'}</Words>,
              <Words key="judge">{each.judge ?? '—'}</Words>,
              <DateText key="next" date={each.next_date} />,
            ])}
          />
        ) : null}
      </Panel>
    </div>
  )
}
