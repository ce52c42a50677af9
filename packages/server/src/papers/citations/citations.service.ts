import type { CitationCheck, CitationDraft } from '@peshi/contract/papers/citations'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import type { ChamberId, JudgmentId, UploadId } from '@peshi/contract/platform/ids'
import { readWords } from '../../chamber/audit/send-table.ts'
import { documentTextRepo } from '../../matters/documents/document-text.repo.ts'
import { documentsRepo } from '../../matters/documents/documents.repo.ts'
import { mattersRepo } from '../../matters/matters/matters.repo.ts'
import { orderTexts } from '../../matters/orders/order-pages.repo.ts'
import { orderTitle } from '../../matters/orders/order-parts.ts'
import { ordersRepo } from '../../matters/orders/orders.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import { setPages } from '../../platform/export/pages.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { firsRepo } from '../../trackers/firs/firs.repo.ts'
import { compareApart, readApart } from './check-draft.process.ts'
import {
  type AskedAuthority,
  type DraftReading,
  doubtCodes,
  judge,
  type Lookup,
  listSections,
  needsText,
} from './check-draft.ts'
import { toResultPage } from './citations.present.ts'
import { citationsRepo, type Held } from './citations.repo.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'services'>

export function createCitations({ db, clock, services: { documents } }: Needs) {
  async function check(actor: Actor, asked: CitationDraft): Promise<CitationCheck> {
    authorize(actor, 'read', 'Document')
    if (asked.order_id) authorize(actor, 'read', 'Order')
    const { chamberId } = actor
    const now = clock.now()
    const thisYear = Number(courtDateAt(now).slice(0, 4))
    const { name, pages } = await db.asChamber(actor, (tx) => readPages(tx, chamberId, asked))
    if (pages.every((page) => (page ?? '').trim() === ''))
      throw new Conflict('This document has no text that could be read.', 'citations-no-text')
    const reading = await readApart(pages, thisYear, chamberId)
    const { lookup, codes, indexed } = await db.asChamber(actor, async (tx) => ({
      lookup: await look(tx, chamberId, asked, reading, thisYear),
      codes: doubtCodes(
        reading.mentions,
        await mattersRepo(tx, chamberId).get(asked.matter_id),
        await firsRepo(tx, chamberId).listByMatter(asked.matter_id),
      ),
      indexed: await citationsRepo(tx, chamberId).countIndexed(),
    }))
    const questions = reading.authorities.map((authority, at) => ({
      authority,
      quotations: reading.quotations.filter((one) => one.authority === at),
      judged: judge(authority, lookup),
    }))
    const authorities: CitationCheck['authorities'] = []
    while (authorities.length < questions.length) {
      const batch = await db.asChamber(actor, (tx) => withTexts(tx, chamberId, questions.slice(authorities.length)))
      authorities.push(...(await compareApart(pages, batch, chamberId)))
    }
    return {
      checked_at: now.toISOString(),
      name,
      pages: pages.length,
      unread_pages: pages.filter((page) => (page ?? '').trim() === '').length,
      indexed,
      authorities,
      codes,
      sections: listSections(reading.mentions),
    }
  }

  return {
    check,

    getJudgment: (actor: Actor, id: JudgmentId) => {
      authorize(actor, 'read', 'Document')
      return db.asChamber(actor, async (tx) => {
        const { id: _id, name_key: _, ...row } = await citationsRepo(tx, actor.chamberId).getJudgment(id)
        return { _id, ...row }
      })
    },

    /** Sets the result as a PDF and stores its file, before the transaction that adds the document. */
    async makePage(actor: Actor, asked: CitationDraft): Promise<UploadId[]> {
      authorize(actor, 'create', 'Document')
      const result = await check(actor, asked)
      const words = await db.asChamber(actor, (tx) => readWords(tx, actor.personId))
      const page = toResultPage(result, words)
      const bytes = await setPages(new URL('./citations.typ', import.meta.url), page, { owner: actor.chamberId })
      const said = words.say('citations:file_name', { date: page.date, name: page.name })
      const name = said.replace(/[\\/:]/g, '-').slice(0, 150)
      return documents.keepSent(actor, asked.matter_id, [{ name: `${name}.pdf`, bytes }])
    },

    async file(tx: Tx, actor: Actor, asked: CitationDraft, upload_ids: UploadId[]) {
      const input = { matter_id: asked.matter_id, upload_ids, folder: '', tags: [] }
      const { data, already } = await documents.create(tx, actor, input)
      const document_id = data[0]?._id ?? already[0]
      if (!document_id) throw new NotFound()
      return { document_id }
    },
  }
}

