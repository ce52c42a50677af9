import { Instant } from '@peshi/contract/platform/dates'
import { fetchFrom } from '@peshi/courts/outgoing'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'

/** Gives the time set on the sandbox's control page, or else this server's time. */
export interface SandboxClock extends Clock {
  look(): Promise<void>
  isSteered(): boolean
  onLook(looked: () => Promise<void>): void
  close(): void
}

interface Needs {
  sandboxUrl: string
  own: Clock
  log: Pick<FastifyBaseLogger, 'debug' | 'error'>
}

const Reply = z.object({ data: z.object({ now: Instant, speed: z.number().positive(), is_steered: z.boolean() }) })

const lookEveryMs = 1000
const patienceMs = 2000
/** In ms. Smaller differences from the expected time are ignored, because the network delays replies. */
const slackMs = 250
/** In ms. A smaller correction is not a jump over due times. */
const jumpMs = 300_000

export async function openSandboxClock({ sandboxUrl, own, log }: Needs): Promise<SandboxClock> {
  let course: { from: number; at: number; speed: number } | null = null
  let evenSince: Date | null = null
  let looked: () => Promise<void> = async () => undefined

  const timeAt = (ownNow: number) =>
    course === null ? ownNow : course.at + Math.round((ownNow - course.from) * course.speed)

  async function look() {
    const began = own.now().getTime()
    const reply = await fetchFrom('inside', `${sandboxUrl}/control/api/clock`, {
      signal: AbortSignal.timeout(patienceMs),
    })
    const { data } = Reply.parse(await reply.json())
    if (!data.is_steered) {
      if (course) evenSince = own.now()
      course = null
      return
    }
    const from = (began + own.now().getTime()) / 2
    const at = Date.parse(data.now)
    const difference = Math.abs(at - timeAt(from))
    const isEven = course?.speed === data.speed && difference <= slackMs * data.speed
    if (difference > jumpMs) evenSince = new Date(at)
    if (!isEven) course = { from, at, speed: data.speed }
  }

  const lookQuietly = () =>
    look().catch((error: unknown) => log.debug({ error }, 'The sandbox did not return its time'))

  let isLooking = false
  const timer = setInterval(async () => {
    if (isLooking) return
    isLooking = true
    await lookQuietly()
    await looked().catch((error: unknown) =>
      log.error({ error }, 'Jobs due by the sandbox’s clock could not be started'),
    )
    isLooking = false
  }, lookEveryMs).unref()
  await lookQuietly()

  return {
    now: () => new Date(timeAt(own.now().getTime())),
    evenSince: () => evenSince,
    steady: () => own.now(),
    look: lookQuietly,
    isSteered: () => course !== null,
    onLook: (work) => {
      looked = work
    },
    close: () => clearInterval(timer),
  }
}
