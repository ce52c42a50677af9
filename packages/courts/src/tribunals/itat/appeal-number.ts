import { PageChanged } from '../../errors.ts'
import { tidy } from '../../reading/text.ts'

export interface AppealNumber {
  /** `ITA 1234/LKW/2024`. */
  whole: string
  type: string
  number: string
  year: number
}

/** The number at the start of a text; behind it may stand the assessment year. Throws `PageChanged` for any other text. */
export function readAppealNumber(text: string): AppealNumber {
  const [whole, type = '', number = '', year = ''] =
    /^([A-Z][A-Z()&.]*(?: [A-Z()&.]+)*)\s*(\d+)\s*\/\s*[A-Z]+\s*\/\s*(\d{4})\b/i.exec(tidy(text)) ?? []
  if (whole === undefined) throw new PageChanged(`Not an appeal number: ${text.slice(0, 60)}`)
  return { whole, type: type.toUpperCase(), number: String(Number(number)), year: Number(year) }
}
