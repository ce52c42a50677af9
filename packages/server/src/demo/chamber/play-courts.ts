import { addDays, type CourtDate } from '@peshi/contract/dates'
import { courtDayFrom, inIndia, presentCourtDay } from '../calendar.ts'
import { type SandboxControl, SandboxRefused } from '../sandbox-control.ts'
import * as scene from './court-scene.ts'

interface When {
  now: Date
  /** The day on which the chamber was made. */
  bornOn: CourtDate
}

/**
 * Lets the sandbox's courts do what the chamber's matters live by. What was done before is refused, and that is well: only
 * the sandbox was not started anew.
 */
export async function playCourts(sandbox: SandboxControl, { now, bornOn }: When): Promise<void> {
  const act = (path: string, body: Record<string, unknown>, at: Date) =>
    sandbox.ask(path, { body, at }).catch((error: unknown) => {
      if (!(error instanceof SandboxRefused)) throw error
    })
  const before = (days: number) => courtDayFrom(addDays(bornOn, 1 - days), -1)

  await act(`/cases/${scene.challenged.cnr}/dispose`, {}, inIndia(before(scene.challenged.decidedDaysAgo), '16:00'))
  await act(`/cases/${scene.challenged.cnr}/appeal`, {}, inIndia(before(scene.challenged.challengedDaysAgo), '12:00'))
  const { court, caveatee, caveator } = scene.caveat
  await act('/cases', { court, petitioner: caveatee, respondent: caveator }, inIndia(before(scene.caveat.filedDaysAgo), '12:00'))
  const passed = courtDayFrom(bornOn, -1)
  await act(`/cases/${scene.newOrder.cnr}/order`, { text: scene.newOrder.text, date: passed }, inIndia(passed, '16:00'))

  const today = presentCourtDay(now)
  const last = courtDayFrom(today, -1)
  const eveOf = (day: CourtDate) => inIndia(courtDayFrom(day, -1), '12:00')
  for (const { cnr, courtNo, item, order } of scene.listedBefore) {
    await act(`/cases/${cnr}/list`, { date: last, court_no: courtNo, item }, eveOf(last))
    const next_date = courtDayFrom(last, 12)
    if (inIndia(last, '16:00') <= now) await act(`/cases/${cnr}/order`, { text: order, date: last, next_date }, inIndia(last, '16:00'))
  }
  for (const { cnr, courtNo, item } of [...scene.listedToday, scene.suggestedToday])
    await act(`/cases/${cnr}/list`, { date: today, court_no: courtNo, item }, eveOf(today))
}

/** The FIR, which the police change a few days before the chamber was made. */
export const firYear = (bornOn: CourtDate) => Number(addDays(bornOn, -scene.fir.registeredDaysAgo).slice(0, 4))

export async function registerFir(sandbox: SandboxControl, bornOn: CourtDate): Promise<void> {
  const { station, number, section, registeredDaysAgo } = scene.fir
  const body = { station, number, year: firYear(bornOn), section }
  await sandbox.ask('/firs', { body, at: inIndia(addDays(bornOn, -registeredDaysAgo), '21:10') }).catch((error: unknown) => {
    if (!(error instanceof SandboxRefused)) throw error
  })
}

export async function addSection(sandbox: SandboxControl, bornOn: CourtDate): Promise<void> {
  const { station, number, laterSection } = scene.fir
  await sandbox.ask(`/firs/${station}-${number}-${firYear(bornOn)}/section`, { body: { section: laterSection } })
}

