// Words of an order beside a date or a period. They say what the date is: a hearing, the last day of a step, or a fact.
import { pattern } from '@peshi/contract/platform/pattern'

export const listingParts = {
  list: /\b(?:re-?)?list(?:ed|ing)?\b(?! of\b)/i,
  'put up': /\bput[- ]?up\b/i,
  'come up': /\b(?:comes?|coming) up\b/i,
  'take up': /\btaken? up\b/i,
  'be fixed': /\b(?:be|is|stands?) (?:called|fixed|posted|placed|kept|set down|notified)\b/i,
  post: /\b(?:re-?)?post(?:ed)?\b/i,
  fix: /\bfix(?:ed|ing)?\b/i,
  place: /\bplaced?\b/i,
  call: /\bcall(?:ed)? (?:on|for(?! (?:the )?(?:[a-z]+ ){0,3}records?)|again|(?:this|the) (?:matter|case))\b/i,
  'stand over': /\bstands? over\b|\bs\.? ?o\.? to\b/i,
  adjourn: /\badj(?:ourn\w*|d?\b)/i,
  postpone: /\b(?:defer|postpon|prepon)\w*/i,
  renotify: /\bre-?notif\w*/i,
  'next date': /\bnext (?:date|hearing)\b(?! of (?!(?:the |this )?(?:hearing|matter|case|petition|suit|appeal)\b))/i,
  NDOH: /\bn\.?d\.?o\.?h\b/i,
  'date fixed': /\bdate (?:of hearing )?(?:is )?fixed\b/i,
  returnable: /\breturnable\b/i,
  'be heard': /\bbe heard\b/i,
  'for a purpose, at the start':
    /^\W*(?:(?:remaining |final |further )?(?:arguments?|hearing|evidence|orders?)\b|(?:now )?(?:for|to) (?!be\b))(?=.{0,60}\bon\b)/i,
  'in Hindi': /सूचीबद्ध|पेश|नियत/,
  'next date in Hindi': /(?:अगली|आगामी) (?:तारीख|तिथि|पेशी|सुनवाई)/,
}
export const listingWords = pattern('gi')`${listingParts}`

export const stepParts = {
  'give papers or money':
    /fil(?:e|es|ed|ing)|deposit\w*|pa(?:y|id|yment)|compl(?:y|ied|iance)|submit\w*|sen[dt]|produc\w+/i,
  appear: /appear\w*|present/i,
  serve: /furnish\w*|serv(?:e|ed|ice)|steps?/i,
  'cure defects': /remov\w+|rectif\w+|cured?/i,
  'give up a place': /vacat(?:e[ds]?|ing)|hand(?:ed)? over/i,
  'end a case': /decid\w+|conclud\w+|dispose|complet(?:e|ed|ing)/i,
  paper: /reply|replies|rejoinder|affidavit|statement/i,
  'do as ordered': /surrender\w*|join|refund\w*|releas\w+|implement\w*|execut(?:e|ed|ing)/i,
  'be granted': /issued?|granted|allowed|given|extended|time/i,
  'be bound': /shall|must|directed/i,
}
export const stepWords = pattern(
  'gi',
)`\b(?:${stepParts})\b|दाखिल|प्रस्तुत|जमा|निस्तार|समय|अनुपालन|अदा|भुगतान|उपस्थित|समर्पण|पैरवी|प्रेषित|निराकरण`

const happened = {
  'to a paper': /executed|passed|filed|registered|issued|held|made|signed|lodged|pronounced|sold/,
  'to a person': /died|sworn|attested|affirmed|married|arrested/,
  'by a court': /decided|concluded|disposed(?: of)?|completed|granted|allowed|given|extended|released/,
  'by a party': /deposited|paid|submitted|produced|furnished|served|removed|solemni[sz]ed/,
}
export const notifiedParts = {
  'date of a paper': /dated|dt|dtd|of/i,
  span: /since|from|till|until|up ?to|between/i,
  end: /end(?:s|ed|ing)?(?: on)?|(?:expir|laps|ceas|terminat)\w+(?: on)?|valid (?:till|until|up ?to|for)/i,
  beginning: /w\.? ?e\.? ?f\.?|effect(?:ive)? from|born on/i,
  'day of what happened': pattern('i')`(?<!\bbe )(?:${happened}) on`,
}
export const notifiedBefore = pattern('i')`(?:\b(?:${notifiedParts})|तक|दिनांकित)[\s.,:(-]*(?:the )?$`

