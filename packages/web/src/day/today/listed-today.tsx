import { courtRoomLabel } from '@peshi/contract/courts/labels'
import type { Call } from '@peshi/contract/day/call-time'
import type { Matter } from '@peshi/contract/matters/matters'
import type { Outcome } from '@peshi/contract/matters/outcomes'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { WhereListsAreRead } from '../../courts/courts/where-lists-are-read.tsx'
import { OutcomeIcon } from '../../matters/hearings/outcome-icon.tsx'
import { TitleCell } from '../../matters/matters/list/title-cell.tsx'
import { courtToday } from '../../platform/clock/server-time.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { AlertSetting } from '../call-time/alert-setting.tsx'
import { CallStatus } from '../call-time/call-status.tsx'
import { CallVideo } from '../call-time/call-video.tsx'
import { type DayCalls, isInClash, useCalls } from '../call-time/calls.api.ts'
import { HandOverButton } from '../call-time/hand-over-button.tsx'
import { LikelyTime } from '../call-time/likely-time.tsx'
import classes from './today.module.css'
import type { Day } from './today.page.tsx'

type Row = { call: Call; day: DayCalls } | { matter: Matter }

const keyOf = (row: Row) =>
  'call' in row ? `${row.call.matter_id} ${row.call.court_no} ${row.call.item}` : row.matter._id

interface Props {
  matters: Matter[]
  outcomes: Day['outcomes']
  total: number
}

export function ListedToday({ matters, outcomes, total }: Props) {
  const { t } = useTranslation(['today', 'calls', 'matters'])
  const { data: day, error } = useCalls()
  const called = new Set(day?.calls.map(({ matter_id }) => matter_id))
  const outcomeOf = new Map(outcomes.map(({ matter_id, outcome }) => [matter_id, outcome]))
  const waiting = matters.filter(({ _id }) => !called.has(_id))
  const isEmpty = waiting.length === 0 && called.size === 0
  const rows: Row[] = [
    ...(day ? day.calls.map((call) => ({ call, day })) : []),
    ...waiting.map((matter) => ({ matter })),
  ]
  const calls = day?.calls ?? []
  const details = [
    ...(calls.length > 0 ? ['item', 'likely'] : []),
    ...(calls.some(({ board }) => board?.item) ? ['board'] : []),
  ]
  const columns: Column<Row>[] = [
    {
      id: 'matter',
      heading: t('matters:column.matter'),
      cell: (row) =>
        'call' in row ? (
          <>
            <TitleCell matter={{ ...row.call, _id: row.call.matter_id, reference_id: null }} />
            <Appearing call={row.call} isOfMany={row.day.people.length > 1} />
            <CallVideo call={row.call} />
          </>
        ) : (
          <TitleCell matter={row.matter} />
        ),
    },
    {
      id: 'court',
      heading: t('matters:column.court'),
      span: (row) => ('call' in row ? 1 : 1 + details.length),
      cell: (row) =>
        'call' in row ? (
          <span title={sayCourt(row.call.court_title)}>
            <Values>
              {[sayCourt(row.call.court_short), t('calls:room', { room: courtRoomLabel(row.call.court_no) })]}
            </Values>
          </span>
        ) : (
          <span className={classes.unlisted}>
            <Words>{sayCourt(row.matter.court_title)}</Words>
          </span>
        ),
    },
    {
      id: 'item',
      heading: t('calls:column.item'),
      isLabelled: true,
      isFigure: true,
      cell: (row) =>
        'call' in row ? (
          <strong>
            <Words>{row.call.item}</Words>
          </strong>
        ) : null,
    },
    {
      id: 'board',
      heading: t('calls:column.board'),
      isLabelled: true,
      isFigure: true,
      cell: (row) => ('call' in row ? <Words>{row.call.board?.item ?? '—'}</Words> : null),
    },
    {
      id: 'likely',
      heading: t('calls:column.likely'),
      cell: (row) =>
        'call' in row ? (
          <>
            <LikelyTime likely={row.call.likely} />
            <BoardMessage message={row.call.message} />
          </>
        ) : null,
    },
    {
      id: 'status',
      heading: t('calls:column.status'),
      cell: (row) => <Status row={row} outcome={outcomeOf.get('call' in row ? row.call.matter_id : row.matter._id)} />,
    },
  ]
  const isFilled = ({ id }: Column<Row>) => ['matter', 'court', 'status', ...details].includes(id)
  return (
    <Panel
      title={t('today:list.title')}
      hint={total > 0 ? total : undefined}
      aside={day && !isEmpty ? <AlertSetting itemsBefore={day.items_before} /> : undefined}
    >
      {isEmpty ? <p className={classes.quiet}>{t('today:list.empty')}</p> : null}
      {error && !day && !isEmpty ? <p className={classes.quiet}>{t('calls:failed')}</p> : null}
      {isEmpty ? null : (
        <DataTable className={classes.list} columns={columns.filter(isFilled)} rows={rows} keyOf={keyOf} />
      )}
      {total > matters.length ? (
        <Link to="/dashboard/matters" search={{ sort: 'next_date' }}>
          {t('today:list.more', { count: total - matters.length })}
        </Link>
      ) : null}
    </Panel>
  )
}

function Status({ row, outcome }: { row: Row; outcome: Outcome | undefined }) {
  const { t } = useTranslation(['calls', 'hearings'])
  const matter =
    'call' in row ? { id: row.call.matter_id, title: row.call.title } : { id: row.matter._id, title: row.matter.title }
  if (outcome)
    return (
      <span className={classes.status}>
        <Pill tone="decided">{t(`hearings:outcomes.${outcome}`)}</Pill>
        <OutcomeIcon matterId={matter.id} title={matter.title} />
      </span>
    )
  if (!('call' in row))
    return (
      <span className={classes.status}>
        <WhereListsAreRead court={row.matter.hc_name} date={courtToday()}>
          <Pill tone="decided">{t('status.noList')}</Pill>
        </WhereListsAreRead>
        <OutcomeIcon matterId={row.matter._id} title={row.matter.title} />
      </span>
    )
  const { call, day } = row
  return (
    <span className={classes.status}>
      <CallStatus call={call} isClashing={isInClash(day, call)} />
      <HandOverButton call={call} day={day} />
      <OutcomeIcon matterId={call.matter_id} title={call.title} />
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
