import { Stack } from '@mantine/core'
import type { AuditEntry } from '@peshi/contract/chamber/audit'
import type { ReactNode } from 'react'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { DateText } from '../../platform/ui/words.tsx'
import { sayDevice } from '../account/device-name.ts'
import { ActivityEntry, groupByDay } from '../activity/activity-list.tsx'
import own from './audit.module.css'

export function AuditDays({ entries, children }: { entries: AuditEntry[]; children: ReactNode }) {
  return (
    <Stack maw={860}>
      {groupByDay(entries).map(([date, ofDay]) => (
        <Panel key={date} title={<DateText date={date} />}>
          <Stack component="ol" gap="sm">
            {ofDay.map((entry) => (
              <Line key={entry._id} entry={entry} />
            ))}
          </Stack>
        </Panel>
      ))}
      {children}
    </Stack>
  )
}

function Line({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit')
  if (!entry.action.startsWith('access.')) return <ActivityEntry entry={entry} withMatter />
  const who = isolate(entry.by?.name || t('somebody'))
  const why = entry.detail?.why
  const from = [sayDevice(entry.device), entry.address].filter(Boolean).join(' · ')
  return (
    <ActivityEntry
      entry={entry}
      withMatter
      sentence={t(`did.${entry.action.slice('access.'.length)}`, { who, defaultValue: entry.action })}
    >
      {why && entry.action === 'access.session-ended' ? (
        <p className={own.from}>{t(`why.${String(why)}`, { defaultValue: '' })}</p>
      ) : null}
      {from ? (
        <p className={own.from}>
          <bdi>{from}</bdi>
        </p>
      ) : null}
    </ActivityEntry>
  )
}
