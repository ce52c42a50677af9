import { caseLabel } from '@peshi/contract/courts/labels'
import type { Order } from '@peshi/contract/matters/orders'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { SignFile, StoredFile } from '../../platform/files/file-addresses.ts'
import type { OrderOfMatter } from './orders.repo.ts'

interface Of {
  matterId: MatterId
  uniqueId: string
}

type FileFields = 'copy_key' | 'file_key' | 'date' | 'kind'

export function fileOfOrder(
  { copy_key, file_key, date, kind }: Pick<OrderOfMatter, FileFields>,
  { uniqueId }: Of,
): StoredFile | null {
  const key = copy_key ?? file_key
  const name = `${caseLabel({ hc_name: '', unique_id: uniqueId }).replaceAll('/', '-')} ${date ?? ''} ${kind}.pdf`
  return key ? { key, mediaType: 'application/pdf', name } : null
}

export function presentOrder(row: OrderOfMatter, { matterId }: Of, sign: SignFile): Order {
  const gone = row.vanished_at ? 'The court’s list no longer shows this order.' : null
  return {
    ...row,
    _id: row.id,
    matter_id: matterId,
    document: row.copy_key ? 'ready' : row.document,
    problem: row.problem ?? gone,
    file: row.copy_key || row.file_key ? sign('order', [matterId, row.id], true) : null,
    check: row.copy_check,
    size: row.copy_size ?? row.size,
    pages: row.copy_key ? row.copy_pages : row.pages,
    has_text: row.copy_key ? row.copy_has_text : row.has_text,
    added_by_hand: row.copy_key !== null,
    seen_at: row.seen_at.toISOString(),
  }
}
