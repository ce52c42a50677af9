import type { PersonId } from '@peshi/contract/platform/ids'
import sanitizeHtml from 'sanitize-html'

export interface CleanNote {
  html: string
  text: string
  mentions: PersonId[]
}

const allowedTags = [
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
  'a',
  'span',
  'table',
  'tbody',
  'tr',
  'th',
  'td',
]

const sameAs: Record<string, string> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  div: 'p',
  caption: 'p',
}

const spans = ['colspan', 'rowspan']

/** Browsers render any number of columns and rows, so spans are limited to 99. */
const keepSpans: sanitizeHtml.Transformer = (tagName, attributes) => ({
  tagName,
  attribs: Object.fromEntries(
    spans.flatMap((name) => {
      const span = attributes[name]
      return span && /^[1-9]\d?$/.test(span) ? [[name, span]] : []
    }),
  ),
})

const nestingAtMost = 30

export function cleanNote(html: string, people: ReadonlyMap<PersonId, string>): CleanNote {
  const mentions = new Set<PersonId>()
  const clean = sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href', 'rel', 'target'], span: ['data-mention'], ol: ['start'], td: spans, th: spans },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: nestingAtMost,
    transformTags: {
      ...Object.fromEntries(Object.entries(sameAs).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {})])),
      td: keepSpans,
      th: keepSpans,
      a: (_, { href }): sanitizeHtml.Tag => ({
        tagName: 'a',
        attribs: { ...(href && { href }), rel: 'noopener noreferrer nofollow', target: '_blank' },
      }),
      span: (_, attributes): sanitizeHtml.Tag => {
        const id = attributes['data-mention'] as PersonId | undefined
        const name = id && people.get(id)
        if (!id || !name) return { tagName: 'plain', attribs: {} }
        mentions.add(id)
        return { tagName: 'span', attribs: { 'data-mention': id }, text: `@${name}` }
      },
    },
  }).trim()
  return { html: clean, text: toText(clean), mentions: [...mentions] }
}

const cellsOf = (row: string) =>
  row
    .split(/<\/t[dh]>/)
    .slice(0, -1)
    .map((cell) => cell.replace(/<[^>]*>/g, ' ').trim())

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

const toText = (html: string) =>
  html
    .replace(/<tr>([\s\S]*?)<\/tr>/g, (_, row: string) => `${cellsOf(row).join(' | ')}\n`)
    .replace(/<(?:br|hr) \/>|<\/(?:p|li|h2|h3|blockquote|pre)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
