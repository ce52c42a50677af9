import { isFault } from '@peshi/contract/papers/citations'
import { findCitations } from '@peshi/contract/papers/citations/find-citations'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { JudgmentId } from '@peshi/contract/platform/ids'
import { describe, expect, it } from 'vitest'
import { faultyDrafts, inventJudgments, trueDrafts } from '../../../test/invented-judgments.ts'
import { checkAuthorities, doubtCodes, judge, listSections, readDraft } from './check-draft.ts'
import type { Held } from './citations.repo.ts'

const judgments = inventJudgments(100)
const heldOf = (at: number): Held => {
  const { title, court, date, bench } = judgments[at] as (typeof judgments)[number]
  const ids = { judgment_id: String(at) as JudgmentId, matter_id: null, order_id: null, document_id: null }
  return { ...ids, title, court, date: date as CourtDate, bench, has_text: true, isNamed: true }
}
const byKey = new Map(
  judgments.flatMap(({ citations }, at) =>
    citations.flatMap((one) => findCitations(one, 2026).map(({ key }): [string, Held[]] => [key ?? '', [heldOf(at)]])),
  ),
)

function check(text: string) {
  const reading = readDraft([text], 2026)
  const asked = reading.authorities.map((authority, at) => {
    const judged = judge(authority, { byKey, byName: new Map() })
    const held = judged.held && judgments[Number(judged.held.judgment_id)]?.text
    const quotations = reading.quotations.filter((one) => one.authority === at)
    return { authority, quotations, judged, text: held ?? null }
  })
  return checkAuthorities([text], asked)
}

describe('a draft', () => {
  it('with 500 true citations is not called false once', () => {
    const drafts = trueDrafts(judgments, 500)
    const called = drafts.flatMap((text) =>
      check(text)
        .filter((one) => isFault(one) || one.state !== 'by-number')
        .map((one) => [text, one]),
    )
    expect(called).toEqual([])
  })

  it('with 200 planted faults: at least 195 are told, each as what it is', () => {
    const told = faultyDrafts(judgments, 200).filter(({ fault, text }) => {
      const faults = check(text).filter(isFault)
      return faults.some(({ state, missing_paragraphs, quotations }) => {
        if (fault === 'other-case') return state === 'other-case'
        if (fault === 'paragraph') return missing_paragraphs.join() === '31'
        return quotations.some(({ result, diff }) => result === 'differs' && diff.some(({ text }) => text === 'never'))
      })
    })
    expect(told.length).toBeGreaterThanOrEqual(195)
  })

  it('says of a number without a judgment only that it is not here', () => {
    const [one] = check(
      'In Nobody Known v. State of Goa, (2018) 9 SCC 9999, para 400, it was held: “these words stand nowhere at all”.',
    )
    expect(one).toMatchObject({
      state: 'not-here',
      held: null,
      missing_paragraphs: [],
      quotations: [{ result: 'no-text' }],
    })
    expect(isFault(one as NonNullable<typeof one>)).toBe(false)
  })

  it('keeps the order of pages, and the words around each place', () => {
    const pages = ['Nothing here.', null, 'See AIR 1973 SC 1001 for this.']
    const judged = { state: 'not-here' as const, problem: null, held: null }
    const asked = readDraft(pages, 2026).authorities.map((authority) => ({
      authority,
      quotations: [],
      judged,
      text: null,
    }))
    expect(checkAuthorities(pages, asked)[0]?.places).toEqual([
      { page: 3, before: 'Nothing here. See ', text: 'AIR 1973 SC 1001', after: ' for this. ' },
    ])
  })
})

describe('the code for the offence', () => {
  const fir = { number: '12', police_station: 'Hazratganj' }
  const old = { ...fir, year: 2023, registered_on: null }
  const noDay = { offence_from: null, offence_to: null }
  const young = { ...fir, year: 2025, registered_on: '2025-02-01' as CourtDate }
  it.each([
    ['punishable under Section 103 of the BNS', [old], 'bns-too-early'],
    ['punishable under Section 302 IPC', [old], undefined],
    ['u/s 302/34 of the Indian Penal Code', [young], 'ipc-late'],
    ['punishable under Section 103(1) BNS', [young], undefined],
    ['under section 482 BNSS', [old], undefined],
    ['punishable under Section 302 IPC', [], undefined],
    ['punishable under Section 302 IPC', [old, young], undefined],
    ['“whoever is punishable under Section 302 IPC shall”', [young], undefined],
  ])('%j', (text, firs, doubt) => {
    expect(doubtCodes(readDraft([text], 2026).mentions, noDay, firs)[0]?.doubt).toBe(doubt)
  })

  const charged = 'punishable under Section 302 IPC'
  it.each([
    [charged, '2024-06-30', null, undefined],
    [charged, '2024-07-01', null, 'ipc-late'],
    [charged, '2024-06-30', '2024-07-02', undefined],
    ['punishable under Section 103 BNS', '2024-06-30', null, 'bns-too-early'],
    [`“whoever is ${charged} shall”`, '2024-07-01', null, undefined],
  ])('of %j for an offence of %s to %s is %s, whatever the FIR says', (text, offence_from, offence_to, doubt) => {
    const offence = { offence_from, offence_to }
    const [found] = doubtCodes(readDraft([text], 2026).mentions, offence, [old, young])
    expect(found?.doubt).toBe(doubt)
    if (found) expect(found).toMatchObject({ ...offence, fir: null })
  })
})

it('lists each section of the criminal codes once, with its pages', () => {
  const { mentions } = readDraft(['u/s 302/34 IPC', 'Section 302 IPC; s. 528 BNSS'], 2026)
  expect(listSections(mentions)).toEqual([
    { act: 'IPC', section: '302', pages: [1, 2] },
    { act: 'IPC', section: '34', pages: [1] },
    { act: 'BNSS', section: '528', pages: [2] },
  ])
})
