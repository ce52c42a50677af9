import { Anchor, Button, FileButton, Group, NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import {
  addDraftTemplate,
  DraftLanguage,
  type DraftTemplate,
  type DraftValue,
  removeDraftTemplate,
  renewDraftTemplate,
} from '@peshi/contract/papers/drafts'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { MatterSelect } from '../../matters/matters/matter-select.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import {
  useAddTemplate,
  useDraftTemplate,
  useDraftTemplates,
  useRemoveTemplate,
  useRenewTemplate,
} from './drafts.api.ts'

const accepted = '.docx'

export function DraftTemplatesPanel() {
  const { t } = useTranslation('drafts')
  const { data, error, refetch } = useDraftTemplates()
  const [isAdding, setIsAdding] = useState(false)
  const [opened, setOpened] = useState<DraftTemplate | null>(null)
  const shown = opened && data?.templates.find(({ _id }) => _id === opened._id)
  return (
    <Panel
      title={t('settings.title')}
      aside={
        <IfAllowed call={addDraftTemplate}>
          <Button size="compact-sm" variant="subtle" onClick={() => setIsAdding(true)}>
            {t('settings.add')}
          </Button>
        </IfAllowed>
      }
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('settings.text')}
        </Text>
        {data ? (
          data.templates.map((template) => (
            <Group key={template._id} justify="space-between">
              <div>
                <Text fw={500} dir="auto">
                  {template.name}
                </Text>
                <Text size="sm" c="dimmed">
                  {[t(`languages.${template.language}`), t('settings.version', { number: template.newest })].join(
                    ' · ',
                  )}
                </Text>
              </div>
              <Button size="compact-sm" variant="default" onClick={() => setOpened(template)}>
                {t('settings.open')}
              </Button>
            </Group>
          ))
        ) : (
          <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={120} />
        )}
        {data?.templates.length === 0 ? <Text size="sm">{t('settings.empty')}</Text> : null}
      </Stack>
      {isAdding ? <AddDialog onClose={() => setIsAdding(false)} /> : null}
      {shown ? <TemplateDialog template={shown} onClose={() => setOpened(null)} /> : null}
    </Panel>
  )
}

function AddDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('drafts')
  const add = useAddTemplate()
  const [name, setName] = useState('')
  const [language, setLanguage] = useState<DraftLanguage>('en')
  const [file, setFile] = useState<File | null>(null)
  const choose = (chosen: File | null) => {
    setFile(chosen)
    if (chosen && name === '') setName(chosen.name.replace(/\.docx$/i, '').slice(0, 100))
  }
  const submit = () => {
    if (!file) return
    add.mutate(
      { file, name, language },
      {
        onSuccess: () => {
          toastDone(t('settings.saved'))
          onClose()
        },
      },
    )
  }
  return (
    <Modal opened onClose={onClose} title={t('settings.add')}>
      <DialogForm
        submit={t('settings.save')}
        sending={add}
        isReady={file !== null && name.trim() !== ''}
        onCancel={onClose}
        onSubmit={submit}
      >
        <Group>
          <FileButton accept={accepted} onChange={choose}>
            {(props) => (
              <Button variant="default" {...props}>
                {t('settings.file')}
              </Button>
            )}
          </FileButton>
          {file ? <Text size="sm">{file.name}</Text> : null}
        </Group>
        <TextInput
          label={t('settings.name')}
          dir="auto"
          maxLength={100}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <NativeSelect
          label={t('language')}
          value={language}
          onChange={({ currentTarget }) => setLanguage(DraftLanguage.catch('en').parse(currentTarget.value))}
          data={DraftLanguage.options.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
      </DialogForm>
    </Modal>
  )
}

function TemplateDialog({ template, onClose }: { template: DraftTemplate; onClose(): void }) {
  const { t } = useTranslation('drafts')
  const [matterId, setMatterId] = useState<MatterId | null>(null)
  const [isSure, setIsSure] = useState(false)
  const { _id: id, version, name } = template
  const { data, error, refetch } = useDraftTemplate(id, matterId ?? undefined)
  const renew = useRenewTemplate()
  const remove = useRemoveTemplate()
  const done = (words: string) => ({
    onSuccess: () => toastDone(words),
    onError: (failure: Error) => toastError(failure),
  })
  if (isSure)
    return (
      <Modal opened onClose={onClose} title={name}>
        <DialogForm
          submit={t('settings.remove')}
          isDangerous
          sending={remove}
          onCancel={() => setIsSure(false)}
          onSubmit={() =>
            remove.mutate(
              { id, version },
              {
                onSuccess: () => {
                  toastDone(t('settings.removed'))
                  onClose()
                },
              },
            )
          }
        >
          <Text size="sm">{t('settings.sure', { name })}</Text>
        </DialogForm>
      </Modal>
    )
  return (
    <Modal opened onClose={onClose} title={name} size={640}>
      <Stack gap="sm">
        <MatterSelect
          label={t('settings.matter')}
          placeholder=""
          nothingFound={t('nothing')}
          value={matterId}
          onChange={setMatterId}
        />
        {data ? (
          <>
            {data.left_out.map((what) => (
              <Text key={what} size="sm" c="dimmed">
                {t(`left_out.${what}`)}
              </Text>
            ))}
            {data.fields.map((field) => (
              <div key={field.name}>
                <Text size="sm" fw={500}>
                  {t(`field.${field.name}` as 'field.judge')} <code dir="ltr">{`{${field.name}}`}</code>
                </Text>
                <Text size="sm" c="dimmed" dir="auto">
                  {field.value === null
                    ? t('settings.example', { value: sayValue(field.example) })
                    : sayValue(field.value)}
                </Text>
              </div>
            ))}
            {data.versions.map((one) => (
              <Anchor key={one.version} size="sm" href={one.download} download>
                {[t('settings.version', { number: one.version }), one.name].join(' · ')}
              </Anchor>
            ))}
          </>
        ) : error ? (
          <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={200} />
        ) : (
          <Skeleton height={200} aria-busy="true" />
        )}
        <Group>
          <IfAllowed call={renewDraftTemplate}>
            <FileButton
              accept={accepted}
              onChange={(file) => file && renew.mutate({ id, file, version }, done(t('settings.saved')))}
            >
              {(props) => (
                <Button variant="default" loading={renew.isPending} {...props}>
                  {t('settings.new_version')}
                </Button>
              )}
            </FileButton>
          </IfAllowed>
          <IfAllowed call={removeDraftTemplate}>
            <Button variant="subtle" color="red" onClick={() => setIsSure(true)}>
              {t('settings.remove')}
            </Button>
          </IfAllowed>
        </Group>
      </Stack>
    </Modal>
  )
}

const sayValue = (value: DraftValue): string =>
  Array.isArray(value) ? value.map((row) => Object.values(row).filter(Boolean).join(', ')).join('; ') : String(value)
