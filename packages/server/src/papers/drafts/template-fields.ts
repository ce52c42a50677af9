import { fieldOf, isDraftField } from '@peshi/contract/papers/drafts/fields'
import type PizZip from 'pizzip'
import type { TemplateProblem } from './template-problem.ts'
import { elementsOf, filledParts, partOf } from './word-file.ts'

interface Section {
  name: string
  place: string
}

/** Fields in the order of their first places, and what is wrong. */
export function readFields(zip: PizZip): { fields: string[]; problem: TemplateProblem | null } {
  const fields = new Set<string>()
  for (const part of filledParts(zip)) {
    const document = partOf(zip, part)
    const open: Section[] = []
    for (const paragraph of document ? elementsOf(document, 'w:p') : []) {
      const text = elementsOf(paragraph, 'w:t')
        .map((one) => one.textContent)
        .join('')
      const problem = readParagraph(text, open, fields)
      if (problem) return { fields: [...fields], problem }
    }
    const [unclosed] = open
    if (unclosed)
      return {
        fields: [...fields],
        problem: { code: 'template-open-section', field: `#${unclosed.name}`, place: unclosed.place },
      }
  }
  return { fields: [...fields], problem: fields.size === 0 ? { code: 'template-no-field' } : null }
}

function readParagraph(text: string, open: Section[], fields: Set<string>): TemplateProblem | null {
  const place = text.trim().replace(/\s+/g, ' ').slice(0, 200)
  if (/[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, ''))) return { code: 'template-open-field', place }
  for (const [, inside = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
    const [, mark, name = ''] = /^\s*([#^/]?)\s*(.*?)\s*$/.exec(inside) ?? []
    if (mark === '/') {
      const opened = open.pop()
      if (!opened || (name !== '' && opened.name !== name))
        return { code: 'template-open-section', field: inside, place }
      continue
    }
    if (!isKnown(name, mark ?? '', open)) return { code: 'template-unknown-field', field: inside, place }
    if (isDraftField(name)) fields.add(name)
    if (mark) open.push({ name, place })
  }
  return null
}

function isKnown(name: string, mark: string, open: readonly Section[]): boolean {
  const columns = open.flatMap((section) => {
    const field = isDraftField(section.name) ? fieldOf(section.name) : null
    return field?.kind === 'list' ? Object.keys(field.columns) : []
  })
  if (columns.includes(name)) return true
  if (!isDraftField(name)) return false
  // A list or a condition has no text of its own.
  return mark !== '' || !['list', 'condition'].includes(fieldOf(name).kind)
}
