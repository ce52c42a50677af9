import { Select, Switch } from '@mantine/core'
import { yearIn } from '@peshi/contract/platform/cleaned'
import type { FirDetail } from '@peshi/contract/trackers/firs'
import { seenOf, useEdit } from '../../chamber/edits/use-edit.tsx'
import { useDraft } from '../../platform/device/use-draft.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { toCheckEvery, useFields } from '../trackers/tracker-fields.tsx'
import classes from '../trackers/trackers.module.css'
import { firStatuses, sectionsByAct } from './fir-words.ts'
import { firs, sendFir } from './firs.api.ts'
import { toSections } from './to-sections.ts'

const labels = {
  status: 'firs:column.status',
  registered_on: 'firs:registered_on',
  sections: 'firs:sections',
  accused: 'firs:accused',
  complainant: 'firs:complainant',
  is_zero: 'firs:zero_fir',
  later_station: 'firs:later_station',
  later_number: 'firs:later_number',
  later_year: 'firs:later_year',
  note: 'firs:note',
  check_every: 'firs:every',
} as const

const draftOf = (fir: FirDetail) => ({
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
})

const wordsOf = (draft: ReturnType<typeof draftOf>) => ({
  status: draft.status,
  registered_on: draft.registered_on || null,
  sections: toSections(draft.sections),
  accused: draft.accused
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
  complainant: draft.complainant.trim() || null,
  is_zero: draft.is_zero,
  later_station: draft.later_station.trim() || null,
  later_number: draft.later_number.trim() || null,
  later_year: draft.later_year.trim() ? yearIn(draft.later_year) : null,
  note: draft.note.trim() || null,
  check_every: toCheckEvery(draft.check_every),
})

const fieldsOf = (fir: FirDetail) => wordsOf(draftOf(fir))

export function EditFir({ fir, onClose }: { fir: FirDetail; onClose(): void }) {
  const { t } = useTranslation(['firs', 'common'])
  const draft = useDraft('fir-edit', fir._id, () => draftOf(fir), seenOf(fir, fieldsOf))
  const { value: fields, change, dropAnd } = draft
  const save = useEdit({
    record: fir,
    seen: draft.seen,
    fieldsOf,
    keys: firs.keys,
    send: (changes) => sendFir(fir._id, changes),
    words: {
      label: (field) => t(labels[field]),
      say: { status: (status) => t(`firs:status.${status}`), sections: (sections) => sectionsByAct({ sections }) },
    },
  })
  const close = dropAnd(onClose)
  const { text, date, area, every } = useFields('firs', draft, save.error)
  const submit = () => save.mutate(wordsOf(fields), { onSuccess: close })

  return (
    <DialogForm submit={t('common:save')} sending={save} onSubmit={submit} onCancel={close}>
      {save.note}
      <div className={classes.short}>
        <Select
          label={t('firs:column.status')}
          data={firStatuses.map((status) => ({ value: status, label: t(`firs:status.${status}`) }))}
          value={fields.status}
          onChange={(value) => change({ status: firStatuses.find((one) => one === value) ?? fields.status })}
        />
        {date('registered_on')}
      </div>
      {text('sections', { description: t('firs:sections_how'), maxLength: 2000 })}
      {area('accused', { description: t('firs:accused_how') })}
      {text('complainant', { maxLength: 300 })}
      <Switch
        label={t('firs:zero_fir')}
        checked={fields.is_zero}
        onChange={(event) => change({ is_zero: event.currentTarget.checked })}
      />
      {fields.is_zero ? (
        <div className={classes.short}>
          {text('later_station', { maxLength: 200 })}
          {text('later_number', { inputMode: 'numeric', maxLength: 7 })}
          {text('later_year', { inputMode: 'numeric', maxLength: 4 })}
        </div>
      ) : null}
      {fir.court_id ? every() : null}
      {area('note')}
    </DialogForm>
  )
}
