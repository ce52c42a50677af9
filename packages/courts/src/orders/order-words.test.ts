import { pattern } from '@peshi/contract/platform/pattern'
import { testExamples } from '@peshi/contract/platform/pattern.fixture'
import { describe } from 'vitest'
import {
  bare,
  bareParts,
  calledFor,
  calledParts,
  elsewhereAfterParts,
  fromElsewhere,
  isOff,
  offParts,
  reported,
  sayParts,
  timeAfter,
  timeAfterParts,
} from './governed-dates.ts'
import { courtLine, courtLines, ended, ends, repeatedLine, repeatedParts, stamp, stampParts } from './order-document.ts'
import { numberPrefix, prefixes } from './order-numbers.ts'
import { detailLine, details, respondentEnd, respondentParts } from './order-parties.ts'
import { behindPayeeParts, interimParts, interimWords, payeeIn, timeParts, timeWords } from './order-steps.ts'
import { actorParts, hindiPaper, hindiPaperParts, money, moneyParts } from './step-patterns.ts'

describe('the court of an order', () => {
  const line = 'IN THE HIGH COURT OF JUDICATURE AT ALLAHABAD'
  testExamples(courtLine, courtLines, {
    'in the court of': [line, line],
    'high court of': ['SUPREME COURT OF INDIA', 'SUPREME COURT OF INDIA'],
    'name before high court': ['THE ORISSA HIGH COURT', 'THE ORISSA HIGH COURT'],
  })
})

describe('the result of an order', () => {
  testExamples(ended, ends, {
    disposed: ['The petition is disposed of.', 'petition is disposed of'],
    allowed: ['The appeal stands partly allowed.', 'appeal stands partly allowed'],
    dismissed: ['The suit is dismissed in default.', 'suit is dismissed in default'],
    'rejected or quashed': ['The application is rejected.', 'application is rejected'],
    withdrawn: ['The matter is withdrawn.', 'matter is withdrawn'],
  })
})

describe('before a case number', () => {
  testExamples(numberPrefix, prefixes, {
    mark: ['+ W.P.(C) 12/2024', '+ '],
    'item number': ['12. WRIT - C No. 5 of 2024', '12. '],
    label: ['Case No. : 12/2024', 'Case No. : '],
    'joining word': ['with CRL.A. 5/2024', 'with '],
  })
})

describe('below a name', () => {
  testExamples(detailLine, details, {
    relation: ['S/o Ram Lal', 'S/o'],
    representative: ['Rep. by its Manager', 'Rep. by'],
    address: ['Village Rampur', 'Village '],
    'age or work': ['Aged about 40 years', 'Aged'],
  })
})

describe('a participle that describes the past', () => {
  testExamples(bare, bareParts, {
    'by a party': ['filed', 'filed'],
    'of a defect': ['cured', 'cured'],
    'by a court or an office': ['vacated', 'vacated'],
  })
})

describe('an interim order', () => {
  testExamples(interimWords, interimParts, {
    interim: ['the ad-interim stay continues', 'ad-interim stay'],
    'without the word': ['no coercive steps are taken', 'coercive steps'],
    Hindi: ['अंतरिम आदेश जारी रहेगा', 'अंतरिम आदेश'],
  })
})

describe('a date is a hearing after', () => {
  testExamples(calledFor, calledParts, {
    notice: ['Issue notices to the respondents for ', 'notices to the respondents for '],
    summons: ['summon the witness for ', 'summon the witness for '],
    warrant: ['nbws against the accused for ', 'nbws against the accused for '],
    process: ['issue fresh process for ', 'issue fresh process for '],
  })
})

describe('a date is only reported after', () => {
  testExamples(reported, sayParts, {
    'before the court': ['It is submitted that the case is', 'submitted that the case is'],
    'to a person': ['He informs that it is', 'informs that it is'],
    plainly: ['It is said that it is', 'said that it is'],
  })
})

