import { counterpartsOf } from '@peshi/contract/matters/criminal-sections/counterparts'
import type { CheckedAuthority, CitationCheck, CodeDoubt, QuotationCheck } from '@peshi/contract/papers/citations'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { isRightToLeft } from '../../platform/export/table.ts'
import type { Words } from '../../platform/words.ts'

const isolate = (text: string) => `\u2068${text}\u2069`

/** The result as the page for the file says it, in the words of the screen and the language of the person. */
export function toResultPage(check: CitationCheck, { say, language }: Words) {
  const sayPages = (pages: readonly number[]) =>
    say('citations:pages', { pages: isolate([...new Set(pages)].join(', ')) })

  const sayDoubt = ({ doubt, text, page, fir, offence_from, offence_to }: CodeDoubt) => {
    const days = [offence_from, offence_to].flatMap((day) => (day ? [toDayFirst(day)] : [])).join(' – ')
    return fir === null
      ? say(`citations:code_of_offence.${doubt}`, { text: isolate(text), page, date: isolate(days) })
      : say(`citations:code.${doubt}`, { text: isolate(text), page, fir: isolate(fir) })
  }

  const sayState = ({ state, problem }: CheckedAuthority) =>
    state === 'form' && problem ? say(`citations:problem.${problem}`) : say(`citations:state.${state}`)

  const sayQuotation = ({ text, result, page, paragraph, diff }: QuotationCheck) => ({
    said: [
      `${say(`citations:quotation.${result}`)} (${say('citations:page', { page })})`,
      ...(paragraph === null ? [] : [say('citations:in_paragraph', { paragraph })]),
    ].join(' · '),
    text,
    diff,
  })

  const saySection = ({ act, section, pages }: CitationCheck['sections'][number]) => {
    const { to, kind, isUnclear } = counterpartsOf({ act, section })
    const other = to[0] ? `${to[0].act} ${to.map((one) => one.section).join(', ')}` : ''
    return {
      section: `${act} ${section}`,
      other,
      remarks: [
        kind === 'mapped' ? '' : say(`matters:counterpart.${kind}`),
        isUnclear ? say('matters:counterpart.unclear') : '',
        sayPages(pages),
      ].filter(Boolean),
    }
  }

  const hasDiff = check.authorities.some(({ quotations }) => quotations.some(({ diff }) => diff.length > 0))
  return {
    title: say('citations:result'),
    name: check.name || say('citations:typed'),
    date: toDayFirst(courtDateAt(new Date(check.checked_at))),
    direction: isRightToLeft(language) ? 'rtl' : 'ltr',
    notes: [
      say('citations:how'),
      say('citations:index_line', { count: check.indexed }),
      ...(check.unread_pages > 0 ? [say('citations:unread', { count: check.unread_pages })] : []),
      ...(hasDiff ? [say('citations:legend')] : []),
    ],
    none: check.authorities.length === 0 ? say('citations:none') : '',
    codes: check.codes.map(sayDoubt),
    authorities: check.authorities.map((authority) => ({
      title: [authority.name, ...authority.citations].filter(Boolean).join(', '),
      isWrong: authority.state === 'form' || authority.state === 'other-case',
      state: sayState(authority),
      held: sayHeld(authority),
      missing: authority.missing_paragraphs.map((paragraph) =>
        say('citations:no_paragraph', { paragraph, last: authority.last_paragraph ?? 0 }),
      ),
      pages: sayPages(authority.places.map(({ page }) => page)),
      quotations: authority.quotations.map(sayQuotation),
    })),
    sections_title: say('citations:sections'),
    sections: check.sections.map(saySection),
  }
}

const sayHeld = ({ held }: CheckedAuthority) =>
  held ? [held.title, held.court, held.date && toDayFirst(held.date), held.bench].filter(Boolean).join(', ') : ''
