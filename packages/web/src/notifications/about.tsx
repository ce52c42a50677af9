import type { NotificationItem } from '@peshi/contract/notifications'
import { DateText, Words } from '../ui/words.tsx'
import classes from './notifications.module.css'

/** The matter or the thing, who did it, and the day that it is about. */
export function About({ item }: { item: NotificationItem }) {
  const { date, after, number } = item.values
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
    </span>
  )
}
