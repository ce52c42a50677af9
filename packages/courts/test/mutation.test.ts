import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFull } from '../../../scripts/lib/test-lengths.ts'
import { landmarksOf } from './landmarks.ts'
import { pages, readOrRefuse, readOtherwise } from './mutations/pages.ts'

/**
 * A parser of a changed page must throw or return the whole page's value. It may return less only if the page does not
 * show that something is missing (`exceptions`).
 */

interface Exception {
  reason: string
  excuses: (cut: string) => boolean
}

const recordEdge = (mark: string): Exception => ({
  reason: 'the list has no count: cut behind a record it looks whole, and an empty reply means "none"',
  excuses: (cut) => cut.trim().replace(/^\uFEFF/, '') === '' || cut.trim().endsWith(mark),
})
const emptyReply: Exception = {
  reason: 'a reply without a byte of text is the site’s way to say "none"',
  excuses: (cut) => cut.trim().replace(/^\uFEFF/, '') === '',
}
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

const exceptions: Record<string, Exception> = {
  'ecourts-hc-old/case-search': recordEdge('##'),
  'ecourts-hc-old/case-types': recordEdge('#'),
  'ecourts-hc-old/act-types': recordEdge('#'),
  'ecourts-hc/case-types': recordEdge('#'),
  'ecourts-hc-old/cause-list': recordEdge('^#'),
  'ecourts-hc-old/orders-by-date': emptyReply,
  'ecourts-dc/fill': recordEdge('</option>'),
  'ecourts-dc/fill-district': recordEdge('</option>'),
  'ecourts-dc/fill-complex': recordEdge('</option>'),
  'supreme-court/lower-court-options': recordEdge('</option>'),
  'andhrapradesh-cause-lists/dates': {
    reason: 'days joined by @, without count or end: cut behind one it looks whole',
    excuses: (cut) => /\d{4}@?\s*$/.test(cut),
  },
  'ecourts-hc/case-history': {
    reason: 'a page sent as a fragment has no end: cut between two blocks it looks whole',
    excuses: (cut) => !/<html/i.test(cut) && />\s*$/.test(cut) && count(cut, /<table/gi) <= count(cut, /<\/table>/gi),
  },
}

describe.each(pages)('damaging the page $parser.source/$name', (page) => {
  const { parser, format, text } = page

  test('a truncated page is refused or gives the same result', () => {
    const silent = listCuts(text).filter((at) => readOtherwise(page, text.slice(0, at)) !== null)
    const exception = exceptions[format]
    expect(silent.filter((at) => !exception?.excuses(text.slice(0, at)))).toEqual([])
  })

  test('a page with a random part removed or doubled is read or refused without a crash', () => {
    const place = fc.nat({ max: text.length })
    fc.assert(
      fc.property(place, place, fc.boolean(), (one, other, isLost) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        const piece = isLost ? '' : text.slice(from, to).repeat(2)
        readOrRefuse(parser, text.slice(0, from) + piece + text.slice(to))
      }),
      { numRuns: isFull ? 40 : 10 },
    )
  })

  test('a page with a renamed landmark is refused or gives the same result', () => {
    const landmarks = (landmarksOf[format] ?? []).filter((landmark) => text.includes(landmark))
    const silent = landmarks.filter((landmark) => readOtherwise(page, text.replaceAll(landmark, 'Zzzz')) !== null)
    expect(silent).toEqual([])
  })
})

function listCuts(text: string): number[] {
  const step = Math.max(1, Math.floor(text.length / (isFull ? 150 : 50)))
  const cuts = new Set<number>()
  for (let at = 0; at < text.length; at += step) cuts.add(at)
  for (let at = Math.max(0, text.length - 60); at < text.length; at++) cuts.add(at)
  return [...cuts]
}
