import { expect, test } from 'vitest'
import { recognisePage } from '../src/dropped/recognise-page.ts'
import type { OrderDocument } from '../src/orders/order-document.ts'

const read = (lines: readonly string[]) =>
  recognisePage(new TextEncoder().encode(lines.join('\n')), { today: '2026-11-21' })

type Order = Partial<
  Record<'court' | 'court_name' | 'petitioner' | 'respondent' | 'date' | 'next_date' | 'result', string | null>
> &
  Partial<Pick<OrderDocument, 'judges'>> & { case_numbers?: string[] }

const bombay = (number: string, coram: readonly string[], date: string) => [
  '2026:BHC-OS:4318-DB',
  'IN THE HIGH COURT OF JUDICATURE AT BOMBAY',
  'ORDINARY ORIGINAL CIVIL JURISDICTION',
  number,
  'Asha Rai & Co. Ltd.... ... Petitioner.',
  '-versus',
  'State of Maharashtra & Ors. .. Respondents',
  'Mr. Mukesh v. Sen for the Petitioner.',
  ...coram,
  date,
  'P.C. :',
  '1. Heard Mr. Sen in support of this petition, which concerns a licence of 9th May, 2005.',
  '2. Petition disposed of.',
]

test.each<[string, string[], Order]>([
  [
    'Bombay, with two judges and the day in words',
    bombay(
      'WRIT PETITION (L) NO. 762 OF 2026',
      ['CORAM : A.B. INVENTED &', 'C. MADEUP, JJ.'],
      'DATE : 31ST MARCH 2026',
    ),
    {
      court: 'hc-bombayoriginal',
      case_numbers: ['WRIT PETITION (L) NO. 762 OF 2026'],
      petitioner: 'Asha Rai & Co. Ltd.',
      respondent: 'State of Maharashtra & Ors.',
      judges: ['A.B. INVENTED', 'C. MADEUP'],
      date: '2026-03-31',
      result: 'disposed of',
    },
  ],
  [
    'Bombay, with bold text printed three times',
    bombay(
      'WWWRRRIIITTT PPPEEETTTIIITTTIIIOOONNN NNNOOO... 222333777888 OOOFFF 222000222666',
      ['CCCOOORRRAAAMMM ::: VVV... MMMAAADDDEEEUUUPPP &&&', 'DDD... IIINNNVVVEEENNNTTTEEEDDD,,, JJJJJJ...'],
      'DDDAAATTTEEEDDD ::: OOOCCCTTTOOOBBBEEERRR 222000,,, 222000222555',
    ),
    {
      case_numbers: ['WRIT PETITION NO. 2378 OF 2026'],
      judges: ['V. MADEUP', 'D. INVENTED'],
      date: '2025-10-20',
    },
  ],
  [
    'Bombay, with connected petitions',
    [
      'IN THE HIGH COURT OF JUDICATURE AT BOMBAY',
      'WRIT PETITION NO. 11 OF 2026',
      'Asha Rai ....Petitioner',
      'V/S',
      'State Of Maharashtra ....Respondent',
      'WITH',
      'WRIT PETITION NO. 12 OF 2026',
      'Ravi Rai ....Petitioner',
      'V/S',
      'State Of Maharashtra ....Respondent',
      'CORAM : A. INVENTED, J.',
      'DATE : 11th December, 2025',
      'P.C. :',
    ],
    { case_numbers: ['WRIT PETITION NO. 11 OF 2026', 'WRIT PETITION NO. 12 OF 2026'], petitioner: 'Asha Rai' },
  ],
  [
    'Bombay, in an application of a suit, by the Chief Justice and another judge',
    bombay(
      'CHAMBER SUMMONS NO. 5 OF 2026 IN SUIT NO. 10 OF 2000',
      ['CORAM : DEVENDRA INVENTED, CJ. &', 'AMIT MADEUP, J.'],
      'DATE : JULY 3, 2026',
    ),
    {
      case_numbers: ['CHAMBER SUMMONS NO. 5 OF 2026', 'SUIT NO. 10 OF 2000'],
      judges: ['DEVENDRA INVENTED', 'AMIT MADEUP'],
      date: '2026-07-03',
    },
  ],
  [
    'Madras, with numbered respondents',
    [
      'IN THE HIGH COURT OF JUDICATURE AT MADRAS',
      'DATED: 11.06.2026',
      'CORAM:',
      'THE HONOURABLE MR.JUSTICE INVENTED RAO',
      'W.P.No.20091 of 2026',
      'and W.M.P.No.22656 of 2026',
      'Asha Rai ... Petitioner',
      'Vs.',
      '1.The Commissioner,',
      'Chennai.',
      '2.Ravi Rao ... Respondents',
      'Prayer: Writ Petition filed under Article 226.',
      'O R D E R',
      'The writ petition stands dismissed.',
    ],
    {
      court: 'hc-madras',
      case_numbers: ['W.P.No.20091 of 2026', 'W.M.P.No.22656 of 2026'],
      petitioner: 'Asha Rai',
      respondent: 'The Commissioner, Ravi Rao',
      judges: ['THE HONOURABLE MR.JUSTICE INVENTED RAO'],
      date: '2026-06-11',
      result: 'dismissed',
    },
  ],
  [
    'Telangana, with the judge above the number',
    [
      'IN THE HIGH COURT FOR THE STATE OF TELANGANA AT HYDERABAD',
      "THE HON'BLE SRI JUSTICE INVENTED RAO",
      'WRIT PETITION No.123 OF 2026',
      'Dated: 05.02.2026',
      'Between:',
      'Asha Rai',
      '... Petitioner',
      'and',
      'The State of Telangana and others',
      '... Respondents',
      'ORDER:',
    ],
    {
      court: 'hc-telangana',
      petitioner: 'Asha Rai',
      respondent: 'The State of Telangana and others',
      judges: ["THE HON'BLE SRI JUSTICE INVENTED RAO"],
      date: '2026-02-05',
    },
  ],
  [
    'the company law tribunal, with the names of the parties below the bench',
    [
      'IN THE NATIONAL COMPANY LAW TRIBUNAL',
      'MUMBAI BENCH, COURT III',
      'CP(IB)/123/MB/2026',
      "CORAM: SHRI INVENTED RAO, HON'BLE MEMBER (J)",
      'ORDER SHEET OF THE HEARING ON 05.02.2026',
      'NAME OF THE PARTIES: Asha Bank Vs Ravi Ltd',
      'ORDER',
      'List on 12.03.2026.',
    ],
    {
      court: 'tribunals-nclt-mumbai',
      petitioner: 'Asha Bank',
      respondent: 'Ravi Ltd',
      judges: ['SHRI INVENTED RAO'],
      date: '2026-02-05',
      next_date: '2026-03-12',
    },
  ],
  [
    'Rajasthan at Jaipur',
    [
      '[2026:RJ-JP:5341]',
      'HIGH COURT OF JUDICATURE FOR RAJASTHAN',
      'BENCH AT JAIPUR',
      'S.B. Criminal Miscellaneous Bail Application No. 848/2026',
      '1. Ravi Rai S/o Om Rai, Aged About 25 Years, R/o Deeg,',
      'Police Station Kaman, District Deeg.',
      '----Petitioners',
      'Versus',
      'State Of Rajasthan, Through Pp',
      '----Respondent',
      'Connected With',
      'S.B. Criminal Miscellaneous Bail Application No. 849/2026',
    ],
    {
      court: 'hc-jaipur',
      case_numbers: [
        'S.B. Criminal Miscellaneous Bail Application No. 848/2026',
        'S.B. Criminal Miscellaneous Bail Application No. 849/2026',
      ],
      petitioner: 'Ravi Rai',
      respondent: 'State Of Rajasthan',
    },
  ],
  [
    'Allahabad',
    [
      'Neutral Citation No. - 2026:AHC:152051-DB',
      "Chief Justice's Court",
      'Case :- WRIT TAX No. - 859 of 2026',
      'Petitioner :- M/S Asha Private Limited',
      'Respondent :- State of U.P. and Another',
      'Counsel for Petitioner :- Invented Sen',
      "Hon'ble Invented Rao,Chief Justice",
      'Heard Sri Invented Sen, learned counsel for the petitioner.',
      'Order Date :- 11.9.2026',
    ],
    {
      court: 'hc-allahabad',
      case_numbers: ['WRIT TAX No. - 859 of 2026'],
      petitioner: 'M/S Asha Private Limited',
      respondent: 'State of U.P. and Another',
      judges: ['Invented Rao'],
      date: '2026-09-11',
    },
  ],
  [
    'Himachal Pradesh, with a row of numbers on two lines',
    [
      'IN THE HIGH COURT OF HIMACHAL PRADESH, SHIMLA',
      'Review Petition No.: 48 of 2026',
      'a/w Review Petition Nos. 55, 56,',
      '57 of 2026',
      'Reserved on : 13.05.2026',
      'Decided on : 21.05.2026',
      '1.Review Petition No. 48 of 2026',
      'Asha Cement Ltd.',
      '…………..Petitioner.',
      'Versus',
      'Ravi Rai and Anr.',
      '…………Respondents',
    ],
    {
      court: 'hc-himachalpradesh',
      case_numbers: [
        'Review Petition No.: 48 of 2026',
        'Review Petition 55/2026',
        'Review Petition 56/2026',
        'Review Petition 57/2026',
      ],
      petitioner: 'Asha Cement Ltd.',
      respondent: 'Ravi Rai and Anr.',
      date: '2026-05-21',
    },
  ],
  [
    'Andhra Pradesh, with the parties between "Between" and "And"',
    [
      'HIGH COURT OF ANDHRA PRADESH',
      'WRIT PETITION No. 28743 of 2026',
      'Between:',
      'Asha Private Limited',
      '.....PETITIONER',
      'AND',
      'The State of Andhra Pradesh,',
      'Represented by its Principal Secretary,',
      'Guntur District',
      '.....RESPONDENTS',
      'DATE OF JUDGMENT PRONOUNCED: 09.11.2026',
    ],
    {
      court: 'hc-andhrapradesh',
      petitioner: 'Asha Private Limited',
      respondent: 'The State of Andhra Pradesh',
      date: '2026-11-09',
    },
  ],
  [
    'Kerala, with dates of exhibits',
    [
      '2026:KER:51234',
      'IN THE HIGH COURT OF KERALA AT ERNAKULAM',
      'PRESENT',
      'THE HONOURABLE MR. JUSTICE INVENTED RAO',
      'WEDNESDAY, THE 3RD DAY OF JULY 2026 / 12TH ASHADHA, 1948',
      'WP(C) NO. 123 OF 2026',
      'PETITIONER/S:',
      '1     ASHA RAI',
      'AGED 45 YEARS',
      'BY ADV INVENTED SEN',
      'RESPONDENT/S:',
      '1     STATE OF KERALA',
      'JUDGMENT',
      'The writ petition is dismissed.',
      'PETITIONER EXHIBITS',
      'EXHIBIT P1 TRUE COPY OF THE ORDER DATED 01.02.2024',
      'EXHIBIT P2 TRUE COPY OF THE ORDER DATED 03.04.2025',
    ],
    {
      court: 'hc-kerala',
      case_numbers: ['WP(C) NO. 123 OF 2026'],
      petitioner: 'ASHA RAI',
      respondent: 'STATE OF KERALA',
      judges: ['THE HONOURABLE MR. JUSTICE INVENTED RAO'],
      date: '2026-07-03',
      result: 'dismissed',
    },
  ],
  [
    'the company law tribunal, read by a scanner',
    [
      'NATIONAL COMPANY LAW TRIBUNAL',
      'SPECIAL BENCH - II',
      'CHENNAI',
      'ATTENDANCE CUM ORDER SHEET OF THE HEARING OF NATIONAL',
      'COMPANY LAW TRIBUNAL, CHENNAI BENCH, HELD ON 30-06-2026 AT',
      "PRESENT : SHRI. INVENTED RAO, HON'BLE MEMBER (JUDICIAL)",
      "SHRI. MADE UP SEN, HON'BLE MEMBER (TECHNICAL)",
      'IN THE MATTER OF : Asha Infra Pvt Ltd',
      'PETITION NUMBER : CP/114/1B/2026',
      'APPLICATION NUMBER: a) MA/356/2026',
      '©) 1A/1093/1B/2026',
      'g) IA/237(CHE)/2026 IN MA/524/2025',
      'COMMON ORDER',
      'List the Application before the Regular Bench for hearing on 08.08.2026.',
    ],
    {
      court: 'tribunals-nclt-chennai',
      case_numbers: ['CP/114/IB/2026', 'MA/356/2026', 'IA/1093/IB/2026', 'IA/237(CHE)/2026'],
      petitioner: 'Asha Infra Pvt Ltd',
      judges: ['SHRI. INVENTED RAO', 'SHRI. MADE UP SEN'],
      date: '2026-06-30',
      next_date: '2026-08-08',
    },
  ],
])('an order of %s is read as an order', async (_, lines, order) => {
  const page = await read(lines)
  expect(page).toMatchObject({ problem: null, cases: [], listings: [], order })
})

