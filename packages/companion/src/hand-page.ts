import {
  type DroppedPage,
  keepDroppedPage,
  mostPageBytes,
  type ReadingProgress,
  readDroppedPage,
} from '@peshi/contract/matters/dropped-pages'
import type { Matter } from '@peshi/contract/matters/matters'
import { call, Refused } from './peshi.ts'

type Keep = 'case' | 'order' | 'listings' | 'changes'

export interface Handed {
  page: DroppedPage
  /** The chamber's matters that got what the page says. */
  matters: Pick<Matter, '_id' | 'title'>[]
  /** Adds the page's only case or order as a new matter; null if the chamber has it, or if there are several. */
  add: (() => Promise<Matter[]>) | null
}

/** Peshi reads the page, and the chamber's own matters get what it says. Throws `Refused`. */
export async function handPage(file: File, token: string, onProgress: (of: ReadingProgress) => void): Promise<Handed> {
  if (file.size > mostPageBytes) throw new Refused('too-large', '')
  const name = file.name.slice(0, 300)
  const body = new Blob([file], { type: 'application/octet-stream' })
  const keep = async (keep: Keep, chosen: Record<string, string>) =>
    (await call(keepDroppedPage, { query: { name, keep, ...chosen }, body }, token)).data

  let page: DroppedPage | null = null
  while (!page) {
    const reply = await call(readDroppedPage, { query: { name }, body }, token)
    if (reply.progress) onProgress(reply.progress)
    page = reply.data
  }
  const { cases, order } = page
  const matters: Matter[] = []
  for (const [at, { known }] of cases.entries())
    if (known) matters.push(...(await keep('case', { picks: String(at), matter_id: known._id })))
  if (order?.known) matters.push(...(await keep('order', { matter_id: order.known._id })))
  const listed = page.listings.filter(({ known }) => known !== null).map(({ at }) => at)
  if (listed.length > 0) matters.push(...(await keep('listings', { picks: listed.slice(0, 50).join(',') })))
  const changed = page.changes.flatMap(({ known }, at) => (known.length > 0 ? [at] : []))
  if (changed.length > 0) matters.push(...(await keep('changes', { picks: changed.slice(0, 50).join(',') })))

  const isNewCase = cases.length === 1 && !cases[0]?.known
  const isNewOrder = cases.length === 0 && order !== null && !order.known
  const add = isNewCase ? () => keep('case', { picks: '0' }) : isNewOrder ? () => keep('order', {}) : null
  return { page, matters, add }
}
