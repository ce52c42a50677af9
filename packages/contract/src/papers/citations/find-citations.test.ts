import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCitations } from './find-citations.ts'
import { tieCitations } from './tie-citations.ts'

const examples: [string, string | null][] = [
  ['2024 INSC 123', '2024:INSC:123'],
  ['2024INSC735', '2024:INSC:735'],
  ['2023:DHC:1234', '2023:DHC:1234'],
  ['2024:DHC:1234-DB', '2024:DHC:1234-DB'],
  ['2022/DHC/001234', '2022:DHC:1234'],
  ['2023:AHC:111864-DB', '2023:AHC:111864-DB'],
  ['2023:AHC-LKO:4512', '2023:AHC-LKO:4512'],
  ['2024:BHC-OS:6499', '2024:BHC-OS:6499'],
  ['2025:RJ-\nJD:19943', '2025:RJ-JD:19943'],
  ['2025:PHHC:037643-DB', '2025:PHHC:37643-DB'],
  ['(2019) 5 SCC 123', 'scc 2019 5 123'],
  ['2019 (5) SCC 123', 'scc 2019 5 123'],
  ['(2019) 5 S.C.C. 123', 'scc 2019 5 123'],
  ['(2019) 5 SCC (Cri) 123', 'scc 2019 5 cri 123'],
  ['(2006) 3 SCC (L & S) 45', 'scc 2006 3 l&s 45'],
  ['1995 Supp (3) SCC 12', 'scc 1995 supp 3 12'],
  ['(1992) Supp. 1 SCC 335', 'scc 1992 supp 1 335'],
  ['1992 Supp SCC 9', 'scc 1992 supp 9'],
  ['2020 SCC OnLine SC 123', 'scc-online 2020 sc 123'],
  ['2017 SCC OnLine Mad 11918', 'scc-online 2017 mad 11918'],
  ['2010 SCC OnLine P&H 2558', 'scc-online 2010 p&h 2558'],
  ['AIR 1973 SC 1461', 'air 1973 sc 1461'],
  ['A.I.R. 1973 S.C. 1461', 'air 1973 sc 1461'],
  ['AIR 2001 All 12', 'air 2001 all 12'],
  ['AIR 1958 Supreme Court 86', 'air 1958 sc 86'],
  ['[1973] Supp. SCR 1', 'scr 1973 supp 1'],
  ['(1950) SCR 88', 'scr 1950 88'],
  ['[2024] 5 S.C.R. 640', 'scr 2024 5 640'],
  ['1995 Cri LJ 1234', 'cri-lj 1995 1234'],
  ['1995 Cr.L.J. 1234', 'cri-lj 1995 1234'],
  ['2003 CriLJ 77', 'cri-lj 2003 77'],
  ['MANU/SC/0445/1973', 'manu 1973 sc 445'],
]

describe('the forms of citations', () => {
  it.each(examples)('reads %j', (written, key) => {
    const text = `See ${written}, where it was held`
    const found = findCitations(text, 2026)
    expect(found).toMatchObject([{ key, start: 4, end: 4 + written.length, problem: null }])
  })

  it.each([
    ['(2031) 5 SCC 123', 'year-future'],
    ['2029 INSC 12', 'year-future'],
    ['(1951) 5 SCC 123', 'year-early'],
    ['(2019) 77 SCC 123', 'volume'],
    ['(2019) SCC 123', 'volume'],
    ['(2019) 5 SCC', 'number-missing'],
    ['2024 INSC', 'number-missing'],
    ['AIR 1973 SC', 'number-missing'],
    ['2024:XYZ:12', 'court-unknown'],
    ['2024:BHC-QQ:12', 'court-unknown'],
    ['AIR 1973 Xyz 12', 'court-unknown'],
  ])('says what is wrong with %j', (written, problem) => {
    expect(findCitations(`See ${written}.`, 2026)).toMatchObject([{ text: written, problem }])
  })

  it.each([
    'W.P.(C) 1234/2024',
    '2024/WPC/12',
    'the order of 12.05.2019 on page 5',
    'Section 12 of the Act of 1973',
    'CNR DLHC010012342024',
    'Rs. 2019 SC',
    'MUM:2024:AB:1',
  ])('finds nothing in %j', (text) => {
    expect(findCitations(text, 2026)).toEqual([])
  })

  it('names places that hold the written text, in any surroundings', () => {
    const word = fc.constantFrom('held', 'in', '१२', 'ﷺ', '“quoted”', '2019', '(Cri)', 'SC', '\n', 'v.', '𝒳', 'para 4')
    const part = fc.oneof(word, fc.constantFrom(...examples.map(([written]) => written)))
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const text = parts.join(' ; ')
        const found = findCitations(text, 2026)
        for (const { start, end, text: written } of found) expect(text.slice(start, end)).toBe(written)
        const alone = parts.filter((one) => examples.some(([written]) => written === one))
        expect(found.filter(({ problem }) => problem === null).length).toBeGreaterThanOrEqual(alone.length)
        for (const { places } of tieCitations(text, 2026))
          for (const { start, end } of places) expect(start >= 0 && end > start && end <= text.length).toBe(true)
      }),
    )
  })
})

const summary = (text: string) =>
  tieCitations(text, 2026).map(({ name, citations, places }) => [
    name,
    citations.map(({ key }) => key).join(' | '),
    places.map(({ paragraphs }) => paragraphs.join(',')).join(' / '),
  ])

describe('what references stand for', () => {
  it.each<[string, (string | null)[][]]>([
    [
      'In Kesavananda Bharati v. State of Kerala, (1973) 4 SCC 225 : AIR 1973 SC 1461, it was held.',
      [['Kesavananda Bharati v. State of Kerala', 'scc 1973 4 225 | air 1973 sc 1461', '']],
    ],
    [
      'Reliance is placed on Maneka Gandhi vs Union of India & Anr. (1978) 1 SCC 248, SCC p. 280, para 7. In Maneka Gandhi (supra) at para 14 the Court said so. Ibid, paras 15-17.',
      [['Maneka Gandhi vs Union of India & Anr.', 'scc 1978 1 248', '7 / 14 / 15,16,17']],
    ],
    [
      'See (2019) 5 SCC 1; (2020) 6 SCC 2, para 9. Para 14 of the said judgment is clear.',
      [
        [null, 'scc 2019 5 1', ''],
        [null, 'scc 2020 6 2', '9 / 14'],
      ],
    ],
    [
      'It was decided in A. K. Gopalan v. State of Madras (1950) and later paragraph 31 of 2024 INSC 12.',
      [
        ['A. K. Gopalan v. State of Madras', '', ''],
        [null, '2024:INSC:12', '31'],
      ],
    ],
    [
      'M/s. Hira Lal & Sons v. CIT, 2015 SCC OnLine Del 12 = AIR 2015 Del 3. Later, Ram Singh v. State of U.P., 2023:AHC:77.',
      [
        ['M/s. Hira Lal & Sons v. CIT', 'scc-online 2015 del 12 | air 2015 del 3', ''],
        ['Ram Singh v. State of U.P.', '2023:AHC:77', ''],
      ],
    ],
  ])('ties %j', (text, expected) => {
    expect(summary(text)).toEqual(expected)
  })
})
