import type { BundleFile } from '@peshi/contract/papers/filing-bundles'
import type { Filing } from '@peshi/contract/papers/filings'
import { formOf } from '@peshi/contract/papers/filings/court-forms'
import type { FilingBundleId, FilingId, MatterId } from '@peshi/contract/platform/ids'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { makeFilingBundleJob } from './filing-bundles.jobs.ts'
import { filingBundlesRepo } from './filing-bundles.repo.ts'
import { createFilingRecord, subjectOf } from './filing-record.ts'
import { formFor } from './filings.present.ts'
import { filingsRepo } from './filings.repo.ts'
import { mostBytesOfPapers, toMegabytes } from './make-filing-bundle.ts'

export function createFilingBundles(context: Pick<Context, 'db' | 'clock' | 'emit' | 'queue' | 'services'>) {
  const { db, clock, emit, queue, services } = context
  const { signFor } = services.fileAddresses
  const { read } = createFilingRecord(context)

  return {
    async make(tx: Tx, actor: Actor, id: FilingId): Promise<Filing> {
      authorize(actor, 'create', 'Document')
      const filings = filingsRepo(tx, actor.chamberId)
      const { filing, court } = await filings.get(id)
      const repo = filingBundlesRepo(tx, actor.chamberId)
      if (filing.papers.length === 0)
        throw new Invalid('Add the papers of the filing first.', undefined, 'filing-no-papers')
      if (await repo.findInWork(id)) throw new Conflict('The bundle is being made already.', 'bundle-in-work')
      const files = await repo.listFiles(filing.papers.map(({ document_id }) => document_id))
      const bytes = files.reduce((sum, { size }) => sum + size, 0)
      if (bytes > mostBytesOfPapers) throw tooLarge(bytes)
      const form = formOf(court)
      const bundle = newId() as FilingBundleId
      await repo.insert({
        id: bundle,
        filing_id: id,
        matter_id: filing.matter_id,
        state: 'waiting',
        values: {},
        papers: filing.papers,
        form: formFor(form, await filings.findChecklist(form)),
        facts: [],
        volumes: [],
        first_pages: [],
        asked_by: actor.personId,
        asked_at: clock.now(),
      })
      await queue.enqueue(tx, makeFilingBundleJob, { chamberId: actor.chamberId, id: bundle }, { urgency: 'awaited' })
      await emit(tx, actor, { type: 'filing.bundle-asked', subject: subjectOf(id), matterId: filing.matter_id })
      return read(tx, actor, id)
    },

    async cancel(tx: Tx, actor: Actor, id: FilingId): Promise<Filing> {
      authorize(actor, 'create', 'Document')
      const { filing } = await filingsRepo(tx, actor.chamberId).get(id)
      const repo = filingBundlesRepo(tx, actor.chamberId)
      const found = await repo.findInWork(id)
      if (found && (await repo.update(found.id, { state: 'cancelled', ended_at: clock.now() })))
        await emit(tx, actor, { type: 'filing.bundle-cancelled', subject: subjectOf(id), matterId: filing.matter_id })
      return read(tx, actor, id)
    },

    /** The papers of the newest bundle of the matter, with their first and last page numbers. */
    listNumbered: (actor: Actor, matterId: MatterId) => {
      authorize(actor, 'read', 'Document')
      return db.asChamber(actor, async (tx) => {
        const found = await filingBundlesRepo(tx, actor.chamberId).findReady({ matterId })
        const firsts = new Map(found?.first_pages.map(({ paper_id, page }) => [paper_id, page]))
        const counts = new Map(found?.facts.map(({ paper_id, pages }) => [paper_id, pages]))
        return (found?.papers ?? []).flatMap(({ id, title, mark }) => {
          const first = firsts.get(id)
          return first === undefined ? [] : [{ title, mark, first, last: first + (counts.get(id) ?? 1) - 1 }]
        })
      })
    },

    listFiles: (actor: Actor, id: FilingId): Promise<BundleFile[]> => {
      authorize(actor, 'read', 'Document')
      return db.asChamber(actor, async (tx) => {
        await filingsRepo(tx, actor.chamberId).get(id)
        const repo = filingBundlesRepo(tx, actor.chamberId)
        const volumes = (await repo.findReady({ filingId: id }))?.volumes ?? []
        const files = volumes.length > 0 ? await repo.listFiles(volumes.map(({ document_id }) => document_id)) : []
        const sign = signFor(actor)
        return volumes.flatMap(({ number, document_id, version }) => {
          const found = files.find((file) => file.document_id === document_id)
          const ids = [document_id, String(version)]
          return found
            ? [{ number, name: found.name, file: sign('document', ids, true), download: sign('document', ids, false) }]
            : []
        })
      })
    },
  }
}

const tooLarge = (bytes: number) => {
  const values = { megabytes: String(toMegabytes(bytes)), most: String(toMegabytes(mostBytesOfPapers)) }
  return new Invalid(
    `The papers have ${values.megabytes} MB together, and a bundle holds ${values.most} MB. Scan the largest papers again at a lower resolution, or make two filings of them.`,
    undefined,
    'bundle-too-large',
  ).naming(values)
}
