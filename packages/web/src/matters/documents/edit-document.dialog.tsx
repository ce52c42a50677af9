import { Autocomplete, Select, Switch, TagsInput, TextInput } from '@mantine/core'
import { ClientPaper, type Document } from '@peshi/contract/matters/documents'
import { seenOf, useEdit } from '../../chamber/edits/use-edit.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { sayRule } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastThen } from '../../platform/ui/toast.tsx'
import { countFolders } from './choose-documents.ts'
import { changedByDocument, ownerOf, sendDocument, useSiblings } from './documents.api.ts'

const fieldsOf = ({ name, folder, tags, paper, keeps_place }: Document) => ({
  name,
  folder,
  tags,
  keeps_place: keeps_place ?? false,
  ...(paper && { paper }),
})

export function EditDocument({ document, onClose }: { document: Document; onClose(): void }) {
  const { t } = useTranslation('documents')
  const siblings = useSiblings(document)
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
    keys: changedByDocument(ownerOf(document)),
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
        {value.paper ? (
          <Select
            label={t('edit.paper')}
            allowDeselect={false}
            data={ClientPaper.options.map((paper) => ({ value: paper, label: t(`paper.${paper}`) }))}
            value={value.paper}
            error={errorOf('paper')}
            onChange={(paper) => paper && change({ paper: paper as ClientPaper })}
          />
        ) : (
          <Autocomplete
            label={t('edit.folder')}
            description={t('edit.folder_hint')}
            maxLength={60}
            data={countFolders(siblings).flatMap(([each]) => each || [])}
            value={value.folder}
            error={errorOf('folder')}
            onChange={(folder) => change({ folder })}
          />
        )}
        <TagsInput
          label={t('edit.tags')}
          description={t('edit.tags_hint')}
          maxTags={30}
          data={[...new Set(siblings.flatMap((each) => each.tags))]}
          value={value.tags}
          error={errorOf('tags')}
          onChange={(tags) => change({ tags })}
        />
        {document.current.media_type.startsWith('image/') && document.matter_id ? (
          <Switch
            label={t('edit.keeps_place')}
            description={t('edit.keeps_place_hint')}
            checked={value.keeps_place}
            onChange={({ currentTarget }) => change({ keeps_place: currentTarget.checked })}
          />
        ) : null}
      </DialogForm>
    </Modal>
  )
}
