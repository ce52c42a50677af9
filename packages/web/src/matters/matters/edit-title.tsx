import { TextInput } from '@mantine/core'
import type { Matter } from '@peshi/contract/matters/matters'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api/api-error.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastThen } from '../../platform/ui/toast.tsx'
import { useEditMatter } from './matters.api.ts'

export function EditTitle({ matter, onClose }: { matter: Matter; onClose(): void }) {
  const { t } = useTranslation('matters')
  const { fieldOf, value, dropAnd, dialog } = useDraft('title', matter._id, () => ({ title: matter.title }))
  const close = dropAnd(onClose)
  const edit = useEditMatter(matter._id)
  const submit = () => {
    edit.mutate(
      { title: value.title.trim() || null, publicData: {} },
      { onSuccess: toastThen(t('done.data_updated'), close) },
    )
  }
  return (
    <Modal opened draft={dialog} onClose={onClose} title={t('action.edit_title')}>
      <DialogForm submit={t('save')} sending={{ isPending: edit.isPending }} onSubmit={submit} onCancel={close}>
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
