import { Alert, TextInput } from '@mantine/core'
import type { Matter } from '@peshi/contract/matters/matters'
import { yearIn } from '@peshi/contract/platform/cleaned'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { useSittingDays } from '../../../courts/court-days/court-days.api.ts'
import { ApiError } from '../../../platform/api/api-error.ts'
import { FillSlot } from '../../../platform/features/fill-slot.tsx'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { DateField } from '../../../platform/ui/date-field.tsx'
import { DialogForm } from '../../../platform/ui/dialog-form.tsx'
import type { Draft } from './draft.ts'
import { useAddMatter } from './find.api.ts'
import classes from './find.module.css'
import { checkByHand, type DraftField, figures, sayWrong } from './find-input.ts'
import { partyConflicts } from './find-slots.ts'
import { NumberFields } from './number-fields.tsx'

interface Props {
  draft: Draft
  court: CourtId
  onChange(changes: Partial<Draft>): void
  onBack(): void
  onSaved(matter: Matter): void
}

export function HandForm({ draft, court, onChange, onBack, onSaved }: Props) {
  const { t } = useTranslation('matters')
  const add = useAddMatter()
  const sitting = useSittingDays(court, 'date.unplanned')
  const [errors, setErrors] = useState<Partial<Record<DraftField, string>>>({})

  const change = (changes: Partial<Draft>) => {
    onChange(changes)
    setErrors({})
    add.reset()
  }
  const field = (name: 'petitioner' | 'respondent' | 'hand_type' | 'stage' | 'reference_id', label: string) => (
    <TextInput
      label={label}
      maxLength={name === 'hand_type' ? 60 : 300}
      autoComplete="off"
      value={draft[name]}
      error={errors[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  )

  const submit = () => {
    const wrong = Object.entries(checkByHand(draft))
    if (wrong.length > 0)
      return setErrors(Object.fromEntries(wrong.map(([name, key]) => [name, sayWrong(draft, name, t(`need.${key}`))])))
    add.mutate(
      {
        unique_id: court,
        petitioner: draft.petitioner,
        respondent: draft.respondent,
        case_type: draft.hand_type,
        case_number: figures(draft.case_number),
        case_year: yearIn(draft.case_year),
        stage: draft.stage.trim() || null,
        next_date: (draft.next_date || null) as CourtDate | null,
        reference_id: draft.reference_id.trim() || null,
      },
      {
        onSuccess: ({ data }) => onSaved(data),
        onError: (error) => {
          if (error instanceof ApiError) setErrors(error.fields)
        },
      },
    )
  }

  return (
    <DialogForm submit={t('find.save')} cancel={t('find.back')} sending={add} onSubmit={submit} onCancel={onBack}>
      <Alert color="indigo">{t('hand.hint')}</Alert>
      <div className={classes.pair}>
        {field('petitioner', t('field.petitioner'))}
        {field('respondent', t('field.respondent'))}
      </div>
      <div className={classes.number}>
        {field('hand_type', t('hand.case_type'))}
        <NumberFields draft={draft} errors={errors} onChange={change} />
      </div>
      <div className={classes.pair}>
        {field('stage', t('column.stage'))}
        <DateField
          isAhead
          {...sitting}
          label={t('column.next_date')}
          value={draft.next_date}
          error={errors.next_date}
          onChange={(date) => change({ next_date: date })}
        />
      </div>
      {field('reference_id', t('field.reference_id'))}
      <FillSlot slot={partyConflicts} petitioner={draft.petitioner} respondent={draft.respondent} />
    </DialogForm>
  )
}
