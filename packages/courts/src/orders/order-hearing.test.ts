import { describe, expect, test } from 'vitest'
import { coramOf, counselOf, resultOf } from './order-hearing.ts'
import { toSentences } from './sentences.ts'

const order = '2026-11-25'
const result = (text: string) => {
  const found = resultOf(toSentences(text), order)
  return found && `${found.outcome} ${found.next ?? '-'}`
}

const results: [string, string | null][] = [
  ['Heard. Counter affidavit be filed within four weeks. List on 12.01.2027.', 'adjourned 2027-01-12'],
  ['At the request of counsel for the appellant, adjourned to 12.01.2027.', 'adjourned 2027-01-12'],
  ['Stand over to 12th January, 2027.', 'adjourned 2027-01-12'],
  ['PE stands closed. Put up for RE on 12.01.2027.', 'adjourned 2027-01-12'],
  ['List after four weeks.', 'adjourned -'],
  ['Issue notice to the respondents, returnable on 12.01.2027.', 'notice-issued 2027-01-12'],
  ['Heard. Let notice be issued. List in the second week of January.', 'notice-issued -'],
  ['Arguments heard. Judgment reserved.', 'reserved -'],
  ['Heard learned counsel for the parties. Order is reserved.', 'reserved -'],
  ['Submissions concluded; reserved for orders.', 'reserved -'],
  ['Arguments heard in part. List for further arguments on 12.01.2027.', 'part-heard 2027-01-12'],
  ['Part heard. To continue. List on 12.01.2027.', 'part-heard 2027-01-12'],
  ['In view of the above, the writ petition is allowed.', 'allowed -'],
  ['The appeal stands partly allowed. No order as to costs.', 'allowed -'],
  ['For the reasons stated above, the petition is dismissed.', 'dismissed -'],
  ['The appeals fail and shall stand dismissed.', 'dismissed -'],
  ['The Petition is, therefore, rejected.', 'dismissed -'],
  ['The bail application is rejected.', 'dismissed -'],
  ['None appears. The suit is dismissed in default.', 'dismissed-in-default -'],
  ['The petition is dismissed for want of prosecution.', 'dismissed-in-default -'],
  ['With the aforesaid observations, the writ petition is disposed of.', 'disposed -'],
  ['3. Petition disposed of.', 'disposed -'],
  ['The petition is accordingly disposed of with liberty to apply.', 'disposed -'],
  ['वाद दिनांक 12.01.2027 को सूचीबद्ध हो।', 'adjourned 2027-01-12'],
  ['विपक्षी को नोटिस जारी हो। दिनांक 12.01.2027 को पेश हो।', 'notice-issued 2027-01-12'],
  ['बहस सुनी गई। निर्णय सुरक्षित।', 'reserved -'],
  ['अतः याचिका खारिज की जाती है।', 'dismissed -'],
  ['अपील स्वीकार की जाती है।', 'allowed -'],
  ['याचिका निस्तारित की जाती है।', 'disposed -'],
  ['वाद अदम पैरवी में खारिज किया जाता है।', 'dismissed-in-default -'],
  ['The application for condonation of delay is allowed. List the appeal on 12.01.2027.', 'adjourned 2027-01-12'],
  ['Learned counsel submits that the appeal is allowed to be withdrawn.', null],
  ['The suit was dismissed in default on 03.02.2026.', null],
  ['Judgment was reserved on 03.02.2026.', null],
  ['The application for substitution is allowed.', null],
  ['The trial court held that the suit is dismissed.', null],
  ['If the defects are not removed, the appeal shall stand dismissed.', null],
  ['The first writ petition is allowed. The second writ petition is dismissed.', null],
  ['Heard learned counsel for the parties.', null],
  ['अवर न्यायालय ने वाद खारिज किया था।', null],
]
test.each(results)('the result is read from: %s', (text, expected) => {
  expect(result(text)).toBe(expected)
})

describe('the counsel are read with their parties', () => {
  const texts: [string, string[]][] = [
    [
      'Present:- Ms. Deepa Rai, Ld. Counsel for petitioner.\nNone for respondent no.1.\nSh. Rajan Kumar, Ld. Counsel for Insurance Company.',
      ['Ms. Deepa Rai: petitioner', 'Sh. Rajan Kumar: insurance company'],
    ],
    [
      'Heard Mr. A. M. Das, learned counsel appearing for the petitioner. Also heard Mr. N. K. Roy, learned Additional Public Prosecutor, Assam, appearing for the State.',
      ['Mr. A. M. Das: petitioner', 'Mr. N. K. Roy: state'],
    ],
    [
      'Heard Sri Nitin Rao, learned counsel for the petitioner and Sri R. P. Sen, learned Standing Counsel for the respondents.',
      ['Sri Nitin Rao: petitioner', 'Sri R. P. Sen: respondents'],
    ],
    ['Mr. Milind Rane, Addl. G.P. for the respondent-State.', ['Mr. Milind Rane: respondent']],
    [
      'Mr.Nasir Khan for Respondent No.1.\nMr. A.S. Rao for Respondents 4 and 5.',
      ['Mr.Nasir Khan: respondent no.1', 'Mr. A.S. Rao: respondents 4 and 5'],
    ],
    ['Counsel for Petitioner :- Nisha Mehta,Vinay Nath', ['Nisha Mehta,Vinay Nath: petitioner']],
    ['Advocate for the Respondent : PP, ASSAM', ['PP, ASSAM: respondent']],
    [
      'COMMISSIONER OF TAX .....Appellant\nThrough: Mr. Pankaj Roy, SSC with Mr. Arun Kr.',
      ['Mr. Pankaj Roy: appellant'],
    ],
    ['याची की ओर से श्री राम कुमार, अधिवक्ता उपस्थित।', ['श्री राम कुमार: याची']],
    ['None appears for the petitioner.', []],
    ['The petitioner, Mr. Ravi Rao, is a teacher.', []],
    ['Notice be issued to Mr. Ravi Rao.', []],
  ]
  test.each(texts)('%s', (text, expected) => {
    expect(counselOf(text).map((one) => `${one.name}: ${one.for}`)).toEqual(expected)
  })
})

test.each([
  [
    'THE HIGH COURT\nCase No. : AB 12/2018\nBEFORE\nHONOURABLE MR. JUSTICE MIR ALI\nORDER\nHeard.',
    'HONOURABLE MR. JUSTICE MIR ALI',
  ],
  ['WRIT PETITION NO. 5 OF 2009\nCORAM: A. S. SEN &\nB. RAO, JJ.\nP.C. :\nHeard.', 'A. S. SEN, B. RAO'],
  ['MAC NO. 17/16\n07.05.2018\nHeard.\n(DEV KUMAR)\nPO-MACT', 'DEV KUMAR'],
  ['Heard. List on 12.01.2027.', null],
])('the coram is read from: %s', (text, expected) => {
  expect(coramOf(text)).toBe(expected)
})
