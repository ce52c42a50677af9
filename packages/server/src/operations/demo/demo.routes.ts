import * as contract from '@peshi/contract/operations/demo'
import { type Bound, bind, bindData, bindPublic } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { presentCourtDay } from './calendar.ts'
import { listToday } from './chamber/play-courts.ts'
import { nextMoment } from './moments.ts'
import type { Demo } from './open-demo.ts'
import { demoEmail, demoPassword, demoPeople } from './people.ts'
import type { createReplay } from './replay.service.ts'
import type { SandboxClock } from './sandbox-clock.ts'
import { openSandboxControl } from './sandbox-control.ts'

interface Needs {
  demo: Demo
  clock: SandboxClock
  replay: ReturnType<typeof createReplay>
  /** Null with `DATABASE_URL`, because only the embedded database can be emptied. */
  reset: (() => void) | null
}

export function demoRoutes(context: Context, { demo, clock, replay, reset }: Needs): Bound[] {
  const sandbox = openSandboxControl(context.config.sandboxUrl ?? '')
  return [
    bindPublic(contract.demoState, 'requests', async () => ({
      data: {
        people: demoPeople.map(({ role, name }) => ({ role, name, email: demoEmail(role) })),
        password: demoPassword,
        unfinished: demo.progress.unfinished(),
        now: clock.now().toISOString(),
        is_set: clock.isSteered(),
        can_reset: reset !== null,
      },
    })),
    bindData(contract.readDemoPicture, async ({ body }) => ({ answer: await sandbox.answerTo(body.image) })),
    bind(contract.jumpTo, async ({ body: { moment } }) => {
      if (moment === 'now') {
        await sandbox.ask('/day/release', { body: {} })
        await clock.look()
        const day = presentCourtDay(clock.now())
        await listToday(sandbox, day, clock.now())
        await demo.nameWhoAppears(day)
      } else {
        const { instant, day } = nextMoment(clock.now(), moment)
        await listToday(sandbox, day, instant)
        await sandbox.setTime(instant)
        await clock.look()
        await demo.nameWhoAppears(day)
      }
      return { data: { now: clock.now().toISOString() } }
    }),
    bind(contract.resetDemo, async () => {
      reset?.()
      return {}
    }),
    bindData(contract.demoReplay, ({ actor }) => replay(actor)),
  ]
}
