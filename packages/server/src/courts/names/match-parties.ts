import { pattern } from '@peshi/contract/platform/pattern'
import { likeness, nameKeys } from './name-sounds.ts'
import { namesIn } from './party-names.ts'

/** Governments and public officers are not compared, because they are parties to half of all cases. */
const stateEnds = {
  sign: /$|[.,;:(&/-]/,
  'joining word': /of\b|by\b|and\b|rep\b|represented\b|through\b|thr\b/,
  government: /govt\b|government\b|territory\b/,
  versus: /v\b|vs\b/,
}
const state = pattern('i')`(?:state|union)(?=\s*(?:${stateEnds}))`
const offices = /govt?|government|uoi|u\.o\.i|commissioner|collector|district magistrate|superintendent of police|nct/
export const governments = {
  'state or office': pattern('iu')`^\s*(?:the\s+)?(?:${state}|(?:${offices})\b)`,
  secretary: /\bthrough\s+(?:the\s+)?(?:principal\s+)?secretary\b/iu,
  'Hindi: state': /(?<![\p{L}\p{M}])राज्य(?![\p{L}\p{M}])/iu,
  'Hindi: government': /^\s*सरकार|(?:प्रदेश|भारत|राज्य)\s+सरकार/iu,
}
export const government = pattern('iu')`${governments}`

export interface Sides {
  petitioner: string | null
  respondent: string | null
}

const people = (party: string | null) => (party === null || government.test(party) ? [] : namesIn(party))

export const sideKeys = (party: string | null): string[] => [...new Set(people(party).flatMap(nameKeys))]

export interface PartyMatch {
  sides: ('petitioner' | 'respondent')[]
  isSwapped: boolean
}

export function matchParties(one: Sides, other: Sides): PartyMatch | null {
  for (const isSwapped of [true, false]) {
    const facing = isSwapped
      ? { petitioner: other.respondent, respondent: other.petitioner }
      : { petitioner: other.petitioner, respondent: other.respondent }
    const sides = (['petitioner', 'respondent'] as const).filter((side) => isAlike(one[side], facing[side]))
    const fits = (['petitioner', 'respondent'] as const).every(
      (side) => sides.includes(side) || (isGovernment(one[side]) && isGovernment(facing[side])),
    )
    if (fits && sides.length > 0) return { sides, isSwapped }
  }
  return null
}

const isGovernment = (party: string | null) => party !== null && government.test(party)

const isAlike = (one: string | null, other: string | null): boolean =>
  people(one).some((name) => people(other).some((candidate) => likeness(name, candidate) !== null))
