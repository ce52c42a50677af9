import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import { instantOf } from '../../../courts/lists-and-boards/reading-times.ts'
import { courtDayFrom, presentCourtDay } from '../calendar.ts'
import { type SandboxControl, SandboxRefused } from '../sandbox-control.ts'
import * as scene from './court-scene.ts'

interface When {
  now: Date
  bornOn: CourtDate
}

const tryActs = (sandbox: SandboxControl) => (path: string, body: Record<string, unknown>, at: Date) =>
  sandbox.ask(path, { body, at }).catch((error: unknown) => {
    if (!(error instanceof SandboxRefused)) throw error
  })

export async function playCourts(sandbox: SandboxControl, { now, bornOn }: When): Promise<void> {
  const act = tryActs(sandbox)
  const before = (days: number) => courtDayFrom(addDays(bornOn, 1 - days), -1)

  await act(`/cases/${scene.challenged.cnr}/dispose`, {}, instantOf(before(scene.challenged.decidedDaysAgo), '16:00'))
  await act(`/cases/${scene.challenged.cnr}/appeal`, {}, instantOf(before(scene.challenged.challengedDaysAgo), '12:00'))
  const { court, caveatee, caveator } = scene.caveat
  await act(
    '/cases',
    { court, petitioner: caveatee, respondent: caveator },
    instantOf(before(scene.caveat.filedDaysAgo), '12:00'),
  )
  await listToday(sandbox, presentCourtDay(now), now)
}

export async function passNewOrder(sandbox: SandboxControl, bornOn: CourtDate): Promise<void> {
  const { cnr, text } = scene.newOrder
  const date = courtDayFrom(bornOn, -1)
  await tryActs(sandbox)(`/cases/${cnr}/order`, { text, date }, instantOf(date, '16:00'))
}

export async function listToday(sandbox: SandboxControl, day: CourtDate, now: Date): Promise<void> {
  const act = tryActs(sandbox)
  const last = courtDayFrom(day, -1)
  const eveOf = (date: CourtDate) => instantOf(courtDayFrom(date, -1), '12:00')
  for (const { cnr, courtNo, item, order } of scene.listedBefore) {
    await act(`/cases/${cnr}/list`, { date: last, court_no: courtNo, item }, eveOf(last))
    const passedAt = instantOf(last, '16:00')
    const body = { text: order, date: last, next_date: courtDayFrom(last, 12) }
    if (passedAt <= now) await act(`/cases/${cnr}/order`, body, passedAt)
  }
  for (const { cnr, courtNo, item } of [...scene.listedToday, scene.suggestedToday])
    await act(`/cases/${cnr}/list`, { date: day, court_no: courtNo, item }, eveOf(day))
}

export const firYear = (bornOn: CourtDate) => Number(addDays(bornOn, -scene.fir.registeredDaysAgo).slice(0, 4))

export async function registerFir(sandbox: SandboxControl, bornOn: CourtDate): Promise<void> {
  const { station, number, section, registeredDaysAgo } = scene.fir
  const body = { station, number, year: firYear(bornOn), section }
  await sandbox
    .ask('/firs', { body, at: instantOf(addDays(bornOn, -registeredDaysAgo), '21:10') })
    .catch((error: unknown) => {
      if (!(error instanceof SandboxRefused)) throw error
    })
}

export async function addSection(sandbox: SandboxControl, bornOn: CourtDate): Promise<void> {
  const { station, number, laterSection } = scene.fir
  await sandbox.ask(`/firs/${station}-${number}-${firYear(bornOn)}/section`, { body: { section: laterSection } })
}
