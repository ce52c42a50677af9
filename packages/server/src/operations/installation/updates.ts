import type { InstallationState } from '@peshi/contract/operations/installation-state'
import { fetchFrom } from '@peshi/courts/outgoing'
import { z } from 'zod'
import type { Config } from '../../platform/process/config.ts'
import type { SettingsReader } from '../../platform/process/settings-reader.ts'
import { version as runningVersion } from '../../platform/version.ts'

declare module '../../platform/process/config.ts' {
  interface Config {
    /** Address of a JSON file with the newest version. Null: Peshi does not ask. */
    updates: string | null
  }
}

type Version = InstallationState['version']

const Newest = z.object({ version: z.string().max(40), url: z.url({ protocol: /^https$/ }).optional() })
const mostCharacters = 10_000
const patienceMs = 5000

export function readUpdates(read: SettingsReader) {
  const updates = read.httpAddress('PESHI_UPDATES')
  if (updates?.startsWith('http:')) read.problem('PESHI_UPDATES', 'somebody could change the answer: write https')
  return { updates }
}

export async function checkVersion({ updates, mode }: Pick<Config, 'updates' | 'mode'>): Promise<Version> {
  const version = { running: runningVersion, is_checked: updates !== null, newer: null, problem: null }
  if (updates === null) return version
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const reply = await fetchFrom(mode === 'test' ? 'inside' : 'internet', updates, { signal })
    if (!reply.ok) throw new Error(`The answer was ${reply.status}`)
    const newest = Newest.parse(JSON.parse((await reply.text()).slice(0, mostCharacters)))
    if (!isNewer(newest.version, runningVersion)) return version
    return { ...version, newer: { version: newest.version, url: newest.url ?? null } }
  } catch (error) {
    return { ...version, problem: error instanceof z.ZodError ? 'The answer names no version' : String(error) }
  }
}

export function isNewer(one: string, other: string): boolean {
  const numbers = (version: string) => version.split(/[.-]/).map((part) => Number.parseInt(part, 10) || 0)
  const [ours, theirs] = [numbers(one), numbers(other)]
  for (let at = 0; at < Math.max(ours.length, theirs.length); at++) {
    const difference = (ours[at] ?? 0) - (theirs[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
