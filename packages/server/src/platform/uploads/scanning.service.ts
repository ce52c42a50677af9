import type { Subject } from '@peshi/contract/platform/events'
import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { chambersWith } from '../db/chambers-with.ts'
import type { Tx } from '../db/door.ts'
import { NotFound, ScannerDown } from '../errors.ts'
import type { Context } from '../process/context.ts'
import type { SocketAddress } from '../process/settings-reader.ts'
import { askClamd, NoVerdict } from './ask-clamd.ts'
import { heldFilesRepo, isWaiting } from './held-files.repo.ts'
import { heldFile } from './held-files.schema.ts'
import { infected } from './refusal.ts'

/** A held file belongs to this record. */
export interface FileOwner {
  subject: Subject
  matterId: MatterId | null
  addedBy: PersonId
}

export interface CheckedFile {
  chamberId: ChamberId
  key: string
  isInfected: boolean
}

declare module '../process/config.ts' {
  interface Config {
    clamd: SocketAddress | null
  }
}

declare module '../process/feature.ts' {
  interface Feature {
    /** Does what had to wait for the check of a held file, and returns the records that have the file. */
    onChecked?: (tx: Tx, file: CheckedFile, context: Context) => Promise<FileOwner[]>
  }
}

/** A person waits for the answer. */
const requestMs = 20_000
const jobMs = 300_000
const filesAtOnce = 500

export type Scanning = ReturnType<typeof createScanning>

export function createScanning(context: Context) {
  const { config, db, clock, files, log, emit, features } = context
  const { clamd } = config

  /** Returns the name of the virus. Throws `NoVerdict` if the scanner does not answer. */
  const find = async (content: ReadableStream<Uint8Array>, ms: number, signal?: AbortSignal) => {
    if (!clamd) return null
    const limit = AbortSignal.timeout(ms)
    return askClamd(clamd, content, signal ? AbortSignal.any([signal, limit]) : limit)
  }

  async function settle(chamberId: ChamberId, key: string, found: string | null): Promise<void> {
    await db.asChamber(chamberId, async (tx) => {
      const repo = heldFilesRepo(tx, chamberId)
      if (found === null) await repo.remove([key])
      else await repo.update(key, { found })
      const isInfected = found !== null
      for (const { onChecked } of features) {
        for (const { subject, matterId, addedBy } of (await onChecked?.(tx, { chamberId, key, isInfected }, context)) ??
          [])
          await emit(
            tx,
            { chamberId },
            isInfected
              ? { type: 'file.infected', subject, matterId, detail: { person: addedBy, virus: found } }
              : { type: 'file.checked', subject, matterId },
          )
      }
    })
  }

  async function removeInfected(chamberId: ChamberId, key: string): Promise<void> {
    await files.remove(key)
    await db.asChamber(chamberId, (tx) => heldFilesRepo(tx, chamberId).update(key, { removed_at: clock.now() }))
  }

  async function checkHeld(chamberId: ChamberId, key: string, signal: AbortSignal): Promise<void> {
    const held = await files.readHeld(key).catch((error: unknown) => {
      // The file was released before the process ended.
      if (error instanceof NotFound) return null
      throw error
    })
    const found = held && (await find(held, jobMs, signal))
    if (held && found === null) await files.release(key)
    await settle(chamberId, key, found)
    if (found !== null) await removeInfected(chamberId, key)
  }

  return {
    /** Call this before a record names the file. The caller removes the file if this throws. */
    async check(chamberId: ChamberId, file: { name: string; key: string }): Promise<{ isHeld: boolean }> {
      if (!clamd) return { isHeld: false }
      try {
        const found = await find(await files.read(file.key), requestMs)
        if (found !== null) throw infected(file.name, found)
        return { isHeld: false }
      } catch (error) {
        if (!(error instanceof NoVerdict)) throw error
        log.warn({ err: error, chamberId }, 'The virus scanner did not check a file, which is held until then')
        await files.hold(file.key)
        return { isHeld: true }
      }
    },

    markHeld: (tx: Tx, chamberId: ChamberId, key: string) => heldFilesRepo(tx, chamberId).insert(key, clock.now()),

    /** For a file that is read at once and not kept. */
    async checkBytes(name: string, bytes: Uint8Array): Promise<void> {
      const found = await find(new Blob([new Uint8Array(bytes)]).stream(), requestMs).catch((error: unknown) => {
        throw error instanceof NoVerdict ? new ScannerDown(error) : error
      })
      if (found !== null) throw infected(name, found)
    },

    async checkAllHeld(signal: AbortSignal): Promise<void> {
      const unanswered: unknown[] = []
      for (const chamberId of await chambersWith(db, 'scanning', heldFile, isWaiting)) {
        const waiting = await db.asChamber(chamberId, (tx) => heldFilesRepo(tx, chamberId).listWaiting(filesAtOnce))
        for (const { key, found } of waiting) {
          signal.throwIfAborted()
          try {
            await (found === null ? checkHeld(chamberId, key, signal) : removeInfected(chamberId, key))
          } catch (error) {
            if (!(error instanceof NoVerdict)) throw error
            unanswered.push(error)
          }
        }
      }
      if (unanswered.length > 0)
        log.warn({ err: unanswered[0], files: unanswered.length }, 'The virus scanner did not check files that wait')
    },
  }
}
