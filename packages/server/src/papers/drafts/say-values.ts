import type { DraftLanguage, DraftValue, DraftValues } from '@peshi/contract/papers/drafts'
import { type DraftField, fieldOf, isDraftField } from '@peshi/contract/papers/drafts/fields'
import { CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { Invalid } from '../../platform/errors.ts'
import { draftWords } from './draft-words.ts'
import { hasValue } from './fields-of-matter.ts'
import type { FilledValue, FilledValues } from './fill-word.ts'

const sayDate = (date: string) => (CourtDate.safeParse(date).success ? toDayFirst(date) : date)

const saySum = (paise: number, language: DraftLanguage) =>
  draftWords[language].sum((paise / 100).toLocaleString('en-IN', { minimumFractionDigits: paise % 100 === 0 ? 0 : 2 }))

/** The values as a paper prints them, with the sums in words. */
export function sayValues(values: DraftValues, fields: readonly string[], language: DraftLanguage): FilledValues {
  const said: Record<string, FilledValue> = {}
  for (const name of fields) {
    if (!isDraftField(name)) continue
    const field = fieldOf(name)
    const value = field.sumInWords ? sumInWords(values[field.sumInWords], language) : values[name]
    if (value !== undefined && value !== null && hasValue(value)) said[name] = say(field, value, language)
  }
  return said
}

function say(field: DraftField, value: DraftValue, language: DraftLanguage): FilledValue {
  if (field.kind === 'date') return sayDate(String(value))
  if (field.kind === 'sum') return saySum(Number(value), language)
  if (field.kind !== 'list' || !Array.isArray(value))
    return typeof value === 'number' ? String(value) : (value as FilledValue)
  const { columns } = field
  return value.map((row) =>
    Object.fromEntries(
      Object.keys(columns).map((name) => [
        name,
        columns[name] === 'date' ? sayDate(row[name] ?? '') : (row[name] ?? ''),
      ]),
    ),
  )
}

function sumInWords(paise: DraftValue | undefined, language: DraftLanguage): string | null {
  return typeof paise === 'number' ? draftWords[language].inWords(paise) : null
}

/** The answers to known fields, without empty ones. Throws if a value does not fit its field. */
export function readAnswers(answers: DraftValues): DraftValues {
  const wrong = Object.entries(answers).filter(([name, value]) => !fits(name, value))
  if (wrong.length > 0)
    throw new Invalid(
      'Some answers do not fit their fields.',
      Object.fromEntries(wrong.map(([name]) => [name, 'Check this value'])),
    )
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => hasValue(value)))
}

function fits(name: string, value: DraftValue): boolean {
  if (!isDraftField(name)) return false
  if (value === '') return true
  const field = fieldOf(name)
  if (field.kind === 'condition') return typeof value === 'boolean'
  if (field.kind === 'sum') return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
  if (field.kind === 'date') return CourtDate.safeParse(value).success
  if (field.kind !== 'list') return typeof value === 'string'
  return Array.isArray(value) && value.every((row) => Object.keys(row).every((column) => column in field.columns))
}
