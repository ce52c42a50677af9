import { otherForum } from '@peshi/contract/courts/courts'
import { useTranslation } from 'react-i18next'
import { useCourtsHealth } from '../../courts/courts/courts.api.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './cause-lists.module.css'

export function UnreadLists() {
  const { t } = useTranslation('causeLists')
  const courts = useCourtsHealth().data ?? []
  const unread = courts.filter(({ unique_id, lists }) => !lists.are_read && unique_id !== otherForum)
  if (unread.length === 0) return null
  return (
    <div className={classes.news}>
      <Panel title={t('unread.title')} hint={t('unread.hint')}>
        <ul className={classes.readings}>
          {unread.map(({ unique_id, title, lists }) => (
            <li key={unique_id}>
              <strong>
                <Words>{sayCourt(title)}</Words>
              </strong>
              {lists.url ? (
                <a href={lists.url} target="_blank" rel="noreferrer">
                  {t('unread.link')}
                </a>
              ) : null}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
