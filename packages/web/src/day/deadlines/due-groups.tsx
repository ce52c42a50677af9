import { UnstyledButton } from '@mantine/core'
import type { DueRow } from '@peshi/contract/day/deadlines'
import type { Task } from '@peshi/contract/day/tasks'
import type { DueCopy } from '@peshi/contract/papers/certified-copies'
import { daysBetween, toDayFirst } from '@peshi/contract/platform/dates'
import type { ClockId } from '@peshi/contract/platform/ids'
import type { Clock } from '@peshi/contract/trackers/clocks'
import { Link } from '@tanstack/react-router'
import { CourtMonogram } from '../../courts/courts/court-monogram.tsx'
import { CopyAct, useDueName } from '../../papers/certified-copies/copy-words.tsx'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { sayWeekday } from '../../platform/i18n/calendar-month.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { DateText, TwoLines, Values, Words } from '../../platform/ui/words.tsx'
import { ClockPill, CopyMark, TickMark, UnknownMark, useClockName } from '../../trackers/clocks/clock-marks.tsx'
import clockClasses from '../../trackers/clocks/clocks.module.css'
import { OrderOfClock } from '../../trackers/clocks/order-of-clock.tsx'
import { SubjectLink } from '../../trackers/clocks/subject-link.tsx'
import classes from './deadlines.module.css'
import type { dueViews } from './deadlines.search.ts'

type By = (typeof dueViews)[number]

interface Props {
  rows: DueRow[]
  by: By
  onOpen(id: ClockId): void
}

export function DueGroups({ rows, by, onOpen }: Props) {
  const { t } = useTranslation('clocks')
  const groups = Map.groupBy(rows, (row) => groupOf(row, by))
  const columns = useColumns(by, onOpen)
  const today = useCourtToday()
  return [...groups].map(([key, own]) => (
    <section key={key} className={classes.group}>
      <h3 className={classes.heading} data-late={by === 'day' && key < today ? true : undefined}>
        {by === 'day' ? <Day date={key} /> : <Words>{headingOf(own[0], by) || t('group_none')}</Words>}
      </h3>
      <DataTable
        className={[clockClasses.table, classes.table].join(' ')}
        columns={columns}
        rows={own}
        keyOf={({ clock, task, copy }) => clock?._id ?? task?._id ?? copy?._id ?? ''}
      />
    </section>
  ))
}

const Day = ({ date }: { date: string }) => (
  <>
    {sayWeekday(date, currentLocale())} <bdi dir="ltr">{toDayFirst(date)}</bdi>
  </>
)

function groupOf({ due_on, person, clock, task, copy }: DueRow, by: By): string {
  if (by === 'day') return due_on
  if (by === 'person') return person?._id ?? ''
  return clock ? (clock.matter_id ?? clock.ctitle) : (copy?.matter_id ?? task?.matter?._id ?? '')
}

const headingOf = (row: DueRow | undefined, by: By): string =>
  (by === 'person' ? row?.person?.name : (row?.clock?.ctitle ?? row?.copy?.ctitle ?? row?.task?.matter?.title)) ?? ''

function useColumns(by: By, onOpen: Props['onOpen']): Column<DueRow>[] {
  const { t } = useTranslation('clocks')
  return [
    {
      id: 'name',
      heading: t('column.clock'),
      cell: ({ clock, task, copy, people }) => (
        <>
          {clock ? <ClockName clock={clock} onOpen={onOpen} /> : null}
          {task ? <TaskName task={task} /> : null}
          {copy ? <CopyName copy={copy} /> : null}
          <small>
            {task ? <span>{t('group.task')}</span> : null}
            {by === 'person' ? null : <Values>{people.map(({ name }) => name)}</Values>}
            {clock ? (
              <>
                <OrderOfClock clock={clock} />
                <TickMark clock={clock} />
                <UnknownMark clock={clock} />
                <CopyMark clock={clock} />
              </>
            ) : null}
          </small>
        </>
      ),
    },
    ...(by === 'matter'
      ? []
      : [{ id: 'matter', heading: t('column.matter'), cell: (row: DueRow) => <MatterOf row={row} /> }]),
    ...(by === 'day'
      ? []
      : [
          {
            id: 'due',
            heading: t('column.due'),
            isLabelled: true,
            cell: ({ due_on }: DueRow) => <DateText date={due_on} />,
          },
        ]),
    {
      id: 'state',
      heading: t('column.state'),
      cell: ({ clock, task, copy }) => (
        <>
          {clock ? <ClockPill clock={clock} /> : null}
          {task ? <TaskPill task={task} /> : null}
          {copy ? <CopyAct copy={copy} /> : null}
        </>
      ),
    },
  ]
}

function ClockName({ clock, onOpen }: { clock: NonNullable<DueRow['clock']>; onOpen: Props['onOpen'] }) {
  const nameOf = useClockName()
  return (
    <UnstyledButton className={clockClasses.open} onClick={() => onOpen(clock._id)}>
      <Words>{nameOf(clock)}</Words>
    </UnstyledButton>
  )
}

const TaskName = ({ task: { _id, date, title } }: { task: Task }) => (
  <Link to="/tasks/calendar" search={{ task: _id, date }} className={clockClasses.open}>
    <Words>{title}</Words>
  </Link>
)

const CopyName = ({ copy }: { copy: DueCopy }) => (
  <strong>
    <Words>{useDueName()(copy)}</Words>
  </strong>
)

function MatterOf({ row: { clock, task, copy } }: { row: DueRow }) {
  if (clock)
    return (
      <span className={clockClasses.matter}>
        {clock.court_id ? <CourtMonogram court={clock.court_id} /> : null}
        <span>
          <SubjectLink clock={clock}>
            <TwoLines>{clock.ctitle}</TwoLines>
          </SubjectLink>
          <small>
            <Values>{[clock.case_label]}</Values>
          </small>
        </span>
      </span>
    )
  if (copy)
    return (
      <span className={clockClasses.matter}>
        {copy.court_id ? <CourtMonogram court={copy.court_id} /> : null}
        <span>
          <Link to="/dashboard/matters/matter-preview/$id" params={{ id: copy.matter_id }} search={{ tab: 'clocks' }}>
            <TwoLines>{copy.ctitle}</TwoLines>
          </Link>
          <small>
            <Values>{[copy.case_label]}</Values>
          </small>
        </span>
      </span>
    )
  if (!task?.matter) return '—'
  return (
    <span className={clockClasses.matter}>
      <Link to="/dashboard/matters/matter-preview/$id" params={{ id: task.matter._id }} search={{ tab: 'tasks' }}>
        <TwoLines>{task.matter.title}</TwoLines>
      </Link>
    </span>
  )
}

const nearDays = 7

function TaskPill({ task: { end_date: due_on, is_done } }: { task: Task }) {
  const days_left = daysBetween(useCourtToday(), due_on)
  return <ClockPill clock={{ due_on, days_left, state: is_done ? 'done' : stateOf(days_left) }} />
}

function stateOf(daysLeft: number): Clock['state'] {
  if (daysLeft <= 0) return daysLeft < 0 ? 'past' : 'today'
  return daysLeft <= nearDays ? 'near' : 'running'
}
