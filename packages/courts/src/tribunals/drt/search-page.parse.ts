import type { CaseType } from '@peshi/contract/courts/courts'
import { PageChanged } from '../../errors.ts'
import { firstElement, hasEnd, landmark, lineOf, openPage, type Page } from '../../reading/page.ts'
import { throwOnErrorPage } from '../../refusals.ts'

export interface DrtSearchPage {
  /** `code` is the name of a bench's database: `delhi`, `delhidrat`. */
  schemas: { code: string; label: string }[]
  caseTypes: CaseType[]
  appealTypes: CaseType[]
}

export function parseDrtSearchPage(html: string): DrtSearchPage {
  throwOnErrorPage(html)
  if (!hasEnd(html)) throw new PageChanged('The search form is incomplete')
  const $ = openPage(html)
  const typesIn = (id: string) =>
    optionsIn($, id).map(({ code, label }) => ({ code, short: shortOf(label), title: label }))
  return {
    schemas: optionsIn($, 'schemaname'),
    caseTypes: typesIn('case_type'),
    appealTypes: typesIn('case_type_drat'),
  }
}

function optionsIn($: Page, id: string) {
  const select = landmark(firstElement($(`select#${id}, select[name="${id}"]`)), `list ${id}`)
  const options = $(select)
    .find('option')
    .toArray()
    .map((option) => ({ code: (option.attribs.value ?? '').trim(), label: lineOf(option).replace(/\s*-+\s*$/, '') }))
    .filter(({ code }) => code !== '' && code !== '0')
  if (options.length === 0) throw new PageChanged(`The list ${id} is empty`)
  return options
}

const shortOf = (label: string) =>
  /^[A-Z.]{2,6}$/.test(label) ? label : (label.match(/\b[A-Za-z]/g) ?? []).join('').toUpperCase()