export const otherSubjectParts = {
  'earlier hearing': /already|earlier|originally|previously/i,
  'somebody else': /who/i,
  'connected case': /connected (?:matter|case)/i,
  family: /marriage|wedding/i,
  votes: /elections?|polls?/i,
  sale: /auction|sale|tenders?|bids?/i,
  'public service': /exam(?:ination)?s?(?! of|-in)|interviews?|meetings?|dpc|counselling/i,
  'health or travel': /surgery|journey|flight/i,
  'end of service': /retire\w*|superannuat\w+/i,
}
export const otherClauseParts = {
  'relative clause': /\b(?<!failing )(?:which|that)(?: (?:is|was|stands))?\s*$/i,
  'clause with where': /\bwhere\b[^.;]*$/i,
}
/** The date after these words is not of this case. */
export const otherSubject = pattern('i')`\b(?:${otherSubjectParts})\b|${otherClauseParts}`

export const elsewhereParts = {
  'courts above': /apex|supreme|high/i,
  'courts below': /trial|lower|sessions?|civil|criminal|executing|family|labour|district|appellate|revenue/i,
  'other benches': /concerned|other|division bench of/i,
  tribunals: /tribunal|nclat|nclt|ngt|drt|commission|authority|arbitrator/i,
  magistrates: /magistrate|collector|cjm|acjm|jmfc/i,
}
export const elsewhere = pattern('i')`\bbefore (?:the |a )?(?:hon['’]?ble |learned |ld\.? )*(?:${elsewhereParts})\b`

export const periodParts = {
  'within it':
    /\b(?:within|in|by)(?: (?:a|the))?(?: (?:further|maximum|outer))?(?: (?:period|time|span|limit) of)?(?: (?:next|another|further|the next))?[\s,]*$/i,
  'granted time':
    /\b(?:grant(?:s|ed)?|allow(?:s|ed)?|given?|time(?: of)?)(?: (?:a|the))?(?: (?:further|last|final))?(?: (?:period|time|opportunity))?(?: of)?[\s,]*$/i,
}
/** Directly before a period that the court gives. */
export const allowsPeriod = pattern('i')`${periodParts}`

export const fromTodayParts = {
  today:
    /(?:(?:from|of|after) (?:today|now|this (?:date|day|order)|the date (?:of (?:this|the present) order|hereof))|hence|hereof)\b/i,
  'the order':
    /(?:from|of|after) (?:the date of )?the order\s*(?:$|[.,;]|(?:and|or|failing|without|with|positively)\b)/i,
}
/** "The order" means this order only if nothing says otherwise, as in "the order impugned" or "the order of the Tribunal". */
export const fromToday = pattern('i')`^[\s,]*(?:time )?(?:${fromTodayParts})`

const start =
  /from|of|after|beyond|with effect from|w\.?e\.?f\.?|commencing(?: from| on)?|beginning(?: from| on)?|computed from|reckoned from/
export const paperParts = {
  'which one': /the|this|said|impugned|earlier|last|previous/i,
  'its date': /date|day|of/i,
  'of a court': /order|orders|judge?ment|award|decree/i,
  'of others': /notice|letter|communication|direction|report/i,
  'how it came about': /passed|made|issued|pronounced/i,
  'before the date': /dated?|dt|dtd|on|i\.e/i,
}
/** Between a period and the day from which it runs: "30 days of the order dated …", "two weeks beyond …". */
export const runsFrom = pattern('i')`^[\s,]*(?:${start})\s*(?:(?:${paperParts})\b[\s.,]*)*$`

export const beforeNextParts = {
  'before the next date':
    /\b(?:fil(?:e|ed|ing)|deposit|pay|paid|comply|complied|submit|produc|furnish|serv)\w*\b[^.;]*\b(?:before|by|prior to) the next date\b/i,
  'before next date':
    /\b(?:file|deposit|pay|submit|produce|furnish|serve)\b[^.;]*\b(?:before|by|prior to) next date\b/i,
}
export const beforeNextDate = pattern('i')`${beforeNextParts}`

const monthNames = /january|february|march|april|may|june|july|august|september|october|november|december/
const closedDays =
  /(?:(?:ensuing|summer|winter|christmas|diwali|dussehra|dasara|puja|pooja|holi|x-?mas|court|\w+ ?'?s?) ){0,2}(?:vacations?|holidays?|recess|break)/
export const withoutDayParts = {
  'in a week':
    /\b(?:in|during|by)\s+(?:the )?(?:(?:first|second|third|fourth|last|next|1st|2nd|3rd|4th|coming|following) )?(?:week|fortnight|half)\b/i,
  'next week': /\bnext (?:week|month)\b/i,
  tomorrow: /\b(?:tomorrow|day after)\b/i,
  'in a month': pattern('i')`\bin (?:the month of )?(?:${monthNames})\b`,
  'after closed days': pattern('i')`\b(?:after|during|upon|on) (?:the )?(?:re-?opening|${closedDays})\b`,
  'in a week in Hindi': /सप्ताह में/,
  'after closed days in Hindi': /(?:अवकाश|छुट्टी|छुट्टियों|दशहरा|दीपावली) के (?:बाद|पश्चात|उपरांत)/,
}
/** A hearing is listed for a time without a date. */
export const listingWithoutDay = pattern('i')`${withoutDayParts}`
