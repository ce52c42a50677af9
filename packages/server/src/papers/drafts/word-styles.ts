import type { Document, Element } from '@xmldom/xmldom'
import { childOf, childrenOf, elementsOf } from './word-file.ts'

/** Properties of a paragraph or its runs, the nearest first: its own, its style’s, the style’s ancestors’, the file’s. */
export type Sources = readonly (Element | undefined)[]

export interface WordStyles {
  paragraphSources(own: Element | undefined): { paragraph: Sources; run: Sources }
  runSources(own: Element | undefined, ofParagraph: Sources): Sources
}

export function readStyles(document: Document | null): WordStyles {
  const styles = new Map(
    (document ? elementsOf(document, 'w:style') : []).map((style) => [style.getAttribute('w:styleId') ?? '', style]),
  )
  const usual = [...styles.values()].find(
    (style) => style.getAttribute('w:type') === 'paragraph' && style.getAttribute('w:default') === '1',
  )
  const defaults = document ? elementsOf(document, 'w:docDefaults')[0] : undefined
  const defaultOf = (name: 'w:rPr' | 'w:pPr') => childOf(childOf(defaults, `${name}Default`), name)

  function chainOf(id: string | null | undefined): Element[] {
    const chain: Element[] = []
    for (let style = id ? styles.get(id) : usual; style && !chain.includes(style); ) {
      chain.push(style)
      style = styles.get(valOf(childOf(style, 'w:basedOn')) ?? '')
    }
    return chain
  }

  return {
    paragraphSources(own) {
      const chain = chainOf(valOf(childOf(own, 'w:pStyle')))
      return {
        paragraph: [own, ...chain.map((style) => childOf(style, 'w:pPr')), defaultOf('w:pPr')],
        run: [...chain.map((style) => childOf(style, 'w:rPr')), defaultOf('w:rPr')],
      }
    },
    runSources(own, ofParagraph) {
      const id = valOf(childOf(own, 'w:rStyle'))
      return [own, ...(id ? chainOf(id).map((style) => childOf(style, 'w:rPr')) : []), ...ofParagraph]
    },
  }
}

export const valOf = (from: Element | undefined) => from?.getAttribute('w:val') ?? null

export const find = (sources: Sources, name: string): Element | undefined =>
  sources.map((source) => childOf(source, name)).find(Boolean)

export function isOn(sources: Sources, name: string): boolean {
  const found = find(sources, name)
  return found !== undefined && !['0', 'false', 'off', 'none'].includes(valOf(found) ?? '')
}

/** Attributes of an element can come from different sources. Lengths are twentieths of a point. */
export function pointsOf(sources: Sources, element: string, ...attributes: string[]): number {
  for (const source of sources)
    for (const attribute of attributes) {
      const text = childOf(source, element)?.getAttribute(attribute)
      if (text) return Number(text) / 20 || 0
    }
  return 0
}

export interface Numbering {
  /** The label of the next paragraph at this place of the list, and the level’s own paragraph properties. */
  next(list: string, level: number): { label: string; properties: Element | undefined }
}

export function readNumbering(document: Document | null): Numbering {
  const byId = (name: string, id: string) =>
    new Map((document ? elementsOf(document, name) : []).map((one) => [one.getAttribute(id) ?? '', one]))
  const lists = byId('w:num', 'w:numId')
  const abstract = byId('w:abstractNum', 'w:abstractNumId')
  const counts = new Map<string, number[]>()

  return {
    next(list, level) {
      const id = valOf(childOf(lists.get(list), 'w:abstractNumId')) ?? ''
      const levels = childrenOf(abstract.get(id), 'w:lvl')
      const at = (wanted: number) => levels.find((one) => one.getAttribute('w:ilvl') === String(wanted))
      const own = at(level)
      if (!own) return { label: '', properties: undefined }
      const startOf = (wanted: number) => Number(valOf(childOf(at(wanted), 'w:start')) ?? 1)
      const count = counts.get(list) ?? []
      for (let above = 0; above < level; above++) count[above] ??= startOf(above)
      count[level] = count[level] === undefined ? startOf(level) : count[level] + 1
      count.length = level + 1
      counts.set(list, count)
      const label = (valOf(childOf(own, 'w:lvlText')) ?? '').replace(/%(\d)/g, (_, number) => {
        const wanted = Number(number) - 1
        return sayNumber(count[wanted] ?? 1, valOf(childOf(at(wanted), 'w:numFmt')))
      })
      return { label: /[\uf000-\uf8ff]/.test(label) ? '•' : label, properties: childOf(own, 'w:pPr') }
    },
  }
}

function sayNumber(number: number, format: string | null): string {
  if (format === 'bullet' || format === 'none') return ''
  const letter = String.fromCharCode(97 + ((number - 1) % 26))
  const said: Record<string, string> = {
    lowerLetter: letter,
    upperLetter: letter.toUpperCase(),
    lowerRoman: roman(number),
    upperRoman: roman(number).toUpperCase(),
    hindiNumbers: number.toLocaleString('hi-IN-u-nu-deva', { useGrouping: false }),
    decimalZero: String(number).padStart(2, '0'),
  }
  return said[format ?? ''] ?? String(number)
}

const romans = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

function roman(number: number): string {
  let left = Math.min(number, 399)
  let said = ''
  for (const [value, letters] of romans) for (; left >= value; left -= value) said += letters
  return said
}
