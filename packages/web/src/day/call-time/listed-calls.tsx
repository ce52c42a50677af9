import { ActionIcon, NativeSelect, Skeleton } from '@mantine/core'
import { courtRoomLabel } from '@peshi/contract/courts/labels'
import type { Call } from '@peshi/contract/day/call-time'
import { IconUserShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TitleCell } from '../../matters/matters/list/title-cell.tsx'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { toastDone } from '../../platform/ui/toast.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { type Listed, ListedPanel, type ListedRow } from '../today/listed-panel.tsx'
import { CallStatus } from './call-status.tsx'
import { CallVideo } from './call-video.tsx'
import { type DayCalls, isInClash, useCalls, useSetCallAlert } from './calls.api.ts'
import classes from './calls.module.css'
import { hasEnded } from './calls-near.ts'
import { HandOver } from './hand-over.tsx'
import { LikelyTime } from './likely-time.tsx'

export function ListedCalls(listed: Listed) {
  const { t } = useTranslation('calls')
  const { data: day, error, isLoading } = useCalls()
  if (isLoading) return <Skeleton height={320} radius="lg" aria-busy="true" />
  const calls = day?.calls ?? []
  const figure = { isLabelled: true, isFigure: true }
  const columns = [
    { id: 'item', heading: t('column.item'), ...figure },
    ...(calls.some(({ board }) => board?.item) ? [{ id: 'board', heading: t('column.board'), ...figure }] : []),
    { id: 'likely', heading: t('column.likely') },
  ]
  return (
    <ListedPanel
      {...listed}
      rows={day?.calls.map((call) => rowOf(call, day))}
      extra={calls.length > 0 ? columns : []}
      aside={day ? <AlertSetting itemsBefore={day.items_before} /> : undefined}
      problem={error && !day ? t('failed') : null}
    />
  )
}

const rowOf = (call: Call, day: DayCalls): ListedRow => ({
  key: `${call.matter_id} ${call.court_no} ${call.item}`,
  id: call.matter_id,
  title: call.title,
  cells: {
    matter: (
      <>
        <TitleCell matter={{ ...call, _id: call.matter_id, reference_id: null }} />
        <Appearing call={call} isOfMany={day.people.length > 1} />
        <CallVideo call={call} />
      </>
    ),
    court: <Room call={call} />,
    item: (
      <strong>
        <Words>{call.item}</Words>
      </strong>
    ),
    board: <Words>{call.board?.item ?? '—'}</Words>,
    likely: (
      <>
        <LikelyTime likely={call.likely} />
        <BoardMessage message={call.message} />
      </>
    ),
    status: (
      <>
        <CallStatus call={call} isClashing={isInClash(day, call)} />
        <HandOverButton call={call} day={day} />
      </>
    ),
  },
})

function Room({ call }: { call: Call }) {
  const { t } = useTranslation('calls')
  return (
    <span title={sayCourt(call.court_title)}>
      <Values>{[sayCourt(call.court_short), t('room', { room: courtRoomLabel(call.court_no) })]}</Values>
    </span>
  )
}

function BoardMessage({ message }: { message: string | null }) {
  const { t } = useTranslation('calls')
  if (!message) return null
  return (
    <small className={classes.boardMessage}>
      <Words>{t('message', { message })}</Words>
    </small>
  )
}

function Appearing({ call: { person, handover }, isOfMany }: { call: Call; isOfMany: boolean }) {
  const { t } = useTranslation('calls')
  if (!isOfMany || !person) return null
  const note = handover?.note ?? null
  const from = handover?.from ?? null
  return (
    <small className={classes.appearing}>
      <Words>{t('appears', { name: person.name })}</Words>
      {note === null ? null : (
        <>
          {' · '}
          <Words>{from === null ? t('hand.said', { note }) : t('hand.from', { name: from, note })}</Words>
        </>
      )}
    </small>
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

function HandOverButton({ call, day }: { call: Call; day: DayCalls }) {
  const { t } = useTranslation('calls')
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  if (!can('update', 'Matter') || day.people.length < 2 || hasEnded(call.likely)) return null
  return (
    <>
      <ActionIcon
        title={t('hand.over')}
        aria-label={t('hand.of', { title: call.title })}
        onClick={() => setIsOpen(true)}
      >
        <IconUserShare size={18} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
      {isOpen ? <HandOver call={call} day={day} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
