import { type Element, isTag } from 'domhandler'
import { firstElement, landmark, lineOf, openPage, type Page } from '../reading/page.ts'

/** What the search page of the high courts' services asks, form by form. All forms lie in one page; menus show one at a time. */
export interface SearchPage {
  highCourts: { value: string; name: string }[]
  /** Empty until a high court was chosen: the page fills the list then. */
  benches: { value: string; name: string }[]
  selects: number
  forms: SearchForm[]
}

export interface SearchForm {
  /** `caveat`, from the form's own identifier. */
  name: string
  heading: string | null
  /** The choices by the name of their group. */
  radios: Record<string, { value: string; id: string; label: string; checked: boolean }[]>
  /** Those of choices that are not shown too. */
  fields: SearchField[]
}

export interface SearchField {
  id: string
  name: string | null
  type: 'text' | 'select'
  label: string | null
  /** A star stands before its label. */
  required: boolean
  maxlength: number | null
  /** Of a list the options with a value. */
  options_count: number | null
}

/** Throws `PageChanged` for a page without the list of high courts or without any search form. */
export function readSearchPage(html: string): SearchPage {
  const $ = openPage(html)
  const courts = landmark(firstElement($('select#sess_state_code')), 'list of high courts')
  const benches = firstElement($('select#court_complex_code'))
  const forms = $('div[id$="SearchDiv"]')
    .toArray()
    .filter(isTag)
    .map((form) => readForm($, form))
    .filter(({ fields }) => fields.length > 0)
  landmark(forms[0], 'search form')
  return {
    highCourts: readOptions($, courts),
    benches: benches ? readOptions($, benches) : [],
    selects: $('select').length,
    forms,
  }
}

const readOptions = ($: Page, select: Element) =>
  $(select)
    .find('option')
    .toArray()
    .map((option) => ({ value: option.attribs.value?.trim() ?? '', name: lineOf(option) }))
    .filter(({ value }) => value !== '' && value !== '0')

function readForm($: Page, form: Element): SearchForm {
  const labelOf = (id: string) => {
    const label = $(form)
      .find('label[for]')
      .toArray()
      .find(({ attribs }) => attribs.for === id)
    return {
      label: label ? lineOf(label).replace(/^\*\s*|[\s:]+$/g, '') : null,
      required: label !== undefined && lineOf(label).startsWith('*'),
    }
  }
  const heading = $(form)
    .find('h1, h2')
    .toArray()
    .map(lineOf)
    .find((text) => text !== '')
  const radios: SearchForm['radios'] = {}
  const fields: SearchField[] = []
  for (const field of $(form).find('input, select').toArray()) {
    const { id = '', name = null, value = '', maxlength } = field.attribs
    const type = field.name === 'select' ? 'select' : (field.attribs.type?.toLowerCase() ?? 'text')
    if (type === 'radio' && name !== null) {
      const choice = { value, id, label: labelOf(id).label ?? '', checked: 'checked' in field.attribs }
      radios[name] = [...(radios[name] ?? []), choice]
    }
    if (type !== 'text' && type !== 'select') continue
    fields.push({
      id,
      name,
      type,
      ...labelOf(id),
      maxlength: maxlength ? Number(maxlength) : null,
      options_count: type === 'select' ? readOptions($, field).length : null,
    })
  }
  const name = (form.attribs.id ?? '').replace(/SearchDiv$/, '').toLowerCase()
  return { name, heading: heading ?? null, radios, fields }
}
