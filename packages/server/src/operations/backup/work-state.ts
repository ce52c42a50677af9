import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupStep, BackupWork } from '@peshi/contract/operations/backup'
import { z } from 'zod'

const Failure = z.object({ at: z.iso.datetime(), problem: z.string() })

const WorkState = z.object({
  running: z
    .object({ what: BackupWork, step: BackupStep, done: z.int(), total: z.int(), began_at: z.iso.datetime() })
    .nullable(),
  failures: z.partialRecord(BackupWork, Failure),
})
export type WorkState = z.infer<typeof WorkState>

const fileIn = (dataDirectory: string) => join(dataDirectory, 'backup-work.json')

/** The state is a file and not a table, because a restore replaces the tables. */
export async function readWorkState(dataDirectory: string): Promise<WorkState> {
  const text = await readFile(fileIn(dataDirectory), 'utf8').catch(() => null)
  const read = text === null ? null : WorkState.safeParse(parse(text))
  return read?.success ? read.data : { running: null, failures: {} }
}

export async function writeWorkState(dataDirectory: string, state: WorkState): Promise<void> {
  const file = fileIn(dataDirectory)
  await writeFile(`${file}.part`, JSON.stringify(state), { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** Call this at the start: work that was cut off by the end of the process no longer runs. */
export async function forgetRunning(dataDirectory: string): Promise<void> {
  const state = await readWorkState(dataDirectory)
  if (state.running) await writeWorkState(dataDirectory, { ...state, running: null })
  await rm(`${fileIn(dataDirectory)}.part`, { force: true })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
