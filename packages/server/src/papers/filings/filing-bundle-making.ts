// Makes the bundle of a filing in a job, and keeps its volumes as documents of the matter.
// - The papers, their order and the court's form are those of the moment when a person asked.
// - A cancelled bundle stops the work: the next report of progress changes no row.
// - The work folder has the name of the bundle, so that a job that runs again after a killed process goes on in it.
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PaperFacts, VolumeFacts } from '@peshi/contract/papers/filings/filing-facts'
import type { FilingKind } from '@peshi/contract/papers/filings/filing-kinds'
import { abilitiesFor } from '@peshi/contract/platform/abilities'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { ChamberId, FilingBundleId, UploadId } from '@peshi/contract/platform/ids'
import type { StoredPaper } from '../../matters/bundles/fetch-paper.ts'
import { listTextLayer } from '../../matters/recognised-pages/recognised-pages.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { AppError, NotFound } from '../../platform/errors.ts'
import { isPicture } from '../../platform/files/picture-pages.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Try } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { fileNameOf } from '../../platform/uploads/clean-file-name.ts'
import { fieldsOf } from '../drafts/fields-of-matter.ts'
import { readFacts } from '../drafts/read-facts.ts'
import { type FilingBundleValues, filingBundlesRepo } from './filing-bundles.repo.ts'
import { subjectOf } from './filing-record.ts'
import { type FilingRow, filingsRepo } from './filings.repo.ts'
import {
  type FilingCover,
  type FilingPaper,
  FilingRefused,
  type FilingVolume,
  type MadeFiling,
  makeFilingBundle,
} from './make-filing-bundle.ts'

const notifyEveryMs = 700
const folderStart = 'peshi-filing-'
const folderDays = 2

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'files' | 'log' | 'events' | 'emit' | 'services'>

