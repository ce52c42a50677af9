import type { LinkKind } from '@peshi/contract/matters/families'

const byType: [RegExp, LinkKind][] = [
  [/SLP|SPECIALLEAVE/, 'slp'],
  [/CURATIVE/, 'curative'],
  [/REVIEW|^RP|^REVW/, 'review'],
  [/BAIL|^ABA|^BA$|^CRMBA/, 'bail'],
  [/REVISION|REV|^CRLR|^CR$/, 'revision'],
  [/CONTEMPT|^CONT|^CAPL/, 'contempt'],
  [/TRANSFER|^TP|^TAPL/, 'transfer'],
  [/EXECUTION|^EXE|^EP$/, 'execution'],
  [/^WRI|^WP|WRIT|482|^A227|MATTERSUNDERARTICLE227/, 'writ'],
  [/APPEAL|^CA$|^CRLA|^FA|^SA|^MA|^FAFO|^SPLA|^LPA|^RFA/, 'appeal'],
]

/** What a case of this type most likely is to the case that it comes of; a person may choose another. */
export function guessKind(caseType: string | null, comesOf: 'below' | 'same-fir'): LinkKind {
  const type = (caseType ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
  const found = byType.find(([pattern]) => pattern.test(type))?.[1]
  return found ?? (comesOf === 'below' ? 'appeal' : 'connected')
}
