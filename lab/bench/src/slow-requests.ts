import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Part = 'loop' | 'garbage' | 'connection' | 'statement' | 'serialising'

export interface SlowRequest {
  path: string
  /** Milliseconds since the start of the server. */
  at: number
  /** Milliseconds, as the parts. */
  total: number
  parts: Partial<Record<Part, number>>
  /** The begin of the longest statement of its own. Empty on the embedded engine. */
  longest: string
}

/** The server writes so many. */
export const mostSlow = 12

const preload = fileURLToPath(new URL('./request-times.preload.ts', import.meta.url))

/** The environment in which a server notes where the time of its slowest requests goes. */
export const notingSlowRequests = (data: string) => ({
  REQUEST_TIMES: join(data, 'slow-requests.json'),
  // The sizes are those of scripts/lib/children.mjs.
  NODE_OPTIONS: `--max-semi-space-size=16 --max-old-space-size=768 --import ${preload}`,
})

/** Call this after the server has ended. */
export async function printSlowRequests(name: string, data: string): Promise<void> {
  const slow: SlowRequest[] = JSON.parse(await readFile(notingSlowRequests(data).REQUEST_TIMES, 'utf8'))
  const columns: Part[] = ['loop', 'garbage', 'connection', 'statement', 'serialising']
  console.log(`  The slowest requests on ${name}, in ms. The parts overlap: what blocks the event loop delays all.`)
  console.log(`  ${['at', 'total', ...columns].map((head) => head.padStart(12)).join('')}`)
  for (const { at, total, parts, path, longest } of slow) {
    const figures = [at, total, ...columns.map((part) => parts[part] ?? 0)]
    console.log(`  ${figures.map((ms) => ms.toFixed(0).padStart(12)).join('')}  ${path}  ${longest}`)
  }
}
