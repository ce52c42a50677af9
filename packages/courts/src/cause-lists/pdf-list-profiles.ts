import { itemColumn } from '@peshi/contract/courts/item'
import { pattern } from '@peshi/contract/platform/pattern'
import type { ListProfile } from './list-profile.ts'

const clock = String.raw`\d{2}-\d{2}-\d{4}\s+\d{2}:\d{2}:\d{2}`

export const supremeFurnitureParts = {
  head: /SUPREME COURT OF INDIA|Petitioner\/Respondent/,
  'kind of hearing': /(?:MISCELLANEOUS|REGULAR|CHAMBER)S? (?:HEARING|MATTERS)/,
  request: /\[ IT WILL BE APPRECIATED.*|ON RECORD DO NOT SEEK.*/,
  'for all courts': /LISTED BEFORE ALL THE COURTS.*/,
}
export const supremeFurniture = pattern('')`^(?<furniture>${supremeFurnitureParts})`

const supremeCourt: ListProfile = {
  name: 'supreme-court',
  fits: /SUPREME COURT OF INDIA/,
  columns: { by: 'header' },
  rows: 'top',
  item: itemColumn.withPart,
  connected: /^connected\s+(?=\S)/i,
  headStart: /^SUPREME COURT OF INDIA$/,
  head: [
    /^COURT NO\.?\s*:?\s*(?<court>\d+)/,
    /^(?<chief>CHIEF JUSTICE'S COURT)/,
    /^(?<registrar>REGISTRAR(?:'S)? COURT)\s*(?:NO\.?)?\s*[-:]*\s*(?<registrarNo>\d*)/,
    /^(?<judge>HON'?BLE\b.+)/,
    /^(?<list>[A-Z ]*?LIST)\b.*?(?<date>\d{1,2}[-./]\d{1,2}[-./]\d{4})/,
    /^(?<list>SUPPLEMENTARY LIST|SECTION LIST)$/,
    /^DATE OF LISTING\s*:?\s*(?<date>\d{1,2}[-./]\d{1,2}[-./]\d{4})/,
    supremeFurniture,
  ],
  end: /\bREGISTRAR\b/,
  furniture: new RegExp(`^(?:NEW DELHI|${clock}|(?:ADDITIONAL|DEPUTY|ASSISTANT|JOINT)? ?REGISTRAR\\b.*)$`),
  hasCentredStages: true,
  hasNestedStages: true,
  hasNotesBelowParties: true,
  hasCaseNotes: false,
  advocates: 'beside-party',
}

const jammuKashmir: ListProfile = {
  name: 'jammu-kashmir',
  fits: /HIGH COURT OF JAMMU/,
  columns: {
    by: 'place',
    lefts: [
      ['item', 35],
      ['case', 58],
      ['parties', 208],
      ['advocate', 410],
    ],
  },
  rows: 'top',
  hasStagesInHead: true,
  item: itemColumn.short,
  connected: /^[ivxl]+\)\s*/,
  caveat: /^Caveat\s+\d/i,
  headStart: /^THE HIGH COURT OF JAMMU/,
  head: [
    /^(?<list>[A-Z0-9 -]*CAUSE ?LIST)\s+FOR\s+[A-Z]+\s*\(\s*(?<date>\d{1,2}\/\d{1,2}\/\d{4})/,
    /^COURT\s*NO\.?\s*:?\s*(?<court>\d+)$/,
    /^(?<judge>HON'?BLE\b.+)/,
    /^(?<judge>REGISTRAR JUDICIAL)\b/,
    /^(?<bench>BENCH NO\.?.*)/,
    /^(?<furniture>\*+)$/,
  ],
  end: /^\*{4,}$|^Registrar Judicial$/,
  furniture:
    /^(?:Page No\. ?:.*|\.\.Contd\.? ?\d*|COURT NO\. ?: ?\d+ \(\d+\).*|\*{4,}|-{3,}|Registrar Judicial|c\/w|Contd\.*)$/,
  hasCentredStages: false,
  hasNestedStages: false,
  hasNotesBelowParties: false,
  hasCaseNotes: true,
  advocates: 'closed-by-side',
}

const boardName = /(?<list>(?:DAILY|SEPARATELY NOTIFIED|SUPPLEMENTARY) BOARD(?:\s*(?:-|NO\.?)\s*[IVX\d]+)?)/

const gujarat: ListProfile = {
  name: 'gujarat',
  fits: /HIGH COURT OF GUJARAT/,
  columns: {
    by: 'anchor',
    anchor: /^SNO CASE DETAILS/,
    offsets: [
      ['item', -4],
      ['case', 24],
      ['parties', 161],
      ['advocate', 292],
      ['remarks', 423],
    ],
  },
  rows: 'top',
  item: itemColumn.whole,
  connected: /^(?=[A-Z][A-Z.()/-]*\/\d+\/\d{4})/,
  headStart: /^FIRST PAGE$/,
  head: [
    /^COURT(?: NO)?\s*:?\s*(?<court>\d+)$/,
    pattern('')`^${boardName}\s*(?:COURT NO\s*:?\s*(?<court>\d*))?.*?(?:COURT ROOM NO\s*:\s*(?<room>\d+))?$`,
    /COURT ROOM NO\s*:\s*(?<room>\d+)/,
    /^(?<judge>HONOURABLE\b.+)/,
    /^LIST DATE\s*:\s*(?<date>\d{1,2}\/\d{1,2}\/\d{4})(?:.*COURT:\s*(?<court>\d+))?/,
    /^(?<furniture>HIGH COURT OF GUJARAT|IN THE .*COURT OF|AND|SUMMARY|TOTAL\b.*|CASES I\.A.*|\d+)$/,
  ],
  total: /^\d+ \d+ \d+ \d+ (\d+)$/,
  furniture: /^(?:LIST DATE: .*COURT:.*|IT CELL .*|SNO CASE DETAILS.*|GOTO TOP)$/,
  hasCentredStages: true,
  hasNestedStages: true,
  matterNote: /\bOn Leave from\b/,
  matterTail: /^Arising from Same FIR/,
  hasNotesBelowParties: false,
  hasCaseNotes: false,
  advocates: 'beside-party',
  serviceRemark:
    /\b(?:UN)?SERVED\b|^DELETED|EXPIRED|^DECEASED|^ABATED|\bRULE (?:NOT|UN)|LEGAL HEIRS|^NOTICE\b|^RULE\b|^SERVICE\b/i,
}

const districtPrint: ListProfile = {
  name: 'district-print',
  fits: /In The Court Of\s*:|Cases Listed on/i,
  columns: { by: 'header' },
  rows: 'middle',
  hasStagesInHead: true,
  item: itemColumn.short,
  headStart: /^(?=In The Court Of)/i,
  head: [
    /^In The Court Of\s*:\s*(?:(?<court>\d+)\s+)?(?<judge>[^,]*)/i,
    /^(?<list>(?:Civil|Criminal) Cases Listed on)\s*:?\s*(?<date>\d{1,2}[-/]\d{1,2}[-/]\d{4})/i,
  ],
  furniture: /^(?:\d+\/\d+|https?:\/\/\S+(?: \d+\/\d+)?)$/,
  hasCentredStages: false,
  hasNestedStages: true,
  hasNotesBelowParties: false,
  hasCaseNotes: false,
  advocates: 'around-versus',
}

export const listProfiles: readonly ListProfile[] = [supremeCourt, jammuKashmir, gujarat, districtPrint]
