import { addDays, type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { PersonId } from '@peshi/contract/platform/ids'
import { accountRepo } from '../../chamber/account/account.repo.ts'
import { instantOf } from '../../courts/lists-and-boards/reading-times.ts'
import { createEmit } from '../../platform/events/emit.ts'
import type { Context } from '../../platform/process/context.ts'
import { withServices } from '../../platform/process/feature.ts'
import { presentCourtDay } from './calendar.ts'
import { makeChamber, readCourts, resumeHistory } from './chamber/make-chamber.ts'
import { nameWhoAppears } from './chamber/name-who-appears.ts'
import { openOffice } from './chamber/office.ts'
import { passNewOrder, playCourts } from './chamber/play-courts.ts'
import { type DemoRecord, readDemoRecord, writeDemoRecord } from './demo-file.ts'
import { openingMoment } from './moments.ts'
import { demoEmail } from './people.ts'
import { openProgress, type Progress } from './progress.ts'
import type { SandboxClock } from './sandbox-clock.ts'
import { openSandboxControl } from './sandbox-control.ts'
import { type OpenedDemo, seedDemo } from './seed.ts'
import { createTravelClock } from './travel-clock.ts'

export interface Demo {
  progress: Progress
  /** Resolves when people can use the demo. Then call `resume`, which makes the rest. */
  open(): Promise<void>
  isOpen(): boolean
  nameWhoAppears(day: CourtDate): Promise<void>
  resume(): Promise<void>
}

const write = (line: string) => process.stdout.write(`${line}\n`)
const daysAtWork = 365
const nothingToDo = async () => undefined

/** Start the queue before this call. */
export async function openDemo(context: Context, sandboxClock: SandboxClock | null): Promise<Demo> {
  const { config, clock } = context
  if (config.demo !== 'full' || !config.sandboxUrl || !sandboxClock) {
    await seedDemo(context)
    const progress = openProgress([], write)
    return { progress, open: nothingToDo, isOpen: () => true, nameWhoAppears: nothingToDo, resume: nothingToDo }
  }
  const sandbox = openSandboxControl(config.sandboxUrl)
  await sandbox.waitUntilReady(context.stopping)
  await sandbox.setTime(openingMoment(clock.now()))
  await sandboxClock.look()
  const today = courtDateAt(clock.now())
  const opened = await seedDemo(context, {
    openedAt: instantOf(addDays(today, -daysAtWork), '10:00'),
    roles: ['owner', 'advocate', 'clerk', 'billing'],
  })
  if (!opened) return openAgain()
  return openAnew(opened)

  async function openAnew({ chamberId, people, passwordHash }: OpenedDemo): Promise<Demo> {
    const keep = (state: DemoRecord['state']) => writeDemoRecord(config, { bornOn: today, state })
    const progress = openProgress(['matters', 'office', 'lists', 'papers', 'boards'], write)
    keep('making')
    const who = {
      owner: of(people.owner),
      advocate: of(people.advocate),
      clerk: of(people.clerk),
      billing: of(people.billing),
    }
    let resume: (() => Promise<void>) | null = null
    return {
      progress,
      async open() {
        const opened = { context, sandbox, chamberId, people: who, passwordHash, progress, write }
        resume = await context.queue.asLast(() => makeChamber(opened))
        keep('goes-on-behind')
      },
      isOpen: () => resume !== null,
      nameWhoAppears: nameOnDay,
      async resume() {
        if (resume) await context.queue.asLast(resume)
        if (context.stopping.aborted) return
        keep('whole')
      },
    }
  }

  async function nameOnDay(day: CourtDate): Promise<void> {
    const found = await context.db.asSystem('seed', async (tx) => {
      const accounts = accountRepo(tx)
      const person = await accounts.findPersonBy('email', demoEmail('clerk'))
      return person && { personId: person.id, chamberId: await accounts.findCurrentChamber(person.id) }
    })
    if (!found?.chamberId) return
    const ownClock = createTravelClock(clock)
    const travelling: Context = withServices({
      ...context,
      ...createEmit(ownClock, () => travelling),
      clock: ownClock,
    })
    const clerk = openOffice(travelling, found.chamberId)('clerk', found.personId)
    await nameWhoAppears({ clock: ownClock, clerk }, day)
  }

  async function openAgain(): Promise<Demo> {
    const record = readDemoRecord(config)
    const isPartly = record?.state === 'goes-on-behind'
    const progress = openProgress(isPartly ? ['boards'] : [], write)
    const isOpen = () => true
    if (!record) return { progress, open: nothingToDo, isOpen, nameWhoAppears: nameOnDay, resume: nothingToDo }
    await playCourts(sandbox, { now: clock.now(), bornOn: record.bornOn })
    await passNewOrder(sandbox, record.bornOn)
    await nameOnDay(presentCourtDay(clock.now()))
    return {
      progress,
      open: nothingToDo,
      isOpen,
      nameWhoAppears: nameOnDay,
      async resume() {
        await readCourts(context)
        if (!isPartly) return
        await resumeHistory(context, record.bornOn, progress)
        if (!context.stopping.aborted) writeDemoRecord(config, { ...record, state: 'whole' })
      },
    }
  }
}

function of(person: PersonId | undefined): PersonId {
  if (!person) throw new Error('One of the demo’s people is missing')
  return person
}
