// Makes the file of an export in the background: the orders of a matter, a matter, the whole chamber, or a person's own
// data. The row of the export has the state: `queued`, `running` with done and total, then `ready` or `failed`.
// - The file has only what the person who asked may see when it is made. Whoever left the chamber or lost the right
//   gets none.
// - A removed export stops the work: the next report of progress finds no row.
// - A second run of the job begins anew, and a ready export is not made again.
// - Tables come from `takeout-parts.ts` and `personal-tables.ts`. A table that stands in neither makes a test fail.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId, TakeoutId } from '@peshi/contract/platform/ids'
import type { TakeoutForm } from '@peshi/contract/records/takeouts'
import { lte } from 'drizzle-orm'
import { withWorkFolder } from '../../matters/bundles/fetch-paper.ts'
import { makeBundle } from '../../matters/bundles/make-bundle.ts'
import { orderParts } from '../../matters/orders/order-parts.ts'
import type { Item } from '../../matters/recognised-pages/recognised-pages.jobs.ts'
import { listTextLayer } from '../../matters/recognised-pages/recognised-pages.repo.ts'
import { chambersWith } from '../../platform/db/chambers-with.ts'
import type { Reader } from '../../platform/db/door.ts'
import { AppError, Forbidden, NotFound } from '../../platform/errors.ts'
import type { Try } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { fileNameOf } from '../../platform/uploads/clean-file-name.ts'
import { chamberRepo } from './chamber.repo.ts'
import { addChamber } from './chamber-zip.ts'
import { readMatter } from './matter-content.ts'
import { bundleHead, matterParts, type TextLayers } from './matter-parts.ts'
import { addMatter, addOrders } from './matter-zip.ts'
import { addPerson } from './person-zip.ts'
import { type TakeoutValues, takeoutsRepo } from './takeouts.repo.ts'
import { takeout } from './takeouts.schema.ts'
import { openZip } from './zip-file.ts'

export const mediaTypes: Record<TakeoutForm, string> = { pdf: 'application/pdf', zip: 'application/zip' }

const notifyEveryMs = 700

type Needs = Pick<Context, 'db' | 'clock' | 'files' | 'log'>
type Wanted = Pick<TakeoutValues, 'kind' | 'form' | 'matter_id'>

interface Making {
  folder: string
  signal?: AbortSignal | undefined
  onProgress: (done: number, total: number) => Promise<void>
}

export interface Made {
  path: string
  size: number
  name: string
}

export async function makeFile(needs: Needs, reader: Reader, wanted: Wanted, making: Making): Promise<Made> {
  const day = courtDateAt(needs.clock.now())
  const { name: chamber } = await needs.db.asChamber(reader, (tx) => chamberRepo(tx, reader.chamberId).get())
  const path = join(making.folder, `made.${wanted.form}`)
  if (wanted.kind === 'chamber') {
    // The person may have lost the role of an owner after asking for the export.
    if (reader.role !== 'owner') throw new Forbidden()
    const zip = openZip(path)
    await addChamber(zip, needs, reader, making)
    return { path, size: await zip.close(), name: fileNameOf(`${chamber} ${day}.zip`) }
  }
  if (wanted.kind === 'person') {
    const zip = openZip(path)
    await addPerson(zip, needs, reader, making)
    return { path, size: await zip.close(), name: fileNameOf(`My data ${day}.zip`) }
  }
  if (!wanted.matter_id) throw new NotFound()
  const content = await readMatter(needs, reader, wanted.matter_id)
  const ofOrders = wanted.kind === 'orders'
  const name = fileNameOf(`${content.label}${ofOrders ? ' orders' : ''} ${day}.${wanted.form}`)
  if (wanted.form === 'pdf') {
    const layers = textLayersFor(needs, reader)
    const parts = ofOrders ? orderParts(content.orders, layers.ofOrder) : matterParts(content, layers)
    const head = bundleHead(content, [chamber, day.split('-').reverse().join('-')].filter(Boolean).join(' · '))
    const bundle = await makeBundle(head, parts, { files: needs.files, owner: reader.chamberId, ...making })
    return { path: bundle.path, size: bundle.size, name }
  }
  const zip = openZip(path)
  if (ofOrders) await addOrders(zip, '', content.orders, needs.files)
  else await addMatter(zip, '', content, needs)
  return { path, size: await zip.close(), name }
}

