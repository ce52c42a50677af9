import { caseLabel } from '@peshi/contract/courts/labels'
import type { Order } from '@peshi/contract/matters/orders'
import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import type { FileAddresses } from '../../platform/files/signed-address.ts'
import type { OrderOfMatter } from './orders.repo.ts'

interface Of {
  chamberId: ChamberId
  matterId: MatterId
  uniqueId: string
}

export function presentOrder(
  row: OrderOfMatter,
  { chamberId, matterId, uniqueId }: Of,
  sign: FileAddresses['sign'],
): Order {
  const key = row.copy_key ?? row.file_key
  const name = `${caseLabel({ hc_name: '', unique_id: uniqueId }).replaceAll('/', '-')} ${row.date ?? ''} ${row.kind}.pdf`
  const gone = row.vanished_at ? 'The court’s list no longer shows this order.' : null
  return {
    ...row,
    _id: row.id,
    matter_id: matterId,
    document: row.copy_key ? 'ready' : row.document,
    problem: row.problem ?? gone,
    file: key && sign({ chamberId, key, mediaType: 'application/pdf', name, inline: true }),
    size: row.copy_size ?? row.size,
    pages: row.copy_key ? row.copy_pages : row.pages,
    has_text: row.copy_key ? row.copy_has_text : row.has_text,
    added_by_hand: row.copy_key !== null,
    seen_at: row.seen_at.toISOString(),
  }
}
