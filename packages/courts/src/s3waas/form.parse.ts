import { type Element, isTag } from 'domhandler'
import type { CourtOption } from '../connector.ts'
import { PageChanged } from '../errors.ts'
import { firstElement, hasEnd, landmark, lineOf, openPage, type Page } from '../reading/page.ts'
import { throwOnErrorPage } from '../refusals.ts'

/** A search form of the government's site platform, as sci.gov.in and every dcourts.gov.in draw it. */
export interface ServiceForm {
  formId: string | null
  /** Names of all fields in their order, each once. */
  fields: string[]
  /** Hidden fields by name, all of which go back with the answer. */
  hidden: Record<string, string>
  /** By the select's id: two selects of one name (complexes, establishments) take turns. The empty line is left out. */
  options: Record<string, CourtOption[]>
}

/** The form's ticket: what its captcha and its submission are known by. A new one for each attempt. */
export interface Ticket {
  /** The number of the captcha's picture. */
  scid: string
  /** A field whose very name changes with each form. */
  token: { name: string; value: string }
}

/** The field that says "sent by the page's script": every form of these services has it, other forms don't. */
const mark = 'es_ajax_request'

/**
 * Reads a search form.
 * Throws `CourtDown` for a maintenance page, and `PageChanged` when there is no such form or it breaks off.
 */
export function parseServiceForm(html: string): ServiceForm {
  throwOnErrorPage(html)
  const $ = openPage(html)
  const form = landmark(firstElement($(`form:has(input[name="${mark}"])`)), 'search form')
  const rest = html.slice(html.indexOf(mark))
  if (!/<\/form\s*>/i.test(rest)) throw new PageChanged('The search form breaks off')
  if (/<html[\s>]/i.test(html) && !hasEnd(html)) throw new PageChanged('The search page breaks off')
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

/** The form's ticket. Throws `PageChanged` for a form without its captcha's number or its token. */
export function ticketOf(form: ServiceForm): Ticket {
  const [name, value] = landmark(
    Object.entries(form.hidden).find(([field]) => /^tok_[0-9a-f]{40}$/.test(field)),
    'token in its form',
  )
  return { scid: landmark(form.hidden.scid, 'number of the captcha (scid)'), token: { name, value } }
}
