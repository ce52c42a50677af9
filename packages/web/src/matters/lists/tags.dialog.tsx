import { ActionIcon, Group, Text, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useEdit } from '../../chamber/edits/use-edit.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { toastThen } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { type CountedTag, changedByTags, sendTag, useDeleteTag, useTags } from './tags.api.ts'

export function TagsDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('lists')
  const { data: tags, error, refetch } = useTags()
  const content = useRef<HTMLDivElement>(null)
  return (
    <Modal opened onClose={onClose} title={t('tags.manage')}>
      <div ref={content} tabIndex={-1} data-autofocus>
        {tags ? null : <Unloaded outline={160} title={t('tags.failed')} error={error} onRetry={refetch} />}
        {tags?.length === 0 ? <Message title={t('tags.none_title')} text={t('tags.none_text')} /> : null}
        <ul className="ruled">
          {tags?.map((tag) => (
            <TagRow key={tag._id} tag={tag} onDelete={() => content.current?.focus()} />
          ))}
        </ul>
      </div>
    </Modal>
  )
}

interface RowProps {
  tag: CountedTag
  onDelete(): void
}

type Form = 'rename' | 'delete'

function TagRow({ tag, onDelete }: RowProps) {
  const { t } = useTranslation('lists')
  const mayDelete = useCan()('delete', 'Matter')
  const [form, setForm] = useState<Form | null>(null)
  const [closed, setClosed] = useState<Form | null>(null)
  const close = () => {
    setClosed(form)
    setForm(null)
  }
  const propsOf = (which: Form) => {
    const label = t(`tags.${which}`, { name: isolate(tag.name) })
    return { title: label, 'aria-label': label, autoFocus: closed === which, onClick: () => setForm(which) }
  }
  if (form === 'rename') return <RenameTag tag={tag} onClose={close} />
  if (form === 'delete') return <DeleteTag tag={tag} onDelete={onDelete} onClose={close} />
  return (
    <li className="entry">
      <TagLine tag={tag} />
      <Group gap={2} wrap="nowrap">
        <ActionIcon {...propsOf('rename')}>
          <IconPencil size={16} />
        </ActionIcon>
        {mayDelete ? (
          <ActionIcon {...propsOf('delete')}>
            <IconTrash size={16} />
          </ActionIcon>
        ) : null}
      </Group>
    </li>
  )
}

function TagLine({ tag }: { tag: CountedTag }) {
  const { t } = useTranslation('lists')
  return (
    <div>
      <Words>{tag.name}</Words>
      <p className="small tabular">{t('tags.matters', { count: tag.matters })}</p>
    </div>
  )
}

interface FormProps {
  tag: CountedTag
  onClose(): void
}

function RenameTag({ tag, onClose }: FormProps) {
  const { t } = useTranslation('lists')
  const [name, setName] = useState(tag.name)
  const rename = useEdit({
    record: tag,
    fieldsOf: ({ name }: CountedTag) => ({ name }),
    send: ({ version }, { name }) => sendTag(tag._id, { name, version }),
    words: { label: () => t('tags.rename', { name: isolate(tag.name) }) },
    keys: changedByTags,
  })
  const submit = () => rename.mutate({ name: name.trim() }, { onSuccess: toastThen(t('tags.renamed'), onClose) })
  const cancelOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  }
  return (
    <li className="entry">
      <DialogForm
        submit={t('save')}
        sending={rename}
        isReady={name.trim() !== '' && name.trim() !== tag.name}
        onSubmit={submit}
        onCancel={onClose}
      >
        {rename.note}
        <TextInput
          label={t('tags.rename', { name: isolate(tag.name) })}
          maxLength={40}
          autoFocus
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          // Escape closes only this form, not the dialog.
          data-mantine-stop-propagation
          onKeyDown={cancelOnEscape}
          error={rename.error instanceof ApiError ? rename.error.fields.name : undefined}
        />
      </DialogForm>
    </li>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

function DeleteTag({ tag, onDelete, onClose }: FormProps & RowProps) {
  const { t } = useTranslation('lists')
  const remove = useDeleteTag(toastThen(t('tags.deleted'), onDelete))
  return (
    <li className="entry">
      <DialogForm
        submit={t('bulk.delete')}
        sending={remove}
        isDangerous
        onSubmit={() => remove.mutate(tag)}
        onCancel={onClose}
      >
        <div ref={focus} tabIndex={-1}>
          <Text fw={600}>{t('tags.ask_delete', { name: isolate(tag.name) })}</Text>
          <Text c="dimmed">{tag.matters > 0 ? t('tags.will_lose', { count: tag.matters }) : t('tags.unused')}</Text>
        </div>
      </DialogForm>
    </li>
  )
}
