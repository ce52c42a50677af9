import type { Random } from '../random.ts'
import type { SandboxCourt } from '../world/courts.ts'
import { kinds } from '../world/kinds.ts'
import { drawAdvocate, drawParty } from '../world/names.ts'
import type { WorldCase, WorldParty } from '../world/types.ts'

export interface ListedMatter {
  caseId: string | null
  type: string
  number: number
  year: number
  petitioner: string
  respondent: string
  advocates: { petitioner: string[]; respondent: string[] }
  stage: string
}

export const stageGroups = ['judgment', 'fresh', 'pleadings', 'hearing'] as const
export type StageGroup = (typeof stageGroups)[number]

export function stageGroupOf(stage: string): StageGroup {
  if (/JUDGMENT/.test(stage)) return 'judgment'
  if (/FRESH|ADMISSION \(FRESH/i.test(stage)) return 'fresh'
  return /HEARING|CHARGE|ARGUMENTS/i.test(stage) ? 'hearing' : 'pleadings'
}

const inLatin: Record<string, string> = {
  रामखेलावन: 'Ramkhelawan',
  'श्रीमती सुशीला देवी': 'Smt. Sushila Devi',
  'मोहम्मद इरफान': 'Mohammad Irfan',
  'जगदीश प्रसाद मौर्य': 'Jagdish Prasad Maurya',
  गंगाराम: 'Gangaram',
  'श्रीमती फूलमती': 'Smt. Phoolmati',
}

export const latinName = (name: string) => inLatin[name] ?? name

function nameSide(parties: WorldParty[]): string {
  const others = parties.length - 1
  const first = latinName(parties[0]?.name ?? '')
  return others > 0 ? `${first} And ${others} Other${others > 1 ? 's' : ''}` : first
}

const counselOf = (parties: WorldParty[]) => [
  ...new Set(parties.flatMap(({ advocates }) => advocates.map(({ name }) => name))),
]

export function listedCase(subject: WorldCase, stage: string): ListedMatter {
  return {
    caseId: subject.id,
    type: subject.caseType.short,
    number: subject.number,
    year: subject.year,
    petitioner: nameSide(subject.petitioners),
    respondent: nameSide(subject.respondents),
    advocates: { petitioner: counselOf(subject.petitioners), respondent: counselOf(subject.respondents) },
    stage,
  }
}

const years = [2019, 2021, 2022, 2023, 2024, 2024, 2025, 2025, 2026]

/** Returns a random matter. Its number is from 40,001 to 59,999, a range in which the seed creates no case. */
export function drawMatter(court: SandboxCourt, isDivision: boolean, random: Random): ListedMatter {
  const fitting = court.types.filter(({ kind }) => kinds[kind].division === isDivision)
  const type = random.pick(fitting.length > 0 ? fitting : court.types)
  const profile = kinds[type.kind]
  const roll = random.fraction()
  const stage = profile.stages[roll < 0.4 ? 'fresh' : roll < 0.75 ? 'pleadings' : 'hearing']
  const state = {
    name: court.government,
    counsel: profile.criminal ? court.prosecutor.name : court.governmentAdvocate.name,
  }
  const isAgainstState = profile.against === 'state' || (profile.against === 'either' && random.chance(0.5))
  return {
    caseId: null,
    type: type.short,
    number: random.between(40_001, 59_999),
    year: stage === profile.stages.fresh ? 2026 : random.pick(years),
    petitioner: latinName(drawParty(random, court.region)),
    respondent: isAgainstState ? state.name : latinName(drawParty(random, court.region)),
    advocates: {
      petitioner: [
        ...new Set([drawAdvocate(random, court.region).name, drawAdvocate(random, court.region).name]),
      ].slice(0, random.between(1, 2)),
      respondent: isAgainstState ? [state.counsel] : [drawAdvocate(random, court.region).name],
    },
    stage,
  }
}
