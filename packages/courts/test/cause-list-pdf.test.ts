import { describe, expect, test } from 'vitest'
import { parseCauseListPdf } from '../src/cause-lists/cause-list-pdf.parse.ts'
import { PageChanged } from '../src/errors.ts'
import { drawCauseList, sciMatter } from './draw-cause-list.ts'

const sciList = {
  date: '20-11-2026',
  courts: [
    {
      name: "CHIEF JUSTICE'S COURT",
      judges: ["HON'BLE THE CHIEF JUSTICE", "HON'BLE MR. JUSTICE A. K. SEN"],
      parts: [
        {
          heading: '[FRESH (FOR ADMISSION) - CIVIL CASES]',
          rows: [
            sciMatter(
              '1',
              'SLP(C) No. 12345/2025',
              'IQBAL HUSAIN',
              'STATE OF UTTAR PRADESH',
              'IA No. 4410/2026 - EXEMPTION',
            ),
            sciMatter('2', 'Diary No. 55614-2026', "HON'BLE GOVERNOR OF BIHAR", 'SITA RAM AND ORS.'),
          ],
        },
        {
          heading: '[AFTER NOTICE]',
          rows: [
            sciMatter(
              '16',
              'C.A. No. 8980/2026',
              'NASREEN BANO',
              'UNION OF INDIA',
              'Only C.A. No. 8980/2026 is listed under this item',
            ),
            sciMatter('16.1', 'Connected SLP(Crl) No. 100-102/2024', 'M/S HUSAIN AND SONS', 'GEETA BAI'),
            ['16.1', '', '', '', ...sciMatter('19', 'W.P.(C) No. 7/2026', 'A. DEVI', 'B. KHAN')],
            ['517.', '', '', '', ...sciMatter('1', 'CONMT.PET.(C) No. 70/2026', 'C. LAL', 'D. DAS')],
          ],
        },
      ],
    },
    {
      name: 'COURT NO. : 2',
      judges: ["HON'BLE MR. JUSTICE P. Q. IYER"],
      parts: [{ heading: '[BAIL MATTERS]', rows: [sciMatter('1', 'Crl.A. No. 9/2026', 'E. SINGH', 'STATE OF BIHAR')] }],
    },
  ],
}

const allahabadList = {
  title: 'CAUSE LIST FOR 20-11-2026',
  headers: ['Sr.No.', 'Case No.', 'Main Parties', 'Petitioner Advocate', 'Respondent Advocate'],
  courts: [
    {
      name: 'COURT NO. 43',
      judges: ["HON'BLE MR. JUSTICE R. VERMA"],
      stage: 'FRESH CASES',
      rows: [
        ['1', 'WRIC/12345/2024', 'Ram Lakhan Vs. State of U.P. and 3 Others', 'A. K. Mishra, Nasreen Bano', 'C.S.C.'],
        ['WITH'],
        ['', 'WRIC/777/2025', 'Sohan Lal Vs. State of U.P.', 'A. K. Mishra', 'C.S.C., P. Tiwari'],
        ['2', 'CRLP/88/2026', 'Iqbal Husain Vs. State of U.P.', 'R. Nigam', 'G.A.'],
      ],
    },
  ],
}

const nclatList = {
  title: 'CAUSE LIST FOR 07.10.2026',
  headers: ['S. No.', 'Case No.', 'Name of the Parties', 'Counsel for Appellant', 'Counsel for Respondent'],
  courts: [
    {
      name: 'COURT - II',
      judges: ["In the Court of Hon'ble Mr. Justice K. Menon, Member (Judicial)"],
      stage: 'For Admission (Fresh Case)',
      rows: [
        [
          '1.',
          'Comp. App. (AT) (Ins) No. 210 of 2026 & I.A. No. 3240 of 2026',
          'Alpha Ltd. Vs. Beta Bank & Anr.',
          'S. Roy',
          'T. Jain',
        ],
      ],
    },
  ],
}

describe('the Supreme Court’s list', async () => {
  const list = await parseCauseListPdf(drawCauseList('supreme-court', sciList))

  test('the date and every matter of every courtroom are read from the list', () => {
    expect([list.date, list.pages]).toEqual(['2026-11-20', 2])
    expect(list.entries.map(({ court_no, item, connected_to }) => [court_no, item, connected_to])).toEqual([
      ['1', '1', null],
      ['1', '2', null],
      ['1', '16', null],
      ['1', '16.1', '16'],
      ['1', '16.119', '16'],
      ['1', '517.1', '517'],
      ['2', '1', null],
    ])
  })

  test('an entry contains every field that the list prints for the matter', () => {
    expect(list.entries[0]).toEqual({
      date: '2026-11-20',
      court_no: '1',
      coram: ["HON'BLE THE CHIEF JUSTICE", "HON'BLE MR. JUSTICE A. K. SEN"],
      item: '1',
      connected_to: null,
      case_numbers: ['SLP(C) No. 12345/2025'],
      parties: { petitioner: 'IQBAL HUSAIN', respondent: 'STATE OF UTTAR PRADESH' },
      advocates: { petitioner: ['R. K. NIGAM- 1234'], respondent: ['MEERA RAO- 5678'] },
      stage: 'FRESH (FOR ADMISSION) - CIVIL CASES',
      list: 'daily',
      listed: true,
      note: 'IA No. 4410/2026 - EXEMPTION',
      page: 1,
    })
    expect(list.entries.at(-1)).toMatchObject({
      coram: ["HON'BLE MR. JUSTICE P. Q. IYER"],
      stage: 'BAIL MATTERS',
      page: 2,
    })
  })

  test('a party whose name contains a judge’s title is read as a party', () => {
    expect(list.entries[1]).toMatchObject({
      case_numbers: ['Diary No. 55614-2026'],
      parties: { petitioner: "HON'BLE GOVERNOR OF BIHAR", respondent: 'SITA RAM AND ORS.' },
    })
  })

  test('if an item says which of its cases is listed, its other cases count as not listed', () => {
    expect(list.entries.map(({ item, listed }) => [item, listed])).toContainEqual(['16.1', false])
    expect(list.entries.filter(({ listed }) => listed).map(({ item }) => item)).toEqual(['1', '2', '16', '517.1', '1'])
  })
})