test('an order that sets a next date does not end the case, although it allows an application', async () => {
  const order = [
    ...bombay('WRIT PETITION NO. 11 OF 2026', ['CORAM : A. INVENTED, J.'], 'DATE : 31ST MARCH 2026').slice(0, -1),
  ]
  const endOf = async (...lines: string[]) => (await read([...order, ...lines])).order
  expect(await endOf('2. The application is allowed. List on 12.06.2026.')).toMatchObject({
    next_date: '2026-06-12',
    result: null,
  })
  expect(await endOf('2. The petition is allowed.')).toMatchObject({ next_date: null, result: 'allowed' })
})

test('the judges of a judgment are read from the names below their signatures', async () => {
  const lines = [
    'IN THE SUPREME COURT OF INDIA',
    'CIVIL APPEAL NO. 7100 OF 2025',
    'INVENTED STEEL LTD. Appellant (s)',
    'Versus',
    'INVENTED PORT LTD. Respondent (s)',
    'J U D G M E N T',
    'First Invented, J.',
    '1. Leave granted. The appeal is allowed.',
    '.………………………………….J.',
    '[ FIRST INVENTED ]',
    '…………………………………..J.',
    '[ S. K. INVENTED ]',
    'NEW DELHI;',
    'SEPTEMBER 14, 2026',
  ]
  expect((await read(lines)).order).toMatchObject({ judges: ['FIRST INVENTED', 'S. K. INVENTED'] })
})
