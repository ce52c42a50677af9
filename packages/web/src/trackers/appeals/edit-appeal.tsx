import { Group, Textarea, TextInput } from '@mantine/core'
import type { AppealTracker } from '@peshi/contract/trackers/appeals'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { seenOf, useEdit } from '../../chamber/edits/use-edit.tsx'
import { useDraft } from '../../platform/device/use-draft.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { CheckEverySelect, toCheckEvery } from '../trackers/check-every.tsx'
import { changedByAppeals, sendAppeal } from './appeals.api.ts'
import { MarginDays } from './margin-days.tsx'

const labels = {
  petitioner: 'appeals:petitioner',
  respondent: 'appeals:respondent',
  note: 'appeals:note',
  check_every: 'appeals:every',
  margin_days: 'appeals:margin',
} as const

const fieldsOf = ({ petitioner, respondent, note, check_every, margin_days }: AppealTracker) => ({
  petitioner,
  respondent,
  note,
  margin_days,
  check_every: toCheckEvery(check_every),
})

export function EditAppeal({ tracker, onClose }: { tracker: AppealTracker; onClose(): void }) {
  const { t } = useTranslation(['appeals', 'common'])
  const { fieldOf, value, seen, dropAnd } = useDraft(
    'appeal-edit',
    tracker._id,
    () => ({
      petitioner: tracker.petitioner ?? '',
      respondent: tracker.respondent ?? '',
      note: tracker.note ?? '',
    }),
    seenOf(tracker, fieldsOf),
  )
  const edit = useEdit({
    record: tracker,
    seen,
    fieldsOf,
    keys: changedByAppeals,
    send: (changes) => sendAppeal(tracker._id, changes),
    words: { label: (field) => t(labels[field]) },
  })
  const { petitioner, respondent, note } = value
  const close = dropAnd(onClose)
  const [every, setEvery] = useState(tracker.check_every)
  const [margin, setMargin] = useState<number | string>(tracker.margin_days)
  const save = () => {
    edit.mutate(
      {
        petitioner: petitioner.trim() || null,
        respondent: respondent.trim() || null,
        note: note.trim() || null,
        check_every: toCheckEvery(every),
        margin_days: Number(margin) || 0,
      },
      { onSuccess: close },
    )
  }
  return (
    <DialogForm submit={t('common:save')} sending={edit} onSubmit={save} onCancel={close}>
      {edit.note}
      <TextInput label={t('appeals:petitioner')} maxLength={300} {...fieldOf('petitioner')} data-autofocus />
      <TextInput label={t('appeals:respondent')} maxLength={300} {...fieldOf('respondent')} />
      <Group grow align="end">
        <CheckEverySelect label={t('appeals:every')} value={every} onChange={setEvery} />
        <MarginDays value={margin} onChange={setMargin} />
      </Group>
      <Textarea label={t('appeals:note')} maxLength={2000} {...fieldOf('note')} />
    </DialogForm>
  )
}
