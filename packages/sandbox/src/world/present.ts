import { createHash } from 'node:crypto'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { kinds } from './kinds.ts'
import type { CaseFile, Sitting, WorldCase, WorldOrder } from './types.ts'

/** The name is a hash, so that it stays the same after a restart. */
export const fileNameOf = (caseId: string, orderNumber: number) =>
  createHash('sha384').update(`order ${caseId} ${orderNumber}`).digest('base64')

export const benchNames = (sitting: Pick<Sitting, 'judges'>) => sitting.judges.map((judge) => judge.name).join(' and ')

const documentIdOf = (file: CaseFile, orderNumber: number) => 8_000_000 + file.serial * 100 + orderNumber

export function ordersOf(file: CaseFile, sittings: Sitting[]): WorldOrder[] {
  const orders: WorldOrder[] = []
  for (const sitting of sittings) {
    if (!sitting.order) continue
    const number = orders.length + 1
    orders.push({
      number,
      date: sitting.date,
      judge: benchNames(sitting),
      kind: sitting.disposal ? 'judgment' : 'order',
      language: sitting.language,
      paragraphs: sitting.order,
      documentId: documentIdOf(file, number),
      file: fileNameOf(file.id, number),
      isScanned: sitting.isScanned ?? false,
    })
  }
  return orders
}

export function presentCase(file: CaseFile, planned: Sitting[], today: CourtDate): WorldCase {
  const sittings = planned.filter((sitting) => sitting.date < today)
  const coming = planned[sittings.length]
  const last = sittings.at(-1)
  const decided = last?.disposal ? last : null
  const next = last?.reserves ? undefined : coming
  return {
    ...file,
    documents: file.documents.filter((document) => document.receivedOn < today),
    applications: file.applications.filter((application) => application.filedOn < today),
    status: decided ? 'disposed' : 'pending',
    stage: decided
      ? 'DISPOSED'
      : last?.reserves
        ? 'JUDGMENT RESERVED'
        : (next?.purpose ?? kinds[file.caseType.kind].stages.fresh),
    judges: (last ?? coming)?.judges ?? [],
    sittings,
    firstHearingDate: planned[0]?.date ?? null,
    nextHearingDate: next?.date ?? null,
    nextListing: null,
    decisionDate: decided?.date ?? null,
    natureOfDisposal: decided?.disposal ?? null,
    shortOrder: last?.shortOrder ?? null,
    orders: ordersOf(file, sittings),
  }
}
