import { Group } from '@mantine/core'
import type { HearingDay } from '@peshi/contract/matters/hearings'
import { fromDayFirst } from '@peshi/contract/platform/dates'
import { useTranslation } from 'react-i18next'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { sayStage } from '../../platform/i18n/say-stage.ts'
import { moveBetweenRows } from '../../platform/ui/move-between-rows.ts'
import { Values } from '../../platform/ui/words.tsx'
import { DayName } from './day-list.tsx'
import { EntryMarks, EntryTitle, useRoomName } from './entry-marks.tsx'
import classes from './hearings.module.css'

export function Agenda({ day }: { day: HearingDay }) {
  const { t } = useTranslation('hearings')
  const nameRoom = useRoomName()
  return (
    <section className={classes.agenda}>
      <h2 className={classes.agendaDay}>
        <DayName date={fromDayFirst(day.date)} />
      </h2>
      <ul className={classes.agendaList} onKeyDown={moveBetweenRows}>
        {day.data.map((entry) => (
          <li key={[entry.matter_id, entry.list_kind, entry.court_no, entry.item].join()}>
            <EntryTitle entry={entry} />
            <Group component="span" gap="2px 8px" align="baseline" c="dimmed" fz="sm">
              <span>
                <Values>
                  {[
                    entry.time,
                    sayCourt(entry.court_short),
                    entry.court_no ? nameRoom(entry.court_no) : null,
                    entry.item ? `${t('column.item')} ${entry.item}` : null,
                    sayStage(entry.stage),
                    entry.outcome ? t(`outcomes.${entry.outcome.outcome}`) : null,
                  ]}
                </Values>
              </span>
              <EntryMarks entry={entry} />
            </Group>
          </li>
        ))}
      </ul>
    </section>
  )
}
