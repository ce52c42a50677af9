import { Button, Checkbox, NumberInput, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { type ModelSettings, ModelWork } from '@peshi/contract/papers/model'
import { type FormEvent, useState } from 'react'
import { useEdit } from '../../chamber/edits/use-edit.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { FormError } from '../../platform/ui/form-error.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { changedBySettings, sendModelSettings, useModelSettings } from './model.api.ts'

export function ModelSettingsPanel() {
  const { t } = useTranslation('model')
  const { data } = useModelSettings()
  return (
    <Panel title={t('settings.title')}>
      {data ? <SettingsForm saved={data} /> : <Skeleton height={420} aria-busy="true" />}
    </Panel>
  )
}

const fieldsOf = ({ address, model, kinds, monthly_tokens }: ModelSettings) => ({
  address,
  model,
  kinds,
  monthly_tokens,
  key: '',
})

function SettingsForm({ saved }: { saved: ModelSettings }) {
  const { t } = useTranslation('model')
  const [fields, setFields] = useState(() => fieldsOf(saved))
  const change = (own: Partial<typeof fields>) => setFields((now) => ({ ...now, ...own }))
  const save = useEdit({
    record: saved,
    fieldsOf,
    send: sendModelSettings,
    keys: changedBySettings,
    staysOpen: true,
    words: { label: (field) => t(`settings.${field}`) },
  })
  const errors = save.error instanceof ApiError ? save.error.fields : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(fields, {
      onSuccess: (reply) => {
        toastDone(t('settings.saved'))
        if (reply) setFields(fieldsOf(reply.data))
      },
    })
  }
  const privates = saved.private_addresses.join(', ')
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('settings.text')}
        </Text>
        {save.note}
        <TextInput
          type="url"
          dir="ltr"
          label={t('settings.address')}
          description={privates ? t('settings.private', { addresses: privates }) : t('settings.address_hint')}
          maxLength={300}
          value={fields.address ?? ''}
          error={errors.address}
          onChange={({ currentTarget }) => change({ address: currentTarget.value.trim() || null })}
        />
        <TextInput
          dir="ltr"
          label={t('settings.model')}
          maxLength={200}
          autoComplete="off"
          value={fields.model}
          error={errors.model}
          onChange={({ currentTarget }) => change({ model: currentTarget.value })}
        />
        <TextInput
          type="password"
          dir="ltr"
          label={t('settings.key')}
          description={t(saved.has_key ? 'settings.key_set' : 'settings.key_hint')}
          maxLength={500}
          autoComplete="new-password"
          value={fields.key}
          error={errors.key}
          onChange={({ currentTarget }) => change({ key: currentTarget.value })}
        />
        <Checkbox.Group
          label={t('settings.kinds')}
          value={fields.kinds}
          onChange={(chosen) => change({ kinds: ModelWork.options.filter((kind) => chosen.includes(kind)) })}
        >
          <Stack gap="xs" mt={6}>
            {ModelWork.options.map((kind) => (
              <Checkbox key={kind} value={kind} label={t(`kind.${kind}`)} description={t(`about.${kind}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        <NumberInput
          label={t('settings.monthly_tokens')}
          description={t('settings.used', { used: saved.used_tokens.toLocaleString('en-IN') })}
          min={0}
          max={1_000_000_000}
          allowDecimal={false}
          allowNegative={false}
          thousandSeparator=","
          thousandsGroupStyle="lakh"
          value={fields.monthly_tokens}
          error={errors.monthly_tokens}
          onChange={(tokens) => change({ monthly_tokens: Number(tokens) || 0 })}
        />
        <FormError error={save.error} />
        <div>
          <Button type="submit" loading={save.isPending}>
            {t('settings.save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
