import { type Cheerio, type CheerioAPI, load } from 'cheerio/slim'
import { type AnyNode, type Element, isTag } from 'domhandler'
import { parse, serializeOuter } from 'parse5'
import { adapter as treeAdapter } from 'parse5-htmlparser2-tree-adapter'
import { PageChanged } from '../errors.ts'
import { dropBom, tidy } from './text.ts'

export type Page = CheerioAPI

/** Limits against pages that were made to overload the parser. Real court pages are far smaller. */
const longestPage = 5_000_000
const mostOpen = 1_500

/** Throws `PageChanged` if the page is longer or nested deeper than any page of a court. */
export function openPage(html: string): Page {
  if (html.length > longestPage) throw new PageChanged('The page is longer than any page of a court')
  if (leavesOpen(html, mostOpen)) throw new PageChanged('The page nests its tags too deeply')
  return load(parse(dropBom(html), { treeAdapter }))
}

/** `$.html` would write letters other than Latin ones as numbers. */
export const htmlOf = (nodes: readonly AnyNode[]): string =>
  nodes.map((node) => serializeOuter(node, { treeAdapter })).join('')

/** The HTML parser's time grows with the square of the nesting depth, so the depth of these tags is limited. */
const nestingTag =
  /<\/?(?!(?:td|th|tr|tbody|thead|tfoot|li|p|option|dd|dt|br|hr|img|input|meta|link|col|source)\b)[a-z]/gi

function leavesOpen(html: string, most: number): boolean {
  let open = 0
  nestingTag.lastIndex = 0
  // `matchAll` would be slower: it allocates an array for each tag.
  while (nestingTag.test(html)) {
    const closes = html[nestingTag.lastIndex - 2] === '/'
    open = closes ? Math.max(0, open - 1) : open + 1
    if (open > most) return true
  }
  return false
}

/** Something that each page of this kind has. Throws `PageChanged` if it is missing. */
export function landmark<T>(found: T | null | undefined, name: string): T {
  if (found === null || found === undefined) throw new PageChanged(`The page has no ${name}`)
  return found
}

export const firstElement = (selection: Cheerio<AnyNode>): Element | undefined => selection.toArray().find(isTag)

/** The visible text on one line. */
export function lineOf(node: AnyNode): string {
  const only = 'children' in node && node.children.length === 1 ? node.children[0] : undefined
  return tidy(only?.type === 'text' && !isUnseen(node) ? only.data : linesOf(node).join(' '))
}

const blocks = new Set(['br', 'p', 'div', 'tr', 'li', 'table', 'h1', 'h2', 'h3', 'h4'])

/**
 * Splits the text at visible line breaks. Keeps no-break spaces at the start of a line, because they are indentation.
 */
export function linesOf(node: AnyNode): string[] {
  const lines = ['']
  const visit = (inner: AnyNode) => {
    if (inner.type === 'text') lines[lines.length - 1] += inner.data.replace(/[\r\n\t ]+/g, ' ')
    if (!('children' in inner) || isUnseen(inner)) return
    const breaks = 'name' in inner && blocks.has(inner.name)
    if (breaks) lines.push('')
    for (const child of inner.children) visit(child)
    if (breaks && inner.name !== 'br') lines.push('')
  }
  visit(node)
  return lines
}

export function isBlank(node: AnyNode): boolean {
  if (node.type === 'text') return tidy(node.data) === ''
  return !('children' in node) || isUnseen(node) || node.children.every(isBlank)
}

export interface PageIndex {
  byClass(name: string): Element | undefined
  allByClass(name: string): Element[]
  byId(id: string): Element | undefined
  outline: Element[]
}

const outlined = new Set(['h2', 'h3', 'h4', 'table'])

export function indexPage($: Page): PageIndex {
  const classes = new Map<string, Element[]>()
  const ids = new Map<string, Element>()
  const outline: Element[] = []
  const visit = (node: AnyNode) => {
    if (node.type === 'text') return
    if (isTag(node)) {
      if (outlined.has(node.name)) outline.push(node)
      const { class: names, id } = node.attribs
      if (id !== undefined && !ids.has(id)) ids.set(id, node)
      for (const name of names?.toLowerCase().split(/\s+/) ?? []) {
        const matches = classes.get(name)
        if (matches) matches.push(node)
        else classes.set(name, [node])
      }
    }
    if ('children' in node) for (const child of node.children) visit(child)
  }
  $.root().toArray().forEach(visit)
  const allByClass = (name: string) => classes.get(name.toLowerCase()) ?? []
  return { byClass: (name) => allByClass(name)[0], allByClass, byId: (id) => ids.get(id), outline }
}

export function enclosing(element: Element, name: string): Element | undefined {
  for (let node = element.parent; node !== null; node = node.parent) {
    if (isTag(node) && node.name === name) return node
  }
  return undefined
}

export function following(element: Element, names: readonly string[]): Element | undefined {
  for (let node = element.next; node !== null; node = node.next) {
    if (isTag(node) && names.includes(node.name)) return node
  }
  return undefined
}

export function textsOf(node: AnyNode): string[] {
  const texts: string[] = []
  const visit = (inner: AnyNode) => {
    if (inner.type === 'text') {
      const text = tidy(inner.data)
      if (text !== '') texts.push(text)
    } else if ('children' in inner && !isUnseen(inner)) inner.children.forEach(visit)
  }
  visit(node)
  return texts
}

const isUnseen = (node: AnyNode) => node.type === 'script' || node.type === 'style'

/** Accepts text after the end tag, because servers and proxies may append some. */
export const hasEnd = (html: string) => /<\/html\s*>/i.test(html)
