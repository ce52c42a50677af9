import type { CourtOrder } from '@peshi/contract/courts/case-record'
import type { OrderDocument } from '../connector.ts'
import { CourtDown, PageChanged } from '../errors.ts'
import { tidy } from '../reading/text.ts'
import type { CourtResponse, CourtSession } from '../session.ts'
import { throwOnRefusal } from './refused.parse.ts'

const largest = 40_000_000

export async function readOrderDocument(order: CourtOrder, session: CourtSession): Promise<OrderDocument> {
  const { path } = order.ref
  if (!path) return { kind: 'missing' }
  return readPdf(await session.request(path, { maxBytes: largest, allowMissing: true }))
}

/** Without a document, some sites reply with status 200 and an empty body or a short sentence. */
export function readPdf(response: CourtResponse): OrderDocument {
  const bytes = withoutBom(response.bytes)
  if (response.status === 404 || bytes.length === 0) return { kind: 'missing' }
  if (startsWith(bytes, '%PDF')) {
    if (!hasEndMark(bytes)) throw new CourtDown('The document is incomplete')
    return { kind: 'pdf', bytes }
  }
  const { text } = response
  throwOnRefusal(text)
  const says = tidy(text.replace(/<[^>]*>/g, ' '))
  if (
    says === '' ||
    (says.length < 500 &&
      /\bnot (?:yet )?(?:uploaded|available|found|exist)|\bno (?:order|judge?ment|document|file|record)s?\b/i.test(
        says,
      ))
  ) {
    return { kind: 'missing' }
  }
  throw new PageChanged(`Instead of a document there is a page: ${says.slice(0, 80)}`)
}

function withoutBom(bytes: Uint8Array): Uint8Array {
  let start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  // Some replies have line breaks before the PDF.
  while (start < bytes.length && [0x0a, 0x0d, 0x20, 0x09].includes(bytes[start] ?? 0)) start++
  return start === 0 ? bytes : bytes.subarray(start)
}

const startsWith = (bytes: Uint8Array, mark: string) =>
  Buffer.from(bytes.subarray(0, mark.length)).toString('latin1') === mark

/** Some programs append bytes after the end mark of a PDF, so the last 4096 bytes are searched for the mark. */
const hasEndMark = (bytes: Uint8Array) => Buffer.from(bytes.subarray(-4096)).includes('%%EOF')
