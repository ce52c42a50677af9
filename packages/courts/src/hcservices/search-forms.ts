import { type Element, isTag } from 'domhandler'
import { firstElement, landmark, lineOf, openPage, type Page } from '../reading/page.ts'

export interface SearchPage {
  highCourts: { value: string; name: string }[]
  benches: { value: string; name: string }[]
  selects: number
  forms: SearchForm[]
}

export interface SearchForm {
  name: string
  heading: string | null
  radios: Record<string, { value: string; id: string; label: string; checked: boolean }[]>
  fields: SearchField[]
}

export interface SearchField {
  id: string
  name: string | null
  type: 'text' | 'select'
  label: string | null
  required: boolean
  maxlength: number | null
  options_count: number | null
}

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
