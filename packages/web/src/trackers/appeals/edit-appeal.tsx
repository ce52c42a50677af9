import { Group } from '@mantine/core'
import type { AppealTracker } from '@peshi/contract/trackers/appeals'
import { seenOf, useEdit } from '../../chamber/edits/use-edit.tsx'
import { useDraft } from '../../platform/device/use-draft.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { toCheckEvery, useFields } from '../trackers/tracker-fields.tsx'
import { appeals, sendAppeal } from './appeals.api.ts'

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
  const draft = useDraft(
    'appeal-edit',
    tracker._id,
    () => ({
      petitioner: tracker.petitioner ?? '',
      respondent: tracker.respondent ?? '',
      note: tracker.note ?? '',
      check_every: tracker.check_every,
      margin_days: tracker.margin_days as number | string,
    }),
    seenOf(tracker, fieldsOf),
  )
  const edit = useEdit({
    record: tracker,
    seen: draft.seen,
    fieldsOf,
    keys: appeals.keys,
    send: (changes) => sendAppeal(tracker._id, changes),
    words: { label: (field) => t(labels[field]) },
  })
  const { petitioner, respondent, note, check_every, margin_days } = draft.value
  const { text, area, every, number } = useFields('appeals', draft, edit.error)
  const close = draft.dropAnd(onClose)
  const save = () => {
    edit.mutate(
      {
        petitioner: petitioner.trim() || null,
        respondent: respondent.trim() || null,
        note: note.trim() || null,
        check_every: toCheckEvery(check_every),
        margin_days: Number(margin_days) || 0,
      },
      { onSuccess: close },
    )
  }
  return (
    <DialogForm submit={t('common:save')} sending={edit} onSubmit={save} onCancel={close}>
      {edit.note}
      {text('petitioner', { maxLength: 300 })}
      {text('respondent', { maxLength: 300 })}
      <Group grow align="end">
        {every()}
        {number('margin_days', { label: t('appeals:margin'), description: t('appeals:margin_why'), min: 0, max: 1095 })}
      </Group>
      {area('note')}
    </DialogForm>
  )
}
