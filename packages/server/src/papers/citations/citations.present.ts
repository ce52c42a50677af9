import { type CheckedAuthority, type CitationCheck, isFault } from '@peshi/contract/papers/citations'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { wordsIn } from '../../platform/words.ts'

const { say } = wordsIn('en')

/** The result as the page for the file says it, in the words of the screen. */
export const toResultPage = (check: CitationCheck) => ({
  title: say('citations:result'),
  about: [check.name || say('citations:typed'), toDayFirst(courtDateAt(new Date(check.checked_at)))].join(', '),
  notes: [
    say('citations:how'),
    say('citations:index_line', { count: check.indexed }),
    ...(check.unread_pages > 0 ? [say('citations:unread', { count: check.unread_pages })] : []),
  ],
  codes: check.codes.map(({ doubt, text, page, fir }) => say(`citations:code.${doubt}`, { text, page, fir })),
  authorities: check.authorities.map((authority) => ({
    title: [authority.name, ...authority.citations].filter(Boolean).join(', '),
    isFault: isFault(authority),
    state: sayState(authority),
    lines: [...sayHeld(authority), ...sayParagraphs(authority)],
    pages: say('citations:pages', { pages: [...new Set(authority.places.map(({ page }) => page))].join(', ') }),
    quotations: authority.quotations.map(({ text, result, page, diff }) => ({
      said: `${say(`citations:quotation.${result}`)} (${say('citations:page', { page })})`,
      text,
      diff,
    })),
  })),
})

const sayState = ({ state, problem }: CheckedAuthority) =>
  state === 'form' && problem ? say(`citations:problem.${problem}`) : say(`citations:state.${state}`)

const sayHeld = ({ held }: CheckedAuthority) =>
  held ? [[held.title, held.court, held.date && toDayFirst(held.date), held.bench].filter(Boolean).join(', ')] : []

const sayParagraphs = ({ missing_paragraphs, last_paragraph }: CheckedAuthority) =>
  missing_paragraphs.map((paragraph) => say('citations:no_paragraph', { paragraph, last: last_paragraph ?? 0 }))
