import { Autocomplete, Button, Group, Stack, TagsInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Document } from '@peshi/contract/matters/documents'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api/api-error.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { countFolders } from './choose-documents.ts'
import { useDocuments, useUpdateDocument } from './documents.api.ts'

export function EditDocument({ document, onClose }: { document: Document; onClose(): void }) {
  const { t } = useTranslation('documents')
  const { data = [] } = useDocuments(document.matter_id)
  const update = useUpdateDocument(document.matter_id)
  const { name, folder, tags } = document
  const form = useForm({ initialValues: { name, folder, tags } })
  const save = form.onSubmit((values) =>
    update.mutateAsync({ id: document._id, ...values }).then(
      () => {
        toastDone(t('done.updated'))
        onClose()
      },
      (error: unknown) => {
        if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return toastError(error)
        form.setErrors(error.fields)
      },
    ),
  )
  return (
    <Modal opened onClose={onClose} title={t('edit.title')}>
      <form onSubmit={save}>
        <Stack gap="sm">
          <TextInput data-autofocus label={t('edit.name')} maxLength={200} {...form.getInputProps('name')} />
          <Autocomplete
            label={t('edit.folder')}
            description={t('edit.folder_hint')}
            maxLength={60}
            data={countFolders(data).flatMap(([each]) => each || [])}
            {...form.getInputProps('folder')}
          />
          <TagsInput
            label={t('edit.tags')}
            description={t('edit.tags_hint')}
            maxTags={30}
            data={[...new Set(data.flatMap((each) => each.tags))]}
            {...form.getInputProps('tags')}
          />
          <Group justify="end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={update.isPending}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
