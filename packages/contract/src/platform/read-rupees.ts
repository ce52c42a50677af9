import { clean } from './cleaned.ts'
import type { Paise } from './money.ts'

const before = /^(?:₹|rs\.?|inr|rupees|रु\.?|रुपये|रुपए|روپے|روپئے)\s*/iu
const behind = /\s*(?:\/[-=]*|₹|inr|rupees|रुपये|रुपए|روپے|روپئے)?\s*(?:only|मात्र)?\.?$/iu

/** An amount as a person types it, without its currency. */
export const figuresIn = (text: string): string => clean('number', text).replace(before, '').replace(behind, '')

/** Refuses a comma before the last two digits (`1250,50`), because it may mean a decimal point. */
const form = /^(\d{1,10}|\d{1,3}(?:[, ']\d{2,3})*[, ']\d{3})(?:\.(\d{1,2}))?$/

/** Reads `₹ 1,250.50/-` as 125050 paise. Null if the text is not an amount. */
export function readRupees(text: string): Paise | null {
  const [, rupees, paise = ''] = form.exec(figuresIn(text)) ?? []
  if (rupees === undefined) return null
  const whole = rupees.replace(/\D/g, '')
  return whole.length > 10 ? null : Number(whole) * 100 + Number(paise.padEnd(2, '0'))
}
