import sanitizeHtml from 'sanitize-html'
import { z } from 'zod'

const Rendered = z.object({ rendered: z.string().max(500_000) })
const WordPressPost = z.object({
  id: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  date_gmt: z.string().max(40).nullish(),
  link: z.string().max(2000),
  title: Rendered,
  excerpt: Rendered.nullish(),
  content: Rendered.extend({ protected: z.boolean().optional() }).nullish(),
})

export const WordPressPosts = z.array(WordPressPost).max(100)

export interface CleanPost {
  id: number
  title: string
  excerpt: string
  html: string | null
  link: string
  published_at: Date | null
}

const words = { allowedTags: [], allowedAttributes: {} }
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

const toText = (html: string, atMost: number) => {
  const text = sanitizeHtml(html, words)
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > atMost ? `${text.slice(0, atMost - 1)}…` : text
}

/** Removes images, because their site could track the readers. */
const toSafeHtml = (html: string) =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'em', 'blockquote', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'hr'],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['https', 'http'],
    allowProtocolRelative: false,
    nestingLimit: 30,
    transformTags: {
      b: 'strong',
      i: 'em',
      h1: 'h2',
      h4: 'h3',
      h5: 'h3',
      h6: 'h3',
      a: (_, { href }): sanitizeHtml.Tag => ({
        tagName: 'a',
        attribs: { ...(href && { href }), rel: 'noopener noreferrer nofollow', target: '_blank' },
      }),
    },
  }).trim()

const readInstant = (text: string | null | undefined): Date | null => {
  if (!text || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text)) return null
  const instant = new Date(`${text}Z`)
  return Number.isNaN(instant.getTime()) ? null : instant
}

export function cleanPost({ id, date_gmt, link, title, excerpt, content }: z.infer<typeof WordPressPost>) {
  const url = URL.parse(link)
  const name = toText(title.rendered, 300)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || name === '') return null
  const html = content && !content.protected ? toSafeHtml(content.rendered) : ''
  const post: CleanPost = {
    id,
    title: name,
    link: url.href,
    html: html === '' ? null : html,
    excerpt: toText(excerpt?.rendered ?? '', 600),
    published_at: readInstant(date_gmt),
  }
  return post
}
