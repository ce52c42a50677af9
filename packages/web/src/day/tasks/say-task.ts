import type { Task } from '@peshi/contract/day/tasks'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import type { CalendarTask } from './calendar-task.ts'

export function useSayTask() {
  const { t } = useTranslation('tasks')
  return (task: CalendarTask): string => {
    const parts = [
      task.title,
      sayWhen(task),
      task.occurrence ? t('say.again') : '',
      t(`category.${task.category}`),
      task.is_done ? t('state.done') : '',
      task.assignee?.name ?? '',
      task.matter?.title ?? '',
    ]
    return parts.filter(Boolean).join(', ')
  }
}

/** For example `20-11-2026 10:00 – 11:00` or `20-11-2026 – 22-11-2026`. */
export function sayWhen({
  date,
  end_date,
  time,
  end_time,
}: Pick<Task, 'date' | 'end_date' | 'time' | 'end_time'>): string {
  const from = [toDayFirst(date), time].filter(Boolean).join(' ')
  const to = [end_date === date ? '' : toDayFirst(end_date), end_time].filter(Boolean).join(' ')
  return [from, to].filter(Boolean).join(' – ')
}
