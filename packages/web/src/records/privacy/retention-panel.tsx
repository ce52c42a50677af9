import { Button, NumberInput, Skeleton, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import {
  getRetention,
  Retention,
  RetentionPeriod,
  retentionLimits,
  type SavedRetention,
  setRetention,
} from '@peshi/contract/platform/retention'
import { type FormEvent, useState } from 'react'
import { useEdit } from '../../chamber/edits/use-edit.tsx'
import { callApi } from '../../platform/api/call-api.ts'
import { usePage } from '../../platform/api/use-data.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import classes from './privacy.module.css'

const key = ['retention'] as const

const useRetention = (asked: Retention | null) => usePage([...key, asked], getRetention, { query: asked ?? {} })

const changedByRetention = [key]

const sendRetention = (body: Partial<Retention> & { version: number | undefined }) => callApi(setRetention, { body })

export function RetentionPanel() {
  const { t } = useTranslation('privacy')
  const { data, error, refetch } = useRetention(null)
  return (
    <Panel title={t('retention.title')}>
      {data || error ? null : <Skeleton height={505} aria-busy="true" />}
      {error && !data ? (
        <div className={classes.part}>
          <p role="alert">{sayError(error)}</p>
          <Button variant="default" onClick={() => refetch()}>
            {t('retention.retry')}
          </Button>
        </div>
      ) : null}
      {data ? <RetentionForm kept={data.data} /> : null}
    </Panel>
  )
}

type Typed = Record<RetentionPeriod, number | string>

const isSame = (one: Typed, other: Typed) => RetentionPeriod.options.every((period) => one[period] === other[period])

const fieldsOf = (saved: SavedRetention): Retention => Retention.parse(saved)

function RetentionForm({ kept }: { kept: SavedRetention }) {
  const { t } = useTranslation(['privacy', 'common'])
  const [typed, setTyped] = useState<Typed>(() => fieldsOf(kept))
  const [settled] = useDebouncedValue(typed, 300)
  const wanted = Retention.safeParse(typed).data ?? null
  const isChanged = !isSame(typed, kept)
  const asked = Retention.safeParse(settled).data ?? null
  const counted = useRetention(asked && !isSame(asked, kept) ? asked : null)
  const isCounted = isSame(typed, settled) && wanted !== null && !counted.isPlaceholderData
  const save = useEdit({
    record: kept,
    fieldsOf,
    send: sendRetention,
    keys: changedByRetention,
    staysOpen: true,
    words: { label: (period) => t(`privacy:retention.${period}`) },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!wanted) return
    save.mutate(wanted, {
      onSuccess: (reply) => {
        toastDone(t('privacy:retention.saved'))
        if (reply) setTyped(fieldsOf(reply.data))
      },
    })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {save.note}
        <Text size="sm">{t('privacy:retention.text')}</Text>
        {RetentionPeriod.options.map((period) => (
          <Days
            key={period}
            period={period}
            value={typed[period]}
            removes={isCounted ? (counted.data?.meta.next_night[period] ?? null) : null}
            onChange={(days) => setTyped((now) => ({ ...now, [period]: days }))}
          />
        ))}
        <Text size="sm" c="dimmed">
          {t('privacy:retention.law')}
        </Text>
        {counted.error ? <p role="alert">{sayError(counted.error)}</p> : null}
        <div>
          <Button type="submit" disabled={!wanted || !isChanged} loading={save.isPending}>
            {t('common:save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

interface DaysProps {
  period: RetentionPeriod
  value: number | string
  removes: number | null
  onChange(days: number | string): void
}

function Days({ period, value, removes, onChange }: DaysProps) {
  const { t } = useTranslation('privacy')
  const { least, most } = retentionLimits[period]
  const limits = t('retention.limits', { least, most })
  const isValid = Retention.shape[period].safeParse(value).success
  const many = removes?.toLocaleString(currentLocale())
  return (
    <div>
      <NumberInput
        label={t(`retention.${period}`)}
        description={isValid ? limits : undefined}
        error={isValid ? undefined : limits}
        min={least}
        max={most}
        clampBehavior="none"
        allowDecimal={false}
        allowNegative={false}
        value={value}
        onChange={onChange}
      />
      <p className={classes.removes} data-some={removes ? true : undefined} aria-live="polite">
        {many === undefined ? '…' : t('retention.next_night', { number: many })}
      </p>
    </div>
  )
}
