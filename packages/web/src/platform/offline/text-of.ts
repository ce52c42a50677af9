import { toDayFirst } from '@peshi/contract/platform/dates'
import { isolate } from '../i18n/isolate.ts'
import type { Writing } from './writings.ts'

export function textOf(writing: Writing, nextDate: string): string {
  if (writing.kind === 'note') return wordsOf(writing.body.html)
  if (writing.kind === 'photo') return writing.name
  if (writing.kind === 'tick') return ''
  if (writing.kind === 'hearing') {
    const { time, court_no, item, stage, coram, note } = writing.body
    return [time, court_no, item, stage, coram, note].filter(Boolean).join('\n')
  }
  if (writing.kind === 'task')
    return [toDayFirst(writing.body.date), writing.body.note ?? ''].filter(Boolean).join('\n')
  const { next_date, business } = writing.body
  return [next_date ? `${nextDate}: ${isolate(toDayFirst(next_date))}` : '', business ?? ''].filter(Boolean).join('\n')
}

function wordsOf(html: string): string {
  const page = new DOMParser().parseFromString(
    html.replace(/<\/(p|li|h\d|blockquote)>|<br\s*\/?>/g, '$&\n'),
    'text/html',
  )
  return page.body.textContent.trim()
}
