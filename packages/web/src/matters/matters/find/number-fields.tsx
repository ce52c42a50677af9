import { TextInput } from '@mantine/core'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import type { Draft } from './draft.ts'
import { asks, type DraftField } from './find-input.ts'

interface Props {
  draft: Draft
  errors: Partial<Record<DraftField, string>>
  onChange(changes: Partial<Draft>): void
}

export function NumberFields({ draft, errors, onChange }: Props) {
  const { t } = useTranslation('matters')
  const { by } = draft
  const label =
    draft.by_hand || by === 'case-number' ? t('find.number') : by === 'fir' ? t('field.fir_number') : t(`by.${by}`)
  return (
    <>
      {draft.by_hand || asks(by, 'case_number') ? (
        <TextInput
          label={label}
          inputMode="numeric"
          maxLength={9}
          dir="ltr"
          autoComplete="off"
          value={draft.case_number}
          error={errors.case_number}
          onChange={(event) => onChange({ case_number: event.currentTarget.value })}
        />
      ) : null}
      <TextInput
        label={t('find.year')}
        inputMode="numeric"
        maxLength={4}
        dir="ltr"
        autoComplete="off"
        value={draft.case_year}
        error={errors.case_year}
        onChange={(event) => onChange({ case_year: event.currentTarget.value })}
      />
    </>
  )
}
