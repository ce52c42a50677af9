import { NumberInput, Select, Textarea, TextInput, type TextInputProps } from '@mantine/core'
import type { CheckEvery } from '@peshi/contract/trackers/trackers'
import { ApiError } from '../../platform/api/api-error.ts'
import { saySign } from '../../platform/i18n/say-sign.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateField } from '../../platform/ui/date-field.tsx'

const intervals: readonly CheckEvery[] = [1, 3, 7, 14, 30]

export const toCheckEvery = (days: number): CheckEvery => intervals.find((one) => one === days) ?? 7

interface Form {
  value: object
  change(changes: object): void
}

/** The fields of a tracker's form, whose labels are the words of `words` with the field's name. */
export function useFields(
  words: 'firs' | 'appeals' | 'caveats' | 'servings' | 'certifiedCopies',
  { value, change }: Form,
  error: Error | null,
) {
  const { t } = useTranslation([words, 'trackers'] as const)
  const errors: Record<string, string | undefined> = error instanceof ApiError ? error.fields : {}
  const values = value as Record<string, string>
  const labelOf = (name: string) => t(`${words}:${name}` as 'firs:note')
  const set = (name: string) => (next: unknown) => change({ [name]: next })
  const setText = (name: string) => (event: { currentTarget: { value: string } }) =>
    set(name)(event.currentTarget.value)

  return {
    errors,

    text: (name: string, { error = errors[name], ...more }: TextInputProps & { error?: string | undefined } = {}) => (
      <TextInput
        label={labelOf(name)}
        error={name.endsWith('year') ? saySign(values[name] ?? '', error) : error}
        value={values[name] ?? ''}
        onChange={setText(name)}
        {...more}
      />
    ),

    area: (name: string, more: { description?: string; maxLength?: number } = { maxLength: 2000 }) => (
      <Textarea label={labelOf(name)} error={errors[name]} value={values[name]} onChange={setText(name)} {...more} />
    ),

    date: (name: string, more: { required?: boolean; max?: string } = {}) => (
      <DateField label={labelOf(name)} error={errors[name]} value={values[name] ?? ''} onChange={set(name)} {...more} />
    ),

    number: (name: string, more: { label: string; description?: string; min: number; max: number }) => (
      <NumberInput error={errors[name]} allowDecimal={false} value={values[name]} onChange={set(name)} {...more} />
    ),

    every: () => (
      <Select
        label={labelOf('every')}
        description={t('trackers:every_why')}
        data={intervals.map((days) => ({ value: String(days), label: t('trackers:days', { count: days }) }))}
        value={String(values.check_every)}
        onChange={(days) => set('check_every')(toCheckEvery(Number(days)))}
      />
    ),
  }
}
