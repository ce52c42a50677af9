import { toDayFirst } from '@peshi/contract/platform/dates'
import { i18n } from '../../platform/i18n/i18n.ts'
import type { FieldWords } from './clash.ts'

/** A field's value in words. */
export function sayValue<Fields extends object>(
  name: Extract<keyof Fields, string>,
  value: unknown,
  { say }: FieldWords<Fields>,
): string {
  const own = say?.[name] as ((value: unknown) => string) | undefined
  const said = value === null || value === undefined ? '' : own ? own(value) : sayPlain(value)
  return said || `(${i18n.t('common:changed.empty')})`
}

function sayPlain(value: unknown): string {
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  if (Array.isArray(value)) return value.map(sayPlain).join('\n')
  const text = String(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? toDayFirst(text) : text
}