function textLayersFor({ db }: Needs, reader: Reader): TextLayers {
  const { chamberId } = reader
  const list = (item: Item) => db.asChamber(reader, (tx) => listTextLayer(tx, item))
  return {
    ofOrder: ({ id, copy_key }) => list({ kind: 'order', id, chamberId: copy_key ? chamberId : null }),
    ofDocument: (id) => list({ kind: 'document', id, chamberId }),
  }
}

export function createTakeoutMaking(needs: Needs & Pick<Context, 'events' | 'emit'>) {
  const { db, clock, files, events, emit, log } = needs

  /** Returns false if the person removed the export. */
  const progress = ({ chamber_id: chamberId, id: takeout_id }: TakeoutValues, done: number, total: number) =>
    db.asChamber(chamberId, async (tx) => {
      await events.announce(tx, chamberId, { type: 'takeout.progress', takeout_id, done, total })
      return takeoutsRepo(tx, chamberId).update(takeout_id, { state: 'running', done, total })
    })

  const finish = (
    { chamber_id: chamberId, id, matter_id, asked_by }: TakeoutValues,
    state: 'ready' | 'failed',
    changes: Partial<TakeoutValues>,
  ) =>
    db.asChamber(chamberId, async (tx) => {
      if (!(await takeoutsRepo(tx, chamberId).update(id, { ...changes, state }))) return false
      const detail = { person: asked_by }
      const subject = { kind: 'takeout', id }
      await emit(tx, { chamberId }, { type: `takeout.${state}`, matterId: matter_id, subject, detail })
      return true
    })

  return {
    async make({ chamberId, id }: { chamberId: ChamberId; id: TakeoutId }, attempt: Try): Promise<void> {
      const asked = await db.asChamber(chamberId, async (tx) => {
        const repo = takeoutsRepo(tx, chamberId)
        const row = await repo.find(id)
        return row && { row, role: await repo.findRole(row.asked_by) }
      })
      if (!asked || asked.row.state === 'ready') return
      const { row, role } = asked
      if (!role) return void (await finish(row, 'failed', { problem: 'Whoever asked for it has left the chamber.' }))

      const stop = new AbortController()
      const signal = AbortSignal.any([attempt.signal, stop.signal])
      let lastProgressAt = 0
      const onProgress = async (done: number, total: number) => {
        const now = performance.now()
        if (now - lastProgressAt < notifyEveryMs && done < total) return
        lastProgressAt = now
        if (!(await progress(row, done, total))) stop.abort()
      }
      try {
        await withWorkFolder(async (folder) => {
          const reader = { chamberId, personId: row.asked_by, role }
          const made = await makeFile(needs, reader, row, { folder, signal, onProgress })
          const key = `chambers/${chamberId}/takeouts/${id}.${row.form}`
          await files.putStream(key, createReadStream(made.path), mediaTypes[row.form], (await stat(made.path)).size)
          const ready = { name: made.name, size: made.size, file_key: key, ready_at: clock.now() }
          if (!(await finish(row, 'ready', ready))) await files.remove(key)
        })
      } catch (error) {
        if (stop.signal.aborted) return
        const isFinal = error instanceof AppError
        if (!isFinal && !attempt.isLast) throw error
        log.warn({ error, takeout: id }, 'An export could not be made')
        await finish(row, 'failed', {
          problem: isFinal ? error.message : 'It could not be made. Try again later.',
        })
      }
    },

    async forgetExpired(): Promise<void> {
      const now = clock.now()
      for (const id of await chambersWith(db, 'cleanup', takeout, lte(takeout.expires_at, now))) {
        const keys = await db.asChamber(id, (tx) => takeoutsRepo(tx, id).removeExpired(now))
        for (const key of keys) await files.remove(key)
      }
    },
  }
}
