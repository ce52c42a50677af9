import { NativeSelect, Skeleton } from '@mantine/core'
import { courtRoomLabel } from '@peshi/contract/courts/labels'
import type { Call } from '@peshi/contract/day/call-time'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import type { Matter } from '@peshi/contract/matters/matters'
import type { Outcome } from '@peshi/contract/matters/outcomes'
import type { MatterId } from '@peshi/contract/platform/ids'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { WhereListsAreRead } from '../../courts/courts/where-lists-are-read.tsx'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { Appears } from './appears.tsx'
import { CallStatus } from './call-status.tsx'
import { CallVideo } from './call-video.tsx'
import { isInClash, useCalls, useSetCallAlert } from './calls.api.ts'
import classes from './calls.module.css'
import { type DayRow, DayTable } from './day-table.tsx'
import { useEntryRow } from './entry-row.tsx'
import { LikelyTime } from './likely-time.tsx'
import { NextCall } from './next-call.tsx'

interface Props {
  matters: Matter[]
  outcomes: { matter_id: MatterId; outcome: Outcome }[]
  /** Missing in a day that an earlier version kept for use without a network. */
  takenOff: HearingEntry[]
  total: number
  hint: ReactNode
}

export function ListedCalls({ matters, outcomes, takenOff, total, hint }: Props) {
  const today = useCourtToday()
  const rowOf = useEntryRow()
  const { t } = useTranslation(['calls', 'today'])
  const { data: day, error, isLoading } = useCalls()
  if (isLoading) return <Skeleton height={320} radius="lg" aria-busy="true" />
  const calls = day?.calls ?? []
  const outcomeOf = new Map(outcomes.map(({ matter_id, outcome }) => [matter_id, outcome]))
  const called = new Set(calls.map(({ matter_id }) => matter_id))
  const rows = [
    ...calls.map(
      (call): DayRow => ({
        key: `${call.matter_id} ${call.court_no} ${call.item}`,
        matter_id: call.matter_id,
        date: today,
        case: call,
        title: call.title,
        court: sayCourt(call.court_title),
        courtShort: sayCourt(call.court_short),
        room: t('calls:room', { room: courtRoomLabel(call.court_no) }),
        item: call.item,
        likely: <LikelyTime likely={call.likely} />,
        status: outcomeOf.has(call.matter_id) ? undefined : (
          <CallStatus call={call} isClashing={day ? isInClash(day, call) : false} />
        ),
        appears: day ? <Appears call={call} day={day} /> : undefined,
        outcome: outcomeOf.get(call.matter_id) ?? null,
        more: <Notes call={call} />,
      }),
    ),
    ...matters
      .filter(({ _id }) => !called.has(_id))
      .map(
        (matter): DayRow => ({
          key: matter._id,
          matter_id: matter._id,
          date: today,
          case: matter,
          title: matter.title,
          isSensitive: matter.is_sensitive,
          court: sayCourt(matter.court_title),
          courtShort: sayCourt(matter.court_title),
          room: null,
          item: null,
          status: (
            <WhereListsAreRead court={matter.hc_name} matter={matter._id} date={today}>
              <Pill tone="decided">{t('today:list.noList')}</Pill>
            </WhereListsAreRead>
          ),
          outcome: outcomeOf.get(matter._id) ?? null,
          more: <CallVideo call={day?.videos.find(({ matter_id }) => matter_id === matter._id)} />,
        }),
      ),
    ...takenOff.map(rowOf),
  ]
  const isEmpty = rows.length === 0
  return (
    <>
      {day ? <NextCall day={day} /> : null}
      <Panel
        title={t('today:list.title')}
        hint={isEmpty ? undefined : hint}
        aside={day && !isEmpty ? <AlertSetting itemsBefore={day.items_before} /> : undefined}
      >
        {isEmpty ? <p className="muted">{t('today:list.empty')}</p> : null}
        {error && !day && !isEmpty ? <p className="muted">{t('calls:failed')}</p> : null}
        {isEmpty ? null : <DayTable rows={rows} today={today} />}
        {total > matters.length ? (
          <p className={classes.further}>
            <Link to="/dashboard/matters" search={{ sort: 'next_date' }}>
              {t('today:list.more', { count: total - matters.length })}
            </Link>
          </p>
        ) : null}
      </Panel>
    </>
  )
}

/** Few calls have these: a note of the person who handed the matter over, a message on the board, a video hearing. */
function Notes({ call }: { call: Call }) {
  const { t } = useTranslation('calls')
  const { handover, message } = call
  const note = handover?.note ?? null
  const from = handover?.from ?? null
  return (
    <>
      {note === null ? null : (
        <small className={classes.note}>
          <Words>{from === null ? t('hand.said', { note }) : t('hand.from', { name: from, note })}</Words>
        </small>
      )}
      {message ? (
        <small className={classes.note}>
          <Words>{t('message', { message })}</Words>
        </small>
      ) : null}
      <CallVideo call={call} />
    </>
  )
}

const choices = [1, 2, 3, 5, 8, 10, 15, 20, 30]
const never = 'never'

function AlertSetting({ itemsBefore }: { itemsBefore: number | null }) {
  const { t } = useTranslation('calls')
  const set = useSetCallAlert()
  const offered = [...new Set([...choices, ...(itemsBefore === null ? [] : [itemsBefore])])].sort((a, b) => a - b)
  return (
    <NativeSelect
      data-sends
      size="xs"
      className={classes.alertSetting}
      aria-label={t('alert.label')}
      disabled={set.isPending}
      value={itemsBefore === null ? never : String(itemsBefore)}
      onChange={({ currentTarget: { value } }) =>
        set.mutate(value === never ? null : Number(value), {
          onSuccess: () => toastDone(t('alert.done')),
        })
      }
      data={[
        ...offered.map((count) => ({ value: String(count), label: t('alert.items', { count }) })),
        { value: never, label: t('alert.never') },
      ]}
    />
  )
}
