import { Button } from '@mantine/core'
import { courtRoomLabel } from '@peshi/contract/courts/labels'
import type { Call, Clash } from '@peshi/contract/day/call-time'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { indiaTime } from '../../platform/i18n/india-time.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { type DayCalls, useCalls } from './calls.api.ts'
import classes from './calls.module.css'
import { HandOver } from './hand-over.tsx'

export function ClashPanel() {
  const { t } = useTranslation('calls')
  const { data: day } = useCalls()
  if (!day || day.clashes.length === 0) return null
  return (
    <Panel title={t('clash.title')} aside={<Pill tone="late">{t('clash.count', { count: day.clashes.length })}</Pill>}>
      <ul className={classes.clashes}>
        {day.clashes.map((clash) => (
          <ClashRow key={`${clash.matter_ids.join()} ${clash.from}`} clash={clash} day={day} />
        ))}
      </ul>
    </Panel>
  )
}

function ClashRow({ clash, day }: { clash: Clash; day: DayCalls }) {
  const { t } = useTranslation(['calls', 'today'])
  const can = useCan()
  const [handed, setHanded] = useState<Call | null>(null)
  const isOfDay = clash.cities.length > 0
  const calls = isOfDay
    ? []
    : clash.matter_ids.flatMap((id) => day.calls.find(({ matter_id }) => matter_id === id) ?? [])
  return (
    <li>
      <p className={classes.clashHead}>
        <strong className="tabular">
          {isOfDay ? (
            <Words>{clash.cities.join(', ')}</Words>
          ) : (
            <bdi dir="ltr">
              {indiaTime(clash.from)} – {indiaTime(clash.to)}
            </bdi>
          )}
        </strong>{' '}
        {isOfDay
          ? t('today:tomorrow.cities')
          : clash.person
            ? t('clash.person', { name: clash.person.name })
            : t('clash.nobody')}
      </p>
      {calls.map((call) => (
        <div key={call.matter_id} className={classes.clashMatter}>
          <span className={classes.clashWords}>
            <Link to="/dashboard/matters/matter-preview/$id" params={{ id: call.matter_id }} dir="auto">
              {call.title}
            </Link>
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
          {can('update', 'Matter') && day.people.length > 1 ? (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('hand.of', { title: call.title })}
              onClick={() => setHanded(call)}
            >
              {t('hand.over')}
            </Button>
          ) : null}
        </div>
      ))}
      {isOfDay ? null : <Free clash={clash} />}
      {handed ? <HandOver call={handed} day={day} free={clash.free} onClose={() => setHanded(null)} /> : null}
    </li>
  )
}

function Free({ clash }: { clash: Clash }) {
  const { t } = useTranslation('calls')
  return (
    <p className={classes.free}>
      {clash.free.length === 0 ? t('clash.nobodyFree') : t('clash.free')}{' '}
      {clash.free.map(({ _id, name, near }) => (
        <span key={_id}>
          <Words>{name}</Words>
          {near ? (
            <small>
              {' '}
              <Words>
                {t('clash.near', { court: sayCourt(near.court_short), room: courtRoomLabel(near.court_no) })}
              </Words>
            </small>
          ) : null}
        </span>
      ))}
    </p>
  )
}
