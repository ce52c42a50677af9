import { expect, test } from 'vitest'
import { readListPages } from '../src/cause-lists/cause-list-pdf.parse.ts'
import { hasContact } from '../src/reading/contacts.ts'
import { inTurn, type Printed, toPage } from './page-of-texts.ts'

const read = (...pages: (readonly (Printed | string)[])[]) =>
  readListPages(inTurn(pages.map((rows, at) => toPage(rows, { number: at + 1 }))))

const head = [
  'COURT NO. 07',
  'DIVISION BENCH-IV',
  "HON'BLE MR.JUSTICE V. INVENTED RAO",
  'HON’BLE MS.JUSTICE MADE UP SEN',
  [[20, 'CLICK HERE TO JOIN VC']],
  [[20, 'https://dhcvirtualcourt.webex.com/meet/dhcvirtualcourt0']],
  [[20, 'NOTE: FOR MOVING ADJOURNMENT SLIP PLEASE MAIL TO']],
  [[20, 'courtmaster.invented@gmail.com']],
] as const

const item = (number: string, caseNumber: string, party: string, advocate = ''): Printed => [
  [20, number],
  [50, caseNumber],
  [240, party],
  ...(advocate === '' ? [] : [[420, advocate] as const]),
]

const regular = [
  [
    [20, '20.11.2026'],
    [240, 'R-1'],
    [420, 'REGULAR MATTER'],
  ],
  ...head,
  [[20, 'REGULAR MATTERS DATE FIXED FOR 9.11.2026']],
  [[20, '_________________']],
  item('1.', 'W.P.(C) 11/2026', 'ASHA RAI', 'A. SEN,B'),
  [
    [50, 'CM APPL. 21/2026'],
    [240, 'Vs. UNION OF INDIA'],
    [420, 'SEN,C. SEN'],
  ],
  [[50, 'WITH W.P.(C) 99/2025']],
  [[50, 'FIRST 10 MATTERS']],
  item('2 .', 'CS(OS)-', 'UMA RAI'),
  [
    [50, '12/2026'],
    [240, 'Vs. RAVI RAO'],
  ],
  [
    [50, 'OLD NO. CS(OS) 7/2019'],
    [240, '& ORS'],
  ],
] as const

test('a regular list gives court, bench, coram, section, numbers, parties and remarks', async () => {
  const { date, entries, sightings, checks } = await read(regular)
  expect(date).toBe('2026-11-20')
  expect(entries).toMatchObject([
    {
      court_no: '7',
      bench: 'DIVISION BENCH-IV',
      coram: ["HON'BLE MR.JUSTICE V. INVENTED RAO", 'HON’BLE MS.JUSTICE MADE UP SEN'],
      item: '1',
      case_numbers: ['W.P.(C) 11/2026'],
      parties: { petitioner: 'ASHA RAI', respondent: 'UNION OF INDIA' },
      advocates_text: 'A. SEN, B SEN, C. SEN',
      stage: 'REGULAR MATTERS DATE FIXED FOR 9.11.2026',
      note: 'FIRST 10 MATTERS WITH W.P.(C) 99/2025 CM APPL. 21/2026',
    },
    { court_no: '7', item: '1', connected_to: '1', case_numbers: ['W.P.(C) 99/2025'], parties: { petitioner: '' } },
    {
      item: '2',
      case_numbers: ['CS(OS)-12/2026', 'CS(OS) 7/2019'],
      parties: { petitioner: 'UMA RAI', respondent: 'RAVI RAO & ORS' },
    },
  ])
  expect(sightings).toEqual([])
  expect(checks?.problems).toEqual([])
})

const advance = [
  [
    [160, 'ADVANCE CAUSE LIST'],
    [420, '20.11.2026'],
  ],
  ...head,
  [
    [20, 'ITEM'],
    [50, 'CASE NUMBER'],
    [240, 'PARTY NAME'],
    [420, 'ADVOCATE NAME'],
  ],
  [[20, 'NUMBER']],
  [[20, 'FOR ADMISSION']],
  item('1', 'LPA-488/2025', 'ASHA RAIV/s', 'A. SEN'),
  [
    [50, 'CM APPL. 31/2026'],
    [240, 'STATE'],
  ],
  [[20, 'OTHER DETAILS OF ADVOCATES']],
  [[20, 'A. SEN(INVENTED.SEN@EXAMPLE.COM)(9800000001)(PETITIONER)']],
  [[20, 'REGULAR RAI(INVENTED.RAI@EXAMPLE.COM)(+91 98000 00002)']],
  [[20, 'LISTING REMARKS: NOT TO BE LISTED ON A MONDAY']],
  item('2', 'W.P.(C)-12/2025', 'UMA RAI V/s', 'B. SEN'),
  [
    [50, 'AT 02:30 PM'],
    [240, 'RAVI RAO'],
  ],
] as const

