import type { NotificationItem } from '@peshi/contract/chamber/notifications'
import { courtRoomLabel } from '@peshi/contract/courts/labels'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateText, Words } from '../../platform/ui/words.tsx'
import classes from './notifications.module.css'

export function About({ item }: { item: NotificationItem }) {
  const { t } = useTranslation('calls')
  const { date, after, number, court_no, item: nth, instead } = item.values
  const court = sayCourt(item.court_short)
  const place =
    court && typeof court_no === 'string' && typeof nth === 'string'
      ? t('place', { court, room: courtRoomLabel(court_no), item: nth })
      : court
  const day = [date, after].find((value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
  const words = new Set(
    [item.matter_title, item.subject.label, number, item.by?.name].filter(
      (word): word is string => typeof word === 'string' && word !== '',
    ),
  )
  return (
    <span className={classes.about}>
      {[...words].map((word) => (
        <span key={word}>
          <Words>{word}</Words>
        </span>
      ))}
      {typeof day === 'string' ? <DateText date={day} /> : null}
      {place ? (
        <span>
          <Words>{place}</Words>
        </span>
      ) : null}
      {typeof instead === 'string' ? (
        <span>
          → <Words>{instead}</Words>
        </span>
      ) : null}
    </span>
  )
}