describe('a hearing is off by', () => {
  testExamples(isOff, offParts, {
    ended: [' is cancelled', ' is cancelled'],
    moved: [' stands preponed', ' stands preponed'],
    'not held': [' will not take place', ' will not take place'],
  })
})

describe('a period is time for a step before', () => {
  testExamples(timeAfter, timeAfterParts, {
    time: ['’s further time to file', '’s further time'],
    'is granted': [' is hereby granted', ' is hereby granted'],
    'in Hindi': [' के भीतर', ' के भीतर'],
  })
})

describe('a period runs from elsewhere before', () => {
  testExamples(fromElsewhere, elsewhereAfterParts, {
    later: [' thereafter', ' thereafter'],
    earlier: [' prior to the date', ' prior'],
    'in Hindi': [' से पूर्व', ' से पूर्व'],
  })
})

describe('a line of each page', () => {
  testExamples(repeatedLine, repeatedParts, {
    'neutral citation': ['2023:AHC:152051-DB', '2023:AHC:152051-DB'],
    page: ['page 2 of 7', 'page 2 of 7'],
    'number of the page': ['- 3 -', '- 3 -'],
    'page of pages': ['3/17', '3/17'],
  })
})

describe('a line of a signature', () => {
  testExamples(stamp, stampParts, {
    'not verified': ['signature not verified', 'signature not verified'],
    signed: ['Digitally signed by A. B.', 'Digitally signed by A. B.'],
    place: ['location: high court', 'location: high court'],
    date: ['date: 2024.05.12', 'date: 2024.05.12'],
    time: ['10:20:30 +0530', '10:20:30 +0530'],
  })
})

describe('behind the name of the second side', () => {
  testExamples(respondentEnd, respondentParts, {
    respondent: ['State ... Respondents', ' ... Respondents'],
    defendant: ['Ram …… Defendant', ' …… Defendant'],
    accused: ['Ram ..... Accused', ' ..... Accused'],
    'opposite party': ['Ram ... Opposite Party', ' ... Opposite Party'],
    'judgment debtor': ['Ram ... Judgement Debtor', ' ... Judgement Debtor'],
  })
})

describe('a step ends before', () => {
  testExamples(timeWords, timeParts, {
    comma: ['file a reply, if any', ', if any'],
    by: ['file a reply within a week', ' within a week'],
    'or else': ['file a reply failing which', ' failing which'],
    'in Hindi': ['जवाब एक सप्ताह के भीतर', ' के भीतर'],
  })
})

describe('a payee ends before', () => {
  testExamples(payeeIn, behindPayeeParts, {
    time: ['paid to the plaintiff within a week', 'to the plaintiff'],
    'another clause': ['paid to the bank and filed', 'to the bank'],
    source: ['paid to the widow from the fund', 'to the widow'],
    end: ['paid to the widow.', 'to the widow'],
  })
})

describe('a person who must act', () => {
  testExamples(pattern('')`${actorParts}`, actorParts, {
    counsel: ['learned counsel', 'counsel'],
    police: ['the s.h.o', 's.h.o'],
    court: ['the registry', 'registry'],
    parties: ['both parties', 'parties'],
    'first side': ['the petitioner', 'petitioner'],
    'second side': ['the accused', 'accused'],
  })
})

describe('money', () => {
  testExamples(money, moneyParts, {
    sum: ['the amount', 'amount'],
    'owed by law': ['the arrears', 'arrears'],
    'owed by order': ['the fine', 'fine'],
  })
})

describe('a paper in Hindi', () => {
  testExamples(hindiPaper, hindiPaperParts, {
    affidavit: ['प्रतिशपथ पत्र दाखिल', 'प्रतिशपथ पत्र'],
    pleading: ['जवाब दावा', 'जवाब दावा'],
    list: ['पेपर बुक', 'पेपर बुक'],
    'fee or authority': ['वकालतनामा', 'वकालतनामा'],
  })
})