test('advocates’ private addresses and telephone numbers are not handed on', async () => {
  const list = await read(advance)
  expect(list.entries).toMatchObject([
    {
      item: '1',
      case_numbers: ['LPA-488/2025'],
      parties: { petitioner: 'ASHA RAI', respondent: 'STATE' },
      advocates_text: 'A. SEN',
      list: 'daily',
      stage: 'FOR ADMISSION',
      note: 'NOT TO BE LISTED ON A MONDAY CM APPL. 31/2026',
    },
    { item: '2', case_numbers: ['W.P.(C)-12/2025'], note: 'AT 02:30 PM' },
  ])
  expect(list.hasContacts).toBe(true)
  expect(hasContact(JSON.stringify(list).replaceAll('"', ' '))).toBe(false)
})

test('an entry without columns gives its parties without their roles', async () => {
  const { entries } = await read([
    [
      [20, '20.11.2026'],
      [300, 'PRONOUNCEMENT OF JUDGMENTS'],
    ],
    ...head,
    [[20, 'AT 2:30PM']],
    [
      [30, '1.'],
      [50, 'FAO(OS) (COMM) 16/2026 & CM APPL. 5/2026'],
    ],
    [
      [50, 'ASHA RAI & ANR.'],
      [350, '.....Appellants'],
    ],
    [[250, 'Through: Mr. A. Sen, Sr. Adv. with']],
    [[250, 'Ms. B. Sen, Advs.']],
    [[150, 'Versus']],
    [
      [50, 'RAVI RAO'],
      [350, '.....Respondent'],
    ],
    [[250, 'Through: Mr. C. Sen, Adv.']],
  ])
  expect(entries).toMatchObject([
    {
      item: '1',
      case_numbers: ['FAO(OS) (COMM) 16/2026'],
      parties: { petitioner: 'ASHA RAI & ANR.', respondent: 'RAVI RAO' },
      advocates: { petitioner: ['Mr. A. Sen', 'Ms. B. Sen'], respondent: ['Mr. C. Sen'] },
      note: 'AT 2:30PM CM APPL. 5/2026',
    },
  ])
})

test('a joint registrar’s list gives the registrar, and the next date in the last column', async () => {
  const { entries } = await read([
    [
      [20, '20.11.2026'],
      [240, 'J-1'],
      [300, 'JOINT REGISTRAR MATTERS'],
    ],
    'MS. INVENTED SEN (DHJS), JOINT REGISTRAR (JUDICIAL)',
    [
      [20, 'NO'],
      [50, 'CASE NUMBER'],
      [240, 'PARTY NAME'],
      [420, 'ADVOCATE NAME'],
      [560, 'NEXT DATE'],
    ],
    [[20, 'FOR RECORDING OF EVIDENCE']],
    [
      [20, '1.'],
      [50, 'CS(OS) 11/2026'],
      [240, 'ASHA RAI'],
      [420, 'A. SEN'],
      [560, '12.01.2027'],
    ],
    [
      [50, 'I.A. 21/2026'],
      [240, 'Vs. RAVI RAO'],
    ],
  ])
  expect(entries).toMatchObject([
    {
      coram: ['MS. INVENTED SEN (DHJS), JOINT REGISTRAR (JUDICIAL)'],
      stage: 'FOR RECORDING OF EVIDENCE',
      case_numbers: ['CS(OS) 11/2026'],
      parties: { petitioner: 'ASHA RAI', respondent: 'RAVI RAO' },
      next_date: '2027-01-12',
    },
  ])
})

test('a connected case that is an item of its own is listed once', async () => {
  const { entries } = await read([...regular, item('3.', 'W.P.(C) 99/2025', 'OM RAI'), [[240, 'Vs. STATE']]])
  expect(entries.map((one) => [one.item, one.case_numbers[0], one.connected_to])).toEqual([
    ['1', 'W.P.(C) 11/2026', null],
    ['2', 'CS(OS)-12/2026', null],
    ['3', 'W.P.(C) 99/2025', null],
  ])
})

