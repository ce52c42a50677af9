import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useBriefPack } from '../../matters/hearings/brief-pack.tsx'
import { EntryTable } from '../../matters/hearings/entry-table.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './today.module.css'
import type { Day } from './today.page.tsx'

export function TomorrowPanel({ day: { date, entries, cities } }: { day: NonNullable<Day['tomorrow']> }) {
  const { t } = useTranslation(['today', 'hearings'])
  const pack = useBriefPack()
  return (
    <Panel
      title={t('tomorrow.title')}
      hint={entries.length > 0 ? entries.length : undefined}
      aside={
        entries.length > 0 ? (
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
      {entries.length === 0 ? <p className="muted">{t('tomorrow.empty')}</p> : <EntryTable entries={entries} />}
    </Panel>
  )
}
