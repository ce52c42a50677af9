import { Checkbox, Group, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Client, ClientDetail } from '@peshi/contract/clients/clients'
import { seenOf, useEdit } from '../../chamber/edits/use-edit.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { languageNames } from '../../platform/i18n/languages.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { bodyOf, type ClientDraft, draftOf, fieldsOf, namesOf, sayPlace } from './client-draft.ts'
import { changedByClients, sendClient, useNamesCheck } from './clients.api.ts'
import { clientKinds } from './clients.search.ts'
import { ConflictHits } from './conflict-hits.tsx'

interface Props {
  client: ClientDetail | null
  name?: string
  onClose(): void
  onSaved(client: Client): void
}

export function ClientForm({ client, name, onClose, onSaved }: Props) {
  const { t } = useTranslation('clients')
  const key = client?._id ?? (name ? `new ${name}` : 'new')
  const start = () => draftOf(client, name)
  const {
    fieldOf,
    value: draft,
    seen,
    change,
    drop,
  } = useDraft('client', key, start, client && seenOf(client, fieldsOf))
  const save = useEdit({
    record: client,
    seen,
    fieldsOf,
    keys: changedByClients,
    send: (changes, whole) => sendClient(client?._id ?? null, changes, whole),
    words: {
      label: (field) => t(field === 'addresses' ? 'field.address' : `field.${field}`),
      say: {
        kind: (kind) => t(`kind.${kind}`),
        language: (language) => (language ? languageNames[language] : ''),
        addresses: (places = []) => places.map(sayPlace).join('\n'),
      },
    },
  })
  const [names] = useDebouncedValue(namesOf(draft).join('\n'), 400)
  const asked = names.split('\n').filter((name) => name.trim() !== '')
  const check = useNamesCheck({ client: asked, client_id: client?._id ?? null }, asked.length > 0).data
  const errors = save.error instanceof ApiError ? save.error.fields : {}
  const hasPlace = Object.keys(errors).some((name) => name.startsWith('addresses'))

  const submit = () => {
    save.mutate(bodyOf(draft, client), {
      onSuccess: (reply) => {
        drop()
        const saved = reply?.data ?? client
        if (saved) onSaved(saved)
      },
    })
  }
  const cancel = () => {
    drop()
    onClose()
  }
  const field = (
    name: Exclude<keyof ClientDraft, 'refuses_model'>,
    own: { type?: string; isLtr?: boolean; max?: number; error?: string } = {},
  ) => (
    <TextInput
      label={t(`field.${name}`)}
      type={own.type ?? 'text'}
      dir={own.isLtr ? 'ltr' : 'auto'}
      maxLength={own.max ?? 200}
      autoComplete="off"
      data-autofocus={name === 'name' ? true : undefined}
      required={name === 'name'}
      {...fieldOf(name)}
      error={own.error ?? errors[name]}
    />
  )
  return (
    <DialogForm submit={t('save')} sending={save} onSubmit={submit} onCancel={cancel}>
      {save.note}
      <SegmentedControl
        aria-label={t('field.kind')}
        fullWidth
        data={clientKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      {field('name')}
      <Textarea
        label={t('field.aliases')}
        description={t('hint.aliases')}
        minRows={1}
        maxRows={5}
        {...fieldOf('aliases')}
        error={errors.aliases}
      />
      <ConflictHits {...check} />
      {draft.kind === 'person' ? null : field('contact_person')}
      <Group grow align="start">
        {field('mobile', { type: 'tel', isLtr: true, max: 30 })}
        {field('email', { type: 'email', isLtr: true })}
      </Group>
      {field('address', { max: 400, error: hasPlace && !errors['addresses.0.pin'] ? t('hint.address') : undefined })}
      <Group grow align="start">
        {field('city', { max: 100 })}
        {field('state', { max: 100 })}
        {field('pin', { isLtr: true, max: 6, error: errors['addresses.0.pin'] })}
      </Group>
      <Group grow align="start">
        {field('gstin', { isLtr: true, max: 20 })}
        {field('pan', { isLtr: true, max: 14 })}
      </Group>
      <Select
        label={t('field.language')}
        clearable
        data={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
        value={draft.language || null}
        onChange={(language) => change({ language: language ?? '' })}
      />
      <Textarea label={t('field.note')} maxRows={8} maxLength={5000} {...fieldOf('note')} />
      <Checkbox
        label={t('field.refuses_model')}
        checked={draft.refuses_model}
        onChange={({ currentTarget }) => change({ refuses_model: currentTarget.checked })}
      />
    </DialogForm>
  )
}
