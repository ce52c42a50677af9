import { Group, Textarea, TextInput } from '@mantine/core'
import type { AppealTracker } from '@peshi/contract/trackers/appeals'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../platform/device/use-draft.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { CheckEverySelect, toCheckEvery } from '../trackers/check-every.tsx'
import { useEditAppeal } from './appeals.api.ts'
import { MarginDays } from './margin-days.tsx'

export function EditAppeal({ tracker, onClose }: { tracker: AppealTracker; onClose(): void }) {
  const { t } = useTranslation(['appeals', 'common'])
  const edit = useEditAppeal(tracker._id)
  const { fieldOf, value, dropAnd } = useDraft('appeal-edit', tracker._id, () => ({
    petitioner: tracker.petitioner ?? '',
    respondent: tracker.respondent ?? '',
    note: tracker.note ?? '',
  }))
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
