import { type Cheerio, type CheerioAPI, load } from 'cheerio'
import { type AnyNode, type Element, isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { dropBom, tidy } from './text.ts'

export type Page = CheerioAPI

/** No court's page comes near these; beyond them a page is noise, or was made to bring its reader down. */
const longestPage = 5_000_000
const mostOpen = 1_500

/**
 * A page as a tree, read as a browser does, so that the sites' unclosed and misnested tags fall where people see them.
 * Throws `PageChanged` for a page so long or so deeply nested that reading it would not end well.
 */
export function openPage(html: string): Page {
  if (html.length > longestPage) throw new PageChanged('The page is longer than any page of a court')
  if (leavesOpen(html, mostOpen)) throw new PageChanged('The page opens tags without end')
  return load(dropBom(html))
}

/**
 * Every tag but those that close themselves or that the next one of their kind closes. What these leave open is how deep
 * the tree can get; the parser's own time grows with the square of it, and recursion dies of it.
 */
const nestingTag =
  /<\/?(?!(?:td|th|tr|tbody|thead|tfoot|li|p|option|dd|dt|br|hr|img|input|meta|link|col|source)\b)[a-z]/gi

function leavesOpen(html: string, most: number): boolean {
  let open = 0
  nestingTag.lastIndex = 0
  // Not by `matchAll`: a list for each of twenty thousand tags is work for the garbage collector.
  while (nestingTag.test(html)) {
    const closes = html[nestingTag.lastIndex - 2] === '/'
    open = closes ? Math.max(0, open - 1) : open + 1
    if (open > most) return true
  }
  return false
}

/** The value, or `PageChanged` with the name of the landmark that is missing. */
export function landmark<T>(found: T | null | undefined, name: string): T {
  if (found === null || found === undefined) throw new PageChanged(`The page has no ${name}`)
  return found
}

export const firstElement = (selection: Cheerio<AnyNode>): Element | undefined => selection.toArray().find(isTag)

/** The text of a node on one line; a `<br>` counts as a space, so that words on two lines don't run together. */
export function lineOf(node: AnyNode): string {
  // As most cells are.
  const only = 'children' in node && node.children.length === 1 ? node.children[0] : undefined
  return tidy(only?.type === 'text' && !isUnseen(node) ? only.data : linesOf(node).join(' '))
}

const blocks = new Set(['br', 'p', 'div', 'tr', 'li', 'table', 'h1', 'h2', 'h3', 'h4'])

/** The text of a node by lines as a person sees them; no-break spaces at a line's start are kept: they indent. */
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

/** Quicker than asking for its text: most cells show at their first text. */
export function isBlank(node: AnyNode): boolean {
  if (node.type === 'text') return tidy(node.data) === ''
  return !('children' in node) || isUnseen(node) || node.children.every(isBlank)
}

/** What a parser looks for on a page, found in one walk: a search per landmark would walk the tree for each. */
export interface PageIndex {
  /** The first element of a class; letter case doesn't count. */
  byClass(name: string): Element | undefined
  allByClass(name: string): Element[]
  byId(id: string): Element | undefined
  /** Headings (h2 to h4) and tables, in the page's order. */
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
        const wearers = classes.get(name)
        if (wearers) wearers.push(node)
        else classes.set(name, [node])
      }
    }
    if ('children' in node) for (const child of node.children) visit(child)
  }
  $.root().toArray().forEach(visit)
  const allByClass = (name: string) => classes.get(name.toLowerCase()) ?? []
  return { byClass: (name) => allByClass(name)[0], allByClass, byId: (id) => ids.get(id), outline }
}

/** The nearest element of this name around another. */
export function enclosing(element: Element, name: string): Element | undefined {
  for (let node = element.parent; node !== null; node = node.parent) {
    if (isTag(node) && node.name === name) return node
  }
  return undefined
}

/** The next element of one of these names beside another. */
export function following(element: Element, names: readonly string[]): Element | undefined {
  for (let node = element.next; node !== null; node = node.next) {
    if (isTag(node) && names.includes(node.name)) return node
  }
  return undefined
}

/** The texts of a node's text nodes in order, tidied, without empty ones. */
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

/** Whether a whole document came to its end. What a server or a proxy puts behind it does no harm. */
export const hasEnd = (html: string) => /<\/html\s*>/i.test(html)
