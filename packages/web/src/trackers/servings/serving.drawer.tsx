import { Button, Select, Stack } from '@mantine/core'
import type { MatterId } from '@peshi/contract/platform/ids'
import { readRupees } from '@peshi/contract/platform/read-rupees'
import { DeemedBy, type Serving, ServingKind, ServingMode, ServingOutcome } from '@peshi/contract/trackers/servings'
import { IconTrash } from '@tabler/icons-react'
import type { Seen } from '../../chamber/edits/edit.ts'
import { seenOf, useEdit } from '../../chamber/edits/use-edit.tsx'
import { useDraft } from '../../platform/device/use-draft.ts'
import { sayNoAmount, writeRupees } from '../../platform/i18n/rupees.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Drawer } from '../../platform/ui/layers.tsx'
import { toastError } from '../../platform/ui/toast.tsx'
import { useFields } from '../trackers/tracker-fields.tsx'
import { changedByServings, sendServing, useDeleteServing } from './servings.api.ts'
import classes from './servings.module.css'

interface Props {
  matterId: MatterId
  serving: Serving | null
  onClose(): void
}

const textFields = ['name', 'place', 'consignment', 'cheque_no', 'next_step'] as const
const dayFields = [
  'fee_due_on',
  'fee_paid_on',
  'cheque_on',
  'memo_on',
  'sent_on',
  'outcome_on',
  'deemed_on',
  'next_on',
] as const

type Field = (typeof textFields)[number] | (typeof dayFields)[number]
type Draft = Record<Field | 'fee', string> & Pick<Serving, 'kind' | 'mode' | 'outcome' | 'deemed_by'>

const draftOf = (serving: Serving | null): Draft => {
  const said = [...textFields, ...dayFields].map((field) => [field, serving?.[field] ?? ''])
  const { kind = 'respondent', mode = null, outcome = null, deemed_by = null, fee = null } = serving ?? {}
  const fields = Object.fromEntries(said) as Record<Field, string>
  return { ...fields, kind, mode, outcome, deemed_by, fee: fee === null ? '' : writeRupees(fee) }
}

const wordsOf = (draft: Draft) => ({
  ...draft,
  ...(Object.fromEntries(
    [...textFields.slice(1), ...dayFields].map((field) => [field, draft[field].trim() || null]),
  ) as Record<Exclude<Field, 'name'>, string | null>),
  name: draft.name.trim(),
  fee: readRupees(draft.fee),
})
type Words = ReturnType<typeof wordsOf>

const fieldsOf = (serving: Serving): Words => wordsOf(draftOf(serving))

export function ServingDrawer(props: Props) {
  const { t } = useTranslation('servings')
  return (
    <Drawer opened onClose={props.onClose} position="right" size={520} title={t(props.serving ? 'edit' : 'add')}>
      <ServingForm {...props} />
    </Drawer>
  )
}

function ServingForm({ matterId, serving, onClose }: Props) {
  const { t } = useTranslation(['servings', 'common'])
  const { value, change, seen, dropAnd } = useDraft<Draft, Seen<Words> | null>(
    'serving',
    serving?._id ?? `new ${matterId}`,
    () => draftOf(serving),
    serving && seenOf(serving, fieldsOf),
  )
  const close = dropAnd(onClose)
  const save = useEdit({
    record: serving,
    seen,
    fieldsOf,
    keys: changedByServings,
    send: (changes) => sendServing(matterId, serving, changes),
    words: { label: (field) => t(`servings:${field}`) },
  })
  const remove = useDeleteServing()
  const { text, date, errors } = useFields('servings', { value, change }, save.error)
  const isCheque = value.kind === 'cheque-notice'
  const isFeeWrong = value.fee.trim() !== '' && readRupees(value.fee) === null
  return (
    <>
      <DialogForm
        submit={t('common:save')}
        sending={save}
        isReady={value.name.trim() !== '' && !isFeeWrong}
        onSubmit={() => save.mutate(wordsOf(value), { onSuccess: close })}
        onCancel={close}
      >
        {save.note}
        <Select
          label={t('servings:kind')}
          allowDeselect={false}
          data={ServingKind.options.map((kind) => ({ value: kind, label: t(`servings:kinds.${kind}`) }))}
          value={value.kind}
          onChange={(kind) => change({ kind: ServingKind.catch('respondent').parse(kind) })}
        />
        {text('name', { maxLength: 300 })}
        <div className={classes.pair}>
          {text('place', { maxLength: 60, placeholder: 'R-4' })}
          <Select
            clearable
            label={t('servings:mode')}
            data={ServingMode.options.map((mode) => ({ value: mode, label: t(`servings:modes.${mode}`) }))}
            value={value.mode}
            onChange={(mode) => change({ mode: ServingMode.nullable().catch(null).parse(mode) })}
          />
        </div>
        {isCheque ? (
          <>
            <div className={classes.pair}>
              {text('cheque_no', { maxLength: 60, dir: 'ltr' })}
              {date('cheque_on')}
            </div>
            {date('memo_on')}
          </>
        ) : null}
        <div className={classes.pair}>
          {date('sent_on')}
          {text('consignment', { maxLength: 60, dir: 'ltr' })}
        </div>
        <div className={classes.pair}>
          <Select
            clearable
            label={t('servings:outcome')}
            data={ServingOutcome.options.map((one) => ({ value: one, label: t(`servings:outcomes.${one}`) }))}
            value={value.outcome}
            onChange={(one) => change({ outcome: ServingOutcome.nullable().catch(null).parse(one) })}
          />
          {date('outcome_on')}
        </div>
        {value.outcome === 'served' ? null : (
          <div className={classes.pair}>
            <Select
              clearable
              label={t('servings:deemed_by')}
              description={t('servings:deemed_how')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              error={errors.deemed_by}
              data={DeemedBy.options.map((one) => ({ value: one, label: t(`servings:deemed.${one}`) }))}
              value={value.deemed_by}
              onChange={(one) => change({ deemed_by: DeemedBy.nullable().catch(null).parse(one) })}
            />
            {date('deemed_on')}
          </div>
        )}
        {text('fee', {
          inputMode: 'decimal',
          dir: 'ltr',
          leftSection: '₹',
          ...(isFeeWrong && { error: sayNoAmount(value.fee) }),
        })}
        <div className={classes.pair}>
          {date('fee_due_on')}
          {date('fee_paid_on')}
        </div>
        <div className={classes.pair}>
          {text('next_step', { maxLength: 300 })}
          {date('next_on')}
        </div>
      </DialogForm>
      {serving ? (
        <Stack mt="lg" align="flex-start">
          <Button
            data-sends
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            loading={remove.isPending}
            onClick={() => remove.mutate(serving, { onSuccess: close, onError: (error) => toastError(error) })}
          >
            {t('servings:delete')}
          </Button>
        </Stack>
      ) : null}
    </>
  )
}
