import { type Element, isTag } from 'domhandler'
import type { CourtOption } from '../connector.ts'
import { PageChanged } from '../errors.ts'
import { firstElement, hasEnd, landmark, lineOf, openPage, type Page } from '../reading/page.ts'
import { throwOnErrorPage } from '../refusals.ts'

/** Search form on S3WaaS, the government's platform of sci.gov.in and dcourts.gov.in. */
export interface ServiceForm {
  formId: string | null
  fields: string[]
  hidden: Record<string, string>
  /** Options by the `id` of their `select`, because complexes and establishments have the same `name`. */
  options: Record<string, CourtOption[]>
}

export interface Ticket {
  scid: string
  /** A hidden field with a different name in each form. */
  token: { name: string; value: string }
}

/** Every search form of S3WaaS has this field, and no other form has it. */
const mark = 'es_ajax_request'

export function parseServiceForm(html: string): ServiceForm {
  throwOnErrorPage(html)
  const $ = openPage(html)
  const form = landmark(firstElement($(`form:has(input[name="${mark}"])`)), 'search form')
  const rest = html.slice(html.indexOf(mark))
  if (!/<\/form\s*>/i.test(rest)) throw new PageChanged('The search form is incomplete')
  if (/<html[\s>]/i.test(html) && !hasEnd(html)) throw new PageChanged('The search page is incomplete')
  const inputs = $(form).find('input[name], select[name], textarea[name]').toArray().filter(isTag)
  const hidden = inputs.filter((input) => input.attribs.type?.toLowerCase() === 'hidden')
  return {
    formId: form.attribs.id ?? null,
    fields: [...new Set(inputs.map((input) => input.attribs.name ?? ''))],
    hidden: Object.fromEntries(hidden.map((input) => [input.attribs.name ?? '', input.attribs.value ?? ''])),
    options: readSelects($, inputs),
  }
}

function readSelects($: Page, inputs: Element[]): ServiceForm['options'] {
  const selects = inputs.filter((input) => input.name === 'select')
  return Object.fromEntries(
    selects.map((select) => [select.attribs.id ?? select.attribs.name ?? '', readOptions($, select)]),
  )
}

const readOptions = ($: Page, select: Element): CourtOption[] =>
  $(select)
    .find('option')
    .toArray()
    .filter(isTag)
    .map((option) => ({ code: option.attribs.value?.trim() ?? '', label: lineOf(option) }))
    .filter(({ code }) => code !== '' && code !== '0')

export function ticketOf(form: ServiceForm): Ticket {
  const [name, value] = landmark(
    Object.entries(form.hidden).find(([field]) => /^tok_[0-9a-f]{40}$/.test(field)),
    'token in its form',
  )
  return { scid: landmark(form.hidden.scid, 'number of the captcha (scid)'), token: { name, value } }
}
