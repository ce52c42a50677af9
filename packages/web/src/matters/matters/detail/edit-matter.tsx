import { Button, Group, TextInput } from '@mantine/core'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { seenOf, useEdit } from '../../../chamber/edits/use-edit.tsx'
import { ApiError } from '../../../platform/api/api-error.ts'
import { useDraft } from '../../../platform/device/use-draft.ts'
import { isolate } from '../../../platform/i18n/isolate.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { DateField } from '../../../platform/ui/date-field.tsx'
import { DialogForm } from '../../../platform/ui/dialog-form.tsx'
import { Modal } from '../../../platform/ui/layers.tsx'
import { toastThen } from '../../../platform/ui/toast.tsx'
import { Words } from '../../../platform/ui/words.tsx'
import { changedByMatters, sendMatter } from '../matters.api.ts'
import { type Edits, editsOf, fieldsIn, fieldsOf } from './matter-edits.ts'

interface Props {
  matter: MatterDetail
  onClose(): void
}

const besideFields = ['title', 'petitioner', 'respondent', 'stage', 'next_date'] as const

export function EditMatter({ matter, onClose }: Props) {
  const { t } = useTranslation('matters')
  const {
    value: edits,
    seen,
    change,
    fieldOf,
    dropAnd,
    dialog,
  } = useDraft('matter', matter._id, (): Edits => editsOf(matter), seenOf(matter, fieldsOf))
  const edit = useEdit({
    record: matter,
    seen,
    fieldsOf,
    keys: changedByMatters,
    send: (changes) => sendMatter(matter._id, changes),
    words: { label: labelOf },
  })
  function labelOf(name: keyof Edits) {
    return name === 'stage' || name === 'next_date' ? t(`column.${name}`) : t(`field.${name}`)
  }
  const fields = edit.error instanceof ApiError ? edit.error.fields : {}
  const close = dropAnd(onClose)
  const submit = () => {
    edit.mutate(fieldsIn(edits), {
      onSuccess: (reply) => (reply ? toastThen(t('done.data_updated'), close)() : close()),
    })
  }
  return (
    <Modal opened draft={dialog} onClose={onClose} title={t('edit.title')} size={560}>
      <DialogForm submit={t('save')} sending={edit} onSubmit={submit} onCancel={close}>
        {edit.note}
        {besideFields.map((name) => {
          const court = courtValue(matter, name)
          const field = {
            error: fields[name],
            description: court ? (
              <CourtValue value={court} onUse={edits[name] ? () => change({ [name]: '' }) : null} />
            ) : null,
          }
          return name === 'next_date' ? (
            <DateField
              key={name}
              label={labelOf(name)}
              value={edits.next_date as CourtDate | ''}
              onChange={(next_date) => change({ next_date })}
              {...field}
            />
          ) : (
            <TextInput
              key={name}
              label={labelOf(name)}
              placeholder={court ? isolate(court) : undefined}
              maxLength={300}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...fieldOf(name)}
              {...field}
            />
          )
        })}
        <TextInput
          label={labelOf('reference_id')}
          maxLength={300}
          error={fields.reference_id}
          {...fieldOf('reference_id')}
        />
      </DialogForm>
    </Modal>
  )
}

function courtValue(matter: MatterDetail, name: (typeof besideFields)[number]): string | null {
  const { court } = matter.beside[name]
  return court && name === 'next_date' ? toDayFirst(court) : court
}

/** Shows the court's value of a field. `onUse` empties the chamber's own value, so that the court's value holds again. */
function CourtValue({ value, onUse }: { value: string; onUse: (() => void) | null }) {
  const { t } = useTranslation('matters')
  return (
    <Group gap={8} component="span">
      <span>
        {t('detail.court_says')} <Words>{value}</Words>
      </span>
      {onUse ? (
        <Button size="compact-xs" variant="subtle" onClick={onUse}>
          {t('edit.use_court')}
        </Button>
      ) : null}
    </Group>
  )
}
