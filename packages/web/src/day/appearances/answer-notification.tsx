import type { NotificationItem } from '@peshi/contract/chamber/notifications'
import { useCan, useSession } from '../../platform/session/use-session.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { isAskedOf, useAppearances } from './appearances.api.ts'

/** The answers to a notification, for as long as the person is asked. */
export function AnswerNotification({ item }: { item: Pick<NotificationItem, 'kind' | 'matter_id' | 'values'> }) {
  const isAsked = item.kind === 'appearance.asked' || item.kind === 'appearance.open'
  return isAsked ? <Answer matterId={item.matter_id} date={item.values.date} /> : null
}

function Answer({ matterId, date }: { matterId: NotificationItem['matter_id']; date: unknown }) {
  const me = useSession()?.userData._id
  const isOwner = useCan()('manage', 'all')
  const of = useAppearances().data?.items.find((one) => one.matter_id === matterId && one.date === date)
  return of && isAskedOf(of, me, isOwner) ? <AnswerButtons of={of} /> : null
}
