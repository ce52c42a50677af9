import { PageChanged } from '../../errors.ts'

export interface CaseNumberParts {
  type: string
  number: string
  year: number
}

/** `Original Application/1/2023`, `O.A./1/2023`; the type may hold slashes. Throws `PageChanged` for anything else. */
export function splitCaseNumber(text: string): CaseNumberParts {
  const [, type = '', number = '', year = ''] = /^(.+?)\s*\/\s*(\d+)\s*\/\s*(\d{4})$/.exec(text.trim()) ?? []
  if (type === '') throw new PageChanged(`Not a case number: ${text.slice(0, 60)}`)
  return { type, number: String(Number(number)), year: Number(year) }
}
