import { load } from 'cheerio'
import { type AnyNode, type Element, isTag } from 'domhandler'

export interface Place {
  from: number
  to: number
}

export function placeOf(node: AnyNode): Place | null {
  const place = node.sourceCodeLocation
  return place ? { from: place.startOffset, to: place.endOffset } : null
}

export function listElements(html: string): Element[] {
  const elements: Element[] = []
  const visit = (node: AnyNode) => {
    if (isTag(node)) elements.push(node)
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(load(html, { sourceCodeLocationInfo: true }).root()[0] as AnyNode)
  return elements
}

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
