import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import classes from './notes.module.css'

const plain = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'code',
  'pre',
  'blockquote',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'hr',
  'tbody',
  'tr',
] as const

export function NoteWords({ html }: { html: string }) {
  const words = useMemo(() => drawAll(new DOMParser().parseFromString(html, 'text/html').body), [html])
  return (
    <div className={classes.words} dir="auto">
      {words}
    </div>
  )
}

const drawAll = (parent: Node): ReactNode[] => [...parent.childNodes].map((node, index) => draw(node, index))

function draw(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return isBetweenCells(node) ? null : node.textContent
  if (!(node instanceof Element)) return null
  const name = plain.find((tag) => tag === node.localName)
  if (name === 'br' || name === 'hr') return createElement(name, { key })
  if (name === 'ol') return createElement(name, { key, start: node.getAttribute('start') ?? undefined }, drawAll(node))
  if (node instanceof HTMLTableElement)
    return (
      <div key={key} className={classes.table}>
        <table>{drawAll(node)}</table>
      </div>
    )
  if (node instanceof HTMLTableCellElement) {
    const { localName, colSpan, rowSpan } = node
    return createElement(localName, { key, colSpan, rowSpan, dir: 'auto' }, drawAll(node))
  }
  if (name) return createElement(name, { key, ...(isBlock(name) && { dir: 'auto' }) }, drawAll(node))
  if (node.localName === 'a' && /^(https?|mailto|tel):/i.test(node.getAttribute('href') ?? '')) {
    const href = node.getAttribute('href') ?? ''
    return createElement('a', { key, href, target: '_blank', rel: 'noopener noreferrer nofollow' }, drawAll(node))
  }
  if (node.hasAttribute('data-mention'))
    return createElement('span', { key, className: classes.mention, dir: 'auto' }, drawAll(node))
  return createElement(Fragment, { key }, drawAll(node))
}

const isBetweenCells = ({ parentElement }: Node) =>
  parentElement !== null && ['table', 'tbody', 'tr'].includes(parentElement.localName)

const isBlock = (name: string) => ['p', 'h2', 'h3', 'li', 'blockquote'].includes(name)
