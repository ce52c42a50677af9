import { Button } from '@mantine/core'
import { courtRoomLabel } from '@peshi/contract/courts/labels'
import type { Appearance, Leave } from '@peshi/contract/day/appearances'
import { handOver } from '@peshi/contract/day/call-time'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useHearingPeople } from '../../matters/hearings/hearings.api.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { useCan, useSession } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { HandOver } from '../call-time/hand-over.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import { isAskedOf, useAppearances, useLeave } from './appearances.api.ts'
import classes from './appearances.module.css'

/** Further unconfirmed hearings of other people are shown on request. */
const mostOpen = 5

export function AppearancesPanel() {
  const { t } = useTranslation('today')
  const { data: day } = useAppearances()
  const me = useSession()?.userData._id
  const isOwner = useCan()('manage', 'all')
  const [showsAll, setShowsAll] = useState(false)
  if (!day) return <div aria-busy="true" />
  const { confirmed, items, outcomes, asks_at } = day
  const [first] = items
  const open = items.filter((item) => item.confirmed_by === null)
  const mine = items.filter((item) => isAskedOf(item, me, isOwner))
  const few = mine.length > 0 ? mine : open.slice(0, mostOpen)
  const shown = showsAll ? [...mine, ...items.filter((item) => !mine.includes(item))] : few
  if (!first) return outcomes && outcomes.total > 0 ? <Outcomes {...outcomes} /> : null
  const dates = [...new Set(items.map(({ date }) => toDayFirst(date)))]
  return (
    <Panel
      title={t('appearances.title', { date: dates.join(', ') })}
      hint={t('appearances.progress', confirmed)}
      aside={
        few.length < items.length ? (
          <Button size="compact-sm" variant="subtle" onClick={() => setShowsAll(!showsAll)}>
            {t(showsAll ? 'appearances.hide' : 'appearances.show')}
          </Button>
        ) : undefined
      }
    >
      {shown.length > 0 ? (
        <ul className="ruled">
          {shown.map((item) => (
            <Line
              key={`${item.date} ${item.matter_id}`}
              item={item}
              asksAt={asks_at}
              isMine={isAskedOf(item, me, isOwner)}
            />
          ))}
        </ul>
      ) : null}
      {open.length > 0 ? <p className="muted small">{t('appearances.rule')}</p> : null}
      {outcomes && outcomes.total > 0 ? <Outcomes {...outcomes} /> : null}
    </Panel>
  )
}

function Outcomes(progress: { done: number; total: number }) {
  const { t } = useTranslation('today')
  return (
    <p className="small">
      <Link to="/dashboard/hearings">{t('appearances.outcomes', progress)}</Link>
    </p>
  )
}

function Line({ item, asksAt, isMine }: { item: Appearance; asksAt: string | null; isMine: boolean }) {
  const { t } = useTranslation(['today', 'calls'])
  const [isOpen, setIsOpen] = useState(false)
  const { data: people = [], isFetching } = useHearingPeople()
  const { data: leave = [] } = useLeave()
  const { title, court_short, court_no, item: nth, matter_id } = item
  const court = sayCourt(court_short)
  const place = court_no && nth ? t('calls:place', { court, room: courtRoomLabel(court_no), item: nth }) : court
  return (
    <li className={classes.line}>
      <span className={classes.words}>
        <Link className={classes.title} to="/dashboard/matters/matter-preview/$id" params={{ id: matter_id }}>
          <Words>{title}</Words>
        </Link>
        <small className="muted">
          <Values>{[place, ...useStateWords(item, asksAt)]}</Values>
        </small>
      </span>
      <span className={classes.buttons} aria-busy={isFetching}>
        {isMine ? <AnswerButtons of={item} /> : null}
        {people.length > 1 ? (
          <IfAllowed call={handOver}>
            <Button size="sm" variant="subtle" className={classes.thumb} onClick={() => setIsOpen(true)}>
              {t('today:appearances.assign')}
            </Button>
          </IfAllowed>
        ) : null}
      </span>
      {isOpen ? (
        <HandOver
          call={{ matter_id, title, court_short, court_no, item: nth, person: item.confirmed_by ?? item.asked }}
          day={{ date: item.date, people }}
          away={leave.filter((one) => isOn(one, item.date)).map(({ person }) => person._id)}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </li>
  )
}

const isOn = ({ first_day, last_day }: Leave, date: string) => first_day <= date && date <= last_day

/** Names who appears, or who is asked and who after them. */
function useStateWords({ confirmed_by, asked, second, step, declined }: Appearance, asksAt: string | null): string[] {
  const { t } = useTranslation('today')
  if (confirmed_by) return [t('appearances.confirmed_by', { name: isolate(confirmed_by.name) })]
  const said = declined.map(({ name }) => t('appearances.declined', { name: isolate(name) }))
  if (step === 'owner') return [...said, t('appearances.owner')]
  if (!asked) return [...said, t('appearances.nobody')]
  const name = isolate(asked.name)
  const now =
    step === 'none' && asksAt ? t('appearances.first', { name, time: asksAt }) : t('appearances.asked', { name })
  const then = second ? t('appearances.then', { name: isolate(second.name) }) : t('appearances.then_owner')
  return [...said, now, then]
}