test('other cases of the same FIR are no entries, and the FIR is no case', async () => {
  const { entries, sightings } = await read([
    ...regular,
    [[50, 'Other Case filed against same P.S.-FIR No. :(GREEN PARK-316/2007)']],
    [[50, 'BAIL APPLN. 111/2008 filed by RAVI RAO (Disposed on : 01-05-2008 )']],
    [[50, 'CRL.A. P.S.-FIR No. :(GREEN PARK-316/2007)']],
  ])
  expect(entries.map(({ case_numbers }) => case_numbers[0])).toEqual([
    'W.P.(C) 11/2026',
    'W.P.(C) 99/2025',
    'CS(OS)-12/2026',
  ])
  expect(sightings?.map(({ case_number }) => case_number)).toEqual(['BAIL APPLN. 111/2008'])
})

const note = (title: string, ...paragraphs: string[]) => [
  [
    [20, '20.11.2026'],
    [300, 'SUPPLEMENTARY CAUSE LIST'],
  ] as const,
  title,
  ...paragraphs,
  'HIGH COURT OF DELHI REGISTRAR(LISTING)',
  'DATED -19.11.2026',
]

test.each([
  [
    'DELETION NOTE',
    "1.W.P.(C) 11/2026 LISTED BEFORE HON'BLE DB-I AT ITEM NO. 28 IS DELETED AS THE SAME IS LISTED BEFORE HON'BLE DB-II.",
    [
      {
        kind: 'deleted',
        bench: 'DB-I',
        item: '28',
        case_numbers: ['W.P.(C) 11/2026'],
        date: '2026-11-20',
        instead: 'DB-II',
      },
    ],
  ],
  [
    'DELETION NOTE',
    '1.CRL.A NOS. 8/2024 AND 9/2024 LISTED BEFORE DB-VII AT ITEM NOS 16 AND 17 RESPECTIVELY ARE DELETED.',
    [
      { kind: 'deleted', item: '16', case_numbers: ['CRL.A NOS. 8/2024'] },
      { kind: 'deleted', item: '17', case_numbers: ['CRL.A NOS. 9/2024'] },
    ],
  ],
  [
    'NOTE',
    "1. HON'BLE MR. JUSTICE INVENTED RAO WILL NOT HOLD THE COURT TODAY i.e., 20.11.2026.",
    [{ kind: 'not-sitting', bench: "HON'BLE MR. JUSTICE INVENTED RAO", item: null, date: '2026-11-20' }],
  ],
  [
    'CORRIGENDUM',
    '1. RFA 5/2026 LISTED BEFORE DB-III AT ITEM NO. 4 MAY BE READ AS RFA 6/2026.',
    [{ kind: 'corrected', bench: 'DB-III', item: '4', case_numbers: ['RFA 5/2026'], instead: 'RFA 6/2026' }],
  ],
  [
    'CORRIGENDUM',
    '1. THE PARTIES OF RFA 5/2026 LISTED BEFORE DB-III AT ITEM NO. 4 MAY BE READ AS ASHA RAI VS. RAVI RAO.',
    [{ kind: 'corrected', item: '4', case_numbers: ['RFA 5/2026'], instead: null }],
  ],
  [
    'DELETION NOTE',
    '1.RFA 7/2018 LISTED BEFORE HON BLE MR. JUSTICE V. SEN AT ITEM NO. 37 IS DELETED AS THE SAME IS LSTED BEFORE SH. MADE UP RAI, WORTHY REGISTRAR GENERAL.',
    [{ bench: 'HON BLE MR. JUSTICE V. SEN', instead: 'SH. MADE UP RAI, WORTHY REGISTRAR GENERAL' }],
  ],
  [
    'DELETION NOTE',
    '1.RFA 7/2018 LISTED BEFORE DB-I AT ITEM NO. 37 IS DELETED AS IT WAS CONVERTED INTO RFA 8/2018 LISTED BEFORE THE SAME BENCH.',
    [{ case_numbers: ['RFA 7/2018'], instead: null }],
  ],
])('a %s is read: %s', async (title, paragraph, changes) => {
  const list = await read(note(title, ...(paragraph.match(/.{1,60}(?:\s|$)/g) ?? []).map((line) => line.trim())))
  expect(list.changes).toMatchObject(changes)
  const corrected = list.changes?.flatMap(({ item, instead, kind }) =>
    kind === 'corrected' && instead ? [[item, instead]] : [],
  )
  expect(list.entries.map(({ item, case_numbers }) => [item, ...case_numbers])).toEqual(corrected)
})
