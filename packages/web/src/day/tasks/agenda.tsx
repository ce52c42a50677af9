import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { firstOf, lastOf, monthOf, sayWeekday } from '../../platform/i18n/calendar-month.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Message } from '../../platform/ui/message.tsx'
import { moveBetweenRows } from '../../platform/ui/move-between-rows.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import type { Item } from './calendar-items.ts'
import type { GridProps } from './month-grid.tsx'
import { Chip } from './task-chip.tsx'
import lists from './task-list.module.css'
import { TaskRow } from './task-row.tsx'

export function Agenda({ date, today, items, actions }: GridProps) {
  const { t } = useTranslation('tasks')
  const days = useMemo(() => daysOf(items, date, today), [items, date, today])
  if (days.length === 0) return <Message icon={IconCalendarCheck} title={t('empty.title')} text={t('empty.text')} />
  return (
    <div className={lists.lists}>
      {days.map(([day, listed]) => (
        <Panel
          key={day}
          title={
            day === 'overdue' ? (
              t('overdue')
            ) : (
              <>
                {sayWeekday(day, currentLocale())} <span dir="ltr">{toDayFirst(day)}</span>
              </>
            )
          }
          aside={<span className="tabular">{listed.length}</span>}
        >
          <ul className="ruled" onKeyDown={moveBetweenRows}>
            {listed.map((item) => (
              <li key={item.key}>
                {item.kind === 'task' && !item.task.occurrence ? (
                  <TaskRow task={item.task} today={today} opens={() => actions.onOpen(item.task)} />
                ) : (
                  <Chip item={item} place="list" isReachable actions={actions} />
                )}
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  )
}

function daysOf(items: readonly Item[], date: CourtDate, today: CourtDate): [CourtDate | 'overdue', Item[]][] {
  const month = monthOf(date)
  const begin = date === today || monthOf(today) !== month ? date : firstOf(month)
  const isOverdue = (item: Item) =>
    item.kind === 'task' && !item.task.occurrence && !item.task.is_done && item.to < today && begin === today
  const late = items.filter(isOverdue)
  const found = new Map<CourtDate, Item[]>()
  for (const item of items) {
    if (item.to < begin || item.from > lastOf(month)) continue
    const day = item.from < begin ? begin : item.from
    found.set(day, [...(found.get(day) ?? []), item])
  }
  const days = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return late.length > 0 ? [['overdue', late], ...days] : days
}
