import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import type { Random } from '../random.ts'
import { workingDayFrom } from './calendar.ts'
import type { SandboxCourt } from './courts.ts'
import { type KindProfile, kinds } from './kinds.ts'
import { drawAdvocate, drawParty, drawPerson } from './names.ts'
import type { Application, CaseFile, CaseTypeOfCourt, Language, WorldParty } from './types.ts'

export interface Filing {
  serial: number
  caseType: CaseTypeOfCourt
  number: number
  year: number
  cnrSerial: number
  registrationDate: CourtDate
  filedDaysBefore: number
  language: Language
  petitioners?: string[]
  respondents?: string[]
  extraRespondents?: number
  withObjections?: boolean
}

const policeStations = ['KOTWALI', 'CIVIL LINES', 'SADAR', 'CANTT', 'MAHILA THANA', 'INDUSTRIAL AREA', 'RAILWAY']
const officials = [
  'District Magistrate',
  'Superintendent of Police',
  'Sub Divisional Officer',
  'Executive Engineer, PWD',
]
const defects = [
  'Vakalatnama is not properly stamped',
  'Legible copy of the impugned order is not annexed',
  'Index and pagination are not proper',
  'Court fee is deficient by Rs. 40',
]
const papers = ['Vakalatnama', 'Process Memo', 'Counter Affidavit', 'Rejoinder Affidavit', 'Written Submissions']

function filePetitioners(court: SandboxCourt, filing: Filing, random: Random): WorldParty[] {
  const names =
    filing.petitioners ??
    Array.from({ length: random.chance(0.2) ? random.between(2, 4) : 1 }, () => drawParty(random, court.region))
  const drawn = Array.from({ length: random.between(1, 3) }, () => drawAdvocate(random, court.region))
  const advocates = court.advocate && filing.serial % 6 > 0 ? [court.advocate] : drawn
  return names.map((name, at) => ({ name, advocates: at === 0 || random.chance(0.5) ? advocates : [] }))
}

function fileRespondents(court: SandboxCourt, filing: Filing, profile: KindProfile, random: Random): WorldParty[] {
  const stateCounsel = profile.criminal ? court.prosecutor : court.governmentAdvocate
  const state: WorldParty = { name: court.government, advocates: [stateCounsel] }
  const person = (): WorldParty => ({
    name: drawParty(random, court.region),
    advocates: random.chance(0.6) ? [drawAdvocate(random, court.region)] : [],
  })
  if (filing.respondents)
    return filing.respondents.map((name, at) => ({ name, advocates: at === 0 ? [stateCounsel] : [] }))
  const first = profile.against === 'person' || (profile.against === 'either' && random.chance(0.5)) ? person() : state
  const respondents = [first]
  if (first === state && !profile.criminal) {
    const district = random.pick(court.districts)
    for (const official of random.pickSome(officials, random.between(0, 2)))
      respondents.push({ name: `${official}, ${district}`, advocates: [stateCounsel] })
  }
  if (random.chance(0.3)) respondents.push(person())
  for (let count = filing.extraRespondents ?? 0; respondents.length <= count; )
    respondents.push({ name: drawPerson(random, court.region), advocates: [] })
  return respondents
}

function fileApplications(filing: Filing, profile: KindProfile, party: string, random: Random): Application[] {
  const chosen = random.chance(0.55) ? random.pickSome(profile.applications, random.between(1, 2)) : []
  return chosen.map((classification, at) => {
    const filedOn = workingDayFrom(addDays(filing.registrationDate, at * random.between(20, 60)))
    return { number: at + 1, year: Number(filedOn.slice(0, 4)), classification, party, filedOn }
  })
}

function lowerCourtOf(
  court: SandboxCourt,
  filing: Filing,
  district: string,
  profile: KindProfile,
  random: Random,
): CaseFile['lowerCourt'] {
  if (!profile.hasLowerCourt) return null
  const decisionDate = workingDayFrom(addDays(filing.registrationDate, -random.between(20, 120)))
  return {
    court: `${random.pick(['ADDITIONAL SESSIONS JUDGE', 'DISTRICT AND SESSIONS JUDGE', 'CIVIL JUDGE (SENIOR DIVISION)'])} ${district}`,
    caseNumber: String(random.between(11, 4200)),
    year: Number(decisionDate.slice(0, 4)),
    decisionDate,
    state: court.state,
    district,
  }
}

export function fileCase(court: SandboxCourt, filing: Filing, random: Random): CaseFile {
  const profile = kinds[filing.caseType.kind]
  const district = random.pick(court.districts)
  const filingDate = addDays(filing.registrationDate, -filing.filedDaysBefore)
  const cnrYear = filing.petitioners ? filing.year : Number(filingDate.slice(0, 4))
  const cnr = `${court.cnrPrefix}${String(filing.cnrSerial).padStart(6, '0')}${cnrYear}`
  const petitioners = filePetitioners(court, filing, random)
  const respondents = fileRespondents(court, filing, profile, random)
  const category = random.pick(profile.categories)
  const counsel = petitioners[0]?.advocates[0]?.name ?? ''
  const party = petitioners[0]?.name ?? ''
  const scrutiny = workingDayFrom(filingDate)
  const objections = filing.withObjections ?? random.chance(0.2)
  return {
    id: cnr,
    serial: filing.serial,
    cnr,
    court: court.id,
    caseType: filing.caseType,
    number: filing.number,
    year: filing.year,
    caseNo: `2${filing.caseType.code.padStart(3, '0')}${String(filing.number).padStart(7, '0')}${filing.year}`,
    siteId: court.site === 'allahabad' ? String(1_260_000 + filing.serial) : cnr,
    filingNumber: filing.number + random.between(40, 900),
    filingDate,
    registrationDate: filing.registrationDate,
    petitioners,
    respondents,
    benchType: profile.division ? 'Division Bench' : 'Single Bench',
    section: profile.section,
    causeListName: random.pick(['Daily', 'Cause List No. 1', 'Additional', 'Unlisted']),
    state: court.state,
    district,
    category: { name: category.name, code: category.code },
    subCategory: random.pick(category.sub),
    acts: profile.acts.slice(0, random.between(1, profile.acts.length)),
    applications: fileApplications(filing, profile, party, random),
    lowerCourt: lowerCourtOf(court, filing, district, profile, random),
    fir: profile.hasFir
      ? {
          state: court.state,
          district,
          policeStation: random.pick(policeStations),
          number: random.between(3, 890),
          year: Number(filingDate.slice(0, 4)) - random.between(0, 1),
        }
      : null,
    objections: objections
      ? random.pickSome(defects, random.between(1, 2)).map((objection) => ({
          scrutinyDate: scrutiny,
          objection,
          complianceDate: filing.withObjections ? null : filing.registrationDate,
          receiptDate: filing.withObjections ? null : filing.registrationDate,
        }))
      : [],
    documents: papers.slice(0, random.between(0, papers.length)).map((document, at) => ({
      receivedOn: addDays(filingDate, at * random.between(10, 40)),
      filedBy: at % 2 ? 'R1' : 'P1',
      advocate: at % 2 ? '' : counsel,
      document,
    })),
    language: filing.language,
  }
}
