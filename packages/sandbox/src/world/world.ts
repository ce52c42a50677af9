import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import { courts } from '@peshi/courts/catalogue/courts'
import type { Clock } from '../clock.ts'
import { workingDayFrom } from './calendar.ts'
import { courtById, type SandboxCourt, sandboxCourts } from './courts.ts'
import { kinds } from './kinds.ts'
import { ordersOf, presentCase } from './present.ts'
import { contextOf, dispose, dotted, withAppearances } from './schedule.ts'
import { type PlannedCase, planNewCase, seedCourt, seedWorld } from './seed-world.ts'
import type { CaseFile, Judge, Sitting, WorldCase, WorldOrder } from './types.ts'

export class NotPossible extends Error {
  override name = 'NotPossible'
}

export interface NewOrder {
  text: string
  date?: CourtDate
  nextDate?: CourtDate
  isScanned?: boolean
}

export interface Listing {
  date: CourtDate
  courtNo: number
  item: number
}

export type Place = NonNullable<WorldCase['nextListing']>

export interface Due {
  subject: WorldCase
  judges: Judge[]
  courtNo: number
  purpose: string
  isSupplementary: boolean
  place: Place | null
}

export interface World {
  /** Makes the cases of a district. They are in the world from the first visit to the district's site on. */
  open(court: SandboxCourt): void
  cases(): WorldCase[]
  dueOn(court: string, date: CourtDate, asOf: Date): Due[]
  version(): number
  find(id: string): WorldCase | undefined
  findByNumber(court: string, typeCode: string, number: string, year: string): WorldCase[]
  findByFiling(court: string, typeCode: string, number: string, year: string): WorldCase[]
  findOrderByFile(file: string): { subject: WorldCase; order: WorldOrder } | undefined
  findOrderById(documentId: number): { subject: WorldCase; order: WorldOrder } | undefined
  passOrder(id: string, order: NewOrder): WorldCase
  list(id: string, listing: Listing): WorldCase
  dispose(id: string): WorldCase
  file(filing: NewCase): WorldCase
  appeal(id: string): WorldCase
  reset(): void
}

export interface NewCase {
  court: string
  typeCode: string
  petitioner: string
  respondent: string
  lowerCourt?: CaseFile['lowerCourt']
  fir?: { policeStation: string; number: number; year: number }
}

const keptDays = 8
/** Serials of the districts' cases begin here, so that visits to districts do not change the serials of new cases. */
const firstDistrictSerial = 100_000

interface Move {
  at: Date
  date: CourtDate | null
  place: Place | null
}

