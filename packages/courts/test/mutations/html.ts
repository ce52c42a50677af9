import { load } from 'cheerio'
import { type AnyNode, type Element, isTag } from 'domhandler'

/** A stretch of the text. */
export interface Place {
  from: number
  to: number
}

/** Where an element stands in the text, its tags included; null for one that the reader of the page made up. */
export function placeOf(node: AnyNode): Place | null {
  const place = node.sourceCodeLocation
  return place ? { from: place.startOffset, to: place.endOffset } : null
}

/** The page's elements in order. The text is changed by their places, so that invalid markup stays as it is. */
export function listElements(html: string): Element[] {
  const elements: Element[] = []
  const visit = (node: AnyNode) => {
    if (isTag(node)) elements.push(node)
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(load(html, { sourceCodeLocationInfo: true }).root()[0] as AnyNode)
  return elements
}

/** The text without these places, of which no two overlap unless one lies in the other. */
export function without(text: string, places: Place[]): string {
  let kept = ''
  let at = 0
  for (const { from, to } of places.toSorted((one, other) => one.from - other.from)) {
    if (from < at) continue
    kept += text.slice(at, from)
    at = to
  }
  return kept + text.slice(at)
}

/** The text with two stretches exchanged. */
export function exchange(text: string, one: Place, other: Place): string {
  const [first, second] = one.from < other.from ? [one, other] : [other, one]
  return (
    text.slice(0, first.from) +
    text.slice(second.from, second.to) +
    text.slice(first.to, second.from) +
    text.slice(first.from, first.to) +
    text.slice(second.to)
  )
}
