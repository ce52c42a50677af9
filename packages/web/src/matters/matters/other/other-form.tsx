import { Select, TextInput } from '@mantine/core'
import type { Side } from '@peshi/contract/matters/families'
import type { Matter } from '@peshi/contract/matters/matters'
import type { ClientId, CourtId } from '@peshi/contract/platform/ids'
import { seenOf, useEdit } from '../../../chamber/edits/use-edit.tsx'
import { useSittingDays } from '../../../courts/court-days/court-days.api.ts'
import { ApiError } from '../../../platform/api/api-error.ts'
import { useDraft } from '../../../platform/device/use-draft.ts'
import { FillSlot } from '../../../platform/features/fill-slot.tsx'
import { sayCourt } from '../../../platform/i18n/say-court.ts'
import { saySign } from '../../../platform/i18n/say-sign.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { DateField } from '../../../platform/ui/date-field.tsx'
import { DialogForm } from '../../../platform/ui/dialog-form.tsx'
import { CourtSelect } from '../find/court-select.tsx'
import classes from '../find/find.module.css'
import { clientOfMatter, partyConflicts } from '../find/find-slots.ts'
import { changedByMatters } from '../matters.api.ts'
import { bodyOf, draftOf, fieldsOf, type OtherBody, type OtherDraft, sendOther } from './other-draft.ts'

interface Props {
  matter: Matter | null
  forum?: string
  onClose(): void
  onSaved(matter: Matter): void
}

const sides = ['petitioner', 'respondent', 'other'] as const

export function OtherForm({ matter, forum = '', onClose, onSaved }: Props) {
  const { t } = useTranslation(['clients', 'matters'])
  const {
    fieldOf,
    value: draft,
    seen,
    change: set,
    drop,
  } = useDraft(
    'other',
    matter?._id ?? `new ${forum}`.trim(),
    () => draftOf(matter, forum),
    matter && seenOf(matter, fieldsOf),
  )
  const sitting = useSittingDays(draft.court, 'date.unplanned')
  const save = useEdit({
    record: matter,
    seen,
    fieldsOf,
    keys: [...changedByMatters, ['clients']],
    send: (changes, whole) => sendOther(matter?._id ?? null, changes, whole),
    words: {
      label: labelOf,
      say: {
        our_side: (side) => (side ? t(`side.${side}`) : ''),
        case_status: (status) => (status ? t(`matters:status.${status}`) : ''),
        unique_id: (court) => (court ? sayCourt(court) : ''),
      },
    },
  })
  const errors = save.error instanceof ApiError ? save.error.fields : {}

  const submit = () => {
    save.mutate(bodyOf(draft), {
      onSuccess: (reply) => {
        drop()
        const saved = reply?.data ?? matter
        if (saved) onSaved(saved)
      },
    })
  }
  const cancel = () => {
    drop()
    onClose()
  }
  function labelOf(name: keyof OtherBody): string {
    if (name === 'title' || name === 'petitioner' || name === 'respondent' || name === 'reference_id')
      return t(`matters:field.${name}`)
    if (name === 'stage' || name === 'next_date') return t(`matters:column.${name}`)
    if (name === 'case_type' || name === 'case_number' || name === 'case_year') return t(`field.${name}`)
    if (name === 'case_status') return t('matters:column.status')
    if (name === 'our_side') return t('matter.our_side')
    return name === 'client_id' ? t('client') : t('other.forum')
  }
  type Text = Exclude<keyof OtherDraft, 'court' | 'our_side' | 'client_id' | 'case_status'>
  const field = (name: Text, label: string, max = 300) => (
    <TextInput
      label={label}
      maxLength={max}
      autoComplete="off"
      data-autofocus={name === 'title' ? true : undefined}
      required={name === 'title'}
      {...fieldOf(name)}
      error={name.endsWith('year') ? saySign(draft[name], errors[name]) : errors[name]}
    />
  )
  return (
    <DialogForm submit={t('save')} sending={save} onSubmit={submit} onCancel={cancel}>
      {save.note}
      {field('title', t('matters:field.title'))}
      <CourtSelect
        value={draft.court}
        error={errors.unique_id}
        onChange={(court: CourtId | null) => set({ court, forum: court ? '' : draft.forum })}
      />
      {draft.court ? null : field('forum', t('other.forum'))}
      <div className={classes.pair}>
        {field('petitioner', t('matters:field.petitioner'))}
        {field('respondent', t('matters:field.respondent'))}
      </div>
      <div className={classes.pair}>
        <Select
          label={t('matter.our_side')}
          placeholder={t('matter.not_said')}
          clearable
          data={sides.map((side) => ({ value: side, label: t(`side.${side}`) }))}
          value={draft.our_side}
          onChange={(side) => set({ our_side: side as Side | null })}
        />
        {matter ? null : (
          <FillSlot
            slot={clientOfMatter}
            label={t('client')}
            value={draft.client_id}
            onChange={(client_id: ClientId | null) => set({ client_id })}
          />
        )}
      </div>
      {matter ? null : (
        <FillSlot
          slot={partyConflicts}
          petitioner={draft.petitioner}
          respondent={draft.respondent}
          our_side={draft.our_side}
          client_id={draft.client_id}
        />
      )}
      <div className={classes.number}>
        {field('case_type', t('field.case_type'), 60)}
        {field('case_number', t('field.case_number'), 9)}
        {field('case_year', t('field.case_year'), 4)}
      </div>
      <div className={classes.pair}>
        {field('stage', t('matters:column.stage'))}
        <DateField
          isAhead
          {...sitting}
          label={t('matters:column.next_date')}
          value={draft.next_date}
          error={errors.next_date}
          onChange={(date) => set({ next_date: date })}
        />
      </div>
      <div className={classes.pair}>
        {field('reference_id', t('matters:field.reference_id'))}
        <Select
          label={t('matters:column.status')}
          data={(['pending', 'disposed'] as const).map((value) => ({ value, label: t(`matters:status.${value}`) }))}
          value={draft.case_status}
          onChange={(value) => value && set({ case_status: value as OtherDraft['case_status'] })}
        />
      </div>
    </DialogForm>
  )
}
