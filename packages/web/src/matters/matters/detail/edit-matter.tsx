import { Button, Group, TextInput } from '@mantine/core'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { HTMLInputTypeAttribute } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../platform/api/api-error.ts'
import { useDraft } from '../../../platform/device/use-draft.ts'
import { DialogForm } from '../../../platform/ui/dialog-form.tsx'
import { Modal } from '../../../platform/ui/layers.tsx'
import { toastThen } from '../../../platform/ui/toast.tsx'
import { Words } from '../../../platform/ui/words.tsx'
import { useEditMatter } from '../matters.api.ts'
import { type Edits, editsOf, toChanges } from './matter-edits.ts'

interface Props {
  matter: MatterDetail
  onClose(): void
}

const besideFields = ['title', 'petitioner', 'respondent', 'stage', 'next_date'] as const

export function EditMatter({ matter, onClose }: Props) {
  const { t } = useTranslation('matters')
  const { value: edits, change, dropAnd, dialog } = useDraft<Edits>('matter', matter._id, () => editsOf(matter))
  const edit = useEditMatter(matter._id)
  const fields = edit.error instanceof ApiError ? edit.error.fields : {}
  const set = (name: keyof Edits) => (value: string) => change({ [name]: value })
  const close = dropAnd(onClose)
  const submit = () => {
    const changes = toChanges(editsOf(matter), edits)
    if (!changes) return close()
    edit.mutate(changes, { onSuccess: toastThen(t('done.data_updated'), close) })
  }
  return (
    <Modal opened draft={dialog} onClose={onClose} title={t('edit.title')} size={560}>
      <DialogForm submit={t('save')} sending={edit} onSubmit={submit} onCancel={close}>
        {besideFields.map((name) => (
          <Field
            key={name}
            label={name === 'stage' || name === 'next_date' ? t(`column.${name}`) : t(`field.${name}`)}
            type={name === 'next_date' ? 'date' : 'text'}
            value={edits[name]}
            court={courtValue(matter, name)}
            error={fields[name]}
            onChange={set(name)}
          />
        ))}
        <Field
          label={t('field.reference_id')}
          value={edits.reference_id}
          error={fields.reference_id}
          onChange={set('reference_id')}
        />
      </DialogForm>
    </Modal>
  )
}

function courtValue(matter: MatterDetail, name: (typeof besideFields)[number]): string | null {
  const { court } = matter.beside[name]
  return court && name === 'next_date' ? toDayFirst(court) : court
}

interface FieldProps {
  label: string
  type?: HTMLInputTypeAttribute
  value: string
  court?: string | null
  error?: string
  onChange(value: string): void
}

function Field({ label, type = 'text', value, court, error, onChange }: FieldProps) {
  const { t } = useTranslation('matters')
  return (
    <TextInput
      label={label}
      type={type}
      maxLength={300}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={court && type === 'text' ? court : undefined}
      description={
        court ? (
          <Group gap={8} component="span">
            <span>
              {t('detail.court_says')} <Words>{court}</Words>
            </span>
            {value ? (
              <Button size="compact-xs" variant="subtle" onClick={() => onChange('')}>
                {t('edit.use_court')}
              </Button>
            ) : null}
          </Group>
        ) : undefined
      }
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
