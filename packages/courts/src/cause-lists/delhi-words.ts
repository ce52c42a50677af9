// The words by which lines of the Delhi High Court's lists are known.

import { pattern } from '@peshi/contract/platform/pattern'

export const delhiMarks = {
  'video links': /webex\.com\/\S*(?:dhc|delhi)/m,
  'mail addresses': /@dhc\.nic\.in|\.dhc@gov\.in/m,
  'court’s name': /HIGH COURT OF DELHI|DELHI HIGH COURT/m,
  'Delhi judicial service': /\bDHJS\b/m,
  'title with a day':
    /^\d\d?\.\d\d?\.\d{4}\s+(?:[A-Z]+\s?-\s?\d+\s+)?.*(?:MATTERS?\b|CAUSE LIST|PRONOUNCEMENT|LOK ADALAT)/m,
}
export const delhiMark = pattern('m')`${delhiMarks}`

export const court = /^(?:IN (?:THE )?)?COURT (?:ROOM )?NO\.?\s*[-–:]?\s*0*(\d{1,3}[A-Z]?)\b/i
export const benchParts = {
  'bench of a size': /(?:DIVISION|FULL|SINGLE|SPECIAL) BENCH\s*[-–]?\s*[IVX\d]*/,
  'bench with a number': /(?:LOK ADALAT )?BENCH\s*(?:NO\.?)?\s*[-–:]?\s*[IVX\d]+/,
}
export const bench = pattern('i')`^(?:${benchParts})$`
export const judge = /^(?:CORAM\s*:?\s*)?(?=(?:THE )?HON['’]?BLE\b)/i
export const registrarParts = {
  name: /(?:MS|MRS|MR|SH|SHRI|SMT|DR)\b\.?\s*[A-Z].*\b(?:DHJS|REGISTRAR)\b.*/,
  office: /(?:LD\.?\s+)?(?:JOINT|DEPUTY) REGISTRAR\b.*/,
}
export const registrar = pattern('i')`^(?:BEFORE\s+|COURT OF\s+)?(?:${registrarParts})$`
export const time = /^(?:AT|TIME)\s*:?\s*\d{1,2}[:.]\d{2}\s*(?:(?:[AP]\.?\s?M\b\.?|NOON)|(?=$))/i
export const hour = /\b\d{1,2}[:.]\d{2}\b/
export const pageTitle = /^\d{1,2}[.-]\d{1,2}[.-]\d{4}\b/
export const titleParts = {
  'whole list': /CAUSE ?LIST/,
  'kind of matters': /(?:REGULAR|FINALS?|TARGETED) MATTERS?/,
  sitting: /PRONOUNCEMENT|LOK ADALAT/,
}
export const titleWords = pattern('i')`^[A-Z0-9 ,.()&/-]*\b(?:${titleParts})\b`
export const columnParts = {
  number: /ITEM|NUMBER|NO|CASE|S/,
  people: /PARTY|PARTIES|NAMES?|ADVOCATES?/,
  'other columns': /OTHER|INFORMATION|NEXT|DATE|REMARKS?/,
  between: /OF|THE|[\s./]/,
}
export const columnNames = pattern('')`^(?:${columnParts})+$`
export const furniture = /^(?:[_*/\s-]{3,}|-?\s*\d{1,4}\s*-?)$/
export const tail = /^(?:BY ORDER\b|HIGH COURT OF DELHI\b|REGISTRAR\s*(?:\(|ORIGINAL|GENERAL$|$)|SD\/-)/i
/** Begins text below an entry that is not read: advocates' private addresses, and other cases of the same FIR. */
export const aside = /OTHER DETAILS OF ADV|^Other Cases?\b/i
export const listingRemark = /^LISTING REMARKS?\s*:?-?\s*(.*)$/i
export const remarks = {
  'place on the list':
    /(?:FIRST|TOP OF|TOP|END OF|LAST)\s+(?:THE\s+)?(?:\d+|ONE|TWO|THREE|FOUR|FIVE|SIX|TEN|LIST|BOARD ITEM)\b/i,
  time: /(?:AT|NOT BEFORE|AFTER)\s+\d{1,2}[:.]\d{2}/i,
  'part heard': /PART[- ]HEARD\b/i,
  'what becomes of it': /(?:TO BE|NOT TO BE|ONLY|LISTED|PASSED? OVER|DELETED|SHIFTED|ADJOURNED)\b/i,
}
export const remark = pattern('i')`^\(?\s*(?:${remarks})`
export const sectionWords = {
  'kind of list': /REGULAR|FINALS?|FRESH|FOR|AFTER|TOP|SHORT|PART|SUPPL|ADVANCE|TARGETED|MATTERS?/,
  'stage before a judgment':
    /BAIL|MISC|ADMISSION|DIRECTIONS?|ORDERS?|PRONOUNCE|JUDGE?MENTS?|HEARING|SETTLEMENT|MEDIATION|URGENT|NOTICE|OLD/,
  'kind of case': /CRIMINAL|CIVIL|WRIT|PIL|CONTEMPT|EXECUTION|ARBITRATION|COMMERCIAL|PRE|LOK|MENTION/,
  'state of a case': /DATE FIXED|LISTED|CASES?|WEEK|COMPLETION|ADMISSION|SERVICE|CATEGORY|EVIDENCE|FRAMING/,
  division: /IPD|ORIGINAL|COMPANY|TAX|CAVEAT/,
}
export const section = pattern('')`^\W*(?:${sectionWords})\b|\b(?:MATTERS?|CASES)\W*$`
