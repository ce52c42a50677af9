import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core'
import { addDays, daysBetween } from '@peshi/contract/platform/dates'
import { type FormEvent, useState } from 'react'
import { useOwnCourts } from '../../courts/courts/courts.api.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { firstOf, lastOf, monthOf, weekdayOf } from '../../platform/i18n/calendar-month.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './hearings.module.css'
import { courtsOf, type HearingsSearch } from './hearings.search.ts'

const daysAtMost = 93

interface Props {
  /** Without the choice of days. */
  isByCourt?: boolean
  search: HearingsSearch
  onApply(changes: Partial<HearingsSearch>): void
  onClose(): void
}

export function FilterDialog({ isByCourt = false, search, onApply, onClose }: Props) {
  const today = useCourtToday()
  const { t } = useTranslation(['hearings', 'common', 'matters'])
  const own = useOwnCourts()
  const [from, setFrom] = useState(search.from ?? '')
  const [to, setTo] = useState(search.to ?? '')
  const [courts, setCourts] = useState<string[]>(courtsOf(search))
  const problem = problemOf(from, to)
  const apply = (changes: Partial<HearingsSearch>) => {
    onApply(changes)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem) return
    apply({ from: from || undefined, to: to && to !== from ? to : undefined, courts: courts.join(',') || undefined })
  }
  const choose = ([first, last]: [string, string]) => {
    setFrom(first)
    setTo(last)
  }
  return (
    <Modal opened onClose={onClose} title={t('hearings:filter.title')} size={460}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {isByCourt ? null : (
            <>
              <Group grow align="start">
                <DateField
                  label={t('hearings:filter.from')}
                  value={from}
                  error={to && !from ? t('hearings:filter.need_from') : undefined}
                  onChange={setFrom}
                />
                <DateField
                  label={t('hearings:filter.to')}
                  value={to}
                  min={from}
                  error={problem && from ? t(`hearings:filter.${problem}`) : undefined}
                  onChange={setTo}
                />
              </Group>
              <Group gap={6}>
                {spans(today).map(([name, span]) => (
                  <Button key={name} size="compact-sm" variant="default" onClick={() => choose(span)}>
                    {t(`hearings:filter.${name}`)}
                  </Button>
                ))}
              </Group>
            </>
          )}
          <Checkbox.Group label={t('hearings:filter.courts')} value={courts} onChange={setCourts}>
            <div className={classes.courtChoice}>
              {own.isPending ? <Skeleton height={60} /> : null}
              {own.data?.length === 0 ? <Text c="dimmed">{t('hearings:filter.no_courts')}</Text> : null}
              {own.data?.map(({ _id, title, count }) => (
                <Checkbox
                  key={_id}
                  value={_id}
                  label={
                    <>
                      <Words>{sayCourt(title)}</Words> <span className="small">{count}</span>
                    </>
                  }
                />
              ))}
            </div>
          </Checkbox.Group>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => apply({ from: undefined, to: undefined, courts: undefined })}>
              {t('common:clear')}
            </Button>
            <Button type="submit">{t('hearings:filter.apply')}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

function problemOf(from: string, to: string): 'need_from' | 'wrong_order' | 'too_long' | null {
  if (!to) return null
  if (!from) return 'need_from'
  if (to < from) return 'wrong_order'
  return daysBetween(from, to) >= daysAtMost ? 'too_long' : null
}

function spans(today: string): ['today' | 'tomorrow' | 'this_week' | 'this_month', [string, string]][] {
  const monday = addDays(today, -weekdayOf(today))
  const month = monthOf(today)
  return [
    ['today', [today, '']],
    ['tomorrow', [addDays(today, 1), '']],
    ['this_week', [monday, addDays(monday, 6)]],
    ['this_month', [firstOf(month), lastOf(month)]],
  ]
}
