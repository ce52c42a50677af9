import { Autocomplete, TagsInput, TextInput } from '@mantine/core'
import type { Document } from '@peshi/contract/matters/documents'
import { useTranslation } from 'react-i18next'
import { seenOf, useEdit } from '../../chamber/edits/use-edit.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { sayRule } from '../../platform/i18n/i18n.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastThen } from '../../platform/ui/toast.tsx'
import { countFolders } from './choose-documents.ts'
import { changedByDocument, sendDocument, useDocuments } from './documents.api.ts'

const fieldsOf = ({ name, folder, tags }: Document) => ({ name, folder, tags })

export function EditDocument({ document, onClose }: { document: Document; onClose(): void }) {
  const { t } = useTranslation('documents')
  const { data = [] } = useDocuments(document.matter_id)
  const { fieldOf, value, seen, change, dropAnd, dialog } = useDraft(
    'document',
    document._id,
    () => fieldsOf(document),
    seenOf(document, fieldsOf),
  )
  const update = useEdit({
    record: document,
    seen,
    fieldsOf,
    keys: changedByDocument(document.matter_id),
    send: (changes) => sendDocument(document._id, changes),
    words: { label: (field) => t(`edit.${field}`) },
  })
  const refused = update.error instanceof ApiError ? update.error.fields : {}
  const errorOf = (field: string) => (refused[field] ? sayRule(refused[field]) : null)
  const close = dropAnd(onClose)
  const save = () => {
    update.mutate(value, { onSuccess: toastThen(t('done.updated'), close) })
  }
  return (
    <Modal opened draft={dialog} onClose={onClose} title={t('edit.title')}>
      <DialogForm submit={t('save')} sending={update} onSubmit={save} onCancel={close}>
        {update.note}
        <TextInput data-autofocus label={t('edit.name')} maxLength={200} {...fieldOf('name')} error={errorOf('name')} />
        <Autocomplete
          label={t('edit.folder')}
          description={t('edit.folder_hint')}
          maxLength={60}
          data={countFolders(data).flatMap(([each]) => each || [])}
          value={value.folder}
          error={errorOf('folder')}
          onChange={(folder) => change({ folder })}
        />
        <TagsInput
          label={t('edit.tags')}
          description={t('edit.tags_hint')}
          maxTags={30}
          data={[...new Set(data.flatMap((each) => each.tags))]}
          value={value.tags}
          error={errorOf('tags')}
          onChange={(tags) => change({ tags })}
        />
      </DialogForm>
    </Modal>
  )
}
