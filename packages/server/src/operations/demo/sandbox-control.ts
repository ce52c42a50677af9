import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { courtDateAt } from '@peshi/contract/platform/dates'
import { indiaTimeAt } from '@peshi/contract/platform/india-time'
import { fetchFrom } from '@peshi/courts/outgoing'
import { z } from 'zod'

const patienceMs = 20_000
const betweenTriesMs = 200
const mostTries = 300

const Reply = z.object({ success: z.boolean(), message: z.string().optional(), data: z.unknown().optional() })
const Pictures = z.array(z.object({ sha256: z.string(), answer: z.string() }))

export function openSandboxControl(sandboxUrl: string) {
  async function ask(path: string, { body, at }: { body?: Record<string, unknown>; at?: Date } = {}) {
    const response = await fetchFrom('inside', `${sandboxUrl}/control/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(at && { 'x-sandbox-time': at.toISOString() }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    })
    const { success, message, data } = Reply.parse(await response.json())
    if (!success) throw new SandboxRefused(message ?? `The sandbox refused ${path}`)
    return data
  }

  return {
    ask,
    async setTime(instant: Date): Promise<void> {
      await ask('/day', { body: { date: courtDateAt(instant), time: indiaTimeAt(instant), speed: 1 } })
    },
    async waitUntilReady(stopping: AbortSignal): Promise<void> {
      for (let tries = 0; ; tries++) {
        stopping.throwIfAborted()
        try {
          await ask('/clock')
          return
        } catch (error) {
          if (tries === mostTries) throw error
          await pause(betweenTriesMs)
        }
      }
    },
    async answerTo(image: string): Promise<string | null> {
      const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      return Pictures.parse(await ask('/captchas')).find((picture) => picture.sha256 === sha256)?.answer ?? null
    },
  }
}

export type SandboxControl = ReturnType<typeof openSandboxControl>

export class SandboxRefused extends Error {
  override name = 'SandboxRefused'
}
