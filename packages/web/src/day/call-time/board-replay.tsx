import { ActionIcon, Skeleton, Slider, Stack } from '@mantine/core'
import { courtRoomLabel } from '@peshi/contract/courts/labels'
import { replayBoard } from '@peshi/contract/day/call-time'
import type { CourtId } from '@peshi/contract/platform/ids'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useData } from '../../platform/api/use-data.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { indiaTime } from '../../platform/i18n/india-time.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { DateField } from '../../platform/ui/date-field.tsx'
import { FormError } from '../../platform/ui/form-error.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './calls.module.css'
import { type Replay, roomsAt, spanOf } from './replay-at.ts'

export function BoardReplayButton({ court, title }: { court: CourtId; title: string }) {
  const { t } = useTranslation('calls')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ActionIcon
        title={t('replay.open')}
        aria-label={t('replay.of', { court: title })}
        onClick={() => setIsOpen(true)}
      >
        <IconHistory size={18} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
      {isOpen ? <BoardReplay court={court} title={title} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function BoardReplay({ court, title, onClose }: { court: CourtId; title: string; onClose(): void }) {
  const { t } = useTranslation('calls')
  const today = useCourtToday()
  const [date, setDate] = useState(today)
  const { data: replay, error } = useData(['calls', 'replay', court, date], replayBoard, {
    params: { id: court },
    query: { date },
  })
  return (
    <Modal opened onClose={onClose} size="lg" title={t('replay.of', { court: title })}>
      <Stack>
        <DateField isBare label={t('replay.day')} value={date} max={today} onChange={(date) => date && setDate(date)} />
        <FormError error={error} />
        {replay ? <Day key={date} replay={replay} /> : error ? null : <Skeleton height={240} aria-busy="true" />}
      </Stack>
    </Modal>
  )
}

function Day({ replay }: { replay: Replay }) {
  const { t } = useTranslation('calls')
  const span = spanOf(replay)
  const [minute, setMinute] = useState(span?.to ?? 0)
  if (!span) return <p className="small">{t('replay.none')}</p>
  const columns: Column<ReturnType<typeof roomsAt>[number]>[] = [
    {
      id: 'room',
      heading: t('replay.room'),
      namesRow: true,
      cell: ({ court_no }) => <Words>{courtRoomLabel(court_no)}</Words>,
    },
    {
      id: 'item',
      heading: t('column.item'),
      cell: ({ now }) => (now.item === null ? '—' : <Words>{now.item}</Words>),
    },
    {
      id: 'done',
      heading: t('replay.done'),
      cell: ({ listed, now }) => (
        <>
          {listed === null ? null : <bdi dir="ltr">{`${now.done} / ${listed}`}</bdi>}
          {now.is_jump ? <span className="small"> {t('why.jump')}</span> : null}
        </>
      ),
    },
  ]
  const timeOf = (at: number) => indiaTime(new Date(at * 60_000).toISOString())
  return (
    <>
      <div dir="ltr" className={classes.slider}>
        <Slider
          min={span.from}
          max={span.to}
          value={minute}
          onChange={setMinute}
          label={timeOf}
          labelAlwaysOn
          thumbLabel={t('replay.time')}
          thumbProps={{ 'aria-valuetext': timeOf(minute) }}
        />
      </div>
      <DataTable
        className={classes.replay}
        columns={columns}
        rows={roomsAt(replay, minute)}
        keyOf={({ court_no }) => court_no}
      />
    </>
  )
}
