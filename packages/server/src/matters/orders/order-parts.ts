import { toDayFirst } from '@peshi/contract/platform/dates'
import type { RecognisedPage } from '../../platform/recognition/recognition.ts'
import type { BundlePart } from '../bundles/make-bundle.ts'
import type { OrderOfMatter } from './orders.repo.ts'

const whyNone: Record<OrderOfMatter['document'], string> = {
  queued: 'The document is not fetched from the court yet.',
  'by-hand': 'The court does not let programs fetch this document. Download it from the court’s site and add it here.',
  missing: 'The court lists this order without a document.',
  failed: 'The document is not available from the court yet.',
  ready: 'The document was removed.',
}

export const fileKeyOf = (order: Pick<OrderOfMatter, 'copy_key' | 'file_key'>) => order.copy_key ?? order.file_key

export const orderTitle = ({ kind, number }: Pick<OrderOfMatter, 'kind' | 'number'>) =>
  [kind === 'judgment' ? 'Judgment' : 'Order', number].filter(Boolean).join(' ')

export const orderParts = (
  orders: readonly OrderOfMatter[],
  listRecognised: (order: OrderOfMatter) => Promise<RecognisedPage[]>,
): BundlePart[] =>
  orders.toReversed().map((order): BundlePart => {
    const head = { title: orderTitle(order), under: order.judge ?? '', date: order.date ? toDayFirst(order.date) : '' }
    const key = fileKeyOf(order)
    return key
      ? { ...head, kind: 'file', key, listRecognised: () => listRecognised(order) }
      : { ...head, kind: 'missing', reason: whyNone[order.document] }
  })
