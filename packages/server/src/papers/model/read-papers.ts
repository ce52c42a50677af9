// The only place where texts are read for a model. Pages that may not be read by it are left out here.
import type { ModelAsked, ModelPaper } from '@peshi/contract/papers/model'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { clientNotesRepo } from '../../clients/client-notes/client-notes.repo.ts'
import { documentTextRepo } from '../../matters/documents/document-text.repo.ts'
import { documentsRepo } from '../../matters/documents/documents.repo.ts'
import { orderTexts } from '../../matters/orders/order-pages.repo.ts'
import { orderTitle } from '../../matters/orders/order-parts.ts'
import { type OrderOfMatter, ordersRepo } from '../../matters/orders/orders.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { NotFound } from '../../platform/errors.ts'
import type { PaperPage } from './prove-sentence.ts'

export interface Papers {
  papers: ModelPaper[]
  pages: PaperPage[]
  leftOut: number
}

type Wanted = Pick<ModelAsked, 'matter_id' | 'order_id' | 'client_note_id'>

interface Paper extends ModelPaper {
  texts: readonly (string | null)[]
}

/** About 15,000 tokens of a Latin text, so that models with a small context take it. */
const mostCharacters = 45_000

/** An order or a note alone if one is named, otherwise all papers of the matter, the newest first. */
export async function readPapers(tx: Tx, chamberId: ChamberId, wanted: Wanted): Promise<Papers> {
  const { caseId } = await ordersRepo(tx, chamberId).getMatter(wanted.matter_id)
  if (wanted.client_note_id) return fit([await readNote(tx, chamberId, wanted)])
  const readOrder = async (order: OrderOfMatter): Promise<Paper> => {
    const isCopy = order.copy_key !== null
    const texts = await orderTexts(tx, chamberId).listPages(order.id, { isCopy, isSure: true })
    return { kind: 'order', id: order.id, name: orderTitle(order), date: order.date, texts }
  }
  if (wanted.order_id) {
    if (!caseId) throw new NotFound()
    return fit([await readOrder(await ordersRepo(tx, chamberId).get(caseId, wanted.order_id))])
  }
  const read: Paper[] = []
  for (const order of caseId ? await ordersRepo(tx, chamberId).listByCase(caseId) : [])
    read.push(await readOrder(order))
  const owner = { matter_id: wanted.matter_id, client_id: null }
  for (const { id, name, newest } of await documentsRepo(tx, chamberId).listByOwner(owner)) {
    const texts = await documentTextRepo(tx, chamberId).listSurePages({ document_id: id, version: newest })
    read.push({ kind: 'document', id, name: name.replace(/\s+/g, ' '), date: null, texts })
  }
  return fit(read)
}

async function readNote(tx: Tx, chamberId: ChamberId, { matter_id, client_note_id }: Wanted): Promise<Paper> {
  const { note } = await clientNotesRepo(tx, chamberId).get(client_note_id as NonNullable<typeof client_note_id>)
  if (note.matter_id !== matter_id || note.approved_at) throw new NotFound()
  return { kind: 'client-note', id: note.id, name: '', date: note.date, texts: [note.text_en] }
}

/**
 * Keeps the first and the last pages of a single long paper, because an order begins with the prayer and ends with the
 * decision.
 */
function fit(papers: readonly Paper[]): Papers {
  const all = papers.flatMap(({ texts }, paper) => texts.map((text, at) => ({ paper, page: at + 1, text })))
  const readable = all.filter((page): page is PaperPage => (page.text ?? '').trim() !== '')
  const isSingle = papers.length === 1
  const kept = new Set<PaperPage>()
  let left = mostCharacters
  for (let [first, last] = [0, readable.length - 1]; first <= last; ) {
    const page = readable[isSingle && kept.size % 2 === 1 ? last : first]
    if (!page || page.text.length > left) break
    if (isSingle && kept.size % 2 === 1) last--
    else first++
    kept.add(page)
    left -= page.text.length
  }
  const sent = [...new Set(readable.filter((page) => kept.has(page)).map(({ paper }) => paper))]
  const pages = readable.filter((page) => kept.has(page)).map((page) => ({ ...page, paper: sent.indexOf(page.paper) }))
  const named = papers.map(({ texts: _, ...paper }) => paper).filter((_, paper) => sent.includes(paper))
  return { papers: named, pages, leftOut: all.length - pages.length }
}
