import type { Charge } from '@peshi/contract/office/charges'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { OwnKey, Say } from '../../platform/i18n/use-translation.ts'

/** The text of a charge, and of the line of an invoice that bills it. */
export function sayCharge(
  t: Say<OwnKey<'invoices'>>,
  { kind, what, on }: Pick<Charge, 'kind' | 'what' | 'on'>,
): string {
  if (kind !== 'appearance') return what ?? ''
  return [t('appearance_on', { date: toDayFirst(on) }), what].filter(Boolean).join(': ')
}