export function createWorld(seed: string, clock: Clock): World {
  const seeded = seedWorld(seed)
  const planned = [...seeded]
  const opened = new Map<string, PlannedCase[]>()
  const changed = new Map<string, WorldCase>()
  const moves = new Map<string, Move[]>()
  let version = 0
  const days = new Map<CourtDate, Map<string, WorldCase>>()

  function present(): Map<string, WorldCase> {
    const today = clock.today()
    const known = days.get(today)
    if (known) return known
    const presented = new Map<string, WorldCase>()
    const [oldest] = days.keys()
    if (days.size >= keptDays && oldest !== undefined) days.delete(oldest)
    days.set(today, presented)
    for (const plans of [planned, ...opened.values()]) presentAll(plans, today, presented)
    return presented
  }

  function presentAll(plans: readonly PlannedCase[], today: CourtDate, into: Map<string, WorldCase>) {
    for (const { file, sittings } of plans) {
      if (file.registrationDate > today) continue
      into.set(file.id, changed.get(file.id) ?? presentCase(file, sittings, today))
    }
  }

  function open(court: SandboxCourt) {
    if (opened.has(court.id) || sandboxCourts.includes(court)) return
    const plans = seedCourt(
      court,
      firstDistrictSerial + 100 * courts.districtCourts.findIndex(({ _id }) => _id === court.id),
      seed,
    )
    opened.set(court.id, plans)
    for (const [day, presented] of days) presentAll(plans, day, presented)
  }

  const cases = () => [...present().values()]

  function change(id: string, edit: (subject: WorldCase) => void): WorldCase {
    const copy = structuredClone(requireCase(id))
    edit(copy)
    copy.orders = ordersOf(copy, copy.sittings)
    changed.set(id, copy)
    for (const presented of days.values()) if (presented.has(id)) presented.set(id, copy)
    const move = { at: clock.now(), date: copy.nextHearingDate, place: copy.nextListing }
    moves.set(id, [...(moves.get(id) ?? []), move])
    version += 1
    return copy
  }

  function dueOn(court: string, date: CourtDate, asOf: Date): Due[] {
    return [...planned, ...(opened.get(court) ?? [])].flatMap(({ file, sittings }): Due[] => {
      if (file.court !== court || file.registrationDate > date) return []
      const move = moves.get(file.id)?.findLast(({ at }) => at <= asOf)
      const subject = changed.get(file.id)
      if (move && subject) {
        if (move.date !== date) return []
        const { judges, stage } = subject
        const courtNo = move.place?.courtNo ?? subject.sittings.at(-1)?.courtNo ?? sittings[0]?.courtNo ?? 1
        return [{ subject, judges, courtNo, purpose: stage, isSupplementary: false, place: move.place }]
      }
      const at = sittings.findIndex((sitting) => sitting.date === date)
      const sitting = sittings[at]
      if (!sitting) return []
      const isForJudgment = sittings[at - 1]?.reserves === true
      return [
        {
          subject: presentCase(file, sittings, date),
          judges: sitting.judges,
          courtNo: sitting.courtNo,
          purpose: isForJudgment ? 'FOR JUDGMENT' : sitting.purpose,
          isSupplementary: sitting.listType === 'Supplementary',
          place: null,
        },
      ]
    })
  }

  function sittingOf(subject: WorldCase, date: CourtDate): Sitting {
    const last = subject.sittings.at(-1)
    if (subject.status === 'disposed') throw new NotPossible('The case is disposed of; nothing more is ordered in it.')
    if (last && date < last.date)
      throw new NotPossible(`The last hearing was on ${last.date}; an order can't be older.`)
    if (date > clock.today()) throw new NotPossible('An order can’t be passed on a day that has not come.')
    return {
      date,
      courtNo: subject.nextListing?.courtNo ?? last?.courtNo ?? 1,
      item: subject.nextListing?.item ?? last?.item ?? 1,
      judges: subject.judges,
      listType: 'Daily',
      purpose: subject.stage,
      business: '',
      shortOrder: 'ORDER PASSED',
      order: null,
      language: subject.language,
      disposal: null,
      reserves: false,
    }
  }

  function file({ court: courtId, typeCode, petitioner, respondent, lowerCourt, fir }: NewCase): WorldCase {
    const court = courtById(courtId)
    if (!court) throw new NotPossible('There is no such court in the sandbox.')
    const plan = planNewCase(court, {
      typeCode,
      petitioners: [petitioner],
      respondents: [respondent],
      serial: planned.length + 1,
      count: planned.length - seeded.length + 1,
      today: clock.today(),
      seed,
    })
    if (lowerCourt !== undefined) plan.file.lowerCourt = lowerCourt
    if (fir) plan.file.fir = { state: court.state, district: plan.file.district, ...fir }
    planned.push(plan)
    version += 1
    days.clear()
    return requireCase(plan.file.id)
  }

  function requireCase(id: string): WorldCase {
    const subject = present().get(id)
    if (!subject) throw new NotPossible('There is no such case.')
    return subject
  }

  function findOrder(fits: (order: WorldOrder) => boolean) {
    for (const subject of cases()) {
      const order = subject.orders.find(fits)
      if (order) return { subject, order }
    }
    return undefined
  }

  return {
    open,
    cases,
    dueOn,
    version: () => version,
    find: (id) => present().get(id),
    findByNumber: (court, typeCode, number, year) =>
      cases().filter(
        (one) =>
          one.court === court &&
          one.caseType.code === typeCode &&
          one.number === Number(number) &&
          one.year === Number(year),
      ),
    findByFiling: (court, typeCode, number, year) =>
      cases().filter(
        (one) =>
          one.court === court &&
          (typeCode === '' || one.caseType.code === typeCode) &&
          one.filingNumber === Number(number) &&
          one.filingDate.startsWith(`${Number(year)}-`),
      ),
    findOrderByFile: (file) => findOrder((order) => order.file === file),
    findOrderById: (documentId) => findOrder((order) => order.documentId === documentId),
    passOrder: (id, { text, date = clock.today(), nextDate, isScanned = false }) =>
      change(id, (subject) => {
        const sitting = sittingOf(subject, date)
        const next = nextDate ?? workingDayFrom(addDays(date, 28))
        if (next <= date) throw new NotPossible('The next date must be after the date of the order.')
        const context = contextOf(subject, kinds[subject.caseType.kind], next)
        sitting.language = /[\u0900-\u097f]/.test(text) ? 'hi' : 'en'
        sitting.business = `${text} List on ${dotted(next)}.`
        const listing = sitting.language === 'hi' ? context.listingHindi : context.listing
        sitting.order = withAppearances(sitting.language, context, [text, listing])
        subject.sittings.push({ ...sitting, isScanned })
        subject.firstHearingDate ??= date
        subject.nextHearingDate = next
        subject.nextListing = null
        subject.shortOrder = sitting.shortOrder
        const stages = kinds[subject.caseType.kind].stages
        if (subject.stage === stages.fresh) subject.stage = stages.pleadings
        else if (subject.stage === 'JUDGMENT RESERVED') subject.stage = stages.hearing
      }),
    list: (id, { date, courtNo, item }) =>
      change(id, (subject) => {
        if (subject.status === 'disposed') throw new NotPossible('The case is disposed of; it can’t be listed.')
        if (date < clock.today()) throw new NotPossible('A case can’t be listed on a day that is over.')
        subject.nextHearingDate = date
        subject.nextListing = { courtNo, item }
        subject.firstHearingDate ??= date
        if (subject.stage === 'JUDGMENT RESERVED') subject.stage = kinds[subject.caseType.kind].stages.hearing
      }),
    dispose: (id) =>
      change(id, (subject) => {
        const profile = kinds[subject.caseType.kind]
        const disposal = profile.disposals[0]
        if (!disposal) throw new NotPossible('This kind of case has no way to end.')
        const sitting = sittingOf(subject, clock.today())
        subject.sittings.push({ ...sitting, ...dispose(subject, profile, disposal, subject.stage) })
        subject.status = 'disposed'
        subject.stage = 'DISPOSED'
        subject.nextHearingDate = null
        subject.nextListing = null
        subject.decisionDate = clock.today()
        subject.natureOfDisposal = disposal.nature
        subject.shortOrder = disposal.nature
      }),
    file,
    appeal: (id) => {
      const below = requireCase(id)
      const court = courtById(below.court)
      const last = below.orders.at(-1)
      if (!court || court.site === 'sci') throw new NotPossible('The Supreme Court’s own cases go no further.')
      if (!last) throw new NotPossible('Nothing was ordered in it yet that could be challenged.')
      return file({
        court: 'sci',
        typeCode: kinds[below.caseType.kind].criminal ? '2' : '1',
        petitioner: below.respondents[0]?.name ?? '',
        respondent: below.petitioners[0]?.name ?? '',
        lowerCourt: {
          court: court.pageName,
          caseNumber: String(below.number),
          year: below.year,
          decisionDate: below.decisionDate ?? last.date,
          state: court.state,
          district: below.district,
          id,
        },
      })
    },
    reset: () => {
      planned.length = seeded.length
      opened.clear()
      changed.clear()
      moves.clear()
      version += 1
      days.clear()
    },
  }
}
