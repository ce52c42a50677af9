import type { CourtDate } from '@peshi/contract/platform/dates'
import { pattern } from '@peshi/contract/platform/pattern'
import { readDate } from '../reading/dates.ts'
import type { CauseListKind } from './cause-list.ts'

export type Heading =
  | { is: 'court'; courtNo: string }
  | { is: 'judge'; name: string }
  | { is: 'stage'; name: string }
  | { is: 'list'; list: CauseListKind; date: CourtDate | null }
  | { is: 'dropped' }
  /** Text that is not part of the list: page numbers, timestamps, signatures. */
  | { is: 'furniture' }

const court = /^(?:IN\s+)?COURT\s*(?:NO\.?|ROOM(?:\s+NO\.?)?|HALL(?:\s+NO\.?)?)?\s*[-–:.]*\s*0*(\d+|[IVX]+)\b/i
const registrar = /^REGISTRAR(?:'S)?\s+COURT\s*(?:NO\.?)?\s*[-:]?\s*0*(\d+)/i
const chief = /^(?:CHIEF\s+JUSTICE|CHAIRPERSON)'?S?\s+COURT\b/i
const bench = /^(?:CORAM\s*:?\s*|IN\s+THE\s+COURT\s+OF\s+)?((?:THE\s+)?HON'?\s?BLE\b.*)$/i
const listDate = /\b(?:CAUSE\s+LIST|TO\s+BE\s+LISTED|LIST)\b.*?(\d{1,2}[-./]\d{1,2}[-./]\d{4})/i
export const furnitureParts = {
  'page number': /-?\s*\d{1,4}\s*-?|page\s+\d+(?:\s*(?:of|\/)\s*\d+)?/i,
  place: /NEW DELHI\b.*/i,
  'court’s time': /\(?TIME\s*:.*/i,
  note: /NOTE\b.*/i,
  signature: /(?:ADDITIONAL|DEPUTY|ASSISTANT|JOINT)? ?REGISTRAR\b.*/i,
  request: /\[\s*IT WILL BE APPRECIATED.*/i,
  'time of printing': /.*\b\d{2}:\d{2}:\d{2}\b.*/i,
}
export const furniture = pattern('i')`^(?:${furnitureParts})$`
const stages =
  /^(?:MISCELLANEOUS|REGULAR|FINAL|CHAMBER|FRESH|ADMISSION|FOR\b|AFTER NOTICE|BAIL|SUPPLEMENTARY MATTERS|ORDINARY|PART HEARD|JUDGMENTS?)\b/i

/**
 * Null if the line is no known heading. Inside a table, fewer patterns are tried, because a party's name can look like
 * a heading.
 */
export function readHeading(text: string, isTable: boolean): Heading | null {
  const line = text.replaceAll('’', "'")
  if (/\bDROP NOTE\b/i.test(line)) return { is: 'dropped' }
  const registrarNo = registrar.exec(line)?.[1]
  if (registrarNo !== undefined) return { is: 'court', courtNo: `R${registrarNo}` }
  // The Chief Justice always sits in court 1.
  if (chief.test(line)) return { is: 'court', courtNo: '1' }
  const courtNo = court.exec(line)?.[1]
  if (courtNo !== undefined) return { is: 'court', courtNo: courtNo.toUpperCase() }
  const date = listDate.exec(line)?.[1]
  if (date !== undefined) return { is: 'list', list: listIn(line) ?? 'daily', date: readDate(date) }
  const list = /^[\w\s]*\bLIST$/i.test(line) ? listIn(line) : null
  if (list !== null) return { is: 'list', list, date: null }
  if (furniture.test(line)) return { is: 'furniture' }
  const section = /^\[\s*([^\]]+?)\s*\]$/.exec(line)?.[1]
  if (section !== undefined && !/^[PR]-\d/.test(section)) return { is: 'stage', name: section }
  if (isTable) return null
  const judge = bench.exec(line)?.[1]
  if (judge !== undefined) return { is: 'judge', name: judge }
  return stages.test(line) ? { is: 'stage', name: line } : null
}

function listIn(line: string): CauseListKind | null {
  if (/\bADVANCE\b|\bTENTATIVE\b|\bLIKELY\b|MATTERS TO BE LISTED/i.test(line)) return 'advance'
  if (/\bSUPPL/i.test(line) || /\bADDITIONAL\b/i.test(line)) return 'supplementary'
  return /\bDAILY\b|\bCAUSE LIST\b/i.test(line) ? 'daily' : null
}
