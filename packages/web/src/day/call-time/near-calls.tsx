import { CloseButton } from '@mantine/core'
import { courtRoomLabel } from '@peshi/contract/courts/labels'
import type { Call } from '@peshi/contract/day/call-time'
import { IconBellRinging } from '@tabler/icons-react'
import { Link, useMatches } from '@tanstack/react-router'
import { useState } from 'react'
import { useNow } from '../../platform/clock/use-now.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Words } from '../../platform/ui/words.tsx'
import { callsNear } from './alerted-calls.ts'
import { useCalls } from './calls.api.ts'
import classes from './calls.module.css'

/** The nearest call, and how many follow. Today lists them all, so the strip is not shown there. */
export function NearCalls() {
  const isToday = useMatches({ select: (matches) => matches.at(-1)?.pathname === '/dashboard/analytics' })
  return isToday ? null : <Strip />
}

function Strip() {
  const { t } = useTranslation('calls')
  const { data: day } = useCalls({ isFollowed: false })
  const [dismissed, setDismissed] = useState<string[]>([])
  const now = useNow()
  const near = day ? callsNear(day, now).filter(({ matter_id }) => !dismissed.includes(matter_id)) : []
  const [call] = near
  if (!call) return <div aria-live="polite" />
  return (
    <div aria-live="polite" className={classes.strip}>
      <p className={classes.near}>
        <IconBellRinging size={18} stroke={1.5} aria-hidden="true" />
        <span className={classes.nearWords}>
          <strong>
            <HowNear likely={call.likely} />
          </strong>{' '}
          <Link to="/dashboard/matters/matter-preview/$id" params={{ id: call.matter_id }} dir="auto">
            {call.title}
          </Link>{' '}
          <small>
            <Words>
              {t('place', {
                court: sayCourt(call.court_short),
                room: courtRoomLabel(call.court_no),
                item: call.item,
              })}
            </Words>
          </small>
        </span>
        {near.length > 1 ? <Link to="/dashboard/analytics">{t('near.more', { count: near.length - 1 })}</Link> : null}
        <CloseButton
          aria-label={t('near.dismiss', { title: call.title })}
          onClick={() => setDismissed((before) => [...before, call.matter_id])}
        />
      </p>
    </div>
  )
}

function HowNear({ likely }: { likely: Call['likely'] }) {
  const { t } = useTranslation('calls')
  if (likely.state === 'being-heard') return t('near.heard')
  if (likely.state === 'cannot-say' && likely.why === 'kept-back') return `${t('why.kept-back')}:`
  const ahead = 'items_ahead' in likely ? likely.items_ahead : null
  if (ahead === null) return t('near.soon')
  return ahead === 0 ? t('near.next') : t('near.ahead', { count: ahead })
}
