import type { CaseType } from '@peshi/contract/courts/courts'
import { PageChanged } from '../errors.ts'
import { decodeEntities, dropBom, tidy } from '../reading/text.ts'
import { throwOnRefusal } from './refused.parse.ts'

export interface Option {
  code: string
  label: string
}

/**
 * Parses `code~label#code~label#…`. A label can contain `#`, as in `&#039;`, so a `#` separates options only
 * if a code and `~` follow.
 */
export function parseOptions(reply: string): Option[] {
  throwOnRefusal(reply)
  // One saved reply has PHP debug output before the options.
  const whole = dropBom(reply).trim()
  const text = whole.replace(/^object\([\s\S]*?\}\s*/, '')
  if (whole === '') return []
  if (!text.endsWith('#')) throw new PageChanged('The list of options is incomplete')
  return text
    .slice(0, -1)
    .split(/#(?=[\w^@.,-]+~)/)
    .map(readOption)
    .filter(({ code, label }) => code !== '0' && code !== '' && !/^select\b/i.test(label))
}

function readOption(text: string): Option {
  const [code = '', ...label] = text.split('~')
  if (label.length === 0) throw new PageChanged(`Not an option as this site writes it: ${tidy(text).slice(0, 60)}`)
  return { code: tidy(code), label: tidy(decodeEntities(label.join('~'))) }
}

/** `AA - ARBITRATION APPL.` begins with the abbreviation. On the new site, `W.P.(C)-134` ends with the code. */
export function readCaseType({ code, label }: Option): CaseType {
  const plain = label.endsWith(`-${code}`) ? label.slice(0, -code.length - 1).trim() : label
  const [short = plain, ...title] = plain.split(/\s+-\s+/)
  return { code, short: short.trim(), title: title.join(' - ') || plain }
}
