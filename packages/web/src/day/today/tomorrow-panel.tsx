import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useBriefPack } from '../../matters/hearings/brief-pack.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { DayTable } from '../call-time/day-table.tsx'
import { useEntryRow } from '../call-time/entry-row.tsx'
import classes from './today.module.css'
import type { Day } from './today.page.tsx'

interface Props {
  day: NonNullable<Day['tomorrow']>
  today: Day['date']
}

export function TomorrowPanel({ day: { date, entries, cities }, today }: Props) {
  const { t } = useTranslation(['today', 'hearings'])
  const pack = useBriefPack()
  const rowOf = useEntryRow()
  const count = entries.filter(({ is_dropped }) => !is_dropped).length
  return (
    <Panel
      title={t('tomorrow.title')}
      hint={count > 0 ? count : undefined}
      aside={
        count > 0 ? (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconFileText size={14} />}
            loading={pack.isPending}
            onClick={() => pack.mutate({ date })}
          >
            {t('hearings:brief.title')}
          </Button>
        ) : undefined
      }
    >
      {cities.length > 0 ? (
        <p className={classes.cities}>
          <Pill tone="late">{t('tomorrow.clash')}</Pill> <Words>{cities.join(', ')}</Words> {t('tomorrow.cities')}
        </p>
      ) : null}
      {entries.length === 0 ? (
        <p className="muted">{t('tomorrow.empty')}</p>
      ) : (
        <DayTable rows={entries.map(rowOf)} today={today} />
      )}
    </Panel>
  )
}
