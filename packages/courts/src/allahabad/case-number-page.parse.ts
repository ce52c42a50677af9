import type { CaseType } from '@peshi/contract/courts/courts'
import { isTag } from 'domhandler'
import { abbreviationOf, allahabadCaseTypes } from '../catalogue/allahabad-case-types.ts'
import { PageChanged } from '../errors.ts'
import { hasEnd, lineOf, openPage } from '../reading/page.ts'
import { throwOnErrorPage } from '../refusals.ts'

export interface CaseNumberPage {
  caseTypes: CaseType[]
  captchaSource: string | null
}

export function parseCaseNumberPage(html: string): CaseNumberPage {
  throwOnErrorPage(html)
  if (!hasEnd(html)) throw new PageChanged('The search page is incomplete')
  const $ = openPage(html)
  const options = $('select#case_type option').toArray().filter(isTag)
  const caseTypes = options.flatMap((option) => readOption(option.attribs.value ?? '', lineOf(option)) ?? [])
  if (caseTypes.length === 0) throw new PageChanged('The search page has no case types')
  const picture = $('img')
    .toArray()
    .find((image) => /captcha|secureimage/i.test(`${image.attribs.id} ${image.attribs.class} ${image.attribs.src}`))
  return { caseTypes, captchaSource: picture?.attribs.src ?? null }
}

const typeByCode = new Map(allahabadCaseTypes.map((type) => [type.portal_id, type]))

/**
 * In `WRIT - PUBLIC INTEREST LITIGATION (PIL)`, `PIL` is not one of the catalogue's abbreviations. So the catalogue's
 * abbreviation for the option's value is used: `WPIL`.
 */
function readOption(value: string, label: string): CaseType | null {
  const code = value.trim()
  if (code === '' || code === '0' || label === '' || /^-*\s*select\b/i.test(label)) return null
  const type = typeByCode.get(code)
  return { code, short: abbreviationOf(label) ?? type?.short ?? guessAbbreviation(label), title: type?.title ?? label }
}

const guessAbbreviation = (label: string) =>
  /\(([A-Z0-9]{2,10})\)\s*$/.exec(label)?.[1] ?? /^([A-Z0-9]{2,10})\s+-\s+/.exec(label)?.[1] ?? label