test('Allahabad: a matter after WITH is connected to the previous matter', async () => {
  const list = await parseCauseListPdf(drawCauseList('ruled-table', allahabadList))
  expect(list.date).toBe('2026-11-20')
  expect(
    list.entries.map(({ court_no, stage, item, connected_to, case_numbers }) => [
      court_no,
      stage,
      item,
      connected_to,
      case_numbers,
    ]),
  ).toEqual([
    ['43', 'FRESH CASES', '1', null, ['WRIC/12345/2024']],
    ['43', 'FRESH CASES', '1', '1', ['WRIC/777/2025']],
    ['43', 'FRESH CASES', '2', null, ['CRLP/88/2026']],
  ])
  expect(list.entries[0]).toMatchObject({
    coram: ["HON'BLE MR. JUSTICE R. VERMA"],
    parties: { petitioner: 'Ram Lakhan', respondent: 'State of U.P. and 3 Others' },
    advocates: { petitioner: ['A. K. Mishra', 'Nasreen Bano'], respondent: ['C.S.C.'] },
  })
})

test('a list with a centred header or with reordered columns gives the same entries as the usual list', async () => {
  const { entries } = await parseCauseListPdf(drawCauseList('ruled-table', allahabadList))
  const centred = drawCauseList('ruled-table', { ...allahabadList, centred: true })
  expect((await parseCauseListPdf(centred)).entries).toEqual(entries)
  const order = [0, 2, 1, 4, 3]
  const reorder = (row: string[]) => (row.length === 1 ? row : order.map((at) => row[at] ?? ''))
  const swapped = drawCauseList('ruled-table', {
    ...allahabadList,
    headers: reorder(allahabadList.headers),
    courts: allahabadList.courts.map((court) => ({ ...court, rows: court.rows.map(reorder) })),
  })
  expect((await parseCauseListPdf(swapped)).entries).toEqual(entries)
})

test('NCLAT: wrapped case numbers and both columns of advocates are read', async () => {
  const { entries } = await parseCauseListPdf(drawCauseList('ruled-table', nclatList))
  expect(entries).toMatchObject([
    {
      court_no: 'II',
      coram: ["Hon'ble Mr. Justice K. Menon, Member (Judicial)"],
      item: '1',
      case_numbers: ['Comp. App. (AT) (Ins) No. 210 of 2026', 'I.A. No. 3240 of 2026'],
      parties: { petitioner: 'Alpha Ltd.', respondent: 'Beta Bank & Anr.' },
      advocates: { petitioner: ['S. Roy'], respondent: ['T. Jain'] },
      stage: 'For Admission (Fresh Case)',
    },
  ])
})

describe('a damaged or unusual cause list', () => {
  const change = (from: string, to: string) => JSON.parse(JSON.stringify(allahabadList).replace(from, to))
  const numbersOf = ({ entries, sightings = [] }: Awaited<ReturnType<typeof parseCauseListPdf>>) =>
    [...entries.flatMap((entry) => entry.case_numbers), ...sightings.map(({ case_number }) => case_number)]
      .join(' ')
      .replace(/[^0-9/]+/g, ' ')

  test.each([
    ['another header', 'Main Parties', 'Weather'],
    ['a missing header', 'Sr.No.', ''],
    ['a matter without case number', 'CRLP/88/2026', 'see below'],
    ['a matter without parties', 'Iqbal Husain Vs. State of U.P.', ''],
  ])('in a list with %s, each printed case number is found, and a problem is reported', async (_what, from, to) => {
    const list = await parseCauseListPdf(drawCauseList('ruled-table', change(from, to)))
    const numbers = numbersOf(list)
    for (const named of ['12345/2024', '88/2026'].filter((number) => !from.includes(number)))
      expect(numbers).toContain(named)
    expect(list.date).toBe('2026-11-20')
    expect([...(list.checks?.unread_pages ?? []), ...(list.checks?.problems ?? [])]).not.toEqual([])
  })

  test('a list is still read if a page in the middle of the list has no rows', async () => {
    const [court] = allahabadList.courts
    const empty = { name: 'THIS IS ANOTHER PAPER', judges: [], stage: '', rows: [] }
    const list = drawCauseList('ruled-table', { ...allahabadList, courts: [court, empty, court] })
    expect(numbersOf(await parseCauseListPdf(list))).toContain('12345/2024')
  })

  test('a list that has no rows and does not say why is refused', async () => {
    const list = drawCauseList('ruled-table', { ...allahabadList, courts: [{ ...allahabadList.courts[0], rows: [] }] })
    await expect(parseCauseListPdf(list)).rejects.toThrow('The cause list has no item')
  })

  test('a truncated PDF, another kind of file or an empty file is refused', async () => {
    const whole = drawCauseList('ruled-table', allahabadList)
    for (let part = 0; part < 20; part++) {
      await expect(parseCauseListPdf(whole.subarray(0, Math.floor((whole.length * part) / 20)))).rejects.toThrow(
        PageChanged,
      )
    }
    await expect(parseCauseListPdf(Buffer.from('<html>Not Found</html>'))).rejects.toThrow('not a PDF')
  })
})
