import { testExamples } from '@peshi/contract/platform/pattern.fixture'
import { describe } from 'vitest'
import {
  allowsPeriod,
  beforeNextDate,
  beforeNextParts,
  elsewhere,
  elsewhereParts,
  fromToday,
  fromTodayParts,
  listingParts,
  listingWithoutDay,
  listingWords,
  notifiedBefore,
  notifiedParts,
  otherClauseParts,
  otherSubject,
  otherSubjectParts,
  paperParts,
  periodParts,
  runsFrom,
  stepParts,
  stepWords,
  withoutDayParts,
} from './date-words.ts'

describe('a hearing is set by', () => {
  testExamples(listingWords, listingParts, {
    list: ['Let the matter be re-listed on', 're-listed'],
    'put up': ['Put-up on', 'Put-up'],
    'come up': ['Now to come up', 'come up'],
    'take up': ['The case shall be taken up on', 'taken up'],
    'be fixed': ['The case stands fixed for', 'stands fixed'],
    post: ['Posted to', 'Posted'],
    fix: ['Fixing a day', 'Fixing'],
    place: ['Place before', 'Place'],
    call: ['Call this matter on', 'Call this matter'],
    'stand over': ['S.O. to', 'S.O. to'],
    adjourn: ['Matter adjourned to', 'adjourned'],
    postpone: ['Deferred to', 'Deferred'],
    renotify: ['Re-notify on', 'Re-notify'],
    'next date': ['The next date of hearing is', 'next date'],
    NDOH: ['N.D.O.H is', 'N.D.O.H'],
    'date fixed': ['The date of hearing is fixed', 'date of hearing is fixed'],
    returnable: ['Issue notice, returnable on', 'returnable'],
    'be heard': ['Matter to be heard on', 'be heard'],
    'for a purpose, at the start': ['For evidence on 12.05.2027', 'For '],
    'in Hindi': ['दिनांक 12.05.2027 को सूचीबद्ध करें', 'सूचीबद्ध'],
    'next date in Hindi': ['अगली तारीख 12.05.2027', 'अगली तारीख'],
  })
})

describe('a step is set by', () => {
  testExamples(stepWords, stepParts, {
    'give papers or money': ['The costs be deposited', 'deposited'],
    appear: ['The parties are to appear on', 'appear'],
    serve: ['Steps be taken', 'Steps'],
    'cure defects': ['Defects be cured', 'cured'],
    'give up a place': ['Keys be handed over', 'handed over'],
    'end a case': ['The suit be decided', 'decided'],
    paper: ['Rejoinder within two weeks', 'Rejoinder'],
    'do as ordered': ['The fee be refunded', 'refunded'],
    'be granted': ['Two weeks are granted', 'granted'],
    'be bound': ['The tenant shall', 'shall'],
  })
})

describe('the date is no date of a hearing after', () => {
  testExamples(notifiedBefore, notifiedParts, {
    'date of a paper': ['the order dated ', 'dated '],
    span: ['stayed up to ', 'up to '],
    end: ['the lease expired on ', 'expired on '],
    beginning: ['with effect from ', 'effect from '],
    'day of what happened': ['the sale deed executed on ', 'executed on '],
  })
  testExamples(
    otherSubject,
    { ...otherSubjectParts, ...otherClauseParts },
    {
      'earlier hearing': ['the case already listed', 'already'],
      'somebody else': ['the witness who is called', 'who'],
      'connected case': ['the connected matter is fixed', 'connected matter'],
      family: ['the marriage is fixed', 'marriage'],
      votes: ['the polls are fixed', 'polls'],
      sale: ['the auction is posted', 'auction'],
      'public service': ['the interviews are fixed', 'interviews'],
      'health or travel': ['the surgery is fixed', 'surgery'],
      'end of service': ['he retired', 'retired'],
      'relative clause': ['the appeal which is ', 'which is '],
      'clause with where': ['the court where the suit is ', 'where the suit is '],
    },
  )
  testExamples(elsewhere, elsewhereParts, {
    'courts above': ['before the Hon’ble Supreme Court', 'before the Hon’ble Supreme'],
    'courts below': ['before the learned trial court', 'before the learned trial'],
    'other benches': ['before the concerned bench', 'before the concerned'],
    tribunals: ['before the NCLT', 'before the NCLT'],
    magistrates: ['before the CJM', 'before the CJM'],
  })
})

describe('a period', () => {
  testExamples(allowsPeriod, periodParts, {
    'within it': ['Reply be filed within a further period of ', 'within a further period of '],
    'granted time': ['The respondent is granted a last opportunity of ', 'granted a last opportunity of '],
  })
  testExamples(fromToday, fromTodayParts, {
    today: [' from today', ' from today'],
    'the order': [' from the date of the order.', ' from the date of the order.'],
  })
  testExamples(runsFrom, paperParts, {
    'which one': [' from the impugned ', ' from the impugned '],
    'its date': [' from the date of ', ' from the date of '],
    'of a court': [' of the judgment dated ', ' of the judgment dated '],
    'of others': [' from the notice of ', ' from the notice of '],
    'how it came about': [' from the order passed on ', ' from the order passed on '],
    'before the date': [' of the order dt. ', ' of the order dt. '],
  })
  testExamples(beforeNextDate, beforeNextParts, {
    'before the next date': ['Reply be filed before the next date.', 'filed before the next date'],
    'before next date': ['Pay the costs by next date.', 'Pay the costs by next date'],
  })
  testExamples(listingWithoutDay, withoutDayParts, {
    'in a week': ['List in the second week of May', 'in the second week'],
    'next week': ['List next week', 'next week'],
    tomorrow: ['List tomorrow', 'tomorrow'],
    'in a month': ['List in the month of May', 'in the month of May'],
    'after closed days': ['List after the summer vacation', 'after the summer vacation'],
    'in a week in Hindi': ['अगले सप्ताह में सूचीबद्ध करें', 'सप्ताह में'],
    'after closed days in Hindi': ['दशहरा के बाद पेश हो', 'दशहरा के बाद'],
  })
})
