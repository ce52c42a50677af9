import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { courtRoomLabel } from '@peshi/contract/courts/labels'
import { shortTitle } from '@peshi/contract/courts/short-title'
import { Link } from '@tanstack/react-router'
import { openOutcome } from '../../matters/hearings/open-outcome.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan, useSession } from '../../platform/session/use-session.ts'
import { Values, Words } from '../../platform/ui/words.tsx'
import { nextCallOf } from './alerted-calls.ts'
import { CallStatus } from './call-status.tsx'
import { CallVideo } from './call-video.tsx'
import { type DayCalls, isInClash } from './calls.api.ts'
import classes from './calls.module.css'
import { LikelyTime } from './likely-time.tsx'

/** On a phone, the call that comes next for the reader, with its outcome at one tap. */
export function NextCall({ day }: { day: DayCalls }) {
  const { t } = useTranslation(['calls', 'hearings'])
  const can = useCan()
  const me = useSession()?.userData._id
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const call = isPhone ? nextCallOf(day.calls, me) : undefined
  if (!call) return null
  const { matter_id, title, court_short, court_no, item, board, likely } = call
  return (
    <section className={classes.next} aria-label={t('calls:nextCall')}>
      <header>
        <span className="small">
          <Values>{[sayCourt(court_short), t('calls:room', { room: courtRoomLabel(court_no) })]}</Values>
        </span>
        <CallStatus call={call} isClashing={isInClash(day, call)} />
      </header>
      <Link
        to="/dashboard/matters/matter-preview/$id"
        params={{ id: matter_id }}
        className={classes.nextTitle}
        title={title}
        dir="auto"
      >
        {shortTitle(title)}
      </Link>
      <dl>
        <div>
          <dt>{t('calls:column.item')}</dt>
          <dd>
            <Words>{item}</Words>
          </dd>
        </div>
        <div>
          <dt>{t('calls:column.board')}</dt>
          <dd>
            <Words>{board?.item ?? '—'}</Words>
          </dd>
        </div>
        <div>
          <dt>{t('calls:column.likely')}</dt>
          <dd>
            <LikelyTime likely={likely} />
          </dd>
        </div>
      </dl>
      <CallVideo call={call} />
      {can('update', 'Matter') ? (
        <Button
          fullWidth
          aria-label={t('hearings:entry.note_outcome', { title })}
          onClick={() => openOutcome({ matter_id, date: day.date })}
        >
          {t('hearings:entry.outcome')}
        </Button>
      ) : null}
    </section>
  )
}
