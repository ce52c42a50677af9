import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { addDays, type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { lastOf, monthOf, moveMonth, sayMonth, sayWeekday, weeksOf } from '../i18n/calendar-month.ts'
import { currentLocale } from '../i18n/i18n.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import classes from './month-calendar.module.css'

interface Props {
  month: string
  onMonth(month: string): void
  value?: CourtDate | undefined
  min?: CourtDate | undefined
  max?: CourtDate | undefined
  today: CourtDate
  isLarge?: boolean
  isInPopover?: boolean
  closedOn?: ((date: CourtDate) => string | null) | undefined
  describe?(date: CourtDate): string
  children?(date: CourtDate): ReactNode
  onChoose(date: CourtDate): void
}

const dayKeys: Record<string, number> = { ArrowUp: -7, ArrowDown: 7 }
const monthKeys: Record<string, number> = { PageUp: -1, PageDown: 1 }

export function MonthCalendar({
  month,
  onMonth,
  value,
  min,
  max,
  today,
  isLarge,
  isInPopover,
  closedOn,
  describe,
  children,
  onChoose,
}: Props) {
  const { t } = useTranslation('common')
  const locale = currentLocale()
  const keepsEscape = isInPopover ? { 'data-mantine-stop-propagation': true } : {}
  const weeks = weeksOf(month)
  const dayToFocus = useRef<CourtDate | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const week = weeks[1]?.flatMap((date) => date ?? []) ?? []
  useEffect(() => {
    if (dayToFocus.current?.startsWith(month)) focusDay(table.current, dayToFocus.current)
    dayToFocus.current = null
  }, [month])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const day = dayAfterKey(event)
    if (!day) return
    event.preventDefault()
    if (focusDay(event.currentTarget, day)) return
    dayToFocus.current = day
    onMonth(monthOf(day))
  }
  return (
    <div className={classes.calendar} data-large={isLarge || undefined}>
      <div className={classes.head}>
        <ActionIcon
          {...keepsEscape}
          aria-label={t('date.previous_month')}
          onClick={() => onMonth(moveMonth(month, -1))}
        >
          <IconChevronLeft size={16} className={classes.arrow} />
        </ActionIcon>
        <strong aria-live="polite">{sayMonth(month, locale)}</strong>
        <ActionIcon {...keepsEscape} aria-label={t('date.next_month')} onClick={() => onMonth(moveMonth(month, 1))}>
          <IconChevronRight size={16} className={classes.arrow} />
        </ActionIcon>
      </div>
      <table ref={table} className={classes.days} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {week.map((date) => (
              <th key={date} scope="col" abbr={sayWeekday(date, locale)}>
                {sayWeekday(date, locale, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days.find(Boolean)}>
              {days.map((date, at) => (
                <td key={date ?? `empty ${at}`}>
                  {date ? (
                    <button
                      {...keepsEscape}
                      type="button"
                      className={classes.day}
                      data-date={date}
                      data-today={date === today || undefined}
                      data-sunday={at === 6 || undefined}
                      data-closed={Boolean(closedOn?.(date)) || undefined}
                      data-autofocus={(isInPopover && date === (value ?? today)) || undefined}
                      aria-pressed={date === value}
                      aria-current={date === today ? 'date' : undefined}
                      disabled={(min !== undefined && date < min) || (max !== undefined && date > max)}
                      onClick={() => onChoose(date)}
                    >
                      <VisuallyHidden>
                        {[sayWeekday(date, locale), toDayFirst(date), closedOn?.(date), describe?.(date)]
                          .filter(Boolean)
                          .join(', ')}
                      </VisuallyHidden>
                      <span className={classes.number} aria-hidden="true">
                        {Number(date.slice(8))}
                      </span>
                      {children?.(date)}
                    </button>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function dayAfterKey({ key, currentTarget }: KeyboardEvent<HTMLElement>): CourtDate | null {
  const from = document.activeElement?.getAttribute('data-date')
  if (!from) return null
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
  const sideways: Record<string, number> = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }
  const days = dayKeys[key] ?? sideways[key]
  if (days !== undefined) return addDays(from, days)
  const months = monthKeys[key]
  if (months === undefined) return null
  const month = moveMonth(monthOf(from), months)
  const day = `${month}-${from.slice(8)}`
  return day > lastOf(month) ? lastOf(month) : day
}

function focusDay(table: HTMLElement | null, date: CourtDate): boolean {
  const day = table?.querySelector(`[data-date="${date}"]`)
  if (day instanceof HTMLElement) day.focus()
  return day instanceof HTMLElement
}
