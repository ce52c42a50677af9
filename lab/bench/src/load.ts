import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'

const program = createRequire(import.meta.url).resolve('autocannon')

export interface Load {
  requestsPerSecond: number
  p99: number
}

export async function loadAddress(url: string, { connections = 10, seconds = 8, token = '' }): Promise<Load> {
  const args = ['-j', '-c', String(connections), '-d', String(seconds), '-H', `authorization=Bearer ${token}`, url]
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let complaints = ''
  child.stdout.on('data', (part) => (output += part))
  child.stderr.on('data', (part) => (complaints += part))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`autocannon ended with ${code}: ${complaints}`)
  const result = JSON.parse(output)
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} replies of ${url} were not 2xx, ${result.errors} failed`)
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 }
}

export const p99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN

export function isOverAfter(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds
  return () => performance.now() > end
}

/** Starts a request every `everyMs`, without waiting for the replies, and returns the times of the replies. */
export async function timeAtPace(ask: () => Promise<unknown>, everyMs: number, isOver: () => boolean) {
  const times: number[] = []
  const asked: Promise<unknown>[] = []
  for (let due = performance.now(); !isOver(); due += everyMs) {
    const early = due - performance.now()
    if (early > 0) await wait(early)
    const began = performance.now()
    asked.push(ask().then(() => times.push(performance.now() - began)))
  }
  await Promise.all(asked)
  return times
}
