import { Checkbox, Group, NumberInput, SegmentedControl, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { MatterId, OrderId } from '@peshi/contract/platform/ids'
import { clockRules, findClockRule } from '@peshi/contract/trackers/clock-rules'
import type { ClockDetail } from '@peshi/contract/trackers/clocks'
import type { Seen } from '../../chamber/edits/edit.ts'
import { seenOf, useEdit } from '../../chamber/edits/use-edit.tsx'
import { useSittingDays } from '../../courts/court-days/court-days.api.ts'
import { useAllCourts } from '../../courts/courts/courts.api.ts'
import { CourtSelect } from '../../matters/matters/find/court-select.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { ClockExclusions } from './clock-exclusions.tsx'
import { type ClockFields, datesOf, emptyFields, fieldsOf, inputOf, withCopyRow } from './clock-fields.ts'
import { ClockSteps, sayPeriod } from './clock-steps.tsx'
import { changedByClocks, sendClock, startClock, useClockPreview } from './clocks.api.ts'
import classes from './clocks.module.css'
import { sayDate } from './say-date.ts'

const clockGroups = [...new Set(clockRules.map(({ group }) => group))]

const labels = {
  rule: 'clocks:field.rule',
  start_on: 'clocks:from.other',
  court_id: 'matters:find.court',
  period: 'clocks:field.howLong',
  ends_on: 'clocks:field.ends_on',
  exclusions: 'clocks:field.other',
  title: 'clocks:field.title',
  reason: 'clocks:field.reason',
  note: 'clocks:field.note',
  is_critical: 'clocks:field.critical',
  reminders: 'clocks:field.reminders',
} as const

type Entered = NonNullable<ReturnType<typeof inputOf>>
const enteredOf = (clock: ClockDetail) => inputOf(fieldsOf(clock)) as Entered

interface Props {
  clock?: ClockDetail
  matterId?: MatterId
  orderId?: OrderId | undefined
  known?: Partial<ClockFields>
  onDone(): void
  onCancel(): void
}

export function ClockForm({ clock, matterId, orderId, known, onDone, onCancel }: Props) {
  const { t } = useTranslation(['clocks', 'common', 'matters'])
  const {
    value: fields,
    seen,
    change: set,
    drop,
  } = useDraft<ClockFields, Seen<Entered> | null>(
    'clock',
    clock?._id ?? matterId ?? 'new',
    () => withCopyRow(clock ? fieldsOf(clock) : { ...emptyFields, ...known }),
    clock ? seenOf(clock, enteredOf) : null,
  )
  const courts = useAllCourts().data ?? []
  const save = useEdit<ClockDetail, Entered, unknown>({
    record: clock ?? null,
    seen,
    fieldsOf: enteredOf,
    keys: changedByClocks,
    send: (changes, whole) =>
      clock
        ? sendClock(clock._id, changes)
        : startClock({ ...whole, matter_id: matterId as MatterId, order_id: orderId ?? null }),
    words: {
      label: (name) => t(labels[name]),
      say: {
        rule: (key) => t(`clocks:rule.${key}`, { defaultValue: key }),
        court_id: (id) => sayCourt(courts.find(({ unique_id }) => unique_id === id)?.title ?? ''),
        period: (period) => (period ? sayPeriod(t, period) : ''),
        exclusions: (spans) =>
          spans
            .map(({ from, to, reason }) => [sayDate(from), '–', sayDate(to), reason].filter(Boolean).join(' '))
            .join('\n'),
        reminders: (days) => days.join(', '),
      },
    },
  })
  const errors = save.error instanceof ApiError ? save.error.fields : {}
  const rule = findClockRule(fields.rule)
  const dates = datesOf(fields)
  const sitting = useSittingDays(fields.court_id)
  const [asked] = useDebouncedValue(dates, 250)
  const origin = clock
    ? { matter_id: clock.matter_id, order_id: clock.from_order?._id ?? null }
    : { matter_id: matterId ?? null, order_id: orderId ?? null }
  const preview = useClockPreview(asked && { ...asked, ...origin })

  const submit = () => {
    const input = inputOf(fields)
    if (!input) return
    const onSuccess = () => {
      toastDone(t(clock ? 'clocks:said.saved' : 'clocks:said.started'))
      drop()
      onDone()
    }
    save.mutate(input, { onSuccess })
  }
  return (
    <DialogForm
      submit={t(clock ? 'common:save' : 'clocks:act.start')}
      sending={save}
      isReady={Boolean(dates)}
      onSubmit={submit}
      onCancel={() => {
        drop()
        onCancel()
      }}
    >
      {save.note}
      <Select
        label={t('clocks:field.rule')}
        required
        searchable
        data-autofocus
        value={fields.rule || null}
        onChange={(next) => {
          const chosen = findClockRule(next ?? '')
          if (chosen)
            set(
              withCopyRow({
                ...fields,
                rule: chosen.key,
                chosen: null,
                isCritical: chosen.isCritical,
                reminders: chosen.reminders.join(', '),
                mode: chosen.periods.length === 0 ? 'date' : 'rule',
              }),
            )
        }}
        data={clockGroups.map((group) => ({
          group: t(`clocks:group.${group}`),
          items: clockRules
            .filter((each) => each.group === group)
            .map(({ key }) => ({ value: key, label: t(`clocks:rule.${key}`, { defaultValue: key }) })),
        }))}
      />
      {rule?.act ? (
        <p className="small">
          <bdi dir="ltr">{[rule.act, rule.provision].join(', ')}</bdi>
        </p>
      ) : null}
      <DateField
        label={t(`clocks:from.${rule?.from ?? 'other'}`)}
        required
        value={fields.start_on}
        error={errors.start_on}
        onChange={(date) => set({ start_on: date })}
      />
      <SegmentedControl
        aria-label={t('clocks:field.howLong')}
        value={fields.mode}
        onChange={(mode) => set({ mode })}
        data={[
          ...(rule && rule.periods.length > 0
            ? [{ value: 'rule' as const, label: rule.periods.map((each) => sayPeriod(t, each)).join(' / ') }]
            : []),
          { value: 'period', label: t('clocks:field.ownPeriod') },
          { value: 'date', label: t('clocks:field.ends_on') },
        ]}
      />
      {rule && rule.periods.length > 1 && fields.mode === 'rule' ? (
        <Select
          label={t('clocks:field.which')}
          placeholder={t('clocks:choose')}
          clearable
          clearButtonProps={{ 'aria-label': t('common:clear') }}
          value={fields.chosen}
          onChange={(chosen) => set({ chosen })}
          data={rule.periods.map((each) => ({ value: `${each.count} ${each.unit}`, label: sayPeriod(t, each) }))}
        />
      ) : null}
      {fields.mode === 'period' ? (
        <Group grow align="start">
          <NumberInput
            label={t('clocks:field.count')}
            min={1}
            allowDecimal={false}
            value={fields.count}
            error={errors['period.count'] ?? errors.period}
            onChange={(count) => set({ count: Number(count) || 0 })}
          />
          <Select
            label={t('clocks:field.unit')}
            value={fields.unit}
            onChange={(unit) => set({ unit: unitOf(unit) })}
            data={units.map((unit) => ({ value: unit, label: t(`clocks:unit.${unit}`) }))}
          />
        </Group>
      ) : null}
      {fields.mode === 'date' ? (
        <DateField
          label={t('clocks:field.ends_on')}
          required
          {...sitting}
          value={fields.ends_on}
          error={errors.ends_on}
          onChange={(date) => set({ ends_on: date })}
        />
      ) : (
        <>
          <CourtSelect value={fields.court_id} onChange={(court_id) => set({ court_id })} />
          <ClockExclusions
            fields={fields}
            offersCopy={rule?.leavesOutCopyTime ?? false}
            errors={errors}
            onChange={set}
          />
        </>
      )}
      <Stack aria-live="polite" gap="xs">
        {preview.data?.map((count) => (
          <ClockSteps key={`${count.due_on} ${count.period?.count}`} count={count} />
        ))}
        {preview.error && dates ? <p className={classes.warning}>{sayError(preview.error)}</p> : null}
        <p className="small">{t('clocks:verify')}</p>
      </Stack>
      <TextInput
        label={t('clocks:field.title')}
        maxLength={300}
        value={fields.title}
        error={errors.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <TextInput
        label={t('clocks:field.reason')}
        maxLength={300}
        value={fields.reason}
        error={errors.reason}
        onChange={(event) => set({ reason: event.currentTarget.value })}
      />
      <Textarea
        label={t('clocks:field.note')}
        maxLength={2000}
        value={fields.note}
        error={errors.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
      <TextInput
        label={t('clocks:field.reminders')}
        inputMode="numeric"
        value={fields.reminders}
        error={errors.reminders}
        onChange={(event) => set({ reminders: event.currentTarget.value.replace(/[^\d,\s]/g, '') })}
      />
      <Checkbox
        label={t('clocks:field.critical')}
        checked={fields.isCritical}
        onChange={(event) => set({ isCritical: event.currentTarget.checked })}
      />
    </DialogForm>
  )
}

const units = ['days', 'weeks', 'months', 'years'] as const
const unitOf = (value: string | null): ClockFields['unit'] => units.find((unit) => unit === value) ?? 'days'
