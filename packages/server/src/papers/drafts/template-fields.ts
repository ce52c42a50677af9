import { fieldOf, isDraftField } from '@peshi/contract/papers/drafts/fields'
import type PizZip from 'pizzip'
import type { TemplateProblem } from './template-problem.ts'
import { elementsOf, filledParts, partOf } from './word-file.ts'

interface Section {
  name: string
  place: string
}

export interface ReadFields {
  /** In the order of their first places. */
  fields: string[]
  /** Fields without which a sentence is left out. */
  optional: string[]
  problem: TemplateProblem | null
}

export function readFields(zip: PizZip): ReadFields {
  const fields = new Set<string>()
  const sections = new Set<string>()
  const found = (problem: TemplateProblem | null): ReadFields => ({
    fields: [...fields],
    optional: [...sections].filter(isText),
    problem,
  })
  for (const part of filledParts(zip)) {
    const document = partOf(zip, part)
    const open: Section[] = []
    for (const paragraph of document ? elementsOf(document, 'w:p') : []) {
      const text = elementsOf(paragraph, 'w:t')
        .map((one) => one.textContent)
        .join('')
      const problem = readParagraph(text, open, { fields, sections })
      if (problem) return found(problem)
    }
    const [unclosed] = open
    if (unclosed) return found({ code: 'template-open-section', field: `#${unclosed.name}`, place: unclosed.place })
  }
  return found(fields.size === 0 ? { code: 'template-no-field' } : null)
}

const isText = (name: string) => isDraftField(name) && !['list', 'condition'].includes(fieldOf(name).kind)

interface Names {
  fields: Set<string>
  sections: Set<string>
}

function readParagraph(text: string, open: Section[], { fields, sections }: Names): TemplateProblem | null {
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
    if (mark === '#') sections.add(name)
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
  // A list or a condition has no text of its own.
  return mark === '' ? isText(name) : isDraftField(name)
}
