import { TextInput } from '@mantine/core'
import type { Matter } from '@peshi/contract/matters/matters'
import { seenOf, useEdit } from '../../chamber/edits/use-edit.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastThen } from '../../platform/ui/toast.tsx'
import { changedByMatters, sendMatter } from './matters.api.ts'

const fieldsOf = ({ title }: Matter): { title: string | null } => ({ title })

export function EditTitle({ matter, onClose }: { matter: Matter; onClose(): void }) {
  const { t } = useTranslation('matters')
  const { fieldOf, value, seen, dropAnd, dialog } = useDraft(
    'title',
    matter._id,
    () => ({ title: matter.title }),
    seenOf(matter, fieldsOf),
  )
  const close = dropAnd(onClose)
  const edit = useEdit({
    record: matter,
    seen,
    fieldsOf,
    keys: changedByMatters,
    send: (changes) => sendMatter(matter._id, changes),
    words: { label: () => t('field.title') },
  })
  const submit = () => {
    edit.mutate({ title: value.title.trim() || null }, { onSuccess: toastThen(t('done.data_updated'), close) })
  }
  return (
    <Modal opened draft={dialog} onClose={onClose} title={t('action.edit_title')}>
      <DialogForm submit={t('save')} sending={{ isPending: edit.isPending }} onSubmit={submit} onCancel={close}>
        {edit.note}
        <TextInput
          label={t('field.title')}
          description={t('edit.title_hint')}
          maxLength={300}
          data-autofocus
          {...fieldOf('title')}
          error={edit.error instanceof ApiError ? (edit.error.fields.title ?? sayError(edit.error)) : undefined}
        />
      </DialogForm>
    </Modal>
  )
}
