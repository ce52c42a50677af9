import { type Element, isTag } from 'domhandler'
import type { CourtOption } from '../connector.ts'
import { PageChanged } from '../errors.ts'
import { firstElement, hasEnd, landmark, lineOf, openPage, type Page } from '../reading/page.ts'
import { throwOnErrorPage } from '../refusals.ts'

export interface NamedList {
  name: string
  options: CourtOption[]
}

export interface FirSearchForm {
  /** All hidden fields, including ASP.NET's view state. The next request must send them back. */
  hidden: Record<string, string>
  district: NamedList
  policeStation: NamedList
  firNumber: string
  year: string
  captcha: { name: string; picture: string } | null
  button: { name: string; value: string }
}

/** Finds the fields by their labels. Not confirmed on the real portal (NOTES.md). */
export function parseFirSearchForm(html: string): FirSearchForm {
  throwOnErrorPage(html)
  const $ = openPage(html)
  if (!hasEnd(html)) throw new PageChanged('The police’s search page is incomplete')
  const form = landmark(firstElement($('form:has(input[name="__VIEWSTATE"])')), 'search form')
  const fields = $(form).find('input[name], select[name]').toArray().filter(isTag)
  const hidden = fields.filter(({ attribs }) => attribs.type?.toLowerCase() === 'hidden')
  const button = fields.find(
    ({ attribs }) => attribs.type?.toLowerCase() === 'submit' && /^search$/i.test(attribs.value ?? ''),
  )
  return {
    hidden: Object.fromEntries(hidden.map(({ attribs }) => [attribs.name ?? '', attribs.value ?? ''])),
    district: readList($, fieldOf($, form, fields, /^district$/i, 'select')),
    policeStation: readList($, fieldOf($, form, fields, /^police station$/i, 'select')),
    firNumber: nameOf(fieldOf($, form, fields, /^fir no$/i, 'input')),
    year: nameOf(fieldOf($, form, fields, /^year$/i, 'input')),
    captcha: readCaptcha($, form, fields),
    button: { name: nameOf(landmark(button, 'search button')), value: button?.attribs.value ?? '' },
  }
}

const nameOf = ({ attribs }: Element) => attribs.name ?? ''
const plain = (label: string) => label.replace(/[\s.:*]+$/, '')

function findField($: Page, form: Element, fields: readonly Element[], label: RegExp, tag: string) {
  const found = $(form)
    .find('label[for]')
    .toArray()
    .filter(isTag)
    .filter((one) => label.test(plain(lineOf(one))))
  if (found.length > 1) throw new PageChanged(`The form has two fields ${label.source}`)
  return fields.find(({ name, attribs }) => name === tag && attribs.id === found[0]?.attribs.for)
}

const fieldOf = ($: Page, form: Element, fields: readonly Element[], label: RegExp, tag: 'input' | 'select') =>
  landmark(findField($, form, fields, label, tag), `field ${label.source}`)

const readList = ($: Page, select: Element): NamedList => ({
  name: nameOf(select),
  options: $(select)
    .find('option')
    .toArray()
    .filter(isTag)
    .map((option) => ({ code: option.attribs.value?.trim() ?? '', label: lineOf(option) }))
    .filter(({ code }) => code !== ''),
})

function readCaptcha($: Page, form: Element, fields: readonly Element[]): FirSearchForm['captcha'] {
  const field = findField($, form, fields, /captcha|code shown/i, 'input')
  const picture = $(form).find('img[src*="captcha" i]').toArray().find(isTag)
  if (!field && !picture) return null
  return {
    name: nameOf(landmark(field, 'field for the captcha')),
    picture: landmark(picture?.attribs.src, 'picture of the captcha'),
  }
}
