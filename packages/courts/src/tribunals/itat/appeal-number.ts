import { readCaseNumber } from '../../reading/case-numbers.ts'
import { tidy } from '../../reading/text.ts'

export interface AppealNumber {
  whole: string
  type: string
  number: string
  year: number
}

export function readAppealNumber(text: string): AppealNumber {
  const line = tidy(text)
  const { type, number, year, rest } = readCaseNumber(line)
  const whole = line.slice(0, line.length - rest.length).trim()
  return { whole, type: type.toUpperCase(), number, year }
}