async function look(
  tx: Tx,
  chamberId: ChamberId,
  asked: CitationDraft,
  { keys, neutralKeys, names }: DraftReading,
  thisYear: number,
): Promise<Lookup> {
  const repo = citationsRepo(tx, chamberId)
  const byKey = keys.length > 0 ? await repo.listByKeys(keys) : new Map<string, Held[]>()
  const own = neutralKeys.length > 0 ? await repo.listOwn(neutralKeys, thisYear) : new Map<string, Held[]>()
  for (const [key, held] of own) byKey.set(key, [...held.filter(isOther(asked)), ...(byKey.get(key) ?? [])])
  return { byKey, byName: names.length > 0 ? await repo.listByNames(names) : new Map<string, Held[]>() }
}

/** A batch of judgments ends after this many characters, so that memory does not depend on their number. */
const batchCharacters = 4_000_000

async function withTexts(
  tx: Tx,
  chamberId: ChamberId,
  questions: readonly Omit<AskedAuthority, 'text'>[],
): Promise<AskedAuthority[]> {
  const batch: AskedAuthority[] = []
  let characters = 0
  for (const one of questions) {
    if (characters >= batchCharacters) break
    const { held, state } = one.judged
    const isCompared = held?.has_text && state !== 'other-case' && needsText(one)
    const text = isCompared ? await readHeld(tx, chamberId, held) : null
    characters += text?.length ?? 0
    batch.push({ ...one, text })
  }
  return batch
}

/** A draft is not held against itself. */
const isOther = (asked: CitationDraft) => (held: Held) =>
  (held.document_id === null || held.document_id !== asked.document_id) &&
  (held.order_id === null || held.order_id !== asked.order_id)

async function readPages(tx: Tx, chamberId: ChamberId, asked: CitationDraft) {
  const { matter_id, document_id, order_id, text } = asked
  const { caseId } = await ordersRepo(tx, chamberId).getMatter(matter_id)
  if (document_id) {
    const row = await documentsRepo(tx, chamberId).get(document_id)
    if (row.matter_id !== matter_id) throw new NotFound()
    const key = { document_id, version: row.newest }
    return { name: row.name, pages: await documentTextRepo(tx, chamberId).listSurePages(key) }
  }
  if (order_id) {
    if (!caseId) throw new NotFound()
    const order = await ordersRepo(tx, chamberId).get(caseId, order_id)
    const pages = await orderTexts(tx, chamberId).listPages(order_id, { isCopy: order.copy_key !== null, isSure: true })
    return { name: [orderTitle(order), order.date && toDayFirst(order.date)].filter(Boolean).join(', '), pages }
  }
  return { name: '', pages: [text] }
}

async function readHeld(tx: Tx, chamberId: ChamberId, held: Held): Promise<string | null> {
  if (held.judgment_id) return (await citationsRepo(tx, chamberId).getJudgment(held.judgment_id)).text
  const asked = { matter_id: held.matter_id, document_id: held.document_id, order_id: held.order_id, text: null }
  const { pages } = await readPages(tx, chamberId, asked as CitationDraft)
  return pages.map((page) => page ?? '').join('\n')
}
