import { toDayFirst } from '@peshi/contract/dates'
import type { Writing } from './outbox.ts'

/** What somebody wrote, as text to read and to copy. */
export function textOf(writing: Writing): string {
  if (writing.kind === 'note') return wordsOf(writing.body.html)
  if (writing.kind === 'task')
    return [toDayFirst(writing.body.date), writing.body.note ?? ''].filter(Boolean).join('\n')
  const { next_date, business } = writing.body
  return [next_date ? `→ ${toDayFirst(next_date)}` : '', business ?? ''].filter(Boolean).join('\n')
}

/** The parser runs nothing and fetches nothing. */
function wordsOf(html: string): string {
  const page = new DOMParser().parseFromString(
    html.replace(/<\/(p|li|h\d|blockquote)>|<br\s*\/?>/g, '$&\n'),
    'text/html',
  )
  return page.body.textContent.trim()
}
