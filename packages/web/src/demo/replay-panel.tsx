import { useTranslation } from 'react-i18next'
import { currentLocale } from '../i18n/i18n.ts'
import { Panel } from '../ui/panel.tsx'
import { Pill } from '../ui/pill.tsx'
import { Words } from '../ui/words.tsx'
import { useReplay } from './demo.api.ts'
import classes from './demo.module.css'

/** While no court sits: the boards of the last court day again. Nothing of them is kept, and nothing else shows them. */
export function ReplayPanel() {
  const { t } = useTranslation('demo')
  const { data } = useReplay()
  if (!data) return null
  const weekday = new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${data.date}T00:00:00Z`),
  )
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(data.at))
  return (
    <Panel title={t('replay.title', { weekday })} hint={t('replay.hint', { time })}>
      {data.boards.map(({ court_id, title, rooms }) => (
        <div key={court_id} className={classes.replayed}>
          <strong>
            <Words>{title}</Words>
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
