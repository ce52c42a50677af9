import { expect, test } from 'vitest'
import { readOrderDocument } from '../src/orders/order-document.ts'
import { draw } from './draw-cause-list.ts'

const read = (lines: readonly string[]) =>
  readOrderDocument(
    draw(`#set page(paper: "a4")\n#set text(size: 12pt)\n${lines.map((line) => `#text("${line}") \\`).join('\n')}`),
  )

const body = ['BEFORE', 'HONOURABLE MR. JUSTICE MIR ALI', 'ORDER', '05.10.2018', 'Heard. List on 22.11.2018.']

test.each<[string, string[], string | null, string | null]>([
  [
    'numbered parties with their addresses',
    [
      '1:ANURAG RAI',
      'S/O NARESH RAI',
      'R/O HOUSE NO. 2, FLAT LANE',
      'VERSUS',
      '1:THE STATE OF ASSAM',
      'REP. BY PP, ASSAM',
    ],
    'ANURAG RAI',
    'THE STATE OF ASSAM',
  ],
  [
    'several numbered parties',
    [
      '1:ANURAG RAI',
      'S/O NARESH RAI',
      '2:ASHA RAI',
      'W/O ANURAG RAI',
      'VERSUS',
      '1:THE STATE OF ASSAM',
      '2:THE COLLECTOR',
    ],
    'ANURAG RAI, ASHA RAI',
    'THE STATE OF ASSAM, THE COLLECTOR',
  ],
  [
    'a name on two lines',
    ['1:THE ORIENTAL', 'INSURANCE CO LTD', 'VERSUS', '1:ASHA RAI'],
    'THE ORIENTAL INSURANCE CO LTD',
    'ASHA RAI',
  ],
  [
    'a name with an address below',
    ['ANURAG RAI', 'S/O NARESH RAI', 'VERSUS', 'ASHA RAI', 'ADVOCATE FOR THE PETITIONER : A SEN'],
    'ANURAG RAI',
    'ASHA RAI',
  ],
  ['one line', ['ANURAG RAI VS ASHA RAI'], 'ANURAG RAI', 'ASHA RAI'],
  ['no space after the dot', ['ANURAG RAI VS.NANA RAO'], 'ANURAG RAI', 'NANA RAO'],
  ['the day behind the names', ['ANURAG RAI Vs. ASHA RAI 05.10.2018'], 'ANURAG RAI', 'ASHA RAI'],
  ['the day in brackets', ['ANURAG RAI Vs. ASHA RAI (dated 05.10.2018)'], 'ANURAG RAI', 'ASHA RAI'],
  [
    'names with dots at their ends',
    ['ANURAG RAI ... PETITIONER', 'VERSUS', 'ASHA RAI ... RESPONDENT'],
    'ANURAG RAI',
    'ASHA RAI',
  ],
  ['Vrs', ['ANURAG RAI', 'Vrs.', 'ASHA RAI'], 'ANURAG RAI', 'ASHA RAI'],
])('the parties of an order are read: %s', async (_, lines, petitioner, respondent) => {
  const order = await read(['THE GAUHATI HIGH COURT', 'Case No. : AB 3142/2018', ...lines, ...body])
  expect(order).toMatchObject({ petitioner, respondent, caseNumbers: ['AB 3142/2018'], court: 'GAUHATI HIGH COURT' })
})

test.each<[string, string | null, string | null]>([
  ['List this matter again on 22.11.2018.', '2018-11-22', null],
  ['List on 22.11.2018 for arguments.', '2018-11-22', 'arguments'],
  ['Put up for RE on 22.11.2018.', '2018-11-22', 'RE'],
  ['Let fresh process be issued to R1 on filing of PF and RC for 22.11.2018.', '2018-11-22', null],
  ['S.O. to 22.11.2018.', '2018-11-22', null],
  ['N.D.O.H. 22.11.2018.', '2018-11-22', null],
  ['The order dated 22.11.2018 be placed on record.', null, null],
  ['The petitioner submits that the case is fixed on 22.11.2018 before the Sessions Court.', null, null],
  ['List on 22.11.2018. The certified copy of the order dated 04.10.2018 be filed.', '2018-11-22', null],
])('the next date of an order is read from: %s', async (sentence, next, purpose) => {
  const order = await read(['Case No. : AB 3142/2018', 'ANURAG RAI VS ASHA RAI', ...body.slice(0, 4), sentence])
  expect([order.date, order.nextDate, order.purpose]).toEqual(['2018-10-05', next, purpose])
})
