import type { CitationCheck, CitationDraft } from '@peshi/contract/papers/citations'
import { prepareHeld } from '@peshi/contract/papers/citations/compare-quotation'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import type { ChamberId, JudgmentId, UploadId } from '@peshi/contract/platform/ids'
import { documentTextRepo } from '../../matters/documents/document-text.repo.ts'
import { documentsRepo } from '../../matters/documents/documents.repo.ts'
import { orderTexts } from '../../matters/orders/order-pages.repo.ts'
import { orderTitle } from '../../matters/orders/order-parts.ts'
import { ordersRepo } from '../../matters/orders/orders.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import { setPages } from '../../platform/export/pages.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { firsRepo } from '../../trackers/firs/firs.repo.ts'
import { checkAuthority, doubtCodes, joinPages, judge, needsText, readDraft } from './check-draft.ts'
import { toResultPage } from './citations.present.ts'
import { citationsRepo, type Held } from './citations.repo.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'services'>

export function createCitations({ db, clock, services: { documents } }: Needs) {
  async function check(tx: Tx, actor: Actor, asked: CitationDraft): Promise<CitationCheck> {
    const repo = citationsRepo(tx, actor.chamberId)
    const now = clock.now()
    const thisYear = Number(courtDateAt(now).slice(0, 4))
    const { name, pages } = await readPages(tx, actor.chamberId, asked)
    if (pages.every((page) => (page ?? '').trim() === ''))
      throw new Conflict('This document has no text that could be read.', 'citations-no-text')
    const reading = readDraft(joinPages(pages), thisYear)
    const byKey = reading.keys.length > 0 ? await repo.listByKeys(reading.keys) : new Map<string, Held[]>()
    const own =
      reading.neutralKeys.length > 0 ? await repo.listOwn(reading.neutralKeys, thisYear) : new Map<string, Held[]>()
    for (const [key, held] of own) byKey.set(key, [...held.filter(isOther(asked)), ...(byKey.get(key) ?? [])])
    const byName = reading.names.length > 0 ? await repo.listByNames(reading.names) : new Map<string, Held[]>()
    const authorities: CitationCheck['authorities'] = []
    for (const authority of reading.authorities) {
      const judged = judge(authority, { byKey, byName })
      const isCompared = judged.held?.has_text && judged.state !== 'other-case' && needsText(reading, authority)
      const text = isCompared && judged.held ? await readHeld(tx, actor.chamberId, judged.held) : null
      authorities.push(checkAuthority(reading, authority, judged, text === null ? null : prepareHeld(text)))
    }
    const firs = await firsRepo(tx, actor.chamberId).listByMatter(asked.matter_id)
    return {
      checked_at: now.toISOString(),
      name,
      pages: pages.length,
      unread_pages: pages.filter((page) => (page ?? '').trim() === '').length,
      indexed: await repo.countIndexed(),
      authorities,
      codes: doubtCodes(reading.draft, firs),
    }
  }

  return {
    check: (actor: Actor, asked: CitationDraft): Promise<CitationCheck> => {
      authorize(actor, 'read', 'Document')
      if (asked.order_id) authorize(actor, 'read', 'Order')
      return db.asChamber(actor, (tx) => check(tx, actor, asked))
    },

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
      const result = await this.check(actor, asked)
      const bytes = await setPages(new URL('./citations.typ', import.meta.url), toResultPage(result), {
        owner: actor.chamberId,
      })
      const day = toDayFirst(courtDateAt(clock.now()))
      const name = `Citations checked ${day}, ${result.name}`.replace(/[\\/:]/g, '-').slice(0, 150)
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
