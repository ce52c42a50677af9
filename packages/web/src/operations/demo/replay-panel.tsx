import { sayWeekday } from '../../platform/i18n/calendar-month.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { indiaTime } from '../../platform/i18n/india-time.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useReplay } from './demo.api.ts'
import classes from './demo.module.css'

export function ReplayPanel() {
  const { t } = useTranslation('demo')
  const { data } = useReplay()
  if (!data) return null
  return (
    <Panel
      title={t('replay.title', { weekday: sayWeekday(data.date, currentLocale()) })}
      hint={t('replay.hint', { time: indiaTime(data.at) })}
    >
      {data.boards.map(({ court_id, title, rooms }) => (
        <div key={court_id} className={classes.replayed}>
          <strong>
            <Words>{sayCourt(title)}</Words>
          </strong>
          <ul className={classes.rooms}>
            {rooms.map(({ court_no, item, mine }) => (
              <li key={court_no} data-mine={mine !== null || undefined}>
                <span className={classes.room}>{t('replay.room', { court_no })}</span>
                <span className={classes.item}>{item ?? '–'}</span>
                {mine ? (
                  <span className={classes.own}>
                    <Words>{mine.title}</Words>{' '}
                    <Pill tone={mine.is_called ? 'decided' : 'today'}>
                      {t(mine.is_called ? 'replay.called' : 'replay.waits', { item: mine.item })}
                    </Pill>
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Panel>
  )
}
