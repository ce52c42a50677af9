import { Select, Switch, Textarea, TextInput } from '@mantine/core'
import { yearIn } from '@peshi/contract/platform/cleaned'
import type { FirDetail } from '@peshi/contract/trackers/firs'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api/api-error.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { saySign } from '../../platform/i18n/say-sign.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { CheckEverySelect, toCheckEvery } from '../trackers/check-every.tsx'
import classes from '../trackers/trackers.module.css'
import { firStatuses, sectionsByAct } from './fir-words.ts'
import { useSaveFir } from './firs.api.ts'
import { toSections } from './to-sections.ts'

export function EditFir({ fir, onClose }: { fir: FirDetail; onClose(): void }) {
  const { t } = useTranslation(['firs', 'common'])
  const save = useSaveFir()
  const {
    value: fields,
    change: set,
    dropAnd,
    fieldOf,
  } = useDraft('fir-edit', fir._id, () => ({
    status: fir.status,
    registered_on: fir.registered_on ?? '',
    sections: sectionsByAct(fir),
    accused: fir.accused.join('\n'),
    complainant: fir.complainant ?? '',
    is_zero: fir.is_zero,
    later_station: fir.later_station ?? '',
    later_number: fir.later_number ?? '',
    later_year: fir.later_year ? String(fir.later_year) : '',
    note: fir.note ?? '',
    check_every: fir.check_every,
  }))
  const close = dropAnd(onClose)
  const errors = save.error instanceof ApiError ? save.error.fields : {}

  const submit = () => {
    const words = {
      status: fields.status,
      registered_on: fields.registered_on || null,
      sections: toSections(fields.sections),
      accused: fields.accused
        .split('\n')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
      complainant: fields.complainant.trim() || null,
      is_zero: fields.is_zero,
      later_station: fields.later_station.trim() || null,
      later_number: fields.later_number.trim() || null,
      later_year: fields.later_year.trim() ? yearIn(fields.later_year) : null,
      note: fields.note.trim() || null,
      check_every: toCheckEvery(fields.check_every),
    }
    save.mutate({ _id: fir._id, words }, { onSuccess: close })
  }

  const text = (
    name: 'sections' | 'complainant' | 'later_station' | 'later_number' | 'later_year',
    more: Record<string, unknown> = {},
  ) => (
    <TextInput
      label={t(`firs:${name}`)}
      error={name.endsWith('year') ? saySign(fields[name], errors[name]) : errors[name]}
      {...fieldOf(name)}
      {...more}
    />
  )

  return (
    <DialogForm submit={t('common:save')} sending={save} onSubmit={submit} onCancel={close}>
      <div className={classes.short}>
        <Select
          label={t('firs:column.status')}
          data={firStatuses.map((status) => ({ value: status, label: t(`firs:status.${status}`) }))}
          value={fields.status}
          onChange={(value) => set({ status: firStatuses.find((one) => one === value) ?? fields.status })}
        />
        <DateField
          label={t('firs:registered_on')}
          error={errors.registered_on}
          value={fields.registered_on}
          onChange={(registered_on) => set({ registered_on })}
        />
      </div>
      {text('sections', { description: t('firs:sections_how'), maxLength: 2000 })}
      <Textarea
        label={t('firs:accused')}
        description={t('firs:accused_how')}
        error={errors.accused}
        {...fieldOf('accused')}
      />
      {text('complainant', { maxLength: 300 })}
      <Switch
        label={t('firs:zero_fir')}
        checked={fields.is_zero}
        onChange={(event) => set({ is_zero: event.currentTarget.checked })}
      />
      {fields.is_zero ? (
        <div className={classes.short}>
          {text('later_station', { maxLength: 200 })}
          {text('later_number', { inputMode: 'numeric', maxLength: 7 })}
          {text('later_year', { inputMode: 'numeric', maxLength: 4 })}
        </div>
      ) : null}
      {fir.court_id ? (
        <CheckEverySelect
          label={t('firs:every')}
          value={fields.check_every}
          onChange={(check_every) => set({ check_every })}
        />
      ) : null}
      <Textarea label={t('firs:note')} maxLength={2000} {...fieldOf('note')} />
    </DialogForm>
  )
}
