import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCourtsHealth } from '../../courts/courts/courts.api.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import classes from './cause-lists.module.css'

export function WaitingLists() {
  const { t } = useTranslation('causeLists')
  const mayAnswer = useCan()('update', 'DueCheck')
  const courts = (useCourtsHealth().data ?? []).filter(({ lists }) => lists.waiting.length > 0)
  if (courts.length === 0) return null
  return (
    <div className={classes.news}>
      <Panel title={t('waiting.title')} hint={t('waiting.hint')}>
        <ul className={classes.readings}>
          {courts.map(({ unique_id, title, lists }) => (
            <li key={unique_id}>
              <strong>
                <Words>{sayCourt(title)}</Words>
              </strong>
              {lists.waiting.map((date) => (
                <DateText key={date} date={date} />
              ))}
              {mayAnswer ? (
                <Link to="/dashboard/due-checks" search={{ kind: 'cause-list', court: unique_id }}>
                  {t('unread.answer')}
                </Link>
              ) : null}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
