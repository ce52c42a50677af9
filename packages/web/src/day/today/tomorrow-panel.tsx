import { Button } from '@mantine/core'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { IconFileText } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useBriefPack } from '../../matters/hearings/brief-pack.tsx'
import { EntryMarks, useRoomName } from '../../matters/hearings/entry-marks.tsx'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { Initials } from '../call-time/appears.tsx'
import { type DayRow, DayTable } from '../call-time/day-table.tsx'
import classes from './today.module.css'
import type { Day } from './today.page.tsx'

interface Props {
  day: NonNullable<Day['tomorrow']>
  today: Day['date']
}

export function TomorrowPanel({ day: { date, entries, cities }, today }: Props) {
  const { t } = useTranslation(['today', 'hearings'])
  const pack = useBriefPack()
  const nameRoom = useRoomName()
  const rowOf = (entry: HearingEntry): DayRow => ({
    key: [entry.matter_id, entry.list_kind, entry.court_no, entry.item].join(),
    matter_id: entry.matter_id,
    date,
    case: entry,
    title: entry.ctitle,
    court: sayCourt(entry.court_title),
    courtShort: sayCourt(entry.court_short),
    room: entry.court_no && nameRoom(entry.court_no),
    item: entry.item,
    likely: entry.time ?? undefined,
    status: entry.source === 'list' && !entry.differs ? undefined : <EntryMarks entry={entry} />,
    appears: entry.appearing ? <Initials name={entry.appearing.name} /> : undefined,
    outcome: null,
  })
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
      {entries.length === 0 ? (
        <p className="muted">{t('tomorrow.empty')}</p>
      ) : (
        <DayTable rows={entries.map(rowOf)} today={today} />
      )}
    </Panel>
  )
}
