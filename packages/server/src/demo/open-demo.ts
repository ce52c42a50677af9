import { addDays, courtDateAt } from '@peshi/contract/dates'
import type { PersonId } from '@peshi/contract/ids'
import { instantOf } from '../cause-lists/reading-times.ts'
import type { Context } from '../context.ts'
import { goOnWithHistory, makeChamber } from './chamber/make-chamber.ts'
import { passNewOrder, playCourts } from './chamber/play-courts.ts'
import { type DemoRecord, readDemoRecord, writeDemoRecord } from './demo-file.ts'
import { openProgress, type Progress } from './progress.ts'
import { openSandboxControl } from './sandbox-control.ts'
import { type OpenedDemo, seedDemo } from './seed.ts'

export interface Demo {
  progress: Progress
  /** Makes the rest while the product is in use; resolves when the chamber is complete. */
  goOn(): Promise<void>
}

const write = (line: string) => process.stdout.write(`${line}\n`)
const daysAtWork = 365
const nothingToDo = async () => undefined

/** Makes or reopens the demo: its people alone, or a chamber that has been at work for a year. Needs a started queue. */
export async function openDemo(context: Context): Promise<Demo> {
  const { config, clock } = context
  const today = courtDateAt(clock.now())
  if (config.demo !== 'full' || !config.sandboxUrl) {
    await seedDemo(context)
    return { progress: openProgress([], write), goOn: nothingToDo }
  }
  const sandbox = openSandboxControl(config.sandboxUrl)
  await sandbox.waitUntilReady(context.stopping)
  const opened = await seedDemo(context, {
    openedAt: instantOf(addDays(today, -daysAtWork), '10:00'),
    roles: ['owner', 'advocate', 'clerk', 'billing'],
  })
  if (!opened) return openAgain()
  return openAnew(opened)

  async function openAnew({ chamberId, people, passwordHash }: OpenedDemo): Promise<Demo> {
    const keep = (state: DemoRecord['state']) => writeDemoRecord(config, { bornOn: today, state })
    const progress = openProgress(['papers', 'boards'], write)
    keep('making')
    const who = {
      owner: of(people.owner),
      advocate: of(people.advocate),
      clerk: of(people.clerk),
      billing: of(people.billing),
    }
    const goOn = await makeChamber({ context, sandbox, chamberId, people: who, passwordHash, progress, write })
    keep('goes-on-behind')
    return {
      progress,
      async goOn() {
        await goOn()
        if (context.stopping.aborted) return
        keep('whole')
      },
    }
  }

  /** The sandbox forgets at a restart, so its courts repeat what they did. */
  async function openAgain(): Promise<Demo> {
    const record = readDemoRecord(config)
    const isPartly = record?.state === 'goes-on-behind'
    const progress = openProgress(isPartly ? ['boards'] : [], write)
    if (!record) return { progress, goOn: nothingToDo }
    await playCourts(sandbox, { now: clock.now(), bornOn: record.bornOn })
    await passNewOrder(sandbox, record.bornOn)
    if (!isPartly) return { progress, goOn: nothingToDo }
    return {
      progress,
      async goOn() {
        await goOnWithHistory(context, record.bornOn, progress)
        if (!context.stopping.aborted) writeDemoRecord(config, { ...record, state: 'whole' })
      },
    }
  }
}

function of(person: PersonId | undefined): PersonId {
  if (!person) throw new Error('One of the demo’s people is missing')
  return person
}
