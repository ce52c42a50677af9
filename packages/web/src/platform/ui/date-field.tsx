import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { readTypedDate } from '@peshi/contract/platform/written-date'
import { IconCalendar } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useCourtToday } from '../clock/use-now.ts'
import { isSunday, monthOf, sayWholeDay } from '../i18n/calendar-month.ts'
import { currentLocale } from '../i18n/i18n.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { useUnreadable } from './use-unreadable.ts'

interface Props extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'min' | 'max' | 'defaultValue'> {
  value: CourtDate | ''
  min?: CourtDate | '' | undefined
  max?: CourtDate | '' | undefined
  isAhead?: boolean
  closedOn?: ((date: CourtDate) => string | null) | undefined
  unknownOn?: ((date: CourtDate) => string | null) | undefined
  isBare?: boolean
  /** Receives an empty string for an empty field or an invalid date. */
  onChange(value: CourtDate | ''): void
}

const whole = /^(?:\d{2}[-./]\d{2}[-./]\d{4}|\d{4}-\d{2}-\d{2})$/

/** Unlike a native date field, shows DD-MM-YYYY and accepts `1.12`, `01122026` and `+4w`. */
export function DateField({
  value,
  min,
  max,
  isAhead,
  closedOn,
  unknownOn,
  isBare,
  error,
  description,
  onChange,
  ...rest
}: Props) {
  const { t } = useTranslation('common')
  const [typed, setTyped] = useState<string | null>(null)
  const [month, setMonth] = useState<string | null>(null)
  const [known, setKnown] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  if (known !== value) {
    setKnown(value)
    if (value !== '') setTyped(null)
  }
  const today = useCourtToday()
  const faultOf = (text: string): string | null => {
    const read = readTypedDate(text, today, max || undefined)
    if (read.kind === 'unreadable') return t('date.unreadable')
    if (read.kind === 'date' && min && read.date < min) return t('date.not_before', { date: toDayFirst(min) })
    if (read.kind === 'date' && max && read.date > max) return t('date.not_after', { date: toDayFirst(max) })
    return null
  }
  const fault = typed === null ? null : faultOf(typed)
  const isFaultSaid = useUnreadable(input, fault !== null)

  const take = (text: string) => {
    const read = readTypedDate(text, today, max || undefined)
    const isTaken = faultOf(text) === null
    setTyped(isTaken ? null : text)
    const date = read.kind === 'date' ? read.date : ''
    if (date !== value && (isTaken || read.kind === 'unreadable')) onChange(date)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the allowed range changes
  useEffect(() => {
    if (typed !== null && document.activeElement !== input.current) take(typed)
  }, [min, max])

  const type = (text: string) => {
    if (whole.test(text) || text === '') take(text)
    else setTyped(text)
  }
  const choose = (date: CourtDate) => {
    setMonth(null)
    setTyped(null)
    onChange(date)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== null) take(typed)
    if (event.key === 'ArrowDown' && event.altKey) setMonth(monthOf(value || today))
  }

  return (
    <TextInput
      {...rest}
      ref={input}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('date.form')}
      value={typed ?? (value ? toDayFirst(value) : '')}
      error={error ?? (isFaultSaid ? fault : undefined)}
      description={
        value && !isBare ? (
          <>
            {description ? <span style={{ display: 'block' }}>{description}</span> : null}
            <Echo date={value} isAhead={isAhead} closedOn={closedOn} unknownOn={unknownOn} today={today} />
          </>
        ) : (
          description
        )
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => typed !== null && take(typed)}
      rightSection={
        <Popover
          opened={month !== null}
          onDismiss={() => setMonth(null)}
          position="bottom-end"
          width={300}
          trapFocus
          shadow="md"
        >
          <Popover.Target>
            <ActionIcon
              aria-label={t('date.open')}
              disabled={rest.disabled ?? false}
              onClick={() => setMonth(month === null ? monthOf(value || today) : null)}
            >
              <IconCalendar size={16} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            {month ? (
              <MonthCalendar
                month={month}
                onMonth={setMonth}
                value={value || undefined}
                min={min || undefined}
                max={max || undefined}
                today={today}
                closedOn={closedOn}
                isInPopover
                onChoose={choose}
              />
            ) : null}
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}

function Echo({
  date,
  isAhead,
  closedOn,
  unknownOn,
  today,
}: Pick<Props, 'isAhead' | 'closedOn' | 'unknownOn'> & Record<'date' | 'today', CourtDate>) {
  const { t } = useTranslation('common')
  const unusual = [
    isAhead && date < today && t('date.past'),
    isAhead && isSunday(date) && t('date.sunday'),
    closedOn?.(date),
    !(isAhead && date < today) && unknownOn?.(date),
  ]
  const words = unusual.filter(Boolean).join(', ')
  return (
    <span className={words === '' ? undefined : 'late'}>
      {sayWholeDay(date, currentLocale())}
      {words === '' ? '' : ` · ${words}`}
    </span>
  )
}
