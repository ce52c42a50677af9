import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import { makeRandom, type Random } from '../random.ts'
import { isWorkingDay, workingDayFrom } from './calendar.ts'
import { type SandboxCourt, sandboxCourts } from './courts.ts'
import { type DemoFate, type DemoSpec, demoSpecs } from './demo-cases.ts'
import { type Filing, fileCase } from './file-case.ts'
import { type KindProfile, kinds } from './kinds.ts'
import { benchFor, roomNumberOf } from './rooms.ts'
import { type Fate, planSittings } from './schedule.ts'
import type { CaseFile, Judge, Sitting } from './types.ts'

export interface PlannedCase {
  file: CaseFile
  sittings: Sitting[]
}

const years = [2014, 2017, 2019, 2020, 2021, 2022, 2022, 2023, 2023, 2024, 2024, 2024, 2025, 2025, 2025, 2026, 2026]

function drawRegistration(random: Random): string {
  if (random.chance(0.14)) return workingDayFrom(addDays('2026-09-01', random.between(0, 400)))
  const year = random.pick(years)
  const day = workingDayFrom(addDays(`${year}-01-05`, random.between(0, 340)))
  return isWorkingDay(day) && day.startsWith(String(year)) ? day : `${year}-03-12`
}

function drawFate(profile: KindProfile, random: Random): Fate {
  const quick = profile.criminal ? 2 : 3
  const after = random.between(quick, quick + 9)
  const roll = random.fraction()
  if (roll < 0.45) return { disposal: null, reserved: false, after }
  if (roll < 0.52) return { disposal: null, reserved: true, after }
  return { disposal: random.pick(profile.disposals), reserved: random.chance(0.3), after }
}

function fateOfDemo(fate: DemoFate, profile: KindProfile): Fate {
  if (fate === 'pending' || fate === 'fresh') return { disposal: null, reserved: false, after: 0 }
  if (fate === 'reserved') return { disposal: null, reserved: true, after: 5 }
  const disposal = profile.disposals.find((one) => one.nature === fate.toUpperCase())
  if (!disposal) throw new Error(`No such disposal: ${fate}`)
  return { disposal, reserved: fate === 'allowed', after: 4 }
}

function drawBench(court: SandboxCourt, profile: KindProfile, random: Random): Judge[] {
  const [judge] = random.pickSome(court.judges, profile.division ? 2 : 1)
  return judge ? benchFor(court, judge, profile.division) : []
}

function planDemoCase(court: SandboxCourt, spec: DemoSpec, serial: number, seed: string): PlannedCase {
  const random = makeRandom(`${seed} ${spec.cnr}`)
  const caseType = court.types.find((type) => type.code === spec.caseTypeCode)
  if (!caseType) throw new Error(`${court.id} has no case type ${spec.caseTypeCode}`)
  const profile = kinds[caseType.kind]
  const file = fileCase(
    court,
    {
      serial,
      caseType,
      number: spec.number,
      year: spec.year,
      cnrSerial: spec.cnrSerial,
      registrationDate: spec.registered,
      filedDaysBefore: 3,
      language: spec.language ?? 'en',
      petitioners: spec.petitioners,
      respondents: spec.respondents,
      extraRespondents: spec.extraRespondents,
      withObjections: spec.fate === 'fresh' ? true : undefined,
    },
    random,
  )
  const bench = court.judges.slice(0, 1).flatMap((judge) => benchFor(court, judge, profile.division))
  const room = { judges: bench, courtNo: roomNumberOf(court, bench) }
  return { file, sittings: planSittings(file, fateOfDemo(spec.fate, profile), room, random) }
}

function planDrawnCase(court: SandboxCourt, at: number, serial: number, taken: Set<string>, seed: string): PlannedCase {
  const random = makeRandom(`${seed} ${court.id} ${at}`)
  const caseType = random.pick(court.types)
  const profile = kinds[caseType.kind]
  const registrationDate = drawRegistration(random)
  const year = Number(registrationDate.slice(0, 4))
  let number = random.between(11, 38_000)
  while (taken.has(`${caseType.code}/${number}/${year}`)) number += 1
  taken.add(`${caseType.code}/${number}/${year}`)
  const filing: Filing = {
    serial,
    caseType,
    number,
    year,
    // At the Supreme Court, this is the diary number. Real diary numbers end at about 60,000 a year.
    cnrSerial: (court.site === 'sci' ? 20_001 : 100_001) + at * 50,
    registrationDate,
    filedDaysBefore: random.between(0, 20),
    language: court.orderHeadingHindi && random.chance(0.18) ? 'hi' : 'en',
  }
  const file = fileCase(court, filing, random)
  const fate = drawFate(profile, random)
  const bench = drawBench(court, profile, random)
  return { file, sittings: planSittings(file, fate, { judges: bench, courtNo: roomNumberOf(court, bench) }, random) }
}

export function planNewCase(court: SandboxCourt, filing: NewFiling): PlannedCase {
  const { typeCode, count, today, seed, ...rest } = filing
  const random = makeRandom(`${seed} ${court.id} new ${count}`)
  const caseType = court.types.find((type) => type.code === typeCode)
  if (!caseType) throw new Error(`${court.id} has no case type ${typeCode}`)
  const profile = kinds[caseType.kind]
  const file = fileCase(
    court,
    {
      ...rest,
      caseType,
      number: 40_000 + count,
      year: Number(today.slice(0, 4)),
      cnrSerial: (court.site === 'sci' ? 50_000 : 900_000) + count,
      registrationDate: today,
      filedDaysBefore: 0,
      language: 'en',
    },
    random,
  )
  const bench = drawBench(court, profile, random)
  const fate: Fate = { disposal: null, reserved: false, after: 0 }
  return { file, sittings: planSittings(file, fate, { judges: bench, courtNo: roomNumberOf(court, bench) }, random) }
}

interface NewFiling {
  typeCode: string
  petitioners: string[]
  respondents: string[]
  serial: number
  count: number
  today: CourtDate
  seed: string
}

export function seedCourt(court: SandboxCourt, firstSerial: number, seed: string): PlannedCase[] {
  const demos = demoSpecs.filter((spec) => spec.court === court.id)
  const taken = new Set(demos.map((spec) => `${spec.caseTypeCode}/${spec.number}/${spec.year}`))
  const planned = demos.map((spec, at) => planDemoCase(court, spec, firstSerial + at, seed))
  for (let at = demos.length; at < court.cases; at += 1)
    planned.push(planDrawnCase(court, at, firstSerial + at, taken, seed))
  return planned
}

export function seedWorld(seed: string): PlannedCase[] {
  const planned: PlannedCase[] = []
  for (const court of sandboxCourts) planned.push(...seedCourt(court, planned.length + 1, seed))
  return planned
}