export function createFilingBundleMaking(context: Needs) {
  const { config, db, clock, files, log, events, emit, services } = context
  const { uploads, documents } = services

  /** Returns false if the bundle was cancelled or deleted. */
  const progress = ({ chamber_id: chamberId, id, filing_id }: FilingBundleValues, done: number, total: number) =>
    db.asChamber(chamberId, async (tx) => {
      await events.announce(tx, chamberId, { type: 'filing-bundle.progress', filing_id, done, total })
      return filingBundlesRepo(tx, chamberId).update(id, { state: 'running', done_pages: done, all_pages: total })
    })

  async function fail(row: FilingBundleValues, { problem, values }: Pick<FilingRefused, 'problem' | 'values'>) {
    const { chamber_id: chamberId, id, filing_id, matter_id } = row
    await db.asChamber(chamberId, async (tx) => {
      const changes = { state: 'failed' as const, problem, values, ended_at: clock.now() }
      if (!(await filingBundlesRepo(tx, chamberId).update(id, changes))) return
      const subject = subjectOf(filing_id)
      await emit(tx, { chamberId }, { type: 'filing.bundle-failed', subject, matterId: matter_id, detail: { problem } })
    })
  }

  /** Adds each volume as a new version of the same volume of the bundle before, or as a new document. */
  async function keepVolumes(actor: Actor, row: FilingBundleValues, made: MadeFiling, name: string): Promise<void> {
    const count = made.volumes.length
    const ids = await uploads.keepMade(
      actor,
      made.volumes.map(({ path, bytes, number }) => ({
        name: fileNameOf(`${name}${count > 1 ? ` volume ${number}` : ''}.pdf`),
        size: bytes,
        path,
      })),
    )
    const isKept = await db
      .asChamber(actor, async (tx) => {
        const repo = filingBundlesRepo(tx, actor.chamberId)
        const before = (await repo.findReady({ filingId: row.filing_id }))?.volumes ?? []
        const live = await repo.listFiles(before.map(({ document_id }) => document_id))
        const volumes: VolumeFacts[] = []
        for (const [at, volume] of made.volumes.entries()) {
          const upload = ids[at]
          const known = live.find(({ document_id }) => document_id === before[at]?.document_id)
          if (upload) volumes.push(await keepOne(tx, actor, row, { volume, upload, known: known?.document_id }))
        }
        const changes = { state: 'ready' as const, volumes, first_pages: made.firstPages, ended_at: clock.now() }
        if (!(await repo.update(row.id, changes))) throw new Cancelled()
        const subject = subjectOf(row.filing_id)
        await emit(tx, actor, { type: 'filing.bundle-made', subject, matterId: row.matter_id })
      })
      .then(
        () => true,
        async (error: unknown) => {
          await uploads.drop(actor, ids)
          if (error instanceof Cancelled) return false
          throw error
        },
      )
    if (!isKept) log.info({ bundle: row.id }, 'A bundle was cancelled before it was kept')
  }

  async function keepOne(
    tx: Tx,
    actor: Actor,
    { matter_id }: FilingBundleValues,
    {
      volume: { path: _, ...volume },
      upload,
      known,
    }: { volume: FilingVolume; upload: UploadId; known: VolumeFacts['document_id'] | undefined },
  ): Promise<VolumeFacts> {
    const repo = filingBundlesRepo(tx, actor.chamberId)
    if (known) {
      await documents.addVersion(tx, actor, known, { upload_id: upload }).catch((error: unknown) => {
        // The same papers make the same file, which is there already.
        if (!(error instanceof AppError && error.code === 'same-file')) throw error
      })
    }
    const document_id =
      known ??
      (await documents.create(tx, actor, { matter_id, upload_ids: [upload], folder: '', tags: [] })).data[0]?._id
    const [file] = document_id ? await repo.listFiles([document_id]) : []
    if (!file) throw new NotFound()
    return { ...volume, document_id: file.document_id, version: file.version }
  }

  async function listPapers(tx: Tx, chamberId: ChamberId, row: FilingBundleValues): Promise<FilingPaper[]> {
    const found = await filingBundlesRepo(tx, chamberId).listFiles(row.papers.map(({ document_id }) => document_id))
    const versions = new Map(found.map((file) => [file.document_id, file]))
    return row.papers.map(({ id: paper_id, document_id, title, mark }) => {
      const file = versions.get(document_id)
      const listRecognised = () =>
        db.asChamber(chamberId, (own) => listTextLayer(own, { kind: 'document', id: document_id, chamberId }))
      const stored: StoredPaper | null = file
        ? isPicture(file.media_type)
          ? { kind: 'picture', key: file.file_key, mediaType: file.media_type, listRecognised }
          : { kind: 'file', key: file.file_key, listRecognised }
        : null
      const name = mark && !title.includes(mark) ? `Annexure ${mark}: ${title}` : title
      return { paper_id, document_id, version: file?.version ?? 0, title: name, stored }
    })
  }

  async function coverOf(actor: Actor, { filing }: FilingRow): Promise<FilingCover> {
    const facts = await readFacts(context, actor, filing.matter_id)
    const fields = fieldsOf(facts, 'en')
    const say = (name: keyof typeof fields) => (typeof fields[name] === 'string' ? fields[name] : '')
    return {
      court: say('court_name'),
      number: say('case_number'),
      causeTitle:
        [say('petitioner_name'), say('respondent_name')].filter(Boolean).join(' versus ') || say('case_title'),
      kind: filing.title ?? kinds[filing.kind],
      filedBy: [say('client_name'), say('client_role')].filter(Boolean).join(', '),
      advocate: say('advocate_name'),
      place: say('court_place'),
      date: toDayFirst(facts.today),
    }
  }

  async function takeUp(chamberId: ChamberId, id: FilingBundleId) {
    return db.asChamber(chamberId, async (tx) => {
      const repo = filingBundlesRepo(tx, chamberId)
      const row = await repo.find(id)
      if (!row || (row.state !== 'waiting' && row.state !== 'running')) return null
      const member = await repo.findMember(row.asked_by)
      return { row, member, papers: await listPapers(tx, chamberId, row) }
    })
  }

  return {
    async make({ chamberId, id }: { chamberId: ChamberId; id: FilingBundleId }, attempt: Try): Promise<void> {
      await removeOldFolders(clock.now())
      const folder = join(tmpdir(), `${folderStart}${id}`)
      const taken = await takeUp(chamberId, id)
      if (!taken) return rm(folder, { recursive: true, force: true })
      const { row, member, papers } = taken
      if (!member) return fail(row, new FilingRefused('interrupted'))
      const { role, switches } = member
      const actor: Actor = {
        chamberId,
        personId: row.asked_by,
        role,
        abilities: abilitiesFor(role, switches),
        signInId: '',
      }

      const stop = new AbortController()
      const signal = AbortSignal.any([attempt.signal, stop.signal])
      let lastProgressAt = 0
      const onProgress = async (done: number, total: number) => {
        const now = performance.now()
        if (now - lastProgressAt < notifyEveryMs && done < total) return
        lastProgressAt = now
        if (!(await progress(row, done, total))) stop.abort()
      }
      const onFacts = async (facts: PaperFacts[]) => {
        await db.asChamber(chamberId, (tx) => filingBundlesRepo(tx, chamberId).update(id, { facts }))
        await onProgress(
          0,
          facts.reduce((sum, { pages }) => sum + pages, 0),
        )
      }
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const filing = await db.asChamber(actor, (tx) => filingsRepo(tx, chamberId).get(row.filing_id))
        const cover = await coverOf(actor, filing)
        const most = row.form.most_megabytes ? row.form.most_megabytes * 1024 * 1024 : config.mostFileBytes
        const form = { ...row.form, mostBytes: Math.min(most, config.mostFileBytes) }
        const making = { files, owner: chamberId, folder, signal, onProgress, onFacts }
        const made = await makeFilingBundle(cover, papers, form, making)
        await keepVolumes(actor, row, made, `${cover.kind} ${cover.date}`)
      } catch (error) {
        if (stop.signal.aborted) return rm(folder, { recursive: true, force: true })
        const refused = refusalOf(error)
        if (!refused && !attempt.isLast) throw error
        log.warn({ error, bundle: id }, 'A bundle could not be made')
        await fail(row, refused ?? new FilingRefused('interrupted'))
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

class Cancelled extends Error {}

/** Covers are in English, as the index of a registry is. */
const kinds: Record<FilingKind, string> = {
  slp: 'Special leave petition',
  writ: 'Writ petition',
  appeal: 'Appeal',
  revision: 'Revision',
  bail: 'Bail application',
  suit: 'Plaint',
  company: 'Company petition',
  application: 'Application',
  other: 'Paper book',
}

function refusalOf(error: unknown): FilingRefused | null {
  if (error instanceof FilingRefused) return error
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return new FilingRefused('no-space')
  if (error instanceof AppError && error.code === 'storage-full') return new FilingRefused('no-space')
  return null
}

/** Folders of bundles whose job did not run again. */
async function removeOldFolders(now: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(folderStart)) continue
    const path = join(tmpdir(), name)
    const found = await stat(path).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > folderDays * 86_400_000)
      await rm(path, { recursive: true, force: true })
  }
}
